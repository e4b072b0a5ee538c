"""Whole positions of 1655 in words, and ways to change them, for its tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

from signoria import BadPosition, Match
from signoria.games.habemus_papam.kinds import CARDINALS
from signoria.games.habemus_papam.position_reader import SMOKE_NAMES
from tests.games.habemus_papam.tables import COMPONENTS, GAME
from tests.probes import play, texts

NAMES = COMPONENTS.cards
BLACK, WHITE = SMOKE_NAMES

Words = dict[str, Any]
Change = Callable[[Words], object]
Path = Sequence[str | int]
"""The way to a place within a position."""


def opening(
    seats: int = 3,
    *,
    first: int = 0,
    cardinals: str = "",
    politics: str = "",
    actions: str = "",
    above_black: int = 9,
    under_white: int = 2,
) -> Match:
    """The first round, with these cards turned up first of all; the others follow in the order of the data file."""
    words = GAME.start(seats, seed=1, first=first).position()
    tables = COMPONENTS.tables
    decks = [
        _stacked(cardinals, NAMES[:CARDINALS]),
        _stacked(politics, [NAMES[card] for card in tables["POLITICS_DECK"]]),
        _stacked(actions, [NAMES[card] for card in tables["ACTION_DECK"]]),
    ]
    words["offer"] = [*(deck.pop(0) for deck in decks), "camerlengo"]
    decks[0].insert(len(decks[0]) - under_white, WHITE)
    decks[0].insert(above_black - 1, BLACK)
    words["cardinals"], words["politics"], words["actions"] = decks
    _deal_orders(words)
    return GAME.from_position(words)


def _stacked(first: str, cards: Iterable[str]) -> list[str]:
    """A deck with these cards on top."""
    rest = Counter(cards)
    rest.subtract(first.split())
    assert min(rest.values()) >= 0, f"more cards are named than there are: {first}"
    return [*first.split(), *rest.elements()]


def _deal_orders(words: Words) -> None:
    """The orders in the order of the data file; what is left over is out."""
    orders = [row["name"] for row in COMPONENTS.data["order"] for _ in range(row["cards"])]
    for player in words["players"]:
        player["orders"] = [orders.pop(0), orders.pop(0)]
    words["orders_out"] = orders


def go_on(match: Match, phase: str, number: int = 0) -> Match:
    """Nobody plays or bids anything and everybody takes the first card, until this phase (of that round, or later)."""
    while not match.over and (match.position()["phase"] != phase or match.position()["round"] < number):
        legal = texts(match)
        wished = [move for move in legal if move in ("pass", "bid nothing")]
        play(match, (wished or legal)[0])
    assert match.position()["phase"] == phase
    return match


def play_round(match: Match, *cards: str) -> Match:
    """Nobody bids anything, and from the Camerlengo on everybody takes a card; the moves after a card may be named too.

    `play_round(match, "barberini", "death; victim 0", "camerlengo")`
    """
    go_on(match, "take")
    for card in cards:
        name, *moves = card.split("; ")
        play(match, f"take {name}", *moves)
    return match


# -- changing positions


def refusal(words: Words) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(words)
    return str(refused.value)


def changed(words: Words, *changes: Change) -> Words:
    """The position after some changes."""
    for change in changes:
        change(words)
    return words


def put(*path: str | int, value: object) -> Change:
    """Another value in a place of a position, or one more key."""

    def change(words: Words) -> None:
        _place(words, path)[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """A place of a position left out."""

    def change(words: Words) -> None:
        del _place(words, path)[path[-1]]

    return change


def add(number: int, *path: str | int) -> Change:
    """So many more (or fewer) in a place of a position."""

    def change(words: Words) -> None:
        _place(words, path)[path[-1]] += number

    return change


def move(card: str, source: Path, goal: Path) -> Change:
    """A card from one list of a position to another: `move("chigi", ["offer"], ["players", 0, "people"])`."""

    def change(words: Words) -> None:
        _place(words, [*source, 0]).remove(card)
        _place(words, [*goal, 0]).append(card)

    return change


def exchange(card: str, other: str) -> Change:
    """Two cards in lists of a position change places, wherever they are."""

    def change(words: Words) -> None:
        names = {card: other, other: card}
        piles = [words[name] for name in ("offer", "cardinals", "politics", "actions", "gone")]
        for pile in [*piles, *(player["people"] for player in words["players"])]:
            pile[:] = [names.get(name, name) for name in pile]

    return change


def _place(words: Words, path: Path) -> Any:
    place: Any = words
    for step in path[:-1]:
        place = place[step]
    return place
