"""How a game goes on: who decides now, and what needs no decision in between."""

from __future__ import annotations

from signoria.games.il_principe.rules.build_or_lay import begin_turns, next_turn
from signoria.games.il_principe.rules.building_auctions import open_next_group, settle_group
from signoria.games.il_principe.rules.roles import settle_minor, settle_next_colour, settle_role_auction
from signoria.games.il_principe.rules.setting_up import setup_table
from signoria.games.il_principe.rules.the_end import begin_round, end_round
from signoria.games.il_principe.state import (
    BEGIN_TURNS,
    GROUP_LOT,
    NEW_ROUND,
    NEXT_COLOUR,
    NEXT_TURN,
    OPEN_GROUP,
    OVER,
    RESERVE,
    SETTLE,
    SETTLE_MINOR,
    State,
)


def to_act(state: State) -> int:
    """A bit for each seat that may act: all who have not yet laid into the reserve, else the one that is asked."""
    if state.phase == OVER:
        return 0
    if state.phase == RESERVE:
        return (1 << state.seats) - 1 & ~state.chosen
    return 1 << state.turn


def setup(state: State) -> None:
    """Set the table up and begin the first round."""
    setup_table(state)
    go_on(state)


def go_on(state: State) -> None:
    """Do what needs no decision, until somebody is asked or the game is over."""
    while state.phase >= NEW_ROUND:
        if state.phase == OPEN_GROUP:
            open_next_group(state)
        elif state.phase == SETTLE:
            if state.lot == GROUP_LOT:
                settle_group(state)
            else:
                settle_role_auction(state)
        elif state.phase == NEXT_TURN:
            next_turn(state)
        elif state.phase == NEXT_COLOUR:
            settle_next_colour(state)
        elif state.phase == SETTLE_MINOR:
            settle_minor(state)
        elif state.phase == BEGIN_TURNS:
            begin_turns(state)
        elif state.phase == NEW_ROUND:
            begin_round(state)
        else:
            end_round(state)
