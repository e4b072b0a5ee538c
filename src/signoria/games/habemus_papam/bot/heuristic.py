"""How an apprentice weighs moves: by what each would add to its prospects, in hundredths of a vote."""

from __future__ import annotations

from signoria.core.rules.written_weights import weights_chapter
from signoria.games.habemus_papam import moves
from signoria.games.habemus_papam.bot.heuristic_bids import (
    best_bid,
    best_choices,
    choice_at,
    expected,
    gems_of_a_rival,
    weigh_bids,
)
from signoria.games.habemus_papam.bot.heuristic_orders import rounds_to_come, worth_of_order
from signoria.games.habemus_papam.bot.prospects import (
    worth_of_card,
    worth_of_gold,
    worth_of_keeping,
    worth_of_person,
)
from signoria.games.habemus_papam.components import BRIBE_GOLD, LOUIS_VOTES, THEFT
from signoria.games.habemus_papam.constants import (
    BRIBE,
    FIRST_LEADER,
    GOLD,
    MOST_IN_A_BID,
    SECOND,
    SWAP,
    THREE_RUBIES,
    TWICE,
)
from signoria.games.habemus_papam.rules.action_cards import may_bribe, may_swap
from signoria.games.habemus_papam.rules.counting_votes import votes_of_people
from signoria.games.habemus_papam.rules.taking import oldest_mortal
from signoria.games.habemus_papam.state import (
    BID,
    BID_SECOND,
    BRIBE_WHOM,
    EXCLUDE,
    NOBODY,
    SWAP_ONE,
    State,
)

HARM = 25
"""What is bad for one other is good for oneself, in percent."""
LEADING = 14
"""How much rather one harms somebody for each vote that lies open."""
KEEP = 30
"""What a card that helps to bid is worth in a later round."""
KEEP_BRIBE = 130
"""What a bribe may bring in a later round."""
KEEP_SWAP = 60
"""What a swap may bring in a later round."""
FEW_ROUNDS = 4
"""With so few rounds to come a card is worth less and less."""
NO_GAIN = -1
"""Rather nothing than that."""
SECOND_SPREAD = 30
"""How much of the distance from the third card to the best one bidding second may win, in percent."""


def weight_of_taking(state: State, seat: int, card: int) -> int:
    """What a card on offer is worth."""
    return worth_of_card(state, seat, card, seat)


def weight_of_discarding(state: State, seat: int, order: int) -> int:
    """The order that is worth less goes."""
    return -worth_of_order(state, seat, order)


# -- action cards


def weight_of_playing(state: State, seat: int, kind: int) -> int:
    """Gold at once, a better place this round, or a cardinal; less what the card is worth later."""
    later = min(FEW_ROUNDS, max(0, rounds_to_come(state) + 1 - state.action_count[seat]))
    if kind == GOLD:
        return 1
    if kind == BRIBE:
        return best_bribe(state, seat) - KEEP_BRIBE * later // FEW_ROUNDS
    if kind == SWAP:
        return best_swap(state, seat) - KEEP_SWAP * later // FEW_ROUNDS
    stolen = worth_of_gold(state, seat, THEFT[kind] * (state.seats - 1))
    return gain_in_bid(state, seat, kind) - KEEP + stolen - stolen * later // FEW_ROUNDS


def gain_in_bid(state: State, seat: int, kind: int) -> int:
    """How much better one may do in this round's bids with a card."""
    choices = best_choices(state, seat)
    if kind == SECOND:
        return (choice_at(choices, 0) - choice_at(choices, 2)) * SECOND_SPREAD // 100
    usual = best_bid(state, seat, MOST_IN_A_BID, 0, choices)
    if kind == TWICE:
        return best_bid(state, seat, MOST_IN_A_BID - 1, 1, choices) - usual
    return expected(state, seat, THREE_RUBIES, 0, choices, gems_of_a_rival(state, seat)) - usual


# -- people


def best_bribe(state: State, seat: int) -> int:
    """The most that a cardinal of another would bring for the gold; 0 if there is none."""
    if state.gold[seat] < BRIBE_GOLD:
        return 0
    best = 0
    for person in range(FIRST_LEADER):
        if may_bribe(state, seat, person) == 0:
            best = max(best, weight_of_bribing(state, seat, person))
    return best


def weight_of_bribing(state: State, seat: int, person: int) -> int:
    """What a cardinal brings for the gold, and what the owner loses."""
    owner = state.owner[person]
    gain = worth_of_person(state, seat, person, seat) - worth_of_gold(state, seat, BRIBE_GOLD)
    loss = worth_of_keeping(state, person, seat) - worth_of_gold(state, owner, BRIBE_GOLD)
    return gain + (HARM * loss + LEADING * open_votes(state, owner)) // 100


def open_votes(state: State, seat: int) -> int:
    """The hundredths of votes that people and kings in a display give."""
    return 100 * (votes_of_people(state, seat) + LOUIS_VOTES[state.louis[seat]])


def best_swap(state: State, seat: int) -> int:
    """What the best cardinal of another would bring instead of the own one of least use."""
    least = NOBODY
    worth = 0
    for person in range(FIRST_LEADER):
        if state.owner[person] == seat and may_swap(state, seat, person) == 0:
            here = worth_of_keeping(state, person, seat)
            if least == NOBODY or here < worth:
                least = person
                worth = here
    return 0 if least == NOBODY else best_exchange(state, seat, least)


def best_exchange(state: State, seat: int, own: int) -> int:
    """The most that a cardinal of another would bring instead of an own one, if that is anything."""
    best = NO_GAIN
    for person in range(FIRST_LEADER):
        if may_bribe(state, seat, person) == 0:
            best = max(best, weight_of_exchange(state, seat, own, person))
    return best


def weight_of_exchange(state: State, seat: int, own: int, person: int) -> int:
    """What two gain or lose by a swap."""
    owner = state.owner[person]
    loss = worth_of_keeping(state, own, seat)
    harm = worth_of_keeping(state, person, seat)
    state.owner[own] = NOBODY
    gain = worth_of_person(state, seat, person, seat)
    harm -= worth_of_person(state, owner, own, seat)
    state.owner[own] = seat
    return gain - loss + (HARM * harm + LEADING * open_votes(state, owner)) // 100


def weight_of_person(state: State, seat: int, person: int) -> int:
    """By what the person is chosen for."""
    owner = state.owner[person]
    if state.phase == BRIBE_WHOM:
        return weight_of_bribing(state, seat, person)
    if state.phase == EXCLUDE:
        return worth_of_keeping(state, person, seat) + LEADING * open_votes(state, owner) // 100
    if state.phase == SWAP_ONE:
        return best_exchange(state, seat, person) if owner == seat else -1
    if state.owner[state.swapping] == seat:
        return weight_of_exchange(state, seat, state.swapping, person)
    return 0


def weight_of_victim(state: State, seat: int, other: int) -> int:
    """What the oldest is worth to an opponent, rather to one with many votes."""
    return worth_of_keeping(state, oldest_mortal(state, other), seat) + LEADING * open_votes(state, other) // 100


weights = weights_chapter(
    moves.MOVES,
    __package__,
    {
        moves.DISCARD_ORDER: weight_of_discarding,
        moves.PLAY_ACTION: weight_of_playing,
        moves.TAKE_CARD: weight_of_taking,
        moves.CHOOSE_PERSON: weight_of_person,
        moves.CHOOSE_SEAT: weight_of_victim,
        moves.PASS: 0,
    },
    together={BID: weigh_bids, BID_SECOND: weigh_bids},
)
