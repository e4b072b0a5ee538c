"""Why a move is refused tells nobody anything hidden."""

from __future__ import annotations

import random

import pytest

import signoria
from signoria.core.play.match import Match
from signoria.server.tables.requests import why_not
from tests.play import with_everything
from tests.server.spoiled import redealt
from tests.server.table_builders import play_on, started, the_match


@pytest.mark.parametrize("name", list(signoria.GAMES))
def test_why_a_move_is_not_allowed_tells_nothing_hidden(name: str) -> None:
    table, dice = started(name, 4, with_everything(name)), random.Random(44)
    texts: set[str] = set()
    numbers: set[int] = set()
    for made, _ in enumerate(play_on(table, dice, 250)):
        match = the_match(table)
        for seat in match.to_act:
            texts |= {move.text for move in match.legal(seat)}
            numbers |= {move.id for move in match.legal(seat)}
        if made % 50 or match.over:
            continue
        for seat in range(match.seats):
            other = redealt(match, seat, made)
            for text in dice.sample(sorted(texts), min(25, len(texts))):
                assert match.why_not(seat, text) == other.why_not(seat, text), f"{text!r} tells {seat}"
            for number in dice.sample(sorted(numbers), min(25, len(numbers))):
                assert refused(match, seat, number) == refused(other, seat, number)


def refused(match: Match, seat: int, number: int) -> str | None:
    """How a page is refused that sends a move of its own making; None if the move is legal."""
    if any(move.id == number for move in match.legal(seat)):
        return None
    said = why_not(match, seat, number).said
    return f"{said.say} {said.arguments}"
