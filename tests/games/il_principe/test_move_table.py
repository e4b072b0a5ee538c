"""What may be decided, by whom, and what follows."""

from __future__ import annotations

import pytest

from signoria import IllegalMove
from signoria.games.il_principe.moves import (
    BID_COINS,
    BUILD_CITY,
    LAY_CARDS,
    LAY_IN_RESERVE,
    MOVES,
    PASS,
    PLACE_SHIELD,
    TURN_CARD_UP,
)
from signoria.games.il_principe.state import (
    BID,
    CITIES_GONE,
    EXTRA,
    NEXT_COLOUR,
    OPEN_GROUP,
    OVER,
    RESERVE,
    ROLE_SHIELD,
    SHIELDS_DUE,
    TURN,
    TURN_UP,
)
from tests.games.il_principe.games import SETTINGS, random_states
from tests.games.il_principe.tables import GAME, RULES, Table, city
from tests.probes import kinds, numbers, play, texts

DECIDED = {
    RESERVE: [LAY_IN_RESERVE],
    BID: [BID_COINS],
    EXTRA: [BUILD_CITY],
    TURN: [BUILD_CITY, LAY_CARDS],
    SHIELDS_DUE: [PLACE_SHIELD],
    TURN_UP: [TURN_CARD_UP],
    ROLE_SHIELD: [PLACE_SHIELD],
}
CLAUSES = {RESERVE: 12, BID: 21, EXTRA: 24, TURN: 30, SHIELDS_DUE: 34, TURN_UP: 47, ROLE_SHIELD: 47}


def choosing() -> Table:
    table = Table(4, first=1).hand(2, green=2, white=1)
    table.state.phase = RESERVE
    table.state.chosen = 0b1011
    return table


def bidding() -> Table:
    table = Table(4, first=1).coins(3, 3, 3, 3).reserve(green=2)
    table.goes_on(OPEN_GROUP)
    return table


def building() -> Table:
    table = Table(4, first=1).coins(9, 9, 9, 9).hand(2, green=2, white=1).reserve(red=1)
    table.goes_on(OPEN_GROUP)
    for action in (BID_COINS.number(2), PASS.number(), PASS.number(), PASS.number()):
        RULES.apply(table.state, table.state.turn, action)
    return table


def taking_a_turn() -> Table:
    return Table(4, first=2).coins(9, 9, 9, 9).hand(2, green=2, white=1, red=1).hand(3, red=1)


def placing() -> Table:
    table = Table(4, first=2).coins(9, 9, 9, 9).hand(2, blue=2, red=1, yellow=1).hand(3, red=1)
    RULES.apply(table.state, 2, BUILD_CITY.number(city("milano")))
    return table


def turning_up() -> Table:
    table = Table(4, first=1).up(2, green=2).down(2, red=1, yellow=2)
    table.goes_on(NEXT_COLOUR)
    return table


def ennobled() -> Table:
    table = Table(4, first=1).up(2, blue=2)
    table.goes_on(NEXT_COLOUR)
    return table


SITUATIONS = {
    RESERVE: choosing,
    BID: bidding,
    EXTRA: building,
    TURN: taking_a_turn,
    SHIELDS_DUE: placing,
    TURN_UP: turning_up,
    ROLE_SHIELD: ennobled,
}


@pytest.mark.clause("IP-12", "IP-21", "IP-24", "IP-30", "IP-34", "IP-47")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_the_seat_that_is_asked_acts_alone(phase: int) -> None:
    table = SITUATIONS[phase]()
    assert table.state.phase == phase
    assert RULES.to_act(table.state) == 0b0100
    match = table.match()
    assert match.to_act == (2,)
    assert [bool(match.legal(seat)) for seat in range(4)] == [False, False, True, False]
    for seat in (0, 1, 3):
        assert {RULES.may(table.state, seat, action) for action in range(MOVES.actions)} == {CLAUSES[phase]}


@pytest.mark.clause("IP-45")
def test_in_a_role_auction_who_is_not_asked_is_refused_by_its_own_clause() -> None:
    table = Table(3, first=0).coins(9, 9, 9).up(0, white=1).up(2, white=1)
    table.goes_on(NEXT_COLOUR)
    assert table.match().to_act == (2,)
    for seat in (0, 1):
        assert {RULES.may(table.state, seat, action) for action in range(MOVES.actions)} == {45}


@pytest.mark.clause("IP-12")
def test_in_the_reserve_all_who_have_not_chosen_may_act() -> None:
    table = Table(4)
    table.state.phase = RESERVE
    for chosen, waiting in ((0, 0b1111), (0b0010, 0b1101), (0b0111, 0b1000)):
        table.state.chosen = chosen
        assert RULES.to_act(table.state) == waiting


@pytest.mark.clause("IP-55")
def test_nobody_acts_once_the_game_is_over() -> None:
    table = taking_a_turn()
    RULES.end_game(table.state, CITIES_GONE)
    assert (table.state.phase, RULES.to_act(table.state)) == (OVER, 0)
    moves = [0] * MOVES.actions
    assert [RULES.legal(table.state, seat, moves) for seat in range(4)] == [0] * 4


@pytest.mark.clause("IP-12", "IP-21", "IP-24", "IP-30", "IP-34", "IP-47")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_a_move_of_another_kind_is_refused_by_the_clause_of_this_one(phase: int) -> None:
    state = SITUATIONS[phase]().state
    for kind in MOVES.kinds:
        if kind not in (*DECIDED[phase], PASS):
            assert {RULES.may(state, 2, action) for action in numbers(kind)} == {CLAUSES[phase]}
    for beyond in (-1, MOVES.actions, MOVES.actions + 1):
        assert RULES.may(state, 2, beyond) == CLAUSES[phase]


@pytest.mark.clause("IP-12", "IP-21", "IP-24", "IP-30", "IP-34", "IP-47")
@pytest.mark.parametrize(
    ("phase", "expected"),
    [(RESERVE, 12), (BID, 0), (EXTRA, 0), (TURN, 0), (SHIELDS_DUE, 34), (TURN_UP, 0), (ROLE_SHIELD, 47)],
)
def test_one_may_pass_but_not_the_reserve_or_a_shield(phase: int, expected: int) -> None:
    table = SITUATIONS[phase]()
    assert RULES.may(table.state, 2, PASS.number()) == expected
    assert (texts(table.match())[-1] == "pass") == (expected == 0)


@pytest.mark.clause("IP-12", "IP-21", "IP-24", "IP-30", "IP-34", "IP-47")
@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (RESERVE, ["reserve green green", "reserve green white"]),
        (BID, ["bid 1", "bid 2", "bid 3", "pass"]),
        (EXTRA, ["build siena", "pass"]),
        (TURN, ["build siena", "lay green 1", "lay green 2", "lay white 1", "lay red 1", "pass"]),
        (SHIELDS_DUE, ["shield blue", "shield green"]),
        (TURN_UP, ["turn red", "turn yellow", "pass"]),
        (ROLE_SHIELD, [f"shield {name}" for name in ("blue", "green", "red", "yellow", "brown", "violet")]),
    ],
)
def test_legal_moves_are_written_in_order(phase: int, expected: list[str]) -> None:
    state = SITUATIONS[phase]().state
    moves = [-9] * MOVES.actions
    count = RULES.legal(state, 2, moves)
    assert [GAME.book.describe(state, 2, action).text for action in moves[:count]] == expected
    assert set(moves[count:]) == {-9}


@pytest.mark.clause("IP-12", "IP-21", "IP-24", "IP-30", "IP-34", "IP-47")
@pytest.mark.parametrize(
    ("phase", "text", "kind"),
    [
        (BID, "bid 2", "bid-made"),
        (BID, "pass", "bid-passed"),
        (EXTRA, "build siena", "city-built"),
        (EXTRA, "pass", "building-forgone"),
        (TURN, "build siena", "city-built"),
        (TURN, "lay green 2", "cards-laid"),
        (TURN, "pass", "turn-passed"),
        (SHIELDS_DUE, "shield green", "shield-placed"),
        (TURN_UP, "turn red", "card-turned-up"),
        (TURN_UP, "pass", "card-left-down"),
        (ROLE_SHIELD, "shield violet", "shield-placed"),
    ],
)
def test_a_move_does_what_it_says(phase: int, text: str, kind: str) -> None:
    match = SITUATIONS[phase]().match()
    play(match, text)
    assert kinds(match.events(None))[0] == kind
    assert match.events(None)[0]["seat"] == 2


@pytest.mark.clause("IP-30", "IP-37")
def test_an_illegal_move_changes_nothing() -> None:
    match = taking_a_turn().match()
    before = match.state
    for bad in ("lay green 3", "bid 1", "build milano", "no such thing", MOVES.actions, -1):
        with pytest.raises(IllegalMove):
            match.play(2, bad)
    assert match.state == before
    assert match.events(None) == []


@pytest.mark.clause("IP-12", "IP-21", "IP-22", "IP-24", "IP-30", "IP-32", "IP-34", "IP-37", "IP-47")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS[1::4])
def test_legal_moves_are_exactly_those_no_clause_forbids(seats: int, edition: str, abundance: bool) -> None:
    moves = [0] * MOVES.actions
    for step, state in enumerate(random_states(seats, edition, abundance, seed=4)):
        if step % 3 == 0 and state.phase != OVER:
            seat = RULES.lowest_bit(RULES.to_act(state))
            count = RULES.legal(state, seat, moves)
            allowed = [action for action in range(MOVES.actions) if RULES.may(state, seat, action) == 0]
            assert allowed == sorted(moves[:count])
            assert allowed


@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_no_game_takes_more_decisions_than_it_says(seats: int, edition: str, abundance: bool) -> None:
    decisions = sum(1 for _ in random_states(seats, edition, abundance, seed=2)) - 1
    assert 60 < decisions <= GAME.kit.longest
