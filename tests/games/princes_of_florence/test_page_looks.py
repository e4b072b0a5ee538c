"""Whatever can be decided in The Princes of Florence, for every eye and hand, from a phone to a wide window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.going_on import sit_down
from tests.browser.looking import expect_to_fit, look_closely
from tests.browser.person import THE_END, WIDE, Person
from tests.games.princes_of_florence.laying import Mouse, supply, tool
from tests.games.princes_of_florence.page import button_of, on_offer
from tests.games.princes_of_florence.positions import acting, base, position, table, tile
from tests.games.princes_of_florence.tables import GAME
from tests.probes import play

pytestmark = [pytest.mark.full, pytest.mark.compiles]

SCREENS = ((1280, 800), (1600, 900))
"""Where the table and the seats stand side by side and nothing of the table has to be scrolled to."""
NARROW = 1024
"""The least at which the seats stand beside the table."""
HIDDEN = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector(".stage");
  return scrollHeight - clientHeight;
}
"""
AUCTIONS = ("opening", "bid", "place", "choose", "look")
ACTIONS = ("act", "bonus", "pay")
EXPANSIONS = ("characters", "price", "answer")
ALIKE = ("settle", "under", "build", "closing", "professor", "partner", "join", "reply")
"""In which everything looks as in one of the others, but for the words."""
OFFERS = {
    "partner": ["offer theatre"],
    "join": ["offer theatre", "partner 1"],
    "price": ["offer theatre", "partner 1", "place theatre g4 r0"],
}
PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"]


@pytest.fixture
def ada(visit: Visit) -> Person:
    ada = visit(**WIDE)
    ada.enter("Ada")
    return ada


@pytest.mark.parametrize("names", [AUCTIONS, ACTIONS, EXPANSIONS], ids=["auctions", "actions", "expansions"])
def test_what_somebody_may_be_asked_for(ada: Person, names: tuple[str, ...]) -> None:
    for name in names:
        begin(ada, match_of(name))
        look_in_both_languages(ada, f"princes-{name}")
        expect_the_whole_table(ada, name)


def test_what_else_somebody_may_be_asked_for(visit: Visit) -> None:
    zoe = visit(language="fr", **WIDE)
    zoe.enter("Zoé")
    for name in ALIKE:
        begin(zoe, match_of(name))
        look_closely(zoe, f"princes-{name}-fr")
        expect_the_whole_table(zoe, name)


def match_of(name: str) -> Match:
    """A match in which this is to be decided."""
    return play(GAME.from_position(table()), *OFFERS[name]) if name in OFFERS else base(name)


def test_a_piece_in_hand_what_it_would_bring_and_another_principality_enlarged(ada: Person) -> None:
    begin(ada, GAME.from_position(acting(position(5, round=2))))
    supply(ada, "opera").click()
    look_in_both_languages(ada, "princes-in-hand")
    widen(ada)
    Mouse(ada).lead(PALACE)
    look_closely(ada, "princes-refused-en")
    widen(ada)
    tool(ada, "Put back").click()
    button_of(ada, next(move for move in on_offer(ada) if move.text == "draw bonus")).focus()
    expect(ada.page.locator(".consequences p")).to_be_visible()
    look_closely(ada, "princes-preview-en")
    widen(ada)
    ada.table.get_by_role("button", name="Enlarge: Principality of Novice C").click()
    look_closely(ada, "princes-enlarged-en")
    ada.page.keyboard.press("Escape")
    expect(ada.table.get_by_role("button", name="Enlarge: Principality of Novice C")).to_be_focused()


def test_the_end_and_the_replay_of_a_game(ada: Person) -> None:
    begin(ada, before_the_end())
    ada.make(button_of(ada, next(move for move in on_offer(ada) if move.text == "decline")))
    expect(ada.heading(THE_END)).to_be_visible()
    ada.page.locator("main").get_by_text(ada.says("page-every-point", name="Ada")).click()
    look_in_both_languages(ada, "princes-over")
    ada.button("page-to-board").click()
    look_closely(ada, "princes-last-board-en")
    replay = ada.page.url.replace("/t/", "/r/")
    ada.page.goto(f"{replay}?step=1&eyes=all")
    expect(ada.page.locator("input[type=range]")).to_have_value("1")
    expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
    look_in_both_languages(ada, "princes-replay")


def before_the_end() -> Match:
    """The professor is all that is left to be decided; seat 1 has built a tower."""
    words = acting(position(3, round=7, muse_and_princess=True), seat=2)
    words["characters"]["owners"]["professor"] = 1
    words["characters"]["taken"] = ["professor"]
    words["players"][1]["tiles"] = [tile("tower", "a1")]
    return play(GAME.from_position(words), "end")


def widen(ada: Person) -> None:
    """Back to where the page is wide."""
    width, height = SCREENS[0]
    ada.page.set_viewport_size({"width": width, "height": height})


def begin(ada: Person, match: Match) -> None:
    """Sit down where somebody is asked."""
    widen(ada)
    sit_down(match, {match.to_act[0]: ada})
    assert ada.wait_for_question() == "moves"


def expect_the_whole_table(ada: Person, name: str) -> None:
    expect_to_fit(ada, name, NARROW)
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        hidden = ada.page.evaluate(HIDDEN)
        assert hidden <= 0, f"{hidden} pixels of {name} are hidden at {width}"


def look_in_both_languages(ada: Person, name: str) -> None:
    look_closely(ada, f"{name}-en")
    speak(ada, "fr", "Français")
    look_closely(ada, f"{name}-fr")
    speak(ada, "en", "English")


def speak(ada: Person, language: str, name: str) -> None:
    ada.page.get_by_role("button", name=name).click()
    ada.language = language
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
