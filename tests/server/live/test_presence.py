"""Who is at a table, wherever they are connected: a person at one process is there for all processes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.stand_ins import agree_everywhere, is_agreed
from signoria.server.protocol.refusals import Refused
from signoria.server.store import presence
from signoria.server.tables import entries
from tests.server.live.test_bot_runner import wait_for
from tests.server.live.test_crashes import read_log
from tests.server.live.test_processes import Ears, there
from tests.server.running import Server, Visitor
from tests.server.stored import a_house, two_at_a_table

RELIEVED = entries.Relieved.__struct_config__.tag


def somebody(seat: int | None, guest: str | None = None) -> Ears:
    ears = Ears()
    ears.seat, ears.guest = seat, guest
    ears.token_hash = "" if seat is None else f"hash-{seat}"
    return ears


async def come(house: House, live: LiveTable, ears: Ears) -> None:
    live.listeners.add(ears)
    live.note_who_is_there()
    await house.presence.tell(live)


async def go(house: House, live: LiveTable, ears: Ears) -> None:
    live.listeners.discard(ears)
    live.note_who_is_there()
    await house.presence.tell(live)


def test_who_is_connected_at_another_process_is_not_replaced_even_if_nobody_heard_of_it(postgres_url: str) -> None:
    async def story() -> None:
        async with a_house(postgres_url, away=0.0) as first, a_house(postgres_url, away=0.0) as second:
            here = await two_at_a_table(first)
            far = await second.table(here.table.id)
            ears = somebody(1)
            await come(second, far, ears)
            assert here.away() == {0, 1}, "no notice was heard"
            here.listeners.add(somebody(0, "guest-0"))
            with pytest.raises(Refused, match="refused-not-away"):
                await agree_everywhere(first.presence, here, 1, 0, "guest-0")
            assert here.present() == {0, 1}
            await go(second, far, ears)
            assert await agree_everywhere(first.presence, here, 1, 0, "guest-0")

    asyncio.run(story())


def test_all_who_are_there_must_agree_at_whichever_process_they_are(postgres_url: str) -> None:
    async def story() -> None:
        async with a_house(postgres_url, away=0.0) as first, a_house(postgres_url, away=0.0) as second:
            here = await two_at_a_table(first)
            far = await second.table(here.table.id)
            await come(second, far, somebody(0))
            await come(first, here, somebody(None))
            await second.presence.look(far)
            assert (far.present(), far.attendance().spectators) == ({0}, 1)
            await first.presence.look(here)
            assert not is_agreed(here, 1)
            far.agreed[1] = {0}
            await second.presence.tell(far)
            await first.presence.look(here)
            assert is_agreed(here, 1)
            await come(first, here, somebody(1))
            await second.presence.look(far)
            assert far.all_agreed(1) == set(), "who comes back ends the vote"

    asyncio.run(story())


def test_a_table_brought_into_memory_knows_who_is_there_already(postgres_url: str) -> None:
    async def story() -> None:
        async with a_house(postgres_url) as first, a_house(postgres_url) as second:
            here = await two_at_a_table(first)
            await come(first, here, somebody(0))
            assert (await second.table(here.table.id)).present() == {0}
            await first.stop()
            async with a_house(postgres_url) as third:
                assert (await third.table(here.table.id)).present() == set()

    asyncio.run(story())


def test_those_of_a_process_that_died_are_gone_after_a_while(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(postgres_url) as first, a_house(postgres_url) as second:
            here = await two_at_a_table(first)
            await come(first, here, somebody(0))
            far = await second.table(here.table.id)
            await second.presence.beat()
            assert far.present() == {0}
            monkeypatch.setattr(presence, "DEAD", 0.0)
            await second.presence.beat()
            assert far.present() == set(), "nothing was heard of that process"
            monkeypatch.setattr(presence, "DEAD", 60.0)
            await first.presence.beat()
            await second.presence.beat()
            assert far.present() == {0}, "it was only slow, and says so again"

    asyncio.run(story())


def test_people_at_two_servers_see_each_other_and_decide_together(postgres_url: str, tmp_path: Path) -> None:
    settings = {"away": 0.3, "pace": 0.05}
    with (
        Server(postgres_url, tmp_path / "a.log", settings) as first,
        Server(postgres_url, tmp_path / "b.log", settings) as second,
    ):
        visitors = [first.guest(name) for name in ("Anna", "Bruno", "Carla")]
        table = visitors[0].open_table("princes-of-florence", 3)
        tokens = [visitor.sit(table, seat) for seat, visitor in enumerate(visitors)]
        visitors[0].start(table)
        anna = visitors[0].connect(table, tokens[0])
        bruno, carla = (there(visitors[seat], second).connect(table, tokens[seat]) for seat in (1, 2))
        watching = Visitor(second).connect(table)
        for seat in (1, 2):
            wait_for(anna, seat, present=True)
        while anna.last["seating"]["table"]["spectators"] != 1:
            anna.until("seating")
        assert anna.ask("agree", seat=2)["why"]["say"] == "refused-not-away"
        carla.close()
        wait_for(anna, 2, away=True)
        wait_for(bruno, 2, away=True)
        assert anna.ask("agree", seat=2)["it"] == "accepted"
        wait_for(bruno, 2, agreed=[0], level=None)
        assert RELIEVED not in [entry.kind for entry in read_log(postgres_url, table)]
        assert bruno.ask("agree", seat=2)["it"] == "accepted"
        wait_for(anna, 2, level="apprentice", agreed=[])
        wait_for(bruno, 2, level="apprentice", agreed=[])
        for page in (anna, bruno, watching):
            page.close()


def test_however_many_come_and_go_one_look_at_who_is_away_is_due_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", away=0.3) as house:
            live = await two_at_a_table(house)
            shown: list[set[int]] = []
            live.show_seating = lambda but=None: shown.append(live.away())  # type: ignore[method-assign]
            for seat in (0, 1) * 10:
                page = Ears()
                page.seat = seat
                live.listeners.add(page)
                live.note_who_is_there()
                live.listeners.clear()
                live.note_who_is_there()
                house.presence.look_again_later(live)
                assert house.tasks.counts[1] == 1
                await asyncio.sleep(0.02)
            async with asyncio.timeout(5):
                while house.tasks.counts[1]:
                    await asyncio.sleep(0.02)
            assert shown[-1] == {0, 1}
            assert len(shown) <= 4

    asyncio.run(story())
