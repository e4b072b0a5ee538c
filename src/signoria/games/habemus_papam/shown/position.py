"""A position of 1655 in words: the table of its fields, what follows from them, and what contradicts itself.

The next card of a deck comes first. What follows from the rest is left out: which smokes have risen, who has chosen,
how many cards are left or have been turned up, and the votes.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from signoria.core.text.position_table import (
    Part,
    PositionWords,
    Table,
    by_name,
    each,
    fields,
    list_in,
    own,
    owned,
    value,
)
from signoria.core.text.position_words import Pool, Word, bits, listed, name_of, or_null, require, seat_of, whole
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    BIDS,
    BLACK_SMOKE,
    BRIBE,
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
    RUBIES,
    SECOND,
    SQUADRONE,
    SWAP,
    THREE_RUBIES,
    UNDER_WHITE_SMOKE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.rules.action_cards import NO_CARD
from signoria.games.habemus_papam.shown.words import gems_of
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
    BRIBE_WHOM,
    EXCLUDE,
    NAME_VICTIM,
    NOTHING,
    ORDER,
    OVER,
    PHASES,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
    State,
)

if TYPE_CHECKING:
    from signoria.core.kit import GameRules
    from signoria.core.rules.components import Components

SMOKE_NAMES = ("black-smoke", "white-smoke")
RESOLVING = (BRIBE_WHOM, SWAP_ONE, SWAP_OTHER)
"""Action cards are resolved."""
TAKING = (TAKE, EXCLUDE, NAME_VICTIM)
"""Bids are ranked and paid for, and cards are taken."""
USUAL_OFFER = 4
MOST_ROUNDS = CARDINALS + 1
MOST_GOLD = 999


def cards_in_the_box(components: Components) -> Counter[int]:
    """HP-1, HP-2: how many cards there are of each kind."""
    decks = (components.tables["POLITICS_DECK"], components.tables["ACTION_DECK"])
    return Counter([*range(CARDINALS), *(int(card) for deck in decks for card in deck), CAMERLENGO])


def table(game: GameRules, state: State) -> Table:
    """Every field of a position."""
    components, seats = game.components, state.seats
    assert isinstance(components, PapamComponents)
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
        ("gold", value("gold", whole(0, MOST_GOLD)), "gold behind the screen"),
        ("gems", gems_in("gems"), "gems behind the screen"),
        ("orders", list_in("order", order, None, ORDERS_DEALT), "the orders held"),
        ("discarded", value("discarded", or_null(order)), "the order discarded at Black Smoke"),
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
            own(lambda seat: _chosen(state, seat), lambda *words: _read_chosen(state, *words)),
            "what was chosen and is not yet revealed: an order, an action card or gems",
        ),
        (
            "played",
            value("played", or_null(cards.placed(action, FIRST_ACTION))),
            "the action card played in this round",
        ),
        ("bid", value("bid", or_null(bid)), "the gems bid in this round, once revealed"),
    )
    whole_table = fields(
        ("round", value("round", whole(1, MOST_ROUNDS)), "the round, from 1 on"),
        ("phase", value("phase", name_of(PHASES)), "what is decided now"),
        ("turn", value("turn", owner), "the seat that is asked, where one is asked alone"),
        ("camerlengo", value("camerlengo", owner), "who is Camerlengo"),
        (
            "ranking",
            own(lambda: _ranking(state), lambda *words: _read_ranking(state, *words)),
            "the seats in the order of their bids",
        ),
        (
            "swapping",
            value("swapping", or_null(name_of(names[:FIRST_LEADER]))),
            "the first of two cardinals to be exchanged",
        ),
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
        ("gone", value("gone", bits(person)), "cardinals and leaders that have left the game"),
        (
            "orders_out",
            list_in("orders_out", order, ORDER_CARDS - ORDERS_DEALT * seats, ORDER_CARDS),
            "the orders that nobody was dealt",
        ),
        ("bank", gems_in("bank"), "gems in the bank"),
        ("squadrone", value("squadrone", or_null(holder)), "who has the Squadrone Volante"),
        ("players", each(seats, player), ""),
    )
    return Table(whole_table, [cards, gems, orders])


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
    assert isinstance(game.components, PapamComponents)
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


def _chosen(state: State, seat: int) -> list[str] | None:
    """The action card (an empty list is none) or the gems chosen and not yet revealed."""
    choice = state.choice[seat]
    if choice == NOTHING:
        return None
    if state.phase == ACTION:
        return [ACTION_NAMES[choice]] if choice >= 0 else []
    return gems_of(choice)


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


def clear(game: GameRules, state: State) -> None:
    """An empty table."""
    game.rules.clear_table(state)


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end the votes are counted again."""
    _fill_seen(game, state)
    for seat in range(state.seats):
        state.action_count[seat] = sum(state.actions[seat])
        state.chosen |= _has_chosen(state, seat) << seat
    state.step = _step(state)
    _check_decks(game, state)
    _check_orders(state)
    for seat in range(state.seats):
        _check_choice(game, state, seat)
        _check_bid(game, state, seat)
    _check_decision(game, state)
    if state.phase == OVER:
        for seat in range(state.seats):
            state.votes[seat] = game.rules.votes_of(state, seat)


POSITION = PositionWords(table, clear, finish)


def _fill_seen(game: GameRules, state: State) -> None:
    """What is in no deck has been turned up, the Camerlengo every round."""
    seen = cards_in_the_box(game.components)
    seen.subtract(card for card in _cardinals_and_smokes(state) if card < CARDINALS)
    seen.subtract(state.politics[place] for place in range(state.deck_size))
    seen.subtract(state.action_deck[place] for place in range(state.deck_size))
    for card in range(CAMERLENGO):
        state.seen[card] = seen[card]
    state.seen[CAMERLENGO] = state.round


def _cardinals_and_smokes(state: State) -> list[int]:
    """The cardinals' deck, the next card last."""
    return list(state.cardinals)[: state.cardinals_left + 2 - state.smoke - state.is_last_round]


def _has_chosen(state: State, seat: int) -> bool:
    """Where all choose at once: who has, or is not asked; elsewhere everybody has."""
    if state.phase == ORDER:
        return state.discarded[seat] != NOTHING
    has_choice = state.choice[seat] != NOTHING
    if state.phase == ACTION:
        return has_choice or state.action_count[seat] == 0
    if state.phase == BID:
        return has_choice or state.played[seat] in (SECOND, RUBIES)
    return has_choice or state.phase != BID_SECOND or state.played[seat] != SECOND


def _step(state: State) -> int:
    """How many of a phase's players are done with."""
    if state.phase in (ORDER, ACTION):
        return 0
    if state.phase in RESOLVING:
        return (state.turn - state.camerlengo) % state.seats + 1
    if state.phase in (BID, BID_SECOND):
        nobody_had_a_card = not any(state.action_count) and set(list(state.played)[: state.seats]) == {NOTHING}
        return 0 if nobody_had_a_card else state.seats
    if state.phase == OVER:
        return min(state.seats, _turned_up(state))
    ranking = ranked(state)
    return ranking.index(state.turn) + 1 if state.turn in ranking else 0


def ranked(state: State) -> list[int]:
    """The seats in the order of their bids: of this round's, or of the last round's before they are ranked."""
    return list(state.rank)[: state.seats]


def _turned_up(state: State) -> int:
    """HP-10, HP-21: how many cards lay open at the beginning of this round."""
    return 1 + 3 * (CARDINALS + 1 - state.round) if state.is_last_round else USUAL_OFFER


# -- what contradicts itself


def _check_decks(game: GameRules, state: State) -> None:
    """HP-2, HP-10, HP-15, HP-21: every round turns up a card of each deck, the last one all; everybody takes one."""
    deck, phase = _cardinals_and_smokes(state), PHASES[state.phase]
    left = 0 if state.is_last_round else CARDINALS - state.round
    for what, size in (("cardinals", state.cardinals_left), ("politics", state.deck_size)):
        require(size == left, f"{left} cards of {what} are left in round {state.round}, not {size} (HP-10)")
    first_last = CARDINALS + 1 - UNDER_WHITE_SMOKE
    if state.is_last_round:
        require(state.round >= first_last, f"the last round is from {first_last} on, not {state.round} (HP-21)")
    else:
        under = deck.index(WHITE_SMOKE)
        require(under <= UNDER_WHITE_SMOKE, f"at most {UNDER_WHITE_SMOKE} cards lie under White Smoke (HP-2)")
        require(BLACK_SMOKE not in deck[:under], "Black Smoke lies above White Smoke (HP-2)")
        require(state.phase != OVER, "White Smoke has not risen, so play goes on (HP-22)")
    require(state.smoke or not state.is_last_round, "Black Smoke rises before White Smoke (HP-2)")
    is_ranked = any(state.rank)
    is_due = state.phase in (*TAKING, OVER) or state.round > 1
    require(is_ranked == is_due, f"ranking is that of the last bids in the phase {phase} here (HP-13)")
    taken = state.step - (state.phase == TAKE) if state.phase in TAKING else 0
    wanted = 0 if state.phase == OVER else _turned_up(state) - taken
    require(state.offer_size == wanted, f"{wanted} cards are on offer now, not {state.offer_size} (HP-15)")


def _check_orders(state: State) -> None:
    """HP-5, HP-20: two for everybody, of which one is discarded at Black Smoke."""
    require(state.smoke or state.phase != ORDER, "orders are discarded at Black Smoke (HP-20)")
    for seat in range(state.seats):
        held = sum(order != NOTHING for order in state.order[seat])
        wanted = 1 if state.discarded[seat] != NOTHING else ORDERS_DEALT
        require(held == wanted, f"players[{seat}].orders: {ORDERS_DEALT} were dealt, held or discarded (HP-5)")
        right = state.phase == ORDER or bool(state.smoke) == (wanted == 1)
        require(right, f"players[{seat}].discarded: everybody discards an order at Black Smoke (HP-20)")


def _check_choice(game: GameRules, state: State, seat: int) -> None:
    """HP-11, HP-12: chosen is what one has, by those who are asked."""
    choice, played, phase = state.choice[seat], state.played[seat], PHASES[state.phase]
    is_early = state.phase in (ORDER, ACTION)
    require(not is_early or played == NOTHING, f"player {seat} has played nothing yet in the phase {phase} (HP-11)")
    if choice == NOTHING:
        return
    if state.phase == ACTION:
        is_held = choice == NO_CARD or state.actions[seat, choice] > 0
        require(state.action_count[seat] and is_held, f"player {seat} has no such action card (HP-11)")
        return
    is_asked = (played == SECOND) == (state.phase == BID_SECOND) and played != RUBIES
    require(is_asked, f"player {seat} does not bid in the phase {phase} (HP-42)")
    _check_gems_bid(game, state, seat, choice)


def _check_gems_bid(game: GameRules, state: State, seat: int, bid: int) -> None:
    """HP-12: gems of one's own that are not in the bank yet; HP-43: two where the best counts twice."""
    has_them = all(needed <= state.gems[seat, gem] for gem, needed in enumerate(BIDS[bid]))
    require(has_them, f"player {seat} has bid gems that are not behind the screen (HP-12)")
    most = game.rules.most_in_bid(state, seat)
    require(sum(BIDS[bid]) <= most, f"player {seat} bids {most} gems at most (HP-43)")


def _check_bid(game: GameRules, state: State, seat: int) -> None:
    """HP-12, HP-42, HP-44: whose bid is revealed, and what it may be."""
    played, bid = state.played[seat], state.bid[seat]
    is_paid = state.phase in (*TAKING, OVER)
    is_open = {BID: played == RUBIES, BID_SECOND: played != SECOND}.get(state.phase, is_paid)
    says = "has revealed a bid" if is_open else "has no bid yet"
    require((bid != NOTHING) == is_open, f"player {seat} {says} in the phase {PHASES[state.phase]} (HP-12)")
    if is_open and played == RUBIES:
        require(bid == THREE_RUBIES, f"the bid of player {seat} is three rubies (HP-44)")
    elif is_open and not is_paid:
        _check_gems_bid(game, state, seat, bid)


def _check_decision(game: GameRules, state: State) -> None:
    """HP-11, HP-15, HP-32, HP-34, HP-45, HP-46: who is asked has something to decide."""
    rules, seat, phase, people = game.rules, state.turn, state.phase, range(FIRST_LEADER)
    is_open = not rules.all_choose(state) or state.chosen != (1 << state.seats) - 1
    require(is_open, "everybody has chosen, so play has gone on (HP-11)")
    is_swapping = (state.swapping != NOTHING) == (phase == SWAP_OTHER)
    require(is_swapping, "swapping is named in the phase swap-with, and only there (HP-46)")
    if phase in RESOLVING:
        wanted = BRIBE if phase == BRIBE_WHOM else SWAP
        require(state.played[seat] == wanted, f"player {seat} has not played {ACTION_NAMES[wanted]} (HP-11)")
    if phase == BRIBE_WHOM:
        can = state.gold[seat] >= game.components.tables["BRIBE_GOLD"]
        can = can and any(rules.may_bribe(state, seat, person) == 0 for person in people)
        require(can, f"player {seat} can bribe nobody (HP-45)")
    elif phase == SWAP_ONE:
        owners = rules.owners_of_swappable(state, seat)
        require(owners & (owners - 1), f"there are no two cardinals for player {seat} to swap (HP-46)")
    elif phase == SWAP_OTHER:
        can = rules.may_swap(state, seat, state.swapping) == 0
        can = can and any(rules.may_swap_with(state, seat, person) == 0 for person in people)
        require(can, f"player {seat} cannot swap this cardinal (HP-46)")
    elif phase == TAKE:
        require(state.offer_size > 1, "the last card on offer is taken without asking (HP-15)")
    elif phase == EXCLUDE:
        can = state.felipe[seat] == 2 and any(rules.may_exclude(state, person) == 0 for person in people)
        require(can, f"player {seat} has no cardinal to exclude with a second Felipe (HP-32)")
    elif phase == NAME_VICTIM:
        can = any(rules.may_name_victim(state, seat, other) == 0 for other in range(state.seats))
        require(can, f"no opponent of player {seat} has anybody mortal (HP-34)")
