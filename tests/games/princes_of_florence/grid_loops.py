"""Loops in the rules subset, compiled with the game: carry orders out, and list what fits in answer to questions."""

from __future__ import annotations

from typing import Any

from signoria.core.rules.arrays import CountRows, FlagRows, Moves, States
from signoria.games.princes_of_florence.constants import MAX_PLACES
from signoria.games.princes_of_florence.moves import PLACE_AT, move_rules
from signoria.games.princes_of_florence.rules.actions import begin_building
from signoria.games.princes_of_florence.rules.cooperation import choose_partner
from signoria.games.princes_of_florence.rules.grid import (
    fits_jointly,
    fits_somewhere,
    lay_alone,
    lay_jointly,
    may_lay,
    may_lay_jointly,
    search_fits_anew,
)

State = Any
Array = Any

legal = move_rules.legal
FIRST_PLACE = PLACE_AT.first


def carry_out_all(states: States, orders: CountRows) -> None:
    """Orders are a game, a seat, another seat or less than 0, a piece or less than 0 (an architect), and a place."""
    for row in range(len(orders)):
        carry_out(states[orders[row, 0]], orders[row])


def carry_out(state: State, order: Array) -> None:
    """One order."""
    seat = int(order[1])
    piece = int(order[3])
    if piece < 0:
        state.architects[seat] += 1
        search_fits_anew(state, seat)
    elif order[2] < 0:
        lay_alone(state, seat, piece, int(order[4]))
    else:
        lay_jointly(state, seat, int(order[2]), piece, int(order[4]))


def list_what_fits(states: States, questions: CountRows, moves: Moves, answers: FlagRows) -> None:
    """Questions are a game, a seat, another seat or less than 0, and a piece; a row of answers has every place."""
    for row in range(len(questions)):
        list_what_fits_in(states[questions[row, 0]], questions[row], moves, answers[row])


def list_what_fits_in(state: State, question: Array, moves: Array, answers: Array) -> None:
    """1 for a place that is listed, 2 more for one that no clause forbids; at the end 3 if the piece fits at all."""
    seat = int(question[1])
    other = int(question[2])
    piece = int(question[3])
    state.actor = seat
    begin_building(state, piece)
    if other >= 0:
        choose_partner(state, other)
    for index in range(legal(state, seat, moves)):
        answers[moves[index] - FIRST_PLACE] += 1
    for place in range(MAX_PLACES):
        answers[place] += 2 * (why_not(state, seat, other, piece, place) == 0)
    if other < 0:
        answers[MAX_PLACES] = 3 * fits_somewhere(state, seat, piece)
    else:
        answers[MAX_PLACES] = 3 * fits_jointly(state, seat, other, piece)


def why_not(state: State, seat: int, other: int, piece: int, place: int) -> int:
    """0 or the clause that forbids a place."""
    if other < 0:
        return may_lay(state, seat, piece, place)
    return may_lay_jointly(state, seat, other, piece, place)
