"""Tables of 1655 laid out in words, for its tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

import signoria
from signoria import Game, Match
from signoria.core.play.seeds import fill_generator
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import ACTION_NAMES, BIDS, CARDINALS, FIRST_ACTION, GEM_NAMES, ORDER_NAMES
from signoria.games.habemus_papam.shown.position import SMOKE_NAMES
from signoria.games.habemus_papam.state import NEW_ROUND, NEXT_TAKER, ROUND_DONE, START_BIDS, State
from tests.games.habemus_papam.decks import (
    ABOVE_BLACK,
    Named,
    deal,
    discard_seconds,
    hold_gems,
    least_round,
    name_orders,
)
from tests.probes import Event, told

GAME: Game = signoria.game("habemus-papam")
RULES: Any = GAME.rules
assert isinstance(GAME.components, PapamComponents)
COMPONENTS: PapamComponents = GAME.components
CARDINAL_CARDS = (*COMPONENTS.cards[:CARDINALS], *SMOKE_NAMES)
"""The names in the cardinals' deck."""


def card(name: str) -> int:
    """The number of a card to take: a person, a politics or action card, or `camerlengo`."""
    return COMPONENTS.cards.index(name)


def action(name: str) -> int:
    return ACTION_NAMES.index(name)


def order(name: str) -> int:
    return ORDER_NAMES.index(name)


def gem(name: str) -> int:
    return GEM_NAMES.index(name)


def bid(names: str) -> int:
    """The number of a bid of gems, say `diamond ruby`."""
    return BIDS.index(tuple(names.split().count(name) for name in GEM_NAMES))


class Table:
    """A table in the second round with nothing on it but what a test lays there in words; 1655 is asked.

    It is a later round if a test lays more cards than that. The offer is any three cards and the Camerlengo. Cards that
    nobody names lie in the decks, or have left the game.
    """

    def __init__(self, seats: int = 3, *, first: int = 0, game: Game = GAME) -> None:
        blank, _ = game.blank(seats, first, {})
        assert isinstance(blank, State)
        fill_generator(blank, 1)
        self.game = game
        self.rules: Any = game.rules
        self.state: State = blank
        self.named = Named()
        self.with_orders: list[int] = []
        for step in ("draw_first_player", "clear_table", "hand_out", "deal_orders"):
            getattr(self.rules, step)(blank)
        self._deal()

    # -- cards

    def display(self, seat: int, names: str) -> Self:
        """Cardinals and leaders in a display."""
        for name in names.split():
            self.state.owner[card(name)] = seat
        return self._deal()

    def politics(self, seat: int, *, mazarin: int = 0, louis: int = 0, felipe: int = 0) -> Self:
        """Politics cards in a display."""
        self.state.mazarin[seat] = mazarin
        self.state.louis[seat] = louis
        self.state.felipe[seat] = felipe
        return self._deal()

    def squadrone(self, seat: int) -> Self:
        """The Squadrone Volante, paid for."""
        self.state.squadrone = seat
        return self._deal()

    def hold(self, seat: int, names: str) -> Self:
        """Action cards behind a screen."""
        for name in names.split():
            self.state.actions[seat, action(name)] += 1
            self.state.action_count[seat] += 1
        return self._deal()

    def played(self, seat: int, name: str) -> Self:
        """The action card that a seat has played this round."""
        self.state.played[seat] = action(name)
        self.named.used.append(FIRST_ACTION + action(name))
        return self._deal()

    def offer(self, names: str) -> Self:
        """The cards on offer, the Camerlengo too if named."""
        self.named.offer = [card(name) for name in names.split()]
        return self._deal()

    def coming(self, *, cardinals: str = "", politics: str = "", actions: str = "") -> Self:
        """What the decks turn up next, the next card first; among the cardinals `black-smoke` and `white-smoke`."""
        self.named.cardinals = [CARDINAL_CARDS.index(name) for name in cardinals.split()]
        self.named.politics = [card(name) for name in politics.split()]
        self.named.actions = [card(name) for name in actions.split()]
        return self._deal()

    def gone(self, names: str) -> Self:
        """Cards that have left the game; of people and cards nobody names the surplus has, too."""
        self.named.used += [card(name) for name in names.split()]
        return self._deal()

    def orders(self, seat: int, names: str) -> Self:
        """One or both orders of a seat; the second one is discarded if Black Smoke has risen."""
        others = [other for other in range(self.state.seats) if other != seat]
        others.sort(key=lambda other: other in self.with_orders)
        name_orders(self.state, seat, [order(name) for name in names.split()], others)
        self.with_orders.append(seat)
        return self

    def _deal(self) -> Self:
        """All other cards go to their places anew, and it is as late a round as that takes."""
        state, named = self.state, self.named
        state.round = max(named.round, 0 if state.is_last_round else least_round(state, named))
        state.smoke = int(state.round > ABOVE_BLACK if named.smoke is None else named.smoke)
        if state.smoke:
            discard_seconds(state)
        deal(self.game.components, state, named)
        return self

    # -- gold and gems

    def gold(self, *each: int) -> Self:
        for seat, count in enumerate(each):
            self.state.gold[seat] = count
        return self

    def gems(self, seat: int, names: str) -> Self:
        """Just these gems behind a screen, say `diamond 2 amber`; the others are in the bank."""
        hold_gems(self.state, seat, names)
        return self

    def bank(self, **gems: int) -> Self:
        """Just so many gems of a colour in the bank."""
        for name, count in gems.items():
            self.state.bank[gem(name)] = count
        return self

    # -- the figure, the round and the smokes

    def camerlengo(self, seat: int) -> Self:
        self.state.camerlengo = seat
        return self

    def round(self, number: int, *, smoke: bool | None = None) -> Self:
        """Which round it is; Black Smoke rises in the tenth, unless the test says whether it has."""
        self.named.round = number
        self.named.smoke = smoke
        return self._deal()

    def last_round(self, number: int = 17) -> Self:
        """The round of White Smoke: everything left is on offer."""
        self.state.is_last_round = 1
        return self.round(number)

    # -- playing

    def actions(self) -> Match:
        """Phase 2 begins."""
        self.told(self.rules.start_actions)
        return self.match(self.state.phase)

    def bids(self) -> Match:
        """Phase 3 begins, with the action cards played."""
        return self.match(START_BIDS)

    def taking(self, *seats: int) -> Match:
        """Phase 4 begins, in this order."""
        for place, seat in enumerate(seats):
            self.state.rank[place] = seat
            self.state.bid[seat] = bid("")
        self.state.step = 0
        return self.match(NEXT_TAKER)

    def revealing(self) -> Match:
        """The next round begins."""
        return self.match(NEW_ROUND)

    def votes(self) -> Match:
        """The last round is over, and votes are counted."""
        if not self.state.is_last_round:
            self.last_round()
        return self.match(ROUND_DONE)

    def goes_on(self, phase: int) -> list[Event]:
        """What is told when the table goes on with this, up to the next question."""
        if phase in (NEW_ROUND, ROUND_DONE):
            self.told(self.rules.remove_what_is_left)
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


def state_of(match: Match) -> State:
    """A copy of a match's true state."""
    state = match.state
    assert isinstance(state, State)
    return state


def phase(match: Match) -> str:
    return str(match.view(None)["phase"])


def gold(match: Match) -> list[int]:
    return [match.view(seat)["you"]["gold"] for seat in range(match.seats)]


def gems(match: Match, seat: int) -> dict[str, int]:
    return dict(match.view(seat)["you"]["gems"])


def hand(match: Match, seat: int) -> list[str]:
    """The action cards behind a screen."""
    held = match.view(seat)["you"]["actions"]
    return [name for name in ACTION_NAMES for _ in range(held[name])]


def display(match: Match, seat: int) -> list[str]:
    """The cardinals and leaders of a seat."""
    return [person["name"] for person in match.view(None)["players"][seat]["people"]]


def on_offer(match: Match) -> list[str]:
    return [card["name"] for card in match.view(None)["offer"]]


def votes(match: Match) -> list[int]:
    """Everybody's votes, at the end."""
    return [sheet["total"] for sheet in match.view(None)["sheet"]]
