"""The seat that a token opens. A member's seat opens to their own devices only, each with a token of its own."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.protocol.refusals import Refused
from signoria.server.socket.visit import Visit
from signoria.server.store.accounts import is_member
from signoria.server.store.sessions import seat_of_key
from signoria.server.tables.seat import hash_of_token


async def seat_of_token(visit: Visit, token: str) -> int:
    """The seat; refused if it opens none."""
    token_hash, live = hash_of_token(token), visit.live
    seat = live.table.seat_of_hash(token_hash)
    if seat is not None and live.table.seats[seat].guest == visit.client.guest:
        return seat
    if seat is None:
        await visit.house.catch_up(live.table.id)  # they may have sat down at another process
        seat = live.table.seat_of_hash(token_hash)
    seat = await _of_member_or_guest(visit, token_hash, seat)
    if seat is None:
        raise Refused("refused-no-such-token", status=403)
    return seat


async def _of_member_or_guest(visit: Visit, token_hash: str, seat: int | None) -> int | None:
    """The seat of a device's own token, or one whose person is no member: then the first token is good."""
    table = visit.live.table
    holder = None if seat is None else table.seats[seat].guest

    def asked(connection: sa.Connection) -> tuple[tuple[int, str] | None, bool]:
        known = seat_of_key(connection, token_hash, table.id)
        return known, holder is not None and is_member(connection, holder)

    key, is_members = await visit.house.store.read(asked)
    if key is not None and key[1] is not None and table.seats[key[0]].guest == key[1]:
        return key[0]
    return None if is_members else seat
