"""Everything on Patrician's table says what it is: each thing has a card, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.explaining import TABLE, expect_cards, explained, read_in
from tests.browser.person import Person
from tests.games.patrician.tables import GAME

SEATS = 5
UNEXPLAINED = """
() => [...document.querySelectorAll("#view svg:not(.country, .way)")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained]"))
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures on the board, besides the country and its roads, that nothing explains."""
MIDDLE = 12
"""Moves until towers, tiles and messengers are there."""


def must_have(seats: int) -> set[str]:
    """The names of what is always there at a table of so many with all options."""
    view = GAME.start(seats, seed=1, ambassadors=True, messengers=True).view(0)
    names = {"deck", "head-a", "head-b", "head-c", "own-floors", "own-messengers", "own-pile"}
    for city in view["cities"]:
        name = city["name"]
        names |= {f"city-{name}", f"capacity-{name}", f"card-at-{name}"}
        names |= {f"{kind}-{name}-{tower['site']}" for kind in ("site", "tile") for tower in city["towers"]}
    names |= {f"road-{'-'.join(sorted(road['cities']))}" for road in view["roads"]}
    names |= {f"ambassador-{ambassador['letter']}" for ambassador in view["ambassadors"]}
    facts = ("points", "floors", "cards", "messengers", "tokens")
    return names | {f"fact-{fact}-{player['seat']}" for player in view["players"] for fact in facts}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody in the middle of a game of five with both expansions."""
    ada = visit(**TABLE)
    ada.enter("Ada")
    ada.open_against_bots(seats=SEATS, options=2)
    for _ in range(MIDDLE):
        assert ada.wait_for_question() == "moves"
        ada.choose()
    assert ada.wait_for_question() == "moves"
    return ada


@pytest.mark.full
def test_everything_public_has_a_card(ada: Person) -> None:
    names = set(explained(ada))
    assert must_have(SEATS) <= names
    assert {name.split("-")[0] for name in names} >= {"hand", "pennant", "pile"}
    assert ada.page.evaluate(UNEXPLAINED) == []


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(ada: Person, language: str) -> None:
    read_in(ada, language)
    names = explained(ada)
    assert len(names) == len(set(names)) > 100
    expect_cards(ada, names, language)
