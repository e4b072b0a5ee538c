"""What a member has played: found again, counted, taken along, and in the end removed."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass

import pytest

from tests.server.accounts.people import account_of, new_passkey
from tests.server.evening import check_answer
from tests.server.running import Page, Server, Visitor, play_out

HOUSE = {"limits": {"sign_ins": "100000/hour", "exports": "3/hour"}}


@dataclass
class Past:
    """Two members who have played to the end, as one of them did with a bot, and broke a game off."""

    house: Server
    anna: Visitor
    bruno: Visitor
    codes: list[str]
    played: str
    broken_off: str


def play(anna: Visitor, bruno: Visitor) -> tuple[str, list[Page]]:
    table = anna.open_table()
    tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
    anna.start(table)
    return table, [anna.connect(table, tokens[0]), bruno.connect(table, tokens[1])]


@pytest.fixture(scope="module")
def past(house: Server) -> Past:
    anna, bruno = house.guest("Anna"), house.guest("Bruno É.")
    played, pages = play(anna, bruno)
    pages[0].ask("say", text="Buona sera")
    play_out(pages)
    broken_off, more = play(anna, bruno)
    for page in more:
        page.ask("end", agree=True)
    for page in (*pages, *more):
        page.close()
    _, codes = new_passkey(anna)
    new_passkey(bruno)
    return Past(house, anna, bruno, codes, played, broken_off)


def games(visitor: Visitor, **asked: object) -> list[str]:
    query = "&".join(f"{name}={value}" for name, value in asked.items())
    return [game["id"] for game in visitor.get(f"/api/account/games?{query}")["games"]]


def test_the_archive_has_every_game_and_how_it_ended(past: Past) -> None:
    found = past.anna.get("/api/account/games")
    assert (found["total"], found["unread"]) == (2, 0)
    broken, played = found["games"]
    assert [game["id"] for game in (broken, played)] == [past.broken_off, past.played]
    assert (broken["broken_off"], broken["seats"][0]["place"]) == (True, None)
    assert [seat["name"] for seat in played["seats"]] == ["Anna", "Bruno É."]
    assert sorted(seat["place"] for seat in played["seats"]) in ([1, 1], [1, 2])
    assert [seat["yours"] for seat in played["seats"]] == [True, False]
    replay = past.anna.get(f"/api/replays/{past.played}")
    assert [seat["points"] for seat in played["seats"]] == replay["outcome"]["points"]


def test_the_archive_is_searched_by_name_and_game(past: Past) -> None:
    both = [past.broken_off, past.played]
    assert games(past.anna, text="bruno%20e") == games(past.anna, text="PATRIC") == games(past.anna) == both
    assert games(past.anna, text="carla") == games(past.anna, game="il-principe") == []
    assert games(past.anna, skip=1) == [past.played]
    check_answer(past.anna.ask("GET", "/api/account/games?skip=-1"), 422, "refused-invalid")


def test_statistics_count_games_and_rivals(past: Past) -> None:
    told = past.anna.get("/api/account/statistics")
    [game] = told["games"]
    [rival] = told["rivals"]
    assert (game["game"], game["played"], game["broken_off"]) == ("patrician", 1, 1)
    assert (rival["name"], rival["level"], rival["played"]) == ("Bruno É.", None, 1)
    theirs = past.bruno.get("/api/account/statistics")["rivals"][0]
    assert (theirs["ahead"], theirs["behind"]) == (rival["behind"], rival["ahead"])
    assert game["won"] + past.bruno.get("/api/account/statistics")["games"][0]["won"] >= 1


def test_a_member_takes_along_what_is_kept_of_them_and_nothing_of_others(past: Past) -> None:
    answer = past.anna.ask("GET", "/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json
    assert (kept["name"], kept["recovery_codes_left"], len(kept["devices"])) == ("Anna", 10, 1)
    table = next(table for table in kept["tables"] if table["id"] == past.played)
    kinds = {entry["kind"] for entry in table["did"]}
    assert {"sat", "decided", "spoke"} <= kinds and table["opened"]
    assert {entry["seat"] for entry in table["did"] if entry["kind"] == "decided"} == {0}
    text = json.dumps(kept)
    assert "Bruno" not in text and "token" not in text and past.anna.cookie.partition("=")[2] not in text
    assert "Buona sera" not in past.bruno.ask("GET", "/api/account/export").text
    while past.anna.ask("GET", "/api/account/export").status == 200:
        pass
    check_answer(past.anna.ask("GET", "/api/account/export"), 429, "refused-too-often")


@pytest.mark.parametrize("path", ["/games", "/statistics", "/export"])
def test_only_members_have_an_archive(past: Past, path: str) -> None:
    for visitor in (Visitor(past.house), past.house.guest("Gino")):
        check_answer(visitor.ask("GET", f"/api/account{path}"), 401, "refused-no-member")
    check_answer(past.house.guest("Gino").ask("DELETE", "/api/account"), 401, "refused-no-member")


def test_who_leaves_for_good_is_forgotten_and_the_games_stay(past: Past) -> None:
    house, anna, bruno = past.house, past.anna, past.bruno
    waiting = anna.open_table()
    running, [mine, theirs] = play(anna, bruno)
    seat = bruno.open_table(seats=3)
    anna.sit(seat, 1)
    phone = Visitor(house)
    phone.post("/api/sign-in/code", {"code": past.codes[0]})
    assert anna.ask("DELETE", "/api/account").status == 204
    anna.cookie = ""
    assert mine.until("closing")["why"]["say"] == "closing-signed-out"
    while theirs.last["seating"]["table"]["seats"][0]["name"] != "–":
        theirs.until("seating")
    assert theirs.last["seating"]["table"]["seats"][0]["resigned"]
    theirs.close()
    assert phone.get("/api/guest") == {"guest": None}
    check_answer(Visitor(house).ask("POST", "/api/sign-in/code", {"code": past.codes[1]}), 403, "refused-code")
    assert bruno.get(f"/api/tables/{seat}")["seats"][1]["holder"] == "nobody"
    assert bruno.get(f"/api/tables/{waiting}")["status"] == "closed"
    archived = bruno.get("/api/account/games")["games"]
    assert [one["name"] for one in archived[-1]["seats"]] == ["–", "Bruno É."]
    assert bruno.get("/api/account/statistics")["games"][0]["played"] == 1
    house.stop()
    house.start()
    replay = bruno.get(f"/api/replays/{past.played}")
    assert replay["seats"][0]["name"] == "–" and replay["outcome"] is not None
    assert "Anna" not in bruno.ask("GET", f"/api/tables/{past.played}/record").text
    assert bruno.get(f"/api/tables/{running}")["seats"][0]["name"] == "–"
    with sqlite3.connect(house.database.removeprefix("sqlite:///")) as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert "Anna" not in kept and "Buona sera" not in kept
    assert account_of(bruno)["name"] == "Bruno É."
