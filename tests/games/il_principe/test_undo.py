"""What can be taken back: all but what showed somebody something hidden. (ruling: IP-12)"""

from __future__ import annotations

import pytest

from signoria import CannotUndo, Match
from signoria.games.il_principe.state import NEXT_COLOUR, OPEN_GROUP
from tests.games.il_principe.games import SETTINGS, random_game
from tests.games.il_principe.tables import GAME, Table, holders, state_of
from tests.probes import play


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


def cannot_undo(match: Match) -> None:
    """Nothing can be taken back by anybody, and trying to changes nothing."""
    before = match.state
    for seat in range(match.seats):
        assert not match.may_undo(seat)
        with pytest.raises(CannotUndo):
            match.undo(seat)
    assert match.state == before


# -- the reserve (IP-12)


@pytest.mark.clause("IP-12")
def test_a_choice_for_the_reserve_can_be_taken_back_until_all_have_chosen() -> None:
    match = GAME.start(3, seed=3)
    before = match.state
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[1])
    assert [match.may_undo(seat) for seat in range(3)] == [True, False, True]
    match.undo(0)
    assert match.to_act == (0, 1)
    assert [match.view(seat)["you"]["choice"] is None for seat in range(3)] == [True, True, False]
    match.undo(2)
    assert match.state == before


@pytest.mark.clause("IP-12")
def test_a_choice_taken_back_can_be_made_otherwise() -> None:
    match = GAME.start(3, seed=3)
    one, other = match.legal(1)[:2]
    match.play(1, one)
    match.undo(1)
    match.play(1, other)
    assert match.view(1)["you"]["choice"] == other.data["colours"]


@pytest.mark.clause("IP-12", "IP-20")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_once_all_have_chosen_nobody_takes_a_choice_back(order: tuple[int, ...]) -> None:
    match = GAME.start(3, seed=3)
    for seat in order:
        match.play(seat, match.legal(seat)[0])
    cannot_undo(match)


# -- bids (IP-21)


@pytest.mark.clause("IP-21")
@pytest.mark.parametrize("text", ["bid 3", "pass"])
def test_a_bid_or_a_pass_can_be_taken_back_until_the_next_one_speaks(text: str) -> None:
    match = Table().coins(9, 9, 9).reserve(green=2, blue=3).match(OPEN_GROUP)
    undo_all(match, text)
    play(match, text)
    assert [match.may_undo(seat) for seat in range(3)] == [False, True, False]
    play(match, "bid 5")
    assert [match.may_undo(seat) for seat in range(3)] == [False, False, True]


@pytest.mark.clause("IP-21", "IP-45")
def test_a_bid_for_a_role_can_be_taken_back_as_well() -> None:
    undo_all(Table().coins(9, 9, 9).up(0, white=1).up(1, white=1).match(NEXT_COLOUR), "bid 2")


@pytest.mark.clause("IP-24")
def test_not_building_after_an_auction_can_be_taken_back() -> None:
    table = Table().coins(9, 9, 9).hand(1, green=4).reserve(green=1, blue=2)
    match = play(table.match(OPEN_GROUP), "bid 1", "pass", "pass")
    assert match.view(None)["phase"] == "extra"
    undo_all(match, "pass")


# -- turns (IP-30, IP-32, IP-37)


@pytest.mark.clause("IP-30")
def test_a_turn_passed_can_be_taken_back() -> None:
    undo_all(Table().hand(0, red=1).hand(1, red=1).match(), "pass")


@pytest.mark.clause("IP-37")
def test_a_card_laid_cannot_be_taken_back_even_one_that_everybody_saw_being_won() -> None:
    cannot_undo(play(Table().hand(0, red=1).hand(1, red=1).match(), "lay red 1"))
    cannot_undo(play(Table().won(0, red=1).hand(1, red=1).match(), "lay red 1"))


@pytest.mark.clause("IP-32", "IP-36")
def test_a_city_built_cannot_be_taken_back() -> None:
    table = Table().coins(9, 9, 9).hand(0, green=1, white=1, red=1).hand(1, red=1)
    cannot_undo(play(table.match(), "build siena"))


@pytest.mark.clause("IP-34", "IP-36")
def test_a_shield_can_be_taken_back_until_the_next_city_is_turned_up() -> None:
    table = Table().coins(9, 9, 9).hand(0, blue=2, red=1, yellow=1).hand(1, red=1)
    match = play(table.match(), "build milano")
    cannot_undo(match)
    undo_all(match, "shield blue")
    cannot_undo(play(match, "shield blue", "shield green"))


@pytest.mark.clause("IP-34", "IP-36")
def test_with_no_city_to_turn_up_both_shields_can_be_taken_back() -> None:
    table = Table().cities("siena milano firenze lucca").coins(9, 9, 9).hand(0, blue=2, red=1, yellow=1)
    undo_all(play(table.hand(1, red=1).match(), "build milano"), "shield blue", "shield green")


# -- roles (IP-47)


@pytest.mark.clause("IP-47")
@pytest.mark.parametrize("text", ["turn red", "pass"])
def test_a_card_turned_up_can_be_taken_back(text: str) -> None:
    table = Table().coins(9, 9, 9).up(0, green=1).down(0, red=1).up(0, white=1).up(1, white=1)
    match = table.match(NEXT_COLOUR)
    undo_all(match, text)
    play(match, text)
    assert match.view(None)["auction"]["role"] == "major-white"


@pytest.mark.clause("IP-47")
def test_a_shield_of_the_blue_role_can_be_taken_back_until_cards_are_drawn() -> None:
    table = Table().up(0, blue=2).up(1, blue=1)
    match = table.match(NEXT_COLOUR)
    undo_all(match, "shield red")
    play(match, "shield red")
    assert (match.may_undo(0), match.to_act) == (True, (1,))
    cannot_undo(play(match, "shield red"))


@pytest.mark.clause("IP-47", "IP-13")
def test_what_lets_a_red_role_draw_a_card_cannot_be_taken_back() -> None:
    table = Table().coins(9, 9, 9).up(0, red=1).up(1, red=1).up(2, yellow=1).up(0, yellow=1)
    match = play(table.match(NEXT_COLOUR), "bid 1")
    assert match.may_undo(1)
    play(match, "pass")
    assert holders(match) == {"major-red": 1}
    cannot_undo(match)


@pytest.mark.clause("IP-11")
def test_once_cards_are_drawn_nothing_of_the_round_before_can_be_taken_back() -> None:
    match = play(Table(3, first=0).hand(0, red=1).match(), "pass")
    assert match.view(None)["round"] == 3
    cannot_undo(match)


@pytest.mark.clause("IP-55")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    table = Table().round(7, last=True).hand(2, red=1)
    table.state.turn = 2
    match = play(table.match(), "pass")
    assert match.over
    cannot_undo(match)


@pytest.mark.clause("IP-12", "IP-21", "IP-30")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS[1::5])
def test_whatever_can_be_taken_back_leaves_no_trace(seats: int, edition: str, abundance: bool) -> None:
    taken_back = 0
    previous: object = None
    for step, match in enumerate(random_game(seats, edition, abundance, seed=12)):
        is_sealed = match.view(None)["phase"] == "reserve"
        if step % 3 == 1 and not is_sealed and match.may_undo(match.decisions()[-1].seat):
            copy = match.copy()
            copy.undo(copy.decisions()[-1].seat)
            assert copy.state == previous
            taken_back += 1
        previous = match.state
    assert taken_back > 10
