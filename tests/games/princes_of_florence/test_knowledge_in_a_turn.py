"""What a seat cannot know while somebody looks at cards or plays them, dealt anew. (ruling: PF-4)"""

from __future__ import annotations

import pytest

from signoria.games.princes_of_florence.constants import PILE_NAMES
from signoria.games.princes_of_florence.state import ACT, BONUS
from tests.games.princes_of_florence.dealing_anew import anew, held, looked, lying, small
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, bonus, pile, profession, state_of
from tests.probes import play

# -- while somebody looks at cards


@pytest.mark.clause("PF-4", "PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_cards_somebody_else_looks_at_are_dealt_anew(name: str) -> None:
    table = small(name, 8)
    before = set(lying(table.state, name))
    RULES.look_at_pile(table.state, 1, pile(name))
    seen, below = set[str](), set[str]()
    for number in range(80):
        state = anew(table.state, 0, number)
        assert (state.looked_size, len(lying(state, name))) == (5, 3)
        assert {*looked(state, 1), *lying(state, name)} == before
        seen |= {looked(state, 1)[0], looked(state, 1)[4]}
        below |= set(lying(state, name))
    assert seen == below == before


@pytest.mark.clause("PF-4", "PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_who_looks_at_cards_knows_them(name: str) -> None:
    table = small(name, 8, seats=2)
    RULES.look_at_pile(table.state, 0, pile(name))
    true = looked(table.state, 0)
    orders = set()
    for number in range(30):
        state = anew(table.state, 0, number)
        assert looked(state, 0) == true
        assert set(lying(state, name)) == set(lying(table.state, name))
        orders.add(tuple(lying(state, name)))
    assert len(orders) == 6


@pytest.mark.clause("PF-4", "PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_while_cards_go_under_the_others_know_neither_those_nor_the_one_kept(name: str) -> None:
    table = small(name, 7)
    before = set(lying(table.state, name))
    RULES.look_at_pile(table.state, 1, pile(name))
    RULES.keep_card(table.state, 1, 2)
    RULES.return_card(table.state, 1, 3)
    own_view = [anew(table.state, 1, number) for number in range(20)]
    assert {tuple(looked(state, 1)) for state in own_view} == {tuple(looked(table.state, 1))}
    assert {lying(state, name)[2] for state in own_view} == {lying(table.state, name)[2]}
    assert {tuple(held(state, name, 1)) for state in own_view} == {tuple(held(table.state, name, 1))}
    kept, looked_at, under = set[str](), set[str](), set[str]()
    for number in range(80):
        state = anew(table.state, 0, number)
        assert {*held(state, name, 1), *looked(state, 1), *lying(state, name)} == before
        kept |= held(state, name, 1)
        looked_at |= set(looked(state, 1))
        under.add(lying(state, name)[2])
    assert kept == looked_at == under == before


@pytest.mark.clause("PF-4", "PF-45", "PF-2")
def test_a_card_given_back_may_be_among_those_somebody_looks_at() -> None:
    table = Table(3).hand(1, "painter")
    table.state.returned[0] = profession("poet")
    RULES.look_at_pile(table.state, 1, pile("profession"))
    looks = [anew(table.state, 0, number) for number in range(80)]
    assert any("poet" in looked(state, 1) for state in looks)
    assert not any("poet" in held(state, "profession", 1) for state in looks)
    RULES.keep_card(table.state, 1, 0)
    kept = [anew(table.state, 0, number) for number in range(200)]
    assert any("poet" in held(state, "profession", 1) for state in kept)


@pytest.mark.clause("PF-4", "PF-47")
def test_only_the_pile_looked_at_is_concerned() -> None:
    table = Table(3).hand(1, "poet").bonus(1, "lakes").prestige(2, "most-works")
    RULES.look_at_pile(table.state, 2, pile("bonus"))
    for number in range(20):
        state = anew(table.state, 0, number)
        assert sorted(lying(state, "prestige")) != []
        assert len({*lying(state, "prestige"), *held(state, "prestige", 2)}) == 14
        assert len({*lying(state, "profession"), *held(state, "profession", 1)}) == 21
        assert len({*lying(state, "bonus"), *held(state, "bonus", 1), *looked(state, 2)}) == 20


@pytest.mark.clause("PF-4", "PF-47")
def test_bonus_cards_that_were_played_do_not_come_back() -> None:
    table = Table(3).bonus(1, "lakes", "parks")
    table.state.bonus_hand[1] &= ~(1 << bonus("lakes"))
    table.state.bonus_size[1] -= 1
    for number in range(20):
        state = anew(table.state, 0, number)
        assert {*lying(state, "bonus"), *held(state, "bonus", 1)} == set(COMPONENTS.bonus_cards) - {"lakes"}


# -- while somebody plays bonus cards (PF-32)


@pytest.mark.clause("PF-4", "PF-32")
def test_who_has_begun_a_work_holds_bonus_cards_that_reach_the_minimum() -> None:
    table = Table(3).hand(1, "poet").jesters(1, 2).bonus(1, "jesters").bonus(2, "lakes").actions(1)
    before = [held(anew(table.state, 0, number), "bonus", 1) for number in range(60)]
    assert len(set().union(*before)) > 10, "before the work it may be any card"
    state = state_of(play(table.match(), "work poet"))
    assert state.work_value == 5
    for seat in (0, 2):
        dealt = [anew(state, seat, number) for number in range(40)]
        assert set().union(*(held(one, "bonus", 1) for one in dealt)) == {"jesters", "freedoms-and-jesters"}
    assert len(set().union(*(held(anew(state, 0, number), "bonus", 2) for number in range(40)))) > 10
    assert {tuple(held(anew(state, 1, number), "bonus", 1)) for number in range(10)} == {("jesters",)}


@pytest.mark.clause("PF-4", "PF-32")
def test_once_the_minimum_is_reached_the_other_bonus_cards_may_be_any() -> None:
    table = Table(3).hand(1, "poet").jesters(1, 2).bonus(1, "jesters", "lakes").actions(1)
    state = state_of(play(table.match(), "work poet", "bonus jesters"))
    assert (state.phase, state.work_value) == (BONUS, 9)
    dealt = [held(anew(state, 0, number), "bonus", 1) for number in range(100)]
    assert set().union(*dealt) == set(COMPONENTS.bonus_cards) - {"jesters"}


@pytest.mark.clause("PF-4", "PF-32")
@pytest.mark.parametrize(("value", "short"), [(0, 1), (4, 1), (5, 0), (9, 0)])
def test_how_far_the_bonus_cards_of_a_work_must_reach(value: int, short: int) -> None:
    table = Table(3).worked(1, "poet").jesters(1, 2).bonus(1, "freedoms-and-jesters").actions(1)
    table.state.work_value, table.state.phase = value, BONUS
    assert [RULES.is_short_of_bonus(table.state, seat) for seat in range(3)] == [short, 0, short]
    table.state.phase = ACT
    assert [RULES.is_short_of_bonus(table.state, seat) for seat in range(3)] == [0, 0, 0]
