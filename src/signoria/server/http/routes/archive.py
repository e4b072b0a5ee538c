"""A member's games and all that is kept of them: looking, taking along, and having it removed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

from signoria.server.accounts.archive import archive
from signoria.server.accounts.devices import let_go
from signoria.server.accounts.export import export
from signoria.server.accounts.leaving import leave_for_good
from signoria.server.accounts.profile import account_facts
from signoria.server.accounts.statistics import statistics
from signoria.server.http.dependencies import TheHouse, not_too_often, the_guests
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import take_cookie
from signoria.server.http.members import AMember
from signoria.server.protocol.account_bodies import Archive, Statistics
from signoria.server.replay.replays import Replays

router = APIRouter(prefix="/api/account", tags=["account"], dependencies=[Depends(not_too_often)])
Text = Annotated[str, Query(max_length=100)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/games", responses=refusals(401))
async def my_games(
    response: Response, house: TheHouse, member: AMember, text: Text = "", game: Text = "", skip: Skip = 0
) -> Archive:
    """Your games that are over or were broken off, 30 at a time, in which a text is found among names and titles."""
    house.limiter.check("looks", f"guest {member.id}")
    response.headers["cache-control"] = "no-store"
    return await archive(house, member.id, text, game, skip)


@router.get("/statistics", responses=refusals(401))
async def my_statistics(response: Response, house: TheHouse, member: AMember) -> Statistics:
    """What your games come to, by game and by rival."""
    house.limiter.check("looks", f"guest {member.id}")
    response.headers["cache-control"] = "no-store"
    return await statistics(house, member.id)


@router.get("/export", response_class=Response, responses=refusals(401))
async def all_of_mine(house: TheHouse, member: AMember) -> Response:
    """All that the house keeps of you, as one file of JSON."""
    await house.shared_limiter.check("exports", f"guest {member.id}")
    headers = {"content-disposition": 'attachment; filename="signoria.json"', "cache-control": "no-store"}
    content = msgspec.json.format(msgspec.json.encode(await export(house, member.id)), indent=1)
    return Response(content, media_type="application/json", headers=headers)


@router.delete("", status_code=204, responses=refusals(401))
async def leave(request: Request, response: Response, house: TheHouse, member: AMember) -> None:
    """Have the house remove all that it keeps of you; games stay for the others, without your name."""
    facts = await account_facts(house, member.guest, member.session)
    replays: Replays = request.app.state.replays
    replays.forget(await leave_for_good(house, member.id))
    the_guests(request).forget(member.id)
    take_cookie(response, house)
    await let_go(house, [session.id for session in facts.sessions])
