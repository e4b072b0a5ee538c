"""Patrician's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.journal import EventTable, as_number, named_by, one_of
from signoria.core.rules.state_record import Grid, Record, Row, hidden, owned, public
from signoria.games.patrician.components import (
    AMBASSADORS,
    CITIES,
    HAND,
    HEADS,
    LETTERS,
    MAX_CAPACITY,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    SITE_NAMES,
    TOWERS,
)

NOBODY = -1
NOTHING = -1

PHASES = ("over", "play", "build", "move", "take", "messenger")
OVER, PLAY, BUILD, MOVE_FLOOR, TAKE, SEND = range(len(PHASES))

_card, _city = named_by("cards"), named_by("cities")
_site, _letter = one_of(SITE_NAMES), one_of(LETTERS)
EVENTS = EventTable()
GAME_BEGUN = EVENTS.kind("game-begun", seat=as_number)
CARD_DEALT = EVENTS.kind("card-dealt", seat=as_number, card=_card)
CARD_TURNED_UP = EVENTS.kind("card-turned-up", city=_city, card=_card)
CARD_PLAYED = EVENTS.kind("card-played", seat=as_number, card=_card)
FLOOR_BUILT = EVENTS.kind("floor-built", seat=as_number, city=_city, site=_site)
CITY_COMPLETED = EVENTS.kind("city-completed", city=_city)
TILE_WON = EVENTS.kind("tile-won", seat=as_number, city=_city, value=as_number)
TOKENS_WON = EVENTS.kind("tokens-won", seat=as_number, city=_city, count=as_number)
FLOOR_MOVED = EVENTS.kind("floor-moved", seat=as_number, city=_city, site=_site, owner=as_number)
MOVE_FORGONE = EVENTS.kind("move-forgone", seat=as_number)
CARD_TAKEN = EVENTS.kind("card-taken", seat=as_number, city=_city, card=_card)
MESSENGER_SENT = EVENTS.kind("messenger-sent", seat=as_number, city=_city, other=_city)
MESSENGER_KEPT = EVENTS.kind("messenger-kept", seat=as_number)
AMBASSADOR_WON = EVENTS.kind("ambassador-won", seat=as_number, letter=_letter)
PORTRAITS_SCORED = EVENTS.kind("portraits-scored", seat=as_number, sets=as_number, points=as_number)
PENALTY_TAKEN = EVENTS.kind("penalty-taken", seat=as_number)
GAME_ENDED = EVENTS.kind("game-ended")


class State(Record):
    """Everything there is to know of a game of Patrician."""

    ambassadors: int = public(np.int8, meaning="1 with the Ambassadors")
    messengers: int = public(np.int8, meaning="1 with the Messengers")
    phase: int = public(np.int8, meaning="what the seat whose turn it is decides now")
    turn: int = public(np.int8, meaning="the seat whose turn it is")
    card_played: int = public(np.int8, meaning="the card played this turn")
    floors_due: int = public(np.int8, meaning="floors still to be built this turn")
    hand: Grid = owned(np.int8, MAX_SEATS, HAND, meaning="cards in hand; places from the hand's size on are zero")
    hand_size: Row = public(np.int8, MAX_SEATS, meaning="how many cards each holds")
    pile: Row = owned(np.int64, MAX_SEATS, meaning="the cards played, a bit for each")
    pile_size: Row = public(np.int8, MAX_SEATS, meaning="how many cards each has played")
    heads: Grid = owned(np.int8, MAX_SEATS, HEADS, meaning="heads of each patrician in the pile")
    top_card: Row = public(np.int8, MAX_SEATS, meaning="the card on top of each pile")
    seen: int = public(np.int64, meaning="the cards everybody has seen, a bit for each")
    deck: Row = hidden(np.int8, MAX_CARDS, meaning="the deck, its top card last")
    deck_size: int = public(np.int8, meaning="how many cards the deck has left")
    face_up: Row = public(np.int8, CITIES, meaning="the card lying at each city")
    floor: Grid = public(np.int8, TOWERS, MAX_CAPACITY, meaning="whose each floor is, from the ground up")
    height: Row = public(np.int8, TOWERS, meaning="floors of each tower")
    floors_of: Grid = public(np.int8, MAX_SEATS, TOWERS, meaning="how many floors each has in a tower")
    leader: Row = public(np.int8, TOWERS, meaning="who leads each tower that has a floor; 0 for the others")
    reserve: Row = public(np.int8, MAX_SEATS, meaning="floors each has left to build")
    scored: Row = public(np.int8, CITIES, meaning="1 once a city is scored")
    tile_owner: Row = public(np.int8, TOWERS, meaning="who won each city's larger, then smaller tile")
    points: Row = public(np.int16, MAX_SEATS, meaning="points that lie open; at the end all points")
    messengers_left: Row = public(np.int8, MAX_SEATS, meaning="messengers each still has")
    sent: Row = public(np.int8, MAX_ROADS, meaning="1 where a messenger lies on a road")
    near: Row = public(np.int8, CITIES, meaning="messengers lying at each city")
    near_when_scored: Row = public(np.int8, CITIES, meaning="messengers lying at a city when it was scored")
    tokens: Row = public(np.int8, MAX_SEATS, meaning="messengers' tokens each has won")
    ambassador_owner: Row = public(np.int8, AMBASSADORS, meaning="who won each ambassador, at the end")
    burdened: int = public(np.int8, meaning="who took the messengers' penalty, at the end")
