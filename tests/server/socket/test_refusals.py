"""What must not be done on a socket is refused with a sentence, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.server.tables.seat import hash_of_token
from tests.server.evening import Evening, check_said, closing_code
from tests.server.recording import entries_of
from tests.server.running import Page, Server, Visitor

HOUSE = {"limits": {"misunderstood": 1000}}


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


@pytest.mark.few(12)
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
        {"do": "lines", "before": 1, "key": "k"},
        {"do": "earlier", "before": 1, "key": "k"},
        {"do": "remove", "line": 0, "key": "k"},
        {"do": "mute", "author": "a", "muted": True, "key": "k"},
        {"do": "allow", "who": "nobody", "key": "k"},
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
    page = evening.anna.connect(evening.table)
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
