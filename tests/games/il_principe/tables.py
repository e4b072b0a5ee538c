"""Tables of Il Principe laid out in words, for its tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self

import signoria
from signoria import Game, Match
from signoria.core.play.seeds import fill_generator
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.constants import CITIES, COLOUR_NAMES, FACE_UP, REGION_NAMES, ROLE_NAMES
from signoria.games.il_principe.state import NOTHING, OPEN_GROUP, TURN, State
from tests.probes import Event, told

GAME: Game = signoria.game("il-principe")
RULES: Any = GAME.rules
assert isinstance(GAME.components, PrincipeComponents)
COMPONENTS: PrincipeComponents = GAME.components
ON_OFFER = "siena milano firenze lucca"


def city(name: str) -> int:
    return COMPONENTS.cities.index(name)


def colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def role(name: str) -> int:
    """The number of a role called, say, `major-green`."""
    return ROLE_NAMES.index(name)


def region(name: str) -> int:
    return REGION_NAMES.index(name)


class Table:
    """A table in the second round with nothing on it but what a test lays there in words; Il Principe is asked."""

    def __init__(
        self,
        seats: int = 3,
        *,
        first: int = 0,
        edition: str = "second",
        abundance: bool = False,
        game: Game = GAME,
    ) -> None:
        blank, _ = game.blank(seats, first, {"edition": edition, "abundance": abundance})
        assert isinstance(blank, State)
        fill_generator(blank, 1)
        self.game = game
        self.rules: Any = game.rules
        self.state: State = blank
        for step in ("draw_first_player", "clear_table", "hand_out", "shuffle_buildings"):
            getattr(self.rules, step)(blank)
        self.cities(ON_OFFER, "pisa urbino verona mantova")
        blank.round = 2
        blank.turn = first
        blank.phase = TURN

    # -- cities, cards and coins

    def cities(self, on_offer: str, pile: str = "") -> Self:
        """The cities that lie face up, and those to come, the next one first."""
        offered = [city(name) for name in on_offer.split()]
        for place in range(FACE_UP):
            self.state.face_up[place] = offered[place] if place < len(offered) else NOTHING
        coming = [city(name) for name in reversed(pile.split())]
        out = int(COMPONENTS.tables["CITIES_OUT"][self.state.seats])
        rest = [number for number in range(CITIES) if number not in (*offered, *coming)]
        for place in range(CITIES):
            self.state.city_pile[place] = [*rest[:out], *coming, *[0] * CITIES][place]
        self.state.city_pile_size = len(coming)
        return self

    def hand(self, seat: int, **cards: int) -> Self:
        """Cards in a hand that nobody else has seen."""
        for name, count in cards.items():
            self._from_deck(name, count)
            self.state.hand[seat, colour(name)] += count
            self.state.hand_size[seat] += count
        return self

    def won(self, seat: int, **cards: int) -> Self:
        """Cards in a hand that everybody saw being won."""
        for name, count in cards.items():
            self.state.known[seat, colour(name)] += count
        return self.hand(seat, **cards)

    def up(self, seat: int, **cards: int) -> Self:
        """Cards laid face up."""
        for name, count in cards.items():
            self._from_deck(name, count)
            self.state.face_up_cards[seat, colour(name)] += count
        return self

    def down(self, seat: int, **cards: int) -> Self:
        """Cards laid and turned face down."""
        for name, count in cards.items():
            self._from_deck(name, count)
            self.state.face_down_cards[seat, colour(name)] += count
        return self

    def reserve(self, **cards: int) -> Self:
        """Cards in the reserve, open."""
        for name, count in cards.items():
            self._from_deck(name, count)
            self.state.reserve[colour(name)] += count
        return self

    def unsold(self, **cards: int) -> Self:
        """Cards that nobody bought."""
        for name, count in cards.items():
            self._from_deck(name, count)
            self.state.discards[colour(name)] += count
        return self

    def deck(self, **cards: int) -> Self:
        """These cards are all that is left of the deck."""
        for number, name in enumerate(COLOUR_NAMES):
            self.state.deck[number] = cards.get(name, 0)
        self.state.deck_size = sum(cards.values())
        return self

    def _from_deck(self, name: str, count: int) -> None:
        self.state.deck[colour(name)] -= count
        self.state.deck_size -= count

    def coins(self, *each: int) -> Self:
        for seat, count in enumerate(each):
            self.state.coins[seat] = count
        return self

    def points(self, *each: int) -> Self:
        """Points that came from cities."""
        for seat, count in enumerate(each):
            self.rules.gain(self.state, seat, count, 0)
        return self

    # -- roles, shields, the marker

    def roles(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.holder[role(name)] = seat
        return self

    def shields(self, **owners: str) -> Self:
        """Shields in regions, a digit for the seat that owns each."""
        for name, seats in owners.items():
            for seat in seats:
                self.rules.put_shield(self.state, int(seat), region(name))
        return self

    def shields_left(self, seat: int, count: int) -> Self:
        self.state.shields_left[seat] = count
        return self

    def principe(self, seat: int) -> Self:
        self.state.principe = seat
        self.state.turn = seat
        return self

    def round(self, number: int, *, last: bool = False) -> Self:
        self.state.round = number
        self.state.is_last_round = int(last)
        return self

    # -- playing

    def goes_on(self, phase: int) -> list[Event]:
        """What is told when the table goes on with this, up to the next question."""
        self.state.phase = phase
        return self.told(self.rules.go_on)

    def told(self, rule: Callable[..., object], *arguments: int) -> list[Event]:
        """What is told while a rule is carried out at this table."""
        return told(self.game, self.state, rule, *arguments)

    def match(self, phase: int | None = None) -> Match:
        """The table as a match to be played on, after it has gone on with a phase."""
        if phase is not None:
            self.goes_on(phase)
        return Match(self.game, self.state.copy())


def auctions(seats: int = 3, *, first: int = 0, purses: Sequence[int] = (9, 9, 9), **reserve: int) -> Match:
    """The auctions of a reserve begin, in a round in which building is allowed."""
    return Table(seats, first=first).coins(*purses).reserve(**reserve).match(OPEN_GROUP)


def state_of(match: Match) -> State:
    """A copy of a match's true state."""
    state = match.state
    assert isinstance(state, State)
    return state


def cards(**counts: int) -> dict[str, int]:
    """Cards by colour, as views show them."""
    return {name: counts.get(name, 0) for name in COLOUR_NAMES}


def hand(match: Match, seat: int) -> dict[str, int]:
    return dict(match.view(seat)["you"]["hand"])


def coins(match: Match) -> list[int]:
    return [match.view(seat)["you"]["coins"] for seat in range(match.seats)]


def points(match: Match) -> list[int]:
    return [player["points"] for player in match.view(None)["players"]]


def holders(match: Match) -> dict[str, int]:
    """Who holds which role."""
    return {role["name"]: role["holder"] for role in match.view(None)["roles"] if role["holder"] is not None}


def on_offer(match: Match) -> list[str | None]:
    """The cities that lie face up."""
    return [city and city["name"] for city in match.view(None)["cities"]]


def shields_in(match: Match, name: str) -> list[int]:
    """Everybody's shields in a region."""
    return next(list(shown["shields"]) for shown in match.view(None)["regions"] if shown["name"] == name)
