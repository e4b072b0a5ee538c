"""Positions in which something does not add up: actions, purchases, points, money, and what touches."""

from __future__ import annotations

import pytest

from tests.games.princes_of_florence.positions import (
    Case,
    Words,
    acting,
    base,
    name_of_case,
    position,
    put,
    refusal,
    refused,
    several,
    take,
    tile,
)
from tests.games.princes_of_florence.tables import GAME

ACTIONS: list[Case] = [
    ("act", [put("action", "refusals", value=3)], "there are at most 2 refusals in a turn (PF-125)"),
    ("bonus", [put("action", "refusals", value=1)], "there are at most 0 refusals in a turn (PF-125)"),
    ("act", [put("action", "work_value", value=14)], "there is no work_value in the phase act (PF-33)"),
    ("act", [put("action", "left", value=3)], "player 0 has 2 actions a turn (PF-30)"),
    ("act", [put("action", "left", value=0)], "player 0 has nothing left to do, so the turn is over (PF-30)"),
    ("act", [several("action", drew_profession=True)], "player 0 has drawn no profession (PF-45)"),
    ("act", [several("action", left=2, took_freedom=True)], "player 0 has not done so many actions yet (PF-30)"),
    (
        "act",
        [put("action", "took_freedom", value=True), put("players", 0, "freedoms", value=[])],
        "player 0 has introduced no freedom (PF-46)",
    ),
    ("open", [put("action", "left", value=1)], "actions are left in an action turn only (PF-30)"),
    ("place", [put("action", "took_freedom", value=True)], "nobody has had an action turn yet (PF-30)"),
    ("build", [put("action", "left", value=0)], "player 0 has no action left (PF-30)"),
    ("build", [put("piece", value="lake")], "lake is no building (PF-40)"),
    ("build", [put("piece", value="tower")], "player 0 cannot build tower like this (PF-44)"),
    ("build", [put("players", 0, "florins", value=0)], "player 0 cannot build opera like this (PF-48)"),
    ("answer", [put("action", "refusals", value=2)], "player 0 cannot build theatre like this (PF-125)"),
    ("reply", [put("players", 1, "florins", value=300)], "player 0 cannot build theatre like this (PF-16)"),
    (
        "answer",
        [
            put("players", 1, "architects", value=2),
            lambda words: words["players"][1]["tiles"].append(tile("theatre", "l1")),
        ],
        "player 0 cannot build theatre like this (PF-122)",
    ),
    (
        "answer",
        [lambda words: words["players"][1]["tiles"].append(tile("park", "h5"))],
        "player 0 cannot build theatre like this (PF-41)",
    ),
    ("bonus", [put("action", "work_value", value=3)], "a work of round 3 is worth at least 12 (PF-32)"),
    ("pay", [put("action", "work_value", value=11)], "a work of round 3 is worth at least 12 (PF-32)"),
    ("pay", [put("phase", value="bonus")], "player 0 has no bonus card to play (PF-31)"),
]

COUNTS: list[Case] = [
    ("act", [put("players", 0, "jesters", value=5)], "more of jester are with players than were sold (PF-10)"),
    ("act", [put("auction", "sold", value=["park"])], "park is sold, but nobody has one (PF-10)"),
    ("open", [several("players", 0, jesters=1, architects=1)], "player 0 has 2 items, but could buy only 1 (PF-14)"),
    ("place", [put("players", 0, "freedoms", value=["travel"])], "player 0 has more than the actions until now can"),
    ("open", [put("players", 0, "freedoms", value=["travel", "opinion"])], "introduced more freedoms than one a turn"),
    ("over", [put("players", 0, "earned", "best-works", value=24)], "player 0 has more points for best works than"),
    ("act", [put("players", 0, "earned", "merchant", value=10)], "player 0 has more points from the merchant than"),
    ("act", [put("players", 0, "earned", "banker", value=1)], "player 0 has no points from the banker (PF-110)"),
    ("act", [put("players", 0, "earned", "going-back", value=-1)], "player 0 cannot have gone back (PF-111)"),
    ("open", [put("players", 0, "earned", "going-back", value=-1)], "player 0 has gone back below no points at all"),
    ("opening", [put("players", 0, "earned", "works", value=1)], "player 0 has more points for works than possible"),
    ("opening", [put("players", 1, "florins", value=2500)], "everybody begins with 3500 florins (PF-1)"),
    ("act", [put("players", 0, "best_work", value=13)], "player 0 has made no such best_work (PF-35)"),
    ("act", [put("players", 1, "best_work", value=14)], "player 1 has made no such best_work (PF-35)"),
    ("open", [put("players", 0, "best_work", value=10)], "player 0 has made no such best_work (PF-35)"),
]


@pytest.mark.parametrize("case", ACTIONS, ids=name_of_case)
def test_an_action_turn_is_as_turns_go(case: Case) -> None:
    assert refused(case) == case[2]


@pytest.mark.parametrize("case", COUNTS, ids=name_of_case)
def test_what_players_have_adds_up(case: Case) -> None:
    assert case[2] in refused(case)


@pytest.mark.clause("PF-31")
def test_a_work_is_somebodys() -> None:
    words = acting(position(3, round=1))
    words.update(phase="pay")
    words["action"]["work_value"] = 9
    assert refusal(words) == "player 0 has no profession at work (PF-31)"
    words["players"][0]["table"] = [words["players"][0]["hand"].pop()]
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-30")
def test_nobody_draws_more_than_one_profession_a_turn() -> None:
    words = position(3, round=2)
    words["players"][0].update(drawn=2, florins=0)
    words["players"][0]["hand"] += take(words, "profession", "poet", "painter")
    assert refusal(words) == "player 0 has drawn more professions than one a turn (PF-30)"


@pytest.mark.clause("PF-30", "PF-47")
def test_bonus_cards_that_are_gone_took_actions_too() -> None:
    words = position(2, round=2)
    words["bonus_gone"] = [words["piles"]["bonus"].pop() for _ in range(5)]
    assert refusal(words) == "there is more on the table than the actions until now can bring (PF-30)"
    words["piles"]["bonus"].append(words["bonus_gone"].pop())
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-109")
def test_the_professor_brings_cards_besides() -> None:
    words = acting(position(3, muse_and_princess=True))
    words["players"][1]["prestige"] = take(words, "prestige", "most-works")
    assert refusal(words) == "more of prestige are with players than were sold (PF-10)"
    words["characters"]["taken"] = ["professor"]
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-110")
def test_the_banker_turned_florins_into_points() -> None:
    words = base("over").position()
    words["characters"].update(taken=["banker"], owners={**dict.fromkeys(words["characters"]["owners"]), "banker": 1})
    words["players"][1]["florins"] = 200
    assert refusal(words) == "player 1 turns florins into points with the banker (PF-110)"
    words["players"][1]["florins"] = 100
    assert GAME.from_position(words).over


# -- what touches


def built(*tiles: Words, architects: int = 0, other: int = 0, cooperation: bool = True) -> Words:
    """Two players in round seven; the last tile is the second one's."""
    words = position(2, round=7, cooperation=cooperation)
    words["players"][0].update(architects=architects, tiles=list(tiles[:-1]))
    words["players"][1].update(architects=other, tiles=list(tiles[-1:]))
    return words


@pytest.mark.clause("PF-42")
def test_buildings_touch_only_with_two_architects() -> None:
    tiles = (tile("tower", "a1"), tile("opera", "a2"), tile("park", "m1"))
    assert refusal(built(*tiles, architects=1)) == "buildings of player 0 touch without two architects (PF-42)"
    assert GAME.from_position(built(*tiles, architects=2)).to_act == (0,)


@pytest.mark.clause("PF-42")
def test_nor_do_they_touch_the_palace_without() -> None:
    words = built(tile("tower", "a5"), tile("tower", "a1"), cooperation=False)
    assert refusal(words) == "buildings of player 0 touch without two architects (PF-42)"
    words["players"][0].update(architects=2)
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-43")
def test_landscapes_touch_anything() -> None:
    words = built(tile("tower", "a1"), tile("forest", "a2"), tile("lake", "h1"))
    assert GAME.from_position(words).to_act == (0,)


@pytest.mark.clause("PF-123", "PF-124")
def test_across_a_border_one_of_the_two_needs_two_architects() -> None:
    tiles = (tile("tower", "g1", "r90"), tile("opera", "h1"))
    sentence = "buildings of players 0 and 1 touch without two architects (PF-42)"
    assert refusal(built(*tiles, architects=1, other=1)) == sentence
    for architects, other in ((2, 1), (1, 2)):
        assert GAME.from_position(built(*tiles, architects=architects, other=other)).to_act == (0,)


@pytest.mark.clause("PF-124")
def test_at_a_border_alone_needs_an_architect() -> None:
    tiles = (tile("tower", "g1", "r90"), tile("park", "m6"))
    assert refusal(built(*tiles)) == "tower of player 0 lies at a border without an architect (PF-124)"
    assert GAME.from_position(built(*tiles, architects=1)).to_act == (0,)
    assert GAME.from_position(built(tiles[0], tile("park", "a1"), cooperation=False)).to_act == (0,)
