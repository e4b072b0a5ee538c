"""How a seat's prestige came about, at the end of The Princes of Florence: a line for each reason, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict

from signoria.core.kit import GameRules
from signoria.core.rules.bits import count_bits, has_bit
from signoria.games.princes_of_florence.constants import LANDSCAPES
from signoria.games.princes_of_florence.state import (
    BY_ARCHITECTS,
    BY_BANKER,
    BY_BEST_WORKS,
    BY_BUILDINGS,
    BY_LANDSCAPES,
    BY_MERCHANT,
    BY_WORKS,
    GONE_BACK,
    SOURCES,
    State,
)

CLAUSES = {
    BY_WORKS: "PF-33",
    BY_BEST_WORKS: "PF-35",
    BY_BUILDINGS: "PF-40",
    BY_LANDSCAPES: "PF-21",
    BY_ARCHITECTS: "PF-23",
    BY_MERCHANT: "PF-108",
    BY_BANKER: "PF-110",
    GONE_BACK: "PF-71",
}
"""The clause of every source of points but the prestige cards, which have one each."""
FIRST_CARD = 80
"""PF-80 is the first prestige card of the component file, and so on."""


class WorthView(TypedDict):
    """A bonus card with what it would add now, or a prestige card with what it would score if the game ended now."""

    name: str
    value: int


class SheetLine(TypedDict):
    """One reason for points, said by `sheet-line-<why>`; a prestige card of no points has a line too."""

    clause: str
    points: int
    why: str
    count: NotRequired[int]
    florins: NotRequired[int]
    card: NotRequired[str]
    """The card the points are for."""


class SheetView(TypedDict):
    """How a seat's points came about, at the end: the points of the lines add up to the total."""

    seat: int
    earned: dict[str, int]
    cards: list[WorthView]
    total: int
    florins: int
    place: int
    lines: list[SheetLine]


def sheet(game: GameRules, state: State, seat: int) -> SheetView:
    """A seat's points by where they come from, and line by line."""
    return {
        "seat": seat,
        "earned": points_by_source(state, seat),
        "cards": prestige_cards(game, state, seat),
        "total": state.prestige[seat],
        "florins": state.florins[seat] * 100,
        "place": game.rules.place(state, seat),
        "lines": [*_sources(game, state, seat), *_cards(game, state, seat)],
    }


def points_by_source(state: State, seat: int) -> dict[str, int]:
    """A seat's points by where they came from."""
    return {name: state.earned[seat, source] for source, name in enumerate(SOURCES)}


def prestige_cards(game: GameRules, state: State, seat: int) -> list[WorthView]:
    """The prestige cards of a seat, with what they would score if the game ended now."""
    return [
        {"name": name, "value": game.rules.prestige_card_points(state, seat, card)}
        for card, name in enumerate(game.components.prestige_cards)
        if has_bit(state.prestige_hand[seat], card)
    ]


def _sources(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    for source, clause in CLAUSES.items():
        points = state.earned[seat, source]
        if points:
            line: SheetLine = {"clause": clause, "points": points, "why": SOURCES[source]}
            count = _counted(game, state, seat, source)
            if count is not None:
                line["count"] = count
            if source in (BY_WORKS, BY_BANKER):
                line["florins"] = points * game.components.data["exchange"]["point"]
            elif source == GONE_BACK:
                line["florins"] = -points * 100
            yield line


def _counted(game: GameRules, state: State, seat: int, source: int) -> int | None:
    """How many things a source gave points for."""
    if source == BY_BEST_WORKS:
        return int(state.earned[seat, source] // game.components.data["points"]["best-work"])
    if source == BY_BUILDINGS:
        return count_bits(state.buildings[seat])
    if source == BY_LANDSCAPES:
        return sum(max(0, state.landscapes[seat, kind] - 1) for kind in range(LANDSCAPES))
    if source == BY_ARCHITECTS:
        return state.architects[seat]
    return None


def _cards(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    names = [row["name"] for row in game.components.data["prestige"]]
    for card in prestige_cards(game, state, seat):
        clause = f"{game.kit.clauses}-{FIRST_CARD + names.index(card['name'])}"
        yield {"clause": clause, "points": card["value"], "why": "card", "card": card["name"]}
