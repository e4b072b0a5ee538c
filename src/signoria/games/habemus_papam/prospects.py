"""What the apprentice thinks cards, gold and gems are worth, in hundredths of a vote."""

from __future__ import annotations

from signoria.games.habemus_papam.components import (
    ACTION_GOLD,
    BAG_GOLD,
    CAMERLENGO_GOLD,
    COATS,
    DEATH_GOLD,
    FACTION,
    FELIPE_END,
    FELIPE_GOLD,
    GOLD_FOR_A_VOTE,
    LOUIS_VOTES,
    ORDER_VOTES,
    SQUADRONE_GOLD,
    SQUADRONE_VOTES,
    SYMBOL,
    THEFT,
)
from signoria.games.habemus_papam.counting_votes import (
    FOUR_ARMS,
    INNOCENT_URBAN,
    ORDER_FRANCE,
    ORDER_LEADERS,
    SPAIN_INNOCENT,
    SPAIN_URBAN,
    coats_of,
    gems_left,
    leaders_of,
    people_with_symbol,
)
from signoria.games.habemus_papam.kinds import (
    BRIBE,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    FACTIONS,
    FELIPE,
    FIRST_ACTION,
    FIRST_LEADER,
    FRANCE,
    GOLD,
    INNOCENT,
    LOUIS,
    LOUIS_SYMBOL,
    MAZARIN,
    ORDERS_DEALT,
    PAIR_SYMBOLS,
    PEOPLE,
    RUBIES,
    SPAIN,
    SQUADRONE,
    URBAN,
)
from signoria.games.habemus_papam.state import NOTHING, State

MOST_MAZARIN = 5
MOST_LOUIS = 5
MOST_FELIPE = 3
ROUNDS = 18
EXPECTED_GOLD = 18
"""Gold that a seat may still come by."""


def worth_of_gold(state: State, seat: int) -> int:
    """A piece of gold, by the rate that a seat's Mazarin cards promise."""
    return 100 // max(1, GOLD_FOR_A_VOTE[min(MOST_MAZARIN, state.mazarin[seat] + 1)])


def worth_of_card(state: State, seat: int, card: int) -> int:
    """A card on offer to a seat."""
    if card < PEOPLE:
        return worth_of_person(state, seat, card)
    if card < FIRST_ACTION:
        return worth_of_politics(state, seat, card)
    if card < CAMERLENGO:
        return worth_of_action(state, seat, card - FIRST_ACTION)
    return worth_of_camerlengo(state, seat)


# -- people


def worth_of_person(state: State, seat: int, person: int) -> int:
    """A vote, a bag that Black Smoke fills, an old boy, and what the orders held want."""
    worth = 100 + worth_of_symbol(state, seat, person)
    if person < CARDINALS and not state.smoke:
        worth += BAG_GOLD * worth_of_gold(state, seat)
    for held in range(ORDERS_DEALT):
        if state.order[seat, held] != NOTHING:
            worth += help_for_order(state, seat, person, state.order[seat, held])
    return worth


def worth_of_symbol(state: State, seat: int, person: int) -> int:
    """A pair completed is a vote; one begun is a hope."""
    symbol = SYMBOL[person]
    if symbol == NOTHING:
        return 0
    if symbol < PAIR_SYMBOLS:
        return 100 if people_with_symbol(state, seat, symbol) > 0 else 15
    held = state.louis[seat] if symbol == LOUIS_SYMBOL else state.mazarin[seat]
    return min(held, 2) * 45


def help_for_order(state: State, seat: int, person: int, order: int) -> int:
    """How much nearer a person brings an order: its votes shared among the coats it wants."""
    if order == ORDER_LEADERS:
        return ORDER_VOTES[order] * (50 if person >= FIRST_LEADER and leaders_of(state, seat) < 2 else 0)
    faction = FACTION[person]
    if faction == NOTHING:
        return 0
    wanted = coats_wanted(order, faction) - coats_of(state, seat, faction)
    return ORDER_VOTES[order] * 25 * max(0, min(COATS[person], wanted))


def coats_wanted(order: int, faction: int) -> int:
    """How many coats of arms of a faction an order wants."""
    if order == FOUR_ARMS:
        return 1
    if order == ORDER_FRANCE:
        return 3 if faction == FRANCE else 0
    if faction == SPAIN:
        return 2 if order == SPAIN_INNOCENT or order == SPAIN_URBAN else 0
    if faction == INNOCENT:
        return 2 if order == SPAIN_INNOCENT or order == INNOCENT_URBAN else 0
    if faction == URBAN:
        return 2 if order == INNOCENT_URBAN or order == SPAIN_URBAN else 0
    return 0


def progress_of_order(state: State, seat: int, order: int) -> int:
    """How near an order is to being fulfilled, by its votes."""
    if order == ORDER_LEADERS:
        return ORDER_VOTES[order] * 25 * leaders_of(state, seat)
    progress = 0
    for faction in range(FACTIONS):
        progress += min(coats_wanted(order, faction), coats_of(state, seat, faction))
    if progress == 0 and order != FOUR_ARMS:
        progress = min(2, state.felipe[seat]) + min(2, state.mazarin[seat]) if order > ORDER_LEADERS else 0
    return ORDER_VOTES[order] * 25 * progress


# -- politics


def worth_of_politics(state: State, seat: int, card: int) -> int:
    """Votes by the cards held, gold, and the harm to others."""
    if card == MAZARIN:
        return worth_of_mazarin(state, seat)
    if card == LOUIS:
        held = min(state.louis[seat], MOST_LOUIS - 1)
        return 100 * (LOUIS_VOTES[held + 1] - LOUIS_VOTES[held]) + 25
    if card == FELIPE:
        held = min(state.felipe[seat], MOST_FELIPE - 1)
        gold = FELIPE_GOLD + FELIPE_END[held + 1] - FELIPE_END[held]
        return gold * worth_of_gold(state, seat) + (40 if held == 1 else 0)
    if card == SQUADRONE:
        cost = SQUADRONE_GOLD * worth_of_gold(state, seat)
        return 100 * SQUADRONE_VOTES - cost if state.gold[seat] >= SQUADRONE_GOLD else 0
    return DEATH_GOLD * worth_of_gold(state, seat) + 60 if card == DEATH else 0


def worth_of_mazarin(state: State, seat: int) -> int:
    """The votes that a better rate would make of the gold a seat may have at the end."""
    held = min(state.mazarin[seat], MOST_MAZARIN - 1)
    left = max(0, ROUNDS - state.round)
    gold = state.gold[seat] + gems_left(state, seat) + EXPECTED_GOLD * left // ROUNDS + FELIPE_END[state.felipe[seat]]
    now = 100 * gold // max(1, GOLD_FOR_A_VOTE[held])
    return 100 * gold // max(1, GOLD_FOR_A_VOTE[held + 1]) - now + 20


# -- actions and gems


def worth_of_action(state: State, seat: int, kind: int) -> int:
    """The gold it takes, and what it does to a bid or to displays; nothing in the last round."""
    if state.is_last_round:
        return 0
    gold = ACTION_GOLD if kind == GOLD else THEFT[kind] * (state.seats - 1)
    worth = gold * worth_of_gold(state, seat)
    if kind == RUBIES:
        return worth + 60
    return worth + (90 if kind == BRIBE else 30)


def worth_of_gem(state: State, gem: int) -> int:
    """What a gem is worth to somebody who can still bid it."""
    return 12 if state.is_last_round else 44 - 8 * gem


def worth_of_camerlengo(state: State, seat: int) -> int:
    """Gems are worth more to those who have few."""
    worth = CAMERLENGO_GOLD * worth_of_gold(state, seat)
    for gem in range(1, 4):
        if state.bank[gem] > 0:
            worth += worth_of_gem(state, gem)
    return worth + max(0, 6 - gems_left(state, seat)) * 10
