"""The rules as WebAssembly are the rules, byte for byte."""

from __future__ import annotations

import os

import numpy as np
import pytest

import signoria
from signoria.core.network.shipped import network_for
from signoria.core.search.columns import CERTAIN
from signoria.core.search.guided_tree import GuidedTree
from signoria.core.search.shares import Continuations
from signoria.core.search.tree import Tree
from signoria.core.wasm import as_text
from tests.core.wasm_checksums import blank_states, checksum_of_game
from tests.core.wasm_in_node import ask
from tests.play import Setting, play_some
from tests.thinning import step_of

pytestmark = pytest.mark.compiles

GAMES = int(os.environ.get("SIGNORIA_TEST_GAMES", "0"))
"""Games a setting; 1000 are played before a release."""


@pytest.mark.few(1)
def test_games_go_in_node_as_they_do_here(setting: Setting) -> None:
    blanks = blank_states(setting, GAMES or 10 // step_of(5))
    here = [checksum_of_game(setting.game, blanks[place : place + 1]) for place in range(len(blanks))]
    assert len(set(here)) == len(here)
    assert ask(setting.game, checksums=[as_text(blank.tobytes()) for blank in blanks]) == here


@pytest.mark.few(1)
@pytest.mark.parametrize("guided", [False, True], ids=["alone", "guided"])
@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_search_in_node_finds_what_one_here_finds(name: str, guided: bool) -> None:
    game = signoria.game(name)
    match = play_some(game.start(max(game.seats), seed=5), seed=5, decisions=9)
    network = network_for(game)
    assert network is not None
    seat, number, tree = match.to_act[0], 123 << 40, GuidedTree(game, network) if guided else Tree(game)
    tree.begin(match.state)
    here = tree.grow(game.guided if guided else game.compiled, seat, 700, number)
    state = as_text(match.state.to_array().tobytes())
    asked = {"state": state, "seat": seat, "simulations": 700, "number": str(number), "guided": guided}
    there = ask(game, search=asked)
    assert {move["action"]: move["visits"] for move in there} == {move: tried.visits for move, tried in here.items()}
    values = [tried.total / max(1, tried.visits) / CERTAIN for tried in here.values()]
    np.testing.assert_array_equal([move["value"] for move in there], values)


@pytest.mark.few(2)
@pytest.mark.parametrize("players", ["apprentices", "network"])
@pytest.mark.parametrize("name", signoria.GAMES)
def test_games_go_on_in_node_as_they_do_here(name: str, players: str) -> None:
    game = signoria.game(name)
    match = play_some(game.start(max(game.seats), seed=6), seed=6, decisions=30)
    seat, number, times = match.to_act[0], 9 << 40, 12
    action = match.legal(seat)[-1].id
    on = Continuations(game, game.guided, network_for(game) if players == "network" else None)
    on.begin(match.state)
    here = on.shares(seat, action, times=times, number=number)
    asked = {"players": players, "seat": seat, "action": action, "times": times, "number": str(number)}
    there = ask(game, goOn={"state": as_text(match.state.to_array().tobytes()), **asked})
    np.testing.assert_allclose(np.array(there) / times, here, rtol=1e-12)
    assert sum(there) == pytest.approx(times, rel=1e-3)
