"""The door for bots that think on other machines: `signoria house bots` comes in here."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from signoria.server.bots.remote_messages import (
    MOST_WORKERS,
    PATH,
    REFUSED,
    FromRemote,
    Hello,
    TurnedAway,
    Welcome,
    own_versions,
)
from signoria.server.bots.remote_worker import RemoteConnection
from signoria.server.live.house import House
from signoria.transport.process import GARBLED, WorkerError

router = APIRouter()
log = structlog.get_logger(__name__)

MOST_CONNECTIONS = 64
"""Machines."""
LONGEST_NAME = 60
DECODER: msgspec.json.Decoder[FromRemote] = msgspec.json.Decoder(FromRemote)


@router.websocket(PATH)
async def bots(socket: WebSocket) -> None:
    """Workers that think for the house's bots, if they know its secret and play by the same rules."""
    house: House = socket.app.state.house
    if not knows_secret(socket.headers.get("authorization", ""), house.settings.bots_secret):
        await socket.close()
        return
    await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            async with asyncio.timeout(house.settings.hello):
                hello = await _next(socket)
        except (TimeoutError, WorkerError):
            await socket.close(REFUSED)
            return
        refused = why_not(hello, house)
        if refused is None and isinstance(hello, Hello):
            await _serve(house, socket, hello)
            return
        assert refused is not None
        log.warning("bots of another machine are turned away", why=refused.say, **refused.arguments)
        await socket.send_text(msgspec.json.encode(refused).decode())
        await socket.close(REFUSED)


def knows_secret(authorization: str, secret: str) -> bool:
    """Whether who comes may see what bots may; nobody where there is no secret."""
    return bool(secret) and secrets.compare_digest(authorization.encode(), f"Bearer {secret}".encode())


def why_not(hello: FromRemote, house: House) -> TurnedAway | None:
    """What keeps them out, if anything does."""
    if not isinstance(hello, Hello) or not 1 <= hello.workers <= MOST_WORKERS:
        return TurnedAway("refused-bots-unclear")
    if len(house.bot_runner.pool.connections) >= MOST_CONNECTIONS:
        return TurnedAway("refused-bots-many")
    here = own_versions()
    for what, wanted in here.items():
        if hello.versions.get(what) != wanted:
            there = hello.versions.get(what, "–")[:LONGEST_NAME]
            return TurnedAway("refused-bots-version", {"what": what, "here": wanted, "there": there})
    return None


async def _serve(house: House, socket: WebSocket, hello: Hello) -> None:
    """Let them think until either side goes."""
    pool, outbox = house.bot_runner.pool, asyncio.Queue[str | None]()
    name = "".join(sign for sign in hello.name if sign.isprintable())[:LONGEST_NAME]
    connection = RemoteConnection(
        msgspec.structs.replace(hello, name=name), outbox.put_nowait, lambda: outbox.put_nowait(None)
    )
    connection.send(Welcome())
    writing = asyncio.create_task(_write(socket, outbox))
    pool.join(connection)
    log.info("bots think elsewhere, too", name=name, workers=len(connection.workers))
    try:
        while True:
            message = await _next(socket)
            if isinstance(message, Hello):
                raise WorkerError(GARBLED)
            connection.heard(message)
    except WorkerError:
        log.warning("bots of another machine make no sense", name=name)
    finally:
        pool.leave(connection)
        log.info("bots think elsewhere no longer", name=name)
        with suppress(WebSocketDisconnect, RuntimeError):
            await asyncio.shield(writing)


async def _write(socket: WebSocket, outbox: asyncio.Queue[str | None]) -> None:
    """Send what is to be sent, and close the socket in the end."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await outbox.get()) is not None:
            await socket.send_text(frame)
        await socket.close()


async def _next(socket: WebSocket) -> FromRemote:
    """The next message; WorkerError if it makes no sense."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    try:
        return DECODER.decode(message.get("text") or "")
    except (ValueError, RecursionError):
        raise WorkerError(GARBLED) from None
