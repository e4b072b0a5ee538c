"""Action turns (PF-30): whose turn it is, how many actions it has, and when it is over."""

from __future__ import annotations

import random

import pytest

from signoria import Match
from signoria.games.princes_of_florence.moves import (
    BUILD_KIND,
    DRAW_CARD,
    END_TURN,
    MERCHANT_POINTS,
    MOVES,
    OFFER_KIND,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    RECRUIT_CARD,
    TAKE_FREEDOM,
    WORK_BY,
)
from signoria.games.princes_of_florence.state import ACT, ACTIONS_STAGE
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, hand, own, state_of
from tests.probes import forbids, kinds, numbers, play, player, texts

ALL_BONUS = COMPONENTS.bonus_cards
ALL_PRESTIGE = COMPONENTS.prestige_cards
BUILD_TWO = ("build tower", "place tower a1 r0", "build chapel", "place chapel a3 r0")


def actions_left(match: Match) -> int:
    left = match.view(None)["action"]["actions_left"]
    assert isinstance(left, int)
    return left


# -- whose turn it is


@pytest.mark.clause("PF-30")
@pytest.mark.parametrize(("seats", "first", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (5, 3, [3, 4, 0, 1, 2])])
def test_turns_go_from_the_first_player_clockwise_and_after_the_last_the_round_is_over(
    seats: int, first: int, order: list[int]
) -> None:
    match = Table(seats, first=first).actions().match()
    for seat in order:
        assert (match.to_act, match.view(None)["stage"], match.view(None)["turn"]) == ((seat,), "actions", seat)
        match.play(seat, "end")
    assert match.events(None) == [
        *({"kind": "turn-ended", "seat": seat} for seat in order),
        {"kind": "round-begun", "round": 2, "seat": order[1], "minimum": 10},
    ]
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("auctions", "open", (order[1],))
    assert actions_left(match) == 0


@pytest.mark.clause("PF-30")
def test_nobody_acts_in_anothers_turn() -> None:
    match = Table(3, first=1).hand(0, "poet").jesters(0, 5).actions().match()
    assert [len(match.legal(seat)) > 0 for seat in range(3)] == [False, True, False]
    for text in ("end", "work poet", "draw bonus", "build tower"):
        assert (forbids(match, text, 0), forbids(match, text, 2)) == ("PF-30", "PF-30")


@pytest.mark.clause("PF-30")
def test_auctions_lead_to_the_first_players_turn() -> None:
    table = Table(3, first=2)
    assert table.told(RULES.start_actions) == []
    match = table.match()
    assert (match.to_act, match.view(None)["stage"], match.view(None)["phase"]) == ((2,), "actions", "act")
    assert match.view(None)["action"] == {
        "actions_left": 2,
        "drew_profession": False,
        "took_freedom": False,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }


# -- two actions


@pytest.mark.clause("PF-30")
def test_a_turn_has_two_actions_and_ends_by_itself_after_the_second() -> None:
    match = Table(3).actions().match()
    assert actions_left(match) == 2
    play(match, "freedom travel")
    assert (actions_left(match), match.to_act) == (1, (0,))
    play(match, "draw bonus", "keep buildings", "rest")
    assert (actions_left(match), match.to_act) == (2, (1,))
    assert match.events(None)[-1] == {"kind": "turn-ended", "seat": 0}


@pytest.mark.clause("PF-30")
def test_a_turn_may_have_one_action_or_none() -> None:
    match = play(Table(3).actions().match(), "end")
    assert (match.to_act, match.events(None)) == ((1,), [{"kind": "turn-ended", "seat": 0}])
    play(match, "freedom opinion", "end")
    assert match.to_act == (2,)
    assert match.events(None)[1:] == [
        {"kind": "freedom-taken", "seat": 1, "freedom": "opinion"},
        {"kind": "turn-ended", "seat": 1},
    ]


@pytest.mark.clause("PF-30")
def test_a_turn_goes_on_while_actions_are_left_though_nothing_can_be_done() -> None:
    table = Table(3).florins(0, 0).actions()
    match = table.match()
    assert texts(match) == ["end"]
    assert table.told(RULES.continue_turn) == []
    assert (table.state.phase, table.state.turn, table.state.actor) == (ACT, 0, 0)


@pytest.mark.clause("PF-30")
@pytest.mark.parametrize(
    "moves",
    [
        ("work poet", "prestige 0", "work painter", "prestige 0"),
        BUILD_TWO,
        ("draw bonus", "keep buildings", "rest", "draw bonus", "keep parks", "rest"),
    ],
)
def test_work_building_and_bonus_card_are_possible_twice_but_no_third_time(moves: tuple[str, ...]) -> None:
    table = Table(3).hand(0, "poet", "painter", "composer").jesters(0, 4).recruiting(0, in_hand=1).worked(1, "sculptor")
    match = play(table.actions().match(), *moves)
    assert (match.to_act, actions_left(match)) == ((0,), 0)
    assert texts(match) == ["recruit sculptor", "end"]
    for text in ("work composer", "build opera", "draw bonus", "draw profession", "freedom travel"):
        assert forbids(match, text) == "PF-30"


@pytest.mark.clause("PF-30", "PF-45")
def test_a_profession_card_is_drawn_only_once_a_turn() -> None:
    match = play(Table(3).actions().match(), "draw profession", "keep mathematician", "rest")
    assert (actions_left(match), match.view(None)["action"]["drew_profession"]) == (1, True)
    assert forbids(match, "draw profession") == "PF-30"
    assert "draw profession" not in texts(match)
    assert {"draw bonus", "freedom travel", "build tower"} <= set(texts(match))


@pytest.mark.clause("PF-30", "PF-46")
def test_a_freedom_is_introduced_only_once_a_turn() -> None:
    match = play(Table(3).actions().match(), "freedom religion")
    assert (actions_left(match), match.view(None)["action"]["took_freedom"]) == (1, True)
    assert [forbids(match, f"freedom {name}") for name in ("travel", "religion", "opinion")] == ["PF-30"] * 3
    assert not [text for text in texts(match) if text.startswith("freedom")]
    assert {"draw bonus", "draw profession", "build tower"} <= set(texts(match))


@pytest.mark.clause("PF-30")
def test_the_next_player_may_do_both_again() -> None:
    match = play(Table(3).actions().match(), "freedom travel", "draw profession", "keep botanist", "rest")
    assert match.to_act == (1,)
    assert match.view(None)["action"] == {
        "actions_left": 2,
        "drew_profession": False,
        "took_freedom": False,
        "refusals": 0,
        "work_value": 0,
        "work_pay": 0,
        "point_price": 200,
    }
    assert {"freedom travel", "draw profession"} <= set(texts(match))


@pytest.mark.clause("PF-30", "PF-125")
def test_refused_offers_are_forgotten_with_the_turn_and_spend_no_action() -> None:
    table = Table(2, cooperation=True).actions()
    match = play(table.match(), "offer tower", "partner 1", "place tower f1 r0", "price 0", "decline")
    assert (match.to_act, actions_left(match), match.view(None)["action"]["refusals"]) == ((0,), 2, 1)
    play(match, "end")
    assert (match.to_act, actions_left(match), match.view(None)["action"]["refusals"]) == ((1,), 2, 0)


@pytest.mark.clause("PF-30", "PF-48")
def test_what_the_first_action_earns_can_pay_for_the_second() -> None:
    match = Table(3).hand(0, "poet").jesters(0, 3).florins(0, 0).actions().match()
    assert texts(match) == ["work poet", "end"]
    play(match, "work poet", "prestige 0", "build tower", "place tower a1 r0")
    assert (own(match, 0)["florins"], player(match, 0)["prestige"]) == (0, 3)


# -- one action ends before the next starts


@pytest.mark.clause("PF-30", "PF-25")
@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        (("work poet",), "PF-31"),
        (("work poet", "done"), "PF-33"),
        (("build tower",), "PF-40"),
        (("draw profession",), "PF-45"),
        (("draw profession", "keep mathematician"), "PF-45"),
        (("draw bonus",), "PF-47"),
        (("draw bonus", "keep large-buildings"), "PF-47"),
    ],
)
def test_an_action_begun_is_finished_before_anything_else(moves: tuple[str, ...], clause: str) -> None:
    table = Table(3).hand(0, "poet", "painter").bonus(0, "buildings").jesters(0, 3)
    match = play(table.recruiting(0, in_hand=1).worked(1, "sculptor").actions().match(), *moves)
    assert match.to_act == (0,)
    for text in ("end", "work painter", "build opera", "draw bonus", "freedom travel", "recruit sculptor", "give up"):
        assert forbids(match, text) == clause
        assert text not in texts(match)
    for action in (-1, MOVES.actions, MOVES.actions + 1):
        assert RULES.may(state_of(match), 0, action) == int(clause[3:])
    assert RULES.may(state_of(match), 1, END_TURN.number()) == 30


# -- what takes no action, and the end of a turn


@pytest.mark.clause("PF-30", "PF-25")
def test_recruiting_is_no_action_before_between_or_after_the_actions() -> None:
    table = Table(3).recruiting(0, in_hand=3).worked(1, "poet", "painter").worked(2, "sculptor")
    match = play(table.actions().match(), "recruit poet")
    assert (match.to_act, actions_left(match)) == ((0,), 2)
    play(match, "freedom travel", "recruit sculptor")
    assert (match.to_act, actions_left(match)) == ((0,), 1)
    play(match, "build tower", "place tower a1 r0")
    assert (match.to_act, actions_left(match), texts(match)) == ((0,), 0, ["recruit painter", "end"])
    play(match, "recruit painter")
    assert kinds(match.events(None))[-2:] == ["recruited", "turn-ended"]
    assert (match.to_act, hand(match, 0)) == ((1,), ["sculptor", "painter", "poet"])


@pytest.mark.clause("PF-30", "PF-25")
def test_with_somebody_to_recruit_the_player_ends_the_turn() -> None:
    match = play(Table(3).recruiting(0, in_hand=1).worked(2, "poet").actions().match(), *BUILD_TWO)
    assert (match.to_act, texts(match)) == ((0,), ["recruit poet", "end"])
    play(match, "end")
    assert (match.to_act, player(match, 0)["recruiting_hand"]) == ((1,), 1)


@pytest.mark.clause("PF-30", "PF-25")
@pytest.mark.parametrize(
    "table",
    [
        Table(3).recruiting(0, in_hand=2).worked(0, "poet"),
        Table(3).recruiting(0, in_hand=2).hand(1, "poet"),
        Table(3).recruiting(0, in_hand=2).recruiting(1, on_table=2),
        Table(3).recruiting(1, in_hand=2).recruiting(0, on_table=1).worked(2, "poet"),
    ],
    ids=["own-table", "in-a-hand", "recruiting-card", "no-card-in-hand"],
)
def test_without_anybody_to_recruit_the_turn_ends_by_itself(table: Table) -> None:
    match = play(table.actions().match(), *BUILD_TWO)
    assert (match.to_act, actions_left(match)) == ((1,), 2)


@pytest.mark.clause("PF-30", "PF-108")
def test_a_merchant_keeps_the_turn_of_its_owner_open() -> None:
    table = Table(3, muse_and_princess=True).points(1, 9).owner("merchant", 0)
    match = play(table.actions().match(), *BUILD_TWO)
    assert (match.to_act, texts(match)) == ((0,), ["merchant points", "end"])
    kept = play(Match(GAME, state_of(match)), "end")
    assert (kept.to_act, player(kept, 0)["prestige"]) == ((1,), 6)
    play(match, "merchant points")
    assert match.events(None)[-2:] == [
        {"kind": "points-gained", "seat": 0, "points": 2, "source": "merchant"},
        {"kind": "turn-ended", "seat": 0},
    ]
    assert match.to_act == (1,)


@pytest.mark.clause("PF-30", "PF-108")
def test_the_merchants_points_are_no_action() -> None:
    match = play(Table(3, muse_and_princess=True).owner("merchant", 0).actions().match(), "merchant points")
    assert (match.to_act, actions_left(match), player(match, 0)["prestige"]) == ((0,), 2, 1)
    assert forbids(match, "merchant points") == "PF-108"


@pytest.mark.clause("PF-30", "PF-108", "PF-109")
@pytest.mark.parametrize("name", ["merchant", "professor", "muse", "princess"])
def test_anothers_character_and_one_that_needs_an_action_keep_no_turn_open(name: str) -> None:
    whose = 1 if name in ("merchant", "professor") else 0
    match = play(Table(3, muse_and_princess=True).owner(name, whose).actions().match(), *BUILD_TWO)
    assert match.to_act == (1,)


@pytest.mark.clause("PF-30", "PF-109")
@pytest.mark.parametrize(
    ("table", "moves", "kept"),
    [
        (Table(3, muse_and_princess=True), ["professor bonus", "professor prestige", "end"], "buildings"),
        (Table(3, muse_and_princess=True).bonus(1, *ALL_BONUS), ["professor prestige", "end"], "most-buildings"),
        (Table(3, muse_and_princess=True).prestige(1, *ALL_PRESTIGE), ["professor bonus", "end"], "buildings"),
    ],
    ids=["both", "prestige", "bonus"],
)
def test_a_professor_keeps_the_turn_open_while_a_pile_has_cards(table: Table, moves: list[str], kept: str) -> None:
    match = play(table.owner("professor", 0).actions().match(), *BUILD_TWO)
    assert (match.to_act, texts(match)) == ((0,), moves)
    play(match, moves[0], f"keep {kept}", "rest")
    assert kinds(match.events(None))[-2:] == ["cards-returned", "turn-ended"]
    assert match.to_act == (1,)


@pytest.mark.clause("PF-30", "PF-109")
def test_a_professor_without_any_card_to_give_keeps_no_turn_open() -> None:
    table = Table(3, muse_and_princess=True).bonus(1, *ALL_BONUS).prestige(2, *ALL_PRESTIGE).owner("professor", 0)
    match = play(table.actions().match(), *BUILD_TWO)
    assert match.to_act == (1,)


@pytest.mark.clause("PF-30", "PF-109")
def test_the_professor_is_no_action() -> None:
    table = Table(3, muse_and_princess=True).owner("professor", 0)
    match = play(table.actions().match(), "professor bonus", "keep buildings", "rest")
    assert (match.to_act, actions_left(match), player(match, 0)["bonus"]) == ((0,), 2, 1)
    assert own(match, 0)["florins"] == 3500


@pytest.mark.clause("PF-30", "PF-106")
def test_only_the_cardinals_owner_has_a_third_action() -> None:
    table = Table(3, muse_and_princess=True).owner("cardinal", 1).actions()
    match = play(table.match(), "end")
    assert (match.to_act, actions_left(match)) == ((1,), 3)
    play(match, *BUILD_TWO)
    assert (match.to_act, actions_left(match)) == ((1,), 1)
    play(match, "freedom travel")
    assert (match.to_act, actions_left(match)) == ((2,), 2)


@pytest.mark.clause("PF-30", "PF-25", "PF-108", "PF-109")
@pytest.mark.parametrize(
    ("table", "can"),
    [
        (Table(3), 0),
        (Table(3).recruiting(0, in_hand=1), 0),
        (Table(3).recruiting(0, in_hand=1).worked(2, "poet"), 1),
        (Table(3).owner("merchant", 0), 1),
        (Table(3).owner("merchant", 2), 0),
        (Table(3).owner("professor", 0), 1),
        (Table(3).owner("professor", 1), 0),
        (Table(3).owner("professor", 0).bonus(1, *ALL_BONUS).prestige(1, *ALL_PRESTIGE[1:]), 1),
        (Table(3).owner("professor", 0).bonus(1, *ALL_BONUS[1:]).prestige(1, *ALL_PRESTIGE), 1),
        (Table(3).owner("professor", 0).bonus(1, *ALL_BONUS).prestige(1, *ALL_PRESTIGE), 0),
    ],
)
def test_recruiting_merchant_and_professor_are_what_takes_no_action(table: Table, can: int) -> None:
    assert RULES.can_act_without_action(table.state, 0) == can


# -- every move by number


@pytest.mark.clause("PF-30", "PF-31", "PF-48", "PF-25", "PF-107", "PF-108", "PF-109", "PF-121")
def test_each_kind_of_move_in_a_turn_is_refused_by_its_own_clause() -> None:
    state = Table(3).florins(0, 0).actions().state
    expected = dict.fromkeys(range(-1, MOVES.actions + 1), 30)
    for kind, clause in (
        (RECRUIT_CARD, 25),
        (MERCHANT_POINTS, 108),
        (PROFESSOR_DRAW, 109),
        (WORK_BY, 31),
        (PRINCESS_WORK, 107),
        (BUILD_KIND, 48),
        (OFFER_KIND, 121),
        (DRAW_CARD, 48),
        (TAKE_FREEDOM, 48),
        (END_TURN, 0),
    ):
        expected |= dict.fromkeys(numbers(kind), clause)
    assert {action: RULES.may(state, 0, action) for action in expected} == expected


@pytest.mark.clause("PF-30")
def test_everything_a_turn_offers_is_listed_in_order() -> None:
    table = Table(3, muse_and_princess=True).hand(0, "mathematician", "organbuilder").jesters(0, 4)
    table.recruiting(0, in_hand=1).worked(1, "theologian").worked(2, "astronomer")
    for name in ("princess", "merchant", "professor"):
        table.owner(name, 0)
    match = table.owning(0, "lake", "forest").actions().match()
    assert texts(match) == [
        "work mathematician",
        "work organbuilder",
        "princess",
        "build university",
        "build laboratory",
        "build workshop",
        "build library",
        "build opera",
        "build studio",
        "build hospital",
        "build theatre",
        "build tower",
        "build chapel",
        "draw profession",
        "draw bonus",
        "freedom travel",
        "freedom religion",
        "freedom opinion",
        "recruit theologian",
        "recruit astronomer",
        "merchant points",
        "professor bonus",
        "professor prestige",
        "end",
    ]


@pytest.mark.clause("PF-30")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("work mathematician", {"kind": "work-begun", "seat": 0, "card": "mathematician", "value": 11}),
        ("work organbuilder", {"kind": "work-begun", "seat": 0, "card": "organbuilder", "value": 11}),
        ("princess", {"kind": "princess-helped", "seat": 0, "value": 9}),
        ("draw profession", {"kind": "cards-looked-at", "seat": 0, "pile": "profession", "count": 5}),
        ("draw bonus", {"kind": "cards-looked-at", "seat": 0, "pile": "bonus", "count": 5}),
        ("freedom travel", {"kind": "freedom-taken", "seat": 0, "freedom": "travel"}),
        ("freedom opinion", {"kind": "freedom-taken", "seat": 0, "freedom": "opinion"}),
        ("recruit theologian", {"kind": "recruited", "seat": 0, "card": "theologian", "owner": 1}),
        ("recruit astronomer", {"kind": "recruited", "seat": 0, "card": "astronomer", "owner": 2}),
        ("merchant points", {"kind": "points-gained", "seat": 0, "points": 1, "source": "merchant"}),
        ("professor bonus", {"kind": "cards-looked-at", "seat": 0, "pile": "bonus", "count": 5}),
        ("professor prestige", {"kind": "cards-looked-at", "seat": 0, "pile": "prestige", "count": 5}),
        ("end", {"kind": "turn-ended", "seat": 0}),
    ],
)
def test_each_move_of_a_turn_does_what_it_says(text: str, told: dict[str, object]) -> None:
    table = Table(3, muse_and_princess=True).hand(0, "mathematician", "organbuilder").jesters(0, 4)
    table.recruiting(0, in_hand=1).worked(1, "theologian").worked(2, "astronomer")
    for name in ("princess", "merchant", "professor"):
        table.owner(name, 0)
    match = table.owning(0, "park", "park").actions().match()
    play(match, text)
    assert match.events(None)[0] == told


@pytest.mark.clause("PF-30", "PF-40")
@pytest.mark.parametrize("name", ["university", "chapel"])
def test_a_building_named_is_the_one_to_be_placed(name: str) -> None:
    match = play(Table(3).actions().match(), f"build {name}")
    assert (match.view(None)["phase"], match.view(None)["piece"]) == ("place", name)


@pytest.mark.clause("PF-30")
@pytest.mark.parametrize("options", [{}, {"muse_and_princess": True, "cooperation": True}])
@pytest.mark.parametrize("seats", [2, 4])
def test_legal_moves_of_a_turn_are_exactly_those_no_clause_forbids(seats: int, options: dict[str, bool]) -> None:
    dice = random.Random(seats)
    state = state_of(GAME.start(seats, seed=seats, **options))
    moves = [0] * MOVES.actions
    looked_at = 0
    while RULES.to_act(state):
        seat = RULES.lowest_bit(RULES.to_act(state))
        count = RULES.legal(state, seat, moves)
        if state.stage == ACTIONS_STAGE:
            allowed = [action for action in range(MOVES.actions) if RULES.may(state, seat, action) == 0]
            assert allowed == sorted(moves[:count])
            looked_at += 1
        RULES.apply(state, seat, moves[dice.randrange(count)])
    assert looked_at >= 2 * 7
