"""Devices: listed, ended, and nobody else's; a guest is asked for nothing and is shown nothing."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts.people import account_of, new_passkey
from tests.server.evening import check_answer
from tests.server.running import Page, Server, Visitor

HOUSE = {"limits": {"sign_ins": "80/hour"}}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


def two_devices(house: Server, name: str) -> tuple[Visitor, Visitor, list[str]]:
    """A member on two devices, and recovery codes that are left."""
    first = house.guest(name)
    _, codes = new_passkey(first)
    second = Visitor(house)
    second.ask("POST", "/api/sign-in/code", {"code": codes[0]}, User_Agent=FIREFOX)
    return first, second, codes[1:]


def test_devices_are_listed_and_one_that_is_signed_out_is_let_go_at_once(house: Server) -> None:
    first, second, _ = two_devices(house, "Anna")
    table = first.open_table()
    first.sit(table, 0)
    held = second.get(f"/api/tables/{table}/mine")[0]["token"]
    page = second.connect(table, held)
    sessions = account_of(first)["sessions"]
    [other] = [session for session in sessions if not session["current"]]
    assert (other["device"], other["way"], len(sessions)) == ("Firefox, Linux", "code", 2)
    assert first.ask("DELETE", f"/api/account/sessions/{other['id']}").status == 204
    assert page.until("closing")["why"]["say"] == "closing-signed-out"
    with pytest.raises(ConnectionClosed):
        page.receive()
    assert second.get("/api/guest") == {"guest": None}
    thief = Page(Visitor(house), table)
    thief.open()
    thief.send({"do": "hello", "token": held})
    assert thief.until("refused")["why"]["say"] == "refused-no-such-token"
    thief.close()
    assert [session["current"] for session in account_of(first)["sessions"]] == [True]
    check_answer(first.ask("DELETE", f"/api/account/sessions/{other['id']}"), 404, "refused-no-such-device")


def test_all_other_devices_are_signed_out_at_once(house: Server) -> None:
    first, second, codes = two_devices(house, "Bruno")
    third = Visitor(house)
    third.post("/api/sign-in/code", {"code": codes[0]})
    assert second.ask("DELETE", "/api/account/sessions").status == 204
    assert [visitor.get("/api/guest")["guest"] is None for visitor in (first, second, third)] == [True, False, True]


def test_who_signs_out_is_nobody_and_can_come_back(house: Server) -> None:
    first, _, codes = two_devices(house, "Carla")
    cookie = first.cookie
    first.post("/api/account/sign-out")
    assert Visitor(house, cookie).get("/api/guest") == {"guest": None}
    first.cookie = ""
    first.post("/api/sign-in/code", {"code": codes[0]})
    assert first.get("/api/guest") == {"guest": {"name": "Carla"}}


def test_who_signs_in_as_somebody_else_is_no_longer_who_they_were(house: Server) -> None:
    first, second, _ = two_devices(house, "Dora")
    _, _, codes = two_devices(house, "Enzo")
    first.post("/api/sign-in/code", {"code": codes[0]})
    assert first.get("/api/guest") == {"guest": {"name": "Enzo"}}
    assert len(account_of(second)["sessions"]) == 1


def test_a_name_and_a_language_are_changed_on_all_devices(house: Server) -> None:
    first, second, _ = two_devices(house, "Fanny")
    first.post("/api/guest", {"name": "Fanchon"})
    assert first.ask("PATCH", "/api/account", {"language": "fr"}).status == 204
    assert (account_of(second)["name"], account_of(second)["language"]) == ("Fanchon", "fr")
    assert first.ask("PATCH", "/api/account", {"language": "de"}).status == 422


OF_MEMBERS: list[tuple[str, str, Any]] = [
    ("PATCH", "", {"language": "fr"}),
    ("POST", "/address", {"email": "a@example.org", "language": "fr"}),
    ("DELETE", "/address", None),
    ("POST", "/codes", None),
    ("DELETE", "/sessions", None),
    ("DELETE", "/sessions/0123456789abcdef", None),
    ("POST", "/sign-out", None),
    ("PATCH", "/passkeys/AAAA", {"name": "mine"}),
    ("DELETE", "/passkeys/AAAA", None),
]


@pytest.mark.parametrize(("method", "path", "body"), OF_MEMBERS)
def test_a_guest_and_a_stranger_can_do_nothing_that_is_for_members(
    house: Server, method: str, path: str, body: Any
) -> None:
    for visitor in (Visitor(house), house.guest("Gino")):
        check_answer(visitor.ask(method, f"/api/account{path}", body), 401, "refused-no-member")


def test_another_members_devices_and_passkeys_are_nobody_elses(house: Server) -> None:
    anna, _, _ = two_devices(house, "Anna")
    bruno, _, _ = two_devices(house, "Bruno")
    theirs = account_of(anna)
    for session in theirs["sessions"]:
        answer = bruno.ask("DELETE", f"/api/account/sessions/{session['id']}")
        check_answer(answer, 404, "refused-no-such-device")
    [passkey] = theirs["passkeys"]
    path = f"/api/account/passkeys/{passkey['id']}"
    check_answer(bruno.ask("DELETE", path), 404, "refused-no-such-passkey")
    check_answer(bruno.ask("PATCH", path, {"name": "mine"}), 404, "refused-no-such-passkey")
    assert account_of(anna) == theirs


@pytest.mark.parametrize("origin", ["https://example.org", "null"])
def test_another_sites_page_changes_nothing(house: Server, origin: str) -> None:
    first, second, codes = two_devices(house, "Henri")
    for method, path, body in OF_MEMBERS:
        answer = first.ask(method, f"/api/account{path}", body, Origin=origin)
        check_answer(answer, 403, "refused-foreign-origin")
    for path, body in (("code", {"code": codes[0]}), ("new", None), ("passkeys/any", None), ("passkeys/ask", None)):
        check_answer(second.ask("POST", f"/api/sign-in/{path}", body, Origin=origin), 403, "refused-foreign-origin")
    assert account_of(second)["codes"] == len(codes)


def test_nobody_tries_codes_for_ever(house: Server) -> None:
    answers = [Visitor(house).ask("POST", "/api/sign-in/code", {"code": f"{n:016}"}).status for n in range(81)]
    assert answers[-1] == 429 and set(answers) <= {403, 429}
