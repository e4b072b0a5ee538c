"""The house's own hint, for a page that cannot think for itself: what its strongest bot would do in the seat."""

from __future__ import annotations

import secrets
import time

from signoria.bots import LEVELS
from signoria.server.bots.errors import BotFailed, BotsBusy, BotsStopped
from signoria.server.bots.question import question_for
from signoria.server.protocol.from_page import BotHint
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import BotHinted
from signoria.server.socket.visit import Visit
from signoria.server.tables import hints

STRONGEST = list(LEVELS)[-1]


async def bot_hint(visit: Visit, asked: BotHint) -> BotHinted:
    """A worker thinks about what the seat may know, as it does for a bot; the guest pays for that, not for a queue."""
    pool, seat = visit.house.bot_runner.pool, visit.seat()
    async with visit.live.lock:
        table = visit.live.table
        match = hints.thought_about(table, seat, asked)
        thought = visit.house.settings.thought
        question = question_for(match, seat, STRONGEST, thought, secrets.randbits(128))
        moves = {move.text: move.id for move in table.legal(seat)}
    pool.start()
    pool.prepare(question.game)
    began = time.monotonic()
    try:
        text = await pool.choose(question, visit.client.who, moves)
    except (BotsBusy, BotsStopped, BotFailed):
        raise Refused("refused-no-bot-hint", status=503) from None
    finally:
        visit.budget.charge_look(min(thought, time.monotonic() - began))
    return BotHinted(asked.key, moves[text])
