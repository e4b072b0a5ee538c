"""The referee: the same rules through numba-cuda, which shares nothing with our C++; the same games, and how fast."""

from __future__ import annotations

import time
from importlib import import_module
from typing import Any

import numpy as np

from signoria import Game
from signoria.core.batch.cuda import cupy
from signoria.core.rules import twins
from signoria.core.shared_chapters import SHARED_CHAPTERS


def numba_cuda() -> Any:
    """numba.cuda of the numba-cuda package."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 asks for it, and NumPy 2.5 has it no more
    return import_module("numba.cuda")


def playout_kernel(game: Game) -> Any:
    """A kernel of numba-cuda that plays games out by lot."""
    from numba import int32

    cuda = numba_cuda()

    twin = twins.build(SHARED_CHAPTERS, game.kit.chapters, game.components.tables, cuda.jit(device=True), {})
    to_act, legal, apply, below, lowest_bit = (
        getattr(twin, name) for name in ("to_act", "legal", "apply", "below", "lowest_bit")
    )
    actions = game.actions

    @cuda.jit  # type: ignore[untyped-decorator]
    def playout(states: Any, dice: Any, steps: int, decisions: Any) -> None:
        place = cuda.grid(1)
        if place < states.size:
            moves = cuda.local.array(actions, int32)
            made = 0
            waiting = to_act(states[place])
            while waiting != 0 and made < steps:
                seat = lowest_bit(waiting)
                count = legal(states[place], seat, moves)
                apply(states[place], seat, moves[below(dice[place], count)])
                made += 1
                waiting = to_act(states[place])
            decisions[place] = made

    return playout


def referee(game: Game, seats: int, games: int, steps: int) -> dict[str, Any]:
    """Play the same games both ways from the opening; whether they are the same, and decisions/s of each."""
    cuda = numba_cuda()
    ours = game.batch(games, seats, seed=3, device="cuda")
    start = ours.states.get().view(game.kit.state.DTYPE).reshape(games)
    dice = np.ascontiguousarray(ours._games.turn.dice.get())
    kernel, threads = playout_kernel(game), 128
    began = time.perf_counter()
    spent = []
    for _ in range(3):
        states, rolled, decisions = (
            cuda.to_device(start),
            cuda.to_device(dice),
            cuda.to_device(np.zeros(games, np.int64)),
        )
        cuda.synchronize()
        at = time.perf_counter()
        kernel[-(-games // threads), threads](states, rolled, steps, decisions)
        cuda.synchronize()
        spent.append(time.perf_counter() - at)
    built = time.perf_counter() - began - sum(spent[1:])
    theirs_made = int(decisions.copy_to_host().sum())
    mine = []
    for _ in range(3):
        ours = game.batch(games, seats, seed=3, device="cuda")
        cupy().cuda.Device().synchronize()
        at = time.perf_counter()
        made = ours.play_random(steps)
        mine.append(time.perf_counter() - at)
    same = made == theirs_made and ours.states.get().tobytes() == states.copy_to_host().tobytes()
    return {
        "game": game.name,
        "games": games,
        "same": same,
        "decisions": made,
        "build_s": built,
        "numba_cuda": theirs_made / min(spent),
        "ours": made / min(mine),
    }
