"""Years of a club in one evening: how members come, play over days, are told of it, meet in a tournament, and are kept
in order. One house on PostgreSQL with a mail server; of its two members each reads one of the two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, quick
from tests.browser.looking import look
from tests.browser.members import ask_for_link, codes_of, come, to_account
from tests.browser.passing_days import leave, pass_hours
from tests.browser.person import NEXT_QUESTION, PHONE, WIDE, Person, first_asked
from tests.browser.test_chat import say
from tests.browser.test_keeping_order import VILE, do, entry_about, report
from tests.browser.test_tournaments import ROUNDS, choose, rest_in_round
from tests.browser.trouble import Trouble
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.nursery import a_moved_clock
from tests.server.order.keepers import id_of, set_role
from tests.server.running import Server

STATE = f"() => ({NEXT_QUESTION})() ?? (document.title.endsWith('Patrician – Signoria') ? 'rests' : null)"
"""What a page of Patrician asks, or that it is somebody else's turn."""
SOON, ENOUGH = 0.3, 1.2
"""Hours after which a member is written to, and is written to again."""


@dataclass
class Club:
    """A house, its post, and the two who play there."""

    server: Server
    mailbox: Mailbox
    visit: Visit
    ada: Person
    bo: Person

    @property
    def both(self) -> tuple[Person, Person]:
        return self.ada, self.bo

    @property
    def home(self) -> str:
        """Where passkeys may be used."""
        return self.server.address.replace("127.0.0.1", "localhost")

    def name(self, person: Person) -> str:
        return "Ada" if person is self.ada else "Bo"

    def address(self, person: Person) -> str:
        return f"{self.name(person).lower()}@example.org"

    def rival(self, person: Person) -> Person:
        return self.bo if person is self.ada else self.ada

    def letters(self, person: Person) -> int:
        """How many have come."""
        return len(self.mailbox.to(self.address(person)))

    def next_letter(self, person: Person, hours: float) -> EmailMessage:
        """The letter that comes when so much time has passed."""
        number = self.letters(person) + 1
        pass_hours(self.server, hours, *self.both)
        return self.mailbox.wait(self.address(person), number)

    def follow(self, person: Person, letter: EmailMessage, game: str) -> None:
        """Open the link to a game that is in a letter."""
        found = re.search(rf"^{game}.*/t/([a-z0-9]+)", letter.get_content(), re.MULTILINE)
        assert found is not None, letter.get_content()
        self.go(person, f"{self.home}/t/{found[1]}")

    def go(self, person: Person, table: str) -> None:
        """Come to a table at which is played."""
        person.page.goto(table)
        expect(person.table).to_be_visible()

    def seat(self, person: Person, whose: Person) -> Locator:
        """Where a person sees another's seat, on a phone too."""
        person.open_tab("page-tab-log")
        return person.seat(self.both.index(whose))

    def shot(self, person: Person, name: str) -> None:
        look(person, f"club-{name}-{person.language}")


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


# -- games over days -------------------------------------------------------------------------------------------------


def open_over_days(person: Person, game: str, seats: int, clock: str, then: str, days_off: int = 0) -> str:
    """A table with so much time; its address."""
    form = person.open_form(game)
    person.pick_seats(form, seats)
    form.get_by_text(person.says("page-friends-more")).click()
    field(person, "page-clock").select_option(clock)
    field(person, "page-clock-then").select_option(then)
    if days_off:
        field(person, "page-clock-days-off").select_option(str(days_off))
    person.open_for_friends(form)
    return person.page.url


def field(person: Person, message: str) -> Locator:
    return person.page.get_by_label(person.says(message), exact=True)


def play_a_turn(person: Person) -> None:
    """Make moves until it is somebody else's turn."""
    while person.page.wait_for_function(STATE).json_value() == "moves":
        person.choose()


def an_invitation_by_name(club: Club) -> str:
    """A game of each waits already, so that the letter is a digest; the address of the table to which Bo is invited."""
    for person in club.both:
        person.page.goto(club.home)
        open_over_days(person, "The Princes of Florence", 3, "move 604800 0", "wait")
        for number in (1, 2):
            person.seat_bot(number)
        person.start()
        leave(person)
    ada, bo = club.both
    ada.page.goto(club.home)
    table = open_over_days(ada, "Patrician", 2, "move 86400 0", "lose", 14)
    field(ada, "page-invite-whom").fill("Bo")
    ada.button("page-invite-do").click()
    club.shot(ada, "door")
    letter = club.next_letter(bo, SOON).get_content()
    assert bo.says("mail-notices-invited", count=1) in letter and bo.says("mail-notices-turn", count=1) in letter
    bo.page.goto(club.home)
    bo.page.get_by_role("link", name=bo.says("page-news-invited", count=1)).click()
    club.shot(bo, "invited")
    bo.button("page-invitation-come").click()
    bo.page.wait_for_url(re.compile("/t/"))
    ada.start()
    return table


def four_days_of_a_slow_game(club: Club, table: str) -> Person:
    """Days off are taken, letters are stopped; who is asked last, and does not come any more."""
    first = first_asked(*club.both)
    assert first is not None
    second = club.rival(first)
    for person in club.both:
        leave(person)

    letter_one = club.next_letter(first, ENOUGH)
    club.follow(first, letter_one, "Patrician")
    play_a_turn(first)
    club.shot(first, "day-one")
    leave(first)

    letter_two = club.next_letter(second, 20)
    assert second.says("notice-left-hours", hours=4) in letter_two.get_content().replace("\r", "")
    club.follow(second, letter_two, "Patrician")
    second.open_tab("page-tab-about")
    field(second, "page-days-off-how-many").fill("2")
    second.button("page-days-off-take").click()
    expect(second.button("page-days-off-back")).to_be_visible()
    club.shot(second, "day-two")
    leave(second)

    so_far = club.letters(second)
    pass_hours(club.server, 24, *club.both)
    club.go(first, table)
    expect(club.seat(first, second)).to_contain_text(re.compile(first.says("page-days-off-of", date=".*")))
    club.shot(first, "day-three")
    first.page.goto(f"{club.home}/turns")
    expect(first.page.get_by_role("link", name="Patrician")).not_to_have_count(0)
    club.shot(first, "turns")
    leave(first)

    pass_hours(club.server, 25, *club.both)
    club.go(second, table)
    play_a_turn(second)
    assert club.letters(second) == so_far, "of one turn there is one letter"
    leave(second)
    stop_letters(club, first, club.next_letter(first, ENOUGH))
    return first


def stop_letters(club: Club, person: Person, letter: EmailMessage) -> None:
    """With the one click that a mail program offers."""
    link, said = str(letter["List-Unsubscribe"]).strip("<>"), str(letter["List-Unsubscribe-Post"]).encode()
    with urlopen(Request(link, said, method="POST"), timeout=30) as answer:
        assert answer.status == 204
    person.page.goto(f"{club.home}/account")
    wished = person.page.get_by_role("group", name=person.says("page-notice-turn"))
    expect(wished.get_by_label(person.says("page-by-mail"))).not_to_be_checked()
    leave(person)


def time_runs_out(club: Club, table: str, late: Person) -> None:
    """Who does not come has resigned, as was agreed, and is not written to; then they want letters again."""
    other, so_far = club.rival(late), club.letters(late)
    pass_hours(club.server, 20, *club.both)
    pass_hours(club.server, 5, *club.both)
    other.page.goto(f"{club.home}/turns")
    other.page.locator(f"main a[href='{table.removeprefix(club.home)}']").click()
    expect(other.table).to_be_visible()
    expect(club.seat(other, late)).to_contain_text(other.says("page-resigned"))
    club.shot(other, "time-up")
    other.rest()
    other.close_side()
    club.shot(other, "slow-over")
    assert club.letters(late) == so_far
    key = re.search(r"/letters#([A-Za-z0-9_-]+)", club.mailbox.to(club.address(late))[-1].get_content())
    assert key is not None
    late.page.goto(f"{club.home}/letters#{key[1]}")
    expect(late.page.get_by_text(late.says("page-letters-stopped"))).to_be_visible()
    club.shot(late, "letters")
    late.button("page-letters-resume").click()
    expect(late.page.get_by_text(late.says("page-letters-resumed"))).to_be_visible()


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
