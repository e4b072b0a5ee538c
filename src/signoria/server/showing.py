"""Showing a table otherwise than as it is: what a move would lead to, and what the game looked like before."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.core.match import Match
from signoria.core.previews import preview
from signoria.core.replays import Replay
from signoria.server.live import LiveTable
from signoria.server.messages import Preview, PreviewFacts, Then, ThenFacts
from signoria.server.said import Refused
from signoria.server.tables import requests
from signoria.server.tables.frames import ENCODER
from signoria.server.tables.journal import event_facts
from signoria.server.tables.table import Table


async def preview_of(live: LiveTable, seat: int, asked: Preview) -> PreviewFacts:
    """What a seat's move would lead to."""
    async with live.lock:
        return previewed(live.table, seat, asked)


def previewed(table: Table, seat: int, asked: Preview) -> PreviewFacts:
    """What a move would lead to, refused as the move itself would be."""
    move = requests.move(table, seat, asked).move
    seen = preview(requests.must_be_playing(table), seat, move)
    return PreviewFacts(
        key=asked.key,
        id=asked.id,
        seq=asked.seq,
        view=_encoded(seen.public),
        own=_encoded(seen.own),
        log=[event_facts(table.game, event, seen.public) for event in seen.events],
        final=seen.final,
    )


async def game_then(live: LiveTable, seat: int | None, asked: Then) -> ThenFacts:
    """The game as a seat saw it when it was told a line of its log; to play it once more takes a while."""
    async with live.lock:
        if live.table.match is None:
            raise Refused("refused-not-begun")
        now = live.table.match.copy()
    async with live.replaying:
        return await asyncio.to_thread(_look_back, live, now, seat, asked)


def _look_back(live: LiveTable, now: Match, seat: int | None, asked: Then) -> ThenFacts:
    if live.replay is None:
        live.replay = Replay(now)
    live.replay.follow(now)
    return seen_then(live.replay, seat, asked)


def seen_then(replay: Replay, seat: int | None, asked: Then) -> ThenFacts:
    """What a seat saw after the decision that told it a line."""
    step = bisect_right(replay.lines(seat), asked.line)
    if step > replay.steps:
        raise Refused("refused-from-the-future", status=422)
    then = replay.at(step)
    own = {} if seat is None else then.own_view(seat)
    return ThenFacts(asked.key, asked.line, _encoded(then.view(None)), _encoded(own))


def _encoded(view: Mapping[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(view))
