"""The application: the house with its doors, opened and shut in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from signoria.server.accounts.devices import let_go_for_ever
from signoria.server.accounts.mail_sender import MailSender
from signoria.server.bots.pool import BotPool
from signoria.server.config.settings import Settings, default_database
from signoria.server.http.built_page import STATIC
from signoria.server.http.compression import PublicGZip
from signoria.server.http.exception_handlers import (
    answer_conflict,
    answer_fault,
    answer_gone,
    answer_http,
    answer_invalid,
    answer_refused,
    answer_trouble,
    answer_unkeepable,
)
from signoria.server.http.guests import Guests
from signoria.server.http.routes import (
    account,
    admin,
    admin_house,
    archive,
    bots,
    examples,
    friends,
    games,
    guests,
    health,
    invitations,
    lessons,
    letters,
    notices,
    order,
    page,
    puzzles,
    ratings,
    replays,
    searches,
    sign_in,
    socket,
    tables,
    tournaments,
)
from signoria.server.http.security import SecurityMiddleware
from signoria.server.live.house import House
from signoria.server.live.pruning import prune_daily
from signoria.server.live.resume import resume_tables
from signoria.server.lobby.lobby import Lobby
from signoria.server.notices.letters import KIND, notice_letter
from signoria.server.notices.sender import NoticeSender
from signoria.server.notices.telling import tell_for_ever
from signoria.server.ops.gc_settings import collect_garbage
from signoria.server.ops.preload import preload
from signoria.server.order.following import follow, follow_for_ever
from signoria.server.protocol.refusals import Refused
from signoria.server.replay.replays import Replays
from signoria.server.store import Conflict, Store, Trouble, Unkeepable
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.runner import run_tournaments

SWEEP = 60.0
"""Seconds between two looks for tables to put away."""


def create_app(settings: Settings) -> SecurityMiddleware:
    """The application with these settings, and its guard at the door."""
    return SecurityMiddleware(inner_app(settings), settings)


def inner_app(settings: Settings) -> FastAPI:
    """All that is behind the guard."""
    app = FastAPI(
        title="Signoria",
        summary="Tables for board games of Renaissance Italy.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_opened(settings),
    )
    app.add_middleware(PublicGZip, minimum_size=1000, compresslevel=6)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.add_exception_handler(HTTPException, answer_http)
    app.add_exception_handler(Trouble, answer_trouble)
    app.add_exception_handler(Unkeepable, answer_unkeepable)
    app.add_exception_handler(Conflict, answer_conflict)
    app.add_exception_handler(ClientDisconnect, answer_gone)
    app.add_exception_handler(Exception, answer_fault)
    routed = (
        games,
        lessons,
        examples,
        puzzles,
        guests,
        account,
        archive,
        ratings,
        letters,
        notices,
        sign_in,
        order,
        admin,
        admin_house,
        tables,
        tournaments,
        friends,
        invitations,
        searches,
        replays,
        health,
        bots,
        socket,
    )
    for module in routed:
        app.routes.extend(module.router.routes)  # include_router would build every route a second time
    if (STATIC / "assets").is_dir():
        app.mount("/assets", page.LastingFiles(directory=STATIC / "assets"))
    app.routes.extend(page.router.routes)
    return app


def _opened(settings: Settings) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            store = await Store.open(settings.database or default_database())
            stack.push_async_callback(store.close)
            pool = BotPool(settings.bot_processes, has_spare=settings.bot_processes == 0)
            stack.push_async_callback(pool.stop)
            house = House(settings, store, pool)
            stack.push_async_callback(house.stop)
            app.state.house, app.state.guests, app.state.replays = house, Guests(house), Replays(house)
            lobby = app.state.lobby = Lobby(house)
            stack.push_async_callback(lobby.here.stop)
            stack.callback(app.state.replays.close)
            app.state.tournaments = TournamentDesk(house)
            await follow(house)
            await house.clock_runner.make_up()
            await store.listen(house.heard)
            all_the_time = (
                _sweep(house),
                collect_garbage(house.is_quiet),
                house.presence.keep_telling(),
                house.clock_runner.run(),
                run_tournaments(app.state.tournaments),
                lobby.here.run(),
                lobby.run(),
            )
            of_members = (
                let_go_for_ever(house),
                _send_mail(house),
                follow_for_ever(house),
                tell_for_ever(house),
                NoticeSender(house).send_for_ever(),
            )
            for keeping in (*all_the_time, *of_members, _begin(house), prune_daily(house)):
                stack.callback(asyncio.create_task(keeping).cancel)
            yield

    return lifespan


async def _begin(house: House) -> None:
    """What a server does first, once."""
    await preload()
    await resume_tables(house)


async def _send_mail(house: House) -> None:
    """Send what waits in the outbox, where a mail server is named."""
    if house.settings.sends_mail:
        await MailSender(house, {KIND: notice_letter}).send_for_ever()


async def _sweep(house: House) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        house.put_away_idle()
        house.faults.tell_counts()
        try:
            await house.shared_limiter.forget()
        except Trouble as trouble:
            house.faults.note("what counts no more could not be removed", trouble)
