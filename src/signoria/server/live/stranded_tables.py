"""Stranded tables: a game begun with other rules or components cannot go on, but can be read, closed and taken away.

Nothing here follows the game: that would need the rules it was begun with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from signoria.core.play.fair_deal import NO_NONCE, Deal
from signoria.core.play.game_record import BY_LOT, FORMAT, position_line, with_check
from signoria.core.play.options import word
from signoria.core.play.starting import dealt_generator
from signoria.server.live.house import House
from signoria.server.live.loading import charter_of, is_stranded, read_rows
from signoria.server.protocol.facts import TableFacts
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Conflict, EntryRow, GuestRow, TableChange, TableRow
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.frames import Attendance, table_facts
from signoria.server.tables.table import Table

OF_THE_GAME = (entries.Started, entries.Decided, entries.Undone, entries.TakenBack, *entries.PRIVATE)
"""What cannot be followed without the rules; all else happens to the table."""
UNDO = "undo"
"""In a record that was made without the rules: how much was taken back is for the rules to say."""


@dataclass(frozen=True)
class Stranded:
    """A stranded table: its row, its log, and who sits there."""

    row: TableRow
    log: list[Entry]
    table: Table
    old_url: str | None = None
    """Where the version before serves such games, if it still does."""

    @property
    def is_running(self) -> bool:
        return self.row.status in ("waiting", "playing")

    @property
    def facts(self) -> TableFacts:
        """The table as everybody may know it; nobody is there."""
        goes_on_at = f"{self.old_url.rstrip('/')}/t/{self.row.id}" if self.old_url and self.is_running else None
        return replace(table_facts(self.table, Attendance()), stranded=True, goes_on_at=goes_on_at)

    def must_belong(self, guest: GuestRow | None) -> None:
        """Only its host and those who sat there."""
        if guest is None:
            raise Refused("refused-no-guest", status=401)
        if guest.id != self.row.host_id and not self.table.seats_of_guest(guest.id):
            raise Refused("refused-not-seated", status=403)

    def record(self) -> str:
        """The whole game as text, from its log, under the rules it was begun with."""
        table, row = self.table, self.row
        nonces = tuple(seat.nonce or NO_NONCE for seat in table.seats)
        deal = Deal(row.secret, nonces)
        lines = [
            FORMAT,
            f"game {row.game}",
            f"rules {row.rules_version}",
            f"components {row.components}",
            f"seats {row.seats}",
            f"options {' '.join(f'{name}={word(choice)}' for name, choice in row.options.items())}".rstrip(),
            *(f"name {seat} {table.name_of(seat)}" for seat in range(row.seats)),
        ]
        if row.position is None:
            lines += [f"first {BY_LOT}", f"seed {deal.seed}"]
        else:
            dealt = {} if table.taught else {"generator": dealt_generator(deal)}
            lines.append(position_line({**row.position, **dealt}))
        lines += [f"commitment {deal.commitment}", f"secret {deal.secret}", f"nonces {' '.join(nonces)}", ""]
        return with_check([*lines, *self._moves()])

    def _moves(self) -> list[str]:
        return [line for entry in self.log if (line := _move(entry)) is not None]


def _move(entry: Entry) -> str | None:
    """The line of a record that tells an entry, if one does."""
    match entry:
        case entries.Decided():
            return f"{entry.seat} {entry.move}"
        case entries.Undone():
            return f"{entry.seat} {UNDO}"
        case entries.TakenBack():
            return f"{entry.of} {UNDO} to {entry.decided}"
    return None


async def stranded_table(house: House, id: str) -> Stranded | None:
    """A table that is stranded; None if it is not."""
    stored = await house.store.tables.load(id)
    if stored is None or not is_stranded(stored.row):
        return None
    log = [entry for entry, _ in read_rows(await house.store.tables.entries(id, 0))]
    table = Table(charter_of(stored.row))
    for number, entry in enumerate(log):
        if not isinstance(entry, OF_THE_GAME):
            table.apply(entry, 0.0)
        table.seq = table.told = number + 1
    table.status = stored.row.status
    return Stranded(stored.row, log, table, house.settings.old_url)


async def stranded_record(house: House, id: str, guest: GuestRow | None) -> tuple[str, str]:
    """The game's name and its record: nobody may have it who could still play, with the rules of before."""
    stranded = await _must_be_stranded(house, id)
    if not any(isinstance(entry, entries.Started) for entry in stranded.log):
        raise Refused("refused-not-begun")
    if stranded.row.status not in ("over", "ended"):
        stranded.must_belong(guest)
        if stranded.row.status == "playing":
            raise Refused("refused-close-first")
    return stranded.row.game, stranded.record()


async def close_stranded(house: House, id: str, guest: GuestRow) -> None:
    """The host, or anybody who sat there, gives the table up for good."""
    stranded = await _must_be_stranded(house, id)
    stranded.must_belong(guest)
    if stranded.is_running and stranded.old_url:
        raise Refused("refused-goes-on", address=stranded.facts.goes_on_at)
    if not stranded.is_running:
        raise Refused("refused-closed" if stranded.row.status == "closed" else "refused-over")
    closed = entries.Closed()
    row = EntryRow(len(stranded.log) + 1, house.clock(), kind_of(closed), as_data(closed))
    try:
        await house.store.tables.append(id, [row], TableChange("closed", stranded.row.names))
    except Conflict:
        raise Refused("refused-closed") from None


async def _must_be_stranded(house: House, id: str) -> Stranded:
    stranded = await stranded_table(house, id)
    if stranded is None:
        raise Refused("refused-no-such-table", status=404)
    return stranded
