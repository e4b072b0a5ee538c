"""Rated tables: what holds at them, and that each game is counted once, whichever process sees its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from signoria.server.live.new_table import must_be_member, open_table
from signoria.server.live.rematches import rematch_of
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.ratings.rating import ratings_of
from signoria.server.store.ratings import all_games, all_rated_seats
from signoria.server.tables import ending, entries, requests, taking_back
from signoria.server.tables.admission import arrange
from signoria.server.tables.table import Table
from tests.server.ratings.rated_games import a_club, agreeing, begun, play_to_the_end, rated_table, resigning
from tests.server.stored import GUEST, a_guest, playing


def refused(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refusal:
        do()
    return refusal.value.said.say


def test_a_rated_table_says_so_and_keeps_it(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await rated_table(house)
            assert live.table.rated
            entry = arrange(live.table, "guest-0", admission="request")
            assert entry is not None and entry.rated, "the host may arrange the rest, but not that"
            assert refused(lambda: arrange(live.table, "guest-0", hints=True)) == "refused-rated-alone"
            assert refused(lambda: arrange(live.table, "guest-0", one_device=True)) == "refused-rated-alone"
            assert refused(lambda: requests.seat_bot(live.table, 1, "guest-0", "novice")) == "refused-rated-bots"
            assert await house.store.lists.rated([live.table.id, "other"]) == {live.table.id}

    asyncio.run(story())


def test_what_does_not_suit_ratings_is_refused_when_a_table_is_opened(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}", members=1) as house:
            wanted = NewTable("patrician", 2, rated=True)
            for unsuited, why in (
                (replace(wanted, hints=True), "refused-rated-alone"),
                (replace(wanted, one_device=True), "refused-rated-alone"),
                (replace(wanted, seats=1), "refused-rated-solo"),
            ):
                with pytest.raises(Refused, match=why):
                    await open_table(house, GUEST, unsuited)
            await house.store.guests.add(a_guest(1))
            with pytest.raises(Refused, match="refused-rated-members"):
                await open_table(house, a_guest(1), wanted)
            with pytest.raises(Refused, match="refused-rated-members"):
                await must_be_member(house, a_guest(1))
            await house.store.guests.add(a_guest(2))
            assert await house.store.lists.count_open("guest-0") == 0

    asyncio.run(story())


def test_in_a_rated_game_nobody_takes_back_by_request_or_lets_a_bot_play(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await begun(house)
            seat = live.table.waiting()[0]
            await house.change(live, playing("k1"))
            assert refused(lambda: taking_back.ask_back(live.table, seat, "k")) == "refused-back-rated"
            assert refused(lambda: requests.rest_oneself(live.table, 0, "k", "novice")) == "refused-rated-rest"
            assert requests.rest(live.table, 0, "k").level == "apprentice", "the others may agree to it"

    asyncio.run(story())


def test_a_rematch_is_rated_too(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await begun(house)
            await house.change(live, resigning(0))
            await house.change(live, resigning(1))
            again = await house.table(await rematch_of(house, live, a_guest(1)))
            assert again.table.rated

    asyncio.run(story())


def test_a_game_is_counted_with_the_move_that_ends_it(database_url: str) -> None:
    async def story() -> None:
        async with a_club(database_url) as house:
            live = await begun(house)
            await play_to_the_end(house, live)
            [game] = await house.store.read(all_games)
            assert live.table.match is not None and live.table.match.outcome is not None
            assert game.id == live.table.id
            assert list(game.places) == list(live.table.match.outcome.places)
            await house.change(live, lambda _: entries.Spoke("guest-0", 0, "N0", "Bravo", "k"))
            assert await house.store.read(all_rated_seats) == ratings_of([game], [0.0])

    asyncio.run(story())


def test_what_was_broken_off_together_is_not_counted_and_what_all_others_resigned_is(database_url: str) -> None:
    async def story() -> None:
        async with a_club(database_url) as house:
            live = await begun(house)
            for seat in range(2):
                await house.change(live, agreeing(seat))
            await house.change(live, lambda table: ending.ended_together(table, ()))
            assert live.table.status == "ended" and await house.store.read(all_games) == []
            live = await begun(house)
            await house.change(live, resigning(0))
            await house.change(live, resigning(1))
            [game] = await house.store.read(all_games)
            assert game.places == (2, 1)

    asyncio.run(story())


def test_two_processes_that_see_the_end_count_it_once_and_two_ends_at_once_both_count(postgres_url: str) -> None:
    """Two houses on one database: the same last move at both, and then games that end at the same time."""

    def last(table: Table) -> Any:
        return None if table.status != "playing" else ending.resign(table, 1, "k2")

    async def story() -> None:
        async with a_club(postgres_url) as here, a_club_beside(postgres_url) as there:
            live = await begun(here)
            await here.change(live, resigning(0))
            other = await there.table(live.table.id)
            await asyncio.gather(here.change(live, last), there.change(other, last), return_exceptions=True)
            [game] = await here.store.read(all_games)
            tables = [await begun(here) for _ in range(6)]
            for one in tables:
                await here.change(one, resigning(0))
            seen = [
                (here, one) if number % 2 else (there, await there.table(one.table.id))
                for number, one in enumerate(tables)
            ]
            await asyncio.gather(*(house.change(one, last) for house, one in seen))
            games = await here.store.read(all_games)
            assert len(games) == 7 and game in games
            assert await here.store.read(all_rated_seats) == ratings_of(games, [0.0])

    asyncio.run(story())


def a_club_beside(url: str) -> Any:
    """Another process of the same club."""
    return a_club(url, members=0)


def test_a_club_with_seasons_by_the_calendar_counts_in_the_one_that_goes_on(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}", seasons="years") as house:
            live = await begun(house)
            await house.change(live, resigning(0))
            await house.change(live, resigning(1))
            [seats] = (await house.store.read(all_rated_seats)).values()
            assert [seat.season for seat in seats] == [2, 2]

    asyncio.run(story())


def test_a_rated_game_is_not_broken_off_without_those_who_are_away(tmp_path: Any) -> None:
    async def story() -> None:
        async with a_club(f"sqlite:///{tmp_path / 'house.db'}") as house:
            live = await begun(house)
            await house.change(live, agreeing(0))
            everybody = set(live.table.players())
            assert ending.ended_together(live.table, everybody - {0}) is None
            assert refused(lambda: ending.close(live.table, "guest-0", everybody)) == "refused-not-deserted"
            for seat in everybody - {0}:
                await house.change(live, resigning(seat))
            assert ending.is_deserted(live.table, set()), "all others have resigned"

    asyncio.run(story())
