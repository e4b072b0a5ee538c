"""Puzzles mined from games between grand masters.

python -m train.mine_puzzles il-principe patrician --processes 16 --seconds 600

What is found is kept in FOLDER, a line for every game that was played, so that it goes on where it was; at the end the
clearest and most different puzzles are written beside each game, in its `puzzles.json`. Game number n is always the
same, and so is what is found in it.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from pathlib import Path
from typing import Any

import signoria
from signoria import Game, Match
from signoria.core.play.puzzles import FILE
from train.expert_games import settings_by_part
from train.plans import PLANS, Setting
from train.puzzle_judging import CHECKPOINTS, MOST_MOVES, Judge, grade_of, is_confirmed, settled_at

ROOT = Path(__file__).resolve().parent.parent
PLAYED_WITH = 48
"""Simulations a move, with which the grand masters play."""
TRIED = 8
"""Decisions of a game that are judged."""
LEAST_PROMISE = 0.03
FROM_A_GAME = 3
LAST = 3
"""So many decisions of a seat are its last."""
PLAYOUTS = 12
DICE = 1 << 30
"""Between the dice of one decision and of the next."""
KINDS = ("last", "bid", "move")

Told = dict[str, Any]


class Decision:
    """A decision of the game that may make a puzzle."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match.copy(with_undo=False)
        self.seat = seat
        self.step = match.decided
        self.promise = 0.0
        auctions = match.game.kit.auctions
        view = match.view(None)
        self.is_bid = (
            auctions is not None
            and auctions.lot(view) is not None
            and any(auctions.height(view, move.data) is not None for move in match.legal(seat))
        )


@cache
def judge_for(name: str) -> Judge:
    return Judge(signoria.game(name))


def play(judge: Judge, setting: Setting, seed: int, dice: random.Random) -> list[Decision]:
    """A game between grand masters: its decisions between several moves."""
    match = judge.game.start(setting.seats, seed, **setting.options)
    network, decisions = judge.network(match), []
    tree, twin = judge.tree(network), judge.game.compiled if network is None else judge.game.guided
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        tree.forget()
        tree.begin(match.state)
        found = tree.grow(twin, seat, PLAYED_WITH, dice.getrandbits(30) * DICE)
        # In two moves there is little to find, unless one of them bids.
        decision = Decision(match, seat)
        if len(legal) <= MOST_MOVES and (len(legal) > 2 or decision.is_bid):
            decision.promise = judge.promise(match, seat, dice.getrandbits(30) * DICE)
            decisions.append(decision)
        match.play(seat, max(found, key=lambda action: (found[action].visits, found[action].total)))
    return decisions


def worth_a_look(decisions: list[Decision], seats: int) -> list[Decision]:
    """The last of every seat, those that bid and those of the others, the most promising first."""
    last = [one for seat in range(seats) for one in [own for own in decisions if own.seat == seat][-LAST:]]
    bids = [one for one in decisions if one.is_bid and one not in last]
    others = [one for one in decisions if not one.is_bid and one not in last]
    groups = [sorted(group, key=lambda one: -one.promise) for group in (last, bids, others)]
    mixed = [one for row in itertools.zip_longest(*groups) for one in row if one is not None]
    return [one for one in mixed if one.promise >= LEAST_PROMISE][:TRIED]


def mined(name: str, number: int, seed: int) -> list[Told]:
    """The puzzles of one game, by its number."""
    judge, dice = judge_for(name), random.Random(f"{name} {seed} {number}")
    setting = next(settings_by_part(name, dice.getrandbits(32)))
    game_seed = dice.getrandbits(30)
    decisions = play(judge, setting, game_seed, dice)
    found = []
    for decision in worth_a_look(decisions, setting.seats):
        puzzle = puzzle_of(judge, decision, dice.getrandbits(30) * DICE)
        if puzzle is not None:
            found.append({"seed": game_seed, **puzzle})
        if len(found) == FROM_A_GAME:
            break
    return found


def puzzle_of(judge: Judge, decision: Decision, number: int) -> Told | None:
    """A decision as a puzzle, if games played on from it, a search and a much longer one agree on what is right."""
    match, seat = decision.match, decision.seat
    judged = judge.judged(match, seat, number)
    if judged is None:
        return None
    picks = judge.picks(match, seat, number + DICE // 2, CHECKPOINTS)
    if picks[-1] not in judged.answers or not is_confirmed(judge, match, seat, judged.answers, number + DICE // 4):
        return None
    settled = settled_at(judged.answers, picks)
    grade = grade_of(judged.answers, judge.first_thoughts(match, seat), settled, judged.gap)
    texts = {move.id: move.text for move in match.legal(seat)}
    left = decisions_left(match, seat)
    kind = "bid" if decision.is_bid else "last" if left is not None else "move"
    ranked = sorted(judged.shares.items(), key=lambda one: -one[1][0])
    return {
        "seats": match.seats,
        "options": dict(match.options),
        "seat": seat,
        "kind": kind,
        "left": left,
        "grade": grade,
        "answers": [texts[action] for action in judged.answers],
        "gap": round(judged.gap, 3),
        "settled": settled,
        "shares": {texts[action]: [round(share, 3), games] for action, (share, games) in ranked},
        "moves": " ".join(f"{made.seat}:{made.action}" for made in match.decisions()),
    }


def decisions_left(match: Match, seat: int) -> int | None:
    """How many decisions the seat has left at most, this one too, if it is one of its last."""
    most = 1
    for number in range(PLAYOUTS):
        dice, left, made = random.Random(number), 1, 0
        going = match.redeal(seat, number)
        going.play(seat, dice.choice(going.legal(seat)))
        while not going.over:
            other = going.to_act[0]
            legal = going.legal(other)
            left += other == seat and len(legal) > 1
            made += 1
            if left > LAST or made > 60:
                return None
            going.play(other, dice.choice(legal))
        most = max(most, left)
    return most


# -- many games --------------------------------------------------------------------------------------------------------


def mine(name: str, file: Path, seed: int, processes: int, end: float) -> None:
    """Play games that were not played yet, until the time is over; a line for each."""
    done = {int(json.loads(line)["game"]) for line in read_lines(file)}
    numbers = (number for number in itertools.count() if number not in done)
    file.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes) as workers, file.open("a", encoding="utf-8") as kept:
        running: dict[Future[list[Told]], int] = {}
        while running or time.time() < end:
            while len(running) < processes and time.time() < end:
                number = next(numbers)
                running[workers.submit(mined, name, number, seed)] = number
            for one in wait(running, return_when=FIRST_COMPLETED).done:
                kept.write(json.dumps({"game": running.pop(one), "puzzles": one.result()}) + "\n")
                kept.flush()


def read_lines(file: Path) -> Iterator[str]:
    if file.exists():
        yield from file.read_text(encoding="utf-8").splitlines()


def chosen(file: Path, keep: int) -> list[Told]:
    """So many of the puzzles that were found, of every kind and grade alike as far as there are."""
    games = sorted((json.loads(line) for line in read_lines(file)), key=lambda game: game["game"])
    groups: dict[tuple[str, int], list[Told]] = {}
    for puzzle in itertools.chain(*(game["puzzles"] for game in games)):
        groups.setdefault((puzzle["kind"], puzzle["grade"]), []).append({"id": id_of(puzzle), **puzzle})
    rows = itertools.zip_longest(*(groups[group] for group in sorted(groups)))
    mixed = [puzzle for row in rows for puzzle in row if puzzle is not None]
    return sorted(mixed[:keep], key=lambda puzzle: (puzzle["grade"], puzzle["id"]))


def id_of(puzzle: Told) -> str:
    told = json.dumps([puzzle["seed"], puzzle["seats"], puzzle["options"], puzzle["moves"]], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:8]


def write(game: Game, puzzles: list[Told]) -> None:
    """A line for each puzzle."""
    lines = ",\n".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in puzzles)
    (game.kit.folder / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.mine_puzzles", description=__doc__)
    parser.add_argument("games", nargs="+", choices=list(PLANS), metavar="GAME")
    parser.add_argument("--processes", "-j", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=600, help="for each game; 0 only chooses among what was found")
    parser.add_argument("--keep", type=int, default=100, help="at most so many puzzles a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "puzzles")
    said = parser.parse_args()
    for name in said.games:
        game = signoria.game(name)
        game.compile_in_background(guided=True).wait()
        file = said.folder / f"{name}-{said.seed}.jsonl"
        if said.seconds:
            mine(name, file, said.seed, said.processes, time.time() + said.seconds)
        puzzles = chosen(file, said.keep)
        write(game, puzzles)
        grades = Counter(puzzle["grade"] for puzzle in puzzles)
        kinds = Counter(puzzle["kind"] for puzzle in puzzles)
        print(f"{name}: {len(puzzles)} puzzles of {sum(1 for _ in read_lines(file))} games,", dict(kinds), dict(grades))


if __name__ == "__main__":
    main()
