"""A match: one game being played, to be copied, dealt anew, or written down as a record, position or snapshot."""

from __future__ import annotations

from typing import Any, Self

from signoria.core.compiled_rules import CompiledRules
from signoria.core.play.game_record import write_record
from signoria.core.play.seeds import fill_generator
from signoria.core.play.snapshot_format import freeze
from signoria.core.play.viewed import Viewed
from signoria.core.rules.journal import EVERYBODY
from signoria.core.rules.state_record import Record
from signoria.core.text.positions import position_of


class Match(Viewed):
    """One game being played."""

    @classmethod
    def begin(cls, game: CompiledRules, blank: Record, seed: int, first: int | None) -> Self:
        """Set a checked blank record up as a match."""
        match = cls(game, blank)
        match.seed = seed
        match.chosen_first = first
        blank.__dict__["journal"] = match._told
        game.set_up(blank, seed)
        match._forget_revelations(0)
        return match

    @classmethod
    def resume(cls, game: CompiledRules, state: Record) -> Self:
        """A match that starts in the middle: its record begins with the position."""
        match = cls(game, state)
        match.start_position = match.position()
        return match

    def copy(self, *, with_undo: bool = True) -> Match:
        """An independent match at the same point; without what may be undone it costs much less."""
        new = Match(self.game, self._state.copy())
        new.seed, new.deal, new.chosen_first, new.names = self.seed, self.deal, self.chosen_first, self.names
        new.start_position = self.start_position
        new._told, new._decisions = self._told[:], self._decisions[:]
        new._undo = self._undo[:] if with_undo else []
        new._group, new._groups = self._group, self._groups
        return new

    def redeal(self, seat: int, seed: int = 1) -> Match:
        """A match this seat cannot tell from the true one: what it does not know is dealt anew."""
        self._check_seat(seat)
        state = self._state.copy()
        fill_generator(state, seed, "redeal")
        self.game.rules.redeal(state, seat)
        # Run backwards, the generator that dealt anew would undo its shuffling and show the true deck.
        fill_generator(state, seed, "after the redeal")
        match = Match.resume(self.game, state)
        match.names = self.names
        match._told = [told for told in self._told if told.to == EVERYBODY or told.to == seat]
        return match

    def position(self) -> dict[str, Any]:
        """The whole position in words, secrets included; `Game.from_position` reads it back."""
        return position_of(self.game, self._state)

    def record(self, seat: int | None = None, *, sealed: bool = False) -> str:
        """The whole game as text; with a seat (or `sealed`), only what that seat (or a spectator) may know.

        A sealed record of a running game says that it is sealed and cannot be replayed; once it is over nothing is.
        """
        if seat is not None:
            self._check_seat(seat)
        return write_record(self, seat, sealed=sealed or seat is not None)

    def freeze(self) -> dict[str, Any]:
        """All there is of the match, JSON-able, secrets and what may be undone included; `thaw` gives it back."""
        return freeze(self)
