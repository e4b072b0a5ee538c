"""Faults: each is logged once with all that is known of it, then counted, so that trouble does not fill the log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import structlog
from prometheus_client import Counter

from signoria.server.protocol.refusals import Refused
from signoria.server.store.rows import Gone, Trouble

SAME = 60.0
"""Seconds in which the same fault is only counted."""
NOTED = "is_noted_by_signoria"
REMEMBERED = 100
"""Faults of different kinds or places that are remembered."""

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class _Told:
    at: float
    again: int = 0


@dataclass(slots=True)
class Seen:
    """A fault since the start: when it was first and last there, and how often."""

    first: float
    last: float
    times: int = 1


class FaultLog:
    """What went wrong on our side, by its kind and the place where it was noticed."""

    def __init__(self, clock: Callable[[], float], counted: Counter) -> None:
        self._clock = clock
        self._counted = counted
        self._told: dict[tuple[str, str], _Told] = {}
        self.seen: dict[tuple[str, str], Seen] = {}
        """By kind and place, those that came last at the end."""

    def note(self, place: str, error: BaseException, **facts: Any) -> None:
        """Log a fault, or count it if the same was logged within a minute."""
        setattr(error, NOTED, True)
        kind = type(error).__name__
        self._counted.labels(kind, place).inc()
        self.tell_counts()
        self._remember(kind, place)
        told = self._told.get((kind, place))
        if told is not None:
            told.again += 1
            return
        self._told[kind, place] = _Told(self._clock())
        log.error(place, exc_info=error, **facts)

    def _remember(self, kind: str, place: str) -> None:
        now = self._clock()
        seen = self.seen.pop((kind, place), None)
        self.seen[kind, place] = Seen(now, now) if seen is None else Seen(seen.first, now, seen.times + 1)
        if len(self.seen) > REMEMBERED:
            del self.seen[next(iter(self.seen))]

    def tell_counts(self, *, all: bool = False) -> None:
        """Say of faults that were logged more than a minute ago how often they happened again; with `all`, of each."""
        for (kind, place), told in list(self._told.items()):
            if all or self._clock() - told.at >= SAME:
                del self._told[kind, place]
                if told.again:
                    log.error("the same fault again", fault=place, kind=kind, times=told.again)


def was_noted(error: BaseException | None) -> bool:
    """Whether a fault has been logged or counted already."""
    return getattr(error, NOTED, False)


def refusal_of(trouble: Trouble) -> Refused:
    """What is said to who asked for something that the store could not do."""
    return Refused("refused-store-gone" if isinstance(trouble, Gone) else "refused-store", status=503)
