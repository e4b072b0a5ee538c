"""What a move is about, in numbers that mean the same for all cities and cards: a network judges moves by them."""

from __future__ import annotations

from signoria.core.rules.state_record import Row
from signoria.core.rules.written_facts import facts_chapter
from signoria.games.patrician import moves
from signoria.games.patrician.bot.heuristic import card_taken_with, lead_in, portraits_hoped_for, weight_of_holding
from signoria.games.patrician.bot.prospects import OWN_SHARE, crests_held, prospects
from signoria.games.patrician.components import (
    CAPACITY,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARD_SYMBOL,
    CITIES,
    CREST,
    ROAD_FROM,
    ROAD_TO,
    SITES,
    TILE_VALUE,
)
from signoria.games.patrician.rules.scoring import floors_in, leader_of
from signoria.games.patrician.state import NOBODY, NOTHING, State

PLAYING, BUILDING, MOVING, TAKING, SENDING = range(1, 6)
"""Places of facts: what kind of move it is; place 0 is the network's own. Passing has no facts."""
FLOORS_DUE = 6
CITY = 7
TOWER = 19
TOWER_FACTS = 7
CARD = 33
TAKEN = 41
ROAD = 49
FACTS = 51
HUNDREDTHS = 100


def describe_playing(state: State, seat: int, card: int, facts: Row) -> None:
    """The city to build in, the card, and the card that comes into the hand for it."""
    facts[PLAYING] = 1
    facts[FLOORS_DUE] = CARD_CRESTS[card]
    describe_city(state, seat, CARD_CITY[card] * SITES, card, facts)
    describe_card(state, seat, card, CARD, facts)
    taken = card_taken_with(state, seat, card)
    if taken != NOTHING:
        describe_card(state, seat, taken, TAKEN, facts)


def describe_building(state: State, seat: int, tower: int, facts: Row) -> None:
    """The city, this site first."""
    facts[BUILDING] = 1
    facts[FLOORS_DUE] = state.floors_due
    describe_city(state, seat, tower, NOTHING, facts)


def describe_moving(state: State, seat: int, tower: int, facts: Row) -> None:
    """The city, the tower that loses its top floor first, and whether that is the seat's own."""
    facts[MOVING] = 1
    facts[FLOORS_DUE] = state.floor[tower, state.height[tower] - 1] == seat
    describe_city(state, seat, tower, NOTHING, facts)


def describe_taking(state: State, seat: int, city: int, facts: Row) -> None:
    """The card, and the city it builds in."""
    card = state.face_up[city]
    facts[TAKING] = 1
    describe_city(state, seat, CARD_CITY[card] * SITES, NOTHING, facts)
    describe_card(state, seat, card, CARD, facts)


def describe_sending(state: State, seat: int, road: int, facts: Row) -> None:
    """Its cities."""
    facts[SENDING] = 1
    facts[ROAD] = lead_in(state, seat, ROAD_FROM[road]) // HUNDREDTHS
    facts[ROAD + 1] = lead_in(state, seat, ROAD_TO[road]) // HUNDREDTHS
    describe_city(state, seat, ROAD_FROM[road] * SITES, NOTHING, facts)


def describe_city(state: State, seat: int, first: int, without: int, facts: Row) -> None:
    """A city and its two towers, this one first; what the seat holds for it beside one card."""
    city = first >> 1
    crests = crests_held(state, seat, city, without, NOTHING)
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, city, other, 0))
    facts[CITY] = CAPACITY[city]
    facts[CITY + 1] = CAPACITY[city] - floors_in(state, city)
    facts[CITY + 2] = TILE_VALUE[city * SITES]
    facts[CITY + 3] = TILE_VALUE[city * SITES + 1]
    facts[CITY + 4] = state.near[city]
    facts[CITY + 5] = state.scored[city]
    facts[CITY + 6] = crests
    facts[CITY + 7] = crests_face_up(state, city)
    facts[CITY + 8] = prospects(state, city, seat, crests) // HUNDREDTHS
    facts[CITY + 9] = best // HUNDREDTHS
    facts[CITY + 10] = state.seats
    facts[CITY + 11] = min(50, state.deck_size)
    describe_tower(state, seat, first, TOWER, facts)
    describe_tower(state, seat, first ^ 1, TOWER + TOWER_FACTS, facts)


def crests_face_up(state: State, city: int) -> int:
    """The coats of arms for a city on cards that lie open."""
    crests = 0
    for other in range(CITIES):
        if state.face_up[other] != NOTHING and CARD_CITY[state.face_up[other]] == city:
            crests += CARD_CRESTS[state.face_up[other]]
    return crests


def describe_tower(state: State, seat: int, tower: int, at: int, facts: Row) -> None:
    """How high it is, how strong the seat and the two strongest others are in it, and who leads."""
    leader = leader_of(state, tower)
    best = 0
    second = 0
    for other in range(state.seats):
        if other != seat:
            second = max(second, min(best, state.floors_of[other, tower]))
            best = max(best, state.floors_of[other, tower])
    facts[at] = state.height[tower]
    facts[at + 1] = state.floors_of[seat, tower]
    facts[at + 2] = best
    facts[at + 3] = second
    facts[at + 4] = leader == seat
    facts[at + 5] = (leader != seat) & (leader != NOBODY)
    if state.height[tower] > 0:
        facts[at + 6] = state.floor[tower, state.height[tower] - 1] == seat


def describe_card(state: State, seat: int, card: int, at: int, facts: Row) -> None:
    """Its coats of arms, symbol and heads, how many equal heads the seat has, and what it adds to the hand."""
    facts[at] = CARD_CRESTS[card]
    if CARD_SYMBOL[card] != CREST:
        facts[at + CARD_SYMBOL[card]] = 1
    heads = CARD_HEADS[card]
    if heads > 0:
        have = state.heads[seat, CARD_HEAD[card]]
        facts[at + 5] = heads
        facts[at + 6] = (portraits_hoped_for(have + heads) - portraits_hoped_for(have)) // (HUNDREDTHS * OWN_SHARE)
    facts[at + 7] = weight_of_holding(state, seat, card) // (HUNDREDTHS * OWN_SHARE)


describing = facts_chapter(
    moves.MOVES,
    __package__,
    {
        moves.PLAY_CARD: describe_playing,
        moves.BUILD_ON: describe_building,
        moves.MOVE_FROM: describe_moving,
        moves.TAKE_AT: describe_taking,
        moves.SEND_BETWEEN: describe_sending,
    },
)
