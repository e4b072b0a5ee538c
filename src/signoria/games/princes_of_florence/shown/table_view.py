"""What lies open to all: auctions, characters, an offer, the turn being played."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.rules.bits import has_bit
from signoria.core.text.naming import name_or_none, names_of_bits, numbers_of_bits, seat_or_none
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import (
    CHARACTER_NAMES,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPE_NAMES,
    LANDSCAPES,
    MAX_SEATS,
    PIECE_NAMES,
)
from signoria.games.princes_of_florence.shown.area import Area
from signoria.games.princes_of_florence.state import BANKER, BID, JOIN, NOBODY, NOTHING, PRESTIGE_PILE, PRICE, State


class AuctionView(TypedDict):
    """The auctions of this round: `items` are left of what this table auctions, for `opening` florins at least.

    `item` is what is being auctioned now, or was won; `next` florins would outbid the last bid.
    """

    items: dict[str, int]
    opening: int
    item: str | None
    florins: int
    next: int | None
    bidder: int | None
    passed: list[int]
    out: list[int]
    sold: list[str]


class CharacterView(TypedDict):
    """A character: who has it, or whose piece stands on it at which number; `florins` lie on the banker."""

    name: str
    low: int
    high: int
    owner: int | None
    taken: bool
    standing: int | None
    number: int | None
    florins: int


class OfferView(TypedDict):
    """An offer to build together; what is not named yet is missing.

    The partner would pay `florins`; who offers would pay the bank `cost`; each would score `points`.
    """

    piece: str
    partner: int | None
    squares: list[str]
    florins: int | None
    cost: int
    points: int


class LookView(TypedDict):
    """Somebody looks at the top cards of a pile."""

    seat: int
    pile: str
    cards: int


class TurnView(TypedDict):
    """The action turn being played; a work being made brings `work_pay`, of which a point costs `point_price`."""

    actions_left: int
    drew_profession: bool
    took_freedom: bool
    refusals: int
    work_value: int
    work_pay: int
    point_price: int


def supply_left(state: State) -> dict[str, int]:
    left = dict(zip(ITEM_NAMES[:ITEMS], state.supply, strict=True))
    left["prestige"] = state.pile_size[PRESTIGE_PILE]
    return left


def auctioned(game: GameRules, state: State) -> dict[str, int]:
    """What this table auctions, with how many are left: with two players the landscapes are one item."""
    left = supply_left(state)
    left["landscape"] = sum(left[name] for name in LANDSCAPE_NAMES)
    order = (*LANDSCAPE_NAMES, "landscape", *ITEM_NAMES[LANDSCAPES:ITEMS])
    return {name: left[name] for name in order if game.rules.is_sold_here(state, ITEM_NAMES.index(name))}


@part
def auction_view(game: GameRules, components: PrincesComponents, state: State) -> AuctionView:
    return {
        "items": auctioned(game, state),
        "opening": game.rules.opening_price(state) * 100,
        "item": name_or_none(ITEM_NAMES, state.item),
        "florins": state.bid * 100,
        "next": (state.bid + int(components.tables["RAISE"])) * 100 if state.phase == BID else None,
        "bidder": seat_or_none(state.bidder),
        "passed": numbers_of_bits(state.passed),
        "out": numbers_of_bits(state.out),
        "sold": names_of_bits(ITEM_NAMES, state.sold),
    }


@part
def characters_view(components: PrincesComponents, state: State) -> list[CharacterView]:
    standing = {state.standing[seat]: seat for seat in range(state.seats)}
    return [
        {
            "name": name,
            "low": int(components.tables["CHARACTER_LOW"][number]),
            "high": int(components.tables["CHARACTER_HIGH"][number]),
            "owner": seat_or_none(state.character_owner[number]),
            "taken": bool(has_bit(state.taken, number)),
            "standing": standing.get(number),
            "number": state.number[standing[number]] if number in standing else None,
            "florins": state.banker_money * 100 if number == BANKER else 0,
        }
        for number, name in enumerate(CHARACTER_NAMES)
    ]


def offer_view(game: GameRules, area: Area, state: State) -> OfferView | None:
    """From the moment a neighbour is named."""
    if state.partner == NOBODY:
        return None
    squares: tuple[str, ...] = ()
    if state.place != NOTHING:
        border = int(area.components.tables["BORDER_OF"][state.seats * MAX_SEATS + state.turn][state.partner])
        squares = area.joint(state, border, state.piece)[state.place][0]
    return {
        "piece": PIECE_NAMES[state.piece],
        "partner": state.partner,
        "squares": list(squares),
        "florins": None if state.phase in (JOIN, PRICE) else state.price * 100,
        "cost": game.rules.building_cost(state, state.turn) * 100,
        "points": int(area.components.tables["BUILDING_POINTS"]),
    }
