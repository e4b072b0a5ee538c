"""A house whose guests are members, and all that it sends them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Any

import sqlalchemy as sa

from signoria.server.accounts.mail_sender import MailSender
from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import open_table
from signoria.server.notices.letters import KIND, notice_letter
from signoria.server.notices.sender import NoticeSender
from signoria.server.notices.telling import tell_all
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import ClockRules
from signoria.server.store.account_rows import AccountRow, SessionRow
from signoria.server.store.accounts import add_account
from signoria.server.store.notice_choices import choose
from signoria.server.store.notice_rows import Channel, Kind, PushDeviceRow, WebhookRow
from signoria.server.store.push_devices import keep_push_device
from signoria.server.store.sessions import add_session
from signoria.server.store.webhooks import keep_webhook
from signoria.server.tables import requests
from tests.server.accounts.mailbox import Mailbox, mail_server
from tests.server.live.test_clock_runner import Clock
from tests.server.notices.push_service import Browser, Listening, listening
from tests.server.stored import GUEST, a_guest, opened, playing, sitting

DAYS = ClockRules("move", 3 * 86_400, 0, "bot")
MINUTES = ClockRules("move", 300, 0, "wait")
ANNA, BRUNO = "anna@example.org", "bruno@example.org"
AT = "http://localhost:8655"
DELAY = Settings().turn_mail_after
SOON = DELAY + 1
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


@asynccontextmanager
async def posting_house(url: str, mailbox: Mailbox, clock: Clock) -> AsyncIterator[Senders]:
    """A house that sends, without doors, in which no bot answers."""
    async with opened(url) as store:
        settings = Settings(mail_server=mailbox.address, notice_networks="127.0.0.0/8")
        house = House(settings, store, BotPool(0), clock)
        try:
            yield Senders(house)
        finally:
            await house.stop()


class Senders:
    """All that sends in one process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.mail = MailSender(house, {KIND: notice_letter})
        self.notices = NoticeSender(house)

    async def send(self) -> None:
        while await self.mail.send_due() + await self.notices.send_due():
            pass


@dataclass
class Post:
    """A house whose guests 0 and 1 are members with an address, what was sent to them, and who is posted to."""

    senders: Senders
    mailbox: Mailbox
    clock: Clock
    service: Listening
    browsers: dict[str, Browser] = field(default_factory=dict)

    @property
    def house(self) -> House:
        return self.senders.house

    async def do(self, statements: Callable[[sa.Connection], Any]) -> Any:
        return await self.house.store.write(statements)

    async def join(self) -> None:
        for number, (email, language) in enumerate(((ANNA, "en"), (BRUNO, "fr"))):
            await self.house.store.guests.add(a_guest(number))
            row = AccountRow(f"guest-{number}", email, "member", language, 1.0)
            await self.do(lambda connection: add_account(connection, row))  # noqa: B023

    async def subscribe(self, number: int, device: str = "phone") -> Browser:
        """A member has notices shown on a device."""
        session, browser = f"{device}-{number}", Browser()
        row = SessionRow(session, f"hash of {session}", f"guest-{number}", device, "new", 1.0, self.clock())
        shown = PushDeviceRow(
            session, row.account_id, f"{self.service.address}/{session}", browser.point, browser.auth, 1.0
        )
        await self.do(lambda connection: add_session(connection, row))
        await self.do(lambda connection: keep_push_device(connection, shown))
        self.browsers[f"/{session}"] = browser
        return browser

    async def hook(self, number: int, address: str | None = None) -> None:
        """A member has notices posted."""
        where = address or f"{self.service.address}/hook-{number}"
        row = WebhookRow(f"guest-{number}", where, SECRET, True, 0, "", 1.0, 1.0)
        await self.do(lambda connection: keep_webhook(connection, row))

    async def choose(self, number: int, channel: Channel, kind: Kind, wanted: bool) -> None:
        await self.do(lambda connection: choose(connection, f"guest-{number}", channel, kind, wanted=wanted))

    async def game(self, rules: ClockRules = DAYS, name: str = "patrician", seats: int = 2) -> LiveTable:
        live = await self.house.table(await open_table(self.house, GUEST, NewTable(name, seats, clock=rules)))
        for number in range(seats):
            await self.house.change(live, sitting(number))
        await self.house.change(live, lambda table: requests.start(table, "guest-0"))
        return live

    async def waiting_table(self) -> str:
        """A table of the first member's at whose door one asks."""
        return await open_table(self.house, GUEST, NewTable("patrician", 2, admission="request"))

    async def later(self, seconds: float = SOON) -> int:
        """After a while all is told and sent that is to be; how many letters came."""
        before = len(self.mailbox.mails)
        self.clock.now += seconds
        await tell_all(self.house)
        await self.senders.send()
        return len(self.mailbox.mails) - before

    async def posted(self, seconds: float) -> int:
        """The same; how much was pushed and posted."""
        before = len(self.service.requests)
        await self.later(seconds)
        return len(self.service.requests) - before

    def last(self) -> EmailMessage:
        return self.mailbox.mails[-1]


Story = Callable[[Post], Awaitable[None]]


def posting(story: Story, url: str, usual: int = 201) -> None:
    async def told() -> None:
        clock = Clock()
        with mail_server() as mailbox, listening(usual) as service:
            async with posting_house(url, mailbox, clock) as senders:
                post = Post(senders, mailbox, clock, service)
                await post.join()
                await story(post)

    asyncio.run(told())


def first_of(live: LiveTable) -> int:
    return live.table.waiting()[0]


async def move_until_another_is_asked(post: Post, live: LiveTable) -> None:
    first = first_of(live)
    while first_of(live) == first:
        await post.house.change(live, playing(f"k{live.table.seq}"))
