"""What each seat has planned ahead, as it follows from the log: nobody but the seat itself is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from signoria.core.play.match import Match
from signoria.core.play.plans import Broken, Plan, bound, broken
from signoria.core.rules.moves import Move


@dataclass
class Plans:
    """A plan for each seat that has one, and why the last one of a seat holds no more."""

    of: dict[int, Plan] = field(default_factory=dict)
    broken: dict[int, Broken] = field(default_factory=dict)

    def make(self, seat: int, plan: Plan) -> None:
        """A seat plans, in place of what it had planned before."""
        self.drop(seat)
        self.of[seat] = plan

    def drop(self, seat: int) -> None:
        """A seat has nothing planned any more, and knows why."""
        self.of.pop(seat, None)
        self.broken.pop(seat, None)

    def clear(self) -> None:
        """The game is over."""
        self.of.clear()
        self.broken.clear()

    def decided(self, seat: int) -> None:
        """A seat has decided something: a move that was to be made then is made, or is not."""
        self.broken.pop(seat, None)
        if seat in self.of and self.of[seat].kind == "choice":
            del self.of[seat]

    def follow(
        self, match: Match, view: Callable[[], Mapping[str, Any]], legal: Callable[[int], Sequence[Move]]
    ) -> None:
        """The game has gone on: plans that hold no more go."""
        for seat, plan in list(self.of.items()):
            now = bound(plan, match.game.kit.auctions, view())
            why = broken(now, match, view(), seat, legal(seat))
            if why is None:
                self.of[seat] = now
            else:
                del self.of[seat]
                self.broken[seat] = why
