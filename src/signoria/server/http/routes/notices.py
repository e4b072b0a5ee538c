"""Of what members are told while they are away, and how; and for everybody the games that wait for them."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response

from signoria.server.http.dependencies import AGuest, TheHouse, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import AMember
from signoria.server.http.table_cards import card_of
from signoria.server.live.turns import tables_waiting_for
from signoria.server.notices import choices
from signoria.server.protocol.facts import TableCard
from signoria.server.protocol.notice_bodies import (
    NewWebhook,
    NoticeChoice,
    NoticeFacts,
    PushSubscription,
    WebhookSecret,
)
from signoria.server.store.table_lists import Arranged

RUNNING = 200
"""Running games of a guest that are told."""
router = APIRouter(prefix="/api", tags=["account"], dependencies=[Depends(not_too_often)])


@router.get("/turns", responses=refusals(401))
async def running_games(response: Response, house: TheHouse, guest: AGuest) -> list[TableCard]:
    """Your running games, whether they wait for you and how long still."""
    response.headers["cache-control"] = "no-store"
    rows = await house.store.lists.running_of_guest(guest.id, RUNNING)
    turns = await tables_waiting_for(house, guest.id, rows)
    lessons = await house.store.lists.lessons(row.id for row in rows if row.position is not None)
    slow = await house.store.lists.slow({row.id for row in rows})
    rated = await house.store.lists.rated({row.id for row in rows})
    return [
        card_of(row, Arranged(), turns, slow=row.id in slow, rated=row.id in rated, lesson=lessons.get(row.id))
        for row in rows
    ]


@router.get("/account/notices", responses=refusals(401))
async def notices(response: Response, house: TheHouse, member: AMember) -> NoticeFacts:
    """Of what you are told, and how."""
    response.headers["cache-control"] = "no-store"
    return await choices.notice_facts(house, member.id, member.session)


@router.patch("/account/notices", status_code=204, responses=refusals(401))
async def choose(house: TheHouse, member: AMember, body: NoticeChoice) -> None:
    """Be told of something in one way, or no longer."""
    await choices.change_choice(house, member.id, body)


@router.put("/account/push", status_code=204, responses=refusals(401))
async def show_here(house: TheHouse, member: AMember, body: PushSubscription) -> None:
    """Have notices shown on this device, as long as it is signed in."""
    await house.shared_limiter.check("trials", member.id)
    await choices.add_device(house, member.id, member.session, body)


@router.delete("/account/push", status_code=204, responses=refusals(401))
async def show_no_longer(house: TheHouse, member: AMember) -> None:
    """Have none shown on this device."""
    await choices.drop_device(house, member.session)


@router.post("/account/push/trial", status_code=204, responses=refusals(401, 409))
async def try_push(house: TheHouse, member: AMember) -> None:
    """Have one shown on this device, to see whether it comes."""
    await house.shared_limiter.check("trials", member.id)
    await choices.try_device(house, member.id, member.session)


@router.put("/account/webhook", responses=refusals(401))
async def set_webhook(response: Response, house: TheHouse, member: AMember, body: NewWebhook) -> WebhookSecret:
    """Have notices posted to an address, signed with a secret that is told this once."""
    response.headers["cache-control"] = "no-store"
    await house.shared_limiter.check("trials", member.id)
    return WebhookSecret(await choices.set_webhook(house, member.id, body.address))


@router.delete("/account/webhook", status_code=204, responses=refusals(401))
async def drop_webhook(house: TheHouse, member: AMember) -> None:
    """Have none posted any more."""
    await choices.remove_webhook(house, member.id)


@router.post("/account/webhook/trial", status_code=204, responses=refusals(401, 409))
async def try_webhook(house: TheHouse, member: AMember) -> None:
    """Have one posted, to see whether it is taken; a webhook that was switched off is on again."""
    await house.shared_limiter.check("trials", member.id)
    await choices.try_webhook(house, member.id)
