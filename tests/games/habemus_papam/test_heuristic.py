"""How the apprentice weighs moves."""

from __future__ import annotations

import random

import pytest

from signoria import Match
from signoria.games.habemus_papam.moves import MOVES
from signoria.games.habemus_papam.state import State
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.tables import GAME, RULES, Table, state_of
from tests.probes import play
from tests.spoiling import secret_fields, spoil


def weighed(state: State, seat: int) -> list[int]:
    """The weights of a seat's legal moves."""
    moves, found = [0] * MOVES.actions, [-(2**40)] * MOVES.actions
    count = RULES.legal(state, seat, moves)
    RULES.weigh(state, seat, moves, count, found)
    return found[:count]


def weights(match: Match, seat: int | None = None) -> dict[str, int]:
    """The weight of each legal move of a seat, by its text; of whoever is asked first if none is named."""
    who = match.to_act[0] if seat is None else seat
    texts = [move.text for move in match.legal(who)]
    return dict(zip(texts, weighed(state_of(match), who), strict=True))


def preferred(match: Match, seat: int | None = None) -> str:
    found = weights(match, seat)
    return max(found, key=found.__getitem__)


def gems_bid(match: Match) -> int:
    """How many gems the apprentice bids."""
    return len(preferred(match).replace("nothing", "").split()) - 1


# -- what it may know


@pytest.mark.parametrize("seats", [3, 4])
def test_weighing_changes_nothing_and_gives_every_move_a_weight(seats: int) -> None:
    for step, state in enumerate(random_states(seats, seed=71)):
        if step % 3 == 0 and RULES.to_act(state):
            before = state.copy()
            found = weighed(state, RULES.lowest_bit(RULES.to_act(state)))
            assert state == before
            assert all(abs(weight) < 2**31 for weight in found)


@pytest.mark.parametrize("seats", [3, 4])
def test_what_others_hold_in_secret_and_what_the_decks_hide_weighs_nothing(seats: int) -> None:
    chooser = random.Random(72)
    for step, state in enumerate(random_states(seats, seed=72)):
        if step % 3 or not RULES.to_act(state):
            continue
        seat = RULES.lowest_bit(RULES.to_act(state))
        before = weighed(state, seat)
        for name in secret_fields(GAME):
            spoiled = state.copy()
            assert isinstance(spoiled, State)
            spoil(spoiled, name, seat, chooser)
            assert weighed(spoiled, seat) == before, f"{name} is weighed"


# -- cards


def test_a_cardinal_who_completes_a_pair_is_taken_rather_than_another() -> None:
    offer = "maculani louis gold camerlengo"
    assert preferred(Table().display(0, "lugo").offer(offer).round(12).taking(0, 1, 2)) == "take maculani"
    alone = weights(Table().offer(offer).round(12).taking(0, 1, 2))["take maculani"]
    assert weights(Table().display(0, "lugo").offer(offer).round(12).taking(0, 1, 2))["take maculani"] > alone


def test_half_of_a_pair_whose_other_half_has_left_the_game_is_a_cardinal_like_others() -> None:
    table = Table().offer("maculani rossetti gold camerlengo").gone("lugo").orders(0, "france leaders").round(12)
    found = weights(table.taking(0, 1, 2))
    assert found["take maculani"] == found["take rossetti"]


def test_a_bag_is_worth_gold_until_black_smoke_rises() -> None:
    offer = "ottoboni louis gold camerlengo"
    early = weights(Table().orders(0, "france leaders").offer(offer).round(5).taking(0, 1, 2))
    late = weights(Table().orders(0, "france leaders").offer(offer).round(12).taking(0, 1, 2))
    assert early["take ottoboni"] > late["take ottoboni"] == 100


def test_louis_is_worth_more_to_those_who_have_two_already() -> None:
    offer = "ottoboni louis gold camerlengo"
    first = weights(Table().offer(offer).round(14).taking(0, 1, 2))["take louis"]
    third = weights(Table().politics(0, louis=2).offer(offer).round(14).taking(0, 1, 2))["take louis"]
    assert third >= 200 > first


def test_mazarin_is_worth_more_to_the_rich() -> None:
    poor = weights(Table().gold(5, 5, 5).offer("bichi mazarin gold camerlengo").taking(0, 1, 2))
    rich = weights(Table().gold(70, 5, 5).offer("bichi mazarin gold camerlengo").taking(0, 1, 2))
    assert rich["take mazarin"] > poor["take mazarin"]
    assert max(rich, key=rich.__getitem__) == "take mazarin"


def test_the_squadrone_is_worth_something_to_those_who_can_pay_for_it() -> None:
    offer = "bichi squadrone swap camerlengo"
    assert weights(Table().gold(20, 9, 9).offer(offer).round(12).taking(0, 1, 2))["take squadrone"] > 0
    assert weights(Table().gold(19, 9, 9).offer(offer).round(12).taking(0, 1, 2))["take squadrone"] == 0


def test_a_coat_of_arms_that_the_own_order_wants_is_worth_more() -> None:
    table = Table().display(0, "bichi orsini").offer("barberini rossetti gold camerlengo").round(12)
    wanted = weights(table.orders(0, "france").taking(0, 1, 2))
    assert wanted["take barberini"] > wanted["take rossetti"] + 100


def test_an_action_card_that_cannot_be_played_any_more_is_worth_nothing() -> None:
    assert weights(Table().offer("bichi bribe camerlengo").last_round().taking(0, 1, 2))["take bribe"] == 0


# -- bids


def test_gems_are_bid_for_a_card_that_matters_and_kept_where_all_cards_are_alike() -> None:
    table = Table(4).display(0, "lugo").offer("maculani felipe swap camerlengo").round(3)
    assert gems_bid(table.bids()) == 3
    alike = Table().gold(0, 0, 0).offer("bichi rossetti ottoboni camerlengo").orders(0, "leaders").last_round(18)
    assert gems_bid(alike.bids()) == 0


def test_of_bids_that_win_alike_the_cheaper_gems_are_bid() -> None:
    found = weights(Table(4).display(0, "lugo").offer("maculani felipe swap camerlengo").round(3).bids())
    assert found["bid diamond amber amber"] > found["bid diamond diamond amber"] > found["bid diamond diamond diamond"]


def test_who_bids_second_bids_no_more_than_it_takes() -> None:
    table = Table().camerlengo(1).display(0, "lugo").politics(0, louis=2).played(0, "second")
    match = play(table.offer("maculani louis gold camerlengo").round(12).bids(), "bid amber", "bid nothing")
    assert gems_bid(match) == 1


# -- action cards


def test_gold_is_fetched_when_no_other_card_is_to_be_played() -> None:
    assert preferred(Table().hold(0, "gold").actions()) == "play gold"


def test_a_bribe_is_played_for_a_cardinal_who_completes_a_pair_and_kept_for_one_like_others() -> None:
    pair = Table().display(0, "lugo").display(1, "maculani").hold(0, "bribe")
    assert preferred(pair.actions()) == "play bribe"
    alike = Table().display(1, "rossetti").orders(0, "leaders").hold(0, "bribe").round(12)
    assert preferred(alike.actions()) == "pass"


def test_a_bribe_is_not_kept_when_the_game_ends() -> None:
    table = Table().display(1, "rossetti").orders(0, "leaders").hold(0, "bribe").offer("camerlengo").last_round(19)
    assert preferred(table.actions()) == "play bribe"


def test_three_rubies_are_played_when_the_cards_on_offer_differ() -> None:
    table = Table().display(0, "lugo").hold(0, "rubies").gems(0, "")
    assert preferred(table.offer("maculani felipe swap camerlengo").round(16).actions()) == "play rubies"
    alike = Table().gold(0, 0, 0).hold(0, "rubies").offer("bichi rossetti ottoboni camerlengo").orders(0, "leaders")
    assert preferred(alike.last_round(18).actions()) == "pass"


def test_the_bribed_cardinal_is_the_one_of_most_use() -> None:
    table = Table().display(0, "lugo").display(1, "rossetti maculani").hold(0, "bribe")
    assert preferred(play(table.actions(), "play bribe")) == "choose maculani"


def test_a_swap_gives_a_cardinal_of_no_use_for_one_who_completes_a_pair() -> None:
    table = Table().display(0, "lugo rossetti").display(1, "maculani").hold(0, "swap").orders(0, "leaders france")
    match = play(table.actions(), "play swap")
    assert preferred(match) == "choose rossetti"
    assert preferred(play(match, "choose rossetti")) == "choose maculani"


def test_a_swap_that_brings_nothing_is_declined() -> None:
    table = Table().display(0, "lugo maculani").display(1, "rossetti").hold(0, "swap").orders(0, "leaders france")
    assert preferred(play(table.actions(), "play swap")) == "pass"


# -- people who leave, and orders


def test_a_cardinal_of_a_pair_is_excluded_rather_than_another() -> None:
    table = Table().politics(0, felipe=1).display(1, "lugo maculani rossetti").offer("bichi felipe gold camerlengo")
    assert preferred(play(table.taking(0, 1, 2), "take felipe")) in {"choose lugo", "choose maculani"}


def test_death_comes_to_whoever_has_most_votes_lying_open() -> None:
    table = Table().display(1, "rossetti").display(2, "bichi facchinetti hessen").politics(2, louis=2)
    assert preferred(play(table.offer("savelli death gold camerlengo").taking(0, 1, 2), "take death")) == "victim 2"


def test_the_order_that_is_furthest_from_being_fulfilled_is_discarded() -> None:
    table = Table().display(0, "bichi orsini").orders(0, "france spain-urban").round(9, smoke=False)
    match = table.coming(cardinals="black-smoke rossetti").revealing()
    assert preferred(match, 0) == "discard spain-urban"
