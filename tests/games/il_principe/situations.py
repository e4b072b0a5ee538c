"""Matches of Il Principe in every phase, to be changed and refused by its tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from signoria import Match
from signoria.games.il_principe.state import CITIES_GONE, DECK_GONE, LAST_ROUND_PLAYED
from tests.core.text.changed_positions import Case, Words, changed, refusal_of
from tests.games.il_principe.busy_games import ended
from tests.games.il_principe.positions import begin, bidding, position, settling_roles
from tests.games.il_principe.tables import GAME
from tests.probes import play


def table() -> Words:
    """Three players in round five: some cities are built, some roles held, and Il Principe is to build or lay."""
    return position(
        3,
        round=5,
        hands=["2 white red blue", "yellow"],
        known=["white", ""],
        up=["2 green", "green 3 blue", "white"],
        coins=[9, 4, 7],
        roles={"major-green": 0, "minor-green": 1, "major-blue": 1},
        offer=["lucca", "siena", "firenze", "orvieto"],
        built={"verona": 1, "milano": 2},
        regions={"red": [0, 1, 0], "blue": [0, 1, 1], "green": [1, 0, 1]},
    )


def choosing() -> Match:
    """Players 0 and 2 have laid cards into the reserve of the second round, player 1 has not."""
    match = begin(position(3, phase="reserve", hands=["2 green white", "red", "blue yellow"]))
    match.play(0, "reserve green white")
    match.play(2, "reserve blue yellow")
    return match


def sold() -> Match:
    """Player 1 has won the red group and may build siena."""
    hands = ["", "green white 2 blue"]
    match = bidding("3 green 2 white red", hands=hands, coins=[9, 9, 9], offer=["siena", "milano"])
    return play(match, "bid 2", "pass", "pass")


def sold_and_built() -> Match:
    """Player 1 has won the red group and built milano, and is to place shields."""
    match = bidding("3 green 2 white red", hands=["", "2 blue 2 yellow"], coins=[9, 9, 9], offer=["siena", "milano"])
    return play(match, "bid 2", "pass", "pass", "build milano")


SITUATIONS: dict[str, Callable[[], Match]] = {
    "opening": lambda: GAME.start(3, seed=1, first=0),
    "choosing": choosing,
    "bid": lambda: play(bidding("3 green 2 white red", coins=[4, 5, 6]), "bid 2", "pass"),
    "first words": lambda: play(bidding("3 green 2 white 2 red yellow", 4, principe=3), "pass"),
    "sold": sold,
    "sold and built": sold_and_built,
    "turn": lambda: begin(table()),
    "built": lambda: play(begin(table()), "build lucca"),
    "placing": lambda: play(begin(table()), "build lucca", "shield blue"),
    "two": lambda: begin(position(2, up=["2 green", "green"])),
    "major": lambda: settling_roles(3, up=["2 white", "2 white", "white"]),
    "minor": lambda: settling_roles(4, up=["3 white", "2 white", "2 white"]),
    "turn up": lambda: settling_roles(3, up=["4 green", "2 green", "green"], down=["2 red"]),
    "turn up second": lambda: settling_roles(3, up=["3 green", "2 green"], down=["", "2 red"]),
    "turn up in two": lambda: settling_roles(2, up=["4 green", "2 green"], down=["2 red"]),
    "shield": lambda: settling_roles(3, up=["3 blue", "blue"]),
    "no cities": lambda: ended(3, "second", CITIES_GONE),
    "no deck": lambda: ended(4, "second", DECK_GONE),
    "last round": lambda: ended(4, "first", LAST_ROUND_PLAYED),
}


@cache
def situation(name: str) -> Match:
    """A match in such a situation."""
    return SITUATIONS[name]()


def refused(case: Case) -> str:
    """The sentence with which a situation changed so is refused."""
    name, changes, _ = case
    return refusal_of(GAME, changed(situation(name).position(), *changes))
