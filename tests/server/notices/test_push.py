"""Notices on devices: encrypted, signed, once, and no longer where nobody takes them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from signoria.server.live.house import House
from signoria.server.notices.push_key import push_key
from signoria.server.notices.sender import INTERRUPTED, PAUSES
from signoria.server.notices.telling import FORGOTTEN, tell_all
from signoria.server.store.deliveries import begin_delivery, claim_delivery, count_deliveries, due_deliveries
from signoria.server.store.notice_told import happenings
from signoria.server.store.push_devices import push_device_of
from signoria.server.store.sessions import end_sessions
from signoria.server.tables import admission, entries
from tests.server.live.test_processes import Ears
from tests.server.notices.post import (
    MINUTES,
    Post,
    first_of,
    move_until_another_is_asked,
    posting,
    posting_house,
)
from tests.server.notices.push_service import decrypted, who_pushed
from tests.server.stored import a_guest, sitting

MOMENT = 21.0


def shown(post: Post, number: int = -1) -> dict[str, Any]:
    """What a browser makes of a push."""
    request = post.service.requests[number]
    browser = post.browsers[request.path]
    found: dict[str, Any] = json.loads(decrypted(request.body, browser.private, browser.auth))
    return found


def test_who_is_not_there_is_told_on_every_device_once_a_turn(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        first = first_of(live)
        await post.subscribe(first)
        await post.subscribe(first, "laptop")
        assert await post.posted(MOMENT - 2) == 0
        assert [await post.posted(2), *[await post.posted(30) for _ in range(2)]] == [2, 0, 0]
        assert {request.path for request in post.service.requests} == {f"/phone-{first}", f"/laptop-{first}"}
        told = shown(post)
        left = ("5 minutes left", "encore 5 minutes")[first]
        assert told["body"] == (f"It is your turn, {left}.", f"C’est votre tour, {left}.")[first]
        assert (told["title"], told["kind"], told["lang"]) == ("Patrician", "turn", ("en", "fr")[first])
        assert told["url"] == f"/t/{live.table.id}" and told["waiting"] == [live.table.id]
        for _ in range(2):
            await move_until_another_is_asked(post, live)
        assert await post.posted(MOMENT) == 2, "it is another turn"
        assert await post.house.store.read(count_deliveries) == {"sent": 4}

    posting(story, database_url)


def test_a_push_says_from_whom_it_is_and_how_long_it_matters(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        await post.subscribe(first_of(live))
        await post.later(MOMENT)
        [request] = post.service.requests
        claims = who_pushed(post.service, request)
        assert claims["k"] == (await push_key(post.house)).public
        assert 0 < claims["exp"] - post.clock.now <= 24 * 3600 and claims["sub"].startswith(("mailto:", "https:"))
        said = request.headers
        assert (said["content-encoding"], said["urgency"]) == ("aes128gcm", "normal")
        assert 270 <= int(said["ttl"]) <= 300 and len(said["topic"]) == 32
        assert live.table.id not in str(said) + request.path, "the service learns no table"
        await post.subscribe(1 - first_of(live))
        await move_until_another_is_asked(post, live)
        await post.later(MOMENT)
        assert post.service.requests[-1].headers["topic"] == said["topic"]
        assert len(post.service.requests[-1].body) == len(request.body), "nor whether it is short or long"

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_the_house_has_one_key_whoever_makes_it(database_url: str) -> None:
    async def story(post: Post) -> None:
        made = await asyncio.gather(*(push_key(post.house) for _ in range(3)))
        assert len({key.public for key in made}) == 1
        async with posting_house(database_url, post.mailbox, post.clock) as other:
            assert (await push_key(other.house)).public == made[0].public

    posting(story, database_url)


def test_who_is_at_the_table_or_does_not_wish_it_is_not_told(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        first = first_of(live)
        await post.subscribe(first)
        ears = Ears()
        ears.guest = f"guest-{first}"
        live.listeners.add(ears)
        assert await post.posted(MOMENT) == 0
        live.listeners.clear()
        await post.choose(first, "push", "turn", False)
        assert await post.posted(MOMENT) == 0
        await post.choose(first, "push", "turn", True)
        assert await post.posted(1) == 1

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_turn_that_has_passed_is_not_told(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        first = first_of(live)
        await post.subscribe(first)
        post.clock.now += MOMENT
        assert await tell_all(post.house) == 1
        await move_until_another_is_asked(post, live)
        await post.senders.send()
        assert post.service.requests == []
        assert await post.house.store.read(count_deliveries) == {"passed": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_when_time_runs_short_in_a_game_that_takes_days_that_is_told_once(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.subscribe(first)
        assert [await post.posted(hours * 3600) for hours in (1, 56, 1, 5)] == [1, 0, 1, 0]
        assert shown(post)["kind"] == "time"
        assert (
            shown(post)["body"]
            == (
                "Your time runs short: 14 hours left.",
                "Votre temps s’épuise\N{NO-BREAK SPACE}: encore 14 heures.",
            )[first]
        )
        assert post.service.requests[-1].headers["urgency"] == "high"

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_saw_no_end_is_told_of_it_and_who_saw_it_is_not(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        for number in range(2):
            await post.subscribe(number)
            await post.choose(number, "push", "turn", False)
        ears = Ears()
        ears.guest = "guest-0"
        live.listeners.add(ears)
        await post.house.change(live, lambda _: entries.Ended("agreed"))
        live.listeners.clear()
        assert [await post.posted(seconds) for seconds in (MOMENT, 3600)] == [1, 0]
        assert (shown(post)["kind"], shown(post)["body"]) == ("ended", "Votre partie est terminée.")
        assert post.service.requests[0].path == "/phone-1"
        await post.later(FORGOTTEN)
        assert await post.house.store.read(happenings) == []

    posting(story, database_url)


def test_who_comes_before_they_are_told_is_not(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        await post.subscribe(0)
        await post.choose(0, "push", "turn", False)
        await post.house.change(live, lambda _: entries.Ended("agreed"))
        ears = Ears()
        ears.guest = "guest-0"
        live.listeners.add(ears)
        assert await post.posted(5) == 0
        live.listeners.clear()
        assert await post.posted(MOMENT) == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_host_is_told_who_asks_for_a_seat_and_a_guest_that_there_is_one(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.house.table(await post.waiting_table())
        for number in range(2):
            await post.subscribe(number)
        asked = admission.ask_for_seat
        await post.house.change(live, lambda table: asked(table, "guest-1", "Name 1"))
        assert await post.posted(MOMENT) == 1
        assert (shown(post)["kind"], shown(post)["body"]) == ("seat", "Somebody asks for a seat at your table.")
        number = live.table.door.callers[0].number
        await post.house.change(live, lambda table: admission.answer(table, "guest-0", number, True))
        assert await post.posted(MOMENT) == 1
        assert shown(post)["body"] == "Vous pouvez prendre place à la table."
        await post.house.store.guests.add(a_guest(2))
        await post.house.change(live, lambda table: asked(table, "guest-2", "Name 2"))
        await post.house.change(live, lambda table: admission.withdraw(table, "guest-2"))
        assert await post.posted(MOMENT) == 0, "nobody asks any more"
        await post.house.change(live, sitting(1))
        assert [(one.kind, one.account_id) for one in await post.house.store.read(happenings)] == [
            ("seat", "guest-1"),
            ("seat", "guest-0"),
        ]

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_takes_no_notices_any_more_is_sent_none(tmp_path: Any, status: int) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        first = first_of(live)
        await post.subscribe(first)
        post.service.answers = [status]
        assert await post.posted(MOMENT) == 1
        assert await post.house.store.read(lambda connection: push_device_of(connection, f"phone-{first}")) is None
        for _ in range(2):
            await move_until_another_is_asked(post, live)
        assert await post.posted(MOMENT) == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_what_is_not_taken_now_is_tried_again_later_and_what_may_have_been_is_not(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.subscribe(first_of(live))
        slowly = "HTTP/1.1 429 Slowly\r\nRetry-After: 100\r\nContent-Length: 0\r\n\r\n"
        post.service.answers = [slowly, 503]
        came = [await post.posted(seconds) for seconds in (MOMENT, 90, 11, 50, 11, 1000)]
        assert came == [1, 0, 1, 0, 1, 0]
        assert await post.house.store.read(count_deliveries) == {"sent": 1}
        for answer, state in (("hang up", "unsure"), (400, "failed")):
            post.service.answers = [answer]
            for _ in range(2):
                await move_until_another_is_asked(post, live)
            assert [await post.posted(seconds) for seconds in (MOMENT, 9999)] == [1, 0]
            assert (await post.house.store.read(count_deliveries))[state] == 1

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_what_nobody_takes_is_given_up(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.subscribe(first_of(live))
        assert [await post.posted(pause + 20) for pause in (MOMENT, *PAUSES, 20_000)] == [1] * 6 + [0]
        assert await post.house.store.read(count_deliveries) == {"failed": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}", 500)


def test_who_signs_out_on_a_device_is_told_nothing_there(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        first = first_of(live)
        await post.subscribe(first)
        await post.subscribe(first, "laptop")
        post.clock.now += MOMENT
        assert await tell_all(post.house) == 2
        await post.do(lambda connection: end_sessions(connection, f"guest-{first}", only=f"phone-{first}"))
        await post.senders.send()
        assert [request.path for request in post.service.requests] == [f"/laptop-{first}"]

    posting(story, database_url)


def test_of_two_houses_on_one_database_one_tells_and_one_sends(postgres_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        await post.subscribe(first_of(live))
        await post.hook(first_of(live))
        post.clock.now += MOMENT
        async with posting_house(postgres_url, post.mailbox, post.clock) as other:
            told = await asyncio.gather(tell_all(post.house), tell_all(other.house))
            assert sum(told) == 2
            await asyncio.gather(post.senders.send(), other.send())
        assert len(post.service.requests) == 2

    posting(story, postgres_url)


@pytest.mark.parametrize(("is_begun", "comes"), [(False, 1), (True, 0)])
def test_what_a_process_left_behind_is_sent_unless_it_may_have_been(tmp_path: Any, is_begun: bool, comes: int) -> None:
    async def leave(house: House) -> None:
        now = house.clock()
        [row] = await house.store.read(lambda connection: due_deliveries(connection, now, 5, ()))
        assert await house.store.write(lambda connection: claim_delivery(connection, row.id, now))
        if is_begun:
            await house.store.write(lambda connection: begin_delivery(connection, row.id))

    async def story(post: Post) -> None:
        live = await post.game()
        await post.subscribe(first_of(live))
        post.clock.now += MOMENT
        await tell_all(post.house)
        await leave(post.house)
        assert [await post.posted(seconds) for seconds in (INTERRUPTED - 1, 2)] == [0, comes]
        assert await post.house.store.read(count_deliveries) == {"unsure" if is_begun else "sent": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")
