"""How an apprentice weighs moves: by what each would add to its prospects, in hundredths of a point."""

from __future__ import annotations

from signoria.core.rules.written_weights import weights_chapter
from signoria.games.patrician import moves
from signoria.games.patrician.bot.prospects import OWN_SHARE, balance, chance_to_win, crests_held
from signoria.games.patrician.components import (
    CAPACITY,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARD_SYMBOL,
    CHOICE,
    CITIES,
    MOVE,
    ROAD_FROM,
    ROAD_TO,
    SET_POINTS,
    SET_SIZE,
    SITES,
    STAR,
    TOWERS,
)
from signoria.games.patrician.rules.scoring import add_floor, floors_in, leader_of, remove_top_floor
from signoria.games.patrician.rules.turn import may_move
from signoria.games.patrician.state import (
    NOBODY,
    NOTHING,
    State,
)

CARD_WITH_A_SYMBOL = 60


# -- the moves


def weight_of_floor(state: State, seat: int, tower: int) -> int:
    """What the city promises with all floors that are due."""
    return weight_of_building(state, seat, tower, state.floors_due, NOTHING, NOTHING)


def weight_of_building(state: State, seat: int, tower: int, floors: int, lost: int, gained: int) -> int:
    """What the city promises after a floor on this tower, and after the better place for a second one."""
    city = tower >> 1
    crests = crests_held(state, seat, city, lost, gained)
    add_floor(state, tower, seat)
    best = balance(state, city, seat, crests)
    if floors > 1 and floors_in(state, city) < CAPACITY[city]:
        best = best_second_floor(state, seat, city, crests)
    remove_top_floor(state, tower)
    return best


def best_second_floor(state: State, seat: int, city: int, crests: int) -> int:
    """The balance after the better of the two places for another floor."""
    best = -1000000
    for tower in range(city * SITES, city * SITES + SITES):
        add_floor(state, tower, seat)
        best = max(best, balance(state, city, seat, crests))
        remove_top_floor(state, tower)
    return best


def weight_of_playing(state: State, seat: int, card: int) -> int:
    """The best building with a card, against keeping it; its move; and the card it lets one take."""
    city = CARD_CITY[card]
    gained = card_taken_with(state, seat, card)
    left = weight_of_building(state, seat, city * SITES, CARD_CRESTS[card], card, gained)
    right = weight_of_building(state, seat, city * SITES + 1, CARD_CRESTS[card], card, gained)
    weight = max(left, right) - balance(state, city, seat, crests_held(state, seat, city, NOTHING, NOTHING))
    if gained != NOTHING:
        weight += heads_worth(state, seat, gained) + symbol_worth(state, seat, gained)
        if CARD_CITY[gained] != city:
            weight += weight_of_holding(state, seat, gained)
    if CARD_SYMBOL[card] == MOVE:
        weight += best_move_with(state, seat, card)
    return weight - symbol_worth(state, seat, card)


def card_taken_with(state: State, seat: int, card: int) -> int:
    """The card one would take after playing this one: the best of those to choose from; NOTHING if there is none."""
    own = state.face_up[CARD_CITY[card]]
    if CARD_SYMBOL[card] != CHOICE and own != NOTHING:
        return own
    taken = NOTHING
    best = 0
    for city in range(CITIES):
        if state.face_up[city] != NOTHING:
            weight = weight_of_card(state, seat, state.face_up[city])
            if taken == NOTHING or weight > best:
                taken = state.face_up[city]
                best = weight
    return taken


def best_move_with(state: State, seat: int, card: int) -> int:
    """What the best move of a floor would be worth if this card were played."""
    before = state.card_played
    state.card_played = card
    best = 0
    for tower in range(TOWERS):
        if may_move(state, seat, tower) == 0:
            best = max(best, weight_of_moving(state, seat, tower))
    state.card_played = before
    return best


def weight_of_holding(state: State, seat: int, card: int) -> int:
    """What another card for its city adds to a hand."""
    city = CARD_CITY[card]
    with_it = balance(state, city, seat, crests_held(state, seat, city, NOTHING, card))
    return with_it - balance(state, city, seat, crests_held(state, seat, city, NOTHING, NOTHING))


def weight_of_card(state: State, seat: int, card: int) -> int:
    """What a card lying face up would add to a hand."""
    return heads_worth(state, seat, card) + symbol_worth(state, seat, card) + weight_of_holding(state, seat, card)


def weight_of_taking(state: State, seat: int, city: int) -> int:
    """The card that lies there."""
    return weight_of_card(state, seat, state.face_up[city])


def symbol_worth(state: State, seat: int, card: int) -> int:
    """What it is worth to hold a card with a symbol."""
    if CARD_SYMBOL[card] == MOVE or CARD_SYMBOL[card] == CHOICE:
        return CARD_WITH_A_SYMBOL
    if CARD_SYMBOL[card] == STAR and state.messengers_left[seat] > 0:
        return CARD_WITH_A_SYMBOL
    return 0


def heads_worth(state: State, seat: int, card: int) -> int:
    """What a card's heads bring towards a set of portraits, with those in the pile and in the hand."""
    if CARD_HEADS[card] == 0:
        return 0
    have = state.heads[seat, CARD_HEAD[card]]
    for held in range(state.hand_size[seat]):
        mate = state.hand[seat, held]
        if mate != card and CARD_HEAD[mate] == CARD_HEAD[card]:
            have += CARD_HEADS[mate]
    return portraits_hoped_for(have + CARD_HEADS[card]) - portraits_hoped_for(have)


def portraits_hoped_for(heads: int) -> int:
    """What so many equal heads will be worth: full sets in full, a part of one by half."""
    whole = SET_POINTS * 120 * OWN_SHARE
    part = heads % SET_SIZE
    return heads // SET_SIZE * whole + whole * part * part // (2 * SET_SIZE * SET_SIZE) + whole * part // (SET_SIZE * 8)


def weight_of_moving(state: State, seat: int, tower: int) -> int:
    """What moving a tower's top floor across changes."""
    city = tower >> 1
    crests = crests_held(state, seat, city, NOTHING, NOTHING)
    before = balance(state, city, seat, crests)
    owner = remove_top_floor(state, tower)
    add_floor(state, tower ^ 1, owner)
    after = balance(state, city, seat, crests)
    remove_top_floor(state, tower ^ 1)
    add_floor(state, tower, owner)
    return after - before


def weight_of_sending(state: State, seat: int, road: int) -> int:
    """Messengers help where one is likely to win and rivals are not."""
    return lead_in(state, seat, ROAD_FROM[road]) + lead_in(state, seat, ROAD_TO[road])


def lead_in(state: State, seat: int, city: int) -> int:
    """The chances of winning an unscored city's towers, less those of the seats that lead them now."""
    if state.scored[city]:
        return 0
    room = CAPACITY[city] - floors_in(state, city)
    crests = crests_held(state, seat, city, NOTHING, NOTHING)
    lead = 0
    for tower in range(city * SITES, city * SITES + SITES):
        lead += chance_to_win(state, tower, seat, max(0, room - crests), crests) * OWN_SHARE
        leader = leader_of(state, tower)
        if leader != NOBODY and leader != seat:
            lead -= chance_to_win(state, tower, leader, room, 0)
    return lead


weights = weights_chapter(
    moves.MOVES,
    __package__,
    {
        moves.PLAY_CARD: weight_of_playing,
        moves.BUILD_ON: weight_of_floor,
        moves.MOVE_FROM: weight_of_moving,
        moves.TAKE_AT: weight_of_taking,
        moves.SEND_BETWEEN: weight_of_sending,
        moves.PASS: 1,
    },
)
