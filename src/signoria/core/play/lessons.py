"""Lessons: a position of a game, what a voice says there and points at, and the moves that follow.

A game's lessons are in its `text/lessons.toml`, their sentences in `text/lessons.<language>.ftl`, their titles in the
game's own words.
"""

from __future__ import annotations

import hashlib
import json
import math
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from signoria.core.game import Game
from signoria.core.text.words import LANGUAGES, messages_in

LEARNER = 0
"""The seat of who is taught."""
ANYTHING = "*"
"""At the end of a move's text: whatever begins like this."""
WORDS_A_MINUTE = 180
OWN_MOVE, MOVE = 6.0, 2.0
"""Seconds that a move of the learner and one of somebody else take."""


@dataclass(frozen=True)
class Saying:
    """One thing the voice says, as a message of the lessons' words, and what on the table it points at.

    Each of `at` is the name of something explained there; of several names between bars, the first that is shown.
    """

    message: str
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class LessonStep:
    """One decision: what is said before it, whose it is, and which moves it may be, in full or how they begin."""

    sayings: tuple[Saying, ...]
    seat: int
    moves: tuple[str, ...]
    instead: Mapping[str, str]
    """What is said to who tries another move: a message, by the move's text or how it begins."""

    def asks(self, seat: int, text: str) -> bool:
        """Whether a seat may make this move now."""
        return seat == self.seat and any(is_like(text, pattern) for pattern in self.moves)

    def why_not(self, text: str) -> str | None:
        """The message for another move than those of the lesson; None if it has no message of its own."""
        for pattern, message in self.instead.items():
            if is_like(text, pattern):
                return message
        return None


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: it begins at a position, follows its steps, and ends there or, `alone`, with the game."""

    name: str
    position: Mapping[str, Any]
    played: tuple[str, ...]
    """What was played from there before the lesson begins: a seat and a move each."""
    steps: tuple[LessonStep, ...]
    alone: tuple[Saying, ...]
    """What is said before the learner plays on alone, to the end; nothing where the lesson ends with its steps."""
    closing: tuple[Saying, ...]
    script: str
    """A name for all that must not change while somebody is in the middle of it."""

    @property
    def title(self) -> str:
        """A message of the game's words."""
        return f"lesson-{self.name}"

    @property
    def sayings(self) -> Iterator[Saying]:
        """All that is said, in order."""
        return chain(*(step.sayings for step in self.steps), self.alone, self.closing)

    @property
    def messages(self) -> set[str]:
        """Every message that its file of sentences needs."""
        warnings = chain(*(step.instead.values() for step in self.steps))
        return {*(saying.message for saying in self.sayings), *warnings}

    def minutes(self, words: Mapping[str, int]) -> float:
        """How long it takes whoever reads slowly, given how many words each message has."""
        read = sum(words[saying.message] for saying in self.sayings) / WORDS_A_MINUTE
        moved = sum(OWN_MOVE if step.seat == LEARNER else MOVE for step in self.steps) / 60
        return read + moved


def is_like(text: str, pattern: str) -> bool:
    """Whether a move is the one meant, or begins as it has to."""
    return text == pattern or (pattern.endswith(ANYTHING) and text.startswith(pattern[:-1]))


def count_words(text: str) -> int:
    """How many words are read: what stands between blanks and holds a letter or a digit."""
    return sum(any(letter.isalnum() for letter in part) for part in text.split())


@cache
def lessons_in(folder: Path) -> Mapping[str, Lesson]:
    """The lessons of the game in this folder, by name, in their order."""
    file = folder / "text" / "lessons.toml"
    if not file.is_file():
        return {}
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: _lesson(name, about, told) for name, about in told.items()}


def lesson_position(game: Game, lesson: Lesson) -> dict[str, Any]:
    """The position at which a lesson begins, whole: it is written for the rules and components there are."""
    match = game.from_position(position_for(game, lesson.position))
    for line in lesson.played:
        seat, _, move = line.partition(" ")
        match.play(int(seat), move)
    return match.position()


def position_for(game: Game, position: Mapping[str, Any]) -> dict[str, Any]:
    """A position as a game's texts write it, whole: it is for the rules and components there are."""
    header = {"game": game.name, "rules": game.kit.version, "components": game.components.digest}
    return {**header, "generator": "1 2 3 4", **position}


@cache
def word_counts(language: str, folder: Path) -> Mapping[str, int]:
    """How many words each message of a game's lessons has."""
    text = (folder / "text" / f"lessons.{language}.ftl").read_text(encoding="utf-8")
    return {message: count_words(said.partition("=")[2]) for message, said in messages_in(text).items()}


@cache
def lesson_minutes(folder: Path, name: str) -> int:
    """How many minutes a lesson takes, in whichever language takes longer."""
    lesson = lessons_in(folder)[name]
    return math.ceil(max(lesson.minutes(word_counts(language, folder)) for language in LANGUAGES))


def _lesson(name: str, about: Mapping[str, Any], others: Mapping[str, Any]) -> Lesson:
    """A lesson as it is written; it may begin where another one does."""
    position = json.loads(others[about["like"]]["position"] if "like" in about else about["position"])
    played = tuple(about.get("played", ()))
    steps = tuple(_step(name, step) for step in about["step"])
    decided = [(step.seat, step.moves) for step in steps]
    told = json.dumps([position, played, decided, bool(about.get("alone"))], sort_keys=True)
    return Lesson(
        name=name,
        position=position,
        played=played,
        steps=steps,
        alone=_sayings(name, about.get("alone", ())),
        closing=_sayings(name, about["closing"]),
        script=hashlib.sha256(told.encode()).hexdigest()[:16],
    )


def _step(name: str, step: Mapping[str, Any]) -> LessonStep:
    moves = step["moves"] if "moves" in step else [step["move"]]
    instead = {text: f"lesson-{name}-{message}" for text, message in step.get("instead", {}).items()}
    return LessonStep(_sayings(name, step.get("say", ())), step.get("seat", LEARNER), tuple(moves), instead)


def _sayings(name: str, told: Any) -> tuple[Saying, ...]:
    return tuple(Saying(f"lesson-{name}-{message}", tuple(at)) for message, *at in told)
