"""Tables: opening, sitting down, inviting, starting, playing again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import segno
from fastapi import APIRouter, Depends, Query, Request, Response

from signoria.core.play.fair_deal import NO_NONCE
from signoria.server.http.addresses import invitation_links
from signoria.server.http.dependencies import (
    AGuest,
    RequestNumber,
    SeatNumber,
    TableId,
    TheHouse,
    TheLobby,
    any_guest,
    not_too_often,
)
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import COOKIE
from signoria.server.http.seat_keys import keep_keys
from signoria.server.http.sitting_down import must_be_let_in
from signoria.server.live import new_table
from signoria.server.live.live_table import LiveTable
from signoria.server.live.loading import is_stranded
from signoria.server.live.stranded_tables import close_stranded, stranded_record, stranded_table
from signoria.server.live.turns import tables_waiting_for
from signoria.server.lobby.presets import pace_of
from signoria.server.lobby.rematches import play_again
from signoria.server.protocol.bodies import (
    Admit,
    Arrange,
    HeldSeat,
    Invitation,
    Lobby,
    NewTable,
    Opened,
    SeatBot,
    SeatState,
    Sit,
)
from signoria.server.protocol.facts import TableCard, TableFacts
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow, TableRow
from signoria.server.store.table_lists import Arranged
from signoria.server.tables import admission, ending, hints, requests
from signoria.server.tables.browser_state import seat_state
from signoria.server.tables.frames import table_facts
from signoria.server.tables.names import BOT, checked_name
from signoria.server.tables.seat import hash_of_token, token_of_seat
from signoria.server.tables.timing import checked_clock

router = APIRouter(prefix="/api/tables", tags=["tables"], dependencies=[Depends(not_too_often)])
GONE = 410
LISTED = 50
"""Tables in a list."""
OfGame = Annotated[str | None, Query(max_length=60)]
OwnSeat = Annotated[int | None, Query(ge=0, le=11)]
"""Whose eyes to read with, for a guest who holds several seats."""


@router.get("", responses=refusals())
async def lobby(request: Request, house: TheHouse, game: OfGame = None, waiting: bool = False) -> Lobby:
    """Your tables, and those open to everybody: of all games or one, or those alone that wait for people."""
    guest = await any_guest(request)
    yours = [] if guest is None else await house.store.lists.of_guest(guest.id, LISTED)
    turns = {} if guest is None else await tables_waiting_for(house, guest.id, yours)
    reader = None if guest is None else guest.id
    listed = await house.store.lists.listed(LISTED, game, reader, waiting=waiting)
    doors = await house.store.lists.arranged({row.id for row in (*yours, *listed) if row.status == "waiting"})
    slow = await house.store.lists.slow({row.id for row in (*yours, *listed) if row.status == "playing"})
    slow |= {id for id, door in doors.items() if pace_of(door.clock) == "slow"}
    lessons = await house.store.lists.lessons(row.id for row in yours if row.position is not None)
    rated = await house.store.lists.rated({row.id for row in (*yours, *listed)})
    return Lobby(
        [
            card_of(
                row,
                doors.get(row.id, Arranged()),
                turns,
                slow=row.id in slow,
                rated=row.id in rated,
                lesson=lessons.get(row.id),
            )
            for row in yours
        ],
        [card_of(row, doors.get(row.id, Arranged()), {}, slow=row.id in slow, rated=row.id in rated) for row in listed],
    )


def card_of(
    row: TableRow,
    door: Arranged,
    turns: Mapping[str, float | None],
    *,
    slow: bool,
    rated: bool = False,
    lesson: str | None = None,
) -> TableCard:
    """A table in a list; `turns` says which wait for the reader, and how long still."""
    return TableCard(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=row.seats,
        names=["" if name.startswith(BOT) else name for name in row.names],
        levels=[name.removeprefix(BOT) if name.startswith(BOT) else None for name in row.names],
        admission=door.admission,
        slow=slow,
        rated=rated,
        changed=row.changed_at,
        your_turn=row.id in turns,
        time_left=turns.get(row.id),
        lesson=lesson,
        stranded=is_stranded(row),
    )


@router.post("", status_code=201, responses=refusals(401))
async def open_table(house: TheHouse, guest: AGuest, body: NewTable) -> Opened:
    """Open a table; you sit down separately."""
    await new_table.check_may_open(house, guest)
    return Opened(await new_table.open_table(house, guest, body))


@router.get("/{id}", responses=refusals(404, 410))
async def one_table(house: TheHouse, id: TableId) -> TableFacts:
    """A table as everybody may know it."""
    try:
        live = await house.table(id)
    except Refused as refused:
        stranded = await stranded_table(house, id) if refused.status == GONE else None
        if stranded is None:
            raise
        return stranded.facts
    async with live.lock:
        return table_facts(live.table, live.attendance())


@router.get("/{id}/mine", responses=refusals(404, 410))
async def my_seats(request: Request, response: Response, house: TheHouse, id: TableId) -> list[HeldSeat]:
    """Your seats at a table, with their tokens."""
    response.headers["cache-control"] = "no-store"
    live, guest = await house.table(id), await any_guest(request)
    token = request.cookies.get(COOKIE, "")
    seats = [] if guest is None else live.table.seats_of_guest(guest.id)
    held = [HeldSeat(seat, token_of_seat(token, id, seat)) for seat in seats]
    await keep_keys(request, house, id, held)
    return held


@router.get("/{id}/invitation", responses=refusals(404, 410))
async def invitation(request: Request, house: TheHouse, id: TableId) -> Invitation:
    """Where a friend finds the table."""
    await house.table(id)
    links = invitation_links(f"/t/{id}", request.headers.get("host", ""), house.settings)
    reaches_others = house.settings.is_for_others or house.settings.public_url is not None
    return Invitation(links, segno.make(links[0], micro=False).svg_data_uri(scale=4), reaches_others)


@router.get("/{id}/seats/{seat}/state", responses=refusals(401, 404, 409, 410))
async def state_for_a_seat(
    response: Response, house: TheHouse, guest: AGuest, id: TableId, seat: SeatNumber
) -> SeatState:
    """The state of the game for your seat, in which all that you may not know is dealt anew.

    While a game runs it is for who has taken a hint for what they are asked.
    """
    response.headers["cache-control"] = "no-store"
    live = await house.table(id)
    async with live.lock:
        table = live.table
        if seat not in table.seats_of_guest(guest.id):
            raise Refused("refused-not-seated")
        if table.match is None:
            raise Refused("refused-not-begun")
        if table.status == "playing":
            hints.must_have_hint(table, seat)
        return seat_state(table.match, seat, table.charter.secret)


@router.post("/{id}/seats/{seat}", responses=refusals(401, 404, 409, 410))
async def sit_down(
    request: Request, house: TheHouse, guest: AGuest, id: TableId, seat: SeatNumber, body: Sit
) -> HeldSeat:
    """Sit down; whoever has the token that is answered has the seat."""
    live = await house.table(id)
    token = token_of_seat(request.cookies[COOKIE], id, seat)
    name = guest.name if body.name is None else checked_name(body.name)
    house.sanctions.must_be_another(guest.id, name)
    nonce = body.nonce or NO_NONCE
    await must_be_let_in(house, live, guest)
    await house.change(
        live, lambda table: requests.sit(table, seat, guest.id, name, body.family, nonce, hash_of_token(token))
    )
    held = HeldSeat(seat, token)
    await keep_keys(request, house, id, [held])
    return held


@router.post("/{id}/seats/{seat}/bot", status_code=204, responses=refusals(401, 404, 409, 410))
async def seat_bot(house: TheHouse, guest: AGuest, id: TableId, seat: SeatNumber, body: SeatBot) -> None:
    """Put a bot into a seat."""
    live = await house.table(id)
    await house.change(live, lambda table: requests.seat_bot(table, seat, guest.id, body.level))


@router.delete("/{id}/seats/{seat}", status_code=204, responses=refusals(401, 404, 409, 410))
async def free_seat(house: TheHouse, guest: AGuest, id: TableId, seat: SeatNumber) -> None:
    """Free a seat before the game."""
    live = await house.table(id)
    await house.change(live, lambda table: requests.leave(table, seat, guest.id))


@router.post("/{id}/start", status_code=204, responses=refusals(401, 404, 409, 410))
async def start(house: TheHouse, guest: AGuest, id: TableId) -> None:
    """Deal."""
    live = await house.table(id)
    await house.change(live, lambda table: requests.start(table, guest.id, live.is_host_away()))


@router.patch("/{id}", status_code=204, responses=refusals(401, 404, 409, 410))
async def arrange(house: TheHouse, guest: AGuest, id: TableId, body: Arrange) -> None:
    """Change who may sit down, whether hints are allowed, and the clock, before a game."""
    live = await house.table(id)
    clock = None if body.clock is None else checked_clock(body.clock, house.settings.shortest_clock)
    await house.change(
        live, lambda table: admission.arrange(table, guest.id, body.admission, body.one_device, body.hints, clock)
    )


@router.post("/{id}/requests", status_code=204, responses=refusals(401, 404, 409, 410))
async def ask_for_seat(house: TheHouse, guest: AGuest, id: TableId) -> None:
    """Ask the host for a seat."""
    live = await house.table(id)
    await must_be_let_in(house, live, guest)
    await house.change(live, lambda table: admission.ask_for_seat(table, guest.id, guest.name))


@router.delete("/{id}/requests", status_code=204, responses=refusals(401, 404, 409, 410))
async def withdraw(house: TheHouse, guest: AGuest, id: TableId) -> None:
    """Ask no longer for a seat."""
    live = await house.table(id)
    await house.change(live, lambda table: admission.withdraw(table, guest.id))


@router.put("/{id}/requests/{number}", status_code=204, responses=refusals(401, 404, 409, 410))
async def answer_request(house: TheHouse, guest: AGuest, id: TableId, number: RequestNumber, body: Admit) -> None:
    """Admit or decline who asks for a seat, or let in again who was kept out."""
    live = await house.table(id)
    await house.change(live, lambda table: admission.answer(table, guest.id, number, body.admit))


@router.delete("/{id}", status_code=204, responses=refusals(401, 404, 409, 410))
async def close(house: TheHouse, guest: AGuest, id: TableId) -> None:
    """Give the table up before a game, break off one that all others have left, or give up one that cannot go on."""
    try:
        live = await house.table(id)
    except Refused as refused:
        if refused.status != GONE:
            raise
        await close_stranded(house, id, guest)
        return
    async with live.lock:
        await house.presence.look(live)
    await house.change(live, lambda table: ending.close(table, guest.id, live.away()))


@router.post("/{id}/rematch", responses=refusals(401, 404, 409, 410))
async def rematch(house: TheHouse, lobby: TheLobby, guest: AGuest, id: TableId) -> Opened:
    """The table where the same people play again; they are invited to it."""
    return Opened(await play_again(house, lobby.news, await house.table(id), guest))


@router.get("/{id}/record", response_class=Response, responses=refusals(403, 404, 409, 410))
async def record(request: Request, house: TheHouse, id: TableId, seat: OwnSeat = None) -> Response:
    """The game as text: once it is over or broken off all of it; before, for who is there, what they may know."""
    guest = await any_guest(request)
    try:
        live = await house.table(id)
    except Refused as refused:
        if refused.status != GONE:
            raise
        return record_answer(id, *await stranded_record(house, id, guest))
    async with live.lock:
        if live.table.match is None:
            raise Refused("refused-not-begun")
        is_running = live.table.status == "playing"
        reader = reader_of_record(live, guest, seat) if is_running else None
        text = live.table.match.record(reader, sealed=is_running)
    return record_answer(id, live.table.charter.game, text)


def record_answer(id: str, game: str, text: str) -> Response:
    name = f'attachment; filename="{game}-{id}.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


def reader_of_record(live: LiveTable, guest: GuestRow | None, asked: int | None) -> int | None:
    """With whose eyes a guest may read the record of a running game: a seat's, or a spectator's (None)."""
    own = [] if guest is None else live.table.seats_of_guest(guest.id)
    is_there = bool(own) or (guest is not None and live.is_watched_by(guest.id))
    if not is_there or (asked is not None and asked not in own):
        raise Refused("refused-record-running", status=403)
    return asked if asked is not None or not own else own[0]
