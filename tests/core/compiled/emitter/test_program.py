"""The rules as C++, built for the CPU: the games of the interpreter and of compiled batches, number for number."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest

import signoria
from signoria import BadOption, Game, IllegalMove
from signoria.core.batch.batch import Batch
from signoria.core.batch.cpu import Cpu
from signoria.core.play.seeds import number_of_seed
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.state_record import GENERATOR_WORDS, Row, row_kind
from tests.core.compiled.emitter.built_here import BuiltHere
from tests.play import Setting

pytestmark = pytest.mark.compiles

ENOUGH = 100_000
"""No game has so many decisions."""


def emitted(game: Game, games: int, seats: int, seed: int, *, again: bool = False, **options: Any) -> Batch:
    """A batch on the program built here."""
    return Batch(game, games, seats, seed, None, again, "win", options, BuiltHere(game))


def dice_of(seed: int, place: int) -> Row:
    """The dice that moves by lot are cast with."""
    dice = row_kind(0, 0xFFFFFFFF)([0] * GENERATOR_WORDS)
    reseed(dice, number_of_seed(seed, "by lot") + place)
    return dice


@pytest.mark.few(1)
def test_the_program_plays_the_interpreters_games(setting: Setting) -> None:
    batch = emitted(setting.game, 2, setting.seats, 11, **setting.chosen)
    matches = [setting.start(11 + place) for place in range(2)]
    assert [batch.match(place).state for place in range(2)] == [match.state for match in matches]
    batch.play_random(ENOUGH)
    for place, match in enumerate(matches):
        dice = dice_of(11, place)
        while not match.over:
            seat = match.to_act[0]
            moves = match.legal(seat)
            match.play(seat, moves[below(dice, len(moves))])
        assert batch.match(place).state == match.state
        assert match.outcome is not None
        assert tuple(batch.points[place].tolist()) == match.outcome.points


@pytest.mark.few(1)
def test_every_number_of_a_turn_is_that_of_the_compiled_batch(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    here = emitted(game, 70, seats, 5, again=True)
    there = game.batch(70, seats, 5, auto_reset=True)
    for _ in range(4):
        for _ in range(60):
            mine, theirs = here.turn, there.turn
            for field in fields(mine):
                assert np.array_equal(getattr(mine, field.name), getattr(theirs, field.name)), field.name
            here.advance(mine.random_moves)
            there.advance(theirs.random_moves)
        assert here.play_random(100) == there.play_random(100) == 7_000
        assert here.states.tobytes() == there.states.tobytes()
        assert np.array_equal(here.ended_points, there.ended_points)
        assert [here.seed_of(place) for place in range(70)] == [there.seed_of(place) for place in range(70)]


def test_looking_casts_no_lots(game_name: str) -> None:
    game = signoria.game(game_name)
    for batch in (emitted(game, 3, min(game.seats), 9), game.batch(3, min(game.seats), 9)):
        other = Batch(game, 3, min(game.seats), 9, None, False, "win", {}, Cpu(game, game.compiled, 1))
        assert batch.legal().any(axis=1).all()
        assert batch.observe().shape == (3, len(game.features))
        assert (batch.to_act >= 0).all()
        assert np.array_equal(batch.turn.random_moves, other.turn.random_moves)


def test_an_illegal_move_changes_nothing(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = emitted(game, 5, min(game.seats), 3)
    before = batch.states.tobytes()
    actions = batch.turn.random_moves.copy()
    actions[3] = np.flatnonzero(~batch.legal()[3])[0]
    actions[4] = game.actions + 1_000
    with pytest.raises(IllegalMove, match=r"game 3: move \d+ is not legal there"):
        batch.advance(actions)
    assert batch.states.tobytes() == before


def test_without_a_gpu_one_sentence_says_so() -> None:
    with pytest.raises(BadOption, match=r"^device='cuda' needs "):
        signoria.game("patrician").batch(2, 4, device="cuda")


def test_other_devices_and_threads_of_a_gpu_are_refused() -> None:
    game = signoria.game("patrician")
    with pytest.raises(BadOption, match="device is cpu or cuda, not 'tpu'"):
        game.batch(2, 4, device="tpu")
    with pytest.raises(BadOption, match="threads are the CPU's"):
        game.batch(2, 4, device="cuda", threads=2)
