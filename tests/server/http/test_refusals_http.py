"""What must not be done at the door and over HTTP is refused with a sentence, and nothing has changed."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.evening import ANNA, TABLE_OF_NOBODY, Evening, check_answer, check_said, closing_code
from tests.server.recording import entries_of
from tests.server.running import Page, Server, Visitor

HOUSE = {"limits": {"misunderstood": 1000}}


# -- at the door -------------------------------------------------------------------------------------------------------


@pytest.mark.few(2)
@pytest.mark.parametrize("origin", ["http://example.org", "null", "https://127.0.0.1", "file://", "http://localhost"])
def test_a_page_of_another_site_gets_no_socket_and_no_post(evening: Evening, origin: str) -> None:
    before = evening.seen()
    with pytest.raises(InvalidStatus) as refused:
        Page(evening.anna, evening.table).open(origin=origin)
    assert refused.value.response.status_code == 403
    for method, path in (("POST", "start"), ("DELETE", "seats/0"), ("POST", "rematch")):
        answer = evening.anna.ask(method, f"/api/tables/{evening.table}/{path}", Origin=origin)
        check_answer(answer, 403, "refused-foreign-origin")
    check_answer(evening.anna.ask("POST", "/api/guest", {"name": "X"}, Origin=origin), 403, "refused-foreign-origin")
    assert evening.anna.get("/api/guest") == ANNA
    assert evening.seen() == before


@pytest.mark.parametrize(
    "host", ["example.org", "127.0.0.1.example.org", "", "[", "localhost@example.org", "x@localhost", "localhost:x"]
)
def test_another_name_for_this_machine_is_not_answered(evening: Evening, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/guest")):
        answer = evening.anna.ask(method, path, {"name": "X"}, Host=host, Origin=f"http://{host}")
        check_answer(answer, 403, "refused-foreign-host")


def raw(server: Server, request: bytes) -> str:
    """What comes back for bytes sent as they are."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(request)
        connection.settimeout(5)
        received = b""
        while piece := connection.recv(65_536):
            received += piece
    return received.decode()


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(evening: Evening) -> None:
    long = {"name": "x" * 70_000}
    check_answer(evening.anna.ask("POST", "/api/guest", long), 413, "refused-too-large")
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{evening.server.port}\r\nConnection: close\r\n"
    chunk = b"8000\r\n" + b" " * 0x8000 + b"\r\n"
    answer = raw(evening.server, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunk * 3 + b"0\r\n\r\n")
    assert answer.startswith("HTTP/1.1 413") and "refused-too-large" in answer
    assert evening.anna.get("/api/guest") == ANNA


def test_a_head_that_never_ends_is_cut_off(evening: Evening) -> None:
    head = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{evening.server.port}\r\nX-Long: ".encode()
    try:
        answer = raw(evening.server, head + b"x" * 2_000_000 + b"\r\n\r\n")
    except ConnectionError:
        answer = ""
    assert not answer.startswith("HTTP/1.1 2")
    assert evening.anna.get("/health") == {"well": True}


# -- over HTTP ---------------------------------------------------------------------------------------------------------

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"name=Anna",
    "half": b'{"name": "An',
    "a list": b"[]",
    "null": b"null",
    "a number for a name": b'{"name": 7}',
    "no name": b"{}",
    "an unknown field": b'{"name": "Anna", "admin": true}',
    "an unknown field of half a surrogate": b'{"name": "Anna", "\\ud800": true}',
    "half a surrogate": b'{"name": "\\ud800"}',
    "NaN": b'{"name": NaN}',
    "a number of many digits": b'{"name": ' + b"9" * 5000 + b"}",
    "not UTF-8": b'{"name": "\xff"}',
    "much nesting": b"[" * 30_000,
    "too long a name": b'{"name": "' + b"a" * 61 + b'"}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_makes_no_sense_is_refused(house: Server, body: bytes) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: close\r\n"
    answer = raw(house, f"{head}Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    assert answer.startswith("HTTP/1.1 422"), answer
    said = json.loads(answer.partition("\r\n\r\n")[2])
    check_said(said, "refused-invalid")
    assert "set-cookie" not in answer.lower()


@pytest.mark.parametrize("name", ["  ", "a" * 25, "\u202e\u202d", "\0\x1f", "\u200b\u2060", "\u00a0\u2003"])
def test_a_name_that_cannot_be_shown_is_refused(house: Server, name: str) -> None:
    anna = house.guest("Anna")
    check_answer(anna.ask("POST", "/api/guest", {"name": name}), 422, "refused-name")
    check_answer(Visitor(house).ask("POST", "/api/guest", {"name": name}), 422, "refused-name")
    assert anna.get("/api/guest") == ANNA
    table = anna.open_table()
    check_answer(anna.ask("POST", f"/api/tables/{table}/seats/0", {"name": name}), 422, "refused-name")
    assert entries_of(house, table) == 0


def test_what_cannot_be_seen_in_a_name_is_dropped(house: Server) -> None:
    anna = house.guest(" An\u202ena\0\t Ma\u200bria ")
    assert anna.get("/api/guest") == {"guest": {"name": "Anna Maria"}}


def refused_request(
    evening: Evening, who: Visitor, method: str, path: str, status: int, *say: str, **body: Any
) -> None:
    """A request about the table is refused, and nothing has changed."""
    before = evening.seen()
    check_answer(who.ask(method, f"/api/tables/{evening.table}{path}", body or None), status, *say)
    assert evening.seen() == before


def test_a_game_under_way_cannot_be_rearranged(evening: Evening) -> None:
    for path, body in (("/seats/0", {"name": "X"}), ("/seats/2/bot", {"level": "novice"})):
        refused_request(evening, evening.anna, "POST", path, 409, "refused-begun", **body)
    refused_request(evening, evening.anna, "DELETE", "/seats/0", 409, "refused-begun")
    refused_request(evening, evening.anna, "DELETE", "", 409, "refused-not-deserted")
    refused_request(evening, evening.anna, "POST", "/start", 409, "refused-begun")
    refused_request(evening, evening.anna, "POST", "/rematch", 409, "refused-not-over")
    refused_request(evening, evening.carla, "POST", "/rematch", 403, "refused-not-seated")


def test_only_somebody_with_a_name_arranges_anything(evening: Evening) -> None:
    stranger = Visitor(evening.server)
    check_answer(stranger.ask("POST", "/api/tables", {"game": "patrician", "seats": 2}), 401, "refused-no-guest")
    for method, path in (("POST", "/start"), ("POST", "/rematch"), ("DELETE", "/seats/0"), ("DELETE", "")):
        refused_request(evening, stranger, method, path, 401, "refused-no-guest")
    stranger.cookie = "signoria_guest=forged"
    refused_request(evening, stranger, "POST", "/start", 401, "refused-no-guest")
    assert stranger.get(f"/api/tables/{evening.table}/mine") == []


def test_a_table_is_arranged_by_those_who_belong_to_it(house: Server) -> None:
    anna, bruno, carla = (house.guest(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.open_table(seats=3)
    bruno.sit(table, 1, family="este")
    before, path = entries_of(house, table), f"/api/tables/{table}"
    refused: list[tuple[Visitor, str, str, dict[str, Any] | None, int, str]] = [
        (carla, "POST", "/seats/1", {}, 409, "refused-seat-taken"),
        (bruno, "POST", "/seats/1", {}, 409, "refused-seat-taken"),
        (carla, "POST", "/seats/7", {}, 404, "refused-no-such-seat"),
        (carla, "POST", "/seats/12", {}, 422, "refused-invalid"),
        (carla, "POST", "/seats/0", {"family": "este"}, 409, "refused-family-taken"),
        (carla, "POST", "/seats/0", {"family": "borgia"}, 422, "refused-invalid"),
        (carla, "POST", "/seats/0", {"nonce": "a b"}, 422, "refused-invalid"),
        (carla, "POST", "/seats/0/bot", {"level": "novice"}, 403, "refused-not-seated"),
        (anna, "POST", "/seats/1/bot", {"level": "novice"}, 409, "refused-seat-taken"),
        (anna, "POST", "/seats/0/bot", {"level": "divine"}, 422, "no-such-level"),
        (anna, "DELETE", "/seats/0", None, 409, "refused-seat-free"),
        (carla, "DELETE", "/seats/1", None, 403, "refused-not-yours"),
        (carla, "POST", "/start", None, 403, "refused-not-seated"),
        (bruno, "POST", "/start", None, 403, "refused-host-starts"),
        (anna, "POST", "/start", None, 409, "refused-seats-free"),
        (bruno, "POST", "/seats/0", {}, 409, "refused-one-seat"),
        (carla, "POST", "/requests", None, 409, "refused-need-not-ask"),
        (carla, "PUT", "/requests/1", {"admit": True}, 403, "refused-not-host"),
        (anna, "PUT", "/requests/1", {"admit": True}, 404, "refused-no-such-request"),
        (anna, "PUT", "/requests/1", {"admit": 1}, 422, "refused-invalid"),
        (bruno, "PATCH", "", {"admission": "request"}, 403, "refused-not-host"),
        (anna, "PATCH", "", {"admission": "closed"}, 422, "refused-invalid"),
        (bruno, "DELETE", "", None, 403, "refused-not-host"),
        (bruno, "GET", "/record", None, 409, "refused-not-begun"),
    ]
    for who, method, rest, body, status, say in refused:
        check_answer(who.ask(method, path + rest, body), status, say)
    assert entries_of(house, table) == before


def test_a_table_given_up_stays_so(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    assert anna.ask("DELETE", f"/api/tables/{table}").status == 204
    before = entries_of(house, table)
    check_answer(anna.ask("POST", f"/api/tables/{table}/seats/0", {}), 409, "refused-closed")
    check_answer(anna.ask("DELETE", f"/api/tables/{table}"), 409, "refused-closed")
    assert entries_of(house, table) == before


def test_a_game_starts_once(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table()
    anna.sit(table, 0)
    bruno.sit(table, 1)
    anna.start(table)
    before = entries_of(house, table)
    check_answer(anna.ask("POST", f"/api/tables/{table}/start"), 409, "refused-begun")
    assert entries_of(house, table) == before


WISHES: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown game": ({"game": "chess", "seats": 2}, "no-such-game"),
    "a game with a long name": ({"game": "c" * 61, "seats": 2}, "refused-invalid"),
    "too many seats": ({"game": "patrician", "seats": 6}, "bad-seats"),
    "no seats": ({"game": "patrician", "seats": 0}, "refused-invalid"),
    "seats in words": ({"game": "patrician", "seats": "2"}, "refused-invalid"),
    "seats that are true": ({"game": "patrician", "seats": True}, "refused-invalid"),
    "an unknown option": ({"game": "patrician", "seats": 2, "options": {"dragons": True}}, "no-such-option"),
    "a choice there is not": ({"game": "patrician", "seats": 2, "options": {"messengers": "some"}}, "bad-choice"),
    "a choice of another kind": ({"game": "patrician", "seats": 2, "options": {"messengers": 1}}, "refused-invalid"),
    "an option for others": (
        {"game": "princes-of-florence", "seats": 3, "options": {"scarce_freedoms": True}},
        "option-not-for-seats",
    ),
    "too many options": (
        {"game": "patrician", "seats": 2, "options": {f"o{number}": True for number in range(21)}},
        "refused-invalid",
    ),
    "a host of one's choice": ({"game": "patrician", "seats": 2, "host": "me"}, "refused-invalid"),
}


@pytest.mark.parametrize(("wish", "say"), WISHES.values(), ids=WISHES)
def test_a_table_that_cannot_be_is_not_opened(house: Server, wish: dict[str, Any], say: str) -> None:
    anna = house.guest("Anna")
    check_answer(anna.ask("POST", "/api/tables", wish), 422, say)
    assert anna.get("/api/tables")["yours"] == []


def test_addresses_and_methods_that_are_not_there_are_refused(house: Server) -> None:
    anna = house.guest("Anna")
    for path in ("/nothing", "/api/nothing", "/t/a/b", "/assets/none.js", f"/{'x' * 300}", "/%00", "/..%2fapp.py"):
        check_answer(anna.ask("GET", path), 404, "refused-no-such-address")
    for path in ("", "/mine", "/invitation", "/record"):
        check_answer(anna.ask("GET", f"/api/tables/{TABLE_OF_NOBODY}{path}"), 404, "refused-no-such-table")
    check_answer(anna.ask("GET", "/api/tables/UP"), 422, "refused-invalid")
    check_answer(anna.ask("GET", "/api/words/de"), 422, "refused-invalid")
    check_answer(anna.ask("GET", "/api/games/chess/words/en"), 404, "no-such-game")
    for method, path in (("PUT", "/api/guest"), ("POST", "/api/games"), ("DELETE", "/"), ("PATCH", "/health")):
        answer = anna.ask(method, path)
        check_answer(answer, 405, "refused-no-such-method")
        assert "GET" in answer.headers["allow"]


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "fr"}


@pytest.mark.parametrize("path", ["/xyz", "/a/b/c", "/api/nothing", f"/api/tables/{TABLE_OF_NOBODY}", "/g/a/b"])
def test_a_browser_gets_a_page_where_nothing_is(house: Server, path: str) -> None:
    answer = house.guest("Anna").ask("GET", path, **BROWSER)
    assert answer.status == 404
    assert answer.headers["content-type"].startswith("text/html")


def test_a_browser_reads_why_it_was_refused(house: Server) -> None:
    answer = house.guest("Anna").ask("GET", "/api/words/de", **BROWSER)
    assert answer.status == 422
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="fr">' in answer.text and 'href="/"' in answer.text
    assert "Cette demande" in answer.text


@pytest.mark.parametrize("table", [TABLE_OF_NOBODY, "x", "%00", "UPPERCASE"])
def test_a_socket_at_no_table_is_closed_with_a_reason(house: Server, table: str) -> None:
    page = Page(house.guest("Anna"), table)
    page.open()
    closing = page.receive()
    assert (closing["it"], closing["again"]) == ("closing", False)
    check_said(closing["why"], "refused-no-such-table")
    assert closing_code(page) == 4404
