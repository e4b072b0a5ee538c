"""What a seat, or a spectator, is shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from signoria import Match
from tests.games.patrician.games import SETTINGS, finished, random_states
from tests.games.patrician.tables import COMPONENTS, GAME, RULES, Table, city_view, points_of_tiles
from tests.probes import player

KEYS = {
    "": (
        "game seats options first phase turn card_played floors_due deck heads_in_set cities roads ambassadors players "
        "you sheet"
    ),
    "cities": "name colour cell capacity room towers tiles card scored messengers",
    "players": "seat hand_size pile_size top_card reserve points tokens messengers",
    "roads": "cities messenger",
    "sheet": "seat tiles tokens portraits sets heads ambassadors penalty total floors place lines",
    "ambassadors": "letter owner value cities",
}


def cards_shown(view: Any) -> Iterator[str]:
    """The names of all cards anywhere in a view."""
    if isinstance(view, dict):
        if "crests" in view:
            yield view["name"]
        for value in view.values():
            yield from cards_shown(value)
    elif isinstance(view, list):
        for value in view:
            yield from cards_shown(value)


@pytest.mark.parametrize("seat", [None, 0, 4])
def test_a_view_has_exactly_the_named_keys(seat: int | None) -> None:
    view = finished(5, True, True).view(seat)
    assert list(view) == KEYS[""].split()
    for part in ("cities", "players", "roads", "ambassadors", "sheet"):
        for row in view[part]:
            assert list(row) == KEYS[part].split()
    for shown in view["cities"]:
        for tower in shown["towers"]:
            assert list(tower) == ["site", "floors", "leader", "takers", "is_higher", "stake"]
        assert [list(tile) for tile in shown["tiles"]] == [["value", "owner"]] * 2
    assert json.loads(json.dumps(view)) == view


@pytest.mark.clause("PA-10")
def test_a_seat_is_shown_its_own_hand_pile_and_heads_and_a_spectator_none() -> None:
    table = Table(3, first=1).hold(1, "siena-3 lucca-1").pile(1, "roma-5 bologna-3").hold(0, "roma-1")
    match = table.match()
    own = match.view(1)["you"]
    assert list(own) == ["seat", "hand", "pile", "heads"]
    assert own["seat"] == 1
    assert [shown["name"] for shown in own["hand"]] == ["siena-3", "lucca-1"]
    assert [shown["name"] for shown in own["pile"]] == ["bologna-3", "roma-5"]
    assert own["heads"] == {"a": 1, "b": 2, "c": 0}
    assert match.view(None)["you"] is None
    assert list(cards_shown(match.view(2))) == list(cards_shown(match.view(None))) == ["bologna-3"]


@pytest.mark.clause("PA-10")
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_is_shown_of_other_hands_and_piles_but_their_top_cards(seats: int) -> None:
    for step, state in enumerate(random_states(seats, True, True, seed=51)):
        if step % 11:
            continue
        words = GAME.kit.position.write(GAME, state)
        public = {owner["top_card"] for owner in words["players"]} | {words["card_played"]}
        public |= {shown["card"] for shown in words["cities"].values()}
        own = {*words["players"][0]["hand"], *words["players"][0]["pile"]}
        assert set(cards_shown(GAME.kit.view(GAME, state, None))) == public - {None}
        assert set(cards_shown(GAME.kit.view(GAME, state, 0))) == (public | own) - {None}


def test_the_table_is_shown_as_it_stands() -> None:
    table = Table(4, first=2, messengers=True).city("lucca", "0313", "2").lay(lucca="roma-5").deck("siena-1 siena-2")
    table.messengers("lucca-milano", by=3).built(2, "roma-2").state.floors_due = 1
    match = table.match()
    view = match.view(None)
    assert {key: view[key] for key in ("game", "seats", "options", "first", "phase", "turn", "floors_due", "deck")} == {
        "game": "patrician",
        "seats": 4,
        "options": {"ambassadors": False, "messengers": True},
        "first": 2,
        "phase": "build",
        "turn": 2,
        "floors_due": 1,
        "deck": 2,
    }
    assert view["card_played"] == {"name": "roma-2", "city": "roma", "symbol": "crest", "crests": 2, "head": None}
    assert city_view(match, "lucca") == {
        "name": "lucca",
        "colour": "green",
        "cell": [2, 1],
        "capacity": 7,
        "room": 2,
        "towers": [
            {"site": "left", "floors": [0, 3, 1, 3], "leader": 3, "takers": [0, 1], "is_higher": True, "stake": 7},
            {"site": "right", "floors": [2], "leader": 2, "takers": [0, 1, 3], "is_higher": False, "stake": 4},
        ],
        "tiles": [{"value": 7, "owner": None}, {"value": 4, "owner": None}],
        "card": {"name": "roma-5", "city": "roma", "symbol": "heads", "crests": 1, "head": "b"},
        "scored": False,
        "messengers": 1,
    }
    assert player(match, 2) == {
        "seat": 2,
        "hand_size": 0,
        "pile_size": 1,
        "top_card": view["card_played"],
        "reserve": 20,
        "points": 0,
        "tokens": 0,
        "messengers": 1,
    }


@pytest.mark.clause("PA-54")
@pytest.mark.parametrize(("seats", "messengers", "count"), [(2, False, 0), (2, True, 10), (4, True, 10), (5, True, 12)])
def test_roads_are_shown_with_the_messengers_that_use_them(seats: int, messengers: bool, count: int) -> None:
    roads = GAME.start(seats, seed=1, messengers=messengers).view(None)["roads"]
    assert [tuple(shown["cities"]) for shown in roads] == list(COMPONENTS.roads[:count])
    assert not any(shown["messenger"] for shown in roads)


@pytest.mark.clause("PA-30", "PA-31", "PA-40", "PA-55", "PA-56")
@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS)
def test_the_sheet_at_the_end_adds_up(seats: int, ambassadors: bool, messengers: bool) -> None:
    match = finished(seats, ambassadors, messengers)
    sheet = match.view(None)["sheet"]
    assert [row["seat"] for row in sheet] == list(range(seats))
    outcome = match.outcome
    assert outcome is not None
    for seat, row in enumerate(sheet):
        assert row["tiles"] == points_of_tiles(match, seat)
        assert row["tokens"] == 2 * player(match, seat)["tokens"]
        assert row["portraits"] == 6 * row["sets"]
        assert row["tiles"] + row["tokens"] + row["portraits"] + row["penalty"] == row["total"] == outcome.points[seat]
        assert row["heads"] == match.view(seat)["you"]["heads"]
        assert (row["place"] == 1) == (seat in outcome.winners)
        assert row["floors"] == RULES.floors_on_board(match.state, seat)
    assert len({letter for row in sheet for letter in row["ambassadors"]}) == (4 if ambassadors else 0)


def test_there_is_no_sheet_before_the_end() -> None:
    for seat in (None, 0, 1):
        assert GAME.start(2, seed=1).view(seat)["sheet"] is None


def test_a_view_is_a_copy_of_what_it_shows() -> None:
    match = Match(GAME, Table().city("lucca", "01").state)
    match.view(None)["cities"][3]["towers"][0]["floors"].append(1)
    assert city_view(match, "lucca")["towers"][0]["floors"] == [0, 1]
