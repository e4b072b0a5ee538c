"""Tables of Patrician laid out in words, for its tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import signoria
from signoria import Game, Match
from signoria.games.patrician.components import CITIES, SITE_NAMES, SITES, PatricianComponents
from signoria.games.patrician.state import PLAY, State
from tests.probes import Event, told

GAME: Game = signoria.game("patrician")
RULES: Any = GAME.rules
assert isinstance(GAME.components, PatricianComponents)
COMPONENTS: PatricianComponents = GAME.components


def city(name: str) -> int:
    return COMPONENTS.cities.index(name)


def card(name: str) -> int:
    return COMPONENTS.cards.index(name)


def tower(name: str) -> int:
    """The number of a tower called, say, `roma left`."""
    city_name, site = name.split()
    return city(city_name) * SITES + SITE_NAMES.index(site)


def road(name: str) -> int:
    """The number of a road called, say, `roma-siena`."""
    return ["-".join(pair) for pair in COMPONENTS.roads].index(name)


def symbol_of(name: str) -> str:
    return str(COMPONENTS.data["card"][card(name)]["symbol"])


def cards_in_play(seats: int) -> list[str]:
    return [name for name in COMPONENTS.cards if seats == 5 or not name.startswith("pistoia")]


class Table:
    """A table with nothing on it but what a test lays there in words."""

    def __init__(
        self, seats: int = 2, *, first: int = 0, ambassadors: bool = False, messengers: bool = False, game: Game = GAME
    ) -> None:
        blank, _ = game.blank(seats, first, {"ambassadors": ambassadors, "messengers": messengers})
        assert isinstance(blank, State)
        self.game = game
        self.rules: Any = game.rules
        self.state: State = blank
        self.rules.clear_board(blank)
        self.rules.hand_out_pieces(blank)
        blank.turn = first
        blank.phase = PLAY

    def tower(self, name: str, owners: str) -> Self:
        """Floors from the ground up, a digit for the seat that owns each."""
        for owner in owners:
            self.rules.add_floor(self.state, tower(name), int(owner))
            self.state.reserve[int(owner)] -= 1
        return self

    def city(self, name: str, left: str = "", right: str = "") -> Self:
        """Both towers of a city."""
        return self.tower(f"{name} left", left).tower(f"{name} right", right)

    def deal(self, seat: int, cards: str) -> Self:
        """Cards in a hand that nobody else has seen."""
        for name in cards.split():
            self.state.hand[seat, self.state.hand_size[seat]] = card(name)
            self.state.hand_size[seat] += 1
        return self

    def hold(self, seat: int, cards: str) -> Self:
        """Cards in a hand that everybody saw being taken."""
        self._see(cards)
        return self.deal(seat, cards)

    def lay(self, **cards: str) -> Self:
        """The cards lying face up at cities."""
        for name, lying in cards.items():
            self.state.face_up[city(name)] = card(lying)
            self._see(lying)
        return self

    def deck(self, cards: str) -> Self:
        """The deck, its next card first."""
        for name in reversed(cards.split()):
            self.rules.put_on_deck(self.state, card(name))
        return self

    def _see(self, cards: str) -> None:
        for name in cards.split():
            self.state.seen |= 1 << card(name)

    def play(self, seat: int, name: str) -> Self:
        """A card known to all is played from the hand: its player is to build."""
        self.hold(seat, name)
        self.rules.play_card(self.state, seat, card(name))
        self.state.turn = seat
        return self

    def built(self, seat: int, name: str) -> Self:
        """A card has been played and its floors are all built (somewhere a test need not say)."""
        self.play(seat, name)
        self.state.floors_due = 0
        return self

    def pile(self, seat: int, cards: str) -> Self:
        """Cards played in earlier turns."""
        for name in cards.split():
            self.play(seat, name)
        self.state.card_played = -1
        self.state.floors_due = 0
        self.state.phase = PLAY
        self.state.turn = self.state.first
        return self

    def messengers(self, *roads: str, by: int = 0) -> Self:
        """Messengers lying on roads; the seat that sent them keeps as many as it had."""
        for name in roads:
            self.state.messengers_left[by] += 1
            self.rules.send_messenger(self.state, by, road(name))
        return self

    def scored(self, *cities: str) -> Self:
        for name in cities:
            self.rules.score_city(self.state, city(name))
        return self

    def tiles(self, **winners: str) -> Self:
        """Who won the larger and the smaller tile of cities: `roma="01"`; a dot for nobody."""
        for name, seats in winners.items():
            self.state.scored[city(name)] = 1
            for rank, seat in enumerate(seats):
                if seat != ".":
                    self.rules.award_tile(self.state, city(name), rank, int(seat))
        return self

    def heads(self, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Self:
        """Heads in a pile, whichever cards they are on."""
        for head, count in enumerate((a, b, c)):
            self.state.heads[seat, head] = count
        return self

    def told(self, rule: Callable[..., object], *arguments: int) -> list[Event]:
        """What is told while a rule is carried out at this table."""
        return told(self.game, self.state, rule, *arguments)

    def match(self) -> Match:
        """The table as a match to be played on."""
        return Match(self.game, self.state.copy())


def city_view(match: Match, name: str) -> dict[str, Any]:
    """A city as everybody sees it."""
    return next(dict(shown) for shown in match.view(None)["cities"] if shown["name"] == name)


def floors(match: Match, name: str) -> tuple[list[int], list[int]]:
    """The left and the right tower of a city, from the ground up."""
    left, right = city_view(match, name)["towers"]
    return left["floors"], right["floors"]


def lying_at(match: Match, name: str) -> str | None:
    """The card lying face up at a city."""
    lying = city_view(match, name)["card"]
    return None if lying is None else str(lying["name"])


def hand(match: Match, seat: int) -> list[str]:
    return [held["name"] for held in match.view(seat)["you"]["hand"]]


def state_of(match: Match) -> State:
    """A copy of a match's true state."""
    state = match.state
    assert isinstance(state, State)
    return state


def points_of_tiles(match: Match, seat: int) -> int:
    """What the tiles before a seat add up to."""
    return sum(
        tile["value"] for shown in match.view(None)["cities"] for tile in shown["tiles"] if tile["owner"] == seat
    )


assert len(COMPONENTS.cities) == CITIES
