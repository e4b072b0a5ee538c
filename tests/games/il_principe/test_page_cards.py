"""Everything on Il Principe's table says what it is: each thing has a card, in both languages."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.explaining import TABLE, expect_cards, explained, read_in
from tests.browser.person import Person
from tests.games.il_principe.page import play_until
from tests.games.il_principe.tables import GAME

pytestmark = pytest.mark.compiles

SEATS = 4
UNEXPLAINED = """
() => [...document.querySelectorAll("#view svg")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained]") && !one.querySelector("[data-explained]"))
  .filter((one) => one.parentElement.closest("svg")?.querySelector("[data-explained]") == null)
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures on the board that nothing explains; of the map its parts are explained."""


def must_have() -> set[str]:
    """The names of what is always there in an auction."""
    view = GAME.start(SEATS, seed=1, abundance=True).view(0)
    names = {"round", "deck", "cities-to-come", "map", "lot"}
    names |= {f"column-{column}" for column in ("laid", "major", "minor", "shields", "most", "second")}
    names |= {f"city-{place['name']}" for place in view["places"]}
    names |= {f"role-{role['name']}" for role in view["roles"]}
    for seat in range(SEATS):
        names |= {f"player-{seat}", f"seat-{seat}", f"bidder-{seat}"}
        names |= {f"fact-{fact}-{seat}" for fact in ("points", "cards", "shields", "cities")}
        names |= {f"laid-{colour}-{seat}" for colour in view["unsold"]}
        names |= {f"share-{region['name']}-{seat}" for region in view["regions"]}
    for region in view["regions"]:
        names |= {f"{kind}-{region['name']}" for kind in ("region", "shields", "row")}
        names |= {f"award-{region['name']}-{place}" for place in ("most", "second")}
    return names | {f"colour-{colour}" for colour in view["unsold"]}


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who bids in a game of four."""
    ada = visit(**TABLE)
    ada.enter("Ada")
    ada.open_against_bots("Il Principe", SEATS, options=1)
    play_until(ada, "auction")
    return ada


def test_everything_public_has_a_card(ada: Person) -> None:
    names = explained(ada)
    assert must_have() - set(names) == set()
    assert len([name for name in names if name.startswith("offer-")]) == 4
    assert {"hand", "crown"} <= {name.split("-")[0] for name in names}
    assert ada.page.evaluate(UNEXPLAINED) == []


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(ada: Person, language: str) -> None:
    read_in(ada, language)
    names = explained(ada)
    assert len(names) == len(set(names)) > 100
    expect_cards(ada, names, language)
