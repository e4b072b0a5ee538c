"""What a seat sees of a game of Bottega: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.text.naming import seat_or_none
from signoria.games.bottega.components import COMMISSIONS, OPEN, BottegaComponents, CommissionView
from signoria.games.bottega.shown.sheet_view import SheetView, sheet
from signoria.games.bottega.state import BID, NOTHING, OVER, PASSED, PHASES, State


class ArtView(TypedDict):
    """An art, and who would win it now."""

    name: str
    leader: int | None
    points: int


class BidView(TypedDict):
    """What somebody has said in the bidding of the day."""

    seat: int
    price: int | None
    """Null for passing."""


class PatronView(TypedDict):
    """A patron, and what they would give now."""

    name: str
    loves: str
    points: int
    each: int
    reward: int


class PlayerView(TypedDict):
    """What lies open before a player."""

    seat: int
    florins: int
    points: int
    commissions: list[CommissionView]
    patron: PatronView | None
    """Shown at the end."""


class OwnView(TypedDict):
    """What only the seat itself knows."""

    seat: int
    patron: PatronView


class BottegaView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    first: int
    phase: str
    turn: int | None
    master: int
    to_come: int
    open: list[CommissionView]
    offered: CommissionView | None
    least_bid: int | None
    """The least that may be bid now."""
    highest_bidder: int | None
    bids: list[BidView]
    """In the order in which they were made."""
    box: int
    arts: list[ArtView]
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: GameRules, state: State, seat: int | None) -> BottegaView:
    """The view of a seat; None is a spectator."""
    components, rules = game.components, game.rules
    return {
        "game": game.name,
        "seats": state.seats,
        "first": state.first,
        "phase": PHASES[state.phase],
        "turn": None if state.phase == OVER else state.turn,
        "master": state.master,
        "to_come": rules.commissions_to_come(state),
        "open": [
            components.commission_in_words(state.open[place]) for place in range(OPEN) if state.open[place] != NOTHING
        ],
        "offered": None if state.offered == NOTHING else components.commission_in_words(state.offered),
        "least_bid": rules.least_bid(state, state.turn) if state.phase == BID else None,
        "highest_bidder": seat_or_none(state.highest_bidder),
        "bids": _bids(state),
        "box": state.box,
        "arts": [_art(game, state, art) for art in range(len(components.arts))],
        "players": [_player(game, state, player) for player in range(state.seats)],
        "you": None if seat is None else own(game, state, seat),
        "sheet": [sheet(game, state, player) for player in range(state.seats)] if state.phase == OVER else None,
    }


def _bids(state: State) -> list[BidView]:
    order = ((state.master + 1 + step) % state.seats for step in range(state.seats))
    return [
        {"seat": seat, "price": None if state.bid[seat] == PASSED else state.bid[seat]}
        for seat in order
        if state.bid[seat] != 0
    ]


def _art(game: GameRules, state: State, art: int) -> ArtView:
    return {
        "name": game.components.data["art"][art]["name"],
        "leader": seat_or_none(game.rules.leader_of_art(state, art)),
        "points": game.components.data["scoring"]["most_of_an_art"],
    }


def _patron(game: GameRules, state: State, seat: int) -> PatronView:
    row = game.components.data["patron"][state.patron[seat]]
    return {
        "name": row["name"],
        "loves": row["loves"],
        "points": row["points"],
        "each": row["each"],
        "reward": game.rules.reward_of_patron(state, seat, state.patron[seat]),
    }


def _player(game: GameRules, state: State, seat: int) -> PlayerView:
    components: BottegaComponents = game.components
    return {
        "seat": seat,
        "florins": state.florins[seat],
        "points": state.points[seat],
        "commissions": [
            components.commission_in_words(number) for number in range(COMMISSIONS) if state.owner[number] == seat
        ],
        "patron": _patron(game, state, seat) if state.phase == OVER else None,
    }


def own(game: GameRules, state: State, seat: int) -> OwnView:
    """What only the seat knows."""
    return {"seat": seat, "patron": _patron(game, state, seat)}
