"""How an apprentice weighs moves: by what each would add to its prospects, in hundredths of a vote."""

from __future__ import annotations

from signoria.core.record import Row
from signoria.games.habemus_papam.action_cards import may_bribe, may_swap
from signoria.games.habemus_papam.components import BID_NEEDS, BID_SIZE, BRIBE_GOLD, GEMS_IN_ALL, THEFT
from signoria.games.habemus_papam.counting_votes import votes_of_people
from signoria.games.habemus_papam.kinds import BRIBE, FIRST_LEADER, GEMS, GOLD, MOST_IN_A_BID, SWAP
from signoria.games.habemus_papam.prospects import (
    progress_of_order,
    worth_of_card,
    worth_of_gem,
    worth_of_gold,
    worth_of_person,
)
from signoria.games.habemus_papam.state import (
    ACTION,
    BID_GEMS,
    BRIBE_WHOM,
    CHOOSE_PERSON,
    CHOOSE_SEAT,
    DISCARD_ORDER,
    EXCLUDE,
    NOTHING,
    ORDER,
    PASS,
    PLAY_ACTION,
    SWAP_ONE,
    TAKE,
    TAKE_CARD,
    State,
)
from signoria.games.habemus_papam.taking import oldest_mortal

HARM = 25
"""What is bad for one other is good for oneself, in percent."""
KEPT = 45
"""What an action card is worth that is kept for another round."""


def weigh(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """A weight for each legal move; the heaviest is the apprentice's choice."""
    if moves[0] >= BID_GEMS and moves[0] < TAKE_CARD:
        weigh_bids(state, seat, moves, count, weights)
    else:
        for index in range(count):
            weights[index] = weight_of(state, seat, moves[index])


def weight_of(state: State, seat: int, action: int) -> int:
    """How much a move other than a bid is worth to a seat."""
    if action == PASS:
        return KEPT if state.phase == ACTION and not state.is_last_round else 0
    if state.phase == TAKE:
        return worth_of_card(state, seat, action - TAKE_CARD)
    if state.phase == ACTION:
        return weight_of_playing(state, seat, action - PLAY_ACTION)
    if state.phase == ORDER:
        return -progress_of_order(state, seat, action - DISCARD_ORDER)
    if action >= CHOOSE_SEAT:
        return weight_of_victim(state, action - CHOOSE_SEAT)
    return weight_of_person(state, seat, action - CHOOSE_PERSON)


# -- bids


def weigh_bids(state: State, seat: int, moves: Row, count: int, weights: Row) -> None:
    """What the choice among the cards is worth at the place a bid may win, less the gems."""
    first = worth_of_rank(state, seat, 0)
    second = worth_of_rank(state, seat, 1)
    third = worth_of_rank(state, seat, 2)
    last = worth_of_rank(state, seat, state.seats - 1)
    rivals = gems_of_a_rival(state, seat)
    for index in range(count):
        bid = moves[index] - BID_GEMS
        behind = expected_rank(state, BID_SIZE[bid], rivals)
        if behind < 100:
            worth = first + (second - first) * behind // 100
        elif behind < 200:
            worth = second + (third - second) * (behind - 100) // 100
        else:
            worth = third + (last - third) * (behind - 200) // 100
        for gem in range(GEMS):
            worth -= BID_NEEDS[bid, gem] * worth_of_gem(state, gem)
        weights[index] = worth


def gems_of_a_rival(state: State, seat: int) -> int:
    """How many gems another has on average: those neither in the bank nor one's own."""
    gems = 0
    for gem in range(GEMS):
        gems += GEMS_IN_ALL[gem] - state.bank[gem] - state.gems[seat, gem]
    return gems // max(1, state.seats - 1)


def expected_rank(state: State, size: int, rivals: int) -> int:
    """How many, in hundredths, may bid better than so many gems, if others bid any number they have alike."""
    most = min(MOST_IN_A_BID, rivals)
    better = 100 * max(0, most - size) + (50 if size <= most else 0)
    return (state.seats - 1) * better // max(1, most + 1)


def worth_of_rank(state: State, seat: int, rank: int) -> int:
    """The card that is left for a seat when so many have chosen, each taking the best that is there for this seat."""
    taken = 0
    worth = 0
    for _ in range(rank + 1):
        best = NOTHING
        for place_of_card in range(state.offer_size):
            if not taken >> place_of_card & 1:
                card_worth = worth_of_card(state, seat, state.offer[place_of_card])
                if best == NOTHING or card_worth > worth:
                    best = place_of_card
                    worth = card_worth
        if best == NOTHING:
            return 0
        taken |= 1 << best
    return worth


# -- action cards


def weight_of_playing(state: State, seat: int, kind: int) -> int:
    """Gold at once, a better place this round, or a cardinal."""
    gold = worth_of_gold(state, seat)
    if kind == GOLD:
        return KEPT + 1
    if kind == BRIBE:
        return best_bribe(state, seat) - BRIBE_GOLD * gold
    if kind == SWAP:
        return best_swap(state, seat)
    spread = worth_of_rank(state, seat, 0) - worth_of_rank(state, seat, 2)
    return THEFT[kind] * (state.seats - 1) * gold + spread // 3 - 20


def best_bribe(state: State, seat: int) -> int:
    """The most that a cardinal of another would bring."""
    best = 0
    for person in range(FIRST_LEADER):
        if may_bribe(state, seat, person) == 0:
            best = max(best, weight_of_taking_over(state, seat, person))
    return best


def weight_of_taking_over(state: State, seat: int, person: int) -> int:
    """What a cardinal brings oneself, and what the owner loses."""
    return worth_of_person(state, seat, person) + HARM * worth_of_person(state, state.owner[person], person) // 100


def best_swap(state: State, seat: int) -> int:
    """What the best cardinal of another is worth more than the own one of least use."""
    return best_bribe(state, seat) - cheapest_own(state, seat)


def cheapest_own(state: State, seat: int) -> int:
    """What the own cardinal of least use is worth; much where there is none."""
    cheapest = 1000
    for person in range(FIRST_LEADER):
        if state.owner[person] == seat and may_swap(state, seat, person) == 0:
            cheapest = min(cheapest, worth_of_person(state, seat, person))
    return cheapest


# -- people


def weight_of_person(state: State, seat: int, person: int) -> int:
    """By what the person is chosen for."""
    owner = state.owner[person]
    if state.phase == BRIBE_WHOM:
        return weight_of_taking_over(state, seat, person)
    if state.phase == EXCLUDE:
        return worth_of_person(state, owner, person) + 20 * votes_of_people(state, owner)
    if state.phase == SWAP_ONE:
        return best_bribe(state, seat) - worth_of_person(state, seat, person) if owner == seat else -1
    if state.owner[state.swapping] == seat:
        return weight_of_taking_over(state, seat, person)
    return 0


def weight_of_victim(state: State, other: int) -> int:
    """What the oldest is worth to an opponent, rather to one with many votes."""
    person = oldest_mortal(state, other)
    return worth_of_person(state, other, person) + 20 * votes_of_people(state, other)
