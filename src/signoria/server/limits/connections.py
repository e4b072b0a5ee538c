"""Incoming connections: how many there may be, in all and from one address, before anything was asked on them."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Protocol

import structlog

from signoria.server.config.networks import networks
from signoria.server.config.settings import Settings
from signoria.server.limits.rate_limits import Bucket, counted_as
from signoria.server.protocol.refusals import Refused

WAITED = 1.0
"""Seconds that a request's head may take even when others have no room."""
TELL = 60.0
"""Seconds between two lines of the log about connections that were refused."""

log = structlog.get_logger(__name__)


class Waiting(Protocol):
    """A connection whose request has not come in yet."""

    def cut_off(self) -> None:
        """End it now."""


class ConnectionLimits:
    """Counts connections. A proxy that is trusted speaks for many visitors, so its own address is not counted."""

    def __init__(self, settings: Settings, room: int, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.clock = clock
        self._room = room
        self._open = 0
        self._of: Counter[str] = Counter()
        self._openings: dict[str, Bucket] = {}
        self._waiting: OrderedDict[Waiting, float] = OrderedDict()
        self._refused = 0
        self._told = self._swept = clock()
        self._proxies = [] if settings.public_url is None else networks(settings.proxies)

    @property
    def most_of_one(self) -> int:
        """Connections of one address: never more than half of all, so that there is room for others."""
        return min(self.settings.limits.address_connections, max(1, self._room // 2))

    def enter(self, address: str, connection: Waiting) -> Refused | None:
        """Count a new connection; why it is not let in, if so. It must `leave` in any case."""
        who = counted_as(address)
        self._open += 1
        self._of[who] += 1
        refused = self._refusal(address, who)
        if refused is None:
            self._waiting[connection] = self.clock()
        else:
            self._refused += 1
        return refused

    def _refusal(self, address: str, who: str) -> Refused | None:
        if not self._is_proxy(address):
            if not self._may_open(who):
                return Refused("refused-too-often", status=429)
            if self._of[who] > self.most_of_one:
                return Refused("refused-too-many-connections", status=429)
        if self._open > self._room and not self._make_room():
            return Refused("refused-full", status=503)
        return None

    def _is_proxy(self, address: str) -> bool:
        return bool(self._proxies) and any(ipaddress.ip_address(address) in network for network in self._proxies)

    def _may_open(self, who: str) -> bool:
        limits, now = self.settings.limits, self.clock()
        if who not in self._openings:
            self._openings[who] = Bucket(limits.openings, limits.openings_a_second, now)
        return self._openings[who].take(now)

    def _make_room(self) -> bool:
        """Cut off who has been sending a request's head for longest, if that is long at all."""
        for connection, since in self._waiting.items():
            if self.clock() - since < WAITED:
                return False
            self.asked(connection)
            connection.cut_off()
            return True
        return False

    def asked(self, connection: Waiting) -> None:
        """A connection's first request has come in, or never will."""
        self._waiting.pop(connection, None)

    def leave(self, address: str) -> None:
        who = counted_as(address)
        self._open -= 1
        self._of[who] -= 1
        if self._of[who] <= 0:
            del self._of[who]

    def sweep(self) -> None:
        """Say how many were refused, now and then, and forget addresses that have opened nothing for long."""
        now = self.clock()
        if self._refused and now - self._told >= TELL:
            log.warning("connections were refused", count=self._refused, open=self._open, room=self._room)
            self._told, self._refused = now, 0
        if now - self._swept >= TELL:
            self._swept = now
            self._openings = {who: bucket for who, bucket in self._openings.items() if not bucket.is_full(now)}
