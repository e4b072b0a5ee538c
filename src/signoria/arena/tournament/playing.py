"""One game of a tournament: played through matches and bots, so that every bot is handed what its seat may know."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from signoria import bots as house_bots
from signoria.arena.problems import ArenaFailure
from signoria.arena.tournament.contestants import Contestant, contestant
from signoria.arena.tournament.plan import Fixture, Tournament
from signoria.bots.engines import EngineBot
from signoria.bots.seat import ask
from signoria.core import registry
from signoria.core.game import Game
from signoria.core.network.shipped import FILE, network_for
from signoria.core.play.bot import Bot
from signoria.core.play.match import Match
from signoria.core.rules.chapter_source import source_of
from signoria.core.search import tree
from signoria.core.shared_chapters import SHARED_CHAPTERS

MANY_GAMES = 200
"""From so many games on, simple bots gain by compiled rules."""


@dataclass(frozen=True)
class Thinking:
    """What one seat spent on its decisions, in seconds."""

    decisions: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class Forfeit:
    """What an engine did wrong before a novice took its seat, in words of the catalogue."""

    message: str
    arguments: dict[str, Any]


@dataclass(frozen=True)
class Result:
    """What came of one game, by seat, and the code that played it."""

    line_up: int
    game: int
    seed: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    thinking: tuple[Thinking, ...]
    code: str
    forfeits: tuple[Forfeit | None, ...] = ()
    """By seat, where an engine forfeited; empty where none did."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.line_up, self.game)

    def wins(self) -> list[float]:
        """Each seat's part of the win: those who share it have equal parts."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def result_from(data: Mapping[str, Any]) -> Result:
    """The result that `as_json` wrote down."""
    lists = {name: tuple(data[name]) for name in ("bots", "points", "places")}
    thinking = tuple(Thinking(**seat) for seat in data["thinking"])
    forfeits = tuple(seat and Forfeit(**seat) for seat in data.get("forfeits", ()))
    return Result(**{**data, **lists, "thinking": thinking, "forfeits": forfeits})


def get_ready(tournament: Tournament) -> None:
    """Have compiled rules at hand before the first move, if the tournament is worth the wait."""
    if is_worth_compiling(tournament):
        compile_for(registry.game(tournament.game), tournament.bots)


def compile_for(game: Game, bots: Iterable[str]) -> None:
    """Wait for compiled rules; where there are none, bots that think by the clock need a network in their place."""
    guided = any(contestant(bot).is_guided for bot in bots)
    if not game.compile_in_background(guided=guided).wait() and network_for(game) is None:
        held = held_by_the_clock(bots)
        if held:
            raise ArenaFailure("arena-not-compiled", bot=held[0])


def held_by_the_clock(bots: Iterable[str]) -> list[str]:
    """The bots that cannot look ahead without compiled rules, since they do it by the clock."""
    contestants = map(contestant, bots)
    return [bot.name for bot in contestants if bot.needs_compiled_rules and bot.is_timed]


def is_worth_compiling(tournament: Tournament) -> bool:
    """Whether a bot cannot do without compiled rules, or the games are many enough to gain by them."""
    many = tournament.games * len(tournament.line_ups) >= MANY_GAMES
    return many or any(contestant(bot).needs_compiled_rules for bot in tournament.bots)


def play(tournament: Tournament, fixture: Fixture) -> tuple[Result, str]:
    """Play a game; its result and its record."""
    game = registry.game(tournament.game)
    seed = tournament.number("deal", tournament.deal(fixture))
    options: dict[str, Any] = dict(tournament.options)
    match = game.start(tournament.seats, seed, **options)
    table = play_out(tournament, fixture, match)
    assert match.outcome is not None
    match.names = table.names
    result = Result(
        line_up=fixture.line_up,
        game=fixture.game,
        seed=seed,
        bots=table.names,
        points=match.outcome.points,
        places=match.outcome.places,
        decisions=len(match.decisions()),
        thinking=tuple(Thinking(len(spent), sum(spent), max(spent, default=0.0)) for spent in table.spent),
        code=code_digest(game),
        forfeits=table.forfeits(),
    )
    return result, match.record()


def play_out(tournament: Tournament, fixture: Fixture, match: Match) -> SeatedBots:
    """Play a match to its end with the bots of a fixture."""
    table = SeatedBots(tournament, fixture)
    try:
        table.begin(match)
        while not match.over:
            table.decide(match)
    finally:
        table.leave(match)
    return table


class SeatedBots:
    """The bots of one game in their seats, with a clock for each."""

    def __init__(self, tournament: Tournament, fixture: Fixture) -> None:
        self.names = tournament.sitting(fixture)
        self.contestants: list[Contestant] = [contestant(name) for name in self.names]
        where = fixture.line_up, fixture.game
        seats = range(tournament.seats)
        compiled = is_worth_compiling(tournament)
        self.bots: list[Bot] = [
            self.contestants[seat].sit_down(random.Random(tournament.number("bot", *where, seat)), compiled=compiled)
            for seat in seats
        ]
        self.redeals = random.Random(tournament.number("redeal", *where))
        self.spent: list[list[float]] = [[] for _ in seats]

    def begin(self, match: Match) -> None:
        """Have engines ready before anybody's clock runs."""
        for seat, bot in self.engines():
            bot.begin(match, seat)

    def leave(self, match: Match) -> None:
        """Let engines go."""
        for _, bot in self.engines():
            bot.leave(match)

    def engines(self) -> list[tuple[int, EngineBot]]:
        """Where programs sit."""
        return [(seat, bot) for seat, bot in enumerate(self.bots) if isinstance(bot, EngineBot)]

    def forfeits(self) -> tuple[Forfeit | None, ...]:
        """By seat, what an engine did wrong, if any did."""
        faults = {seat: bot.fault for seat, bot in self.engines() if bot.fault is not None}
        given = {seat: Forfeit(fault.message, fault.arguments) for seat, fault in faults.items()}
        return tuple(given.get(seat) for seat in range(len(self.bots))) if given else ()

    def decide(self, match: Match) -> None:
        """Have the next seat make its move."""
        seat = match.to_act[0]
        number = self.redeals.getrandbits(40)
        start = time.perf_counter()
        try:
            move = ask(self.bots[seat], match, seat, self.contestants[seat].budget, number)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise ArenaFailure("arena-bot-failed", bot=self.names[seat], why=why) from error
        self.spent[seat].append(time.perf_counter() - start)
        match.play(seat, move)


@cache
def code_digest(game: Game) -> str:
    """A short hash of rules, components, network and bots, so that results of different code can be told apart."""
    bots = [*sorted(Path(str(house_bots.__file__)).parent.glob("*.py")), Path(str(tree.__file__))]
    digest = hashlib.sha256()
    for module in (*SHARED_CHAPTERS, *game.kit.chapters):
        digest.update(f"{module.__name__}\n{source_of(module)}".encode())
    network = game.kit.folder / "bot" / FILE
    for file in (game.components_file, *bots, *([network] if network_for(game) else ())):
        digest.update(file.name.encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()[:12]
