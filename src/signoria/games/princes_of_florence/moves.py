"""The moves of The Princes of Florence: their names, when they can be made, what allows them and what follows."""

from __future__ import annotations

from signoria.core.rules.move_table import MoveTable
from signoria.core.rules.moves import WHOLE_NUMBER, KnownTo
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.princes_of_florence.move_parameters import (
    BONUS_CARD,
    BUILDING,
    CARD_LOOKED_AT,
    CHARACTER_NAME,
    FREEDOM,
    ITEM,
    LANDSCAPE,
    NUMBER,
    PILE_FOR_MONEY,
    PILE_OF_THE_PROFESSOR,
    PLACE_OF_TILE,
    POINTS,
    PRICE_ASKED_FOR,
    PROFESSION,
    SEAT,
)
from signoria.games.princes_of_florence.rules.actions import (
    begin_building,
    draw_from,
    may_build,
    may_draw_from,
    may_take_freedom,
    may_use_professor,
    take_freedom,
    use_professor,
)
from signoria.games.princes_of_florence.rules.auctions import (
    give_up,
    may_buy_at_opening,
    may_raise,
    open_auction,
    pass_bid,
    raise_bid,
    settle_and_wait,
    settle_for_points,
    settle_free,
    take_last_item,
)
from signoria.games.princes_of_florence.rules.characters import list_numbers, may_stand, pass_characters, stand_on
from signoria.games.princes_of_florence.rules.cooperation import (
    ask_price,
    begin_offer,
    build_jointly,
    choose_joint_place,
    choose_partner,
    counter,
    list_offers,
    list_prices,
    may_accept,
    may_ask_price,
    may_choose_partner,
    may_counter,
    may_offer,
    refuse_offer,
)
from signoria.games.princes_of_florence.rules.flow import clause_of_placing, clause_of_stage, go_on, lay_piece, to_act
from signoria.games.princes_of_florence.rules.grid import list_joint_places, list_places, may_lay_across, may_lay_piece
from signoria.games.princes_of_florence.rules.items import may_choose_landscape, take_landscape
from signoria.games.princes_of_florence.rules.piles import (
    clause_of_looking,
    keep_card,
    list_looked,
    may_keep,
    return_card,
    return_rest,
)
from signoria.games.princes_of_florence.rules.recruiting import list_recruits, may_recruit, recruit
from signoria.games.princes_of_florence.rules.rounds import (
    decide_later,
    may_forgo_professor,
    may_keep_professor,
    may_use_merchant,
    use_merchant,
)
from signoria.games.princes_of_florence.rules.setting_up import list_returns, may_return, return_profession
from signoria.games.princes_of_florence.rules.turns import end_turn
from signoria.games.princes_of_florence.rules.works import (
    begin_work,
    list_bonus_cards,
    list_prestige,
    list_works,
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
from signoria.games.princes_of_florence.state import (
    ACT,
    ANSWER,
    BID,
    BONUS,
    CHARACTER,
    CHOOSE,
    JOIN,
    LAST,
    LOOK_AT,
    MERCHANT_PHASE,
    OPEN,
    PARTNER,
    PAY,
    PHASES,
    PLACE,
    PRICE,
    PROFESSOR_PHASE,
    RECRUIT,
    REPLY,
    RETURN,
    SETTLE,
    UNDER,
)

MOVES = MoveTable("PF", PHASES, to_act=to_act, over="PF-72", waiting=clause_of_stage, then=go_on)

RETURN_CARD = MOVES.kind("return {card}", PROFESSION, known_to=KnownTo.OWN_SEAT)  # PF-2: face down
OPEN_ITEM = MOVES.kind("open {item}", ITEM)
TAKE_ITEM = MOVES.kind("take {item}", ITEM)
GIVE_UP = MOVES.kind("give up")
RAISE_BID = MOVES.kind("bid {florins}")
PASS = MOVES.kind("pass")
TAKE_FREE = MOVES.kind("free")
PAY_POINTS = MOVES.kind("pay points")
PAY_AND_WAIT = MOVES.kind("pay")
CHOOSE_KIND = MOVES.kind("choose {piece}", LANDSCAPE)
PLACE_AT = MOVES.kind("place {place}", PLACE_OF_TILE)
RECRUIT_CARD = MOVES.kind("recruit {card}", PROFESSION)
LATER = MOVES.kind("later")
KEEP_CARD = MOVES.kind("keep {card}", CARD_LOOKED_AT, known_to=KnownTo.OWN_SEAT)  # PF-24: face down
UNDER_CARD = MOVES.kind("under {card}", CARD_LOOKED_AT, known_to=KnownTo.OWN_SEAT)  # PF-24: nobody sees the order
REST = MOVES.kind("rest", known_to=KnownTo.OWN_SEAT)  # the same
STAND_ON = MOVES.kind("{character} {number}", CHARACTER_NAME, NUMBER, do="character")
MERCHANT_POINTS = MOVES.kind("merchant points", do="merchant")
PROFESSOR_DRAW = MOVES.kind("professor {pile}", PILE_OF_THE_PROFESSOR)
DECLINE = MOVES.kind("decline")
WORK_BY = MOVES.kind("work {card}", PROFESSION)
PRINCESS_WORK = MOVES.kind("princess")
BUILD_KIND = MOVES.kind("build {piece}", BUILDING)
OFFER_KIND = MOVES.kind("offer {piece}", BUILDING)
DRAW_CARD = MOVES.kind("draw {pile}", PILE_FOR_MONEY)
TAKE_FREEDOM = MOVES.kind("freedom {freedom}", FREEDOM)
END_TURN = MOVES.kind("end")
PLAY_BONUS = MOVES.kind("bonus {card}", BONUS_CARD)
WORK_DONE = MOVES.kind("done")
INTO_PRESTIGE = MOVES.kind("prestige {points}", POINTS, alike=f"prestige {WHOLE_NUMBER}")
WITH_PARTNER = MOVES.kind("partner {seat}", SEAT)
ASK_PRICE = MOVES.kind("price {florins}", PRICE_ASKED_FOR, alike=f"price {WHOLE_NUMBER}")
ACCEPT = MOVES.kind("accept")
COUNTER = MOVES.kind("counter {florins}", PRICE_ASKED_FOR, alike=f"counter {WHOLE_NUMBER}")
DROP = MOVES.kind("drop")

# -- the opening hands and the auctions

MOVES.phase(RETURN, "PF-2", RETURN_CARD.row(may=may_return, do=return_profession, listing=list_returns))
MOVES.phase(OPEN, "PF-11", OPEN_ITEM.row(may=may_buy_at_opening, do=open_auction), GIVE_UP.row(do=give_up))
MOVES.phase(BID, "PF-11", RAISE_BID.row(may=may_raise, do=raise_bid), PASS.row(do=pass_bid))
MOVES.phase(LAST, "PF-15", TAKE_ITEM.row(may=may_buy_at_opening, do=take_last_item), GIVE_UP.row(do=give_up))
MOVES.phase(
    SETTLE,
    "PF-108",
    TAKE_FREE.row(do=settle_free),
    PAY_POINTS.row(do=settle_for_points),
    PAY_AND_WAIT.row(do=settle_and_wait),
)
MOVES.phase(CHOOSE, "PF-76", CHOOSE_KIND.row(may=may_choose_landscape, do=take_landscape))
MOVES.phase(PLACE, clause_of_placing, PLACE_AT.row(may=may_lay_piece, do=lay_piece, listing=list_places))
MOVES.phase(
    RECRUIT,
    "PF-25",
    RECRUIT_CARD.row(may=may_recruit, do=recruit, listing=list_recruits),
    LATER.row(do=decide_later),
)

# -- cards of a pile

MOVES.phase(LOOK_AT, clause_of_looking, KEEP_CARD.row(may=may_keep, do=keep_card, listing=list_looked))
MOVES.phase(
    UNDER,
    clause_of_looking,
    UNDER_CARD.row(may=may_keep, do=return_card, listing=list_looked),
    REST.row(do=return_rest),
)

# -- characters

MOVES.phase(
    PROFESSOR_PHASE,
    "PF-109",
    PROFESSOR_DRAW.row(may=may_use_professor, do=use_professor),
    LATER.row(may=may_keep_professor, do=decide_later),
    DECLINE.row(may=may_forgo_professor, do=decide_later),
)
MOVES.phase(MERCHANT_PHASE, "PF-108", MERCHANT_POINTS.row(do=use_merchant), LATER.row(do=decide_later))
MOVES.phase(
    CHARACTER,
    "PF-101",
    STAND_ON.row(may=may_stand, do=stand_on, listing=list_numbers),
    PASS.row(do=pass_characters),
)

# -- action turns

MOVES.phase(
    ACT,
    "PF-30",
    WORK_BY.row(may=may_work, do=begin_work, listing=list_works),
    PRINCESS_WORK.row(may=may_use_princess, do=use_princess),
    BUILD_KIND.row(may=may_build, do=begin_building),
    OFFER_KIND.row(may=may_offer, do=begin_offer, listing=list_offers),
    DRAW_CARD.row(may=may_draw_from, do=draw_from),
    TAKE_FREEDOM.row(may=may_take_freedom, do=take_freedom),
    RECRUIT_CARD.row(may=may_recruit, do=recruit, listing=list_recruits),
    MERCHANT_POINTS.row(may=may_use_merchant, do=use_merchant),
    PROFESSOR_DRAW.row(may=may_use_professor, do=use_professor),
    END_TURN.row(do=end_turn),
)
MOVES.phase(
    BONUS,
    "PF-31",
    PLAY_BONUS.row(may=may_play_bonus, do=play_bonus, listing=list_bonus_cards),
    WORK_DONE.row(may=may_stop_bonus, do=make_work),
)
MOVES.phase(PAY, "PF-33", INTO_PRESTIGE.row(may=may_turn_into_prestige, do=pay_for_work, listing=list_prestige))

# -- offers

MOVES.phase(PARTNER, "PF-121", WITH_PARTNER.row(may=may_choose_partner, do=choose_partner))
MOVES.phase(JOIN, "PF-121", PLACE_AT.row(may=may_lay_across, do=choose_joint_place, listing=list_joint_places))
MOVES.phase(PRICE, "PF-125", ASK_PRICE.row(may=may_ask_price, do=ask_price, listing=list_prices))
MOVES.phase(
    ANSWER,
    "PF-125",
    DECLINE.row(do=refuse_offer),
    ACCEPT.row(may=may_accept, do=build_jointly),
    COUNTER.row(may=may_counter, do=counter),
)
MOVES.phase(REPLY, "PF-125", ACCEPT.row(do=build_jointly), DROP.row(do=refuse_offer))

move_rules = moves_chapter(MOVES, __package__)
