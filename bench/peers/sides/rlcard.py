"""RLCard: its environments, and the games inside them without observations."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from importlib.metadata import version as version_of
from typing import Any

from bench.peers.contests import MOVES, SEEN, Contest

GAMES = {
    "gin-rummy": "Gin Rummy",
    "uno": "Uno",
    "mahjong": "Mahjong",
    "doudizhu": "Dou Dizhu",
    "bridge": "Bridge",
    "limit-holdem": "Limit Texas Hold'em",
}
RAW = ("gin-rummy", "uno", "mahjong", "doudizhu")
"""Games that can be played without their environment's observations."""
BEGUN = 10

dice = random.Random(7)


def version() -> str:
    """Return the library's version."""
    return version_of("rlcard")


def contests(quick: bool) -> list[Contest]:
    """Return all its games that are longer than a hand of cards, and one that is not."""
    import rlcard

    return [way for name in GAMES for way in ways(name, rlcard.make(name, config={"seed": 7}))]


def ways(name: str, env: Any) -> Iterator[Contest]:
    """Yield a game with observations, and without where that can be done."""
    yield by_environment(name, env)
    if name in RAW:
        yield by_game(name, env)


def by_environment(name: str, env: Any) -> Contest:
    """Observations and legal moves for every decision."""

    def play() -> tuple[int, float]:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    state, _ = env.reset()
    for _ in range(BEGUN if name in RAW else 0):
        if not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
    begun = copied(env.game)
    clone = None if begun is None else lambda: copy.deepcopy(begun)
    return Contest("rlcard", GAMES[name], "card", SEEN, "env.step", play, clone)


def by_game(name: str, env: Any) -> Contest:
    """The game itself, which makes no observation of its state."""
    game = env.game

    def play() -> tuple[int, float]:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(env._decode_action(dice.choice(list(env._get_legal_actions()))))
            decisions += 1
        return decisions, 1

    return Contest("rlcard", GAMES[name], "card", MOVES, "game.step, without observations", play)


def copied(game: Any) -> Any:
    """Return a deep copy, or nothing for a game that cannot be copied."""
    try:
        return copy.deepcopy(game)
    except TypeError:
        return None
