"""What lies before a player of 1655, and what is behind their screen."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import name_or_none
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    FACTION_NAMES,
    GEM_NAMES,
    ORDER_NAMES,
    ORDERS_DEALT,
    RUBIES,
    SECOND,
    gems_of,
)
from signoria.games.habemus_papam.shown.card_view import CardView, card_view
from signoria.games.habemus_papam.shown.votes_view import SheetLine, lines, open_votes, people_of, symbols
from signoria.games.habemus_papam.state import ACTION, BID, BID_SECOND, NOTHING, ORDER, OVER, State


class PlayerView(TypedDict):
    """A player's display and what everybody has seen; what is behind the screen only at the end."""

    seat: int
    people: list[CardView]
    coats: dict[str, int]
    symbols: list[str]
    mazarin: int
    louis: int
    felipe: int
    squadrone: bool
    votes: int
    """Of all that lies open: people, Louis XIV, old boys and the Squadrone."""
    action_cards: int
    played: str | None
    bid: list[str] | None
    has_chosen: bool
    gold: int | None
    gems: dict[str, int] | None
    order: str | None


class OrderView(TypedDict):
    """An order held: its votes, and whether its condition holds now."""

    name: str
    votes: int
    fulfilled: bool


class OwnView(TypedDict):
    """What is behind the seat's own screen, and the votes it would have if the game ended now, without its order
    (of which `orders` tells)."""

    seat: int
    gold: int
    gems: dict[str, int]
    actions: dict[str, int]
    orders: list[OrderView]
    discarded: str | None
    choice: list[str] | None
    votes: int
    lines: list[SheetLine]


@part
def player(game: GameRules, state: State, seat: int) -> PlayerView:
    """A player as everybody sees them."""
    components: PapamComponents = game.components
    people, ended = people_of(state, seat), is_over(state)
    cards = [card_view(components, person) for person in people]
    return {
        "seat": seat,
        "people": cards,
        "coats": coats(cards),
        "symbols": symbols(game, state, seat),
        "mazarin": state.mazarin[seat],
        "louis": state.louis[seat],
        "felipe": state.felipe[seat],
        "squadrone": state.squadrone == seat,
        "votes": open_votes(game, state, seat, people),
        "action_cards": state.action_count[seat],
        "played": name_or_none(ACTION_NAMES, state.played[seat]),
        "bid": None if state.bid[seat] == NOTHING else gems_of(state.bid[seat]),
        "has_chosen": _has_chosen(state, seat),
        "gold": state.gold[seat] if ended else None,
        "gems": _gems(state, seat) if ended else None,
        "order": ORDER_NAMES[state.order[seat, 0]] if ended else None,
    }


@part
def is_over(state: State) -> bool:
    return state.phase == OVER


def coats(people: list[CardView]) -> dict[str, int]:
    """How many coats of arms of each faction people have; asking the rules faction by faction takes much longer."""
    found = dict.fromkeys(FACTION_NAMES, 0)
    for person in people:
        if person["faction"] is not None:
            found[person["faction"]] += person["coats"]
    return found


@part
def _has_chosen(state: State, seat: int) -> bool:
    return bool(state.chosen >> seat & 1) and _is_choosing(state, seat)


def _is_choosing(state: State, seat: int) -> bool:
    """Whether a seat is one of those who choose at once, now."""
    if state.phase == ACTION:
        return state.action_count[seat] > 0
    if state.phase == BID:
        return state.played[seat] not in (SECOND, RUBIES)
    return state.phase == ORDER or (state.phase == BID_SECOND and state.played[seat] == SECOND)


@part
def own(game: GameRules, state: State, seat: int) -> OwnView:
    """What only the seat knows."""
    gold = state.gold[seat]
    if not is_over(state):
        gold += game.rules.gems_left(state, seat) + int(game.components.tables["FELIPE_END"][state.felipe[seat]])
    now = list(lines(game, state, seat, people_of(state, seat), gold))
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "gems": _gems(state, seat),
        "actions": {name: state.actions[seat, kind] for kind, name in enumerate(ACTION_NAMES)},
        "orders": [_order(game, state, seat, held) for held in range(ORDERS_DEALT) if _holds(state, seat, held)],
        "discarded": name_or_none(ORDER_NAMES, state.discarded[seat]),
        "choice": choice_of(state, seat),
        "votes": sum(line["points"] for line in now),
        "lines": now,
    }


def _gems(state: State, seat: int) -> dict[str, int]:
    return {name: state.gems[seat, gem] for gem, name in enumerate(GEM_NAMES)}


def _holds(state: State, seat: int, held: int) -> bool:
    return state.order[seat, held] != NOTHING


@part
def _order(game: GameRules, state: State, seat: int, held: int) -> OrderView:
    order = state.order[seat, held]
    return {
        "name": ORDER_NAMES[order],
        "votes": int(game.components.tables["ORDER_VOTES"][order]),
        "fulfilled": bool(game.rules.is_fulfilled(state, seat, order)),
    }


@part
def choice_of(state: State, seat: int) -> list[str] | None:
    """The action card (an empty list is none) or the gems chosen and not yet revealed."""
    choice = state.choice[seat]
    if choice == NOTHING:
        return None
    if state.phase == ACTION:
        return [ACTION_NAMES[choice]] if choice >= 0 else []
    return gems_of(choice) if state.phase in (BID, BID_SECOND) else None
