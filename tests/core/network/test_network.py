"""Networks in whole numbers: the same by rules and by NumPy, never beyond 32 bits, kept in files and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria import BadOption, Game
from signoria.core.compiled.buffers import buffers_for
from signoria.core.network.judging import whole_facts
from signoria.core.network.network import Network, quantised
from signoria.core.network.shipped import network_for
from signoria.core.network.sizes import MOST
from signoria.core.rules import twins
from signoria.core.rules.twins import Twin
from signoria.core.search.guided_tree import GuidedTree
from signoria.core.search.tree import Tree
from signoria.core.shared_chapters import SHARED_CHAPTERS, guided_chapters
from tests.core.network.networks import small_network
from tests.core.search.test_search import Copies
from tests.play import play_some, with_all_options

SIMULATIONS = 24
FEW_NODES = 100
TOO_LARGE = 2_000_000
told_or_not = pytest.mark.parametrize("trust", [0.0, 0.1], ids=["by itself", "told preferences"])


def interpreted(game: Game) -> Twin:
    chapters = (*game.kit.chapters, *guided_chapters(game.kit.move_facts))
    return twins.interpret(SHARED_CHAPTERS, chapters, game.components.tables)


def as_lists(arguments: tuple[Any, ...]) -> list[list[int]]:
    return [array.tolist() for array in arguments]


@pytest.mark.compiles
@told_or_not
def test_rules_interpreted_and_compiled_and_numpy_find_the_same_numbers(game_name: str, trust: float) -> None:
    game = signoria.game(game_name)
    network, room = small_network(game, 3, trust), buffers_for(game)
    arguments = GuidedTree(game, network, most_nodes=1).network
    features = np.zeros(len(game.features), np.float32)
    for seed in range(6):
        match = play_some(with_all_options(game_name, max(game.seats)).start(seed), seed, 20 + 9 * seed)
        seat = match.to_act[0]
        states = match.state.to_array()
        count = game.guided.evaluate_decision(states, seat, features, room.moves, room.weights, *arguments)
        moves, likings, hopes = room.moves[:count].tolist(), room.weights[:count].tolist(), arguments[-1].tolist()
        preferences = np.zeros(game.actions)
        if trust:
            batch_of_one = np.zeros((1, game.actions), np.int8)
            seats = np.array([seat], np.int8)
            game.compiled.preferences_many(states, seats, batch_of_one, room.moves, room.weights, 0, 1)
            preferences = batch_of_one[0]
        described = moves if network.facts else []
        facts = {move: whole_facts(match, seat, move, int(preferences[move])) for move in described}
        by_numpy, hoped = network.evaluate(features, preferences, facts)
        assert likings == by_numpy[moves].tolist()
        assert hopes == hoped.tolist()
        lists = [0] * game.actions, [0] * game.actions
        plain = as_lists(arguments)
        assert interpreted(game).evaluate_decision([match.state], seat, [0] * len(features), *lists, *plain) == count
        assert (lists[0][:count], lists[1][:count], plain[-1]) == (moves, likings, hopes)


@pytest.mark.compiles
def test_the_guided_search_has_a_library_of_its_own(game_name: str) -> None:
    game = signoria.game(game_name)
    assert not hasattr(game.compiled, "guided_search_many")
    assert not hasattr(game.guided, "search_many")
    assert game.compile_in_background(guided=True).wait(300)


@pytest.mark.few(3)
@told_or_not
def test_a_guided_search_is_the_same_interpreted_and_compiled(game_name: str, trust: float) -> None:
    game = signoria.game(game_name)
    network = small_network(game, 5, trust)
    match = play_some(with_all_options(game_name, max(game.seats)).start(1), 1, 15)
    seat = next(seat for seat in match.to_act)
    tree = GuidedTree(game, network, most_nodes=FEW_NODES)
    tree.begin(match.state)
    node = tree.simulate(game.guided, seat, SIMULATIONS, 77)
    slow = GuidedTree(game, network, most_nodes=FEW_NODES)
    room = [0] * game.actions, [0] * game.actions, [0] * len(slow.room.dice)
    arguments = slow.searched(seat, SIMULATIONS, 77)
    states: Any = Copies([match.state, match.state])
    given_lists = (states, *arguments[1:11], [0] * len(game.features), *room)
    found = interpreted(game).guided_search_many(*given_lists, *as_lists(slow.network))
    assert found == node
    assert np.array_equal(slow.edges, tree.edges)
    assert np.array_equal(slow.nodes, tree.nodes)
    assert visits(tree, node) > 0


def visits(tree: Tree, node: int) -> int:
    return int(tree.nodes[node, 2])


@given(st.integers(0, 1 << 30), st.floats(0.01, 8), st.floats(0.01, 300))
def test_no_sum_grows_beyond_31_bits_whatever_goes_in(seed: int, spread: float, largest: float) -> None:
    dice = np.random.default_rng(seed)
    shapes = [(6, 5), (4, 5), (3, 4), (7, 3), (4, 3)]
    weights = [dice.normal(0, spread, shape) for shape in shapes]
    biases = [dice.normal(0, spread, size) for size in (5, 4, 3, 7, 4)]
    network = quantised(weights, biases, np.full(6, largest), 0.0, {})
    limits = [np.full(6, largest), *(np.full(size, MOST) for size in (5, 4, 3, 3))]
    for number, (weight, bias, most) in enumerate(zip(network.weights, network.biases, limits, strict=True)):
        rows = np.abs((weight.T if number == 0 else weight).astype(np.float64))
        assert (rows @ most + np.abs(bias)).max() < (1 << 31) * 1.01
        assert weight.any() or np.abs(weights[number]).max() < 1 / 64


def test_whole_numbers_like_what_the_floats_like(game_name: str) -> None:
    game = signoria.game(game_name)
    dice = np.random.default_rng(2)
    seen = dice.integers(0, 9, (50, len(game.features)))
    sizes = len(game.features), 9, 7, 5
    weights = [dice.normal(0, 0.1, (sizes[0], 9)), dice.normal(0, 0.6, (7, 9)), dice.normal(0, 0.6, (5, 7))]
    weights += [dice.normal(0, 1, (game.actions, 5)), dice.normal(0, 0.1, (10, 5))]
    biases = [dice.normal(0, 0.5, size) for size in (9, 7, 5, game.actions, 10)]
    network = quantised(weights, biases, np.full(len(seen[0]), 100.0), 0.0, {})
    layer = np.maximum(seen @ weights[0] + biases[0], 0)
    for number in (1, 2):
        layer = np.maximum(layer @ weights[number].T + biases[number], 0)
    likings, hopes = network.evaluate(seen)
    assert np.abs(likings / 256 - (layer @ weights[3].T + biases[3])).max() < 0.1
    assert np.abs(hopes / 65_536 - (layer @ weights[4].T + biases[4])).max() < 0.02


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = signoria.game("patrician")
    network, file = small_network(game, 1, 0.2), tmp_path / "network.npz"
    network.save(file)
    again = Network.read(file)
    assert again.about == {"seed": 1}
    assert np.array_equal(again.sizes, network.sizes)
    assert np.array_equal(again.numbers, network.numbers)
    assert np.array_equal(again.all_biases, network.all_biases)
    assert again.fits(game)
    assert not again.fits(signoria.game("il-principe"))
    with pytest.raises(BadOption, match="told an apprentice's preferences"):
        again.evaluate(np.zeros(len(game.features)))


def test_a_file_that_is_no_network_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    with pytest.raises(BadOption, match=r"network\.npz is no network"):
        Network.read(file)
    file.write_bytes(b"PK not really")
    with pytest.raises(BadOption, match=r"network\.npz is no network"):
        Network.read(file)
    np.savez(file, told=np.array("{}"))
    with pytest.raises(BadOption, match=r"network\.npz is no network"):
        Network.read(file)


@pytest.mark.parametrize("name", signoria.GAMES)
def test_every_game_ships_a_network_of_its_own_below_two_megabytes(name: str) -> None:
    game = signoria.game(name)
    network = network_for(game)
    assert network is not None and network.fits(game)
    assert (game.kit.folder / "bot" / "network.npz").stat().st_size < TOO_LARGE


def test_with_other_components_there_is_none(tmp_path: Path) -> None:
    game = signoria.game("patrician")
    changed = tmp_path / "patrician.toml"
    changed.write_text(game.components_file.read_text(encoding="utf-8"), encoding="utf-8")
    assert network_for(signoria.game("patrician", changed)) is None
