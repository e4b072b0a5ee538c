"""One game stepped by numbers: what a match does, on compiled rules, at the price of a call."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from signoria.core.compiled.buffers import buffers_for, states_for
from signoria.core.compiled.interpreted import Records, interpreted_twin
from signoria.core.errors import BadOption, BadSeat, IllegalMove
from signoria.core.play.match import Match
from signoria.core.play.options import check_seed
from signoria.core.play.seeds import words_of_seed
from signoria.core.rules.arrays import MAX_LEVELS
from signoria.core.rules.bits import has_bit

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules
    from signoria.core.rules.state_record import Record

FIRST_CHUNK = 16
MOST_AT_ONCE = 1024

Slot = tuple[Any, npt.NDArray[Any]]
"""A state as the functions take it (see `Calls.at`), and an array of it alone."""


class ThreadBuffers(threading.local):
    """Arrays to write to, of each thread its own."""

    def __init__(self, game: CompiledRules, at: Callable[[npt.NDArray[Any]], Any]) -> None:
        scratch = buffers_for(game)
        self.moves, self.weights, self.dice = scratch.moves, scratch.weights, scratch.dice
        self.levels: npt.NDArray[np.int8] = np.zeros(MAX_LEVELS, np.int8)
        self.mask: npt.NDArray[np.uint8] = np.zeros(game.actions, np.uint8)
        self.features: npt.NDArray[np.float32] = np.zeros(len(game.features), np.float32)
        self.moves_at, self.mask_at, self.features_at = at(self.moves), at(self.mask), at(self.features)
        self.weights_at, self.dice_at, self.levels_at = at(self.weights), at(self.dice), at(self.levels)


class Calls:
    """What a session and its copies share: the rules' functions, room to write to, and room for states."""

    def __init__(self, game: CompiledRules, *, interpreted: bool = False) -> None:
        self.game = game
        self._twin = interpreted_twin(game) if interpreted else game.compiled
        self._is_compiled = not interpreted and game.why_interpreted is None
        self.actions = game.actions
        self.room = ThreadBuffers(game, self.at)
        self.waiting = self.way_in("waiting_one")
        self.legal = self._lister("legal_one")
        self.next_legal = self._lister("next_legal_one")
        self.next_play = self.way_in("next_play_one")
        self.write_mask = self.way_in("mask_one")
        self.observe = self.way_in("observe_one")
        self.may = self.way_in("may_one")
        self.play = self.way_in("play_one")
        self.copy = self.way_in("copy_one")
        self.redeal = self.way_in("redeal_one")
        self.answer = self.way_in("answer_one")
        self.free: list[Slot] = []
        self._chunk = FIRST_CHUNK

    def at(self, array: npt.NDArray[Any]) -> Any:
        """An array as the functions take it: its address, or the array itself where rules are interpreted."""
        if self._is_compiled:
            return array.ctypes.data
        return Records(array, self.game.kit.state) if array.dtype.names else array

    def way_in(self, name: str) -> Any:
        """A function as it is called: without looking at its arguments where it is compiled."""
        return getattr(self._twin, name).direct if self._is_compiled else getattr(self.game.rules, name)

    def _lister(self, name: str) -> Callable[..., list[int]]:
        """A function that gives a list of moves."""
        if self._is_compiled:
            listing: Callable[..., list[int]] = getattr(self._twin, name).list
            return listing
        rule = getattr(self.game.rules, name)

        def interpreted(*arguments: Any) -> list[int]:
            moves = [0] * self.actions
            return moves[: rule(*arguments, moves)]

        return interpreted

    def array_of(self, slot: Slot) -> npt.NDArray[Any]:
        """A state's array, with all in it that was changed."""
        if not self._is_compiled:
            slot[0].write_back()
        return slot[1]

    def setup(self, state: npt.NDArray[Any]) -> None:
        """Set a game up whose seats, options, first seat and generator are filled in."""
        self._twin.setup_many(state, 0, 1)

    def settle(self, state: npt.NDArray[Any], seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Everybody's points and places."""
        points, places = (np.zeros((1, seats), np.int32) for _ in range(2))
        self._twin.points_many(state, points)
        self._twin.places_many(state, places)
        return tuple(points[0].tolist()), tuple(places[0].tolist())

    def slot(self) -> Slot:
        """Room for a state."""
        try:
            return self.free.pop()
        except IndexError:
            states = states_for(self.game, self._chunk)
            first, *others = [(self.at(one), one) for one in np.split(states, self._chunk)]
            self.free += others
            self._chunk = min(2 * self._chunk, MOST_AT_ONCE)
            return first


class Session:
    """One game: who is to act, what a seat may do and know, and what came of it, in numbers.

    Seats left out are the acting one (of several, the lowest). Masks and observations are written to arrays that the
    next call in the same thread writes anew.
    """

    __slots__ = ("_address", "_calls", "_slot", "seats")

    def __init__(self, calls: Calls, slot: Slot, seats: int) -> None:
        self._calls = calls
        self._slot = slot
        self._address = slot[0]
        self.seats = seats

    def __del__(self) -> None:
        self._calls.free.append(self._slot)

    @classmethod
    def begin(cls, calls: Calls, blank: npt.NDArray[Any], seed: int) -> Session:
        """The game that `Game.start` gives with this seed; `blank` has its seats and options."""
        session = cls(calls, calls.slot(), int(blank["seats"][0]))
        calls.copy(session._address, calls.at(blank))
        state = session._array()
        state["generator"][0] = words_of_seed(check_seed(seed))
        calls.setup(state)
        return session

    @property
    def game(self) -> CompiledRules:
        return self._calls.game

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        """The seats to act, as bits; 0 when it is over."""
        return int(self._calls.waiting(self._address))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        waiting = self.waiting
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def acting(self) -> int:
        """The lowest seat that may act now; -1 when it is over."""
        waiting = self.waiting
        return (waiting & -waiting).bit_length() - 1

    @property
    def over(self) -> bool:
        return self.waiting == 0

    def legal(self, seat: int | None = None) -> list[int]:
        """The numbers of the moves a seat may make now."""
        calls = self._calls
        if seat is None:
            return calls.next_legal(self._address)
        return calls.legal(self._address, seat) if has_bit(self.waiting, self._checked(seat)) else []

    def mask(self, seat: int | None = None) -> npt.NDArray[np.uint8]:
        """1 for every move a seat may make now."""
        room, asked = self._calls.room, self._seat(seat)
        if asked < 0 or not has_bit(self.waiting, asked):
            room.mask.fill(0)
        else:
            self._calls.write_mask(self._address, asked, room.mask_at, room.moves_at)
        return room.mask

    def observe(self, seat: int | None = None) -> npt.NDArray[np.float32]:
        """What a seat may know, as numbers named by `game.features`; nothing of no seat once the game is over."""
        room, asked = self._calls.room, self._seat(seat)
        if asked < 0:
            room.features.fill(0)
        else:
            self._calls.observe(self._address, asked, room.features_at)
        return room.features

    def why_not(self, action: int, seat: int | None = None) -> str | None:
        """None if a move is legal, else a sentence that says why it is not."""
        asked = self._seat(seat)
        if asked < 0:
            return "the game is over"
        if not 0 <= action < self._calls.actions:
            return self._not_a_move(action)
        number = int(self._calls.may(self._address, asked, action))
        return self._refusal(action, asked, number) if number else None

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, action: int, seat: int | None = None) -> None:
        """Make a move; IllegalMove says why it is not legal, and then nothing has changed."""
        calls = self._calls
        if not 0 <= action < calls.actions:
            raise IllegalMove(self._not_a_move(action))
        if seat is None:
            number = calls.next_play(self._address, action)
        else:
            number = calls.play(self._address, self._checked(seat), action)
        if number:
            asked = self._seat(seat)
            why = self._refusal(action, asked, number) if asked >= 0 else "the game is over"
            raise IllegalMove(f"seat {asked}, move {action}: {why}", self.game.clause(number) if asked >= 0 else None)

    def answer(self, seat: int, levels: Sequence[int], dice: Sequence[int]) -> list[int]:
        """Have simple bots play on until this seat is to act or it is over; the dice as they then are."""
        calls, room = self._calls, self._calls.room
        room.levels[: self.seats] = levels
        room.dice[:] = dice
        calls.answer(self._address, seat, room.levels_at, room.dice_at, room.moves_at, room.weights_at)
        thrown: list[int] = room.dice.tolist()
        return thrown

    @property
    def points(self) -> tuple[int, ...]:
        """Every seat's points: what lies open, and once it is over everything."""
        return self._calls.settle(self._array(), self.seats)[0]

    @property
    def places(self) -> tuple[int, ...] | None:
        """Every seat's place once it is over (1 is a winner)."""
        return self._calls.settle(self._array(), self.seats)[1] if self.over else None

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> Session:
        """An independent session at the same point, secrets, coming chance and all."""
        calls = self._calls
        slot = calls.slot()
        calls.copy(slot[0], self._address)
        return Session(calls, slot, self.seats)

    def redeal(self, seat: int, seed: int) -> Session:
        """A session this seat cannot tell from this one: what it does not know is dealt anew, and so is all chance."""
        other = self.copy()
        other._calls.redeal(other._address, self._checked(seat), check_seed(seed) % (1 << 62))
        other._array()["generator"][0] = words_of_seed(seed, "after the redeal")
        return other

    def match(self) -> Match:
        """The game as a match at this point (its record starts from the position): views, texts and all else."""
        return Match.resume(self.game, self.record())

    def save(self) -> bytes:
        """The whole state, secrets and all; `load` gives it back."""
        return bytes(self._array().tobytes())

    def load(self, saved: bytes) -> None:
        """Go to a state that was saved."""
        state = self._array()
        if len(saved) != state.dtype.itemsize:
            raise BadOption(f"what was saved is no state of {self.game.title}")
        state.view(np.uint8)[:] = np.frombuffer(saved, np.uint8)
        self.seats = int(state["seats"][0])

    # -- small things ------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The state as a record of its own."""
        return self.game.kit.state.read_from(self._array())

    def _array(self) -> npt.NDArray[Any]:
        return self._calls.array_of(self._slot)

    def _seat(self, seat: int | None) -> int:
        return self.acting if seat is None else self._checked(seat)

    def _checked(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise BadSeat(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")
        return seat

    def _not_a_move(self, action: int) -> str:
        return f"a move is a number from 0 to {self._calls.actions - 1}, not {action}"

    def _refusal(self, action: int, seat: int, number: int) -> str:
        game = self.game
        message = game.refusal_message(self.record(), seat, action, number)
        return f"{game.words('en').say(message)} ({game.clause(number)})"
