"""Reads a position of 1655 in words; what the words leave out follows from the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from signoria.core.position_words import (
    listed,
    mapping,
    number_of,
    number_or_nothing,
    require,
    seat_at,
    seat_or_nobody,
    whole,
)
from signoria.games.habemus_papam.action_cards import NO_CARD
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import (
    ACTION_NAMES,
    BIDS,
    CAMERLENGO,
    CARDINALS,
    DECK,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    GEM_NAMES,
    MOST_IN_A_BID,
    MOST_ON_OFFER,
    ORDER_CARDS,
    ORDER_NAMES,
    ORDERS_DEALT,
    PEOPLE,
)
from signoria.games.habemus_papam.position_following import follow
from signoria.games.habemus_papam.state import ACTION, BID, BID_SECOND, NOTHING, PHASES, State

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.record import GridRow, Row

KEYS = (
    "round", "phase", "turn", "camerlengo", "ranking", "swapping", "offer", "cardinals", "politics", "actions", "gone",
    "orders_out", "bank", "squadrone", "players",
)  # fmt: skip
PLAYER_KEYS = (
    "gold", "gems", "orders", "discarded", "actions", "people", "mazarin", "louis", "felipe", "chosen", "played", "bid",
)  # fmt: skip
SMOKE_NAMES = ("black-smoke", "white-smoke")
MOST_ROUNDS = CARDINALS + 1
MOST_GOLD = 999
MOST_OF_A_KIND = 99


def deck_names(components: PapamComponents) -> tuple[str, ...]:
    """What may lie in the cardinals' deck."""
    return (*components.cards[:CARDINALS], *SMOKE_NAMES)


class Reader:
    """Fills a blank state from words."""

    def __init__(self, game: Game, state: State) -> None:
        assert isinstance(game.components, PapamComponents)
        self.game = game
        self.state = state
        self.names = game.components.cards
        self.deck_names = deck_names(game.components)
        self.placed: dict[str, str] = {}

    def read(self, position: object) -> None:
        """Everything the words say, and what follows from it."""
        state, words = self.state, mapping(position, KEYS, "the position")
        self.game.rules.clear_table(state)
        self._read_moment(words)
        self._read_decks(words)
        self._read_gone(words["gone"])
        self._read_gems(state.bank, words["bank"], "bank")
        state.squadrone = seat_or_nobody(words["squadrone"], "squadrone", state.seats)
        self._read_orders_out(words["orders_out"])
        self._read_players(words["players"])
        for name in self.names[:PEOPLE]:
            require(name in self.placed, f"{name} is nowhere (HP-1)")
        follow(self.game, state)

    def _read_moment(self, words: Mapping[str, Any]) -> None:
        state = self.state
        state.round = whole(words["round"], "round", 1, MOST_ROUNDS)
        state.phase = number_of(words["phase"], "phase", PHASES)
        state.turn = seat_at(words["turn"], "turn", state.seats)
        state.camerlengo = seat_at(words["camerlengo"], "camerlengo", state.seats)
        state.swapping = number_or_nothing(words["swapping"], "swapping", self.names[:FIRST_LEADER])
        ranking = [seat_at(seat, "ranking", state.seats) for seat in listed(words["ranking"], "ranking")]
        is_whole = sorted(ranking) == list(range(state.seats))
        require(not ranking or is_whole, "ranking has every seat once, or is empty before the first bids (HP-13)")
        for place, seat in enumerate(ranking):
            state.rank[place] = seat

    # -- cards

    def _place(self, name: str, where: str) -> None:
        require(name not in self.placed, f"{name} is in two places: {self.placed.get(name)} and {where} (HP-1)")
        self.placed[name] = where

    def _read_cards(self, words: object, what: str, names: Sequence[str], most: int) -> list[int]:
        """Cards in their order; people and smokes are there once only."""
        cards = listed(words, what)
        require(len(cards) <= most, f"{what} has {most} cards at most, not {len(cards)} (HP-1)")
        numbers = [number_of(name, what, names) for name in cards]
        for number in numbers:
            if number < PEOPLE:
                self._place(names[number], what)
        return numbers

    def _read_decks(self, words: Mapping[str, Any]) -> None:
        state = self.state
        offer = self._read_cards(words["offer"], "offer", self.names, MOST_ON_OFFER)
        cardinals = self._read_cards(words["cardinals"], "cardinals", self.deck_names, len(self.deck_names))
        politics = self._read_cards(words["politics"], "politics", self.names, DECK)
        actions = self._read_cards(words["actions"], "actions", self.names, DECK)
        for card in politics:
            require(_is_politics(card), f"politics: {self.names[card]} is of another deck (HP-1)")
        for card in actions:
            require(_is_action(card), f"actions: {self.names[card]} is of another deck (HP-1)")
        require(len(politics) == len(actions), "politics and actions have as many cards (HP-10)")
        for field, cards in (
            (state.offer, offer),
            (state.cardinals, cardinals[::-1]),
            (state.politics, politics[::-1]),
            (state.action_deck, actions[::-1]),
        ):
            for place, card in enumerate(cards):
                field[place] = card
        state.offer_size, state.deck_size = len(offer), len(politics)
        smokes = Counter(card for card in cardinals if card >= CARDINALS)
        state.smoke, state.is_last_round = (1 - smokes[CARDINALS + smoke] for smoke in range(len(SMOKE_NAMES)))
        state.cardinals_left = len(cardinals) - smokes.total()

    def _read_gone(self, gone: object) -> None:
        for person in self._read_cards(gone, "gone", self.names[:PEOPLE], PEOPLE):
            self.state.gone |= 1 << person

    def _read_gems(self, field: Row | GridRow, gems: object, what: str) -> None:
        words = mapping(gems, GEM_NAMES, what)
        for gem, name in enumerate(GEM_NAMES):
            field[gem] = whole(words[name], f"{what} {name}", 0, MOST_OF_A_KIND)

    # -- players

    def _read_orders_out(self, orders_out: object) -> None:
        state = self.state
        orders = [number_of(name, "orders_out", ORDER_NAMES) for name in listed(orders_out, "orders_out")]
        wanted = ORDER_CARDS - ORDERS_DEALT * state.seats
        require(len(orders) == wanted, f"{wanted} orders leave the game unseen with {state.seats} players (HP-5)")
        for place, order in enumerate(orders):
            state.orders_out[place] = order

    def _read_players(self, players: object) -> None:
        everybody = listed(players, "players")
        require(len(everybody) == self.state.seats, f"players is a list of {self.state.seats} players")
        for seat, player in enumerate(everybody):
            self._read_player(seat, mapping(player, PLAYER_KEYS, f"player {seat}"), f"player {seat}")

    def _read_player(self, seat: int, words: Mapping[str, Any], what: str) -> None:
        state = self.state
        state.gold[seat] = whole(words["gold"], f"{what} gold", 0, MOST_GOLD)
        self._read_gems(state.gems[seat], words["gems"], f"{what} gems")
        self._read_orders(seat, words, what)
        actions = mapping(words["actions"], ACTION_NAMES, f"{what} actions")
        for kind, name in enumerate(ACTION_NAMES):
            state.actions[seat, kind] = whole(actions[name], f"{what} actions {name}", 0, DECK)
        state.action_count[seat] = sum(state.actions[seat])
        for person in self._read_cards(words["people"], f"{what} people", self.names[:PEOPLE], PEOPLE):
            state.owner[person] = seat
        for field, name in ((state.mazarin, "mazarin"), (state.louis, "louis"), (state.felipe, "felipe")):
            field[seat] = whole(words[name], f"{what} {name}", 0, DECK)
        state.choice[seat] = self._read_chosen(words["chosen"], f"{what} chosen")
        state.played[seat] = number_or_nothing(words["played"], f"{what} played", ACTION_NAMES)
        state.bid[seat] = NOTHING if words["bid"] is None else _bid(words["bid"], f"{what} bid")

    def _read_orders(self, seat: int, words: Mapping[str, Any], what: str) -> None:
        state = self.state
        orders = [number_of(name, f"{what} orders", ORDER_NAMES) for name in listed(words["orders"], f"{what} orders")]
        state.discarded[seat] = number_or_nothing(words["discarded"], f"{what} discarded", ORDER_NAMES)
        wanted = ORDERS_DEALT if state.discarded[seat] == NOTHING else ORDERS_DEALT - 1
        require(len(orders) == wanted, f"{what} was dealt {ORDERS_DEALT} orders, held or discarded (HP-5)")
        for held in range(ORDERS_DEALT):
            state.order[seat, held] = orders[held] if held < wanted else NOTHING

    def _read_chosen(self, chosen: object, what: str) -> int:
        """HP-11, HP-12: an action card or none, or gems."""
        if chosen is None:
            return NOTHING
        phase = self.state.phase
        require(phase in (ACTION, BID, BID_SECOND), f"{what}: nothing is chosen in the phase {PHASES[phase]} (HP-11)")
        if phase != ACTION:
            return _bid(chosen, what)
        cards = [number_of(name, what, ACTION_NAMES) for name in listed(chosen, what)]
        require(len(cards) <= 1, f"{what}: at most one action card is chosen (HP-40)")
        return cards[0] if cards else NO_CARD


def _bid(words: object, what: str) -> int:
    gems = [number_of(name, what, GEM_NAMES) for name in listed(words, what)]
    require(len(gems) <= MOST_IN_A_BID, f"{what}: a bid is {MOST_IN_A_BID} gems at most (HP-12)")
    return BIDS.index(tuple(gems.count(gem) for gem in range(len(GEM_NAMES))))


def _is_politics(card: int) -> bool:
    return FIRST_LATE <= card < FIRST_LEADER or PEOPLE <= card < FIRST_ACTION


def _is_action(card: int) -> bool:
    return FIRST_LEADER <= card < PEOPLE or FIRST_ACTION <= card < CAMERLENGO
