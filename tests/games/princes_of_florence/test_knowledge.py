"""What a seat cannot know, dealt anew. (ruling: PF-4)"""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.core.rules.state_record import Visibility
from signoria.games.princes_of_florence.constants import PILE_NAMES
from signoria.games.princes_of_florence.state import OVER, RETURN, State
from tests.games.princes_of_florence.dealing_anew import anew, cards, give, held, lying, small
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_game, random_states
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, hand, own, pile, profession, state_of
from tests.probes import play

# -- what stays


@pytest.mark.clause("PF-4", "PF-2")
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=name_of)
def test_a_redeal_changes_nothing_a_seat_knows_and_loses_no_card(seats: int, options: Options) -> None:
    fields = GAME.kit.state.FIELDS
    public = [name for name, field in fields.items() if field.visibility is Visibility.PUBLIC]
    owned = [name for name, field in fields.items() if field.visibility is Visibility.OWNER]
    changed = 0
    for step, state in enumerate(random_states(seats, options, seed=6)):
        if step % 5 and step > 10:
            continue
        seat = step // 5 % seats
        other = anew(state, seat, step)
        assert [name for name in public if getattr(other, name) != getattr(state, name)] == []
        for name in owned:
            assert list_of(other, name, seat) == list_of(state, name, seat), f"{name} of seat {seat} has changed"
        assert other.florins == state.florins
        for number in range(3):
            assert all_cards(other, number) == all_cards(state, number)
            for place in range(state.pile_size[number]):
                if state.pile_known[number, place] >> seat & 1:
                    assert other.pile[number, place] == state.pile[number, place]
        sizes = [[bits.bit_count() for bits in hands] for hands in (other.hand, other.bonus_hand, other.prestige_hand)]
        assert sizes == [list(state.hand_size), list(state.bonus_size), list(state.prestige_size)]
        for player in range(seats):
            assert other.shown[player] & ~other.hand[player] == 0
        changed += other.hand != state.hand
    assert changed > 10


def list_of(state: State, name: str, seat: int) -> object:
    row = getattr(state, name)[seat]
    return row if isinstance(row, int) else list(row)


def all_cards(state: State, number: int) -> list[int]:
    """Every card of a kind, wherever it is, in order: equal lists mean that none was lost, doubled or made."""
    found = [state.pile[number, place] for place in range(state.pile_size[number])]
    if state.looked_pile == number:
        found += [state.looked[state.actor, place] for place in range(state.looked_size)]
    hands = (state.hand, state.bonus_hand, state.prestige_hand)[number]
    for seat in range(state.seats):
        found += cards(hands[seat])
        found += cards(state.table[seat]) if number == 0 else ()
    return sorted(found)


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize(("seats", "options"), SETTINGS[2::5], ids=name_of)
def test_a_seat_cannot_tell_a_redealt_match_from_the_true_one(seats: int, options: Options) -> None:
    for step, match in enumerate(random_game(seats, options, seed=7)):
        seat = step % seats
        if step % 9 == 0 or step < 5:
            other = match.redeal(seat, seed=step)
            assert other.view(seat) == match.view(seat)
            assert other.legal(seat) == match.legal(seat)
            assert other.events(seat) == match.events(seat)


@pytest.mark.clause("PF-4")
def test_purses_stay_as_they_are_though_they_are_secret() -> None:
    state = Table(3).florins(0, 100).florins(1, 2300).florins(2, 700).hand(1, "poet").state
    assert all(list(anew(state, seat, 5).florins) == [1, 23, 7, 0, 0] for seat in range(3))


# -- hands and piles


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_cards_of_others_hands_and_of_the_pile_are_dealt_anew(name: str) -> None:
    unknown = COMPONENTS.cards(pile(name))[:6]
    table = give(give(small(name, 6), name, 1, unknown[0], unknown[1]), name, 2, unknown[2])
    mine = held(table.state, name, 0)
    hands: list[set[str]] = [set(), set(), set()]
    places: list[set[str]] = [set(), set(), set()]
    for number in range(60):
        state = anew(table.state, 0, number)
        assert held(state, name, 0) == mine
        assert (len(held(state, name, 1)), len(held(state, name, 2)), len(lying(state, name))) == (2, 1, 3)
        for seat in (1, 2):
            hands[seat] |= held(state, name, seat)
        for place, card in enumerate(lying(state, name)):
            places[place].add(card)
        assert held(state, name, 1) | held(state, name, 2) | set(lying(state, name)) == set(unknown)
    assert hands[1] == hands[2] == set(unknown)
    assert places == [set(unknown)] * 3


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_every_deal_is_as_likely_as_the_others(name: str) -> None:
    unknown = COMPONENTS.cards(pile(name))[:4]
    state = give(give(small(name, 4), name, 1, unknown[0]), name, 2, unknown[1]).state
    dealt = [anew(state, 0, number) for number in range(400)]
    for count in (
        Counter(next(iter(held(one, name, 1))) for one in dealt),
        Counter(next(iter(held(one, name, 2))) for one in dealt),
        Counter(lying(one, name)[0] for one in dealt),
        Counter(lying(one, name)[1] for one in dealt),
    ):
        assert set(count) == set(unknown)
        assert all(70 <= times <= 130 for times in count.values())


@pytest.mark.clause("PF-4")
def test_each_seat_keeps_its_own_hand() -> None:
    table = Table(3).hand(0, "poet", "lawyer").hand(1, "painter").hand(2, "botanist")
    table.bonus(0, "lakes").bonus(1, "parks").bonus(2, "jesters")
    table.prestige(0, "two-large").prestige(1, "most-works").prestige(2, "most-lakes")
    for seat in range(3):
        for number in range(8):
            state = anew(table.state, seat, number)
            for name in PILE_NAMES:
                assert held(state, name, seat) == held(table.state, name, seat)
        others = [anew(table.state, seat, number) for number in range(8)]
        assert any(
            held(state, "prestige", (seat + 1) % 3) != held(table.state, "prestige", (seat + 1) % 3) for state in others
        )


@pytest.mark.clause("PF-4", "PF-27")
def test_what_lies_face_up_stays() -> None:
    table = Table(3).worked(0, "poet").worked(1, "painter", "lawyer").hand(1, "botanist").recruiting(1, 1, 1)
    for number in range(20):
        state = anew(table.state, 0, number)
        assert state.table == table.state.table
        assert not held(state, "profession", 1) & {"poet", "painter", "lawyer"}
        assert not set(lying(state, "profession")) & {"poet", "painter", "lawyer"}


@pytest.mark.clause("PF-4", "PF-25")
def test_a_recruited_profession_stays_in_the_hand_that_took_it() -> None:
    table = Table(3).worked(0, "poet").hand(1, "painter", "sculptor").recruiting(1, in_hand=1).actions(1)
    state = state_of(play(table.match(), "recruit poet"))
    seen: set[str] = set()
    for number in range(60):
        for seat in (0, 2):
            dealt = held(anew(state, seat, number), "profession", 1)
            assert "poet" in dealt
            assert len(dealt) == 3
            seen |= dealt
    assert seen == set(COMPONENTS.professions)


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_remembered_places_of_a_pile_stay_and_the_others_change(name: str) -> None:
    table = small(name, 7)
    number = pile(name)
    for place, known in enumerate((0, 0b010, 0b001, 0, 0b011, 0b100)):
        table.state.pile_known[number, place] = known
    before = lying(table.state, name)
    found: dict[int, list[set[str]]] = {seat: [set() for _ in range(7)] for seat in range(3)}
    for seat in range(3):
        for step in range(80):
            for place, card in enumerate(lying(anew(table.state, seat, step), name)):
                found[seat][place].add(card)
    mine = {before[place] for place in (2, 4)}
    assert [len(found[0][place]) for place in (2, 4)] == [1, 1]
    assert all(found[0][place] == set(before) - mine for place in (0, 1, 3, 5, 6))
    assert [place for place in range(7) if found[1][place] == {before[place]}] == [1, 4]
    assert [place for place in range(7) if found[2][place] == {before[place]}] == [5]


# -- the card one gave back (PF-2)


@pytest.mark.clause("PF-2", "PF-4")
def test_the_card_a_seat_gave_back_is_in_no_hand_that_has_drawn_nothing() -> None:
    table = Table(4).hand(1, "painter", "lawyer").hand(2, "botanist", "sculptor").hand(3, "goldsmith")
    table.state.returned[0] = profession("poet")
    table.state.returned[1] = profession("organbuilder")
    table.state.drawn[2] = 1
    owners: Counter[int] = Counter()
    for number in range(200):
        state = anew(table.state, 0, number)
        owners.update(seat for seat in range(4) if "poet" in held(state, "profession", seat))
        assert ("poet" in lying(state, "profession")) == (
            not any("poet" in held(state, "profession", s) for s in (2, 3))
        )
    assert set(owners) == {2}
    assert 5 <= owners[2] <= 45, "two of the eighteen places it can be in are in that hand"
    others = [anew(table.state, 0, number) for number in range(200)]
    assert any("organbuilder" in held(state, "profession", 1) for state in others), "seat 0 does not know that card"
    assert not any("organbuilder" in held(anew(table.state, 1, n), "profession", 0) for n in range(60))
    assert not any("organbuilder" in held(anew(table.state, 1, n), "profession", 3) for n in range(60))


@pytest.mark.clause("PF-2", "PF-4")
def test_hands_that_drew_and_hands_that_did_not_are_dealt_evenly() -> None:
    table = small("profession", 6)
    table.hand(1, "mathematician", "theologian").hand(2, "philosopher")
    table.state.returned[0] = profession("botanist")
    table.state.drawn[2] = 1
    dealt = [anew(table.state, 0, number) for number in range(300)]
    given_back = Counter(("botanist" in held(state, "profession", 2)) for state in dealt)
    assert 45 <= given_back[True] <= 105, "one of the four places it can be in"
    assert {card for state in dealt for card in held(state, "profession", 1)} == {
        "mathematician", "theologian", "philosopher", "alchemist", "physicist"
    }  # fmt: skip


@pytest.mark.clause("PF-2", "PF-4", "PF-25")
def test_a_card_given_back_may_be_in_a_hand_that_all_saw_recruiting_it() -> None:
    table = Table(3).worked(0, "poet").hand(1, "lawyer").recruiting(1, in_hand=1).actions(1)
    table.state.returned[0] = profession("poet")
    state = state_of(play(table.match(), "recruit poet"))
    assert all("poet" in held(anew(state, 0, number), "profession", 1) for number in range(10))


@pytest.mark.clause("PF-2", "PF-4")
def test_what_others_gave_back_is_forgotten_and_ones_own_is_not() -> None:
    match = GAME.start(3, seed=4)
    names = [hand(match, seat)[0] for seat in range(3)]
    for seat in range(3):
        match.play(seat, f"return {names[seat]}")
    for seat in range(3):
        state = anew(state_of(match), seat, 9)
        expected = [profession(names[one]) if one == seat else -1 for one in range(3)]
        assert list(state.returned)[:3] == expected
        assert match.redeal(seat, seed=9).view(seat)["you"]["returned"] == names[seat]


# -- while all choose (PF-2)


@pytest.mark.clause("PF-2", "PF-4")
def test_before_the_choice_is_open_hands_and_choices_of_others_are_dealt_anew() -> None:
    match = GAME.start(3, seed=4)
    mine = set(hand(match, 0))
    match.play(0, f"return {hand(match, 0)[1]}")
    match.play(1, f"return {hand(match, 1)[0]}")
    true = state_of(match)
    choices: set[str] = set()
    hands: set[str] = set()
    for number in range(120):
        state = anew(true, 0, number)
        assert state.phase == RETURN
        assert held(state, "profession", 0) == mine
        assert state.returned[0] == true.returned[0]
        assert state.returned[2] == -1
        choice = COMPONENTS.professions[state.returned[1]]
        assert choice in held(state, "profession", 1)
        choices.add(choice)
        hands |= held(state, "profession", 2)
        assert len(held(state, "profession", 1)) == len(held(state, "profession", 2)) == 4
    assert choices == hands == set(COMPONENTS.professions) - mine


@pytest.mark.clause("PF-2", "PF-4")
def test_every_card_of_a_redealt_hand_is_as_likely_to_be_the_one_chosen() -> None:
    match = GAME.start(2, seed=4)
    match.play(1, f"return {hand(match, 1)[0]}")
    ranks: Counter[int] = Counter()
    for number in range(400):
        state = anew(state_of(match), 0, number)
        ranks[sorted(cards(state.hand[1])).index(state.returned[1])] += 1
    assert set(ranks) == {0, 1, 2, 3}
    assert all(70 <= times <= 130 for times in ranks.values())


@pytest.mark.clause("PF-2", "PF-4")
def test_a_seat_that_has_not_chosen_cannot_have_its_card_dealt_to_others() -> None:
    match = GAME.start(2, seed=4)
    for number in range(20):
        state = anew(state_of(match), 1, number)
        assert held(state, "profession", 1) == set(hand(match, 1))
        assert not held(state, "profession", 0) & set(hand(match, 1))
        assert list(state.returned)[:2] == [-1, -1]


@pytest.mark.clause("PF-2", "PF-4")
def test_a_choice_redealt_leads_to_a_round_like_any_other() -> None:
    match = GAME.start(3, seed=4)
    match.play(1, f"return {hand(match, 1)[0]}")
    match.play(2, f"return {hand(match, 2)[0]}")
    for number in range(10):
        other = match.redeal(0, seed=number)
        other.play(0, f"return {hand(other, 0)[0]}")
        assert [len(hand(other, seat)) for seat in range(3)] == [3, 3, 3]
        assert other.view(None)["piles"]["profession"] == 12


# -- at the end


@pytest.mark.clause("PF-72", "PF-4")
def test_once_the_game_is_over_all_know_the_prestige_cards_held() -> None:
    table = Table(3).round(7).prestige(1, "most-works").bonus(1, "lakes").hand(1, "poet").actions()
    state = state_of(play(table.match(), "end", "end", "end"))
    assert state.phase == OVER
    dealt = [anew(state, 0, number) for number in range(30)]
    assert all(held(one, "prestige", 1) == {"most-works"} for one in dealt)
    assert any(held(one, "bonus", 1) != {"lakes"} for one in dealt)
    assert any(held(one, "profession", 1) != {"poet"} for one in dealt)


# -- small questions


@pytest.mark.clause("PF-4")
@pytest.mark.parametrize(
    ("pool", "kept_back", "expected"),
    [(0b1, 0, {0}), (0b10110, 0, {1, 2, 4}), (0b10110, 0b100, {1, 4}), (1 << 20 | 1, 1, {20}), (0b11, 0b100, {0, 1})],
)
def test_a_card_is_drawn_from_those_that_are_free(pool: int, kept_back: int, expected: set[int]) -> None:
    state = Table(2).state
    RULES.reseed(state.generator, 3)
    drawn = Counter(RULES.draw_unknown(state, pool, kept_back) for _ in range(90))
    assert set(drawn) == expected
    assert all(times >= 90 // len(expected) // 2 for times in drawn.values())


@pytest.mark.clause("PF-4")
def test_the_same_stream_deals_the_same_cards_anew() -> None:
    state = Table(4).hand(1, "poet", "lawyer").hand(2, "painter").state
    assert anew(state, 0, 9) == anew(state, 0, 9)
    assert anew(state, 0, 9) != anew(state, 0, 10)


@pytest.mark.clause("PF-4")
def test_a_redealt_match_is_played_on_and_the_true_one_stays_as_it_is() -> None:
    match = GAME.start(3, seed=3, first=0)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    before = match.state
    other = match.redeal(0, seed=1)
    play(other, "open prestige", "pass", "pass")
    assert match.state == before
    assert len(own(other, 0)["looked"]) == 5
