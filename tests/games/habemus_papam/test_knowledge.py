"""What a seat cannot know, dealt anew. (ruling: HP-6)"""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.habemus_papam.constants import BLACK_SMOKE, CARDINALS, WHITE_SMOKE
from signoria.games.habemus_papam.state import State
from tests.games.habemus_papam.accounts import CHECKS
from tests.games.habemus_papam.games import finished, random_game, random_states
from tests.games.habemus_papam.tables import COMPONENTS, GAME, RULES, Table, state_of

STAYS = (
    *("gold", "gems", "bank", "actions", "action_count", "played", "bid", "rank", "offer", "owner", "gone", "seen"),
    *("mazarin", "louis", "felipe", "squadrone", "camerlengo", "chosen", "phase", "round", "turn", "step", "swapping"),
)


def redealt(state: State, seat: int, number: int) -> State:
    """The table as a search deals it anew for a seat, from a fresh stream."""
    anew = state.copy()
    RULES.reseed(anew.generator, number)
    RULES.redeal(anew, seat)
    return anew


def deck(state: State) -> list[int]:
    """The cardinals and smokes to come, the next one first."""
    size = state.cardinals_left + 2 - state.smoke - state.is_last_round
    return [state.cardinals[place] for place in range(size)][::-1]


def orders(state: State, seat: int) -> tuple[int, ...]:
    return tuple(sorted(state.order[seat, held] for held in range(2)))


@pytest.mark.clause("HP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_seat_cannot_tell_a_redealt_match_from_the_true_one(seats: int) -> None:
    for step, match in enumerate(random_game(seats, seed=6)):
        seat = step % seats
        if step % 5 == 0:
            anew = match.redeal(seat, seed=step)
            assert anew.view(seat) == match.view(seat)
            assert anew.legal(seat) == match.legal(seat)
            assert anew.events(seat) == match.events(seat)
            assert anew.to_act == match.to_act


@pytest.mark.clause("HP-6", "HP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_redeal_keeps_every_card_and_all_that_can_be_counted(seats: int) -> None:
    for step, state in enumerate(random_states(seats, seed=8)):
        if step % 3:
            continue
        seat = step % seats
        anew = redealt(state, seat, step)
        for check in CHECKS:
            check(anew)
        for name in STAYS:
            assert getattr(anew, name) == getattr(state, name), name
        assert [anew.order[seat, held] for held in range(2)] == [state.order[seat, held] for held in range(2)]
        assert (anew.discarded[seat], anew.choice[seat]) == (state.discarded[seat], state.choice[seat])


# -- the smokes (HP-2)


@pytest.mark.clause("HP-2")
@pytest.mark.parametrize(
    ("round_number", "places"), [(1, {7, 8, 9}), (5, {3, 4, 5}), (8, {0, 1, 2}), (9, {0, 1}), (10, {0})]
)
def test_black_smoke_lies_where_it_may_still_lie_each_as_likely(round_number: int, places: set[int]) -> None:
    state = Table().round(round_number, smoke=False).coming(cardinals="").state
    found = Counter(deck(redealt(state, 0, number)).index(BLACK_SMOKE) for number in range(300))
    assert set(found) == places
    assert all(count > 200 / len(places) for count in found.values())


@pytest.mark.clause("HP-2")
@pytest.mark.parametrize(("round_number", "under"), [(1, 3), (12, 3), (15, 3), (16, 2), (17, 1), (18, 0)])
def test_white_smoke_lies_under_as_many_as_it_may_each_as_likely(round_number: int, under: int) -> None:
    state = Table().round(round_number).state
    found = Counter(deck(redealt(state, 0, number))[::-1].index(WHITE_SMOKE) for number in range(300))
    assert set(found) == set(range(under + 1))
    assert all(count > 200 / (under + 1) for count in found.values())


@pytest.mark.clause("HP-2", "HP-20", "HP-21")
def test_a_smoke_that_has_risen_does_not_come_back() -> None:
    after_black = redealt(Table().round(9, smoke=True).state, 0, 3)
    assert (BLACK_SMOKE in deck(after_black), WHITE_SMOKE in deck(after_black)) == (False, True)
    last = redealt(Table().last_round().state, 0, 3)
    assert deck(last) == []
    assert set(last.cardinals) == {0}


@pytest.mark.clause("HP-2", "HP-1")
def test_every_unseen_card_can_come_next_and_none_that_was_seen() -> None:
    state = Table().round(5).state
    next_cardinal, next_politics, next_action = set(), set(), set()
    for number in range(400):
        anew = redealt(state, 1, number)
        next_cardinal.add(deck(anew)[0])
        next_politics.add(anew.politics[anew.deck_size - 1])
        next_action.add(anew.action_deck[anew.deck_size - 1])
    assert next_cardinal == {card for card in deck(state) if card < CARDINALS}
    assert next_politics == {state.politics[place] for place in range(state.deck_size)}
    assert next_action == {state.action_deck[place] for place in range(state.deck_size)}


# -- orders (HP-5, HP-20)


@pytest.mark.clause("HP-5", "HP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_own_orders_stay_and_all_others_are_dealt_anew(seats: int) -> None:
    state = state_of(GAME.start(seats, seed=4))
    seen: list[set[tuple[int, ...]]] = [set() for _ in range(seats)]
    out: set[int] = set()
    for number in range(200):
        anew = redealt(state, 0, number)
        for seat in range(seats):
            seen[seat].add(orders(anew, seat))
        out.update(anew.orders_out[place] for place in range(8 - 2 * seats))
    assert seen[0] == {orders(state, 0)}
    unknown = Counter(map(int, COMPONENTS.tables["ORDER_DECK"])) - Counter(orders(state, 0))
    assert all({order for pair in pairs for order in pair} == set(unknown) for pairs in seen[1:])
    assert out == (set(unknown) if seats == 3 else set())


@pytest.mark.clause("HP-20", "HP-6")
def test_orders_discarded_by_others_are_dealt_anew_too_and_the_own_stays() -> None:
    match = Table(4).coming(cardinals="black-smoke").revealing()
    for seat in (0, 2):
        match.play(seat, match.legal(seat)[0])
    state = state_of(match)
    thrown, kept = set(), set()
    for number in range(200):
        anew = redealt(state, 0, number)
        assert (anew.discarded[0], anew.order[0, 0], anew.order[0, 1]) == (state.discarded[0], state.order[0, 0], -1)
        assert (anew.order[2, 1], anew.discarded[1], anew.chosen) == (-1, -1, 0b0101)
        thrown.add(anew.discarded[2])
        kept.add(anew.order[2, 0])
    assert len(thrown) == len(kept) >= 5


@pytest.mark.clause("HP-51", "HP-6")
def test_at_the_end_orders_lie_open_and_stay() -> None:
    state = state_of(finished(4))
    for number in range(20):
        assert redealt(state, 0, number).order == state.order


# -- choices not yet revealed (HP-11, HP-12)


@pytest.mark.clause("HP-11", "HP-6")
def test_an_action_card_chosen_in_secret_is_any_of_those_held_or_none() -> None:
    match = Table().hold(0, "gold").hold(1, "swap bribe bribe").hold(2, "rubies").actions()
    match.play(0, "play gold")
    match.play(1, "pass")
    state = state_of(match)
    found: Counter[int] = Counter()
    for number in range(300):
        anew = redealt(state, 0, number)
        assert (anew.choice[0], anew.choice[2], anew.chosen) == (state.choice[0], -1, 0b011)
        found[anew.choice[1]] += 1
    assert set(found) == {-2, 4, 5}
    assert all(count > 70 for count in found.values())


@pytest.mark.clause("HP-12", "HP-43", "HP-6")
def test_a_bid_made_in_secret_is_any_of_those_possible() -> None:
    table = Table().gems(1, "2 diamond amber").played(1, "twice")
    match = table.bids()
    match.play(0, "bid ruby")
    match.play(1, "bid amber")
    state = state_of(match)
    found: Counter[str] = Counter()
    for number in range(300):
        anew = redealt(state, 0, number)
        assert (anew.choice[0], anew.choice[2], anew.chosen) == (state.choice[0], -1, 0b011)
        found[GAME.book.describe(anew, 1, 13 + anew.choice[1]).text] += 1
    assert set(found) == {"bid nothing", "bid diamond", "bid amber", "bid diamond diamond", "bid diamond amber"}
    assert all(count > 35 for count in found.values())


@pytest.mark.clause("HP-42", "HP-44", "HP-6")
def test_bids_that_are_open_stay_and_only_the_secret_one_of_two_who_bid_second_is_made_anew() -> None:
    match = Table(4).played(0, "second").played(2, "second").bids()
    match.play(1, "bid amber")
    match.play(3, "bid ruby")
    match.play(2, "bid diamond")
    state = state_of(match)
    choices = set()
    for number in range(60):
        anew = redealt(state, 0, number)
        assert list(anew.bid) == list(state.bid)
        assert [anew.choice[seat] for seat in (0, 1, 3)] == [-1] * 3
        choices.add(anew.choice[2])
    assert len(choices) > 15
    assert redealt(state, 2, 1).choice[2] == state.choice[2]


@pytest.mark.clause("HP-6")
def test_the_same_seed_deals_the_same_cards_anew() -> None:
    match = GAME.start(4, seed=3, first=0)
    assert match.redeal(2, seed=9).state == match.redeal(2, seed=9).state
    assert match.redeal(2, seed=9).state != match.redeal(2, seed=10).state
