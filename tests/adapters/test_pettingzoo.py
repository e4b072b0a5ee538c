"""PettingZoo's own tests, for every game and number of seats; and what they do not ask."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, parallel_api_test, seed_test

import signoria
from signoria import BadOption, IllegalMove
from signoria.adapters.pettingzoo import ParallelTableEnv, TableEnv
from tests.adapters.tables import every_table, every_table_with_sealed_choices, everything
from tests.play import with_everything

CYCLES = 1000
a_mask_beside_what_is_seen = (
    # What api_test says of every environment outside a list of PettingZoo's own.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def turns(name: str, seats: int, **chosen: Any) -> TableEnv:
    return TableEnv(name, seats, rules="interpreted", **everything(name, seats).chosen, **chosen)


def at_once(name: str, seats: int, **chosen: Any) -> ParallelTableEnv:
    return ParallelTableEnv(name, seats, rules="interpreted", **everything(name, seats).chosen, **chosen)


def any_move(env: TableEnv | ParallelTableEnv, agent: str, seen: Any) -> int:
    return int(env.action_space(agent).sample(seen["action_mask"]))


def play_turns(env: TableEnv, decisions: int) -> None:
    """So many random decisions, or as many as there are until the end."""
    for agent in env.agent_iter(decisions):
        if env.terminations[agent]:
            break
        env.step(any_move(env, agent, env.observe(agent)))


@every_table
@pytest.mark.filterwarnings(*a_mask_beside_what_is_seen)
def test_agents_that_take_turns_pass_the_tests(name: str, seats: int) -> None:
    api_test(turns(name, seats), num_cycles=CYCLES)
    api_test(TableEnv(name, seats, rules="interpreted", reward="margin"), num_cycles=CYCLES)
    seed_test(lambda: turns(name, seats), num_cycles=CYCLES)


@pytest.mark.few(2)
@every_table
def test_agents_that_are_asked_at_once_pass_the_tests(name: str, seats: int) -> None:
    parallel_api_test(at_once(name, seats), num_cycles=CYCLES)
    parallel_api_test(ParallelTableEnv(name, seats, rules="interpreted", reward="margin"), num_cycles=CYCLES)


@pytest.mark.compiles
@pytest.mark.filterwarnings(*a_mask_beside_what_is_seen)
def test_compiled_rules_pass_the_tests(game_name: str) -> None:
    seats = max(signoria.game(game_name).seats)
    api_test(TableEnv(game_name, seats, rules="compiled"), num_cycles=CYCLES)
    seed_test(lambda: TableEnv(game_name, seats, rules="compiled"), num_cycles=CYCLES)
    parallel_api_test(ParallelTableEnv(game_name, seats, rules="compiled"), num_cycles=CYCLES)


def test_a_seed_deals_the_match_of_the_same_seed_and_the_deals_after_it(game_name: str) -> None:
    seats = max(signoria.game(game_name).seats)
    env = turns(game_name, seats)
    dealt = []
    for _ in range(2):
        env.reset(seed=7)
        dealt.append(env.save())
        env.reset()
        dealt.append(env.save())
    assert dealt[:2] == dealt[2:]
    assert dealt[0] != dealt[1]
    assert dealt[0] == everything(game_name, seats).start(7).state.to_array().tobytes()


@pytest.mark.few(2)
@every_table
def test_an_agent_gets_the_same_whatever_it_does_not_know(name: str, seats: int) -> None:
    env, both = turns(name, seats), at_once(name, seats)
    env.reset(seed=3)
    changed = 0
    while not env.episode.over:
        both.restore(env.save())
        for agent in env.agents:
            for here in (env, both):
                there = here.redeal(agent, 17)
                changed += there.save() != here.save()
                mine, theirs = here.observe(agent), there.observe(agent)
                assert np.array_equal(mine["observation"], theirs["observation"])
                assert np.array_equal(mine["action_mask"], theirs["action_mask"])
            assert env.redeal(agent, 17).agent_selection == env.agent_selection
        play_turns(env, 9)
    assert changed


@every_table_with_sealed_choices
def test_asked_at_once_or_in_turn_the_same_moves_make_the_same_game(name: str, seats: int) -> None:
    env, both = turns(name, seats), at_once(name, seats)
    env.reset(seed=4)
    seen, _ = both.reset(seed=4)
    while both.agents:
        moves = {agent: any_move(both, agent, seen[agent]) for agent in both.agents}
        choosing = [agent for agent, move in moves.items() if move != both.wait]
        seen, rewards, over, cut_short, _ = both.step(moves)
        for agent in choosing:
            assert env.agent_selection == agent
            env.step(moves[agent])
        assert env.save() == both.save()
        assert set(over.values()) == {env.episode.over}
        assert not any(cut_short.values())
        assert rewards == env.rewards


def test_the_rewards_at_the_end_are_parts_of_one_win(game_name: str) -> None:
    env = turns(game_name, 3)
    env.reset(seed=5)
    play_turns(env, 100_000)
    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(1)
    got = {}
    for agent in env.agent_iter():
        got[agent] = env.last()[1]
        env.step(None)
    assert got == dict(zip(env.possible_agents, env.episode.rewards(), strict=True))
    assert env.agents == []


def test_a_copy_goes_its_own_way_and_what_was_saved_comes_back(game_name: str) -> None:
    env = turns(game_name, 3)
    env.reset(seed=6)
    play_turns(env, 2)
    saved, other, pickled = env.save(), env.copy(), pickle.loads(pickle.dumps(env))
    play_turns(env, 100_000)
    assert env.episode.over
    assert other.save() == pickled.save() == saved
    assert not any(other.terminations.values())
    env.restore(saved)
    assert env.agent_selection == other.agent_selection
    assert env.agents == env.possible_agents
    assert env.save() == saved


def test_an_illegal_move_is_refused_and_changes_nothing(game_name: str) -> None:
    env, both = turns(game_name, 3), at_once(game_name, 3)
    env.reset(seed=8)
    seen, _ = both.reset(seed=8)
    before = env.save()
    illegal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)
    for wrong in (*illegal[:1].tolist(), env.game.actions, None):
        with pytest.raises(IllegalMove):
            env.step(wrong)
    moves = {agent: any_move(both, agent, seen[agent]) for agent in both.agents}
    for agent in both.agents:
        wrong = int(np.flatnonzero(seen[agent]["action_mask"] == 0)[0])
        with pytest.raises(IllegalMove):
            both.step({**moves, agent: wrong})
    assert env.save() == both.save() == before


def test_who_is_to_act_may_not_be_left_out_and_who_waits_may() -> None:
    both = at_once("patrician", 3)
    seen, _ = both.reset(seed=9)
    acting = next(agent for agent in both.agents if not seen[agent]["action_mask"][both.wait])
    before = both.save()
    with pytest.raises(IllegalMove):
        both.step({})
    assert both.save() == before
    both.step({acting: any_move(both, acting, seen[acting])})
    assert both.save() != before


def test_features_have_names_and_the_state_is_what_all_know(game_name: str) -> None:
    env = turns(game_name, 3)
    env.reset(seed=1)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert len(env.game.features) == len(seen[0])
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


def test_the_board_is_drawn_for_a_spectator_in_plain_text(game_name: str) -> None:
    env = turns(game_name, 3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.episode.board(None)
    assert "[bold]" not in env.render()
    with pytest.raises(BadOption, match="ansi"):
        turns(game_name, 3, render_mode="human")


def test_an_option_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadOption):
        TableEnv("patrician", 3, towers=True)
    with pytest.raises(BadOption):
        TableEnv("patrician", 9)
    assert TableEnv("patrician", 4, rules="interpreted", **with_everything("patrician")).max_num_agents == 4


def test_a_move_drawn_from_a_mask_is_any_that_the_mask_has() -> None:
    space = TableEnv("patrician", 2).action_space("seat_0")
    space.seed(7)
    mask = np.zeros(space.n, np.int8)
    assert space.sample(mask) == 0, "as Discrete does"
    mask[[3, 40, 41]] = 1
    drawn = [int(space.sample(mask)) for _ in range(300)]
    assert {move: drawn.count(move) > 60 for move in drawn} == {3: True, 40: True, 41: True}
    space.seed(7)
    assert [int(space.sample(mask)) for _ in range(300)] == drawn
    assert space.contains(space.sample())
    assert space == Discrete(int(space.n))


def test_a_mask_that_does_not_fit_is_refused() -> None:
    space = TableEnv("patrician", 2).action_space("seat_0")
    for mask in (np.ones(3, np.int8), np.ones(space.n, np.float32)):
        with pytest.raises(AssertionError, match="sample mask"):
            space.sample(mask)
