"""Budgets: how many messages and looks a guest may send, on all sockets together, and all guests of one address."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakValueDictionary

from signoria.server.config.settings import Limits
from signoria.server.limits.rate_limits import Bucket, counted_as

SWEEP = 60.0
"""Seconds between two looks for budgets that need not be remembered."""


class Purse:
    """What one guest, or one address, may still ask for."""

    def __init__(self, limits: Limits, times: int, now: float) -> None:
        self.messages = Bucket(limits.messages * times, limits.messages_a_second * times, now)
        self.looks = Bucket(limits.previews * times, limits.previews_a_second * times, now)
        self.seconds = Bucket(limits.look_seconds * times, limits.look_seconds_a_second * times, now)

    def is_full(self, now: float) -> bool:
        return all(bucket.is_full(now) for bucket in (self.messages, self.looks, self.seconds))


class Budget:
    """What one socket may ask for: it pays from its guest's purse and from its address's."""

    def __init__(self, own: Purse, address: Purse, clock: Callable[[], float]) -> None:
        self._own = own
        self._address = address
        self._clock = clock

    def pay(self, cost: float) -> bool:
        """Pay for a message; False if its guest has sent too many."""
        if not self._own.messages.take(self._clock(), cost):
            return False
        self._address.messages.charge(self._clock(), cost)
        return True

    def pause(self) -> float:
        """Seconds to wait before the next message is read, because its address has sent too many.

        Nobody is thrown out for it: it may be the doing of a neighbour behind the same address.
        """
        return self._address.messages.lacks(self._clock(), 0.0)

    def may_look(self) -> bool:
        """Pay for a look, unless there were too many or they took too long to work out."""
        now, purses = self._clock(), (self._own, self._address)
        if any(purse.looks.lacks(now) or purse.seconds.lacks(now, 0.0) for purse in purses):
            return False
        for purse in purses:
            purse.looks.charge(now, 1.0)
        return True

    def charge_look(self, seconds: float) -> None:
        """Pay for the time that a look has taken to be worked out."""
        for purse in (self._own, self._address):
            purse.seconds.charge(self._clock(), seconds)


class Budgets:
    """The purses of all who have been here lately; a new connection brings no new one."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._purses: WeakValueDictionary[str, Purse] = WeakValueDictionary()
        self._kept: dict[str, Purse] = {}
        self._swept = clock()

    def of(self, guest: str | None, address: str) -> Budget:
        """The budget of a socket; one that is no guest's has a purse of its own beside its address's."""
        self._sweep()
        own = self._new(1) if guest is None else self._purse(f"guest {guest}", 1)
        return Budget(own, self._purse(f"address {counted_as(address)}", self._limits.address_guests), self._clock)

    def _purse(self, whose: str, times: int) -> Purse:
        purse = self._purses.get(whose) or self._new(times)
        self._purses[whose] = self._kept[whose] = purse
        return purse

    def _new(self, times: int) -> Purse:
        return Purse(self._limits, times, self._clock())

    def _sweep(self) -> None:
        """Forget purses that are full again and that no socket holds: who comes back is given the same."""
        now = self._clock()
        if now - self._swept >= SWEEP:
            self._swept = now
            self._kept = {whose: purse for whose, purse in self._kept.items() if not purse.is_full(now)}
