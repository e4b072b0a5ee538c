"""What must not be done is refused with a sentence, and nothing has changed."""

from __future__ import annotations

import json
import socket
from dataclasses import dataclass
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import signoria
from signoria.core.words import LANGUAGES, catalogue
from signoria.server.tables.seat import hash_of_token
from tests.server.recording import entries_of
from tests.server.running import Answer, Page, Server, Visitor

ANNA = {"guest": {"name": "Anna"}}
TABLE_OF_NOBODY = "nosuchtable23456"


@dataclass
class Evening:
    """A server with a game under way: Anna and Bruno play, Carla watches, a bot sits in seat 2."""

    server: Server
    anna: Visitor
    bruno: Visitor
    carla: Visitor
    table: str
    tokens: list[str]

    def page(self, seat: int | None = None) -> Page:
        visitor = self.carla if seat is None else (self.anna, self.bruno)[seat]
        return visitor.connect(self.table, None if seat is None else self.tokens[seat])

    def seen(self) -> list[str]:
        """What everybody sees on a new hello, and how long the table's log is."""
        frames = [str(entries_of(self.server, self.table))]
        for seat in (0, 1, None):
            page = self.page(seat)
            frames.append(next(frame for frame in page.frames if '"it":"play"' in frame))
            page.close()
        return frames


HOUSE = {"limits": {"misunderstood": 1000}}


@pytest.fixture
def evening(house: Server) -> Evening:
    """Princes of Florence's opening: all must choose, so nothing moves on but by Anna and Bruno."""
    anna, bruno, carla = (house.guest(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.open_table("princes-of-florence", 3)
    tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
    anna.seat_bot(table, 2)
    watching = carla.connect(table)
    anna.start(table)
    while 2 in watching.until("play")["waiting"]:
        pass
    watching.close()
    return Evening(house, anna, bruno, carla, table, tokens)


def check_said(said: dict[str, Any], *expected: str) -> None:
    """A refusal is one that was expected, and there are words for it in every language."""
    assert said["say"] in expected, said
    for language in LANGUAGES:
        sentence = (
            signoria.game("princes-of-florence")
            .words(language)
            .say(said["say"], **said.get("with", said.get("arguments", {})))
        )
        assert sentence[0].isupper() and sentence[-1] in ".!?", sentence


def check_answer(answer: Answer, status: int, *expected: str) -> None:
    """A refused request."""
    assert answer.status == status, answer
    check_said(answer.json, *expected)
    assert answer.json["sentence"] == catalogue("en").say(answer.json["say"], **answer.json["arguments"])


# -- on the socket -----------------------------------------------------------------------------------------------------


def the_move(page: Page, **other: Any) -> dict[str, Any]:
    """A message that makes the first move on offer."""
    return {"do": "move", "id": page.play["moves"][0]["id"], "seq": page.play["seq"], "key": "k", **other}


NOT_UNDERSTOOD: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "move 1",
    "half a message": '{"do": "move", "id": 1',
    "two messages": '{"do": "ping"} {"do": "ping"}',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "no verb": '{"id": 1}',
    "an unknown verb": '{"do": "cheat"}',
    "a verb that is a number": '{"do": 1}',
    "an unknown field": '{"do": "ping", "x": 1}',
    "an answer of the server's": '{"it": "accepted", "key": "k", "seq": 1}',
    "a field missing": '{"do": "move", "id": 1, "seq": 1}',
    "a text for a number": '{"do": "move", "id": "1", "seq": 1, "key": "k"}',
    "a truth for a number": '{"do": "move", "id": true, "seq": 1, "key": "k"}',
    "a fraction": '{"do": "move", "id": 0.5, "seq": 1, "key": "k"}',
    "less than nothing": '{"do": "move", "id": -1, "seq": 1, "key": "k"}',
    "NaN": '{"do": "move", "id": NaN, "seq": 1, "key": "k"}',
    "infinity": '{"do": "move", "id": 1e999, "seq": 1, "key": "k"}',
    "a key that is empty": '{"do": "rest", "key": ""}',
    "a key that is too long": json.dumps({"do": "rest", "key": "k" * 41}),
    "a key with a control character": json.dumps({"do": "rest", "key": "k\0"}),
    "a preview of no move": '{"do": "preview", "seq": 1, "key": "k"}',
    "a preview without a key": '{"do": "preview", "id": 1, "seq": 1}',
    "a line before the first": '{"do": "then", "line": -1, "key": "k"}',
    "half a surrogate": '{"do": "say", "text": "\\ud800", "key": "k"}',
    "no text": '{"do": "say", "text": "", "key": "k"}',
    "a text that is too long": json.dumps({"do": "say", "text": "a" * 501, "key": "k"}),
    "much nesting": '{"do": "ping", "x": ' + "[" * 3000 + "]" * 1000 + "}",
    "a binary message": b'{"do": "ping"}',
    "binary nonsense": bytes(range(256)),
}


@pytest.mark.parametrize("message", NOT_UNDERSTOOD.values(), ids=NOT_UNDERSTOOD)
def test_a_message_that_makes_no_sense_is_refused(house: Server, message: str | bytes) -> None:
    page = house.guest("Anna").connect(*a_waiting_table(house))
    page.send(message)
    answer = page.receive()
    assert (answer["it"], answer["key"], answer["clause"]) == ("refused", None, None)
    check_said(answer["why"], "refused-not-understood")
    page.send({"do": "ping"})
    assert page.receive()["it"] == "pong"
    page.close()


def a_waiting_table(house: Server) -> tuple[str, str]:
    """A table at which Anna has sat down, and her token."""
    anna = house.guest("Anna")
    table = anna.open_table()
    return table, anna.sit(table, 0)


def test_numbers_of_any_size_are_refused(evening: Evening) -> None:
    before, page = evening.seen(), evening.page(0)
    for number in (999_999, 2**31, 2**63 - 1, 2**63, 2**64, 10**300):
        page.send(the_move(page, id=number))
        check_said(page.until("refused")["why"], "no-such-move", "refused-not-understood")
        page.send(the_move(page, seq=number))
        check_said(page.until("refused")["why"], "refused-from-the-future", "refused-not-understood")
        page.send(the_move(page, do="preview", id=number))
        check_said(page.until("refused")["why"], "no-such-move", "refused-not-understood")
        page.send({"do": "then", "line": number, "key": "k"})
        check_said(page.until("refused")["why"], "refused-from-the-future", "refused-not-understood")
    page.close()
    assert evening.seen() == before


def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(evening: Evening) -> None:
    before, page, other = evening.seen(), evening.page(0), evening.page(1)
    page.send({"do": "say", "text": "a" * 5000, "key": "k"})
    assert closing_code(page) == 1009
    other.send({"do": "ping"})
    other.until("pong")
    other.close()
    assert evening.seen() == before


def test_text_that_is_not_utf8_ends_the_connection_and_nothing_else(evening: Evening) -> None:
    before, page = evening.seen(), evening.page(0)
    page.socket.send(b"\xff\xfe{", text=True)
    assert closing_code(page) == 1007
    assert evening.seen() == before


def closing_code(page: Page) -> int:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until("nothing that is ever sent")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def refused_move(evening: Evening, seat: int | None, message: dict[str, Any], *expected: str) -> None:
    """A message is refused, and nothing has changed."""
    before, page = evening.seen(), evening.page(seat)
    page.send(message)
    answer = page.until("refused", "accepted")
    assert (answer["it"], answer["key"]) == ("refused", message["key"])
    check_said(answer["why"], *expected)
    page.close()
    assert evening.seen() == before


def test_a_spectator_cannot_act(evening: Evening) -> None:
    page = evening.page(0)
    message = the_move(page)
    page.close()
    refused_move(evening, None, message, "refused-spectator")
    refused_move(evening, None, {**message, "do": "preview"}, "refused-spectator")
    for asked in ({"do": "undo", "seq": 1}, {"do": "rest"}, {"do": "back"}, {"do": "agree", "seat": 1}):
        refused_move(evening, None, {**asked, "key": "k"}, "refused-spectator")


def test_another_seats_move_is_refused(evening: Evening) -> None:
    page = evening.page(1)
    message = the_move(page)
    page.close()
    refused_move(evening, 0, message, "why-PF-2")
    refused_move(evening, 0, {**message, "do": "preview"}, "why-PF-2")


def test_a_seat_that_is_not_to_act_cannot_act(evening: Evening) -> None:
    page = evening.page(0)
    message = the_move(page, key="again")
    assert page.move()["it"] == "accepted"
    page.close()
    refused_move(evening, 0, {**message, "seq": message["seq"] + 1}, "why-PF-2")
    refused_move(evening, 0, message, "why-PF-2")
    refused_move(evening, 0, {**message, "do": "preview"}, "why-PF-2")


def test_nothing_can_be_done_before_hello(evening: Evening) -> None:
    before, page = evening.seen(), Page(evening.anna, evening.table)
    page.open()
    for message in (
        {"do": "move", "id": 0, "seq": 1, "key": "k"},
        {"do": "undo", "seq": 1, "key": "k"},
        {"do": "say", "text": "hello", "key": "k"},
        {"do": "agree", "seat": 0, "key": "k"},
        {"do": "rest", "key": "k"},
        {"do": "back", "key": "k"},
        {"do": "why", "text": "x"},
        {"do": "preview", "id": 0, "seq": 1, "key": "k"},
        {"do": "then", "line": 0, "key": "k"},
    ):
        page.send(message)
        answer = page.receive()
        assert answer["it"] == "refused"
        check_said(answer["why"], "refused-hello-first")
    page.close()
    assert evening.seen() == before


@pytest.mark.parametrize("forged", ["", "x", "0" * 64, "é" * 50])
def test_a_forged_token_opens_no_seat(evening: Evening, forged: str) -> None:
    page = Page(evening.carla, evening.table)
    page.open()
    page.send({"do": "hello", "token": forged})
    check_said(page.receive()["why"], "refused-no-such-token")
    page.send({"do": "rest", "key": "k"})
    check_said(page.receive()["why"], "refused-hello-first")
    page.close()


def test_a_token_of_another_table_or_a_hash_opens_no_seat(evening: Evening) -> None:
    _, token = a_waiting_table(evening.server)
    page = evening.anna.connect(evening.table)
    cookie = evening.anna.cookie.partition("=")[2]
    for wrong in (token, hash_of_token(evening.tokens[0]), evening.tokens[0].upper(), cookie):
        page.send({"do": "hello", "token": wrong})
        check_said(page.until("refused")["why"], "refused-no-such-token")
    assert page.last["welcome"]["seat"] is None
    page.close()


def test_a_token_that_is_refused_leaves_the_page_where_it_was(evening: Evening) -> None:
    page = evening.page(0)
    page.send({"do": "hello", "token": "wrong"})
    check_said(page.until("refused")["why"], "refused-no-such-token")
    assert page.move()["it"] == "accepted"
    page.close()


def test_the_same_key_is_done_once(evening: Evening) -> None:
    page = evening.page(0)
    message = the_move(page, key="once")
    page.send(message)
    first = page.until("accepted")
    after = evening.seen()
    for _ in range(3):
        page.send(message)
        assert page.until("accepted", "refused") == first
    page.close()
    again = evening.page(0)
    again.send(message)
    assert again.until("accepted", "refused") == first
    again.close()
    assert evening.seen() == after


def test_the_same_key_of_another_seat_is_another_request(evening: Evening) -> None:
    for seat in (0, 1):
        page = evening.page(seat)
        assert page.move(key="k")["it"] == "accepted"
        page.close()
    assert entries_of(evening.server, evening.table) >= 7


def test_what_is_said_twice_with_one_key_is_heard_once(evening: Evening) -> None:
    page = evening.page(None)
    first = page.ask("say", text="salve", key="s")
    assert page.ask("say", text="salve", key="s") == first
    assert page.ask("say", text="salve", key="t")["seq"] == first["seq"] + 1
    assert [line["text"] for line in evening.page(0).last["chat"]["chat"]] == ["salve", "salve"]
    page.close()


def test_a_move_that_others_have_overtaken_is_stale(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table()
    first, second = anna.sit(table, 0), bruno.sit(table, 1)
    anna.start(table)
    pages = [anna.connect(table, first), bruno.connect(table, second)]
    acting = 0 if pages[0].play["moves"] else 1
    page = pages[acting]
    old = the_move(page, key="old")
    assert page.move()["it"] == "accepted"
    while page.play["moves"] == [] or page.play["seq"] <= old["seq"]:
        for one in pages:
            while one.play["seq"] < max(other.play["seq"] for other in pages):
                one.until("play")
        if page.play["seq"] > old["seq"] and page.play["moves"]:
            break
        actor = next((one for one in pages if one.play["moves"] and one.play["seq"] > old["seq"]), None)
        if actor is None:
            page.until("play")
        elif actor is not page:
            answer = actor.move()
            while actor.play["seq"] < answer["seq"]:
                actor.until("play")
    before = entries_of(house, table)
    for late in (old, {**old, "do": "preview"}):
        page.send(late)
        check_said(page.until("refused")["why"], "refused-stale")
    assert entries_of(house, table) == before
    for one in pages:
        one.close()


def test_an_undo_is_done_once(evening: Evening) -> None:
    page = evening.page(0)
    answer = page.move()
    while page.play["seq"] < answer["seq"]:
        page.until("play")
    assert page.play["may_undo"]
    seq = page.play["seq"]
    assert page.ask("undo", seq=seq)["it"] == "accepted"
    after = evening.seen()
    check_said(page.ask("undo", seq=seq)["why"], "refused-stale", "cannot-undo")
    check_said(page.ask("undo", seq=page.play["seq"])["why"], "refused-stale", "cannot-undo")
    page.close()
    assert evening.seen() == after


def test_a_person_cannot_move_while_a_bot_plays_for_them(evening: Evening) -> None:
    other = evening.page(1)
    assert other.move()["it"] == "accepted"
    page = evening.page(0)
    answer = page.move()
    assert page.ask("rest")["it"] == "accepted"
    check_said(page.ask("move", id=0, seq=answer["seq"])["why"], "refused-bot-plays")
    check_said(page.ask("preview", id=0, seq=answer["seq"])["why"], "refused-bot-plays")
    check_said(page.ask("undo", seq=answer["seq"])["why"], "refused-bot-plays")
    check_said(page.ask("rest")["why"], "refused-bot-plays")
    assert page.ask("back")["it"] == "accepted"
    check_said(page.ask("back")["why"], "refused-no-bot-plays")
    page.close()
    other.close()


def test_agreeing_is_refused_where_nobody_is_away(evening: Evening) -> None:
    before = evening.seen()
    page, other = evening.page(0), evening.page(1)
    check_said(page.ask("agree", seat=1)["why"], "refused-not-away")
    check_said(page.ask("agree", seat=2)["why"], "refused-bot-plays")
    check_said(page.ask("agree", seat=9)["why"], "refused-no-such-seat")
    page.close()
    other.close()
    assert evening.seen() == before


def test_a_line_of_nothing_is_not_said_and_one_of_much_is_cleaned(evening: Evening) -> None:
    page = evening.page(0)
    for nothing in (" ", "\t\n", "\u202e\u200b", "\0\x07"):
        check_said(page.ask("say", text=nothing)["why"], "refused-empty")
    page.ask("say", text=" ciao\n\u202ea\0 tutti ")
    assert page.last["chat"]["chat"][-1]["text"] == "ciao a tutti"
    page.close()


def test_a_stranger_without_a_name_cannot_speak(evening: Evening) -> None:
    page = Visitor(evening.server).connect(evening.table)
    check_said(page.ask("say", text="ciao")["why"], "refused-no-guest")
    page.close()


CHANGES: list[dict[str, Any]] = [
    {"do": "move", "id": 0, "seq": 0},
    {"do": "preview", "id": 0, "seq": 0},
    {"do": "undo", "seq": 0},
    {"do": "rest"},
    {"do": "back"},
]
"""What only somebody in a running game may ask for, without its key."""


def test_nothing_can_be_done_before_the_beginning_and_after_the_end(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    token = anna.sit(table, 0)
    page = anna.connect(table, token)
    for asked in (*CHANGES, {"do": "then", "line": 0}):
        page.send({**asked, "key": "k"})
        check_said(page.until("refused")["why"], "refused-not-begun")
    page.send({"do": "why", "text": "x"})
    check_said(page.until("refused")["why"], "refused-not-begun")
    anna.seat_bot(table, 1)
    anna.start(table)
    assert page.ask("rest")["it"] == "accepted"
    while page.last.get("play", {"outcome": None})["outcome"] is None:
        page.until("play")
    before = entries_of(house, table)
    for asked in CHANGES:
        page.send({**asked, "key": "k"})
        check_said(page.until("refused")["why"], "refused-over", "refused-bot-plays")
    assert entries_of(house, table) == before
    page.close()


# -- at the door -------------------------------------------------------------------------------------------------------


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
    for path in ("/seats/0", ""):
        refused_request(evening, evening.anna, "DELETE", path, 409, "refused-begun")
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
        (bruno, "POST", "/start", None, 409, "refused-seats-free"),
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
    anna = house.guest("Anna")
    table = anna.open_table()
    anna.sit(table, 0)
    anna.sit(table, 1)
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


@pytest.mark.parametrize("table", [TABLE_OF_NOBODY, "x", "%00", "UPPERCASE"])
def test_a_socket_at_no_table_is_closed_with_a_reason(house: Server, table: str) -> None:
    page = Page(house.guest("Anna"), table)
    page.open()
    closing = page.receive()
    assert (closing["it"], closing["again"]) == ("closing", False)
    check_said(closing["why"], "refused-no-such-table")
    assert closing_code(page) == 4404
