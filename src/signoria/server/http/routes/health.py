"""For whoever runs the server: is it well, and how busy is it."""

from __future__ import annotations

import ipaddress
import secrets
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from signoria.server.config.settings import Settings
from signoria.server.http.addresses import is_loopback
from signoria.server.http.dependencies import TheHouse, address_of
from signoria.server.http.exception_handlers import refusals
from signoria.server.protocol.refusals import Refused

router = APIRouter(tags=["running"])

PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What a proxy adds to a request."""


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
    """Measures for Prometheus, for this machine or for who has the token."""
    if not may_measure(request, house.settings):
        raise Refused("refused-not-for-you", status=403)
    measures, pool = house.metrics, house.bot_runner.pool
    measures.bots_waiting.set(pool.waiting)
    measures.bot_restarts.set(pool.restarts)
    measures.bot_workers.labels("here").set(pool.own)
    measures.bot_workers.labels("elsewhere").set(pool.elsewhere)
    for level, seconds in pool.seconds.items():
        measures.bot_seconds.labels(level).set(seconds)
    for (asked, moved), count in pool.moves.items():
        measures.bot_moves.labels(asked, moved).set(count)
    return Response(measures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_measure(request: Request, settings: Settings) -> bool:
    """Whether the measures are shown: to who has the token or, without one, to this machine itself.

    A proxy on this machine asks from here for strangers. So behind one nobody is shown them without a token.
    """
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    is_passed_on = settings.public_url is not None or any(name in request.headers for name in PASSED_ON)
    return not is_passed_on and is_this_machine(address_of(request)) and is_loopback(request.headers.get("host", ""))


def is_this_machine(address: str) -> bool:
    """Whether a request comes from the machine the server runs on."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
