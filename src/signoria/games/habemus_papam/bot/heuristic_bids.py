"""What the apprentice thinks a bid is worth: the cards it may win, less the gems."""

from __future__ import annotations

from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.bot.prospects import worth_of_card, worth_of_gem
from signoria.games.habemus_papam.components import BID_NEEDS, BID_SIZE, GEMS_IN_ALL, STRENGTH, STRENGTH_TWICE
from signoria.games.habemus_papam.constants import BID_COUNT, GEMS, MAX_SEATS, MOST_IN_A_BID, TWICE
from signoria.games.habemus_papam.rules.action_cards import seat_after
from signoria.games.habemus_papam.rules.bidding import strength_of
from signoria.games.habemus_papam.rules.counting_votes import gems_left
from signoria.games.habemus_papam.state import NOTHING, State

ANY_GEM = 12
MOST_BID_ANY = 45
"""The chance that another bids a gem at all: for each that another has on average, and at most."""
TWO_GEMS = 8
MOST_BID_TWO = 28
"""That another bids two or more."""
THREE_GEMS = 6
MOST_BID_THREE = 26
"""That another bids three."""
SAME_WISH = 55
"""How often whoever takes before one takes the card one wants most, in percent."""
DIGIT = 15
HIGHEST = (1 << DIGIT) - 1
"""Worths are digits of a number to a base of so many bits."""


def weigh_bids(state: State, seat: int, moves: Row, count: int, weights: Row, first: int) -> None:
    """What the choice among the cards is worth at the places a bid may win, less the gems."""
    choices = best_choices(state, seat)
    rivals = gems_of_a_rival(state, seat)
    twice = 1 if state.played[seat] == TWICE else 0
    for index in range(count):
        bid = moves[index] - first
        weights[index] = expected(state, seat, bid, twice, choices, rivals) - cost_of_bid(state, seat, bid)


def cost_of_bid(state: State, seat: int, bid: int) -> int:
    """What the gems are worth that it takes."""
    cost = 0
    held = gems_left(state, seat)
    for gem in range(GEMS):
        if BID_NEEDS[bid, gem] > 0:
            cost += BID_NEEDS[bid, gem] * worth_of_gem(state, seat, gem, held)
    return cost


# -- the cards


def best_choices(state: State, seat: int) -> int:
    """What the best four cards on offer are worth to a seat, as digits of one number, the best one first."""
    choices = 0
    for place in range(state.offer_size):
        choices = with_choice(choices, worth_of_card(state, seat, state.offer[place], seat))
    return choices


def with_choice(choices: int, worth: int) -> int:
    """The best four of five."""
    rest = max(0, worth)
    ranked = 0
    for rank in range(MAX_SEATS):
        here = choice_at(choices, rank)
        ranked |= max(here, rest) << rank * DIGIT
        rest = min(here, rest)
    return ranked


def choice_at(choices: int, rank: int) -> int:
    """What the best card is worth when so many better ones are gone."""
    return choices >> rank * DIGIT & HIGHEST


# -- the places


def expected(state: State, seat: int, bid: int, twice: int, choices: int, rivals: int) -> int:
    """The card that may be left for a bid, as others may bid better and want the same."""
    size = BID_SIZE[bid] + (1 if twice and bid > 0 else 0)
    strength = STRENGTH_TWICE[bid] if twice else STRENGTH[bid]
    more = chance_of_more(rivals, size)
    better = more
    if size > 0:
        better += (chance_of_more(rivals, size - 1) - more) * chance_of_better_gems(state, seat, bid, size) // 100
    none = 10000
    one = 0
    two = 0
    three = 0
    for step in range(1, state.seats):
        other = seat_after(state, seat, step)
        gone = SAME_WISH * chance_of_better(state, seat, other, strength, better) // 100
        three += two * gone // 100
        two += (one - two) * gone // 100
        one += (none - one) * gone // 100
        none -= none * gone // 100
    worth = none * choice_at(choices, 0) + one * choice_at(choices, 1)
    return (worth + two * choice_at(choices, 2) + three * choice_at(choices, 3)) // 10000


def chance_of_better(state: State, seat: int, other: int, strength: int, better: int) -> int:
    """How likely another takes before a bid of a strength, in percent: by the bid if it is known."""
    if state.bid[other] != NOTHING:
        theirs = strength_of(state, other)
        if theirs == strength:
            return is_nearer(state, other, seat) * 100
        return 100 if theirs > strength else 0
    if strength == 0 and is_nearer(state, other, seat):
        return 100
    return better


def is_nearer(state: State, other: int, seat: int) -> int:
    """Whether another comes before a seat, clockwise from the Camerlengo."""
    return 1 if distance(state, other) < distance(state, seat) else 0


def distance(state: State, seat: int) -> int:
    """How many steps a seat is from the Camerlengo, clockwise."""
    steps = seat - state.camerlengo
    return steps + state.seats if steps < 0 else steps


def gems_of_a_rival(state: State, seat: int) -> int:
    """How many gems another has on average, in hundredths: those neither in the bank nor one's own."""
    gems = 0
    for gem in range(GEMS):
        gems += GEMS_IN_ALL[gem] - state.bank[gem] - state.gems[seat, gem]
    return 100 * gems // max(1, state.seats - 1)


def chance_of_more(rivals: int, size: int) -> int:
    """How likely another with so many hundredths of gems bids more than so many, in percent."""
    if size == 0:
        return min(MOST_BID_ANY, ANY_GEM * rivals // 100)
    if size == 1:
        return min(MOST_BID_TWO, TWO_GEMS * rivals // 100)
    return min(MOST_BID_THREE, THREE_GEMS * rivals // 100) if size < MOST_IN_A_BID else 0


def chance_of_better_gems(state: State, seat: int, bid: int, size: int) -> int:
    """How likely as many gems of another are better, in percent."""
    better = 0
    alike = 0
    every = 0
    best = NOTHING
    for gem in range(GEMS):
        theirs = GEMS_IN_ALL[gem] - state.bank[gem] - state.gems[seat, gem]
        every += theirs
        if best == NOTHING:
            if BID_NEEDS[bid, gem] > 0:
                best = gem
                alike = theirs
            else:
                better += theirs
    return min(100, size * (100 * better + 50 * alike) // max(1, every))


def best_bid(state: State, seat: int, most: int, twice: int, choices: int) -> int:
    """The most that a bid of so many gems at most may bring."""
    rivals = gems_of_a_rival(state, seat)
    best = 0
    for bid in range(BID_COUNT):
        if BID_SIZE[bid] <= most and has_gems(state, seat, bid):
            best = max(best, expected(state, seat, bid, twice, choices, rivals) - cost_of_bid(state, seat, bid))
    return best


def has_gems(state: State, seat: int, bid: int) -> int:
    """Whether a seat has the gems of a bid."""
    for gem in range(GEMS):
        if BID_NEEDS[bid, gem] > state.gems[seat, gem]:
            return 0
    return 1
