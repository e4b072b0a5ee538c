"""What there is for each person now: read from the store for all at once, once a second at most, however many ask."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import sqlalchemy as sa

from signoria.server.live.house import House
from signoria.server.lobby.here import Here
from signoria.server.lobby.presets import pace_of
from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.lobby_bodies import FoundFacts, InvitationFacts, News, SearchFacts
from signoria.server.store import GuestRow
from signoria.server.store.blocks import blocks_of_these
from signoria.server.store.friends import count_asks_for_all, shown_to_everybody
from signoria.server.store.invitations import OpenInvitation, all_open_invitations
from signoria.server.store.lobby_rows import SearchRow
from signoria.server.store.searches import all_searches, games_of
from signoria.server.store.table_lists import FORGOTTEN
from signoria.server.tables.names import BOT

OFTEN = 1.0
"""Seconds for which what was read holds, unless something is changed here."""
MOST_NAMES = 100
"""Names that are shown of those who are here."""


@dataclass
class Read:
    """What the store said of everybody."""

    invitations: dict[str, list[OpenInvitation]] = field(default_factory=dict)
    clocks: dict[str, ClockRules] = field(default_factory=dict)
    asking: dict[str, int] = field(default_factory=dict)
    searches: dict[str, SearchRow] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    """Of the tables that were found."""
    shown: dict[str, str] = field(default_factory=dict)
    """The names of those here who wish that all members see them."""
    blocked: dict[str, set[str]] = field(default_factory=dict)
    """Whom those have blocked."""


class Newsroom:
    """What there is for whom."""

    def __init__(self, house: House, here: Here) -> None:
        self._house = house
        self._here = here
        self._read = Read()
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()

    def change(self) -> None:
        """Something has changed: who asks next is told."""
        self._read_at = float("-inf")

    async def read(self) -> Read:
        """What the store says, of now or of a moment ago."""
        async with self._reading:
            now = self._house.clock()
            if not self._read_at <= now < self._read_at + OFTEN:
                self._read_at = now  # before it is read: what is changed meanwhile is read again
                guests = list(self._here.everybody())
                read = await self._house.store.read(lambda connection: _read_all(connection, guests, now))
                waiting = {one.row.table_id for those in read.invitations.values() for one in those}
                read.clocks = {
                    id: settled.clock for id, settled in (await self._house.store.lists.arranged(waiting)).items()
                }
                self._read = read
        return self._read

    async def of(self, guest: GuestRow | None, is_member: bool) -> News:
        """What there is for somebody, who is here from now on."""
        if guest is not None:
            self._here.note(guest.id)
        read = await self.read()
        here = self._here.everybody()
        id = "" if guest is None else guest.id
        return News(
            member=is_member,
            here=len(here),
            names=self._names(read, id, here) if is_member else [],
            looking=sum(search.table_id is None for search in read.searches.values()),
            invitations=[_invitation(one, read) for one in read.invitations.get(id, ())],
            asking=read.asking.get(id, 0) if is_member else 0,
            search=search_facts(read.searches[id], read.games) if id in read.searches else None,
        )

    def _names(self, read: Read, reader: str, here: dict[str, str | None]) -> list[str]:
        """Who wishes to be seen, but for those who have blocked the reader."""
        shown = [
            name
            for guest, name in read.shown.items()
            if guest in here and guest != reader and reader not in read.blocked.get(guest, ())
        ]
        return sorted(shown, key=str.casefold)[:MOST_NAMES]


def _read_all(connection: sa.Connection, guests: list[str], now: float) -> Read:
    read = Read(asking=count_asks_for_all(connection))
    for one in all_open_invitations(connection, now - FORGOTTEN):
        read.invitations.setdefault(one.row.to_id, []).append(one)
    read.searches = {search.guest_id: search for search in all_searches(connection)}
    read.games = games_of(connection, {search.table_id for search in read.searches.values() if search.table_id})
    read.shown = shown_to_everybody(connection, guests)
    read.blocked = blocks_of_these(connection, list(read.shown))
    return read


def _invitation(one: OpenInvitation, read: Read) -> InvitationFacts:
    return InvitationFacts(
        id=one.row.id,
        table=one.row.table_id,
        game=one.game,
        host=one.host,
        seats=one.seats,
        names=[name for name in one.names if name and not name.startswith(BOT)],
        pace=pace_of(read.clocks.get(one.row.table_id)),
        at=one.row.at,
    )


def search_facts(search: SearchRow, games: dict[str, str]) -> SearchFacts:
    """What somebody looks for, and the table that was found."""
    found = None
    if search.table_id is not None and search.seat is not None and search.table_id in games:
        found = FoundFacts(search.table_id, games[search.table_id], search.seat)
    return SearchFacts(
        games=search.games,
        least=search.least,
        most=search.most,
        pace=search.pace,
        bots=search.bots,
        began=search.began_at,
        found=found,
    )
