"""Interpreted, compiled and bounds-checked rules are one: the same games, field by field.

Bounds are checked in the soak; `emitter/test_program.py` stops at any index beyond its row, too, and at any overflow.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from signoria import Game
from signoria.core.compiled import buffers
from signoria.core.play.seeds import words_of_seed
from signoria.core.rules.state_record import Record
from signoria.core.rules.twins import Twin
from tests.play import Setting

SEEDS = range(2)
every_mode = pytest.mark.parametrize("mode", ["compiled", pytest.param("bounds-checked", marks=pytest.mark.slow)])


def assert_same(state: Record, states: npt.NDArray[Any], where: str) -> None:
    mine = state.to_array()
    if mine.tobytes() != states[:1].tobytes():
        for name in state.FIELDS:
            assert np.array_equal(mine[name][0], states[name][0]), f"{name} differs {where}"


def twin_of(game: Game, mode: str) -> Twin:
    return game.checked if mode == "bounds-checked" else game.compiled


@every_mode
def test_every_decision_leaves_the_same_record_in_every_mode(setting: Setting, mode: str) -> None:
    game, room = setting.game, buffers.buffers_for(setting.game)
    twin = twin_of(game, mode)
    for seed in SEEDS:
        chooser = random.Random(seed)
        state = setting.start(seed).state
        compiled = game.blank(setting.seats, None, setting.chosen)[0].to_array()
        compiled["generator"][0] = words_of_seed(seed)
        twin.setup_many(compiled, 0, 1)
        assert_same(state, compiled, "after setting up")
        while game.rules.to_act(state):
            seat = chooser.choice([s for s in range(state.seats) if game.rules.to_act(state) >> s & 1])
            numbers, weights = [0] * game.actions, [0] * game.actions
            count = game.rules.legal(state, seat, numbers)
            game.rules.weigh(state, seat, numbers, count, weights)
            action = chooser.choice(numbers[:count])
            move = game.book.describe(state, seat, action)
            assert twin.weigh_one(compiled, seat, room.moves, room.weights) == count
            assert room.moves[:count].tolist() == numbers[:count]
            assert room.weights[:count].tolist() == weights[:count]
            assert twin.may_one(compiled, seat, action) == 0
            twin.apply_one(compiled, seat, action)
            game.rules.apply(state, seat, action)
            assert_same(state, compiled, f"after {move}")


@every_mode
def test_refusals_points_and_places_are_the_same_in_every_mode(setting: Setting, mode: str) -> None:
    game = setting.game
    twin = twin_of(game, mode)
    batch = game.batch(8, setting.seats, seed=4, **setting.chosen)
    decisions, room = buffers.counts_for(8), buffers.buffers_for(game)
    opening = batch.match(0).state
    for action in range(game.actions):
        for seat in range(setting.seats):
            assert twin.may_one(batch.states, seat, action) == game.rules.may(opening, seat, action)
    twin.playout_many(batch.states, 9, decisions, room.moves, room.dice)
    assert decisions.min() > 0
    points, places = buffers.table_for(8, setting.seats), buffers.table_for(8, setting.seats)
    twin.points_many(batch.states, points)
    twin.places_many(batch.states, places)
    for index in range(8):
        outcome = batch.match(index).outcome
        assert outcome is not None
        assert tuple(points[index].tolist()) == outcome.points
        assert tuple(np.flatnonzero(places[index] == 1).tolist()) == outcome.winners


@every_mode
def test_redealing_and_observing_are_the_same_in_every_mode(setting: Setting, mode: str) -> None:
    game = setting.game
    twin = twin_of(game, mode)
    batch = game.batch(1, setting.seats, seed=5, **setting.chosen)
    for made in range(20):
        if batch.over[0]:
            break
        seat = int(batch.to_act[0])
        state = batch.match(0).state
        states = batch.states.copy()
        twin.redeal_many(states, seat, 77)
        game.rules.reseed(state.generator, 77)
        game.rules.redeal(state, seat)
        assert_same(state, states, "after re-dealing")
        features = [0] * len(game.features)
        game.rules.observe(state, seat, features)
        out = np.zeros((1, len(features)), np.float32)
        twin.observe_many(states, out)
        assert out[0].tolist() == features
        batch.step(np.array([np.flatnonzero(batch.legal()[0])[made % batch.legal()[0].sum()]]))


def test_playouts_by_the_drivers_are_the_same_interpreted_and_compiled(setting: Setting) -> None:
    game = setting.game
    batch = game.batch(3, setting.seats, seed=6, **setting.chosen)
    states = [batch.match(index).state for index in range(3)]
    levels = buffers.levels_for(3)
    levels[:, 0] = game.rules.to_act(states[0]) >= 0
    room, decisions = buffers.buffers_for(game), buffers.counts_for(3)
    twin = game.compiled
    twin.contest_many(batch.states, levels, 3, decisions, room.moves, room.weights, room.dice, game.kit.longest)
    for index, state in enumerate(states):
        dice = [0, 0, 0, 0]
        game.rules.reseed(dice, 3 + index)
        moves, weights = [0] * game.actions, [0] * game.actions
        made = game.rules.contest(state, levels[index].tolist(), dice, moves, weights, game.kit.longest)
        assert made == decisions[index]
        assert_same(state, batch.states[index : index + 1], "after a contest")
