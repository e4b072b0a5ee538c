"""The data, and what is refused in it."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from signoria.core.errors import BadComponents
from signoria.games.bottega.components import read
from tests.games.bottega.tables import COMPONENTS


@pytest.mark.clause("BO-33")
def test_six_patrons_love_an_art_different_arts_and_florins() -> None:
    rows = COMPONENTS.data["patron"]
    assert [row["loves"] for row in rows] == [*COMPONENTS.arts, "arts", "florins"]
    assert [(row["points"], row["each"]) for row in rows] == [(2, 1)] * 5 + [(1, 5)]


@pytest.mark.parametrize(
    ("table", "row", "change", "sentence"),
    [
        ("art", 0, {"name": "sculpture"}, "two arts have the same name"),
        ("art", 0, {"name": "Oil Painting"}, "an art's name is plain lower-case letters"),
        ("art", 1, {"fames": [1, 2, 3, 4, 5, 5]}, "commissions are of different fame"),
        ("art", 1, {"fames": [0, 1, 2, 3, 4, 5]}, "of fame 1 to 9"),
        ("patron", 0, {"name": "strozzi"}, "two patrons have the same name"),
        ("patron", 0, {"name": "de Pitti"}, "a patron's name is plain lower-case letters"),
        ("patron", 0, {"loves": "music"}, "loves painting or"),
        ("patron", 0, {"points": 10}, "gives 0 to 9 points"),
        ("patron", 5, {"each": 0}, "for each 1 to 9"),
        ("supplies", None, {"florins": 25}, "1 to 24 florins"),
        ("supplies", None, {"aside": {"3": 6, "4": 23, "5": 4}}, "0 to 22 commissions"),
        ("supplies", None, {"aside": {"3": 6}}, "'4' is missing"),
        ("scoring", None, {"most_of_an_art": -1}, "0 to 20 points"),
        ("scoring", None, {"florins_a_point": 0}, "1 to 99 florins"),
        ("scoring", None, {"florins_a_point": "five"}, "1 to 99 florins"),
    ],
)
def test_wrong_data_is_refused_with_a_sentence(
    table: str, row: int | None, change: Mapping[str, Any], sentence: str
) -> None:
    data = copy.deepcopy(dict(COMPONENTS.data))
    (data[table] if row is None else data[table][row]).update(change)
    with pytest.raises(BadComponents, match=sentence):
        read(data)
