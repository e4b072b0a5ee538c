"""Ratings as members meet them: rated tables, leaderboards that hide the uncertain, one's own curve, staying off."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from signoria.server.ratings.counting import begin_season, count_game
from signoria.server.store.engine import make_engine
from signoria.server.store.rating_rows import RatedGame
from tests.server.evening import check_answer
from tests.server.running import Page, Server, Visitor, play_out

HOUSE = {"limits": {"sign_ins": "100000/hour"}}
GAMES = 30
NAMES = ("Anna", "Bruno", "Carla", "Dora")


@dataclass
class Club:
    """Members who have met often: Anna always wins against Bruno, Carla and he play even; Dora has played once."""

    house: Server
    members: dict[str, Visitor] = field(default_factory=dict)
    ids: dict[str, str] = field(default_factory=dict)
    counted: int = 0

    def join(self, name: str) -> Visitor:
        visitor = self.house.guest(name)
        visitor.post("/api/sign-in/new")
        file = sqlite3.connect(self.house.database.removeprefix("sqlite:///"))
        (self.ids[name],) = file.execute(
            "SELECT id FROM guest WHERE name = ? ORDER BY created_at DESC", (name,)
        ).fetchone()
        file.close()
        self.members[name] = visitor
        return visitor

    def met(self, *names: str, game: str = "patrician") -> None:
        """A game that has ended, whoever is named first in the first place."""
        self.all_met([names], game)

    def all_met(self, games: Sequence[Sequence[str]], game: str = "patrician") -> None:
        """Games that have ended one after another."""
        engine = make_engine(self.house.database)
        with engine.begin() as connection:
            for names in games:
                self.counted += 1
                members = tuple(self.ids[name] for name in names)
                places = tuple(range(1, len(names) + 1))
                id = f"met-{self.counted:04}"
                ended = RatedGame(id, game, len(names), time.time(), members, places)
                count_game(connection, ended, "by-hand")
        engine.dispose()

    def board(self, of: str = "Anna", **asked: object) -> Any:
        asked = {"game": "patrician", "seats": 2, **asked}
        return self.members[of].get("/api/ratings?" + "&".join(f"{name}={value}" for name, value in asked.items()))


@pytest.fixture(scope="module")
def club(house: Server) -> Club:
    club = Club(house)
    for name in NAMES:
        club.join(name)
    pairs = (("Anna", "Bruno"), ("Carla", "Bruno"), ("Anna", "Bruno"), ("Bruno", "Carla"))
    club.all_met([*pairs * (GAMES // 2), ("Dora", "Carla")])
    return club


def names_on(board: Any) -> list[str]:
    return [row["name"] for row in board["rows"]]


def rated_game(first: Visitor, second: Visitor) -> tuple[str, list[Page]]:
    """A rated game of two that has begun."""
    wanted = {"game": "patrician", "seats": 2, "rated": True}
    table = str(first.post("/api/tables", wanted)["id"])
    tokens = [first.sit(table, 0), second.sit(table, 1)]
    first.start(table)
    return table, [first.connect(table, tokens[0]), second.connect(table, tokens[1])]


def until_ended(page: Page) -> None:
    while page.last["seating"]["table"]["status"] == "playing":
        page.until("seating")


def test_a_leaderboard_shows_who_is_known_well_enough_and_says_how_many_games_the_others_need(club: Club) -> None:
    board = club.board()
    assert names_on(board)[0] == "Anna" and set(names_on(board)) == {"Anna", "Bruno", "Carla"}
    assert [row["place"] for row in board["rows"]] == [1, 2, 3]
    assert (board["listed"], board["hidden"]) == (3, 1)
    assert [row["yours"] for row in board["rows"]] == [True, False, False]
    assert all(row["uncertainty"] <= 400 for row in board["rows"])
    worth = [row["rating"] - row["uncertainty"] for row in board["rows"]]
    assert worth == sorted(worth, reverse=True)
    assert board["own"]["place"] == 1 and board["own"]["games_to_go"] == 0
    own = club.board("Dora")["own"]
    assert own["place"] is None and own["games"] == 1 and 3 <= own["games_to_go"] <= 20
    assert club.board(skip=1)["rows"] == board["rows"][1:]


def test_without_a_wish_what_was_played_most_is_shown_and_each_game_and_number_of_seats_has_its_own(club: Club) -> None:
    club.met("Anna", "Bruno", "Carla", game="il-principe")
    board = club.members["Anna"].get("/api/ratings")
    assert board["pool"] == {"game": "patrician", "seats": 2}
    assert board["pools"] == [board["pool"], {"game": "il-principe", "seats": 3}]
    other = club.board(game="il-principe", seats=3)
    assert (other["rows"], other["hidden"], other["own"]["games"]) == ([], 3, 1)


def test_strangers_are_not_told_who_is_a_member(club: Club) -> None:
    for visitor in (club.house.guest("Guest 7"), Visitor(club.house)):
        for path in ("/api/ratings", "/api/account/ratings"):
            check_answer(visitor.ask("GET", path), 401, "refused-no-member")


def test_ones_own_ratings_are_told_with_every_game(club: Club) -> None:
    told = club.members["Anna"].get("/api/account/ratings")
    [rating] = [one for one in told["ratings"] if one["pool"] == {"game": "patrician", "seats": 2}]
    ratings, known = ([point[what] for point in rating["points"]] for what in ("rating", "uncertainty"))
    assert len(ratings) == GAMES and ratings == sorted(ratings) and known == sorted(known, reverse=True)
    assert (rating["rating"], rating["uncertainty"]) == (ratings[-1], known[-1])
    assert {point["place"] for point in rating["points"]} == {1}


def test_a_season_begins_anew_and_those_before_can_be_looked_at(club: Club) -> None:
    before = club.board()
    engine = make_engine(club.house.database)
    with engine.begin() as connection:
        begin_season(connection, time.time())
    engine.dispose()
    fresh = club.board()
    assert (fresh["season"], fresh["rows"], fresh["own"]) == (before["season"] + 1, [], None)
    assert [one["number"] for one in fresh["seasons"]] == [fresh["season"], before["season"]]
    assert fresh["seasons"][0]["ends"] is None and fresh["seasons"][1]["ends"] == fresh["seasons"][0]["begins"]
    club.met("Anna", "Bruno")
    assert names_on(club.board()) == ["Anna"] or set(names_on(club.board())) <= {"Anna", "Bruno"}
    [rating] = [one for one in club.members["Anna"].get("/api/account/ratings")["ratings"] if one["pool"]["seats"] == 2]
    assert rating["games"] == 1 and rating["uncertainty"] > before["own"]["uncertainty"]
    assert club.board(season=before["season"])["rows"] == before["rows"]
    check_answer(club.members["Anna"].ask("GET", "/api/ratings?season=99"), 404, "refused-no-such-season")


def test_a_member_may_stay_off_leaderboards_and_is_called_by_their_present_name(club: Club) -> None:
    bruno = club.members["Bruno"]
    assert bruno.ask("PATCH", "/api/account", {"off_leaderboards": True}).status == 204
    assert bruno.get("/api/account")["account"]["off_leaderboards"]
    board = club.board(season=1)
    assert names_on(board) == ["Anna", "Carla"] and [row["place"] for row in board["rows"]] == [1, 2]
    own = club.board("Bruno", season=1)["own"]
    assert own["off"] and own["place"] is None
    assert bruno.get("/api/account/ratings")["off"]
    bruno.ask("PATCH", "/api/account", {"off_leaderboards": False})
    bruno.post("/api/guest", {"name": "Brunello"})
    assert "Brunello" in names_on(club.board(season=1))
    bruno.post("/api/guest", {"name": "Bruno"})


def test_only_members_sit_at_a_rated_table_and_everybody_is_told_that_it_is_one(club: Club) -> None:
    anna, stranger = club.members["Anna"], club.house.guest("Guest 8")
    wanted = {"game": "patrician", "seats": 2, "rated": True, "listed": True, "admission": "open"}
    table = anna.post("/api/tables", wanted)["id"]
    assert stranger.get(f"/api/tables/{table}")["rated"]
    assert [card["rated"] for card in stranger.get("/api/tables")["open"] if card["id"] == table] == [True]
    check_answer(stranger.ask("POST", f"/api/tables/{table}/seats/0", {}), 403, "refused-rated-members")
    check_answer(stranger.ask("POST", f"/api/tables/{table}/requests"), 403, "refused-rated-members")
    check_answer(stranger.ask("POST", "/api/tables", wanted), 403, "refused-rated-members")
    anna.sit(table, 0)
    check_answer(anna.ask("POST", f"/api/tables/{table}/seats/1/bot", {"level": "novice"}), 409, "refused-rated-bots")
    check_answer(anna.ask("PATCH", f"/api/tables/{table}", {"hints": True}), 422, "refused-rated-alone")
    check_answer(anna.ask("POST", "/api/tables", {**wanted, "hints": True}), 422, "refused-rated-alone")
    check_answer(anna.ask("POST", "/api/tables", {**wanted, "seats": 1}), 422, "refused-rated-solo")
    anna.ask("DELETE", f"/api/tables/{table}")


def test_a_whole_rated_game_changes_ratings_at_once_and_those_who_sat_there_are_told(club: Club) -> None:
    dora, carla = club.members["Dora"], club.members["Carla"]
    table, pages = rated_game(dora, carla)
    check_answer(dora.ask("GET", f"/api/tables/{table}/ratings"), 409, "refused-not-over")
    play_out(pages)
    places = pages[0].play["outcome"]["places"]
    told = dora.get(f"/api/tables/{table}/ratings")
    assert told["counts"] and [seat["place"] for seat in told["seats"]] == places
    for seat in told["seats"]:
        assert places == [1, 1] or (seat["change"] > 0) == (seat["place"] == 1)
    assert carla.get(f"/api/tables/{table}/ratings") == told
    last = dora.get("/api/account/ratings")["ratings"][0]["points"][-1]
    assert (last["table"], last["rating"]) == (table, told["seats"][0]["rating"])
    check_answer(club.members["Anna"].ask("GET", f"/api/tables/{table}/ratings"), 403, "refused-not-seated")
    carla.ask("PATCH", "/api/account", {"off_leaderboards": True})
    assert [seat["seat"] for seat in dora.get(f"/api/tables/{table}/ratings")["seats"]] == [0]
    assert len(carla.get(f"/api/tables/{table}/ratings")["seats"]) == 2
    carla.ask("PATCH", "/api/account", {"off_leaderboards": False})
    for page in pages:
        page.close()


def test_who_resigns_a_rated_game_has_lost_it_and_one_broken_off_together_does_not_count(club: Club) -> None:
    dora, carla = club.members["Dora"], club.members["Carla"]
    table, pages = rated_game(dora, carla)
    pages[0].ask("resign")
    pages[1].ask("end", agree=True)
    until_ended(pages[1])
    told = dora.get(f"/api/tables/{table}/ratings")
    assert [seat["place"] for seat in told["seats"]] == [2, 1] and told["seats"][0]["change"] < 0
    other, more = rated_game(dora, carla)
    assert more[0].ask("rest", level="master")["why"]["say"] == "refused-rated-rest"
    for page in more:
        page.ask("end", agree=True)
    until_ended(more[1])
    assert dora.get(f"/api/tables/{other}/ratings") == {"counts": False, "seats": []}
    for page in (*pages, *more):
        page.close()


def test_what_is_kept_of_ratings_can_be_taken_along_and_goes_with_the_name(club: Club) -> None:
    emma = club.join("Emma")
    club.all_met([("Emma", "Bruno")] * GAMES, "habemus-papam")
    asked = {"game": "habemus-papam"}
    kept = json.loads(emma.ask("GET", "/api/account/export").text)
    assert kept["off_leaderboards"] is False
    assert [point["place"] for point in kept["ratings"]] == [1] * GAMES
    board = club.board("Bruno", **asked)
    assert names_on(board)[0] == "Emma"
    emma.ask("DELETE", "/api/account")
    after = club.board("Bruno", **asked)
    assert "Emma" not in names_on(after)
    kept_rows, new_rows = ([row for row in one["rows"] if row["name"] == "Bruno"] for one in (board, after))
    assert [row["rating"] for row in kept_rows] == [row["rating"] for row in new_rows], "others keep what they have"
