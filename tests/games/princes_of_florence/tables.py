"""Tables of The Princes of Florence laid out in words, for its tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import signoria
from signoria import Game, Match
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import (
    BUILDING_NAMES,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    LANDSCAPE_NAMES,
    PIECE_NAMES,
    PILE_NAMES,
)
from signoria.games.princes_of_florence.shown.area import area_of, place_text
from signoria.games.princes_of_florence.state import State
from tests.probes import Event, told

GAME: Game = signoria.game("princes-of-florence")
RULES: Any = GAME.rules
assert isinstance(GAME.components, PrincesComponents)
COMPONENTS: PrincesComponents = GAME.components


def profession(name: str) -> int:
    return COMPONENTS.professions.index(name)


def bonus(name: str) -> int:
    return COMPONENTS.bonus_cards.index(name)


def prestige_card(name: str) -> int:
    return COMPONENTS.prestige_cards.index(name)


def piece(name: str) -> int:
    return PIECE_NAMES.index(name)


def item(name: str) -> int:
    return ITEM_NAMES.index(name)


def character(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def pile(name: str) -> int:
    return PILE_NAMES.index(name)


class Table:
    """A table set up with empty principalities and full supplies, and whatever a test lays there in words.

    All cards lie in their piles in the order of their numbers; the first round's auctions are about to begin.
    """

    def __init__(self, seats: int = 4, *, first: int = 0, game: Game = GAME, **options: bool) -> None:
        blank, _ = game.blank(seats, first, options)
        assert isinstance(blank, State)
        self.game = game
        self.rules: Any = game.rules
        self.state: State = blank
        self.rules.clear_decisions(blank)
        self.rules.lay_out_supplies(blank)
        self.rules.hand_out_principalities(blank)
        for number, name in enumerate(PILE_NAMES):
            for card in range(len(COMPONENTS.cards(pile(name)))):
                self.rules.put_under(blank, number, card, 0)
        blank.chosen = (1 << seats) - 1
        self.round(1)

    # -- where the game stands

    def round(self, number: int) -> Self:
        """The auctions of a round are about to begin."""
        self.state.round = number
        self.rules.start_round(self.state)
        return self

    def actions(self, seat: int | None = None) -> Self:
        """The action turn of a seat begins (of the first player unless another is named)."""
        self.rules.start_actions(self.state)
        if seat is not None:
            self.rules.start_turn(self.state, seat)
        return self

    def characters(self) -> Self:
        """The bidding for characters (A2) is about to begin."""
        self.rules.start_characters(self.state)
        return self

    # -- what somebody has

    def florins(self, seat: int, florins: int) -> Self:
        self.state.florins[seat] = florins // 100
        return self

    def points(self, seat: int, points: int) -> Self:
        """Prestige points (as if from works)."""
        self.rules.gain(self.state, seat, points - self.state.prestige[seat], 0)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        """Professions in hand, taken out of the pile."""
        for name in names:
            self._take("profession", profession(name))
            self.state.hand[seat] |= 1 << profession(name)
            self.state.hand_size[seat] += 1
        return self

    def worked(self, seat: int, *names: str) -> Self:
        """Professions face up before a player, taken out of the pile."""
        for name in names:
            self._take("profession", profession(name))
            self.state.table[seat] |= 1 << profession(name)
        return self

    def bonus(self, seat: int, *names: str) -> Self:
        """Bonus cards in hand, taken out of the pile."""
        for name in names:
            self._take("bonus", bonus(name))
            self.state.bonus_hand[seat] |= 1 << bonus(name)
            self.state.bonus_size[seat] += 1
        return self

    def prestige(self, seat: int, *names: str) -> Self:
        """Prestige cards, taken out of the pile."""
        for name in names:
            self._take("prestige", prestige_card(name))
            self.state.prestige_hand[seat] |= 1 << prestige_card(name)
            self.state.prestige_size[seat] += 1
        return self

    def recruiting(self, seat: int, in_hand: int = 0, on_table: int = 0) -> Self:
        self.state.recruiting_hand[seat] += in_hand
        self.state.recruiting_table[seat] += on_table
        self.state.supply[item("recruiting")] -= in_hand + on_table
        return self

    def jesters(self, seat: int, count: int) -> Self:
        self.state.jesters[seat] += count
        self.state.supply[item("jester")] -= count
        return self

    def architects(self, seat: int, count: int) -> Self:
        self.state.architects[seat] += count
        self.state.supply[item("architect")] -= count
        self.rules.search_fits_anew(self.state, seat)
        return self

    def freedoms(self, seat: int, *names: str) -> Self:
        for name in names:
            self.state.freedoms[seat] |= 1 << FREEDOM_NAMES.index(name)
            self.state.freedom_supply[FREEDOM_NAMES.index(name)] -= 1
        return self

    def owner(self, name: str, seat: int) -> Self:
        """Who has a character."""
        self.state.character_owner[character(name)] = seat
        return self

    # -- what lies on the grids

    def tile(self, seat: int, place: str) -> Self:
        """A piece where the text of a move says, e.g. `opera b3 r90`."""
        name = place.split(maxsplit=1)[0]
        laid = area_of(COMPONENTS).alone(self.state, seat, piece(name))
        number = [place_text(piece(name), at) for at in laid].index(f"place {place}")
        self.rules.lay_alone(self.state, seat, piece(name), number)
        self._out_of_supply(name)
        return self

    def joint(self, seat: int, other: int, place: str) -> Self:
        """A building across the border of two players."""
        name = place.split(maxsplit=1)[0]
        border = self.rules.border_between(self.state, seat, other)
        laid = area_of(COMPONENTS).joint(self.state, border, piece(name))
        number = [place_text(piece(name), at) for at in laid].index(f"place {place}")
        self.rules.lay_jointly(self.state, seat, other, piece(name), number)
        self._out_of_supply(name)
        return self

    def owning(self, seat: int, *names: str) -> Self:
        """Buildings and landscapes counted for a player, wherever they may lie."""
        for name in names:
            self.rules.note_tile(self.state, seat, piece(name), 0, -1)
            self._out_of_supply(name)
        return self

    def covering(self, seat: int, squares: str) -> Self:
        """Squares of a principality covered by something that is nothing in particular."""
        grid = area_of(COMPONENTS).grid(self.state, seat)
        for name in squares.split():
            self.state.covered[seat] |= 1 << grid.index(name)
        self.rules.refresh_all_fits(self.state)
        return self

    def _out_of_supply(self, name: str) -> None:
        if name in LANDSCAPE_NAMES:
            self.state.supply[item(name)] -= 1
        else:
            self.state.stock[BUILDING_NAMES.index(name)] -= 1

    def _take(self, name: str, card: int) -> None:
        """A card out of its pile; the others keep their order."""
        number = pile(name)
        size = self.state.pile_size[number]
        rest = [self.state.pile[number, place] for place in range(size)]
        rest.remove(card)
        for place, other in enumerate([*rest, 0]):
            self.state.pile[number, place] = other
        self.state.pile_size[number] -= 1

    def on_top(self, name: str, *cards: str) -> Self:
        """These cards on top of a pile, the first topmost."""
        number = pile(name)
        names = COMPONENTS.cards(number)
        size = self.state.pile_size[number]
        rest = [names[self.state.pile[number, place]] for place in range(size)]
        for place, card in enumerate([*cards, *(card for card in rest if card not in cards)]):
            self.state.pile[number, place] = names.index(card)
        return self

    def told(self, rule: Callable[..., object], *arguments: int) -> list[Event]:
        """What is told while a rule is carried out at this table."""
        return told(self.game, self.state, rule, *arguments)

    def match(self) -> Match:
        """The table as a match to be played on."""
        return Match(self.game, self.state.copy())


def own(match: Match, seat: int) -> dict[str, Any]:
    """What only a player knows."""
    return dict(match.view(seat)["you"])


def worths(match: Match, seat: int) -> dict[str, int]:
    """What a player's prestige cards would score if the game ended now."""
    return {card["name"]: card["value"] for card in own(match, seat)["prestige_cards"]}


def hand(match: Match, seat: int) -> list[str]:
    return [held["name"] for held in own(match, seat)["hand"]]


def state_of(match: Match) -> State:
    """A copy of a match's true state."""
    state = match.state
    assert isinstance(state, State)
    return state


def cards_of_pile(match: Match, name: str) -> list[str]:
    """A pile's cards from the top, as only a test may see them."""
    state, number = state_of(match), pile(name)
    return [COMPONENTS.cards(number)[state.pile[number, place]] for place in range(state.pile_size[number])]
