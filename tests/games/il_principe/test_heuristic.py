"""How the apprentice weighs moves."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.moves import MOVES
from signoria.games.il_principe.state import BEGIN_TURNS, NEXT_COLOUR, OPEN_GROUP, RESERVE
from tests.games.il_principe.games import SETTINGS, random_states
from tests.games.il_principe.tables import GAME, RULES, Table


def weights(table: Table) -> dict[str, int]:
    """The weight of each legal move of whoever is asked, by its text."""
    state = table.state
    seat = RULES.lowest_bit(RULES.to_act(state))
    moves, found = [0] * MOVES.actions, [0] * MOVES.actions
    count = RULES.legal(state, seat, moves)
    RULES.weigh(state, seat, moves, count, found)
    return {GAME.book.describe(state, seat, moves[place]).text: found[place] for place in range(count)}


def preferred(table: Table) -> str:
    found = weights(table)
    return max(found, key=found.__getitem__)


@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS[1::3])
def test_weighing_changes_nothing_and_gives_every_move_a_weight(seats: int, edition: str, abundance: bool) -> None:
    moves = [0] * MOVES.actions
    for step, state in enumerate(random_states(seats, edition, abundance, seed=71)):
        if step % 5 or not RULES.to_act(state):
            continue
        seat = RULES.lowest_bit(RULES.to_act(state))
        before = state.copy()
        found = [-(2**40)] * MOVES.actions
        count = RULES.legal(state, seat, moves)
        RULES.weigh(state, seat, moves, count, found)
        assert state == before
        assert all(abs(weight) < 2**31 for weight in found[:count])


def auction(table: Table) -> Table:
    table.goes_on(OPEN_GROUP)
    return table


def test_a_group_that_completes_a_city_is_worth_coins_and_one_of_no_use_is_not() -> None:
    wanted = Table(2).cities("siena").hand(1, green=1, white=1).coins(0, 9).reserve(red=1)
    assert preferred(auction(wanted)) == "bid 1"
    unwanted = Table(2).cities("siena").hand(1, green=1, white=1, red=1).coins(0, 3).reserve(yellow=1)
    assert preferred(auction(unwanted)) == "pass"


def test_nobody_bids_the_coins_a_city_needs_for_a_card_of_little_use() -> None:
    table = Table(2).cities("siena").hand(1, green=1, white=1, red=1).coins(0, 4).reserve(blue=1)
    auction(table)
    table.state.bid = 1
    table.state.bidder = 0
    assert preferred(table) == "pass"


def test_a_bid_is_no_higher_than_it_need_be() -> None:
    table = Table(2).cities("siena").hand(1, green=1, white=1).coins(0, 9).reserve(red=1)
    assert preferred(auction(table)) == "bid 1"
    table.state.bid = 2
    table.state.bidder = 0
    assert preferred(table) == "bid 3"


def test_a_city_that_can_be_built_is_built_and_the_larger_one_first() -> None:
    table = Table(2).cities("siena firenze").hand(0, green=2, white=1, red=1, blue=1, yellow=1).coins(9, 0)
    table.goes_on(BEGIN_TURNS)
    assert preferred(table) == "build firenze"


def test_cards_of_no_use_for_a_city_are_laid_where_they_take_a_role() -> None:
    table = Table(2).cities("siena").hand(0, blue=2).up(1, blue=1).coins(0, 0)
    table.goes_on(BEGIN_TURNS)
    assert preferred(table) == "lay blue 2"


def test_cards_for_a_city_stay_in_hand_when_the_reserve_is_chosen() -> None:
    table = Table(3).cities("siena").hand(0, green=1, white=1, red=1, blue=1, yellow=1).coins(5, 5, 5)
    table.state.phase = RESERVE
    assert preferred(table) == "reserve blue yellow"


def test_a_shield_goes_where_it_takes_the_lead() -> None:
    table = Table(2).cities("milano").hand(0, blue=2, red=1, yellow=1).coins(9, 0).shields(blue="111", green="1")
    table.goes_on(BEGIN_TURNS)
    RULES.apply(table.state, 0, GAME.book.parse(table.state, 0, "build milano"))
    assert preferred(table) == "shield green"


def test_the_green_role_turns_up_the_card_that_takes_another_role() -> None:
    table = Table(2).up(0, green=1).down(0, blue=1, yellow=1).up(1, blue=1, yellow=3)
    table.goes_on(NEXT_COLOUR)
    assert preferred(table) == "turn blue"


def test_a_role_is_worth_some_coins_but_not_all() -> None:
    table = Table(2).up(0, white=2).up(1, white=2).coins(30, 30)
    table.goes_on(NEXT_COLOUR)
    assert preferred(table) == "bid 1"
    table.state.bid = 10
    assert preferred(table) == "pass"
