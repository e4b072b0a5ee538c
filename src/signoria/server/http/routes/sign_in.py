"""Signing up and in: by a link, a passkey or a recovery code."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request, Response

from signoria.server.accounts import codes, links, passkeys
from signoria.server.accounts.links import Opened
from signoria.server.accounts.profile import shown_name
from signoria.server.http.dependencies import AGuest, TheHouse, address_of, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import APlace, AVisitor, let_in, not_too_many_sign_ins
from signoria.server.limits.rate_limits import counted_as
from signoria.server.protocol.account_bodies import (
    AskLink,
    Codes,
    LinkFacts,
    LookAtLink,
    NewPasskey,
    PasskeyRequest,
    UseCode,
    UseLink,
    UsePasskey,
)
from signoria.server.protocol.refusals import Refused

router = APIRouter(prefix="/api/sign-in", tags=["account"], dependencies=[Depends(not_too_often)])
COUNTED = [Depends(not_too_many_sign_ins)]


@router.post("/links", status_code=204, responses=refusals(409))
async def ask_for_link(request: Request, house: TheHouse, body: AskLink) -> None:
    """Have a link sent to an address; the answer is the same for a member's and for any other."""
    await house.shared_limiter.check("mails", counted_as(address_of(request)))
    await links.ask_for_link(house, body.email, body.language)


@router.post("/links/look", responses=refusals(410), dependencies=COUNTED)
async def look_at_link(response: Response, house: TheHouse, body: LookAtLink) -> LinkFacts:
    """What a link would do; it stays good."""
    response.headers["cache-control"] = "no-store"
    opened = await links.look_at_link(house, body.token)
    return await link_facts(house, opened)


async def link_facts(house: TheHouse, opened: Opened) -> LinkFacts:
    if opened.account is None:
        return LinkFacts("sign-up", opened.link.email, None)
    name = await links.name_of(house, opened.account.id)
    return LinkFacts("sign-in" if opened.link.account_id is None else "add-address", opened.link.email, name)


@router.post("/links/use", status_code=204, responses=refusals(403, 409, 410), dependencies=COUNTED)
async def use_link(request: Request, response: Response, house: TheHouse, visitor: AVisitor, body: UseLink) -> None:
    """Sign up or in by a link, or add its address; it is good once."""
    signed_in = await links.use_link(house, body.token, body.name, visitor, takes_along=body.takes_along)
    if signed_in is not None:
        await let_in(request, response, visitor, signed_in)


@router.post("/code", status_code=204, responses=refusals(403), dependencies=COUNTED)
async def use_code(request: Request, response: Response, house: TheHouse, visitor: AVisitor, body: UseCode) -> None:
    """Sign in with a recovery code; it is good once."""
    signed_in = await codes.use_code(house, body.code, visitor, takes_along=body.takes_along)
    await let_in(request, response, visitor, signed_in)


@router.post("/new", responses=refusals(401, 409), dependencies=COUNTED)
async def sign_up_with_codes(
    request: Request, response: Response, house: TheHouse, guest: AGuest, visitor: AVisitor
) -> Codes:
    """Become a member with recovery codes alone, where there is neither mail nor a passkey."""
    if not visitor.plays_as_guest:
        raise Refused("refused-member-already")
    signed_in, made = await codes.sign_up_with_codes(house, guest, visitor)
    await let_in(request, response, visitor, signed_in)
    return Codes(made)


@router.post("/passkeys/ask", responses=refusals(401, 409), dependencies=COUNTED)
async def ask_for_new_passkey(house: TheHouse, guest: AGuest, place: APlace) -> PasskeyRequest:
    """What the browser is asked when a passkey is to be made, for a member or a guest who becomes one."""
    return PasskeyRequest(await passkeys.ask_for_new(house, guest, place))


@router.post("/passkeys/new", responses=refusals(401, 403, 409, 410), dependencies=COUNTED)
async def new_passkey(
    request: Request,
    response: Response,
    house: TheHouse,
    guest: AGuest,
    visitor: AVisitor,
    place: APlace,
    body: NewPasskey,
) -> Codes:
    """A new passkey for a member; a guest becomes a member with it, and is shown recovery codes."""
    name = shown_name(body.name) or visitor.device.name
    if not visitor.plays_as_guest:
        await passkeys.add(house, guest, place, body.answer, name)
        return Codes([])
    signed_in, made = await passkeys.sign_up_with_passkey(house, guest, visitor, place, body.answer, name)
    await let_in(request, response, visitor, signed_in)
    return Codes(made)


@router.post("/passkeys/any", responses=refusals(), dependencies=COUNTED)
async def ask_for_any_passkey(house: TheHouse, place: APlace) -> PasskeyRequest:
    """What the browser is asked when somebody wants to sign in with a passkey."""
    return PasskeyRequest(await passkeys.ask_for_any(house, place))


@router.post("/passkeys/use", status_code=204, responses=refusals(403, 410), dependencies=COUNTED)
async def use_passkey(
    request: Request, response: Response, house: TheHouse, visitor: AVisitor, place: APlace, body: UsePasskey
) -> None:
    """Sign in with a passkey."""
    signed_in = await passkeys.use(house, place, body.answer, visitor, takes_along=body.takes_along)
    await let_in(request, response, visitor, signed_in)
