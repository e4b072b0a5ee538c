"""What a game's folder brings: `ABOUT` in its package, `KIT` in its module `kit`, and nothing anywhere else."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from signoria.core.about import About
from signoria.core.components import Components
from signoria.core.journal import EventKind
from signoria.core.measures import Measures
from signoria.core.moves import KnownTo, MoveBook
from signoria.core.position_table import PositionWords
from signoria.core.reasons import Explainer
from signoria.core.record import Record

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.words import Catalogue


@dataclass(frozen=True)
class Kit:
    """A game, as its folder declares it."""

    about: About
    version: str
    """The rules' version: raise it whenever an old record would no longer replay."""
    clauses: str
    """The prefix of clause ids, e.g. PA."""
    state: type[Record]
    chapters: tuple[types.ModuleType, ...]
    """The rule modules, in the rulebook's order, written in the rules subset."""
    actions: int
    """Every move's number is below this."""
    longest: int
    """No game has more decisions than this."""
    read: Callable[[dict[str, Any]], Components]
    """Component data, checked and made into tables."""
    moves: Callable[[Components], MoveBook]
    known_to: Mapping[str, KnownTo]
    """Who learns of a move, by the `do` of its data: every kind of move is named."""
    features: Callable[[Components], tuple[str, ...]]
    events: tuple[EventKind, ...]
    view: Callable[[Game, Any, int | None], Mapping[str, Any]]
    """All that a seat (or a spectator, None) may know, JSON-able."""
    own_view: Callable[[Game, Any, int], Mapping[str, Any]]
    """The part of a view that differs from a spectator's; with it a server makes everybody's view at once."""
    position: PositionWords
    """A whole position in words, and back."""
    ending: Callable[[Game, Any], str]
    """Why the game ended: a message id of the game's words."""
    board: Callable[[Mapping[str, Any], Catalogue], str] | None = None
    """A board in text for the terminal, drawn from a view; None for a generic one."""
    phrases: Callable[[Components, Mapping[str, Any], Mapping[str, Any], Catalogue], dict[str, Any]] | None = None
    """The arguments of an event, or a move's data, as they read in a sentence, given a view; None: as they are."""
    refusal_cause: Callable[[Game, Any, int, int, int], str | None] | None = None
    """Which of a clause's causes forbids a move of a seat (state, seat, move, clause): the end of a message
    `why-CLAUSE-CAUSE`, from what that seat may know; None: `why-CLAUSE` says it."""
    reasons: Mapping[str, Explainer] = field(default_factory=dict)
    """What can be said for a deed, by the kind of event that tells it: from what everybody saw, and nothing else."""
    measures: Measures = field(default_factory=Measures)
    """What is worth counting in a finished game, for those who study its design."""

    @property
    def name(self) -> str:
        return self.about.name

    @property
    def title(self) -> str:
        return self.about.title

    @property
    def folder(self) -> Path:
        return self.about.folder

    @property
    def seats(self) -> range:
        return self.about.seats
