"""The way from a workshop to a house: it is kept open, and opened again whenever it breaks."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from signoria.server.bots.question import Prepare
from signoria.server.bots.remote_messages import (
    PATH,
    Done,
    Free,
    Hello,
    Task,
    ToRemote,
    TurnedAway,
    own_versions,
)
from signoria.server.bots.workshop import Workshop
from signoria.server.protocol.refusals import Refused

FIRST_PAUSE = 0.25
LONGEST_PAUSE = 5.0
"""Seconds before a house that does not answer is tried again."""
TURNED_AWAY = 30.0
"""Seconds before a house is tried again that wants no bots of ours: it may be the next to be upgraded."""
NOT_LET_IN = (401, 403)
DECODER: msgspec.json.Decoder[ToRemote] = msgspec.json.Decoder(ToRemote)

log = structlog.get_logger(__name__)


class HouseLink:
    """One house that the workers of this machine think for."""

    def __init__(self, house: str, secret: str, workers: int, workshop: Workshop) -> None:
        self.house = house
        self.refused: Refused | None = None
        """Why the house wants nothing of us; None as long as it does, or does not answer."""
        self.is_welcome = asyncio.Event()
        self._secret = secret
        self._workshop = workshop
        self._hello = Hello(socket.gethostname(), workers, own_versions())
        self.changed = asyncio.Event()
        """Whether it was refused may have changed."""

    async def keep(self) -> None:
        """Think for this house for ever."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with connect(
                    socket_address(self.house),
                    additional_headers={"Authorization": f"Bearer {self._secret}"},
                    compression=None,
                    proxy=None,
                ) as connection:
                    await self._serve(connection)
            except Refused as refused:
                self._note(refused)
            except InvalidStatus as answered:
                is_refusal = answered.response.status_code in NOT_LET_IN
                log.info("a house does not let bots in", house=self.house, status=answered.response.status_code)
                self._note(Refused("refused-bots-secret") if is_refusal else None)
            except (OSError, TimeoutError, WebSocketException, msgspec.DecodeError) as error:
                log.info("a house does not answer", house=self.house, why=type(error).__name__)
                self._note(None)
            pause = FIRST_PAUSE if self.is_welcome.is_set() else min(2 * pause, LONGEST_PAUSE)
            self.is_welcome.clear()
            await asyncio.sleep(TURNED_AWAY if self.refused else pause)

    async def _serve(self, connection: ClientConnection) -> None:
        await connection.send(msgspec.json.encode(self._hello).decode())
        said = DECODER.decode(await connection.recv())
        if isinstance(said, TurnedAway):
            raise Refused(said.say, **said.arguments)
        self._note(None)
        self.is_welcome.set()
        log.info("bots think for a house", house=self.house, workers=self._hello.workers)
        outbox: asyncio.Queue[Done | Free] = asyncio.Queue()
        writing = asyncio.create_task(_write(connection, outbox))
        try:
            async for frame in connection:
                message = DECODER.decode(frame)
                if isinstance(message, Task):
                    self._workshop.take(message, outbox.put_nowait)
                elif isinstance(message, Prepare):
                    self._workshop.prepare(message.game)
        finally:
            writing.cancel()

    def _note(self, refused: Refused | None) -> None:
        self.refused = refused
        self.changed.set()


async def _write(connection: ClientConnection, outbox: asyncio.Queue[Done | Free]) -> None:
    with suppress(WebSocketException):
        while True:
            await connection.send(msgspec.json.encode(await outbox.get()).decode())


def socket_address(house: str) -> str:
    """Where bots come in at the house with this address."""
    parts = urlsplit(house)
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}{PATH}"


async def think_for(links: list[HouseLink]) -> Refused:
    """Think for all these houses until none of them wants it any more; why the last does not."""
    keeping: list[asyncio.Task[None]] = [asyncio.create_task(link.keep()) for link in links]
    try:
        while True:
            waiting = [asyncio.create_task(link.changed.wait()) for link in links]
            await asyncio.wait({*waiting, *keeping}, return_when=asyncio.FIRST_COMPLETED)
            for wait in waiting:
                wait.cancel()
            for ended in (task for task in keeping if task.done()):
                ended.result()  # a fault of ours
            for link in links:
                link.changed.clear()
            refused = [link.refused for link in links]
            if all(refused) and refused[-1] is not None:
                return refused[-1]
    finally:
        for task in keeping:
            task.cancel()
        await asyncio.gather(*keeping, return_exceptions=True)
