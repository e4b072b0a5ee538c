"""New tables: what is asked of one is checked against the game, with a sentence for what does not fit."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

import structlog

import signoria
from signoria.core.errors import BadOption
from signoria.core.play.fair_deal import new_secret
from signoria.core.play.options import Choice, check_options, check_seats
from signoria.server.live.house import House
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store import EntryRow, GuestRow, TableRow
from signoria.server.store.accounts import is_member
from signoria.server.tables import entries
from signoria.server.tables.admission import must_suit_ratings
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.table import Table
from signoria.server.tables.timing import checked_clock

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of a table's id: nothing that is misread."""
ID_LENGTH = 16
FEWEST_RATED = 2
"""Seats of a rated game."""
LONGEST_ECHO = 200
"""Characters of what was asked that an answer repeats."""

log = structlog.get_logger(__name__)


async def check_may_open(house: House, guest: GuestRow) -> None:
    """Refuse a guest who opens too many tables."""
    await house.shared_limiter.check("new_tables", guest.id)
    if await house.store.lists.count_open(guest.id) >= house.settings.limits.open_tables:
        raise Refused("refused-too-many-tables", status=429)


async def open_table(
    house: House,
    guest: GuestRow,
    wanted: NewTable,
    before: Table | None = None,
    position: dict[str, Any] | None = None,
    unwanted: Collection[str] = (),
) -> str:
    """A new table, nobody seated; with the table of a game before, for the same people but for the unwanted.

    With a position the game begins there and not with a deal.
    """
    if wanted.rated:
        await _must_suit_ratings(house, guest, wanted)
    clock = checked_clock(wanted.clock, house.settings.shortest_clock)
    wanted = replace(wanted, clock=clock)
    row = new_row(house, guest, wanted, before, position)
    kept = [*arranged(wanted), *([] if before is None else kept_seats(before, unwanted))]
    members = [guest.id] if before is None else [guest.id, *(one for one in guests_of(before) if one not in unwanted)]
    await keep_table(house, row, kept, members)
    return row.id


async def _must_suit_ratings(house: House, guest: GuestRow, wanted: NewTable) -> None:
    if wanted.seats < FEWEST_RATED:
        raise Refused("refused-rated-solo", status=422)
    must_suit_ratings(hints=wanted.hints, one_device=wanted.one_device)
    await must_be_member(house, guest)


async def must_be_member(house: House, guest: GuestRow) -> None:
    """Ratings are members': a guest may be somebody else tomorrow."""
    if not await house.store.read(lambda connection: is_member(connection, guest.id)):
        raise Refused("refused-rated-members", status=403)


def new_row(
    house: House, guest: GuestRow, wanted: NewTable, before: Table | None = None, position: dict[str, Any] | None = None
) -> TableRow:
    """What is settled about a new table; nothing is kept yet."""
    game = known_game(wanted.game)
    now = house.clock()
    return TableRow(
        id=new_id(),
        game=game.name,
        seats=wanted.seats,
        options=checked_options(game, wanted),
        listed=wanted.listed,
        host_id=guest.id,
        status="waiting",
        secret=new_secret(),
        rules_version=game.kit.version,
        components=game.components.digest,
        created_at=now,
        changed_at=now,
        names=[""] * wanted.seats,
        rematch_of=before.id if before else None,
        position=position,
    )


async def keep_table(house: House, row: TableRow, begun: Sequence[Entry], members: Iterable[str]) -> None:
    """Keep a new table, with the beginning of its log."""
    await house.store.tables.add(row, first_entries(row, begun), sorted(set(members)))
    log.info("table opened", table=row.id, game=row.game, seats=row.seats)


def first_entries(row: TableRow, begun: Sequence[Entry]) -> list[EntryRow]:
    """How the log of a new table begins."""
    return [EntryRow(seq, row.created_at, kind_of(entry), as_data(entry)) for seq, entry in enumerate(begun, start=1)]


def new_id() -> str:
    """A table's id: who knows it is invited, so it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def arranged(wanted: NewTable) -> list[Entry]:
    """What is not as usual: that is that anybody sits down, once, that there are neither hints nor a clock, and that
    it is not rated.

    Where nothing is wished, the host of a listed table admits who sits down.
    """
    admission = wanted.admission or ("request" if wanted.listed else "open")
    settled = entries.Arranged(admission, wanted.one_device, wanted.hints, wanted.clock, wanted.rated)
    return [] if settled == entries.Arranged("open", one_device=False) else [settled]


def kept_seats(before: Table, unwanted: Collection[str] = ()) -> list[Entry]:
    """For a rematch: people's seats are kept for them, bots sit where they sat, and who was kept out stays out; the
    seats of the unwanted are free."""
    kept: list[Entry] = [entries.KeptOut(caller.guest, caller.name) for caller in before.door.with_answer("kept-out")]
    for number, seat in enumerate(before.seats):
        if seat.guest in unwanted:
            continue
        if seat.holder == "person" and seat.guest is not None:
            kept.append(entries.Reserved(number, seat.guest, seat.name, seat.family))
        elif seat.level is not None:
            kept.append(entries.BotSat(number, seat.level, seat.family))
    return kept


def guests_of(table: Table) -> list[str]:
    return [seat.guest for seat in table.seats if seat.guest is not None]


def known_game(name: str) -> signoria.Game:
    """A game of the house."""
    if name not in signoria.GAMES:
        raise Refused("no-such-game", status=422, name=name, known=", ".join(signoria.GAMES))
    return signoria.game(name)


def checked_options(game: signoria.Game, wanted: NewTable) -> dict[str, Choice]:
    """Every option's choice for the number of seats."""
    try:
        check_seats(game.title, game.seats, wanted.seats)
        return check_options(game.title, game.options, wanted.seats, wanted.options)
    except BadOption as error:
        if error.message is None:
            raise
        raise Refused(error.message, status=422, **_shortened(error.arguments)) from None


def _shortened(arguments: dict[str, object]) -> dict[str, Any]:
    """What a stranger sent is repeated, but not at any length."""
    return {name: value[:LONGEST_ECHO] if isinstance(value, str) else value for name, value in arguments.items()}
