"""Recorded games and playthroughs: how they are made, for `scripts/record-games` and for the tests that replay them."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import signoria
from signoria import Match
from signoria.bots import Apprentice, Novice
from signoria.bots.seat import ask
from tests.play import Setting

GAMES = Path(__file__).parent
SEED = 1655
TABLES = 12


def folder_of(game_name: str) -> Path:
    return GAMES / game_name.replace("-", "_")


def record_file(setting: Setting, ending: str = "") -> Path:
    """Where the recorded game of a setting is kept; one that ends another way has that way in its name."""
    name = f"{setting}-{ending}" if ending else str(setting)
    return folder_of(setting.name) / "records" / f"{name}.txt"


def endings(game_name: str) -> set[str]:
    """The ways a game can end, by the ids of their sentences."""
    text = (signoria.game(game_name).kit.folder / "text" / "words.en.ftl").read_text(encoding="utf-8")
    return {line.split(" =")[0] for line in text.splitlines() if line.startswith("ending-")}


def playthrough_file(game_name: str) -> Path:
    return folder_of(game_name) / "playthrough.txt"


def bot_game(setting: Setting) -> Iterator[Match]:
    """Novices and apprentices by turns; yields before every decision and at the end."""
    dice = random.Random(str(setting))
    match = setting.start(SEED)
    bots = [Novice(dice) if seat % 2 else Apprentice(dice) for seat in range(setting.seats)]
    while not match.over:
        yield match
        seat = match.to_act[0]
        match.play(seat, ask(bots[seat], match, seat, 1.0, dice.getrandbits(64)))
    yield match


def further_games(setting: Setting) -> Iterator[tuple[str, Match]]:
    """A game for each other way to end that a few tables of apprentices, or of novices, come to."""
    *_, first = bot_game(setting)
    wanted = endings(setting.name) - {first.outcome.reason if first.outcome else ""}
    for seed, level in itertools.product(range(SEED + 1, SEED + 1 + TABLES), (Novice, Apprentice)):
        if not wanted:
            return
        match, dice = setting.start(seed), random.Random(seed)
        bot = level(dice)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(bot, match, seat, 1.0, dice.getrandbits(64)))
        if match.outcome and match.outcome.reason in wanted:
            wanted.remove(match.outcome.reason)
            yield match.outcome.reason, match


def playthrough(game_name: str) -> str:
    """One game with all options and the fewest seats: what all, and what each seat alone, learn at every step."""
    game = signoria.game(game_name)
    seats = min(game.seats)
    options = tuple((name, option.choices[-1]) for name, option in game.options.items() if seats in option.seats)
    lines: list[str] = []
    last: dict[int | None, dict[str, str]] = {}
    told: dict[int | None, int] = {}
    for match in bot_game(Setting(game_name, seats, options)):
        decisions = match.decisions()
        lines.append(f"# {decisions[-1].seat} {decisions[-1].text}" if decisions else "# start")
        public = dict(flat("", match.view(None)))
        common = [json.dumps(event) for event in match.events(None)]
        for seat in (None, *range(match.seats)):
            name = "all" if seat is None else f"seat {seat} alone"
            view = dict(flat("", match.view(seat)))
            shown = public if seat is None else {path: v for path, v in view.items() if public.get(path) != v}
            before = last.get(seat, {})
            lines += [f"{name}: {path} = {value}" for path, value in shown.items() if before.get(path) != value]
            lines += [f"{name}: {path} is gone" for path in before if path not in shown]
            heard = [json.dumps(event) for event in match.events(seat, told.get(seat, 0))]
            lines += [f"{name}: {event}" for event in heard if seat is None or event not in common]
            last[seat], told[seat] = shown, len(match.events(seat))
        lines += [f"may {seat}: {', '.join(move.text for move in match.legal(seat))}" for seat in match.to_act]
    lines.append(f"outcome {match.outcome}")
    return "\n".join(lines) + "\n"


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every leaf of a view with its path; plain lists and small mappings stay whole."""
    if isinstance(value, dict) and any(isinstance(item, dict | list) for item in value.values()):
        for key, item in value.items():
            yield from flat(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for place, item in enumerate(value):
            name = item.get("name", place) if isinstance(item, dict) else place
            yield from flat(f"{path}[{name}]", item)
    else:
        yield path, json.dumps(value)
