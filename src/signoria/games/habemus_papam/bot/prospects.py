"""What the apprentice thinks cards, gold and gems are worth, in hundredths of a vote.

The viewer is the seat that thinks: orders, gold and gems of others are not known to it.
"""

from __future__ import annotations

from signoria.games.habemus_papam.bot.heuristic_orders import (
    CARDS_OF_A_KING,
    VOTE,
    help_for_orders,
    link_gained,
    rounds_to_come,
    worth_of_orders,
    worth_of_symbol,
)
from signoria.games.habemus_papam.components import (
    ACTION_GOLD,
    BAG_GOLD,
    CAMERLENGO_GOLD,
    DEATH_GOLD,
    FELIPE_END,
    FELIPE_GOLD,
    GOLD_FOR_A_VOTE,
    LOUIS_VOTES,
    SQUADRONE_GOLD,
    SQUADRONE_VOTES,
    THEFT,
)
from signoria.games.habemus_papam.constants import (
    BRIBE,
    CAMERLENGO,
    CARDINALS,
    FELIPE,
    FIRST_ACTION,
    GEMS,
    GOLD,
    LOUIS,
    LOUIS_SYMBOL,
    MAZARIN,
    MAZARIN_SYMBOL,
    PEOPLE,
    RUBIES,
    SECOND,
    SQUADRONE,
    TWICE,
)
from signoria.games.habemus_papam.rules.counting_votes import gems_left
from signoria.games.habemus_papam.state import NOBODY, State

MOST_FELIPE = 3
SHARE_TO_COME = 29
"""How many cards, in hundredths, of each one still in the decks one may come by."""
GOLD_A_ROUND = 200
"""Hundredths of a piece of gold that a round may still bring."""
PURSE = 30
"""Gold that another may have at the end."""
SECOND_FELIPE = 40
"""What it is worth to exclude a cardinal of another."""
DEATH_OF_ANOTHER = 50
"""What the death of another's cardinal is worth."""
SECOND_HELPS = 30
TWICE_HELPS = 30
RUBIES_HELP = 60
BRIBE_HELPS = 80
SWAP_HELPS = 35
"""What action cards are worth besides the gold they take."""
GEM = 12
"""What an amber is worth to somebody who can still bid it."""
BETTER_GEM = 2
"""How much more the next better gem is worth."""
GLUT = 4
"""How much less for every gem that one has more than rounds to come."""
LEAST_GEM = 10
"""The least a gem can be worth."""
USUAL_GEMS = 6
"""How many gems another may have."""


# -- gold


def worth_of_gold(state: State, seat: int, gold: int) -> int:
    """Gold, by the rate of the Mazarin cards that a seat may have at the end."""
    return worth_at_rate(gold, 100 * state.mazarin[seat] + hundredths_to_come(state, MAZARIN))


def worth_at_rate(gold: int, mazarin: int) -> int:
    """Gold by so many hundredths of Mazarin cards."""
    held = min(mazarin // 100, CARDS_OF_A_KING)
    now = VOTE * gold // max(1, GOLD_FOR_A_VOTE[held])
    if held == CARDS_OF_A_KING:
        return now
    better = VOTE * gold // max(1, GOLD_FOR_A_VOTE[held + 1])
    return now + (better - now) * (mazarin % 100) // 100


def hundredths_to_come(state: State, card: int) -> int:
    """How many more cards of a kind one may come by, in hundredths."""
    return SHARE_TO_COME * max(0, CARDS_OF_A_KING - state.seen[card])


def purse_at_the_end(state: State, seat: int, viewer: int) -> int:
    """The gold a seat may have when votes are counted."""
    if seat != viewer:
        return PURSE + FELIPE_END[state.felipe[seat]]
    gold = state.gold[seat] + gems_left(state, seat) + FELIPE_END[state.felipe[seat]]
    return gold + GOLD_A_ROUND * rounds_to_come(state) // 100


# -- cards


def worth_of_card(state: State, seat: int, card: int, viewer: int) -> int:
    """A card on offer to a seat."""
    if card < PEOPLE:
        return worth_of_person(state, seat, card, viewer)
    if card < FIRST_ACTION:
        return worth_of_politics(state, seat, card, viewer)
    if card < CAMERLENGO:
        return worth_of_action(state, seat, card - FIRST_ACTION)
    return worth_of_camerlengo(state, seat, viewer)


def worth_of_person(state: State, seat: int, person: int, viewer: int) -> int:
    """A vote, a bag that Black Smoke fills, an old boy, and what the orders held want."""
    worth = VOTE + worth_of_symbol(state, seat, person)
    if person < CARDINALS and not state.smoke:
        worth += worth_of_gold(state, seat, BAG_GOLD)
    if seat == viewer:
        worth += help_for_orders(state, seat, person)
    return worth


def worth_of_keeping(state: State, person: int, viewer: int) -> int:
    """What a person is worth to its owner."""
    owner = state.owner[person]
    state.owner[person] = NOBODY
    worth = worth_of_person(state, owner, person, viewer)
    state.owner[person] = owner
    return worth


def worth_of_politics(state: State, seat: int, card: int, viewer: int) -> int:
    """Votes by the cards held, gold, and the harm to others."""
    if card == MAZARIN:
        return worth_of_mazarin(state, seat, viewer)
    if card == LOUIS:
        return worth_of_louis(state, seat)
    if card == FELIPE:
        return worth_of_felipe(state, seat, viewer)
    if card == SQUADRONE:
        return worth_of_squadrone(state, seat, viewer)
    return worth_of_gold(state, seat, DEATH_GOLD) + DEATH_OF_ANOTHER


def worth_of_mazarin(state: State, seat: int, viewer: int) -> int:
    """The votes that a better rate makes of the gold a seat may have at the end."""
    gold = purse_at_the_end(state, seat, viewer)
    now = 100 * state.mazarin[seat] + hundredths_to_come(state, MAZARIN)
    worth = worth_at_rate(gold, now + 100) - worth_at_rate(gold, now)
    worth += link_gained(state, seat, MAZARIN_SYMBOL, state.mazarin[seat], MAZARIN)
    if seat == viewer:
        before = worth_of_orders(state, seat)
        state.mazarin[seat] += 1
        worth += worth_of_orders(state, seat) - before
        state.mazarin[seat] -= 1
    return worth


def worth_of_louis(state: State, seat: int) -> int:
    """More votes, with the cards that may still come."""
    to_come = hundredths_to_come(state, LOUIS)
    held = state.louis[seat]
    worth = votes_of_louis(100 * held + 100 + to_come) - votes_of_louis(100 * held + to_come)
    return worth + link_gained(state, seat, LOUIS_SYMBOL, held, LOUIS)


def votes_of_louis(louis: int) -> int:
    """Hundredths of votes for hundredths of cards."""
    held = min(louis // 100, CARDS_OF_A_KING)
    votes = VOTE * LOUIS_VOTES[held]
    if held < CARDS_OF_A_KING:
        votes += (LOUIS_VOTES[held + 1] - LOUIS_VOTES[held]) * (louis % 100)
    return votes


def worth_of_felipe(state: State, seat: int, viewer: int) -> int:
    """Gold now and at the end; the second one excludes a cardinal."""
    held = min(state.felipe[seat], MOST_FELIPE - 1)
    worth = worth_of_gold(state, seat, FELIPE_GOLD + FELIPE_END[held + 1] - FELIPE_END[held])
    if held == 1:
        worth += SECOND_FELIPE
    if seat == viewer:
        before = worth_of_orders(state, seat)
        state.felipe[seat] += 1
        worth += worth_of_orders(state, seat) - before
        state.felipe[seat] -= 1
    return worth


def worth_of_squadrone(state: State, seat: int, viewer: int) -> int:
    """Its votes for the gold, if a seat has it."""
    if seat == viewer and state.gold[seat] < SQUADRONE_GOLD:
        return 0
    return VOTE * SQUADRONE_VOTES - worth_of_gold(state, seat, SQUADRONE_GOLD)


# -- actions and gems


def worth_of_action(state: State, seat: int, kind: int) -> int:
    """The gold it takes, and what it does to a bid or to displays, as long as it can be played."""
    if state.action_count[seat] >= rounds_to_come(state):
        return 0
    gold = ACTION_GOLD if kind == GOLD else THEFT[kind] * (state.seats - 1)
    return worth_of_gold(state, seat, gold) + help_of_action(kind)


def help_of_action(kind: int) -> int:
    """What an action card does besides taking gold."""
    if kind == RUBIES:
        return RUBIES_HELP
    if kind == TWICE:
        return TWICE_HELPS
    if kind == SECOND:
        return SECOND_HELPS
    if kind == GOLD:
        return 0
    return BRIBE_HELPS if kind == BRIBE else SWAP_HELPS


def worth_of_gem(state: State, seat: int, gem: int, held: int) -> int:
    """A gem to somebody who has so many and can still bid it; a piece of gold at the end."""
    left = rounds_to_come(state)
    if left == 0:
        return worth_of_gold(state, seat, 1)
    worth = GEM + BETTER_GEM * (GEMS - 1 - gem)
    return max(LEAST_GEM, worth - GLUT * max(0, held - left))


def worth_of_camerlengo(state: State, seat: int, viewer: int) -> int:
    """Gems are worth more to those who have few."""
    worth = worth_of_gold(state, seat, CAMERLENGO_GOLD)
    held = gems_left(state, seat) if seat == viewer else USUAL_GEMS
    for gem in range(1, GEMS):
        if state.bank[gem] > 0:
            worth += worth_of_gem(state, seat, gem, held)
    return worth
