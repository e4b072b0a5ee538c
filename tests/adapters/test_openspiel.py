"""OpenSpiel's own test, for every game and number of seats; and what it does not ask."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import signoria
from signoria.adapters.openspiel import DRAWS, SpielState, seed_of, short_name
from tests.adapters.tables import every_table, everything


def load(name: str, seats: int, **chosen: Any) -> Any:
    options = everything(name, seats).chosen
    return pyspiel.load_game(
        short_name(signoria.game(name)), {"players": seats, "rules": "interpreted", **options, **chosen}
    )


def dealt(game: Any, chooser: random.Random) -> SpielState:
    """A new state after chance has drawn the deal."""
    state: SpielState = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    return state


@pytest.mark.full
@every_table
def test_every_game_passes_the_test(name: str, seats: int) -> None:
    game = load(name, seats)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == seats
    assert game.num_distinct_actions() == signoria.game(name).actions
    assert game.observation_tensor_shape() == [len(signoria.game(name).features)]


@pytest.mark.full
@pytest.mark.compiles
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_compiled_rules_and_any_reward_pass_the_test(game_name: str, reward: str) -> None:
    game = load(game_name, 3, rules="compiled", reward=reward)
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    assert game.utility_sum() == (1.0 if reward == "win" else 0.0)


def test_chance_draws_the_deal_that_the_history_tells(game_name: str) -> None:
    chooser = random.Random(1)
    state = dealt(load(game_name, 3), chooser)
    seed = seed_of(tuple(state.history()))
    assert len(state.history()) == DRAWS
    assert state.episode is not None
    assert state.episode.match().state == everything(game_name, 3).start(seed).state
    while not state.is_terminal():
        state.apply_action(chooser.choice(state.legal_actions()))
    again = load(game_name, 3).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.few(2)
@every_table
def test_a_player_gets_the_same_whatever_it_does_not_know(name: str, seats: int) -> None:
    chooser = random.Random(2)
    state = dealt(load(name, seats), chooser)
    changed = 0
    while not state.is_terminal():
        for player in range(seats):
            other = state.resample_from_infostate(player, chooser.random)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.current_player() == state.current_player()
            changed += str(other) != str(state)
        for _ in range(7):
            if not state.is_terminal():
                state.apply_action(chooser.choice(state.legal_actions()))
    assert changed


def test_moves_have_the_texts_of_the_house(game_name: str) -> None:
    state = dealt(load(game_name, 3), random.Random(3))
    player = state.current_player()
    assert state.episode is not None
    texts = {move.id: move.text for move in state.episode.match().legal(player)}
    assert {action: state.action_to_string(player, action) for action in state.legal_actions()} == texts


def test_options_are_parameters_of_the_games_name(game_name: str) -> None:
    house_game = signoria.game(game_name)
    seats = max(house_game.seats)
    chosen = {"players": seats, "rules": "interpreted", **everything(game_name, seats).chosen}
    said = ",".join(f"{name}={'true' if choice is True else choice}" for name, choice in chosen.items())
    state = dealt(pyspiel.load_game(f"{short_name(house_game)}({said})"), random.Random(4))
    assert state.episode is not None
    assert state.episode.seats == seats
    assert state.episode.match().options == everything(game_name, seats).chosen


def test_a_copy_goes_its_own_way(game_name: str) -> None:
    state = dealt(load(game_name, 3), random.Random(5))
    other, before = state.clone(), str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)
    assert state.history() == other.history()[:-1]


def test_a_search_of_openspiel_finds_a_move_without_a_secret(game_name: str) -> None:
    state = dealt(load(game_name, 3), random.Random(6))
    bot = ismcts.ISMCTSBot(
        game=load(game_name, 3),
        evaluator=Endings(),
        uct_c=1.0,
        max_simulations=3,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()


class Endings(mcts.Evaluator):  # type: ignore[misc]
    """Judges nothing and holds every move for as good as the others."""

    def evaluate(self, state: SpielState) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_observations_are_those_of_one_player_and_no_others() -> None:
    game = load("patrician", 3)
    with pytest.raises(ValueError, match="without recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"all": True})
    nothing = game.make_py_observer()
    nothing.set_from(game.new_initial_state(), 0)
    assert not nothing.tensor.any()
    assert nothing.string_from(game.new_initial_state(), 0) == ""


def test_python_ends_quietly_with_games_of_ours_in_openspiels_hands() -> None:
    program = "import pyspiel, signoria.adapters.openspiel as s; g = pyspiel.load_game('{}'); print(g)"
    name = f"{short_name(signoria.game('patrician'))}(rules=interpreted)"
    done = subprocess.run([sys.executable, "-c", program.format(name)], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
