"""The lines of Patrician's score sheet: every point with its reason and its clause."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import Match
from tests.games.patrician.games import SETTINGS, finished
from tests.games.patrician.tables import Table


def lines(table: Table, seat: int) -> list[dict[str, Any]]:
    """The lines of a seat when the game ends as the table stands."""
    table.rules.end_game(table.state)
    sheet = Match(table.game, table.state).view(None)["sheet"]
    return [dict(line) for line in sheet[seat]["lines"]]


@pytest.mark.clause("PA-21", "PA-22")
def test_a_tile_has_a_line_with_its_city_and_tower_and_a_tie_is_told() -> None:
    table = Table(2).city("milano", "00011", "10").scored("milano")
    tile = {"city": "milano", "tower": "higher", "value": 7, "points": 7, "why": "tile", "clause": "PA-21"}
    tied = {"city": "milano", "tower": "lower", "value": 4, "points": 4, "why": "tile-tied", "clause": "PA-22"}
    assert lines(table, 0) == [tile, tied]
    assert lines(Table(2).city("milano", "00011", "10").scored("milano"), 1) == []


@pytest.mark.clause("PA-55", "PA-56")
def test_tokens_have_a_line_for_their_city_and_the_penalty_one_of_its_own() -> None:
    def table() -> Table:
        return Table(2, messengers=True).city("milano", "00011", "00").messengers("milano-parma").scored("milano")

    tokens = {"city": "milano", "count": 2, "points": 4, "why": "tokens", "clause": "PA-55"}
    assert tokens in lines(table(), 0)
    assert lines(table(), 1) == [{"count": 0, "points": -3, "why": "penalty", "clause": "PA-56"}]


@pytest.mark.clause("PA-30")
def test_every_kind_of_head_with_a_set_has_a_line_and_leftovers_have_none() -> None:
    assert lines(Table(2).heads(0, a=7, b=2, c=3), 0) == [
        {"head": "a", "count": 7, "sets": 2, "size": 3, "points": 12, "why": "portraits", "clause": "PA-30"},
        {"head": "c", "count": 3, "sets": 1, "size": 3, "points": 6, "why": "portraits", "clause": "PA-30"},
    ]


@pytest.mark.clause("PA-40", "PA-42")
def test_an_ambassador_has_a_line_without_points_that_names_the_head_it_adds() -> None:
    table = Table(2, ambassadors=True).tiles(firenze=".0", verona="1.").heads(0, b=2).heads(1, c=2)
    added, scored = lines(table, 0)[1:]
    assert added == {"letter": "a", "head": "b", "points": 0, "why": "ambassador", "clause": "PA-40"}
    assert (scored["head"], scored["count"], scored["points"]) == ("b", 3, 6)
    table = Table(2, ambassadors=True).tiles(firenze=".0", verona="1.").heads(1, c=2)
    added, scored = lines(table, 1)[1:]
    assert added == {"letter": "d", "points": 0, "why": "ambassador-every-head", "clause": "PA-42"}
    assert (scored["head"], scored["count"], scored["points"]) == ("c", 3, 6)


@pytest.mark.parametrize(("seats", "ambassadors", "messengers"), SETTINGS)
def test_the_lines_add_up_by_kind_as_the_rows_of_the_sheet_do(seats: int, ambassadors: bool, messengers: bool) -> None:
    for row in finished(seats, ambassadors, messengers).view(None)["sheet"]:

        def points(*kinds: str, of: list[dict[str, Any]] = row["lines"]) -> int:
            return sum(line["points"] for line in of if line["why"] in kinds)

        assert points("tile", "tile-tied") == row["tiles"]
        assert points("tokens") == row["tokens"]
        assert points("portraits") == row["portraits"]
        assert points("penalty") == row["penalty"]
        letters = [line["letter"] for line in row["lines"] if line["why"].startswith("ambassador")]
        assert letters == row["ambassadors"]
