"""Tournaments are kept in a log: they go on once and only once, after a restart and at any process."""

from __future__ import annotations

import asyncio
import random

import pytest
import sqlalchemy as sa

from signoria.server.accounts.leaving import leave_for_good
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.blocks import add_block
from signoria.server.store.lobby_rows import BlockRow
from signoria.server.store.pruning import DAY, Keep, prune
from signoria.server.tournaments import requests
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.runner import look_after
from signoria.server.tournaments.tournament import Tournament
from tests.server.tournaments.hall import (
    HOST,
    Clock,
    a_desk,
    begun,
    break_off,
    end_round,
    entered,
    members,
    play_out,
)

SLOW = ClockRules("move", 86_400, 0, "bot")


async def tables_in(desk: TournamentDesk) -> int:
    query = sa.select(sa.func.count()).select_from(schema.game_table)
    return await desk.house.store.read(lambda connection: int(connection.execute(query).scalar_one()))


def kept(tournament: Tournament) -> object:
    return (tournament.seq, tournament.status, tournament.rounds, tournament.standings(), tournament.deeds)


def test_a_tournament_is_played_to_its_end_with_a_restart_in_every_round(database_url: str) -> None:
    async def story() -> None:
        dice = random.Random(7)
        async with a_desk(database_url) as desk:
            tournament = await begun(desk, 6)
            id = tournament.id
        for number in (1, 2):
            async with a_desk(database_url) as desk:
                tournament = await desk.find(id)
                assert len(tournament.rounds) == number
                first, second = tournament.rounds[-1].tables
                await play_out(desk.house, first.id, dice)
                await look_after(desk, id)
                assert first.ended is not None and second.ended is None
                await play_out(desk.house, second.id, dice)
            async with a_desk(database_url) as desk:
                await look_after(desk, id)
                tournament = await desk.find(id)
        assert tournament.status == "over" and all(past.is_over for past in tournament.rounds)
        ends = [table.ended for past in tournament.rounds for table in past.tables]
        assert [len(ended.places) for ended in ends if ended is not None] == [3, 3, 3, 3]
        assert sum(one.score for one in tournament.standings()) == 12 * 2

    asyncio.run(story())


def test_two_processes_that_see_a_round_end_begin_the_next_one_once(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as here, a_desk(database_url) as there:
            tournament = await begun(here, 6)
            await there.find(tournament.id)
            await end_round(here, tournament)
            await asyncio.gather(*(look_after(desk, tournament.id) for desk in (here, there, here, there)))
            one, other = await here.find(tournament.id), await there.find(tournament.id)
            assert kept(one) == kept(other)
            assert [len(past.tables) for past in one.rounds] == [2, 2]
            assert await tables_in(here) == 4

    asyncio.run(story())


def test_the_house_seats_everybody_and_deals(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as desk:
            tournament = await begun(desk, 5, places=9, bots="all", clock=SLOW)
            for table in tournament.rounds[0].tables:
                live = await desk.house.table(table.id)
                assert live.table.status == "playing" and live.table.clock == SLOW
                sitting = [(seat.guest, seat.level) for seat in live.table.seats]
                assert sitting == [(tournament.entrants[n].guest, tournament.entrants[n].level) for n in table.entrants]
            assert len(tournament.rounds[0].tables) == 3
            waiting = await desk.house.store.clocks.turns([table.id for table in tournament.rounds[0].tables])
            assert waiting.keys() == {table.id for table in tournament.rounds[0].tables}
            theirs = await desk.house.store.lists.of_guest("member-1", 10)
            assert len(theirs) == 1 and await desk.house.store.lists.of_guest(HOST, 10) != []

    asyncio.run(story())


def test_registration_that_ends_begins_it_or_calls_it_off(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_desk(database_url, clock) as desk:
            await members(desk.house, 3)
            enough = await entered(desk, 3, closes_at=clock.now + 60)
            few = await entered(desk, 2, places=6, closes_at=clock.now + 60)
            for id in (enough, few):
                await look_after(desk, id)
            assert (await desk.find(enough)).status == "open"
            clock.now += 60
            assert set(await desk.house.store.tournaments.to_look_after(clock.now)) == {enough, few}
            for id in (enough, few, enough):
                await look_after(desk, id)
            assert (await desk.find(enough)).status == "running"
            assert (await desk.find(few)).status == "called-off"
            assert [deed.what for deed in (await desk.find(few)).deeds] == ["too-few"]

    asyncio.run(story())


def test_who_comes_too_late_waits_for_a_place_and_has_it_when_another_goes(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as desk:
            await members(desk.house, 6)
            id = await entered(desk, 5, places=4)
            assert [one.standing for one in (await desk.find(id)).entrants.values()] == ["in"] * 4 + ["reserve"]
            with pytest.raises(Refused, match="refused-registered"):
                await desk.change(id, lambda one: requests.register(one, HOST))
            await desk.change(id, lambda one: requests.withdraw(one, "member-1"))
            tournament = await desk.find(id)
            assert len(tournament.playing()) == 4 and tournament.reserves() == []
            with pytest.raises(Refused, match="refused-not-registered"):
                await desk.change(id, lambda one: requests.withdraw(one, "member-1"))

    asyncio.run(story())


def test_a_replaced_player_leaves_the_score_behind_and_a_bot_in_the_seat(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as desk:
            await members(desk.house, 7)
            id = await entered(desk, 6)
            await desk.change(id, lambda one: requests.begin(one, "host"))
            await desk.change(id, lambda one: requests.register(one, "member-6"))
            tournament = await desk.find(id)
            waiting = tournament.reserves()[0]
            await desk.change(id, lambda one: requests.replace(one, 2, waiting))
            await desk.change(id, lambda one: requests.take_out(one, 3))
            await look_after(desk, id)
            for table in tournament.rounds[0].tables:
                live = await desk.house.table(table.id)
                replaced = [seat.guest for seat in live.table.seats if seat.is_played_by_a_bot]
                assert set(replaced) == {"member-1", "member-2"} & {seat.guest for seat in live.table.seats}
            assert tournament.entrants[2].guest == "member-6" and tournament.entrants[3].standing == "out"
            assert [(deed.what, deed.guest, deed.other) for deed in tournament.deeds[1:]] == [
                ("replaced", "member-1", "member-6"),
                ("taken-out", "member-2", None),
            ]
            await end_round(desk, tournament)
            await look_after(desk, id)
            following = tournament.rounds[1]
            seated = [number for table in following.tables for number in table.entrants]
            assert sorted([*seated, *following.byes]) == [1, 2, 4, 5, 6]

    asyncio.run(story())


def test_when_the_time_of_a_round_ends_the_tables_clock_says_what_happens(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_desk(database_url, clock) as desk:
            tournament = await begun(desk, 3, round_seconds=3600, clock=ClockRules("move", 86_400, 0, "lose"))
            live = await desk.house.table(tournament.rounds[0].tables[0].id)
            clock.now += 3599
            await look_after(desk, tournament.id)
            assert not any(seat.resigned for seat in live.table.seats)
            clock.now += 1
            await look_after(desk, tournament.id)
            assert [seat.resigned for seat in live.table.seats].count(True) == 1
            assert live.table.waiting()[0] not in live.table.timed()

    asyncio.run(story())


def test_the_host_ends_a_round_and_bots_play_on_for_whoever_is_waited_for(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as desk:
            tournament = await begun(desk, 3, clock=ClockRules("move", 86_400, 0, "wait"))
            live = await desk.house.table(tournament.rounds[0].tables[0].id)
            await look_after(desk, tournament.id)
            assert live.table.timed() != []
            await desk.change(tournament.id, requests.hurry)
            await look_after(desk, tournament.id)
            assert live.table.timed() == [] and tournament.deeds[-1].what == "hurried"
            await desk.change(tournament.id, requests.hurry)
            assert len(tournament.deeds) == 2

    asyncio.run(story())


def test_the_winners_of_groups_meet_at_a_last_table_and_its_order_counts(database_url: str) -> None:
    async def story() -> None:
        dice = random.Random(3)
        async with a_desk(database_url) as desk:
            tournament = await begun(desk, 6, system="groups", rounds=1)
            assert [len(group) for group in tournament.groups] == [3, 3]
            await end_round(desk, tournament, dice)
            await look_after(desk, tournament.id)
            final = tournament.rounds[-1]
            winners = {
                next(one.player for one in tournament.standings() if one.player in group) for group in tournament.groups
            }
            assert final.final and winners <= set(final.tables[0].entrants) and len(final.tables) == 1
            await end_round(desk, tournament, dice)
            await look_after(desk, tournament.id)
            ended = final.tables[0].ended
            assert tournament.status == "over" and ended is not None
            best = final.tables[0].entrants[ended.places.index(1)]
            assert ended.places.count(1) > 1 or tournament.standings()[0].player == best

    asyncio.run(story())


def test_who_leaves_the_house_for_good_plays_no_more_and_has_no_name(database_url: str) -> None:
    async def story() -> None:
        async with a_desk(database_url) as desk:
            tournament = await begun(desk, 6, bots="even")
            await leave_for_good(desk.house, "member-4")
            await look_after(desk, tournament.id)
            assert (tournament.entrants[5].guest, tournament.entrants[5].level) == (None, "apprentice")
            assert tournament.deeds[-1].what == "left"
            assert (await desk.house.store.tournaments.names(["member-4"]))["member-4"] == "–"

    asyncio.run(story())


def test_a_table_that_is_gone_counts_as_broken_off_and_old_tournaments_go_with_old_tables(database_url: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with a_desk(database_url, clock) as desk:
            tournament = await begun(desk, 3, rounds=1)
            store, id = desk.house.store, tournament.id
            await break_off(desk.house, tournament.rounds[0].tables[0].id)
            keep = Keep(tables=10)
            await store.write(lambda connection: prune(connection, keep, clock.now + 20 * DAY))
            assert await tables_in(desk) == 0
            await look_after(desk, id)
            ended = tournament.rounds[0].tables[0].ended
            assert ended is not None and ended.broken_off and tournament.status == "over"
            assert await store.tournaments.load(id) is not None
            await store.write(lambda connection: prune(connection, keep, clock.now + 40 * DAY))
            assert await store.tournaments.load(id) is None

    asyncio.run(story())


@pytest.mark.parametrize("round_about", [False, True])
def test_who_blocked_somebody_is_at_another_table_and_a_tournament_with_one_table_begins_all_the_same(
    database_url: str, round_about: bool
) -> None:
    blocks = [("member-1", "member-2"), ("member-4", "member-3")]

    async def story() -> None:
        async with a_desk(database_url) as desk:
            await members(desk.house, 6)
            for number, pair in enumerate(blocks):
                one, other = reversed(pair) if round_about else pair
                row = BlockRow(one, other, f"block-{number}", other, 1.0)
                await desk.house.store.write(lambda connection: add_block(connection, row))  # noqa: B023
            id = await entered(desk, 6, rounds=3)
            await desk.change(id, lambda one: requests.begin(one, "host"))
            for _ in range(3):
                tournament = await desk.find(id)
                for table in tournament.rounds[-1].tables:
                    company = {tournament.entrants[number].guest for number in table.entrants}
                    assert not any(company.issuperset(pair) for pair in blocks)
                await end_round(desk, tournament)
                await look_after(desk, id)
            small = await entered(desk, 3)
            assert len((await desk.change(small, lambda one: requests.begin(one, "host"))).rounds[-1].tables) == 1

    asyncio.run(story())
