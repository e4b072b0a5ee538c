"""How a seat's votes come about, line by line: at the end, and for the own seat if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NotRequired, TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.text.naming import names_of_bits
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import FIRST_LEADER, ORDER_NAMES, SYMBOL_NAMES
from signoria.games.habemus_papam.state import State


class SheetLine(TypedDict):
    """One reason for votes, said by `sheet-line-<why>`; a line of no votes explains another."""

    clause: str
    points: int
    why: str
    count: NotRequired[int]
    gold: NotRequired[int]
    gems: NotRequired[int]
    rate: NotRequired[int]
    """How much gold a vote costs."""
    order: NotRequired[str]
    symbol: NotRequired[str]


class SheetView(TypedDict):
    """How a seat's votes came about, at the end: the votes of the lines add up to the total."""

    seat: int
    order: int
    people: int
    louis: int
    gold: int
    symbols: int
    squadrone: int
    total: int
    oldest: int
    place: int
    lines: list[SheetLine]


def sheet(game: GameRules, state: State, seat: int) -> SheetView:
    """A seat's votes by where they come from, and line by line."""
    rules = game.rules
    return {
        "seat": seat,
        "order": rules.votes_of_order(state, seat),
        "people": rules.votes_of_people(state, seat),
        "louis": int(game.components.tables["LOUIS_VOTES"][state.louis[seat]]),
        "gold": rules.votes_of_gold(state, seat),
        "symbols": rules.votes_of_symbols(state, seat),
        "squadrone": rules.votes_of_squadrone(state, seat),
        "total": state.votes[seat],
        "oldest": rules.oldest_of(state, seat),
        "place": rules.place(state, seat),
        "lines": [*order_lines(game, state, seat), *lines(game, state, seat, people_of(state, seat), state.gold[seat])],
    }


def order_lines(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    """HP-51: the order kept."""
    order = state.order[seat, 0]
    votes = game.rules.votes_of_order(state, seat)
    why = "order" if votes else "order-failed"
    yield {"clause": f"HP-{60 + order}", "points": votes, "why": why, "order": ORDER_NAMES[order]}


@part
def symbols(game: GameRules, state: State, seat: int) -> list[str]:
    """HP-55: the symbols of which a seat has all it needs."""
    return names_of_bits(SYMBOL_NAMES, game.rules.complete_symbols(state, seat))


@part
def people_of(state: State, seat: int) -> list[int]:
    """The cardinals and leaders in a display."""
    return [person for person, owner in enumerate(state.owner) if owner == seat]


def open_votes(game: GameRules, state: State, seat: int, people: list[int]) -> int:
    """HP-52, HP-53, HP-55, HP-56: the votes that everybody sees, without gold and order."""
    return sum(line["points"] for line in lines(game, state, seat, people, 0))


def lines(game: GameRules, state: State, seat: int, people: list[int], gold: int) -> Iterator[SheetLine]:
    """HP-52 to HP-56, all but the order: people, Louis XIV, gold, old boys, the Squadrone."""
    components: PapamComponents = game.components
    tables = components.tables
    leaders = sum(person >= FIRST_LEADER for person in people)
    for why, count in (("cardinals", len(people) - leaders), ("leaders", leaders)):
        if count:
            points = count * components.data["votes"]["person"]
            yield {"clause": "HP-52", "points": points, "why": why, "count": count}
    if state.louis[seat]:
        points = int(tables["LOUIS_VOTES"][state.louis[seat]])
        yield {"clause": "HP-53", "points": points, "why": "louis", "count": state.louis[seat]}
    rate = int(tables["GOLD_FOR_A_VOTE"][state.mazarin[seat]])
    yield {"clause": "HP-54", "points": gold // rate, "why": "gold", "gold": gold, "rate": rate}
    for symbol in symbols(game, state, seat):
        yield {"clause": "HP-55", "points": components.data["votes"]["symbol"], "why": "symbol", "symbol": symbol}
    if state.squadrone == seat:
        yield {"clause": "HP-56", "points": components.data["votes"]["squadrone"], "why": "squadrone"}
