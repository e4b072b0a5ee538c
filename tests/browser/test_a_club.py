"""A club in one walk: how members come, play over days, are told of it, meet in a tournament, and are kept in order.

One house on PostgreSQL with a mail server; of its two members each reads one of the two languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.club import ENOUGH, Club, field
from tests.browser.conftest import Visit, quick
from tests.browser.members import ask_for_link, codes_of, come, to_account
from tests.browser.passing_days import leave
from tests.browser.person import PHONE, WIDE, Person, first_asked
from tests.browser.slow_game import an_invitation_by_name, four_days_of_a_slow_game, time_runs_out
from tests.browser.test_chat import say
from tests.browser.test_keeping_order import VILE, do, entry_about, report
from tests.browser.test_tournaments import ROUNDS, choose, rest_in_round
from tests.browser.trouble import Trouble
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.nursery import a_moved_clock
from tests.server.order.keepers import id_of, set_role
from tests.server.running import Server


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as running:
        yield running


@pytest.fixture
def house_of_the_club(tmp_path: Path, postgres_url: str, mailbox: Mailbox) -> Iterator[Server]:
    limits = {**quick()["limits"], "sign_ins": "1000/hour", "mails": "1000/hour"}
    settings = {"mail_server": mailbox.address, "notice_after": 1.0, "tournament_makers": "members", "limits": limits}
    log = tmp_path / "server.log"
    with Server(postgres_url, log, settings, ahead=a_moved_clock()) as running:
        yield running
    said = log.read_text()
    assert "Traceback" not in said and "@example.org" not in said


@pytest.mark.full
@pytest.mark.parametrize(("one", "other"), [("en", "fr"), ("fr", "en")])
def test_members_of_two_languages_live_in_one_house(
    house_of_the_club: Server, mailbox: Mailbox, visit: Visit, trouble: Trouble, one: str, other: str
) -> None:
    club = Club(
        house_of_the_club,
        mailbox,
        visit,
        come(visit, house_of_the_club, one, **WIDE),
        come(visit, house_of_the_club, other, **PHONE),
    )
    codes = they_sign_up_by_link(club)
    phone = a_passkey_on_a_second_device(club)
    a_lost_device_is_recovered_from(club, phone, codes)
    table = an_invitation_by_name(club)
    late = four_days_of_a_slow_game(club, table)
    time_runs_out(club, table, late)
    a_rated_game(club)
    a_swiss_of_twelve(club)
    trouble.expected = "403"  # what the browser says when who is kept out asks for anything
    a_report_and_a_ban(club)


# -- members ---------------------------------------------------------------------------------------------------------


def they_sign_up_by_link(club: Club) -> list[str]:
    """Ada keeps the seat that she took as a guest, and recovery codes."""
    club.ada.enter("Ada")
    club.ada.play_now("Patrician")
    assert club.ada.wait_for_question() == "moves"
    table = club.ada.page.url
    club.bo.enter("Bo")
    for person in club.both:
        to_account(person)
        club.shot(person, "sign-in")
        person.page.goto(ask_for_link(person, club.mailbox, club.address(person)))
        expect(person.page.get_by_text(person.says("page-link-sign-up", email=club.address(person)))).to_be_visible()
        person.button("page-do-sign-up").click()
        expect(person.heading(club.name(person))).to_be_visible()
    wished = club.bo.page.get_by_role("group", name=club.bo.says("page-notice-invited"))
    wished.get_by_label(club.bo.says("page-by-mail")).check()
    club.shot(club.bo, "account")
    club.ada.button("page-codes-new").click()
    codes = codes_of(club.ada)
    club.shot(club.ada, "codes")
    club.ada.button("page-codes-kept").click()
    club.ada.page.goto(table)
    assert club.ada.wait_for_question() == "moves", "the seat is theirs as before"
    return codes


def a_passkey_on_a_second_device(club: Club) -> Person:
    phone = come(club.visit, club.server, club.ada.language, **PHONE)
    to_account(phone)
    phone.page.goto(ask_for_link(phone, club.mailbox, club.address(club.ada)))
    phone.button("page-do-sign-in").click()
    phone.button("page-passkey-add").click()
    expect(phone.page.get_by_role("button", name=phone.says("page-rename"))).to_have_count(1)
    phone.button("page-account-sign-out").click()
    phone.button("page-passkey-use").click()
    expect(phone.heading("Ada")).to_be_visible()
    club.shot(phone, "passkey")
    return phone


def a_lost_device_is_recovered_from(club: Club, phone: Person, codes: list[str]) -> None:
    """Ada has lost both: a code lets her in on a third, from which the others are signed out."""
    found = come(club.visit, club.server, club.ada.language, **WIDE)
    to_account(found)
    found.page.get_by_label(found.says("page-code"), exact=True).fill(codes[0].upper())
    found.button("page-code-use").click()
    expect(found.page.get_by_text(found.says("page-codes-left", count=9))).to_be_visible()
    for _ in range(2):
        found.button("page-devices-end").click()
    expect(found.button("page-devices-end")).to_have_count(0)
    expect(club.ada.page.get_by_text(club.ada.says("closing-signed-out"))).to_be_visible()
    phone.page.reload()
    expect(phone.button("page-passkey-use")).to_be_visible()
    club.shot(found, "recovered")
    for lost in (phone, club.ada):
        lost.page.context.close()
    club.ada = found


# -- the evening -----------------------------------------------------------------------------------------------------


def a_rated_game(club: Club) -> None:
    ada, bo = club.both
    ada.page.goto(club.home)
    form = ada.open_form("Patrician")
    ada.pick_seats(form, 2)
    form.get_by_text(ada.says("page-friends-more")).click()
    form.get_by_label(ada.says("page-rated-choose")).check()
    ada.open_for_friends(form)
    bo.page.goto(ada.page.url)
    bo.sit(1)
    club.shot(bo, "rated-door")
    ada.start()
    while (asked := first_asked(ada, bo)) is not None:
        asked.choose()
    for person in club.both:
        result = person.page.locator("section", has=person.page.locator("#result"))
        expect(result.get_by_text(person.says("page-ratings-now"))).to_be_visible()
        club.shot(person, "rated-result")


def a_swiss_of_twelve(club: Club) -> None:
    ada, bo = club.both
    ada.page.goto(f"{club.home}/tournaments")
    field(ada, "page-tournament-name").fill("Winter cup")
    field(ada, "page-archive-game").select_option("patrician")
    field(ada, "page-tournament-places").fill("12")
    field(ada, "page-tournament-rounds").fill(str(ROUNDS))
    choose(ada, "page-tournament-bots-all")
    choose(ada, "page-level-novice")
    club.shot(ada, "tournament-new")
    ada.button("page-tournament-make").click()
    ada.page.wait_for_url(re.compile("/tournaments/[a-z0-9]+"))
    tournament = ada.page.url
    bo.page.goto(tournament)
    for person in club.both:
        person.button("page-tournament-register").click()
        expect(person.page.get_by_text(person.says("page-tournament-you-are-in"))).to_be_visible()
    club.shot(bo, "tournament-open")
    leave(bo)
    for _ in range(2):
        ada.button("page-tournament-begin").click()
    ada.page.reload()
    expect(ada.page.get_by_role("link", name=ada.says("page-tournament-my-table"), exact=True)).to_be_visible()
    club.shot(ada, "tournament-running")
    letter = club.next_letter(bo, ENOUGH)
    said = [bo.says(f"mail-notices-{what}", count=1) for what in ("round", "turn")]
    assert any(sentence in letter.get_content() for sentence in said), "it is ready, or even waits for them"
    club.follow(bo, letter, "Patrician")
    for number in range(1, ROUNDS + 1):
        for person in club.both:
            rest_in_round(person, tournament, number)
    for person in club.both:
        person.page.goto(tournament)
        expect(person.page.get_by_text(person.says("page-tournament-over"), exact=True)).to_be_visible(timeout=400_000)
        standings = person.page.get_by_role("region", name=person.says("page-tournament-standings"), exact=True)
        expect(standings.locator("tbody tr")).to_have_count(12)
        club.shot(person, "tournament-over")


def a_report_and_a_ban(club: Club) -> None:
    """Bo says what he should not, and an administrator keeps him out."""
    ada, bo = club.both
    ada.page.goto(club.home)
    bo.page.goto(ada.open_table("Patrician", 2))
    bo.sit(1)
    say(bo, VILE)
    report(ada, VILE, "Bo")
    host = come(club.visit, club.server, ada.language, **WIDE)
    host.enter("Carla")
    host.page.request.post(f"{club.home}/api/sign-in/new", headers={"Origin": club.home})
    set_role(club.server, id_of(club.server, "Carla"), "administrator")
    host.page.goto(f"{club.home}/admin")
    expect(entry_about(host, "Bo").get_by_text(VILE)).to_be_visible()
    club.shot(host, "reports")
    do(host, "page-act-ban", "Bo", "Capra no")
    expect(bo.heading(bo.says("page-banned"))).to_be_visible()
    expect(bo.page.get_by_text("Capra no")).to_be_visible()
    club.shot(bo, "banned")
    do(host, "page-report-close", "Bo", "Ecco")
    expect(entry_about(host, "Bo")).to_have_count(0)
    ada.page.goto(club.home)
    expect(ada.page.get_by_text(ada.says("page-report-dealt-with", count=1))).to_be_visible()
    club.shot(ada, "dealt-with")
