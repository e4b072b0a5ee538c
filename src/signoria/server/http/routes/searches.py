"""Looking for a game."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Depends, Request, Response

from signoria.server.http.dependencies import AGuest, TheHouse, TheLobby, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import AVisitor
from signoria.server.http.sitting_down import sit_in_any
from signoria.server.lobby import searching
from signoria.server.lobby.news import search_facts
from signoria.server.protocol.bodies import Opened
from signoria.server.protocol.lobby_bodies import Look, SearchFacts, TakeSeat

router = APIRouter(prefix="/api/search", tags=["lobby"], dependencies=[Depends(not_too_often)])


@router.post("", responses=refusals(401, 403))
async def look(
    response: Response, house: TheHouse, lobby: TheLobby, guest: AGuest, visitor: AVisitor, body: Look
) -> SearchFacts:
    """Look for a game, in place of what you looked for before: you are seated as soon as there are enough people."""
    response.headers["cache-control"] = "no-store"
    lobby.here.note(guest.id)
    search = await searching.begin(house, lobby.news, guest, body, is_member=visitor.session is not None)
    lobby.look_soon()
    return search_facts(search, (await lobby.news.read()).games)


@router.delete("", status_code=204, responses=refusals(401, 409))
async def withdraw(house: TheHouse, lobby: TheLobby, guest: AGuest) -> None:
    """Look no longer."""
    await searching.withdraw(house, lobby.news, guest.id)


@router.post("/seat", responses=refusals(401, 404, 409, 410))
async def take_seat(request: Request, house: TheHouse, lobby: TheLobby, guest: AGuest, body: TakeSeat) -> Opened:
    """Take your seat in the game that was found."""
    found = await searching.found_by(house, guest.id)
    live = await house.table(str(found.table_id))
    seated = msgspec.structs.replace(guest, name=found.name)
    await sit_in_any(request, house, live, seated, [found.seat or 0], body.nonce)
    await searching.has_come(house, lobby.news, guest.id, live)
    return Opened(live.table.id)
