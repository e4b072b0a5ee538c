"""The door to the socket."""

from __future__ import annotations

import re

from fastapi import APIRouter, WebSocket

from signoria.server.http.dependencies import TABLE_ID
from signoria.server.http.guests import COOKIE, Guests, Known
from signoria.server.live.house import House
from signoria.server.live.sanctions import banned
from signoria.server.protocol.refusals import Refused
from signoria.server.socket.socket_session import serve_socket, turn_away
from signoria.server.socket.visit import Client
from signoria.server.store import Trouble
from signoria.server.tables.seat import hash_of_token

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: str) -> None:
    """A session at a table; `docs/protocol.md` has its messages."""
    house: House = socket.app.state.house
    guests: Guests = socket.app.state.guests
    try:
        known = await guests.known(socket.cookies.get(COOKIE))
    except Trouble as trouble:
        house.faults.note("a guest could not be looked up", trouble)
        await socket.close()
        return
    address = socket.client.host if socket.client else "nowhere"
    ban = ban_at_door(house, known, socket.cookies.get(COOKIE), address)
    id = id if re.fullmatch(TABLE_ID, id) else ""
    client = Client(None, "", address)
    if known is not None:
        client = Client(known.guest.id, known.guest.name, address, known.session)
    if ban is not None:
        await turn_away(house, socket, client, ban)
        return
    await serve_socket(house, socket, id, client)


def ban_at_door(house: House, known: Known | None, token: str | None, address: str) -> Refused | None:
    """What keeps out who opens a socket, if anything does."""
    held = house.sanctions
    ban = held.of(known.guest.id, "ban") if known is not None else token and held.ban_of_cookie(hash_of_token(token))
    if not ban and (known is None or known.session is None):
        ban = held.ban_of_address(address)
    return banned(ban) if ban else None
