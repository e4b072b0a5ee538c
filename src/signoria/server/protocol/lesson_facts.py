"""Lessons as the page is told of them; their sentences are in a catalogue of their own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SayingFacts:
    """One thing that a lesson's voice says, a message, and what it points at: names of what is explained at the table.

    Of several names between bars the first is meant that is shown.
    """

    message: str
    at: list[str]


@dataclass(frozen=True)
class LessonStepFacts:
    """What is said before one decision, and whether it is the learner's."""

    sayings: list[SayingFacts]
    is_yours: bool


@dataclass(frozen=True)
class LessonFacts:
    """A lesson, step by step."""

    name: str
    minutes: int
    steps: list[LessonStepFacts]
    alone: list[SayingFacts]
    """What is said before the learner plays on alone; nothing where the lesson ends with its steps."""
    closing: list[SayingFacts]
