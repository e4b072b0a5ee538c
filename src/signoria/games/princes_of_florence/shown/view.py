"""What a seat sees of a game of The Princes of Florence: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.text.naming import name_or_none, numbers_of_bits
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, FREEDOM_NAMES, PIECE_NAMES, PILE_NAMES, ROUNDS
from signoria.games.princes_of_florence.shown.area import area_of
from signoria.games.princes_of_florence.shown.own_view import OwnView, own
from signoria.games.princes_of_florence.shown.player_view import PlayerView, player_view
from signoria.games.princes_of_florence.shown.sheet_view import SheetView, sheet
from signoria.games.princes_of_florence.shown.table_view import (
    AuctionView,
    CharacterView,
    LookView,
    OfferView,
    TurnView,
    auction_view,
    characters_view,
    offer_view,
    supply_left,
)
from signoria.games.princes_of_florence.state import NOTHING, OVER, PHASES, STAGES, State

BETWEEN = "between"
"""The phase while rules run, as a preview may see it: nobody is asked anything."""


class PrincesView(TypedDict):
    """All that a seat (or a spectator) may know; `minimums` are those of all rounds, `shapes` those of the
    pieces at a1, `costs` those of an action."""

    game: str
    seats: int
    options: dict[str, bool]
    first: int
    round: int
    rounds: int
    minimum: int
    minimums: list[int]
    shapes: dict[str, list[str]]
    """How the pieces are drawn, row by row."""
    costs: dict[str, int]
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


def view(game: GameRules, state: State, seat: int | None) -> PrincesView:
    """The view of a seat; None is a spectator."""
    area = area_of(game.components)
    components = area.components
    return {
        "game": game.name,
        "seats": state.seats,
        "options": {name: bool(getattr(state, name)) for name in game.options},
        "first": state.first,
        "round": state.round,
        "rounds": ROUNDS,
        "minimum": int(components.tables["MINIMUM"][state.round]),
        "minimums": [int(minimum) for minimum in components.tables["MINIMUM"][1:]],
        "shapes": area.shapes,
        "costs": {
            name: int(components.tables[f"{name.upper()}_COST"]) * 100 for name in ("profession", "freedom", "bonus")
        },
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase] if state.phase < len(PHASES) else BETWEEN,
        "turn": None if state.phase == OVER else state.turn,
        "waiting_for": numbers_of_bits(game.rules.to_act(state)),
        "supply": supply_left(state),
        "stock": dict(zip(BUILDING_NAMES, state.stock, strict=True)),
        "freedoms": dict(zip(FREEDOM_NAMES, state.freedom_supply, strict=True)),
        "piles": dict(zip(PILE_NAMES, state.pile_size, strict=True)),
        "auction": auction_view(game, components, state),
        "characters": characters_view(components, state) if state.muse_and_princess else [],
        "action": {
            "actions_left": state.actions_left,
            "drew_profession": bool(state.drew_profession),
            "took_freedom": bool(state.took_freedom),
            "refusals": state.refusals,
            "work_value": state.work_value,
            "work_pay": state.work_value * int(components.tables["WORK_PAY"]) * 100,
            "point_price": int(components.tables["PRESTIGE_PRICE"]) * 100,
        },
        "piece": name_or_none(PIECE_NAMES, state.piece),
        "offer": offer_view(game, area, state),
        "looking": None
        if state.looked_pile == NOTHING
        else {"seat": state.actor, "pile": PILE_NAMES[state.looked_pile], "cards": state.looked_size},
        "players": [player_view(game, area, state, player) for player in range(state.seats)],
        "you": None if seat is None else own(game, state, seat),
        "sheet": [sheet(game, state, player) for player in range(state.seats)] if state.phase == OVER else None,
    }
