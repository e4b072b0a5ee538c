"""Games that networks are taught with: a master looked at each decision; its looks are where a network sees them."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from train.expert_games import arrays, play
from train.plans import Setting

SIMULATIONS = 6


@pytest.mark.compiles
def test_a_row_of_an_expert_game_has_looks_at_legal_moves_alone_and_tells_who_won() -> None:
    game = signoria.game("patrician")
    game.compile_in_background().wait()
    told = arrays(game, play("patrician", Setting(3, 1), 5, SIMULATIONS))
    rows = len(told["listed"])
    assert rows > 30
    listed = told["listed"] >= 0
    assert (listed.sum(1) > 1).all()
    assert not told["visits"][~listed].any()
    assert (told["visits"].sum(1) > 0).all()
    assert told["features"].shape == (rows, len(game.features))
    shares = told["outcome"].reshape(rows, 2, -1)[:, 0]
    assert np.allclose(shares.sum(1), 1)
    assert len(np.unique(shares, axis=0)) <= 3


@pytest.mark.compiles
def test_the_same_seed_gives_the_same_expert_game() -> None:
    game = signoria.game("patrician")
    game.compile_in_background().wait()
    one, other = (arrays(game, play("patrician", Setting(2, 1), 9, SIMULATIONS)) for _ in range(2))
    assert all(np.array_equal(one[key], other[key]) for key in one)
