"""Bottega's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.state_record import Record, Row, hidden, owned, public
from signoria.games.bottega.components import ARTS, COMMISSIONS, MAX_SEATS, OPEN, PATRONS

NOBODY = -1
NOTHING = -1
PASSED = -1
"""Instead of a bid."""

PHASES = ("over", "offer", "bid")
OVER, OFFER, BID = range(len(PHASES))

(
    GAME_BEGUN,
    PATRON_DEALT,
    COMMISSION_TURNED_UP,
    COMMISSION_OFFERED,
    BID_MADE,
    BID_PASSED,
    COMMISSION_TAKEN,
    PRICE_SHARED,
    BOX_EMPTIED,
    ART_WON,
    PATRON_SHOWN,
    GAME_ENDED,
) = range(12)


class State(Record):
    """Everything there is to know of a game of Bottega."""

    phase: int = public(np.int8, meaning="what is decided now")
    turn: int = public(np.int8, meaning="the seat that decides")
    master: int = public(np.int8, meaning="the master of the day")
    open: Row = public(np.int8, OPEN, meaning="the commissions that lie open")
    offered: int = public(np.int8, meaning="the one of them that is bid for")
    bid: Row = public(np.int8, MAX_SEATS, meaning="the bid of each; 0 before it, -1 for passing")
    highest: int = public(np.int8, meaning="the highest bid")
    highest_bidder: int = public(np.int8, meaning="whose it is")
    deck: Row = hidden(
        np.int8, COMMISSIONS, meaning="commissions nobody has seen: those set aside, then the deck, top last"
    )
    deck_size: int = public(np.int8, meaning="how many those are")
    owner: Row = public(np.int8, COMMISSIONS, meaning="who has taken each commission")
    florins: Row = public(np.int8, MAX_SEATS, meaning="the florins of each")
    box: int = public(np.int8, meaning="florins in the alms box")
    patron: Row = owned(np.int8, MAX_SEATS, meaning="the patron of each")
    other_patrons: Row = hidden(np.int8, PATRONS, meaning="patrons set aside; the places behind them are zero")
    most: Row = public(np.int8, ARTS, meaning="who has won each art, at the end")
    points: Row = public(np.int16, MAX_SEATS, meaning="points that lie open; at the end all points")
