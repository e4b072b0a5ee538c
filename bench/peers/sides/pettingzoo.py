"""PettingZoo: the card games among its own environments."""

from __future__ import annotations

import copy
import importlib
import random
from importlib.metadata import version as version_of
from typing import Any

from bench.peers.contests import SEEN, Contest, move_by_lot

GAMES = {
    "Hanabi, 4 players": ("hanabi_v5", {"players": 4}),
    "Texas Hold'em, no limit": ("texas_holdem_no_limit_v6", {}),
    "Leduc Hold'em": ("leduc_holdem_v4", {}),
}


def version() -> str:
    """Return the library's version."""
    return version_of("pettingzoo")


def contests(quick: bool) -> list[Contest]:
    """Return its card games, one agent after another."""
    found = []
    for title, (module, options) in GAMES.items():
        env = importlib.import_module(f"pettingzoo.classic.{module}").env(**options)
        found.append(in_cycle(title, env))
    return found


def in_cycle(title: str, env: Any) -> Contest:
    """The loop that its documentation shows, with a faster draw than `action_space.sample`."""
    dice = random.Random(7)

    def play() -> tuple[int, float]:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, is_cut_short, _ = env.last()
            if is_over or is_cut_short:
                env.step(None)
            else:
                env.step(move_by_lot(seen["action_mask"], dice))
                decisions += 1
        return decisions, 1

    env.reset(seed=7)
    return Contest("pettingzoo", title, "card", SEEN, "env.last and env.step", play, cloning(env))


def cloning(env: Any) -> Any:
    """Return what makes a deep copy, or nothing for an environment that cannot be copied."""
    try:
        copy.deepcopy(env)
    except TypeError:
        return None
    return lambda: copy.deepcopy(env)
