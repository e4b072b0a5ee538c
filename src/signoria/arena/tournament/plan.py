"""A tournament: which bots sit at one table, on which deals, in which seats. All of it follows from a small plan."""

from __future__ import annotations

import hashlib
import itertools
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament.contestants import contestant
from signoria.core.game import Game
from signoria.core.play.options import check_options, word

SEED_BITS = 52
"""So that a program in any language reads a seed from JSON without loss."""

LineUp = tuple[str, ...]
"""The bots at one table. They all change seats from game to game."""


@dataclass(frozen=True)
class Fixture:
    """One game of a tournament: the number of its line-up, and its own number among that line-up's games."""

    line_up: int
    game: int


@dataclass(frozen=True)
class Tournament:
    """The whole plan; two tournaments with equal plans play the same games."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    """How many of each line-up: a multiple of the seats."""
    line_ups: tuple[LineUp, ...]
    rules: str
    components: str

    @property
    def bots(self) -> list[str]:
        """Every bot once, in the order of their naming."""
        return list(dict.fromkeys(bot for line_up in self.line_ups for bot in line_up))

    @property
    def deals(self) -> int:
        """How many deals each line-up plays; on each of them it plays once for every way to turn round the table."""
        return self.games // self.seats

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, the line-ups in turn, so that a tournament that is broken off tells something of each."""
        for game, line_up in itertools.product(range(self.games), range(len(self.line_ups))):
            yield Fixture(line_up, game)

    def deal(self, fixture: Fixture) -> int:
        """The number of the deal; all line-ups meet the same deals."""
        return fixture.game // self.seats

    def sitting(self, fixture: Fixture) -> LineUp:
        """The bot in each seat: on one deal the line-up turns round the table, and between deals neighbours change."""
        first, *others = self.line_ups[fixture.line_up]
        orders = math.factorial(len(others))
        order = next(itertools.islice(itertools.permutations(others), self.deal(fixture) % orders, None))
        round_the_table = (first, *order)
        turn = fixture.game % self.seats
        return tuple(round_the_table[(seat - turn) % self.seats] for seat in range(self.seats))

    def number(self, *purpose: object) -> int:
        """A number for a purpose, which follows from the tournament's seed alone."""
        text = " ".join(str(part) for part in ("signoria arena", self.seed, *purpose))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()) >> (256 - SEED_BITS)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def tournament_from(data: Mapping[str, Any]) -> Tournament:
    """The tournament that `as_json` wrote down."""
    return Tournament(**{**data, "line_ups": tuple(tuple(line_up) for line_up in data["line_ups"])})


def plan(
    game: Game, seats: int, line_ups: Sequence[LineUp], games: int, seed: int, options: Mapping[str, object]
) -> Tournament:
    """A tournament of at least so many games a line-up, rounded up so that all sit in every seat equally often."""
    return Tournament(
        game=game.name,
        seats=seats,
        options={
            name: word(choice) for name, choice in check_options(game.title, game.options, seats, options).items()
        },
        seed=seed,
        games=math.ceil(games / seats) * seats,
        line_ups=tuple(line_ups),
        rules=game.kit.version,
        components=game.components.digest,
    )


def one_against_the_rest(bots: Sequence[str], against: Sequence[str], seats: int) -> list[LineUp]:
    """One of each bot with the same other bot in all other seats; without `against`, all of them both ways."""
    ones = _named(bots)
    others = _named(against)
    pairs = itertools.product(ones, others) if others else itertools.permutations(ones, 2)
    line_ups = _distinct((one, *[other] * (seats - 1)) for one, other in pairs if one != other)
    if not line_ups:
        raise ArenaProblem("arena-one-bot", bot=ones[0]) if ones else ArenaProblem("arena-no-bot")
    return line_ups


def mixed(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Every table at which the bots can meet: a seat each, and seats left over go to each in turn."""
    named = _named(bots)
    if not named:
        raise ArenaProblem("arena-no-bot")
    if len(named) >= seats:
        return list(itertools.combinations(named, seats))
    left_over = itertools.combinations_with_replacement(named, seats - len(named))
    return _distinct((*named, *more) for more in left_over)


def arguments(tournament: Tournament) -> list[str]:
    """What follows `signoria arena` to plan the same tournament again."""
    words = [tournament.game, *_who_meets_whom(tournament), "-n", str(tournament.games)]
    words += ["--seats", str(tournament.seats), "--seed", str(tournament.seed)]
    return words + [word for name, said in tournament.options.items() for word in ("--option", f"{name}={said}")]


def _who_meets_whom(tournament: Tournament) -> list[str]:
    seats, wanted, everybody = tournament.seats, list(tournament.line_ups), ",".join(tournament.bots)
    if len(tournament.bots) > 1 and one_against_the_rest(tournament.bots, (), seats) == wanted:
        return ["--bots", everybody]
    if mixed(tournament.bots, seats) == wanted:
        return ["--bots", everybody, "--mixed"]
    ones = dict.fromkeys(line_up[0] for line_up in wanted)
    others = dict.fromkeys(line_up[-1] for line_up in wanted)
    return ["--bots", ",".join(ones), "--against", ",".join(others)]


def _named(texts: Sequence[str]) -> list[str]:
    names = [contestant(text).name for text in texts]
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise ArenaProblem("arena-bot-twice", bot=twice[0])
    return names


def _distinct(line_ups: Iterator[LineUp]) -> list[LineUp]:
    """The same bots at a table are one line-up, in whatever order they are named."""
    return list({tuple(sorted(line_up)): line_up for line_up in reversed(list(line_ups))}.values())[::-1]
