"""At a glance: what a player has bought and shown, of what everybody was told and nothing else."""

from __future__ import annotations

import random

import msgspec
import pytest

import signoria
from signoria.server.protocol.from_page import Glance
from signoria.server.protocol.refusals import Refused
from signoria.server.tables.glancing import MOST, glance_facts
from tests.server.table_builders import play_on, started, the_match


def test_every_kind_that_is_shown_is_told_to_everybody_and_names_its_seat(game_name: str) -> None:
    table = started(game_name, 3)
    for _ in play_on(table, random.Random(5)):
        pass
    match, kit = the_match(table), signoria.game(game_name).kit
    assert kit.glance and set(kit.glance) <= {kind.name for kind in kit.events}
    public = match.events(None)
    seen = 0
    for seat in range(3):
        log = glance_facts(table, Glance(seat, "g")).log
        assert all(event.data["seat"] == seat and event.kind in kit.glance for event in log) and len(log) <= MOST
        told = [event for event in public if event["kind"] in kit.glance and event["seat"] == seat][-MOST:]
        assert [{"kind": event.kind, **event.data} for event in reversed(log)] == told
        seen += len(log)
    assert seen > 5


def test_it_is_the_same_whatever_is_hidden(game_name: str) -> None:
    table = started(game_name, 3)
    for _ in play_on(table, random.Random(6), 40):
        pass
    facts = [glance_facts(table, Glance(seat, "g")) for seat in range(3)]
    table.match = the_match(table).redeal(0, 99)
    assert msgspec.json.encode([glance_facts(table, Glance(seat, "g")) for seat in range(3)]) == msgspec.json.encode(
        facts
    )


def test_there_is_no_such_player() -> None:
    with pytest.raises(Refused) as refusal:
        glance_facts(started("patrician", 2), Glance(7, "g"))
    assert refusal.value.said.say == "refused-no-such-seat"
