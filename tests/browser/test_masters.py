"""While masters think at ten tables, the page answers at once and every table goes on."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, quick
from tests.browser.masters import (
    NOTE_ANSWERS,
    TABLES,
    a_table_of_masters,
    has_gone_on,
    moves_made,
    play_among_masters,
    until_masters_think,
)
from tests.browser.person import Person
from tests.server.running import Server

pytestmark = pytest.mark.full

MOVES = 12
SOON = 1_000.0
"""Milliseconds; `make figures` prints how many it takes on a machine that does nothing else."""
RELOADING = 10.0
"""Seconds."""
ATTEMPTS = 5
"""So often at most is looked where the machine is taken away meanwhile."""
TAKEN_AWAY = 0.05
"""The share of its time without which a machine says nothing about us."""

NOTE_PROMPTS = """
window.prompts = [];
new MutationObserver(() => window.prompts.push(document.querySelector("#prompt")?.innerText.trim()))
  .observe(document, { subtree: true, childList: true, characterData: true });
"""
"""All that the page says it waits for."""


def test_a_person_is_answered_at_once_while_ten_masters_think(tmp_path: Path, visit: Visit) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick(thought=1.0)) as server:
        until_masters_think(server)
        tables = [a_table_of_masters(server, f"Guest {number}") for number in range(TABLES)]
        ada = visit(server)
        ada.page.add_init_script(NOTE_ANSWERS)
        ada.page.reload()
        ada.enter("Ada")
        for attempt in range(1, ATTEMPTS + 1):
            before = machine_time()
            late = how_late_somebody_is_answered(server, ada)
            total, stolen = (now - then for now, then in zip(machine_time(), before, strict=True))
            assert not late or (stolen > TAKEN_AWAY * total and attempt < ATTEMPTS), late
            if not late:
                break
        end = time.monotonic() + 60
        while not all(map(has_gone_on, tables)):
            assert time.monotonic() < end
            time.sleep(0.5)
        assert moves_made(server, "master", "master") > TABLES
        assert "hung" not in server.log.read_text()


def how_late_somebody_is_answered(server: Server, ada: Person) -> str:
    """Moves at a table of one's own are acknowledged and its page is shown again at once, or else: how late."""
    ada.page.goto(server.address)
    ada.open_against_bots()
    waits = sorted(play_among_masters(ada, MOVES))
    began = time.monotonic()
    ada.page.reload()
    expect(ada.table).to_be_visible()
    reloading = time.monotonic() - began
    return "" if waits[int(MOVES * 0.95)] < SOON and reloading < RELOADING else f"{waits}, {reloading}"


def machine_time() -> tuple[int, int]:
    """How long this machine's cores have existed, and how much of that its host gave to others, in ticks."""
    ticks = [int(one) for one in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return sum(ticks), ticks[7]


def test_a_table_says_what_its_bots_are_like_and_that_a_master_thinks(tmp_path: Path, visit: Visit) -> None:
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", quick(thought=0.5)) as server:
        for language in ("en", "fr"):
            ada = visit(server, language)
            ada.page.add_init_script(NOTE_PROMPTS)
            ada.page.reload()
            ada.enter("Ada")
            ada.open_table("Patrician", 2)
            ada.sit(0)
            expect(ada.seat(1)).to_contain_text(ada.says("level-means-apprentice"))
            ada.seat_bot(1, "master")
            expect(ada.seat(1)).to_contain_text(ada.says("level-means-master"))
            ada.start()
            for _ in range(6):
                assert ada.wait_for_question() == "moves"
                ada.choose()
            thinking = ada.says("page-thinking", names=ada.says("name-master", seat="B"), count=1)
            assert thinking in ada.page.evaluate("window.prompts")
