"""Positions that cannot be read."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import BadPosition, Match
from tests.games.princes_of_florence.games import random_states
from tests.games.princes_of_florence.positions import Change, Words, changed, drop, put, refusal, table, tile
from tests.games.princes_of_florence.tables import GAME

LAKES = {"card": "lakes", "known_to": 0}

READING: list[tuple[Change, str]] = [
    (drop("players"), "the position says nothing of players"),
    (put("moon", value=1), "the position has no 'moon'"),
    (put("round", value=8), "round is a number from 0 to 7, not 8"),
    (put("round", value=True), "round is a number from 0 to 7, not True"),
    (put("round", value="4"), "round is a number from 0 to 7, not '4'"),
    (put("stage", value="siesta"), "stage: there is no 'siesta'"),
    (put("phase", value=["act"]), "phase: there is no ['act']"),
    (put("turn", value=3), "turn: there is no seat 3"),
    (put("turn", value=None), "turn: there is no seat None"),
    (put("turn", value=True), "turn: there is no seat True"),
    (put("actor", value=-1), "actor: there is no seat -1"),
    (put("piece", value="castle"), "piece: there is no 'castle'"),
    (put("auction", value=None), "auction is a mapping of names to values, not None"),
    (drop("auction", "out"), "auction says nothing of out"),
    (put("auction", "item", value="chapel"), "auction item: there is no 'chapel'"),
    (put("auction", "florins", value=250), "auction florins is in whole hundreds of florins, not 250"),
    (put("auction", "florins", value=-100), "auction florins is a number from 0 to 1000000, not -100"),
    (put("auction", "bidder", value=5), "auction bidder: there is no seat 5"),
    (put("auction", "passed", value=[1, 1]), "auction passed: 1 is there twice"),
    (put("auction", "out", value="everybody"), "auction out is a list, not 'everybody'"),
    (put("auction", "sold", value=["jester", "jester"]), "auction sold: jester is there twice"),
    (put("characters", value=None), "characters is a mapping of names to values, not None"),
    (put("characters", "owners", "fool", value=1), "characters owners has no 'fool'"),
    (drop("characters", "owners", "muse"), "characters owners says nothing of muse"),
    (put("characters", "owners", "muse", value=9), "muse: there is no seat 9"),
    (put("characters", "taken", value=["jester"]), "characters taken: there is no 'jester'"),
    (put("characters", "settled", value=[0, 3]), "characters settled: there is no seat 3"),
    (put("characters", "banker_florins", value=99900), "banker_florins is a number from 0 to 12000, not 99900"),
    (put("action", "left", value=1.0), "action left is a number from 0 to 99, not 1.0"),
    (put("action", "drew_profession", value=1), "action drew_profession is true or false, not 1"),
    (put("action", "took_freedom", value=None), "action took_freedom is true or false, not None"),
    (put("action", "work_value", value=10**30), "action work_value is a number from 0 to 5000"),
    (put("players", value={}), "players is a list of 3 players"),
    (lambda words: words["players"].pop(), "players is a list of 3 players"),
    (put("players", 1, value="Bob"), "player 1 is a mapping of names to values, not 'Bob'"),
    (put("players", 1, "florins", value=-100), "player 1 florins is a number from 0 to 1000000, not -100"),
    (put("players", 1, "earned", "works", value=-1), "player 1 earned works is a number from 0 to 5000, not -1"),
    (put("players", 1, "earned", "going-back", value=1), "player 1 earned going-back is a number from -5000 to 0"),
    (put("players", 1, "earned", "buildings", value=3), "player 1 earned has no 'buildings'"),
    (put("players", 1, "jesters", value="two"), "player 1 jesters is a number from 0 to 99, not 'two'"),
    (put("players", 1, "architects", value=4), "player 1 has more than three architects (PF-23)"),
    (put("players", 0, "freedoms", value=["travel", "travel"]), "player 0 freedoms: travel is there twice"),
    (put("players", 0, "freedoms", value=["beer"]), "player 0 freedoms: there is no 'beer'"),
    (put("players", 0, "hand", value=["poet", "lakes"]), "player 0 hand: there is no 'lakes'"),
    (put("players", 0, "hand", value=[["poet"]]), "player 0 hand: there is no ['poet']"),
    (put("players", 1, "hand", value=["poet"]), "poet is in two places: player 0 hand and player 1 hand"),
    (put("players", 1, "table", value=["botanist"]), "botanist is in two places: player 0 hand and player 1 table"),
    (put("players", 0, "bonus", value=["lakes", "lakes"]), "lakes is in two places: player 0 bonus and player 0 bonus"),
    (
        put("players", 0, "prestige", value=["most-lakes"]),
        "most-lakes is in two places: player 0 prestige and player 1",
    ),
    (put("players", 1, "returned", value="banker"), "player 1 returned: there is no 'banker'"),
    (put("players", 0, "standing", value={"character": "muse"}), "player 0 standing says nothing of number"),
    (put("players", 0, "standing", value={"character": "cook", "number": 3}), "player 0 standing: there is no 'cook'"),
    (put("players", 0, "standing", value={"character": "muse", "number": 16}), "standing number is a number from 0 to"),
    (put("players", 2, "tiles", value=["opera"]), "one of player 2 tiles is a mapping of names to values, not 'opera'"),
    (put("players", 2, "tiles", value=[tile("opera", "d8")] * 18), "player 2 tiles: nobody has more than 17 (PF-44)"),
    (put("players", 2, "tiles", value=[tile("castle", "d8")]), "player 2 tiles: there is no 'castle'"),
    (
        put("players", 2, "tiles", value=[tile("opera", "a1")]),
        "player 2 tiles: opera has no place at 'a1' 'r0' (PF-41)",
    ),
    (put("players", 2, "tiles", value=[tile("opera", "d8", "left")]), "opera has no place at 'd8' 'left' (PF-41)"),
    (
        put("players", 2, "tiles", value=[tile("opera", "j8")]),
        "player 2 tiles: opera has no place at 'j8' 'r0' (PF-41)",
    ),
    (put("players", 2, "tiles", value=[tile("opera", "f10")]), "opera has no place at 'f10' 'r0' (PF-41)"),
    (put("players", 2, "tiles", value=[tile("park", "d8"), tile("lake", "d8")]), "lake at d8 lies on something else"),
    (put("players", 2, "tiles", value=[tile("tower", "d8"), tile("tower", "d14")]), "tower is there twice (PF-44)"),
    (put("players", 0, "tiles", 2, "with", value=1), "player 0 tiles: only a building lies across a border (PF-124)"),
    (put("players", 0, "tiles", 1, "with", value=0), "player 0 tiles: players 0 and 0 are no neighbours (PF-120)"),
    (put("players", 0, "tiles", 1, "with", value="Bob"), "player 0 tiles: there is no seat 'Bob'"),
    (drop("players", 1, "tiles", 1), "chapel, shared by players 0 and 1, is a tile of both (PF-122)"),
    (
        put("players", 1, "tiles", 1, "turn", value="r90"),
        "chapel, shared by players 0 and 1, is a tile of both (PF-122)",
    ),
    (put("piles", value=[]), "piles is a mapping of names to values, not []"),
    (put("piles", "bonus", value="all"), "the bonus pile is a list, not 'all'"),
    (put("piles", "bonus", 0, value="poet"), "the bonus pile: there is no 'poet'"),
    (put("piles", "bonus", 0, value={"card": "lakes"}), "a card of the bonus pile says nothing of known_to"),
    (put("piles", "bonus", 0, value=LAKES), "lakes is in two places: player 0 bonus and the bonus pile"),
    (put("piles", "bonus", 0, value={**LAKES, "known_to": [0]}), "the bonus pile known_to: there is no seat [0]"),
    (lambda words: words["piles"]["prestige"].remove("two-large"), "two-large is nowhere"),
    (put("bonus_gone", value=[]), "table is nowhere"),
    (put("bonus_gone", value=["hand", "table"]), "hand is in two places: player 0 bonus and bonus_gone"),
    (put("extra_freedoms", value=["travel"]), "extra_freedoms names 0 freedoms here (PF-77)"),
    (put("looking", value={"pile": "bonus"}), "looking says nothing of cards"),
    (put("looking", value={"pile": "rubbish", "cards": []}), "looking: there is no 'rubbish'"),
    (put("looking", value={"pile": "bonus", "cards": ["hand"]}), "hand is in two places: player 0 bonus and looking"),
    (put("looking", value={"pile": "bonus", "cards": ["hand"] * 6}), "nobody looks at more than 5 cards (PF-24)"),
    (put("offer", value={"with": 1}), "offer says nothing of square"),
    (put("offer", value={"with": 1, "square": None, "turn": None, "florins": None}), "only a building lies across"),
]


@pytest.mark.parametrize(("change", "sentence"), READING, ids=[sentence for _, sentence in READING])
def test_what_cannot_be_read_is_refused_with_a_sentence(change: Change, sentence: str) -> None:
    assert sentence in refusal(changed(table(), change))


@pytest.mark.clause("PF-3", "PF-44")
@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("jesters", 8, "there are 9 of jester, more than the game has (PF-3)"),
        ("recruiting_hand", 5, "there are 6 of recruiting, more than the game has (PF-3)"),
    ],
)
def test_there_is_not_more_of_an_item_than_the_game_has(name: str, value: int, sentence: str) -> None:
    assert refusal(changed(table(), put("players", 2, name, value=value))) == sentence


@pytest.mark.clause("PF-3", "PF-44")
def test_there_is_not_more_of_a_tile_or_freedom_than_the_game_has() -> None:
    words = GAME.start(5, seed=1).position()
    for owner in words["players"]:
        owner["tiles"] = [tile("tower", "a1")]
    assert refusal(words) == "there are 5 of tower, more than the game has (PF-3)"
    for owner in words["players"]:
        owner.update(tiles=[], freedoms=["opinion"])
    assert refusal(words) == "there are 5 of opinion, more than the game has (PF-3)"


@pytest.mark.clause("PF-100", "PF-121")
def test_nothing_of_an_expansion_is_there_without_it() -> None:
    words = changed(table(), put("options", "cooperation", value="off"))
    assert refusal(words) == "player 0 tiles: nobody builds together without Cooperation (PF-121)"
    words = changed(table(), put("options", "muse_and_princess", value="off"))
    assert refusal(words) == "there are no characters without Muse & Princess (PF-100)"
    words["characters"] = None
    words["players"][0]["standing"] = {"character": "muse", "number": 3}
    assert refusal(words) == "there are no characters without Muse & Princess (PF-100)"


@pytest.mark.clause("PF-120")
def test_nobody_builds_with_somebody_who_is_no_neighbour() -> None:
    words = GAME.start(5, seed=1, cooperation=True).position()
    words["players"][0]["tiles"] = [tile("chapel", "g1", partner=2)]
    assert refusal(words) == "player 0 tiles: players 0 and 2 are no neighbours (PF-120)"


@pytest.mark.clause("PF-125")
def test_an_offer_names_a_place_and_a_price_there_can_be() -> None:
    words = changed(table(), put("piece", value="opera"), put("phase", value="answer"))
    offer = {"with": 1, "square": "g4", "turn": None, "florins": 0}
    assert refusal({**words, "offer": offer}) == "offer: opera has no place at 'g4' None (PF-41)"
    offer.update(turn="r0", florins=3100)
    assert refusal({**words, "offer": offer}) == "offer florins is a number from 0 to 3000, not 3100"


# -- any change at all

ODD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 3, 7, 100, 10**40, 0.5, float("nan"), "", "poet", "forest", "muse", "b3", "r90"),
    *([], [0], ["poet"], [[]], {}, {"card": "poet", "known_to": 0}, {"character": "muse", "number": 3}),
]


def places(words: Any, *path: str | int) -> Iterator[tuple[str | int, ...]]:
    """The way to everything there is in a position but its header."""
    if path:
        yield path
    if isinstance(words, dict):
        for key, value in words.items():
            if path or key not in ("game", "rules", "components", "generator"):
                yield from places(value, *path, key)
    elif isinstance(words, list):
        for number, value in enumerate(words):
            yield from places(value, *path, number)


def some_positions() -> Iterator[Words]:
    yield table()
    options = {"muse_and_princess": True, "cooperation": True}
    for step, state in enumerate(random_states(3, options, seed=5)):
        if step % 9 == 0:
            yield Match(GAME, state).position()


def test_whatever_is_changed_is_refused_with_a_sentence_or_can_be_played() -> None:
    dice = random.Random(1)
    accepted, sentences = 0, []
    for words in some_positions():
        for way in dice.sample(list(places(words)), 40):
            change = drop(*way) if dice.random() < 0.1 else put(*way, value=copy.deepcopy(dice.choice(ODD)))
            try:
                match = GAME.from_position(changed(copy.deepcopy(words), change))
            except BadPosition as error:
                sentences.append(str(error))
            else:
                assert match.over or all(match.legal(seat) for seat in match.to_act)
                accepted += 1
    assert not [sentence for sentence in sentences if "cannot be read" in sentence]
    assert len(sentences) > 10 * accepted > 0
