"""What goes over the wire, made from tables alone: nothing a seat may not know changes a byte of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import pytest

from signoria import Match
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.from_page import Undo
from signoria.server.tables import entries, frames, requests
from signoria.server.tables.frames import PlayFrames, chat_since, earlier_log, encode
from signoria.server.tables.table import Table
from tests.play import Setting, everybody
from tests.server.spoiled import all_frames, redealt, with_match
from tests.server.table_builders import SECRET, happen, play_on, started, the_match
from tests.spoiling import fields_that_show, secret_fields

FIRST_ANSWER = 64_000
"""Bytes that hello is answered with, at most."""
STEP = 30
"""Every so many moves all seats' frames are looked at."""


def points_in_a_game(setting: Setting, seed: int) -> Iterator[Table]:
    """A table at many moments of a game, undos among them."""
    table = started(setting.name, setting.seats, setting.chosen)
    dice = random.Random(seed)
    yield table
    for made, seat in enumerate(play_on(table, dice)):
        if dice.random() < 0.1 and the_match(table).may_undo(seat):
            happen(table, requests.undo(table, seat, Undo(table.seq, f"undo {made}")))
        if made % STEP == 0:
            yield table
    yield table


def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_sent_to_it(setting: Setting) -> None:
    for number, table in enumerate(points_in_a_game(setting, seed=31)):
        for seat in range(setting.seats):
            other = with_match(table, redealt(the_match(table), seat, number))
            assert all_frames(other, seat) == all_frames(table, seat)


def frames_with(table: Table, match: Match, seat: int | None) -> str:
    """What a seat would be sent at this table, had another match been played at it."""
    return all_frames(with_match(table, match), seat)


def test_spoiling_any_field_that_is_not_public_changes_no_byte_sent_to_others(setting: Setting) -> None:
    chooser, secret = random.Random(32), secret_fields(setting.game)
    for table in points_in_a_game(setting, seed=32):
        if the_match(table).over:
            continue
        for seat in everybody(the_match(table)):
            assert not fields_that_show(the_match(table), secret, seat, chooser, partial(frames_with, table))


def test_no_frame_holds_the_secret_the_seed_or_a_token(setting: Setting) -> None:
    for table in points_in_a_game(setting, seed=33):
        for seat in everybody(the_match(table)):
            frames = all_frames(table, seat)
            for secret in (SECRET, str(the_match(table).seed), *(place.token_hash for place in table.seats)):
                assert secret not in frames
            assert not any(place.guest in frames for place in table.seats if place.guest)


def test_a_view_put_together_from_its_parts_is_the_seats_view(setting: Setting) -> None:
    for table in points_in_a_game(setting, seed=34):
        match, frames = the_match(table), PlayFrames(table)
        for seat in everybody(match):
            play = json.loads(encode(frames.of(seat)))
            assert {**play["view"], **play["own"]} == json.loads(json.dumps(match.view(seat)))
            assert [(event["kind"], event["data"]) for event in play["log"]] == [
                (event.pop("kind"), event) for event in json.loads(json.dumps(match.events(seat)))
            ]
            legal = [] if seat is None else match.legal(seat)
            assert [move["text"] for move in play["moves"]] == [move.text for move in legal]


def test_pieces_of_the_log_add_up_to_all_of_it() -> None:
    table = started("princes-of-florence")
    held: dict[int | None, list[object]] = {seat: [] for seat in everybody(the_match(table))}
    dice = random.Random(3)
    marks = [0] * 5

    def take_in() -> None:
        frames, lengths = PlayFrames(table), table.journal().lengths()
        for seat, log in held.items():
            place = -1 if seat is None else seat
            play = json.loads(encode(frames.of(seat, min(marks[place], lengths[place]))))
            log[play["log_from"] :] = play["log"]
        marks[:] = lengths

    take_in()
    for made, actor in enumerate(play_on(table, dice, 150)):
        take_in()
        if the_match(table).may_undo(actor) and dice.random() < 0.4:
            happen(table, requests.undo(table, actor, Undo(table.seq, f"undo {made}")))
            take_in()
    for seat, log in held.items():
        assert log == json.loads(encode(PlayFrames(table).of(seat)))["log"]


def test_the_last_lines_of_the_log_and_those_asked_for_add_up_to_all_of_it(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, pieces = 2_000, 0
    monkeypatch.setattr(frames, "LOG_BYTES", room)
    for table in points_in_a_game(setting, seed=35):
        for seat in everybody(the_match(table)):
            first = json.loads(encode(PlayFrames(table).first(seat)))
            log, log_from = first["log"], first["log_from"]
            while log_from > 0:
                frame = encode(earlier_log(table, seat, log_from, "k"))
                earlier = json.loads(frame)
                assert len(earlier["log"]) > 0 and len(frame) < room + 200
                log, log_from = earlier["log"] + log, earlier["log_from"]
                pieces += 1
            assert log == json.loads(encode(PlayFrames(table).of(seat)))["log"]
    assert pieces > 0


def test_nothing_comes_before_the_first_line_nor_after_the_last() -> None:
    table = started()
    told = len(table.journal().of(0))
    assert [len(earlier_log(table, 0, before, "k").log) for before in (0, 1, told, told + 9)] == [0, 1, told, told]


@dataclass(eq=False)
class Counting:
    """A connection that counts what it is sent."""

    seat: int | None
    guest: str | None = None
    token_hash: str = ""
    is_greeted: bool = True
    sent: int = 0

    def push(self, frame: bytes) -> None:
        self.sent += len(frame)


def test_hello_is_answered_with_little_however_long_the_game_and_the_chat(setting: Setting) -> None:
    for table in points_in_a_game(setting, seed=36):
        for number in range(5):
            happen(table, entries.Spoke("guest-1", 1, "Name 1", "é" * 400, f"line {table.seq} {number}"))
        for seat in everybody(the_match(table)):
            listener = Counting(seat)
            LiveTable(table, lambda: 1000.0, 60.0).show_all(listener)
            assert 0 < listener.sent < FIRST_ANSWER


def test_a_line_of_chat_is_sent_alone() -> None:
    table = started()
    happen(table, entries.Spoke("guest-1", 1, "Name 1", "ciao", "k"))
    happen(table, entries.Spoke("guest-9", None, "Carla", "salve", "k"))
    author = table.author(None, "guest-9")
    assert json.loads(encode(chat_since(table, 1))) == {
        "it": "chat",
        "chat_from": 1,
        "chat": [{"at": 1006.0, "author": author, "seat": None, "name": "Carla", "text": "salve"}],
        "oldest": 0,
        "anew": False,
    }
