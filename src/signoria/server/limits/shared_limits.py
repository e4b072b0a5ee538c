"""Limits that protect somebody, or the house: counted in the database, so that they hold over all its processes."""

from __future__ import annotations

from collections.abc import Callable

from signoria.server.config.settings import Limits
from signoria.server.limits.rate_limits import rate_of
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Store
from signoria.server.store.tallies import Rate, count_once, forget_tallies, whose

SHARED = (
    "new_guests",
    "sign_ins",
    "mails",
    "mails_to",
    "exports",
    "trials",
    "reports",
    "friend_asks",
    "invitations",
    "searches",
    "new_tables",
    "new_records",
)
"""The limits that are counted so. Each is about something that is written anyway, or that somebody tries to guess.

All others only keep one process from being flooded, and are counted there: `rate_limits.py`, `budgets.py`.
"""


class SharedLimiter:
    """Counts what visitors do, at whichever process; what was counted is kept over a restart."""

    def __init__(self, limits: Limits, store: Store, clock: Callable[[], float]) -> None:
        self.limits = limits
        self._store = store
        self._clock = clock

    async def check(self, what: str, who: str) -> None:
        """Refuse what is done too often; `what` is the name of a limit."""
        item = rate_of(getattr(self.limits, what))
        rate, key, now = Rate(item.amount, float(item.get_expiry())), whose(what, who), self._clock()
        if not await self._store.write_apart(lambda connection: count_once(connection, key, rate, now)):
            raise Refused("refused-too-often", status=429)

    async def forget(self) -> None:
        """Remove what counts no more."""
        now = self._clock()
        await self._store.write_apart(lambda connection: forget_tallies(connection, now))
