"""How far a position of Il Principe has come: rounds, auctions, turns and roles behind it."""

from __future__ import annotations

from signoria.games.il_principe.kinds import COLOURS
from signoria.games.il_principe.state import (
    BID,
    DECK_GONE,
    EXTRA,
    NOTHING,
    OPEN_GROUP,
    OVER,
    RESERVE,
    ROLE_LOT,
    ROLE_SHIELD,
    SHIELDS_DUE,
    TURN,
    TURN_UP,
    State,
)


def is_settling(state: State) -> bool:
    """Whether the roles are being settled."""
    return state.phase in (TURN_UP, ROLE_SHIELD) or (state.phase == BID and state.lot == ROLE_LOT)


def is_round_played(state: State) -> bool:
    """Whether the game ended after a round, and not while the last one began."""
    return state.phase == OVER and state.ending != DECK_GONE


def is_selling(state: State) -> bool:
    """Whether groups of the reserve are auctioned; the shields of a city may come between."""
    if state.phase == SHIELDS_DUE:
        return state.after == OPEN_GROUP
    return state.phase == EXTRA or (state.phase == BID and state.lot != ROLE_LOT)


def normal_rounds(state: State) -> int:
    """The rounds in which everybody drew cards."""
    return state.round - state.is_last_round


def rounds_laid(state: State) -> int:
    """How often everybody has laid cards into the reserve."""
    return normal_rounds(state) - (state.phase == RESERVE)


def groups_gone(state: State) -> int:
    """How many groups may have been sold this round."""
    if is_selling(state):
        return sum(count == 0 for count in state.reserve)
    return 0 if state.phase == RESERVE or state.ending == DECK_GONE else COLOURS


def turns_before(state: State, seat: int) -> int:
    """How many turns a seat has had this round, in which it may have laid cards."""
    if is_settling(state) or is_round_played(state):
        return 1
    if state.phase == TURN or (state.phase == SHIELDS_DUE and not is_selling(state)):
        return int(_step(state, seat) < _step(state, state.turn))
    return 0


def _step(state: State, seat: int) -> int:
    """How far a seat is from Il Principe, clockwise."""
    return (seat - state.principe) % state.seats


def chances_to_build(state: State) -> int:
    """How many cities may have been built this round: after auctions and in turns (IP-24, IP-30)."""
    if state.round == 1 and not state.abundance:
        return 0
    turns = sum(turns_before(state, seat) for seat in range(state.seats))
    in_turn = state.phase == SHIELDS_DUE and not is_selling(state)
    return groups_gone(state) - (state.phase == EXTRA) + turns + in_turn


# -- roles


def roles_a_colour(state: State) -> int:
    """IP-7: with two players the major one only."""
    return 1 if state.seats == 2 else 2


def earlier_roles(state: State) -> int:
    """How often a colour was settled before the roles now held were taken."""
    taken_this_round = is_settling(state) or is_round_played(state)
    return max(0, state.round - (1 if taken_this_round else 2))


def holds(state: State, seat: int, colour: int) -> int:
    """1 if a seat now holds the major or the minor role of a colour."""
    return int(seat in (state.holder[colour], state.holder[COLOURS + colour]))


def holders(state: State, colour: int) -> int:
    """How many roles of a colour are held now."""
    return sum(holds(state, seat, colour) for seat in range(state.seats))


def smallest_group(state: State) -> int:
    """IP-20: the colour that is auctioned first; NOTHING without a reserve."""
    colours = [colour for colour in range(COLOURS) if state.reserve[colour]]
    return min(colours, key=lambda colour: state.reserve[colour], default=NOTHING)
