"""Checksums of whole games, as `web/src/lib/wasm/checksum.ts` makes them, here of the library for this machine."""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria import Game
from signoria.core.compiled.buffers import buffers_for, states_for, table_for
from signoria.core.play.seeds import words_of_seed
from signoria.core.rules.bits import lowest_bit
from tests.play import Setting

States = npt.NDArray[Any]
REDEALT_EVERY = 8


def blank_states(setting: Setting, games: int) -> States:
    """Games that are yet to be set up, each with a seed of its own; what lies between fields is zero."""
    states = states_for(setting.game, games)
    states[:] = setting.game.blank(setting.seats, None, setting.chosen)[0].to_array()
    for seed in range(games):
        states["generator"][seed] = words_of_seed(seed)
    return states


def checksum_of_game(game: Game, blank: States) -> int:
    """Of all that can be asked along a game whose moves the checksum itself decides."""
    rules, state, copy = game.compiled, states_for(game, 1), states_for(game, 1)
    room, features = buffers_for(game), np.zeros(len(game.features), np.float32)
    at, copy_at, moves_at, features_at = (array.ctypes.data for array in (state, copy, room.moves, features))
    seats = int(blank["seats"][0])
    rules.copy_one(state, blank)
    rules.setup_many(state, 0, 1)
    crc, step = 0, 0
    while True:
        crc = zlib.crc32(state.data, crc)
        seat = lowest_bit(rules.waiting_one.direct(at))
        if seat < 0:
            break
        rules.observe_one.direct(at, seat, features_at)
        crc = zlib.crc32(features.data, crc)
        if step % REDEALT_EVERY == 0:
            rules.copy_one.direct(copy_at, at)
            rules.redeal_one.direct(copy_at, seat, crc)
            crc = zlib.crc32(copy.data, crc)
        moves = room.moves[: rules.legal_one.direct(at, seat, moves_at)]
        crc = zlib.crc32(moves.data, crc)
        assert rules.play_one.direct(at, seat, int(moves[crc % len(moves)])) == 0
        step += 1
    results = table_for(2, seats)
    rules.points_many(state, results[:1])
    rules.places_many(state, results[1:])
    return zlib.crc32(results.tobytes(), crc)
