"""A preview says nothing of purses, which are hidden though they could be counted; dealing anew leaves them alone."""

from __future__ import annotations

import json
import random

import pytest

import signoria
from signoria import Match
from signoria.core.play.previews import preview
from tests.play import random_play
from tests.spoiling import spoil

OPTIONS: list[dict[str, bool]] = [{}, {"muse_and_princess": True}, {"cooperation": True}]


@pytest.mark.few(2)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_preview_tells_nothing_of_the_purses_of_others(seats: int, options: dict[str, bool]) -> None:
    if seats == 2 and "cooperation" in options:
        pytest.skip("Cooperation is for three and more")
    chooser, looked = random.Random(64), 0
    match = signoria.game("princes-of-florence").start(seats, 64, **options)
    for made, at in enumerate(random_play(match, seed=64)):
        for seat in at.to_act if made % 3 == 0 else ():
            legal = at.legal(seat)
            for move in chooser.sample(legal, min(3, len(legal))):
                assert shown(at, seat, move.id) == shown(spoiled(at, seat, chooser), seat, move.id), move.text
                looked += 1
    assert looked > 50


def spoiled(match: Match, seat: int, chooser: random.Random) -> Match:
    """The match with other sums in the purses of the others."""
    other = match.copy()
    spoil(other._state, "florins", seat, chooser)
    return other


def shown(match: Match, seat: int, move: int) -> str:
    return json.dumps(preview(match, seat, move))
