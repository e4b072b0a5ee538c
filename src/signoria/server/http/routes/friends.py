"""Friends, and those with whom somebody wants nothing to do."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Response

from signoria.server.http.dependencies import TableId, TheHouse, TheLobby, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import AMember
from signoria.server.lobby import blocking, friends
from signoria.server.protocol.lobby_bodies import Answer, Friends, SeenByWhom, Whom

router = APIRouter(prefix="/api", tags=["friends"], dependencies=[Depends(not_too_often)])
RowId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]


@router.get("/friends", responses=refusals(401))
async def my_friends(response: Response, house: TheHouse, lobby: TheLobby, member: AMember) -> Friends:
    """Your friends and whether they are here, who asks to be one, whom you have asked, and whom you have blocked."""
    response.headers["cache-control"] = "no-store"
    return await friends.friends(house, lobby.here, member.id)


@router.post("/friends", status_code=204, responses=refusals(401, 404, 409))
async def ask(house: TheHouse, lobby: TheLobby, member: AMember, body: Whom) -> None:
    """Ask somebody to be your friend; by name the answer is the same whoever has it."""
    await friends.ask(house, member.id, body)
    lobby.news.change()


@router.put("/friends/seen-by", status_code=204, responses=refusals(401))
async def be_seen_by(house: TheHouse, lobby: TheLobby, member: AMember, body: SeenByWhom) -> None:
    """Say who may see that you are here."""
    await friends.be_seen_by(house, member.id, body.seen_by)
    lobby.news.change()


@router.put("/friends/asking/{ask}", status_code=204, responses=refusals(401, 404))
async def answer(house: TheHouse, lobby: TheLobby, member: AMember, ask: RowId, body: Answer) -> None:
    """Take somebody who asks as your friend, or not."""
    await friends.answer(house, member.id, ask, accept=body.accept)
    lobby.news.change()


@router.delete("/friends/asked/{ask}", status_code=204, responses=refusals(401, 404))
async def withdraw(house: TheHouse, lobby: TheLobby, member: AMember, ask: RowId) -> None:
    """Ask somebody no longer."""
    await friends.withdraw(house, member.id, ask)
    lobby.news.change()


@router.delete("/friends/{friend}", status_code=204, responses=refusals(401, 404))
async def part(house: TheHouse, member: AMember, friend: RowId) -> None:
    """Be somebody's friend no longer."""
    await friends.part(house, member.id, friend)


@router.post("/blocks", status_code=204, responses=refusals(401, 404))
async def block(house: TheHouse, lobby: TheLobby, member: AMember, body: Whom) -> None:
    """Have nothing to do with somebody any more; they are not told."""
    await blocking.block(house, member.id, body)
    lobby.news.change()


@router.delete("/blocks/{block}", status_code=204, responses=refusals(401, 404))
async def unblock(house: TheHouse, lobby: TheLobby, member: AMember, block: RowId) -> None:
    """Block somebody no longer."""
    await blocking.unblock(house, member.id, block)
    lobby.news.change()


@router.get("/tables/{id}/unheard", responses=refusals(401, 404, 410))
async def unheard(response: Response, house: TheHouse, member: AMember, id: TableId) -> list[str]:
    """The authors of a table's chat whom you have blocked."""
    response.headers["cache-control"] = "no-store"
    return await blocking.unheard_authors(house, member.id, id)
