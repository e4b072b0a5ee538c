"""What follows from a decision: moves by number, spread over the chapters."""

from __future__ import annotations

from signoria.games.princes_of_florence.actions import (
    begin_building,
    build,
    draw_bonus,
    draw_profession,
    take_freedom,
    use_professor,
)
from signoria.games.princes_of_florence.allowed import is_between
from signoria.games.princes_of_florence.auctions import (
    give_up,
    lay_landscape,
    open_auction,
    open_next_auction,
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
    refuse_offer,
)
from signoria.games.princes_of_florence.grid import is_building
from signoria.games.princes_of_florence.piles import keep_card, put_last_under, return_card, return_rest
from signoria.games.princes_of_florence.recruiting import recruit
from signoria.games.princes_of_florence.rounds import finish_game, score_merchant
from signoria.games.princes_of_florence.setting_up import return_profession
from signoria.games.princes_of_florence.state import (
    ACCEPT,
    ACT,
    ACTIONS_STAGE,
    ASK_PRICE,
    AUCTIONS,
    BID,
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
    KEEP_CARD,
    LAST,
    LAST_CALL,
    LATER,
    LOOK_AT,
    MERCHANT_PHASE,
    MERCHANT_POINTS,
    NEXT,
    NUMBERS,
    OFFER_KIND,
    OPEN,
    OPEN_ITEM,
    PASS,
    PAY_AND_WAIT,
    PAY_POINTS,
    PLACE,
    PLACE_AT,
    PLAY_BONUS,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    PROFESSOR_PHASE,
    RECRUIT,
    RECRUIT_CARD,
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
from signoria.games.princes_of_florence.works import begin_work, make_work, pay_for_work, play_bonus, use_princess


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
