"""A member's own page: who they are, their devices and passkeys."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from signoria.server.accounts import links, profile
from signoria.server.accounts.codes import renew_codes
from signoria.server.accounts.devices import let_go
from signoria.server.http.dependencies import TheHouse, address_of, not_too_often, the_guests
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import COOKIE, give_cookie, take_cookie
from signoria.server.http.members import AMember, AVisitor
from signoria.server.limits.rate_limits import counted_as
from signoria.server.protocol.account_bodies import AskLink, ChangeAccount, Codes, Membership, RenamePasskey

MANY = 1000
"""As many tables are counted."""
router = APIRouter(prefix="/api/account", tags=["account"], dependencies=[Depends(not_too_often)])
SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


@router.get("", responses=refusals())
async def who_am_i(request: Request, response: Response, house: TheHouse, visitor: AVisitor) -> Membership:
    """Whether you are a member, and what of."""
    response.headers["cache-control"] = "no-store"
    if visitor.guest is None:
        return Membership(None, house.settings.sends_mail, 0)
    if visitor.session is None:
        tables = await house.store.lists.of_guest(visitor.guest.id, MANY)
        return Membership(None, house.settings.sends_mail, len(tables))
    facts = await profile.account_facts(house, visitor.guest, visitor.session)
    give_cookie(response, request.cookies[COOKIE], house)
    return Membership(facts, house.settings.sends_mail, 0)


@router.patch("", status_code=204, responses=refusals(401))
async def change(house: TheHouse, member: AMember, body: ChangeAccount) -> None:
    """Change how you are written to; your name is changed as a guest's is."""
    await profile.change(house, member.id, body)


@router.post("/address", status_code=204, responses=refusals(401, 409))
async def add_address(request: Request, house: TheHouse, member: AMember, body: AskLink) -> None:
    """Have a link sent to an address: opened on a device of yours, it makes the address yours."""
    await house.shared_limiter.check("mails", counted_as(address_of(request)))
    await links.ask_for_link(house, body.email, body.language, member.id)


@router.delete("/address", status_code=204, responses=refusals(401, 409))
async def drop_address(house: TheHouse, member: AMember) -> None:
    """Have the house forget your address."""
    await profile.drop_address(house, member.id)


@router.post("/codes", responses=refusals(401))
async def new_codes(response: Response, house: TheHouse, member: AMember) -> Codes:
    """New recovery codes; those of before are no longer good."""
    response.headers["cache-control"] = "no-store"
    return Codes(await renew_codes(house, member.id))


@router.delete("/sessions/{session}", status_code=204, responses=refusals(401, 404))
async def end_session(request: Request, house: TheHouse, member: AMember, session: SessionId) -> None:
    """Sign one of your devices out."""
    ended = await profile.end_session(house, member.id, session)
    the_guests(request).forget(member.id)
    await let_go(house, ended)


@router.delete("/sessions", status_code=204, responses=refusals(401))
async def end_other_sessions(request: Request, house: TheHouse, member: AMember) -> None:
    """Sign all your other devices out."""
    ended = await profile.end_other_sessions(house, member.id, member.session)
    the_guests(request).forget(member.id)
    await let_go(house, ended)


@router.post("/sign-out", status_code=204, responses=refusals(401))
async def sign_out(request: Request, response: Response, house: TheHouse, member: AMember) -> None:
    """Sign this device out; it is nobody's then."""
    ended = await profile.end_session(house, member.id, member.session)
    the_guests(request).forget(member.id)
    take_cookie(response, house)
    await let_go(house, ended)


@router.patch("/passkeys/{passkey}", status_code=204, responses=refusals(401, 404))
async def rename_passkey(house: TheHouse, member: AMember, passkey: PasskeyId, body: RenamePasskey) -> None:
    """Call a passkey of yours otherwise."""
    await profile.rename_passkey(house, member.id, passkey, body.name)


@router.delete("/passkeys/{passkey}", status_code=204, responses=refusals(401, 404, 409))
async def drop_passkey(house: TheHouse, member: AMember, passkey: PasskeyId) -> None:
    """Have the house forget a passkey of yours."""
    await profile.drop_passkey(house, member.id, passkey)
