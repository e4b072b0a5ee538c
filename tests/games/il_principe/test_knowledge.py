"""What a seat cannot know, dealt anew. (ruling: IP-13)"""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.il_principe.constants import COLOURS
from signoria.games.il_principe.state import CITIES_GONE, RESERVE, State
from tests.games.il_principe.games import random_game, random_states
from tests.games.il_principe.tables import COMPONENTS, GAME, RULES, Table, state_of


def redealt(state: State, seat: int, number: int) -> State:
    """The table as a search deals it anew for a seat, from a fresh stream."""
    anew = state.copy()
    RULES.reseed(anew.generator, number)
    RULES.redeal(anew, seat)
    return anew


def held(state: State, seat: int) -> tuple[int, ...]:
    """A hand by colour, whoever looks."""
    return tuple(state.hand[seat, colour] for colour in range(COLOURS))


@pytest.mark.clause("IP-13")
@pytest.mark.parametrize(("seats", "edition"), [(2, "first"), (3, "second"), (5, "first")])
def test_a_seat_cannot_tell_a_redealt_match_from_the_true_one(seats: int, edition: str) -> None:
    for step, match in enumerate(random_game(seats, edition, True, seed=6)):
        seat = step % seats
        if step % 9 == 0:
            anew = match.redeal(seat, seed=step)
            assert anew.view(seat) == match.view(seat)
            assert anew.legal(seat) == match.legal(seat)
            assert anew.events(seat) == match.events(seat)


@pytest.mark.clause("IP-13", "IP-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redeal_keeps_every_card_and_every_size(seats: int) -> None:
    for step, state in enumerate(random_states(seats, "first", False, seed=8)):
        if step % 7:
            continue
        anew = redealt(state, step % seats, step)
        assert (anew.deck_size, list(anew.hand_size)) == (state.deck_size, list(state.hand_size))
        assert sum(anew.deck) == anew.deck_size
        for colour in range(COLOURS):
            before, after = (
                one.deck[colour] + sum(one.hand[seat, colour] for seat in range(seats)) for one in (state, anew)
            )
            assert before == after
            assert all(anew.hand[seat, colour] >= state.known[seat, colour] for seat in range(seats))
        assert all(sum(held(anew, seat)) == state.hand_size[seat] for seat in range(seats))
        assert sorted(anew.city_pile) == sorted(state.city_pile)
        for name in ("known", "coins", "face_up", "reserve", "discards", "face_up_cards", "face_down_cards", "holder"):
            assert getattr(anew, name) == getattr(state, name)


@pytest.mark.clause("IP-13")
def test_cards_won_stay_and_the_own_hand_stays_and_all_others_are_dealt_anew() -> None:
    state = Table().hand(0, green=2).won(1, blue=2).hand(1, red=3).hand(2, yellow=1).state
    seen: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for number in range(60):
        anew = redealt(state, 0, number)
        for seat in range(3):
            seen[seat].add(held(anew, seat))
    assert seen[0] == {(2, 0, 0, 0, 0)}
    assert all(cards[3] >= 2 and sum(cards) == 5 for cards in seen[1])
    assert len(seen[1]) > 10
    assert len(seen[2]) == 5
    assert RULES.cards_known(state, 1) == 2
    assert RULES.cards_known(state, 2) == 0


@pytest.mark.clause("IP-13")
def test_what_is_dealt_anew_is_as_likely_as_the_cards_nobody_sees() -> None:
    state = Table().hand(1, red=1).deck(red=1, blue=2).state
    seen = Counter(held(redealt(state, 0, number), 1) for number in range(400))
    assert set(seen) == {(0, 0, 1, 0, 0), (0, 0, 0, 1, 0)}
    assert 160 <= seen[0, 0, 1, 0, 0] <= 240
    anew = redealt(state, 0, 1)
    assert (sum(anew.deck), anew.deck_size) == (3, 3)


@pytest.mark.clause("IP-13")
def test_coins_stay_for_they_can_be_counted() -> None:
    state = Table().coins(4, 7, 1).hand(1, red=3).state
    assert list(redealt(state, 0, 5).coins) == [4, 7, 1, 0, 0]


@pytest.mark.clause("IP-3", "IP-7")
@pytest.mark.parametrize("seats", [2, 3])
def test_every_unseen_city_can_come_next_after_a_redeal(seats: int) -> None:
    state = state_of(GAME.start(seats, seed=4))
    unseen = {state.city_pile[place] for place in range(11)}
    for place in (0, 5, 10):
        assert {redealt(state, 0, number).city_pile[place] for number in range(120)} == unseen
    assert list(redealt(state, 0, 1).city_pile)[11:] == [0] * 4


@pytest.mark.clause("IP-12", "IP-13")
def test_choices_made_in_secret_are_made_anew_from_the_new_hands() -> None:
    table = Table().hand(0, green=2, white=1).hand(1, red=2, blue=2).hand(2, red=2, blue=1)
    table.state.phase = RESERVE
    match = table.match()
    match.play(0, "reserve green green")
    match.play(1, "reserve red red")
    state = state_of(match)
    choices = set()
    for number in range(60):
        anew = redealt(state, 0, number)
        assert (anew.choice[0], anew.choice[2], anew.chosen) == (state.choice[0], -1, 0b011)
        needs = COMPONENTS.tables["RESERVE_NEEDS"][anew.choice[1]]
        assert all(needs[colour] <= anew.hand[1, colour] for colour in range(COLOURS))
        choices.add(anew.choice[1])
    assert len(choices) > 6


@pytest.mark.clause("IP-12")
def test_a_choice_by_lot_is_any_that_the_hand_allows() -> None:
    table = Table().hand(1, red=2, blue=1, yellow=1)
    table.state.chosen = 0b010
    chosen: Counter[int] = Counter()
    for number in range(400):
        RULES.reseed(table.state.generator, number)
        chosen[RULES.choice_by_lot(table.state, 1)] += 1
        assert table.state.chosen == 0b010
    texts = {GAME.book.describe(table.state, 1, choice).text for choice in chosen}
    assert texts == {"reserve red red", "reserve red blue", "reserve red yellow", "reserve blue yellow"}
    assert all(65 <= count <= 140 for count in chosen.values())


@pytest.mark.clause("IP-13")
def test_at_the_end_hands_lie_open_and_stay() -> None:
    table = Table().hand(0, red=2).hand(1, blue=3)
    RULES.end_game(table.state, CITIES_GONE)
    anew = redealt(table.state, 0, 3)
    assert held(anew, 1) == (0, 0, 0, 3, 0)


@pytest.mark.clause("IP-13")
def test_the_same_seed_deals_the_same_cards_anew() -> None:
    match = GAME.start(4, seed=3, first=0)
    assert match.redeal(2, seed=9).state == match.redeal(2, seed=9).state
    assert match.redeal(2, seed=9).state != match.redeal(2, seed=10).state
