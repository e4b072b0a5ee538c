"""What may be decided, by whom, and what follows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria import IllegalMove, Match
from signoria.games.habemus_papam.moves import (
    BID_GEMS,
    CHOOSE_PERSON,
    CHOOSE_SEAT,
    DISCARD_ORDER,
    MOVES,
    PASS,
    PLAY_ACTION,
    TAKE_CARD,
)
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    BRIBE_WHOM,
    EXCLUDE,
    NAME_VICTIM,
    ORDER,
    OVER,
    PHASES,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
)
from tests.games.habemus_papam.games import random_states
from tests.games.habemus_papam.tables import GAME, RULES, Table, state_of
from tests.probes import kinds, numbers, play, texts

DECIDED = {
    ORDER: DISCARD_ORDER,
    ACTION: PLAY_ACTION,
    BRIBE_WHOM: CHOOSE_PERSON,
    SWAP_ONE: CHOOSE_PERSON,
    SWAP_OTHER: CHOOSE_PERSON,
    BID: BID_GEMS,
    BID_SECOND: BID_GEMS,
    TAKE: TAKE_CARD,
    EXCLUDE: CHOOSE_PERSON,
    NAME_VICTIM: CHOOSE_SEAT,
}
CLAUSES = {
    **{ORDER: 20, ACTION: 11, BRIBE_WHOM: 45, SWAP_ONE: 46, SWAP_OTHER: 46, BID: 12, BID_SECOND: 42},
    **{TAKE: 15, EXCLUDE: 32, NAME_VICTIM: 34},
}
AT_ONCE = (ORDER, ACTION, BID, BID_SECOND)


def discarding() -> Match:
    table = Table(4).orders(2, "france leaders").coming(cardinals="black-smoke")
    match = table.revealing()
    for seat in (0, 1, 3):
        match.play(seat, match.legal(seat)[0])
    return match


def choosing() -> Match:
    return Table(4).hold(2, "swap gold").actions()


def bribing() -> Match:
    return play(Table(4).hold(2, "bribe").display(1, "lugo bichi").actions(), "play bribe")


def swapping() -> Match:
    return play(Table(4).hold(2, "swap").display(1, "lugo").display(3, "bichi").actions(), "play swap")


def bidding() -> Match:
    match = Table(4).gems(2, "diamond ruby").bids()
    for seat in (0, 1, 3):
        match.play(seat, "bid nothing")
    return match


def bidding_second() -> Match:
    match = Table(4).gems(2, "diamond ruby").played(2, "second").bids()
    return play(match, "bid nothing", "bid nothing", "bid nothing")


def taking() -> Match:
    return Table(4).offer("lugo louis gold camerlengo").taking(2, 0, 1, 3)


def excluding() -> Match:
    table = Table(4).offer("lugo felipe gold camerlengo").politics(2, felipe=1).display(1, "bichi hessen")
    return play(table.taking(2, 0, 1, 3), "take felipe")


def killing() -> Match:
    table = Table(4).offer("lugo death gold camerlengo").display(1, "bichi").display(3, "este")
    return play(table.taking(2, 0, 1, 3), "take death")


SITUATIONS: dict[int, Callable[[], Match]] = {
    ORDER: discarding,
    ACTION: choosing,
    BRIBE_WHOM: bribing,
    SWAP_ONE: swapping,
    SWAP_OTHER: lambda: play(swapping(), "choose lugo"),
    BID: bidding,
    BID_SECOND: bidding_second,
    TAKE: taking,
    EXCLUDE: excluding,
    NAME_VICTIM: killing,
}


@pytest.mark.clause("HP-11", "HP-12", "HP-15", "HP-20", "HP-32", "HP-34", "HP-42", "HP-45", "HP-46")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_the_seat_that_is_asked_acts_alone(phase: int) -> None:
    match = SITUATIONS[phase]()
    state = state_of(match)
    assert (state.phase, match.view(None)["phase"]) == (phase, PHASES[phase])
    assert RULES.to_act(state) == 0b0100
    assert match.to_act == (2,)
    assert match.view(None)["turn"] == (None if phase in AT_ONCE else 2)
    assert [bool(match.legal(seat)) for seat in range(4)] == [False, False, True, False]
    moves = [0] * MOVES.actions
    for seat in (0, 1, 3):
        assert RULES.legal(state, seat, moves) == 0
        assert {RULES.may(state, seat, action) for action in range(MOVES.actions)} == {CLAUSES[phase]}


@pytest.mark.clause("HP-11", "HP-12", "HP-15", "HP-20", "HP-32", "HP-34", "HP-42", "HP-45", "HP-46")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_a_move_of_another_phase_is_forbidden_by_the_clause_of_this_one(phase: int) -> None:
    state = state_of(SITUATIONS[phase]())
    for kind in MOVES.kinds:
        if kind not in (DECIDED[phase], PASS):
            assert {RULES.may(state, 2, action) for action in numbers(kind)} == {CLAUSES[phase]}
    for beyond in (-1, MOVES.actions, MOVES.actions + 1):
        assert RULES.may(state, 2, beyond) == CLAUSES[phase]


@pytest.mark.clause("HP-11", "HP-46", "HP-45", "HP-15")
@pytest.mark.parametrize("phase", list(SITUATIONS))
def test_one_may_pass_an_action_card_or_a_swap_and_nothing_else(phase: int) -> None:
    match = SITUATIONS[phase]()
    may_pass = phase in (ACTION, SWAP_ONE)
    assert RULES.may(match.state, 2, PASS.number()) == (0 if may_pass else CLAUSES[phase])
    assert (texts(match)[-1] == "pass") == may_pass


@pytest.mark.clause("HP-11", "HP-12", "HP-15", "HP-20", "HP-32", "HP-34", "HP-42", "HP-45", "HP-46")
@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (ORDER, ["discard france", "discard leaders"]),
        (ACTION, ["play gold", "play swap", "pass"]),
        (BRIBE_WHOM, ["choose bichi", "choose lugo"]),
        (SWAP_ONE, ["choose bichi", "choose lugo", "pass"]),
        (SWAP_OTHER, ["choose bichi"]),
        (BID, ["bid nothing", "bid ruby", "bid diamond", "bid diamond ruby"]),
        (BID_SECOND, ["bid nothing", "bid ruby", "bid diamond", "bid diamond ruby"]),
        (TAKE, ["take lugo", "take louis", "take gold", "take camerlengo"]),
        (EXCLUDE, ["choose bichi", "choose hessen"]),
        (NAME_VICTIM, ["victim 1", "victim 3"]),
    ],
)
def test_legal_moves_are_written_in_order(phase: int, expected: list[str]) -> None:
    state = state_of(SITUATIONS[phase]())
    moves = [-9] * MOVES.actions
    count = RULES.legal(state, 2, moves)
    assert [GAME.book.describe(state, 2, action).text for action in moves[:count]] == expected
    assert set(moves[count:]) == {-9}


@pytest.mark.clause("HP-11", "HP-12", "HP-15", "HP-20", "HP-32", "HP-34", "HP-42", "HP-45", "HP-46")
@pytest.mark.parametrize(
    ("phase", "text", "kind"),
    [
        (ORDER, "discard leaders", "order-discarded"),
        (ACTION, "play gold", "action-chosen"),
        (ACTION, "pass", "no-action"),
        (BRIBE_WHOM, "choose lugo", "bribed"),
        (SWAP_ONE, "pass", "swap-declined"),
        (SWAP_OTHER, "choose bichi", "swapped"),
        (BID, "bid ruby", "bid-chosen"),
        (BID_SECOND, "bid ruby", "bid-chosen"),
        (TAKE, "take louis", "card-taken"),
        (EXCLUDE, "choose hessen", "excluded"),
        (NAME_VICTIM, "victim 3", "died"),
    ],
)
def test_a_move_does_what_it_says(phase: int, text: str, kind: str) -> None:
    match = SITUATIONS[phase]()
    known = len(match.events(2))
    play(match, text)
    assert kinds(match.events(2, since=known))[0] == kind
    assert match.events(2, since=known)[0]["seat"] == 2


@pytest.mark.clause("HP-12", "HP-15")
def test_an_illegal_move_changes_nothing() -> None:
    match = taking()
    before = match.state
    for bad in ("take bichi", "bid ruby", "pass", "no such thing", MOVES.actions, -1):
        with pytest.raises(IllegalMove):
            match.play(2, bad)
    assert match.state == before
    assert match.events(None) == []


@pytest.mark.clause("HP-11", "HP-12", "HP-15", "HP-20", "HP-32", "HP-34", "HP-43", "HP-45", "HP-46", "HP-47")
@pytest.mark.parametrize(("seats", "seed"), [(3, 4), (3, 5), (4, 4), (4, 5)])
def test_legal_moves_are_exactly_those_no_clause_forbids(seats: int, seed: int) -> None:
    moves = [0] * MOVES.actions
    asked = set()
    for step, state in enumerate(random_states(seats, seed=seed)):
        if state.phase != OVER and (step % 3 == 0 or state.phase not in (BID, TAKE)):
            asked.add(state.phase)
            for seat in range(seats):
                count = RULES.legal(state, seat, moves)
                allowed = [action for action in range(MOVES.actions) if RULES.may(state, seat, action) == 0]
                assert allowed == sorted(moves[:count])
                assert bool(allowed) == bool(RULES.to_act(state) >> seat & 1)
    assert len(asked) > 4


@pytest.mark.parametrize("seats", [3, 4])
def test_no_game_takes_more_decisions_than_it_says(seats: int) -> None:
    for seed in range(4):
        decisions = sum(1 for _ in random_states(seats, seed=seed)) - 1
        assert 90 < decisions <= GAME.kit.longest
