"""The chapters that every game shares: what rules are made of, and loops over games."""

from __future__ import annotations

import types

from signoria.core.batch import batch_game, batch_loops
from signoria.core.network import evaluate, no_move_facts
from signoria.core.play import playouts, single_game
from signoria.core.rules import bits, chance, events, listing, ranking, seats, seed_hash
from signoria.core.search import continuing, guided, guided_walk, nodes, outcomes, search

SHARED_CHAPTERS: tuple[types.ModuleType, ...] = (
    bits,
    listing,
    ranking,
    seats,
    chance,
    seed_hash,
    events,
    playouts,
    single_game,
    nodes,
    outcomes,
    search,
    batch_game,
    batch_loops,
)
"""Modules of the core written in the rules subset; part of every twin."""

GUIDED_CHAPTERS: tuple[types.ModuleType, ...] = (evaluate, guided_walk, guided, continuing)
"""A search that a network guides, and playing on by one, in a library of its own: interpreted they are of no use."""


def guided_chapters(move_facts: int) -> tuple[types.ModuleType, ...]:
    """Those, and what stands for a game's description of its moves if it has none."""
    return GUIDED_CHAPTERS if move_facts else (*GUIDED_CHAPTERS, no_move_facts)
