"""How a seat's points came about, at the end of a game of Patrician: a line for each reason, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NotRequired, TypedDict

from signoria.core.kit import GameRules
from signoria.games.patrician.components import HEAD_NAMES, LETTERS, SITES
from signoria.games.patrician.rules.ambassadors import LETTER_D
from signoria.games.patrician.rules.scoring import LARGER, SMALLER
from signoria.games.patrician.state import State


class SheetLine(TypedDict):
    """One reason for points, said by `sheet-line-<why>`; a line of no points explains another."""

    clause: str
    points: int
    why: str
    city: NotRequired[str]
    tower: NotRequired[str]
    """Which of the two towers: higher or lower."""
    value: NotRequired[int]
    count: NotRequired[int]
    letter: NotRequired[str]
    head: NotRequired[str]
    sets: NotRequired[int]
    size: NotRequired[int]
    """How many equal heads make a set."""


class SheetView(TypedDict):
    """How a seat's points came about, at the end: the points of the lines add up to the total."""

    seat: int
    tiles: int
    tokens: int
    portraits: int
    sets: int
    heads: dict[str, int]
    ambassadors: list[str]
    penalty: int
    total: int
    floors: int
    place: int
    lines: list[SheetLine]


def heads_of(state: State, seat: int) -> dict[str, int]:
    """The heads in a seat's pile."""
    return {name: state.heads[seat, head] for head, name in enumerate(HEAD_NAMES)}


def sheet(game: GameRules, state: State, seat: int) -> SheetView:
    """A seat's points by where they come from, and line by line."""
    rules, data = game.rules, game.components.data
    sets = rules.sets_of(state, seat)
    portraits = sets * data["portraits"]["points"]
    tokens = state.tokens[seat] * data["messengers"]["token"]
    penalty = data["messengers"]["penalty"] if state.burdened == seat else 0
    return {
        "seat": seat,
        "tiles": state.points[seat] - portraits - tokens - penalty,
        "tokens": tokens,
        "portraits": portraits,
        "sets": sets,
        "heads": heads_of(state, seat),
        "ambassadors": [letter for number, letter in enumerate(LETTERS) if state.ambassador_owner[number] == seat],
        "penalty": penalty,
        "total": state.points[seat],
        "floors": rules.floors_on_board(state, seat),
        "place": rules.place(state, seat),
        "lines": list(_lines(game, state, seat)),
    }


def _lines(game: GameRules, state: State, seat: int) -> Iterator[SheetLine]:
    for city, row in enumerate(game.components.data["city"]):
        yield from _tiles(game.rules, state, seat, city, row)
        yield from _tokens(game, state, seat, city)
    chosen = _chosen_heads(game.rules, state, seat)
    yield from _ambassadors(state, seat, chosen)
    yield from _portraits(game, state, seat, chosen)
    if state.burdened == seat:
        points = game.components.data["messengers"]["penalty"]
        count = game.rules.towers_won_near_messengers(state, seat)
        yield {"clause": "PA-56", "points": points, "why": "penalty", "count": count}


def _tiles(rules: Any, state: State, seat: int, city: int, row: Any) -> Iterator[SheetLine]:
    """PA-21, PA-22: the tiles won in a city."""
    towers = {LARGER: rules.higher_tower(state, city), SMALLER: rules.lower_tower(state, city)}
    for rank, tower in towers.items():
        if state.tile_owner[city * SITES + rank] == seat:
            is_tied = rules.is_tied(state, tower)
            yield {
                "clause": "PA-22" if is_tied else "PA-21",
                "points": row["tiles"][rank],
                "why": "tile-tied" if is_tied else "tile",
                "city": row["name"],
                "tower": "higher" if rank == LARGER else "lower",
                "value": row["tiles"][rank],
            }


def _tokens(game: GameRules, state: State, seat: int, city: int) -> Iterator[SheetLine]:
    """PA-55: the messengers' tokens that came with the tiles of a city."""
    won = sum(state.tile_owner[city * SITES + rank] == seat for rank in range(SITES))
    count = won * state.near_when_scored[city]
    if count:
        data = game.components.data
        points = count * data["messengers"]["token"]
        yield {"clause": "PA-55", "points": points, "why": "tokens", "city": data["city"][city]["name"], "count": count}


def _chosen_heads(rules: Any, state: State, seat: int) -> list[int]:
    """PA-40: the heads that the seat's ambassadors A, B and C add, in this order, for most sets."""
    free = sum(state.ambassador_owner[letter] == seat for letter in range(LETTER_D))
    each = int(state.ambassador_owner[LETTER_D] == seat)
    best = rules.sets_of(state, seat)
    first, second = next(
        (first, second)
        for first in range(free + 1)
        for second in range(free + 1 - first)
        if rules.sets_with(state, seat, each, first, second, free - first - second) == best
    )
    return [0] * first + [1] * second + [2] * (free - first - second)


def _ambassadors(state: State, seat: int, chosen: list[int]) -> Iterator[SheetLine]:
    """PA-40, PA-42: what each ambassador of the seat adds to the pile."""
    heads = iter(chosen)
    for number, letter in enumerate(LETTERS[:LETTER_D]):
        if state.ambassador_owner[number] == seat:
            head = HEAD_NAMES[next(heads)]
            yield {"clause": "PA-40", "points": 0, "why": "ambassador", "letter": letter, "head": head}
    if state.ambassador_owner[LETTER_D] == seat:
        yield {"clause": "PA-42", "points": 0, "why": "ambassador-every-head", "letter": LETTERS[LETTER_D]}


def _portraits(game: GameRules, state: State, seat: int, chosen: list[int]) -> Iterator[SheetLine]:
    """PA-30: the complete sets of each head."""
    portraits = game.components.data["portraits"]
    each = int(state.ambassador_owner[LETTER_D] == seat)
    for head, name in enumerate(HEAD_NAMES):
        count = state.heads[seat, head] + each + chosen.count(head)
        sets = count // portraits["set"]
        if sets:
            points = sets * portraits["points"]
            size = portraits["set"]
            yield {
                "clause": "PA-30",
                "points": points,
                "why": "portraits",
                "head": name,
                "count": count,
                "sets": sets,
                "size": size,
            }
