"""Messages on the socket, right ones and such with something wrong in them, and frames that are none."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import struct
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.bad_inputs.asking import HEADERS, PARAMETERS
from tests.server.bad_inputs.doors import Doors
from tests.server.bad_inputs.values import Values
from tests.server.bad_inputs.wire import Wire

PATIENCE = 30.0
BATCH = 10
FATAL = {1011}
"""Closing codes with which a server says that it has a fault."""


@dataclass
class SocketTally:
    """What was sent on sockets, and what came of it."""

    sent: int = 0
    bad: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    heard: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Messenger:
    """Somebody's page at a table: the messages are drawn from the protocol's own list."""

    def __init__(self, doors: Doors, values: Values, port: int, tally: SocketTally) -> None:
        self.doors, self.values, self.dice, self.port, self.tally = doors, values, values.dice, port, tally
        self.play: dict[str, Any] = {"seq": 0, "moves": []}
        self.kinds: list[str] = []
        self.answered = asyncio.Event()
        self.token: str | None = None
        self.last: list[str] = []

    async def visit(
        self,
        table: str,
        token: str | None,
        cookie: str,
        messages: int,
        batch: int = BATCH,
        watched: Callable[[], None] = lambda: None,
    ) -> None:
        """Say hello at a table and then so many things, some at once; until the house has had enough.

        `watched` is called whenever all that was said is dealt with.
        """
        self.token = token
        host = f"127.0.0.1:{self.port}"
        opening = connect(
            f"ws://{host}/api/tables/{table}/live",
            origin=f"http://{host}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
        )
        try:
            async with opening as socket:
                listening = asyncio.create_task(self._listen(socket))
                try:
                    await self._send(socket, {"do": "hello", "token": token})
                    for _ in range(0, messages, batch):
                        if not await self._wait(socket, listening):
                            break
                        watched()
                        for _ in range(batch):
                            await self._say(socket)
                    if await self._wait(socket, listening):
                        watched()
                except ConnectionClosed:
                    pass
                await socket.close()
                await asyncio.wait_for(listening, PATIENCE)
        except (InvalidStatus, InvalidMessage, ConnectionClosed) as refused:
            self.tally.heard[f"not opened: {type(refused).__name__}"] += 1

    async def _wait(self, socket: ClientConnection, listening: asyncio.Task[None]) -> bool:
        """Until the house has read all that was sent; whether it goes on."""
        self.answered.clear()
        await socket.send('{"do": "ping"}')
        waiting = asyncio.create_task(self.answered.wait())
        done, _ = await asyncio.wait([waiting, listening], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not done:
            self.tally.faults.append(f"no answer on the socket to {self.last[-BATCH:]}")
        return waiting in done and listening not in done

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self._hear(json.loads(frame))
        except ConnectionClosed:
            pass
        code = socket.close_code
        self.tally.heard[f"closed {code}"] += 1
        if code in FATAL:
            self.tally.faults.append(f"closed {code} after {self.last[-2 * BATCH :]}")

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["it"]
        if kind == "pong":
            self.answered.set()
        elif kind == "play":
            self.play = message
        say = message["why"]["say"] if kind in ("refused", "closing") else ""
        self.tally.heard[f"{kind} {say}".strip()] += 1
        if say in ("refused-our-fault", "refused-no-store"):
            self.tally.faults.append(f"{say} after {self.last[-2 * BATCH :]}")

    async def _say(self, socket: ClientConnection) -> None:
        """One message; most have one thing wrong in them."""
        dice = self.dice
        if not self.kinds:
            self.kinds = dice.sample(list(self.doors.messages), len(self.doors.messages))
        do = self.kinds.pop()
        self.tally.kinds[do] += 1
        message, roll = self._right(do), dice.random()
        if roll < 0.25:
            await self._send(socket, message)
            return
        self.tally.bad += 1
        if roll < 0.8:
            await self._send(socket, self.values.spoiled(message))
        elif roll < 0.88:
            await self._send(socket, self.values.spoiled(self.values.spoiled(message)))
        elif roll < 0.92:
            await self._send(socket, {**message, "do": self.values.spoiled(do)})
        else:
            torn = self.values.torn(json.dumps(message).encode())
            await self._send_text(socket, torn.decode("utf-8", "replace") if dice.random() < 0.9 else torn)

    def _right(self, do: str) -> dict[str, Any]:
        """A message of this kind, about the game as it is."""
        message: dict[str, Any] = self.values.right(self.doors.messages[do])
        moves = [move["id"] for move in self.play["moves"]]
        if "seq" in message and self.dice.random() < 0.8:
            message["seq"] = self.play["seq"]
        if "id" in message and moves and self.dice.random() < 0.8:
            message["id"] = self.dice.choice(moves)
        if do == "hello" and self.dice.random() < 0.8:
            message["token"] = self.token
        if "key" in message:
            message["key"] = str(self.dice.randrange(10**9))
        return message

    async def _send(self, socket: ClientConnection, message: Any) -> None:
        content = self.values.text(message).encode("utf-8", "surrogatepass")
        await self._send_text(socket, content, as_text=True)

    async def _send_text(self, socket: ClientConnection, content: str | bytes, *, as_text: bool = False) -> None:
        self.tally.sent += 1
        self.last.append(str(content[:300]))
        del self.last[:-50]
        await socket.send(content, text=True if as_text else None)


class Framer:
    """Sockets that are opened wrongly, and frames that break the rules of RFC 6455."""

    def __init__(self, dice: random.Random, port: int, tally: SocketTally) -> None:
        self.dice, self.port, self.tally = dice, port, tally

    async def knock(self, path: str, table: str, cookie: str) -> None:
        """Open a socket, rightly or wrongly, and send some frames by chance on it."""
        dice, host = self.dice, f"127.0.0.1:{self.port}".encode()
        names = [("Host", host), ("Origin", b"http://" + host), ("Connection", b"Upgrade"), ("Upgrade", b"websocket")]
        names += [("Sec-WebSocket-Key", base64.b64encode(dice.randbytes(16))), ("Sec-WebSocket-Version", b"13")]
        names += [("Cookie", cookie.encode())] * bool(cookie)
        target = path.replace("{id}", table)
        is_wrong = dice.random() < 0.5
        if is_wrong and dice.random() < 0.4:
            kept = "".join(letter for letter in dice.choice(PARAMETERS) if " " < letter < "\x7f")
            target = path.replace("{id}", kept)
        elif is_wrong:
            name, values = dice.choice(HEADERS)
            names = [(one, value) for one, value in names if one != name] + [(name, dice.choice(values))]
        lines = [f"GET {target} HTTP/1.1".encode(), *(name.encode() + b": " + value for name, value in names)]
        frames = b"".join(self._frame() for _ in range(dice.randrange(0, 12)))
        wire = Wire(self.port)
        self.tally.sent += 1
        self.tally.bad += 1
        heard = await wire.ask(b"\r\n".join(lines) + b"\r\n\r\n" + frames, last=True)
        self.tally.heard[f"opened raw: {heard.status}"] += 1
        if heard.status >= 500:
            self.tally.faults.append(f"{heard.status} to {lines} {frames!r}")

    def _frame(self) -> bytes:
        """A frame, masked as a client's is or not, of any kind, whole or not."""
        dice = self.dice
        content = dice.choice(
            (b"", b'{"do": "ping"}', b'{"do": "hello"}', dice.randbytes(dice.randrange(200)), b"\xff", b"x" * 5_000)
        )
        first = dice.choice((0x81, 0x81, 0x81, 0x82, 0x01, 0x80, 0x00, 0x88, 0x89, 0x8A, 0x83, 0xC1, 0xF1, 0x09))
        if first == 0x88:
            content = dice.choice(
                (b"", b"\x03", struct.pack("!H", dice.choice((999, 1000, 1005, 1015, 4999, 65535))) + b"\xff")
            )
        length = len(content) if dice.random() < 0.95 else 2**63
        head = bytes([first])
        is_masked = dice.random() < 0.95
        bit = 0x80 if is_masked else 0
        if length < 126:
            head += bytes([bit | length])
        elif length < 1 << 16:
            head += struct.pack("!BH", bit | 126, length)
        else:
            head += struct.pack("!BQ", bit | 127, length)
        if not is_masked:
            return head + content
        mask = dice.randbytes(4)
        return head + mask + bytes(letter ^ mask[place % 4] for place, letter in enumerate(content))
