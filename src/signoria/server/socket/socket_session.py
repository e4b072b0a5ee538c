"""A session on a socket: each message from the page is understood, paid for, done or refused, and answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from signoria.server.limits.rate_limits import counted_as
from signoria.server.live.house import House
from signoria.server.live.sanctions import BANNED
from signoria.server.ops.fault_log import refusal_of
from signoria.server.protocol.from_page import (
    Ahead,
    AnswerBack,
    AskBack,
    AskReason,
    BotHint,
    FromPage,
    Glance,
    Hello,
    Ping,
    Preview,
    Then,
    Why,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import Pong, RefusedFacts
from signoria.server.socket import changes, questions
from signoria.server.socket.connection import TRY_LATER, WIRE, Connection
from signoria.server.socket.seat_tokens import must_still_be, seat_of_token
from signoria.server.socket.visit import Client, Visit
from signoria.server.store import Trouble

NOT_UNDERSTOOD = 4400
NO_TABLE = 4404
NO_HELLO = 4408
TOO_MUCH = 4429
SERVICE_UNAVAILABLE = 503

CONNECTING = 5
"""What it costs to connect, in messages."""
COSTS: dict[type, int] = {
    Hello: 5,
    Preview: 2,
    BotHint: 2,
    Ahead: 2,
    Glance: 2,
    AskBack: 20,
    AnswerBack: 5,
    Then: 2,
    AskReason: 2,
    Why: 2,
    type(None): 2,
}
"""What a message costs that costs more than a ping; None is one that makes no sense."""

DECODER = msgspec.json.Decoder(FromPage)


class SocketSession:
    """One socket at one table, from its first message to its last."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.house = visit.house
        self.live = visit.live
        self.connection = visit.connection

    async def run(self) -> None:
        """Talk until either side has had enough."""
        task = asyncio.current_task()
        assert task is not None
        self.connection.when_lost(task.cancel)
        self.live.listeners.add(self.connection)
        self.house.metrics.connections.inc()
        try:
            await self._listen()
        finally:
            self.house.metrics.connections.dec()
            self.live.listeners.discard(self.connection)
            await self._leave()

    async def _listen(self) -> None:
        budget = self.visit.budget
        deadline = asyncio.get_running_loop().time() + self.house.settings.hello
        while True:
            try:
                received = await self._receive(deadline)
            except TimeoutError:
                await self.connection.close(NO_HELLO, "closing-no-hello", again=True)
                return
            if received["type"] == "websocket.disconnect":
                return
            message = understood(received.get("text") or "")
            if not budget.pay(COSTS.get(type(message), 1)):
                await self.connection.close(TOO_MUCH, "closing-too-much", again=False)
                return
            while pause := budget.pause():
                await asyncio.sleep(pause)
            await self._hear(message)
            if self.connection.misunderstood > self.house.settings.limits.misunderstood:
                await self.connection.close(NOT_UNDERSTOOD, "closing-not-understood", again=False)
                return

    async def _receive(self, deadline: float) -> Message:
        """The next message; TimeoutError if there was no hello in time."""
        if self.connection.is_greeted:
            return await self.connection.socket.receive()
        async with asyncio.timeout_at(deadline):
            return await self.connection.socket.receive()

    async def _hear(self, message: FromPage | None) -> None:
        """One message; None is one that makes no sense."""
        if message is None:
            self.connection.misunderstood += 1
            self._refuse(None, Refused("refused-not-understood", status=400))
            return
        key = getattr(message, "key", None)
        try:
            await self._do(message)
        except Refused as refused:
            self._refuse(key, refused)
        except Exception as error:
            self.house.faults.note("a message could not be dealt with", error, do=kind(message))
            ours = Refused("refused-our-fault", status=500)
            self._refuse(key, refusal_of(error) if isinstance(error, Trouble) else ours)

    def _refuse(self, key: str | None, refused: Refused) -> None:
        self.house.metrics.refused.labels(refused.said.say).inc()
        self.visit.answer(RefusedFacts(key, refused.said, refused.clause))

    async def _do(self, message: FromPage) -> None:
        if isinstance(message, Ping):
            self.visit.answer(Pong())
        elif isinstance(message, Hello):
            await self.house.greetings.turn(self.visit.client.address)
            await self._greet(message.token)
        elif not self.connection.is_greeted:
            raise Refused("refused-hello-first", status=400)
        elif isinstance(message, questions.Question):
            self.visit.answer(await questions.answer_to(self.visit, message))
        else:
            await changes.change(self.visit, message)

    async def _greet(self, token: str | None) -> None:
        opened = None if token is None else await seat_of_token(self.visit, token)
        if opened is not None:
            self.house.sanctions.must_be_welcome(self.live.table.seats[opened[0]].guest)
        async with self.live.lock:
            seat, token_hash = (None, "") if opened is None else must_still_be(self.live.table, opened)
            self.connection.seat, self.connection.token_hash, self.connection.is_greeted = seat, token_hash, True
            self.live.note_who_is_there()
            await self.house.presence.tell(self.live)  # who is welcome here is present everywhere
            self.live.show_all(self.connection)
            self.live.show_seating(but=self.connection)
        self.house.presence.look_again_later(self.live)
        self.house.bot_runner.wake(self.live)

    async def _leave(self) -> None:
        """The socket is gone."""
        async with self.live.lock:
            self.live.used = self.house.clock()
            self.live.note_who_is_there()
            self.live.show_seating()
        self.house.presence.tell_soon(self.live)
        self.house.presence.look_again_later(self.live)


def kind(message: FromPage) -> str:
    return str(message.__struct_config__.tag)


def understood(text: str) -> FromPage | None:
    """A message, as it came; None if it makes no sense, as a binary one never does."""
    try:
        message: FromPage = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return message


async def turn_away(house: House, socket: WebSocket, client: Client, refused: Refused) -> None:
    """Tell a page why it is not let in."""
    await socket.accept()
    connection = Connection(socket, client.guest, house.settings.limits, client.session)
    await connection.close(BANNED, refused.said.say, again=False, **refused.said.arguments)


async def serve_socket(house: House, socket: WebSocket, id: str, client: Client) -> None:
    """Let a page into a session at a table, if it may come in."""
    limits, limiter, address = house.settings.limits, house.limiter, counted_as(client.address)
    budget = house.budgets.of(client.guest, client.address)
    await socket.accept()
    wire = socket.scope.get("extensions", {}).get(WIRE)
    connection = Connection(socket, client.guest, limits, client.session, wire, house.outgoing)
    if not budget.pay(CONNECTING):
        await connection.close(TOO_MUCH, "closing-too-much", again=False)
        return
    counts = {client.who: limits.connections, f"any of {address}": limits.address_connections}
    if not limiter.connect(counts):
        await connection.close(TOO_MUCH, "closing-too-many", again=False)
        return
    try:
        try:
            live = await house.table(id)
        except Refused as refused:
            is_for_now = refused.status == SERVICE_UNAVAILABLE
            code = TRY_LATER if is_for_now else NO_TABLE
            await connection.close(code, refused.said.say, again=is_for_now)
            return
        with suppress(asyncio.CancelledError):
            await SocketSession(Visit(house, live, connection, client, budget)).run()
    finally:
        limiter.disconnect(counts)
