"""Who asks, as somebody who keeps order in the house."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from signoria.server.http.dependencies import the_house
from signoria.server.http.members import AMember
from signoria.server.order.standing import KEEPERS, Keeper
from signoria.server.protocol.refusals import Refused
from signoria.server.store.accounts import account_of


async def a_host(request: Request, response: Response, member: AMember) -> Keeper:
    """Who asks, if they are a host or an administrator now; what they are told stays in no cache."""
    house = the_house(request)
    house.limiter.check("orders", f"guest {member.id}")
    account = await house.store.read(lambda connection: account_of(connection, member.id))
    if account is None or account.role not in KEEPERS:
        raise Refused("refused-not-for-you", status=403)
    response.headers["cache-control"] = "no-store"
    return Keeper(member.id, member.guest.name, account.role)


async def an_administrator(keeper: Annotated[Keeper, Depends(a_host)]) -> Keeper:
    """Who asks, if they are an administrator."""
    if keeper.role != "administrator":
        raise Refused("refused-not-for-you", status=403)
    return keeper


AHost = Annotated[Keeper, Depends(a_host)]
AnAdministrator = Annotated[Keeper, Depends(an_administrator)]
