"""The C++ of a game for a GPU: its rules, and the kernels that play a batch with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from signoria.core.batch import batch_game
from signoria.core.compiled.emitter.program import header, program, table_text
from signoria.core.compiled.emitter.rules import name_of, rules_for
from signoria.core.play.seeds import hash_table
from signoria.core.rules import chance

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

ROOTS: tuple[Any, ...] = (
    chance.reseed,
    batch_game.deal,
    batch_game.ask,
    batch_game.is_asked,
    batch_game.advance,
    batch_game.random_moves_for,
    batch_game.apprentice_move,
    batch_game.preferences_in,
    batch_game.acting,
    batch_game.score,
)
"""What the kernels call."""
WIDE_IN_ROOTS = frozenset({"number", "seeds", "seed_stride", "table", "block", "bits", "dice", "generator", "weights"})
"""The parameters of those that need 64 bits; the numbers in arrays count as their kind."""


@cache
def program_for(game: GameRules) -> str:
    """The C++ of a game for a GPU, written once."""
    rules = rules_for(ROOTS, game.kit.chapters, game.components.tables)
    wide = {name_of(root): WIDE_IN_ROOTS for root in ROOTS}
    return program(game, rules, wide, [table_text("HASH_TABLE", hash_table())], [header("kernels.h")])
