"""Every address and every message with the ids of what belongs to somebody else: refused, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.store.engine import make_engine
from tests.server.accounts.mailbox import mail_server
from tests.server.bad_inputs.doors import all_doors
from tests.server.bad_inputs.values import Values
from tests.server.kept import differing, kept_in, settled
from tests.server.leaks.belongings import NO_MEMBER, OWN, OWNED, Hall, Named, Said
from tests.server.leaks.for_everybody import HEARD, NOT_FOR_THE_BANNED, PUBLIC, WITH_WHAT_IS_ANOTHERS
from tests.server.order.keepers import keeper
from tests.server.order.test_routes import EVERY
from tests.server.running import Answer, Server, Visitor

BANNED = (403, "refused-banned")
NO_SUCH = {"friend": "0123456789abcdef", "ask": "0123456789abcdef", "block": "0123456789abcdef"}
NO_SUCH |= {"session": "0123456789abcdef", "passkey": "AAAAAAAAAAAAAAAAAAAAAA", "invitation": "0123456789abcdef"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    home: Path = tmp_path_factory.mktemp("hall")
    with mail_server() as mailbox:
        many = dict.fromkeys(("sign_ins", "mails", "mails_to", "trials", "orders"), "100000/hour")
        settings = {"mail_server": mailbox.address, "tournament_makers": "members", "pace": 600.0, "limits": many}
        with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", settings) as house:
            yield Hall(house, mailbox)
            assert "Traceback" not in house.log.read_text()


@pytest.fixture(scope="module")
def engine(hall: Hall) -> Iterator[sa.Engine]:
    engine = make_engine(hall.house.database)
    yield engine
    engine.dispose()


def test_every_address_is_on_one_list() -> None:
    asked = [door.name for door in all_doors().http]
    orders = {name for name in asked if name.startswith(("GET /api/admin", "POST /api/admin", "PUT /api/admin"))}
    assert orders == {name.replace("/people/{person}", "/people/{id}") for name in EVERY}
    lists = (OWNED, OWN, PUBLIC, NOT_FOR_THE_BANNED, WITH_WHAT_IS_ANOTHERS, orders)
    named = [name for one in lists for name in one]
    assert sorted(named) == sorted(asked), set(named) ^ set(asked)
    # who has not the house's secret is not let in at the first: tests/server/bots/test_bots_elsewhere.py
    assert all_doors().sockets == ("/api/bots", "/api/tables/{id}/live")


def test_what_belongs_to_somebody_is_refused_to_everybody_else(hall: Hall, engine: sa.Engine) -> None:
    hugo = keeper(hall.house, "Harald", "host")
    for route, owned in OWNED.items():
        named = owned.make(hall)
        kept = asyncio.run(settled(engine))
        others: dict[str, tuple[Visitor, Said]] = {
            "another member": (hall.mona, owned.other),
            "a host of the house": (hugo, owned.other),
            "a guest": (hall.gina, owned.guest or owned.other),
            "a stranger": (hall.stranger, owned.stranger),
            "who is banned": (hall.banned, BANNED),
        }
        for who, (visitor, expected) in others.items():
            answer = ask(visitor, route, named, owned.body)
            assert said(answer) == expected, (route, who, answer)
            if owned.is_hidden and who == "another member":
                made_up = ask(visitor, route, {**named, **NO_SUCH}, owned.body)
                assert (made_up.status, made_up.text) == (answer.status, answer.text), route
        assert differing(kept, kept_in(engine)) == [], route
        owner: Visitor = named.get("owner", getattr(hall, owned.owner))
        done = ask(owner, route, named, owned.body)
        assert done.status == owned.done, (route, done)
        assert said(done) != owned.other or owned.done == owned.other[0] == 204, "the owner is answered"


@pytest.mark.parametrize("route", OWN)
def test_of_ones_own_nobody_is_told_who_is_not_in(hall: Hall, route: str) -> None:
    refused = OWN[route]
    tried = {"a stranger": (hall.stranger, refused), "who is banned": (hall.banned, BANNED)}
    if refused == NO_MEMBER:
        tried["a guest"] = (hall.gina, refused)
    for who, (visitor, expected) in tried.items():
        answer = ask(visitor, route, {}, {})
        assert said(answer) == expected, (route, who, answer)


def test_who_is_banned_and_who_is_nobody_does_nothing_with_what_others_may(hall: Hall, engine: sa.Engine) -> None:
    named = {**hall.running(), "game": "patrician", "lesson": "first"}
    named_of_tournaments = hall.tournament()
    kept = kept_in(engine)
    for route, (refused, _) in WITH_WHAT_IS_ANOTHERS.items():
        given = named_of_tournaments if "tournaments" in route else named
        for visitor, expected in ((hall.stranger, refused), (hall.banned, BANNED)):
            answer = ask(visitor, route, given, {"seat": 0, "reason": "other"})
            assert said(answer) == expected, (route, answer)
    for route in NOT_FOR_THE_BANNED:
        answer = ask(hall.banned, route, named, right_body(route))
        assert said(answer) == BANNED, (route, answer)
    assert differing(kept, kept_in(engine)) == []


def right_body(route: str) -> Any:
    """What such a request holds."""
    return {"POST /api/guest": {"name": "Angelo"}, "POST /api/sign-in/code": {"code": "abc"}}.get(route, {"answer": {}})


def test_every_message_of_who_only_watches_is_refused_or_for_everybody(hall: Hall, engine: sa.Engine) -> None:
    doors = all_doors()
    table = hall.running()["id"]
    watching = hall.mona.connect(table)
    values = Values(random.Random(1), doors.parts, {"seat": [0], "who": ["nobody"], "line": [0], "token": ["forged"]})
    kept, wrong = kept_in(engine), []
    for do, schema in doors.messages.items():
        message = {**values.right(schema), "do": do}
        if "seq" in message:
            message["seq"] = watching.play["seq"]
        if do == "hello":
            message.pop("token", None)
        watching.send(message)
        watching.send({"do": "ping"})
        del watching.frames[:]
        watching.until("pong")
        answers = [json.loads(frame) for frame in watching.frames]
        refused = [one["why"]["say"] for one in answers if one["it"] == "refused"]
        if bool(refused) is (do in HEARD):
            wrong.append((do, message, answers))
        assert differing(kept, kept_in(engine)) == [], do
    watching.close()
    assert wrong == []


def ask(visitor: Visitor, route: str, named: Named, body: Any) -> Answer:
    """A request with these names in its address and in what it sends; no cookie is changed by it."""
    method, path = route.split()
    sent = None if body is None or method == "GET" else json.loads(filled(json.dumps(body), named))
    return Visitor(visitor.server, visitor.cookie).ask(method, filled(path, named), sent)


def filled(text: str, named: Named) -> str:
    for name, value in named.items():
        text = text.replace(f"{{{name}}}", str(value))
    return text


def said(answer: Answer) -> Said:
    """How something was answered."""
    if answer.status < 300:
        return answer.status, answer.text
    return answer.status, answer.json["say"]
