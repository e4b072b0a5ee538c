"""Every moment of Il Principe, for every eye and hand, from a phone to a wide window, in both languages."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import WIDE, Person
from tests.games.il_principe.page import button_of, make_a_move, moment, on_offer, wanted, way_to

pytestmark = [pytest.mark.full, pytest.mark.compiles]

TITLE = "Il Principe"
ENOUGH = {"auction", "turn", "building", "shields"}
"""The moments that hardly a game is without."""
GAMES = 4
"""So many in a row are not without one of them."""
MIDDLE = 40


def test_every_moment_of_a_game_and_its_replay(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.enter("Ada")
    ada.open_against_bots(TITLE, 3, options=1)
    look_at_the_reserve(ada)
    look_at_the_game(ada)
    ada.rest()
    look_at_the_end(ada)


def look_in_both_languages(ada: Person, name: str) -> None:
    look_closely(ada, f"{name}-en")
    speak(ada, "fr", "Français")
    look_closely(ada, f"{name}-fr")
    speak(ada, "en", "English")


def speak(ada: Person, language: str, name: str) -> None:
    ada.page.get_by_role("button", name=name).click()
    ada.language = language
    expect(ada.page.locator("html")).to_have_attribute("lang", language)


def look_at_the_reserve(ada: Person) -> None:
    """Before choosing, and with cards in the tray."""
    assert ada.wait_for_question() == "moves"
    look_in_both_languages(ada, "principe-reserve")
    *cards, laying = way_to(ada, wanted(on_offer(ada)))
    for card in cards:
        card.click()
    look_in_both_languages(ada, "principe-tray")
    ada.make(laying)


def look_at_the_game(ada: Person) -> None:
    """Play, and stop at every new moment, until there were enough; where a game is over before, play another."""
    seen, games = {"reserve", "passing"}, 1
    while not seen >= ENOUGH:
        if ada.wait_for_question() == "over":
            games += 1
            assert games <= GAMES, ENOUGH - seen
            ada.page.goto(urljoin(ada.page.url, "/"))
            ada.open_against_bots(TITLE, 3, options=1)
            continue
        now = moment(ada)
        if now not in seen:
            seen.add(now)
            look_in_both_languages(ada, f"principe-{now}")
            if now == "building":
                look_at_a_preview(ada)
        make_a_move(ada)


def look_at_a_preview(ada: Person) -> None:
    """What building a city would do."""
    button_of(ada, wanted(on_offer(ada))).focus()
    expect(ada.page.locator(".consequences p")).to_be_visible()
    look_closely(ada, "principe-preview-en")


def look_at_the_end(ada: Person) -> None:
    """The result with every point, the last board, and a replay with all cards open."""
    ada.page.locator("main").get_by_text(ada.says("page-every-point", name="Ada")).click()
    look_in_both_languages(ada, "principe-over")
    ada.button("page-to-board").click()
    look_in_both_languages(ada, "principe-last-board")
    replay = ada.page.url.replace("/t/", "/r/")
    ada.page.goto(f"{replay}?step={MIDDLE}&eyes=all")
    expect(ada.page.locator("input[type=range]")).to_have_value(str(MIDDLE))
    expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
    look_in_both_languages(ada, "principe-replay")
