"""From where the tree ends, in the rules subset: playing on, and what the end of it was worth to every seat."""

from __future__ import annotations

from typing import Any

from signoria.core.play.playouts import NOVICE, choose, playout
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below
from signoria.core.rules.entry_points import apply, legal, place, points, to_act
from signoria.core.search.columns import (
    CERTAIN,
    DECISIONS,
    GAMES,
    HORIZON,
    LEAD,
    MARGIN,
    MARGINS,
    NODE_TOTAL,
    NODE_VISITS,
    PARANOID,
    PATH_EDGE,
    PATH_NODE,
    PATH_SEAT,
    POINTS,
    REWARD,
    ROLLOUT,
    TOTAL,
    VISITS,
    WHIM,
    WON,
)

Array = Any
State = Any


def roll_out(state: State, settings: Array, counters: Array, moves: Array, weights: Array, dice: Array) -> None:
    """Play on with simple bots, to the end or to the horizon."""
    if settings[ROLLOUT] == NOVICE and settings[HORIZON] == 0:
        decisions = playout(state, dice, moves)
        counters[DECISIONS] += decisions
        return
    decisions = 0
    waiting = to_act(state)
    while waiting != 0 and (settings[HORIZON] == 0 or decisions < settings[HORIZON]):
        seat = lowest_bit(waiting)
        count = legal(state, seat, moves)
        level = int(settings[ROLLOUT])
        whim = int(settings[WHIM])
        if whim > 0 and below(dice, 100) < whim:
            level = NOVICE
        apply(state, seat, choose(state, seat, level, dice, moves, count, weights))
        decisions += 1
        waiting = to_act(state)
    counters[DECISIONS] += decisions


def judge(state: State, root: int, settings: Array, counters: Array, results: Array) -> None:
    """What the end of a simulation is worth to every seat: winning, and the lead in points as usual leads go."""
    for seat in range(state.seats):
        results[POINTS, seat] = points(state, seat)
    winners = 0
    for seat in range(state.seats):
        results[LEAD, seat] = lead_of(results, seat, state.seats)
        results[WON, seat] = has_won(state, results, seat)
        winners += results[WON, seat]
    counters[GAMES] += 1
    counters[MARGINS] += abs(results[LEAD, root])
    usual = 4 * counters[MARGINS] // max(1, counters[GAMES]) + 1
    for seat in range(state.seats):
        won = CERTAIN * results[WON, seat] // max(1, winners)
        lead = max(-usual, min(usual, results[LEAD, seat]))
        led = CERTAIN // 2 + lead * (CERTAIN // 2) // max(1, usual)
        results[REWARD, seat] = (won * (100 - settings[MARGIN]) + led * settings[MARGIN]) // 100
    if settings[PARANOID]:
        for seat in range(state.seats):
            if seat != root:
                results[REWARD, seat] = CERTAIN - results[REWARD, root]


def lead_of(results: Array, seat: int, seats: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    best = results[POINTS, 1 if seat == 0 else 0]
    for other in range(seats):
        if other != seat:
            best = max(best, results[POINTS, other])
    return int(results[POINTS, seat] - best)


def has_won(state: State, results: Array, seat: int) -> int:
    """Whether a seat has won, or, where the game was cut short, has as many points as anybody."""
    if to_act(state) == 0:
        return 1 if place(state, seat) == 1 else 0
    return 1 if results[LEAD, seat] >= 0 else 0


def tell_back(nodes: Array, edges: Array, path: Array, depth: int, results: Array) -> None:
    """Every decision on the way learns what came of it for the seat that made it."""
    for step in range(depth):
        reward = results[REWARD, path[step, PATH_SEAT]]
        node = path[step, PATH_NODE]
        edge = path[step, PATH_EDGE]
        nodes[node, NODE_VISITS] += 1
        nodes[node, NODE_TOTAL] += reward
        edges[edge, VISITS] += 1
        edges[edge, TOTAL] += reward
