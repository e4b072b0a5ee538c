"""What moves are worth, by games played on: the same interpreted and compiled, and one win in all."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.core.network.shipped import network_for
from signoria.core.search.columns import CERTAIN
from signoria.core.search.continuing import TO_END, TO_NEXT, TO_OWN
from signoria.core.search.guided_tree import GuidedTree
from signoria.core.search.shares import Continuations
from tests.core.network.networks import small_network
from tests.core.network.test_network import as_lists, interpreted
from tests.core.search.test_search import Copies
from tests.play import play_some, with_all_options

pytestmark = pytest.mark.compiles


@pytest.mark.parametrize("reach", [TO_NEXT, TO_OWN, TO_END], ids=["to the next choice", "to one's own", "to the end"])
def test_games_go_on_the_same_interpreted_and_compiled(game_name: str, reach: int) -> None:
    game = signoria.game(game_name)
    network = small_network(game, 5, 0.1)
    match = play_some(with_all_options(game_name, max(game.seats)).start(1), 1, 60)
    seat = match.to_act[0]
    action = match.legal(seat)[-1].id
    on = Continuations(game, game.guided, network)
    on.begin(match.state)
    times = 1 if reach == TO_END else 3
    here = on.shares(seat, action, times=times, number=7, reach=reach)
    states: Any = Copies([match.state, match.state])
    tree, sums = GuidedTree(game, network, most_nodes=1), [0] * 8
    room = [0] * game.actions, [0] * game.actions, [0] * len(tree.room.dice)
    asked = states, seat, action, reach, times, 7, sums, [0] * len(game.features), *room
    interpreted(game).network_goes_on(*asked, *as_lists(tree.network))
    assert [total / (CERTAIN * times) for total in sums[: match.seats]] == here.tolist()


def test_all_shares_together_are_one_win(game_name: str) -> None:
    game = signoria.game(game_name)
    for network in (None, network_for(game)):
        on = Continuations(game, game.guided, network)
        for decisions in (10, 60):
            match = play_some(game.start(max(game.seats), seed=3), 3, decisions)
            on.begin(match.state)
            assert on.shares(match.to_act[0], times=10, number=1).sum() == pytest.approx(1, abs=1e-3)


def test_a_number_decides_all_chance(game_name: str) -> None:
    game = signoria.game(game_name)
    match = play_some(game.start(max(game.seats), seed=4), 4, 40)
    on = Continuations(game, game.guided)
    on.begin(match.state)
    first, again, other = (
        on.shares(match.to_act[0], times=200, number=number).tolist() for number in (11, 11, 1 << 40)
    )
    assert first == again
    assert first != other
