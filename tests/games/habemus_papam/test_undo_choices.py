"""What is chosen at once can be taken back until all have chosen, and never after. (ruling: HP-12)"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from signoria import Match
from tests.games.habemus_papam.choices import choosing
from tests.games.habemus_papam.games import random_game
from tests.games.habemus_papam.tables import Table, phase
from tests.games.habemus_papam.test_undo import cannot_undo
from tests.probes import play


def smoking() -> Match:
    table = Table().orders(0, "france leaders").orders(1, "four-arms spain-urban").orders(2, "innocent-urban four-arms")
    return table.hold(0, "gold").hold(1, "swap").coming(cardinals="black-smoke").revealing()


CHOICES: dict[str, tuple[Callable[[], Match], str, str]] = {
    "action": (lambda: Table().hold(0, "gold swap").hold(1, "swap").hold(2, "rubies").actions(), "play swap", "pass"),
    "bid": (lambda: Table().bids(), "bid diamond", "bid nothing"),
    "order": (smoking, "discard france", "discard leaders"),
}


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("what", list(CHOICES))
def test_a_choice_can_be_taken_back_until_all_have_chosen(what: str) -> None:
    begin, one, _ = CHOICES[what]
    match = begin()
    before = match.state
    match.play(0, one)
    match.play(2, match.legal(2)[0])
    assert [match.may_undo(seat) for seat in range(3)] == [True, False, True]
    theirs = match.view(2)
    match.undo(0)
    assert (phase(match), match.to_act) == (what, (0, 1))
    assert match.view(2)["you"] == theirs["you"]
    match.undo(2)
    assert match.state == before
    assert match.events(0) == match.events(2) == []


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("what", list(CHOICES))
def test_a_choice_taken_back_can_be_made_otherwise(what: str) -> None:
    begin, one, other = CHOICES[what]
    again, straight = begin(), begin()
    again.play(0, one)
    again.undo(0)
    again.play(0, other)
    straight.play(0, other)
    assert again.state == straight.state
    assert again.events(0) == straight.events(0)


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("what", list(CHOICES))
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_once_all_have_chosen_nobody_takes_a_choice_back(what: str, order: tuple[int, ...]) -> None:
    match = CHOICES[what][0]()
    for seat in order:
        match.play(seat, match.legal(seat)[-1])
    assert phase(match) != what
    cannot_undo(match)


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("what", ["order", "action", "bid"])
@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_whoever_changes_their_mind_and_in_whichever_order_all_comes_to_the_same(
    what: str, order: tuple[int, ...]
) -> None:
    match, straight = choosing(what), choosing(what)
    for seat in (0, 2, 3):
        match.play(seat, match.legal(seat)[0])
        straight.play(seat, straight.legal(seat)[-1])
    for seat in order:
        match.undo(seat)
        match.play(seat, match.legal(seat)[-1])
    for one in (match, straight):
        one.play(1, one.legal(1)[0])
    assert (match.record(), match.events(None)) == (straight.record(), straight.events(None))
    assert match.views() == straight.views()


@pytest.mark.clause("HP-42")
def test_a_bid_made_second_can_be_taken_back_until_the_other_has_bid() -> None:
    match = Table(4).played(0, "second").played(2, "second").bids()
    play(match, "bid amber", "bid sapphire")
    cannot_undo(match)
    before = match.state
    match.play(2, "bid diamond")
    cannot_undo(match, 0, 1, 3)
    match.undo(2)
    assert match.state == before
    match.play(2, "bid ruby")
    match.play(0, "bid nothing")
    cannot_undo(match)


@pytest.mark.clause("HP-20", "HP-11")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_an_order_is_final_once_all_have_discarded_though_an_action_card_was_chosen_since(last: int) -> None:
    """An undo must not play a decision of phase 2 again while orders are being discarded."""
    match = smoking()
    for seat in sorted(range(3), key=lambda seat: seat == last):
        match.play(seat, match.legal(seat)[0])
    assert (phase(match), match.to_act) == ("action", (0, 1))
    cannot_undo(match)
    match.play(1, "play swap")
    cannot_undo(match, 0, 2)
    match.undo(1)
    assert (phase(match), match.to_act) == ("action", (0, 1))
    cannot_undo(match)


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("seats", [3, 4])
def test_whoever_takes_something_back_in_whole_games_leaves_the_choices_of_the_others_as_they_were(seats: int) -> None:
    taken_back = 0
    for match in random_game(seats, seed=13):
        for seat in range(seats):
            if match.may_undo(seat):
                copy = match.copy()
                copy.undo(seat)
                assert seat in copy.to_act
                for other in set(range(seats)) - {seat}:
                    assert copy.view(other)["you"]["choice"] == match.view(other)["you"]["choice"]
                taken_back += 1
    assert taken_back > 60
