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
from signoria.games.il_principe.rules.build_or_lay import (
    build_after_auction,
    build_in_turn,
    forgo_building,
    lay_cards,
    list_cities,
    list_lays,
    may_build,
    may_lay,
    may_place_shield,
    pass_turn,
    place_shield,
)
from signoria.games.il_principe.rules.building_auctions import clause_of_bidder, list_bids, make_bid, may_bid, pass_bid
from signoria.games.il_principe.rules.coins_and_cards import lay_in_reserve, list_reserves, may_lay_in_reserve
from signoria.games.il_principe.rules.flow import go_on, to_act
from signoria.games.il_principe.rules.roles import leave_cards_down, may_turn_up, place_role_shield, turn_card_up
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

MOVES = MoveTable("IP", PHASES, to_act=to_act, over="IP-55", then=go_on)
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

MOVES.phase(RESERVE, "IP-12", LAY_IN_RESERVE.row(may=may_lay_in_reserve, do=lay_in_reserve, listing=list_reserves))
MOVES.phase(
    BID,
    "IP-21",
    BID_COINS.row(may=may_bid, do=make_bid, listing=list_bids),
    PASS.row(do=pass_bid),
    waiting=clause_of_bidder,
)
MOVES.phase(
    EXTRA,
    "IP-24",
    BUILD_CITY.row(may=may_build, do=build_after_auction, listing=list_cities),
    PASS.row(do=forgo_building),
)
MOVES.phase(
    TURN,
    "IP-30",
    BUILD_CITY.row(may=may_build, do=build_in_turn, listing=list_cities),
    LAY_CARDS.row(may=may_lay, do=lay_cards, listing=list_lays),
    PASS.row(do=pass_turn),
)
MOVES.phase(SHIELDS_DUE, "IP-34", PLACE_SHIELD.row(may=may_place_shield, do=place_shield))
MOVES.phase(TURN_UP, "IP-47", TURN_CARD_UP.row(may=may_turn_up, do=turn_card_up), PASS.row(do=leave_cards_down))
MOVES.phase(ROLE_SHIELD, "IP-47", PLACE_SHIELD.row(do=place_role_shield))

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
