"""Every moment of 1655, for every eye and hand, from a phone to a wide window, in both languages."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from signoria import Match
from tests.browser.conftest import Visit
from tests.browser.layout import SIZES, UNREACHABLE
from tests.browser.looking import look_closely
from tests.browser.person import THE_END, WIDE, Person
from tests.games.habemus_papam.page import button_of, gem_button, make_a_move, moment, on_offer, play_on
from tests.games.habemus_papam.positions import go_on, opening
from tests.games.habemus_papam.situations import situation
from tests.games.habemus_papam.tables import GAME

pytestmark = [pytest.mark.full, pytest.mark.compiles]

CROWD = 5
"""So many people are many."""
CROWDED = (8, 20, 101)
"""Seeds of games in which cards of one fan could lie over those of another."""
SCREENS = ((1024, 768), (1280, 800), (1600, 900))
"""Where the table and the seats stand side by side."""
SCROLLS = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector(".stage");
  return scrollHeight > clientHeight;
}
"""


@pytest.fixture
def ada(visit: Visit) -> Person:
    ada = visit(**WIDE)
    ada.enter("Ada")
    return ada


def test_what_somebody_may_be_asked_for(ada: Person) -> None:
    for asked, name in (("action", "actions"), ("take", "twice taken"), ("death", "death"), ("order", "order")):
        play_on(ada, situation(name))
        assert moment(ada) == asked
        look_in_both_languages(ada, f"papam-{asked}")
        expect_the_whole_table(ada)


def test_two_who_are_to_change_places(ada: Person) -> None:
    play_on(ada, situation("swap with"))
    look_closely(ada, "papam-swap-with-en")
    expect_the_whole_table(ada)


def test_gems_in_the_tray_and_a_choice_that_is_made(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**WIDE)
    ada.enter("Ada")
    bo.page.goto(ada.open_table("1655 – Habemus Papam", 3))
    bo.enter("Bo")
    ada.sit(0)
    bo.sit(1)
    ada.seat_bot(2)
    ada.start()
    assert ada.wait_for_question() == "moves"
    for gem in ("ruby", "diamond", "diamond"):
        gem_button(ada, gem).click()
    look_in_both_languages(ada, "papam-tray")
    expect_the_whole_table(ada)
    ada.make(ada.page.get_by_role("group", name="Your bid").locator("button[data-move]"))
    expect(ada.page.get_by_role("status").filter(has_text="You have chosen")).to_be_visible()
    look_closely(ada, "papam-chosen-en")


def test_ten_cards_in_the_last_round_its_count_of_votes_and_its_replay(ada: Person) -> None:
    play_on(ada, go_on(opening(4, under_white=3), "take", 16))
    look_in_both_languages(ada, "papam-last-round")
    expect_the_whole_table(ada)
    button_of(ada, on_offer(ada)[0]).focus()
    expect(ada.page.locator(".consequences p")).to_be_visible()
    look_closely(ada, "papam-preview-en")
    make_a_move(ada)
    expect(ada.heading(THE_END)).to_be_visible()
    ada.page.locator("main").get_by_text(ada.says("page-every-point", name="Ada")).click()
    look_in_both_languages(ada, "papam-over")
    ada.button("page-to-board").click()
    look_closely(ada, "papam-last-board-en")
    replay = ada.page.url.replace("/t/", "/r/")
    ada.page.goto(f"{replay}?step=1&eyes=all")
    expect(ada.page.locator("input[type=range]")).to_have_value("1")
    expect(ada.page.locator("[aria-busy=true]")).to_have_count(0)
    look_closely(ada, "papam-replay-en")


@pytest.mark.parametrize("seed", CROWDED)
def test_each_of_many_people_in_a_display_can_be_tapped(ada: Person, seed: int) -> None:
    play_on(ada, crowded(seed))
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.wait_for_timeout(100)
        assert ada.page.evaluate(UNREACHABLE, False) == [], f"at {width}"


def crowded(seed: int) -> Match:
    """A random game, played until somebody is to choose a person and somebody has many of them."""
    lot, match = Random(seed), GAME.start(3 + seed % 2, seed=seed)
    while True:
        seat = match.to_act[0]
        most = max(len(player["people"]) for player in match.view(seat)["players"])
        if most >= CROWD and match.position()["phase"] in ("swap", "bribe"):
            return match
        match.play(seat, lot.choice(match.legal(seat)))


def expect_the_whole_table(ada: Person) -> None:
    """Beside the seats the table is as large as its room, and nothing of it has to be scrolled to."""
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert not ada.page.evaluate(SCROLLS), f"the table scrolls at {width}"


def look_in_both_languages(ada: Person, name: str) -> None:
    look_closely(ada, f"{name}-en")
    speak(ada, "fr", "Français")
    look_closely(ada, f"{name}-fr")
    speak(ada, "en", "English")


def speak(ada: Person, language: str, name: str) -> None:
    ada.page.get_by_role("button", name=name).click()
    ada.language = language
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
