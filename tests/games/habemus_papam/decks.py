"""The decks, the offer, the orders and the gems of a table of 1655 that a test lays out in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from signoria.core.rules.components import Components
from signoria.games.habemus_papam.constants import (
    ACTION_KINDS,
    BLACK_SMOKE,
    CAMERLENGO,
    CARDINALS,
    CARDS,
    DECK,
    FELIPE,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    GEM_NAMES,
    LOUIS,
    MAZARIN,
    ORDER_CARDS,
    ORDERS_DEALT,
    PEOPLE,
    SQUADRONE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.state import NOBODY, NOTHING, State

ABOVE_BLACK = 9
UNDER_WHITE = 2
"""Where the smokes lie if a test does not say so."""


@dataclass
class Named:
    """What a test has named beside the cards somebody has."""

    offer: list[int] | None = None
    cardinals: list[int] = field(default_factory=list)
    politics: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    round: int = 2
    smoke: bool | None = None


def deck_of(card: int) -> str:
    """Where a card comes from: one of the three decks, or `camerlengo`."""
    if card < FIRST_LATE:
        return "cardinals"
    if card == CAMERLENGO:
        return "camerlengo"
    return "politics" if card < FIRST_LEADER or PEOPLE <= card < FIRST_ACTION else "actions"


def owned(state: State) -> Counter[int]:
    """The cards in displays and behind screens."""
    cards = Counter({person: 1 for person in range(PEOPLE) if state.owner[person] != NOBODY})
    for seat in range(state.seats):
        cards[MAZARIN] += state.mazarin[seat]
        cards[LOUIS] += state.louis[seat]
        cards[FELIPE] += state.felipe[seat]
        for kind in range(ACTION_KINDS):
            cards[FIRST_ACTION + kind] += state.actions[seat, kind]
    cards[SQUADRONE] += state.squadrone != NOBODY
    return cards


def least_round(state: State, named: Named) -> int:
    """The first round by which so many cards of a deck can have been turned up."""
    cards = owned(state) + Counter(named.used) + Counter(named.offer or [])
    counts = Counter(deck_of(card) for card in cards.elements())
    return max(counts["cardinals"], counts["politics"], counts["actions"]) + (named.offer is None)


def deal(components: Components, state: State, named: Named) -> None:
    """Every card in its place: the offer, the decks as large as the round has left them; what is left over is gone."""
    placed = owned(state) + Counter(named.used)
    coming = (named.cardinals, named.politics, named.actions)
    tables = components.tables
    left: list[list[int]] = []
    for cards, first in zip((range(CARDINALS), tables["POLITICS_DECK"], tables["ACTION_DECK"]), coming, strict=True):
        unnamed = Counter(map(int, cards)) - placed - Counter(named.offer or []) - Counter(first)
        left.append(sorted(unnamed.elements(), key=lambda card: (card < PEOPLE and card >= CARDINALS, card)))
    offer = named.offer
    if offer is None:
        count = CARDINALS + 1 - state.round if state.is_last_round else 1
        offer = [card for deck in left for card in deck[:count]] + [CAMERLENGO]
        left = [deck[count:] for deck in left]
    _fill(state.offer, offer)
    state.offer_size = len(offer)
    size = 0 if state.is_last_round else DECK - state.round
    state.cardinals_left = state.deck_size = size
    _fill(state.politics, _pile(named.politics, left[1], size))
    _fill(state.action_deck, _pile(named.actions, left[2], size))
    _fill(state.cardinals, _with_smokes(state, named.cardinals, left[0], size))
    _count(components, state)


def _pile(first: Sequence[int], rest: Sequence[int], size: int) -> list[int]:
    """A deck from the bottom up: the named cards are on top."""
    cards = [*first, *rest][:size]
    assert len(first) <= size == len(cards), "so many cards are named in a later round only"
    return cards[::-1]


def _with_smokes(state: State, first: Sequence[int], rest: Sequence[int], size: int) -> list[int]:
    """The cardinals' deck from the bottom up, with the smokes that have not risen and are not named."""
    smokes = [card for card in first if card >= CARDINALS]
    pile = [*first, *rest][: size + len(smokes)]
    assert len(first) <= len(pile) == size + len(smokes), "so many cardinals are named in a later round only"
    if not state.is_last_round and WHITE_SMOKE not in first:
        pile.insert(max(len(first), len(pile) - UNDER_WHITE), WHITE_SMOKE)
    if not state.smoke and BLACK_SMOKE not in first:
        pile.insert(max(len(first), ABOVE_BLACK - state.round), BLACK_SMOKE)
    return pile[::-1]


def _fill(row: Any, cards: Sequence[int]) -> None:
    for place in range(len(row)):
        row[place] = cards[place] if place < len(cards) else 0


def _count(components: Components, state: State) -> None:
    """What has been turned up, and who has left the game."""
    tables = components.tables
    to_come = Counter(state.cardinals[n] for n in range(state.cardinals_left + 2 - state.smoke - state.is_last_round))
    to_come += Counter(state.politics[place] for place in range(state.deck_size))
    to_come += Counter(state.action_deck[place] for place in range(state.deck_size))
    there_are = Counter(range(CARDINALS)) + Counter(map(int, [*tables["POLITICS_DECK"], *tables["ACTION_DECK"]]))
    seen = there_are - to_come
    for card in range(CARDS):
        state.seen[card] = seen[card]
    state.seen[CAMERLENGO] = state.round
    on_offer = [state.offer[place] for place in range(state.offer_size)]
    state.gone = sum(
        1 << person
        for person in range(PEOPLE)
        if seen[person] and state.owner[person] == NOBODY and person not in on_offer
    )


def name_orders(state: State, seat: int, orders: Sequence[int], others_first: Sequence[int]) -> None:
    """These orders come to a seat, from wherever they are; what it had goes there."""
    places = _places(state, seat)
    elsewhere = [(state.orders_out, place) for place in range(ORDER_CARDS - ORDERS_DEALT * state.seats)]
    for other in others_first:
        elsewhere += _places(state, other)
    for number, order in enumerate(orders):
        there, place = next(slot for slot in [*places[number:], *elsewhere] if slot[0][slot[1]] == order)
        row, held = places[number]
        there[place], row[held] = row[held], order


def _places(state: State, seat: int) -> list[tuple[Any, int]]:
    """Where the two orders of a seat are: the second may be discarded."""
    second = (state.order[seat], 1) if state.order[seat, 1] != NOTHING else (state.discarded, seat)
    return [(state.order[seat], 0), second]


def discard_seconds(state: State) -> None:
    """Everybody has discarded the second order."""
    for seat in range(state.seats):
        if state.order[seat, 1] != NOTHING:
            state.discarded[seat] = state.order[seat, 1]
            state.order[seat, 1] = NOTHING


def hold_gems(state: State, seat: int, names: str) -> None:
    """Just these gems behind a screen, the others in the bank."""
    number = 1
    held: Counter[str] = Counter()
    for word in names.split():
        if word.isdecimal():
            number = int(word)
        else:
            held[word] += number
            number = 1
    for gem, name in enumerate(GEM_NAMES):
        state.bank[gem] += state.gems[seat, gem] - held[name]
        state.gems[seat, gem] = held[name]
