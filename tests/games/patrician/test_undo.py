"""What can be taken back: all but what showed somebody something hidden. (ruling: PA-17)"""

from __future__ import annotations

import pytest

from signoria import CannotUndo
from tests.games.patrician.games import random_game
from tests.games.patrician.tables import Table, hand, state_of
from tests.probes import play


def undo_all(table: Table, *moves: str) -> None:
    """Play the moves and take each back again, the last first: everything is as it was."""
    match = table.match()
    before = []
    for text in moves:
        before.append((state_of(match), match.events(None), match.decisions()))
        play(match, text)
    for state, events, decisions in reversed(before):
        seat = state.turn
        assert match.may_undo(seat)
        match.undo(seat)
        assert (match.state, match.events(None), match.decisions()) == (state, events, decisions)
    assert not match.may_undo(table.state.turn)


@pytest.mark.clause("PA-10", "PA-11")
def test_playing_a_card_that_everybody_saw_and_building_can_be_taken_back() -> None:
    table = Table().hold(0, "roma-1 siena-2").hold(1, "lucca-1").lay(roma="siena-1").deck("siena-3")
    undo_all(table, "play roma-1", "floor roma left")


@pytest.mark.clause("PA-10", "PA-4")
def test_playing_a_card_that_nobody_had_seen_cannot_be_taken_back() -> None:
    match = play(Table().deal(0, "roma-3 siena-3").hold(1, "lucca-1").match(), "play roma-3")
    assert not match.may_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert hand(match, 0) == ["siena-3"]


@pytest.mark.clause("PA-11", "PA-20")
def test_the_floors_built_after_an_unseen_card_can_be_taken_back() -> None:
    table = Table().deal(0, "verona-2").hold(1, "lucca-1").city("verona", "000", "1")
    match = play(table.match(), "play verona-2")
    before = match.state
    play(match, "floor verona right")
    assert match.may_undo(0)
    match.undo(0)
    assert match.state == before
    assert not match.may_undo(0)


@pytest.mark.clause("PA-17")
def test_a_refill_from_the_deck_ends_what_can_be_taken_back() -> None:
    table = Table().hold(0, "roma-3").hold(1, "lucca-1").lay(roma="siena-1").deck("siena-3")
    match = play(table.match(), "play roma-3")
    assert match.may_undo(0)
    play(match, "floor roma left")
    assert not match.may_undo(0)


@pytest.mark.clause("PA-17", "PA-15")
def test_a_card_taken_without_a_refill_can_be_taken_back() -> None:
    table = Table().hold(0, "roma-3").hold(1, "lucca-1").lay(roma="siena-1")
    undo_all(table, "play roma-3", "floor roma left")


@pytest.mark.clause("PA-15", "PA-16")
def test_a_chosen_card_can_be_taken_back_while_the_deck_is_empty() -> None:
    table = Table().hold(0, "roma-6").hold(1, "lucca-1").lay(roma="siena-1", siena="roma-1")
    undo_all(table, "play roma-6", "floor roma left", "take siena")


@pytest.mark.clause("PA-14", "PA-17")
def test_a_move_can_be_taken_back_only_while_no_card_is_turned_up() -> None:
    table = Table().hold(0, "roma-7").hold(1, "lucca-1").city("milano", "01").lay(roma="siena-1", siena="roma-1")
    undo_all(table, "play roma-7", "floor roma left", "move milano left")
    undo_all(table, "play roma-7", "floor roma left", "pass")
    match = play(table.deck("siena-3").match(), "play roma-7", "floor roma left")
    assert match.may_undo(0)
    play(match, "move milano left")
    assert not match.may_undo(0)


@pytest.mark.clause("PA-51")
def test_a_messenger_can_be_taken_back_after_a_refill() -> None:
    table = Table(2, messengers=True).hold(0, "roma-3").hold(1, "lucca-1").lay(roma="siena-1").deck("siena-3")
    match = play(table.match(), "play roma-3", "floor roma left")
    assert not match.may_undo(0)
    before = match.state
    for text in ("messenger siena lucca", "pass"):
        play(match, text)
        assert match.may_undo(0)
        match.undo(0)
        assert match.state == before


@pytest.mark.clause("PA-18", "PA-30")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    match = play(Table().play(0, "roma-1").match(), "floor roma left")
    assert match.may_undo(0)
    play(match, "floor roma right")
    assert match.over
    assert not match.may_undo(0)
    assert not match.may_undo(1)


@pytest.mark.clause("PA-6")
def test_nothing_can_be_taken_back_once_somebody_else_has_acted() -> None:
    table = Table().hold(0, "roma-3 roma-4").hold(1, "lucca-1")
    match = play(table.match(), "play roma-3", "floor roma left")
    assert (match.may_undo(0), match.may_undo(1)) == (True, False)
    play(match, "play lucca-1")
    assert (match.may_undo(0), match.may_undo(1)) == (False, True)


@pytest.mark.clause("PA-10", "PA-17")
def test_whatever_can_be_taken_back_leaves_no_trace() -> None:
    taken_back = 0
    previous = None
    for step, match in enumerate(random_game(3, True, True, seed=12)):
        if step % 3 == 1 and match.may_undo(match.decisions()[-1].seat):
            copy = match.copy()
            copy.undo(copy.decisions()[-1].seat)
            assert copy.state == previous
            taken_back += 1
        previous = match.state
    assert taken_back > 10
