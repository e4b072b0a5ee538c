"""For whoever runs the server: is it well, and how busy is it."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from signoria.server.answers import refusals
from signoria.server.routes.needs import TheHouse, address_of
from signoria.server.said import Refused

router = APIRouter(tags=["running"])


@dataclass(frozen=True)
class Health:
    """Whether the server can do its work."""

    well: bool


@router.get("/health", responses={**refusals(), 503: {"model": Health, "description": "The store does not answer."}})
async def health(response: Response, house: TheHouse) -> Health:
    """Whether the server can do its work."""
    well = await house.store.is_well()
    response.status_code = 200 if well else 503
    response.headers["cache-control"] = "no-store"
    return Health(well)


@router.get("/metrics", response_class=Response, responses=refusals())
async def metrics(request: Request, house: TheHouse) -> Response:
    """Measures for Prometheus, for this machine only."""
    if not is_this_machine(address_of(request)):
        raise Refused("refused-foreign-host", status=403)
    measures, pool = house.metrics, house.pool
    measures.bots_waiting.set(pool.waiting)
    measures.bot_restarts.set(pool.restarts)
    for level, seconds in pool.seconds.items():
        measures.bot_seconds.labels(level).set(seconds)
    for (asked, moved), count in pool.moves.items():
        measures.bot_moves.labels(asked, moved).set(count)
    return Response(measures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_this_machine(address: str) -> bool:
    """Whether a request comes from the machine the server runs on."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
