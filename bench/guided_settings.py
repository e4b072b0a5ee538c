"""A grand master with other settings of its search, alone among masters, all with the same time for a move.

python -m bench.guided_settings GAME FILE --seconds 400 --budget 0.05 100,20,0,0 40,20,50,1 ...

A setting is sharpness, exploration, how much playing on counts and where the network tells (core/search/columns.py), or
`master`.
Every setting meets the same deals, once from each seat; a line for each game goes to the file as it ends.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import signoria
from signoria import Match
from signoria.bots.grand_master import GuidedSearch
from signoria.bots.search import NUMBER_BITS, Search
from signoria.core.network.shipped import network_for_match
from signoria.core.search.guided_tree import GUIDED, GuidedTree

MASTER = "master"


class TunedSearch(GuidedSearch):
    """A guided search with settings of its own."""

    def __init__(self, match: Match, setting: str) -> None:
        sharpness, exploration, played, near = map(int, setting.split(","))
        style = replace(GUIDED, sharpness=sharpness, exploration=exploration, played=played, near=near)
        network = network_for_match(match)
        assert network is not None
        Search.__init__(self, match.game, trees=[GuidedTree(match.game, network, style)])


def play(name: str, setting: str, seats: int, number: int, budget: float) -> dict[str, Any]:
    """One game; the setting's seat goes round with its number."""
    game, dice = signoria.game(name), random.Random(number)
    match = game.start(seats=seats, seed=7_000 + number // seats)
    own = number % seats
    searches: list[Search] = [
        TunedSearch(match, setting) if seat == own and setting != MASTER else Search(game) for seat in range(seats)
    ]
    simulations, thoughts = 0, 0
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        chosen = legal[0].id
        if len(legal) > 1:
            thought = searches[seat].think(match.state, seat, budget, dice.getrandbits(NUMBER_BITS))
            chosen = thought.best
            simulations += thought.simulations * (seat == own)
            thoughts += seat == own
        match.play(seat, chosen)
    assert match.outcome
    points, winners = match.outcome.points, match.outcome.winners
    return {
        "game": name,
        "setting": setting,
        "seats": seats,
        "number": number,
        "won": (own in winners) / len(winners),
        "ahead": points[own] - sum(points) / seats,
        "simulations": simulations / max(1, thoughts),
    }


def piece(name: str, settings: list[str], seats: int, budget: float, turns: Iterator[int], end: float) -> list[Any]:
    """Games of one process until the time is over, each deal by every setting."""
    found: list[dict[str, Any]] = []
    for number in turns:
        for setting in settings:
            if time.time() > end:
                return found
            found.append(play(name, setting, seats, number, budget))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.guided_settings", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("settings", nargs="+")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--budget", type=float, default=0.05, help="seconds a move")
    parser.add_argument("--seconds", type=float, default=400)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    said = parser.parse_args()
    game = signoria.game(said.game)
    game.compile_in_background(guided=True).wait()
    game.compile_in_background().wait()
    end = time.time() + said.seconds
    with ProcessPoolExecutor(said.processes) as workers:
        waited = [
            workers.submit(
                piece,
                said.game,
                said.settings,
                said.seats,
                said.budget,
                itertools.count(lane, said.processes),
                end,
            )
            for lane in range(said.processes)
        ]
        rows = list(itertools.chain.from_iterable(one.result() for one in waited))
    with said.file.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)
    for setting in said.settings:
        own = [row for row in rows if row["setting"] == setting]
        count = max(1, len(own))
        won, ahead = (sum(row[key] for row in own) / count for key in ("won", "ahead"))
        thinks = sum(row["simulations"] for row in own) / count
        print(
            f"{said.game} {setting}: {won:.3f} of {len(own)}, {ahead:+.2f} points, {thinks:.0f} simulations", flush=True
        )


if __name__ == "__main__":
    main()
