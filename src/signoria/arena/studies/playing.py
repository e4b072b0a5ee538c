"""The games of a study: by compiled rules in great numbers, and some of them with all that happens told."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from signoria.arena.problems import ArenaFailure
from signoria.arena.simulation.compiled_games import SeededGames, Setting
from signoria.arena.studies.plan import FIRST, Chunk, RuleSet, Study
from signoria.arena.studies.watched_games import Watched, count, watch, watched_match
from signoria.arena.tournament.plan import Fixture, Tournament
from signoria.arena.tournament.playing import code_digest, play_out
from signoria.bots import LEVELS
from signoria.core import registry
from signoria.core.game import Game
from signoria.core.play.options import choice_of

UNKNOWN = "?"


@dataclass(frozen=True)
class Played:
    """What came of a chunk: by game and seat points and places, by game decisions, and what was watched."""

    chunk: Chunk
    points: list[list[int]]
    places: list[list[int]]
    decisions: list[int]
    measures: list[list[list[float]]]
    """By game and measure, a number for each seat; empty where nobody watched."""
    whole: list[list[float]]
    prices: list[list[list[tuple[str, float]]]]
    """By game and kind of price, every lot with what it cost."""
    code: str
    """The digest of rules and bots that played; a folder may go on with others."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def played_from(data: Mapping[str, Any]) -> Played:
    """What `as_json` wrote down; before it told of the code, that was not known."""
    prices = [[[(str(lot), cost) for lot, cost in lots] for lots in kinds] for kinds in data["prices"]]
    return Played(**{"code": UNKNOWN, **data, "chunk": Chunk(**data["chunk"]), "prices": prices})


def game_of(study: Study, rule_set: RuleSet) -> Game:
    """The game with the data of a rule set."""
    return _game(study.game, rule_set.data)


@lru_cache(maxsize=16)
def _game(name: str, data: str) -> Game:
    if not data:
        return registry.game(name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "components.toml"
        file.write_text(data, encoding="utf-8")
        return registry.game(name, file)


def setting_of(study: Study, rule_set: RuleSet) -> Setting:
    """Seats, options, and who begins."""
    options = game_of(study, rule_set).options
    chosen = {name: choice_of(options[name], said) for name, said in rule_set.options.items()}
    return Setting(study.seats, chosen, FIRST)


def play(study: Study, chunk: Chunk) -> Played:
    """Play the games of a chunk."""
    rule_set = study.rule_sets[chunk.rule_set]
    game, setting = game_of(study, rule_set), setting_of(study, rule_set)
    if not study.is_driven:
        return _as_matches(study, chunk, game, setting)
    if chunk.watched:
        return _watched(study, chunk, game, setting)
    return _compiled(study, chunk, game, setting)


def _code(study: Study) -> str:
    """A rule set's data has a digest of its own."""
    return code_digest(registry.game(study.game))


def _compiled(study: Study, chunk: Chunk, game: Game, setting: Setting) -> Played:
    seed = study.seed + chunk.first
    result = SeededGames(game, game.compiled, setting, [study.bot] * study.seats).play(seed, chunk.games)
    faults = np.flatnonzero(result.decisions < 0)
    if len(faults):
        raise ArenaFailure("study-fault", seed=str(seed + int(faults[0])))
    return Played(
        chunk, result.points.tolist(), result.places.tolist(), result.decisions.tolist(), [], [], [], _code(study)
    )


def _watched(study: Study, chunk: Chunk, game: Game, setting: Setting) -> Played:
    level = LEVELS[study.bot].level
    numbers = range(chunk.first, chunk.first + chunk.games)
    return _noted(study, chunk, game, [watch(game, setting, level, study.seed + number) for number in numbers])


def _as_matches(study: Study, chunk: Chunk, game: Game, setting: Setting) -> Played:
    tournament = Tournament(
        game=study.game,
        seats=study.seats,
        options={},
        seed=study.seed,
        games=study.games,
        line_ups=((study.bot,) * study.seats,),
        rules=study.rules,
        components=game.components.digest,
    )
    options: dict[str, Any] = dict(setting.options)
    watched = []
    for number in range(chunk.first, chunk.first + chunk.games):
        match = game.start(study.seats, study.seed + number, FIRST, **options)
        play_out(tournament, Fixture(0, number), match)
        watched.append(watched_match(match))
    return _noted(study, chunk, game, watched)


def _noted(study: Study, chunk: Chunk, game: Game, games: Sequence[Watched]) -> Played:
    counted = [count(game, one.story) for one in games] if chunk.watched else []
    return Played(
        chunk=chunk,
        points=[one.points for one in games],
        places=[one.places for one in games],
        decisions=[one.decisions for one in games],
        measures=[seats for seats, _, _ in counted],
        whole=[whole for _, whole, _ in counted],
        prices=[prices for _, _, prices in counted],
        code=_code(study),
    )
