"""The same table with other secrets, and whether a frame would have been the same."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace

from signoria.core.play.match import Match
from signoria.server.protocol.from_page import Preview
from signoria.server.socket.previews import previewed
from signoria.server.tables.frames import Attendance, PlayFrames, chat, encode, seating
from signoria.server.tables.table import Table
from tests.server.table_builders import the_match
from tests.spoiling import secret_fields, spoil


def all_frames(table: Table, seat: int | None) -> str:
    """All that a seat is sent when it says hello."""
    attendance = Attendance([0], [1], {1: {0}}, 2)
    return (encode(seating(table, attendance)) + encode(chat(table)) + encode(PlayFrames(table).of(seat))).decode()


def with_match(table: Table, match: Match) -> Table:
    """The same table, had another match been played at it."""
    other = Table(
        table.charter,
        told=table.told,
        seq=table.seq,
        status=table.status,
        match=match,
        chat=table.chat,
        rematch=table.rematch,
        keys=table.keys,
    )
    other.seats, other.asked = table.seats, table.asked
    return other


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The match with what the seat cannot know dealt anew, and other whispers to others."""
    other = match.copy()
    other._state = match.redeal(seat, seed).state
    other._told = [told for told in match._told if told.to in (-1, seat)]
    other._decisions = [
        made if made.seat == seat else replace(made, action=0, text="something else") for made in match._decisions
    ]
    return other


def with_other_secrets(table: Table, seat: int | None, chooser: random.Random) -> Iterator[tuple[str, Table]]:
    """Tables that a seat cannot tell from the true one, each with what is different: all dealt anew, or one field."""
    match = the_match(table)
    if seat is not None:
        yield "the deal", with_match(table, redealt(match, seat, chooser.randrange(1 << 30)))
    if match.over:
        return
    for name in secret_fields(table.game):
        spoiled = match.copy()
        spoil(spoiled._state, name, seat, chooser)
        yield name, with_match(table, spoiled)


def play_frame(table: Table, seat: int | None, log_from: int) -> str:
    """The frame about the game that a seat is sent now, if it has that much of the log."""
    return encode(PlayFrames(table).of(seat, log_from)).decode()


def preview_frame(table: Table, seat: int, asked: Preview) -> str:
    """The frame that answers a seat that asks for a preview now."""
    return encode(previewed(table, seat, asked)).decode()


def check_preview(table: Table, seat: int, asked: Preview, frame: str, seed: int) -> None:
    """A preview is the one that another deal of what the seat cannot know gives."""
    other = with_match(table, redealt(the_match(table), seat, seed))
    assert frame == preview_frame(other, seat, asked), f"the deal shows to {seat} after {table.seq}"


def check_frame(table: Table, seat: int | None, frame: str, chooser: random.Random | None = None) -> None:
    """A frame about the game is the one the table gives, and with a chooser also the one that other secrets give."""
    log_from = json.loads(frame)["log_from"]
    assert frame == play_frame(table, seat, log_from), f"not what {seat} sees after {table.seq}"
    if chooser is not None:
        for name, other in with_other_secrets(table, seat, chooser):
            assert frame == play_frame(other, seat, log_from), f"{name} shows to {seat} after {table.seq}"
