"""Positions whose cards, coins, points or shields cannot have come together by now."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import Path, Words, move, put
from tests.games.il_principe.situations import Case, name_of_case, refused

HANDS: list[Path] = [["players", seat, "hand"] for seat in range(3)]
UP_OF_0: Path = ["players", 0, "up"]
DOWN_OF_0: Path = ["players", 0, "down"]


CARDS: list[Case] = [
    ("turn", [put("deck", "red", value=12)], "there are 24 red cards, not 20 (IP-2)"),
    ("two", [put("deck", "red", value=0)], "red cards, not 13 (IP-7)"),
    (
        "turn",
        [put("players", 1, "known", "white", value=9)],
        "player 1 holds fewer white cards than everybody knows (IP-13)",
    ),
    ("turn", [move(1, "red", ["unsold"], ["deck"])], "the deck has not 41 cards in round 5 (IP-11)"),
    ("bid", [move(1, "red", ["deck"], ["unsold"])], "the deck has not 75 cards in round 2 (IP-11)"),
    ("turn", [put("last_round", value=True)], "the deck has not 40 cards in the last round (IP-53)"),
    ("turn", [put("round", value=9)], "the deck has not 40 cards in round 9 (IP-11)"),
    (
        "opening",
        [move(1, "red", HANDS[0], ["unsold"])],
        "1 cards are in the reserve or unsold, but 0 were laid there (IP-12)",
    ),
    ("turn", [move(1, "red", HANDS[2], HANDS[0])], "player 2 has fewer than the 10 cards everybody keeps (IP-12)"),
    ("turn", [put("players", 2, "known", "red", value=1)], "player 2 has won 0 cards at most, but 1 are known (IP-13)"),
    (
        "turn",
        [move(1, "yellow", ["players", 1, "down"], HANDS[1])],
        "player 1 has built with 1 yellow cards, but 0 are laid (IP-32)",
    ),
    ("bid", [move(1, "red", HANDS[0], DOWN_OF_0)], "player 0 has turned no red card down yet (IP-46)"),
    ("two", [move(1, "white", HANDS[0], UP_OF_0)], "player 0 has laid 2 colours in 1 turns (IP-37)"),
]


def clergy(words: Words) -> None:
    """Everybody has had white roles as often as one player can."""
    for player in words["players"]:
        player["earned"]["clergy"] = 3


def rich(words: Words) -> None:
    """Everybody has had yellow roles as often as one player can, and spent nothing else."""
    for player, coins in zip(words["players"], (36, 33, 32), strict=True):
        player["coins"] = coins


GAINS: list[Case] = [
    ("turn", [put("players", 0, "coins", value=37)], "player 0 can have 36 coins at most by now (IP-10)"),
    ("turn", [put("players", 1, "coins", value=34)], "player 1 can have 33 coins at most by now (IP-10)"),
    ("opening", [put("players", 1, "coins", value=9)], "everybody has 10 coins before the first auction (IP-4)"),
    ("turn", [rich], "yellow roles have brought 12 coins at most by now (IP-47)"),
    (
        "turn",
        [put("players", 0, "earned", "clergy", value=4)],
        "white roles have brought player 0 0 to 3 points by now (IP-47)",
    ),
    ("turn", [put("roles", "major-white", value=2)], "white roles have brought player 2 1 to 4 points by now (IP-47)"),
    ("turn", [clergy], "white roles have brought 6 points at most by now (IP-47)"),
    (
        "turn",
        [put("players", 1, "earned", "officials", value=7)],
        "roles have brought player 1 6 points at most by now (IP-35)",
    ),
    (
        "turn",
        [put("regions", "red", value=[3, 1, 0])],
        "player 0 has placed 4 shields, but cities and roles brought 3 (IP-34)",
    ),
    (
        "turn",
        [put("regions", "red", value=[0, 0, 0])],
        "player 1 has not placed the shields of the cities built (IP-34)",
    ),
    (
        "turn",
        [put("regions", "blue", value=[0, 1, 0]), put("regions", "violet", value=[0, 0, 1])],
        "player 2 has not placed the shields of the cities built (IP-34)",
    ),
    (
        "placing",
        [put("regions", "blue", value=[0, 1, 1]), put("regions", "red", value=[1, 1, 0])],
        "player 0 has not placed the shields of the cities built (IP-34)",
    ),
]


@pytest.mark.clause("IP-2", "IP-7", "IP-11", "IP-12", "IP-13", "IP-32", "IP-37", "IP-46")
@pytest.mark.parametrize("case", CARDS, ids=name_of_case)
def test_cards_are_where_drawing_winning_and_laying_brings_them(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("IP-4", "IP-10", "IP-34", "IP-35", "IP-47")
@pytest.mark.parametrize("case", GAINS, ids=name_of_case)
def test_nobody_has_more_than_a_game_has_brought_by_now(case: Case) -> None:
    assert case[2] in refused(case)
