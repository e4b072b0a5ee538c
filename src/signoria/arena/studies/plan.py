"""The plan of a study: which rule sets are played, how often, by whom. All games follow from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

FIRST = 0
"""The seat that begins every game, so that shares by seat are shares by the order of play."""
MANY = 1_000
FEW = 20
USUAL = "usual"
"""How the data file that comes with a game is named."""


@dataclass(frozen=True)
class RuleSet:
    """One way to play the game: all its options, in words, and its component data."""

    options: dict[str, str]
    components: str
    """The digest of the data."""
    file: str = USUAL
    """The name of another data file."""
    data: str = ""
    """What that file says."""


@dataclass(frozen=True)
class Chunk:
    """Some games of one rule set; those watched closely are played with everything told that happens in them."""

    rule_set: int
    first: int
    games: int
    watched: bool


@dataclass(frozen=True)
class Study:
    """The whole plan; two studies with equal plans play the same games."""

    game: str
    rules: str
    seats: int
    bot: str
    games: int
    """Of each rule set; game number k has the same seed in all of them."""
    close: int
    """So many of them, the first ones, are watched closely."""
    seed: int
    rule_sets: tuple[RuleSet, ...]
    varied: tuple[str, ...]
    """The options that differ between rule sets, and perhaps `components`."""
    is_driven: bool
    """Whether the bots play inside compiled code, many games at once."""

    def chunks(self) -> Iterator[Chunk]:
        """Every task, the rule sets in turn."""
        for first, games, watched in self._spans():
            for rule_set in range(len(self.rule_sets)):
                yield Chunk(rule_set, first, games, watched)

    def _spans(self) -> Iterator[tuple[int, int, bool]]:
        if self.is_driven:
            yield from _spans(0, self.games, MANY, False)
            yield from _spans(0, self.close, FEW, True)
        else:
            yield from _spans(0, self.close, 1, True)
            yield from _spans(self.close, self.games, 1, False)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def _spans(start: int, stop: int, size: int, watched: bool) -> Iterator[tuple[int, int, bool]]:
    for first in range(start, stop, size):
        yield first, min(size, stop - first), watched


def study_from(data: Mapping[str, Any]) -> Study:
    """The study that `as_json` wrote down."""
    rule_sets = tuple(RuleSet(**one) for one in data["rule_sets"])
    return Study(**{**data, "rule_sets": rule_sets, "varied": tuple(data["varied"])})
