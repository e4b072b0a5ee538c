"""The lines of the sheet of votes: every vote with its reason and its clause."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.habemus_papam.constants import ORDER_NAMES
from tests.games.habemus_papam.games import finished
from tests.games.habemus_papam.tables import Table

NO_GOLD = {"clause": "HP-54", "points": 0, "why": "gold", "gold": 0, "rate": 15}


def bare() -> Table:
    """The first player has neither gold nor gems, and an order that is not fulfilled."""
    return Table().last_round().gold(0, 0, 0).gems(0, "").orders(0, "felipe-mazarin")


def lines(table: Table) -> list[dict[str, Any]]:
    """The first player's lines when votes are counted, but for that of the order."""
    every = [dict(line) for line in table.votes().view(None)["sheet"][0]["lines"]]
    assert every[0]["why"] in ("order", "order-failed")
    return every[1:]


@pytest.mark.clause("HP-51", "HP-60", "HP-61", "HP-62", "HP-63", "HP-64", "HP-65", "HP-66")
@pytest.mark.parametrize(("number", "name"), list(enumerate(ORDER_NAMES)))
def test_the_order_kept_has_the_first_line_with_its_own_clause(number: int, name: str) -> None:
    table = Table().last_round().orders(0, name)
    assert table.votes().view(None)["sheet"][0]["lines"][0] == {
        "clause": f"HP-{60 + number}",
        "points": 0,
        "why": "order-failed",
        "order": name,
    }


@pytest.mark.clause("HP-51", "HP-64")
def test_an_order_fulfilled_has_a_line_with_its_votes() -> None:
    table = Table().last_round().orders(0, "france").display(0, "este bichi")
    assert table.votes().view(None)["sheet"][0]["lines"][0] == {
        "clause": "HP-64",
        "points": 3,
        "why": "order",
        "order": "france",
    }


@pytest.mark.clause("HP-52")
def test_cardinals_and_leaders_have_a_line_each() -> None:
    assert lines(bare().display(0, "bichi chigi harrach este")) == [
        {"clause": "HP-52", "points": 3, "why": "cardinals", "count": 3},
        {"clause": "HP-52", "points": 1, "why": "leaders", "count": 1},
        NO_GOLD,
    ]


@pytest.mark.clause("HP-53", "HP-56")
def test_louis_and_the_squadrone_have_a_line_where_they_lie() -> None:
    assert lines(bare().politics(0, louis=4).squadrone(0)) == [
        {"clause": "HP-53", "points": 6, "why": "louis", "count": 4},
        NO_GOLD,
        {"clause": "HP-56", "points": 3, "why": "squadrone"},
    ]
    assert lines(bare()) == [NO_GOLD]


@pytest.mark.clause("HP-50", "HP-54")
def test_gold_has_a_line_with_all_of_it_and_the_rate() -> None:
    table = bare().gold(40, 0, 0).gems(0, "diamond amber").politics(0, mazarin=2, felipe=1)
    assert lines(table) == [{"clause": "HP-54", "points": 5, "why": "gold", "gold": 47, "rate": 8}]


@pytest.mark.clause("HP-55")
def test_every_completed_symbol_has_a_line() -> None:
    table = bare().display(0, "colonna harrach sacchetti lugo").politics(0, mazarin=2)
    assert lines(table)[2:] == [
        {"clause": "HP-55", "points": 1, "why": "symbol", "symbol": "eagle"},
        {"clause": "HP-55", "points": 1, "why": "symbol", "symbol": "mazarin"},
    ]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_lines_add_up_by_kind_as_the_rows_of_the_sheet_do(seats: int, seed: int) -> None:
    for row in finished(seats, seed).view(None)["sheet"]:

        def points(*kinds: str, of: list[dict[str, Any]] = row["lines"]) -> int:
            return sum(line["points"] for line in of if line["why"] in kinds)

        sums = {
            "order": points("order", "order-failed"),
            "people": points("cardinals", "leaders"),
            "louis": points("louis"),
            "gold": points("gold"),
            "symbols": points("symbol"),
            "squadrone": points("squadrone"),
        }
        assert {key: row[key] for key in sums} == sums
        assert sum(sums.values()) == row["total"]
