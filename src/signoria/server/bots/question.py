"""What is said between the server and a worker: JSON, one message a line."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.play.match import Match
from signoria.core.play.seeds import words_of_seed


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which move should this seat make here? The position is of a match re-dealt for the seat.

    `key` is the same for all questions of one seat at one table, and of no other: a bot that is asked again with it may
    go on from what it thought before.
    """

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    budget: float
    dice: int
    key: str = ""


class Asked(msgspec.Struct, frozen=True, tag_field="it", tag="asked"):
    """A question with the number its answer will have."""

    number: int
    question: Question


class Prepare(msgspec.Struct, frozen=True, tag_field="it", tag="prepare"):
    """Questions about this game will come that need compiled rules; there is no answer."""

    game: str


ToWorker = Asked | Prepare


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of a move and who chose it, or how the worker failed; number 0 alone says it is ready.

    `level` is the level that was asked for, or who stood in for it. What took no `thought` need not wait for its time.
    """

    number: int
    move: str = ""
    level: str = ""
    thought: bool = True
    failure: str = ""


def question_for(match: Match, seat: int, level: str, budget: float, seed: int, key: str = "") -> Question:
    """The question to ask for a seat; `seed`, of 128 random bits, is used for nothing else and kept from everybody."""
    position = match.redeal(seat, seed).position()
    low, high, *_ = words_of_seed(seed, "the dice of a bot")
    return Question(match.game.name, position, seat, level, budget, high << 32 | low, key)
