"""Sitting down for somebody who is led to a table: they are invited, or a game was found for them."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import Request

from signoria.core.play.fair_deal import NO_NONCE
from signoria.server.http.guests import COOKIE
from signoria.server.http.seat_keys import keep_keys
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.live.new_table import must_be_member
from signoria.server.lobby.blocking import must_be_welcome
from signoria.server.protocol.bodies import HeldSeat
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow
from signoria.server.tables import requests
from signoria.server.tables.seat import hash_of_token, token_of_seat

TAKEN = ("refused-seat-taken", "refused-seat-reserved")


async def must_be_let_in(house: House, live: LiveTable, guest: GuestRow) -> None:
    """Refused if somebody there has blocked them or, where the game is rated, if they are no member."""
    await must_be_welcome(house, live, guest.id)
    if live.table.rated:
        await must_be_member(house, guest)


async def sit_in_any(
    request: Request, house: House, live: LiveTable, guest: GuestRow, seats: Sequence[int], nonce: str | None
) -> None:
    """Take the first of these seats that nobody else has meanwhile; who holds one keeps it."""
    table, token = live.table.id, request.cookies[COOKIE]
    await must_be_let_in(house, live, guest)
    for seat in seats:
        own = token_of_seat(token, table, seat)
        if guest.id != live.table.seats[seat].guest:
            try:
                await _sit(house, live, guest, seat, nonce, own)
            except Refused as refused:
                if refused.said.say in TAKEN:
                    continue
                raise
        await keep_keys(request, house, table, [HeldSeat(seat, own)])
        return
    raise Refused("refused-no-seat-left")


async def _sit(house: House, live: LiveTable, guest: GuestRow, seat: int, nonce: str | None, token: str) -> None:
    token_hash = hash_of_token(token)
    await house.change(
        live, lambda table: requests.sit(table, seat, guest.id, guest.name, None, nonce or NO_NONCE, token_hash)
    )
