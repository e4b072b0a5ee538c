"""1655 on its table, by mouse and by finger: what it answers to those who look, choose and choose again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.looking import IN_SIGHT
from tests.browser.person import PHONE, WIDE, Person
from tests.games.habemus_papam.page import button_of, gem_button, make_a_move, moment, on_offer, play_on, play_until
from tests.games.habemus_papam.positions import go_on, opening
from tests.games.habemus_papam.situations import situation
from tests.probes import play

pytestmark = pytest.mark.compiles

TITLE = "1655 – Habemus Papam"


@pytest.mark.full
def test_the_first_rounds_of_three_by_touch_on_a_phone(visit: Visit) -> None:
    zoe = visit(asks_twice=True, language="fr", **PHONE)
    zoe.enter("Zoé")
    zoe.open_against_bots(TITLE, 3)
    met: set[str] = set()
    while not met >= {"bid", "take", "action"}:
        assert zoe.wait_for_question() == "moves"
        zoe.page.wait_for_function(IN_SIGHT)
        met.add(moment(zoe))
        make_a_move(zoe)


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Somebody who has a name."""
    ada = visit(asks_twice=True, **WIDE)
    ada.enter("Ada")
    return ada


@pytest.mark.full
def test_gems_are_taken_back_out_of_the_tray(ada: Person) -> None:
    play_on(ada, opening())
    tray = ada.page.get_by_role("group", name="Your bid")
    for gem in ("amber", "diamond"):
        gem_button(ada, gem).click()
    expect(gem_button(ada, "diamond")).to_have_attribute("aria-pressed", "true")
    tray.get_by_role("button", name="Take back: diamond").click()
    expect(gem_button(ada, "diamond")).to_have_attribute("aria-pressed", "false")
    ada.make(tray.get_by_role("button", name=re.compile("^Bid an amber")))
    expect(ada.log.filter(has_text="You bid an amber.")).to_have_count(1)


@pytest.mark.full
def test_the_order_of_the_bids_is_explained_when_they_are_revealed(ada: Person) -> None:
    match = play(opening(4, first=1), "bid ruby amber", "bid amber amber", "bid sapphire", "bid sapphire")
    play_on(ada, match)
    expect(ada.table.get_by_role("list", name="order of taking").get_by_role("listitem")).to_contain_text(
        [
            "as many gems as the next, but better ones",
            "as many gems, but lesser ones",
            "fewer gems",
            "the same bid, but further from the Camerlengo",
        ]
    )


@pytest.mark.full
def test_looking_at_a_card_shows_the_votes_it_would_bring_and_changes_nothing(ada: Person) -> None:
    play_on(ada, situation("take"))
    lines = ada.log.count()
    votes = ada.page.get_by_role("group", name="votes if it ended now")
    before = votes.inner_text()
    button_of(ada, next(move for move in on_offer(ada) if move.text == "take barberini")).hover()
    expect(votes).to_contain_text("One cardinal")
    expect(ada.page.locator(".consequences")).to_contain_text("You take Antonio Barberini")
    ada.page.mouse.move(5, 5)
    expect(votes).to_have_text(before, use_inner_text=True)
    assert ada.log.count() == lines


@pytest.mark.full
def test_a_bribe_is_told_and_chigi_says_why_he_cannot_be_bribed(ada: Person) -> None:
    play_on(ada, situation("bribe"))
    chigi = ada.table.get_by_role("button", name=re.compile("^Fabio Chigi"))
    chigi.click(force=True)  # he says himself that nothing can be done to him
    expect(ada.alerts.filter(has_text="HP-47")).to_contain_text("nor can Fabio Chigi")
    ada.make(ada.table.get_by_role("button", name=re.compile("^Bribe Alessandro Bichi")))
    expect(ada.log.filter(has_text="You bribe Alessandro Bichi and pay 5 gold")).to_have_count(1)


@pytest.mark.full
def test_smoke_rises_over_the_table_and_passes(visit: Visit) -> None:
    ada = visit(**WIDE)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.enter("Ada")
    play_on(ada, go_on(opening(), "take", 9))
    play_until(ada, "order")
    expect(ada.page.locator(".smoke.black")).to_contain_text("Black smoke: nobody is elected yet")
    expect(ada.page.get_by_role("img", name="black smoke has risen")).to_be_visible()
    make_a_move(ada)
    expect(ada.page.locator(".smoke.black")).to_have_count(0)
