"""Worked examples as the page shows them: frames of a position, with a move made there or refused."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

import signoria
from signoria.core.play.examples import Example, Worked, examples_of, move_in_words, numbers_of, worked
from signoria.core.play.match import Match
from signoria.server.protocol.example_facts import ExampleFacts, Part
from signoria.server.protocol.refusals import Said
from signoria.server.protocol.replay_facts import MadeMove
from signoria.server.replay.replay_frames import ENCODER
from signoria.server.tables.encoded import event_facts
from signoria.server.tables.frames import outcome_facts


@cache
def examples_told(name: str, clause: str) -> str:
    """The examples of a clause of a game, as JSON; an empty list where there is none."""
    game = signoria.game(name)
    found = examples_of(game.kit.folder, clause)
    return ENCODER.encode([_facts(example, worked(game, example)) for example in found]).decode()


def _facts(example: Example, shown: Worked) -> ExampleFacts:
    before, after, refusal = shown
    last = shown.last.view(example.seat)
    said = None if example.message is None else Said(example.message, dict(numbers_of(example, last)))
    return ExampleFacts(
        said=said,
        seats=before.seats,
        seat=example.seat,
        before=_view(before, example.seat),
        after=None if after is None else _view(after, example.seat),
        text=example.text,
        move=_move(example, before),
        refusal=None if refusal is None else Said(refusal.message),
        events=[event_facts(before.game, event, last) for event in shown.events(example)],
        outcome=outcome_facts(shown.last),
        part=cast("Part", example.part),
        at=list(example.at),
    )


def _move(example: Example, before: Match) -> MadeMove | None:
    found = move_in_words(example, before)
    if found is None:
        return None
    move, arguments = found
    return MadeMove(example.seat, move.text, dict(move.data), arguments)


def _view(match: Match, seat: int) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(match.view(seat)))
