"""Gymnasium's own check, for every game and number of seats; and what it does not ask."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import signoria
from signoria import BadOption, BadSeat, Bot, Match, Move
from signoria.adapters.gymnasium import ILLEGAL, SeatEnv
from signoria.adapters.spaces import Observation
from signoria.bots.engines import EngineBot
from tests.adapters.tables import every_table, everything


class Watchful(Bot):
    """Plays the last legal move, and keeps the matches it was handed."""

    handed: ClassVar[list[Match]] = []

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        self.handed.append(match)
        return match.legal(seat)[-1]


ENGINE = Path(__file__).parent.parent.parent / "docs" / "examples" / "engine.py"
WATCHFUL = f"{Watchful.__module__}:Watchful"


def one_seat(name: str, seats: int, **chosen: Any) -> SeatEnv:
    return SeatEnv(name, seats, rules="interpreted", **everything(name, seats).chosen, **chosen)


def play_on(env: SeatEnv, seen: Observation, steps: int = 100_000) -> tuple[list[bytes], float]:
    """So many legal moves, the first there is each time; the states on the way, and the last reward."""
    states, reward = [], 0.0
    for _ in range(steps):
        states.append(env.episode.save())
        seen, reward, is_over, is_cut_short, info = env.step(int(seen["action_mask"].argmax()))
        assert not is_cut_short
        assert info == {}
        if is_over:
            break
    return [*states, env.episode.save()], reward


@every_table
def test_every_seat_passes_the_check(name: str, seats: int) -> None:
    version = signoria.game(name).kit.version
    options = everything(name, seats).chosen
    env = gymnasium.make(f"signoria/{name}-v{version}", seats=seats, rules="interpreted", **options)
    check_env(env.unwrapped)
    assert isinstance(env.unwrapped, SeatEnv)


def test_a_game_between_bots_and_a_seat_ends_with_its_reward(game_name: str) -> None:
    env = one_seat(game_name, 3, bots=["novice", "apprentice"], seat=1)
    seen, _ = env.reset(seed=3)
    assert env.seat == 1
    _, reward = play_on(env, seen)
    assert env.episode.over
    assert reward == env.episode.rewards()[1]
    with pytest.raises(BadOption, match="reset"):
        env.step(0)


def test_the_same_seed_gives_the_same_game_and_the_same_answers(game_name: str) -> None:
    env = one_seat(game_name, 3)
    games = []
    for seed in (3, 3, 4):
        seen, _ = env.reset(seed=seed)
        games.append(play_on(env, seen))
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.compiles
def test_compiled_and_interpreted_rules_give_the_same_game(game_name: str) -> None:
    seats = max(signoria.game(game_name).seats)
    games = []
    for rules in ("interpreted", "compiled"):
        env = SeatEnv(game_name, seats, rules=rules)
        seen, _ = env.reset(seed=5)
        games.append(play_on(env, seen))
    assert games[0] == games[1]


def test_seats_are_drawn_by_lot_unless_one_is_named() -> None:
    random_moves, named = one_seat("patrician", 4), one_seat("patrician", 4, seat=2)
    random_moves.reset(seed=1)
    seats = set()
    for _ in range(40):
        random_moves.reset()
        named.reset()
        seats.add(random_moves.seat)
        assert named.seat == 2
    assert seats == {0, 1, 2, 3}


@pytest.mark.few(2)
@every_table
def test_a_seat_gets_the_same_whatever_it_does_not_know(name: str, seats: int) -> None:
    env = one_seat(name, seats)
    seen, _ = env.reset(seed=6)
    changed = 0
    while not env.episode.over:
        other = env.redeal(19)
        changed += other.episode.save() != env.episode.save()
        assert np.array_equal(other.action_masks(), env.action_masks())
        assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
        assert np.array_equal(other.episode.observe(env.seat), seen["observation"])
        assert other.render() == env.render()
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    assert changed


def test_an_illegal_move_ends_the_episode_and_says_why(game_name: str) -> None:
    env = one_seat(game_name, 3)
    seen, _ = env.reset(seed=7)
    before = env.episode.save()
    wrong = -1 if seen["action_mask"].all() else int(seen["action_mask"].argmin())
    after, reward, is_over, is_cut_short, info = env.step(wrong)
    assert (reward, is_over, is_cut_short) == (ILLEGAL, True, False)
    assert info == {"illegal": env.episode.why_not(env.seat, wrong)}
    assert np.array_equal(after["observation"], seen["observation"])
    assert env.episode.save() == before
    with pytest.raises(BadOption):
        env.step(wrong)


def test_any_bot_may_sit_at_the_table_and_is_handed_a_match_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    env = one_seat("patrician", 3, bots=[WATCHFUL, "novice"], seat=0)
    Watchful.handed.clear()
    seen, _ = env.reset(seed=8)
    play_on(env, seen)
    assert env.episode.over
    true_start = everything("patrician", 3).start(8)
    assert Watchful.handed
    assert all(list(match.state.generator) != list(true_start.state.generator) for match in Watchful.handed)
    assert all(match.seed is None for match in Watchful.handed)


def test_a_copy_goes_its_own_way(game_name: str) -> None:
    env = one_seat(game_name, 3, bots=["novice", "apprentice"])
    seen, _ = env.reset(seed=9)
    play_on(env, seen, 3)
    ways = [env.copy(), pickle.loads(pickle.dumps(env)), env]
    before = env.episode.save()
    assert {way.episode.save() for way in ways} == {before}
    seen = {"observation": env.episode.observe(env.seat), "action_mask": env.episode.mask(env.seat)}
    ends = []
    for way in ways:
        ends.append(play_on(way, seen))
        assert way.episode.over
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.full
@pytest.mark.compiles
def test_bots_that_think_are_made_anew_in_a_copy() -> None:
    env = one_seat("patrician", 3, bots=["master@2", "novice"], seat=0)
    seen, _ = env.reset(seed=10)
    play_on(env, seen, 2)
    other = env.copy()
    assert other.episode.save() == env.episode.save()
    play_on(other, {"observation": env.episode.observe(0), "action_mask": env.episode.mask(0)})
    assert other.episode.over
    assert not env.episode.over


def test_an_engine_leaves_when_the_episode_ends() -> None:
    env = one_seat("patrician", 2, bots=f"engine:{sys.executable} {ENGINE}", seat=0)
    seen, _ = env.reset(seed=11)
    play_on(env, seen, 1)
    bot, _ = env._opponents.sitting[1]  # type: ignore[union-attr]
    assert isinstance(bot, EngineBot)
    assert bot.fault is None
    env.close()
    assert bot._conversation is None
    with pytest.raises(BadOption, match="reset"):
        env.step(0)


def test_a_table_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadSeat, match="0 to 2"):
        one_seat("patrician", 3, seat=3)
    with pytest.raises(BadOption, match="one name or 2 of them"):
        one_seat("patrician", 3, bots=["novice"])
    with pytest.raises(BadOption, match="ansi"):
        one_seat("patrician", 3, render_mode="human")
