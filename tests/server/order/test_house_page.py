"""The administration page: tables, people, how the house is, and limits and texts that are set there."""

from __future__ import annotations

import platform
import time

import pytest

from tests.server.evening import check_answer
from tests.server.order.keepers import deeds, id_of, keeper, member, sitting
from tests.server.running import Server, Visitor

HOUSE = {"limits": {"new_tables": "1000/hour", "open_tables": 40}}


def test_tables_are_listed_and_closed_whether_they_wait_or_are_played(house: Server) -> None:
    ada, anna = keeper(house, "Ada", "administrator"), house.guest("Anna")
    waiting, running = anna.open_table(), anna.open_table()
    page = sitting(anna, running, 0)
    anna.seat_bot(running, 1)
    anna.start(running)
    page.until("play")
    found = {row["id"]: row for row in ada.get("/api/admin/tables?text=patrician")["tables"]}
    assert (found[waiting]["status"], found[running]["status"]) == ("waiting", "playing")
    assert (found[running]["host"], found[running]["connected"]) == ("Anna", 1)
    for id in (waiting, running):
        ada.post(f"/api/admin/tables/{id}/close", {"why": "The house closes"})
        check_answer(ada.ask("POST", f"/api/admin/tables/{id}/close", {"why": "x"}), 409, "refused-closed")
    while page.until("seating")["table"]["status"] != "ended":
        pass
    assert page.last["seating"]["table"]["ended"] == "house"
    assert {deed["table"] for deed in deeds(ada, "The house closes")} == {waiting, running}


def test_people_are_found_by_name_and_signed_out(house: Server) -> None:
    ada, mona = keeper(house, "Agnes", "administrator"), member(house, "Mona Lisa")
    house.guest("Lisa the guest")
    page = mona.connect(mona.open_table())
    found = ada.get("/api/admin/people?text=lisa")
    assert [(one["name"], one["role"]) for one in found["people"]] == [
        ("Mona Lisa", "member"),
        ("Lisa the guest", None),
    ]
    [device] = found["people"][0]["sessions"]
    assert device["way"] == "new" and found["people"][0]["addresses"] == ["127.0.0.1"]
    assert ada.get("/api/admin/people?text=100%25")["total"] == 0
    ada.post(f"/api/admin/people/{id_of(house, 'Mona Lisa')}/sign-out", {"why": "Lost phone"})
    assert page.until("closing")["why"]["say"] == "closing-signed-out"
    assert mona.get("/api/guest") == {"guest": None}


def test_how_the_house_is_can_be_read(house: Server) -> None:
    ada = keeper(house, "Alba", "administrator")
    table = ada.open_table()
    page = sitting(ada, table, 0)
    ada.seat_bot(table, 1)
    ada.start(table)
    while not page.until("play")["moves"]:
        pass
    page.move()
    state = ada.get("/api/admin/state")
    assert state["sockets"] >= 1 and state["tables"] >= 1 and state["moves_a_second"] > 0
    assert state["memory"] > 20_000_000 and state["python"] == platform.python_version()
    assert state["rules"]["patrician"] and state["database"].startswith("SQLite 3")
    assert state["mail"] == {} and state["faults"] == [] and state["processes"] == []
    assert 0 < time.time() - state["started"] < 600


def test_a_limit_holds_at_once_and_can_be_as_in_the_file_again(house: Server) -> None:
    ada, anna = keeper(house, "Alma", "administrator"), house.guest("Anja")
    path = "/api/admin/settings/open_tables"
    assert ada.ask("PUT", path, {"value": "2"}).status == 204
    anna.open_table(), anna.open_table()
    wanted = {"game": "patrician", "seats": 2}
    check_answer(anna.ask("POST", "/api/tables", wanted), 429, "refused-too-many-tables")
    [limit] = [one for one in ada.get("/api/admin/settings")["limits"] if one["name"] == "open_tables"]
    assert (limit["value"], limit["given"], limit["changed"]) == ("2", "40", True)
    assert ada.ask("PUT", path, {"value": None}).status == 204
    anna.open_table()
    [back] = [one for one in ada.get("/api/admin/settings")["limits"] if one["name"] == "open_tables"]
    assert (back["value"], back["changed"]) == ("40", False)
    assert [deed["facts"] for deed in deeds(ada, "open_tables")] == [
        {"before": "2", "after": "40"},
        {"before": "40", "after": "2"},
    ]


@pytest.mark.parametrize(
    ("name", "value", "say"),
    [
        ("open_tables", "many", "bad-limit-whole"),
        ("open_tables", "0", "bad-limit-whole"),
        ("lines", "often", "bad-limit-rate"),
        ("lines", "0/minute", "bad-limit-rate"),
        ("message_bytes", "5000", "refused-no-such-setting"),
        ("metrics_token", "mine", "refused-no-such-setting"),
    ],
)
def test_a_limit_is_checked_as_in_a_settings_file(house: Server, name: str, value: str, say: str) -> None:
    ada = keeper(house, "Anita", "administrator")
    answer = ada.ask("PUT", f"/api/admin/settings/{name}", {"value": value})
    assert (answer.status in (404, 422), answer.json["say"]) == (True, say), answer


def test_the_houses_texts_are_shown_to_all_as_plain_text(house: Server) -> None:
    ada = keeper(house, "Aude", "administrator")
    texts = {"name": " Club\nof\u202e Lyon ", "greeting": "<b>Bienvenue</b>\r\n\r\njeudi ", "contact": "chez Aude"}
    for name, text in texts.items():
        assert ada.ask("PUT", f"/api/admin/texts/{name}", {"language": "fr", "text": text}).status == 204
    facts = Visitor(house).get("/api/house")
    assert facts["name"] == {"fr": "Club of Lyon"} and facts["rules"] == {}
    assert facts["greeting"] == {"fr": "<b>Bienvenue</b>\n\njeudi"}
    assert ada.ask("PUT", "/api/admin/texts/greeting", {"language": "fr", "text": " "}).status == 204
    assert Visitor(house).get("/api/house")["greeting"] == {}
    too_long = ada.ask("PUT", "/api/admin/texts/name", {"language": "fr", "text": "x" * 61})
    check_answer(too_long, 422, "refused-text-too-long")


def test_what_was_set_holds_after_a_restart(house: Server) -> None:
    ada = keeper(house, "Adele", "administrator")
    assert ada.ask("PUT", "/api/admin/settings/records", {"value": "7"}).status == 204
    assert ada.ask("PUT", "/api/admin/texts/rules", {"language": "en", "text": "Be kind."}).status == 204
    house.stop()
    house.start()
    [limit] = [one for one in ada.get("/api/admin/settings")["limits"] if one["name"] == "records"]
    assert (limit["value"], Visitor(house).get("/api/house")["rules"]) == ("7", {"en": "Be kind."})
