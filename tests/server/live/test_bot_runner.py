"""Standing in: a bot plays for who is away when all who are there agree, or for who asks for it, and gives back."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import pytest

from signoria.server.tables import entries
from tests.server.recording import kept_of
from tests.server.running import Page, Server, Visitor


@dataclass
class Trio:
    """Three people who play, with a page each."""

    server: Server
    visitors: list[Visitor]
    table: str
    tokens: list[str]
    pages: list[Page]

    def come(self, seat: int) -> Page:
        self.pages[seat] = self.visitors[seat].connect(self.table, self.tokens[seat])
        return self.pages[seat]

    def kinds(self) -> list[str]:
        """What was written about standing in."""
        wanted = (entries.Relieved, entries.Returned)
        return [type(entry).__name__ for entry, _ in kept_of(self.server, self.table).log if isinstance(entry, wanted)]


HOUSE = {"away": 0.3, "pace": 0.05}


@pytest.fixture
def trio(house: Server) -> Trio:
    visitors = [house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = visitors[0].open_table("princes-of-florence", 3)
    tokens = [visitor.sit(table, seat) for seat, visitor in enumerate(visitors)]
    pages = [visitor.connect(table, token) for visitor, token in zip(visitors, tokens, strict=True)]
    visitors[0].start(table)
    for page in pages:
        page.until("play")
    return Trio(house, visitors, table, tokens, pages)


def seat_facts(page: Page, seat: int) -> Any:
    return page.last["seating"]["table"]["seats"][seat]


def wait_for(page: Page, seat: int, **facts: Any) -> None:
    """Listen until a seat is shown like this."""
    while any(seat_facts(page, seat)[name] != value for name, value in facts.items()):
        page.until("seating")


def leave(trio: Trio, seat: int) -> None:
    """Somebody goes, and after a while counts as away."""
    trio.pages[seat].close()
    others = [page for number, page in enumerate(trio.pages) if number != seat]
    wait_for(others[0], seat, present=False)
    assert others[0].ask("agree", seat=seat)["why"]["say"] == "refused-not-away"
    for page in others:
        wait_for(page, seat, away=True)


def test_a_bot_takes_over_when_all_who_are_there_agree(trio: Trio) -> None:
    anna, bruno, _ = trio.pages
    leave(trio, 2)
    assert anna.ask("agree", seat=2, key="a")["it"] == "accepted"
    wait_for(bruno, 2, agreed=[0], level=None)
    assert trio.kinds() == []
    answer = bruno.ask("agree", seat=2, key="b")
    assert answer["it"] == "accepted"
    wait_for(anna, 2, level="apprentice", agreed=[], holder="person")
    while 2 in anna.play["waiting"]:
        anna.until("play")
    assert trio.kinds() == ["Relieved"]
    assert bruno.ask("agree", seat=2, key="b") == answer
    assert bruno.ask("agree", seat=2, key="c")["why"]["say"] == "refused-bot-plays"
    assert trio.kinds() == ["Relieved"]


def test_who_comes_back_has_the_seat_back_when_asking_for_it(trio: Trio) -> None:
    anna, bruno, _ = trio.pages
    leave(trio, 2)
    for page in (anna, bruno):
        page.ask("agree", seat=2)
    wait_for(anna, 2, level="apprentice")
    carla = trio.come(2)
    assert seat_facts(carla, 2)["level"] == "apprentice"
    while 2 in carla.play["waiting"]:
        carla.until("play")
    assert carla.ask("move", id=0, seq=carla.play["seq"])["why"]["say"] == "refused-bot-plays"
    assert carla.ask("back")["it"] == "accepted"
    wait_for(carla, 2, level=None, present=True)
    for page in (anna, bruno):
        page.move()
    while 2 not in carla.play["waiting"]:
        carla.until("play")
        if carla.play["moves"] == [] and 2 not in carla.play["waiting"]:
            acting = next(
                (page for page in (anna, bruno) if page.last["welcome"]["seat"] in carla.play["waiting"]), None
            )
            if acting is not None:
                catch_up(acting, carla)
                if acting.play["moves"]:
                    acting.move()
    assert carla.move()["it"] == "accepted"
    assert trio.kinds() == ["Relieved", "Returned"]


def catch_up(page: Page, other: Page) -> None:
    while page.play["seq"] < other.play["seq"]:
        page.until("play")


def test_coming_back_cancels_the_vote(trio: Trio) -> None:
    anna, bruno, _ = trio.pages
    leave(trio, 2)
    assert anna.ask("agree", seat=2)["it"] == "accepted"
    wait_for(bruno, 2, agreed=[0])
    carla = trio.come(2)
    wait_for(bruno, 2, present=True, away=False, agreed=[])
    assert bruno.ask("agree", seat=2)["why"]["say"] == "refused-not-away"
    leave(trio, 2)
    assert bruno.ask("agree", seat=2)["it"] == "accepted"
    wait_for(anna, 2, agreed=[1])
    carla.close()
    assert trio.kinds() == []


def test_who_is_gone_has_no_vote(trio: Trio) -> None:
    anna, bruno, _ = trio.pages
    leave(trio, 2)
    bruno.close()
    wait_for(anna, 1, away=True)
    assert anna.ask("agree", seat=2)["it"] == "accepted"
    wait_for(anna, 2, level="apprentice")
    wait_for(anna, 1, level=None)
    assert anna.ask("agree", seat=1)["it"] == "accepted"
    wait_for(anna, 1, level="apprentice")


def test_a_person_can_rest_and_come_back(trio: Trio) -> None:
    anna, bruno, carla = trio.pages
    answer = anna.ask("rest", key="r")
    assert answer["it"] == "accepted"
    wait_for(bruno, 0, level="apprentice", present=True, holder="person")
    while 0 in bruno.play["waiting"]:
        bruno.until("play")
    assert anna.ask("rest", key="r") == answer
    assert anna.ask("back")["it"] == "accepted"
    wait_for(bruno, 0, level=None)
    assert anna.ask("rest", key="r") == answer
    wait_for(carla, 0, level=None)
    assert trio.kinds() == ["Relieved", "Returned"]


@pytest.mark.full
def test_bots_that_stand_in_play_the_game_to_its_end(trio: Trio) -> None:
    for page in trio.pages:
        assert page.ask("rest")["it"] == "accepted"
    watching = trio.visitors[0].connect(trio.table)
    for page in trio.pages:
        page.close()
    began = time.monotonic()
    while watching.play["outcome"] is None:
        watching.until("play")
        assert time.monotonic() < began + 100
    assert len(watching.play["outcome"]["points"]) == 3


def test_those_who_watch_are_counted_for_everybody(trio: Trio) -> None:
    anna = trio.pages[0]
    watching = [Visitor(trio.server).connect(trio.table) for _ in range(2)]
    assert [page.last["seating"]["table"]["spectators"] for page in watching] == [1, 2]
    while anna.last["seating"]["table"]["spectators"] != 2:
        anna.until("seating")
    watching[0].close()
    while anna.until("seating")["table"]["spectators"] != 1:
        pass


def test_two_on_one_device_agree_together(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table("princes-of-florence", 3, one_device=True)
    tokens = [anna.sit(table, 0), anna.sit(table, 1), bruno.sit(table, 2)]
    page, other = anna.connect(table, tokens[0]), bruno.connect(table, tokens[2])
    anna.start(table)
    other.until("play")
    other.close()
    wait_for(page, 2, away=True)
    assert page.ask("agree", seat=2)["it"] == "accepted"
    wait_for(page, 2, level="apprentice", agreed=[])
    page.close()


def test_who_gave_a_seat_up_does_not_look_with_the_eyes_of_who_sits_there_next(server: Server) -> None:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    table = anna.open_table(seats=2)
    anna.seat_bot(table, 1)
    left = anna.connect(table, anna.sit(table, 0))
    assert anna.ask("DELETE", f"/api/tables/{table}/seats/0").status == 204
    assert left.until("welcome")["seat"] is None
    stays = bruno.connect(table, bruno.sit(table, 0))
    anna.start(table)
    assert stays.until("play")["own"] != {}
    seen = left.until("play")
    assert seen["own"] == {}
    assert seen["moves"] == []
    assert left.ask("rest")["why"]["say"] == "refused-spectator"


def test_a_second_seat_on_the_same_device_is_not_away_while_the_first_looks(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.open_table(seats=2, one_device=True)
    first = anna.sit(table, 0)
    anna.sit(table, 1, name="Bruno")
    page = anna.connect(table, first)
    assert [seat["present"] for seat in page.last["seating"]["table"]["seats"]] == [True, True]
    assert page.last["seating"]["table"]["spectators"] == 0
    page.hello(None)
    assert [seat["present"] for seat in page.last["seating"]["table"]["seats"]] == [True, True]
    assert page.last["seating"]["table"]["spectators"] == 0
