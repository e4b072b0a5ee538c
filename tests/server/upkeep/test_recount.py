"""All ratings made anew from the logs: the same as were kept, or put right, and said."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from signoria.cli.app import application
from signoria.server.store import schema
from signoria.server.store.engine import make_engine
from signoria.server.store.pruning import Keep
from signoria.server.store.ratings import all_rated_seats, season_starts
from signoria.server.tables import entries
from signoria.server.upkeep.recount import Recount, recount
from tests.server.ratings.rated_games import a_club, begun, play_to_the_end, resigning


def an_evening(url: str) -> list[str]:
    """Three rated games: one played to its end, one resigned, one broken off together; their tables."""

    async def story() -> list[str]:
        async with a_club(url) as house:
            tables = []
            for number in range(3):
                live = await begun(house, 2 + (number == 1))
                tables.append(live.table.id)
                if number == 0:
                    await play_to_the_end(house, live)
                    continue
                for seat in range(len(live.table.seats)) if number == 1 else ():
                    await house.change(live, resigning(seat))
                if number == 2:
                    await house.change(live, lambda _: entries.Ended("agreed"))
                await house.change(live, lambda _: entries.Spoke("guest-0", 0, "N0", "Bravo", "k"))
            return tables

    return asyncio.run(story())


def test_what_was_counted_game_by_game_follows_from_the_logs(database_url: str) -> None:
    an_evening(database_url)
    engine = make_engine(database_url)
    assert recount(engine, write=False) == Recount(games=2)
    engine.dispose()


def test_what_was_spoiled_is_put_right_from_the_logs(database_url: str) -> None:
    played, resigned, broken_off = an_evening(database_url)
    engine = make_engine(database_url)
    with engine.connect() as connection:
        before = all_rated_seats(connection)
    seat, game = schema.rated_seat, schema.rated_game
    with engine.begin() as connection:
        connection.execute(sa.delete(seat).where(seat.c.table_id == played))
        connection.execute(sa.delete(game).where(game.c.table_id == played))
        connection.execute(sa.update(seat).where(seat.c.table_id == resigned, seat.c.seat == 0).values(place=1))
        connection.execute(
            sa.insert(game), [{"table_id": broken_off, "game": "patrician", "seats": 2, "ended_at": 1.0}]
        )
    found = recount(engine, write=False)
    assert (found.games, found.added, found.removed, found.changed) == (2, 1, 0, 1)
    assert found.ratings == 5
    assert recount(engine, write=False) == found, "nothing was written"
    assert recount(engine, write=True) == found
    with engine.connect() as connection:
        assert all_rated_seats(connection) == before
    assert recount(engine, write=True).is_same
    engine.dispose()


def test_games_whose_tables_were_pruned_still_count(database_url: str) -> None:
    an_evening(database_url)

    async def prune() -> None:
        async with a_club(database_url, members=0) as house:
            assert (await house.store.prune(Keep(tables=1), time.time() + 1e6, ())).tables == 3

    asyncio.run(prune())
    engine = make_engine(database_url)
    assert recount(engine, write=True) == Recount(games=2, unread=2)
    with engine.connect() as connection:
        assert len(all_rated_seats(connection)) == 2
    engine.dispose()


@pytest.fixture
def house(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    an_evening(url)
    return url


def said(*arguments: str) -> str:
    result = CliRunner().invoke(application(), ["house", *arguments, "--lang", "en"])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_says_what_differs_and_puts_it_right(house: str) -> None:
    assert "as they follow from the 2 rated games" in said("ratings", "--database", house)
    engine = make_engine(house)
    with engine.begin() as connection:
        connection.execute(sa.update(schema.rated_seat).values(mu=1.0))
    assert "5 ratings after a game would be others" in said("ratings", "--database", house)
    assert "5 ratings after a game are others now" in said("ratings", "--database", house, "--recompute")
    assert "as they follow" in said("ratings", "--database", house, "--recompute")
    engine.dispose()


def test_the_command_begins_a_season(house: str) -> None:
    assert "Season 2 of ratings has begun." in said("season", "--database", house)
    engine = make_engine(house)
    with engine.connect() as connection:
        assert len(season_starts(connection)) == 2
    engine.dispose()
