"""What may be decided, by whom, and what follows."""

from __future__ import annotations

import pytest

from signoria import IllegalMove
from signoria.games.patrician.moves import BUILD_ON, MOVE_FROM, MOVES, PASS, PLAY_CARD, SEND_BETWEEN, TAKE_AT
from signoria.games.patrician.state import BUILD, MOVE_FLOOR, OVER, PLAY, SEND, TAKE
from tests.games.patrician.games import SETTINGS, random_states
from tests.games.patrician.tables import GAME, RULES, Table, card, cards_in_play, road, state_of, tower
from tests.probes import forbids, numbers, texts

DECIDED = {PLAY: PLAY_CARD, BUILD: BUILD_ON, MOVE_FLOOR: MOVE_FROM, TAKE: TAKE_AT, SEND: SEND_BETWEEN}
CLAUSES = {PLAY: 10, BUILD: 11, MOVE_FLOOR: 14, TAKE: 15, SEND: 51}


def playing() -> Table:
    return Table(4, first=2).hold(2, "roma-4 siena-1").hold(0, "siena-2")


def building() -> Table:
    return Table(4).play(2, "roma-4").hold(0, "siena-2")


def moving() -> Table:
    table = Table(4).city("milano", "2").built(2, "roma-7").lay(roma="siena-1").hold(0, "siena-2")
    table.rules.after_building(table.state, 2)
    return table


def taking() -> Table:
    table = Table(4).built(2, "roma-6").lay(roma="siena-1", lucca="siena-3").hold(0, "siena-2")
    table.rules.start_taking(table.state, 2)
    return table


def sending() -> Table:
    table = Table(4, messengers=True).built(2, "roma-4").hold(0, "siena-2")
    table.rules.start_taking(table.state, 2)
    return table


SITUATIONS = {PLAY: playing, BUILD: building, MOVE_FLOOR: moving, TAKE: taking, SEND: sending}


@pytest.mark.clause("PA-6", "PA-18")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_the_seat_whose_turn_it_is_acts_alone(phase: int) -> None:
    table = SITUATIONS[phase]()
    assert (table.state.phase, table.state.turn) == (phase, 2)
    assert RULES.to_act(table.state) == 0b100
    match = table.match()
    assert match.to_act == (2,)
    assert [bool(match.legal(seat)) for seat in range(4)] == [False, False, True, False]
    for seat in (0, 1, 3):
        assert {RULES.may(table.state, seat, action) for action in range(MOVES.actions)} == {6}


@pytest.mark.clause("PA-18")
def test_nobody_acts_once_the_game_is_over() -> None:
    table = playing()
    RULES.end_game(table.state)
    assert (table.state.phase, RULES.to_act(table.state)) == (OVER, 0)
    moves = [0] * MOVES.actions
    for seat in range(3):
        assert RULES.legal(table.state, seat, moves) == 0
        assert {RULES.may(table.state, seat, action) for action in range(MOVES.actions)} == {18}


@pytest.mark.clause("PA-10", "PA-11", "PA-14", "PA-15", "PA-51")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_a_move_of_another_step_is_refused_by_the_clause_of_this_one(phase: int) -> None:
    table = SITUATIONS[phase]()
    for kind in MOVES.kinds:
        if kind not in (DECIDED[phase], PASS):
            assert {RULES.may(table.state, 2, action) for action in numbers(kind)} == {CLAUSES[phase]}
    for beyond in (-1, MOVES.actions, MOVES.actions + 1):
        assert RULES.may(table.state, 2, beyond) == CLAUSES[phase]


@pytest.mark.clause("PA-14", "PA-51")
@pytest.mark.parametrize(("phase", "expected"), [(PLAY, 10), (BUILD, 11), (MOVE_FLOOR, 0), (TAKE, 15), (SEND, 0)])
def test_one_may_pass_only_where_a_step_is_optional(phase: int, expected: int) -> None:
    table = SITUATIONS[phase]()
    assert RULES.may(table.state, 2, PASS.number()) == expected
    assert (texts(table.match())[-1] == "pass") == (expected == 0)


@pytest.mark.clause("PA-10", "PA-11", "PA-14", "PA-15", "PA-51")
@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (PLAY, [card("roma-4"), card("siena-1")]),
        (BUILD, [BUILD_ON.number(tower("roma left")), BUILD_ON.number(tower("roma right"))]),
        (MOVE_FLOOR, [MOVE_FROM.number(tower("milano left")), PASS.number()]),
        (TAKE, [TAKE_AT.number(3), TAKE_AT.number(8)]),
        (SEND, [*(SEND_BETWEEN.number(number) for number in range(1, 10)), PASS.number()]),
    ],
)
def test_legal_moves_are_written_in_order(phase: int, expected: list[int]) -> None:
    moves = [-9] * MOVES.actions
    count = RULES.legal(SITUATIONS[phase]().state, 2, moves)
    assert moves[:count] == expected
    assert set(moves[count:]) == {-9}


@pytest.mark.clause("PA-10", "PA-11", "PA-14", "PA-15", "PA-51")
@pytest.mark.parametrize(
    ("phase", "text"),
    [
        (PLAY, "play siena-1"),
        (BUILD, "floor roma right"),
        (MOVE_FLOOR, "move milano left"),
        (MOVE_FLOOR, "pass"),
        (TAKE, "take lucca"),
        (SEND, "messenger verona ferrara"),
        (SEND, "pass"),
    ],
)
def test_a_move_does_what_its_step_says(phase: int, text: str) -> None:
    match = SITUATIONS[phase]().match()
    before = match.state
    match.play(2, text)
    expected: dict[str, list[dict[str, object]]] = {
        "play siena-1": [{"kind": "card-played", "seat": 2, "card": "siena-1"}],
        "floor roma right": [{"kind": "floor-built", "seat": 2, "city": "roma", "site": "right"}],
        "move milano left": [
            {"kind": "floor-moved", "seat": 2, "city": "milano", "site": "left", "owner": 2},
            {"kind": "card-taken", "seat": 2, "city": "roma", "card": "siena-1"},
        ],
        "take lucca": [{"kind": "card-taken", "seat": 2, "city": "lucca", "card": "siena-3"}],
        "messenger verona ferrara": [{"kind": "messenger-sent", "seat": 2, "city": "verona", "other": "ferrara"}],
    }
    optional = {
        MOVE_FLOOR: [{"kind": "move-forgone", "seat": 2}, expected["move milano left"][1]],
        SEND: [{"kind": "messenger-kept", "seat": 2}],
    }
    assert match.events(None) == (optional[phase] if text == "pass" else expected[text])
    assert match.to_act == ((2,) if phase == PLAY else (0,))
    assert match.state != before


@pytest.mark.clause("PA-10")
def test_an_illegal_move_changes_nothing() -> None:
    match = playing().match()
    before = match.state
    for bad in ("play roma-1", "floor roma left", "no such thing", PASS.number(), MOVES.actions, -1):
        with pytest.raises(IllegalMove):
            match.play(2, bad)
    assert match.state == before
    assert match.events(None) == []


@pytest.mark.clause("PA-10", "PA-11", "PA-14", "PA-15", "PA-51")
@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS[1::4])
def test_legal_moves_are_exactly_those_no_clause_forbids(seats: int, ambassadors: bool, messengers: bool) -> None:
    moves = [0] * MOVES.actions
    for step, state in enumerate(random_states(seats, ambassadors, messengers, seed=4)):
        if step % 3 == 0 and state.phase != OVER:
            count = RULES.legal(state, state.turn, moves)
            allowed = [action for action in range(MOVES.actions) if RULES.may(state, state.turn, action) == 0]
            assert allowed == sorted(moves[:count])
            assert allowed


@pytest.mark.clause("PA-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_game_takes_more_decisions_than_it_says(seats: int) -> None:
    decisions = sum(1 for _ in random_states(seats, True, True, seed=2)) - 1
    assert 2 * len(cards_in_play(seats)) < decisions <= GAME.kit.longest


@pytest.mark.clause("PA-54")
def test_a_road_may_be_named_from_either_end() -> None:
    match = sending().match()
    assert forbids(match, "messenger milano lucca") is None
    match.play(2, "messenger milano lucca")
    assert state_of(match).sent[road("lucca-milano")] == 1
