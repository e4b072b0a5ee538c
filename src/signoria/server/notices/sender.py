"""The sender: takes notices that wait for devices and webhooks, several at once but one for each; tries again later."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import sqlalchemy as sa
import structlog

from signoria.server.live.house import House
from signoria.server.notices.posting import Answer, NoAnswer, NotSent
from signoria.server.notices.push import TRIAL, push, shown
from signoria.server.notices.webhook import body_of, post_signed
from signoria.server.notices.words import News, news_of
from signoria.server.store import Trouble
from signoria.server.store.accounts import account_of
from signoria.server.store.deliveries import (
    begin_delivery,
    claim_delivery,
    deliver_again,
    delivery_done,
    due_deliveries,
    forget_deliveries,
    interrupted_deliveries,
    take_up_deliveries,
)
from signoria.server.store.notice_choices import choices_of
from signoria.server.store.notice_rows import DeliveryRow, DeliveryState, PushDeviceRow, WebhookRow
from signoria.server.store.notice_told import games_waiting_for, untimed_turns
from signoria.server.store.push_devices import drop_push_device, push_device_of
from signoria.server.store.webhooks import note_answer, webhook_of

LOOK = 5.0
"""Seconds between two looks for what is due; what is queued here is looked for at once."""
AT_ONCE = 16
"""Notices on their way at once."""
PAUSES = (10.0, 60.0, 300.0, 1800.0, 7200.0)
"""Seconds until a notice is tried again; after the last it is given up."""
LONGEST_PAUSE = 7200.0
"""As long as that one waits because an address said so."""
FAILURES = 20
"""After so many tries in a row that came to nothing a webhook is switched off."""
INTERRUPTED = 5 * 60.0
"""Seconds after which a notice that is being sent is no longer: its process has died."""
FORGOTTEN = 7 * 24 * 3600.0
GONE = (404, 410)
BUSY = (408, 425, 429)
"""Answers after which it is tried again, as after any from 500 on."""

log = structlog.get_logger(__name__)


class NoticeSender:
    """Sends what waits."""

    def __init__(self, house: House, look: float = LOOK) -> None:
        self._house = house
        self._look = look
        self._busy: dict[str, asyncio.Task[None]] = {}
        """What is being sent, by where it goes."""

    async def send_for_ever(self) -> None:
        while True:
            try:
                await self.begin_due()
            except Trouble as trouble:
                self._house.faults.note("notices could not be looked for", trouble)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._house.notices_wait.wait(), self._look)
            self._house.notices_wait.clear()

    async def send_due(self) -> int:
        """Send all that is due; how many notices that were."""
        begun = 0
        while count := await self.begin_due():
            begun += count
            await asyncio.gather(*self._busy.values())
        return begun

    async def begin_due(self) -> int:
        """Begin to send what is due, as much as may be on its way at once."""
        store, now = self._house.store, self._house.clock()
        if await store.read(lambda connection: interrupted_deliveries(connection, now - INTERRUPTED)):
            await store.write(lambda connection: take_up_deliveries(connection, now - INTERRUPTED))
        room, busy = AT_ONCE - len(self._busy), list(self._busy)
        if room <= 0:
            return 0
        due = await store.read(lambda connection: due_deliveries(connection, now, room, busy))
        for row in due:
            task = self._house.tasks.keep(self._send(row))
            self._busy[row.target] = task
            task.add_done_callback(lambda _, target=row.target: self._ended(target))  # type: ignore[misc]
        return len(due)

    def _ended(self, target: str) -> None:
        self._busy.pop(target, None)
        self._house.notices_wait.set()

    async def _send(self, row: DeliveryRow) -> None:
        try:
            await self._sent(row)
        except Trouble as trouble:
            self._house.faults.note("a notice could not be sent", trouble)
        except Exception as error:
            self._house.faults.note("a notice could not be sent", error)

    async def _sent(self, row: DeliveryRow) -> None:
        """One notice, if no other process has taken it; a stop waits until it is done with."""
        store, now = self._house.store, self._house.clock()
        if not await store.write(lambda connection: claim_delivery(connection, row.id, now)):
            return
        state, pause = await (self._pushed(row) if row.channel == "push" else self._posted(row))
        if state == "waiting":
            due = self._house.clock() + pause
            await store.write(lambda connection: deliver_again(connection, row.id, due))
            return

        def done(connection: sa.Connection) -> None:
            delivery_done(connection, row.id, state)
            forget_deliveries(connection, now - FORGOTTEN)

        await store.write(done)

    async def _begin(self, row: DeliveryRow) -> None:
        await self._house.store.write(lambda connection: begin_delivery(connection, row.id))

    # -- to a device -------------------------------------------------------------------------------------------------

    async def _pushed(self, row: DeliveryRow) -> tuple[DeliveryState, float]:
        def read(connection: sa.Connection) -> tuple[PushDeviceRow | None, News | None, str, list[str], bool]:
            holds, news, language = _news(connection, row)
            waiting = [*games_waiting_for(connection, row.account_id), *untimed_turns(connection, row.account_id)]
            device = push_device_of(connection, row.target)
            return device, news, language, waiting, holds and device is not None

        device, news, language, waiting, holds = await self._house.store.read(read)
        if device is None or not holds:
            return "passed", 0.0
        content = shown(language, news, waiting, self._house.clock())
        try:
            answer = await push(self._house, device, content, news, lambda: self._begin(row))
        except NoAnswer:
            return "unsure", 0.0  # it may have been shown, and nobody is told anything twice
        except NotSent as refused:
            return ("failed", 0.0) if refused.for_good else again(row, 0.0)
        if answer.status in GONE:
            session, endpoint = row.target, device.endpoint
            await self._house.store.write(lambda connection: drop_push_device(connection, session, endpoint))
            return "failed", 0.0
        if answer.is_taken:
            return "sent", 0.0
        log.warning("a push was not taken", delivery=row.id, status=answer.status)
        return again(row, answer.again) if _is_for_later(answer) else ("failed", 0.0)

    # -- to a webhook ------------------------------------------------------------------------------------------------

    async def _posted(self, row: DeliveryRow) -> tuple[DeliveryState, float]:
        def read(connection: sa.Connection) -> tuple[WebhookRow | None, News | None, str, bool]:
            holds, news, language = _news(connection, row)
            hook = webhook_of(connection, row.account_id)
            return hook, news, language, holds and hook is not None and hook.is_on

        hook, news, language, holds = await self._house.store.read(read)
        if hook is None or not holds:
            return "passed", 0.0
        body = body_of(self._house, language, news, self._house.clock())
        is_taken, is_over, said, pause = False, False, "unreachable", 0.0
        try:
            answer = await post_signed(self._house, hook, row.id, body, lambda: self._begin(row))
        except NoAnswer:
            said = "no-answer"
        except NotSent as refused:
            said, is_over = ("refused", True) if refused.for_good else ("unreachable", False)
        else:
            is_taken, is_over, pause = answer.is_taken, answer.status == 410, answer.again
            said = str(answer.status)
        most, now = (1 if is_over else FAILURES), self._house.clock()
        await self._house.store.write(
            lambda connection: note_answer(connection, hook, said, now, taken=is_taken, most=most)
        )
        if is_taken:
            return "sent", 0.0
        return ("failed", 0.0) if is_over or row.data["kind"] == TRIAL else again(row, pause)


def again(row: DeliveryRow, pause: float) -> tuple[DeliveryState, float]:
    """Later, if it was not tried often enough; not before the address said."""
    if row.tries >= len(PAUSES):
        return "failed", 0.0
    return "waiting", max(PAUSES[row.tries], min(pause, LONGEST_PAUSE))


def _is_for_later(answer: Answer) -> bool:
    return answer.status >= 500 or answer.status in BUSY


def _news(connection: sa.Connection, row: DeliveryRow) -> tuple[bool, News | None, str]:
    """Whether there is still something to say, what, and in which language."""
    account = account_of(connection, row.account_id)
    if account is None:
        return False, None, ""
    if row.data["kind"] == TRIAL:
        return True, None, account.language
    is_wanted = choices_of(connection, [account.id])[account.id][row.channel][row.data["kind"]]
    news = news_of(connection, account.id, row.data)
    return is_wanted and news is not None, news, account.language
