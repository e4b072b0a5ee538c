"""Puzzles: decisions of games between grand masters whose best move is known, graded by how hard it is to find.

A game's puzzles are in its `puzzles.json`, as `python -m train.mine_puzzles` writes it: how the game was dealt and what
was played until the decision, so that the rules themselves lead there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from signoria.core.game import Game
from signoria.core.play.match import Match

FILE = "puzzles.json"
GRADES = range(1, 6)
Kind = Literal["last", "bid", "move"]
"""One of a seat's last decisions, one in which it can bid, or another."""


@dataclass(frozen=True)
class Worth:
    """A move's share of the win in so many games that were played on from it."""

    share: float
    games: int


@dataclass(frozen=True)
class Puzzle:
    """A decision of a seat."""

    id: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    moves: str
    """What was played before: a seat and a move's number each, as in `0:12 1:7`."""
    seat: int
    kind: Kind
    left: int | None
    """How many decisions the seat has left at most, this one too, where it is one of its last."""
    grade: int
    """From 1, the easiest, to 5: by how deep the answer lies, and how much worse the next best move is."""
    answers: tuple[str, ...]
    """The moves that are right; they are as good as each other."""
    gap: float
    """By how much of the win every other move is worse, at least."""
    settled: int
    """After how many simulations a search stayed with an answer."""
    shares: Mapping[str, Worth]
    """What every legal move is worth, the best first."""


@cache
def puzzles_in(folder: Path) -> Mapping[str, Puzzle]:
    """The puzzles of the game in this folder, by id, the easiest first."""
    file = folder / FILE
    if not file.is_file():
        return {}
    return {told["id"]: _puzzle(told) for told in json.loads(file.read_text(encoding="utf-8"))}


def _puzzle(told: Mapping[str, Any]) -> Puzzle:
    shares = {text: Worth(share, games) for text, (share, games) in told["shares"].items()}
    return Puzzle(**{**told, "answers": tuple(told["answers"]), "shares": shares})


def puzzle_match(game: Game, puzzle: Puzzle) -> Match:
    """The match at the decision of a puzzle."""
    match = game.start(puzzle.seats, puzzle.seed, **puzzle.options)
    for made in puzzle.moves.split():
        seat, _, action = made.partition(":")
        match.play(int(seat), int(action))
    return match


def puzzle_of_day(day: int, ids: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """The game and the id of the puzzle of a day, counted from any first one: the games take turns, each in an order
    that tells nothing of how hard its puzzles are."""
    games = [game for game, found in ids.items() if found]
    if not games:
        return None
    game = games[day % len(games)]
    mixed = sorted(ids[game], key=lambda id: hashlib.sha256(id.encode()).digest())
    return game, mixed[day // len(games) % len(mixed)]
