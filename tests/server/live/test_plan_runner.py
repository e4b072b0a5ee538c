"""Planned moves are made though nobody is there, after a restart too, and at no other time for what they are."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.core.play.match import Match
from signoria.server.live import plan_runner
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.loading import load_table
from signoria.server.live.plan_runner import LEAST, MOST, time_for
from signoria.server.live.resume import resume_tables
from signoria.server.protocol.from_page import MakePlan
from signoria.server.tables import entries, planning, requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.table import Table
from tests.play import random_play
from tests.server.stored import a_house, all_at_a_table, state_of
from tests.server.table_builders import the_match

ANSWER = 0.05
PATIENCE = 30.0


def before_an_auction(seed: int = 2) -> Match:
    """Il Principe with a lot on offer, for which nobody has bid."""
    game = signoria.game("il-principe")
    for match in random_play(game.start(4, seed=seed), seed):
        auction = match.view(None)["auction"]
        if auction and len(auction["bidding"]) == 4 and auction["bid"] == 0 and not auction["passed"]:
            return game.from_position(match.position())
    raise AssertionError("nothing was auctioned")


def planning_that(seat: int, what: Any, **how: Any) -> Callable[[Table], Entry]:
    return lambda table: planning.plan(table, seat, MakePlan(what, f"p{seat}", **how))


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def plan_all(house: House, live: LiveTable) -> list[int]:
    """One bids up to three, one up to five, the others pass; the seats in the order of their turns."""
    first = live.table.waiting()[0]
    order = [(first + step) % 4 for step in range(4)]
    await house.change(live, planning_that(order[1], "limit", limit=3))
    await house.change(live, planning_that(order[2], "pass"))
    await house.change(live, planning_that(order[3], "limit", limit=5))
    return order


def test_a_whole_auction_goes_on_by_plans_alone(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url, answer=ANSWER) as house:
            live = await all_at_a_table(house, before_an_auction())
            order = await plan_all(house, live)
            assert not live.planned, "nobody who has planned is asked yet"
            await house.change(live, planning_that(order[0], "pass"))
            await until(lambda: not live.table.plans.of)
            won = [event for event in the_match(live.table).events(None) if "-won" in str(event["kind"])]
            assert (won[-1]["seat"], won[-1]["coins"]) == (order[3], 4)
            await until(lambda: not live.planned)

    asyncio.run(story())


def test_plans_survive_a_restart_and_are_followed_though_nobody_comes(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url, answer=3600.0) as house:
            live = await all_at_a_table(house, before_an_auction())
            order = await plan_all(house, live)
            await house.change(live, planning_that(order[0], "pass"))
            before = state_of(live.table)
            id = live.table.id
        async with a_house(database_url, answer=ANSWER) as house:
            assert state_of((await load_table(house.store, id))[0]) == before
            await resume_tables(house)
            live = house.tables[id]
            await until(lambda: not live.table.plans.of and not live.planned)
            written = await house.store.tables.entries(id, 0)
            moves = [row.data["move"] for row in written if row.kind == "decided"]
            assert moves == ["pass", "bid 1", "pass", "bid 2", "bid 3", "bid 4", "pass"]

    asyncio.run(story())


def test_a_plan_that_is_withdrawn_in_time_is_not_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", answer=0.3) as house:
            live = await all_at_a_table(house, before_an_auction())
            seat = live.table.waiting()[0]
            await house.change(live, planning_that(seat, "pass"))
            assert seat in live.planned
            await house.change(live, lambda table: planning.give_up_plan(table, seat, "w"))
            await until(lambda: seat not in live.planned)
            assert live.table.waiting() == (seat,)

    asyncio.run(story())


def test_who_moves_before_the_house_does_has_moved_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", answer=0.2) as house:
            live = await all_at_a_table(house, before_an_auction())
            seat = live.table.waiting()[0]
            await house.change(live, planning_that(seat, "limit", limit=2))
            await house.change(live, lambda _: entries.Decided(seat, "bid 4"))
            await until(lambda: not live.planned)
            assert the_match(live.table).view(None)["auction"]["bid"] == 4

    asyncio.run(story())


def test_no_table_is_put_away_while_a_planned_move_is_due(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", answer=3600.0, idle=-1.0) as house:
            live = await all_at_a_table(house, before_an_auction())
            await house.change(live, planning_that(live.table.waiting()[0], "pass"))
            house.put_away_idle()
            assert live.table.id in house.tables

    asyncio.run(story())


# -- in whose time


def test_how_long_it_takes_is_drawn_by_lot_within_what_people_take() -> None:
    times = [time_for(2.0) for _ in range(2000)]
    assert min(times) >= 2.0 * LEAST and max(times) <= 2.0 * MOST
    assert 1.8 < sorted(times)[1000] < 2.2
    assert len(set(times)) > 1500


@pytest.mark.parametrize("what", ["limit", "pass"])
def test_the_time_begins_with_the_question_and_does_not_depend_on_the_plan(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lot alone decides: each question is waited for once, for the usual time, whatever is done then."""
    asked: list[float] = []

    def drawn(usual: float) -> float:
        asked.append(usual)
        return 0.02

    monkeypatch.setattr(plan_runner, "time_for", drawn)

    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", answer=7.5) as house:
            live = await all_at_a_table(house, before_an_auction())
            for seat in range(4):
                await house.change(live, planning_that(seat, what, **({"limit": seat} if what == "limit" else {})))
            await until(lambda: not live.table.plans.of and not live.planned)
            decided = [row for row in await house.store.tables.entries(live.table.id, 0) if row.kind == "decided"]
            assert asked == [7.5] * len(decided) and len(decided) >= 4

    asyncio.run(story())


def test_nothing_that_others_can_list_tells_when_something_was_planned(tmp_path: Path) -> None:
    """Neither the table's last change nor when a snapshot is due counts what is private."""

    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}", answer=3600.0, snapshot_every=8) as house:
            live = await all_at_a_table(house, before_an_auction())
            stored = await house.store.tables.load(live.table.id)
            assert stored is not None
            seat = live.table.waiting()[0]
            for number in range(20):
                await house.change(live, planning_that(seat, "limit", limit=number))
            again = await house.store.tables.load(live.table.id)
            assert again is not None
            assert again.row == stored.row
            assert again.snapshot == stored.snapshot
            resting = requests.rest(live.table, (seat + 1) % 4, None)
            await house.change(live, lambda _: resting)
            last = await house.store.tables.load(live.table.id)
            assert last is not None and last.row.changed_at > stored.row.changed_at

    asyncio.run(story())
