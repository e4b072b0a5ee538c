"""Batches on a GPU: the CPU's games, and arrays that other libraries share. bench/gpu/run runs these."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest

import signoria
from signoria import BadOption, IllegalMove
from signoria.core.batch.cuda import cupy
from signoria.core.search.columns import CERTAIN
from signoria.core.search.shares import Continuations
from tests.play import Setting
from train.move_facts import MoveFacts
from train.move_values import MoveValues

pytestmark = [pytest.mark.gpu, pytest.mark.compiles]

GAMES = 100_000
ENOUGH = 100_000
"""No game has so many decisions."""


def here(array: Any) -> Any:
    """An array in the machine's own memory."""
    return array.get() if hasattr(array, "get") else array


def test_a_hundred_thousand_games_are_the_cpus_in_outcome_and_length(setting: Setting) -> None:
    on_gpu = setting.game.batch(GAMES, setting.seats, seed=1655, device="cuda", **setting.chosen)
    on_cpu = setting.game.batch(GAMES, setting.seats, seed=1655, **setting.chosen)
    assert on_gpu.play_random(ENOUGH) == on_cpu.play_random(ENOUGH)
    assert on_gpu.over.all()
    assert on_cpu.over.all()
    assert np.array_equal(here(on_gpu.points), on_cpu.points)
    assert np.array_equal(here(on_gpu._games.turn.dice), on_cpu._games.turn.dice), "as many lots were cast in each"
    assert here(on_gpu.states).tobytes() == on_cpu.states.tobytes()


def test_every_number_of_a_turn_is_the_cpus(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    on_gpu = game.batch(3_000, seats, seed=8, auto_reset=True, reward="margin", device="cuda")
    on_cpu = game.batch(3_000, seats, seed=8, auto_reset=True, reward="margin")
    for _ in range(5):
        assert on_gpu.play_random(60) == on_cpu.play_random(60)
        for _ in range(40):
            mine, theirs = on_gpu.turn, on_cpu.turn
            for field in fields(mine):
                assert np.array_equal(here(getattr(mine, field.name)), getattr(theirs, field.name)), field.name
            on_gpu.advance(mine.random_moves)
            on_cpu.advance(theirs.random_moves)
    assert on_gpu.match(7).state == on_cpu.match(7).state


def test_an_illegal_move_changes_nothing(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(500, min(game.seats), seed=3, device="cuda")
    before = here(batch.states).tobytes()
    actions = batch.turn.random_moves.copy()
    actions[321] = game.actions
    with pytest.raises(IllegalMove, match=f"game 321: move {game.actions} is not legal there"):
        batch.advance(actions)
    with pytest.raises(BadOption, match="500 whole numbers"):
        batch.advance(actions[:3])
    assert here(batch.states).tobytes() == before


def test_pytorch_shares_the_arrays_and_brings_moves() -> None:
    torch = pytest.importorskip("torch")
    batch = signoria.game("patrician").batch(1_000, 4, seed=2, device="cuda")
    features, masks = torch.from_dlpack(batch.turn.features), torch.from_dlpack(batch.turn.masks)
    assert features.data_ptr() == batch.turn.features.data.ptr
    assert features.shape == (1_000, len(batch.game.features))
    first_legal = masks.to(torch.int8).argmax(dim=1)
    batch.advance(first_legal)
    assert np.array_equal(features.cpu().numpy(), here(batch.turn.features)), "the same memory, written anew"


def test_jax_shares_the_arrays_and_brings_moves() -> None:
    jax = pytest.importorskip("jax")
    batch = signoria.game("patrician").batch(1_000, 4, seed=2, device="cuda")
    features = jax.dlpack.from_dlpack(batch.turn.features.T)
    assert features.unsafe_buffer_pointer() == batch.turn.features.data.ptr
    masks = jax.dlpack.from_dlpack(batch.turn.masks.T.view(np.uint8))
    batch.advance(cupy().from_dlpack(masks.argmax(axis=0)))
    assert (batch.to_act >= 0).all()


def test_apprentices_move_as_on_the_cpu(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    on_gpu = game.batch(3_000, seats, seed=8, auto_reset=True, device="cuda")
    on_cpu = game.batch(3_000, seats, seed=8, auto_reset=True)
    wanted = np.arange(3_000) % 3 > 0
    for _ in range(60):
        assert np.array_equal(here(on_gpu.preferences()), on_cpu.preferences())
        chosen = on_cpu.apprentice_moves(wanted)
        assert np.array_equal(here(on_gpu.apprentice_moves(cupy().asarray(wanted))), chosen)
        moves = np.where(wanted, chosen, on_cpu.turn.random_moves)
        on_gpu.advance(moves, check=False)
        on_cpu.advance(moves, check=False)
    assert here(on_gpu.states).tobytes() == on_cpu.states.tobytes()


def test_what_patricians_moves_are_worth_comes_out_as_where_apprentices_go_on_here() -> None:
    game, games, deals = signoria.game("patrician"), 64, 16
    batch = game.batch(games, 4, seed=3, auto_reset=True, device="cuda")
    batch.play_random(40)
    seats = here(batch.turn.seats)
    facts = MoveFacts(game, batch, games, on_gpu=True)
    facts.look()
    shares = here(MoveValues(facts).look(cupy().ones(games, np.uint8), 1000, deals))[0, :4]
    listed, on = here(facts.listed), Continuations(game, game.guided)
    looked = 0
    for number in range(12):
        on.begin(batch.match(number).state)
        for place, move in enumerate(listed[number][listed[number] >= 0].tolist()):
            expected = on.shares(int(seats[number]), move, times=deals, number=1000)
            assert shares[:, place, number].tolist() == (expected * CERTAIN * deals).round().astype(int).tolist()
            looked += 1
    assert looked > 24
