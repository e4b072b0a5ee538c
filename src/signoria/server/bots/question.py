"""What is said between the server and a worker: JSON, one message a line."""

from __future__ import annotations

from typing import Any

import msgspec

from signoria.core.match import Match
from signoria.core.seeds import words_of_seed


class Question(msgspec.Struct, frozen=True):
    """Which move should this seat make here? The position is of a match re-dealt for the seat."""

    game: str
    position: dict[str, Any]
    seat: int
    level: str
    budget: float
    dice: int


class Asked(msgspec.Struct, frozen=True):
    """A question with the number its answer will have."""

    number: int
    question: Question


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The text of a move, or how the worker failed; number 0, with neither, says that it is ready."""

    number: int
    move: str = ""
    failure: str = ""


def question_for(match: Match, seat: int, level: str, budget: float, seed: int) -> Question:
    """The question to ask for a seat; `seed`, of 128 random bits, is used for nothing else and kept from everybody."""
    position = match.redeal(seat, seed).position()
    low, high, *_ = words_of_seed(seed, "the dice of a bot")
    return Question(match.game.name, position, seat, level, budget, dice=high << 32 | low)
