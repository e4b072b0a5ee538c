"""Tokens of a member's seats: each device has its own, made from its cookie, and the house keeps their hashes."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import Request

from signoria.server.http.dependencies import the_guests
from signoria.server.http.guests import COOKIE
from signoria.server.live.house import House
from signoria.server.protocol.bodies import HeldSeat
from signoria.server.store.sessions import keep_seat_keys, keys_missing
from signoria.server.tables.seat import hash_of_token


async def keep_keys(request: Request, house: House, table: str, held: Sequence[HeldSeat]) -> None:
    """Let a member's device open these seats from now on; a guest's opens them anyway."""
    known = await the_guests(request).known(request.cookies.get(COOKIE))
    if known is None or known.session is None or not held:
        return
    session, keys = known.session, [(seat.seat, hash_of_token(seat.token)) for seat in held]
    if await house.store.read(lambda connection: keys_missing(connection, table, keys)):
        await house.store.write(lambda connection: keep_seat_keys(connection, session, table, keys))
