"""Morra's state record, its phases and events by number."""

from __future__ import annotations

import numpy as np

from signoria.core.rules.journal import EventTable, as_number
from signoria.core.rules.state_record import Record, Row, hidden, owned, public

MAX_SEATS = 3
FINGERS = 3
PRIZES = 5

PHASES = ("over", "choose")
OVER, CHOOSE = range(len(PHASES))

EVENTS = EventTable()
PRIZE_TURNED_UP = EVENTS.kind("prize-turned-up", prize=as_number)
FINGERS_SHOWN = EVENTS.kind("fingers-shown", seat=as_number, fingers=as_number)
PRIZE_WON = EVENTS.kind("prize-won", seat=as_number, points=as_number)


class State(Record):
    """Everything there is to know of a game of Morra."""

    double: int = public(np.int8, meaning="1 when prizes count double")
    phase: int = public(np.int8, meaning="what is decided now")
    round_number: int = public(np.int8, meaning="rounds begun")
    prize: int = public(np.int8, meaning="the prize of this round, by number")
    deck: Row = hidden(np.int8, PRIZES, meaning="prizes to come")
    deck_size: int = public(np.int8, meaning="how many those are")
    choice: Row = owned(np.int8, MAX_SEATS, meaning="fingers chosen")
    has_chosen: Row = public(np.int8, MAX_SEATS, meaning="1 once a seat has chosen")
    points: Row = public(np.int16, MAX_SEATS, meaning="points won")
