"""Games in which a master looks at every decision: what it found is what a network learns to find without looking.

python -m train.expert_games GAME FILE --seconds 240 --simulations 200
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import signoria
from signoria import Game, Match
from signoria.bots.search import NUMBER_BITS, Search
from signoria.core.network.judging import whole_facts
from signoria.core.play.playouts import as_preferences
from train.move_facts import MOST
from train.plans import PLANS, Setting

MASTERS = 0.6
"""The part of seats that play what the master found; apprentices sit in the others."""

Rows = dict[str, list[Any]]


def play(name: str, setting: Setting, seed: int, simulations: int) -> Rows:
    """One game: a row for each decision between several moves."""
    game, dice = signoria.game(name), random.Random(seed)
    match = game.start(seats=setting.seats, seed=seed, **setting.options)
    strong = [dice.random() < MASTERS for _ in range(setting.seats)]
    searches = [Search(game) for _ in range(setting.seats)]
    rows: Rows = {"seat": []}
    while not match.over:
        seat = match.to_act[0]
        legal = [move.id for move in match.legal(seat)]
        chosen = legal[0]
        if len(legal) > 1:
            seen = sight(game, match, seat, legal)
            thought = searches[seat].think(match.state, seat, simulations, dice.getrandbits(NUMBER_BITS))
            visits = dict(zip(thought.actions, thought.visits, strict=True))
            values = dict(zip(thought.actions, thought.values, strict=True))
            seen["visits"] = [visits.get(move, 0) for move in legal]
            seen["values"] = [round(10_000 * values.get(move, 0)) for move in legal]
            for key, value in {**seen, "seat": seat}.items():
                rows.setdefault(key, []).append(value)
            chosen = thought.best if strong[seat] else apprentices_choice(seen["preferences"], legal, dice)
        match.play(seat, chosen)
    return ended(rows, match)


def sight(game: Game, match: Match, seat: int, legal: list[int]) -> dict[str, Any]:
    """What a network would be fed."""
    weights = [0] * len(legal)
    game.rules.weigh(match.state, seat, legal, len(legal), weights)
    as_preferences(weights, len(weights))
    facts = [whole_facts(match, seat, move, weight) for move, weight in zip(legal, weights, strict=True)]
    return {"features": match.observe(seat), "listed": legal, "preferences": weights, "facts": facts}


def apprentices_choice(preferences: list[int], legal: list[int], dice: random.Random) -> int:
    """The move it prefers; among equals one by lot."""
    best = max(preferences)
    return dice.choice([move for move, liked in zip(legal, preferences, strict=True) if liked == best])


def ended(rows: Rows, match: Match) -> Rows:
    """What came of the game, for each decision from the seat that made it: shares of the win, then leads."""
    assert match.outcome
    seats, winners = match.seats, match.outcome.winners
    points = np.array(match.outcome.points, float)
    lead = np.clip((points - points.mean()) / max(1, np.abs(points).mean()), -2, 2)
    shares = np.array([(seat in winners) / len(winners) for seat in range(seats)])
    most = max(match.game.seats)
    rows["outcome"] = []
    for seat in rows.pop("seat"):
        told = np.zeros((2, most), np.float32)
        told[0, :seats], told[1, :seats] = np.roll(shares, -seat), np.roll(lead, -seat)
        rows["outcome"].append(told.ravel())
    return rows


def arrays(game: Game, rows: Rows) -> dict[str, np.ndarray[Any, Any]]:
    """Rows of decisions as arrays; the moves of each fill as many places as any decision may list."""
    count = len(rows["listed"])
    listed = np.full((count, MOST), -1, np.int16)
    visits = np.zeros((count, MOST), np.int16)
    values = np.zeros((count, MOST), np.int16)
    preferences = np.zeros((count, MOST), np.int8)
    facts = np.zeros((count, MOST * game.kit.move_facts), np.int8)
    for row, moves in enumerate(rows["listed"]):
        listed[row, : len(moves)] = moves
        visits[row, : len(moves)] = rows["visits"][row]
        values[row, : len(moves)] = rows["values"][row]
        preferences[row, : len(moves)] = rows["preferences"][row]
        told = np.clip(np.array(rows["facts"][row]).ravel(), -63, 63)
        facts[row, : len(told)] = told
    features = np.array(rows["features"], np.float16)
    outcome = np.array(rows["outcome"], np.float32)
    return {
        "features": features,
        "listed": listed,
        "visits": visits,
        "values": values,
        "preferences": preferences,
        "facts": facts,
        "outcome": outcome,
    }


def piece(name: str, seed: int, simulations: int, end: float) -> dict[str, np.ndarray[Any, Any]]:
    """Games of one process until the time is over."""
    rows: Rows = {}
    for setting, number in zip(settings_by_part(name, seed), itertools.count()):
        if time.time() > end:
            break
        for key, values in play(name, setting, seed * 1_000_000 + number, simulations).items():
            rows.setdefault(key, []).extend(values)
    return arrays(signoria.game(name), rows)


def settings_by_part(name: str, seed: int) -> Iterator[Setting]:
    """Settings by lot, each as often as its part says."""
    dice, settings = random.Random(seed), PLANS[name].settings
    while True:
        yield dice.choices(settings, [setting.part for setting in settings])[0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.expert_games", description=__doc__)
    parser.add_argument("game", choices=[name for name in PLANS if signoria.game(name).kit.move_facts])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=240)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    signoria.game(said.game).compile_in_background().wait()
    end = time.time() + said.seconds
    with ProcessPoolExecutor(said.processes) as workers:
        waited = [
            workers.submit(piece, said.game, said.seed * 1000 + number, said.simulations, end)
            for number in range(said.processes)
        ]
        pieces = [one.result() for one in waited]
    whole = {key: np.concatenate([piece[key] for piece in pieces]) for key in pieces[0]}
    np.savez(said.file, **whole)  # type: ignore[arg-type]
    print(len(whole["listed"]), "decisions")


if __name__ == "__main__":
    main()
