"""Episodes: sessions as environments want them, compiled once their library is there, until then interpreted.

Every environment for learning is made from these and the factory that deals them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from rich.text import Text

from signoria.core.batch.rewards import Reward
from signoria.core.game import Game
from signoria.core.play.match import Match
from signoria.core.play.session import Session

Mask = npt.NDArray[np.int8]
Features = npt.NDArray[np.float32]


class Origin(Protocol):
    """Where an episode comes from: what is played, what its end is worth, and the way back from bytes."""

    game: Game
    seats: int
    reward: Reward

    def load(self, saved: bytes) -> Episode: ...


class Episode:
    """One game being played: who is to act, what a seat may do and know, and what came of it."""

    def __init__(self, origin: Origin, session: Session) -> None:
        self.origin = origin
        self.seats = origin.seats
        self.session = session

    def __deepcopy__(self, _memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.origin.load, (self.save(),)

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.session.to_act

    @property
    def acting(self) -> int:
        """The lowest seat that may act now; -1 when it is over."""
        return self.session.acting

    @property
    def over(self) -> bool:
        return self.session.over

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves this seat may make now, in their order."""
        return sorted(self.session.legal(seat))

    def mask(self, seat: int, more: int = 0) -> Mask:
        """1 for every move this seat may make now, 0 for every other one and for so `more` at the end."""
        actions = self.origin.game.actions
        mask = np.zeros(actions + more, np.int8)
        mask[:actions] = self.session.mask(seat)
        return mask

    def observe(self, seat: int) -> Features:
        """What this seat may know, as numbers named by `game.features`; whether it is to act or not."""
        return self.session.observe(seat).copy()

    def rewards(self) -> list[float]:
        """Every seat's reward: nothing until the end."""
        places = self.session.places
        if places is None:
            return [0.0] * self.seats
        points = np.array([self.session.points], np.int32)
        return [float(own) for own in self.origin.reward(points, np.array([places], np.int32))[0]]

    def match(self) -> Match:
        """The episode as a match at this point, secrets and all."""
        return Match(self.origin.game, self.session.record())

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that a seat (or, None, a spectator) may know, in words."""
        game = self.origin.game
        return game.kit.view(game, self.session.record(), seat)

    def text(self, seat: int, action: int) -> str:
        """A legal move in words; a number that is none now is just named."""
        if self.why_not(seat, action) is not None:
            return f"move {action}"
        return self.origin.game.book.describe(self.session.record(), seat, action).text

    def board(self, seat: int | None) -> str:
        """The board in text, as a seat (or, None, a spectator) sees it."""
        game, view = self.origin.game, self.view(seat)
        if game.kit.board is None:
            return json.dumps(view, indent=1, ensure_ascii=False)
        return Text.from_markup(game.kit.board(view, game.words("en"))).plain

    # -- playing -----------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, action: int) -> str | None:
        """None if the move is legal, else a sentence that says why it is not."""
        return self.session.why_not(action, seat)

    def play(self, seat: int, action: int) -> None:
        """Make a move; IllegalMove says why it is not legal, and then nothing has changed."""
        self.session.play(action, seat)

    def answer(self, seat: int, levels: Sequence[int], dice: list[int]) -> list[int]:
        """Have simple bots play on until this seat is to act or it is over; the dice as they then are."""
        return self.session.answer(seat, levels, dice)

    # -- copies ------------------------------------------------------------------------------------------------------

    def copy(self) -> Episode:
        """An independent episode at the same point, secrets, coming chance and all."""
        return Episode(self.origin, self.session.copy())

    def redeal(self, seat: int, seed: int) -> Episode:
        """An episode this seat cannot tell from this one: what it does not know is dealt anew, and so is all chance."""
        return Episode(self.origin, self.session.redeal(seat, seed))

    def save(self) -> bytes:
        """The whole state, secrets and all; `EpisodeFactory.load` gives it back."""
        return self.session.save()
