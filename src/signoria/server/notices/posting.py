"""Posting to an address of somebody else's: one request, a short wait, and of the answer no more than its head."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

import h11

from signoria.server.notices.addresses import BadAddress, Target, target_of

PATIENCE = 10.0
"""Seconds for all of it."""
LONGEST_HEAD = 16_384
"""Bytes of an answer that are read."""
AGENT = "Signoria"


class NotSent(Exception):
    """It was surely not taken; `for_good` if nothing may be posted there."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class NoAnswer(Exception):
    """It went out, and nobody knows whether it was taken."""


@dataclass(frozen=True)
class Answer:
    """What was answered: a status, and in how many seconds to come again, if that was said."""

    status: int
    again: float = 0.0

    @property
    def is_taken(self) -> bool:
        return 200 <= self.status < 300


async def post(
    address: str,
    headers: Sequence[tuple[str, str]],
    body: bytes,
    allowed: str,
    about_to: Callable[[], Awaitable[None]],
    patience: float = PATIENCE,
) -> Answer:
    """Post once. `about_to` is awaited right before the request is sent; no redirect is followed."""
    is_out = False
    try:
        async with asyncio.timeout(patience):
            target = await target_of(address, allowed)
            reader, writer = await _connected(target)
            try:
                await about_to()
                is_out = True
                return await _exchanged(target, reader, writer, headers, body)
            finally:
                writer.transport.abort()
    except BadAddress:
        raise NotSent("refused", for_good=True) from None
    except (OSError, TimeoutError, h11.RemoteProtocolError, ssl.SSLError) as error:
        if is_out:
            raise NoAnswer(type(error).__name__) from None
        raise NotSent(type(error).__name__) from None


async def _connected(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of the checked addresses that can be reached; its certificate must be of the name."""
    encryption = {"ssl": _encryption(), "server_hostname": target.host} if target.is_encrypted else {}
    for address in target.addresses[:-1]:
        with suppress(OSError):
            return await asyncio.open_connection(address, target.port, **encryption)  # type: ignore[arg-type]
    return await asyncio.open_connection(target.addresses[-1], target.port, **encryption)  # type: ignore[arg-type]


@cache
def _encryption() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _exchanged(
    target: Target,
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    headers: Sequence[tuple[str, str]],
    body: bytes,
) -> Answer:
    speech = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_HEAD)
    usual = [
        ("Host", target.authority),
        ("User-Agent", AGENT),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    said = (
        h11.Request(method="POST", target=target.path, headers=[*usual, *headers]),
        h11.Data(data=body),
        h11.EndOfMessage(),
    )
    writer.write(b"".join(speech.send(part) or b"" for part in said))
    await writer.drain()
    taken = 0
    while taken <= LONGEST_HEAD:
        event = speech.next_event()
        if isinstance(event, h11.Response):
            return Answer(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
        if event is h11.NEED_DATA:
            heard = await reader.read(4096)
            taken += len(heard)
            speech.receive_data(heard)
    raise h11.RemoteProtocolError("the head of the answer is too long")


def _seconds(text: bytes) -> float:
    """How long to wait, where it was said in seconds."""
    return float(text) if text.isdigit() and len(text) < 9 else 0.0
