"""What may be decided, by whom, and what follows: moves by number, spread over the chapters."""

from __future__ import annotations

from signoria.core.bits import has_bit
from signoria.games.princes_of_florence.actions import (
    begin_building,
    build,
    draw_bonus,
    draw_profession,
    may_build,
    may_draw_bonus,
    may_draw_profession,
    may_take_freedom,
    may_use_professor,
    take_freedom,
    use_professor,
)
from signoria.games.princes_of_florence.auctions import (
    give_up,
    lay_landscape,
    may_buy,
    may_choose_landscape,
    may_raise,
    open_auction,
    open_next_auction,
    opening_price,
    pass_bid,
    raise_bid,
    settle_free,
    settle_paying,
    take_landscape,
    take_last_item,
    win,
)
from signoria.games.princes_of_florence.characters import (
    go_on_with_characters,
    may_stand,
    pass_characters,
    stand_on,
    start_characters,
)
from signoria.games.princes_of_florence.cooperation import (
    ask_price,
    begin_offer,
    build_jointly,
    choose_joint_place,
    choose_partner,
    counter,
    may_accept,
    may_ask_price,
    may_counter,
    may_join,
    may_offer,
    refuse_offer,
)
from signoria.games.princes_of_florence.grid import is_building, may_lay, may_lay_jointly
from signoria.games.princes_of_florence.piles import (
    clause_of_pile,
    keep_card,
    may_keep,
    put_last_under,
    return_card,
    return_rest,
)
from signoria.games.princes_of_florence.recruiting import may_recruit, recruit
from signoria.games.princes_of_florence.rounds import finish_game, score_merchant
from signoria.games.princes_of_florence.setting_up import may_return, return_profession
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
    LAST_CALL,
    LATER,
    LOOK_AT,
    MERCHANT,
    MERCHANT_PHASE,
    MERCHANT_POINTS,
    NEXT,
    NUMBERS,
    OFFER_KIND,
    OPEN,
    OPEN_ITEM,
    OVER,
    PARTNER,
    PASS,
    PAY,
    PAY_AND_WAIT,
    PAY_POINTS,
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
    SOLD,
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
from signoria.games.princes_of_florence.turns import continue_turn, end_turn
from signoria.games.princes_of_florence.works import (
    begin_work,
    make_work,
    may_play_bonus,
    may_stop_bonus,
    may_turn_into_prestige,
    may_use_princess,
    may_work,
    pay_for_work,
    play_bonus,
    use_princess,
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


# -- what may be done


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


# -- what follows


def apply(state: State, seat: int, action: int) -> None:
    """Make a legal move, and go on until somebody has to decide again."""
    apply_move(state, seat, action)
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


def apply_move(state: State, seat: int, action: int) -> None:
    """What a move does itself."""
    phase = state.phase
    if phase == ACT:
        apply_action(state, seat, action)
    elif phase == BID:
        if action == PASS:
            pass_bid(state, seat)
        else:
            raise_bid(state, seat)
    elif phase == OPEN:
        if action == GIVE_UP:
            give_up(state, seat)
        else:
            open_auction(state, seat, action - OPEN_ITEM)
    elif phase == LAST:
        if action == GIVE_UP:
            give_up(state, seat)
        else:
            take_last_item(state, seat, action - TAKE_ITEM)
    elif phase == PLACE:
        if is_building(state.piece):
            build(state, seat, action - PLACE_AT)
        else:
            lay_landscape(state, seat, action - PLACE_AT)
    elif phase == LOOK_AT or phase == UNDER:
        apply_to_cards(state, seat, action)
    elif phase == RETURN:
        return_profession(state, seat, action - RETURN_CARD)
    elif phase == CHARACTER or phase == MERCHANT_PHASE or phase == PROFESSOR_PHASE:
        apply_to_characters(state, seat, action)
    elif phase == SETTLE or phase == CHOOSE or phase == RECRUIT:
        apply_to_purchase(state, seat, action)
    else:
        apply_inside_action(state, seat, action)


def apply_to_purchase(state: State, seat: int, action: int) -> None:
    """PF-25, PF-76, PF-108: what the winner of an auction decides besides a place."""
    if action == TAKE_FREE:
        settle_free(state, seat)
    elif action == PAY_POINTS or action == PAY_AND_WAIT:
        settle_paying(state, seat, 1 if action == PAY_POINTS else 0)
    elif state.phase == CHOOSE:
        take_landscape(state, action - CHOOSE_KIND)
    else:
        if action != LATER:
            recruit(state, seat, action - RECRUIT_CARD)
        state.phase = NEXT


def apply_to_cards(state: State, seat: int, action: int) -> None:
    """PF-24, PF-45, PF-47: keep one, return the others."""
    if state.phase == LOOK_AT:
        keep_card(state, seat, action - KEEP_CARD)
    elif action == REST:
        return_rest(state, seat)
    else:
        return_card(state, seat, action - UNDER_CARD)
    put_last_under(state, seat)


def apply_to_characters(state: State, seat: int, action: int) -> None:
    """PF-101, PF-108, PF-109."""
    if action == MERCHANT_POINTS:
        score_merchant(state)
        state.phase = NEXT
    elif action == LATER or action == DECLINE:
        state.phase = NEXT
    elif is_between(action, PROFESSOR_DRAW, DECLINE):
        use_professor(state, seat, action - PROFESSOR_DRAW)
    elif action == PASS:
        pass_characters(state, seat)
    else:
        stand_on(state, seat, (action - STAND_ON) // NUMBERS, (action - STAND_ON) % NUMBERS)


def apply_action(state: State, seat: int, action: int) -> None:
    """PF-30: one step of an action turn."""
    if action == END_TURN:
        end_turn(state)
    elif is_between(action, WORK_BY, PRINCESS_WORK):
        begin_work(state, seat, action - WORK_BY)
    elif action == PRINCESS_WORK:
        use_princess(state, seat)
    elif is_between(action, BUILD_KIND, OFFER_KIND):
        begin_building(state, action - BUILD_KIND)
    elif is_between(action, OFFER_KIND, DRAW_PROFESSION):
        begin_offer(state, action - OFFER_KIND)
    elif action == DRAW_PROFESSION:
        draw_profession(state, seat)
    elif action == DRAW_BONUS:
        draw_bonus(state, seat)
    elif is_between(action, TAKE_FREEDOM, END_TURN):
        take_freedom(state, seat, action - TAKE_FREEDOM)
    elif is_between(action, RECRUIT_CARD, LATER):
        recruit(state, seat, action - RECRUIT_CARD)
        state.phase = NEXT
    elif action == MERCHANT_POINTS:
        score_merchant(state)
        state.phase = NEXT
    else:
        use_professor(state, seat, action - PROFESSOR_DRAW)


def apply_inside_action(state: State, seat: int, action: int) -> None:
    """The steps of a work or an offer."""
    if action == WORK_DONE:
        make_work(state, seat)
    elif is_between(action, PLAY_BONUS, WORK_DONE):
        play_bonus(state, seat, action - PLAY_BONUS)
    elif is_between(action, INTO_PRESTIGE, WITH_PARTNER):
        pay_for_work(state, seat, action - INTO_PRESTIGE)
    elif is_between(action, WITH_PARTNER, ASK_PRICE):
        choose_partner(state, action - WITH_PARTNER)
    elif is_between(action, PLACE_AT, RECRUIT_CARD):
        choose_joint_place(state, action - PLACE_AT)
    elif is_between(action, ASK_PRICE, ACCEPT):
        ask_price(state, seat, action - ASK_PRICE)
    elif action == ACCEPT:
        build_jointly(state)
    elif is_between(action, COUNTER, DROP):
        counter(state, seat, action - COUNTER)
    else:
        refuse_offer(state, seat)
