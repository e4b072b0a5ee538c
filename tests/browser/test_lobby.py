"""The lobby: two who look for a game are seated together, friends invite one another, and tables are filtered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.looking import look_closely
from tests.browser.person import PHONE, WIDE, Person


def look_for_a_game(person: Person, game: str = "Patrician", players: int = 2) -> None:
    """Look for one game alone, with so many players."""
    panel = person.page.get_by_role("region", name=person.says("page-search"), exact=True)
    panel.get_by_text(person.says("page-search-open")).click()
    for other in panel.get_by_role("group", name=person.says("page-search-games")).get_by_role("checkbox").all():
        other.set_checked(False)
    panel.get_by_role("checkbox", name=game, exact=True).check()
    for message in ("page-search-least", "page-search-most"):
        panel.get_by_role("group", name=person.says(message)).get_by_role(
            "radio", name=str(players), exact=True
        ).check()
    person.button("page-search-begin").click()


def test_two_who_look_for_a_game_are_seated_together(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**PHONE, language="fr")
    look_for_a_game(ada)
    expect(region(ada, "page-search").get_by_text(ada.says("page-searching"))).to_be_visible()
    look_for_a_game(bo)
    for person in (ada, bo):
        person.page.wait_for_url(re.compile("/t/"))
        expect(person.table).to_be_visible()
    assert ada.page.url == bo.page.url


def become_member(person: Person, name: str) -> None:
    person.enter(name)
    person.page.evaluate("fetch('/api/sign-in/new', {method: 'POST'}).then(() => undefined)")
    person.page.reload()
    expect(region(person, "page-here").get_by_role("link")).to_be_visible()


def region(person: Person, message: str) -> Locator:
    return person.page.get_by_role("region", name=person.says(message), exact=True)


def open_friends(person: Person) -> None:
    person.page.goto(re.sub(r"^(https?://[^/]+).*", r"\1/friends", person.page.url))
    expect(region(person, "page-seen")).to_be_visible()


@pytest.mark.full
def test_friends_find_one_another_invite_and_block(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**PHONE, language="fr")
    become_member(ada, "Adalgisa")
    become_member(bo, "Bonaventura")
    open_friends(ada)
    region(ada, "page-friend-new").get_by_label(ada.says("page-friend-name")).fill("bonaventura")
    ada.button("page-friend-ask-do").click()
    expect(ada.page.get_by_text(ada.says("page-friend-asked", name="bonaventura"))).to_be_visible()
    expect(bo.page.get_by_role("link", name=bo.says("page-news-asking", count=1))).to_be_visible()
    bo.page.get_by_role("link", name=bo.says("page-news-asking", count=1)).click()
    look_closely(bo, "friends-asking")
    region(bo, "page-friends-asking").get_by_role("button", name=re.compile(bo.says("page-friend-accept"))).click()
    expect(region(bo, "page-friends-yours").get_by_text("Adalgisa")).to_be_visible()
    expect(region(ada, "page-friends-yours").get_by_text(ada.says("page-friend-here"))).to_be_visible()
    look_closely(ada, "friends")

    ada.page.goto(ada.page.url.replace("/friends", "/"))
    ada.open_table("Patrician", 3, listed=True)
    ada.button("page-invite-friend", name="Bonaventura").click()
    expect(region(ada, "page-invite-name").get_by_text("Bonaventura")).to_be_visible()
    look_closely(ada, "inviting")
    invited = bo.page.get_by_role("link", name=bo.says("page-news-invited", count=1))
    expect(invited).to_be_visible()
    invited.click()
    look_closely(bo, "invited")
    bo.button("page-invitation-come").click()
    bo.page.wait_for_url(re.compile("/t/"))
    expect(ada.seat(1).get_by_role("heading", name="Bonaventura")).to_be_visible()
    expect(bo.page.get_by_text(bo.says("page-that-is-you")).first).to_be_visible()

    ada.seat(1).get_by_text(ada.says("page-know", name="Bonaventura")).click()
    look_closely(ada, "about-somebody")
    ada.button("page-block").click()
    ada.button("page-block").click()
    expect(ada.page.get_by_text(ada.says("page-blocked-now", name="Bonaventura"))).to_be_visible()
    open_friends(ada)
    expect(region(ada, "page-blocked").get_by_text("Bonaventura")).to_be_visible()
    expect(region(ada, "page-friends-yours").get_by_text(ada.says("page-friends-none"))).to_be_visible()
    look_closely(ada, "blocked")


@pytest.mark.full
def test_the_open_tables_are_filtered_and_the_filter_is_kept(visit: Visit) -> None:
    ada, bo = visit(**WIDE), visit(**PHONE)
    ada.enter("Afra")
    link = ada.open_table("Patrician", 3, listed=True)
    tables = region(bo, "page-open-tables")
    expect(tables.get_by_role("link", name="Patrician").first).to_be_visible()
    look_closely(bo, "lobby-filters")
    tables.get_by_label(bo.says("page-archive-game")).select_option("il-principe")
    expect(tables.get_by_text(bo.says("page-no-open-filtered"))).to_be_visible()
    tables.get_by_label(bo.says("page-archive-game")).select_option("patrician")
    tables.get_by_label(bo.says("page-filter-people")).check()
    tables.get_by_label(bo.says("page-filter-free")).check()
    here = tables.get_by_role("listitem").filter(has_text="Afra")
    expect(here).to_be_visible()
    ada.seat_bot(1)
    expect(here).to_have_count(0)
    tables.get_by_label(bo.says("page-filter-people")).uncheck()
    expect(here).to_be_visible()
    tables.get_by_label(bo.says("page-pace")).select_option("slow")
    expect(here).to_have_count(0)
    bo.page.reload()
    expect(tables.get_by_label(bo.says("page-pace"))).to_have_value("slow")
    expect(tables.get_by_label(bo.says("page-archive-game"))).to_have_value("patrician")
    assert "/t/" in link
