"""`signoria house bots`: bots think in processes of other machines, which come, go and are killed while games run."""

from __future__ import annotations

import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from signoria.server.bots.house_link import socket_address
from signoria.server.bots.question import Answer
from signoria.server.bots.remote_messages import REFUSED, Done, Hello, own_versions
from tests.cli.terminal import refusal
from tests.server.bots.helpers import PATIENCE, SECRET, helper, seconds_of, until, welcomes
from tests.server.order.keepers import keeper
from tests.server.running import Page, Server, Visitor

THOUGHT = 2.0
MOVES = 12


def a_house(folder: Path, name: str = "house", database: str = "", **settings: object) -> Server:
    """A house that leaves all thinking to others, as long as any are there."""
    database = database or f"sqlite:///{folder / name}.db"
    return Server(database, folder / f"{name}.log", {"workers": 0, "bots_secret": SECRET, **settings})


def bots_at_a_table(house: Server, level: str, *, seats: int = 2) -> tuple[Visitor, str]:
    """Nobody but bots plays."""
    host = house.guest("Host")
    table = host.open_table(seats=seats)
    for seat in range(seats):
        host.seat_bot(table, seat, level)
    host.start(table)
    return host, table


def play_on(page: Page, moves: int) -> None:
    """Watch so many more entries of a game, or its end."""
    until_seq = page.play["seq"] + moves
    while page.play["seq"] < until_seq and page.play["outcome"] is None:
        page.until("play")
    page.close()


@pytest.mark.full
def test_two_processes_of_a_house_have_their_bots_think_elsewhere_alone(postgres_url: str, tmp_path: Path) -> None:
    with (
        a_house(tmp_path, "a", postgres_url) as first,
        a_house(tmp_path, "b", postgres_url) as second,
        helper(tmp_path / "helper.log", first, second, workers=2) as other,
    ):
        for house in (first, second):
            host, table = bots_at_a_table(house, "novice")
            for own in house.bot_workers():
                os.kill(own, signal.SIGSTOP)  # the spare one: it is not asked
            play_on(host.connect(table), MOVES)
        assert len(other.workers()) == 2
    assert "Traceback" not in (tmp_path / "a.log").read_text() + (tmp_path / "b.log").read_text()
    assert "Traceback" not in other.log.read_text()


@pytest.mark.full
def test_a_machine_that_is_killed_in_the_middle_of_a_thought_costs_no_move(tmp_path: Path) -> None:
    with a_house(tmp_path, thought=THOUGHT) as house, helper(tmp_path / "helper.log", house) as other:
        host, table = bots_at_a_table(house, "master")
        page = host.connect(table)
        page.until("play")
        (worker,) = other.workers()
        before, at = seconds_of(worker), page.play["seq"]
        until(lambda: seconds_of(worker) > before + 0.2)
        os.kill(other.process.pid, signal.SIGKILL)
        killed = time.monotonic()
        while page.play["seq"] <= at:
            page.until("play")
        took = time.monotonic() - killed
        assert took < 1.5 * THOUGHT + 3, f"the move came {took:.1f} s after the kill"
        page.close()
        until(lambda: is_gone(worker))
    assert "Traceback" not in house.log.read_text()


def is_gone(pid: int) -> bool:
    """Whether a process has ended; somebody else may still have to take note of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.full
def test_a_worker_or_a_house_that_ends_is_started_again_and_games_go_on(tmp_path: Path) -> None:
    with a_house(tmp_path) as house, helper(tmp_path / "helper.log", house) as other:
        host, table = bots_at_a_table(house, "novice")
        (worker,) = other.workers()
        os.kill(worker, signal.SIGKILL)
        play_on(host.connect(table), 2 * MOVES)
        until(lambda: other.workers() not in ([], [worker]))
        began = time.monotonic()
        house.stop()
        assert time.monotonic() - began < 10, "nobody waits for who thinks elsewhere"
        house.start()
        until(lambda: welcomes(other.log) == 2)
        play_on(host.connect(bots_at_a_table(house, "novice")[1]), MOVES)
        other.process.terminate()
        assert other.process.wait(PATIENCE) == 0
        assert "Traceback" not in other.log.read_text()


@pytest.mark.full
def test_who_has_another_secret_or_none_is_not_let_in(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": "Bearer the bots of Siena"}):
            with pytest.raises(InvalidStatus) as answered:
                connect(socket_address(house.address), additional_headers=headers)
            assert answered.value.response.status_code == 403
        with helper(tmp_path / "helper.log", house, secret="the bots of Siena", is_welcome=False) as other:
            assert other.process.wait(PATIENCE) == 1
            (sentence,) = [line for line in other.log.read_text().splitlines() if not line.startswith("{")]
            assert sentence.startswith("The house lets no bots in with this secret")
    with a_house(tmp_path, bots_secret="") as house, pytest.raises(InvalidStatus):
        connect(socket_address(house.address), additional_headers={"Authorization": "Bearer "})


def answered(house: Server, hello: object) -> str:
    """What the house says to a first message before it closes."""
    said: list[str] = []
    headers = {"Authorization": f"Bearer {SECRET}"}
    with connect(socket_address(house.address), additional_headers=headers) as socket:
        socket.send(hello if isinstance(hello, str | bytes) else msgspec.json.encode(hello).decode())
        with suppress(ConnectionClosed):
            said.extend(str(frame) for frame in socket)
    assert socket.close_code == REFUSED
    return "".join(said)


def test_another_version_of_code_or_rules_is_turned_away_with_a_sentence(tmp_path: Path) -> None:
    with a_house(tmp_path, hello=1.0) as house:
        for what in ("signoria", "protocol", "patrician"):
            said = answered(house, Hello("elsewhere", 1, {**own_versions(), what: "9.9"}))
            assert '"refused-bots-version"' in said and f'"{what}"' in said and '"9.9"' in said
        less = {name: version for name, version in own_versions().items() if name != "il-principe"}
        assert '"il-principe"' in answered(house, Hello("elsewhere", 1, less))
        for workers in (0, 65):
            assert '"refused-bots-unclear"' in answered(house, Hello("elsewhere", workers, own_versions()))
        for nonsense in ("{", '{"it":"hello"}', "[" * 3000, b"\x00", '{"it":"task"}'):
            assert answered(house, nonsense) == ""
    assert "Traceback" not in house.log.read_text()


def test_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal("house", "bots").startswith("Give the secret of the house: bots_secret")
    monkeypatch.setenv("SIGNORIA_BOTS_SECRET", SECRET)
    assert refusal("house", "bots", "--url", "florence").startswith("--url must be")
    assert refusal("house", "bots", "--workers", "many").startswith("workers must be")


def test_a_machine_is_told_what_a_worker_of_the_house_is_told_and_its_lies_are_not_believed(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        ada = keeper(house, "Ada", "administrator")
        headers = {"Authorization": f"Bearer {SECRET}"}
        with connect(socket_address(house.address), additional_headers=headers) as machine:
            machine.send(msgspec.json.encode(Hello("attic\n<b>", 2, own_versions())).decode())
            assert json.loads(machine.recv(timeout=10)) == {"it": "welcome"}
            host, table = bots_at_a_table(house, "novice")
            state = ada.get("/api/admin/state")
            assert (state["bots_here"], state["bots_elsewhere"]) == (0, [{"name": "attic<b>", "workers": 2}])
            frame = str(machine.recv(timeout=10))
            task = json.loads(frame)
            assert set(task) == {"it", "worker", "number", "question"}
            assert set(task["question"]) <= {"game", "position", "seat", "level", "budget", "dice", "key"}
            assert table not in frame and "Host" not in frame, "neither the table nor who is there"
            done = Done(task["worker"], Answer(task["number"], "take the bank", "novice"))
            machine.send(msgspec.json.encode(done).decode())
            with pytest.raises(ConnectionClosed):
                machine.recv(timeout=10)
        play_on(host.connect(table), MOVES)
        assert ada.get("/api/admin/state")["bots_elsewhere"] == []
        assert ada.get("/api/admin/state")["bots_here"] == 1
    assert "Traceback" not in house.log.read_text()
