"""A game: a kit with one set of components, and the ways to start, restore and batch it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from signoria.core.batch.batch import Batch
from signoria.core.compiled_rules import CompiledRules
from signoria.core.kit import Kit
from signoria.core.play import options as choices
from signoria.core.play.fair_deal import Deal, check_nonces
from signoria.core.play.match import Match
from signoria.core.play.starting import dealt_generator, match_of_position, start

if TYPE_CHECKING:
    from signoria.core.play.session import Calls, Session


class Game(CompiledRules):
    """One of the house's games, ready to be played; compiled only when something asks for it."""

    def __init__(self, kit: Kit, components: str | Path | None = None) -> None:
        super().__init__(kit, components)
        self._blanks: dict[str, Any] = {}
        """What the last session began with: most ask for the same again."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # -- starting ----------------------------------------------------------------------------------------------------

    def start(self, seats: int, seed: int | None = None, first: int | None = None, **options: object) -> Match:
        """A new match; without a seed one of 128 bits is drawn."""
        return start(self, seats, seed, first, options)

    def start_deal(self, deal: Deal, seats: int, first: int | None = None, **options: object) -> Match:
        """A new match whose seed comes from a fair deal, with a nonce for every seat."""
        check_nonces(deal, choices.check_seats(self.title, self.seats, seats))
        match = self.start(seats, deal.seed, first, **options)
        match.deal = deal
        return match

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
        from signoria.core.play.session import Session

        asked = repr((seats, first, options))
        blank = self._blanks.get(asked)
        if blank is None:
            blank = self.blank(seats, first, options)[0].to_array()
            self._blanks = {asked: blank}
        return Session.begin(self.calls, blank, secrets.randbits(128) if seed is None else seed)

    @cached_property
    def calls(self) -> Calls:
        """What sessions on compiled rules share."""
        from signoria.core.play.session import Calls

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
        from signoria.core.batch.devices import backend_for

        backend = backend_for(self, device, threads)
        return Batch(self, games, seats, seed, first, auto_reset, reward, options, backend)
