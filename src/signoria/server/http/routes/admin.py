"""For hosts and administrators: reports, the people they are about, lines of chat, and the log of what was done."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, TypeVar

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Path, Query, Request

from signoria.core.text.words import catalogue
from signoria.server.http.dependencies import TableId, TheHouse, not_too_often, the_guests
from signoria.server.http.exception_handlers import language_of, refusals
from signoria.server.http.hosts import AHost
from signoria.server.live.house import House
from signoria.server.order import acting
from signoria.server.order.at_tables import remove_line, rename_at_tables
from signoria.server.order.desk import read_desk, read_log, read_sanctions
from signoria.server.order.following import follow
from signoria.server.order.reporting import close, read_reports
from signoria.server.protocol.order_bodies import (
    CloseReport,
    Deeds,
    Desk,
    ForAWhile,
    Reasoned,
    Reports,
    SanctionFacts,
)
from signoria.server.replay.replays import Replays

router = APIRouter(prefix="/api/admin", tags=["order"], dependencies=[Depends(not_too_often)])
Text = Annotated[str, Query(max_length=100)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9-]{1,40}$")]
ReportId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Line = Annotated[int, Path(ge=0, le=10_000_000)]
Done = TypeVar("Done")


async def do(house: House, statements: Callable[[sa.Connection], Done]) -> Done:
    """Do something to a person, at this process and at all others."""

    def told(connection: sa.Connection) -> Done:
        done = statements(connection)
        house.store.tell_house(connection)
        return done

    done = await house.store.write(told)
    await follow(house)
    return done


@router.get("", responses=refusals(401))
async def desk(house: TheHouse, keeper: AHost) -> Desk:
    """Who you are as somebody who keeps order, and how many reports wait."""
    return await read_desk(house, keeper)


@router.get("/reports", responses=refusals(401))
async def the_reports(house: TheHouse, keeper: AHost, closed: bool = False, skip: Skip = 0) -> Reports:
    """Reports that are open, the oldest first, or closed, the last first; none about you."""
    return await read_reports(house, keeper, closed=closed, skip=skip)


@router.post("/reports/{id}/close", status_code=204, responses=refusals(401, 404, 409))
async def close_report(house: TheHouse, keeper: AHost, id: ReportId, body: CloseReport) -> None:
    """A report was dealt with: its reporter is told so, and not what was done."""
    await close(house, keeper, id, body.note)


@router.get("/log", responses=refusals(401))
async def the_log(house: TheHouse, keeper: AHost, text: Text = "", skip: Skip = 0) -> Deeds:
    """What hosts and administrators did, the last first, in which a text is found."""
    return await read_log(house, text, skip)


@router.get("/sanctions", responses=refusals(401))
async def the_sanctions(house: TheHouse, keeper: AHost) -> list[SanctionFacts]:
    """Who is banned, muted or to choose another name now, and which addresses are kept out."""
    return await read_sanctions(house)


@router.post("/people/{id}/ban", status_code=204, responses=refusals(401, 404, 409))
async def ban(house: TheHouse, keeper: AHost, id: PersonId, body: ForAWhile) -> None:
    """Keep somebody out of the house; they are signed out at once, and told until when and why."""
    now = house.clock()
    await do(house, lambda c: acting.sanction(c, keeper, id, "ban", body.hours, body.why, now))


@router.post("/people/{id}/unban", status_code=204, responses=refusals(401, 404))
async def unban(house: TheHouse, keeper: AHost, id: PersonId, body: Reasoned) -> None:
    """Let somebody in again."""
    now = house.clock()
    await do(house, lambda c: acting.end_sanction(c, keeper, id, "ban", body.why, now))


@router.post("/people/{id}/mute", status_code=204, responses=refusals(401, 404))
async def mute(house: TheHouse, keeper: AHost, id: PersonId, body: ForAWhile) -> None:
    """Let somebody speak at no table."""
    now = house.clock()
    await do(house, lambda c: acting.sanction(c, keeper, id, "mute", body.hours, body.why, now))


@router.post("/people/{id}/unmute", status_code=204, responses=refusals(401, 404))
async def unmute(house: TheHouse, keeper: AHost, id: PersonId, body: Reasoned) -> None:
    """Let somebody speak again."""
    now = house.clock()
    await do(house, lambda c: acting.end_sanction(c, keeper, id, "mute", body.why, now))


@router.post("/people/{id}/rename", status_code=204, responses=refusals(401, 404))
async def rename(request: Request, house: TheHouse, keeper: AHost, id: PersonId, body: Reasoned) -> None:
    """Give somebody a neutral name in place of one that cannot stay, at all their tables; they choose another."""
    now = house.clock()
    neutral = catalogue(language_of(request)).say("name-in-place", number=str(1000 + secrets.randbelow(9000)))
    person = await do(house, lambda c: acting.rename(c, keeper, id, neutral, body.why, now))
    the_guests(request).forget(person.id)
    replays: Replays = request.app.state.replays
    replays.forget(await rename_at_tables(house, person, neutral))


@router.post("/tables/{id}/lines/{line}/remove", status_code=204, responses=refusals(401, 404, 410))
async def remove(house: TheHouse, keeper: AHost, id: TableId, line: Line, body: Reasoned) -> None:
    """Take a line out of the chat of any table."""
    await remove_line(house, keeper, id, line, body.why)
