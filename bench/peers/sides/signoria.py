"""Us: batches, one game on compiled rules by three ways, and one interpreted match, all at four seats."""

from __future__ import annotations

import random
from importlib.metadata import version as version_of
from typing import Any

import numpy as np

import signoria
from bench.peers.contests import INSIDE, MOVES, OURS, SEEN, SESSION, Contest, move_by_lot
from signoria.adapters.pettingzoo import TableEnv
from signoria.arena.bench import games_near_the_core
from signoria.core.game import Game

SEATS = 4
STEPS = 64
"""Decisions in every game that one call plays by lot."""
STEPS_BETWEEN_LOOKS = 8
"""Calls of `advance` between two looks at the clock."""
COPIES = 1000


def version() -> str:
    """Return our version."""
    return version_of("signoria")


def contests(quick: bool) -> list[Contest]:
    """Six ways for each game; in a hurry with small batches."""
    games = [signoria.game(name) for name in signoria.GAMES]
    return [way for game in games for way in ways(game, 64 if quick else games_near_the_core(game))]


def ways(game: Game, size: int) -> list[Contest]:
    """Return the ways to play a game, the fastest first."""
    length = mean_length(game, size)
    batches = [random_moves(game, size, length), advancing(game, size, length)]
    return [*batches, session(game), environment(game), spiel_state(game), match(game)]


def mean_length(game: Game, size: int) -> float:
    """Return the decisions of a game played by lot, the mean of one game in each place of a batch."""
    batch = game.batch(size, seats=SEATS, seed=1, threads=1)
    decisions = 0
    while not batch.over.all():
        decisions += int(np.count_nonzero(batch.turn.seats >= 0))
        batch.advance(batch.turn.random_moves)
    return decisions / size


def random_moves(game: Game, size: int, length: float) -> Contest:
    """Whole games inside compiled code."""
    batch = game.batch(size, seats=SEATS, seed=7, auto_reset=True, threads=1)
    compiled, source = game.compiled, batch.states[:1].copy()
    copied = batch.states[:4].copy()

    def play() -> tuple[int, float]:
        decisions = batch.play_random(STEPS)
        return decisions, decisions / length

    def copy() -> None:
        compiled.copy_many(copied, source, COPIES)

    return Contest(OURS, game.title, "euro", INSIDE, f"batch.play_random, {size:,} games", play, copy, COPIES)


def advancing(game: Game, size: int, length: float) -> Contest:
    """Masks, observations, rewards and fresh games after every decision, as for learning."""
    batch = game.batch(size, seats=SEATS, seed=7, auto_reset=True, threads=1)

    def play() -> tuple[int, float]:
        for _ in range(STEPS_BETWEEN_LOOKS):
            batch.advance(batch.turn.random_moves)
        decisions = STEPS_BETWEEN_LOOKS * size
        return decisions, decisions / length

    return Contest(OURS, game.title, "euro", SEEN, f"batch.advance, {size:,} games", play)


def session(game: Game) -> Contest:
    """One game at a time on compiled rules, by numbers."""
    dice = random.Random(7)
    calls = game.session(seats=SEATS, seed=7)

    def play() -> tuple[int, float]:
        one = game.session(seats=SEATS, seed=dice.randrange(1 << 32))
        decisions = 0
        while legal := one.legal():
            one.play(dice.choice(legal))
            decisions += 1
        return decisions, 1

    return Contest(OURS, game.title, "euro", MOVES, SESSION, play, calls.copy)


def spiel_state(game: Game) -> Contest:
    """The same as a game of OpenSpiel, asked as its own are."""
    import pyspiel

    from signoria.adapters.openspiel import short_name

    dice = random.Random(7)
    loaded = pyspiel.load_game(short_name(game), {"players": SEATS, "rules": "compiled"})

    def begun() -> Any:
        state = loaded.new_initial_state()
        while state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
        return state

    def play() -> tuple[int, float]:
        state, decisions = begun(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions, 1

    call = "one game of OpenSpiel, compiled: state.legal_actions and state.apply_action"
    return Contest(OURS, game.title, "euro", MOVES, call, play, begun().clone)


def environment(game: Game) -> Contest:
    """One game at a time on compiled rules, through PettingZoo."""
    env, dice = TableEnv(game.name, seats=SEATS, rules="compiled"), random.Random(7)
    env.reset(seed=7)

    def play() -> tuple[int, float]:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            if is_over or seen is None:
                env.step(None)
            else:
                env.step(move_by_lot(seen["action_mask"], dice))
                decisions += 1
        return decisions, 1

    return Contest(OURS, game.title, "euro", SEEN, "one PettingZoo environment, compiled", play, env.copy)


def match(game: Game) -> Contest:
    """One game at a time on interpreted rules, with all that a table needs: texts, events, undo, a record."""
    dice = random.Random(7)
    started = game.start(seats=SEATS, seed=7)

    def play() -> tuple[int, float]:
        one = game.start(seats=SEATS, seed=dice.randrange(1 << 32))
        decisions = 0
        while not one.over:
            seat = one.to_act[0]
            one.play(seat, dice.choice(one.legal(seat)))
            decisions += 1
        return decisions, 1

    return Contest(OURS, game.title, "euro", MOVES, "match.legal and match.play, interpreted", play, started.copy)
