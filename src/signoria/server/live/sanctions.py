"""Who is banned, muted or to choose another name now: held in memory, since it is asked for at every request."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

from signoria.server.protocol.refusals import Refused
from signoria.server.store import Store
from signoria.server.store.order_rows import SanctionKind, SanctionRow
from signoria.server.store.sanctions import holding
from signoria.server.tables.names import look_alike

BANNED = 4403
"""With what a socket is closed whose person is banned."""
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Sanctions:
    """All that hold; read again whenever one may have changed."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self.hold(())

    async def read(self) -> set[str]:
        """Read them again; whom of those who were not banned before."""
        before = {guest for guest, kind in self._of if kind == "ban"}
        now = self._clock()
        self.hold(await self._store.read(lambda connection: holding(connection, now)))
        return {guest for guest, kind in self._of if kind == "ban"} - before

    def hold(self, sanctions: Iterable[SanctionRow]) -> None:
        """Let these hold, and no others."""
        self._of: dict[tuple[str, SanctionKind], SanctionRow] = {}
        self._cookies: dict[str, SanctionRow] = {}
        self._networks: list[tuple[Network, SanctionRow]] = []
        for row in sorted(sanctions, key=lambda row: (row.until is None, row.until or 0.0)):  # the longest last
            if row.network is not None:
                self._networks.append((ipaddress.ip_network(row.network), row))
            elif row.guest_id is not None:
                self._of[row.guest_id, row.kind] = row
                self._cookies.update(dict.fromkeys(row.cookies, row))

    def of(self, guest: str | None, kind: SanctionKind) -> SanctionRow | None:
        """What holds of this kind for somebody."""
        return None if guest is None else self._if_it_holds(self._of.get((guest, kind)))

    def ban_of_cookie(self, token_hash: str) -> SanctionRow | None:
        """The ban of who was signed out by it, and whose browser still sends this."""
        return self._if_it_holds(self._cookies.get(token_hash))

    def ban_of_address(self, address: str) -> SanctionRow | None:
        """What keeps guests at an address out."""
        if not self._networks:
            return None
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return None
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return next((row for network, row in self._networks if found in network and self._if_it_holds(row)), None)

    def _if_it_holds(self, row: SanctionRow | None) -> SanctionRow | None:
        return row if row is not None and row.holds(self._clock()) else None

    def must_be_welcome(self, guest: str | None) -> None:
        """Refused if somebody is banned."""
        if (ban := self.of(guest, "ban")) is not None:
            raise banned(ban)

    def must_be_heard(self, guest: str | None) -> None:
        """Refused if somebody is muted in the whole house."""
        if (mute := self.of(guest, "mute")) is not None:
            raise refused_for(mute, "refused-muted-in-house")

    def must_be_another(self, guest: str, name: str) -> None:
        """Refused if somebody chooses a name again that could not stay."""
        asked = self.of(guest, "name")
        if asked is not None and look_alike(asked.name, name):
            raise Refused("refused-name-forbidden", status=422)


def banned(ban: SanctionRow) -> Refused:
    """What a banned person is told, whatever they ask for: until when, and why."""
    return refused_for(ban, "refused-banned-address" if ban.kind == "address" else "refused-banned")


def refused_for(sanction: SanctionRow, message: str) -> Refused:
    """Until when, or that it is for good, and why; from `at` a page tells the time as its reader does."""
    until = "never"
    if sanction.until is not None:
        until = datetime.fromtimestamp(sanction.until, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return Refused(message, status=403, until=until, at=sanction.until or 0.0, why=sanction.why)
