"""Keeping order, as everybody sees it: the house's own texts, what it has to tell you, and reporting."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request, Response

from signoria.server.http.dependencies import AGuest, TableId, TheHouse, any_guest, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.order.reporting import report
from signoria.server.protocol.order_bodies import HouseFacts, NewReport, OwnOrder
from signoria.server.protocol.refusals import Refused
from signoria.server.store.reports import dealt_with, thank

router = APIRouter(prefix="/api", tags=["order"], dependencies=[Depends(not_too_often)])


@router.get("/house", responses=refusals())
async def the_texts(request: Request, response: Response, house: TheHouse) -> HouseFacts:
    """The house's own texts, and what it has to tell you."""
    response.headers["cache-control"] = "no-store"
    text = house.changed_settings.text
    try:
        guest = await any_guest(request)
    except Refused:  # who is banned may still read whom to write to
        guest = None
    you = OwnOrder(False, None, None, 0)
    if guest is not None:
        mute = house.sanctions.of(guest.id, "mute")
        you = OwnOrder(
            rename=house.sanctions.of(guest.id, "name") is not None,
            muted=None if mute is None else mute.why,
            muted_until=None if mute is None else mute.until,
            dealt_with=await house.store.read(lambda connection: dealt_with(connection, guest.id)),
        )
    return HouseFacts(text("name"), text("greeting"), text("rules"), text("contact"), you)


@router.post("/tables/{id}/reports", status_code=204, responses=refusals(401, 404))
async def report_somebody(house: TheHouse, guest: AGuest, id: TableId, body: NewReport) -> None:
    """Report a line of a table's chat, or who holds a seat, to the house's hosts."""
    if (body.line is None) == (body.seat is None):
        raise Refused("refused-invalid", status=422, where="line")
    await house.shared_limiter.check("reports", f"guest {guest.id}")
    await report(house, await house.table(id), guest, body)


@router.post("/reports/read", status_code=204, responses=refusals(401))
async def read_that_it_was_dealt_with(house: TheHouse, guest: AGuest) -> None:
    """You have read that what you reported was dealt with."""

    def statements(connection: sa.Connection) -> None:
        thank(connection, guest.id)

    await house.store.write(statements)
