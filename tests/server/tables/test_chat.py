"""The chat of a table: who may speak, what the host does with it, and how much of it is sent."""

from __future__ import annotations

import json

import pytest

from signoria.server.protocol.from_page import Allow, Mute, Remove
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import ChatLine
from signoria.server.tables import entries, requests
from signoria.server.tables.chat import KEPT_LINES, author_of
from signoria.server.tables.entries import Entry, as_data, kind_of, read_entry
from signoria.server.tables.frames import CHAT_BYTES, Attendance, chat, earlier_lines, encode, table_facts
from signoria.server.tables.snapshots import from_log, frozen, thawed
from signoria.server.tables.table import Table
from tests.server.running import Page, Server
from tests.server.table_builders import TABLE, a_table, happen, started

HOST = "guest-0"
WIDE = "\N{CASTLE}" * 490


def say(table: Table, text: str, seat: int | None = 1, guest: str | None = "guest-1") -> int:
    """Say something; the number of the line."""
    happen(table, requests.say(table, seat, guest, "Carla", text, f"say {table.seq}"))
    return table.chat.said - 1


def texts(lines: list[ChatLine]) -> list[str | None]:
    return [line.text for line in lines]


def refused(table: Table, seat: int | None, guest: str | None) -> str | None:
    """Why somebody may not speak; None if they may."""
    try:
        requests.say(table, seat, guest, "Carla", "ciao", "k")
    except Refused as refusal:
        return refusal.said.say
    return None


# -- how much is kept and sent -----------------------------------------------------------------------------------------


def test_when_there_are_too_many_lines_the_oldest_go_and_the_others_keep_their_numbers() -> None:
    table = started()
    for number in range(KEPT_LINES + 7):
        assert say(table, f"line {number}") == number
    assert len(table.chat.lines) == KEPT_LINES
    assert (table.chat.line(6), table.chat.oldest) == (None, 7)
    line = table.chat.line(7)
    assert line is not None and line.text == "line 7"
    assert table.chat.line(table.chat.said) is None


def test_a_chat_full_of_long_lines_is_sent_in_small_pieces_that_make_up_the_whole() -> None:
    table = started()
    for number in range(KEPT_LINES + 20):
        say(table, f"{number} {WIDE}")
    first = chat(table)
    assert first.anew and first.chat
    assert len(encode(first)) < CHAT_BYTES + 200
    assert first.oldest == 20
    held, start = list(first.chat), first.chat_from
    while start > first.oldest:
        earlier = earlier_lines(table, start, "k")
        assert len(encode(earlier)) < CHAT_BYTES + 200
        assert earlier.lines and earlier.lines_from + len(earlier.lines) == start
        held, start = [*earlier.lines, *held], earlier.lines_from
    assert texts(held) == [f"{number} {WIDE}" for number in range(20, KEPT_LINES + 20)]


def test_of_lines_that_are_gone_or_not_yet_said_there_is_nothing() -> None:
    table = started()
    assert earlier_lines(table, 3, "k").lines == []
    for number in range(KEPT_LINES + 3):
        say(table, f"line {number}")
    gone = earlier_lines(table, 2, "k")
    assert (gone.lines_from, gone.lines) == (3, [])
    ahead = earlier_lines(table, 10**9, "k")
    assert texts(ahead.lines)[-1] == f"line {KEPT_LINES + 2}"


# -- who may speak -----------------------------------------------------------------------------------------------------


def test_those_who_sit_and_the_host_may_speak_and_spectators_if_the_host_likes() -> None:
    table = a_table()
    happen(table, requests.sit(table, 1, "guest-1", "Bruno", None, "n", "hash"))
    speakers = [(1, "guest-1"), (1, None), (None, "guest-1"), (None, HOST), (None, "guest-9"), (None, None)]
    only_seated = [None, None, None, None, "refused-chat-seated", "refused-no-guest"]
    assert [refused(table, *speaker) for speaker in speakers] == only_seated
    happen(table, requests.allow(table, HOST, Allow("everybody", "a")))
    assert [refused(table, *speaker) for speaker in speakers] == [None] * 5 + ["refused-no-guest"]
    happen(table, requests.allow(table, HOST, Allow("nobody", "b")))
    assert [refused(table, *speaker) for speaker in speakers] == ["refused-chat-closed"] * 5 + ["refused-no-guest"]
    happen(table, requests.allow(table, HOST, Allow("seated", "c")))
    assert [refused(table, *speaker) for speaker in speakers] == only_seated


def test_who_is_muted_cannot_speak_from_their_seat_nor_as_a_spectator_until_the_host_lets_them() -> None:
    table = started()
    author = table.author(1, None)
    say(table, "ciao")
    happen(table, requests.mute(table, HOST, Mute(author, True, "a")))
    assert [refused(table, 1, "guest-1"), refused(table, 1, None)] == ["refused-muted"] * 2
    assert refused(table, None, "guest-1") == "refused-muted"
    assert refused(table, 2, "guest-2") is None
    assert table_facts(table, Attendance()).muted == [author]
    happen(table, requests.mute(table, HOST, Mute(author, False, "b")))
    assert refused(table, 1, "guest-1") is None
    assert table_facts(table, Attendance()).muted == []


def test_an_author_is_the_same_in_and_out_of_their_seat_and_another_at_every_table() -> None:
    table = started()
    assert table.author(1, None) == table.author(None, "guest-1") == author_of(TABLE, "guest-1")
    assert len({author_of(TABLE, "guest-1"), author_of(TABLE, "guest-2"), author_of("another", "guest-1")}) == 3


@pytest.mark.parametrize("guest", ["guest-1", "guest-9", None])
def test_only_the_host_keeps_order_in_the_chat(guest: str | None) -> None:
    table = started()
    say(table, "ciao")
    for ask in (
        lambda: requests.mute(table, guest, Mute(table.author(1, None), True, "k")),
        lambda: requests.remove_line(table, guest, Remove(0, "k")),
        lambda: requests.allow(table, guest, Allow("nobody", "k")),
    ):
        with pytest.raises(Refused, match="refused-not-host"):
            ask()


def test_a_line_and_an_author_that_there_are_not_are_refused() -> None:
    table = started()
    say(table, "ciao")
    with pytest.raises(Refused, match="refused-no-such-author"):
        requests.mute(table, HOST, Mute(table.author(2, None), True, "k"))
    with pytest.raises(Refused, match="refused-no-such-line"):
        requests.remove_line(table, HOST, Remove(1, "k"))
    happen(table, requests.remove_line(table, HOST, Remove(0, "k")))
    with pytest.raises(Refused, match="refused-no-such-line"):
        requests.remove_line(table, HOST, Remove(0, "other"))


# -- what is kept ------------------------------------------------------------------------------------------------------


def test_what_a_removed_line_said_is_in_no_frame_and_no_snapshot() -> None:
    table = started()
    for text in ("one", "something vile", "three"):
        say(table, text)
    happen(table, requests.remove_line(table, HOST, Remove(1, "k")))
    assert texts(chat(table).chat) == ["one", None, "three"]
    assert b"vile" not in encode(chat(table)) + encode(earlier_lines(table, 3, "k")) + frozen(table)


def test_the_chat_follows_from_the_log_and_from_a_snapshot() -> None:
    log: list[Entry] = [
        entries.Sat(0, HOST, "Anna", "este", "hash", "n"),
        entries.Spoke(HOST, 0, "Anna", "ciao", "a"),
        entries.Spoke("guest-9", None, "Carla", "salve", "b"),
        entries.Removed(HOST, 0, "c"),
        entries.Muted(HOST, author_of(TABLE, "guest-9"), True, "d"),
        entries.Allowed(HOST, "everybody", "e"),
    ]
    rows = [(read_entry(kind_of(entry), as_data(entry)), 1_000.0 + number) for number, entry in enumerate(log)]
    table = from_log(a_table().charter, rows)
    assert [entry for entry, _ in rows] == log
    assert texts(table.chat.lines) == [None, "salve"]
    assert (table.chat.muted, table.chat.allowed) == ([author_of(TABLE, "guest-9")], "everybody")
    again = thawed(table.charter, frozen(table))
    assert again.chat == table.chat
    assert requests.done_before(again, f"guest {HOST}", "d") == 5


# -- on the wire -------------------------------------------------------------------------------------------------------


def lines_of(page: Page) -> list[str | None]:
    return [line["text"] for line in page.last["chat"]["chat"]]


def test_everybody_is_told_what_the_host_does_with_the_chat(house: Server) -> None:
    anna, bruno, carla = (house.guest(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.open_table()
    seated = bruno.connect(table, bruno.sit(table, 1))
    host, watching = anna.connect(table), carla.connect(table)
    assert host.last["welcome"]["author"] != seated.last["welcome"]["author"] != watching.last["welcome"]["author"]
    assert watching.ask("say", text="ciao")["why"]["say"] == "refused-chat-seated"
    assert seated.ask("say", text="something vile")["it"] == "accepted"
    author = seated.last["welcome"]["author"]
    assert watching.until("chat")["chat"][0]["author"] == author

    assert seated.ask("remove", line=0)["why"]["say"] == "refused-not-host"
    removed = host.ask("remove", line=0, key="r")
    assert removed["it"] == "accepted" and host.ask("remove", line=0, key="r") == removed
    assert watching.until("removed") == {"it": "removed", "line": 0}
    assert host.ask("mute", author=author, muted=True)["it"] == "accepted"
    assert watching.until("seating")["table"]["muted"] == [author]
    assert seated.ask("say", text="again")["why"]["say"] == "refused-muted"
    assert host.ask("allow", who="everybody")["it"] == "accepted"
    while watching.last["seating"]["table"]["chat_for"] != "everybody":
        watching.until("seating")
    assert watching.ask("say", text="grazie")["it"] == "accepted"
    assert host.ask("allow", who="nobody")["it"] == "accepted"
    assert watching.ask("say", text="more")["why"]["say"] == "refused-chat-closed"

    late = carla.connect(table)
    assert lines_of(late) == [None, "grazie"]
    assert "vile" not in json.dumps(late.frames)
    assert late.last["seating"]["table"]["chat_for"] == "nobody"
    for page in (seated, host, watching, late):
        page.close()


def test_a_page_asks_for_the_lines_before_those_it_was_sent(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    page = anna.connect(table)
    for number in range(6):
        assert page.ask("say", text=f"{number} {WIDE}")["it"] == "accepted"
    late = anna.connect(table)
    sent = late.last["chat"]
    assert (sent["anew"], sent["oldest"]) == (True, 0) and sent["chat_from"] > 0
    earlier = late.ask("lines", before=sent["chat_from"])
    assert (earlier["it"], earlier["lines_from"]) == ("lines", 0)
    said = [line["text"] for line in [*earlier["lines"], *sent["chat"]]]
    assert said == [f"{number} {WIDE}" for number in range(6)]
    page.close()
    late.close()
