"""Whom somebody means: by a name, a seat, a line of chat, or as a friend."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.protocol.lobby_bodies import Whom
from signoria.server.protocol.refusals import Refused
from signoria.server.store.accounts import guest_of
from signoria.server.store.friends import ask_with_id, friend_with_id, members_called
from signoria.server.store.table_lists import speakers
from signoria.server.tables.chat import author_of
from signoria.server.tables.names import NOBODY, one_line

MOST_ALIKE = 5
"""Members of one name who are asked or invited by it."""


@dataclass(frozen=True)
class Meant:
    """What somebody was called, and who has that name or that place: nobody, one, or several members of one name."""

    name: str
    guests: tuple[str, ...]

    @property
    def called(self) -> str:
        """By which a name is known again, however it is written."""
        return self.name.casefold()


async def whom(house: House, reader: str, asked: Whom) -> Meant:
    """Who is meant; by a name it may be nobody, and who asks is not told. Anything else must be there."""
    if asked.name is not None and asked.table is None and asked.id is None:
        return await named(house, reader, asked.name)
    if asked.table is not None and asked.seat is not None:
        return await _at_seat(house, asked.table, asked.seat)
    if asked.table is not None and asked.author is not None:
        return await _speaker(house, asked.table, asked.author)
    if asked.id is not None:
        return await _known(house, reader, asked.id)
    raise Refused("refused-invalid", status=422, where="body")


async def named(house: House, reader: str, name: str) -> Meant:
    """The members who are called so, which nobody is told."""
    shown = one_line(name)
    if not shown:
        raise Refused("refused-invalid", status=422, where="name")

    def read(connection: sa.Connection) -> list[str]:
        return [id for id in members_called(connection, shown.casefold()) if id != reader]

    return Meant(shown, tuple((await house.store.read(read))[:MOST_ALIKE]))


async def _at_seat(house: House, table: str, seat: int) -> Meant:
    """Who sits or sat in a seat."""
    found = (await house.table(table)).table
    place = found.seats[seat] if seat < len(found.seats) else None
    guest = None if place is None else place.guest or place.reserved
    if place is None or guest is None or place.name == NOBODY:
        raise Refused("refused-nobody-there", status=404)
    return Meant(place.name, (guest,))


async def _speaker(house: House, table: str, author: str) -> Meant:
    """Who has said something at a table."""
    await house.table(table)
    said = await house.store.read(lambda connection: speakers(connection, table))
    for guest, name in said:
        if author_of(table, guest) == author and name != NOBODY:
            return Meant(name, (guest,))
    raise Refused("refused-nobody-there", status=404)


async def _known(house: House, reader: str, id: str) -> Meant:
    """A friend, or somebody who asks to be one."""

    def read(connection: sa.Connection) -> tuple[str, str] | None:
        friend = friend_with_id(connection, reader, id)
        ask = ask_with_id(connection, id)
        if friend is None and ask is not None and ask.to_id == reader:
            friend = ask.asker_id
        guest = None if friend is None else guest_of(connection, friend)
        return None if guest is None else (guest.name, guest.id)

    found = await house.store.read(read)
    if found is None:
        raise Refused("refused-nobody-there", status=404)
    return Meant(found[0], (found[1],))
