"""A session on a socket: each message from the page is understood, done or refused, and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec
import structlog
from starlette.websockets import WebSocket

from signoria.server.limits.budgets import Budget
from signoria.server.limits.rate_limits import counted_as
from signoria.server.live import stand_ins
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.ops.fault_log import refusal_of
from signoria.server.protocol import messages
from signoria.server.protocol.messages import FromPage, ToPage
from signoria.server.protocol.refusals import Refused, Said
from signoria.server.socket import previews
from signoria.server.socket.connection import TRY_LATER, Connection
from signoria.server.store import Trouble
from signoria.server.tables import ending, requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import earlier_lines, earlier_log, encode
from signoria.server.tables.names import is_seen, one_line
from signoria.server.tables.seat import hash_of_token
from signoria.server.tables.table import Table

NOT_UNDERSTOOD = 4400
NO_TABLE = 4404
NO_HELLO = 4408
TOO_MUCH = 4429
SERVICE_UNAVAILABLE = 503

CONNECTING = 5
"""What it costs to connect, in messages."""
COSTS: dict[type, int] = {
    messages.Hello: 5,
    messages.Preview: 2,
    messages.Then: 2,
    messages.AskReason: 2,
    messages.Why: 2,
    type(None): 2,
}
"""What a message costs that costs more than a ping; None is one that makes no sense."""

DECODER = msgspec.json.Decoder(FromPage)
log = structlog.get_logger(__name__)


_Look = messages.Preview | messages.Then | messages.AskReason | messages.Lines | messages.Earlier
_AskOfSeat = Callable[[Table, int], Entry | None]
_AskOfTable = Callable[[Table], Entry | None]


@dataclass(frozen=True)
class Caller:
    """Who opens a socket: a guest, if they have a name here, and from where."""

    guest: str | None
    name: str
    address: str

    @property
    def who(self) -> str:
        """Whom to count what is asked for."""
        return f"address {counted_as(self.address)}" if self.guest is None else f"guest {self.guest}"


class SocketSession:
    """One socket at one table, from its first message to its last."""

    def __init__(self, house: House, live: LiveTable, socket: WebSocket, caller: Caller, budget: Budget) -> None:
        self.house = house
        self.live = live
        self.socket = socket
        self.connection = Connection(socket, caller.guest, house.settings.limits)
        self.name = caller.name
        self.address = caller.address
        self.budget = budget
        self.looker = previews.Looker(house.looks, caller.who, budget.charge_look)

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
        deadline = asyncio.get_running_loop().time() + self.house.settings.hello
        while True:
            try:
                async with asyncio.timeout_at(None if self.connection.is_greeted else deadline):
                    received = await self.socket.receive()
            except TimeoutError:
                await self.connection.close(NO_HELLO, "closing-no-hello", again=True)
                return
            if received["type"] == "websocket.disconnect":
                return
            message = understood(received.get("text") or "")
            if not self.budget.pay(COSTS.get(type(message), 1)):
                await self.connection.close(TOO_MUCH, "closing-too-much", again=False)
                return
            while pause := self.budget.pause():
                await asyncio.sleep(pause)
            await self._hear(message)
            if self.connection.misunderstood > self.house.settings.limits.misunderstood:
                await self.connection.close(NOT_UNDERSTOOD, "closing-not-understood", again=False)
                return

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
        except Trouble as trouble:
            self.house.faults.note("a message could not be dealt with", trouble, do=kind(message))
            self._refuse(key, refusal_of(trouble))
        except Exception as error:
            self.house.faults.note("a message could not be dealt with", error, do=kind(message))
            self._refuse(key, Refused("refused-our-fault", status=500))

    def _refuse(self, key: str | None, refused: Refused) -> None:
        self.house.metrics.refused.labels(refused.said.say).inc()
        self._answer(messages.RefusedFacts(key, refused.said, refused.clause))

    def _answer(self, message: ToPage) -> None:
        self.connection.push(encode(message))

    async def _do(self, message: FromPage) -> None:
        match message:
            case messages.Ping():
                self._answer(messages.Pong())
            case messages.Hello():
                await self.house.greetings.turn(self.address)
                await self._greet(message.token)
            case _ if not self.connection.is_greeted:
                raise Refused("refused-hello-first", status=400)
            case messages.Move():
                await self._change(message.key, lambda table, seat: requests.move(table, seat, message))
            case messages.Undo():
                await self._change(message.key, lambda table, seat: requests.undo(table, seat, message))
            case messages.Rest():
                await self._change(
                    message.key, lambda table, seat: requests.rest(table, seat, message.key, message.level)
                )
            case messages.Back():
                await self._change(message.key, lambda table, seat: requests.back(table, seat, message.key))
            case messages.Resign():
                await self._change(message.key, lambda table, seat: ending.resign(table, seat, message.key))
                await self.house.presence.end_if_agreed(self.live)
            case messages.End():
                await self._change(
                    message.key, lambda table, seat: ending.wish_end(table, seat, message.agree, message.key)
                )
                await self.house.presence.end_if_agreed(self.live)
            case messages.Agree():
                await self._agree(message)
            case messages.Say():
                await self._speak(message)
            case messages.Remove() | messages.Mute() | messages.Allow():
                await self._keep_order(message)
            case messages.Why():
                await self._explain(message.text)
            case messages.Preview() | messages.Then() | messages.AskReason() | messages.Lines() | messages.Earlier():
                await self._show(message)

    # -- coming and going --------------------------------------------------------------------------------------------

    async def _greet(self, token: str | None) -> None:
        token_hash = "" if token is None else hash_of_token(token)
        if token is not None and self.live.table.seat_of_hash(token_hash) is None:
            await self.house.catch_up(self.live.table.id)  # they may have sat down at another process
        async with self.live.lock:
            seat = None if token is None else self.live.table.seat_of_hash(token_hash)
            if token is not None and seat is None:
                raise Refused("refused-no-such-token", status=403)
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

    # -- what changes the table --------------------------------------------------------------------------------------

    def _seat(self) -> int:
        if self.connection.seat is None:
            raise Refused("refused-spectator", status=403)
        return self.connection.seat

    async def _change(self, key: str, ask: _AskOfSeat) -> None:
        seat = self._seat()
        await self._once(f"seat {seat}", key, lambda table: ask(table, seat))

    async def _once(self, who: str, key: str, ask: _AskOfTable) -> None:
        """Do what is asked unless the same key was done before, and acknowledge it."""
        done: list[int] = []

        def unless_done(table: Table) -> Entry | None:
            before = requests.done_before(table, who, key)
            if before is None:
                return ask(table)
            done.append(before)
            return None

        seq = await self.house.change(self.live, unless_done)
        self._answer(messages.Accepted(key, seq if seq is not None else next(iter(done), self.live.table.seq)))

    async def _speak(self, message: messages.Say) -> None:
        seat, guest = self.connection.seat, self.connection.guest
        if seat is None and guest is None:
            raise Refused("refused-no-guest", status=401)
        self.house.limiter.check("lines", guest or f"{self.live.table.id} {seat}")
        text = one_line(message.text)
        if not is_seen(text):
            raise Refused("refused-empty", status=422)
        await self._once(
            f"guest {guest}" if seat is None else f"seat {seat}",
            message.key,
            lambda table: requests.say(table, seat, guest, self.name, text, message.key),
        )

    async def _keep_order(self, message: messages.Remove | messages.Mute | messages.Allow) -> None:
        """What the host does with the chat, as often as they may speak."""
        guest = self.connection.guest
        self.house.limiter.check("lines", f"host {guest} {self.live.table.id}")

        def asked(table: Table) -> Entry:
            match message:
                case messages.Remove():
                    return requests.remove_line(table, guest, message)
                case messages.Mute():
                    return requests.mute(table, guest, message)
                case messages.Allow():
                    return requests.allow(table, guest, message)

        await self._once(f"guest {guest}", message.key, asked)

    async def _agree(self, message: messages.Agree) -> None:
        """Note the agreement; when all who are present agree, a bot stands in."""
        mine, seat, live, key = self._seat(), message.seat, self.live, message.key
        async with live.lock:
            done = requests.done_before(live.table, f"seat {seat}", key)
            is_agreed = done is None and await self._agreed_by_all(seat, mine)
        if is_agreed:
            await self._replace(seat, key)
        else:
            self._answer(messages.Accepted(key, live.table.seq if done is None else done))

    async def _replace(self, seat: int, key: str) -> None:
        try:
            await self._once(f"seat {seat}", key, lambda table: stand_ins.replaced(self.live, table, seat, key))
        except Refused as refused:
            if refused.said.say != "refused-bot-plays":
                raise
            self._answer(messages.Accepted(key, self.live.table.seq))  # another who agreed was faster, elsewhere

    async def _agreed_by_all(self, seat: int, mine: int) -> bool:
        """Note that one more agrees; whether all do now, by what the store says of who is at other processes."""
        live, presence = self.live, self.house.presence
        await presence.look(live)
        stand_ins.agree(live, seat, mine, self.connection.guest)
        await presence.tell(live)
        await presence.look(live)
        return stand_ins.is_agreed(live, seat)

    async def _explain(self, text: str) -> None:
        async with self.live.lock:
            match = requests.must_be_playing(self.live.table)
            refusal = match.why_not(self._seat(), text)
        if refusal is None:
            self._answer(messages.Because(text, None, None))
        elif refusal.clause is None:
            self._answer(messages.Because(text, Said("no-such-move", {"text": text}), None))
        else:
            self._answer(messages.Because(text, Said(refusal.message), refusal.clause))

    async def _show(self, asked: _Look) -> None:
        if not self.budget.may_look():
            raise Refused("refused-too-often", status=429)
        if isinstance(asked, messages.Preview):
            self._answer(await previews.preview_of(self.live, self.looker, self._seat(), asked))
        elif isinstance(asked, messages.Lines):
            async with self.live.lock:
                self._answer(earlier_lines(self.live.table, asked.before, asked.key))
        elif isinstance(asked, messages.Earlier):
            async with self.live.lock:
                self._answer(earlier_log(self.live.table, self.connection.seat, asked.before, asked.key))
        elif isinstance(asked, messages.AskReason):
            self._answer(await previews.reason_then(self.live, self.looker, self.connection.seat, asked))
        else:
            self._answer(await previews.game_then(self.live, self.looker, self.connection.seat, asked))


def kind(message: FromPage) -> str:
    return str(message.__struct_config__.tag)


def understood(text: str) -> FromPage | None:
    """A message, as it came; None if it makes no sense, as a binary one never does."""
    try:
        message: FromPage = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return message


async def serve_socket(house: House, socket: WebSocket, id: str, caller: Caller) -> None:
    """Let a page into a session at a table, if it may come in."""
    limits, limiter, address = house.settings.limits, house.limiter, counted_as(caller.address)
    budget = house.budgets.of(caller.guest, caller.address)
    await socket.accept()
    closing = Connection(socket, caller.guest, limits)
    if not budget.pay(CONNECTING):
        await closing.close(TOO_MUCH, "closing-too-much", again=False)
        return
    counts = {caller.who: limits.connections, f"any of {address}": limits.address_connections}
    if not limiter.connect(counts):
        await closing.close(TOO_MUCH, "closing-too-many", again=False)
        return
    try:
        try:
            live = await house.table(id)
        except Refused as refused:
            is_for_now = refused.status == SERVICE_UNAVAILABLE
            code = TRY_LATER if is_for_now else NO_TABLE
            await closing.close(code, refused.said.say, again=is_for_now)
            return
        with suppress(asyncio.CancelledError):
            await SocketSession(house, live, socket, caller, budget).run()
    finally:
        limiter.disconnect(counts)
