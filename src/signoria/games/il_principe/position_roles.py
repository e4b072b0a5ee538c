"""What makes the roles of a position of Il Principe impossible.

Who took a major role has turned half of the face-up cards, so the number before was twice what is left, or one more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import count_bits, has_bit
from signoria.core.position_words import require
from signoria.games.il_principe.kinds import BLUE, COLOUR_NAMES, COLOURS, GREEN, ROLES
from signoria.games.il_principe.position_figures import is_settling
from signoria.games.il_principe.state import (
    BID,
    NEXT_COLOUR,
    NOBODY,
    OVER,
    RESERVE,
    SETTLE_MINOR,
    TURN_UP,
    State,
)
from signoria.games.il_principe.words import role_name

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_roles(game: Game, state: State) -> None:
    """IP-40 to IP-49: who holds which role, and the one that is settled now."""
    if is_settling(state):
        _check_colour(game, state)
        for colour in range(state.colour):
            _check_settled(state, colour)
        for role in range(ROLES):
            is_free = role % COLOURS <= state.colour or state.holder[role] == NOBODY
            require(is_free, f"{role_name(role)} is on the board until its colour is settled (IP-40)")
        return
    if state.round == 1 and state.phase != OVER:
        nobody = all(state.holder[role] == NOBODY for role in range(ROLES))
        require(nobody, "nobody has a role before the end of the first round (IP-49)")
    elif state.phase in (RESERVE, OVER):
        for colour in range(COLOURS):
            _check_settled(state, colour)


def _check_colour(game: Game, state: State) -> None:
    """IP-41 to IP-47: the colour that is settled now."""
    colour = state.colour
    major, minor = state.holder[colour], state.holder[COLOURS + colour]
    is_first = state.role == colour if state.phase == BID else state.turn == major
    wanted, name = (SETTLE_MINOR, "minor") if is_first else (NEXT_COLOUR, "colour")
    require(state.after == wanted, f"after is {name} while this role is settled (IP-42)")
    if state.phase == BID:
        require(minor == NOBODY, f"{role_name(COLOURS + colour)} is on the board until it is settled (IP-40)")
        _check_rivals(game, state, major)
        return
    wanted = GREEN if state.phase == TURN_UP else BLUE
    require(colour == wanted, f"this is the effect of the {COLOUR_NAMES[wanted]} roles (IP-47)")
    require(state.turn in (major, minor), f"player {state.turn} has no {COLOUR_NAMES[colour]} role (IP-47)")
    if is_first:
        require(minor == NOBODY, f"{role_name(COLOURS + colour)} is on the board until it is settled (IP-40)")
        _check_major(state, colour)
        _check_seconds(state, colour)
    else:
        require(not state.seconds, "the minor role is settled, so there are no seconds any more (IP-42)")
        _check_settled(state, colour)


def _check_rivals(game: Game, state: State, major: int) -> None:
    """IP-43 to IP-45: a role is auctioned among those who share most, or second most, face-up cards."""
    colour = state.colour
    if state.role == colour:
        require(major == NOBODY, f"{role_name(colour)} is on the board while it is auctioned (IP-44)")
        rivals = game.rules.leaders_of(state, colour)
    else:
        require(major != NOBODY, "the minor role stays on the board if nobody has the major one (IP-44)")
        _check_major(state, colour)
        require(_was_alone(state, colour), "several shared most, so the minor role stays on the board (IP-44)")
        rivals = next_best(state, colour)
    require(count_bits(rivals) > 1, f"nobody shares {role_name(state.role)}, so it is not auctioned (IP-42)")
    require(state.rivals == rivals, f"{role_name(state.role)} is auctioned among others (IP-45)")


def next_best(state: State, colour: int) -> int:
    """Who has most face-up cards of a colour beside the holder of its major role, a bit for each."""
    most = _next_most(state, colour)
    bits = 0
    for seat in range(state.seats):
        if seat != state.holder[colour] and state.face_up_cards[seat, colour] == most > 0:
            bits |= 1 << seat
    return bits


def _next_most(state: State, colour: int) -> int:
    return max(state.face_up_cards[seat, colour] for seat in range(state.seats) if seat != state.holder[colour])


def _was_alone(state: State, colour: int) -> bool:
    """Whether the holder of the major role may have had more than anybody else."""
    return _next_most(state, colour) <= 2 * state.face_up_cards[state.holder[colour], colour]


def _was_tied(state: State, colour: int) -> bool:
    """Whether the holder of the major role may have shared most with another."""
    left, others = state.face_up_cards[state.holder[colour], colour], _next_most(state, colour)
    return others > 0 and others in (2 * left, 2 * left + 1)


def _check_major(state: State, colour: int) -> None:
    """IP-42, IP-46: the holder had most, and has turned half of it."""
    holder, name = state.holder[colour], role_name(colour)
    left = state.face_up_cards[holder, colour]
    turned = state.face_down_cards[holder, colour]
    require(turned >= max(1, left), f"player {holder} has turned half of the cards for {name} (IP-46)")
    had_most = _was_alone(state, colour) or _was_tied(state, colour)
    require(had_most, f"player {holder} had fewer cards than another, so not {name} (IP-42)")


def _check_seconds(state: State, colour: int) -> None:
    """IP-41 to IP-44: who is to have the minor role, or to bid for it."""
    others = next_best(state, colour)
    if state.seconds:
        require(state.seats > 2, "there are no minor roles with two players (IP-7)")
        require(state.seconds == others, "the seconds are those with most cards beside the holder (IP-42)")
        require(_was_alone(state, colour), "several shared most, so nobody comes second (IP-44)")
    else:
        none = state.seats == 2 or not others or _was_tied(state, colour)
        require(none, f"somebody comes second in {COLOUR_NAMES[colour]} (IP-42)")


def _check_settled(state: State, colour: int) -> None:
    """IP-42 to IP-45: the roles of a colour once it is settled."""
    minor, name = state.holder[COLOURS + colour], role_name(COLOURS + colour)
    if state.holder[colour] == NOBODY:
        require(minor == NOBODY, f"{name} stays on the board if nobody has the major role (IP-44)")
        counts = [state.face_up_cards[seat, colour] for seat in range(state.seats)]
        is_shared = max(counts) == 0 or counts.count(max(counts)) > 1
        require(
            is_shared, f"one player alone has most {COLOUR_NAMES[colour]} cards, and so {role_name(colour)} (IP-42)"
        )
        return
    _check_major(state, colour)
    others = next_best(state, colour)
    if minor == NOBODY:
        is_left = state.seats == 2 or count_bits(others) != 1 or _was_tied(state, colour)
        require(is_left, f"one player alone comes second, and so has {name} (IP-42)")
    else:
        can_have_it = has_bit(others, minor) and _was_alone(state, colour)
        require(can_have_it, f"player {minor} does not come second, so has not {name} (IP-43)")
