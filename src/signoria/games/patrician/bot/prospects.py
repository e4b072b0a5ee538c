"""What a city promises a seat, in hundredths of a point: the ground the apprentice's heuristic stands on.

A tower promises its tile times the chance of winning it. That chance is guessed from how many floors rivals lack, how
much room the city has, and how many coats of arms the seat itself still holds for it.
"""

from __future__ import annotations

from signoria.games.patrician.components import (
    CAPACITY,
    CARD_CITY,
    CARD_CRESTS,
    CATCH_UP,
    MAX_CAPACITY,
    SITES,
    TILE_VALUE,
    TOKEN,
)
from signoria.games.patrician.rules.scoring import floors_in, leader_of
from signoria.games.patrician.state import NOTHING, State

OWN_SHARE = 3
"""How many times its own prospects count for a seat against those of its best rival."""
LATECOMER = 4
"""By how much the chance to catch up is less than a rival's."""


def crests_held(state: State, seat: int, city: int, lost: int, gained: int) -> int:
    """The coats of arms of a city in a hand, without one card and with another."""
    crests = 0
    for held in range(state.hand_size[seat]):
        card = state.hand[seat, held]
        if CARD_CITY[card] == city and card != lost:
            crests += CARD_CRESTS[card]
    if gained != NOTHING and CARD_CITY[gained] == city:
        crests += CARD_CRESTS[gained]
    return crests


def chance_to_win(state: State, tower: int, seat: int, others_room: int, extra: int) -> int:
    """A seat's chance of winning a tower, in percent, if it adds so many floors and rivals have so much room."""
    own = state.floors_of[seat, tower] + extra
    on_top = extra > 0 or leader_of(state, tower) == seat
    row = state.seats * (MAX_CAPACITY + 1) + others_room
    chance = 100
    for other in range(state.seats):
        if other != seat:
            theirs = state.floors_of[other, tower]
            behind = CATCH_UP[row, max(1, theirs - own)] // LATECOMER
            if own > theirs or (own == theirs and own > 0 and on_top):
                ahead = 100 - CATCH_UP[row, max(1, own - theirs)]
                chance = chance * max(ahead, behind + 1) // 100
            else:
                chance = chance * behind // 100
    return chance


def tile_hoped_for(state: State, tower: int, lead: int, others_room: int) -> int:
    """What a tower's tile will be worth, in hundredths, if it is to be so much higher than the other tower."""
    city = tower >> 1
    larger = TILE_VALUE[city * SITES] * 100
    smaller = TILE_VALUE[city * SITES + 1] * 100
    chance = min(100, max(0, 50 + 50 * lead // max(1, others_room + 1)))
    return smaller + (larger - smaller) * chance // 100 + state.near[city] * TOKEN * 100


def prospects(state: State, city: int, seat: int, crests: int) -> int:
    """The points a seat may hope for in a city, in hundredths, with the best use of what it holds for it."""
    others_room = max(0, CAPACITY[city] - floors_in(state, city) - crests)
    left = city * SITES
    right = left + 1
    best = 0
    for extra in range(crests + 1):
        lead = state.height[left] - state.height[right] + extra + extra - crests
        hope = chance_to_win(state, left, seat, others_room, extra) * tile_hoped_for(state, left, lead, others_room)
        hope += chance_to_win(state, right, seat, others_room, crests - extra) * tile_hoped_for(
            state, right, -lead, others_room
        )
        best = max(best, hope // 100)
    return best


def balance(state: State, city: int, seat: int, crests: int) -> int:
    """Own prospects in a city, counted more than once, less the best rival's."""
    if state.scored[city]:
        return 0
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, city, other, 0))
    return prospects(state, city, seat, crests) * OWN_SHARE - best
