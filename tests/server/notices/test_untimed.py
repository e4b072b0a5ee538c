"""Games without a clock: who is away when others wait for them is told, once a turn; who plays bots is not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from signoria.server.live.live_table import LiveTable
from signoria.server.notices.telling import tell_all
from signoria.server.protocol.facts import ClockRules
from signoria.server.tables import entries
from signoria.server.tables.snapshots import frozen, thawed
from tests.server.live.test_processes import Ears
from tests.server.notices.post import (
    ANNA,
    BRUNO,
    SOON,
    Post,
    first_of,
    move_until_another_is_asked,
    posting,
    posting_house,
)
from tests.server.notices.test_push import shown
from tests.server.notices.test_webhooks import checked
from tests.server.stored import playing

NO_CLOCK = ClockRules("none", 0, 0, "bot")
MOMENT = 21.0


async def a_game(post: Post) -> LiveTable:
    """Two members play without a clock, and post notices; nobody is at the table."""
    for number in (0, 1):
        await post.hook(number)
    return await post.game(NO_CLOCK)


def there(live: LiveTable, seat: int) -> Ears:
    """Somebody comes to the table."""
    ears = Ears()
    ears.guest = f"guest-{seat}"
    live.listeners.add(ears)
    live.note_who_is_there()
    return ears


async def moments(post: Post, count: int = 2) -> int:
    """How much was posted in so many moments: in the first it is seen who is missed."""
    return sum([await post.posted(MOMENT) for _ in range(count)])


def test_who_is_away_is_told_of_their_turn_once_and_of_the_next_one_again(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        assert await post.posted(0) == 0, "they may come"
        first = first_of(live)
        assert [await moments(post), await moments(post)] == [1, 0]
        said = checked(post.service.requests[0])
        assert (said["kind"], said["table"], said["until"]) == ("turn", live.table.id, None)
        assert post.service.requests[0].path == f"/hook-{first}"
        await post.house.change(live, playing("k"))
        assert first_of(live) == first and await moments(post) == 0, "a turn of several moves is one turn"
        await move_until_another_is_asked(post, live)
        assert await moments(post) == 1
        assert post.service.requests[1].path == f"/hook-{1 - first}"

    posting(story, database_url)


def test_after_ten_minutes_they_are_written_to_and_the_letter_names_no_time(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        await post.later(0)
        assert [await post.later(seconds) for seconds in (MOMENT, SOON, SOON)] == [0, 1, 0]
        assert post.last()["To"] == (ANNA, BRUNO)[first_of(live)]
        text = post.last().get_content()
        assert f"/t/{live.table.id}" in text and "left" not in text and "encore" not in text

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_is_there_or_comes_in_time_or_plays_bots_alone_is_told_nothing(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        first = first_of(live)
        ears = there(live, first)
        assert await moments(post, 3) == 0
        live.listeners.remove(ears)
        live.note_who_is_there()
        await post.posted(0)
        await post.posted(MOMENT / 2)
        ears = there(live, first)
        assert await moments(post, 3) == 0
        live.listeners.remove(ears)
        await post.house.change(live, lambda table: entries.Resigned(1 - first, "apprentice", "k"))
        assert await moments(post, 3) == 0, "a bot has time"

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_turn_that_has_passed_before_it_is_told_is_not(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        first = first_of(live)
        await tell_all(post.house)
        post.clock.now += MOMENT
        assert await tell_all(post.house) == 1
        ears = there(live, 1 - first)
        await move_until_another_is_asked(post, live)
        await post.senders.send()
        assert post.service.requests == []
        live.listeners.remove(ears)

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_device_keeps_what_it_shows_of_a_turn_without_a_clock(tmp_path: Path) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        first = first_of(live)
        await post.subscribe(first)
        await moments(post)
        [number] = [at for at, one in enumerate(post.service.requests) if one.path in post.browsers]
        pushed = shown(post, number)
        assert (pushed["table"], pushed["waiting"]) == (live.table.id, [live.table.id])

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_two_houses_on_one_database_one_tells_and_none_again_after_a_restart(postgres_url: str) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        async with posting_house(postgres_url, post.mailbox, post.clock) as other:
            await other.house.table(live.table.id)
            for _ in range(3):
                await asyncio.gather(tell_all(post.house), tell_all(other.house))
                post.clock.now += MOMENT
            await asyncio.gather(post.senders.send(), other.send())
            assert len(post.service.requests) == 1
        async with posting_house(postgres_url, post.mailbox, post.clock) as third:
            await third.house.table(live.table.id)
            for _ in range(3):
                assert await tell_all(third.house) == 0
                post.clock.now += MOMENT

    posting(story, postgres_url)


def test_since_when_a_game_waits_for_a_seat_is_in_its_snapshot(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await a_game(post)
        table = live.table
        assert [asked.turn for asked in thawed(table.charter, frozen(table)).asked] == [one.turn for one in table.asked]

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")
