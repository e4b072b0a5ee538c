"""What is new for somebody, and invitations by name."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from signoria.server.http.dependencies import AGuest, TableId, TheHouse, TheLobby, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import AVisitor
from signoria.server.http.sitting_down import sit_in_any
from signoria.server.lobby import invitations
from signoria.server.protocol.bodies import Opened
from signoria.server.protocol.lobby_bodies import Invite, InvitedFacts, News, TakeSeat

router = APIRouter(prefix="/api", tags=["lobby"], dependencies=[Depends(not_too_often)])
InvitationId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


@router.get("/news", responses=refusals())
async def news(response: Response, lobby: TheLobby, visitor: AVisitor) -> News:
    """What there is for you now; who asks is here."""
    response.headers["cache-control"] = "no-store"
    return await lobby.news.of(visitor.guest, visitor.session is not None)


@router.get("/tables/{id}/invitations", responses=refusals(401, 403, 404, 410))
async def invited(response: Response, house: TheHouse, guest: AGuest, id: TableId) -> list[InvitedFacts]:
    """Who was invited to a table at which you sit, or that you opened."""
    response.headers["cache-control"] = "no-store"
    return await invitations.invited_to(house, await house.table(id), guest.id)


@router.post("/tables/{id}/invitations", status_code=204, responses=refusals(401, 403, 404, 409, 410))
async def invite(house: TheHouse, lobby: TheLobby, guest: AGuest, id: TableId, body: Invite) -> None:
    """Invite a friend, or whoever is called so; by name the answer is the same whoever has it."""
    await invitations.invite(house, lobby.news, await house.table(id), guest, body)


@router.delete("/tables/{id}/invitations/{invitation}", status_code=204, responses=refusals(401, 403, 404, 410))
async def withdraw(house: TheHouse, lobby: TheLobby, guest: AGuest, id: TableId, invitation: InvitationId) -> None:
    """Invite somebody no longer."""
    await invitations.withdraw(house, lobby.news, await house.table(id), guest.id, invitation)


@router.post("/invitations/{invitation}/seat", responses=refusals(401, 404, 409, 410))
async def come(
    request: Request, house: TheHouse, lobby: TheLobby, guest: AGuest, invitation: InvitationId, body: TakeSeat
) -> Opened:
    """Sit down at the table to which you are invited."""
    row = await invitations.own_invitation(house, guest.id, invitation)
    live = await house.table(row.table_id)
    await invitations.come(house, live, row, guest)
    await sit_in_any(request, house, live, guest, invitations.seats_for(live.table, guest.id), body.nonce)
    await invitations.has_come(house, lobby.news, row)
    return Opened(row.table_id)


@router.delete("/invitations/{invitation}", status_code=204, responses=refusals(401, 404))
async def decline(house: TheHouse, lobby: TheLobby, guest: AGuest, invitation: InvitationId) -> None:
    """Do not come to the table to which you are invited."""
    await invitations.decline(house, lobby.news, guest.id, invitation)
