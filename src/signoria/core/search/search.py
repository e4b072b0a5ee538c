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
    """Walk down to the first decision that is new and put it into the tree; how many decisions lie on the way.

    The first decision is that of the seat at the root, whoever else is to choose at the same time. All is in one loop:
    with a second call of `apply` after it a search takes a tenth longer.
    """
    depth = 0
    is_known = 1
    waiting = to_act(state)
    seat = root
    while waiting != 0 and is_known and depth < len(path):
        count = legal(state, seat, moves)
        action = int(moves[0])
        if count > 1:
            key = key_of(state, seat, features)
            slot = slot_of(table, key)
            if table[slot, KEY] != key:
                is_known = 0
                weigh(state, seat, moves, count, weights)
                node = expand(settings, nodes, edges, counters, moves, weights, count)
                if node == FULL:
                    return depth
                table[slot, KEY] = key
                table[slot, NODE] = node
            node = int(table[slot, NODE])
            edge = select(settings, nodes, edges, node)
            action = int(edges[edge, ACTION])
            if may(state, seat, action) != 0:
                return depth
            path[depth, PATH_NODE] = node
            path[depth, PATH_EDGE] = edge
            path[depth, PATH_SEAT] = seat
            depth += 1
        apply(state, seat, action)
        counters[DECISIONS] += 1
        waiting = to_act(state)
        seat = lowest_bit(waiting)
    return depth


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
