"""Stopping: in order, soon, and with nothing lost; and not starting, in one sentence."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.deaf import deaf_page
from tests.server.live.test_crashes import read_log
from tests.server.running import Page, Server

SOON = 8.0
"""Seconds, on a busy machine."""


def playing_with_a_bot(server: Server) -> Page:
    host = server.guest("Lucrezia")
    table = host.open_table(seats=2)
    token = host.sit(table, 0)
    host.seat_bot(table, 1, "apprentice")
    host.start(table)
    page = host.connect(table, token)
    while not page.play["moves"]:
        page.until("play")
    return page


def hear_the_end(page: Page) -> tuple[int | None, list[str]]:
    """With which code the socket was closed, and the keys that were acknowledged before."""
    acknowledged = []
    try:
        while True:
            message = page.receive()
            if message["it"] == "accepted":
                acknowledged.append(message["key"])
    except ConnectionClosed as closed:
        return (closed.rcvd.code if closed.rcvd else None), acknowledged


@pytest.mark.few(1)
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_told_to_stop_closes_its_sockets_keeps_all_and_leaves_no_process(
    database_url: str, tmp_path: Path, how: signal.Signals
) -> None:
    with Server(database_url, tmp_path / "server.log") as server:
        page = playing_with_a_bot(server)
        first = page.move(key="first")
        assert first["it"] == "accepted"
        while not page.play["moves"]:
            page.until("play")
        workers = server.bot_workers()
        assert workers
        page.send({"do": "move", "id": page.play["moves"][0]["id"], "seq": page.play["seq"], "key": "second"})
        began = time.monotonic()
        status = server.stop(how)
        assert time.monotonic() - began < SOON
        assert status in (0, -how)
        code, acknowledged = hear_the_end(page)
        assert code in (1012, 1001)
        assert page.last["closing"] == {"it": "closing", "why": {"say": "closing-stopping", "with": {}}, "again": True}
        for worker in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(worker, 0)
        kept = [entry.data.get("key") for entry in read_log(database_url, page.table)]
        assert kept.count("first") == 1
        assert set(acknowledged) <= set(kept)
        assert kept.count("second") <= 1
        page.close()
    assert '"level": "error"' not in (tmp_path / "server.log").read_text()


def test_a_page_that_does_not_read_does_not_keep_a_server_from_stopping(server: Server) -> None:
    page = playing_with_a_bot(server)
    host = page.visitor
    table = host.open_table()
    token = host.sit(table, 0)
    speaking = host.connect(table, token)
    for number in range(25):
        assert speaking.ask("say", text=f"{number} " + "\N{CASTLE}" * 490)["it"] == "accepted"
    with deaf_page(host, table, token) as deaf:
        for _ in range(30):
            deaf.hello()
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < SOON
    hear_the_end(page)
    assert page.last["closing"]["again"] is True


# -- a server that cannot start ----------------------------------------------------------------------------------------


def serve(database: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "signoria", "serve", "--port", "0", "--database", database, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_who_asks_twice_still_gets_a_clean_end(server: Server) -> None:
    page = playing_with_a_bot(server)
    server.send_signal(signal.SIGINT)
    time.sleep(0.03)
    server.stop(signal.SIGINT)
    code, _ = hear_the_end(page)
    assert code in (1001, 1012)
    assert '"level": "error"' not in server.log.read_text()


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "kind",
    [
        "not a database",
        "nobody listens",
        "no address",
        *(pytest.param(kind, marks=pytest.mark.full) for kind in ("folder", "no such kind")),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, kind: str) -> None:
    (tmp_path / "text.db").write_text("This is not a database. " * 100)
    database = {
        "folder": f"sqlite:///{tmp_path}",
        "not a database": f"sqlite:///{tmp_path / 'text.db'}",
        "nobody listens": "postgresql://medici:palle@127.0.0.1:1/house",
        "no such kind": "oracle9://somewhere/house",
        "no address": "house.db",
    }[kind]
    ended = serve(database)
    assert ended.returncode not in (0, None)
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert "Traceback" not in ended.stderr
    assert "database" in ended.stderr
    assert "palle" not in ended.stderr


@pytest.mark.full
def test_a_wrong_password_is_one_sentence_that_does_not_repeat_it(postgres_url: str) -> None:
    head, _, query = postgres_url.partition("?")
    name = head.rpartition("/")[2]
    ended = serve(f"postgresql://nobody_of_that_name:palle@/{name}?{query}")
    assert ended.returncode not in (0, None)
    assert len(ended.stderr.strip().splitlines()) == 1, ended.stderr
    assert "palle" not in ended.stderr
