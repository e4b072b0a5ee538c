"""A position of 1655 in words: the table of its fields, what follows from them, and what contradicts itself.

The next card of a deck comes first. What follows from the rest is left out: which smokes have risen, who has chosen,
how many cards are left or have been turned up, and the votes.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.rules.components import Components
from signoria.core.text.position_table import (
    Part,
    PositionTable,
    PositionWords,
    by_name,
    each,
    fields,
    list_in,
    own,
    owned,
    value,
)
from signoria.core.text.position_words import Pool, Word, bits, listed, name_of, or_null, require, seat_of, whole
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    BIDS,
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
    MOST_IN_A_BID,
    MOST_ON_OFFER,
    ORDER_CARDS,
    ORDER_NAMES,
    ORDERS_DEALT,
    PEOPLE,
    SQUADRONE,
    WHITE_SMOKE,
    gems_of,
)
from signoria.games.habemus_papam.rules.action_cards import NO_CARD
from signoria.games.habemus_papam.shown.player_view import choice_of
from signoria.games.habemus_papam.shown.position_checks import (
    cardinals_and_smokes,
    check_bid,
    check_choice,
    check_decision,
    check_decks,
    check_orders,
    has_chosen,
    ranked,
    step,
)
from signoria.games.habemus_papam.state import ACTION, BID, BID_SECOND, OVER, PHASES, State

SMOKE_NAMES = ("black-smoke", "white-smoke")
MOST_ROUNDS = CARDINALS + 1
MOST_GOLD = 999


def cards_in_the_box(components: Components) -> Counter[int]:
    """HP-1, HP-2: how many cards there are of each kind."""
    decks = (components.tables["POLITICS_DECK"], components.tables["ACTION_DECK"])
    return Counter([*range(CARDINALS), *(int(card) for deck in decks for card in deck), CAMERLENGO])


def table(game: GameRules, state: State) -> PositionTable:
    """Every field of a position."""
    components, seats = game.components, state.seats
    names, box = components.cards, cards_in_the_box(components)
    cards = Pool(
        names, [box[card] for card in range(CARDS)], "HP-1", [1 if card < PEOPLE else 0 for card in range(CARDS)]
    )
    gems = Pool(GEM_NAMES, [int(count) for count in components.tables["GEMS_IN_ALL"]], "HP-3")
    in_all = Counter(map(int, components.tables["ORDER_DECK"]))
    orders = Pool(ORDER_NAMES, [in_all[order] for order in range(len(ORDER_NAMES))], "HP-5")
    deck = {card: names[card] for card in (*range(FIRST_LATE, FIRST_LEADER), *range(PEOPLE, FIRST_ACTION))}
    action_deck = {card: names[card] for card in (*range(FIRST_LEADER, PEOPLE), *range(FIRST_ACTION, CAMERLENGO))}
    owner, order, action = seat_of(seats), orders.placed(name_of(ORDER_NAMES)), name_of(ACTION_NAMES)
    person, bid = cards.placed(name_of(names[:PEOPLE])), Word(gems_of, _read_bid)
    holder = Word(int, lambda value, path: _owner_of(cards, owner, value, path))

    def gems_in(field: str) -> Part:
        return by_name(GEM_NAMES, lambda gem: value(field, gems.counted(whole(0, DECK * 2), gem)))

    def count(field: str, card: int) -> Part:
        return value(field, cards.counted(whole(0, DECK), card))

    player = fields(
        ("gold", whole(0, MOST_GOLD), "gold behind the screen"),
        ("gems", gems_in("gems"), "gems behind the screen"),
        ("orders", list_in("order", order, None, ORDERS_DEALT), "the orders held"),
        ("discarded", or_null(order), "the order discarded at Black Smoke"),
        (
            "actions",
            by_name(ACTION_NAMES, lambda kind: count("actions", FIRST_ACTION + kind)),
            "action cards held, by kind",
        ),
        ("people", owned("owner", person), "the cardinals and leaders in the display"),
        ("mazarin", count("mazarin", MAZARIN), "Mazarin cards"),
        ("louis", count("louis", LOUIS), "Louis XIV cards"),
        ("felipe", count("felipe", FELIPE), "Felipe IV cards"),
        (
            "chosen",
            own(lambda seat: choice_of(state, seat), lambda *words: _read_chosen(state, *words)),
            "what was chosen and is not yet revealed: an order, an action card or gems",
        ),
        ("played", or_null(cards.placed(action, FIRST_ACTION)), "the action card played in this round"),
        ("bid", or_null(bid), "the gems bid in this round, once revealed"),
    )
    whole_table = fields(
        ("round", whole(1, MOST_ROUNDS), "the round, from 1 on"),
        ("phase", name_of(PHASES), "what is decided now"),
        ("turn", owner, "the seat that is asked, where one is asked alone"),
        ("camerlengo", owner, "who is Camerlengo"),
        (
            "ranking",
            own(lambda: _ranking(state), lambda *words: _read_ranking(state, *words)),
            "the seats in the order of their bids",
        ),
        ("swapping", or_null(name_of(names[:FIRST_LEADER])), "the first of two cardinals to be exchanged"),
        ("offer", list_in("offer", cards.placed(name_of(names)), "offer_size", MOST_ON_OFFER), "the cards on offer"),
        (
            "cardinals",
            own(lambda: _cardinals(game, state), lambda *words: _read_cardinals(state, cards, *words)),
            "cardinals and smokes to come, the next one first",
        ),
        (
            "politics",
            list_in("politics", cards.placed(name_of(deck)), "deck_size", DECK, is_top_last=True),
            "the politics deck, its next card first",
        ),
        (
            "actions",
            list_in(
                "action_deck",
                cards.placed(name_of(action_deck)),
                "deck_size",
                DECK,
                is_top_last=True,
                is_size_known=True,
            ),
            "the deck of action cards and leaders, its next card first",
        ),
        ("gone", bits(person), "cardinals and leaders that have left the game"),
        (
            "orders_out",
            list_in("orders_out", order, ORDER_CARDS - ORDERS_DEALT * seats, ORDER_CARDS),
            "the orders that nobody was dealt",
        ),
        ("bank", gems_in("bank"), "gems in the bank"),
        ("squadrone", or_null(holder), "who has the Squadrone Volante"),
        ("players", each(seats, player), ""),
    )
    return PositionTable(whole_table, [cards, gems, orders])


# -- words of its own


def _owner_of(cards: Pool, owner: Word, value: object, path: str) -> int:
    number = owner.read(value, path)
    cards.place(SQUADRONE, path)
    return number


def _ranking(state: State) -> list[int]:
    return ranked(state) if any(state.rank) else []


def _read_ranking(state: State, words: Any, path: str) -> None:
    """HP-13: every seat once, or none before the first bids."""
    ranking = [seat_of(state.seats).read(seat, path) for seat in listed(words, path)]
    is_whole = sorted(ranking) == list(range(state.seats))
    require(not ranking or is_whole, f"{path} has every seat once, or is empty before the first bids (HP-13)")
    for place, seat in enumerate(ranking):
        state.rank[place] = seat


def _cardinals(game: GameRules, state: State) -> list[str]:
    names = (*game.components.cards[:CARDINALS], *SMOKE_NAMES)
    return [names[state.cardinals[place]] for place in range(game.rules.top_of_cardinals(state), -1, -1)]


def _read_cardinals(state: State, cards: Pool, words: Any, path: str) -> None:
    """HP-2: a smoke that is not in the deck has risen."""
    deck = [name_of((*cards.names[:CARDINALS], *SMOKE_NAMES)).read(card, path) for card in listed(words, path)]
    for place, card in enumerate(reversed(deck)):
        require(deck.count(card) == 1, f"{path}: a card is there twice (HP-2)")
        state.cardinals[place] = card
        if card < CARDINALS:
            cards.place(card, path)
    state.smoke, state.is_last_round = (int(smoke not in deck) for smoke in (BLACK_SMOKE, WHITE_SMOKE))
    state.cardinals_left = sum(card < CARDINALS for card in deck)


def _read_bid(words: object, path: str) -> int:
    gems = [name_of(GEM_NAMES).read(gem, path) for gem in listed(words, path)]
    require(len(gems) <= MOST_IN_A_BID, f"{path}: a bid is {MOST_IN_A_BID} gems at most (HP-12)")
    return BIDS.index(tuple(gems.count(gem) for gem in range(len(GEM_NAMES))))


def _read_chosen(state: State, words: Any, path: str, seat: int) -> None:
    """HP-11, HP-12: an action card or none, or gems."""
    if words is None:
        return
    phase = PHASES[state.phase]
    require(state.phase in (ACTION, BID, BID_SECOND), f"{path}: nothing is chosen in the phase {phase} (HP-11)")
    if state.phase != ACTION:
        state.choice[seat] = _read_bid(words, path)
        return
    kinds = [name_of(ACTION_NAMES).read(card, path) for card in listed(words, path)]
    require(len(kinds) <= 1, f"{path}: at most one action card is chosen (HP-40)")
    state.choice[seat] = kinds[0] if kinds else NO_CARD


# -- what follows


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end the votes are counted again."""
    _fill_seen(game, state)
    for seat in range(state.seats):
        state.action_count[seat] = sum(state.actions[seat])
        state.chosen |= has_chosen(state, seat) << seat
    state.step = step(state)
    check_decks(game, state)
    check_orders(state)
    for seat in range(state.seats):
        check_choice(game, state, seat)
        check_bid(game, state, seat)
    check_decision(game, state)
    if state.phase == OVER:
        for seat in range(state.seats):
            state.votes[seat] = game.rules.votes_of(state, seat)


POSITION = PositionWords(table, lambda game, state: game.rules.clear_table(state), finish)


def _fill_seen(game: GameRules, state: State) -> None:
    """What is in no deck has been turned up, the Camerlengo every round."""
    seen = cards_in_the_box(game.components)
    seen.subtract(card for card in cardinals_and_smokes(state) if card < CARDINALS)
    seen.subtract(state.politics[place] for place in range(state.deck_size))
    seen.subtract(state.action_deck[place] for place in range(state.deck_size))
    for card in range(CAMERLENGO):
        state.seen[card] = seen[card]
    state.seen[CAMERLENGO] = state.round
