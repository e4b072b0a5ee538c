"""The nodes of a search's tree, in the rules subset: which moves a new one has, and which of them is tried next."""

from __future__ import annotations

from typing import Any

from signoria.core.search.columns import (
    ACTION,
    CAUTION,
    CERTAIN,
    EDGE_COUNT,
    EDGES_USED,
    EXPLORATION,
    FIRST_EDGE,
    FULL,
    MOST_MOVES,
    NODE_TOTAL,
    NODE_VISITS,
    NODES_USED,
    PRIOR,
    SHARPNESS,
    SURE_PRIOR,
    TOTAL,
    VISITS,
    WIDENING,
)

Array = Any


def expand(
    settings: Array, nodes: Array, edges: Array, counters: Array, moves: Array, weights: Array, count: int
) -> int:
    """A new node with the heaviest of the moves, the heaviest first; FULL where there is no room."""
    node = int(counters[NODES_USED])
    first = int(counters[EDGES_USED])
    kept = min(count, int(settings[MOST_MOVES]))
    if node >= len(nodes) or first + kept > len(edges):
        return FULL
    counters[NODES_USED] = node + 1
    counters[EDGES_USED] = first + kept
    nodes[node, FIRST_EDGE] = first
    nodes[node, EDGE_COUNT] = kept
    nodes[node, NODE_VISITS] = 0
    nodes[node, NODE_TOTAL] = 0
    sum_of_priors = 0
    sum_of_weights = 0
    for index in range(count):
        sum_of_weights += weights[index]
    for rank in range(kept):
        bring_heaviest(moves, weights, rank, count)
        spread = weights[0] - sum_of_weights // max(1, count)
        edges[first + rank, ACTION] = moves[rank]
        edges[first + rank, VISITS] = 0
        edges[first + rank, TOTAL] = 0
        lighter = (weights[0] - weights[rank]) * settings[SHARPNESS] // max(1, spread)
        prior = SURE_PRIOR * 100 // max(100, 100 + lighter)
        edges[first + rank, PRIOR] = prior
        sum_of_priors += prior
    for edge in range(first, first + kept):
        edges[edge, PRIOR] = SURE_PRIOR * edges[edge, PRIOR] // max(1, sum_of_priors)
    return node


def bring_heaviest(moves: Array, weights: Array, start: int, count: int) -> None:
    """Bring the heaviest move from a place on to that place."""
    best = start
    for index in range(start + 1, count):
        if weights[index] > weights[best]:
            best = index
    move = moves[best]
    moves[best] = moves[start]
    moves[start] = move
    weight = weights[best]
    weights[best] = weights[start]
    weights[start] = weight


def select(settings: Array, nodes: Array, edges: Array, node: int) -> int:
    """The edge that promises most: by what came of it so far, and by its prior the more the less it was tried."""
    first = int(nodes[node, FIRST_EDGE])
    visits = int(nodes[node, NODE_VISITS])
    root = square_root(visits * 10_000)
    considered = min(int(nodes[node, EDGE_COUNT]), 2 + root * int(settings[WIDENING]) // 10_000)
    untried = nodes[node, NODE_TOTAL] // max(1, visits) * (100 - settings[CAUTION]) // 100
    eagerness = (root + 100) * settings[EXPLORATION] * (CERTAIN // SURE_PRIOR) // 10_000
    best = first
    most = -1
    for edge in range(first, first + considered):
        tries = int(edges[edge, VISITS])
        value = edges[edge, TOTAL] // max(1, tries) if tries > 0 else untried
        value += eagerness * edges[edge, PRIOR] // max(1, 1 + tries)
        if value > most:
            most = value
            best = edge
    return best


def square_root(number: int) -> int:
    """The whole part of a square root."""
    root = 0
    bit = 1 << 30
    while bit > number:
        bit >>= 2
    rest = number
    while bit > 0:
        if rest >= root + bit:
            rest -= root + bit
            root = (root >> 1) + bit
        else:
            root >>= 1
        bit >>= 2
    return root
