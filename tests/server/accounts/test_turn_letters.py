"""Letters about turns: in games that take days, one for all that wait, once a turn, until somebody stops them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.accounts.export import export
from signoria.server.accounts.leaving import leave_for_good
from signoria.server.accounts.mail_sender import MailSender
from signoria.server.accounts.turn_letters import choose_letters, write_to_all
from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.accounts import add_account, change_account
from signoria.server.store.outbox import count_mail
from signoria.server.tables import requests
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.accounts.people import account_of, member
from tests.server.live.test_clock_runner import Clock
from tests.server.live.test_processes import Ears
from tests.server.running import Server
from tests.server.stored import GUEST, a_guest, opened, playing, sitting

DAYS = ClockRules("move", 3 * 86_400, 0, "bot")
ANNA, BRUNO, ZOE = "anna@example.org", "bruno@example.org", "zoe@example.org"
DELAY = Settings().turn_mail_after
SOON = DELAY + 1


@asynccontextmanager
async def posting_house(url: str, mailbox: Mailbox, clock: Clock) -> AsyncIterator[tuple[House, MailSender]]:
    """A house that sends mail, without doors, in which no bot answers."""
    async with opened(url) as store:
        house = House(Settings(mail_server=mailbox.address), store, BotPool(0), clock)
        try:
            yield house, MailSender(house)
        finally:
            await house.stop()


class Post:
    """A house whose guests 0 and 1 are members with an address, and what was sent to them."""

    def __init__(self, house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        self.house = house
        self.sender = sender
        self.mailbox = mailbox
        self.clock = clock

    async def join(self) -> None:
        for number, (email, language) in enumerate(((ANNA, "en"), (BRUNO, "fr"))):
            await self.house.store.guests.add(a_guest(number))
            row = AccountRow(f"guest-{number}", email, "member", language, 1.0)
            await self.house.store.write(lambda connection: add_account(connection, row))  # noqa: B023

    async def game(self, rules: ClockRules = DAYS, name: str = "patrician", seats: int = 2) -> LiveTable:
        live = await self.house.table(await open_table(self.house, GUEST, NewTable(name, seats, clock=rules)))
        for number in range(seats):
            await self.house.change(live, sitting(number))
        await self.house.change(live, lambda table: requests.start(table, "guest-0"))
        return live

    async def later(self, seconds: float = SOON) -> int:
        """After a while all is written and sent that is to be; how many letters came."""
        before = len(self.mailbox.mails)
        self.clock.now += seconds
        await write_to_all(self.house)
        while await self.sender.send_due():
            pass
        return len(self.mailbox.mails) - before

    def last(self) -> EmailMessage:
        return self.mailbox.mails[-1]


def posting(story: Callable[[Post], Awaitable[None]], url: str) -> None:
    async def told() -> None:
        clock = Clock()
        with mail_server() as mailbox:
            async with posting_house(url, mailbox, clock) as (house, sender):
                post = Post(house, sender, mailbox, clock)
                await post.join()
                await story(post)

    asyncio.run(told())


def first_of(live: LiveTable) -> int:
    return live.table.waiting()[0]


async def move_until_another_is_asked(post: Post, live: LiveTable) -> None:
    first = first_of(live)
    while first_of(live) == first:
        await post.house.change(live, playing(f"k{live.table.seq}"))


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


@pytest.mark.parametrize("rules", [ClockRules("move", 3600, 0, "wait"), ClockRules("none", 0, 0, "bot")])
def test_of_games_that_do_not_take_days_nobody_is_written_to(tmp_path: Any, rules: ClockRules) -> None:
    async def story(post: Post) -> None:
        await post.game(rules)
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
        for changed, back in (({"email": None}, {"email": ZOE}), ({"turn_mail": False}, {"turn_mail": True})):
            await post.house.store.write(lambda connection: change_account(connection, first, **changed))  # noqa: B023
            assert await post.later() == 0
            await post.house.store.write(lambda connection: change_account(connection, first, **back))  # noqa: B023
        assert await post.later() == 1

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_who_comes_in_time_is_not_written_to(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        post.clock.now += SOON
        assert await write_to_all(post.house) == 1
        await move_until_another_is_asked(post, live)
        while await post.sender.send_due():
            pass
        assert post.mailbox.mails == []
        assert (await post.house.store.read(count_mail)) == {"failed": 1}

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_of_two_houses_on_one_database_one_writes(postgres_url: str) -> None:
    async def story(post: Post) -> None:
        await post.game()
        post.clock.now += SOON
        async with posting_house(postgres_url, post.mailbox, post.clock) as (other, sender):
            written = await asyncio.gather(write_to_all(post.house), write_to_all(other))
            assert sum(written) == 1
            await asyncio.gather(post.sender.send_due(), sender.send_due())
            assert len(post.mailbox.mails) == 1

    posting(story, postgres_url)


def test_after_a_restart_nobody_is_written_to_again_and_what_was_written_is_sent(database_url: str) -> None:
    async def story(post: Post) -> None:
        await post.game()
        post.clock.now += SOON
        assert await write_to_all(post.house) == 1
        async with posting_house(database_url, post.mailbox, post.clock) as (house, sender):
            assert await write_to_all(house) == 0
            assert await sender.send_due() == 1
            assert len(post.mailbox.mails) == 1

    posting(story, database_url)


def test_whoever_has_a_letter_stops_them_and_has_them_sent_again(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.later()
        key = re.findall(r"/letters#([A-Za-z0-9_-]+)", post.last().get_content())[0]
        await choose_letters(post.house, key, turn_mail=False)
        for _ in range(2):
            await move_until_another_is_asked(post, live)
        assert await post.later() == 0
        await choose_letters(post.house, key, turn_mail=True)
        assert await post.later() == 1
        for other in ("A" * 43, key[:-1], ""):
            with pytest.raises(Refused, match="refused-letters"):
                await choose_letters(post.house, other, turn_mail=False)

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_what_is_kept_for_it_is_told_to_the_member_and_goes_with_them(tmp_path: Any) -> None:
    async def story(post: Post) -> None:
        live = await post.game()
        await post.later()
        first = f"guest-{first_of(live)}"
        assert (await export(post.house, first))["turn_mail"] is True
        await leave_for_good(post.house, first)
        noted = await post.house.store.read(lambda connection: connection.execute(sa.select(schema.turn_notice)).all())
        assert noted == []

    posting(story, f"sqlite:///{tmp_path / 'house.db'}")


def test_a_member_chooses_and_a_link_needs_no_sign_in(club: Server, mailbox: Mailbox) -> None:
    anna = member(club, mailbox, "Anna")
    assert account_of(anna)["turn_mail"] is True
    assert anna.ask("PATCH", "/api/account", {"turn_mail": False}).status == 204
    assert (account_of(anna)["turn_mail"], account_of(anna)["language"]) == (False, "en")
    assert anna.ask("PATCH", "/api/account", {"turn_mail": "no"}).status == 422
    stranger = club.guest("Bruno")
    for what in ("stop", "resume"):
        refused = stranger.ask("POST", f"/api/letters/{'x' * 43}/{what}")
        assert (refused.status, refused.json["say"]) == (404, "refused-letters")
        assert stranger.ask("POST", f"/api/letters/short/{what}").status == 422
    form = {"Content_Type": "application/x-www-form-urlencoded", "Origin": club.address}
    answer = stranger.ask("POST", f"/api/letters/{'x' * 43}/stop", b"List-Unsubscribe=One-Click", **form)
    assert answer.status == 404
