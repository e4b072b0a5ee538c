"""Down the tree of a search that a network guides, as far as decisions are known, in the rules subset."""

from __future__ import annotations

from typing import Any

from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.entry_points import apply, legal, may, to_act
from signoria.core.search.columns import (
    ACTION,
    DECISIONS,
    KEY,
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
from signoria.core.search.nodes import select
from signoria.core.search.search import key_of, slot_of

Array = Any
State = Any


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


def walk_on(  # noqa: PLR0913, PLR0917
    state: State,
    depth: int,
    settings: Array,
    table: Array,
    nodes: Array,
    edges: Array,
    path: Array,
    counters: Array,
    features: Array,
    moves: Array,
) -> int:
    """Walk on with whoever is to act next."""
    seat = lowest_bit(to_act(state))
    return walk(state, seat, depth, settings, table, nodes, edges, path, counters, features, moves)
