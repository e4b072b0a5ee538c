"""The compiled twin of a game: what Python may call of its rules, as a library."""

from __future__ import annotations

import types
from dataclasses import dataclass
from typing import TYPE_CHECKING

from signoria.core.compiled.building import built
from signoria.core.compiled.cache import rules_key
from signoria.core.compiled.emitter.entries import entries_of
from signoria.core.compiled.emitter.program import cpu_program_for, record_text, sizes_of
from signoria.core.compiled.library import load
from signoria.core.rules.twins import Twin
from signoria.core.shared_chapters import GUIDED_CHAPTERS, SHARED_CHAPTERS, guided_chapters

if TYPE_CHECKING:
    from pathlib import Path

    from signoria.core.kit import GameRules

GUIDED = "guided"
"""Follows a game's name in that of the library of its guided search."""


@dataclass(frozen=True)
class Library:
    """One library of a game: the chapters in it beside the game's own, and those of which Python calls functions.

    The guided search has a library of its own: in that of everything else the compiler would make fewer calls of rules
    a part of their callers, and a master's search would lose a tenth of its speed.
    """

    game: GameRules
    name: str
    chapters: tuple[types.ModuleType, ...]
    called: tuple[types.ModuleType, ...]

    @property
    def key(self) -> str:
        """A hash of everything that decides what it does."""
        return key_of(self.game, *self.chapters)

    @property
    def text(self) -> str:
        """Its C++."""
        return cpu_program_for(self.game, self.chapters, self.called)

    def build(self, *, checked: bool = False) -> Twin:
        """It, built for this machine if it is not there yet; CannotCompile if that fails."""
        return self.load(built(self.name, self.key, lambda: self.text, checked=checked), checked=checked)

    def load(self, file: Path, *, checked: bool = False) -> Twin:
        """It, from a file."""
        entries = entries_of(self.called).values()
        return load(file, entries, self.game.kit.state.DTYPE, sizes_of(self.game), checked=checked)


def library_of(game: GameRules, *more: types.ModuleType) -> Library:
    """The loops over games, and the functions of more chapters."""
    return Library(game, game.name, more, (*SHARED_CHAPTERS, *more))


def guided_library_of(game: GameRules) -> Library:
    """The search that a network guides."""
    return Library(game, f"{game.name}-{GUIDED}", guided_chapters(game.kit.move_facts), GUIDED_CHAPTERS)


def key_of(game: GameRules, *more: types.ModuleType) -> str:
    """A hash of everything that decides what a game's rules do."""
    texts = record_text(game.kit.state), repr(sizes_of(game))
    return rules_key((*game.kit.chapters, *more), game.components.tables, *texts)
