"""Games of The Princes of Florence played at random, for its tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from signoria import Match
from signoria.games.princes_of_florence.moves import (
    END_TURN,
    GIVE_UP,
    PASS,
    PRINCESS_WORK,
    RAISE_BID,
    STAND_ON,
    WORK_BY,
)
from signoria.games.princes_of_florence.state import ACT, BID, CHARACTER, OPEN, State
from tests.games.princes_of_florence.tables import GAME, RULES, state_of

Options = dict[str, bool]

SETTINGS: list[tuple[int, Options]] = [
    (seats, {"muse_and_princess": muse_and_princess, "cooperation": cooperation, "scarce_freedoms": scarce_freedoms})
    for seats in GAME.seats
    for muse_and_princess in (False, True)
    for cooperation in (False, True)
    for scarce_freedoms in ((False, True) if seats == 2 else (False,))
]
"""Every number of seats with every choice of options."""


def name_of(setting: object) -> str:
    """A setting as a test's name shows it."""
    if isinstance(setting, dict):
        return "+".join(name for name, chosen in setting.items() if chosen) or "base"
    return str(setting)


def choose(dice: random.Random, state: State, moves: list[int]) -> int:
    """A move by lot, but thriftily, so that money lasts: few raises, low numbers, works rather than the turn's end."""
    likely = moves
    if state.phase == BID:
        likely = [RAISE_BID.number()] if RAISE_BID.number() in moves and dice.random() < 0.3 else [PASS.number()]
    elif state.phase == OPEN and dice.random() < 0.9:
        likely = [move for move in moves if move != GIVE_UP.number()]
    elif state.phase == CHARACTER:
        likely = [move for move in moves if move in STAND_ON and STAND_ON.values(move)[1] < 5]
    elif state.phase == ACT and dice.random() < 0.9:
        likely = [move for move in moves if move in WORK_BY or move in PRINCESS_WORK] if dice.random() < 0.6 else []
        likely = likely or [move for move in moves if move != END_TURN.number()]
    return dice.choice(likely or moves)


def random_states(seats: int, options: Options, seed: int = 1) -> Iterator[State]:
    """The same state before the first decision and after each, played at random to the end, by the bare rules."""
    dice = random.Random(seed)
    state = state_of(GAME.start(seats, seed=seed, **options))
    moves = [0] * GAME.actions
    yield state
    while RULES.to_act(state):
        seat = RULES.lowest_bit(RULES.to_act(state))
        count = RULES.legal(state, seat, moves)
        RULES.apply(state, seat, choose(dice, state, moves[:count]))
        yield state


def random_game(seats: int, options: Options, seed: int = 1) -> Iterator[Match]:
    """The same match before its first decision and after each, played at random to the end."""
    dice = random.Random(seed)
    match = GAME.start(seats, seed=seed, **options)
    moves = [0] * GAME.actions
    yield match
    while not match.over:
        seat, state = match.to_act[0], state_of(match)
        count = RULES.legal(state, seat, moves)
        match.play(seat, choose(dice, state, moves[:count]))
        yield match


@cache
def finished(seats: int, muse_and_princess: bool = False, cooperation: bool = False) -> Match:
    """A match played at random to its end; tests only look at it."""
    *_, last = random_game(seats, {"muse_and_princess": muse_and_princess, "cooperation": cooperation}, seed=3)
    return last
