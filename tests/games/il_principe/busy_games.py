"""Games of Il Principe in which much is built: bids are low, and whoever can build does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from signoria import Match
from signoria.games.il_principe.moves import BUILD_CITY, PASS
from signoria.games.il_principe.state import BID, EXTRA, TURN, State
from tests.games.il_principe.tables import GAME, RULES, state_of


def choose(dice: random.Random, state: State, moves: list[int]) -> int:
    """A move by lot, but a low bid, a city wherever there is one, and many cards kept for later."""
    likely = moves
    if state.phase == BID:
        likely = moves[:1] if dice.random() < 0.5 else [PASS.number()]
    elif state.phase in (TURN, EXTRA):
        cities = [move for move in moves if move in BUILD_CITY]
        likely = cities or (moves if dice.random() < 0.4 else [PASS.number()])
    return dice.choice(likely)


def busy_states(seats: int, edition: str, abundance: bool, seed: int = 1) -> Iterator[State]:
    """The same state before the first decision and after each, to the end, by the bare rules."""
    dice = random.Random(seed)
    state = state_of(GAME.start(seats, seed=seed, edition=edition, abundance=abundance))
    moves = [0] * GAME.actions
    yield state
    while RULES.to_act(state):
        seat = dice.choice([seat for seat in range(seats) if RULES.to_act(state) >> seat & 1])
        count = RULES.legal(state, seat, moves)
        RULES.apply(state, seat, choose(dice, state, moves[:count]))
        yield state


@cache
def ended(seats: int, edition: str, ending: int) -> Match:
    """A match that came to this end; tests only look at it."""
    for seed in range(200):
        *_, last = busy_states(seats, edition, True, seed)
        if last.ending == ending:
            return Match(GAME, last)
    raise AssertionError("no game came to this end")
