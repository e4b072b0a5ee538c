"""Dependencies of routes: the house, and who asks."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from signoria.server.http.guests import COOKIE, Guests, Known
from signoria.server.limits.rate_limits import counted_as
from signoria.server.live.house import House
from signoria.server.live.sanctions import banned
from signoria.server.lobby.lobby import Lobby
from signoria.server.protocol.refusals import Refused
from signoria.server.store import GuestRow
from signoria.server.tables.seat import hash_of_token


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def the_lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def the_guests(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "nowhere"


async def welcome(request: Request) -> Known | None:
    """Who asks, if the house knows them; whoever is banned is refused, by whatever way they come."""
    token, house = request.cookies.get(COOKIE), the_house(request)
    known = await the_guests(request).known(token)
    if known is not None:
        house.sanctions.must_be_welcome(known.guest.id)
    elif token and (ban := house.sanctions.ban_of_cookie(hash_of_token(token))) is not None:
        raise banned(ban)
    return known


async def any_guest(request: Request) -> GuestRow | None:
    """Who asks, if they are a guest or a member; no guest is let in from an address that is kept out."""
    known = await welcome(request)
    if known is not None and known.session is None:
        must_be_from_elsewhere(request)
    return None if known is None else known.guest


def must_be_from_elsewhere(request: Request) -> None:
    """Refused at an address from which no guests are let in."""
    if (ban := the_house(request).sanctions.ban_of_address(address_of(request))) is not None:
        raise banned(ban)


async def known_guest(request: Request) -> GuestRow:
    """Who asks; somebody without a name is refused."""
    guest = await any_guest(request)
    if guest is None:
        raise Refused("refused-no-guest", status=401)
    return guest


async def who_asks(request: Request) -> str:
    """Whom to count what is asked for: a guest, or an address."""
    known = await the_guests(request).known(request.cookies.get(COOKIE))
    guest = None if known is None else known.guest
    return f"address {counted_as(address_of(request))}" if guest is None else f"guest {guest.id}"


async def not_too_often(request: Request) -> None:
    """How much one visitor may ask in a while, known or not."""
    the_house(request).limiter.check("requests", await who_asks(request))


TheHouse = Annotated[House, Depends(the_house)]
TheLobby = Annotated[Lobby, Depends(the_lobby)]
AGuest = Annotated[GuestRow, Depends(known_guest)]
TABLE_ID = r"^[a-z0-9]{8,32}$"
TableId = Annotated[str, Path(pattern=TABLE_ID)]
SeatNumber = Annotated[int, Path(ge=0, le=11)]
RequestNumber = Annotated[int, Path(ge=1, le=1_000_000)]
