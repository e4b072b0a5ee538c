"""What came of a tournament: shares of wins with intervals, ratings, points, lengths and times."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import quantiles
from typing import Any

from signoria.arena.simulation.intervals import wilson
from signoria.arena.tournament.plan import LineUp, Tournament
from signoria.arena.tournament.playing import Forfeit, Result
from signoria.arena.tournament.ratings import Rating, rate

QUARTERS = 4
MOST_BINS = 20


@dataclass(frozen=True)
class Share:
    """A bot's share of the wins of one line-up, its 95 % interval, and what it would be by chance."""

    bot: str
    line_up: LineUp
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    chance: float


@dataclass(frozen=True)
class SeatShare:
    """What the seats of one place at the table won, whoever sat there."""

    seat: int
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Five:
    """The spread of some numbers: least, quarter, half, three quarters and most, and their mean."""

    least: float
    quarter: float
    half: float
    three_quarters: float
    most: float
    mean: float

    def numbers(self) -> tuple[float, float, float, float, float]:
        """All but the mean."""
        return self.least, self.quarter, self.half, self.three_quarters, self.most


@dataclass(frozen=True)
class Bin:
    """How many games had from `low` to `high` decisions."""

    low: int
    high: int
    games: int


@dataclass(frozen=True)
class Pace:
    """How long a bot thinks: decisions, milliseconds a decision, and the longest one."""

    bot: str
    decisions: int
    mean_ms: float
    longest_ms: float


@dataclass(frozen=True)
class Forfeits:
    """How many of an engine's seats a novice had to play to the end, of how many, and why the first of them."""

    bot: str
    seats: int
    of: int
    first: Forfeit


@dataclass(frozen=True)
class Summary:
    """All of it."""

    tournament: Tournament
    games: int
    codes: tuple[str, ...]
    ratings: tuple[Rating, ...]
    shares: tuple[Share, ...]
    by_seat: tuple[SeatShare, ...]
    points: dict[str, Five]
    decisions: Five
    lengths: tuple[Bin, ...]
    pace: tuple[Pace, ...]
    forfeits: tuple[Forfeits, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """The same for a program."""
        return asdict(self)


def summarise(tournament: Tournament, results: Sequence[Result]) -> Summary:
    """Count up a tournament's results."""
    return Summary(
        tournament=tournament,
        games=len(results),
        codes=tuple(dict.fromkeys(result.code for result in results)),
        ratings=tuple(rate(tournament, results)) if len(tournament.bots) > 1 else (),
        shares=tuple(_shares(tournament, results)),
        by_seat=tuple(_seat_share(seat, results) for seat in range(tournament.seats)),
        points={bot: five(_points(bot, results)) for bot in tournament.bots},
        decisions=five([result.decisions for result in results]),
        lengths=bins([result.decisions for result in results]),
        pace=tuple(_pace(bot, results) for bot in tournament.bots),
        forfeits=tuple(_forfeits(tournament, results)),
    )


def _shares(tournament: Tournament, results: Sequence[Result]) -> Iterable[Share]:
    """Of one bot against the rest its own share; of a mixed table everybody's."""
    for number, line_up in enumerate(tournament.line_ups):
        games = [result for result in results if result.line_up == number]
        for bot in dict.fromkeys(line_up[:1] if is_one_against_the_rest(line_up) else line_up):
            wins = sum(won for result in games for name, won in _won(result) if name == bot)
            share = wins / len(games)
            yield Share(
                bot=bot,
                line_up=line_up,
                games=len(games),
                wins=wins,
                share=share,
                interval=wilson(share, len(games)),
                chance=line_up.count(bot) / len(line_up),
            )


def is_one_against_the_rest(line_up: LineUp) -> bool:
    """Whether all but the first are the same other bot."""
    return len(set(line_up[1:])) == 1 and line_up[0] != line_up[1]


def _won(result: Result) -> Iterable[tuple[str, float]]:
    return zip(result.bots, result.wins(), strict=True)


def _seat_share(seat: int, results: Sequence[Result]) -> SeatShare:
    share = sum(result.wins()[seat] for result in results) / len(results)
    return SeatShare(seat, share, wilson(share, len(results)))


def _points(bot: str, results: Sequence[Result]) -> list[int]:
    return [points for one in results for name, points in zip(one.bots, one.points, strict=True) if name == bot]


def five(values: Sequence[float]) -> Five:
    """The spread of at least one number."""
    cuts = quantiles(values, n=QUARTERS, method="inclusive") if len(values) > 1 else [values[0]] * 3
    quarter, half, three_quarters = cuts
    return Five(min(values), quarter, half, three_quarters, max(values), sum(values) / len(values))


def bins(lengths: Sequence[int]) -> tuple[Bin, ...]:
    """Whole numbers in at most MOST_BINS bins of equal width."""
    low = min(lengths)
    width = math.ceil((max(lengths) - low + 1) / MOST_BINS)
    counts = Counter((length - low) // width for length in lengths)
    return tuple(
        Bin(low + place * width, low + (place + 1) * width - 1, counts[place]) for place in range(max(counts) + 1)
    )


def _pace(bot: str, results: Sequence[Result]) -> Pace:
    theirs = [one for result in results for name, one in zip(result.bots, result.thinking, strict=True) if name == bot]
    decisions = sum(one.decisions for one in theirs)
    seconds = sum(one.seconds for one in theirs)
    longest = max(one.longest for one in theirs)
    return Pace(bot, decisions, 1000 * seconds / max(1, decisions), 1000 * longest)


def _forfeits(tournament: Tournament, results: Sequence[Result]) -> Iterable[Forfeits]:
    for bot in tournament.bots:
        given = [
            forfeit for one in results for name, forfeit in zip(one.bots, one.forfeits, strict=False) if name == bot
        ]
        faults = [forfeit for forfeit in given if forfeit is not None]
        if faults:
            yield Forfeits(bot, len(faults), sum(one.bots.count(bot) for one in results), faults[0])
