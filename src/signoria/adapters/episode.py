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
from signoria.core.errors import BadSeat, IllegalMove
from signoria.core.match import Match
from signoria.core.options import check_seed
from signoria.core.record import Record
from signoria.core.seeds import words_of_seed
from signoria.core.twins import Twin

if TYPE_CHECKING:
    from signoria.adapters.dealer import Dealer

Mask = npt.NDArray[np.int8]
Features = npt.NDArray[np.float32]


def copy_of(states: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Records copied as they lie in memory, which is much faster than field by field."""
    return states.view(np.uint8).copy().view(states.dtype)


class Episode:
    """One game being played: who is to act, what a seat may do and know, and what came of it."""

    def __init__(self, dealer: Dealer, twin: Twin, states: Any) -> None:
        self.dealer = dealer
        self.seats = dealer.seats
        self._twin = twin
        self._states = states
        self._is_interpreted = twin is dealer.game.rules
        self._read: Record | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.dealer.load, (self.save(),)

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """The seats to act, as bits; 0 when it is over."""
        return int(self._twin.waiting_one(self._states))

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
        return sorted(int(move) for move in self._moves(seat))

    def mask(self, seat: int, more: int = 0) -> Mask:
        """1 for every move this seat may make now, 0 for every other one and for so `more` at the end."""
        mask = np.zeros(self.dealer.game.actions + more, np.int8)
        mask[self._moves(seat)] = 1
        return mask

    def observe(self, seat: int) -> Features:
        """What this seat may know, as numbers named by `game.features`; whether it is to act or not."""
        length = len(self.dealer.game.features)
        features: Any = [0] * length if self._is_interpreted else np.zeros(length, np.float32)
        self._twin.observe_one(self._states, self._checked(seat), features)
        return np.asarray(features, np.float32)

    def rewards(self) -> list[float]:
        """Every seat's reward: nothing until the end."""
        if not self.over:
            return [0.0] * self.seats
        points, places = (np.zeros((1, self.seats), np.int32) for _ in range(2))
        self._twin.points_many(self._states, points)
        self._twin.places_many(self._states, places)
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
        number = int(self._twin.may_one(self._states, self._checked(seat), action))
        if number == 0:
            return None
        clause = game.clause(number)
        message = game.refusal_message(self._record(), seat, action, number)
        return f"{game.words('en').say(message)} ({clause})"

    def play(self, seat: int, action: int) -> None:
        """Make a move; IllegalMove says why it is not legal, and then nothing has changed."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalMove(f"seat {seat}, move {action}: {refusal}")
        self._twin.apply_one(self._states, seat, action)
        self._read = None

    def answer(self, seat: int, levels: Sequence[int], dice: list[int]) -> list[int]:
        """Have simple bots play on until this seat is to act or it is over; the dice as they then are."""
        self._read = None
        moves, weights = self._room(), self._room(np.int64)
        if self._is_interpreted:
            self._twin.answer_one(self._states, seat, levels, dice, moves, weights)
            return dice
        thrown = np.array(dice, np.uint32)
        self._twin.answer_one(self._states, seat, np.array(levels, np.int8), thrown, moves, weights)
        return [int(word) for word in thrown]

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> Episode:
        """An independent episode at the same point, secrets, coming chance and all."""
        states = [self._states[0].copy()] if self._is_interpreted else copy_of(self._states)
        return Episode(self.dealer, self._twin, states)

    def redeal(self, seat: int, seed: int) -> Episode:
        """An episode this seat cannot tell from this one: what it does not know is dealt anew, and so is all chance."""
        other = self.copy()
        other._twin.redeal_many(other._states, self._checked(seat), check_seed(seed) % (1 << 62))
        other.fill_generator(words_of_seed(seed, "after the redeal"))
        return other

    def save(self) -> bytes:
        """The whole state, secrets and all; `Dealer.load` gives it back."""
        states = self._states[0].to_array() if self._is_interpreted else self._states
        return bytes(states.tobytes())

    def fill_generator(self, words: list[int]) -> None:
        """Let all chance to come follow from these words."""
        if self._is_interpreted:
            for place, word in enumerate(words):
                self._states[0].generator[place] = word
        else:
            self._states["generator"][0] = words

    # -- small things ------------------------------------------------------------------------------------------------

    def _record(self) -> Record:
        """The state as a record to be looked at, not to be changed."""
        if self._is_interpreted:
            return self._states[0]  # type: ignore[no-any-return]
        if self._read is None:
            self._read = self.dealer.game.kit.state.read_from(self._states)
        return self._read

    def _moves(self, seat: int) -> Any:
        """The numbers of a seat's legal moves, a list or an array."""
        moves = self._room()
        if not has_bit(self.waiting, self._checked(seat)):
            return moves[:0]
        return moves[: self._twin.legal_one(self._states, seat, moves)]

    def _room(self, kind: type[np.generic] = np.int32) -> Any:
        actions = self.dealer.game.actions
        return [0] * actions if self._is_interpreted else np.zeros(actions, kind)

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")
        return seat
