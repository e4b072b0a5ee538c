"""Profession cards, freedoms and bonus cards (PF-45 to PF-48): what they cost, and drawing from a pile."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.moves import KEEP_CARD, MOVES, REST, UNDER_CARD
from signoria.games.princes_of_florence.state import LOOK_AT, UNDER
from tests.games.princes_of_florence.tables import (
    COMPONENTS,
    RULES,
    Table,
    cards_of_pile,
    hand,
    own,
    state_of,
)
from tests.probes import forbids, kinds, numbers, play, player, texts

ALL = {"profession": COMPONENTS.professions, "bonus": COMPONENTS.bonus_cards, "prestige": COMPONENTS.prestige_cards}
CLAUSE = {"profession": "PF-45", "bonus": "PF-47"}
FREEDOMS = ("travel", "religion", "opinion")


def left_in(pile: str, count: int, seats: int = 3) -> Table:
    """A table at which the first so many cards are left in a pile; somebody else holds the others."""
    table, others = Table(seats), ALL[pile][count:]
    return table.hand(1, *others) if pile == "profession" else table.bonus(1, *others)


def in_hand(match: Match, pile: str) -> list[str]:
    return hand(match, 0) if pile == "profession" else [card["name"] for card in own(match, 0)["bonus"]]


# -- drawing a card (PF-45, PF-47)


@pytest.mark.clause("PF-45", "PF-47")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_a_card_costs_300_and_is_chosen_from_the_top_five(pile: str) -> None:
    cards = ALL[pile]
    match = play(Table(3).actions().match(), f"draw {pile}")
    assert (own(match, 0)["florins"], match.view(None)["action"]["actions_left"]) == (3200, 1)
    assert (state_of(match).drew_profession, state_of(match).took_freedom) == (int(pile == "profession"), 0)
    assert (match.view(None)["phase"], match.view(None)["looking"]) == ("look", {"seat": 0, "pile": pile, "cards": 5})
    assert texts(match) == [f"keep {card}" for card in cards[:5]]
    assert (own(match, 0)["looked"], own(match, 1)["looked"]) == (list(cards[:5]), [])
    assert cards_of_pile(match, pile) == list(cards[5:])
    play(match, f"keep {cards[2]}")
    assert in_hand(match, pile) == [cards[2]]
    assert (player(match, 0)["professions"] + player(match, 0)["bonus"], match.view(None)["phase"]) == (1, "under")
    rest = [cards[0], cards[1], cards[3], cards[4]]
    assert texts(match) == [*(f"under {card}" for card in rest), "rest"]
    play(match, "rest")
    assert cards_of_pile(match, pile) == [*cards[5:], *rest]
    assert (match.to_act, match.view(None)["phase"], match.view(None)["looking"]) == ((0,), "act", None)
    assert (own(match, 0)["looked"], own(match, 0)["florins"]) == ([], 3200)


@pytest.mark.clause("PF-45", "PF-47", "PF-4")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_only_who_draws_is_told_which_cards_they_are(pile: str) -> None:
    cards = ALL[pile]
    match = play(Table(3).actions().match(), f"draw {pile}", f"keep {cards[4]}", "rest")
    told = [
        {"kind": "cards-looked-at", "seat": 0, "pile": pile, "count": 5},
        {"kind": "card-kept", "seat": 0, "pile": pile},
        {"kind": "cards-returned", "seat": 0, "pile": pile},
    ]
    assert match.events(None) == match.events(1) == told
    assert match.events(0) == [
        told[0],
        *({"kind": "card-seen", "seat": 0, "card": card} for card in cards[:5]),
        told[1],
        {"kind": "card-taken", "seat": 0, "card": cards[4]},
        told[2],
    ]


@pytest.mark.clause("PF-45", "PF-47", "PF-24")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_the_others_go_under_the_pile_in_an_order_of_choice(pile: str) -> None:
    cards = ALL[pile]
    match = play(Table(3).actions().match(), f"draw {pile}", f"keep {cards[0]}", f"under {cards[3]}")
    assert texts(match) == [f"under {cards[1]}", f"under {cards[2]}", f"under {cards[4]}", "rest"]
    play(match, f"under {cards[1]}")
    assert match.view(None)["phase"] == "under"
    play(match, f"under {cards[4]}")
    assert cards_of_pile(match, pile) == [*cards[5:], cards[3], cards[1], cards[4], cards[2]]
    assert (match.view(None)["phase"], match.view(None)["looking"]) == ("act", None)
    assert own(match, 0)["remembered"][pile] == {
        str(len(cards) - 4): cards[3],
        str(len(cards) - 3): cards[1],
        str(len(cards) - 2): cards[4],
        str(len(cards) - 1): cards[2],
    }


@pytest.mark.clause("PF-45", "PF-47", "PF-24")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_after_some_the_rest_goes_as_it_was_looked_at(pile: str) -> None:
    cards = ALL[pile]
    match = play(Table(3).actions().match(), f"draw {pile}", f"keep {cards[1]}", f"under {cards[4]}", "rest")
    assert cards_of_pile(match, pile) == [*cards[5:], cards[4], cards[0], cards[2], cards[3]]


@pytest.mark.clause("PF-45", "PF-47")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_of_a_small_pile_all_are_looked_at(pile: str, count: int) -> None:
    cards, looked = ALL[pile], min(count, 5)
    match = play(left_in(pile, count).actions().match(), f"draw {pile}")
    assert match.view(None)["looking"] == {"seat": 0, "pile": pile, "cards": looked}
    assert texts(match) == [f"keep {card}" for card in cards[:looked]]
    play(match, f"keep {cards[looked - 1]}", *(["rest"] if looked > 2 else []))
    assert cards_of_pile(match, pile) == [*cards[looked:count], *cards[: looked - 1]]
    assert (in_hand(match, pile), match.view(None)["phase"]) == ([cards[looked - 1]], "act")
    assert match.view(None)["piles"][pile] == count - 1


@pytest.mark.clause("PF-45", "PF-47")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_only_cards_that_are_looked_at_can_be_kept_or_put_under(pile: str) -> None:
    cards = ALL[pile]
    match = play(Table(3).actions().match(), f"draw {pile}")
    assert [forbids(match, f"keep {card}") for card in (cards[5], cards[-1], "most-parks")] == [CLAUSE[pile]] * 3
    assert forbids(match, f"under {cards[0]}") == CLAUSE[pile]
    assert forbids(match, "rest") == CLAUSE[pile]
    play(match, f"keep {cards[0]}")
    assert [forbids(match, f"under {card}") for card in (cards[0], cards[5])] == [CLAUSE[pile]] * 2
    assert forbids(match, f"keep {cards[1]}") == CLAUSE[pile]


@pytest.mark.clause("PF-45", "PF-47")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_while_cards_are_looked_at_every_other_move_is_refused(pile: str) -> None:
    cards, clause = ALL[pile], int(CLAUSE[pile][3:])
    match = play(left_in(pile, 4).actions().match(), f"draw {pile}")
    state = state_of(match)
    assert state.phase == LOOK_AT
    expected = dict.fromkeys(range(-1, MOVES.actions + 1), clause) | dict.fromkeys(numbers(KEEP_CARD)[:4], 0)
    assert {action: RULES.may(state, 0, action) for action in expected} == expected
    state = state_of(play(match, f"keep {cards[0]}"))
    assert state.phase == UNDER
    expected = dict.fromkeys(range(-1, MOVES.actions + 1), clause)
    expected |= dict.fromkeys(numbers(UNDER_CARD)[:3], 0) | {REST.number(): 0}
    assert {action: RULES.may(state, 0, action) for action in expected} == expected


@pytest.mark.clause("PF-45", "PF-27")
def test_a_profession_drawn_can_work_in_the_same_turn() -> None:
    table = Table(3).jesters(0, 3).on_top("profession", "poet")
    match = play(table.actions().match(), "draw profession", "keep poet", "rest", "work poet", "prestige 3")
    assert (player(match, 0)["table"], player(match, 0)["professions"], match.to_act) == (["poet"], 0, (1,))


@pytest.mark.clause("PF-47", "PF-27")
def test_a_bonus_card_drawn_can_be_played_in_the_same_turn() -> None:
    table = Table(3).jesters(0, 2).hand(0, "poet").on_top("bonus", "jesters")
    match = table.actions().match()
    assert forbids(match, "work poet") == "PF-32"
    play(match, "draw bonus", "keep jesters", "rest", "work poet", "bonus jesters")
    assert match.events(None)[-1] == {"kind": "work-made", "seat": 0, "value": 5 + 4}


@pytest.mark.clause("PF-47", "PF-30")
def test_two_bonus_cards_can_be_drawn_in_a_turn() -> None:
    match = play(Table(3).actions().match(), "draw bonus", "keep buildings", "rest", "draw bonus")
    assert texts(match) == [f"keep {card}" for card in ALL["bonus"][5:10]]
    play(match, "keep landscapes", "rest")
    assert (player(match, 0)["bonus"], own(match, 0)["florins"], match.to_act) == (2, 2900, (1,))


@pytest.mark.clause("PF-45")
def test_a_profession_drawn_is_counted_as_drawn() -> None:
    match = play(Table(3).actions().match(), "draw profession", "keep botanist", "rest")
    assert [state_of(match).drawn[seat] for seat in range(3)] == [1, 0, 0]
    play(match, "draw bonus", "keep buildings", "rest")
    assert [state_of(match).drawn[seat] for seat in range(3)] == [1, 0, 0]


# -- what is not available (PF-48)


@pytest.mark.clause("PF-48")
@pytest.mark.parametrize("pile", ["profession", "bonus"])
def test_nothing_is_drawn_from_an_empty_pile(pile: str) -> None:
    match = left_in(pile, 0).actions().match()
    other = "bonus" if pile == "profession" else "profession"
    assert (forbids(match, f"draw {pile}"), f"draw {pile}" in texts(match)) == ("PF-48", False)
    assert (forbids(match, f"draw {other}"), f"draw {other}" in texts(match)) == (None, True)


@pytest.mark.clause("PF-48", "PF-16")
@pytest.mark.parametrize("text", ["draw profession", "draw bonus", "freedom religion"])
@pytest.mark.parametrize(
    ("florins", "points", "muse_and_princess", "clause"),
    [
        (200, 0, False, "PF-48"),
        (300, 0, False, None),
        (200, 1, False, None),
        (0, 2, False, "PF-48"),
        (0, 3, False, None),
        (200, 9, True, "PF-48"),
        (300, 0, True, None),
    ],
)
def test_nothing_beyond_the_means_is_available(
    text: str, florins: int, points: int, muse_and_princess: bool, clause: str | None
) -> None:
    table = Table(3, muse_and_princess=muse_and_princess).florins(0, florins).points(0, points)
    match = table.actions().match()
    assert (forbids(match, text), text in texts(match)) == (clause, clause is None)


@pytest.mark.clause("PF-48", "PF-71")
@pytest.mark.parametrize("text", ["draw profession", "draw bonus", "freedom travel"])
def test_for_the_florins_missing_the_player_goes_back_at_once(text: str) -> None:
    match = play(Table(3).florins(0, 100).points(0, 5).actions().match(), text)
    assert match.events(None)[0] == {"kind": "went-back", "seat": 0, "points": 2}
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (0, 3)


# -- freedoms (PF-46)


@pytest.mark.clause("PF-46")
@pytest.mark.parametrize("name", FREEDOMS)
def test_a_freedom_costs_300_and_comes_from_the_supply(name: str) -> None:
    match = play(Table(4).actions().match(), f"freedom {name}")
    assert match.events(None) == [{"kind": "freedom-taken", "seat": 0, "freedom": name}]
    assert (player(match, 0)["freedoms"], player(match, 1)["freedoms"]) == ([name], [])
    assert match.view(None)["freedoms"] == {kind: 3 - (kind == name) for kind in FREEDOMS}
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (3200, 0)
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((0,), 1)
    assert (state_of(match).took_freedom, state_of(match).drew_profession) == (1, 0)


@pytest.mark.clause("PF-46")
def test_each_freedom_is_introduced_only_once() -> None:
    match = Table(4).freedoms(0, "travel", "opinion").freedoms(1, "religion").actions().match()
    assert [forbids(match, f"freedom {name}") for name in FREEDOMS] == ["PF-46", None, "PF-46"]
    assert [text for text in texts(match) if text.startswith("freedom")] == ["freedom religion"]
    play(match, "freedom religion")
    assert player(match, 0)["freedoms"] == list(FREEDOMS)


@pytest.mark.clause("PF-46", "PF-48")
@pytest.mark.parametrize(("others", "clause"), [((1,), None), ((1, 2), "PF-46")])
def test_a_freedom_not_in_supply_cannot_be_introduced(others: tuple[int, ...], clause: str | None) -> None:
    table = Table(3)
    for seat in others:
        table.freedoms(seat, "religion")
    match = table.actions().match()
    assert match.view(None)["freedoms"]["religion"] == 2 - len(others)
    assert [forbids(match, f"freedom {name}") for name in FREEDOMS] == [None, clause, None]
    assert ("freedom religion" in texts(match)) == (clause is None)


@pytest.mark.clause("PF-46", "PF-48")
def test_a_freedom_owned_is_refused_as_such_even_to_the_poor() -> None:
    match = Table(3).freedoms(0, "travel").florins(0, 0).actions().match()
    assert [forbids(match, f"freedom {name}") for name in FREEDOMS] == ["PF-46", "PF-48", "PF-48"]


@pytest.mark.clause("PF-47", "PF-109")
def test_the_professor_gives_no_profession_and_nothing_from_an_empty_pile() -> None:
    table = Table(3, muse_and_princess=True).bonus(1, *ALL["bonus"]).owner("professor", 0)
    state = table.actions().state
    assert [RULES.may_use_professor(state, 0, pile) for pile in range(3)] == [109, 109, 0]
    assert [RULES.may_use_professor(state, 1, pile) for pile in range(3)] == [109, 109, 109]
    match = play(table.match(), "professor prestige")
    assert kinds(match.events(None)) == ["cards-looked-at"]
    assert (own(match, 0)["florins"], match.view(None)["characters"][4]["owner"]) == (3500, None)
    play(match, "keep two-large", "rest")
    assert (player(match, 0)["prestige_cards"], match.view(None)["action"]["actions_left"]) == (1, 2)
