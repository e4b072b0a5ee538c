"""Search over compiled rules, in the rules subset: information-set Monte-Carlo tree search, one for all games.

A simulation deals anew what the seat at the root cannot know, walks down the tree, plays on where the tree ends, and
tells every decision on its way what came of it for the seat that made it. A node of the tree is a decision as the seat
that makes it sees it: it is found by a hash of that seat's observation. So no seat's choice depends on what it may not
know, whether it was dealt, chosen in secret by another, or is still to come.

The tree is in tables of whole numbers, whose columns are named below.
"""

from __future__ import annotations

from typing import Any

from signoria.core.rules.arrays import (
    Counts,
    Dice,
    Features,
    Moves,
    States,
    TreeEdges,
    TreeNodes,
    TreePath,
    TreeResults,
    TreeTable,
    Weights,
)
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import below, reseed
from signoria.core.rules.entry_points import apply, legal, may, observe, redeal, to_act, weigh
from signoria.core.search.columns import (
    ACTION,
    DECISIONS,
    FULL,
    KEY,
    KEY_BITS,
    MULTIPLIER,
    NEW_KEY,
    NEW_MOVES,
    NEW_SEAT,
    NEW_SLOT,
    NOBODY,
    NODE,
    PATH_EDGE,
    PATH_NODE,
    PATH_SEAT,
)
from signoria.core.search.nodes import expand, select
from signoria.core.search.outcomes import judge, roll_out, tell_back

Array = Any
State = Any


def search_many(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
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
) -> int:
    """So many simulations for a seat from the first state, with dice from `number`; the node of its decision."""
    for simulation in range(simulations):
        states[1] = states[0]
        reseed(dice, number + simulation)
        high = below(dice, 1 << 30)
        low = below(dice, 1 << 30)
        reseed(states[1].generator, high * (1 << 30) + low)
        redeal(states[1], seat)
        depth = descend(states[1], seat, settings, table, nodes, edges, path, counters, features, moves, weights)
        roll_out(states[1], settings, counters, moves, weights, dice)
        judge(states[1], seat, settings, counters, results)
        tell_back(nodes, edges, path, depth, results)
    return int(table[slot_of(table, key_of(states[0], seat, features)), NODE])


# -- down the tree


def descend(  # noqa: PLR0913, PLR0917
    state: State,
    root: int,
    settings: Array,
    table: Array,
    nodes: Array,
    edges: Array,
    path: Array,
    counters: Array,
    features: Array,
    moves: Array,
    weights: Array,
) -> int:
    """Walk down to the first decision that is new and put it into the tree; how many decisions lie on the way."""
    depth = walk(state, root, 0, settings, table, nodes, edges, path, counters, features, moves)
    seat = int(counters[NEW_SEAT])
    if seat == NOBODY:
        return depth
    count = int(counters[NEW_MOVES])
    weigh(state, seat, moves, count, weights)
    node = expand(settings, nodes, edges, counters, moves, weights, count)
    if node == FULL:
        return depth
    put_into(table, counters, node)
    edge = select(settings, nodes, edges, node)
    if may(state, seat, int(edges[edge, ACTION])) != 0:
        return depth
    note(path, depth, node, edge, seat)
    apply(state, seat, int(edges[edge, ACTION]))
    counters[DECISIONS] += 1
    return depth + 1


def walk(  # noqa: PLR0913, PLR0917
    state: State,
    first: int,
    so_far: int,
    settings: Array,
    table: Array,
    nodes: Array,
    edges: Array,
    path: Array,
    counters: Array,
    features: Array,
    moves: Array,
) -> int:
    """Walk down as far as decisions are known; how many lie on the way. Counters tell of the first that is new, if any.

    The first decision is that of the seat named, whoever else is to choose at the same time.
    """
    depth = so_far
    counters[NEW_SEAT] = NOBODY
    waiting = to_act(state)
    seat = first
    while waiting != 0 and depth < len(path):
        count = legal(state, seat, moves)
        action = int(moves[0])
        if count > 1:
            key = key_of(state, seat, features)
            slot = slot_of(table, key)
            if table[slot, KEY] != key:
                counters[NEW_SEAT] = seat
                counters[NEW_MOVES] = count
                counters[NEW_SLOT] = slot
                counters[NEW_KEY] = key
                return depth
            node = int(table[slot, NODE])
            edge = select(settings, nodes, edges, node)
            action = int(edges[edge, ACTION])
            if may(state, seat, action) != 0:
                return depth
            note(path, depth, node, edge, seat)
            depth += 1
        apply(state, seat, action)
        counters[DECISIONS] += 1
        waiting = to_act(state)
        seat = lowest_bit(waiting)
    return depth


def note(path: Array, depth: int, node: int, edge: int, seat: int) -> None:
    """A decision on the way."""
    path[depth, PATH_NODE] = node
    path[depth, PATH_EDGE] = edge
    path[depth, PATH_SEAT] = seat


def put_into(table: Array, counters: Array, node: int) -> None:
    """The decision that was new is found at this node from now on."""
    slot = int(counters[NEW_SLOT])
    table[slot, KEY] = counters[NEW_KEY]
    table[slot, NODE] = node


def key_of(state: State, seat: int, features: Array) -> int:
    """A number of 62 bits for a decision as its seat sees it; never 0.

    Four numbers grow side by side, since each multiplication waits for the one before.
    """
    observe(state, seat, features)
    first = seat + 1
    second = 0
    third = 0
    fourth = 0
    quarter = len(features) // 4
    for index in range(quarter):
        first = (first * MULTIPLIER + int(features[index])) & KEY_BITS
        second = (second * MULTIPLIER + int(features[quarter + index])) & KEY_BITS
        third = (third * MULTIPLIER + int(features[2 * quarter + index])) & KEY_BITS
        fourth = (fourth * MULTIPLIER + int(features[3 * quarter + index])) & KEY_BITS
    for index in range(4 * quarter, len(features)):
        fourth = (fourth * MULTIPLIER + int(features[index])) & KEY_BITS
    return mixed(mixed(mixed(first, second), third), fourth) | 1


def mixed(key: int, other: int) -> int:
    """Two numbers of 62 bits as one; a change in the first is not undone by one in the second."""
    return ((key ^ (key >> 29)) * MULTIPLIER + other) & KEY_BITS


def slot_of(table: Array, key: int) -> int:
    """Where a key is in the table, or could be put."""
    size = len(table)
    slot = key % max(1, size)
    while table[slot, KEY] != 0 and table[slot, KEY] != key:
        slot = slot + 1 if slot + 1 < size else 0
    return slot
