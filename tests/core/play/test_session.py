"""A session is the match that `start` gives, in numbers: the same moves, the same ends, the same refusals."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import signoria
from signoria import BadOption, BadSeat, IllegalMove
from signoria.core.compiled import building
from signoria.core.errors import InterpretedRules
from signoria.core.game import Game
from signoria.core.play.match import Match
from signoria.core.play.session import Session
from tests.play import Setting

pytestmark = pytest.mark.compiles
LARGEST_KEPT = 256
"""Python keeps one object of each number up to here."""


def play_alike(session: Session, match: Match, dice: random.Random, most: int = 100_000) -> None:
    """The same decisions in both, after comparing what may be done."""
    while not match.over and most > 0:
        most -= 1
        assert session.to_act == match.to_act
        seat = dice.choice(match.to_act)
        moves = [move.id for move in match.legal(seat)]
        assert session.legal(seat) == moves
        assert session.mask(seat).nonzero()[0].tolist() == sorted(moves)
        if seat == match.to_act[0]:
            assert session.legal() == moves
        action = dice.choice(moves)
        is_lowest = seat == match.to_act[0]
        session.play(action, None if is_lowest and dice.random() < 0.5 else seat)
        match.play(seat, action)


def test_a_session_is_the_match_of_its_seed_to_the_end(setting: Setting) -> None:
    match, session = setting.start(7), setting.game.session(setting.seats, 7, **setting.chosen)
    play_alike(session, match, random.Random(3))
    assert session.over
    assert session.acting == -1
    assert session.legal() == []
    assert not session.mask().any()
    assert not session.observe().any()
    assert match.outcome is not None
    assert (session.points, session.places) == (match.outcome.points, match.outcome.places)
    assert session.match().state == match.state


def test_what_a_seat_observes_is_what_a_batch_observes(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    session, batch = game.session(seats, 5), game.batch(1, seats, 5)
    for _ in range(30):
        assert np.array_equal(session.observe(), batch.observe()[0])
        action = int(batch.turn.random_moves[0])
        session.play(action)
        batch.advance(np.array([action]))


def test_a_move_that_is_not_legal_is_refused_with_its_clause_and_changes_nothing(game_name: str) -> None:
    game = signoria.game(game_name)
    session = game.session(max(game.seats), 1)
    before, seat = session.save(), session.acting
    refused = next(action for action in range(game.actions) if action not in session.legal())
    with pytest.raises(IllegalMove, match=rf"^seat {seat}, move {refused}: .* \([A-Z]+-\d+\)$") as raised:
        session.play(refused)
    assert raised.value.clause
    assert str(session.why_not(refused, seat)) in str(raised.value)
    assert session.why_not(session.legal()[0]) is None
    for beyond in (-1, game.actions):
        with pytest.raises(IllegalMove, match=f"a number from 0 to {game.actions - 1}, not {beyond}"):
            session.play(beyond)
    for nobody in (-1, 9):
        with pytest.raises(BadSeat, match="there is no seat"):
            session.legal(nobody)
    assert session.save() == before


def play_on(session: Session) -> None:
    """To the end, always the first move."""
    while not session.over:
        session.play(session.legal()[0])


def test_nothing_is_played_once_it_is_over() -> None:
    session = signoria.game("patrician").session(2, 1)
    assert session.places is None
    play_on(session)
    with pytest.raises(IllegalMove, match="the game is over"):
        session.play(0)
    assert session.why_not(0) == "the game is over"


def test_copies_may_be_used_by_several_threads_at_once(game_name: str) -> None:
    game = signoria.game(game_name)
    session = game.session(max(game.seats), 3)
    alone = session.copy()
    play_on(alone)
    copies = [session.copy() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(play_on, copies))
    assert {copy.save() for copy in copies} == {alone.save()}


def test_a_copy_goes_its_own_way(game_name: str) -> None:
    game = signoria.game(game_name)
    match, session = game.start(max(game.seats), 3), game.session(max(game.seats), 3)
    play_alike(session, match, random.Random(1), most=20)
    saved = session.save()
    copies = [session.copy() for _ in range(40)]
    for copy in copies:
        assert copy.save() == saved
        copy.play(random.Random(2).choice(copy.legal()))
    assert session.save() == saved
    assert len({copy.save() for copy in copies}) == 1
    del copies
    play_alike(session.copy(), match, random.Random(4))


def test_a_seat_cannot_tell_a_session_that_was_dealt_anew(game_name: str) -> None:
    game = signoria.game(game_name)
    session = game.session(max(game.seats), 3)
    for _ in range(9):
        session.play(session.legal()[0])
    seat = session.acting
    seen = session.observe(seat).copy()
    dealt = [session.redeal(seat, seed) for seed in range(5)]
    assert all(np.array_equal(other.observe(seat), seen) for other in dealt)
    assert len({other.save() for other in dealt}) == 5
    assert dealt[0].save() == session.redeal(seat, 0).save()


def test_a_saved_state_is_gone_back_to() -> None:
    session = signoria.game("patrician").session(4, 3)
    saved, moves = session.save(), session.legal()
    session.play(moves[0])
    session.load(saved)
    assert session.legal() == moves
    with pytest.raises(BadOption, match="what was saved is no state of Patrician"):
        session.load(saved[:-1])


def test_without_a_compiler_a_session_plays_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known = signoria.game("patrician")
    slow = Game(known.kit, known.components_file)
    monkeypatch.setattr(building, "find_compiler", lambda: None)
    with pytest.warns(InterpretedRules):
        session = slow.session(3, 7)
    play_alike(session, known.start(3, 7), random.Random(3))
    assert session.over


@pytest.mark.parametrize("given", [(), (1,), (1, 2, 3), (0, 1.5), (0, "1"), (0, 1 << 64)])
def test_a_function_of_a_library_refuses_what_is_no_number_or_one_too_many(given: tuple[object, ...]) -> None:
    session = signoria.game("patrician").session(2, 7)
    before = session.save()
    with pytest.raises((TypeError, OverflowError)):
        session.game.compiled.next_play_one.direct(*given)
    assert session.save() == before


def test_lists_of_moves_leave_nothing_behind() -> None:
    session, legal = signoria.game("princes-of-florence").session(3, 7), [0]
    while max(legal) <= LARGEST_KEPT:
        session.play((session.legal())[-1])
        legal = session.legal()
    assert sys.getrefcount(legal) == 2
    largest = max(legal)
    assert sys.getrefcount(largest) == 3, "the list, the name and the question"


def test_checked_rules_give_lists_too_and_stop_at_an_index_beyond_an_array() -> None:
    game = signoria.game("patrician")
    state = game.start(2, 7).state.to_array()
    at, features = state.ctypes.data, np.zeros(len(game.features), np.float32)
    assert game.checked.next_legal_one.list(at) == game.compiled.next_legal_one.list(at)
    with pytest.raises(IndexError, match="is beyond an array"):
        game.checked.observe_one.direct(at, 99, features.ctypes.data)
