"""A clock that is asked for over HTTP: what it may be, and one sentence for all else, which changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Server

RIGHT = {"per": "move", "seconds": 86_400, "increment": 0, "then": "wait", "days_off": 14}


def test_a_clock_is_chosen_when_a_table_is_opened_and_changed_by_its_host(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.post("/api/tables", {"game": "patrician", "seats": 2, "clock": RIGHT})["id"]
    path = f"/api/tables/{table}"
    assert anna.get(path)["clock"] == RIGHT
    assert anna.ask("PATCH", path, {"hints": True}).status == 204
    assert anna.get(path)["clock"] == RIGHT
    game = {"per": "game", "seconds": 900, "increment": 10, "then": "lose", "days_off": 0}
    refused = bruno.ask("PATCH", path, {"clock": game})
    assert (refused.status, refused.json["say"]) == (403, "refused-not-host")
    assert anna.ask("PATCH", path, {"clock": game}).status == 204
    assert anna.get(path)["clock"] == game
    none = {"per": "none", "seconds": 0, "increment": 0, "then": "bot", "days_off": 0}
    assert anna.ask("PATCH", path, {"clock": none}).status == 204
    assert anna.get(path)["clock"] == none


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": 59},
        {"seconds": 10**30},
        {"seconds": -1},
        {"seconds": "600"},
        {"seconds": 600.5},
        {"seconds": True},
        {"seconds": None},
        {"per": "year"},
        {"per": "game", "increment": 0},
        {"per": "game", "increment": 10**9},
        {"then": "explode"},
        {"then": None},
        {"more": 1},
    ],
    ids=str,
)
def test_what_is_no_clock_is_refused_in_a_sentence_and_changes_nothing(house: Server, wrong: dict[str, Any]) -> None:
    anna = house.guest("Anna")
    table = anna.post("/api/tables", {"game": "patrician", "seats": 2, "clock": RIGHT})["id"]
    path = f"/api/tables/{table}"
    for method, where, body in (
        ("PATCH", path, {"clock": {**RIGHT, **wrong}}),
        ("POST", "/api/tables", {"game": "patrician", "seats": 2, "clock": {**RIGHT, **wrong}}),
    ):
        refused = anna.ask(method, where, body)
        assert refused.status == 422 and refused.json["sentence"].endswith(".")
    assert anna.get(path)["clock"] == RIGHT


@pytest.mark.parametrize("part", [part for part in RIGHT if part != "days_off"])
def test_a_clock_is_told_whole(house: Server, part: str) -> None:
    clock = {name: value for name, value in RIGHT.items() if name != part}
    answer = house.guest("Anna").ask("POST", "/api/tables", {"game": "patrician", "seats": 2, "clock": clock})
    assert answer.status == 422
