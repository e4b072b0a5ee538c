"""How a seat's points came about, at the end of a game of Bottega: a line for each reason, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict

from signoria.core.kit import GameRules
from signoria.games.bottega.state import State


class SheetLine(TypedDict):
    """One reason for points, said by `sheet-line-<why>`."""

    clause: str
    points: int
    why: str
    art: NotRequired[str]
    count: NotRequired[int]
    patron: NotRequired[str]
    loves: NotRequired[str]


class SheetView(TypedDict):
    """How a seat's points came about, at the end: the points of the lines add up to the total."""

    seat: int
    fame: int
    arts: int
    patron: int
    purse: int
    total: int
    florins: int
    place: int
    lines: list[SheetLine]


def sheet(game: GameRules, state: State, seat: int) -> SheetView:
    """A seat's points by where they come from, and line by line."""
    lines = list(_lines(game, state, seat))

    def sum_of(why: str) -> int:
        return sum(line["points"] for line in lines if line["why"] == why)

    return {
        "seat": seat,
        "fame": sum_of("fame"),
        "arts": sum_of("most"),
        "patron": sum_of("patron"),
        "purse": sum_of("florins"),
        "total": state.points[seat],
        "florins": state.florins[seat],
        "place": game.rules.place(state, seat),
        "lines": lines,
    }


def _lines(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    rules, data = game.rules, game.components.data
    for art, row in enumerate(data["art"]):
        works = rules.works_of(state, seat, art)
        if works:
            fame = rules.fame_in(state, seat, art)
            yield {"clause": "BO-31", "points": fame, "why": "fame", "art": row["name"], "count": works}
        if state.most[art] == seat:
            most = data["scoring"]["most_of_an_art"]
            yield {"clause": "BO-32", "points": most, "why": "most", "art": row["name"]}
    patron = state.patron[seat]
    yield {
        "clause": "BO-33",
        "points": rules.reward_of_patron(state, seat, patron),
        "why": "patron",
        "patron": data["patron"][patron]["name"],
        "loves": data["patron"][patron]["loves"],
        "count": rules.loved_by_patron(state, seat, patron),
    }
    points = rules.points_for_florins(state, seat)
    yield {"clause": "BO-34", "points": points, "why": "florins", "count": state.florins[seat]}
