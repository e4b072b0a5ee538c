"""Games with a clock: chosen at the door, it counts without moving anything, and ends. The way to the next game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, quick
from tests.browser.layout import Watcher
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, Person
from tests.server.running import Server

SECONDS = 12
SETTLE = """
async (id) => {
  const clock = { per: "move", seconds: 12, increment: 0, then: "move" };
  const headers = { "Content-Type": "application/json" };
  const how = { method: "PATCH", headers, body: JSON.stringify({ clock }) };
  return (await fetch(`/api/tables/${id}`, how)).status;
}
"""


def field(person: Person, message: str) -> Locator:
    return person.page.get_by_label(person.says(message), exact=True)


def clock_at(person: Person, number: int) -> Locator:
    """A seat's clock, beside its name."""
    return person.seat(number).get_by_role("timer")


def clock_in_the_bar(person: Person) -> Locator:
    return person.page.locator(".chips .clock .figures")


def box(clock: Locator) -> list[float]:
    found: dict[str, Any] | None = clock.bounding_box()  # type: ignore[assignment]
    assert found is not None
    return [found[side] for side in ("x", "y", "width", "height")]


def counts_and_stays(clock: Locator) -> None:
    """It shows another figure, and is where it was and as large."""
    before, shown = box(clock), clock.inner_text()
    expect(clock).not_to_have_text(shown)
    assert box(clock) == before


@pytest.mark.full
def test_a_clock_is_agreed_counts_and_ends_for_somebody_on_a_phone_too(tmp_path: Path, visit: Visit) -> None:
    settings = quick(shortest_clock=1.0)
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        ada, bo = visit(server), visit(server, "fr", **PHONE)
        watchers = [Watcher(ada), Watcher(bo)]
        for watcher in watchers:
            watcher.begin()
        ada.page.reload()
        ada.enter("Ada")
        form = ada.open_form("Patrician")
        ada.pick_seats(form, 2)
        form.get_by_text(ada.says("page-friends-more")).click()
        expect(field(ada, "page-clock-then")).to_be_disabled()
        field(ada, "page-clock").select_option(label="1 minute for each move")
        field(ada, "page-clock-then").select_option("move")
        ada.open_for_friends(form)
        expect(field(ada, "page-clock")).to_have_value("move 60 0")
        expect(field(ada, "page-clock-then")).to_have_value("move")
        look_closely(ada, "door-clock")
        link = ada.page.url
        bo.page.goto(link)
        bo.enter("Bo")
        expect(bo.page.get_by_text("1 minute par coup. Quand le temps est écoulé")).to_be_visible()
        bo.shoot("door-clock-phone")
        assert ada.page.evaluate(SETTLE, link.rpartition("/")[2]) == 204
        expect(field(ada, "page-clock")).to_have_value(f"move {SECONDS} 0")
        bo.sit(1)
        ada.start()
        expect(bo.table).to_be_visible()

        counts_and_stays(ada.page.get_by_role("timer").and_(ada.page.locator(".runs")))
        counts_and_stays(clock_in_the_bar(bo))
        bo.shoot("clock-phone")
        expect(clock_at(ada, 0)).to_have_text(re.compile(r"^00:\d\d$"))
        expect(clock_at(ada, 1)).to_have_text(re.compile(r"^00:\d\d$"))
        first, name = (0, "Ada") if "runs" in (clock_at(ada, 0).get_attribute("class") or "") else (1, "Bo")
        expect(ada.page.get_by_text(ada.says("page-time-up-move", name=name))).to_be_visible(timeout=60_000)
        expect(bo.page.get_by_text(bo.says("page-time-up-move", name=name))).to_be_visible()
        bo.shoot("time-up-phone")
        ada.shoot("time-up")
        expect(ada.seat(first)).not_to_contain_text("a bot plays in their place")
        expect(ada.log.filter(has_text="You play" if name == "Ada" else "Bo plays")).not_to_have_count(0)
        for watcher in watchers:
            assert watcher.shift() < 0.02, watcher.shifted
        look_closely(ada, "clock")
        look_closely(bo, "clock")


@pytest.mark.full
def test_from_a_game_in_which_one_has_moved_the_way_leads_to_the_next_that_waits(house: Server, visit: Visit) -> None:
    ada, bo = visit(**PHONE), visit()
    ada.enter("Ada")
    bo.enter("Bo")
    tables = []
    for _ in range(2):
        ada.page.goto(house.address)
        bo.page.goto(link := ada.open_table("The Princes of Florence", 3))
        ada.sit(0)
        bo.sit(1)
        ada.seat_bot(2)
        ada.start()
        expect(ada.table).to_be_visible()
        tables.append(link)
    first, second = tables
    expect(ada.page).to_have_title(re.compile(r"^\(1\) Your turn"))
    expect(ada.page.get_by_role("link", name="Next game (1)")).to_have_count(0)
    assert ada.wait_for_question() == "moves"
    ada.choose()
    next_game = ada.page.get_by_role("link", name="Next game (1)")
    expect(next_game).to_be_visible()
    look_closely(ada, "next-game")
    ada.page.set_viewport_size({"width": 360, "height": 740})
    next_game.click()
    expect(ada.page).to_have_url(first)
    assert ada.wait_for_question() == "moves"
    expect(ada.page).not_to_have_title(re.compile(r"^\("))
    assert second != first


@pytest.mark.full
def test_five_with_days_on_their_clocks_have_room_on_a_phone(visit: Visit) -> None:
    ada = visit(**PHONE)
    ada.enter("Ada")
    form = ada.open_form("The Princes of Florence")
    ada.pick_seats(form, 5)
    form.get_by_text(ada.says("page-friends-more")).click()
    field(ada, "page-clock").select_option("game 259200 21600")
    ada.open_for_friends(form)
    for number in range(1, 5):
        ada.seat_bot(number)
    ada.start()
    expect(clock_in_the_bar(ada)).to_have_text(re.compile("^[23] d$"))
    bar = ada.page.locator(".chips").bounding_box()
    shown = ada.page.locator(".chips .more").bounding_box()
    assert bar is not None and shown is not None
    assert shown["x"] + shown["width"] <= bar["x"] + bar["width"] <= 360
    ada.page.keyboard.press("Escape")
    ada.shoot("five-clocks-phone")
    look_closely(ada, "five-clocks")


@pytest.mark.full
def test_days_off_are_agreed_taken_on_a_phone_and_shown_to_the_other(visit: Visit) -> None:
    ada, bo = visit(), visit(language="fr", **PHONE)
    ada.enter("Ada")
    form = ada.open_form("Patrician")
    ada.pick_seats(form, 2)
    form.get_by_text(ada.says("page-friends-more")).click()
    expect(field(ada, "page-clock-days-off")).to_have_count(0)
    field(ada, "page-clock").select_option("move 86400 0")
    field(ada, "page-clock-days-off").select_option("14")
    ada.open_for_friends(form)
    expect(field(ada, "page-clock-days-off")).to_have_value("14")
    bo.page.goto(ada.page.url)
    bo.enter("Bo")
    expect(bo.page.get_by_text(bo.says("page-clock-days-off-settled", days=14))).to_be_visible()
    bo.sit(1)
    ada.start()
    bo.open_tab("page-tab-about")
    expect(bo.page.get_by_text(bo.says("page-days-off-left", days=14))).to_be_visible()
    field(bo, "page-days-off-how-many").fill("3")
    bo.page.get_by_role("button", name=bo.says("page-days-off-take")).click()
    back = bo.page.get_by_role("button", name=bo.says("page-days-off-back"))
    expect(back).to_be_visible()
    back.scroll_into_view_if_needed()
    bo.shoot("days-off-phone")
    look_closely(bo, "days-off")
    expect(ada.seat(1)).to_contain_text("off until")
    ada.shoot("days-off")
    back.click()
    expect(bo.page.get_by_text(bo.says("page-days-off-left", days=13))).to_be_visible()
    expect(ada.seat(1)).not_to_contain_text("off until")
