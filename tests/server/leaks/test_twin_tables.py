"""All that leaves the house about a running game, over HTTP, socket and log, to who sits, watches or passes by.

Two houses hold twin games: the same table, but for hands and moves that a reader may not know. All answers are alike.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest

import signoria
from signoria.core.play.match import Match
from signoria.core.rules.moves import KnownTo
from signoria.server.app import inner_app
from signoria.server.config.settings import Settings
from signoria.server.http.guests import COOKIE
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.from_page import FromPage
from signoria.server.store import EntryRow, GuestRow, Store, TableRow
from signoria.server.tables import entries
from signoria.server.tables.entries import as_data, kind_of
from signoria.server.tables.seat import hash_of_token, token_of_seat
from tests.games.test_known_to import texts_of
from tests.play import Setting, play_some, with_all_options
from tests.server.running import Page, Server, Visitor
from tests.twin_games import SECRET, Twins, twins

TABLE = "twintable23456789"
WHEN = time.time()
WATCHER = 11
"""The guest who watches; the others have the numbers of their seats."""

ROUTES = {
    "GET /api/tables": "",
    "GET /api/tables/{id}": "",
    "GET /api/tables/{id}/mine": "",
    "GET /api/tables/{id}/invitation": "",
    "GET /api/tables/{id}/record": "",
    "GET /api/tables/{id}/seats/{seat}/state": "",
    "POST /api/tables/{id}/seats/{seat}": {},
    "POST /api/tables/{id}/seats/{seat}/bot": {"level": "novice"},
    "DELETE /api/tables/{id}/seats/{seat}": "",
    "POST /api/tables/{id}/start": "",
    "POST /api/tables/{id}/requests": "",
    "DELETE /api/tables/{id}/requests": "",
    "PUT /api/tables/{id}/requests/{number}": {"admit": True},
    "PATCH /api/tables/{id}": {"admission": "request"},
    "DELETE /api/tables/{id}": "",
    "GET /api/tables/{id}/invitations": "",
    "POST /api/tables/{id}/invitations": {"name": "Somebody"},
    "GET /api/tables/{id}/unheard": "",
    "GET /api/news": "",
    "POST /api/tables/{id}/rematch": "",
    "POST /api/tables/{id}/reports": {"seat": 0, "reason": "other"},
    "GET /api/admin/tables": "",
    "POST /api/admin/tables/{id}/close": {"why": "late"},
    "POST /api/admin/tables/{id}/lines/{line}/remove": {"why": "rude"},
    "GET /api/replays/{id}": "",
    "GET /api/replays/{id}/steps": "",
    "GET /api/replays/{id}/log": "",
    "GET /api/replays/{id}/log/{line}/reason": "",
    "GET /api/replays/{id}/record": "",
    "GET /api/replays/{id}/course": "",
    "GET /api/replays/{id}/decisions/{step}/moves/{action}": "",
    "POST /api/replays/{id}/play-on": {"step": 0},
    "GET /api/account/games": "",
    "GET /api/account/statistics": "",
    "GET /api/account/export": "",
    "GET /api/account/ratings": "",
    "GET /api/ratings": "",
    "GET /api/tables/{id}/ratings": "",
    "GET /health": "",
    "GET /t/{id}": "",
    "GET /r/{id}": "",
}
"""The addresses that may tell something of a table, each with a body to ask with."""
ELSEWHERE = {
    "GET /api/games",
    "GET /api/games/{game}/lessons",
    "GET /api/games/{game}/lessons/words/{language}",
    "POST /api/games/{game}/lessons/{lesson}",
    "GET /api/puzzles",
    "GET /api/puzzles/{game}/{id}",
    "GET /api/puzzles/{game}/{id}/moves/{action}",
    "GET /api/puzzles/{game}/{id}/why",
    "GET /api/puzzles/{game}/{id}/answers/{action}",
    "GET /api/words/{language}",
    "GET /api/games/{game}/words/{language}",
    "GET /api/games/{game}/rules/{language}",
    "GET /api/games/{game}/examples",
    "GET /api/games/{game}/examples/{clause}",
    "GET /api/guest",
    "POST /api/guest",
    "POST /api/tables",
    "POST /api/replays",
    "GET /api/account",
    "PATCH /api/account",
    "DELETE /api/account",
    "GET /api/tournaments",
    "POST /api/tournaments",
    "GET /api/tournaments/{id}",
    "DELETE /api/tournaments/{id}",
    "POST /api/tournaments/{id}/entrants",
    "DELETE /api/tournaments/{id}/entrants",
    "PUT /api/tournaments/{id}/entrants/{number}",
    "DELETE /api/tournaments/{id}/entrants/{number}",
    "POST /api/tournaments/{id}/begin",
    "POST /api/tournaments/{id}/hurry",
    "POST /api/letters/{key}/stop",
    "POST /api/letters/{key}/resume",
    "POST /api/account/address",
    "DELETE /api/account/address",
    "POST /api/account/codes",
    "DELETE /api/account/sessions",
    "DELETE /api/account/sessions/{session}",
    "POST /api/account/sign-out",
    "PATCH /api/account/passkeys/{passkey}",
    "DELETE /api/account/passkeys/{passkey}",
    "POST /api/sign-in/links",
    "POST /api/sign-in/links/look",
    "POST /api/sign-in/links/use",
    "POST /api/sign-in/code",
    "POST /api/sign-in/new",
    "POST /api/sign-in/passkeys/ask",
    "POST /api/sign-in/passkeys/new",
    "POST /api/sign-in/passkeys/any",
    "POST /api/sign-in/passkeys/use",
    "GET /api/house",
    "POST /api/reports/read",
    "GET /api/admin",
    "GET /api/admin/reports",
    "POST /api/admin/reports/{id}/close",
    "GET /api/admin/log",
    "GET /api/admin/sanctions",
    "POST /api/admin/people/{id}/ban",
    "POST /api/admin/people/{id}/unban",
    "POST /api/admin/people/{id}/mute",
    "POST /api/admin/people/{id}/unmute",
    "POST /api/admin/people/{id}/rename",
    "POST /api/admin/people/{id}/role",
    "POST /api/admin/people/{id}/sign-out",
    "GET /api/admin/people",
    "POST /api/admin/addresses/ban",
    "POST /api/admin/addresses/unban",
    "GET /api/admin/state",
    "GET /api/admin/settings",
    "PUT /api/admin/settings/{name}",
    "PUT /api/admin/texts/{name}",
    "GET /admin",
    "GET /api/friends",
    "POST /api/friends",
    "PUT /api/friends/seen-by",
    "PUT /api/friends/asking/{ask}",
    "DELETE /api/friends/asked/{ask}",
    "DELETE /api/friends/{friend}",
    "POST /api/blocks",
    "DELETE /api/blocks/{block}",
    "DELETE /api/tables/{id}/invitations/{invitation}",
    "POST /api/invitations/{invitation}/seat",
    "DELETE /api/invitations/{invitation}",
    "POST /api/search",
    "DELETE /api/search",
    "POST /api/search/seat",
    "GET /api/openapi.json",
    "GET /metrics",
    "GET /",
    "GET /tournaments",
    "GET /tournaments/{id}",
    "GET /puzzles",
    "GET /puzzles/{name}",
    "GET /puzzles/{name}/{id}",
    "GET /records",
    "GET /think",
    "GET /account",
    "GET /friends",
    "GET /letters",
    "GET /sign-in",
    "GET /rules/{name}",
    "GET /{name}",
}
"""The others: about games, guests and the page, not about a table."""
CHANGING = {
    "plan",
    "unplan",
    "note",
    "ask-back",
    "answer-back",
    "move",
    "undo",
    "agree",
    "rest",
    "back",
    "say",
    "remove",
    "mute",
    "allow",
    "days-off",
    "end",
    "resign",
    "go-on",
}
"""Messages that change the table: tried last, alike in both houses."""


def cookie_of(number: int) -> str:
    return f"cookie-of-guest-{number}"


def write_table(database: str, begun: Match, played: Match) -> None:
    """A house with one table, whose people sit, whose game begins at a position and has come to where a match is."""
    asyncio.run(_write_table(database, begun, played))


async def _write_table(database: str, begun: Match, played: Match) -> None:
    store, game, now = await Store.open(database), played.game, WHEN
    for number in (*range(played.seats), WATCHER):
        await store.guests.add(GuestRow(f"guest-{number}", hash_of_token(cookie_of(number)), f"Name {number}", now))
    log: list[entries.Entry] = [entries.Arranged("open", one_device=False, hints=True)]
    for seat in range(played.seats):
        token = hash_of_token(token_of_seat(cookie_of(seat), TABLE, seat))
        log.append(entries.Sat(seat, f"guest-{seat}", f"Name {seat}", FAMILIES[seat], token, f"nonce-{seat}"))
    log.append(entries.Started())
    log += [entries.Decided(made.seat, made.text) for made in played._decisions]
    row = TableRow(
        id=TABLE,
        game=game.name,
        seats=played.seats,
        options=dict(played.options),
        listed=True,
        host_id="guest-0",
        status="playing",
        secret=SECRET,
        rules_version=game.kit.version,
        components=game.components.digest,
        created_at=now,
        changed_at=now,
        names=[f"Name {seat}" for seat in range(played.seats)],
        rematch_of=None,
        position=begun.position(),
    )
    rows = [EntryRow(number, now, kind_of(entry), as_data(entry)) for number, entry in enumerate(log, start=1)]
    await store.tables.add(row, rows, [f"guest-{seat}" for seat in range(played.seats)])
    await store.close()


def without_time(text: str) -> str:
    """An answer without what tells the time, or the port."""
    text = re.sub(r'"(at|changed|timestamp)": ?("[^"]*"|[\d.]+)', r'"\1":0', text)
    return re.sub(r"(localhost|127\.0\.0\.1)(:|%3A)\d+", "here", text)


def visitor_of(server: Server, number: int | None) -> Visitor:
    return Visitor(server, "" if number is None else f"{COOKIE}={cookie_of(number)}")


class Heard:
    """All that one house tells of its table."""

    def __init__(self, server: Server, pair: Twins) -> None:
        self.told: list[tuple[object, ...]] = []
        self.match = pair.one
        reader = pair.reader
        assert reader is not None
        seat, watcher = visitor_of(server, reader), visitor_of(server, WATCHER)
        pages = [Page(seat, TABLE), Page(watcher, TABLE)]
        for page, token in zip(pages, (token_of_seat(cookie_of(reader), TABLE, reader), None), strict=True):
            page.open()
            page.hello(token)
            self._ask_socket(page, CHANGING, leave_out=True)
        for name, visitor in (("seat", seat), ("watcher", watcher), ("stranger", visitor_of(server, None))):
            self._ask_http(name, visitor, reader)
        for page in pages:
            self._ask_socket(page, CHANGING, leave_out=False)
            page.send({"do": "ping"})
            page.until("pong")
            self.told.append(("frames", *map(without_time, page.frames)))
            page.close()

    def _ask_http(self, name: str, visitor: Visitor, reader: int) -> None:
        for route, body in ROUTES.items():
            method, path = route.split()
            path = (
                path.replace("{id}", TABLE)
                .replace("{seat}", str(reader))
                .replace("{line}", "0")
                .replace("{step}", "0")
                .replace("{action}", "0")
                .replace("{number}", "1")
            )
            answer = visitor.ask(method, path, body or None)
            length = answer.headers.get("content-length")
            assert length is None or int(length) == len(answer.text.encode())  # the time has more digits or fewer
            left_out = ("date", "etag", "content-length")
            headers = tuple(sorted(one for one in answer.headers.items() if one[0] not in left_out))
            self.told.append((name, route, answer.status, headers, without_time(answer.text)))

    def _ask_socket(self, page: Page, kinds: set[str], *, leave_out: bool) -> None:
        for kind, asked in self._questions(page):
            if (kind in kinds) is not leave_out:
                page.send({"do": kind, **asked})
                page.send({"do": "ping"})
                page.until("pong")

    def _questions(self, page: Page) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every kind of message a page can send, some of them several times."""
        seq, moves = page.play["seq"], [move["id"] for move in page.play["moves"]]
        for number, move in enumerate([*moves[:6], 0, 5]):
            yield "preview", {"id": move, "seq": seq, "key": f"preview-{number}"}
        for line in (0, len(page.log) // 2, max(0, len(page.log) - 1), len(page.log)):
            yield "then", {"line": line, "key": f"then-{line}"}
            yield "reason", {"line": line, "key": f"reason-{line}"}
        for text in texts_of(self.match.game.name)[::9]:
            yield "why", {"text": text}
        yield "bot-hint", {"seq": seq, "key": "bot-hint"}
        yield "hint", {"seq": seq, "key": "hint"}
        yield "hello", {}
        yield "glance", {"seat": 0, "key": "glance"}
        yield "ahead", {"key": "ahead"}
        for what in ("limit", "pass", "choice"):
            yield "plan", {"what": what, "limit": 3, "move": "pass", "key": f"plan-{what}"}
        yield "unplan", {"key": "unplan"}
        yield "note", {"text": "Firenze?", "key": "note"}
        yield "undo", {"seq": seq, "key": "undo"}
        yield "say", {"text": "Buona sera", "key": "say"}
        yield "agree", {"seat": 0, "key": "agree"}
        yield "ask-back", {"key": "ask-back"}
        yield "answer-back", {"grant": False, "key": "answer-back"}
        yield "move", {"id": 0, "seq": seq, "key": "move"}
        yield "rest", {"key": "rest"}
        yield "back", {"key": "back"}
        yield "lines", {"before": 1, "key": "lines"}
        yield "earlier", {"before": len(page.log), "key": "earlier"}
        yield "mute", {"author": "somebody", "muted": True, "key": "mute"}
        yield "allow", {"who": "nobody", "key": "allow"}
        yield "remove", {"line": 0, "key": "remove"}
        yield "go-on", {"decided": 0, "key": "go-on"}
        yield "days-off", {"days": 1, "key": "days-off"}
        yield "end", {"agree": True, "key": "end"}
        yield "resign", {"key": "resign"}
        yield "go-on", {"decided": 0, "key": "go-on"}
        yield "ping", {}


def a_pair(setting: Setting) -> tuple[Match, Match, Twins]:
    """Twins with other hands and, where a seat can be kept from knowing them, other moves that stay secret; and what
    they began as. Of two in Il Principe each knows what the other has laid into the reserve. The reader is to act, and
    can take a hint."""
    for needs_secrets, seed in product((True, False), range(100)):
        whole = play_some(setting.start(seed), seed, 10_000)
        secrets = [step for step, made in enumerate(whole._decisions) if made.known_to is KnownTo.OWN_SEAT]
        first = secrets[len(secrets) // 2] if secrets else 20
        begun: tuple[Match, Match] | None = None
        for pair in twins(setting, reader=seed % setting.seats, seed=seed, first=first):
            begun = begun or (pair.one, pair.other)
            differ = [made for made, _ in pair.other_secrets() if made.known_to is KnownTo.OWN_SEAT]
            is_revealed = not any(pair.one.is_sealed(made) for made in differ)
            is_asked = pair.reader in pair.one.to_act
            if (
                is_asked
                and is_revealed
                and (differ or (not (secrets and needs_secrets) and len(pair.one.decisions()) > 2))
            ):
                assert pair.one.state != pair.other.state
                return *begun, pair
    raise AssertionError("no twins were found")


@pytest.mark.few(2)
def test_whoever_sits_watches_or_passes_by_hears_the_same_of_twin_tables(game_name: str, tmp_path: Path) -> None:
    check_twin_tables(with_all_options(game_name, 3), tmp_path)


@pytest.mark.slow
def test_so_they_do_with_every_seat_count_and_option(setting: Setting, tmp_path: Path) -> None:
    check_twin_tables(setting, tmp_path)


def check_twin_tables(setting: Setting, tmp_path: Path) -> None:
    """Two houses with twin tables tell everybody the same."""
    *begun, pair = a_pair(setting)
    heard, logs, port = [], [], 0
    for number, (start, match) in enumerate(zip(begun, (pair.one, pair.other), strict=True)):
        database, log = f"sqlite:///{tmp_path / f'{number}.db'}", tmp_path / f"{number}.log"
        write_table(database, start, match)
        with Server(database, log, {"pace": 60.0}, port) as server:
            heard.append(Heard(server, pair).told)
            port = server.port
            server.stop()
        logs.append(without_time(log.read_text()))
    for one, other in zip(*heard, strict=True):
        assert one == other
    assert logs[0] == logs[1]
    for address in ("/record", "/state"):
        assert any(address in str(told[1]) and told[2] == 200 for told in heard[0])


def test_every_address_and_every_message_is_tried() -> None:
    paths = inner_app(Settings()).openapi()["paths"]
    documented = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    assert documented <= set(ROUTES) | ELSEWHERE
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(FromPage)}
    asked = {kind for kind, _ in Heard._questions(_a_listener(), _a_page())}
    assert kinds == asked


def _a_listener() -> Heard:
    heard = Heard.__new__(Heard)
    heard.match = signoria.game("patrician").start(2, seed=1)
    return heard


def _a_page() -> Page:
    page = Page(Visitor(Server("", Path())), TABLE)
    page.last["play"] = {"seq": 1, "moves": []}
    return page


def test_the_record_of_a_running_game_is_for_who_sits_or_watches(tmp_path: Path) -> None:
    *begun, pair = a_pair(with_all_options("il-principe", 3))
    database = f"sqlite:///{tmp_path / 'house.db'}"
    write_table(database, begun[0], pair.one)
    pair.one.names = tuple(f"Name {seat}" for seat in range(3))
    path = f"/api/tables/{TABLE}/record"
    with Server(database, tmp_path / "log") as server:
        seat, watcher, stranger = (visitor_of(server, number) for number in (1, WATCHER, None))
        assert seat.ask("GET", path).text == pair.one.record(1)
        assert seat.ask("GET", f"{path}?seat=1").text == pair.one.record(1)
        for visitor, asked in ((seat, f"{path}?seat=0"), (watcher, path), (stranger, path)):
            refused = visitor.ask("GET", asked)
            assert (refused.status, refused.json["say"]) == (403, "refused-record-running")
        page = watcher.connect(TABLE)
        assert watcher.ask("GET", path).text == pair.one.record(sealed=True)
        page.close()


@pytest.mark.parametrize("name", ["at", "changed"])
def test_only_the_time_is_left_out(name: str) -> None:
    assert without_time(json.dumps({name: 1.5, "seq": 3}, separators=(",", ":"))) == f'{{"{name}":0,"seq":3}}'
