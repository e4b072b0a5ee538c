"""For administrators: tables, people, addresses, how the house is, and what can be set while it is open."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request

from signoria.server.accounts.devices import let_go
from signoria.server.http.addresses import lan_addresses
from signoria.server.http.dependencies import TableId, TheHouse, not_too_often, the_guests
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.hosts import AnAdministrator
from signoria.server.http.routes.admin import PersonId, Skip, Text, do
from signoria.server.order import acting, addresses
from signoria.server.order.at_tables import close_table
from signoria.server.order.desk import read_people, read_tables
from signoria.server.order.house_changes import read_house_settings, set_limit, set_text
from signoria.server.order.overview import read_state
from signoria.server.protocol.house_bodies import HouseSettings, People, SetLimit, SetText, StateFacts, TablePart
from signoria.server.protocol.order_bodies import BanNetwork, GiveRole, Reasoned, UnbanNetwork

router = APIRouter(prefix="/api/admin", tags=["order"], dependencies=[Depends(not_too_often)])
SettingName = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]


@router.get("/tables", responses=refusals(401))
async def the_tables(house: TheHouse, keeper: AnAdministrator, text: Text = "", skip: Skip = 0) -> TablePart:
    """Tables that wait or are played."""
    return await read_tables(house, text, skip)


@router.post("/tables/{id}/close", status_code=204, responses=refusals(401, 404, 409, 410))
async def close(house: TheHouse, keeper: AnAdministrator, id: TableId, body: Reasoned) -> None:
    """Give up a table that waits, or break off its game."""
    await close_table(house, keeper, id, body.why)


@router.get("/people", responses=refusals(401))
async def the_people(house: TheHouse, keeper: AnAdministrator, text: Text = "", skip: Skip = 0) -> People:
    """Members and guests in whose name, id or mail address a text is found."""
    return await read_people(house, keeper, text, skip)


@router.post("/people/{id}/role", status_code=204, responses=refusals(401, 404, 409))
async def give_role(house: TheHouse, keeper: AnAdministrator, id: PersonId, body: GiveRole) -> None:
    """Say what a member may do in the house."""
    now = house.clock()
    await do(house, lambda c: acting.give_role(c, keeper, id, body.role, body.why, now))


@router.post("/people/{id}/sign-out", status_code=204, responses=refusals(401, 404))
async def sign_out(request: Request, house: TheHouse, keeper: AnAdministrator, id: PersonId, body: Reasoned) -> None:
    """Sign a member out on all their devices."""
    now = house.clock()
    person, ended = await do(house, lambda c: acting.sign_out(c, keeper, id, body.why, now))
    the_guests(request).forget(person.id)
    await let_go(house, ended)


@router.post("/addresses/ban", status_code=204, responses=refusals(401))
async def ban_address(house: TheHouse, keeper: AnAdministrator, body: BanNetwork) -> None:
    """Let no guests in from an address or a network; members come in as before."""
    network, now = addresses.checked_network(body.network, house.settings, lan_addresses()), house.clock()
    await do(house, lambda c: addresses.ban_network(c, keeper, network, body.hours, body.why, now))


@router.post("/addresses/unban", status_code=204, responses=refusals(401, 404))
async def unban_address(house: TheHouse, keeper: AnAdministrator, body: UnbanNetwork) -> None:
    """Let guests in again from an address or a network."""
    now = house.clock()
    await do(house, lambda c: addresses.let_network_in(c, keeper, body.network, body.why, now))


@router.get("/state", responses=refusals(401))
async def state(house: TheHouse, keeper: AnAdministrator) -> StateFacts:
    """What waits, what went wrong, how much the house does, and which versions it has."""
    return await read_state(house)


@router.get("/settings", responses=refusals(401))
async def settings(house: TheHouse, keeper: AnAdministrator) -> HouseSettings:
    """What can be set while the house is open."""
    return read_house_settings(house)


@router.put("/settings/{name}", status_code=204, responses=refusals(401, 404))
async def change_limit(house: TheHouse, keeper: AnAdministrator, name: SettingName, body: SetLimit) -> None:
    """Set a limit at every process, or let it be as in house.toml again."""
    await set_limit(house, keeper, name, body.value)


@router.put("/texts/{name}", status_code=204, responses=refusals(401, 404))
async def change_text(house: TheHouse, keeper: AnAdministrator, name: SettingName, body: SetText) -> None:
    """Set a text of the house in one language."""
    await set_text(house, keeper, name, body)
