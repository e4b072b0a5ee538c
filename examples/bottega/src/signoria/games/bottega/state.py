"""Bottega's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.journal import EventTable, as_number, named_by
from signoria.core.rules.state_record import Record, Row, hidden, owned, public
from signoria.games.bottega.components import ARTS, COMMISSIONS, MAX_SEATS, OPEN, PATRONS

NOBODY = -1
NOTHING = -1
PASSED = -1
"""Instead of a bid."""

PHASES = ("over", "offer", "bid")
OVER, OFFER, BID = range(len(PHASES))

_commission, _patron = named_by("commissions"), named_by("patrons")
EVENTS = EventTable()
GAME_BEGUN = EVENTS.kind("game-begun", seat=as_number)
PATRON_DEALT = EVENTS.kind("patron-dealt", seat=as_number, patron=_patron)
COMMISSION_TURNED_UP = EVENTS.kind("commission-turned-up", commission=_commission)
COMMISSION_OFFERED = EVENTS.kind("commission-offered", seat=as_number, commission=_commission)
BID_MADE = EVENTS.kind("bid-made", seat=as_number, price=as_number)
BID_PASSED = EVENTS.kind("bid-passed", seat=as_number)
COMMISSION_TAKEN = EVENTS.kind("commission-taken", seat=as_number, commission=_commission, price=as_number)
PRICE_SHARED = EVENTS.kind("price-shared", share=as_number, rest=as_number)
BOX_EMPTIED = EVENTS.kind("box-emptied", seat=as_number, florins=as_number)
ART_WON = EVENTS.kind("art-won", seat=as_number, art=named_by("arts"), points=as_number)
PATRON_SHOWN = EVENTS.kind("patron-shown", seat=as_number, patron=_patron, points=as_number)
GAME_ENDED = EVENTS.kind("game-ended")


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
