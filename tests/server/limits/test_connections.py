"""Connections: how many are let in, how long they are waited for, and what those hear who are not."""

from __future__ import annotations

import http.client
import json
import re
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from signoria.server.config.settings import Limits, Settings
from signoria.server.http.routes.health import may_measure
from signoria.server.http.too_slow import Unread
from signoria.server.limits.connections import WAITED, ConnectionLimits
from signoria.server.limits.open_files import FEWEST, KEPT, raise_limit, room_for_connections
from tests.server.deaf import deaf_page
from tests.server.limits.test_budgets import ELSEWHERE, HOME, Clock
from tests.server.running import PATIENCE, Server, Visitor

HOUSE = {"head": 1.5, "body": 1.5, "limits": {"address_connections": 60, "messages": 200}}
"""For the tests that need a running server."""


class Half:
    """A connection whose request has not come in yet."""

    is_cut_off = False

    def cut_off(self) -> None:
        self.is_cut_off = True


def incoming(clock: Clock, room: int = 1_000, public_url: str | None = None, **limits: Any) -> ConnectionLimits:
    return ConnectionLimits(Settings(limits=Limits(**limits), public_url=public_url), room, clock)


def said(door: ConnectionLimits, address: str) -> str | None:
    """Why a new connection is not let in."""
    refused = door.enter(address, Half())
    return None if refused is None else refused.said.say


# -- counting ----------------------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    door = incoming(Clock(), address_connections=3)
    assert [said(door, HOME) for _ in range(4)] == [None] * 3 + ["refused-too-many-connections"]
    assert said(door, ELSEWHERE) is None
    for _ in range(2):
        door.leave(HOME)
    assert said(door, HOME) is None


def test_an_address_opens_so_many_connections_a_second() -> None:
    clock = Clock()
    door = incoming(clock, openings=5, openings_a_second=2.0)

    def opened() -> list[str | None]:
        answers = [said(door, HOME) for _ in range(8)]
        for _ in answers:
            door.leave(HOME)
        return answers

    assert opened() == [None] * 5 + ["refused-too-often"] * 3
    clock.now += 1.0
    assert opened() == [None] * 2 + ["refused-too-often"] * 6


def test_one_address_never_takes_more_than_half_of_the_room() -> None:
    door = incoming(Clock(), room=100)
    assert sum(said(door, HOME) is None for _ in range(300)) == 50
    for _ in range(250):
        door.leave(HOME)
    assert said(door, ELSEWHERE) is None


def test_a_full_server_lets_go_of_who_has_been_half_done_for_longest() -> None:
    clock = Clock()
    door = incoming(clock, room=4)
    halves = [Half() for _ in range(4)]
    for number, half in enumerate(halves):
        assert door.enter(f"192.0.2.{number}", half) is None
    assert said(door, ELSEWHERE) == "refused-full"
    door.leave(ELSEWHERE)
    door.asked(halves[0])
    clock.now += WAITED
    assert said(door, ELSEWHERE) is None
    assert [half.is_cut_off for half in halves] == [False, True, False, False]


def test_a_trusted_proxy_speaks_for_many_and_is_trusted_only_where_there_is_to_be_one() -> None:
    behind, open_ = (incoming(Clock(), public_url=url, address_connections=2) for url in ("https://games.test", None))
    assert [said(behind, "127.0.0.1") for _ in range(5)] == [None] * 5
    assert [said(behind, HOME) for _ in range(3)][-1] == "refused-too-many-connections"
    assert [said(open_, "127.0.0.1") for _ in range(3)][-1] == "refused-too-many-connections"


def test_who_takes_a_little_is_waited_for_and_who_takes_nothing_is_not() -> None:
    slow, dead = Unread(), Unread()
    assert [slow.seconds(waiting, float(now)) for now, waiting in enumerate((0, 90, 90, 80, 85, 84, 0))][-2:] == [0, 0]
    assert [dead.seconds(waiting, float(now)) for now, waiting in enumerate((0, 90, 90, 96, 96))] == [0, 0, 1, 2, 3]


# -- open files --------------------------------------------------------------------------------------------------------


def test_a_server_may_open_as_many_files_as_the_system_grants() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
        assert raise_limit() == hard
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_some_files_are_kept_for_the_database() -> None:
    assert room_for_connections(1_024) == 1_024 - KEPT
    assert room_for_connections(20) == FEWEST


# -- at a server -------------------------------------------------------------------------------------------------------


@contextmanager
def half_a_request(server: Server, sent: bytes = b"GET /health HTTP/1.1\r\nHost: local") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        yield connection


def heard(connection: socket.socket) -> tuple[int, str]:
    """The status and the message of what is answered before the connection is closed; 0 if nothing is."""
    answer = b""
    while chunk := connection.recv(65_536):
        answer += chunk
    head, _, body = answer.partition(b"\r\n\r\n")
    return (int(head.split()[1]), json.loads(body)["say"]) if answer else (0, "")


def test_half_a_head_is_not_waited_for_however_it_drips(house: Server) -> None:
    with half_a_request(house) as silent, half_a_request(house) as dripping, half_a_request(house, b"") as idle:
        end = time.monotonic() + PATIENCE
        dripping.settimeout(0.2)
        answer = b""
        while not answer and time.monotonic() < end:
            dripping.sendall(b"x")
            try:
                answer = dripping.recv(65_536)
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert heard(silent) == (408, "refused-too-slow")
        assert heard(idle) == (0, "")


def test_half_a_body_is_not_waited_for(house: Server) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nContent-Type: application/json\r\n"
    with half_a_request(house, f'{head}Content-Length: 20\r\n\r\n{{"name":'.encode()) as connection:
        assert heard(connection) == (408, "refused-too-slow")


def test_a_body_that_is_too_long_is_refused_although_its_length_was_not_told(house: Server) -> None:
    cookie = house.guest("Anna").cookie
    for path, most in (("/api/guest", 65_536), ("/api/replays", 200_000)):
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nCookie: {cookie}\r\nConnection: close\r\n"
        with half_a_request(house, f"{head}Transfer-Encoding: chunked\r\n\r\n".encode()) as connection:
            for _ in range(most // 10_000 + 1):
                connection.sendall(b"2710\r\n" + b"x" * 10_000 + b"\r\n")
            connection.sendall(b"0\r\n\r\n")
            assert heard(connection) == (413, "refused-too-large")


@pytest.mark.parametrize("path", ["/api/games", "/assets/nothing", "/api/guest"])
def test_a_body_that_is_none_is_told_so_and_is_no_fault_though_nobody_reads_it(house: Server, path: str) -> None:
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    with half_a_request(house, head + b"zz\r\n") as connection:
        assert connection.recv(64).startswith(b"HTTP/1.1 400 ")
    assert Visitor(house).get("/health") == {"well": True}
    assert "LocalProtocolError" not in house.log.read_text()


def test_who_has_too_many_connections_is_told_so_and_the_others_stay_open(house: Server) -> None:
    with ExitStack() as stack:
        connections = [stack.enter_context(half_a_request(house, b"")) for _ in range(61)]
        assert heard(connections[-1]) == (429, "refused-too-many-connections")
        connections[0].sendall(f"GET /health HTTP/1.0\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        assert connections[0].recv(1_024).startswith(b"HTTP/1.1 200 ")


def test_pings_that_are_sent_without_end_cut_a_socket_off(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    token = anna.sit(table, 0)
    pings = b"\x89\x80\x00\x00\x00\x00" * PINGS
    with deaf_page(anna, table, token) as deaf, pytest.raises(ConnectionError):
        deaf.sendall(pings)
    anna.connect(table).close()


PINGS = 10_000_000
"""Far more than fit into what lies between the two ends."""

FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 256))
from signoria.cli import main
sys.argv = ["signoria", "serve", "--port", "0", "--lang", "en", "--database", sys.argv[1]]
main()
"""


def test_with_few_files_three_hundred_half_requests_shut_nobody_out(tmp_path: Path) -> None:
    """The server may open 256 files."""
    command = [sys.executable, "-c", FULL, f"sqlite:///{tmp_path / 'house.db'}"]
    log = tmp_path / "server.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True) as running,
    ):
        try:
            assert running.stdout is not None
            found = re.search(r":(\d+)/", running.stdout.readline())
            assert found is not None, log.read_text()
            server = Server("", log, port=int(found[1]))
            with ExitStack() as stack:
                for _ in range(300):
                    stack.enter_context(half_a_request(server))
                # loopback has many addresses, and this visitor comes from another one
                with socket.create_connection(
                    ("127.0.0.1", server.port), timeout=PATIENCE, source_address=("127.0.0.2", 0)
                ) as other:
                    other.sendall(f"GET /health HTTP/1.0\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
                    assert other.recv(1_024).startswith(b"HTTP/1.1 200 ")
            assert '"files": 256' in log.read_text()
        finally:
            running.kill()


def asking(peer: str = "127.0.0.1", host: str = "localhost:8655", **headers: str) -> Request:
    """A request for the measures."""
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in {"host": host, **headers}.items()]
    return Request({"type": "http", "method": "GET", "path": "/metrics", "headers": sent, "client": (peer, 1)})


def test_measures_are_shown_to_who_has_the_token_or_without_one_to_this_machine() -> None:
    alone, public = Settings(), Settings(public_url="https://games.test")
    assert may_measure(asking(), alone) and may_measure(asking("::1", "[::1]:8655"), alone)
    assert not may_measure(asking(HOME), alone)
    assert not may_measure(asking(host="games.test"), alone)
    assert not may_measure(asking(), public)
    for settings in (replace(alone, metrics_token="palle"), replace(public, metrics_token="palle")):
        assert may_measure(asking(HOME, "games.test", authorization="Bearer palle"), settings)
        assert not may_measure(asking(), settings)
        assert not may_measure(asking(authorization="Bearer other"), settings)


def named_from(server: Server, peer: str, claimed: str) -> int:
    """The status when somebody takes a name who comes from one address and claims to come from another."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": claimed}
    asked = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(peer, 0))
    with closing(asked) as connection:
        connection.request("POST", "/api/guest", json.dumps({"name": "Anna"}), headers)
        return connection.getresponse().status


def test_a_stranger_cannot_choose_an_address_and_a_proxy_can(tmp_path: Path) -> None:
    settings = {"public_url": "https://games.test", "limits": {"new_guests": "2/hour"}}
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        assert [named_from(server, "127.0.0.2", f"192.0.2.{number}") for number in range(3)] == [200, 200, 429]
        assert [named_from(server, "127.0.0.1", f"192.0.2.{number}") for number in range(3)] == [200] * 3
        # the last address is the one that the proxy has added
        assert [named_from(server, "127.0.0.1", f"10.0.0.{number}, {HOME}") for number in range(3)] == [200, 200, 429]


def test_measures_are_shown_to_this_machine_only_and_not_through_a_proxy(house: Server) -> None:
    anna = Visitor(house)
    assert anna.ask("GET", "/metrics").status == 200
    for headers in (
        {"X_Forwarded_For": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"X_Real_IP": "127.0.0.1"},
        {"Via": "1.1 proxy"},
    ):
        answer = anna.ask("GET", "/metrics", **headers)
        assert (answer.status, answer.json["say"]) == (403, "refused-not-for-you")
