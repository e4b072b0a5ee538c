"""What a seat is shown of cards it could have: those it looks at as if they were kept, and whom it could recruit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.princes_of_florence.situations import SITUATIONS
from tests.games.princes_of_florence.tables import Table, own
from tests.probes import play


def values(cards: list[dict[str, Any]]) -> dict[str, int]:
    return {card["name"]: card["value"] for card in cards}


@pytest.mark.clause("PF-31", "PF-45")
def test_professions_looked_at_are_worth_what_they_would_be_in_hand() -> None:
    match = SITUATIONS["looking_at_professions"]()
    shown = own(match, 1)
    assert [card["name"] for card in shown["looked_professions"]] == shown["looked"]
    assert shown["looked_cards"] == []
    for card in shown["looked_professions"]:
        kept = own(play(match.copy(), f"keep {card['name']}"), 1)
        assert card in kept["hand"]


@pytest.mark.clause("PF-47")
@pytest.mark.parametrize("name", ["looking_at_the_last_call", "looking_at_prestige_cards"])
def test_other_cards_looked_at_are_worth_what_they_would_be_in_hand(name: str) -> None:
    match = SITUATIONS[name]()
    shown = own(match, 1)
    assert [card["name"] for card in shown["looked_cards"]] == shown["looked"]
    assert shown["looked_professions"] == []
    for card in shown["looked_cards"]:
        kept = own(play(match.copy(), f"keep {card['name']}"), 1)
        assert card in kept["bonus"] + kept["prestige_cards"]


@pytest.mark.clause("PF-4")
def test_nobody_else_is_shown_the_cards_looked_at() -> None:
    match = SITUATIONS["looking_at_professions"]()
    for seat in (0, 2):
        assert own(match, seat)["looked_professions"] == own(match, seat)["looked_cards"] == []


@pytest.mark.clause("PF-25", "PF-26")
def test_who_could_be_recruited_is_worth_what_they_would_be_in_hand() -> None:
    table = Table(3, first=1).worked(0, "poet", "painter").worked(1, "sculptor").worked(2, "lawyer")
    match = table.hand(1, "botanist").recruiting(1, in_hand=1).tile(1, "lake e1 r90").actions().match()
    shown = own(match, 1)
    assert values(shown["recruits"]) == {"lawyer": 3, "painter": 6, "poet": 6}
    for card in shown["recruits"]:
        assert card in own(play(match.copy(), f"recruit {card['name']}"), 1)["hand"]


@pytest.mark.clause("PF-25")
def test_without_a_recruiting_card_nobody_can_be_recruited() -> None:
    match = Table(3, first=1).worked(0, "poet").hand(1, "botanist").actions().match()
    assert own(match, 1)["recruits"] == []


@pytest.mark.clause("PF-86", "PF-87")
def test_a_prestige_card_is_shown_with_what_it_may_score() -> None:
    shown = own(Table(3).prestige(1, "most-lakes", "three-freedoms").match(), 1)
    assert shown["prestige_cards"] == [
        {"name": "most-lakes", "value": 0, "points": 6, "tied": 3},
        {"name": "three-freedoms", "value": 0, "points": 8},
    ]


@pytest.mark.clause("PF-31")
def test_the_value_of_a_work_is_the_sum_of_its_reasons() -> None:
    table = Table(3).hand(1, "poet", "lawyer").jesters(1, 2).tile(1, "lake e1 r90").freedoms(1, "opinion")
    for card in own(table.match(), 1)["hand"]:
        assert card["value"] == sum(reason["points"] for reason in card["reasons"])
