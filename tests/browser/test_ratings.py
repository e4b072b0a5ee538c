"""Rated games and leaderboards on the page: a rated table is opened and played, and what it made of ratings shown."""

from __future__ import annotations

import re
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from signoria.server.ratings.counting import begin_season, count_game
from signoria.server.store.engine import make_engine
from signoria.server.store.rating_rows import RatedGame
from tests.browser.conftest import Visit, quick
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, Person
from tests.browser.trouble import Trouble
from tests.server.running import Server

SIGN_UP = """
async (name) => {
  const headers = { "Content-Type": "application/json" };
  for (const [path, body] of [["/api/guest", { name }], ["/api/sign-in/new", undefined]])
    await fetch(path, { method: "POST", headers, body: body && JSON.stringify(body) });
}
"""


def join(person: Person, name: str) -> None:
    """Become a member, as somebody does who keeps recovery codes."""
    person.page.evaluate(SIGN_UP, name)
    person.page.reload()


def meet(server: Server, *pairs: tuple[str, str]) -> None:
    """Rated games of two that have ended; who is named first has won. Halfway a season begins."""
    file = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    ids = dict(file.execute("SELECT name, id FROM guest").fetchall())
    file.close()
    engine = make_engine(server.database)
    began = time.time() - 1000 * len(pairs)
    with engine.begin() as connection:
        for number, pair in enumerate(pairs):
            if number == len(pairs) // 2:
                begin_season(connection, began + 1000 * number - 1)
            members = tuple(ids[name] for name in pair)
            ended = began + 1000 * number
            count_game(connection, RatedGame(f"met{number:05}", "patrician", 2, ended, members, (1, 2)), "by-hand")
    engine.dispose()


def test_a_member_sees_the_leaderboard_and_their_own_curve_on_a_phone(tmp_path: Path, visit: Visit) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick()) as server:
        ada, stranger = visit(server, "fr", **PHONE), server.guest("Bo")
        stranger.post("/api/sign-in/new")
        ada.page.get_by_role("link", name=ada.says("page-ratings"), exact=True).click()
        expect(ada.page.get_by_text(ada.says("page-ratings-members"))).to_be_visible()
        join(ada, "Ada")
        expect(ada.page.get_by_text(ada.says("page-ratings-none"))).to_be_visible()
        meet(server, *[("Ada", "Bo"), ("Bo", "Ada"), ("Ada", "Bo")] * 14)
        ada.page.reload()
        expect(ada.page.get_by_role("row")).to_have_count(3)
        mine = ada.page.get_by_role("row").nth(1)
        expect(mine).to_contain_text(re.compile(r"1Ada .*\d{4} ± \d{3}21"))
        expect(ada.page.get_by_text(re.compile("C’est la place 1 sur 2"))).to_be_visible()
        look_closely(ada, "leaderboard")
        ada.shoot("leaderboard")
        seasons = ada.page.get_by_label(ada.says("page-ratings-season"), exact=True)
        seasons.select_option("1")
        expect(seasons).to_have_value("1")
        expect(ada.page.get_by_role("row")).to_have_count(3)
        ada.page.goto(f"{server.address}/account")
        curve = ada.page.get_by_role("img", name=re.compile("42 parties.*de 1... ± ... à"))
        expect(curve).to_be_visible()
        look_closely(ada, "own-ratings")
        ada.shoot("own-ratings")
        ada.page.get_by_label(ada.says("page-ratings-stay-off")).check()
        ada.page.goto(f"{server.address}/ratings")
        expect(ada.page.get_by_role("row")).to_have_count(2)
        expect(ada.page.get_by_text(re.compile(re.escape(ada.says("page-ratings-yours-off"))))).to_be_visible()


@pytest.mark.full
def test_a_rated_game_is_opened_played_and_counted(tmp_path: Path, visit: Visit, trouble: Trouble) -> None:
    trouble.expected = "403"
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick()) as server:
        ada, bo, guest = visit(server), visit(server, "fr", **PHONE), visit(server)
        for person, name in ((ada, "Ada"), (bo, "Bo")):
            join(person, name)
        form = ada.open_form("Patrician")
        ada.pick_seats(form, 2)
        form.get_by_text(ada.says("page-friends-more")).click()
        form.get_by_label(ada.says("page-hints-allow")).check()
        form.get_by_label(ada.says("page-rated-choose")).check()
        expect(form.get_by_label(ada.says("page-hints-allow"))).to_be_disabled()
        look_closely(ada, "rated-form")
        ada.shoot("rated-form")
        ada.open_for_friends(form)
        link = ada.page.url
        expect(ada.page.get_by_text(ada.says("page-rated-table"))).to_be_visible()
        expect(ada.button("page-seat-bot")).to_have_count(0)
        look_closely(ada, "rated-table")
        ada.shoot("rated-table")
        guest.page.goto(link)
        guest.seat(1).get_by_role("button", name=guest.says("page-sit")).click()
        expect(guest.alerts).to_contain_text(guest.says("refused-rated-members"))
        bo.page.goto(link)
        bo.sit(1)
        ada.start()
        while True:
            states = [person.question() for person in (ada, bo)]
            if states == ["over", "over"]:
                break
            for person, state in zip((ada, bo), states, strict=True):
                if state == "moves":
                    person.choose()
        for person in (ada, bo):
            result = person.page.locator("section", has=person.page.locator("#result"))
            expect(result.get_by_text(person.says("page-ratings-now"))).to_be_visible()
            expect(result.get_by_text(re.compile(r"1[45]\d\d ± 4\d\d \(\S\d+\)"))).to_have_count(2)
        look_closely(bo, "rated-result")
        bo.shoot("rated-result")
        result = ada.page.locator("section", has=ada.page.locator("#result"))
        result.get_by_role("link", name=ada.says("page-ratings"), exact=True).click()
        expect(ada.page.get_by_text(ada.says("page-ratings-hidden", members=2))).to_be_visible()
        expect(ada.page.get_by_text(re.compile("About .* more games"))).to_be_visible()
