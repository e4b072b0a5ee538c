"""How a game goes on: who decides now, by which clause, and what needs no decision in between."""

from __future__ import annotations

from signoria.games.princes_of_florence.rules.actions import build
from signoria.games.princes_of_florence.rules.auctions import open_next_auction, win
from signoria.games.princes_of_florence.rules.characters import go_on_with_characters, start_characters
from signoria.games.princes_of_florence.rules.grid import is_building
from signoria.games.princes_of_florence.rules.items import lay_landscape
from signoria.games.princes_of_florence.rules.rounds import finish_game
from signoria.games.princes_of_florence.rules.turns import continue_turn
from signoria.games.princes_of_florence.state import (
    ACTIONS_STAGE,
    ANSWER,
    AUCTIONS,
    CHARACTER_BIDS,
    LAST_CALL,
    NEXT,
    OVER,
    RETURN,
    SOLD,
    State,
)


def to_act(state: State) -> int:
    """A bit for each seat that may act: all who have not chosen yet (PF-2), else the one who decides."""
    if state.phase == OVER:
        return 0
    if state.phase == RETURN:
        return ((1 << state.seats) - 1) & ~state.chosen
    return 1 << state.actor


def clause_of_stage(state: State) -> int:
    """The clause that says whose turn it is."""
    if state.phase == RETURN:
        return 2
    if state.stage == AUCTIONS:
        return 11
    if state.stage == ACTIONS_STAGE:
        return 125 if state.phase == ANSWER else 30
    return 100 if state.stage == CHARACTER_BIDS else 109


def clause_of_placing(state: State) -> int:
    """The clause that says that a piece is to be laid."""
    return 40 if is_building(state.piece) else 20


def lay_piece(state: State, seat: int, place_of_tile: int) -> None:
    """PF-20, PF-40: a landscape just bought, or a building."""
    if is_building(state.piece):
        build(state, seat, place_of_tile)
    else:
        lay_landscape(state, seat, place_of_tile)


def go_on(state: State) -> None:
    """After a move, until somebody has to decide again."""
    if state.phase == SOLD:
        win(state)
    if state.phase == NEXT:
        resume(state)


def resume(state: State) -> None:
    """On with the stage, from wherever it was interrupted."""
    if state.stage == AUCTIONS:
        open_next_auction(state)
    elif state.stage == LAST_CALL:
        start_characters(state)
    elif state.stage == CHARACTER_BIDS:
        go_on_with_characters(state)
    elif state.stage == ACTIONS_STAGE:
        continue_turn(state)
    else:
        finish_game(state)
