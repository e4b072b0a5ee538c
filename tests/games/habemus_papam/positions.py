"""Whole positions of 1655 in words, and ways to change them, for its tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from signoria import Match
from signoria.games.habemus_papam.constants import CARDINALS
from signoria.games.habemus_papam.shown.position import SMOKE_NAMES
from tests.core.text.changed_positions import Change, Words, holder
from tests.games.habemus_papam.tables import COMPONENTS, GAME
from tests.probes import play, texts

NAMES = COMPONENTS.cards
BLACK, WHITE = SMOKE_NAMES

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


def move(card: str, source: Path, goal: Path) -> Change:
    """A card from one list of a position to another: `move("chigi", ["offer"], ["players", 0, "people"])`."""

    def change(words: Words) -> None:
        holder(words, (*source, 0)).remove(card)
        holder(words, (*goal, 0)).append(card)

    return change


def exchange(card: str, other: str) -> Change:
    """Two cards in lists of a position change places, wherever they are."""

    def change(words: Words) -> None:
        names = {card: other, other: card}
        piles = [words[name] for name in ("offer", "cardinals", "politics", "actions", "gone")]
        for pile in [*piles, *(player["people"] for player in words["players"])]:
            pile[:] = [names.get(name, name) for name in pile]

    return change
