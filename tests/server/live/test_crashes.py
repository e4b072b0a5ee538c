"""Crashes: whatever is killed, what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.server.store import EntryRow
from tests.server.running import Server, Visitor
from tests.server.stored import opened
from tests.server.stubborn import Fate, StubbornPage, kill_workers, play_stubbornly

LENIENT = {"lines": "100000/minute"}
BOTH_EXPANSIONS: dict[str, Any] = {"ambassadors": True, "messengers": True}


def read_log(database: str, table: str) -> list[EntryRow]:
    async def story() -> list[EntryRow]:
        async with opened(database) as store:
            return await store.tables.entries(table, 0)

    return asyncio.run(story())


def two_and_two_bots(server: Server, host: Visitor, friend: Visitor) -> list[StubbornPage]:
    """Two people and two bots who have begun to play."""
    table = host.open_table(seats=4, **BOTH_EXPANSIONS)
    tokens = [host.sit(table, 0, nonce="5e" * 16), friend.sit(table, 2)]
    host.seat_bot(table, 1)
    host.seat_bot(table, 3, "apprentice")
    host.start(table)
    return [StubbornPage(host, table, tokens[0]), StubbornPage(friend, table, tokens[1])]


def check_log(log: list[EntryRow], pages: list[StubbornPage]) -> None:
    """Every acknowledged request is in the log once, in its place; and nothing is there that nobody asked for."""
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
    times = Counter(entry.data["key"] for entry in log if entry.data.get("key") is not None)
    assert set(times.values()) <= {1}
    asked = 0
    for page in pages:
        numbers = [answer["seq"] for answer in page.answers]
        assert numbers == sorted(set(numbers))
        for request, answer in zip(page.requests, page.answers, strict=True):
            assert answer["it"] == "accepted", (request, answer)
            entry = log[answer["seq"] - 1]
            assert entry.data["key"] == request["key"]
            assert entry.data.get("move", entry.data.get("text")) == request["text"]
            asked += 1
    assert len(times) == asked


def check_record(visitor: Visitor, table: str, log: list[EntryRow]) -> None:
    """The record is of the moves in the log, was played by the rules, and dealt from the secret that was promised."""
    text = visitor.ask("GET", f"/api/tables/{table}/record").text
    match = signoria.replay(text)
    assert match.over
    decided = [(entry.data["seat"], entry.data["move"]) for entry in log if entry.kind == "decided"]
    assert [(decision.seat, decision.text) for decision in match.decisions()] == decided
    assert match.deal is not None
    assert match.deal.commitment == visitor.get(f"/api/tables/{table}")["commitment"]


def play_under_fire(database: str, log: Path, kills: int) -> dict[str, int]:
    """Games, one after another, until the server was killed so often; then everything is looked at."""
    dice = random.Random(kills)
    settings: dict[str, Any] = {"limits": LENIENT, "snapshot_every": 16}
    with Server(database, log, settings) as server:
        host, friend = server.guest("Lucrezia"), server.guest("Cosimo")
        games = []
        with Fate(server, kills, random.Random(-kills)) as fate:
            while fate.left:
                with fate.peace:
                    pages = two_and_two_bots(server, host, friend)
                play_stubbornly(pages, dice)
                games.append(pages)
        for pages in games:
            entries = read_log(database, pages[0].table)
            check_log(entries, pages)
            check_record(host, pages[0].table, entries)
    everybody = [page for pages in games for page in pages]
    return {
        "losses": sum(page.losses for page in everybody),
        "resent": sum(page.resent for page in everybody),
        "workers": fate.workers_killed,
    }


@pytest.mark.few(1)
def test_every_acknowledged_move_survives_many_kills_and_none_is_there_twice(database_url: str, tmp_path: Path) -> None:
    seen = play_under_fire(database_url, tmp_path / "server.log", 5)
    assert seen["losses"] >= 3
    assert seen["workers"] > 0


@pytest.mark.slow
def test_every_acknowledged_move_survives_a_hundred_kills(database_url: str, tmp_path: Path) -> None:
    seen = play_under_fire(database_url, tmp_path / "server.log", 100)
    assert seen["losses"] >= 50
    assert seen["resent"] > 0


def test_a_table_goes_on_whenever_bots_workers_are_killed(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", {"pace": 0.05}) as server:
        host = server.guest("Lucrezia")
        table = host.open_table(seats=3, **BOTH_EXPANSIONS)
        page = StubbornPage(host, table, host.sit(table, 0))
        host.seat_bot(table, 1, "apprentice")
        host.seat_bot(table, 2, "apprentice")
        host.start(table)
        page.until("play")
        killed = 0
        for _ in range(4):
            killed += kill_workers(server)
            while not page.play["moves"]:
                page.until("play")
            before = page.play["seq"]
            assert page.insist_on_move()["it"] == "accepted"
            killed += kill_workers(server)
            while not page.play["moves"]:
                page.until("play")
            assert page.play["seq"] > before
        assert killed > 0
        assert page.losses == 0
        page.close()


def test_a_bot_that_was_to_act_when_the_server_died_acts_when_it_is_there_again(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with Server(database, tmp_path / "server.log", {"pace": 600.0}) as server:
        host = server.guest("Lucrezia")
        table = host.open_table(seats=3)
        token = host.sit(table, 0)
        for seat in (1, 2):
            host.seat_bot(table, seat)
        host.start(table)
        page = StubbornPage(host, table, token)
        while page.play["moves"]:
            page.insist_on_move()
        server.kill()
        server.settings["pace"] = 0.0
        server.start()
        before = page.play["seq"]
        while len(read_log(database, table)) <= before:
            time.sleep(0.05)
        page.come_back()
        while not page.play["moves"] and page.play["outcome"] is None:
            page.until("play")
        assert page.play["seq"] > before
        page.close()
