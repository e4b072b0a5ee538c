"""Il Principe's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from signoria.core.rules.components import Components
from signoria.core.rules.move_table import MoveTable, counted, named, named_by, several
from signoria.core.rules.moves import NOT_NOW, WHOLE_NUMBER, FixedMoveBook, KnownTo
from signoria.core.rules.state_record import Record
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.il_principe.components import reserve_choices
from signoria.games.il_principe.constants import (
    CITIES,
    COLOUR_NAMES,
    MAX_CARDS_OF_COLOUR,
    MAX_COINS,
    REGION_NAMES,
)
from signoria.games.il_principe.rules import build_or_lay, building_auctions, coins_and_cards, flow, roles
from signoria.games.il_principe.state import (
    BID,
    EXTRA,
    PHASES,
    RESERVE,
    ROLE_SHIELD,
    SHIELDS_DUE,
    TURN,
    TURN_UP,
    State,
)

CHOICE = several("colours", reserve_choices(), COLOUR_NAMES)
COINS = counted("coins", MAX_COINS, start=1)
CITY = named_by("cities", "city", CITIES)
COLOUR = named("colour", COLOUR_NAMES)
COUNT = counted("count", MAX_CARDS_OF_COLOUR, start=1)
REGION = named("region", REGION_NAMES)
ANY_COLOUR = f"({'|'.join(COLOUR_NAMES)})"

MOVES = MoveTable("IP", PHASES, to_act=flow.to_act, over="IP-55", then=flow.go_on)
LAY_IN_RESERVE = MOVES.kind(
    "reserve {colours}",
    CHOICE,
    known_to=KnownTo.OWN_SEAT,  # IP-12: nobody is told who laid which card
    alike=f"reserve( {ANY_COLOUR})*",
)
BID_COINS = MOVES.kind("bid {coins}", COINS, alike=f"bid {WHOLE_NUMBER}")
BUILD_CITY = MOVES.kind("build {city}", CITY)
LAY_CARDS = MOVES.kind("lay {colour} {count}", COLOUR, COUNT, alike=f"lay {ANY_COLOUR} {WHOLE_NUMBER}")
PLACE_SHIELD = MOVES.kind("shield {region}", REGION)
TURN_CARD_UP = MOVES.kind("turn {colour}", COLOUR)
PASS = MOVES.kind("pass")

MOVES.phase(
    RESERVE,
    "IP-12",
    LAY_IN_RESERVE.row(
        may=coins_and_cards.may_lay_in_reserve, do=coins_and_cards.lay_in_reserve, listing=coins_and_cards.list_reserves
    ),
)
MOVES.phase(
    BID,
    "IP-21",
    BID_COINS.row(may=building_auctions.may_bid, do=building_auctions.make_bid, listing=building_auctions.list_bids),
    PASS.row(do=building_auctions.pass_bid),
    waiting=building_auctions.clause_of_bidder,
)
MOVES.phase(
    EXTRA,
    "IP-24",
    BUILD_CITY.row(may=build_or_lay.may_build, do=build_or_lay.build_after_auction, listing=build_or_lay.list_cities),
    PASS.row(do=build_or_lay.forgo_building),
)
MOVES.phase(
    TURN,
    "IP-30",
    BUILD_CITY.row(may=build_or_lay.may_build, do=build_or_lay.build_in_turn, listing=build_or_lay.list_cities),
    LAY_CARDS.row(may=build_or_lay.may_lay, do=build_or_lay.lay_cards, listing=build_or_lay.list_lays),
    PASS.row(do=build_or_lay.pass_turn),
)
MOVES.phase(SHIELDS_DUE, "IP-34", PLACE_SHIELD.row(may=build_or_lay.may_place_shield, do=build_or_lay.place_shield))
MOVES.phase(
    TURN_UP,
    "IP-47",
    TURN_CARD_UP.row(may=roles.may_turn_up, do=roles.turn_card_up),
    PASS.row(do=roles.leave_cards_down),
)
MOVES.phase(ROLE_SHIELD, "IP-47", PLACE_SHIELD.row(do=roles.place_role_shield))

move_rules = moves_chapter(MOVES, __package__)


class PrincipeMoveBook(FixedMoveBook):
    """A bid above all there are is refused for the coins one lacks, as the highest one is."""

    def parse(self, state: Record, seat: int, text: str) -> int | None:
        assert isinstance(state, State)
        number = super().parse(state, seat, text)
        verb, _, coins = text.lower().strip().partition(" ")
        if number == NOT_NOW and verb == "bid" and int(coins) > MAX_COINS > state.coins[seat]:
            return BID_COINS.number(MAX_COINS)
        return number


def move_book(components: Components) -> PrincipeMoveBook:
    """The moves by number and by text."""
    return PrincipeMoveBook(*MOVES.entries(components))
