"""The kinds of things there are in 1655, in the order of their numbers."""

from __future__ import annotations

from itertools import combinations_with_replacement

MAX_SEATS = 4
SEAT_COUNTS = range(3, MAX_SEATS + 1)

FACTION_NAMES = ("france", "spain", "innocent", "urban")
FACTIONS = len(FACTION_NAMES)

GEM_NAMES = ("diamond", "ruby", "sapphire", "amber")
GEMS = len(GEM_NAMES)

CARDINALS = 18
LATE_CARDINALS = 3
LEADERS = 4
PEOPLE = CARDINALS + LATE_CARDINALS + LEADERS
"""The cardinals come first, then the late ones, then the leaders."""
FIRST_LATE = CARDINALS
FIRST_LEADER = CARDINALS + LATE_CARDINALS

POLITICS_NAMES = ("mazarin", "louis", "felipe", "squadrone", "death")
MAZARIN, LOUIS, FELIPE, SQUADRONE, DEATH = range(PEOPLE, PEOPLE + len(POLITICS_NAMES))

ACTION_NAMES = ("gold", "second", "twice", "rubies", "bribe", "swap")
ACTION_KINDS = len(ACTION_NAMES)
FIRST_ACTION = PEOPLE + len(POLITICS_NAMES)
GOLD, SECOND, TWICE, RUBIES, BRIBE, SWAP = range(ACTION_KINDS)
"""Action cards by kind; as a card on offer the number is FIRST_ACTION more."""

CAMERLENGO = FIRST_ACTION + ACTION_KINDS
CARDS = CAMERLENGO + 1
"""A card's number: a person, a politics card, an action card or the Camerlengo."""

DECK = 18
CARDINAL_DECK = CARDINALS + 2
BLACK_SMOKE = CARDINALS
WHITE_SMOKE = CARDINALS + 1
"""In the cardinals' deck these numbers are the smokes."""
UNDER_WHITE_SMOKE = 3
MOST_ON_OFFER = 3 * UNDER_WHITE_SMOKE + 1

ORDER_NAMES = (
    "four-arms",
    "spain-innocent",
    "innocent-urban",
    "spain-urban",
    "france",
    "leaders",
    "felipe-mazarin",
)
ORDERS = len(ORDER_NAMES)
LEADERS_ORDER, FELIPE_MAZARIN_ORDER = ORDER_NAMES.index("leaders"), ORDER_NAMES.index("felipe-mazarin")
ORDER_COATS = ((1, 1, 1, 1), (0, 2, 2, 0), (0, 0, 2, 2), (0, 2, 0, 2), (3, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
"""How many coats of arms of each faction an order asks for (HP-60, HP-61, HP-62, HP-63, HP-64)."""
ORDER_CARDS = 8
ORDERS_DEALT = 2

SYMBOL_NAMES = ("eagle", "ship", "sun", "column", "book", "mitre", "louis", "mazarin")
SYMBOLS = len(SYMBOL_NAMES)
PAIR_SYMBOLS = 6
"""The first of them come in pairs; the last two ask for politics cards."""
LOUIS_SYMBOL, MAZARIN_SYMBOL = PAIR_SYMBOLS, PAIR_SYMBOLS + 1

MOST_IN_A_BID = 3
BIDS = tuple(
    tuple(chosen.count(gem) for gem in range(GEMS))
    for size in range(MOST_IN_A_BID + 1)
    for chosen in combinations_with_replacement(range(GEMS), size)
)
"""Every bid there is: how many of each gem, the smaller bids first."""
BID_COUNT = len(BIDS)
THREE_RUBIES = BIDS.index((0, 3, 0, 0))


def gems_of(bid: int) -> list[str]:
    """The gems of a bid, the best first."""
    return [name for name, count in zip(GEM_NAMES, BIDS[bid], strict=True) for _ in range(count)]
