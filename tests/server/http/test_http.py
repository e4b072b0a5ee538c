"""Every address of the server: what it answers when all is well, and what is on every answer."""

from __future__ import annotations

import base64
import gzip
import hashlib
import http.client
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
from signoria import Match
from signoria.core.text.words import HOUSE_WORDS
from signoria.core.wasm import facts_of
from signoria.server.config.settings import Settings
from signoria.server.http.addresses import invitation_links, is_own_host, is_own_origin, lan_addresses
from signoria.server.http.built_page import STATIC
from tests.server.running import Page, Server, Visitor, settle

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def watch_to_the_end(page: Page) -> None:
    while page.last.get("play", {"outcome": None})["outcome"] is None:
        page.until("play")


@pytest.fixture(scope="module")
def over(house: Server) -> tuple[Visitor, Visitor, str]:
    """Anna and Bruno, and a game of theirs that is over; a bot played too."""
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table("patrician", 3)
    tokens = [anna.sit(table, 0, family="este"), bruno.sit(table, 1, name="Bruno B.")]
    anna.seat_bot(table, 2, "novice")
    pages = [anna.connect(table, tokens[0]), bruno.connect(table, tokens[1])]
    anna.start(table)
    for page in pages:
        assert page.ask("rest")["it"] == "accepted"
    with ThreadPoolExecutor() as readers:  # who is not read for a while is cut off
        list(readers.map(watch_to_the_end, pages))
    for page in pages:
        page.close()
    return anna, bruno, table


# -- games and words ---------------------------------------------------------------------------------------------------


def test_the_games_are_told_with_their_seats_options_and_levels(house: Server) -> None:
    games = Visitor(house).get("/api/games")
    assert [game["name"] for game in games] == list(signoria.GAMES)
    for told in games:
        game = signoria.game(told["name"])
        assert told["seats"] == list(game.seats)
        assert {option["name"] for option in told["options"]} == set(game.options)
        assert told["levels"] == ["novice", "apprentice", "journeyman", "master", "grand-master"]
        assert told["learned"]["seats"] == told["seats"]
        assert told["learned"]["options"] == {option["name"]: option["choices"] for option in told["options"]}
        tables = told["provenance"]
        assert sum(table["rows"] for table in tables) == len(list(game.components.rows()))
        assert sum(table["reconstructed"] for table in tables) == game.components.reconstructed()
        assert all(table["reconstructed"] + table["derived"] <= table["rows"] for table in tables)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_and_rules_are_sent_once_and_then_known(house: Server, language: str) -> None:
    visitor = Visitor(house)
    folder = signoria.game("patrician").kit.folder
    words = {
        f"/api/words/{language}": HOUSE_WORDS / f"{language}.ftl",
        f"/api/games/patrician/words/{language}": folder / "text" / f"words.{language}.ftl",
    }
    for path, file in words.items():
        answer = visitor.ask("GET", path)
        assert (answer.status, answer.text) == (200, file.read_text())
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        known = visitor.ask("GET", path, If_None_Match=answer.headers["etag"])
        assert (known.status, known.text, known.headers["etag"]) == (304, "", answer.headers["etag"])
        assert visitor.ask("GET", path, If_None_Match='"another"').status == 200
    rules = visitor.ask("GET", f"/api/games/patrician/rules/{language}")
    assert rules.headers["content-type"] == "text/html; charset=utf-8"
    assert "<h1>" in rules.text and "<script" not in rules.text
    assert '<span class="clause" id="PA-15">' in rules.text


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("en", "There is nothing at this address."),
        ("fr", "Il n’y a rien à cette adresse."),
        ("fr-CA,en;q=0.5", "Il n’y a rien à cette adresse."),
        ("de-DE, fr;q=0.8, en;q=0.5", "Il n’y a rien à cette adresse."),
        ("frr", "There is nothing at this address."),
        ("zz, ;;,", "There is nothing at this address."),
        ("", "There is nothing at this address."),
    ],
)
def test_a_refusal_speaks_the_language_asked_for(house: Server, asked: str, sentence: str) -> None:
    answer = Visitor(house).ask("GET", "/nothing", Accept_Language=asked)
    assert (answer.status, answer.json["sentence"]) == (404, sentence)


# -- guests ------------------------------------------------------------------------------------------------------------


def test_a_guest_gets_a_cookie_that_scripts_and_other_sites_cannot_use(house: Server) -> None:
    visitor = Visitor(house)
    assert visitor.get("/api/guest") == {"guest": None}
    answer = visitor.ask("POST", "/api/guest", {"name": "Anna"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={365 * 24 * 3600}"} <= parts
    assert "secure" not in parts
    assert visitor.get("/api/guest") == {"guest": {"name": "Anna"}}
    renamed = visitor.ask("POST", "/api/guest", {"name": "Anna Maria"})
    assert renamed.json == {"name": "Anna Maria"}
    assert "set-cookie" not in renamed.headers
    assert visitor.get("/api/guest") == {"guest": {"name": "Anna Maria"}}


# -- tables ------------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_filled_and_begun(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    wanted = {"game": "patrician", "seats": 3, "options": {"messengers": True}, "listed": True}
    answer = anna.ask("POST", "/api/tables", wanted)
    assert answer.status == 201
    table = answer.json["id"]
    path = f"/api/tables/{table}"
    assert re.fullmatch(r"[a-z2-9]{16}", table)
    assert table in [card["id"] for card in Visitor(house).get("/api/tables")["open"]]
    token = anna.sit(table, 0, nonce="n0", family="gonzaga")
    assert anna.ask("POST", f"{path}/seats/1/bot", {"level": "novice"}).status == 204
    assert anna.ask("DELETE", f"{path}/seats/1").status == 204
    assert bruno.ask("POST", f"{path}/requests").status == 204
    (asking,) = anna.get(path)["requests"]
    assert anna.ask("PUT", f"{path}/requests/{asking['number']}", {"admit": True}).status == 204
    bruno.sit(table, 1, name="B.")
    anna.seat_bot(table, 2)
    facts = bruno.get(path)
    assert [(seat["name"], seat["holder"]) for seat in facts["seats"]] == [
        ("Anna", "person"),
        ("B.", "person"),
        ("", "bot"),
    ]
    assert (facts["options"], facts["status"], facts["nonces"][0]) == (
        {"ambassadors": False, "messengers": True},
        "waiting",
        "n0",
    )
    assert facts["seats"][0]["family"] == "gonzaga"
    assert anna.get(f"{path}/mine") == [{"seat": 0, "token": token}]
    assert Visitor(house).get(f"{path}/mine") == []
    assert anna.ask("POST", f"{path}/start").status == 204
    assert anna.get(path)["status"] == "playing"
    assert table in [card["id"] for card in bruno.get("/api/tables")["yours"]]


def test_who_sits_is_given_a_state_that_fits_the_rules_of_the_browser(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table("patrician", 2, hints=True)
    path = f"/api/tables/{table}/seats/0/state"
    anna.sit(table, 0)
    bruno.sit(table, 1)
    assert anna.ask("GET", path).json["say"] == "refused-not-begun"
    anna.start(table)
    pages = [visitor.connect(table, visitor.get(f"/api/tables/{table}/mine")[0]["token"]) for visitor in (anna, bruno)]
    page = pages[0]
    while 0 not in page.play["waiting"]:
        pages[1].move()
        settle(pages)
    assert page.ask("hint", seq=page.play["seq"])["it"] == "accepted"
    told, game = anna.get(path), signoria.game("patrician")
    assert (told["game"], told["seat"], told["rules"]) == ("patrician", 0, facts_of(game)["rules"])
    state = np.frombuffer(base64.b64decode(told["state"]), game.kit.state.DTYPE)
    match = Match(game, game.kit.state.read_from(state))
    assert [move.id for move in match.legal(0)] == [move["id"] for move in page.play["moves"]]
    assert anna.get(path) == told
    for one in pages:
        one.close()
    for visitor in (bruno, house.guest("Carla")):
        assert visitor.ask("GET", path).json["say"] == "refused-not-seated"
    assert Visitor(house).ask("GET", path).status == 401


@pytest.mark.skipif(not (STATIC / "rules").is_dir(), reason="the page is not built")
def test_rules_for_the_browser_are_kept_as_long_as_they_do_not_change(house: Server) -> None:
    visitor = Visitor(house)
    facts = visitor.ask("GET", "/rules/patrician.json")
    assert facts.headers["cache-control"] == "no-cache"
    module = visitor.ask("GET", f"/rules/{facts.json['module']}")
    assert (module.status, module.headers["content-type"]) == (200, "application/wasm")
    assert "immutable" in module.headers["cache-control"]
    network = visitor.ask("GET", f"/rules/{facts.json['network']['file']}")
    assert (network.status, network.headers["content-encoding"]) == (200, "gzip")
    assert "immutable" in network.headers["cache-control"]
    for name in ("chess.json", ".stamp", "..%2Findex.html"):
        assert visitor.ask("GET", f"/rules/{name}").status == 404


def test_an_unlisted_table_is_found_by_its_own_people_only(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    assert table in [card["id"] for card in anna.get("/api/tables")["yours"]]
    assert table not in json.dumps(house.guest("Bruno").get("/api/tables"))
    assert anna.ask("DELETE", f"/api/tables/{table}").status == 204
    assert table not in json.dumps(anna.get("/api/tables"))


def test_an_invitation_is_an_address_and_a_picture_of_it(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    told = anna.get(f"/api/tables/{table}/invitation")
    assert told["links"] == [f"{house.address}/t/{table}"]
    assert told["qr"].startswith("data:image/svg+xml")
    assert Visitor(house).ask("GET", f"/t/{table}").status in (200, 503)


def test_an_invitation_of_a_server_for_others_names_an_address_they_can_reach(tmp_path: Path) -> None:
    settings = {"host": "0.0.0.0"}
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", settings) as server:
        anna = server.guest("Anna")
        table = anna.open_table()
        links = anna.get(f"/api/tables/{table}/invitation")["links"]
        here = f"{server.address}/t/{table}"
        lan = [f"http://{address}:{server.port}/t/{table}" for address in lan_addresses()]
        assert links == [*lan, here]
        for address in lan_addresses():
            assert anna.ask("GET", "/health", Host=f"{address}:{server.port}").status == 200
        assert anna.ask("GET", "/health", Host="example.org").status == 403


def test_behind_another_server_its_address_counts() -> None:
    settings = Settings(public_url="https://games.example.org/")
    assert invitation_links("/t/x", "127.0.0.1:8655", settings) == ["https://games.example.org/t/x"]
    assert is_own_host("games.example.org", settings) and not is_own_host("example.org", settings)
    assert is_own_origin("https://games.example.org", "127.0.0.1:8655", settings)
    assert not is_own_origin("https://example.org", "127.0.0.1:8655", settings)


@pytest.mark.parametrize("host", ["localhost", "localhost:8655", "127.0.0.1", "[::1]:8655", "LOCALHOST:1"])
def test_the_names_of_this_machine_are_known(host: str) -> None:
    assert is_own_host(host, Settings())
    assert is_own_origin(f"http://{host}", host, Settings())
    assert is_own_origin(None, host, Settings())


@pytest.mark.parametrize("host", ["", "[", "[::1", "localhost:x", "a@localhost", "localhost/", "localhost?", "0.0.0.0"])
def test_what_is_no_name_of_this_machine_is_none(host: str) -> None:
    assert not is_own_host(host, Settings())


# -- after a game ------------------------------------------------------------------------------------------------------


def test_the_record_of_a_game_can_be_verified(over: tuple[Visitor, Visitor, str], tmp_path: Path) -> None:
    anna, _, table = over
    answer = anna.ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="patrician-{table}.txt"'
    file = tmp_path / "game.txt"
    file.write_text(answer.text)
    command = [sys.executable, "-c", "from signoria.cli import main; main()", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    secret = re.search(r"[0-9a-f]{64}", answer.text)
    assert secret is not None
    commitment = anna.get(f"/api/tables/{table}")["commitment"]
    assert commitment in answer.text or hashlib.sha256(bytes.fromhex(secret[0])).hexdigest() == commitment


def test_the_same_people_play_again_in_the_seats_they_had(house: Server, over: tuple[Visitor, Visitor, str]) -> None:
    anna, bruno, before = over
    carla = house.guest("Carla")
    assert carla.ask("POST", f"/api/tables/{before}/rematch").json["say"] == "refused-not-seated"
    with ThreadPoolExecutor(8) as many:
        opened = list(many.map(lambda who: who.post(f"/api/tables/{before}/rematch")["id"], [anna, bruno] * 4))
    table = opened[0]
    assert set(opened) == {table}
    assert len([card for card in bruno.get("/api/tables")["yours"] if card["id"] != before]) == 1
    assert anna.post(f"/api/tables/{before}/rematch")["id"] == table
    assert anna.get(f"/api/tables/{before}")["rematch"] == table
    facts = anna.get(f"/api/tables/{table}")
    assert facts["rematch_of"] == before
    seats = [(seat["holder"], seat["reserved"], seat["name"], seat["level"], seat["family"]) for seat in facts["seats"]]
    old = [seat["family"] for seat in anna.get(f"/api/tables/{before}")["seats"]]
    assert seats == [
        ("nobody", True, "Anna", None, old[0]),
        ("nobody", True, "Bruno B.", None, old[1]),
        ("bot", False, "", "novice", old[2]),
    ]
    assert carla.ask("POST", f"/api/tables/{table}/seats/0", {}).json["say"] == "refused-seat-reserved"
    assert bruno.ask("POST", f"/api/tables/{table}/seats/0", {}).json["say"] == "refused-seat-reserved"
    anna.sit(table, 0)
    bruno.sit(table, 1)
    answers = [who.ask("POST", f"/api/tables/{table}/start") for who in (anna, bruno)]
    assert sorted(answer.status for answer in answers) in ([204, 403], [204, 409]), "who asked first is the host"
    assert anna.get(f"/api/tables/{table}")["status"] == "playing"
    assert table in [card["id"] for card in anna.get("/api/tables")["yours"]]


# -- on every answer ---------------------------------------------------------------------------------------------------


def every_kind_of_answer(house: Server, table: str) -> Iterator[tuple[str, Any]]:
    anna = house.guest("Anna")
    files = [f"/{file.relative_to(STATIC)}" for file in STATIC.rglob("*") if file.is_file() and file.name[0] != "."]
    asked = ["/", "/api/games", "/api/words/fr", "/api/tables", "/health", "/metrics", "/api/openapi.json", "/nothing"]
    for path in [*asked, *files, "/assets/none.js", "/api/words/xx", "/api/games/", f"/api/tables/{table}/record"]:
        yield f"GET {path}", anna.ask("GET", path)
    yield "304", anna.ask("GET", "/api/words/fr", If_None_Match=anna.ask("GET", "/api/words/fr").headers["etag"])
    yield "POST", anna.ask("POST", "/api/guest", {"name": "A"})
    yield "405", anna.ask("PUT", "/api/guest", {"name": "A"})
    yield "foreign host", anna.ask("GET", "/", Host="example.org")
    yield "foreign origin", anna.ask("POST", "/api/guest", {"name": "A"}, Origin="http://example.org")
    yield "too large", anna.ask("POST", "/api/guest", {"name": "A" * 70_000})
    yield "204", anna.ask("DELETE", f"/api/tables/{anna.open_table()}")


def test_every_answer_has_the_headers_that_keep_pages_apart(house: Server, over: tuple[Visitor, Visitor, str]) -> None:
    seen = set()
    for what, answer in every_kind_of_answer(house, over[2]):
        seen.add(answer.status)
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, (what, name)
        assert "server" not in answer.headers
    assert seen >= {200, 204, 304, 403, 404, 405, 413, 422}


def test_files_named_after_their_content_are_kept_and_the_page_is_not(house: Server) -> None:
    visitor = Visitor(house)
    for file in (STATIC / "assets").glob("*"):
        kept = visitor.ask("GET", f"/assets/{file.name}").headers["cache-control"]
        assert kept == "public, max-age=31536000, immutable"
    if (STATIC / "index.html").is_file():
        assert visitor.ask("GET", "/").headers["cache-control"] == "no-cache"
    assert visitor.ask("GET", "/nothing").headers["cache-control"] == "no-store"


# -- what it says of itself --------------------------------------------------------------------------------------------


def test_the_description_names_every_address_of_the_protocol(house: Server) -> None:
    described = Visitor(house).get("/api/openapi.json")["paths"]
    offered = {(way.upper(), path) for path, ways in described.items() for way in ways}
    protocol = Path(__file__).parents[3] / "docs" / "protocol.md"
    written = set(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`]*)`", protocol.read_text()))
    simple = {(way, re.sub(r"\{\w+\}", "{}", path)) for way, path in offered}
    assert {(way, re.sub(r"\{\w+\}", "{}", path)) for way, path in written} - simple == set()
    assert simple - {(way, re.sub(r"\{\w+\}", "{}", path)) for way, path in written} == set()
    assert not any("live" in path for path in described)


def test_whoever_runs_the_server_can_measure_it(house: Server, over: tuple[Visitor, Visitor, str]) -> None:
    anna, _, table = over
    assert anna.get("/health") == {"well": True}
    assert anna.ask("GET", "/health").headers["cache-control"] == "no-store"
    text = anna.ask("GET", "/metrics").text
    assert 'signoria_entries_total{kind="decided"}' in text
    assert table not in text and "Anna" not in text


# -- compression


def packed(house: Server, path: str, **headers: str) -> tuple[str | None, bytes]:
    """How an answer is packed for somebody who can unpack, and its bytes."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port)
    connection.request("GET", path, headers={"Accept-Encoding": "gzip", **headers})
    answer = connection.getresponse()
    try:
        return answer.getheader("content-encoding"), answer.read()
    finally:
        connection.close()


def test_words_go_out_packed_to_those_who_can_unpack_them(house: Server) -> None:
    encoding, content = packed(house, "/api/words/fr")
    words = (HOUSE_WORDS / "fr.ftl").read_bytes()
    assert (encoding, gzip.decompress(content)) == ("gzip", words)
    assert len(content) < len(words) / 2
    assert "content-encoding" not in Visitor(house).ask("GET", "/api/words/fr").headers


@pytest.mark.parametrize("path", ["/api/tables", "/api/guest", "/api/openapi.json"])
def test_nothing_that_could_hold_a_secret_is_packed(house: Server, path: str) -> None:
    assert packed(house, path)[0] is None
