"""The lines of Il Principe's score sheet: every point with its reason and its clause."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.il_principe.state import BY_CLERGY, BY_OFFICIALS, CITIES_GONE
from tests.games.il_principe.games import SETTINGS, finished
from tests.games.il_principe.tables import Table, city


def lines(table: Table, seat: int) -> list[dict[str, Any]]:
    """The lines of a seat when the game ends as the table stands."""
    table.rules.end_game(table.state, CITIES_GONE)
    return [dict(line) for line in table.match().view(None)["sheet"][seat]["lines"]]


def busy() -> Table:
    """Somebody else is richest and has the fullest hand, so that one's lines are one's own."""
    return Table().coins(0, 9, 0).hand(1, red=3)


@pytest.mark.clause("IP-33")
def test_every_city_has_a_line() -> None:
    table = busy()
    for name in ("siena", "rimini"):
        table.state.built_by[city(name)] = 0
    assert lines(table, 0) == [
        {"clause": "IP-33", "points": 4, "why": "city", "city": "siena"},
        {"clause": "IP-33", "points": 8, "why": "city", "city": "rimini"},
    ]


@pytest.mark.clause("IP-35", "IP-47")
def test_roles_while_others_built_and_white_roles_have_a_line_each() -> None:
    table = busy()
    table.rules.gain(table.state, 0, 5, BY_OFFICIALS)
    table.rules.gain(table.state, 0, 2, BY_CLERGY)
    assert lines(table, 0) == [
        {"clause": "IP-35", "points": 5, "why": "officials"},
        {"clause": "IP-47", "points": 2, "why": "clergy"},
    ]


@pytest.mark.clause("IP-60")
def test_every_role_held_at_the_end_has_a_line() -> None:
    assert lines(busy().roles(0, "minor-green", "major-blue"), 0) == [
        {"clause": "IP-60", "points": 2, "why": "role", "role": "major-blue"},
        {"clause": "IP-60", "points": 1, "why": "role", "role": "minor-green"},
    ]


@pytest.mark.clause("IP-61", "IP-62", "IP-63")
def test_sets_coins_and_the_hand_have_a_line_where_they_score() -> None:
    table = Table().coins(4, 4, 1).hand(0, red=2).up(0, green=2, white=2, red=2, blue=2).down(0, yellow=2)
    assert lines(table, 0) == [
        {"clause": "IP-61", "points": 4, "why": "sets", "sets": 2},
        {"clause": "IP-62", "points": 2, "why": "richest", "coins": 4},
        {"clause": "IP-63", "points": 2, "why": "fullest", "count": 2},
    ]
    table = Table().coins(4, 4, 1).hand(0, red=2)
    assert lines(table, 1) == [{"clause": "IP-62", "points": 2, "why": "richest", "coins": 4}]


@pytest.mark.clause("IP-64")
def test_every_region_that_scores_has_a_line_with_the_shields() -> None:
    assert lines(busy().shields(blue="001", red="011", violet="110012", brown="1122"), 0) == [
        {"clause": "IP-64", "points": 5, "why": "region", "region": "blue", "count": 2},
        {"clause": "IP-64", "points": 2, "why": "region", "region": "red", "count": 1},
        {"clause": "IP-64", "points": 2, "why": "region", "region": "violet", "count": 2},
    ]


@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS)
def test_the_lines_add_up_by_kind_as_the_rows_of_the_sheet_do(seats: int, edition: str, abundance: bool) -> None:
    for row in finished(seats, edition, abundance).view(None)["sheet"]:

        def points(kind: str, of: list[dict[str, Any]] = row["lines"]) -> int:
            return sum(line["points"] for line in of if line["why"] == kind)

        sums = {
            "cities": points("city"),
            "officials": points("officials"),
            "clergy": points("clergy"),
            "roles": points("role"),
            "sets": points("sets"),
            "richest": points("richest"),
            "fullest": points("fullest"),
            "regions": points("region"),
        }
        assert {key: row[key] for key in sums} == sums
        assert sum(sums.values()) == row["total"]
