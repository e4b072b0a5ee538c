"""A game over four days between the two of a club: an invitation, letters, days off, and time that runs out."""

from __future__ import annotations

import re
from email.message import EmailMessage
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from tests.browser.club import ENOUGH, Club, field
from tests.browser.passing_days import leave, pass_hours
from tests.browser.person import NEXT_QUESTION, Person, first_asked

STATE = f"() => ({NEXT_QUESTION})() ?? (document.title.endsWith('Patrician – Signoria') ? 'rests' : null)"
"""What a page of Patrician asks, or that it is somebody else's turn."""
SOON = 0.3
"""Hours after which a member is written to."""


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
