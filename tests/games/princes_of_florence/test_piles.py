"""The three piles (PF-24, PF-45, PF-47, PF-109): five cards looked at, one kept, the others under the pile."""

from __future__ import annotations

from itertools import permutations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import PILE_NAMES
from tests.games.princes_of_florence.tables import (
    COMPONENTS,
    RULES,
    Table,
    bonus,
    cards_of_pile,
    hand,
    own,
    pile,
    prestige_card,
    profession,
    state_of,
)
from tests.probes import REVEALED, forbids, kinds, play, player, texts

CLAUSES = {"profession": "PF-45", "bonus": "PF-47", "prestige": "PF-24"}
TOP = {name: list(COMPONENTS.cards(number)[:5]) for number, name in enumerate(PILE_NAMES)}
"""The first five cards of each pile as a table lays them out."""


def table_for(name: str, seats: int = 3) -> Table:
    """A table at which seat 0 can draw from a pile at once: a prestige card in the auctions, the others in its turn."""
    return Table(seats) if name == "prestige" else Table(seats).actions(0)


def looking(name: str, table: Table | None = None) -> Match:
    """Seat 0 has taken up the top cards of a pile."""
    match = (table or table_for(name)).match()
    if name == "prestige":
        return play(match, "open prestige", *["pass"] * (match.seats - 1))
    return play(match, f"draw {name}")


def held(match: Match, name: str, seat: int = 0) -> list[str]:
    if name == "profession":
        return hand(match, seat)
    return [card["name"] for card in own(match, seat)["bonus" if name == "bonus" else "prestige_cards"]]


def counted(match: Match, name: str, seat: int = 0) -> int:
    return int(player(match, seat)[{"profession": "professions", "bonus": "bonus", "prestige": "prestige_cards"}[name]])


def shrunk(name: str, left: int) -> Table:
    """A pile of which only the first cards are left; seat 1 holds the others."""
    table = table_for(name)
    cards = COMPONENTS.cards(pile(name))[left:]
    {"profession": table.hand, "bonus": table.bonus, "prestige": table.prestige}[name](1, *cards)
    return table


# -- looking


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_top_five_cards_are_taken_up(name: str) -> None:
    match = looking(name)
    assert own(match, 0)["looked"] == TOP[name]
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "look")
    assert match.view(None)["looking"] == {"seat": 0, "pile": name, "cards": 5}
    assert texts(match) == [f"keep {card}" for card in TOP[name]]
    assert cards_of_pile(match, name) == list(COMPONENTS.cards(pile(name))[5:])
    assert match.view(None)["piles"][name] == len(COMPONENTS.cards(pile(name))) - 5
    assert counted(match, name) == 0


@pytest.mark.clause("PF-24", "PF-45", "PF-47", "PF-4")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_only_who_looks_sees_the_cards(name: str) -> None:
    match = looking(name)
    assert match.events(None)[-1] == {"kind": "cards-looked-at", "seat": 0, "pile": name, "count": 5}
    seen: list[dict[str, object]] = [{"kind": "card-seen", "seat": 0, "card": card} for card in TOP[name]]
    assert match.events(0)[-6:] == [match.events(None)[-1], *seen]
    assert match.events(1) == match.events(2) == match.events(None)
    for other in (1, 2):
        assert own(match, other)["looked"] == []
        assert own(match, other) == own(table_for(name).match(), other)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_a_look_cannot_be_taken_back(name: str) -> None:
    table = table_for(name)
    events = table.told(RULES.look_at_pile, 2, pile(name))
    assert events[0] == {"kind": "cards-looked-at", "seat": 2, "pile": name, "count": 5}
    assert events[1] == REVEALED
    assert events[2:] == [{"kind": "card-seen", "seat": 2, "card": card, "to": 2} for card in TOP[name]]
    assert (table.state.actor, table.state.looked_pile, table.state.looked_size) == (2, pile(name), 5)
    assert list(table.state.looked[2]) == [0, 1, 2, 3, 4]
    assert not any(looking(name).may_undo(seat) for seat in range(3))


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 6])
def test_of_a_smaller_pile_all_that_are_left_are_looked_at(name: str, left: int) -> None:
    match = looking(name, shrunk(name, left))
    seen = list(COMPONENTS.cards(pile(name))[: min(left, 5)])
    assert own(match, 0)["looked"] == seen
    assert texts(match) == [f"keep {card}" for card in seen]
    assert {"kind": "cards-looked-at", "seat": 0, "pile": name, "count": len(seen)} in match.events(None)
    play(match, f"keep {seen[0]}", *(["rest"] if len(seen) > 2 else []))
    assert held(match, name) == [seen[0]]
    assert cards_of_pile(match, name) == [*COMPONENTS.cards(pile(name))[5:left], *seen[1:]]
    assert match.view(None)["looking"] is None


@pytest.mark.clause("PF-10", "PF-48")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_an_empty_pile_cannot_be_drawn_from(name: str) -> None:
    match = shrunk(name, 0).match()
    clause = forbids(match, "open prestige" if name == "prestige" else f"draw {name}")
    assert clause == ("PF-10" if name == "prestige" else "PF-48")


# -- keeping


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
@pytest.mark.parametrize("place", range(5))
def test_one_card_is_kept_face_down(name: str, place: int) -> None:
    card = TOP[name][place]
    match = play(looking(name), f"keep {card}")
    assert (held(match, name), counted(match, name)) == ([card], 1)
    assert match.events(None)[-1] == {"kind": "card-kept", "seat": 0, "pile": name}
    assert match.events(0)[-2:] == [match.events(None)[-1], {"kind": "card-taken", "seat": 0, "card": card}]
    assert match.events(1) == match.events(None)
    others = [other for other in TOP[name] if other != card]
    assert (own(match, 0)["looked"], match.view(None)["looking"]["cards"]) == (others, 4)
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "under")
    assert texts(match) == [*(f"under {other}" for other in others), "rest"]
    state = state_of(match)
    assert list(state.looked[0])[4] == 0
    assert list(state.drawn) == [int(name == "profession"), 0, 0, 0, 0]


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_a_card_kept_joins_those_held_already(name: str) -> None:
    table = table_for(name)
    add = {"profession": table.hand, "bonus": table.bonus, "prestige": table.prestige}[name]
    last = COMPONENTS.cards(pile(name))[-1]
    add(0, last)
    match = play(looking(name, table), f"keep {TOP[name][1]}")
    assert (held(match, name), counted(match, name)) == ([TOP[name][1], last], 2)
    for other in PILE_NAMES:
        if other != name:
            assert (held(match, other), counted(match, other)) == ([], 0)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_one_of_the_cards_looked_at_must_be_kept_first(name: str) -> None:
    match = looking(name)
    sixth = COMPONENTS.cards(pile(name))[5]
    for wrong in (f"keep {sixth}", f"under {TOP[name][0]}", "rest", "later", "end", "pass", "give up", "decline"):
        assert forbids(match, wrong) == CLAUSES[name]
    other = "lakes" if name != "bonus" else "poet"
    assert forbids(match, f"keep {other}") == CLAUSES[name]
    for seat in (1, 2):
        assert forbids(match, f"keep {TOP[name][0]}", seat) == ("PF-11" if name == "prestige" else "PF-30")


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_only_the_places_of_cards_looked_at_can_be_kept(name: str) -> None:
    state = state_of(looking(name, shrunk(name, 3)))
    clause = int(CLAUSES[name].removeprefix("PF-"))
    assert [RULES.may_keep(state, place) for place in range(5)] == [0, 0, 0, clause, clause]
    assert RULES.clause_of_pile(pile(name)) == clause


# -- the others under the pile


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_others_go_under_in_any_order_the_first_above_the_later_ones(name: str) -> None:
    kept, *others = TOP[name]
    below = list(COMPONENTS.cards(pile(name))[5:])
    for order in permutations(others):
        match = play(looking(name), f"keep {kept}", *(f"under {card}" for card in order[:3]))
        assert cards_of_pile(match, name) == [*below, *order], "the last one goes under by itself"
        assert match.view(None)["looking"] is None


@pytest.mark.clause("PF-24", "PF-45", "PF-47", "PF-4")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_what_goes_under_is_unseen_by_the_others(name: str) -> None:
    kept, *others = TOP[name]
    match = play(looking(name), f"keep {kept}")
    before = len(match.events(None))
    play(match, f"under {others[2]}")
    assert match.events(None)[before:] == []
    assert len(match.events(0)) == before + 6
    assert (own(match, 0)["looked"], texts(match)) == (
        [others[0], others[1], others[3]],
        [f"under {others[0]}", f"under {others[1]}", f"under {others[3]}", "rest"],
    )
    assert match.view(None)["piles"][name] == len(COMPONENTS.cards(pile(name))) - 4
    play(match, f"under {others[1]}", f"under {others[3]}")
    assert match.events(None)[before] == {"kind": "cards-returned", "seat": 0, "pile": name}
    otherwise = play(looking(name), f"keep {others[0]}", "rest")
    for seat in (1, 2, None):
        assert match.view(seat) == otherwise.view(seat)
        assert match.events(seat) == otherwise.events(seat)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_all_can_go_under_at_once_as_they_were_looked_at(name: str) -> None:
    below = list(COMPONENTS.cards(pile(name))[5:])
    match = play(looking(name), f"keep {TOP[name][2]}", "rest")
    assert cards_of_pile(match, name) == [*below, *(TOP[name][place] for place in (0, 1, 3, 4))]
    match = play(looking(name), f"keep {TOP[name][2]}", f"under {TOP[name][3]}", "rest")
    assert cards_of_pile(match, name) == [*below, *(TOP[name][place] for place in (3, 0, 1, 4))]


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_same_order_named_or_all_at_once_is_the_same(name: str) -> None:
    kept, *others = TOP[name]
    one_by_one = play(looking(name), f"keep {kept}", *(f"under {card}" for card in others[:3]))
    at_once = play(looking(name), f"keep {kept}", "rest")
    assert one_by_one.state == at_once.state
    assert one_by_one.events(0) == at_once.events(0)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_the_others_must_go_under_before_anything_else(name: str) -> None:
    match = play(looking(name), f"keep {TOP[name][0]}")
    sixth = COMPONENTS.cards(pile(name))[5]
    wrong = (f"keep {TOP[name][1]}", f"under {TOP[name][0]}", f"under {sixth}", "end", "pass", "give up", "decline")
    for text in wrong:
        assert forbids(match, text) == CLAUSES[name]
    assert forbids(match, "rest", 1) == ("PF-11" if name == "prestige" else "PF-30")


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_of_two_cards_the_other_goes_under_without_a_question(name: str) -> None:
    match = play(looking(name, shrunk(name, 2)), f"keep {TOP[name][1]}")
    assert cards_of_pile(match, name) == [TOP[name][0]]
    assert match.view(None)["phase"] not in ("look", "under")
    assert kinds(match.events(None))[-2:] == ["card-kept", "cards-returned"]


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_after_the_last_card_nothing_is_looked_at_and_play_goes_on(name: str) -> None:
    match = play(looking(name), f"keep {TOP[name][0]}", "rest")
    state = state_of(match)
    assert (state.looked_pile, state.looked_size, list(state.looked[0])) == (-1, 0, [0] * 5)
    expected = ((1,), "open") if name == "prestige" else ((0,), "act")
    assert (match.to_act, match.view(None)["phase"]) == expected
    assert match.events(None)[-1] == {"kind": "cards-returned", "seat": 0, "pile": name}


@pytest.mark.clause("PF-45", "PF-47", "PF-30")
@pytest.mark.parametrize("name", ["profession", "bonus"])
def test_a_draw_costs_300_and_an_action(name: str) -> None:
    match = looking(name)
    assert own(match, 0)["florins"] == 3200
    assert match.view(None)["action"]["actions_left"] == 1
    play(match, f"keep {TOP[name][0]}", "rest")
    assert match.view(None)["action"]["actions_left"] == 1
    play(match, "draw bonus", *(["keep landscapes"] if name == "bonus" else ["keep buildings"]), "rest")
    assert (match.to_act, match.events(None)[-1]) == ((1,), {"kind": "turn-ended", "seat": 0})


@pytest.mark.clause("PF-27", "PF-45", "PF-47")
def test_a_card_drawn_can_be_played_in_the_same_turn() -> None:
    table = Table(3).jesters(0, 3).actions(0)
    match = play(table.match(), "draw profession", "keep botanist", "rest", "work botanist")
    assert player(match, 0)["table"] == ["botanist"]
    table = Table(3).hand(0, "poet").jesters(0, 2).on_top("bonus", "jesters").actions(0)
    match = play(table.match(), "draw bonus", "keep jesters", "rest", "work poet", "bonus jesters")
    assert {"kind": "work-made", "seat": 0, "value": 9} in match.events(None)


# -- the professor's card (PF-109)


@pytest.mark.clause("PF-109", "PF-24", "PF-47")
@pytest.mark.parametrize("name", ["bonus", "prestige"])
def test_the_professors_card_is_drawn_the_same_way_for_nothing(name: str) -> None:
    table = Table(3, muse_and_princess=True).owner("professor", 0).actions(0)
    match = play(table.match(), f"professor {name}")
    assert own(match, 0)["looked"] == TOP[name]
    assert forbids(match, "end") == CLAUSES[name]
    play(match, f"keep {TOP[name][3]}", f"under {TOP[name][4]}", "rest")
    below = list(COMPONENTS.cards(pile(name))[5:])
    assert cards_of_pile(match, name) == [*below, *(TOP[name][place] for place in (4, 0, 1, 2))]
    assert (held(match, name), own(match, 0)["florins"]) == ([TOP[name][3]], 3500)
    assert (match.to_act, match.view(None)["phase"], match.view(None)["action"]["actions_left"]) == ((0,), "act", 2)


# -- what is remembered of a pile (PF-4)


@pytest.mark.clause("PF-4", "PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize("name", PILE_NAMES)
def test_who_put_cards_under_knows_where_they_lie_and_nobody_else_does(name: str) -> None:
    kept, *others = TOP[name]
    match = play(looking(name), f"keep {kept}", f"under {others[3]}", "rest")
    size = len(COMPONENTS.cards(pile(name)))
    expected = {
        str(size - 4): others[3],
        str(size - 3): others[0],
        str(size - 2): others[1],
        str(size - 1): others[2],
    }
    assert own(match, 0)["remembered"][name] == expected
    assert [own(match, seat)["remembered"][name] for seat in (1, 2)] == [{}, {}]
    known = list(state_of(match).pile_known[pile(name)])
    assert known == [0] * (size - 5) + [1] * 4 + [0] * (22 - size)


@pytest.mark.clause("PF-4")
def test_each_card_is_known_to_the_one_who_put_it_there() -> None:
    match = play(Table(3).actions().match(), "draw bonus", "keep buildings", "rest", "end")
    play(match, "draw bonus", "keep landscapes", "rest")
    first, second = own(match, 0)["remembered"]["bonus"], own(match, 1)["remembered"]["bonus"]
    assert list(first) == ["11", "12", "13", "14"]
    assert list(second) == ["15", "16", "17", "18"]
    assert list(second.values()) == ["forests", "lakes", "parks", "freedoms"]
    assert own(match, 2)["remembered"]["bonus"] == {}


@pytest.mark.clause("PF-4")
def test_what_is_known_moves_up_with_the_pile_and_is_forgotten_when_another_takes_it_up() -> None:
    table = shrunk("bonus", 8)
    match = play(table.match(), "draw bonus", "keep buildings", "rest", "end")
    assert own(match, 0)["remembered"]["bonus"] == {
        "4": "large-buildings",
        "5": "medium-and-forests",
        "6": "small-and-landscapes",
        "7": "building-sizes",
    }
    play(match, "draw bonus")
    assert own(match, 1)["looked"] == ["landscapes", "forests", "lakes", "large-buildings", "medium-and-forests"]
    assert own(match, 0)["remembered"]["bonus"] == {"1": "small-and-landscapes", "2": "building-sizes"}
    play(match, "keep lakes", "under large-buildings", "rest")
    assert own(match, 0)["remembered"]["bonus"] == {"1": "small-and-landscapes", "2": "building-sizes"}
    assert own(match, 1)["remembered"]["bonus"] == {
        "3": "large-buildings",
        "4": "landscapes",
        "5": "forests",
        "6": "medium-and-forests",
    }


@pytest.mark.clause("PF-4")
def test_who_takes_up_cards_it_had_put_under_knows_them_again_where_it_puts_them() -> None:
    match = play(shrunk("bonus", 5).match(), "draw bonus", "keep buildings", "rest", "draw bonus")
    assert own(match, 0)["looked"] == list(COMPONENTS.bonus_cards[1:5])
    assert own(match, 0)["remembered"]["bonus"] == {}
    play(match, "keep large-buildings", "under building-sizes", "rest")
    remembered = own(match, 0)["remembered"]["bonus"]
    assert remembered == {"1": "building-sizes", "2": "medium-and-forests", "3": "small-and-landscapes"}


# -- small questions


@pytest.mark.clause("PF-24")
def test_a_card_goes_to_the_bottom_with_who_knows_it() -> None:
    table = Table(3).prestige(0, *COMPONENTS.prestige_cards)
    number = pile("prestige")
    RULES.put_under(table.state, number, prestige_card("most-lakes"), 0b101)
    RULES.put_under(table.state, number, prestige_card("most-works"), 0b010)
    assert cards_of_pile(table.match(), "prestige") == ["most-lakes", "most-works"]
    assert list(table.state.pile_known[number])[:3] == [0b101, 0b010, 0]
    assert table.state.pile_size[number] == 2


@pytest.mark.clause("PF-24")
@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_taking_up_cards_leaves_no_gap_and_nothing_behind(count: int) -> None:
    table = shrunk("bonus", 4)
    number = pile("bonus")
    for place in range(4):
        table.state.pile_known[number, place] = place + 1
    RULES.take_top_cards(table.state, number, count)
    assert cards_of_pile(table.match(), "bonus") == list(COMPONENTS.bonus_cards[count:4])
    assert list(table.state.pile[number]) == [*range(count, 4), *[0] * (17 + count)]
    assert list(table.state.pile_known[number]) == [*range(count + 1, 5), *[0] * (17 + count)]


@pytest.mark.clause("PF-24")
@pytest.mark.parametrize(("place", "card", "left"), [(0, 2, [3, 4, 0]), (1, 3, [2, 4, 0]), (2, 4, [2, 3, 0])])
def test_a_card_taken_out_of_those_looked_at_leaves_the_others_in_order(place: int, card: int, left: list[int]) -> None:
    table = Table(3)
    table.state.looked_size = 3
    for at, number in enumerate((2, 3, 4)):
        table.state.looked[1, at] = number
    assert RULES.take_out_of_looked(table.state, 1, place) == card
    assert (list(table.state.looked[1])[:3], table.state.looked_size) == (left, 2)


@pytest.mark.clause("PF-45", "PF-47", "PF-24")
def test_cards_are_kept_where_they_belong() -> None:
    assert state_of(play(looking("profession"), "keep botanist")).hand[0] == 1 << profession("botanist")
    assert state_of(play(looking("bonus"), "keep building-sizes")).bonus_hand[0] == 1 << bonus("building-sizes")
    state = state_of(play(looking("prestige"), "keep two-large"))
    assert state.prestige_hand[0] == 1 << prestige_card("two-large")
    assert (list(state.hand_size), list(state.bonus_size), list(state.prestige_size)) == (
        [0] * 5,
        [0] * 5,
        [1, 0, 0, 0, 0],
    )
