"""What contradicts itself in a position."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.core.text.position_words import require
from signoria.games.il_principe.constants import BLUE, COLOUR_NAMES, COLOURS, FACE_UP, GREEN, MAX_COINS, YELLOW
from signoria.games.il_principe.state import (
    BID,
    EXTRA,
    GOING_ON,
    GROUP_LOT,
    NEXT_COLOUR,
    NEXT_TURN,
    NO_LOT,
    NOBODY,
    NOTHING,
    OPEN_GROUP,
    OVER,
    PHASES,
    RESERVE,
    ROLE_LOT,
    ROLE_SHIELD,
    SETTLE_MINOR,
    SHIELDS_DUE,
    TURN,
    TURN_UP,
    State,
)

WITH_A_COLOUR = (BID, EXTRA, TURN_UP, ROLE_SHIELD)
AFTER = {OPEN_GROUP: "auction", NEXT_TURN: "turn", SETTLE_MINOR: "minor", NEXT_COLOUR: "colour"}
"""What goes on after shields, roles and cards turned up; once it has gone on the word means nothing any more."""


def check_what_is_named(state: State) -> None:
    """An auction, a colour, a city to be finished, an ending: there when it is about them, and only then."""
    phase = PHASES[state.phase]
    settling = (TURN_UP, ROLE_SHIELD)
    for is_there, needed, allowed, what in (
        (state.lot != NO_LOT, (BID,), (BID,), "auction"),
        (state.city != NOTHING, (SHIELDS_DUE,), (SHIELDS_DUE,), "building"),
        (state.ending != GOING_ON, (OVER,), (OVER,), "ending"),
        (state.colour != NOTHING, WITH_A_COLOUR, (*WITH_A_COLOUR, SHIELDS_DUE), "colour"),
        (state.seconds, (), settling if state.seats > 2 else (), "list of seconds"),
        (sum(state.reserve), (), (BID, EXTRA, SHIELDS_DUE), "reserve"),
    ):
        require(is_there or state.phase not in needed, f"the phase {phase} needs {what}")
        require(not is_there or state.phase in allowed, f"there is no {what} in the phase {phase}")
    wanted = {SHIELDS_DUE: NEXT_TURN if state.colour == NOTHING else OPEN_GROUP}.get(state.phase, state.after)
    require(state.after == wanted, f"after is {AFTER.get(wanted)} in the phase shields here (IP-36)")
    if state.phase in settling or state.lot == ROLE_LOT:
        require(state.after in (SETTLE_MINOR, NEXT_COLOUR), "after is minor or colour while a role is settled (IP-42)")


def check_players(game: GameRules, state: State) -> None:
    """IP-13: what is known is held; IP-12: who is still to lay cards has them; nobody can ever have too many coins."""
    tables = game.components.tables
    rounds = state.deck_size // (state.seats * int(tables["DRAWN"][state.seats])) + 1
    to_come = rounds * int(tables["INCOME"][state.seats, state.abundance] + tables["YELLOW_COINS"])
    is_paid = state.phase == OVER or state.role == COLOURS + YELLOW  # this round's yellow roles
    for seat in range(state.seats):
        known = all(state.known[seat, colour] <= state.hand[seat, colour] for colour in range(COLOURS))
        require(known, f"player {seat} holds fewer cards than everybody knows (IP-13)")
        enough = state.phase != RESERVE or state.hand_size[seat] >= tables["RESERVED"][state.seats]
        require(enough, f"player {seat} has too few cards for the reserve (IP-12)")
        most = MAX_COINS - to_come - (0 if is_paid else int(tables["YELLOW_COINS"]))
        require(state.coins[seat] <= most, f"player {seat} can have {most} coins at most by now (IP-10)")
    everybody = (1 << state.seats) - 1
    is_open = state.phase != RESERVE or state.chosen != everybody
    require(is_open, "everybody has chosen, so the reserve is revealed (IP-12)")


def check_auction(state: State) -> None:
    """IP-20 to IP-22, IP-45: who bids, for what, and how much."""
    if state.phase != BID:
        return
    if state.lot == GROUP_LOT:
        groups = [colour for colour in range(COLOURS) if state.reserve[colour]]
        smallest = min(groups, key=lambda colour: state.reserve[colour], default=NOTHING)
        require(state.colour == smallest, "colour is that of the smallest group of the reserve (IP-20)")
        require(state.rivals == (1 << state.seats) - 1, "everybody takes part in the auction of a group (IP-21)")
    else:
        require(state.colour == state.role % COLOURS, "the colour is that of the role that is auctioned (IP-45)")
        require(not sum(state.reserve), "there is no reserve while roles are settled (IP-40)")
    require(not state.bidding & ~state.rivals, "only who takes part in the auction can bid (IP-45)")
    has_bidder = state.bidder != NOBODY
    require(has_bidder == (state.bid > 0), "there is a bidder with a bid of 1 or more, or neither (IP-21)")
    if has_bidder:
        require(has_bit(state.bidding, state.bidder), "the bidder has not passed (IP-21)")
        require(state.bid <= state.coins[state.bidder], f"player {state.bidder} has not so many coins (IP-22)")
    can_bid = has_bit(state.bidding, state.turn) and state.turn != state.bidder
    require(can_bid, f"player {state.turn} cannot bid now (IP-21)")


def check_decision(game: GameRules, state: State) -> None:
    """IP-24, IP-30, IP-34, IP-36, IP-47: who is asked has something to decide."""
    tables, rules, seat = game.components.tables, game.rules, state.turn
    gaps = FACE_UP - rules.cities_on_offer(state)
    filled = gaps == (state.phase == SHIELDS_DUE) or not state.city_pile_size
    require(filled, "four cities are on offer while the pile lasts, but for one being built (IP-36)")
    if state.phase == TURN:
        require(state.hand_size[seat], f"player {seat} has no card, so the turn is passed (IP-30)")
    elif state.phase == EXTRA:
        require(rules.can_be_asked_to_build(state, seat), f"player {seat} has no city to build now (IP-24)")
    elif state.phase == SHIELDS_DUE:
        require(state.built_by[state.city] == seat, f"building is not a city of player {seat} (IP-34)")
        most = min(int(tables["CITY_SHIELDS"][state.city]), state.shields_left[seat])
        require(state.shields_due <= most, f"building brings player {seat} {most} shields at most (IP-34)")
    elif state.phase in (TURN_UP, ROLE_SHIELD):
        wanted = GREEN if state.phase == TURN_UP else BLUE
        require(state.colour == wanted, f"this is the effect of the {COLOUR_NAMES[wanted]} roles (IP-47)")
        can = rules.can_turn_up(state, seat) if state.phase == TURN_UP else state.shields_left[seat] > 0
        require(can, f"player {seat} has no card to turn up, or no shield left (IP-47)")
