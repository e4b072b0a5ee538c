"""Caddy and nginx as `deploy/` sets them up: pages, sockets and cookies pass, and each visitor keeps their address."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.http.proxies import Proxy, RemoteVisitor, caddy, free_port, nginx, trusting
from tests.server.installed import Installation

pytestmark = pytest.mark.full
NEW_GUESTS = 3
"""Guests that one address may have in an hour."""


@pytest.fixture(scope="module", params=[caddy, nginx], ids=["caddy", "nginx"])
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """A proxy with a house behind it, which was founded as docs/hosting.md says."""
    folder: Path = tmp_path_factory.mktemp("proxied")
    port, behind = free_port(), free_port()
    running, authority = request.param(folder, behind, port)
    try:
        found = trusting(authority, port, running, folder / "proxy.log")
        ours = Installation()
        ours.run("house", "init", str(folder / "house"), "--public-url", found.url)
        settings = ("--port", str(behind), "--limit", f"new_guests={NEW_GUESTS}/hour")
        with ours.serve("--config", str(folder / "house" / "house.toml"), *settings):
            yield found
    finally:
        running.terminate()
        running.wait(30)


def guest(proxy: Proxy, address: str) -> RemoteVisitor:
    visitor = RemoteVisitor(proxy, address)
    assert visitor.ask("POST", "/api/guest", {"name": f"Anna {address}"}).status < 300
    return visitor


def test_the_page_comes_whole_and_with_its_headers(proxy: Proxy) -> None:
    answer = RemoteVisitor(proxy, "127.0.0.2").ask("GET", "/api/games")
    assert answer.status == 200 and len(json.loads(answer.text)) >= 4
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_guest_has_a_cookie_that_only_travels_encrypted(proxy: Proxy) -> None:
    visitor = RemoteVisitor(proxy, "127.0.0.3")
    answer = visitor.ask("POST", "/api/guest", {"name": "Bruno"})
    flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")[1:]}
    assert {"secure", "httponly", "samesite=lax"} <= flags


def test_a_table_is_played_at_over_a_socket(proxy: Proxy) -> None:
    visitor = guest(proxy, "127.0.0.4")
    opened = visitor.ask("POST", "/api/tables", {"game": "patrician", "seats": 2, "options": {}, "listed": False})
    table = json.loads(opened.text)["id"]
    token = json.loads(visitor.ask("POST", f"/api/tables/{table}/seats/0", {}).text)["token"]
    assert visitor.ask("POST", f"/api/tables/{table}/seats/1/bot", {"level": "novice"}).status < 300
    with visitor.connect(table) as page:
        page.send(json.dumps({"do": "hello", "token": token}))
        assert visitor.ask("POST", f"/api/tables/{table}/start").status < 300
        while (play := json.loads(page.recv(timeout=30)))["it"] != "play" or not play["moves"]:
            pass
        page.send(json.dumps({"do": "move", "id": play["moves"][0]["id"], "seq": play["seq"], "key": "first"}))
        while (answer := json.loads(page.recv(timeout=30))).get("key") != "first":
            pass
        assert answer["it"] == "accepted"
    link = json.loads(visitor.ask("GET", f"/api/tables/{table}/invitation").text)
    assert f"{proxy.url}/t/{table}" in json.dumps(link)


def test_a_page_of_somebody_else_is_refused(proxy: Proxy) -> None:
    visitor = guest(proxy, "127.0.0.5")
    answer = visitor.ask("POST", "/api/tables", {}, Origin="https://elsewhere.example.org")
    assert (answer.status, json.loads(answer.text)["say"]) == (403, "refused-foreign-origin")
    opened = visitor.ask("POST", "/api/tables", {"game": "patrician", "seats": 2, "options": {}, "listed": False})
    with pytest.raises(InvalidStatus) as refused:
        visitor.connect(json.loads(opened.text)["id"], origin="https://elsewhere.example.org")
    assert refused.value.response.status_code == 403


def test_limits_are_those_of_each_visitors_address_and_not_of_the_proxys(proxy: Proxy) -> None:
    for address in ("127.0.0.6", "127.0.0.7"):
        for _ in range(NEW_GUESTS):
            guest(proxy, address)
        refused = RemoteVisitor(proxy, address).ask("POST", "/api/guest", {"name": "One too many"})
        assert refused.status == 429


@pytest.mark.parametrize("spoofed", ["203.0.113.7", "127.0.0.1", "203.0.113.8, 127.0.0.1"])
def test_nobody_chooses_their_own_address(proxy: Proxy, spoofed: str) -> None:
    address = f"127.0.0.{20 + len(spoofed)}"
    for _ in range(NEW_GUESTS):
        guest(proxy, address)
    visitor = RemoteVisitor(proxy, address)
    for header in ("X_Forwarded_For", "Forwarded", "X_Real_IP"):
        value = f"for={spoofed}" if header == "Forwarded" else spoofed
        assert visitor.ask("POST", "/api/guest", {"name": "Spoofer"}, **{header: value}).status == 429
    other = RemoteVisitor(proxy, f"127.0.0.{60 + len(spoofed)}")
    for _ in range(NEW_GUESTS):
        assert other.ask("POST", "/api/guest", {"name": "Framer"}, X_Forwarded_For="127.0.0.90").status < 300
    assert RemoteVisitor(proxy, "127.0.0.90").ask("POST", "/api/guest", {"name": "Framed"}).status < 300


def test_the_measures_are_not_shown_through_the_proxy(proxy: Proxy) -> None:
    assert RemoteVisitor(proxy, "127.0.0.10").ask("GET", "/metrics").status in (403, 404)
    assert json.loads(RemoteVisitor(proxy, "127.0.0.10").ask("GET", "/health").text)


def test_another_name_is_refused(proxy: Proxy) -> None:
    answer = RemoteVisitor(proxy, "127.0.0.11").ask("GET", "/api/games", Host="elsewhere.example.org")
    assert "patrician" not in answer.text
