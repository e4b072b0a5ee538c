"""The review of a finished game, made in the reader's browser: chances, decisions that mattered, luck, and auctions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import signoria
from tests.browser.conftest import Visit
from tests.browser.looking import expect_to_fit, look_closely
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.reviews import SEATS, brought, chart, until_done, whole_review
from tests.browser.trouble import Trouble
from tests.server.running import Server

SECONDS = 12
"""A review may be short where it is enough to see that it is made, and that it is sure of some mistakes."""
SCREENS: dict[str, dict[str, Any]] = {"wide": WIDE, "phone": PHONE}
CASES = [(name, screen, language) for name in signoria.GAMES for screen in SCREENS for language in ("en", "fr")]


def open_review(person: Person, replay: str, seconds: int = SECONDS) -> Locator:
    """The review of a game, in the panel beside its board."""
    person.page.goto(f"{person.page.url.split('/', 3)[0]}//{person.page.url.split('/')[2]}/r/{replay}?review={seconds}")
    review = person.page.get_by_role("region", name=person.says("page-review"), exact=True)
    expect(chart(person)).to_be_visible()
    return review


@pytest.mark.full
@pytest.mark.parametrize(("name", "screen", "language"), CASES)
def test_a_finished_game_is_reviewed(visit: Visit, house: Server, name: str, screen: str, language: str) -> None:
    replay = brought(house, name)
    ada = visit(language=language, **SCREENS[screen])
    review = open_review(ada, replay)
    until_done(ada, review)
    assert chart(ada).locator("polyline").count() == SEATS
    for line in chart(ada).locator("polyline").all():
        assert len((line.get_attribute("points") or "").split()) > 20
    decisions = review.get_by_role("region", name=ada.says("page-review-decisions")).get_by_role("listitem")
    expect(decisions).to_have_count(3)
    for decision in decisions.all():
        expect(decision).to_contain_text(re.compile(r"\d+ .*100"))
        expect(decision).not_to_contain_text("…")
    luck = review.get_by_role("region", name=ada.says("page-review-luck"))
    expect(luck.get_by_role("row")).to_have_count(SEATS + 1)
    lots = review.get_by_role("region", name=ada.says("page-review-lots"))
    expect(lots).to_have_count(0 if name == "patrician" else 1)
    if name != "patrician":
        assert lots.get_by_role("row").count() > 1
        expect(lots.locator(".won").first).to_be_visible()
    look_closely(ada, f"review-{name}-{screen}-{language}")
    expect_to_fit(ada, f"review-{name}-{screen}-{language}", SCREENS[screen]["viewport"]["width"])
    first = decisions.first.get_by_role("button")
    number = int(re.findall(r"\d+", first.inner_text())[0])
    first.click()
    ada.page.wait_for_url(re.compile(rf"step={number - 1}\b"))


def test_one_walks_along_the_chart_and_what_was_found_is_kept(visit: Visit, house: Server) -> None:
    replay = brought(house, "patrician", seats=2)
    ada = visit(**WIDE)
    review = open_review(ada, replay, 3)
    until_done(ada, review)
    chart(ada).focus()
    for step in (1, 2):
        ada.page.keyboard.press("ArrowRight")
        expect(chart(ada)).to_have_attribute("aria-valuenow", str(step))
    box: Any = chart(ada).bounding_box()
    ada.page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 10)
    expect(chart(ada)).to_have_attribute("aria-valuenow", chart(ada).get_attribute("aria-valuemax") or "")
    points = chart(ada).locator("polyline").first.get_attribute("points")
    ada.page.context.route("**/rules/*", lambda route: route.abort())
    ada.page.reload()
    ada.page.goto(f"{ada.page.url.split('?')[0]}?review")
    until_done(ada, review)
    assert chart(ada).locator("polyline").first.get_attribute("points") == points


@pytest.mark.full
def test_a_device_that_cannot_think_says_so_and_tries_again(visit: Visit, house: Server, trouble: Trouble) -> None:
    trouble.expected = "net::ERR_FAILED"
    ada = visit(**WIDE)
    replay = brought(house, "patrician", seats=2)
    ada.page.context.route("**/rules/*", lambda route: route.abort())
    ada.page.goto(f"{house.address}/r/{replay}?review=2")
    expect(ada.page.get_by_role("alert")).to_have_text(ada.says("page-review-failed"))
    ada.page.context.unroute("**/rules/*")
    ada.page.get_by_role("button", name=ada.says("page-try-again")).click()
    until_done(ada, ada.page.get_by_role("region", name=ada.says("page-review"), exact=True))


@pytest.mark.full
@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_whole_review_comes_bit_by_bit_and_holds_nothing_up(visit: Visit, house: Server, name: str) -> None:
    """How fast it is on a quiet machine `make figures` says; this one may have much to do."""
    took = whole_review(visit(**WIDE), house, brought(house, name))
    assert took.first < 20 and took.first < took.whole / 2
    assert took.whole < 90
    assert took.frames > 15
