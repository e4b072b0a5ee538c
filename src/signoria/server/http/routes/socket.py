"""The door to the socket."""

from __future__ import annotations

import re

from fastapi import APIRouter, WebSocket

from signoria.server.http.dependencies import TABLE_ID
from signoria.server.http.guests import COOKIE, Guests
from signoria.server.live.house import House
from signoria.server.socket.socket_session import serve_socket
from signoria.server.socket.visit import Client
from signoria.server.store import Trouble

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
    id = id if re.fullmatch(TABLE_ID, id) else ""
    address = socket.client.host if socket.client else "nowhere"
    client = Client(None, "", address)
    if known is not None:
        client = Client(known.guest.id, known.guest.name, address, known.session)
    await serve_socket(house, socket, id, client)
