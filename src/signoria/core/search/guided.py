"""Search guided by a network, in the rules subset: it says which moves to look at, and what a new decision is worth.

The tree is that of `search.py`. At a new decision the network tells what every seat can hope for: at the first one
(`NEAR`), or only when the seat at the root is to decide again, by the moves liked best up to there: that costs more and
knows what that seat alone does of its own cards. Where settings say so (`PLAYED`), apprentices play on to the end too,
and what comes of that counts beside the hopes: a hope is wrong in the same way each time, a game only by chance.
"""

from __future__ import annotations

from typing import Any

from signoria.core.network.evaluate import evaluate
from signoria.core.network.sizes import FRACTION_BITS, WEIGHED
from signoria.core.rules.arrays import (
    Counts,
    Dice,
    Features,
    Moves,
    NetworkBiases,
    NetworkLayer,
    NetworkSizes,
    NetworkSums,
    NetworkWeights,
    States,
    TreeEdges,
    TreeNodes,
    TreePath,
    TreeResults,
    TreeTable,
    Weights,
)
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.entry_points import apply, may, place, points, redeal, to_act, weigh
from signoria.core.search.columns import (
    ACTION,
    CERTAIN,
    EDGE_COUNT,
    EDGES_USED,
    FIRST_EDGE,
    FULL,
    HOPED,
    MARGIN,
    MOST_MOVES,
    NEAR,
    NEW_MOVES,
    NEW_SEAT,
    NOBODY,
    NODE,
    NODE_TOTAL,
    NODE_VISITS,
    NODES_USED,
    PLAYED,
    POINTS,
    PRIOR,
    REWARD,
    SHARPNESS,
    SURE_PRIOR,
    TOTAL,
    VISITS,
)
from signoria.core.search.guided_walk import note, put_into, walk, walk_on
from signoria.core.search.nodes import bring_heaviest
from signoria.core.search.outcomes import roll_out, tell_back
from signoria.core.search.search import key_of, slot_of

Array = Any
State = Any

HALVES = 369
"""So many 256ths of a halving is what one less of a liking means."""
LEAST_HALVINGS = 16
MOST_LEAD = 2 * CERTAIN


def guided_search_many(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    seat: int,
    simulations: int,
    number: int,
    settings: Counts,
    table: TreeTable,
    nodes: TreeNodes,
    edges: TreeEdges,
    path: TreePath,
    counters: Counts,
    results: TreeResults,
    features: Features,
    moves: Moves,
    weights: Weights,
    dice: Dice,
    sizes: NetworkSizes,
    numbers: NetworkWeights,
    biases: NetworkBiases,
    sums: NetworkSums,
    near: NetworkLayer,
    far: NetworkLayer,
    facts: NetworkLayer,
    hopes: Counts,
) -> int:
    """So many simulations for a seat from the first state, with dice from `number`; the node of its decision."""
    for simulation in range(simulations):
        states[1] = states[0]
        reseed(dice, number + simulation)
        high = below(dice, 1 << 30)
        low = below(dice, 1 << 30)
        reseed(states[1].generator, high * (1 << 30) + low)
        redeal(states[1], seat)
        depth = walk(states[1], seat, 0, settings, table, nodes, edges, path, counters, features, moves)
        is_new = 1 if counters[NEW_SEAT] != NOBODY else 0
        while is_new != 0:
            new = int(counters[NEW_SEAT])
            count = int(counters[NEW_MOVES])
            if sizes[WEIGHED] != 0:
                weigh(states[1], new, moves, count, weights)
            evaluate(
                states[1], new, features, moves, count, weights, sizes, numbers, biases, sums, near, far, facts, hopes
            )
            hope_for_all(new, states[1].seats, settings, hopes, results)
            node = expand_by_likings(settings, nodes, edges, counters, moves, weights, count)
            is_new = 0
            if node != FULL:
                put_into(table, counters, node)
                nodes[node, NODE_VISITS] = 1
                nodes[node, NODE_TOTAL] = results[REWARD, new]
                goes_on = new != seat and settings[NEAR] == 0 and depth < len(path)
                if goes_on and may(states[1], new, int(moves[0])) == 0:
                    note(path, depth, node, int(nodes[node, FIRST_EDGE]), new)
                    apply(states[1], new, int(moves[0]))
                    depth = walk_on(
                        states[1], depth + 1, settings, table, nodes, edges, path, counters, features, moves
                    )
                    is_new = 1 if counters[NEW_SEAT] != NOBODY else 0
        if counters[NEW_SEAT] == NOBODY:
            see(states[1], settings, results)
        elif settings[PLAYED] > 0:
            play_on_beside(states[1], settings, counters, moves, weights, dice, results)
        tell_back(nodes, edges, path, depth, results)
    return int(table[slot_of(table, key_of(states[0], seat, features)), NODE])


def see(state: State, settings: Array, results: Array) -> None:
    """What a game that is over, or walked into too deep, is worth to every seat."""
    if to_act(state) == 0:
        see_the_end(state, settings, results)
    else:
        see_as_it_stands(state, settings, results)


def play_on_beside(
    state: State, settings: Array, counters: Array, moves: Array, weights: Array, dice: Array, results: Array
) -> None:
    """What apprentices make of the position, beside what the network hopes for."""
    for seat in range(state.seats):
        results[HOPED, seat] = results[REWARD, seat]
    roll_out(state, settings, counters, moves, weights, dice)
    see(state, settings, results)
    played = int(settings[PLAYED])
    for seat in range(state.seats):
        both = int(results[HOPED, seat]) * (100 - played) + int(results[REWARD, seat]) * played
        results[REWARD, seat] = both // 100


def hope_for_all(seat: int, seats: int, settings: Array, hopes: Array, results: Array) -> None:
    """What the network hopes for every seat; hopes begin with the seat to act."""
    most = len(hopes) // 2
    for step in range(seats):
        other = seat + step
        if other >= seats:
            other -= seats
        results[REWARD, other] = worth_of_hope(settings, int(hopes[step]), int(hopes[most + step]))


def worth_of_hope(settings: Array, won: int, lead: int) -> int:
    """Winning, and the lead in points, as one number."""
    share = max(0, min(CERTAIN, won))
    led = max(0, min(CERTAIN, CERTAIN // 2 + lead // 2))
    return int((share * (100 - settings[MARGIN]) + led * settings[MARGIN]) // 100)


def see_the_end(state: State, settings: Array, results: Array) -> None:
    """What the end of a game is worth to every seat."""
    winners = 0
    for seat in range(state.seats):
        results[POINTS, seat] = points(state, seat)
        if place(state, seat) == 1:
            winners += 1
    for seat in range(state.seats):
        won = CERTAIN // max(1, winners) if place(state, seat) == 1 else 0
        results[REWARD, seat] = worth_of_hope(settings, won, ahead_of_mean(results, seat, state.seats))


def see_as_it_stands(state: State, settings: Array, results: Array) -> None:
    """Where the tree is too deep, points so far."""
    for seat in range(state.seats):
        results[POINTS, seat] = points(state, seat)
    for seat in range(state.seats):
        lead = ahead_of_mean(results, seat, state.seats)
        results[REWARD, seat] = worth_of_hope(settings, CERTAIN // state.seats + lead // 2, lead)


def ahead_of_mean(results: Array, seat: int, seats: int) -> int:
    """By how much a seat is ahead of the mean, in parts of what each has on average."""
    total = 0
    every = 0
    for other in range(seats):
        total += int(results[POINTS, other])
        every += abs(int(results[POINTS, other]))
    ahead = int(results[POINTS, seat]) * seats - total
    return max(-MOST_LEAD, min(MOST_LEAD, ahead * CERTAIN // max(1, every, seats)))


def expand_by_likings(
    settings: Array, nodes: Array, edges: Array, counters: Array, moves: Array, likings: Array, count: int
) -> int:
    """A new node with the moves liked best, the best first; FULL where there is no room."""
    node = int(counters[NODES_USED])
    first = int(counters[EDGES_USED])
    kept = min(count, int(settings[MOST_MOVES]))
    if node >= len(nodes) or first + kept > len(edges):
        return FULL
    counters[NODES_USED] = node + 1
    counters[EDGES_USED] = first + kept
    nodes[node, FIRST_EDGE] = first
    nodes[node, EDGE_COUNT] = kept
    sum_of_chances = 0
    for rank in range(kept):
        bring_heaviest(moves, likings, rank, count)
        edges[first + rank, ACTION] = moves[rank]
        edges[first + rank, VISITS] = 0
        edges[first + rank, TOTAL] = 0
        chance = chance_of((int(likings[0]) - int(likings[rank])) * settings[SHARPNESS] // 100)
        edges[first + rank, PRIOR] = chance
        sum_of_chances += chance
    for edge in range(first, first + kept):
        edges[edge, PRIOR] = SURE_PRIOR * edges[edge, PRIOR] // max(1, sum_of_chances)
    return node


def chance_of(less: int) -> int:
    """How much less likely a move is that is liked so much less than the best: CERTAIN for none."""
    halvings = less * HALVES >> FRACTION_BITS
    whole = halvings >> FRACTION_BITS
    if whole > LEAST_HALVINGS:
        return 0
    part = halvings & ((1 << FRACTION_BITS) - 1)
    return (CERTAIN - part * (CERTAIN >> (FRACTION_BITS + 1))) >> whole
