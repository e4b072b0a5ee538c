"""Games that end before their end: somebody resigns, all agree to end it, or the host closes a deserted table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import signoria
from signoria.server.live import stand_ins
from signoria.server.live.live_table import LiveTable
from signoria.server.live.loading import load_table
from signoria.server.live.rematches import rematch_of
from signoria.server.live.turns import waits_for
from signoria.server.protocol.from_page import Undo
from signoria.server.protocol.refusals import Refused
from signoria.server.replay.replays import Replays
from signoria.server.store import EntryRow, Store
from signoria.server.tables import ending, entries, requests
from signoria.server.tables.frames import Attendance, PlayFrames, table_facts
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.server.running import Page, Server, play_out
from tests.server.stored import GUEST, a_house, state_of, two_at_a_table
from tests.server.table_builders import a_table, first_move, happen, play_on, sit_all, started, the_match

HOUSE = {"away": 0.5}


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def wish(table: Table, seat: int, agrees: bool = True) -> None:
    entry = ending.wish_end(table, seat, agrees, f"key-{table.seq}")
    assert entry is not None
    happen(table, entry)


# -- resigning


def test_a_bot_plays_to_the_end_for_who_resigned_and_the_seat_is_not_theirs_again() -> None:
    table = started(seats=2)
    seat = the_match(table).to_act[0]
    happen(table, ending.resign(table, seat, "k1"))
    assert table.seats_for_bots() == [seat]
    assert not waits_for(table, f"guest-{seat}")
    for again in (
        lambda: requests.back(table, seat, "k2"),
        lambda: requests.rest(table, seat, "k2"),
        lambda: requests.move(table, seat, first_move(table, seat)),
        lambda: requests.undo(table, seat, Undo(table.seq, "k2")),
        lambda: ending.resign(table, seat, "k2"),
        lambda: ending.wish_end(table, seat, True, "k2"),
    ):
        assert refused(again) == "refused-resigned"
    facts = table_facts(table, Attendance())
    assert (facts.seats[seat].resigned, facts.seats[seat].level, facts.seats[1 - seat].resigned) == (
        True,
        "apprentice",
        False,
    )
    move = table.legal(seat)[0].text
    decided = requests.bot_move(table, seat, move, table.asked[seat].question)
    assert decided is not None


def test_who_rests_and_then_resigns_leaves_their_seat_to_the_same_bot() -> None:
    table = started(seats=2)
    happen(table, requests.rest(table, 0, "k1", "novice"))
    happen(table, ending.resign(table, 0, "k2"))
    assert table.seats[0].level == "novice"


def test_when_the_last_person_resigns_the_game_is_broken_off() -> None:
    table = started(seats=2)
    happen(table, ending.resign(table, 0, "k1"))
    assert table.status == "playing"
    happen(table, ending.resign(table, 1, "k2"))
    assert (table.status, table.ended) == ("ended", "resigned")
    assert table.seats_for_bots() == []


def test_who_resigned_is_not_asked_whether_a_bot_stands_in_for_another() -> None:
    table = started(seats=3)
    happen(table, ending.resign(table, 0, "k1"))
    live = LiveTable(table, lambda: 1_000.0, away_after=0.0)
    for seat in (0, 1):
        live.listeners.add(Somebody(seat))
    assert refused(lambda: stand_ins.agree(live, 2, 0, "guest-0")) == "refused-resigned"
    stand_ins.agree(live, 2, 1, "guest-1")
    assert stand_ins.is_agreed(live, 2)


class Somebody:
    """A connection that is told nothing."""

    def __init__(self, seat: int) -> None:
        self.guest: str | None = f"guest-{seat}"
        self.seat: int | None = seat
        self.token_hash = f"hash-{seat}"
        self.is_greeted = True

    def push(self, frame: bytes) -> None:
        assert frame


# -- ending together


def test_the_game_ends_when_all_agree_who_play_and_are_not_away() -> None:
    table = started(seats=4)
    assert ending.ended_together(table, ()) is None
    wish(table, 0)
    assert ending.ended_together(table, ()) is None
    assert table_facts(table, Attendance()).ending == [0]
    happen(table, ending.resign(table, 1, "k"))
    wish(table, 2)
    assert ending.ended_together(table, ()) is None
    together = ending.ended_together(table, {3})
    assert together is not None
    happen(table, together)
    assert (table.status, table.ended) == ("ended", "agreed")
    assert ending.ended_together(table, {3}) is None


def test_where_nobody_is_there_nobody_agrees() -> None:
    table = started(seats=2)
    wish(table, 0)
    assert ending.ended_together(table, {0, 1}) is None


def test_who_agreed_may_think_better_of_it() -> None:
    table = started(seats=2)
    wish(table, 0)
    assert ending.wish_end(table, 0, True, "again") is None
    wish(table, 0, agrees=False)
    wish(table, 1)
    assert ending.ended_together(table, ()) is None


def test_who_holds_two_seats_agrees_for_both() -> None:
    table = a_table(seats=2)
    happen(table, entries.Arranged("open", one_device=True))
    for seat in range(2):
        happen(table, requests.sit(table, seat, "guest-0", f"N{seat}", None, "n", f"hash-{seat}"))
    happen(table, requests.start(table, "guest-0"))
    wish(table, 1)
    assert ending.ended_together(table, ()) == entries.Ended("agreed")


def test_at_a_game_that_was_broken_off_nobody_does_anything_any_more() -> None:
    table = started("princes-of-florence", 3)
    happen(table, requests.rest(table, 2, None))
    happen(table, requests.move(table, 0, first_move(table, 0)))
    move, question = table.legal(2)[0].text, table.asked[2].question
    happen(table, entries.Ended("agreed"))
    for asked in (
        lambda: requests.undo(table, 0, Undo(table.seq, "k")),
        lambda: requests.rest(table, 1, "k"),
        lambda: requests.back(table, 2, "k"),
        lambda: ending.resign(table, 1, "k"),
        lambda: ending.wish_end(table, 1, True, "k"),
    ):
        assert refused(asked) == "refused-ended"
    assert requests.bot_move(table, 2, move, question) is None
    assert table.seats_for_bots() == []
    for seat in (0, 1, None):
        play = PlayFrames(table).of(seat)
        assert (play.moves, play.waiting, play.may_undo, play.outcome) == ([], [], False, None)


# -- closing


def test_a_host_closes_a_running_table_once_all_others_are_away() -> None:
    table = started(seats=3)
    assert refused(lambda: ending.close(table, "guest-1", {0, 2})) == "refused-not-host"
    assert refused(lambda: ending.close(table, "guest-0", {1})) == "refused-not-deserted"
    assert not table_facts(table, Attendance(away={1})).deserted
    assert table_facts(table, Attendance(away={1, 2})).deserted
    happen(table, ending.resign(table, 2, "k"))
    happen(table, ending.close(table, "guest-0", {1}))
    assert (table.status, table.ended) == ("ended", "abandoned")
    assert refused(lambda: ending.close(table, "guest-0", {1})) == "refused-begun"


def test_a_host_who_plays_no_part_closes_a_table_that_all_have_left() -> None:
    table = a_table(seats=2)
    for seat in range(2):
        happen(table, requests.sit(table, seat, f"guest-{seat + 1}", f"N{seat}", None, "n", f"hash-{seat}"))
    happen(table, requests.start(table, "guest-0"))
    assert refused(lambda: ending.close(table, "guest-0", {0})) == "refused-not-deserted"
    assert ending.close(table, "guest-0", {0, 1}) == entries.Ended("abandoned")


# -- what is kept


def test_a_snapshot_knows_who_resigned_and_who_agrees_and_how_it_ended() -> None:
    table = started(seats=3)
    happen(table, ending.resign(table, 0, "k1"))
    wish(table, 1)
    assert state_of(thawed(table.charter, frozen(table))) == state_of(table)
    again = thawed(table.charter, frozen(table))
    assert (again.seats[0].resigned, again.ending) == (True, {1})
    happen(table, entries.Ended("agreed"))
    again = thawed(table.charter, frozen(table))
    assert (again.status, again.ended) == ("ended", "agreed")


def test_a_game_broken_off_is_over_for_the_lobby_opens_as_a_replay_and_is_played_again(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as house:
            live = await two_at_a_table(house)
            dice_seat = the_match(live.table).to_act[0]
            await house.change(live, lambda table: requests.move(table, dice_seat, first_move(table, dice_seat)))
            replays = Replays(house)
            with pytest.raises(Refused):
                await replays.of(live.table.id)
            with pytest.raises(Refused):
                await rematch_of(house, live, GUEST)
            await house.change(live, lambda table: ending.resign(table, 1, "k1"))
            await house.change(live, lambda table: ending.resign(table, 0, "k2"))
            (row,) = await house.store.lists.of_guest(GUEST.id, 9)
            assert (row.status, await house.store.lists.count_open(GUEST.id)) == ("ended", 0)
            loaded, snapshot_seq = await load_table(house.store, live.table.id)
            assert snapshot_seq == loaded.seq
            assert state_of(loaded) == state_of(live.table)
            shown = await replays.of(live.table.id)
            assert (shown.replay.steps, [seat.resigned for seat in shown.seats]) == (1, [True, True])
            assert b'"is_whole":false' in shown.facts
            assert not signoria.replay(shown.record).over
            again = await house.table(await rematch_of(house, live, GUEST))
            assert [seat.reserved for seat in again.table.seats] == ["guest-0", "guest-1"]
            replays.close()

    asyncio.run(story())


def test_people_at_two_processes_end_a_game_together(postgres_url: str) -> None:
    async def story() -> None:
        async with a_house(postgres_url) as here, a_house(postgres_url) as there:
            live = await two_at_a_table(here)
            other = await there.table(live.table.id)
            await here.change(live, lambda table: ending.wish_end(table, 0, True, "k1"))
            await there.change(other, lambda table: ending.wish_end(table, 1, True, "k2"))
            await there.change(other, lambda table: ending.ended_together(table, ()))
            await here.change(live, lambda table: ending.ended_together(table, ()))
            table, _ = await load_table(here.store, live.table.id)
            assert (table.status, table.ended) == ("ended", "agreed")
            assert [row.kind for row in await here.store.tables.entries(table.id, 0)].count("ended") == 1

    asyncio.run(story())


def test_a_log_from_before_anybody_could_resign_is_still_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await two_at_a_table(house)
            await as_before(house.store, live.table.id)
            table, _ = await load_table(house.store, live.table.id)
            assert (table.status, table.admission, table.one_device) == ("playing", "open", False)

    asyncio.run(story())


async def as_before(store: Store, table: str) -> None:
    """A seat freed as such entries were written then."""
    last = (await store.tables.entries(table, 0))[-1]
    await store.tables.append(table, [EntryRow(last.seq + 1, last.at, "spoke", SAID)])
    assert entries.read_entry("left", {"seat": 1}) == entries.Left(1, sent_away=False)


SAID = {"guest": None, "seat": 0, "name": "N0", "text": "a word", "key": None}


# -- over the wire


def two_people(house: Server) -> tuple[str, Page, Page]:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table(seats=2)
    pages = anna.connect(table, anna.sit(table, 0)), bruno.connect(table, bruno.sit(table, 1))
    anna.start(table)
    for page in pages:
        page.until("play")
    return table, *pages


def test_people_end_a_game_together_and_its_record_opens(house: Server) -> None:
    table, anna, bruno = two_people(house)
    acting = anna if anna.play["moves"] else bruno
    assert acting.move()["it"] == "accepted"
    assert "\nsecret " not in anna.visitor.ask("GET", f"/api/tables/{table}/record").text
    first = anna.ask("end", agree=True, key="k1")
    assert anna.ask("end", agree=True, key="k1") == first
    assert anna.ask("end", agree=False, key="k2")["it"] == "accepted"
    assert bruno.ask("end", agree=True)["it"] == "accepted"
    assert anna.visitor.get(f"/api/tables/{table}")["ending"] == [1]
    assert anna.ask("end", agree=True, key="k3")["it"] == "accepted"
    for page in (anna, bruno):
        while page.until("seating")["table"]["ended"] != "agreed":
            pass
        assert page.until("play")["moves"] == []
    assert acting.ask("undo", seq=acting.play["seq"])["why"]["say"] == "refused-ended"
    record = anna.visitor.ask("GET", f"/api/tables/{table}/record").text
    assert "\nsecret " in record
    assert not signoria.replay(record).over
    assert anna.visitor.get(f"/api/replays/{table}")["is_whole"] is False
    (card,) = [card for card in bruno.visitor.get("/api/tables")["yours"] if card["id"] == table]
    assert (card["status"], card["your_turn"]) == ("ended", False)
    anna.close()
    bruno.close()


@pytest.mark.full
def test_a_game_goes_on_to_its_end_when_somebody_resigns_and_everybody_is_told(house: Server) -> None:
    table, anna, bruno = two_people(house)
    assert bruno.ask("resign", key="k1") == bruno.ask("resign", key="k1")
    while not anna.until("seating")["table"]["seats"][1]["resigned"]:
        pass
    assert bruno.ask("back")["why"]["say"] == "refused-resigned"
    play_out([anna])
    assert anna.play["outcome"] is not None
    assert [seat["resigned"] for seat in anna.visitor.get(f"/api/replays/{table}")["seats"]] == [False, True]
    anna.close()
    bruno.close()


def test_who_had_agreed_alone_ends_the_game_when_the_other_stays_away(house: Server) -> None:
    _, anna, bruno = two_people(house)
    assert anna.ask("end", agree=True)["it"] == "accepted"
    bruno.close()
    while anna.until("seating")["table"]["ended"] is None:
        pass
    anna.close()


def test_a_host_closes_a_running_table_over_http(house: Server) -> None:
    table, anna, bruno = two_people(house)
    answer = anna.visitor.ask("DELETE", f"/api/tables/{table}")
    assert (answer.status, answer.json["say"]) == (409, "refused-not-deserted")
    bruno.close()
    while not anna.until("seating")["table"]["deserted"]:
        pass
    assert anna.visitor.ask("DELETE", f"/api/tables/{table}").status == 204
    assert anna.visitor.get(f"/api/tables/{table}")["ended"] == "abandoned"
    anna.close()


def test_a_game_that_is_over_can_neither_be_resigned_nor_ended() -> None:
    table = a_table(seats=2)
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    for _ in play_on(table, random.Random(3)):
        pass
    assert refused(lambda: ending.resign(table, 0, "k")) == "refused-over"
    assert refused(lambda: ending.wish_end(table, 0, True, "k")) == "refused-over"
    assert refused(lambda: ending.close(table, "guest-0", {1})) == "refused-begun"
