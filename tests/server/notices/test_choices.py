"""What members choose over HTTP, of what they are told and where it goes; and the games that wait for everybody."""

from __future__ import annotations

import time
from typing import Any

from signoria.server.notices.push_key import in_base64
from tests.server.accounts.mailbox import Mailbox
from tests.server.accounts.people import link_for, member, use_link
from tests.server.notices.push_service import Browser, Listening, decrypted, listening, who_pushed
from tests.server.notices.test_webhooks import checked
from tests.server.running import Server, Visitor

KINDS = ("turn", "time", "ended", "seat", "invited", "round")
NOTICES, PUSH, WEBHOOK = "/api/account/notices", "/api/account/push", "/api/account/webhook"


def notices_of(visitor: Visitor) -> Any:
    return visitor.get(NOTICES)


def until(look: Any) -> Any:
    """What a look gives, once it gives something."""
    deadline = time.monotonic() + 20
    while not (found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return found


def test_who_has_chosen_nothing_gets_few_letters_and_all_else(club: Server, mailbox: Mailbox) -> None:
    told = notices_of(member(club, mailbox, "Ada"))
    wanted = {(one["channel"], one["kind"]) for one in told["choices"] if one["wanted"]}
    by_mail = {("mail", "turn"), ("mail", "round")}
    assert wanted == by_mail | {*((channel, kind) for channel in ("push", "webhook") for kind in KINDS)}
    assert (told["mail"], told["webhook"], told["push"]["here"], told["push"]["devices"]) == (True, None, False, 0)
    assert len(told["push"]["key"]) == 87


def test_all_this_is_for_members(club: Server, mailbox: Mailbox) -> None:
    choice = {"channel": "mail", "kind": "turn", "wanted": True}
    asked = (
        ("GET", NOTICES, None),
        ("PATCH", NOTICES, choice),
        ("PUT", PUSH, Browser().subscription("https://push.example.org/1")),
        ("DELETE", PUSH, None),
        ("POST", f"{PUSH}/trial", None),
        ("PUT", WEBHOOK, {"address": "https://example.org/"}),
        ("DELETE", WEBHOOK, None),
        ("POST", f"{WEBHOOK}/trial", None),
    )
    for visitor in (club.guest("Guest"), Visitor(club)):
        for method, path, body in asked:
            refused = visitor.ask(method, path, body)
            assert (refused.status, refused.json["say"]) == (401, "refused-no-member"), path
    anna = member(club, mailbox, "Amelia")
    for method, path, body in asked:
        foreign = anna.ask(method, path, body, Origin="https://elsewhere.example")
        assert (foreign.status == 403) == (method != "GET"), path


def test_a_device_shows_notices_until_it_is_signed_out(club: Server, mailbox: Mailbox, service: Listening) -> None:
    carla, browser = member(club, mailbox, "Carla"), Browser()
    key = notices_of(carla)["push"]["key"]
    assert carla.ask("POST", f"{PUSH}/trial").json["say"] == "refused-no-push"
    endpoint = f"{service.address}/carla"
    assert carla.ask("PUT", PUSH, browser.subscription(endpoint)).status == 204
    assert notices_of(carla)["push"] == {"key": key, "here": True, "devices": 1}
    assert carla.ask("POST", f"{PUSH}/trial").status == 204
    request = service.wait()
    assert who_pushed(service, request)["k"] == key
    assert b"come through" in decrypted(request.body, browser.private, browser.auth)

    laptop = Visitor(club)
    use_link(laptop, link_for(laptop, mailbox, "carla@example.org"))
    assert notices_of(laptop)["push"] == {"key": key, "here": False, "devices": 1}
    laptop.ask("DELETE", "/api/account/sessions")
    assert notices_of(laptop)["push"]["devices"] == 0
    assert laptop.ask("PUT", PUSH, browser.subscription(endpoint)).status == 204
    assert laptop.ask("DELETE", PUSH).status == 204
    assert notices_of(laptop)["push"]["here"] is False


def test_a_browser_shows_notices_for_who_used_it_last(club: Server, mailbox: Mailbox, service: Listening) -> None:
    one, other, browser = member(club, mailbox, "Dora"), member(club, mailbox, "Emma"), Browser()
    for visitor in (one, other):
        assert visitor.ask("PUT", PUSH, browser.subscription(f"{service.address}/shared")).status == 204
    assert (notices_of(one)["push"]["here"], notices_of(other)["push"]["here"]) == (False, True)


def test_only_a_browser_is_pushed_to(club: Server, mailbox: Mailbox) -> None:
    flora, browser = member(club, mailbox, "Flora"), Browser()
    good = browser.subscription("http://127.0.0.1:9/")
    no_point = in_base64(b"\x04" + bytes(64))
    for bad in ({"endpoint": "https://10.0.0.1/"}, {"endpoint": "file:///etc/passwd"}, {"p256dh": no_point}):
        refused = flora.ask("PUT", PUSH, {**good, **bad})
        assert (refused.status, refused.json["say"]) == (422, "refused-push")
    for bad in ({"p256dh": "short"}, {"auth": "x" * 30}, {"endpoint": "x"}, {"more": "x"}):
        assert flora.ask("PUT", PUSH, {**good, **bad}).json["say"] == "refused-invalid"
    assert notices_of(flora)["push"]["devices"] == 0


def test_a_webhook_has_a_secret_that_is_told_once(club: Server, mailbox: Mailbox, service: Listening) -> None:
    greta, address = member(club, mailbox, "Greta"), f"{service.address}/greta"
    assert greta.ask("POST", f"{WEBHOOK}/trial").json["say"] == "refused-no-webhook"
    answer = greta.ask("PUT", WEBHOOK, {"address": address})
    assert answer.headers["cache-control"] == "no-store"
    secret = answer.json["secret"]
    assert secret not in str(notices_of(greta)) + greta.ask("GET", "/api/account/export").text
    assert greta.ask("POST", f"{WEBHOOK}/trial").status == 204
    body = checked(service.wait(), secret)
    assert (body["kind"], body["table"]) == ("trial", None)
    hook = until(lambda: (found := notices_of(greta)["webhook"])["said"] and found)
    assert (hook["address"], hook["on"], hook["failures"], hook["said"]) == (address, True, 0, "201")
    assert greta.ask("PUT", WEBHOOK, {"address": address}).json["secret"] != secret
    assert greta.ask("DELETE", WEBHOOK).status == 204
    assert notices_of(greta)["webhook"] is None


def test_nothing_is_posted_into_our_network(club: Server, mailbox: Mailbox) -> None:
    ines = member(club, mailbox, "Ines")
    for address in (
        "https://10.0.0.1/hook",
        "https://[::1]/hook",
        "https://169.254.169.254/latest/meta-data",
        "http://1.1.1.1/hook",
        "https://no-such-name.invalid/hook",
        "https://user@127.0.0.1/hook",
        "gopher://127.0.0.1/",
    ):
        refused = ines.ask("PUT", WEBHOOK, {"address": address})
        assert (refused.status, refused.json["say"]) == (422, "refused-webhook"), "and no more is said of it"


def test_nobody_can_have_us_knock_at_an_address_all_the_time(club: Server, mailbox: Mailbox) -> None:
    julia = member(club, mailbox, "Julia")
    with listening() as there:
        asked = [julia.ask("PUT", WEBHOOK, {"address": there.address}).status for _ in range(32)]
    assert asked.count(429) in (1, 2) and asked[0] == 200


def test_a_member_is_told_while_away_and_not_while_at_the_table(
    club: Server, mailbox: Mailbox, service: Listening
) -> None:
    lea, other = member(club, mailbox, "Lea"), club.guest("Other")
    lea.ask("PUT", WEBHOOK, {"address": f"{service.address}/lea"})
    clock = {"per": "move", "seconds": 3600, "increment": 0, "then": "wait"}
    table = lea.post("/api/tables", {"game": "princes-of-florence", "seats": 3, "options": {}, "clock": clock})["id"]
    page = lea.connect(table, lea.sit(table, 0))
    other.sit(table, 1)
    lea.seat_bot(table, 2)
    lea.start(table)
    time.sleep(2.5)
    assert service.requests == []
    page.close()
    assert service.wait().path == "/lea"
    turns = lea.get("/api/turns")
    assert [(one["id"], one["your_turn"]) for one in turns] == [(table, True)] and turns[0]["time_left"] > 3500
    lea.ask("DELETE", WEBHOOK)


def test_everybody_sees_the_games_that_wait_for_them_and_nobody_elses(club: Server) -> None:
    anna, bruno, carla = (club.guest(name) for name in ("Anna", "Bruno", "Carla"))
    assert Visitor(club).ask("GET", "/api/turns").status == 401
    table, waiting = anna.open_table(), anna.open_table()
    anna.sit(table, 0)
    bruno.sit(table, 1)
    assert anna.get("/api/turns") == []
    anna.start(table)
    turns = [[(one["id"], one["your_turn"]) for one in visitor.get("/api/turns")] for visitor in (anna, bruno, carla)]
    assert turns[2] == [] and waiting not in str(turns)
    assert sorted(turns[0] + turns[1]) == [(table, False), (table, True)]
