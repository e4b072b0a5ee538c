"""Previews: what a move would lead to; and what the game was like before, and why."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from signoria.bots import BY_NETWORK
from signoria.core.play.ahead import moves_ahead
from signoria.core.play.match import Match
from signoria.core.play.previews import preview
from signoria.core.play.replays import Replay
from signoria.core.text.message_refs import phrased
from signoria.server.limits.preview_queue import PreviewQueue
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.from_page import Ahead, AskReason, Preview, Then
from signoria.server.protocol.play_facts import MoveFacts
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import AheadFacts, GivenReason, PreviewFacts, ThenFacts
from signoria.server.replay.reasons import reason_to_be, reason_told
from signoria.server.tables import requests
from signoria.server.tables.browser_state import dealt_anew
from signoria.server.tables.encoded import ENCODER, event_facts
from signoria.server.tables.table import Table

Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Looker:
    """Who looks: somebody whose looks wait in line with those of others, and are paid for."""

    looks: PreviewQueue
    payer: str
    charge: Callable[[float], None]

    async def work(self, work: Callable[[], Answer]) -> Answer:
        """Work something out beside the event loop."""
        answer, seconds = await self.looks.work(self.payer, work)
        self.charge(seconds)
        return answer


async def preview_of(live: LiveTable, looker: Looker, seat: int, asked: Preview) -> PreviewFacts:
    """What a seat's move would lead to; the table goes on while it is worked out."""
    async with live.lock:
        match, move = _thought_of(live.table, seat, asked)
        match, has_hint = match.copy(with_undo=False), live.table.asked[seat].has_hint
    return await looker.work(lambda: _preview_facts(match, seat, move, asked, has_hint=has_hint))


def previewed(table: Table, seat: int, asked: Preview) -> PreviewFacts:
    """What a move would lead to, refused as the move itself would be."""
    match, move = _thought_of(table, seat, asked)
    return _preview_facts(match, seat, move, asked, has_hint=table.asked[seat].has_hint)


def _thought_of(table: Table, seat: int, asked: Preview) -> tuple[Match, str]:
    move = requests.move(table, seat, asked).move
    return requests.must_be_playing(table), move


def _preview_facts(match: Match, seat: int, move: str, asked: Preview, *, has_hint: bool) -> PreviewFacts:
    """What speaks for the move is told to who has taken a hint."""
    seen = preview(match, seat, move)
    return PreviewFacts(
        key=asked.key,
        id=asked.id,
        seq=asked.seq,
        view=_encoded(seen.public),
        own=_encoded(seen.own),
        log=[event_facts(match.game, event, seen.public) for event in seen.events],
        final=seen.final,
        reason=reason_to_be(match, seat, seen) if has_hint else None,
    )


async def moves_then(live: LiveTable, looker: Looker, seat: int, asked: Ahead) -> AheadFacts:
    """The moves that a seat may be able to make when it is asked next."""
    async with live.lock:
        match, secret = requests.must_be_playing(live.table).copy(with_undo=False), live.table.charter.secret
    return await looker.work(lambda: ahead_facts(match, seat, secret, asked.key))


def ahead_facts(match: Match, seat: int, secret: str, key: str) -> AheadFacts:
    """Found in games dealt anew, so that nothing hidden is in what is legal then."""
    dealt = dealt_anew(match, seat, secret)
    game, view = match.game, {**match.view(None), **match.own_view(seat)}
    moves = moves_ahead(dealt, seat)
    return AheadFacts(
        key, [MoveFacts(move.id, move.text, dict(move.data), phrased(game, view, move.data)) for move in moves]
    )


async def game_then(live: LiveTable, looker: Looker, seat: int | None, asked: Then) -> ThenFacts:
    """The game as a seat saw it when it was told a line of its log."""
    return await _look_back(live, looker, lambda replay: seen_then(replay, seat, asked))


async def reason_then(live: LiveTable, looker: Looker, seat: int | None, asked: AskReason) -> GivenReason:
    """Why what a line of a seat's log tells was done."""
    networks = {number for number, place in enumerate(live.table.seats) if place.level in BY_NETWORK}
    return await _look_back(live, looker, lambda replay: given_reason(replay, seat, asked, networks))


async def _look_back(live: LiveTable, looker: Looker, look: Callable[[Replay], Answer]) -> Answer:
    """Look at a table's game as it was; looks are worked out one at a time, so nobody else uses the replay."""
    async with live.lock:
        if live.table.match is None:
            raise Refused("refused-not-begun")
        now = live.table.match.copy(with_undo=False)
    return await looker.work(lambda: _followed(live, now, look))


def _followed(live: LiveTable, now: Match, look: Callable[[Replay], Answer]) -> Answer:
    if live.replay is None:
        live.replay = Replay(now)
    live.replay.follow(now)
    return look(live.replay)


def seen_then(replay: Replay, seat: int | None, asked: Then) -> ThenFacts:
    """What a seat saw after the decision that told it a line."""
    then = replay.at(_step_of(replay, seat, asked.line))
    own = {} if seat is None else then.own_view(seat)
    return ThenFacts(asked.key, asked.line, _encoded(then.view(None)), _encoded(own))


def given_reason(replay: Replay, seat: int | None, asked: AskReason, networks: Container[int]) -> GivenReason:
    """The reason for what was told in a line, if one is given for it; `networks` are seats of bots that have one."""
    _step_of(replay, seat, asked.line)
    is_open = replay.at(replay.steps).over
    return GivenReason(asked.key, asked.line, reason_told(replay, seat, asked.line, networks, is_open=is_open))


def _step_of(replay: Replay, seat: int | None, line: int) -> int:
    """The decision that told a seat a line."""
    step = bisect_right(replay.lines(seat), line)
    if step > replay.steps:
        raise Refused("refused-from-the-future", status=422)
    return step


def _encoded(view: Mapping[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(view))
