"""What the lobby lists: tables by game, those that wait, and whether a move may take days there."""

from __future__ import annotations

from typing import Any

from tests.server.running import Server, Visitor

DAYS = {"per": "move", "seconds": 86_400, "increment": 0, "then": "bot"}


def listed(visitor: Visitor, game: str = "patrician", **how: Any) -> str:
    return str(visitor.post("/api/tables", {"game": game, "seats": 3, "listed": True, **how})["id"])


def open_tables(visitor: Visitor, query: str = "") -> dict[str, Any]:
    return {card["id"]: card for card in visitor.get(f"/api/tables{query}")["open"]}


def test_the_open_tables_are_those_of_a_game_or_those_that_wait(house: Server) -> None:
    ada = house.guest("Ada")
    one, other, begun = listed(ada), listed(ada, "il-principe"), listed(ada)
    ada.sit(begun, 0)
    for seat in (1, 2):
        ada.seat_bot(begun, seat)
    ada.start(begun)
    assert {one, other, begun} <= set(open_tables(ada))
    assert {one, begun} <= set(open_tables(ada, "?game=patrician")) and other not in open_tables(ada, "?game=patrician")
    assert {one, other} <= set(open_tables(ada, "?waiting=true")) and begun not in open_tables(ada, "?waiting=true")
    assert ada.ask("GET", "/api/tables?waiting=perhaps").status == 422


def test_a_list_says_where_a_move_may_take_days_before_and_in_the_game(house: Server) -> None:
    ada = house.guest("Berenice")
    slow, live = listed(ada, clock=DAYS), listed(ada)
    found = open_tables(ada)
    assert found[slow]["slow"] and not found[live]["slow"]
    ada.sit(slow, 0)
    for seat in (1, 2):
        ada.seat_bot(slow, seat)
    ada.start(slow)
    assert open_tables(ada)[slow]["slow"] and open_tables(ada)[slow]["status"] == "playing"
