"""The chapters that every game shares: what rules are made of, and loops over games."""

from __future__ import annotations

import types

from signoria.core import (
    asking,
    bits,
    chance,
    dealing,
    events,
    listing,
    playouts,
    ranking,
    search,
    single_game,
    turns,
)

SHARED_CHAPTERS: tuple[types.ModuleType, ...] = (
    bits,
    listing,
    ranking,
    chance,
    dealing,
    events,
    playouts,
    single_game,
    search,
    asking,
    turns,
)
"""Modules of the core written in the rules subset; part of every twin."""
