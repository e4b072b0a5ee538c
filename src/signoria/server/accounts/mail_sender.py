"""The mail sender: takes what waits in the outbox and hands it in, again later where it was not taken."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from email.message import EmailMessage

import structlog

from signoria.server.accounts.letters import link_letter
from signoria.server.accounts.links import GOOD_FOR
from signoria.server.accounts.secrets_of_members import new_token
from signoria.server.accounts.smtp import NotTaken, Unsure, hand_in
from signoria.server.config.mail_server import mail_server
from signoria.server.live.house import House
from signoria.server.store import Trouble
from signoria.server.store.account_rows import MailRow, MailState
from signoria.server.store.outbox import (
    begin_mail,
    claim_mail,
    due_mail,
    forget_mail,
    mail_again,
    mail_done,
    take_up_interrupted,
)
from signoria.server.store.passkeys import arm_link
from signoria.server.tables.seat import hash_of_token

LOOK = 5.0
"""Seconds between two looks for mail that is due; what is written here is looked for at once."""
AT_ONCE = 20
"""Mails in one look."""
FIRST_PAUSE, TRIES = 30.0, 6
"""Seconds until a mail is tried again, four times as many each time; after so many tries it is given up."""
INTERRUPTED = 15 * 60.0
"""Seconds after which a mail that is being sent is no longer: its process has died."""
FORGOTTEN = 30 * 24 * 3600.0
Written = Callable[[House, MailRow], Awaitable[EmailMessage | None]]
"""Puts a mail into words; None if what it is about is gone."""
log = structlog.get_logger(__name__)


class MailSender:
    """Sends what waits, one after another; `writers` put mail into words that is no link to sign in with, by kind."""

    def __init__(self, house: House, writers: Mapping[str, Written], look: float = LOOK) -> None:
        self._house = house
        self._writers = writers
        self._look = look
        self._server = mail_server(house.settings.mail_server)

    async def send_for_ever(self) -> None:
        while True:
            try:
                await self.send_due()
            except Trouble as trouble:
                self._house.faults.note("mail could not be looked for", trouble)
            except Exception as error:
                self._house.faults.note("a mail could not be sent", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._house.mail_waits.wait(), self._look)
            self._house.mail_waits.clear()

    async def send_due(self) -> int:
        """Send all that is due; how many mails that were."""
        store, now = self._house.store, self._house.clock()
        due = await store.read(lambda connection: due_mail(connection, now, AT_ONCE))
        lost = await store.read(
            lambda connection: due_mail(connection, now - INTERRUPTED, 1, of=("claimed", "sending"))
        )
        if lost:
            await store.write(lambda connection: take_up_interrupted(connection, now - INTERRUPTED))
        for mail in due:
            await asyncio.shield(self._house.tasks.keep(self._send(mail)))
        return len(due)

    async def _send(self, mail: MailRow) -> None:
        """One mail, if no other process has taken it; a stop waits until it is done with."""
        store, now = self._house.store, self._house.clock()
        if not await store.write(lambda connection: claim_mail(connection, mail.id, now)):
            return
        message = await self._written(mail)
        state = "failed" if message is None else await self._hand_in(mail, message)
        if state == "waiting":
            due = self._house.clock() + FIRST_PAUSE * 4**mail.tries
            await store.write(lambda connection: mail_again(connection, mail.id, due))
        else:
            await store.write(lambda connection: mail_done(connection, mail.id, state))
            await store.write(lambda connection: forget_mail(connection, now - FORGOTTEN))

    async def _written(self, mail: MailRow) -> EmailMessage | None:
        """The mail in words, with a token that is made now and kept nowhere; None if what it is about is gone."""
        if mail.kind in self._writers:
            return await self._writers[mail.kind](self._house, mail)
        token, until = new_token(), self._house.clock() + GOOD_FOR
        hash, link = hash_of_token(token), str(mail.data["link"])
        if not await self._house.store.write(lambda connection: arm_link(connection, link, hash, until)):
            return None
        return link_letter(self._house.settings, mail, token, self._house.clock())

    async def _hand_in(self, mail: MailRow, message: EmailMessage) -> MailState:
        loop, store = asyncio.get_running_loop(), self._house.store

        def about_to() -> None:
            begun = store.write(lambda connection: begin_mail(connection, mail.id))
            asyncio.run_coroutine_threadsafe(begun, loop).result()

        try:
            await asyncio.to_thread(hand_in, self._server, message, about_to)
        except Unsure as unsure:
            log.warning("nobody knows whether a mail was taken", mail=mail.id, why=str(unsure))
            return "unsure"
        except NotTaken as refused:
            is_over = refused.for_good or mail.tries + 1 >= TRIES
            log.warning("a mail was not taken", mail=mail.id, tries=mail.tries + 1, given_up=is_over, why=str(refused))
            return "failed" if is_over else "waiting"
        return "sent"
