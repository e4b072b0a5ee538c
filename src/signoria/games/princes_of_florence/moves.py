"""The moves of The Princes of Florence: their names, when they can be made, what allows them and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.components import Components
from signoria.core.rules.move_table import MoveTable, Parameter, Value, counted, named, named_by, seat_of
from signoria.core.rules.moves import WHOLE_NUMBER, KnownTo
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.princes_of_florence import state
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    BUILDING_NAMES,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    LANDSCAPE_NAMES,
    MAX_PLACES,
    MAX_SEATS,
    PILE_NAMES,
    PROFESSIONS,
)
from signoria.games.princes_of_florence.rules import (
    actions,
    auctions,
    characters,
    cooperation,
    flow,
    grid,
    items,
    piles,
    recruiting,
    rounds,
    setting_up,
    turns,
    works,
)


def _numbers(_components: Components) -> Iterator[Value]:
    for number in range(state.NUMBERS):
        yield Value(str(number), {"number": number, "florins": number * 100})


def _piles_of_the_professor(_components: Components) -> Iterator[Value | None]:
    """PF-109: no professions."""
    for pile, name in enumerate(PILE_NAMES):
        yield None if pile == state.PROFESSION_PILE else Value(name, {"pile": name})


PROFESSION = named_by("professions", "card", PROFESSIONS)
BONUS_CARD = named_by("bonus_cards", "card", BONUS_CARDS)
ITEM = named("item", ITEM_NAMES)
LANDSCAPE = named("piece", LANDSCAPE_NAMES)
BUILDING = named("piece", BUILDING_NAMES)
FREEDOM = named("freedom", FREEDOM_NAMES)
CHARACTER_NAME = named("character", CHARACTER_NAMES)
NUMBER = Parameter("number", state.NUMBERS, _numbers)
PILE_FOR_MONEY = named("pile", PILE_NAMES[: state.PRESTIGE_PILE])
PILE_OF_THE_PROFESSOR = Parameter("pile", state.PILES, _piles_of_the_professor)
POINTS = counted("points", state.MAX_PRESTIGE)
PRICE_ASKED_FOR = counted("florins", state.MAX_PRICES, unit=100)
SEAT = seat_of(MAX_SEATS)
CARD_LOOKED_AT = Parameter("card", state.HAND_LOOKED_AT)
"""Which card it is depends on the pile."""
PLACE_OF_TILE = Parameter("place", MAX_PLACES + 1)
"""A place of the piece that is to be laid; the last one stands for all places that there are not."""

MOVES = MoveTable("PF", state.PHASES, to_act=flow.to_act, over="PF-72", waiting=flow.clause_of_stage, then=flow.go_on)

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

MOVES.phase(
    state.RETURN,
    "PF-2",
    RETURN_CARD.row(may=setting_up.may_return, do=setting_up.return_profession, listing=setting_up.list_returns),
)
MOVES.phase(
    state.OPEN,
    "PF-11",
    OPEN_ITEM.row(may=auctions.may_buy_at_opening, do=auctions.open_auction),
    GIVE_UP.row(do=auctions.give_up),
)
MOVES.phase(
    state.BID, "PF-11", RAISE_BID.row(may=auctions.may_raise, do=auctions.raise_bid), PASS.row(do=auctions.pass_bid)
)
MOVES.phase(
    state.LAST,
    "PF-15",
    TAKE_ITEM.row(may=auctions.may_buy_at_opening, do=auctions.take_last_item),
    GIVE_UP.row(do=auctions.give_up),
)
MOVES.phase(
    state.SETTLE,
    "PF-108",
    TAKE_FREE.row(do=auctions.settle_free),
    PAY_POINTS.row(do=auctions.settle_for_points),
    PAY_AND_WAIT.row(do=auctions.settle_and_wait),
)
MOVES.phase(state.CHOOSE, "PF-76", CHOOSE_KIND.row(may=items.may_choose_landscape, do=items.take_landscape))
MOVES.phase(
    state.PLACE,
    flow.clause_of_placing,
    PLACE_AT.row(may=grid.may_lay_piece, do=flow.lay_piece, listing=grid.list_places),
)
MOVES.phase(
    state.RECRUIT,
    "PF-25",
    RECRUIT_CARD.row(may=recruiting.may_recruit, do=recruiting.recruit, listing=recruiting.list_recruits),
    LATER.row(do=rounds.decide_later),
)

# -- cards of a pile

MOVES.phase(
    state.LOOK_AT,
    piles.clause_of_looking,
    KEEP_CARD.row(may=piles.may_keep, do=piles.keep_card, listing=piles.list_looked),
)
MOVES.phase(
    state.UNDER,
    piles.clause_of_looking,
    UNDER_CARD.row(may=piles.may_keep, do=piles.return_card, listing=piles.list_looked),
    REST.row(do=piles.return_rest),
)

# -- characters

MOVES.phase(
    state.PROFESSOR_PHASE,
    "PF-109",
    PROFESSOR_DRAW.row(may=actions.may_use_professor, do=actions.use_professor),
    LATER.row(may=rounds.may_keep_professor, do=rounds.decide_later),
    DECLINE.row(may=rounds.may_forgo_professor, do=rounds.decide_later),
)
MOVES.phase(
    state.MERCHANT_PHASE, "PF-108", MERCHANT_POINTS.row(do=rounds.use_merchant), LATER.row(do=rounds.decide_later)
)
MOVES.phase(
    state.CHARACTER,
    "PF-101",
    STAND_ON.row(may=characters.may_stand, do=characters.stand_on, listing=characters.list_numbers),
    PASS.row(do=characters.pass_characters),
)

# -- action turns

MOVES.phase(
    state.ACT,
    "PF-30",
    WORK_BY.row(may=works.may_work, do=works.begin_work, listing=works.list_works),
    PRINCESS_WORK.row(may=works.may_use_princess, do=works.use_princess),
    BUILD_KIND.row(may=actions.may_build, do=actions.begin_building),
    OFFER_KIND.row(may=cooperation.may_offer, do=cooperation.begin_offer, listing=cooperation.list_offers),
    DRAW_CARD.row(may=actions.may_draw_from, do=actions.draw_from),
    TAKE_FREEDOM.row(may=actions.may_take_freedom, do=actions.take_freedom),
    RECRUIT_CARD.row(may=recruiting.may_recruit, do=recruiting.recruit, listing=recruiting.list_recruits),
    MERCHANT_POINTS.row(may=rounds.may_use_merchant, do=rounds.use_merchant),
    PROFESSOR_DRAW.row(may=actions.may_use_professor, do=actions.use_professor),
    END_TURN.row(do=turns.end_turn),
)
MOVES.phase(
    state.BONUS,
    "PF-31",
    PLAY_BONUS.row(may=works.may_play_bonus, do=works.play_bonus, listing=works.list_bonus_cards),
    WORK_DONE.row(may=works.may_stop_bonus, do=works.make_work),
)
MOVES.phase(
    state.PAY,
    "PF-33",
    INTO_PRESTIGE.row(may=works.may_turn_into_prestige, do=works.pay_for_work, listing=works.list_prestige),
)

# -- offers

MOVES.phase(
    state.PARTNER, "PF-121", WITH_PARTNER.row(may=cooperation.may_choose_partner, do=cooperation.choose_partner)
)
MOVES.phase(
    state.JOIN,
    "PF-121",
    PLACE_AT.row(may=grid.may_lay_across, do=cooperation.choose_joint_place, listing=grid.list_joint_places),
)
MOVES.phase(
    state.PRICE,
    "PF-125",
    ASK_PRICE.row(may=cooperation.may_ask_price, do=cooperation.ask_price, listing=cooperation.list_prices),
)
MOVES.phase(
    state.ANSWER,
    "PF-125",
    DECLINE.row(do=cooperation.refuse_offer),
    ACCEPT.row(may=cooperation.may_accept, do=cooperation.build_jointly),
    COUNTER.row(may=cooperation.may_counter, do=cooperation.counter),
)
MOVES.phase(state.REPLY, "PF-125", ACCEPT.row(do=cooperation.build_jointly), DROP.row(do=cooperation.refuse_offer))

move_rules = moves_chapter(MOVES, __package__)
