"""The outbox: what waits is sent once, later if it must be, also after a restart, and never twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from signoria.server.accounts.links import ask_for_link, look_at_link
from signoria.server.accounts.mail_sender import FIRST_PAUSE, INTERRUPTED, TRIES, MailSender
from signoria.server.live.house import House
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.outbox import begin_mail, claim_mail, count_mail
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.stored import a_house


class Clock:
    """A clock that is put forward by hand."""

    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def sending(url: str, mailbox: Mailbox, clock: Clock) -> AsyncIterator[tuple[House, MailSender]]:
    async with a_house(url, mail_server=mailbox.address) as house:
        house.clock = clock
        yield house, MailSender(house, {})


async def states(house: House) -> dict[str, int]:
    return await house.store.read(count_mail)


async def ask(house: House, email: str = "anna@example.org") -> None:
    await ask_for_link(house, email, "en")


def run(story: Callable[[House, MailSender, Mailbox, Clock], Any], url: str) -> None:
    """A story in a house that sends mail."""

    async def telling() -> None:
        clock = Clock()
        with mail_server() as mailbox:
            async with sending(url, mailbox, clock) as (house, sender):
                await story(house, sender, mailbox, clock)

    asyncio.run(telling())


def test_mail_is_sent_once_and_its_address_is_forgotten(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        await ask(house)
        assert await states(house) == {"waiting": 1}
        assert (await sender.send_due(), await sender.send_due()) == (1, 0)
        assert await states(house) == {"sent": 1}
        assert len(mailbox.mails) == 1
        await look_at_link(house, mailbox.token("anna@example.org"))
        rows = await house.store.read(lambda connection: connection.execute(sa.select(schema.mail)).all())
        assert "anna@example.org" not in str(rows)

    run(story, database_url)


def test_no_token_is_kept_before_or_after_it_is_sent(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        await ask(house)
        await sender.send_due()
        token = mailbox.token("anna@example.org")
        kept = [
            str(await house.store.read(lambda connection: connection.execute(sa.select(table)).all()))  # noqa: B023
            for table in (schema.mail, schema.sign_in_link)
        ]
        assert token not in "".join(kept)

    run(story, database_url)


@pytest.mark.parametrize("answer", ["rcpt 451 later", "450 later"])
def test_mail_that_is_not_taken_now_is_tried_again_later_and_its_last_link_is_good(
    database_url: str, answer: str
) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        mailbox.answers = [answer, answer]
        await ask(house)
        assert await sender.send_due() == 1
        assert await states(house) == {"waiting": 1}
        clock.now += FIRST_PAUSE - 1
        assert await sender.send_due() == 0
        clock.now += 1
        assert await sender.send_due() == 1
        clock.now += 4 * FIRST_PAUSE
        assert await sender.send_due() == 1
        assert await states(house) == {"sent": 1} and len(mailbox.mails) == 1
        await look_at_link(house, mailbox.token("anna@example.org"))

    run(story, database_url)


def test_mail_that_is_never_taken_is_given_up(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        mailbox.answers = ["rcpt 451 later"] * TRIES
        await ask(house)
        for _ in range(TRIES):
            assert await sender.send_due() == 1
            clock.now += 24 * 3600
        assert await sender.send_due() == 0
        assert await states(house) == {"failed": 1}

    run(story, database_url)


def test_mail_to_nobody_is_given_up_at_once(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        mailbox.answers = ["rcpt 550 nobody has that name"]
        await ask(house)
        await sender.send_due()
        assert await states(house) == {"failed": 1}

    run(story, database_url)


def test_mail_that_may_have_been_taken_is_never_sent_again(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        mailbox.answers = ["hang up"]
        await ask(house)
        await sender.send_due()
        assert len(mailbox.mails) == 1 and await states(house) == {"unsure": 1}
        clock.now += 24 * 3600
        assert await sender.send_due() == 0

    run(story, database_url)


def test_a_server_that_is_not_there_is_tried_again(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        await ask(house)
        sender._server = type(sender._server)("127.0.0.1", 9, False)
        await sender.send_due()
        assert await states(house) == {"waiting": 1}

    run(story, database_url)


def test_what_waits_is_sent_after_a_restart_and_what_was_under_way_is_not_doubled(database_url: str) -> None:
    async def telling() -> None:
        clock = Clock()
        with mail_server() as mailbox:
            async with sending(database_url, mailbox, clock) as (house, _):
                for name in ("waits", "claimed", "begun"):
                    await ask(house, f"{name}@example.org")
                by_name = await house.store.read(
                    lambda connection: {
                        row.to_address.partition("@")[0]: row.id for row in connection.execute(sa.select(schema.mail))
                    }
                )
                for name in ("claimed", "begun"):
                    assert await house.store.write(lambda connection: claim_mail(connection, by_name[name], clock.now))  # noqa: B023
                await house.store.write(lambda connection: begin_mail(connection, by_name["begun"]))
            async with sending(database_url, mailbox, clock) as (house, sender):
                assert await sender.send_due() == 1
                clock.now += INTERRUPTED + 1
                await sender.send_due()
                assert await sender.send_due() == 1
                assert [mail["To"] for mail in mailbox.mails] == ["waits@example.org", "claimed@example.org"]
                assert await states(house) == {"sent": 2, "unsure": 1}

    asyncio.run(telling())


def test_two_processes_send_each_mail_once(postgres_url: str) -> None:
    async def telling() -> None:
        clock = Clock()
        with mail_server() as mailbox:
            async with (
                sending(postgres_url, mailbox, clock) as (house, one),
                sending(postgres_url, mailbox, clock) as (_, other),
            ):
                for number in range(8):
                    await ask(house, f"a{number}@example.org")
                await asyncio.gather(one.send_due(), other.send_due())
                assert sorted(mail["To"] for mail in mailbox.mails) == [f"a{number}@example.org" for number in range(8)]

    asyncio.run(telling())


def test_a_link_that_was_used_meanwhile_is_not_mailed(database_url: str) -> None:
    async def story(house: House, sender: MailSender, mailbox: Mailbox, clock: Clock) -> None:
        await ask(house)
        await house.store.write(lambda connection: connection.execute(sa.delete(schema.sign_in_link)))
        await sender.send_due()
        assert mailbox.mails == [] and await states(house) == {"failed": 1}

    run(story, database_url)


def test_a_house_for_others_without_a_public_address_sends_no_mail(database_url: str) -> None:
    async def telling() -> None:
        async with a_house(database_url, mail_server="smtp://localhost", host="0.0.0.0") as house:
            with pytest.raises(Refused, match="refused-no-mail"):
                await ask(house)

    asyncio.run(telling())
