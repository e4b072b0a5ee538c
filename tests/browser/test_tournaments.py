"""Tournaments on the page: a Swiss of twelve, two people and ten bots, and taking part on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, WIDE, Person
from tests.server.running import Server

ROUNDS = 2


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Server]:
    """A house in which every member makes tournaments."""
    settings = quick(tournament_makers="members")
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        yield server


def sign_up(person: Person, server: Server, name: str) -> None:
    """Become a member; the pages for that are tried elsewhere."""
    person.enter(name)
    answer = person.page.request.post(f"{server.address}/api/sign-in/new", headers={"Origin": server.address})
    assert answer.ok
    person.page.goto(f"{server.address}/tournaments")


def choose(person: Person, message: str) -> None:
    person.page.get_by_role("radio", name=person.says(message), exact=True).check()


def rest_in_round(person: Person, tournament: str, number: int) -> None:
    """Go to the table that the page leads to, and let a bot play there."""
    person.page.goto(tournament)
    state = person.says("page-tournament-round-of", round=number, rounds=ROUNDS)
    expect(person.page.get_by_text(state)).to_be_visible(timeout=400_000)
    person.page.get_by_role("link", name=person.says("page-tournament-my-table"), exact=True).click()
    expect(person.table).to_be_visible()
    person.open_tab("page-tab-about")
    person.button("page-rest").click()


@pytest.mark.full
def test_a_swiss_of_twelve_is_played_by_two_people_and_ten_bots(visit: Visit, club: Server) -> None:
    ada, bo = visit(club, **WIDE), visit(club, "fr", **PHONE)
    sign_up(ada, club, "Ada")
    sign_up(bo, club, "Bo")
    look_closely(ada, "tournaments-new")
    ada.page.get_by_label(ada.says("page-tournament-name"), exact=True).fill("Winter cup")
    ada.page.get_by_label(ada.says("page-archive-game"), exact=True).select_option("patrician")
    ada.page.get_by_label(ada.says("page-tournament-places"), exact=True).fill("12")
    ada.page.get_by_label(ada.says("page-tournament-rounds"), exact=True).fill(str(ROUNDS))
    choose(ada, "page-tournament-bots-all")
    choose(ada, "page-level-novice")
    ada.button("page-tournament-make").click()
    ada.page.wait_for_url(re.compile("/tournaments/[a-z0-9]+"))
    tournament = ada.page.url
    ada.button("page-tournament-register").click()
    expect(ada.page.get_by_text(ada.says("page-tournament-you-are-in"))).to_be_visible()
    bo.page.reload()
    bo.page.get_by_role("link", name="Winter cup").click()
    bo.button("page-tournament-register").click()
    expect(bo.page.get_by_text(bo.says("page-tournament-you-are-in"))).to_be_visible()
    look_closely(bo, "tournament-open-fr")
    ada.button("page-tournament-begin").click()
    ada.button("page-tournament-begin").click()
    ada.page.reload()
    look_closely(ada, "tournament-running")
    for number in range(1, ROUNDS + 1):
        for person in (ada, bo):
            rest_in_round(person, tournament, number)
    for person in (ada, bo):
        person.page.goto(tournament)
        expect(person.page.get_by_text(person.says("page-tournament-over"), exact=True)).to_be_visible(timeout=400_000)
        rows = person.page.get_by_role("region", name=person.says("page-tournament-standings"), exact=True).locator(
            "tbody tr"
        )
        expect(rows).to_have_count(12)
        expect(rows.filter(has_text=re.compile("Ada|Bo"))).to_have_count(2)
        look_closely(person, f"tournament-over-{person.language}")
    expect(ada.page.get_by_role("link", name=re.compile(f"^{ada.says('page-replay')}"))).to_have_count(3)


def test_somebody_takes_part_in_a_tournament_on_a_phone(visit: Visit, club: Server) -> None:
    bo = visit(club, **PHONE)
    bo.page.goto(f"{club.address}/tournaments/abcdefgh")
    expect(bo.page.get_by_role("link", name=bo.says("page-account"), exact=True)).to_be_visible()
    sign_up(bo, club, "Bo")
    host = club.guest("Host")
    host.post("/api/sign-in/new")
    host.post("/api/tournaments", {"name": "Spring", "game": "patrician", "seats": 4, "rounds": 3, "places": 8})
    bo.page.reload()
    bo.page.get_by_role("link", name="Spring").tap()
    bo.button("page-tournament-register").tap()
    expect(bo.page.get_by_text(bo.says("page-tournament-you-are-in"))).to_be_visible()
    for _ in range(2):
        bo.button("page-tournament-withdraw").tap()
    expect(bo.button("page-tournament-register")).to_be_visible()
