"""The rules written from a table of moves, and from what each kind weighs."""

from __future__ import annotations

import traceback
from typing import Any

import pytest

from signoria.core.errors import BadGame
from signoria.core.rules.move_table import Clause, MoveTable, Parameter, Rule
from signoria.core.rules.written_moves import moves_chapter
from signoria.core.rules.written_weights import weights_chapter
from tests.core.rules.market import (
    BUY,
    COUNT,
    GIVE,
    LOOK_ON,
    MARKET,
    OVER,
    PHASES,
    SEAT,
    TRADE,
    WALK_ON,
    WARE,
    Market,
    buy,
    give,
    list_purchases,
    market,
    may_buy,
    may_give,
    to_act,
    walk_on,
)

RULES = moves_chapter(MARKET, "market")
STALE = -9


def listed(rules: Any, state: Market, seat: int = 1) -> list[int]:
    """The moves of a seat as they are listed; nothing else is written."""
    moves = [STALE] * MARKET.actions
    count = rules.legal(state, seat, moves)
    assert set(moves[count:]) <= {STALE}
    return moves[:count]


def forbidding(state: Market, seat: int = 1) -> list[int]:
    return [RULES.may(state, seat, action) for action in range(-1, MARKET.actions + 1)]


# -- what may be done


def test_a_rule_that_allows_is_given_the_parameters_and_the_seat_if_it_asks_for_one() -> None:
    state = market(coins=2)
    assert [RULES.may(state, 1, BUY.number(0, count)) for count in (1, 2, 3)] == [0, 0, 3]
    assert [RULES.may(state, 1, BUY.number(2, count)) for count in (1, 2, 3)] == [0, 4, 4]
    assert [RULES.may(state, 1, GIVE.number(other)) for other in range(3)] == [0, 5, 0]


def test_without_such_a_rule_a_move_is_always_allowed() -> None:
    assert RULES.may(market(coins=0), 1, WALK_ON.number()) == 0


def test_a_move_of_another_phase_is_forbidden_by_the_clause_of_this_one() -> None:
    kinds = [MARKET.kind_of(action) for action in range(-1, MARKET.actions + 1)]
    others = [
        clause for kind, clause in zip(kinds, forbidding(market()), strict=True) if kind not in (BUY, GIVE, WALK_ON)
    ]
    assert set(others) == {2}
    looking_on = market(phase=LOOK_ON)
    looking_on.made = 5
    assert set(forbidding(looking_on)) == {0, 11}, "a rule gives the clause of this phase"


def test_those_who_are_not_asked_are_refused_by_the_clause_that_says_whose_turn_it_is() -> None:
    assert set(forbidding(market(), seat=0)) == {2}
    assert set(forbidding(market(phase=LOOK_ON), seat=0)) == {7}
    assert listed(RULES, market(), seat=0) == []


def test_nobody_may_do_anything_once_the_game_is_over() -> None:
    assert set(forbidding(market(phase=OVER))) == {9}
    assert listed(RULES, market(phase=OVER)) == []


# -- what is listed


def test_moves_are_listed_by_asking_about_each() -> None:
    for coins in range(5):
        state = market(coins=coins)
        assert listed(RULES, state) == [action for action in range(MARKET.actions) if RULES.may(state, 1, action) == 0]
    assert len(listed(RULES, market(coins=3))) == 3 + 3 + 1 + 3 + 2 + 1


def table(
    *parameters: Parameter,
    text: str = "do {}",
    clause: Clause = "MA-2",
    over: str = "MA-9",
    do: Rule = walk_on,
    may: Rule | None = None,
    listing: Rule | None = None,
) -> MoveTable:
    """A table with one phase and one kind of move."""
    made = MoveTable("MA", PHASES, to_act=to_act, over=over)
    kind = made.kind(text.format(" ".join(f"{{{parameter.name}}}" for parameter in parameters)), *parameters)
    made.phase(TRADE, clause, kind.row(may=may, do=do, listing=listing))
    return made


def test_a_listing_takes_the_place_of_asking() -> None:
    quick = moves_chapter(table(WARE, COUNT, may=may_buy, do=buy, listing=list_purchases), "quick")
    plain = moves_chapter(table(WARE, COUNT, may=may_buy, do=buy), "plain")
    for coins in range(4):
        assert listed(quick, market(coins=coins)) == listed(plain, market(coins=coins))
    assert "list_purchases(state, seat, moves, count, 0)  # do {ware} {count}" in quick.__source__


def test_numbers_that_can_never_be_chosen_are_not_listed() -> None:
    assert listed(moves_chapter(table(Parameter("stall", 9, used=4), do=give), "used"), market()) == [0, 1, 2, 3]
    assert listed(moves_chapter(table(Parameter("stall", 9, start=3, used=4), do=give), "used"), market()) == [
        0,
        1,
        2,
        3,
    ]


def test_how_many_can_be_chosen_may_be_a_number_among_the_tables() -> None:
    for start in (0, 3):
        rules = moves_chapter(table(Parameter("stall", 9, start=start, used="STALLS"), do=give), "used")
        vars(rules)["STALLS"] = 5
        assert listed(rules, market()) == [0, 1, 2, 3, 4]


# -- what follows


def test_a_move_does_what_its_row_says_and_then_what_follows_every_move() -> None:
    state = market(coins=3)
    RULES.apply(state, 1, BUY.number(3, 2))
    assert (list(state.wares), state.coins[1], state.made) == ([0, 0, 0, 2], 1, 1)
    RULES.apply(state, 1, GIVE.number(2))
    assert (list(state.coins), state.made) == ([0, 0, 1], 2)
    RULES.apply(state, 1, WALK_ON.number())
    assert (state.phase, state.made) == (LOOK_ON, 3)


def test_a_kind_can_mean_something_else_in_another_phase() -> None:
    state = market(phase=LOOK_ON)
    RULES.apply(state, 2, WALK_ON.number())
    assert (state.phase, state.turn) == (LOOK_ON, 2)


def test_a_mistake_in_a_rule_is_shown_with_the_lines_that_led_there() -> None:
    with pytest.raises(OverflowError) as raised:
        RULES.apply(market(coins=-128), 1, GIVE.number(0))
    shown = "".join(traceback.format_exception(raised.value))
    assert 'File "<market.move_rules>"' in shown
    assert "apply_while_trade(state, seat, action)\n" in shown
    assert "give(state, seat, action - 12)\n" in shown


# -- what an apprentice weighs


def worth(state: Market, seat: int, ware: int, count: int) -> int:
    return 10 * ware + count + 100 * seat


def alone(state: Market, seat: int, moves: Any, count: int, weights: Any, first: int) -> None:
    for index in range(count):
        weights[index] = 50 + moves[index] - first


def weighed(**more: Any) -> Any:
    return weights_chapter(MARKET, "market", {BUY: worth, GIVE: 7, WALK_ON: 1}, **more)


def weights_of(rules: Any, state: Market, *actions: int) -> list[int]:
    found = [STALE] * len(actions)
    rules.weigh(state, 1, list(actions), len(actions), found)
    return found


def test_a_weight_is_a_number_or_a_rule_that_takes_what_the_move_takes() -> None:
    actions = (BUY.number(3, 2), GIVE.number(0), GIVE.number(2), WALK_ON.number())
    assert weights_of(weighed(), market(), *actions) == [132, 7, 7, 1]


def test_a_kind_may_weigh_something_else_in_a_phase() -> None:
    rules = weighed(in_phase={(LOOK_ON, WALK_ON): 4})
    assert weights_of(rules, market(), WALK_ON.number()) == [1]
    assert weights_of(rules, market(phase=LOOK_ON), WALK_ON.number()) == [4]


def test_moves_of_a_phase_may_be_weighed_together() -> None:
    rules = weighed(together={LOOK_ON: alone})
    assert weights_of(rules, market(phase=LOOK_ON), WALK_ON.number()) == [50]
    assert weights_of(rules, market(), WALK_ON.number()) == [1]


# -- mistakes in a table


def misnamed(state: Market) -> int:
    return 3


misnamed.__name__ = "walk_on"


@pytest.mark.parametrize(
    ("mistaken", "sentence"),
    [
        (lambda: table(clause="PA-2"), "'PA-2' is no clause of MA"),
        (lambda: table(clause="MA-two"), "'MA-two' is no clause of MA"),
        (lambda: table(over="9"), "'9' is no clause of MA"),
        (lambda: table(SEAT, do=buy), "buy takes state, seat, ware, count: not the state and 1 parameter"),
        (lambda: table(may=may_give), "may_give takes state, other: not the state and 0 parameters"),
        (lambda: table(clause=may_give), "may_give takes state, other: not the state and 0 parameters"),
        (lambda: table(listing=give), "give takes state, seat, other: not the state and 3 parameters"),
        (lambda: table(do=lambda seat: seat), "<lambda> takes seat: not the state and 0 parameters"),
        (lambda: table(clause=misnamed), "two rules are called walk_on: rename one"),
    ],
)
def test_a_mistake_in_a_table_is_said_in_one_sentence(mistaken: Any, sentence: str) -> None:
    with pytest.raises(BadGame) as raised:
        moves_chapter(mistaken(), "mistaken")
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    ("weights", "sentence"),
    [
        ({BUY: worth, GIVE: 7}, "nothing says what 'walk on' weighs in phase trade"),
        ({BUY: worth, GIVE: 7, WALK_ON: may_give}, "may_give takes state, other: not the state and 0 parameters"),
    ],
)
def test_a_mistake_in_the_weights_is_said_in_one_sentence(weights: Any, sentence: str) -> None:
    with pytest.raises(BadGame) as raised:
        weights_chapter(MARKET, "market", weights)
    assert str(raised.value) == sentence


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"in_phase": {(LOOK_ON, GIVE): 4}}, "'give {seat}' is weighed in a phase in which it is not decided"),
        ({"together": {TRADE: alone}}, "moves that are weighed together are of one kind"),
    ],
)
def test_a_weight_that_would_never_count_is_refused(more: Any, sentence: str) -> None:
    with pytest.raises(BadGame) as raised:
        weighed(**more)
    assert str(raised.value) == sentence
