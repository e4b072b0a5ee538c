"""Phase 4 (IP-40 to IP-49): who takes which role, and what it brings."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits, lowest_bit
from signoria.core.rules.events import reveal, tell
from signoria.games.il_principe.components import WHITE_POINTS, YELLOW_COINS
from signoria.games.il_principe.constants import BLUE, COLOURS, GREEN, RED, ROLES, WHITE
from signoria.games.il_principe.rules.build_or_lay import put_shield
from signoria.games.il_principe.rules.building_auctions import close_auction, open_bidding, pay_bid
from signoria.games.il_principe.rules.coins_and_cards import draw_cards
from signoria.games.il_principe.rules.final_scoring import gain
from signoria.games.il_principe.state import (
    BY_CLERGY,
    CARD_LEFT_DOWN,
    CARD_TURNED_UP,
    CARDS_TURNED_DOWN,
    COINS_GAINED,
    NEXT_COLOUR,
    NOBODY,
    NOTHING,
    POINTS_GAINED,
    ROLE_AUCTION_OPENED,
    ROLE_LEFT,
    ROLE_LOT,
    ROLE_SHIELD,
    ROLE_TAKEN,
    ROLE_WON,
    ROLES_RETURNED,
    ROUND_DONE,
    SETTLE_MINOR,
    TURN_UP,
    State,
)

# -- colour by colour


def settle_next_colour(state: State) -> None:
    """IP-40: all roles come back; IP-41: then the colours in order."""
    if state.colour == NOTHING:
        return_roles(state)
    state.colour += 1
    if state.colour == COLOURS:
        state.colour = NOTHING
        state.phase = ROUND_DONE
    else:
        settle_major(state, state.colour)


def return_roles(state: State) -> None:
    """IP-40."""
    for role in range(ROLES):
        state.holder[role] = NOBODY
    tell(state, ROLES_RETURNED)


def most_behind(state: State, colour: int, bound: int) -> int:
    """The most face-up cards of a colour that anybody has, but fewer than the bound."""
    most = 0
    for seat in range(state.seats):
        count = state.face_up_cards[seat, colour]
        if count > most and count < bound:
            most = count
    return most


def those_with(state: State, colour: int, count: int) -> int:
    """Who has so many face-up cards of a colour, a bit for each; nobody has none."""
    seats = 0
    for seat in range(state.seats):
        if count > 0 and state.face_up_cards[seat, colour] == count:
            seats |= 1 << seat
    return seats


MORE_THAN_THERE_ARE = 127


def leaders_of(state: State, colour: int) -> int:
    """IP-41: who has most of a colour face up, a bit for each."""
    return those_with(state, colour, most_behind(state, colour, MORE_THAN_THERE_ARE))


def seconds_of(state: State, colour: int) -> int:
    """IP-42, IP-43: who comes second behind one alone; IP-44: nobody behind several; IP-7: nor with two players."""
    most = most_behind(state, colour, MORE_THAN_THERE_ARE)
    if state.seats == 2 or count_bits(those_with(state, colour, most)) > 1:
        return 0
    return those_with(state, colour, most_behind(state, colour, most))


def settle_major(state: State, colour: int) -> None:
    """IP-42: to one alone; IP-44: auctioned among several. Seconds are counted before anybody turns a card (IP-41)."""
    leaders = leaders_of(state, colour)
    state.seconds = seconds_of(state, colour)
    state.after = SETTLE_MINOR
    settle_among(state, colour, leaders)


def settle_minor(state: State) -> None:
    """IP-42: to the one who comes second; IP-43: auctioned among several."""
    seconds = state.seconds
    state.seconds = 0
    state.after = NEXT_COLOUR
    settle_among(state, COLOURS + state.colour, seconds)


def settle_among(state: State, role: int, seats: int) -> None:
    """A role goes to one seat without an auction, to several by one, to nobody not at all."""
    if seats == 0:
        state.phase = state.after
    elif count_bits(seats) == 1:
        tell(state, ROLE_TAKEN, lowest_bit(seats), role)
        take_role(state, lowest_bit(seats), role)
    else:
        state.role = role
        tell(state, ROLE_AUCTION_OPENED, role)
        open_bidding(state, ROLE_LOT, seats)


def settle_role_auction(state: State) -> None:
    """IP-45: the winner pays and has role and marker; nobody wants it: it stays on the board."""
    role = state.role
    winner = state.bidder
    if winner == NOBODY:
        tell(state, ROLE_LEFT, role)
        close_auction(state)
        state.phase = state.after
    else:
        tell(state, ROLE_WON, winner, role, state.bid)
        pay_bid(state)
        close_auction(state)
        take_role(state, winner, role)


# -- taking a role


def take_role(state: State, seat: int, role: int) -> None:
    """IP-46: who takes a major role turns cards; IP-47: then its effect."""
    state.holder[role] = seat
    colour = role
    if role < COLOURS:
        turn_half_down(state, seat, role)
    else:
        colour -= COLOURS
    state.phase = state.after
    take_effect(state, seat, colour)


def turn_half_down(state: State, seat: int, colour: int) -> None:
    """IP-46: half of the face-up cards of the colour, rounded up."""
    count = (state.face_up_cards[seat, colour] + 1) // 2
    state.face_up_cards[seat, colour] -= count
    state.face_down_cards[seat, colour] += count
    tell(state, CARDS_TURNED_DOWN, seat, colour, count)


def take_effect(state: State, seat: int, colour: int) -> None:
    """IP-47: by colour, the same for major and minor."""
    if colour == GREEN:
        if can_turn_up(state, seat):
            state.turn = seat
            state.phase = TURN_UP
    elif colour == WHITE:
        gain(state, seat, WHITE_POINTS, BY_CLERGY)
        tell(state, POINTS_GAINED, seat, WHITE_POINTS)
    elif colour == RED:
        if state.deck_size > 0:
            reveal(state)
            draw_cards(state, seat, 1)
    elif colour == BLUE:
        if state.shields_left[seat] > 0:
            state.turn = seat
            state.phase = ROLE_SHIELD
    else:
        state.coins[seat] += YELLOW_COINS
        tell(state, COINS_GAINED, seat, YELLOW_COINS)


def may_turn_up(state: State, seat: int, colour: int) -> int:
    """IP-47: an own face-down card of another colour than green."""
    return 0 if colour != GREEN and state.face_down_cards[seat, colour] > 0 else 47


def can_turn_up(state: State, seat: int) -> int:
    """Whether the green role has a card to turn."""
    for colour in range(COLOURS):
        if may_turn_up(state, seat, colour) == 0:
            return 1
    return 0


def turn_card_up(state: State, seat: int, colour: int) -> None:
    """IP-47: it counts for the colours still to come."""
    state.face_down_cards[seat, colour] -= 1
    state.face_up_cards[seat, colour] += 1
    tell(state, CARD_TURNED_UP, seat, colour)
    state.phase = state.after


def leave_cards_down(state: State, seat: int) -> None:
    """IP-47: green is optional."""
    tell(state, CARD_LEFT_DOWN, seat)
    state.phase = state.after


def place_role_shield(state: State, seat: int, region: int) -> None:
    """IP-47: anywhere."""
    put_shield(state, seat, region)
    state.phase = state.after
