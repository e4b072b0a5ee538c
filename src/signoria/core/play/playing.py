"""A game being played by its interpreted rules: what may be decided, deciding it, and taking it back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Self

from signoria.core.compiled_rules import CompiledRules
from signoria.core.errors import BadSeat, CannotUndo, IllegalMove
from signoria.core.play.fair_deal import Deal
from signoria.core.play.options import Choice
from signoria.core.play.parts import Watched
from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.rules.held import Held, held_by, holding
from signoria.core.rules.journal import REVELATION, Told
from signoria.core.rules.moves import KnownTo, Move
from signoria.core.rules.state_record import Record

NO_SUCH_MOVE = "no-such-move"
"""The message for a text that no move is called."""


class Forbidden(NamedTuple):
    """A clause and a sentence."""

    clause: str | None
    sentence: str


class Refusal(Forbidden):
    """Why a move is not legal: the clause that forbids it (None if no move is called that) and a sentence, whose id in
    the game's words is `message`."""

    message: str

    def __new__(cls, clause: str | None, sentence: str, message: str = NO_SUCH_MOVE) -> Self:
        self = super().__new__(cls, clause, sentence)
        self.message = message
        return self


class Outcome(NamedTuple):
    """How a match ended: each seat's points, the winners, all seats from the first to the last, why it ended (a message
    id of the game's words), and each seat's place (1 for a winner; those who tie share one)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    reason: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """One line of a record; `group` numbers the simultaneous choice it is part of, 0 is none."""

    seat: int
    action: int
    text: str
    group: int
    known_to: KnownTo


@dataclass(frozen=True, slots=True)
class Before:
    """What `undo` goes back to: all as it was before one decision."""

    held: Held
    told: int
    decided: int
    group: int


@cache
def seats_of(bits: int, seats: int) -> tuple[int, ...]:
    """The seats among so many that are in a set of bits."""
    return tuple(seat for seat in range(seats) if has_bit(bits, seat))


class Playing:
    """A game being played."""

    def __init__(self, game: CompiledRules, state: Record) -> None:
        self.game = game
        self.seed: int | None = None
        self.deal: Deal | None = None
        self.chosen_first: int | None = None
        self.names: tuple[str, ...] = ()
        self.start_position: dict[str, Any] | None = None
        self._state = state
        self._told: list[Told] = []
        self._decisions: list[Decision] = []
        self._undo: list[Before] = []
        self._group = 0
        self._groups = 0
        self._version = 0
        """How often the state has changed."""
        self._held: tuple[int, Held] = (-1, ())
        """In which version it was last asked what the state holds, and what that was."""
        self._watched: Watched | None = None
        self._waited = (-1, 0)
        """In which version the seats that may act were last worked out, and which, as bits."""

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self._state.seats

    @property
    def options(self) -> dict[str, Choice]:
        return {name: option.choices[getattr(self._state, name)] for name, option in self.game.options.items()}

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return seats_of(self._waiting, self.seats)

    @property
    def _waiting(self) -> int:
        """They as bits, worked out once."""
        version, waiting = self._waited
        if version != self._version:
            waiting = self.game.rules.to_act(self._state)
            self._waited = self._version, waiting
        return waiting

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The moves this seat may make now."""
        self._check_seat(seat)
        if not has_bit(self._waiting, seat):
            return ()
        numbers = [0] * self.game.actions
        count = self.game.rules.legal(self._state, seat, numbers)
        return tuple(self.game.book.describe(self._state, seat, action) for action in numbers[:count])

    def why_not(self, seat: int, text: str, language: str = "en") -> Refusal | None:
        """None if the move is legal, else the clause that forbids it and a sentence."""
        self._check_seat(seat)
        action = self.game.book.parse(self._state, seat, text)
        if action is None:
            return Refusal(None, self.game.words(language).say(NO_SUCH_MOVE, text=text))
        return self._refusal(seat, action, language)

    def _refusal(self, seat: int, action: int, language: str) -> Refusal | None:
        number = self.game.rules.may(self._state, seat, action)
        if number == 0:
            return None
        clause = self.game.clause(number)
        message = self.game.refusal_message(self._state, seat, action, number)
        return Refusal(clause, f"{self.game.words(language).say(message)} ({clause})", message)

    @property
    def over(self) -> bool:
        return self._waiting == 0

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, once it is over."""
        if not self.over:
            return None
        rules, seats = self.game.rules, range(self.seats)
        places = tuple(rules.place(self._state, seat) for seat in seats)
        return Outcome(
            points=tuple(rules.points(self._state, seat) for seat in seats),
            winners=tuple(seat for seat in seats if places[seat] == 1),
            ranking=tuple(sorted(seats, key=lambda seat: places[seat])),
            reason=self.game.kit.ending(self.game, self._state),
            places=places,
        )

    @property
    def decided(self) -> int:
        """How many decisions were made."""
        return len(self._decisions)

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str | int) -> None:
        """Make a move; IllegalMove says which clause forbids it, and then nothing has changed."""
        self._decide(seat, self.legal_number(seat, move))

    def play_listed(self, seat: int, move: Move) -> None:
        """Make a move that `legal` has given this seat and that nothing has changed since."""
        self._decide(seat, move.id)

    def legal_number(self, seat: int, move: Move | str | int) -> int:
        """The number of a legal move; IllegalMove says which clause forbids another one."""
        self._check_seat(seat)
        action = self._number_of(seat, move)
        refusal = self._refusal(seat, action, "en")
        if refusal is not None:
            raise IllegalMove(refusal.sentence, refusal.clause, refusal.message)
        return action

    def _number_of(self, seat: int, move: Move | str | int) -> int:
        words = self.game.words("en")
        if isinstance(move, Move):
            same = self.game.book.parse(self._state, seat, move.text)
            if same != move.id:
                raise IllegalMove(words.say("no-such-move", text=move.text))
            return move.id
        if isinstance(move, str):
            action = self.game.book.parse(self._state, seat, move)
            if action is None:
                raise IllegalMove(words.say("no-such-move", text=move))
            return action
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < self.game.actions:
            raise IllegalMove(words.say("no-such-move", text=repr(move)))
        return move

    def _decide(self, seat: int, action: int) -> None:
        state, rules = self._state, self.game.rules
        move = self.game.book.describe(state, seat, action)
        if self._group == 0 and count_bits(self._waiting) > 1:
            self._groups += 1
            self._group = self._groups
        before = Before(self._holds(), len(self._told), len(self._decisions), self._group)
        self._undo.append(before)
        state.__dict__["journal"] = self._told
        self._version += 1
        try:
            rules.apply(state, seat, action)
        except BaseException:
            self._restore(self._undo.pop())
            raise
        self._decisions.append(Decision(seat, action, move.text, self._group, self.game.known_to(move)))
        self._forget_revelations(before.told)

    def _holds(self) -> Held:
        """What the state holds now, found once for each version."""
        version, held = self._held
        if version != self._version:
            held = held_by(self._state)
            self._held = self._version, held
        return held

    def _forget_revelations(self, since: int) -> None:
        """After something was revealed nothing before can be undone, and a simultaneous choice is complete."""
        if any(told.event == REVELATION for told in self._told[since:]):
            self._told[since:] = [told for told in self._told[since:] if told.event != REVELATION]
            self._undo.clear()
            self._group = 0

    def _restore(self, before: Before) -> None:
        self._version += 1
        self._state = holding(type(self._state), before.held)
        self._state.__dict__["journal"] = self._told
        del self._told[before.told :]
        del self._decisions[before.decided :]
        self._group = before.group

    @property
    def has_undo(self) -> bool:
        """Whether anything could still be taken back: not after something hidden was revealed."""
        return bool(self._undo)

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take back its last decision."""
        self._check_seat(seat)
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        """The place in the undo stack of the seat's last decision, if it may be taken back."""
        last = len(self._undo) - 1
        for place in range(last, -1, -1):
            decision = self._decisions[self._undo[place].decided]
            is_sealed = decision.group != 0 and decision.group == self._group
            if decision.seat == seat:
                return place if place == last or is_sealed else None
            if not is_sealed:
                return None
        return None

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision; sealed choices others made since stay made."""
        self._check_seat(seat)
        place = self._undoable(seat)
        if place is None:
            raise CannotUndo(self.game.words("en").say("cannot-undo"))
        before = self._undo[place]
        later = self._decisions[before.decided + 1 :]
        del self._undo[place:]
        self._restore(before)
        for decision in later:
            self._decide(decision.seat, decision.action)

    @property
    def state(self) -> Record:
        """A copy of the true state: for tests, tools and searches on re-dealt matches, never for a page."""
        return self._state.copy()

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._state.seats:
            raise BadSeat(f"there is no seat {seat!r}: the seats are 0 to {self._state.seats - 1}")
