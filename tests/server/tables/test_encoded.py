"""What is kept in JSON of views, moves and events is what would be made of them anew."""

from __future__ import annotations

import random

import msgspec
import pytest

import signoria
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.play_facts import MoveFacts
from signoria.server.tables.encoded import ENCODER, event_facts, sayings
from tests.server.table_builders import play_on, started, the_match


@pytest.mark.parametrize("name", signoria.GAMES)
def test_what_is_kept_is_what_would_be_made_anew(name: str) -> None:
    table = started(name, 4)
    for _ in play_on(table, random.Random(7)):
        match, view = the_match(table), table.view()
        assert table.encoded_view.of(view) == msgspec.Raw(ENCODER.encode(view))
        for seat in table.waiting():
            own, _ = table.own_view(seat)
            seen, legal = {**view, **own}, table.legal(seat)
            anew = [
                MoveFacts(move.id, move.text, dict(move.data), phrased(table.game, seen, move.data)) for move in legal
            ]
            assert ENCODER.encode(sayings(table.game).moves(legal, view, own)) == ENCODER.encode(anew)
        since = max(0, match.told_count - 3)
        told = [ENCODER.encode(event_facts(table.game, event, view)) for _, event in match.told(since)]
        assert [bytes(sayings(table.game).event(one, view)) for one in match.journal(since)] == told
