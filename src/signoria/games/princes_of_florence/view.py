"""What a seat sees of a game of The Princes of Florence: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from signoria.core.bits import has_bit
from signoria.games.princes_of_florence.area import Area, area_of
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    BUILDING_NAMES,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    ITEMS,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    PIECE_NAMES,
    PILE_NAMES,
    ROUNDS,
)
from signoria.games.princes_of_florence.sheet_view import SheetView, WorthView, points_by_source, prestige_cards, sheet
from signoria.games.princes_of_florence.state import (
    BANKER,
    JOIN,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PRESTIGE_PILE,
    PRICE,
    STAGES,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

BETWEEN = "between"
"""The phase while rules run, as a preview may see it: nobody is asked anything."""


class TileView(TypedDict):
    """A tile: its squares row by row, its orientation, and the neighbour it is shared with."""

    piece: str
    squares: list[str]
    turn: str
    partner: int | None


class PlayerView(TypedDict):
    """What lies open before a player; `professions`, `bonus` and `prestige_cards` count what is held in secret."""

    seat: int
    prestige: int
    place: int
    earned: dict[str, int]
    professions: int
    known_professions: list[str]
    table: list[str]
    recruiting_hand: int
    recruiting_table: int
    bonus: int
    prestige_cards: int
    jesters: int
    architects: int
    freedoms: list[str]
    buildings: list[str]
    landscapes: dict[str, int]
    building_cost: int
    best_work: int
    corner: str
    palace: list[str]
    tiles: list[TileView]
    free_squares: int
    neighbours: list[int]


class AuctionView(TypedDict):
    """The auctions of this round; `item` is what is being auctioned now."""

    item: str | None
    florins: int
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
    """An offer to build together; what is not named yet is missing."""

    piece: str
    partner: int | None
    squares: list[str]
    florins: int | None


class LookView(TypedDict):
    """Somebody looks at the top cards of a pile."""

    seat: int
    pile: str
    cards: int


class TurnView(TypedDict):
    """The action turn being played."""

    actions_left: int
    drew_profession: bool
    took_freedom: bool
    refusals: int
    work_value: int


class HandView(TypedDict):
    """A profession in the own hand: what it likes, and what its work would be worth now without bonus cards."""

    name: str
    building: str
    landscape: str
    freedom: str
    value: int


class OwnView(TypedDict):
    """What only the seat itself knows; `remembered` are cards it put back, by place in the pile from the top."""

    seat: int
    florins: int
    princess_work: int
    hand: list[HandView]
    bonus: list[WorthView]
    prestige_cards: list[WorthView]
    returned: str | None
    looked: list[str]
    remembered: dict[str, dict[str, str]]


class PrincesView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    options: dict[str, bool]
    first: int
    round: int
    rounds: int
    minimum: int
    stage: str
    phase: str
    turn: int | None
    waiting_for: list[int]
    supply: dict[str, int]
    stock: dict[str, int]
    freedoms: dict[str, int]
    piles: dict[str, int]
    auction: AuctionView
    characters: list[CharacterView]
    action: TurnView
    piece: str | None
    offer: OfferView | None
    looking: LookView | None
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: Game, state: State, seat: int | None) -> PrincesView:
    """The view of a seat; None is a spectator."""
    components = _components(game)
    area = area_of(components)
    return {
        "game": game.name,
        "seats": state.seats,
        "options": {name: bool(getattr(state, name)) for name in game.options},
        "first": state.first,
        "round": state.round,
        "rounds": ROUNDS,
        "minimum": int(components.tables["MINIMUM"][state.round]),
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase] if state.phase < len(PHASES) else BETWEEN,
        "turn": None if state.phase == OVER else state.turn,
        "waiting_for": _seats(game.rules.to_act(state), state.seats),
        "supply": _supply(state),
        "stock": dict(zip(BUILDING_NAMES, state.stock, strict=True)),
        "freedoms": dict(zip(FREEDOM_NAMES, state.freedom_supply, strict=True)),
        "piles": dict(zip(PILE_NAMES, state.pile_size, strict=True)),
        "auction": _auction(state),
        "characters": _characters(components, state) if state.muse_and_princess else [],
        "action": {
            "actions_left": state.actions_left,
            "drew_profession": bool(state.drew_profession),
            "took_freedom": bool(state.took_freedom),
            "refusals": state.refusals,
            "work_value": state.work_value,
        },
        "piece": _name(PIECE_NAMES, state.piece),
        "offer": _offer(area, state),
        "looking": None
        if state.looked_pile == NOTHING
        else {"seat": state.actor, "pile": PILE_NAMES[state.looked_pile], "cards": state.looked_size},
        "players": [_player(game, area, state, player) for player in range(state.seats)],
        "you": None if seat is None else _own(game, state, seat),
        "sheet": [sheet(game, state, player) for player in range(state.seats)] if state.phase == OVER else None,
    }


def own_view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What of a seat's view differs from a spectator's."""
    return {"you": _own(game, state, seat)}


def _components(game: Game) -> PrincesComponents:
    assert isinstance(game.components, PrincesComponents)
    return game.components


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _named(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if has_bit(bits, number)]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(bits: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if has_bit(bits, seat)]


def _supply(state: State) -> dict[str, int]:
    left = dict(zip(ITEM_NAMES[:ITEMS], state.supply, strict=True))
    left["prestige"] = state.pile_size[PRESTIGE_PILE]
    return left


def _auction(state: State) -> AuctionView:
    return {
        "item": _name(ITEM_NAMES, state.item),
        "florins": state.bid * 100,
        "bidder": _seat(state.bidder),
        "passed": _seats(state.passed, state.seats),
        "out": _seats(state.out, state.seats),
        "sold": _named(ITEM_NAMES, state.sold),
    }


def _characters(components: PrincesComponents, state: State) -> list[CharacterView]:
    standing = {state.standing[seat]: seat for seat in range(state.seats)}
    return [
        {
            "name": name,
            "low": int(components.tables["CHARACTER_LOW"][number]),
            "high": int(components.tables["CHARACTER_HIGH"][number]),
            "owner": _seat(state.character_owner[number]),
            "taken": bool(has_bit(state.taken, number)),
            "standing": standing.get(number),
            "number": state.number[standing[number]] if number in standing else None,
            "florins": state.banker_money * 100 if number == BANKER else 0,
        }
        for number, name in enumerate(CHARACTER_NAMES)
    ]


def _offer(area: Area, state: State) -> OfferView | None:
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
    }


def _player(game: Game, area: Area, state: State, seat: int) -> PlayerView:
    components, rules = area.components, game.rules
    return {
        "seat": seat,
        "prestige": state.prestige[seat],
        "place": rules.place_on_track(state, seat),
        "earned": points_by_source(state, seat),
        "professions": state.hand_size[seat],
        "known_professions": _named(components.professions, state.shown[seat]),
        "table": _named(components.professions, state.table[seat]),
        "recruiting_hand": state.recruiting_hand[seat],
        "recruiting_table": state.recruiting_table[seat],
        "bonus": state.bonus_size[seat],
        "prestige_cards": state.prestige_size[seat],
        "jesters": state.jesters[seat],
        "architects": state.architects[seat],
        "freedoms": _named(FREEDOM_NAMES, state.freedoms[seat]),
        "buildings": _named(BUILDING_NAMES, state.buildings[seat]),
        "landscapes": {name: state.landscapes[seat, kind] for kind, name in enumerate(LANDSCAPE_NAMES)},
        "building_cost": rules.building_cost(state, seat) * 100,
        "best_work": state.best_work[seat],
        "corner": area.grid(state, seat)[0],
        "palace": area.palace(state, seat),
        "tiles": [_tile(area, state, seat, tile) for tile in range(state.tile_count[seat])],
        "free_squares": rules.free_squares(state, seat),
        "neighbours": [
            other
            for other in range(state.seats)
            if state.cooperation and other != seat and rules.border_between(state, seat, other) != NOTHING
        ],
    }


def _tile(area: Area, state: State, seat: int, tile: int) -> TileView:
    squares, turn = area.tile(state, seat, tile)
    border = state.tile_border[seat, tile]
    tables = area.components.tables
    pair = () if border == NOTHING else (int(tables["BORDER_LOW"][border]), int(tables["BORDER_HIGH"][border]))
    return {
        "piece": PIECE_NAMES[state.tile_piece[seat, tile]],
        "squares": list(squares),
        "turn": turn,
        "partner": next((other for other in pair if other != seat), None),
    }


def _own(game: Game, state: State, seat: int) -> OwnView:
    components = _components(game)
    return {
        "seat": seat,
        "florins": state.florins[seat] * 100,
        "princess_work": game.rules.value_of_princess_work(state, seat),
        "hand": [
            _profession(game, components, state, seat, card)
            for card in range(len(components.professions))
            if has_bit(state.hand[seat], card)
        ],
        "bonus": [
            {"name": name, "value": game.rules.bonus_value_now(state, seat, card)}
            for card, name in enumerate(components.bonus_cards)
            if has_bit(state.bonus_hand[seat], card)
        ],
        "prestige_cards": prestige_cards(game, state, seat),
        "returned": _name(components.professions, state.returned[seat]),
        "looked": [components.cards(state.looked_pile)[state.looked[seat, place]] for place in range(state.looked_size)]
        if state.actor == seat
        else [],
        "remembered": {
            pile: {
                str(place + 1): components.cards(number)[state.pile[number, place]]
                for place in range(state.pile_size[number])
                if has_bit(state.pile_known[number, place], seat)
            }
            for number, pile in enumerate(PILE_NAMES)
        },
    }


def _profession(game: Game, components: PrincesComponents, state: State, seat: int, card: int) -> HandView:
    row = components.data["profession"][card]
    return {
        "name": row["name"],
        "building": row["building"],
        "landscape": row["landscape"],
        "freedom": row["freedom"],
        "value": game.rules.value_of_work(state, seat, card),
    }
