"""Patrician's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.state_record import Grid, Record, Row, hidden, owned, public
from signoria.games.patrician.components import (
    AMBASSADORS,
    CITIES,
    HAND,
    HEADS,
    MAX_CAPACITY,
    MAX_CARDS,
    MAX_ROADS,
    MAX_SEATS,
    TOWERS,
)

NOBODY = -1
NOTHING = -1

PHASES = ("over", "play", "build", "move", "take", "messenger")
OVER, PLAY, BUILD, MOVE_FLOOR, TAKE, SEND = range(len(PHASES))

(
    GAME_BEGUN,
    CARD_DEALT,
    CARD_TURNED_UP,
    CARD_PLAYED,
    FLOOR_BUILT,
    CITY_COMPLETED,
    TILE_WON,
    TOKENS_WON,
    FLOOR_MOVED,
    MOVE_FORGONE,
    CARD_TAKEN,
    MESSENGER_SENT,
    MESSENGER_KEPT,
    AMBASSADOR_WON,
    PORTRAITS_SCORED,
    PENALTY_TAKEN,
    GAME_ENDED,
) = range(17)


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
