"""Tables of Bottega laid out in words, for its tests."""

from __future__ import annotations

from typing import Any, Self

import signoria
from signoria import Game, Match
from signoria.games.bottega.components import BottegaComponents
from signoria.games.bottega.state import OFFER, State

GAME: Game = signoria.game("bottega")
RULES: Any = GAME.rules
assert isinstance(GAME.components, BottegaComponents)
COMPONENTS: BottegaComponents = GAME.components
ASIDE = {3: 6, 4: 4, 5: 4}
"""Commissions set aside, by the number of players (BO-1)."""


def commission(name: str) -> int:
    return COMPONENTS.commissions.index(name)


class Table:
    """A table on which painting 1 and 2 lie open, all others are in the deck, and seat 0 is the master."""

    def __init__(self, seats: int = 4, *, game: Game = GAME) -> None:
        blank, _ = game.blank(seats, 0, {})
        assert isinstance(blank, State)
        self.game = game
        self.state: State = blank
        game.rules.clear_table(blank)
        game.rules.hand_out_florins(blank)
        for seat in range(seats):
            blank.patron[seat] = seat
        for place in range(6 - seats):
            blank.other_patrons[place] = seats + place
        blank.phase = OFFER
        self.lay("painting-1", "painting-2")

    def lay(self, *names: str) -> Self:
        """What lies open; all that nobody has is in the deck, with the first of the list on top."""
        for place, name in enumerate((*names, None, None)[:2]):
            self.state.open[place] = -1 if name is None else commission(name)
        free = [
            number
            for number, name in enumerate(COMPONENTS.commissions)
            if self.state.owner[number] == -1 and name not in names
        ]
        return self._deck(free[::-1])

    def _deck(self, numbers: list[int]) -> Self:
        for place, number in enumerate(numbers):
            self.state.deck[place] = number
        self.state.deck_size = len(numbers)
        return self

    def last_day(self, name: str) -> Self:
        """Nothing lies open but this, and what nobody has is set aside."""
        self.lay(name)
        return self._deck([self.state.deck[place] for place in range(ASIDE[self.state.seats])])

    def taken(self, seat: int, names: str) -> Self:
        """Commissions that a seat has."""
        for name in names.split():
            self.state.owner[commission(name)] = seat
            self.state.points[seat] += int(name[-1])
        return self

    def florins(self, *each: int, box: int = 0) -> Self:
        for seat, florins in enumerate(each):
            self.state.florins[seat] = florins
        self.state.box = box
        return self

    def patrons(self, *each: str) -> Self:
        for seat, name in enumerate(each):
            self.state.patron[seat] = COMPONENTS.patrons.index(name)
        return self

    def end(self) -> State:
        """Count everything now."""
        self.game.rules.end_game(self.state)
        return self.state

    def match(self) -> Match:
        """The table as a match to be played on."""
        return Match(self.game, self.state.copy())


def state_of(match: Match) -> State:
    """A copy of a match's true state."""
    state = match.state
    assert isinstance(state, State)
    return state


def purses(match: Match) -> list[int]:
    return [player["florins"] for player in match.view(None)["players"]]


def commissions_of(match: Match, seat: int) -> list[str]:
    return [one["name"] for one in match.view(None)["players"][seat]["commissions"]]
