"""Who may sit down and start: seats by request, who stays out, one seat for each guest, and a host who is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.server.live.live_table import LiveTable
from signoria.server.live.loading import load_table
from signoria.server.live.new_table import open_table
from signoria.server.live.rematches import rematch_of
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store.table_lists import Arranged
from signoria.server.tables import admission, entries, requests
from signoria.server.tables.frames import Attendance, table_facts
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.server.running import Server
from tests.server.stored import GUEST, a_guest, a_house
from tests.server.table_builders import a_table, happen


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def sit(table: Table, seat: int, guest: str) -> entries.Sat:
    return requests.sit(table, seat, guest, guest.title(), None, "n", f"hash-{guest}-{seat}")


def by_request(one_device: bool = False) -> Table:
    """A table of guest-0's at which one asks for a seat."""
    table = a_table(seats=3)
    happen(table, entries.Arranged("request", one_device))
    return table


def number_of(table: Table, guest: str) -> int:
    return next(caller.number for caller in table.door.callers if caller.guest == guest)


def answer(table: Table, guest: str, admit: bool) -> None:
    entry = admission.answer(table, "guest-0", number_of(table, guest), admit)
    assert entry is not None
    happen(table, entry)


def ask(table: Table, guest: str) -> None:
    entry = admission.ask_for_seat(table, guest, guest.title())
    assert entry is not None
    happen(table, entry)


# -- seats by request


def test_where_one_asks_for_a_seat_nobody_sits_down_but_the_host_and_who_was_admitted() -> None:
    table = by_request()
    happen(table, sit(table, 0, "guest-0"))
    assert refused(lambda: sit(table, 1, "anna")) == "refused-ask-first"
    ask(table, "anna")
    assert refused(lambda: sit(table, 1, "anna")) == "refused-ask-first"
    facts = table_facts(table, Attendance())
    assert [(asking.number, asking.name) for asking in facts.requests] == [(3, "Anna")]
    answer(table, "anna", admit=True)
    happen(table, sit(table, 1, "anna"))
    assert table_facts(table, Attendance()).requests == []
    assert refused(lambda: sit(table, 2, "bruno")) == "refused-ask-first"


def test_only_the_host_answers_who_asks() -> None:
    table = by_request()
    ask(table, "anna")
    number = number_of(table, "anna")
    for who in ("anna", "bruno"):
        assert refused(lambda who=who: admission.answer(table, who, number, True)) == "refused-not-host"  # type: ignore[misc]
    assert refused(lambda: admission.answer(table, "guest-0", number + 1, True)) == "refused-no-such-request"


def test_to_ask_twice_is_to_ask_once_and_who_asks_may_think_better_of_it() -> None:
    table = by_request()
    ask(table, "anna")
    assert admission.ask_for_seat(table, "anna", "Anna") is None
    assert admission.standing(table, "anna") == "asked"
    withdrawn = admission.withdraw(table, "anna")
    assert withdrawn is not None
    happen(table, withdrawn)
    assert admission.withdraw(table, "anna") is None
    assert admission.standing(table, "anna") == "must-ask"
    ask(table, "anna")


def test_who_was_declined_can_neither_sit_nor_ask_until_the_host_admits_them_after_all() -> None:
    table = by_request()
    ask(table, "anna")
    answer(table, "anna", admit=False)
    assert refused(lambda: sit(table, 1, "anna")) == "refused-kept-out"
    assert refused(lambda: admission.ask_for_seat(table, "anna", "Anna")) == "refused-kept-out"
    assert [person.name for person in table_facts(table, Attendance()).kept_out] == ["Anna"]
    answer(table, "anna", admit=True)
    happen(table, sit(table, 1, "anna"))


def test_so_many_may_ask_at_once_and_no_more() -> None:
    table = by_request()
    for number in range(admission.MOST_WAITING):
        ask(table, f"stranger-{number}")
    assert refused(lambda: admission.ask_for_seat(table, "anna", "Anna")) == "refused-too-many-ask"
    answer(table, "stranger-0", admit=True)
    ask(table, "anna")


def test_the_host_opens_a_table_to_everybody_and_closes_it_again() -> None:
    table = by_request()
    assert refused(lambda: admission.arrange(table, "anna", "open")) == "refused-not-host"
    opened = admission.arrange(table, "guest-0", "open")
    assert opened is not None
    happen(table, opened)
    assert admission.arrange(table, "guest-0", "open") is None
    happen(table, sit(table, 1, "anna"))
    closed = admission.arrange(table, "guest-0", "request")
    assert closed is not None
    happen(table, closed)
    assert refused(lambda: sit(table, 2, "bruno")) == "refused-ask-first"
    assert table.seats[1].guest == "anna"


def test_a_seat_kept_for_a_guest_need_not_be_asked_for_but_any_other_must() -> None:
    table = by_request()
    happen(table, entries.Reserved(1, "anna", "Anna", "este"))
    assert admission.standing(table, "anna") == "free"
    assert refused(lambda: sit(table, 2, "anna")) == "refused-ask-first"
    happen(table, sit(table, 1, "anna"))


# -- who stays out


def test_a_guest_whom_the_host_sent_away_stays_out_until_let_in_again() -> None:
    table = a_table()
    happen(table, sit(table, 1, "anna"))
    happen(table, requests.leave(table, 1, "guest-0"))
    assert refused(lambda: sit(table, 1, "anna")) == "refused-kept-out"
    assert refused(lambda: sit(table, 2, "anna")) == "refused-kept-out"
    happen(table, sit(table, 1, "bruno"))
    answer(table, "anna", admit=True)
    happen(table, sit(table, 2, "anna"))


def test_who_is_sent_away_loses_all_their_seats() -> None:
    table = a_table()
    happen(table, entries.Arranged("open", one_device=True))
    for seat in (1, 2):
        happen(table, sit(table, seat, "anna"))
    happen(table, requests.leave(table, 1, "guest-0"))
    assert table.seats_of_guest("anna") == []


def test_leaving_by_oneself_is_not_being_sent_away() -> None:
    table = a_table()
    happen(table, sit(table, 1, "anna"))
    happen(table, requests.leave(table, 1, "anna"))
    happen(table, sit(table, 2, "anna"))
    happen(table, sit(table, 0, "guest-0"))
    happen(table, requests.leave(table, 0, "guest-0"))
    happen(table, sit(table, 0, "guest-0"))


def test_one_guest_has_one_seat_unless_the_table_is_for_one_device() -> None:
    table = a_table()
    happen(table, sit(table, 0, "guest-0"))
    assert refused(lambda: sit(table, 1, "guest-0")) == "refused-one-seat"
    shared = admission.arrange(table, "guest-0", one_device=True)
    assert shared is not None
    happen(table, shared)
    happen(table, sit(table, 1, "guest-0"))
    assert refused(lambda: admission.arrange(table, "guest-0", one_device=False)) == "refused-several-seats"


# -- what is kept


def test_a_snapshot_knows_who_stands_at_the_door() -> None:
    table = by_request(one_device=True)
    for guest in ("anna", "bruno", "carla"):
        ask(table, guest)
    answer(table, "bruno", admit=True)
    answer(table, "carla", admit=False)
    again = thawed(table.charter, frozen(table))
    standings = [admission.standing(again, guest) for guest in ("anna", "bruno", "carla", "dora")]
    assert standings == ["asked", "free", "kept-out", "must-ask"]
    assert (again.admission, again.one_device) == ("request", True)


@pytest.mark.parametrize(
    ("listed", "wished", "expected"),
    [(False, None, "open"), (True, None, "request"), (True, "open", "open"), (False, "request", "request")],
)
def test_a_listed_table_gives_its_seats_on_request_unless_its_host_wishes_otherwise(
    tmp_path: Path, listed: bool, wished: str | None, expected: str
) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            await house.store.guests.add(GUEST)
            wanted = replace(NewTable("patrician", 2, {}, listed), admission=wished)  # type: ignore[arg-type]
            id = await open_table(house, GUEST, wanted)
            table, _ = await load_table(house.store, id)
            assert table.admission == expected
            assert (await house.store.lists.arranged([id])).get(id, Arranged()).admission == expected

    asyncio.run(story())


def test_a_rematch_keeps_who_may_sit_down_and_who_stays_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            for number in range(4):
                await house.store.guests.add(a_guest(number))
            wanted = NewTable("patrician", 2, {}, False, "request", one_device=True)
            live = await house.table(await open_table(house, GUEST, wanted))
            await house.change(live, lambda table: admission.ask_for_seat(table, "guest-3", "Dora"))
            number = number_of(live.table, "guest-3")
            await house.change(live, lambda table: admission.answer(table, "guest-0", number, False))
            for seat in range(2):
                await house.change(live, lambda table, seat=seat: sit(table, seat, "guest-0"))  # type: ignore[misc]
            await house.change(live, lambda table: requests.start(table, "guest-0"))
            live.table.status = "over"
            again = (await house.table(await rematch_of(house, live, GUEST))).table
            assert (again.admission, again.one_device) == ("request", True)
            assert admission.standing(again, "guest-3") == "kept-out"
            assert admission.standing(again, "guest-2") == "must-ask"
            for seat in range(2):
                happen(again, sit(again, seat, "guest-0"))

    asyncio.run(story())


# -- who starts


class Clock:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


class Somebody:
    """A connection that is told nothing."""

    def __init__(self, guest: str) -> None:
        self.guest: str | None = guest
        self.seat: int | None = None
        self.token_hash = ""
        self.is_greeted = True

    def push(self, frame: bytes) -> None:
        assert frame


@pytest.mark.parametrize("is_seated", [True, False])
def test_while_the_host_stays_away_anybody_seated_may_start(is_seated: bool) -> None:
    table, clock = a_table(seats=2), Clock()
    happen(table, sit(table, 0, "anna"))
    happen(table, sit(table, 1, "guest-0" if is_seated else "bruno"))
    live = LiveTable(table, clock, away_after=60.0)
    host = Somebody("guest-0")
    live.listeners.add(host)
    live.note_who_is_there()
    clock.now += 1_000.0
    assert not live.is_host_away()
    assert refused(lambda: requests.start(table, "anna", live.is_host_away())) == "refused-host-starts"
    live.listeners.discard(host)
    live.note_who_is_there()
    clock.now += 59.0
    assert not live.is_host_away()
    clock.now += 2.0
    assert live.is_host_away()
    assert live.attendance().host_away
    assert refused(lambda: requests.start(table, "a stranger", live.is_host_away())) == "refused-not-seated"
    happen(table, requests.start(table, "anna", live.is_host_away()))
    assert table.status == "playing"


# -- over the wire


def test_a_page_is_told_how_it_stands_at_the_door(house: Server) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = str(anna.post("/api/tables", {"game": "patrician", "seats": 2, "listed": True})["id"])
    path = f"/api/tables/{table}"
    (card,) = [card for card in bruno.get("/api/tables")["open"] if card["id"] == table]
    assert card["admission"] == "request"
    anna.sit(table, 0)
    page, host = bruno.connect(table), anna.connect(table)
    assert (page.last["door"]["standing"], host.last["door"]["standing"]) == ("must-ask", "free")
    assert bruno.ask("POST", f"{path}/seats/1", {}).json["say"] == "refused-ask-first"
    bruno.post(f"{path}/requests")
    while not (asking := host.until("seating")["table"]["requests"]):
        pass
    assert [person["name"] for person in asking] == ["Bruno"]
    assert page.until("door")["standing"] == "asked"
    assert anna.ask("PUT", f"{path}/requests/{asking[0]['number']}", {"admit": True}).status == 204
    assert page.until("door")["standing"] == "free"
    bruno.sit(table, 1)
    assert bruno.ask("POST", f"{path}/start").json["say"] == "refused-host-starts"
    assert anna.ask("DELETE", f"{path}/seats/1").status == 204
    assert page.until("door")["standing"] == "kept-out"
    assert bruno.ask("POST", f"{path}/seats/1", {}).json["say"] == "refused-kept-out"
    page.close()
    host.close()
