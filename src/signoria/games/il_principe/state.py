"""Il Principe's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.journal import EventTable, as_number, named_by, one_of
from signoria.core.rules.state_record import Grid, Record, Row, hidden, owned, public
from signoria.games.il_principe.constants import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    MAX_SEATS,
    REGION_NAMES,
    REGIONS,
    ROLE_NAMES,
    ROLES,
)

NOBODY = -1
NOTHING = -1

PHASES = ("over", "reserve", "bid", "extra", "turn", "shields", "turn-up", "shield")
OVER, RESERVE, BID, EXTRA, TURN, SHIELDS_DUE, TURN_UP, ROLE_SHIELD = range(len(PHASES))
"""What is decided: cards for the reserve; a bid; a city after an auction; build or lay; where a city's shields go; a
card the green role turns up; where the blue role's shield goes."""

(NEW_ROUND, OPEN_GROUP, SETTLE, BEGIN_TURNS, NEXT_TURN, NEXT_COLOUR, SETTLE_MINOR, ROUND_DONE) = range(
    len(PHASES), len(PHASES) + 8
)
"""What goes on by itself, between two decisions."""

SOURCES = ("cities", "officials", "clergy", "roles", "sets", "richest", "fullest", "regions")
BY_CITIES, BY_OFFICIALS, BY_CLERGY, BY_ROLES, BY_SETS, BY_RICHEST, BY_FULLEST, BY_REGIONS = range(len(SOURCES))
"""Where points come from: own cities, roles while others build, the white role; and at the end."""

NO_LOT, GROUP_LOT, ROLE_LOT = range(3)

ENDINGS = ("none", "cities", "deck", "last-round")
GOING_ON, CITIES_GONE, DECK_GONE, LAST_ROUND_PLAYED = range(len(ENDINGS))

_city, _role = named_by("cities"), one_of(ROLE_NAMES)
_colour, _region = one_of(COLOUR_NAMES), one_of(REGION_NAMES)
EVENTS = EventTable()
GAME_BEGUN = EVENTS.kind("game-begun", seat=as_number)
CITY_TURNED_UP = EVENTS.kind("city-turned-up", city=_city)
ROUND_BEGUN = EVENTS.kind("round-begun", round=as_number)
LAST_ROUND_BEGUN = EVENTS.kind("last-round-begun", round=as_number)
COINS_PAID_OUT = EVENTS.kind("coins-paid-out", coins=as_number)
CARDS_DRAWN = EVENTS.kind("cards-drawn", seat=as_number, count=as_number)
CARDS_SEEN = EVENTS.kind("cards-seen", seat=as_number, colour=_colour, count=as_number)
RESERVE_LAID = EVENTS.kind("reserve-laid", seat=as_number, colour=_colour, count=as_number)
DISCARDS_SHUFFLED = EVENTS.kind("discards-shuffled", count=as_number)
GROUP_REVEALED = EVENTS.kind("group-revealed", colour=_colour, count=as_number)
NO_RESERVE = EVENTS.kind("no-reserve")
AUCTION_OPENED = EVENTS.kind("auction-opened", colour=_colour, count=as_number)
ROLE_AUCTION_OPENED = EVENTS.kind("role-auction-opened", role=_role)
BID_MADE = EVENTS.kind("bid-made", seat=as_number, coins=as_number)
BID_PASSED = EVENTS.kind("bid-passed", seat=as_number)
GROUP_WON = EVENTS.kind("group-won", seat=as_number, colour=_colour, count=as_number, coins=as_number)
GROUP_UNSOLD = EVENTS.kind("group-unsold", colour=_colour, count=as_number)
BUILDING_FORGONE = EVENTS.kind("building-forgone", seat=as_number)
CITY_BUILT = EVENTS.kind("city-built", seat=as_number, city=_city, coins=as_number, points=as_number)
OFFICIALS_PAID = EVENTS.kind("officials-paid", seat=as_number, points=as_number)
SHIELD_PLACED = EVENTS.kind("shield-placed", seat=as_number, region=_region)
CARDS_LAID = EVENTS.kind("cards-laid", seat=as_number, colour=_colour, count=as_number)
TURN_PASSED = EVENTS.kind("turn-passed", seat=as_number)
ROLES_RETURNED = EVENTS.kind("roles-returned")
ROLE_TAKEN = EVENTS.kind("role-taken", seat=as_number, role=_role)
ROLE_WON = EVENTS.kind("role-won", seat=as_number, role=_role, coins=as_number)
ROLE_LEFT = EVENTS.kind("role-left", role=_role)
CARDS_TURNED_DOWN = EVENTS.kind("cards-turned-down", seat=as_number, colour=_colour, count=as_number)
CARD_TURNED_UP = EVENTS.kind("card-turned-up", seat=as_number, colour=_colour)
CARD_LEFT_DOWN = EVENTS.kind("card-left-down", seat=as_number)
POINTS_GAINED = EVENTS.kind("points-gained", seat=as_number, points=as_number)
COINS_GAINED = EVENTS.kind("coins-gained", seat=as_number, coins=as_number)
GAME_ENDED = EVENTS.kind("game-ended")
PURSE_OPENED = EVENTS.kind("purse-opened", seat=as_number, coins=as_number, count=as_number)
ROLES_SCORED = EVENTS.kind("roles-scored", seat=as_number, points=as_number)
SETS_SCORED = EVENTS.kind("sets-scored", seat=as_number, sets=as_number, points=as_number)
RICHEST_SCORED = EVENTS.kind("richest-scored", seat=as_number, coins=as_number, points=as_number)
FULLEST_SCORED = EVENTS.kind("fullest-scored", seat=as_number, count=as_number, points=as_number)
REGION_SCORED = EVENTS.kind("region-scored", seat=as_number, region=_region, count=as_number, points=as_number)


class State(Record):
    """Everything there is to know of a game of Il Principe."""

    edition: int = public(np.int8, meaning="which rulebook")
    abundance: int = public(np.int8, meaning="1 with more coins and building from the first round")
    phase: int = public(np.int8, meaning="what is decided now")
    after: int = public(np.int8, meaning="what goes on once the shields or the card of a role are settled")
    round: int = public(np.int8, meaning="the round, from 1 on")
    is_last_round: int = public(np.int8, meaning="1 in the last round")
    ending: int = public(np.int8, meaning="how the game ended")
    principe: int = public(np.int8, meaning="who holds the marker")
    turn: int = public(np.int8, meaning="the seat that is asked, but for the reserve")
    coins: Row = owned(np.int16, MAX_SEATS, meaning="coins of each")
    hand: Grid = owned(np.int8, MAX_SEATS, COLOURS, meaning="cards in hand by colour")
    hand_size: Row = public(np.int8, MAX_SEATS, meaning="how many cards each holds")
    known: Grid = public(np.int8, MAX_SEATS, COLOURS, meaning="cards everybody knows to be in a hand, at least")
    deck: Row = hidden(np.int8, COLOURS, meaning="building cards to come by colour; drawn by lot")
    deck_size: int = public(np.int8, meaning="how many cards the deck has left")
    discards: Row = public(np.int8, COLOURS, meaning="cards nobody bought")
    chosen: int = public(np.int8, meaning="who has laid cards into the reserve, a bit for each")
    choice: Row = owned(np.int8, MAX_SEATS, meaning="what each has laid into the reserve, before it is revealed")
    reserve: Row = public(np.int8, COLOURS, meaning="cards of each group still to be auctioned")
    lot: int = public(np.int8, meaning="whether a group or a role is auctioned")
    colour: int = public(np.int8, meaning="the colour that is auctioned or whose roles are settled")
    role: int = public(np.int8, meaning="the role that is auctioned")
    bid: int = public(np.int8, meaning="the last bid")
    bidder: int = public(np.int8, meaning="who made it")
    rivals: int = public(np.int8, meaning="who takes part in the auction, a bit for each")
    bidding: int = public(np.int8, meaning="who may still bid, a bit for each")
    seconds: int = public(np.int8, meaning="who comes second in the colour, a bit for each")
    face_up: Row = public(np.int8, FACE_UP, meaning="the cities on offer")
    city_pile: Row = hidden(np.int8, CITIES, meaning="cities not seen, the next one last, those left out first")
    city_pile_size: int = public(np.int8, meaning="how many cities are still to come")
    built_by: Row = public(np.int8, CITIES, meaning="who built each city")
    city: int = public(np.int8, meaning="the city whose shields are placed")
    shields_due: int = public(np.int8, meaning="shields still to be placed for it")
    shields: Grid = public(np.int8, REGIONS, MAX_SEATS, meaning="shields in each region")
    shields_left: Row = public(np.int8, MAX_SEATS, meaning="shields each can still place")
    face_up_cards: Grid = public(np.int8, MAX_SEATS, COLOURS, meaning="cards laid and face up by colour")
    face_down_cards: Grid = public(np.int8, MAX_SEATS, COLOURS, meaning="cards laid and turned face down by colour")
    holder: Row = public(np.int8, ROLES, meaning="who holds each role: the major ones, then the minor ones")
    points: Row = public(np.int16, MAX_SEATS, meaning="points of each; at the end all points")
    earned: Grid = public(np.int16, MAX_SEATS, len(SOURCES), meaning="where each one's points come from")
