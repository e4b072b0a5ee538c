"""Positions that cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from signoria import BadPosition
from tests.games.patrician.positions import position
from tests.games.patrician.tables import GAME
from tests.probes import play

Words = dict[str, Any]
Change = Callable[[Words], object]


def table() -> Words:
    """Three players, two turns each; Verona is scored, a messenger lies on a road, the first player is to play."""
    words = position(
        3,
        piles=["verona-1 roma-4", "verona-2 verona-3", "verona-4 siena-2"],
        hands=["lucca-5 siena-5 bologna-3"],
        towers={"verona": ("001", "12")},
        messengers=True,
    )
    words["messengers_on"] = ["roma-siena"]
    words["players"][0]["messengers"] = 1
    return words


def after(*moves: str) -> Words:
    """The position after some moves from there."""
    return play(GAME.from_position(table()), *moves).position()


def refusal(words: Words) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(words)
    return str(refused.value)


def put(*path: str | int, value: object) -> Change:
    def change(words: Words) -> None:
        place: Any = words
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(words: Words) -> None:
        place: Any = words
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


READING: list[tuple[Change, str]] = [
    (drop("deck"), "the position says nothing of deck"),
    (put("moon", value=1), "the position has no 'moon'"),
    (put("phase", value="sleep"), "there is no phase 'sleep': it is one of over, play, build, move, take, messenger"),
    (put("turn", value=3), "turn: there is no seat 3"),
    (put("turn", value=-1), "turn: there is no seat -1"),
    (put("turn", value=True), "turn: there is no seat True"),
    (put("floors_due", value=-1), "floors_due is a number from 0 to 100, not -1"),
    (put("floors_due", value="1"), "floors_due is a number from 0 to 100, not '1'"),
    (put("floors_due", value=True), "floors_due is a number from 0 to 100, not True"),
    (put("card_played", value="roma-9"), "there is no card 'roma-9'"),
    (put("card_played", value=7), "there is no card 7"),
    (put("card_played", value="pistoia-1"), "pistoia-1 is not in play with 3 players (PA-1)"),
    (lambda words: words["deck"].append(words["deck"][0]), "is in two places: the deck and the deck"),
    (lambda words: words["deck"].append(words["players"][0]["hand"][0]), "in two places: the hand of player 0 and the"),
    (lambda words: words["deck"].append(words["players"][0]["pile"][0]), "in two places: the pile of player 0 and the"),
    (lambda words: words["deck"].append(words["cities"]["roma"]["card"]), "is in two places: roma and the deck"),
    (lambda words: words["deck"].pop(), "is nowhere"),
    (lambda words: words["players"].pop(), "players lists 3 players"),
    (put("players", value={}), "players lists 3 players"),
    (put("players", 1, value="hand"), "player 1 is a mapping of names to values"),
    (drop("players", 1, "pile"), "player 1 says nothing of pile"),
    (put("players", 1, "name", value="Anna"), "player 1 has no 'name'"),
    (lambda words: words["players"][1]["hand"].extend(words["deck"][:2]), "player 1 holds more than 3 cards (PA-10)"),
    (put("players", 1, "messengers", value=-1), "messengers of player 1 is a number from 0 to 100, not -1"),
    (put("players", 1, "top_card", value="roma-0"), "there is no card 'roma-0'"),
    (put("messengers_on", value=["roma-verona"]), "messengers_on: there is no road 'roma-verona'"),
    (put("messengers_on", value=["roma-siena", "roma-siena"]), "two messengers lie on roma-siena (PA-52)"),
    (drop("cities", "roma"), "cities are bologna, firenze, ferrara, lucca, siena, milano, parma, roma, verona"),
    (put("cities", value=[]), "cities are bologna"),
    (put("cities", "pistoia", value={"left": [], "right": [], "card": None}), "each once (PA-1)"),
    (drop("cities", "roma", "left"), "roma says nothing of left"),
    (put("cities", "roma", "top", value=1), "roma has no 'top'"),
    (put("cities", "verona", "left", value=[0] * 6), "verona has more floors than the 5 it has room for (PA-12)"),
    (put("cities", "verona", "left", value=[3]), "verona left: there is no seat 3"),
    (put("cities", "verona", "left", value=["0"]), "verona left: there is no seat '0'"),
    (put("cities", "verona", "messengers_when_scored", value=9), "more messengers when it was scored than it has now"),
    (put("cities", "verona", "messengers_when_scored", value=None), "verona messengers_when_scored is a number"),
    (lambda words: words["unseen"].append(words["deck"][0]), "unseen names a card in no hand"),
    (put("deck", value=None), "the position cannot be read"),
    (put("cities", "roma", value=7), "the position cannot be read"),
]


@pytest.mark.parametrize(("change", "sentence"), READING, ids=[sentence for _, sentence in READING])
def test_what_cannot_be_read_is_refused_with_a_sentence(change: Change, sentence: str) -> None:
    words = table()
    change(words)
    assert sentence in refusal(words)
