"""Letters about games: one for all that waits, once a turn and not too often, until somebody stops them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.accounts.export import export
from signoria.server.accounts.leaving import leave_for_good
from signoria.server.config.settings import Settings
from signoria.server.notices.letters import choose_letters
from signoria.server.notices.telling import tell_all
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.refusals import Refused
from signoria.server.store import notice_schema
from signoria.server.store.accounts import change_account
from signoria.server.store.outbox import count_mail
from signoria.server.tables import admission, entries
from tests.server.accounts.mailbox import Mailbox
from tests.server.accounts.people import member
from tests.server.live.test_processes import Ears
from tests.server.notices.post import (
    ANNA,
    BRUNO,
    DAYS,
    DELAY,
    MINUTES,
    SOON,
    Post,
    first_of,
    move_until_another_is_asked,
    posting,
    posting_house,
)
from tests.server.running import Server
from tests.server.stored import a_guest, playing

ZOE = "zoe@example.org"
APART = Settings().letters_apart


def test_who_does_not_come_is_written_to_once_a_turn(database_url: str) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        assert await post.later(DELAY - 1) == 0, "often they are there"
        assert await post.later(2) == 1
        assert post.last()["To"] == (ANNA, BRUNO)[first_of(live)]
        assert [await post.later(3600) for _ in range(3)] == [0, 0, 0]
        await move_until_another_is_asked(post, live)
        assert await post.later() == 1
        assert {mail["To"] for mail in post.mailbox.mails} == {ANNA, BRUNO}

    posting(story, database_url)


def test_a_turn_of_several_moves_is_one_turn(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        assert await post.later() == 1
        first = first_of(live)
        await post.house.change(live, playing("k"))
        assert first_of(live) == first, "who begins at Patrician decides twice"
        assert await post.later() == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_several_games_are_in_one_letter(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        tables = [(await post.game(DAYS, "princes-of-florence", 3)).table.id for _ in range(2)]
        await post.game(DAYS, "princes-of-florence", 3)
        assert await post.later() == 2
        text = post.mailbox.to(ANNA)[0].get_content()
        assert all(f"/t/{table}\n" in text.replace("\r", "") for table in tables)
        assert post.mailbox.to(ANNA)[0]["Subject"] == "3 games wait for you"
        assert post.mailbox.to(BRUNO)[0]["Subject"] == "3 parties vous attendent"

    async def with_a_third(post: Post) -> None:
        await post.house.store.guests.add(a_guest(2))
        await story(post)

    posting(with_a_third, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_letter_says_where_how_long_still_and_how_to_stop(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.later()
        mail = post.last()
        text, is_french = mail.get_content(), mail["To"] == BRUNO
        assert ("encore 2 jours\N{NO-BREAK SPACE}: http" if is_french else "2 days left: http") in text
        assert f"/t/{live.table.id}" in text
        assert re.search(r"/letters#[A-Za-z0-9_-]{40,}", text)
        assert mail["Subject"] == ("Patrician vous attend" if is_french else "Patrician waits for you")
        assert re.fullmatch(r"<http.*/api/letters/[A-Za-z0-9_-]{40,}/stop>", mail["List-Unsubscribe"])
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_games_whose_clocks_do_not_count_in_days_nobody_is_written_to(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        await post.game(ClockRules("move", 3600, 0, "wait"))
        assert await post.later() == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_is_at_the_table_has_no_address_or_does_not_wish_it_is_not_written_to(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = f"guest-{first_of(live)}"
        ears = Ears()
        ears.guest = first
        live.listeners.add(ears)
        assert await post.later() == 0
        live.listeners.clear()
        await post.do(lambda connection: change_account(connection, first, email=None))
        assert await post.later() == 0
        await post.do(lambda connection: change_account(connection, first, email=ZOE))
        await post.choose(first_of(live), "mail", "turn", False)
        assert await post.later() == 0
        await post.choose(first_of(live), "mail", "turn", True)
        assert await post.later() == 1

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_comes_in_time_is_not_written_to(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        post.clock.now += SOON
        assert await tell_all(post.house) == 1
        await move_until_another_is_asked(post, live)
        await post.senders.send()
        assert post.mailbox.mails == []
        assert (await post.house.store.read(count_mail)) == {"failed": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_two_houses_on_one_database_one_writes(postgres_url: str) -> None:
    async def story(post: Post) -> None:
        await post.game()
        post.clock.now += SOON
        async with posting_house(postgres_url, post.mailbox, post.clock) as other:
            written = await asyncio.gather(tell_all(post.house), tell_all(other.house))
            assert sum(written) == 1
            await asyncio.gather(post.senders.send(), other.send())
            assert len(post.mailbox.mails) == 1

    posting(story, postgres_url)


def test_after_a_restart_nobody_is_written_to_again_and_what_was_written_is_sent(database_url: str) -> None:
    async def story(post: Post) -> None:
        await post.game()
        post.clock.now += SOON
        assert await tell_all(post.house) == 1
        async with posting_house(database_url, post.mailbox, post.clock) as other:
            assert await tell_all(other.house) == 0
            await other.send()
            assert len(post.mailbox.mails) == 1

    posting(story, database_url)


def test_whoever_has_a_letter_stops_them_and_has_them_sent_again(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.later()
        key = re.findall(r"/letters#([A-Za-z0-9_-]+)", post.last().get_content())[0]
        await choose_letters(post.house, key, wanted=False)
        for _ in range(2):
            await move_until_another_is_asked(post, live)
        assert await post.later(APART) == 0
        await choose_letters(post.house, key, wanted=True)
        assert await post.later() == 1
        for other in ("A" * 43, key[:-1], ""):
            with pytest.raises(Refused, match="refused-letters"):
                await choose_letters(post.house, other, wanted=False)

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_what_is_kept_for_it_is_told_to_the_member_and_goes_with_them(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.later()
        first = f"guest-{first_of(live)}"
        await post.choose(first_of(live), "mail", "ended", True)
        kept = await export(post.house, first)
        mail = {"turn": True, "time": False, "ended": True, "seat": False, "invited": False, "round": True}
        assert kept["notices"]["mail"] == mail
        await leave_for_good(post.house, first)
        for part in notice_schema.OF_ACCOUNT:
            found = sa.select(part).where(part.c.account_id == first)
            assert await post.do(lambda connection: connection.execute(found).all()) == [], part.name  # noqa: B023

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_was_written_to_is_not_written_to_again_at_once(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        assert await post.later() == 1
        first = first_of(live)
        for _ in range(2):
            await move_until_another_is_asked(post, live)
        assert first_of(live) == first
        others = [await post.game(DAYS) for _ in range(3)]
        assert await post.later(APART / 2) == (1 if any(first_of(other) != first for other in others) else 0)
        assert await post.later(APART / 2) >= 1
        written = post.mailbox.to((ANNA, BRUNO)[first])
        assert len(written) == 2, "all that came meanwhile is in one letter"
        own = [live, *(other for other in others if first_of(other) == first)]
        assert all(f"/t/{one.table.id}" in written[-1].get_content() for one in own)

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_a_turn_there_is_one_letter_though_its_time_runs_short(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        first = first_of(live)
        await post.choose(first, "mail", "time", True)
        assert [await post.later(seconds) for seconds in (SOON, 60 * 3600, 8 * 3600)] == [1, 0, 0]
        other = await post.game()
        await post.choose(first_of(other), "mail", "turn", False)
        await post.choose(first_of(other), "mail", "time", True)
        told = [await post.later(seconds) for seconds in (SOON, 50 * 3600, 8 * 3600)]
        assert told == [0, 0, 1], "who wants to know only then is told when a fifth of the time is left"
        assert f"/t/{other.table.id}" in post.last().get_content()

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_wishes_it_is_written_to_of_games_that_ended_and_seats_that_are_asked_for(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game(MINUTES)
        for kind in ("ended", "seat"):
            await post.choose(0, "mail", kind, True)
        await post.house.store.guests.add(a_guest(2))
        waiting = await post.house.table(await post.waiting_table())
        await post.house.change(waiting, lambda table: admission.ask_for_seat(table, "guest-2", "Name 2"))
        await post.house.change(live, lambda _: entries.Ended("agreed"))
        assert live.table.status == "ended"
        assert await post.later() == 1, "the other has not asked for it"
        letter = post.last()
        assert (letter["To"], letter["Subject"]) == (ANNA, "News of your games")
        text = letter.get_content()
        assert "somebody asks for a seat at your table:" in text and "this game of yours has ended:" in text
        assert all(f"/t/{one.table.id}" in text for one in (live, waiting))
        assert await post.later(APART) == 0

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_member_chooses_and_a_link_needs_no_sign_in(club: Server, mailbox: Mailbox) -> None:
    anna = member(club, mailbox, "Anna")
    wish = {"channel": "mail", "kind": "turn", "wanted": False}
    assert {**wish, "wanted": True} in anna.get("/api/account/notices")["choices"]
    assert anna.ask("PATCH", "/api/account/notices", wish).status == 204
    assert wish in anna.get("/api/account/notices")["choices"]
    for bad in ({"wanted": "no"}, {"kind": "chat"}, {"channel": "letter"}, {"more": 1}):
        assert anna.ask("PATCH", "/api/account/notices", {**wish, **bad}).status == 422
    stranger = club.guest("Bruno")
    for what in ("stop", "resume"):
        refused = stranger.ask("POST", f"/api/letters/{'x' * 43}/{what}")
        assert (refused.status, refused.json["say"]) == (404, "refused-letters")
        assert stranger.ask("POST", f"/api/letters/short/{what}").status == 422
    form = {"Content_Type": "application/x-www-form-urlencoded", "Origin": club.address}
    answer = stranger.ask("POST", f"/api/letters/{'x' * 43}/stop", b"List-Unsubscribe=One-Click", **form)
    assert answer.status == 404
