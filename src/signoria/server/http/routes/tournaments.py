"""Tournaments: making one, taking part, and what its host does. Who takes part is told to members alone."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from signoria.server.http.dependencies import TableId, TheHouse, not_too_often, the_guests
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import COOKIE
from signoria.server.http.members import AMember
from signoria.server.protocol.bodies import Opened
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.tournament_bodies import (
    NewTournament,
    Replace,
    TournamentCard,
    TournamentFacts,
    Tournaments,
)
from signoria.server.tournaments import requests
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.new_tournament import may_make, open_tournament, role_of
from signoria.server.tournaments.shown import card, facts, guests_in
from signoria.server.tournaments.tournament import Tournament

LISTED = 50
"""Tournaments in a list."""
OVER = 20
"""Of those that are over."""
router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], dependencies=[Depends(not_too_often)])
EntrantNumber = Annotated[int, Path(ge=1, le=100_000)]


def the_desk(request: Request) -> TournamentDesk:
    desk: TournamentDesk = request.app.state.tournaments
    return desk


TheDesk = Annotated[TournamentDesk, Depends(the_desk)]


@router.get("", responses=refusals())
async def all_tournaments(request: Request, response: Response, house: TheHouse, desk: TheDesk) -> Tournaments:
    """The tournaments there are; nobody is named."""
    response.headers["cache-control"] = "no-store"
    known = await the_guests(request).known(request.cookies.get(COOKIE))
    member = None if known is None or known.session is None else known.guest.id

    async def listed(status: str, most: int = LISTED) -> list[TournamentCard]:
        rows = await house.store.tournaments.listed([status], most)
        return [card(row, member is not None and await is_registered(desk, row.id, member)) for row in rows]

    over = await house.store.tournaments.listed(["over", "called-off"], OVER)
    return Tournaments(
        await listed("open"),
        await listed("running"),
        [card(row, registered=False) for row in over],
        member is not None and await may_make(house, member),
    )


async def is_registered(desk: TournamentDesk, id: str, member: str) -> bool:
    """Whether a member takes part or waits for a place."""
    entrant = (await desk.find(id)).entrant_of(member)
    return entrant is not None and entrant.standing != "out"


@router.post("", status_code=201, responses=refusals(401, 403))
async def make(house: TheHouse, member: AMember, body: NewTournament) -> Opened:
    """Make a tournament; you register separately."""
    return Opened(await open_tournament(house, member.id, body))


@router.get("/{id}", responses=refusals(401, 404))
async def one_tournament(
    response: Response, house: TheHouse, desk: TheDesk, member: AMember, id: TableId
) -> TournamentFacts:
    """All about a tournament, for members."""
    response.headers["cache-control"] = "no-store"
    tournament = await desk.find(id)
    names = await house.store.tournaments.names(guests_in(tournament))
    return facts(tournament, names, member.id, await may_arrange(desk, tournament, member.id))


@router.post("/{id}/entrants", status_code=204, responses=refusals(401, 404, 409))
async def register(desk: TheDesk, member: AMember, id: TableId) -> None:
    """Take part or, if all places are taken or it has begun, wait for a place."""
    await desk.change(id, lambda one: requests.register(one, member.id))


@router.delete("/{id}/entrants", status_code=204, responses=refusals(401, 404, 409))
async def withdraw(desk: TheDesk, member: AMember, id: TableId) -> None:
    """Take part no more."""
    await desk.change(id, lambda one: requests.withdraw(one, member.id))


# -- its host ----------------------------------------------------------------------------------------------------------


@router.post("/{id}/begin", status_code=204, responses=refusals(401, 403, 404, 409))
async def begin(desk: TheDesk, member: AMember, id: TableId) -> None:
    """End registration and begin the first round."""
    await must_arrange(desk, id, member.id)
    await desk.change(id, lambda one: requests.begin(one, "host"))


@router.post("/{id}/hurry", status_code=204, responses=refusals(401, 403, 404, 409))
async def hurry(desk: TheDesk, member: AMember, id: TableId) -> None:
    """End the round: bots play on for whoever is waited for."""
    await must_arrange(desk, id, member.id)
    await desk.change(id, requests.hurry)


@router.put("/{id}/entrants/{number}", status_code=204, responses=refusals(401, 403, 404, 409))
async def replace(desk: TheDesk, member: AMember, id: TableId, number: EntrantNumber, body: Replace) -> None:
    """Give somebody's place to somebody who waits for one, or to a bot."""
    await must_arrange(desk, id, member.id)
    await desk.change(id, lambda one: requests.replace(one, number, body.reserve))


@router.delete("/{id}/entrants/{number}", status_code=204, responses=refusals(401, 403, 404, 409))
async def take_out(desk: TheDesk, member: AMember, id: TableId, number: EntrantNumber) -> None:
    """Take somebody out."""
    await must_arrange(desk, id, member.id)
    await desk.change(id, lambda one: requests.take_out(one, number))


@router.delete("/{id}", status_code=204, responses=refusals(401, 403, 404, 409))
async def call_off(desk: TheDesk, member: AMember, id: TableId) -> None:
    """Call it off; games that run go on."""
    await must_arrange(desk, id, member.id)
    await desk.change(id, requests.call_off)


async def may_arrange(desk: TournamentDesk, tournament: Tournament, member: str) -> bool:
    """Its host may, and whoever runs the house."""
    return tournament.row.host_id == member or await role_of(desk.house, member) == "administrator"


async def must_arrange(desk: TournamentDesk, id: str, member: str) -> None:
    if not await may_arrange(desk, await desk.find(id), member):
        raise Refused("refused-not-tournament-host", status=403)
