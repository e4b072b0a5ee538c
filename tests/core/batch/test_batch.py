"""Batches: many games at once, the same games as matches."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria import BadOption, BadSeat, IllegalMove
from signoria.bots import Apprentice
from signoria.core.batch.rewards import REWARDS, SHARES
from signoria.core.play.playouts import BEST
from tests.play import Setting
from tests.thinning import step_of


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


@pytest.mark.few(2)
def test_with_auto_reset_finished_games_start_anew_with_a_seed_of_their_own(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(3, min(game.seats), seed=7, auto_reset=True)
    waiting = game.batch(3, min(game.seats), seed=7)
    ended = 0
    for _ in range(3 * game.kit.longest // step_of(3)):
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


def test_a_match_shows_a_seat_the_numbers_that_a_batch_shows(setting: Setting) -> None:
    batch = setting.game.batch(3, setting.seats, seed=4, **setting.chosen)
    for _ in range(20):
        observed, acting = batch.observe(), batch.to_act
        for index in np.flatnonzero(~batch.over):
            mine = batch.match(int(index)).observe(int(acting[index]))
            assert mine.dtype == np.float32
            assert (mine == observed[index]).all()
        batch.step(first_legal(batch.legal()))
    with pytest.raises(BadSeat, match="there is no seat"):
        batch.match(0).observe(setting.seats)


def test_a_turn_says_what_legal_observe_and_to_act_say(setting: Setting) -> None:
    batch = setting.game.batch(70, setting.seats, seed=9, auto_reset=True, threads=2, **setting.chosen)
    turn, ended = batch.turn, 0
    for _ in range(120):
        assert (turn.seats == batch.to_act).all()
        assert (turn.masks == batch.legal()).all()
        assert (turn.features == batch.observe()).all()
        assert turn.masks[np.arange(70), turn.random_moves].all()
        turn = batch.advance(turn.random_moves)
        ended += int(turn.ended.sum())
    assert ended or setting.game.kit.longest > 120


def test_moves_by_lot_reach_every_legal_move(game_name: str) -> None:
    batch = signoria.game(game_name).batch(2_000, min(signoria.game(game_name).seats), seed=5)
    batch.states[:] = batch.states[0]
    drawn, legal = np.unique(batch.turn.random_moves, return_counts=True), np.flatnonzero(batch.turn.masks[0])
    assert drawn[0].tolist() == legal.tolist()
    assert abs(drawn[1] - 2_000 / len(legal)).max() < 5 * (2_000 / len(legal)) ** 0.5


def test_what_is_played_does_not_depend_on_the_number_of_threads(game_name: str) -> None:
    game = signoria.game(game_name)
    one, three = (game.batch(200, max(game.seats), seed=1, auto_reset=True, threads=n) for n in (1, 3))
    for batch in (one, three):
        for _ in range(40):
            batch.advance(batch.turn.random_moves)
        assert batch.play_random(400) == 200 * 400
    assert (one.states == three.states).all()
    assert [one.seed_of(index) for index in range(200)] == [three.seed_of(index) for index in range(200)]
    assert max(one.seed_of(index) for index in range(200)) > 200
    assert (one.turn.features == three.turn.features).all()


def test_moves_by_lot_end_where_games_do_not_start_anew(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(5, min(game.seats), seed=1)
    longest = game.kit.longest
    assert 5 < batch.play_random(longest) <= 5 * longest
    assert batch.over.all() and not batch.turn.masks.any() and not batch.turn.features.any()
    assert batch.play_random(longest) == 0


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_come_at_the_end_of_a_game_and_only_then(game_name: str, reward: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(40, max(game.seats), seed=1, auto_reset=True, reward=reward)
    together = {"win": 1.0, "margin": 0.0}[reward]
    ended = 0
    while not ended:
        turn = batch.advance(batch.turn.random_moves)
        assert not turn.rewards[~turn.ended].any()
        for index in np.flatnonzero(turn.ended):
            points = batch.ended_points[index]
            assert turn.rewards[index].sum() == pytest.approx(together, abs=1e-5)
            assert turn.rewards[index].argmax() in np.flatnonzero(points == points.max())
            ended += 1


def test_a_game_of_moves_by_lot_is_the_match_of_its_moves(game_name: str) -> None:
    game = signoria.game(game_name)
    seats = max(game.seats)
    batch, match = game.batch(3, seats, seed=11), game.start(seats, 12)
    while not match.over:
        turn = batch.turn
        match.play(int(turn.seats[1]), int(turn.random_moves[1]))
        batch.advance(turn.random_moves)
    assert batch.match(1).state == match.state


@pytest.mark.parametrize("threads", [1, 2])
def test_moves_may_come_in_an_array_that_cannot_be_written_to(game_name: str, threads: int) -> None:
    game = signoria.game(game_name)
    plain, frozen = (game.batch(128, max(game.seats), seed=9, auto_reset=True, threads=threads) for _ in range(2))
    for _ in range(5):
        moves = frozen.turn.random_moves.copy()
        moves.flags.writeable = False
        frozen.advance(moves)
        plain.advance(plain.turn.random_moves)
        assert frozen.states.tobytes() == plain.states.tobytes()
        assert (frozen.turn.features == plain.turn.features).all()


@pytest.mark.parametrize("threads", [0, -2, True, 1.5, "2"])
def test_a_batch_has_one_thread_or_more(threads: int) -> None:
    with pytest.raises(BadOption, match="one thread or more"):
        signoria.game("patrician").batch(2, 4, threads=threads)


@pytest.mark.compiles
def test_compiled_code_shares_a_win_as_rewards_say() -> None:
    lots = np.random.default_rng(7)
    ended, places = lots.integers(0, 2, 900, np.uint8), lots.integers(1, 3, (900, 5), np.int32)
    shared = np.full((900, 5), 9, np.float32)
    signoria.game("patrician").compiled.share_wins(ended, places, SHARES, shared, 0, len(ended))
    expected = np.where(ended[:, None] == 1, REWARDS["win"](places, places), 0).astype(np.float32)
    assert np.array_equal(shared, expected)
    assert set(shared.ravel().tolist()) == set(SHARES[:6].tolist())


def test_a_batch_refuses_rewards_and_seeds_it_does_not_know() -> None:
    with pytest.raises(BadOption, match="reward is one of win, margin"):
        signoria.game("patrician").batch(2, 4, reward="fame")
    with pytest.raises(BadOption, match="seeds of a batch"):
        signoria.game("patrician").batch(2, 4, seed=1 << 61)


@pytest.mark.parametrize("games", [0, -1, True, 2.0, "3"])
def test_a_batch_has_one_game_or_more(games: int) -> None:
    with pytest.raises(BadOption, match="one game or more"):
        signoria.game("patrician").batch(games, 4)


def test_there_is_no_game_beyond_the_last() -> None:
    batch = signoria.game("patrician").batch(2, 4)
    assert len(batch) == 2
    with pytest.raises(IndexError):
        batch.match(2)


def test_apprentices_move_as_they_do_in_a_match(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(40, max(game.seats), seed=5, auto_reset=True)
    for _ in range(30):
        wanted = np.arange(40) % 2 == 0
        chosen = batch.apprentice_moves(wanted)
        assert not chosen[~wanted].any()
        for index in (0, 20):
            match = batch.match(index)
            seat = int(batch.turn.seats[index])
            legal = match.legal(seat)
            weights = Apprentice(seed=1).weigh(match, seat, legal)
            assert chosen[index] in {move.id for move, one in zip(legal, weights, strict=True) if one == max(weights)}
        batch.advance(batch.turn.random_moves, check=False)
    with pytest.raises(BadOption, match="40 flags"):
        batch.apprentice_moves(wanted[:3])


def test_preferences_are_for_legal_moves_only_and_most_for_the_apprentices(game_name: str) -> None:
    game = signoria.game(game_name)
    batch = game.batch(30, min(game.seats), seed=5, auto_reset=True)
    for _ in range(30):
        liked, chosen = batch.preferences(), batch.apprentice_moves()
        assert np.array_equal(liked > 0, batch.turn.masks)
        assert (liked[np.arange(30), chosen] == BEST).all()
        assert liked.max() == BEST
        batch.advance(chosen)
