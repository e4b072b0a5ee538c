"""`signoria house bots`: this machine thinks for the bots of houses elsewhere."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from rich.markup import escape

from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.bots.house_link import HouseLink
    from signoria.server.config.settings import Settings
    from signoria.server.protocol.refusals import Refused


def think_for_bots(settings: Settings, houses: Sequence[str], words: Catalogue) -> None:
    """Think for these houses, or for the one of the settings, until it is told to stop."""
    from signoria.server.bots.remote_messages import MOST_WORKERS
    from signoria.server.config.kinds import BadSetting, read
    from signoria.server.ops.logs import configure

    if not settings.bots_secret:
        raise Problem(words.say("bot-workers-no-secret"))
    try:
        houses = [str(read("public_url", house)).rstrip("/") for house in houses]
    except BadSetting as bad:
        raise Problem(words.say(bad.message, **{**bad.arguments, "name": "--url"})) from None
    houses = houses or [settings.public_url or f"http://localhost:{settings.port}"]
    workers = min(settings.workers or max(1, (os.cpu_count() or 2) - 1), MOST_WORKERS)
    configure()
    screen().print(escape(words.say("bot-workers-begin", workers=workers, houses=", ".join(houses))), soft_wrap=True)
    refused = asyncio.run(_think(settings.bots_secret, houses, workers))
    if refused is not None:
        raise Problem(words.say(refused.said.say, **refused.said.arguments), FAILED)


async def _think(secret: str, houses: Sequence[str], workers: int) -> Refused | None:
    """Until a signal comes, or no house wants it."""
    from signoria.server.bots.house_link import HouseLink, think_for
    from signoria.server.bots.workshop import Workshop

    task = asyncio.current_task()
    assert task is not None
    for end in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows
            asyncio.get_running_loop().add_signal_handler(end, task.cancel)
    workshop = Workshop(workers)
    links: list[HouseLink] = []
    try:
        await workshop.open()
        links = [HouseLink(house, secret, workers, workshop) for house in dict.fromkeys(houses)]
        return await think_for(links)
    except asyncio.CancelledError:
        return None
    finally:
        await workshop.close()
