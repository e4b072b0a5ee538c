"""Who asks, as a member or on the way to being one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from signoria.server.accounts.device_names import device_name
from signoria.server.accounts.devices import let_go
from signoria.server.accounts.membership import Device, SignedIn
from signoria.server.accounts.passkeys import Place
from signoria.server.accounts.signing_in import Visitor
from signoria.server.http.dependencies import address_of, the_guests, the_house, welcome
from signoria.server.http.exception_handlers import language_of
from signoria.server.http.guests import give_cookie
from signoria.server.limits.rate_limits import counted_as
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow


@dataclass(frozen=True)
class Member:
    """A member on a device on which they are signed in."""

    guest: GuestRow
    session: str

    @property
    def id(self) -> str:
        return self.guest.id


async def a_visitor(request: Request) -> Visitor:
    """Whoever asks, on whatever device."""
    known = await welcome(request)
    house = the_house(request)
    device = Device(device_name(request.headers.get("user-agent", "")), language_of(request), house.clock())
    return Visitor(known.guest, known.session, device) if known is not None else Visitor(None, None, device)


async def a_member(request: Request) -> Member:
    """Who asks, signed in; anybody else is refused."""
    known = await welcome(request)
    if known is None or known.session is None:
        raise Refused("refused-no-member", status=401)
    return Member(known.guest, known.session)


def a_place(request: Request) -> Place:
    """Where the page stands that asks; the guard at the door has seen that it is ours."""
    origin = request.headers.get("origin")
    if origin is None:
        raise Refused("refused-foreign-origin", status=403)
    return Place(origin)


async def not_too_many_sign_ins(request: Request) -> None:
    """How often somebody may sign in from one address, or try to."""
    await the_house(request).shared_limiter.check("sign_ins", counted_as(address_of(request)))


async def let_in(request: Request, response: Response, visitor: Visitor, signed_in: SignedIn) -> None:
    """Give the device its cookie; who was behind the one of before is read again, and their open pages are let go."""
    house, guests = the_house(request), the_guests(request)
    for id in {signed_in.session.account_id, *([visitor.guest.id] if visitor.guest is not None else [])}:
        guests.forget(id)
    response.headers["cache-control"] = "no-store"
    give_cookie(response, signed_in.token, house)
    if visitor.session is not None:
        await let_go(house, [visitor.session])


AVisitor = Annotated[Visitor, Depends(a_visitor)]
AMember = Annotated[Member, Depends(a_member)]
APlace = Annotated[Place, Depends(a_place)]
