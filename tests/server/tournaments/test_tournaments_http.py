"""Tournaments over HTTP: two members and bots through a restart, and who is refused what."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from signoria.cli.app import application
from tests.server.running import PATIENCE, Server, Visitor

QUICK: dict[str, Any] = {"name": "Winter", "game": "patrician", "seats": 3, "rounds": 2, "places": 6, "level": "novice"}
HOUSE = {"tournament_makers": "members", "limits": {"sign_ins": "100000/hour"}}


def member(house: Server, name: str) -> Visitor:
    """Somebody who has signed up with recovery codes."""
    visitor = house.guest(name)
    visitor.post("/api/sign-in/new")
    return visitor


def made(host: Visitor, **other: Any) -> str:
    return str(host.post("/api/tournaments", {**QUICK, **other})["id"])


def wait_for(host: Visitor, id: str, **wanted: Any) -> Any:
    """The tournament, once it is so."""
    until = time.monotonic() + 8 * PATIENCE
    while time.monotonic() < until:
        facts = host.get(f"/api/tournaments/{id}")
        if all(
            (len(facts[name]) if isinstance(value, int) else facts[name]) == value for name, value in wanted.items()
        ):
            return facts
        time.sleep(0.2)
    raise AssertionError(f"it is never {wanted}: {facts}")


def rest_at(visitor: Visitor, table: str) -> None:
    """Let a bot play to the end."""
    [held] = visitor.get(f"/api/tables/{table}/mine")
    page = visitor.connect(table, held["token"])
    assert page.ask("rest", level="novice")["it"] == "accepted"
    page.close()


def test_two_members_and_bots_play_a_tournament_through_a_restart(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", HOUSE) as server:
        anna, bruno = member(server, "Anna"), member(server, "Bruno")
        id = made(anna, bots="all", places=3)
        for one in (anna, bruno):
            one.post(f"/api/tournaments/{id}/entrants")
        assert [(card["entered"], card["registered"]) for card in anna.get("/api/tournaments")["open"]] == [(2, True)]
        anna.post(f"/api/tournaments/{id}/begin")
        for number in (1, 2):
            wait_for(anna, id, played=number)
            tables = {}
            for one in (anna, bruno):
                tables[one.cookie] = one.get(f"/api/tournaments/{id}")["your_table"]
            rest_at(anna, tables[anna.cookie])
            if number == 1:
                server.kill()
                server.start()
            rest_at(bruno, tables[bruno.cookie])
        facts = wait_for(bruno, id, status="over")
        assert [len(one["tables"]) for one in facts["played"]] == [1, 1]
        assert sum(one["score"] for one in facts["standings"]) == 12
        assert {one["name"] for one in facts["entrants"] if one["level"] is None} == {"Anna", "Bruno"}
        assert [deed["what"] for deed in facts["deeds"]] == ["begun"]
        assert facts["your_table"] is None and facts["you"] == 2
    assert "Traceback" not in server.log.read_text()


def test_who_is_not_the_host_arranges_nothing(house: Server) -> None:
    anna, bruno, stranger = member(house, "Anna"), member(house, "Bruno"), house.guest("Carla")
    id = made(anna)
    bruno.post(f"/api/tournaments/{id}/entrants")
    number = bruno.get(f"/api/tournaments/{id}")["you"]
    host_only: list[tuple[str, str, object]] = [
        ("POST", "/begin", None),
        ("POST", "/hurry", None),
        ("PUT", f"/entrants/{number}", {"reserve": None}),
        ("DELETE", f"/entrants/{number}", None),
        ("DELETE", "", None),
    ]
    for method, path, body in host_only:
        refused = bruno.ask(method, f"/api/tournaments/{id}{path}", body)
        assert (refused.status, refused.json["say"]) == (403, "refused-not-tournament-host")
        assert stranger.ask(method, f"/api/tournaments/{id}{path}", body).status == 401
    assert anna.get(f"/api/tournaments/{id}")["status"] == "open"
    for method, path, body in host_only:
        assert anna.ask(method, f"/api/tournaments/nosuchtournament{path}", body).status == 404
        foreign = anna.ask(method, f"/api/tournaments/{id}{path}", body, Origin="https://elsewhere.example")
        assert foreign.status == 403 and foreign.json["say"] == "refused-foreign-origin"


def test_strangers_learn_that_there_is_a_tournament_and_not_who_plays(house: Server) -> None:
    anna, stranger = member(house, "Annunziata"), house.guest("Carla")
    id = made(anna, name="Spring")
    anna.post(f"/api/tournaments/{id}/entrants")
    listed = stranger.ask("GET", "/api/tournaments")
    assert "Spring" in listed.text and "Annunziata" not in listed.text
    assert not listed.json["may_make"]
    for method, path in (("GET", ""), ("POST", "/entrants"), ("DELETE", "/entrants")):
        refused = stranger.ask(method, f"/api/tournaments/{id}{path}")
        assert (refused.status, refused.json["say"]) == (401, "refused-no-member")
    told = anna.ask("GET", f"/api/tournaments/{id}").text
    assert "Annunziata" in told and "guest" not in told


def test_only_hosts_make_tournaments_unless_the_house_says_otherwise(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log") as server:
        anna = member(server, "Anna")
        refused = anna.ask("POST", "/api/tournaments", QUICK)
        assert (refused.status, refused.json["say"]) == (403, "refused-tournament-makers")
        where = ["--database", server.database, "--lang", "en"]
        listed = CliRunner().invoke(application(), ["house", "members", *where]).output
        role = ["house", "role", "--member", listed.split()[0], "--role", "host", *where]
        assert CliRunner().invoke(application(), role).exit_code == 0
        assert anna.get("/api/tournaments")["may_make"]
        made(anna)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "habemus-papam", "seats": 5, "places": 4}, None),
        ({"places": 3, "seats": 4}, "refused-tournament-places"),
        ({"name": "   \u3164 "}, "refused-tournament-name"),
        ({"level": "wizard"}, "no-such-level"),
        ({"closes_at": 5.0}, "refused-tournament-closes"),
        ({"clock": {"per": "move", "seconds": 1, "increment": 0, "then": "bot"}}, "refused-clock"),
        ({"options": {"dragons": True}}, "no-such-option"),
        ({"rounds": 99}, None),
        ({"seats": 2}, None),
        ({"system": "knockout"}, None),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence_and_makes_nothing(
    house: Server, wrong: dict[str, Any], said: str | None
) -> None:
    anna = member(house, "Anna")
    before = len(anna.get("/api/tournaments")["open"])
    refused = anna.ask("POST", "/api/tournaments", {**QUICK, **wrong})
    assert refused.status == 422 and refused.json["sentence"]
    assert said in (None, refused.json["say"])
    assert len(anna.get("/api/tournaments")["open"]) == before


def test_too_few_cannot_begin_and_nobody_registers_twice_or_afterwards(house: Server) -> None:
    anna = member(house, "Anna")
    id = made(anna)
    anna.post(f"/api/tournaments/{id}/entrants")
    again = anna.ask("POST", f"/api/tournaments/{id}/entrants")
    assert (again.status, again.json["say"]) == (409, "refused-registered")
    few = anna.ask("POST", f"/api/tournaments/{id}/begin")
    assert (few.status, few.json["say"]) == (409, "refused-tournament-too-few")
    early = anna.ask("POST", f"/api/tournaments/{id}/hurry")
    assert (early.status, early.json["say"]) == (409, "refused-tournament-not-begun")
    unknown = anna.ask("DELETE", f"/api/tournaments/{id}/entrants/77")
    assert (unknown.status, unknown.json["say"]) == (404, "refused-no-such-entrant")
    assert anna.ask("DELETE", f"/api/tournaments/{id}").status == 204
    over = anna.ask("POST", f"/api/tournaments/{id}/entrants")
    assert (over.status, over.json["say"]) == (409, "refused-tournament-over")
    exported = anna.get("/api/account/export")["tournaments"]
    assert [one["status"] for one in exported if one["id"] == id] == ["called-off"]
