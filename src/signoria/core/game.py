"""A game: a kit with one set of components, and the ways to start, restore and batch it."""

from __future__ import annotations

import secrets
import threading
import warnings
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from signoria.core import options as choices
from signoria.core import twins
from signoria.core.background import Compilation
from signoria.core.batch import Batch
from signoria.core.components import Components, read_components
from signoria.core.deals import Deal, check_nonces
from signoria.core.errors import CannotCompile, InterpretedRules
from signoria.core.kit import Kit
from signoria.core.machines import machine_for
from signoria.core.match import Match
from signoria.core.moves import KnownTo, Move
from signoria.core.options import Choice, Option
from signoria.core.positions import dealt_generator, match_of_position
from signoria.core.record import Record
from signoria.core.seeds import fill_generator
from signoria.core.twins import Twin
from signoria.core.words import Catalogue, catalogue

if TYPE_CHECKING:
    from signoria.core.session import Calls, Session

BY_LOT = -1
"""The value of `first` in a record before set-up when the first seat is drawn by lot."""


class Game:
    """One of the house's games, ready to be played; compiled only when something asks for it."""

    def __init__(self, kit: Kit, components: str | Path | None = None) -> None:
        self.kit = kit
        path = Path(components) if components is not None else kit.folder / "components.toml"
        self.components_file = path
        self.components: Components = kit.read(read_components(path, kit.name))
        self.rules: Twin = twins.interpret(kit.chapters, self.components.tables)
        self.book = kit.moves(self.components)
        words = self.words("en")
        self.options: dict[str, Option] = {
            option.name: replace(option, summary=words.say(f"option-{option.name.replace('_', '-')}"))
            for option in kit.about.options
        }
        self._compiling, self._asking = threading.Lock(), threading.Lock()
        self._twins: dict[bool, Twin] = {}
        self._compilation: Compilation | None = None
        self._slow: Twin | None = None
        self._blanks: dict[str, Any] = {}
        """What the last session began with: most ask for the same again."""
        self.why_interpreted: CannotCompile | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

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

    @cached_property
    def rules_key(self) -> str:
        """A hash of the rules and tables: bytes of a state are for rules that have the same."""
        from signoria.core.compiled.twin import key_of

        return key_of(self)

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

    # -- starting ----------------------------------------------------------------------------------------------------

    def start(self, seats: int, seed: int | None = None, first: int | None = None, **options: object) -> Match:
        """A new match; without a seed one of 128 bits is drawn."""
        blank, _ = self.blank(seats, first, options)
        seed = secrets.randbits(128) if seed is None else choices.check_seed(seed)
        return Match.begin(self, blank, seed, first)

    def start_deal(self, deal: Deal, seats: int, first: int | None = None, **options: object) -> Match:
        """A new match whose seed comes from a fair deal, with a nonce for every seat."""
        check_nonces(deal, choices.check_seats(self.title, self.seats, seats))
        match = self.start(seats, deal.seed, first, **options)
        match.deal = deal
        return match

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

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """The match a position describes; BadPosition says what is wrong with an impossible one."""
        return match_of_position(self, position)

    def resume_deal(self, deal: Deal, position: Mapping[str, Any]) -> Match:
        """The match a position describes, with all that chance still decides coming from a fair deal."""
        match = self.from_position({**position, "generator": dealt_generator(deal)})
        check_nonces(deal, match.seats)
        match.deal = deal
        return match

    def session(self, seats: int, seed: int | None = None, first: int | None = None, **options: object) -> Session:
        """One game on compiled rules, stepped by numbers: the match that `start` gives, many times as fast."""
        from signoria.core.session import Session

        asked = repr((seats, first, options))
        blank = self._blanks.get(asked)
        if blank is None:
            blank = self.blank(seats, first, options)[0].to_array()
            self._blanks = {asked: blank}
        return Session.begin(self.calls, blank, secrets.randbits(128) if seed is None else seed)

    @cached_property
    def calls(self) -> Calls:
        """What sessions on compiled rules share."""
        from signoria.core.session import Calls

        return Calls(self)

    def batch(  # noqa: PLR0913, PLR0917
        self,
        games: int,
        seats: int,
        seed: int = 0,
        first: int | None = None,
        auto_reset: bool = False,
        threads: int | None = None,
        reward: str = "win",
        device: str = "cpu",
        **options: object,
    ) -> Batch:
        """Many games at once, compiled; game i is the match that `start` gives with seed + i."""
        machine = machine_for(self, device, threads)
        return Batch(self, games, seats, seed, first, auto_reset, reward, options, machine)

    # -- compiled ----------------------------------------------------------------------------------------------------

    def compile_in_background(self) -> Compilation:
        """Start compiling without waiting for it; asked again, the same compilation."""
        with self._asking:
            if self._compilation is None:
                self._compilation = Compilation(self).start()
            return self._compilation

    @property
    def compiled(self) -> Twin:
        """The compiled twin, found or built when it is first asked for.

        Where it cannot be built, an interpreted one that is called alike; `why_interpreted` says why.
        """
        try:
            return self.build()
        except CannotCompile as error:
            if self._slow is None:
                from signoria.core.compiled.interpreted import interpreted_twin

                warnings.warn(f"{self.title} runs interpreted, which is slow: {error}", InterpretedRules, stacklevel=2)
                self._slow = interpreted_twin(self)
            return self._slow

    @property
    def checked(self) -> Twin:
        """The compiled twin that checks every index."""
        return self.build(checked=True)

    def build(self, *, checked: bool = False) -> Twin:
        """The compiled twin; CannotCompile says why there is none."""
        with self._compiling:
            if checked not in self._twins:
                if self.why_interpreted is not None:
                    raise self.why_interpreted
                from signoria.core.compiled.twin import compile_twin

                try:
                    self._twins[checked] = compile_twin(self, checked=checked)
                except CannotCompile as error:
                    if not checked:
                        self.why_interpreted = error
                    raise
            return self._twins[checked]
