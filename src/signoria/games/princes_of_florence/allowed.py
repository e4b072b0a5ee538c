"""What may be decided, and by whom: moves by number, spread over the chapters."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.games.princes_of_florence.actions import (
    may_build,
    may_draw_bonus,
    may_draw_profession,
    may_take_freedom,
    may_use_professor,
)
from signoria.games.princes_of_florence.auctions import may_buy, may_choose_landscape, may_raise, opening_price
from signoria.games.princes_of_florence.characters import may_stand
from signoria.games.princes_of_florence.cooperation import may_accept, may_ask_price, may_counter, may_join, may_offer
from signoria.games.princes_of_florence.grid import is_building, may_lay, may_lay_jointly
from signoria.games.princes_of_florence.piles import clause_of_pile, may_keep
from signoria.games.princes_of_florence.recruiting import may_recruit
from signoria.games.princes_of_florence.setting_up import may_return
from signoria.games.princes_of_florence.state import (
    ACCEPT,
    ACT,
    ACTIONS,
    ACTIONS_STAGE,
    ANSWER,
    ASK_PRICE,
    AUCTIONS,
    BID,
    BONUS,
    BUILD_KIND,
    CHARACTER,
    CHARACTER_BIDS,
    CHOOSE,
    CHOOSE_KIND,
    COUNTER,
    DECLINE,
    DRAW_BONUS,
    DRAW_PROFESSION,
    DROP,
    END_TURN,
    GIVE_UP,
    INTO_PRESTIGE,
    JOIN,
    KEEP_CARD,
    LAST,
    LATER,
    LOOK_AT,
    MERCHANT,
    MERCHANT_PHASE,
    MERCHANT_POINTS,
    NUMBERS,
    OFFER_KIND,
    OPEN,
    OPEN_ITEM,
    OVER,
    PARTNER,
    PASS,
    PAY,
    PLACE,
    PLACE_AT,
    PLAY_BONUS,
    PRICE,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    PROFESSOR_PHASE,
    RAISE_BID,
    RECRUIT,
    RECRUIT_CARD,
    REPLY,
    REST,
    RETURN,
    RETURN_CARD,
    SETTLE,
    STAND_ON,
    TAKE_FREE,
    TAKE_FREEDOM,
    TAKE_ITEM,
    UNDER,
    UNDER_CARD,
    WITH_PARTNER,
    WORK_BY,
    WORK_DONE,
    State,
)
from signoria.games.princes_of_florence.works import (
    may_play_bonus,
    may_stop_bonus,
    may_turn_into_prestige,
    may_use_princess,
    may_work,
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


def clause_of_phase(state: State) -> int:
    """The clause that says what is to be decided now."""
    phase = state.phase
    if phase == RETURN:
        return 2
    if phase == OPEN or phase == BID:
        return 11
    if phase == LAST:
        return 15
    if phase == SETTLE or phase == MERCHANT_PHASE:
        return 108
    if phase == CHOOSE:
        return 76
    if phase == PLACE:
        return 40 if is_building(state.piece) else 20
    if phase == RECRUIT:
        return 25
    if phase == LOOK_AT or phase == UNDER:
        return clause_of_pile(state.looked_pile)
    if phase == PROFESSOR_PHASE:
        return 109
    if phase == CHARACTER:
        return 101
    return clause_of_action_phase(phase)


def clause_of_action_phase(phase: int) -> int:
    """The same, inside an action turn."""
    if phase == ACT:
        return 30
    if phase == BONUS:
        return 31
    if phase == PAY:
        return 33
    return 121 if phase == PARTNER or phase == JOIN else 125


def may(state: State, seat: int, action: int) -> int:
    """0, or the number of the clause that forbids this move now."""
    if state.phase == OVER:
        return 72
    if not has_bit(to_act(state), seat):
        return clause_of_stage(state)
    if action < 0 or action >= ACTIONS:
        return clause_of_phase(state)
    if state.stage == AUCTIONS:
        return may_in_auctions(state, seat, action)
    if state.phase == RETURN:
        return may_return(state, seat, action - RETURN_CARD) if action < OPEN_ITEM else 2
    if state.phase == LOOK_AT or state.phase == UNDER:
        return may_with_cards(state, action)
    if state.phase == PROFESSOR_PHASE or state.phase == MERCHANT_PHASE:
        return may_with_character(state, seat, action)
    if state.phase == CHARACTER:
        return may_for_character(state, seat, action)
    if state.phase == ACT:
        return may_act(state, seat, action)
    return may_inside_action(state, seat, action)


def is_between(action: int, start: int, stop: int) -> int:
    return 1 if action >= start and action < stop else 0


def may_in_auctions(state: State, seat: int, action: int) -> int:
    """PF-10 to PF-25, PF-76, PF-108: everything that is decided during the auctions."""
    phase = state.phase
    if phase == OPEN:
        if action == GIVE_UP:
            return 0
        if is_between(action, OPEN_ITEM, TAKE_ITEM):
            return may_buy(state, seat, action - OPEN_ITEM, opening_price(state))
    elif phase == LAST:
        if action == GIVE_UP:
            return 0
        if is_between(action, TAKE_ITEM, GIVE_UP):
            return may_buy(state, seat, action - TAKE_ITEM, opening_price(state))
    elif phase == BID:
        if action == PASS:
            return 0
        if action == RAISE_BID:
            return may_raise(state, seat)
    elif phase == SETTLE:
        if is_between(action, TAKE_FREE, CHOOSE_KIND):
            return 0
    elif phase == CHOOSE:
        if is_between(action, CHOOSE_KIND, PLACE_AT):
            return may_choose_landscape(state, seat, action - CHOOSE_KIND)
    elif phase == PLACE:
        if is_between(action, PLACE_AT, RECRUIT_CARD):
            return may_lay(state, seat, state.piece, action - PLACE_AT)
    elif phase == RECRUIT:
        if action == LATER:
            return 0
        if is_between(action, RECRUIT_CARD, LATER):
            return may_recruit(state, seat, action - RECRUIT_CARD)
    else:
        return may_with_cards(state, action)
    return clause_of_phase(state)


def may_with_cards(state: State, action: int) -> int:
    """PF-24, PF-45, PF-47: keep one; then the others under the pile, one by one or all as they are."""
    if state.phase == LOOK_AT:
        if is_between(action, KEEP_CARD, UNDER_CARD):
            return may_keep(state, action - KEEP_CARD)
    elif action == REST:
        return 0
    elif is_between(action, UNDER_CARD, REST):
        return may_keep(state, action - UNDER_CARD)
    return clause_of_phase(state)


def may_with_character(state: State, seat: int, action: int) -> int:
    """PF-108, PF-109: use it now or later; at its last moment, or never."""
    if state.phase == MERCHANT_PHASE:
        return 0 if action == MERCHANT_POINTS or action == LATER else 108
    if is_between(action, PROFESSOR_DRAW, DECLINE):
        return may_use_professor(state, seat, action - PROFESSOR_DRAW)
    if action == LATER and state.stage == CHARACTER_BIDS:
        return 0
    return 0 if action == DECLINE and state.stage != CHARACTER_BIDS else 109


def may_for_character(state: State, seat: int, action: int) -> int:
    """PF-101: a piece on a character at a number, or pass."""
    if action == PASS:
        return 0
    if not is_between(action, STAND_ON, MERCHANT_POINTS):
        return 101
    return may_stand(state, seat, (action - STAND_ON) // NUMBERS, (action - STAND_ON) % NUMBERS)


def may_act(state: State, seat: int, action: int) -> int:
    """PF-30: an action, or what takes none, or the end of the turn."""
    if action == END_TURN:
        return 0
    if is_between(action, WORK_BY, PRINCESS_WORK):
        return may_work(state, seat, action - WORK_BY)
    if action == PRINCESS_WORK:
        return may_use_princess(state, seat)
    if is_between(action, BUILD_KIND, OFFER_KIND):
        return may_build(state, seat, action - BUILD_KIND)
    if is_between(action, OFFER_KIND, DRAW_PROFESSION):
        return may_offer(state, seat, action - OFFER_KIND)
    if action == DRAW_PROFESSION:
        return may_draw_profession(state, seat)
    if action == DRAW_BONUS:
        return may_draw_bonus(state, seat)
    if is_between(action, TAKE_FREEDOM, END_TURN):
        return may_take_freedom(state, seat, action - TAKE_FREEDOM)
    if is_between(action, RECRUIT_CARD, LATER):
        return may_recruit(state, seat, action - RECRUIT_CARD)
    if action == MERCHANT_POINTS:
        return 0 if state.character_owner[MERCHANT] == seat else 108
    if is_between(action, PROFESSOR_DRAW, DECLINE):
        return may_use_professor(state, seat, action - PROFESSOR_DRAW)
    return 30


def may_inside_action(state: State, seat: int, action: int) -> int:
    """PF-31 to PF-33, PF-41, PF-121 to PF-125: the steps of a work, a building or an offer."""
    phase = state.phase
    if phase == BONUS:
        if action == WORK_DONE:
            return may_stop_bonus(state)
        if is_between(action, PLAY_BONUS, WORK_DONE):
            return may_play_bonus(state, seat, action - PLAY_BONUS)
    elif phase == PAY:
        if is_between(action, INTO_PRESTIGE, WITH_PARTNER):
            return may_turn_into_prestige(state, action - INTO_PRESTIGE)
    elif phase == PLACE:
        if is_between(action, PLACE_AT, RECRUIT_CARD):
            return may_lay(state, seat, state.piece, action - PLACE_AT)
    elif phase == PARTNER:
        if is_between(action, WITH_PARTNER, ASK_PRICE):
            return may_join(state, seat, action - WITH_PARTNER, state.piece)
    elif phase == JOIN:
        if is_between(action, PLACE_AT, RECRUIT_CARD):
            return may_lay_jointly(state, seat, state.partner, state.piece, action - PLACE_AT)
    elif phase == PRICE:
        if is_between(action, ASK_PRICE, ACCEPT):
            return may_ask_price(state, action - ASK_PRICE)
    else:
        return may_answer(state, seat, action)
    return clause_of_phase(state)


def may_answer(state: State, seat: int, action: int) -> int:
    """PF-125: accept, decline or name one other price; the other price: accept or drop."""
    if state.phase == REPLY:
        return 0 if action == ACCEPT or action == DROP else 125
    if action == DECLINE:
        return 0
    if action == ACCEPT:
        return may_accept(state, seat)
    return may_counter(state, seat, action - COUNTER) if is_between(action, COUNTER, DROP) else 125
