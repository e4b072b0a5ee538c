"""`scripts/soak`: people play while everything goes wrong and nothing is lost; what the house does wrong is noticed."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from scripts.soaking.counts import Counts
from scripts.soaking.faults import schedule
from scripts.soaking.people import Asked, Players
from scripts.soaking.proxy import Proxy, Trouble
from scripts.soaking.truth import Truth, Views
from signoria.server.live.house import House
from signoria.server.live.live_table import LiveTable
from signoria.server.store.engine import make_engine
from signoria.server.tables import entries
from signoria.server.tables.frames import PlayFrames, encode
from tests.server.stored import a_house, playing, two_at_a_table

ROOT = Path(__file__).parents[3]
MINUTES = 1 / 3


@pytest.mark.full
@pytest.mark.parametrize("database", ["postgresql", "sqlite"])
def test_in_an_evening_in_which_everything_goes_wrong_nothing_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    asked = ["--database", database, "--minutes", f"{MINUTES:.2f}", "--seed", "7", "--tables", "6", "--rate", "1"]
    done = subprocess.run(
        [sys.executable, "-W", "ignore", ROOT / "scripts" / "soak", *asked, "--folder", tmp_path],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-5_000:] + done.stdout
    summary = json.loads(done.stdout)
    assert summary["faults"] == {}
    assert summary["moves"] > 0
    assert summary["counted"]["views compared"] > summary["moves"]
    assert summary["counted"]["tables looked at"] >= 6
    assert len(summary["befell"]) >= 5


# -- what goes wrong is noticed ----------------------------------------------------------------------------------------


Spoil = Callable[[Players, Views, LiveTable], Any]


def as_it_was(players: Players, views: Views, live: LiveTable) -> None:
    """Nothing is spoiled."""


def acknowledge_what_is_not_there(players: Players, views: Views, live: LiveTable) -> None:
    players.sent["lost"] = Asked(0, "move", "bid 1")
    players.accepted["lost"] = 6


def acknowledge_elsewhere(players: Players, views: Views, live: LiveTable) -> None:
    players.accepted["k1"] += 1


def refuse_what_is_done(players: Players, views: Views, live: LiveTable) -> None:
    players.refused.add("k1")


def forget_what_was_sent(players: Players, views: Views, live: LiveTable) -> None:
    del players.sent["k1"]


def send_another_move(players: Players, views: Views, live: LiveTable) -> None:
    players.sent["k1"] = Asked(players.sent["k1"].seat, "move", "another")


def show_something_else(players: Players, views: Views, live: LiveTable) -> None:
    (seat, frame), number = next(iter(views.items()))
    views[seat, frame.replace(b'"may_undo":', b'"may_undo": ')] = number


def show_another_seats_view(players: Players, views: Views, live: LiveTable) -> None:
    views[1, encode(PlayFrames(live.table).of(0))] = live.table.told


def show_what_never_was(players: Players, views: Views, live: LiveTable) -> None:
    frame = encode(PlayFrames(live.table).of(0)).replace(b'"seq":%d' % live.table.told, b'"seq":99', 1)
    views[0, frame] = 99


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (as_it_was, None),
        (acknowledge_what_is_not_there, "lost"),
        (acknowledge_elsewhere, "out of order"),
        (refuse_what_is_done, "refused but done"),
        (forget_what_was_sent, "not what was asked"),
        (send_another_move, "not what was asked"),
        (show_something_else, "view"),
        (show_another_seats_view, "view"),
        (show_what_never_was, "view of nothing"),
    ],
)
def test_what_is_lost_or_shown_wrongly_is_noticed(tmp_path: Path, spoil: Spoil, kind: str | None) -> None:
    async def story(house: House) -> tuple[LiveTable, Players, Views]:
        live = await two_at_a_table(house)
        players, views = nobody(live.table.charter.id), Views()
        for number in range(1, 4):
            seat = live.table.waiting()[0]
            text = live.table.legal(seat)[0].text
            told = await house.change(live, playing(f"k{number}"))
            assert told is not None
            players.sent[f"k{number}"], players.accepted[f"k{number}"] = Asked(seat, "move", text), told
            views[seat, encode(PlayFrames(live.table).of(seat))] = told
        return live, players, views

    assert look(tmp_path, story, spoil) == Counter([kind] if kind else [])


def test_a_move_that_nobody_sent_is_noticed(tmp_path: Path) -> None:
    async def story(house: House) -> tuple[LiveTable, Players, Views]:
        live = await two_at_a_table(house)
        seat = live.table.waiting()[0]
        await house.change(live, lambda table: entries.Decided(seat, table.legal(seat)[0].text))
        return live, nobody(live.table.charter.id), {}

    assert look(tmp_path, story, as_it_was) == {"unasked": 1}


def nobody(table: str) -> Players:
    return Players(0, [], [], 1.0, Counts(), random.Random(1), lambda _: None, table=table)


def look(tmp_path: Path, story: Callable[[House], Any], spoil: Spoil) -> Counter[str]:
    """What is noticed at a table once something is spoiled of what its people know."""
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def told() -> tuple[LiveTable, Players, Views]:
        async with a_house(url) as house:
            happened: tuple[LiveTable, Players, Views] = await story(house)
            return happened

    live, players, views = asyncio.run(told())
    spoil(players, views, live)
    engine = make_engine(url)
    with engine.connect() as connection:
        truth = Truth(connection, players, players.counts)
        truth.follow(truth.read(connection), views)
        truth.look_back()
        truth.finish()
    engine.dispose()
    return players.counts.faults


# -- what befalls a house ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "heard"),
    [
        (Trouble(), ["one", "two"]),
        (Trouble(lost=1.0), []),
        (Trouble(doubled=1.0), ["one", "one", "two", "two"]),
        (Trouble(cut=1.0), []),
    ],
    ids=["none", "lost", "doubled", "cut"],
)
def test_a_proxy_loses_doubles_and_cuts_messages(trouble: Trouble, heard: list[str]) -> None:
    came: list[str] = []

    async def hear(socket: ServerConnection) -> None:
        async for message in socket:
            came.append(str(message))

    async def story() -> None:
        async with serve(hear, "127.0.0.1", 0) as house:
            proxy = Proxy(next(iter(house.sockets)).getsockname()[1], random.Random(1), Counts(), trouble)
            await proxy.open()
            try:
                async with connect(f"ws://127.0.0.1:{proxy.port}", ping_interval=None, close_timeout=1) as page:
                    for message in ("one", "two"):
                        await page.send(message)
                        await asyncio.sleep(0.05)
            except ConnectionClosed:
                assert trouble.cut
            await proxy.close()

    asyncio.run(story())
    assert came == heard


def test_a_schedule_follows_from_its_seed_and_has_every_kind() -> None:
    kinds = ("process killed", "database frozen", "messages")
    faults = schedule(3, 600.0, kinds, 30.0)
    assert faults == schedule(3, 600.0, kinds, 30.0) != schedule(4, 600.0, kinds, 30.0)
    assert {fault.kind for fault in faults} == set(kinds)
    assert all(one.at + one.seconds < two.at for one, two in itertools.pairwise(faults))
    assert all(fault.seconds == 30.0 for fault in faults if fault.kind == "database frozen")
