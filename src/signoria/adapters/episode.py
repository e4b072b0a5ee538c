"""Episodes: a game stepped by numbers, on compiled rules where they are ready and on interpreted ones until then.

Every environment for learning is made from these and the dealer that deals them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
from rich.text import Text

from signoria.core.bits import has_bit, lowest_bit
from signoria.core.errors import BadOption, BadSeat, IllegalMove
from signoria.core.match import Match
from signoria.core.options import check_seed
from signoria.core.record import Record
from signoria.core.seeds import fill_generator
from signoria.core.session import Session
from signoria.core.twins import Twin

if TYPE_CHECKING:
    from signoria.adapters.dealer import Dealer

Mask = npt.NDArray[np.int8]
Features = npt.NDArray[np.float32]


class Episode:
    """One game being played: who is to act, what a seat may do and know, and what came of it."""

    def __init__(self, dealer: Dealer, played: Session | Record) -> None:
        self.dealer = dealer
        self.seats = dealer.seats
        self._session = played if isinstance(played, Session) else None
        self._state = played if isinstance(played, Record) else None

    def __deepcopy__(self, _memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.dealer.load, (self.save(),)

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """The seats to act, as bits; 0 when it is over."""
        return self._session.waiting if self._session else self._rules.to_act(self._state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        waiting = self.waiting
        return tuple(seat for seat in range(self.seats) if has_bit(waiting, seat))

    @property
    def acting(self) -> int:
        """The lowest seat that may act now; -1 when it is over."""
        return lowest_bit(self.waiting)

    @property
    def over(self) -> bool:
        return self.waiting == 0

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves this seat may make now, in their order."""
        return sorted(self._moves(seat))

    def mask(self, seat: int, more: int = 0) -> Mask:
        """1 for every move this seat may make now, 0 for every other one and for so `more` at the end."""
        mask = np.zeros(self.dealer.game.actions + more, np.int8)
        if self._session:
            mask[: self.dealer.game.actions] = self._session.mask(seat)
        else:
            mask[self._moves(seat)] = 1
        return mask

    def observe(self, seat: int) -> Features:
        """What this seat may know, as numbers named by `game.features`; whether it is to act or not."""
        if self._session:
            return self._session.observe(seat).copy()
        features = [0] * len(self.dealer.game.features)
        self._rules.observe(self._state, self._checked(seat), features)
        return np.asarray(features, np.float32)

    def rewards(self) -> list[float]:
        """Every seat's reward: nothing until the end."""
        if not self.over:
            return [0.0] * self.seats
        seats, rules, state = range(self.seats), self._rules, self._record()
        points = np.array([[rules.points(state, seat) for seat in seats]], np.int32)
        places = np.array([[rules.place(state, seat) for seat in seats]], np.int32)
        return [float(own) for own in self.dealer.reward(points, places)[0]]

    def match(self) -> Match:
        """The episode as a match at this point, secrets and all."""
        return Match(self.dealer.game, self._record().copy())

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that a seat (or, None, a spectator) may know, in words."""
        game = self.dealer.game
        return game.kit.view(game, self._record(), seat)

    def text(self, seat: int, action: int) -> str:
        """A legal move in words; a number that is none now is just named."""
        if self.why_not(seat, action) is not None:
            return f"move {action}"
        return self.dealer.game.book.describe(self._record(), seat, action).text

    def board(self, seat: int | None) -> str:
        """The board in text, as a seat (or, None, a spectator) sees it."""
        game, view = self.dealer.game, self.view(seat)
        if game.kit.board is None:
            return json.dumps(view, indent=1, ensure_ascii=False)
        return Text.from_markup(game.kit.board(view, game.words("en"))).plain

    # -- playing -----------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: int) -> str | None:
        """None if the move is legal, else a sentence that says why it is not."""
        game = self.dealer.game
        if not 0 <= action < game.actions:
            return f"a move is a number from 0 to {game.actions - 1}, not {action}"
        if self._session:
            return self._session.why_not(action, seat)
        state = self._record()
        number = self._rules.may(state, self._checked(seat), action)
        if number == 0:
            return None
        return f"{game.words('en').say(game.refusal_message(state, seat, action, number))} ({game.clause(number)})"

    def play(self, seat: int, action: int) -> None:
        """Make a move; IllegalMove says why it is not legal, and then nothing has changed."""
        if self._session:
            self._session.play(action, seat)
            return
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalMove(f"seat {seat}, move {action}: {refusal}")
        self._rules.apply(self._state, seat, action)

    def answer(self, seat: int, levels: Sequence[int], dice: list[int]) -> list[int]:
        """Have simple bots play on until this seat is to act or it is over; the dice as they then are."""
        if self._session:
            return self._session.answer(seat, levels, dice)
        actions = self.dealer.game.actions
        self._rules.answer(self._state, seat, levels, dice, [0] * actions, [0] * actions)
        return dice

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> Episode:
        """An independent episode at the same point, secrets, coming chance and all."""
        return Episode(self.dealer, self._session.copy() if self._session else self._record().copy())

    def redeal(self, seat: int, seed: int) -> Episode:
        """An episode this seat cannot tell from this one: what it does not know is dealt anew, and so is all chance."""
        if self._session:
            return Episode(self.dealer, self._session.redeal(seat, seed))
        state = self._record().copy()
        self._rules.redeal_one([state], self._checked(seat), check_seed(seed) % (1 << 62))
        fill_generator(state, seed, "after the redeal")
        return Episode(self.dealer, state)

    def save(self) -> bytes:
        """The whole state, secrets and all; `Dealer.load` gives it back."""
        return self._session.save() if self._session else bytes(self._record().to_array().tobytes())

    def load(self, saved: bytes) -> None:
        """Go to what `save` wrote down."""
        kind = self.dealer.game.kit.state
        if len(saved) != kind.DTYPE.itemsize:
            raise BadOption(f"what was saved is no state of {self.dealer.game.title}")
        if self._session:
            self._session.load(saved)
        else:
            self._state = kind.read_from(np.frombuffer(saved, kind.DTYPE))

    # -- small things ------------------------------------------------------------------------------------------------

    @property
    def _rules(self) -> Twin:
        """The interpreted rules."""
        return self.dealer.game.rules

    def _record(self) -> Record:
        """The state as a record to be looked at, not to be changed."""
        if self._state is None:
            assert self._session is not None
            return self._session.record()
        return self._state

    def _moves(self, seat: int) -> list[int]:
        """The numbers of a seat's legal moves."""
        if self._session:
            return self._session.legal(seat)
        moves = [0] * self.dealer.game.actions
        if not has_bit(self.waiting, self._checked(seat)):
            return []
        return moves[: self._rules.legal(self._state, seat, moves)]

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")
        return seat
