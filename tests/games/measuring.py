"""What a game's measures say of a finished match, by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import signoria
from signoria import Match
from signoria.arena.studies.watched_games import count, watched_match


@dataclass(frozen=True)
class Measured:
    """Numbers by seat, numbers of the whole game, and lots with prices."""

    match: Match
    seats: Mapping[str, list[float]]
    whole: Mapping[str, float]
    prices: Mapping[str, list[tuple[str, float]]]

    @property
    def state(self) -> Any:
        """How the game stood at the end."""
        return self.match.state

    def sum_of(self, beginning: str) -> list[float]:
        """By seat, the sum of all measures whose names begin so."""
        columns = [numbers for name, numbers in self.seats.items() if name.startswith(beginning)]
        return [sum(numbers) for numbers in zip(*columns, strict=True)]


def measured(match: Match) -> Measured:
    """Count all there is to count."""
    declared = match.game.kit.measures
    seats, whole, prices = count(match.game, watched_match(match).story)
    return Measured(
        match=match,
        seats=dict(zip((one.name for one in declared.seats), seats, strict=True)),
        whole=dict(zip((one.name for one in declared.whole), whole, strict=True)),
        prices=dict(zip((one.name for one in declared.prices), prices, strict=True)),
    )


def recorded(test: str, name: str) -> Measured:
    """A recorded game that lies beside a test."""
    return measured(signoria.replay((Path(test).parent / "records" / f"{name}.txt").read_text(encoding="utf-8")))
