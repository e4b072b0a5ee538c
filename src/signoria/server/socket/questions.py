"""What a page asks that changes nothing: why a move is forbidden, what it would lead to, and what was before."""

from __future__ import annotations

from signoria.server.protocol.from_page import Ahead, AskReason, BotHint, Earlier, Glance, Lines, Preview, Then, Why
from signoria.server.protocol.refusals import Refused, Said
from signoria.server.protocol.to_page import Because, ToPage
from signoria.server.socket import hinting, previews
from signoria.server.socket.visit import Visit
from signoria.server.tables import requests
from signoria.server.tables.frames import earlier_lines, earlier_log
from signoria.server.tables.glancing import glance_facts
from signoria.server.tables.teaching import lesson_refusal

Look = Preview | Ahead | Glance | BotHint | Then | AskReason | Lines | Earlier
Question = Why | Look


async def answer_to(visit: Visit, asked: Question) -> ToPage:
    """What the page wants to know; looks are counted, and refused if there are too many."""
    if isinstance(asked, Why):
        return await _why_not(visit, asked.text)
    if not visit.budget.may_look():
        raise Refused("refused-too-often", status=429)
    return await _look(visit, asked)


async def _why_not(visit: Visit, text: str) -> Because:
    async with visit.live.lock:
        match = requests.must_be_playing(visit.live.table)
        refusal = match.why_not(visit.seat(), text)
        taught = lesson_refusal(visit.live.table, visit.seat(), text) if refusal is None else None
    if refusal is None:
        return Because(text, taught.said if taught else None, None)
    if refusal.clause is None:
        return Because(text, Said("no-such-move", {"text": text}), None)
    return Because(text, Said(refusal.message), refusal.clause)


async def _look(visit: Visit, asked: Look) -> ToPage:
    live, seat = visit.live, visit.connection.seat
    looker = previews.Looker(visit.house.looks, visit.client.who, visit.budget.charge_look)
    match asked:
        case Preview():
            return await previews.preview_of(live, looker, visit.seat(), asked)
        case Ahead():
            return await previews.moves_then(live, looker, visit.seat(), asked)
        case Glance():
            async with live.lock:
                return glance_facts(live.table, asked)
        case BotHint():
            return await hinting.bot_hint(visit, asked)
        case Then():
            return await previews.game_then(live, looker, seat, asked)
        case AskReason():
            return await previews.reason_then(live, looker, seat, asked)
        case Lines():
            async with live.lock:
                return earlier_lines(live.table, asked.before, asked.key)
        case Earlier():
            async with live.lock:
                return earlier_log(live.table, visit.connection.seat, asked.before, asked.key)
