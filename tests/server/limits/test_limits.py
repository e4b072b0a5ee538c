"""Nobody can take so much that others go short: each limit refuses, and the next visitor does not notice."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from signoria.server.config.settings import Limits
from tests.server.deaf import deaf_page
from tests.server.running import PATIENCE, Page, Server, Visitor

Run = Callable[..., Any]


@pytest.fixture
def strict(tmp_path: Path) -> Callable[..., Server]:
    """A server with limits of one's choice, not yet started."""

    def made(away: float = 60.0, hello: float = 10.0, unread: float = 20.0, **limits: Any) -> Server:
        settings = {"limits": limits, "away": away, "hello": hello, "unread": unread}
        return Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings)

    return made


def closing(page: Page) -> tuple[int, str]:
    """With which code and words the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        page.until("nothing that is ever sent")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, page.last["closing"]["why"]["say"]


def test_an_address_takes_so_many_names(strict: Callable[..., Server]) -> None:
    with strict(new_guests="3/hour") as server:
        known, *_ = [server.guest(f"Guest {number}") for number in range(3)]
        answer = Visitor(server).ask("POST", "/api/guest", {"name": "Too many"})
        assert (answer.status, answer.json["say"]) == (429, "refused-too-often")
        assert known.ask("POST", "/api/guest", {"name": "Renamed"}).status == 200


def test_a_guest_asks_so_much_a_minute(strict: Callable[..., Server]) -> None:
    with strict(requests="5/minute") as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        statuses = [anna.ask("POST", "/api/guest", {"name": f"Anna {number}"}).status for number in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert anna.ask("GET", "/api/tables").status == 429
        assert bruno.ask("POST", "/api/tables", {"game": "patrician", "seats": 2}).status == 201


def test_a_guest_opens_so_many_tables_an_hour(strict: Callable[..., Server]) -> None:
    with strict(new_tables="2/hour") as server:
        anna, wanted = server.guest("Anna"), {"game": "patrician", "seats": 2}
        statuses = [anna.ask("POST", "/api/tables", wanted).status for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert server.guest("Bruno").ask("POST", "/api/tables", wanted).status == 201


def test_a_guest_has_so_many_open_tables_until_one_is_given_up(strict: Callable[..., Server]) -> None:
    with strict(open_tables=2) as server:
        anna, wanted = server.guest("Anna"), {"game": "patrician", "seats": 2}
        first = anna.open_table()
        anna.open_table()
        answer = anna.ask("POST", "/api/tables", wanted)
        assert (answer.status, answer.json["say"]) == (429, "refused-too-many-tables")
        anna.ask("DELETE", f"/api/tables/{first}")
        assert anna.ask("POST", "/api/tables", wanted).status == 201


def test_a_guest_has_so_many_connections(strict: Callable[..., Server]) -> None:
    with strict(connections=2) as server:
        anna = server.guest("Anna")
        table = anna.open_table()
        pages = [anna.connect(table) for _ in range(2)]
        third = Page(anna, table)
        third.open()
        assert closing(third) == (4429, "closing-too-many")
        for other in (server.guest("Bruno"), Visitor(server)):
            other.connect(table).close()
        pages[0].close()
        again(lambda: anna.connect(table).close())


def again(attempt: Callable[[], object]) -> None:
    """Try until it works: the server learns of a goodbye a moment later."""
    for _ in range(50):
        try:
            attempt()
        except ConnectionClosed:
            time.sleep(0.05)
        else:
            return
    attempt()


def test_a_guest_sends_so_many_messages_on_all_their_sockets(strict: Callable[..., Server]) -> None:
    with strict(messages=40, messages_a_second=0.01) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        table = anna.open_table()
        pages, other = [anna.connect(table), anna.connect(table)], bruno.connect(table)
        with suppress(ConnectionClosed):
            for number in range(30):
                pages[number % 2].send({"do": "ping"})
                pages[number % 2].until("pong")
        assert closing(pages[0]) == (4429, "closing-too-much")
        assert sum('"pong"' in frame for page in pages for frame in page.frames) == 20
        with pytest.raises(ConnectionClosed):
            anna.connect(table)
        other.send({"do": "ping"})
        other.until("pong")


def a_move(page: Page) -> dict[str, Any]:
    """The first move on offer, as a preview names it."""
    return {"id": page.play["moves"][0]["id"], "seq": page.play["seq"]}


def test_a_guest_looks_so_often_at_what_a_move_would_do_and_stays_connected(strict: Callable[..., Server]) -> None:
    with strict(previews=6, previews_a_second=0.01) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        table = anna.open_table("princes-of-florence", 2)
        tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
        anna.start(table)
        page, again, other = (
            anna.connect(table, tokens[0]),
            anna.connect(table, tokens[0]),
            bruno.connect(table, tokens[1]),
        )
        answers = [page.ask("preview", **a_move(page)) for _ in range(4)]
        answers += [again.ask("then", line=0) for _ in range(4)]
        assert [answer["it"] for answer in answers] == ["preview"] * 4 + ["then"] * 2 + ["refused"] * 2
        assert answers[-1]["why"]["say"] == "refused-too-often"
        assert page.ask("preview", **a_move(page))["why"]["say"] == "refused-too-often"
        assert page.move()["it"] == "accepted"
        assert other.ask("preview", **a_move(other))["it"] == "preview"


def test_a_pointer_may_sweep_over_all_moves(tmp_path: Path) -> None:
    limits = Limits()
    settings = {"limits": {"previews": limits.previews, "messages": limits.messages}}
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        anna = server.guest("Anna")
        table = anna.open_table("princes-of-florence", 2, one_device=True)
        tokens = [anna.sit(table, seat) for seat in range(2)]
        anna.start(table)
        page = anna.connect(table, tokens[0])
        assert {page.ask("preview", **a_move(page))["it"] for _ in range(40)} == {"preview"}
        for _ in range(40):
            page.send({"do": "preview", "key": "k", **a_move(page)})
        page.send({"do": "ping"})
        page.until("pong")
        assert page.move()["it"] == "accepted"


def test_a_guest_says_so_many_lines_on_all_their_connections(strict: Callable[..., Server]) -> None:
    with strict(lines="3/minute") as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        table = anna.open_table()
        bruno.sit(table, 1)
        pages = [anna.connect(table), anna.connect(table)]
        answers = [pages[number % 2].ask("say", text=f"line {number}") for number in range(5)]
        assert [answer["it"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
        assert answers[-1]["why"]["say"] == "refused-too-often"
        assert bruno.connect(table).ask("say", text="ciao")["it"] == "accepted"


def test_too_much_nonsense_ends_a_connection(strict: Callable[..., Server]) -> None:
    with strict(misunderstood=3) as server:
        anna = server.guest("Anna")
        table = anna.open_table()
        page, other = anna.connect(table), anna.connect(table)
        for _ in range(4):
            page.send("nonsense")
        assert closing(page) == (4400, "closing-not-understood")
        assert sum("refused-not-understood" in frame for frame in page.frames) == 4
        other.send({"do": "ping"})
        other.until("pong")


def test_a_page_that_says_nothing_is_not_waited_for(strict: Callable[..., Server]) -> None:
    with strict(hello=1.0) as server:
        anna = server.guest("Anna")
        table = anna.open_table()
        page, greeted = Page(anna, table), anna.connect(table)
        page.open()
        assert closing(page) == (4408, "closing-no-hello")
        assert page.last["closing"]["again"] is True
        time.sleep(1.1)
        greeted.send({"do": "ping"})
        greeted.until("pong")


def test_pings_do_not_put_off_the_hello(strict: Callable[..., Server]) -> None:
    with strict(hello=0.4) as server:
        anna = server.guest("Anna")
        page = Page(anna, anna.open_table())
        page.open()
        until = time.monotonic() + PATIENCE
        with suppress(ConnectionClosed):
            while time.monotonic() < until:
                page.send({"do": "ping"})
                page.receive()
                time.sleep(0.05)
        assert closing(page) == (4408, "closing-no-hello")


def test_a_page_that_does_not_read_is_dropped_and_delays_nobody(strict: Callable[..., Server]) -> None:
    with strict(outbox=100, lines="1000000/minute") as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        table = anna.open_table()
        tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
        page = anna.connect(table, tokens[0])
        for number in range(100):
            assert page.ask("say", text=f"{number} " + "\N{CASTLE}" * 490)["it"] == "accepted"
        with deaf_page(bruno, table, tokens[1]) as deaf:
            while not page.until("seating")["table"]["seats"][1]["present"]:
                pass
            for _ in range(60):
                deaf.hello()
            slowest = longest_answer(page)
        assert slowest < 2.0
        back = bruno.connect(table, tokens[1])
        assert back.ask("say", text="there again")["it"] == "accepted"


def test_a_page_that_takes_nothing_for_a_while_is_cut_off_however_much_may_wait_for_it(
    strict: Callable[..., Server],
) -> None:
    with strict(unread=1.0, outbox=1_000_000, outbox_bytes=1_000_000_000) as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno")
        table = anna.open_table()
        tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
        anna.start(table)
        page = anna.connect(table, tokens[0])
        with deaf_page(bruno, table, tokens[1]) as deaf:
            while not page.until("seating")["table"]["seats"][1]["present"]:
                pass
            for _ in range(300):
                deaf.hello()
            longest_answer(page)


def longest_answer(page: Page) -> float:
    """The longest that a page waits for an answer until the other seat is given up on."""
    slowest, end = 0.0, time.monotonic() + 20.0
    while page.last["seating"]["table"]["seats"][1]["present"]:
        began = time.monotonic()
        assert began < end, "a page that does not read is still there"
        page.send({"do": "ping"})
        page.until("pong")
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.01)
    return slowest
