"""What can be taken back: all but what showed somebody something hidden. (ruling: HP-12)"""

from __future__ import annotations

import pytest

from signoria import CannotUndo, Match
from tests.games.habemus_papam.games import random_game
from tests.games.habemus_papam.tables import Table, display, hand, phase, state_of
from tests.probes import play, texts


def undo_all(match: Match, *moves: str) -> None:
    """Play moves of one seat and take each back again, the last first: everything is as it was."""
    before = []
    for text in moves:
        before.append((state_of(match), match.events(None), match.decisions(), match.to_act[0]))
        play(match, text)
    for state, events, decisions, seat in reversed(before):
        assert match.may_undo(seat)
        match.undo(seat)
        assert (match.state, match.events(None), match.decisions(), match.to_act) == (state, events, decisions, (seat,))


def cannot_undo(match: Match, *seats: int) -> None:
    """Nothing can be taken back by these seats, or by anybody, and trying to changes nothing."""
    before = match.state, match.decisions()
    for seat in seats or range(match.seats):
        assert not match.may_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert (match.state, match.decisions()) == before


# -- bribe and swap (HP-45, HP-46)


@pytest.mark.clause("HP-45")
def test_a_bribe_can_be_taken_back_until_somebody_else_decides() -> None:
    table = Table().hold(0, "bribe").display(1, "lugo bichi")
    undo_all(play(table.actions(), "play bribe"), "choose lugo")


@pytest.mark.clause("HP-46")
@pytest.mark.parametrize("moves", [("choose lugo", "choose colonna"), ("pass",)])
def test_a_swap_can_be_taken_back_wholly_and_so_can_declining_it(moves: tuple[str, ...]) -> None:
    table = Table().hold(0, "swap").display(1, "lugo bichi").display(2, "colonna")
    undo_all(play(table.actions(), "play swap"), *moves)


@pytest.mark.clause("HP-45", "HP-46", "HP-12")
@pytest.mark.parametrize("name", ["bribe", "swap"])
def test_a_bribe_or_a_swap_is_not_taken_back_past_a_bid_that_somebody_else_has_made_since(name: str) -> None:
    """Else that bid would be made again in the middle of phase 2."""
    table = Table().hold(0, name).display(1, "lugo").display(0, "bichi")
    match = play(table.actions(), f"play {name}", "choose lugo", *(["choose bichi"] if name == "swap" else []))
    assert (phase(match), match.may_undo(0)) == ("bid", True)
    match.play(1, "bid diamond")
    cannot_undo(match, 0)
    match.play(0, "bid amber")
    match.undo(0)
    cannot_undo(match, 0)
    assert (phase(match), match.to_act, match.view(1)["you"]["choice"]) == ("bid", (0, 2), ["diamond"])
    match.undo(1)
    match.undo(0)
    assert phase(match) in ("bribe", "swap-with")


@pytest.mark.clause("HP-45", "HP-40")
def test_a_bribe_cannot_be_taken_back_once_a_theft_or_another_bribe_has_shown_who_has_gold() -> None:
    table = Table().hold(0, "bribe").hold(1, "second").display(1, "lugo")
    cannot_undo(play(table.actions(), "play bribe", "play second", "choose lugo"))
    table = Table().hold(0, "bribe").hold(1, "bribe").display(1, "lugo").display(2, "bichi")
    cannot_undo(play(table.actions(), "play bribe", "play bribe", "choose lugo"))


@pytest.mark.clause("HP-46")
def test_a_swap_can_be_taken_back_while_the_next_one_thinks_of_another() -> None:
    table = Table().hold(0, "swap").hold(1, "swap").display(1, "lugo").display(2, "bichi")
    match = play(table.actions(), "play swap", "play swap", "choose lugo", "choose bichi")
    assert (phase(match), match.to_act, match.may_undo(0)) == ("swap", (1,), True)
    play(match, "choose lugo")
    assert [match.may_undo(seat) for seat in range(3)] == [False, True, False]


# -- taking (HP-15 to HP-19, HP-32 to HP-34)


@pytest.mark.clause("HP-15", "HP-16", "HP-18", "HP-19")
@pytest.mark.parametrize("name", ["lugo", "louis", "gold", "camerlengo"])
def test_a_card_taken_can_be_taken_back_until_the_next_one_takes(name: str) -> None:
    match = Table().offer("lugo louis gold camerlengo").taking(0, 1, 2)
    undo_all(match, f"take {name}")
    play(match, f"take {name}")
    play(match, texts(match)[0])
    assert [match.may_undo(seat) for seat in range(3)] == [False, True, False]


@pytest.mark.clause("HP-32", "HP-34")
def test_felipe_and_death_can_be_taken_back_with_what_they_did() -> None:
    table = Table().offer("lugo felipe gold camerlengo").politics(0, felipe=1).display(1, "bichi")
    undo_all(table.taking(0, 1, 2), "take felipe", "choose bichi")
    table = Table().offer("lugo death gold camerlengo").display(1, "bichi")
    undo_all(table.taking(0, 1, 2), "take death", "victim 1")


@pytest.mark.clause("HP-33")
@pytest.mark.parametrize("purse", [5, 25])
def test_the_squadrone_cannot_be_taken_back_for_it_shows_who_has_twenty_gold(purse: int) -> None:
    table = Table().offer("lugo squadrone gold camerlengo").gold(purse, 20, 20)
    cannot_undo(play(table.taking(0, 1, 2), "take squadrone"))


@pytest.mark.clause("HP-10", "HP-15")
def test_the_last_card_of_a_round_cannot_be_taken_back() -> None:
    match = Table().offer("lugo louis gold camerlengo").taking(0, 1, 2)
    cannot_undo(play(match, "take lugo", "take louis", "take gold"))
    assert (display(match, 0), hand(match, 2)) == (["lugo"], ["gold"])


@pytest.mark.clause("HP-22")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    match = Table().last_round().offer("lugo louis gold camerlengo").taking(0, 1, 2)
    cannot_undo(play(match, "take lugo", "take louis", "take gold"))
    assert match.over


@pytest.mark.clause("HP-12", "HP-15")
@pytest.mark.parametrize("seats", [3, 4])
def test_whatever_can_be_taken_back_leaves_no_trace(seats: int) -> None:
    taken_back = 0
    previous: object = None
    for step, match in enumerate(random_game(seats, seed=12)):
        if step % 2 == 1 and match.may_undo(match.decisions()[-1].seat) and match.view(None)["turn"] is not None:
            copy = match.copy()
            copy.undo(copy.decisions()[-1].seat)
            assert copy.state == previous
            taken_back += 1
        previous = match.state
    assert taken_back > 10
