"""Phase 4 (HP-15 to HP-19) and the politics cards (HP-30 to HP-35)."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.core.rules.state_record import Row
from signoria.games.habemus_papam.components import (
    AGE,
    CAMERLENGO_GEMS,
    CAMERLENGO_GOLD,
    DEATH_GOLD,
    FELIPE_GOLD,
    IS_IMMUNE,
    SQUADRONE_GOLD,
)
from signoria.games.habemus_papam.constants import (
    CAMERLENGO,
    DEATH,
    FELIPE,
    FIRST_ACTION,
    FIRST_LEADER,
    GEMS,
    LOUIS,
    MAZARIN,
    PEOPLE,
    SQUADRONE,
)
from signoria.games.habemus_papam.rules.action_cards import gain_gold, is_movable
from signoria.games.habemus_papam.state import (
    CARD_LEFT,
    CARD_TAKEN,
    DIED,
    EXCLUDE,
    EXCLUDED,
    GEM_GAINED,
    NAME_VICTIM,
    NAMED_CAMERLENGO,
    NEXT_TAKER,
    NOBODY,
    NOTHING,
    ROUND_DONE,
    SQUADRONE_PAID,
    SQUADRONE_UNPAID,
    TAKE,
    State,
)

# -- taking


def ask_next_taker(state: State) -> None:
    """HP-15: in the order of the bids, while a card is left; the last card is taken without asking. (ruling: HP-15)"""
    if state.step == state.seats or state.offer_size == 0:
        remove_what_is_left(state)
        state.phase = ROUND_DONE
        return
    state.turn = state.rank[state.step]
    state.step += 1
    if state.offer_size == 1:
        take_card(state, state.turn, state.offer[0])
    else:
        state.phase = TAKE


def place_on_offer(state: State, card: int) -> int:
    """Where a card lies open; NOTHING if it does not."""
    for place in range(state.offer_size):
        if state.offer[place] == card:
            return place
    return NOTHING


def may_take(state: State, card: int) -> int:
    """HP-15: one of the cards on offer."""
    return 15 if place_on_offer(state, card) == NOTHING else 0


def list_offer(state: State, moves: Row, count: int, first: int) -> int:
    """HP-15: every kind of card on offer, once; HP-21: only in the last round are there several of a kind."""
    for place in range(state.offer_size):
        if not state.is_last_round or place_on_offer(state, state.offer[place]) == place:
            moves[count] = first + state.offer[place]
            count += 1
    return count


def take_off_offer(state: State, place: int) -> None:
    """Close the gap, so that the others keep their order."""
    state.offer_size -= 1
    for later in range(place, state.offer_size):
        state.offer[later] = state.offer[later + 1]
    state.offer[state.offer_size] = 0


def take_card(state: State, seat: int, card: int) -> None:
    """HP-16: into the display; HP-18: behind the screen; HP-19: or as Camerlengo."""
    take_off_offer(state, place_on_offer(state, card))
    tell(state, CARD_TAKEN, seat, card)
    state.phase = NEXT_TAKER
    if card < PEOPLE:
        state.owner[card] = seat
    elif card < FIRST_ACTION:
        take_politics(state, seat, card)
    elif card < CAMERLENGO:
        state.actions[seat, card - FIRST_ACTION] += 1
        state.action_count[seat] += 1
    else:
        become_camerlengo(state, seat)


def remove_what_is_left(state: State) -> None:
    """HP-15: with three players a card is left; it leaves the game, but for the Camerlengo; HP-22: as at the end."""
    for place in range(state.offer_size):
        card = state.offer[place]
        if card != CAMERLENGO:
            tell(state, CARD_LEFT, card)
            if card < PEOPLE:
                state.gone |= 1 << card
        state.offer[place] = 0
    state.offer_size = 0


def become_camerlengo(state: State, seat: int) -> None:
    """HP-19: a ruby, a sapphire and an amber, as far as the bank has them, and gold; the figure moves at once."""
    for gem in range(GEMS):
        gained = min(CAMERLENGO_GEMS[gem], state.bank[gem])
        if gained > 0:
            state.bank[gem] -= gained
            state.gems[seat, gem] += gained
            tell(state, GEM_GAINED, seat, gem, gained)
    gain_gold(state, seat, CAMERLENGO_GOLD)
    if state.camerlengo != seat:
        state.camerlengo = seat
        tell(state, NAMED_CAMERLENGO, seat)


# -- politics


def take_politics(state: State, seat: int, card: int) -> None:
    """HP-17: at once, before the next player takes."""
    if card == MAZARIN:
        state.mazarin[seat] += 1
    elif card == LOUIS:
        state.louis[seat] += 1
    elif card == FELIPE:
        take_felipe(state, seat)
    elif card == SQUADRONE:
        take_squadrone(state, seat)
    elif card == DEATH:
        take_death(state, seat)


def take_felipe(state: State, seat: int) -> None:
    """HP-32: gold; the second one excludes a cardinal, if any can be."""
    state.felipe[seat] += 1
    gain_gold(state, seat, FELIPE_GOLD)
    if state.felipe[seat] == 2:
        for person in range(FIRST_LEADER):
            if may_exclude(state, person) == 0:
                state.phase = EXCLUDE
                return


def may_exclude(state: State, person: int) -> int:
    """HP-32: a cardinal of somebody without Felipe; HP-47: neither leader nor immune."""
    owner = state.owner[person]
    if owner == NOBODY:
        return 32
    if not is_movable(person):
        return 47
    return 0 if state.felipe[owner] == 0 else 32


def exclude(state: State, seat: int, person: int) -> None:
    """HP-32: from the game."""
    tell(state, EXCLUDED, seat, state.owner[person], person)
    remove_person(state, person)
    state.phase = NEXT_TAKER


def remove_person(state: State, person: int) -> None:
    """A cardinal or leader leaves the game."""
    state.owner[person] = NOBODY
    state.gone |= 1 << person


def take_squadrone(state: State, seat: int) -> None:
    """HP-33: paid for or gone."""
    reveal(state, seat)
    if state.gold[seat] >= SQUADRONE_GOLD:
        state.gold[seat] -= SQUADRONE_GOLD
        state.squadrone = seat
        tell(state, SQUADRONE_PAID, seat, SQUADRONE_GOLD)
    else:
        tell(state, SQUADRONE_UNPAID, seat)


def take_death(state: State, seat: int) -> None:
    """HP-34: gold; then the oldest of an opponent, if any opponent has somebody mortal."""
    gain_gold(state, seat, DEATH_GOLD)
    for other in range(state.seats):
        if other != seat and oldest_mortal(state, other) != NOTHING:
            state.phase = NAME_VICTIM
            return


def oldest_mortal(state: State, seat: int) -> int:
    """HP-34: the oldest cardinal or leader of a display but for the immune; NOTHING if there is none."""
    oldest = NOTHING
    for person in range(PEOPLE):
        is_mortal = state.owner[person] == seat and not IS_IMMUNE[person]
        if is_mortal and (oldest == NOTHING or AGE[person] > AGE[oldest]):
            oldest = person
    return oldest


def may_name_victim(state: State, seat: int, other: int) -> int:
    """HP-34: an opponent who has somebody mortal."""
    if other >= state.seats or other == seat:
        return 34
    return 34 if oldest_mortal(state, other) == NOTHING else 0


def name_victim(state: State, seat: int, other: int) -> None:
    """HP-34: the oldest leaves the game."""
    person = oldest_mortal(state, other)
    tell(state, DIED, seat, other, person)
    remove_person(state, person)
    state.phase = NEXT_TAKER
