"""Matches from a seed or from a position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from signoria.core.compiled_rules import CompiledRules
from signoria.core.play.fair_deal import Deal
from signoria.core.play.match import Match
from signoria.core.play.options import check_seed
from signoria.core.play.seeds import words_of_seed
from signoria.core.text.positions import generator_in_words, state_of_position


def start(game: CompiledRules, seats: int, seed: int | None, first: int | None, options: Mapping[str, object]) -> Match:
    """A new match; without a seed one of 128 bits is drawn."""
    blank, _ = game.blank(seats, first, options)
    return Match.begin(game, blank, secrets.randbits(128) if seed is None else check_seed(seed), first)


def match_of_position(game: CompiledRules, position: Mapping[str, Any]) -> Match:
    """The match a position describes; BadPosition says what is wrong with an impossible one."""
    return Match.resume(game, state_of_position(game, position))


def dealt_generator(deal: Deal) -> str:
    """The generator of a match that goes on from a position with a fair deal."""
    return generator_in_words(words_of_seed(deal.seed, "position"))
