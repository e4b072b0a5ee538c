"""What follows from a decision: moves by number, spread over the chapters, up to the next question."""

from __future__ import annotations

from signoria.core.events import tell
from signoria.games.il_principe.build_or_lay import (
    begin_turns,
    build_after_auction,
    build_in_turn,
    lay_cards,
    next_turn,
    pass_turn,
    place_shield,
)
from signoria.games.il_principe.building_auctions import make_bid, open_next_group, pass_bid, settle_group
from signoria.games.il_principe.coins_and_cards import lay_in_reserve
from signoria.games.il_principe.kinds import MAX_CARDS_OF_COLOUR
from signoria.games.il_principe.roles import (
    leave_cards_down,
    place_role_shield,
    settle_minor,
    settle_next_colour,
    settle_role_auction,
    turn_card_up,
)
from signoria.games.il_principe.setting_up import setup_table
from signoria.games.il_principe.state import (
    BEGIN_TURNS,
    BID,
    BID_COINS,
    BUILD_CITY,
    BUILDING_FORGONE,
    EXTRA,
    GROUP_LOT,
    LAY_CARDS,
    LAY_IN_RESERVE,
    NEW_ROUND,
    NEXT_COLOUR,
    NEXT_TURN,
    OPEN_GROUP,
    PASS,
    PLACE_SHIELD,
    RESERVE,
    ROLE_SHIELD,
    SETTLE,
    SETTLE_MINOR,
    SHIELDS_DUE,
    TURN,
    TURN_CARD_UP,
    State,
)
from signoria.games.il_principe.the_end import begin_round, end_round


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


# -- making a move


def apply(state: State, seat: int, action: int) -> None:
    """Make a legal move, and go on to the next decision."""
    if state.phase == BID:
        if action == PASS:
            pass_bid(state, seat)
        else:
            make_bid(state, seat, action - BID_COINS)
    elif state.phase == RESERVE:
        lay_in_reserve(state, seat, action - LAY_IN_RESERVE)
    elif state.phase == TURN:
        take_turn(state, seat, action)
    elif state.phase == EXTRA:
        if action == PASS:
            tell(state, BUILDING_FORGONE, seat)
            state.phase = OPEN_GROUP
        else:
            build_after_auction(state, seat, action - BUILD_CITY)
    elif state.phase == SHIELDS_DUE:
        place_shield(state, seat, action - PLACE_SHIELD)
    elif state.phase == ROLE_SHIELD:
        place_role_shield(state, seat, action - PLACE_SHIELD)
    elif action == PASS:
        leave_cards_down(state, seat)
    else:
        turn_card_up(state, seat, action - TURN_CARD_UP)
    go_on(state)


def take_turn(state: State, seat: int, action: int) -> None:
    """IP-30: build, lay or pass."""
    if action == PASS:
        pass_turn(state, seat)
    elif action < LAY_CARDS:
        build_in_turn(state, seat, action - BUILD_CITY)
    else:
        lay = action - LAY_CARDS
        lay_cards(state, seat, lay // MAX_CARDS_OF_COLOUR, lay % MAX_CARDS_OF_COLOUR + 1)
