"""Batches: many games at once, the same games as matches."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria import BadOption, IllegalMove
from tests.play import Setting


def first_legal(masks: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.asarray(masks.argmax(axis=1), np.int64)


def test_each_game_of_a_batch_is_the_match_of_its_seed(setting: Setting) -> None:
    options = setting.chosen
    batch = setting.game.batch(6, setting.seats, seed=40, **options)
    matches = [setting.game.start(setting.seats, 40 + index, **options) for index in range(6)]
    rng = np.random.default_rng(1)
    while not batch.over.all():
        masks, seats = batch.legal(), batch.to_act
        actions = np.zeros(6, np.int64)
        for index, match in enumerate(matches):
            assert match.over == (seats[index] < 0)
            if match.over:
                assert not masks[index].any()
                continue
            assert seats[index] == match.to_act[0]
            legal = {move.id for move in match.legal(int(seats[index]))}
            assert set(np.flatnonzero(masks[index]).tolist()) == legal
            actions[index] = rng.choice(sorted(legal))
            match.play(int(seats[index]), int(actions[index]))
        batch.step(actions)
    for index, match in enumerate(matches):
        assert batch.match(index).state == match.state
        assert match.outcome is not None and tuple(batch.points[index].tolist()) == match.outcome.points


def test_finished_games_wait(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(2, min(game.seats), seed=1)
    while not batch.over.all():
        batch.step(first_legal(batch.legal()))
    before = batch.states.copy()
    batch.step(np.zeros(2, np.int64))
    assert (batch.states == before).all()
    assert (batch.to_act == -1).all()


def test_with_auto_reset_finished_games_start_anew_with_a_seed_of_their_own(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(3, min(game.seats), seed=7, auto_reset=True)
    waiting = game.batch(3, min(game.seats), seed=7)
    ended = 0
    for _ in range(3 * game.kit.longest):
        batch.step(first_legal(batch.legal()))
        assert not batch.over.any()
        if not ended:
            waiting.step(first_legal(waiting.legal()))
            assert (batch.ended == waiting.over).all()
            assert (batch.ended_points[batch.ended] == waiting.points[batch.ended]).all()
        if batch.ended.any():
            ended += 1
            index = int(np.flatnonzero(batch.ended)[0])
            assert batch.match(index).state == game.start(min(game.seats), batch.seed_of(index)).state
    assert ended
    assert len({batch.seed_of(index) for index in range(3)}) == 3


def test_an_illegal_step_is_refused_and_changes_nothing(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(4, max(game.seats), seed=2)
    before = batch.states.copy()
    actions = first_legal(batch.legal())
    actions[2] = np.flatnonzero(~batch.legal()[2])[0] if not batch.legal()[2].all() else game.actions
    with pytest.raises(IllegalMove, match=f"game 2: move {actions[2]} "):
        batch.step(actions)
    for wrong in (actions[:3], actions.astype(np.float64), "pass"):
        with pytest.raises(BadOption, match="4 whole numbers"):
            batch.step(wrong)
    assert (batch.states == before).all()


def test_observations_have_a_name_for_every_number(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(5, max(game.seats), seed=3)
    observed = batch.observe()
    assert observed.shape == (5, len(game.features))
    assert observed.dtype == np.float32
    assert len(set(game.features)) == len(game.features)
    assert observed.any(axis=1).all()


@pytest.mark.parametrize("games", [0, -1, True, 2.0, "3"])
def test_a_batch_has_one_game_or_more(games: int) -> None:
    with pytest.raises(BadOption, match="one game or more"):
        signoria.game("patrician").batch(games, 4)


def test_there_is_no_game_beyond_the_last() -> None:
    batch = signoria.game("patrician").batch(2, 4)
    assert len(batch) == 2
    with pytest.raises(IndexError):
        batch.match(2)
