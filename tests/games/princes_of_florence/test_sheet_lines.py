"""The lines of The Princes of Florence's score sheet: every point with its reason and its clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.princes_of_florence.games import SETTINGS, Options, finished, name_of
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table


def lines(table: Table, seat: int) -> list[dict[str, Any]]:
    """The lines of a seat when the game ends as the table stands."""
    table.rules.finish_game(table.state)
    return [dict(line) for line in table.match().view(None)["sheet"][seat]["lines"]]


@pytest.mark.clause("PF-21", "PF-23", "PF-35", "PF-40")
def test_a_line_says_how_many_things_gave_points() -> None:
    table = Table(3).owning(1, "theatre", "opera").owning(1, "lake", "lake", "lake", "park")
    table.state.earned[1, 2], table.state.earned[1, 3] = 6, 6
    table.architects(1, 3).state.earned[1, 4] = 6
    table.state.earned[1, 1] = 9
    table.state.prestige[1] = 27
    assert lines(table, 1) == [
        {"clause": "PF-35", "points": 9, "why": "best-works", "count": 3},
        {"clause": "PF-40", "points": 6, "why": "buildings", "count": 2},
        {"clause": "PF-21", "points": 6, "why": "landscapes", "count": 2},
        {"clause": "PF-23", "points": 6, "why": "architects", "count": 3},
    ]


@pytest.mark.clause("PF-71")
def test_going_back_on_the_track_is_a_line_of_points_lost() -> None:
    table = Table(3).points(0, 9).florins(0, 100)
    RULES.pay(table.state, 0, 4)
    assert lines(table, 0) == [
        {"clause": "PF-33", "points": 9, "why": "works", "florins": 1800},
        {"clause": "PF-71", "points": -3, "why": "going-back", "florins": 300},
    ]


@pytest.mark.clause("PF-80", "PF-86", "PF-93")
@pytest.mark.parametrize(
    ("card", "clause"), [("most-buildings", "PF-80"), ("most-lakes", "PF-86"), ("most-works", "PF-93")]
)
def test_a_prestige_card_has_a_line_with_its_own_clause_even_for_no_points(card: str, clause: str) -> None:
    assert lines(Table(3).prestige(0, card), 0) == [{"clause": clause, "points": 0, "why": "card", "card": card}]
    assert len(COMPONENTS.prestige_cards) == 93 - 80 + 1


@pytest.mark.parametrize(("seats", "options"), SETTINGS[::3], ids=name_of)
def test_the_lines_add_up_by_source_as_the_rows_of_the_sheet_do(seats: int, options: Options) -> None:
    match = finished(seats, options["muse_and_princess"], options["cooperation"])
    for row in match.view(None)["sheet"]:
        points: Counter[str] = Counter()
        for line in row["lines"]:
            points["cards" if line["why"] == "card" else line["why"]] += line["points"]
        assert {source: points[source] for source in row["earned"]} == row["earned"]
