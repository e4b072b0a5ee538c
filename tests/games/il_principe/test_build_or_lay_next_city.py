"""Phase 3: the city that takes the place of a built one (IP-36)."""

from __future__ import annotations

import pytest

from tests.games.il_principe.tables import Table, on_offer, points
from tests.probes import play, texts


@pytest.mark.clause("IP-36", "IP-34")
def test_the_new_city_is_turned_up_after_the_shields_in_the_place_of_the_built_one() -> None:
    table = Table().cities("siena milano firenze lucca", "pisa urbino").coins(9, 9, 9)
    match = play(table.hand(0, blue=2, red=1, yellow=1).hand(1, green=1).match(), "build milano", "shield blue")
    assert on_offer(match) == ["siena", None, "firenze", "lucca"]
    play(match, "shield blue")
    assert on_offer(match) == ["siena", "pisa", "firenze", "lucca"]
    assert match.view(None)["cities_to_come"] == 1
    assert match.events(None)[-1] == {"kind": "city-turned-up", "city": "pisa"}


@pytest.mark.clause("IP-36")
def test_the_next_player_can_build_the_new_city() -> None:
    table = Table().cities("siena milano firenze lucca", "orvieto").coins(9, 9, 9)
    match = table.hand(0, green=1, white=1, red=1).hand(1, white=1, red=1, yellow=1).match()
    play(match, "build siena")
    assert "build orvieto" in texts(match)
    play(match, "build orvieto")
    assert (points(match)[:2], match.view(None)["cities_to_come"]) == ([4, 4], 0)


@pytest.mark.clause("IP-36", "IP-50")
def test_with_no_city_left_to_turn_up_the_others_can_still_be_built() -> None:
    table = Table().cities("siena orvieto firenze lucca").coins(9, 9, 9)
    match = table.hand(0, green=1, white=1, red=1).hand(1, white=1, red=1, yellow=1).match()
    play(match, "build siena")
    assert (on_offer(match), match.over) == ([None, "orvieto", "firenze", "lucca"], False)
    play(match, "build orvieto")
    assert on_offer(match)[:2] == [None, None]
    assert points(match)[:2] == [4, 4]
