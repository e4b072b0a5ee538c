"""Becoming a guest."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from signoria.server.http.dependencies import (
    TheHouse,
    address_of,
    any_guest,
    must_be_from_elsewhere,
    not_too_often,
    the_guests,
)
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import give_cookie
from signoria.server.limits.rate_limits import counted_as
from signoria.server.protocol.bodies import Guest, NewGuest, Visitor

router = APIRouter(prefix="/api", tags=["guests"], dependencies=[Depends(not_too_often)])


@router.get("/guest", responses=refusals())
async def who_am_i(request: Request) -> Visitor:
    """Who you are here."""
    return Visitor(await _guest(request))


@router.post("/guest", responses=refusals())
async def be_called(request: Request, response: Response, house: TheHouse, body: NewGuest) -> Guest:
    """Become a guest, or change your name."""
    guests, guest = the_guests(request), await any_guest(request)
    if guest is not None:
        return Guest((await guests.rename(guest, body.name)).name)
    must_be_from_elsewhere(request)
    await house.shared_limiter.check("new_guests", counted_as(address_of(request)))
    guest, token = await guests.welcome(body.name)
    give_cookie(response, token, house)
    return Guest(guest.name)


async def _guest(request: Request) -> Guest | None:
    guest = await any_guest(request)
    return None if guest is None else Guest(guest.name)
