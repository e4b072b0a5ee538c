"""Links by mail: they sign up and in, once and for a while, and tell nobody who is a member."""

from __future__ import annotations

import sqlite3
import time

import pytest

from tests.server.accounts.mailbox import Mailbox
from tests.server.accounts.people import account_of, link_for, member, use_link
from tests.server.evening import check_answer
from tests.server.running import Server, Visitor


def test_a_guest_signs_up_by_link_and_keeps_name_and_seats(club: Server, mailbox: Mailbox) -> None:
    anna = club.guest("Anna")
    table = anna.open_table()
    token = anna.sit(table, 0)
    page = anna.connect(table, token)
    before = anna.cookie
    use_link(anna, link_for(anna, mailbox, " Anna@Example.org "))
    account = account_of(anna)
    assert (account["name"], account["email"], account["role"]) == ("Anna", "anna@example.org", "member")
    assert anna.cookie != before
    assert anna.get("/api/tables")["yours"][0]["id"] == table
    page.send({"do": "ping"})
    page.until("pong")
    page.close()
    again = anna.connect(table, token)
    assert again.last["welcome"]["seat"] == 0 and again.last["welcome"]["is_host"]
    again.close()
    stolen = Visitor(club, before)
    assert stolen.get("/api/guest") == {"guest": None}


def test_a_member_takes_up_the_same_seats_on_another_device(club: Server, mailbox: Mailbox) -> None:
    bruno = member(club, mailbox, "Bruno")
    table = bruno.open_table()
    bruno.sit(table, 0)
    bruno.seat_bot(table, 1)
    bruno.start(table)
    phone = Visitor(club)
    use_link(phone, link_for(phone, mailbox, "bruno@example.org"))
    assert phone.get("/api/guest") == {"guest": {"name": "Bruno"}}
    [held] = phone.get(f"/api/tables/{table}/mine")
    page = phone.connect(table, held["token"])
    assert page.last["welcome"]["seat"] == 0
    while not page.play["moves"]:
        page.until("play")
    assert page.move()["it"] == "accepted"
    page.close()
    elsewhere = Visitor(club).connect(table, held["token"])
    assert elsewhere.last["welcome"]["seat"] == 0, "a program that is given a seat's token plays that seat"
    elsewhere.close()


def test_a_link_is_good_once(club: Server, mailbox: Mailbox) -> None:
    carla = Visitor(club)
    token = link_for(carla, mailbox, "carla@example.org")
    assert carla.post("/api/sign-in/links/look", {"token": token})["does"] == "sign-up"
    use_link(carla, token)
    assert account_of(carla)["name"] == "Guest 12"
    for path, body in (("look", {"token": token}), ("use", {"token": token, "name": "X"})):
        answer = Visitor(club).ask("POST", f"/api/sign-in/links/{path}", body)
        check_answer(answer, 410, "refused-link")
    never = Visitor(club).ask("POST", "/api/sign-in/links/use", {"token": "n" * 43, "name": "X"})
    check_answer(never, 410, "refused-link")


def test_a_link_that_is_too_old_is_refused(club: Server, mailbox: Mailbox) -> None:
    dora = Visitor(club)
    token = link_for(dora, mailbox, "dora@example.org")
    with sqlite3.connect(club.database.removeprefix("sqlite:///")) as database:
        good_until = database.execute("SELECT expires_at FROM sign_in_link WHERE email = 'dora@example.org'").fetchone()
        assert 25 * 60 < good_until[0] - time.time() <= 30 * 60
        database.execute("UPDATE sign_in_link SET expires_at = ? WHERE email = 'dora@example.org'", (time.time(),))
    database.close()
    for path, body in (("look", {"token": token}), ("use", {"token": token, "name": "X"})):
        check_answer(dora.ask("POST", f"/api/sign-in/links/{path}", body), 410, "refused-link")
    assert dora.get("/api/guest") == {"guest": None}


def test_nobody_learns_by_asking_who_is_a_member(club: Server, mailbox: Mailbox) -> None:
    member(club, mailbox, "Enzo")
    asked = [
        Visitor(club).ask("POST", "/api/sign-in/links", {"email": email, "language": "en"})
        for email in ("enzo@example.org", "nobody@example.org")
    ]
    known, unknown = [(answer.status, answer.text, sorted(answer.headers)) for answer in asked]
    assert known == unknown == (204, "", known[2])
    mails = [mailbox.wait("enzo@example.org", 2), mailbox.wait("nobody@example.org")]
    assert len({(mail["Subject"], len(mail.get_content())) for mail in mails}) == 1


def test_a_guests_games_come_along_to_the_member_who_signs_in_or_stay(club: Server, mailbox: Mailbox) -> None:
    fanny = member(club, mailbox, "Fanny")
    own = fanny.open_table()
    phone = club.guest("Fanny's phone")
    table = phone.open_table()
    seat = phone.sit(table, 1)
    page = phone.connect(table, seat)
    page.ask("say", text="I am here")
    use_link(phone, link_for(phone, mailbox, "fanny@example.org"), takes_along=True)
    assert {card["id"] for card in phone.get("/api/tables")["yours"]} == {own, table}
    assert [held["seat"] for held in fanny.get(f"/api/tables/{table}/mine")] == [1]
    page.close()
    again = phone.connect(table, seat)
    assert again.last["welcome"]["seat"] == 1 and again.last["welcome"]["is_host"]
    assert again.last["chat"]["chat"][0]["author"] == again.last["welcome"]["author"]
    again.close()
    visitor = club.guest("Somebody else")
    other = visitor.open_table()
    cookie = visitor.cookie
    use_link(visitor, link_for(visitor, mailbox, "fanny@example.org"), takes_along=False)
    assert other not in {card["id"] for card in visitor.get("/api/tables")["yours"]}
    assert Visitor(club, cookie).get("/api/tables")["yours"][0]["id"] == other


def test_what_was_passed_is_there_after_a_restart(club: Server, mailbox: Mailbox) -> None:
    gino = member(club, mailbox, "Gino")
    phone = club.guest("Phone")
    table = phone.open_table()
    phone.sit(table, 0)
    use_link(phone, link_for(phone, mailbox, "gino@example.org"))
    club.stop()
    club.start()
    assert [held["seat"] for held in gino.get(f"/api/tables/{table}/mine")] == [0]
    page = gino.connect(table, gino.get(f"/api/tables/{table}/mine")[0]["token"])
    assert page.last["welcome"]["is_host"]
    page.close()


@pytest.mark.parametrize(
    "email", ["", "no", "a@", "@b.org", "a b@c.org", "a@b\nBcc: c@d.org", "é@b.org", "a@" + "b" * 300]
)
def test_what_is_no_mail_address_is_refused(club: Server, email: str) -> None:
    answer = Visitor(club).ask("POST", "/api/sign-in/links", {"email": email, "language": "fr"})
    assert answer.status == 422 and answer.json["say"] in ("refused-mail-address", "refused-invalid")


def test_a_house_without_mail_says_so(house: Server) -> None:
    visitor = Visitor(house)
    assert visitor.get("/api/account") == {"account": None, "mail": False, "tables": 0}
    answer = visitor.ask("POST", "/api/sign-in/links", {"email": "a@example.org", "language": "en"})
    check_answer(answer, 409, "refused-no-mail")


def test_mail_is_in_the_language_that_was_asked_for(club: Server, mailbox: Mailbox) -> None:
    link_for(Visitor(club), mailbox, "henri@example.org", "fr")
    mail = mailbox.wait("henri@example.org")
    assert mail["Subject"] == "Votre lien pour Signoria"
    assert mail["To"] == "henri@example.org" and "pendant 30 minutes" in mail.get_content()


def test_one_mail_address_is_not_flooded(club: Server) -> None:
    asked = [
        Visitor(club).ask("POST", "/api/sign-in/links", {"email": "ida@example.org", "language": "en"}).status
        for _ in range(6)
    ]
    assert asked == [204] * 5 + [429]


def test_a_member_adds_an_address_and_nobody_takes_anothers(club: Server, mailbox: Mailbox) -> None:
    jan, kai = member(club, mailbox, "Jan"), member(club, mailbox, "Kai")
    jan.post("/api/account/address", {"email": "jan@example.com", "language": "en"})
    token = mailbox.token("jan@example.com")
    assert kai.post("/api/sign-in/links/look", {"token": token})["does"] == "add-address"
    answer = kai.ask("POST", "/api/sign-in/links/use", {"token": token, "name": "X"})
    check_answer(answer, 403, "refused-link-elsewhere")
    use_link(jan, token)
    assert account_of(jan)["email"] == "jan@example.com"
    jan.post("/api/account/address", {"email": "kai@example.org", "language": "en"})
    answer = jan.ask("POST", "/api/sign-in/links/use", {"token": mailbox.token("kai@example.org", 2), "name": "X"})
    check_answer(answer, 409, "refused-address-taken")
    assert account_of(jan)["email"] == "jan@example.com"
