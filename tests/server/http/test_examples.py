"""Worked examples over HTTP: which clauses have one, and the position, the move and the reason of each."""

from __future__ import annotations

import pytest

import signoria
from signoria.core.play.examples import explained_clauses
from tests.server.running import Server, Visitor

GAME = "patrician"
REFUSED = "PA-10"
"""The clause of a move that is refused."""


def test_a_game_tells_which_clauses_have_an_example(house: Server) -> None:
    clauses = Visitor(house).get(f"/api/games/{GAME}/examples")
    assert clauses == explained_clauses(signoria.game(GAME).kit.folder)
    assert REFUSED in clauses


def test_an_example_has_the_view_of_a_seat_and_the_refusal_of_its_move(house: Server) -> None:
    (example,) = Visitor(house).get(f"/api/games/{GAME}/examples/{REFUSED}")
    assert example["refusal"] == {"say": f"why-{REFUSED}", "with": {}}
    assert example["before"]["you"]["seat"] == example["seat"]
    assert example["move"]["data"]["do"] == "play"
    assert (example["after"], example["events"]) == (None, [])


def test_an_example_of_a_move_has_the_view_after_it_and_what_happened(house: Server) -> None:
    (example,) = Visitor(house).get(f"/api/games/{GAME}/examples/PA-17")
    assert {event["kind"] for event in example["events"]} == {"card-turned-up"}
    assert example["after"]["deck"] == example["before"]["deck"] - 1


def test_a_page_that_has_an_example_is_not_sent_it_again(house: Server) -> None:
    address = f"/api/games/{GAME}/examples/{REFUSED}"
    first = Visitor(house).ask("GET", address)
    again = Visitor(house).ask("GET", address, If_None_Match=first.headers["etag"])
    assert (first.status, again.status, again.text) == (200, 304, "")


@pytest.mark.parametrize("clause", ["PA-999", "HP-10"])
def test_a_clause_without_an_example_has_none(house: Server, clause: str) -> None:
    assert Visitor(house).get(f"/api/games/{GAME}/examples/{clause}") == []


def test_there_are_no_examples_of_what_is_no_game_and_no_clause(house: Server) -> None:
    assert Visitor(house).ask("GET", "/api/games/chess/examples").json["say"] == "no-such-game"
    assert Visitor(house).ask("GET", f"/api/games/{GAME}/examples/first-game").status == 422
