"""Whatever can be decided in The Princes of Florence, for every eye and hand, from a phone to a wide window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import THE_END, WIDE, Person
from tests.games.princes_of_florence.laying import Mouse, supply, tool
from tests.games.princes_of_florence.page import button_of, on_offer
from tests.games.princes_of_florence.positions import BASES, acting, base, position, table
from tests.games.princes_of_florence.sitting import sit_down
from tests.games.princes_of_florence.tables import GAME
from tests.probes import play

pytestmark = pytest.mark.compiles

SCREENS = ((1280, 800), (1600, 900))
"""Where the table and the seats stand side by side and nothing of the table has to be scrolled to."""
SCROLLS = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector(".stage");
  return scrollHeight - clientHeight;
}
"""
AUCTIONS = ("opening", "bid", "place", "choose", "settle", "look")
ACTIONS = ("act", "under", "build", "bonus", "pay")
EXPANSIONS = ("characters", "closing", "professor", "answer", "reply")
LAST_STEP = 40


@pytest.fixture
def ada(visit: Visit) -> Person:
    ada = visit(**WIDE)
    ada.enter("Ada")
    return ada


@pytest.mark.parametrize("names", [AUCTIONS, ACTIONS, EXPANSIONS], ids=["auctions", "actions", "expansions"])
def test_what_somebody_may_be_asked_for(ada: Person, names: tuple[str, ...]) -> None:
    for name in names:
        begin(ada, base(name))
        look_in_both_languages(ada, f"princes-{name}")
        expect_the_whole_table(ada, name)
