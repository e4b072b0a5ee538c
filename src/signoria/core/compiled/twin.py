"""The compiled twin of a game: what Python may call of its rules, as a library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.compiled.building import built
from signoria.core.compiled.cache import rules_key
from signoria.core.compiled.emitter.entries import entries_of
from signoria.core.compiled.emitter.program import cpu_program_for, record_text, sizes_of
from signoria.core.compiled.library import load
from signoria.core.rules.twins import Twin
from signoria.core.shared_chapters import LIBRARY_CHAPTERS, SHARED_CHAPTERS, library_chapters

if TYPE_CHECKING:
    import types

    from signoria.core.kit import GameRules


def key_of(game: GameRules, *more: types.ModuleType) -> str:
    """A hash of everything that decides what a game's rules do."""
    texts = record_text(game.kit.state), repr(sizes_of(game))
    return rules_key((*game.kit.chapters, *more), game.components.tables, *texts)


def library_key(game: GameRules, *more: types.ModuleType) -> str:
    """The same of a library that holds more chapters, too."""
    return key_of(game, *library_chapters(game.kit.move_facts), *more)


def library_text(game: GameRules, *more: types.ModuleType) -> str:
    """The C++ of a library."""
    return cpu_program_for(game, *library_chapters(game.kit.move_facts), *more)


def compile_twin(game: GameRules, *more: types.ModuleType, checked: bool = False) -> Twin:
    """The loops over games, and the functions of more chapters, built for this machine; CannotCompile if that fails."""
    library = built(game.name, library_key(game, *more), lambda: library_text(game, *more), checked=checked)
    entries = entries_of((*SHARED_CHAPTERS, *LIBRARY_CHAPTERS, *more)).values()
    return load(library, entries, game.kit.state.DTYPE, sizes_of(game), checked=checked)
