"""Many games of every setting, and what came of them: by seat, and by bot where bots differ."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.arena.simulation.compiled_games import GameResults, SeededGames, Setting
from signoria.arena.simulation.intervals import wilson
from signoria.core.errors import SignoriaError
from signoria.core.game import Game
from signoria.core.play import playouts
from signoria.core.play.options import Choice, word
from signoria.core.rules.twins import Twin

CHUNK = 2_000


@dataclass(frozen=True)
class Plan:
    """Which bots play, how many games of each setting, and the first game's seed."""

    levels: Sequence[str]
    games: int
    seed: int


class Fault(SignoriaError):
    """A game that came to a dead end or did not end: an error in the rules; its seed plays it again."""

    def __init__(self, setting: Setting, seed: int, decisions: int) -> None:
        self.setting = setting
        self.seed = seed
        self.dead_end = decisions == playouts.DEAD_END
        super().__init__(f"the game with seed {seed} {'has no legal move' if self.dead_end else 'does not end'}")


@dataclass(frozen=True)
class Spread:
    """A mean, with the least and the most."""

    mean: float
    min: int
    max: int


@dataclass(frozen=True)
class SeatReport:
    """What came of one seat: its share of the wins (a shared win counts in parts) and its points."""

    seat: int
    win_share: float
    points: Spread


@dataclass(frozen=True)
class BotReport:
    """What came of one level: the wins of all its seats together, a 95 % interval, and the share of equals."""

    bot: str
    seats: int
    win_share: float
    interval: tuple[float, float]
    equal_share: float
    points_mean: float


@dataclass(frozen=True)
class Report:
    """What came of the games of one setting."""

    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int
    seconds: float
    by_seat: tuple[SeatReport, ...]
    by_bot: tuple[BotReport, ...]
    decisions: Spread

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def as_json(self) -> dict[str, Any]:
        """The same for a program."""
        return {
            "seats": self.setting.seats,
            "options": {name: word(choice) for name, choice in self.setting.options.items()},
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "by_seat": [asdict(seat) for seat in self.by_seat],
            "by_bot": [asdict(bot) for bot in self.by_bot],
            "decisions": asdict(self.decisions),
            "games_per_second": self.games_per_second,
        }


def settings(game: Game, seats: int | None, chosen: Mapping[str, Choice]) -> list[Setting]:
    """Every setting there is, with what was chosen held fast."""
    counts = list(game.seats) if seats is None else [seats]
    names = list(game.options)
    choices = [[chosen[name]] if name in chosen else list(game.options[name].choices) for name in names]
    made = []
    for count, combination in itertools.product(counts, itertools.product(*choices)):
        options = dict(zip(names, combination, strict=True))
        if all(
            choice == game.options[name].default or count in game.options[name].seats
            for name, choice in options.items()
        ):
            made.append(Setting(count, options))
    return made


def bots_for(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: the last of the list repeats."""
    return tuple(levels[min(place, len(levels) - 1)] for place in range(seats))


def simulate(
    game: Game, twin: Twin, setting: Setting, plan: Plan, advance: Callable[[int], None] = lambda games: None
) -> Report:
    """Play the games of one setting; bots move on by a seat from game to game. `advance` hears of games done."""
    bots = bots_for(plan.levels, setting.seats)
    table = SeededGames(game, twin, setting, bots)
    start = time.perf_counter()
    played = _play_chunks(table, setting, plan, advance)
    seconds = time.perf_counter() - start
    wins = _wins(played.places)
    sitting = table.bot_in_seat(plan.seed, plan.games)
    return Report(
        setting=setting,
        bots=bots,
        games=plan.games,
        seed=plan.seed,
        seconds=seconds,
        by_seat=tuple(_seat(seat, wins, played.points) for seat in range(setting.seats)),
        by_bot=_by_bot(bots, sitting, wins, played.points) if len(set(bots)) > 1 else (),
        decisions=_spread(played.decisions),
    )


def _play_chunks(table: SeededGames, setting: Setting, plan: Plan, advance: Callable[[int], None]) -> GameResults:
    chunks = []
    for done in range(0, plan.games, CHUNK):
        count = min(CHUNK, plan.games - done)
        chunks.append(table.play(plan.seed + done, count))
        _check(chunks[-1], setting, plan.seed + done)
        advance(count)
    return GameResults(
        points=np.concatenate([chunk.points for chunk in chunks]),
        places=np.concatenate([chunk.places for chunk in chunks]),
        decisions=np.concatenate([chunk.decisions for chunk in chunks]),
    )


def _check(played: GameResults, setting: Setting, seed: int) -> None:
    faults = np.flatnonzero(played.decisions < 0)
    if len(faults):
        raise Fault(setting, seed + int(faults[0]), int(played.decisions[faults[0]]))


def _wins(places: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
    """Each seat's part of each game's win."""
    won = (places == 1).astype(np.float64)
    result: npt.NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
    return result


def _spread(values: npt.NDArray[Any]) -> Spread:
    return Spread(float(values.mean()), int(values.min()), int(values.max()))


def _seat(seat: int, wins: npt.NDArray[np.float64], points: npt.NDArray[np.int32]) -> SeatReport:
    return SeatReport(seat, float(wins[:, seat].mean()), _spread(points[:, seat]))


def _by_bot(
    bots: tuple[str, ...],
    sitting: npt.NDArray[np.int64],
    wins: npt.NDArray[np.float64],
    points: npt.NDArray[np.int32],
) -> tuple[BotReport, ...]:
    reports = []
    for name in dict.fromkeys(bots):
        places = [place for place, bot in enumerate(bots) if bot == name]
        theirs = np.isin(sitting, places)
        share = float(wins[theirs].sum() / len(wins))
        reports.append(
            BotReport(
                bot=name,
                seats=len(places),
                win_share=share,
                interval=wilson(share, len(wins)),
                equal_share=len(places) / len(bots),
                points_mean=float(points[theirs].mean()),
            )
        )
    return tuple(reports)
