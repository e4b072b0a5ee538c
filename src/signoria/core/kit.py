"""What a game's folder brings: `ABOUT` in its package, `KIT` in its module `kit`, and nothing anywhere else; and its
rules with one set of components, interpreted."""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from signoria.core.about import About
from signoria.core.play import options as choices
from signoria.core.play.levels import Levels
from signoria.core.play.options import Choice, Option
from signoria.core.play.seeds import fill_generator
from signoria.core.rules import twins
from signoria.core.rules.auctions import Auctions
from signoria.core.rules.component_tables import own_data
from signoria.core.rules.components import Components, read_components
from signoria.core.rules.feature_table import FeatureTable
from signoria.core.rules.journal import EventKind
from signoria.core.rules.measures import Measures
from signoria.core.rules.moves import KnownTo, Move, MoveBook
from signoria.core.rules.reasons import Explainer
from signoria.core.rules.state_record import Record
from signoria.core.rules.twins import Twin
from signoria.core.shared_chapters import SHARED_CHAPTERS
from signoria.core.text.position_table import PositionWords
from signoria.core.text.words import Catalogue, catalogue

BY_LOT = -1
"""The value of `first` in a record before set-up when the first seat is drawn by lot."""


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
    read: Callable[[Mapping[str, Any]], Components]
    """Component data, checked and made into tables."""
    moves: Callable[[Any], MoveBook]
    known_to: Mapping[str, KnownTo]
    """Who learns of a move, by the `do` of its data: every kind of move is named."""
    features: FeatureTable
    """What a seat may know, as numbers; its chapter is one of the chapters."""
    events: Sequence[EventKind]
    """In the order of their numbers."""
    view: Callable[[GameRules, Any, int | None], Mapping[str, Any]]
    """All that a seat (or a spectator, None) may know, JSON-able."""
    own_view: Callable[[GameRules, Any, int], Mapping[str, Any]]
    """The part of a view that differs from a spectator's; with it a server makes everybody's view at once."""
    position: PositionWords
    """A whole position in words, and back."""
    ending: Callable[[GameRules, Any], str]
    """Why the game ended: a message id of the game's words."""
    move_facts: int = 0
    """How many numbers `describe_move` writes, which networks judge a move by; one of the chapters has it then."""
    board: Callable[[Mapping[str, Any], Catalogue], str] | None = None
    """A board in text for the terminal, drawn from a view; None for a generic one."""
    phrases: Callable[[Any, Mapping[str, Any], Mapping[str, Any], Catalogue], dict[str, Any]] | None = None
    """The arguments of an event, or a move's data, as they read in a sentence, given components and a view.

    None: as they are.
    """
    refusal_cause: Callable[[GameRules, Any, int, int, int], str | None] | None = None
    """Which of a clause's causes forbids a move of a seat (state, seat, move, clause): the end of a message
    `why-CLAUSE-CAUSE`, from what that seat may know; None: `why-CLAUSE` says it."""
    reasons: Mapping[str, Explainer] = field(default_factory=dict)
    """What can be said for a deed, by the kind of event that tells it: from what everybody saw, and nothing else."""
    auctions: Auctions | None = None
    """What its players bid for; None where they do not bid."""
    glance: tuple[str, ...] = ()
    """The kinds of events that tell what a player has bought and shown: everybody is told them, and each names its
    `seat`."""
    levels: Levels = field(default_factory=Levels)
    """How its bots play, where that differs from game to game."""
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


class GameRules:
    """The rules of one game with one set of components, interpreted: what a match is played by."""

    def __init__(self, kit: Kit, components: str | Path | None = None) -> None:
        self.kit = kit
        self.components_file = kit.folder / "components.toml" if components is None else Path(components)
        data = own_data(kit.folder, kit.name) if components is None else read_components(Path(components), kit.name)
        self.components: Any = kit.read(data)
        """Those of the game's own kind, with the names of its cards and places."""
        self.rules: Twin = twins.interpret(SHARED_CHAPTERS, kit.chapters, self.components.tables)
        self.book = kit.moves(self.components)
        words = self.words("en")
        self.options: dict[str, Option] = {
            option.name: replace(option, summary=words.say(f"option-{option.name.replace('_', '-')}"))
            for option in kit.about.options
        }

    @property
    def name(self) -> str:
        return self.kit.name

    @property
    def title(self) -> str:
        return self.kit.title

    @property
    def seats(self) -> range:
        return self.kit.seats

    @property
    def actions(self) -> int:
        """Every move's id is below this."""
        return self.kit.actions

    @cached_property
    def features(self) -> tuple[str, ...]:
        """The names of the numbers `Match.observe` and `Batch.observe` give."""
        return self.kit.features.names(self.components)

    def words(self, language: str) -> Catalogue:
        """The house's and this game's sentences."""
        return catalogue(language, self.kit.folder)

    def known_to(self, move: Move) -> KnownTo:
        """Who learns that this move was made."""
        return self.kit.known_to[str(move.data["do"])]

    def clause(self, number: int) -> str:
        """The id of a clause, e.g. PA-13."""
        return f"{self.kit.clauses}-{number}"

    def refusal_message(self, state: Record, seat: int, action: int, number: int) -> str:
        """The message that says why a clause forbids this move now, as exactly as the game can."""
        cause = self.kit.refusal_cause(self, state, seat, action, number) if self.kit.refusal_cause else None
        return f"why-{self.clause(number)}-{cause}" if cause else f"why-{self.clause(number)}"

    def blank(self, seats: object, first: object, options: Mapping[str, object]) -> tuple[Record, dict[str, Choice]]:
        """A record with seats, first seat and options filled in and nothing set up, after checking them."""
        count = choices.check_seats(self.title, self.seats, seats)
        beginner = choices.check_first(count, first)
        chosen = choices.check_options(self.title, self.options, count, options)
        state = self.kit.state()
        state.seats = count
        state.first = BY_LOT if beginner is None else beginner
        for name, choice in chosen.items():
            setattr(state, name, self.options[name].number(choice))
        return state, chosen

    def set_up(self, blank: Record, seed: int) -> Record:
        """Fill the generator from the seed and set the game up."""
        fill_generator(blank, seed)
        self.rules.setup(blank)
        return blank
