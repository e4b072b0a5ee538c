"""One server for one SQLite file: the second one says where the house is open."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from signoria.server import uvicorn_server
from signoria.server.store.file_lock import AlreadyOpen, HouseLock, lock_file
from tests.cli.terminal import refusal, run

HOLD = "import sys, time; from signoria.server.store.file_lock import HouseLock; lock = HouseLock(sys.argv[1])"
HOLD += "; lock.tell('http://localhost:1/'); print('held', flush=True); time.sleep(600)"


def test_a_second_server_says_where_the_house_is_open_and_shows_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'house.db'}", "--lang", "en"]
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setattr(uvicorn_server, "serve", lambda *_: pytest.fail("a second server serves"))
    command = [sys.executable, "-m", "signoria", *asked]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as first:
        try:
            assert first.stdout is not None
            found = re.search(r"http://localhost:\d+/", first.stdout.readline())
            assert found is not None
            assert refusal(*asked, code=1) == f"This house is already open, at {found[0]}"
            assert shown == []
            assert run(*asked, "--open").stdout == f"This house is already open, at {found[0]}\n"
            assert shown == [found[0]]
        finally:
            first.send_signal(signal.SIGTERM)


def test_a_port_is_taken_before_the_server_that_has_it_is_ready() -> None:
    with uvicorn_server.listen("127.0.0.1", 0) as first, pytest.raises(uvicorn_server.PortTaken):
        uvicorn_server.listen("127.0.0.1", first.getsockname()[1])


def test_a_server_that_is_still_being_opened_has_no_page_to_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.store.file_lock.UNTIL_TOLD", 0.0)
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with HouseLock(database):
        refused = refusal("serve", "--open", "--database", database, code=1)
        assert refused == "Another server is just opening this house: wait a moment."
    assert sorted(file.name for file in tmp_path.iterdir()) == ["house.db.lock"], "it has not even migrated"


def test_what_a_killed_server_left_behind_locks_nobody_out(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with subprocess.Popen([sys.executable, "-c", HOLD, database], stdout=subprocess.PIPE, text=True) as holding:
        try:
            assert holding.stdout is not None and holding.stdout.readline() == "held\n"
            with pytest.raises(AlreadyOpen) as other:
                HouseLock(database)
            assert other.value.address == "http://localhost:1/"
        finally:
            holding.kill()
        holding.wait(30)
    assert (tmp_path / "house.db.lock").exists()
    HouseLock(database).close()


def test_a_house_is_locked_under_all_its_names(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "house.db")
    with HouseLock(f"sqlite:///{tmp_path / 'house.db'}") as lock:
        lock.tell("http://localhost:1/")
        with pytest.raises(AlreadyOpen):
            HouseLock(f"sqlite:///{tmp_path / 'link.db'}")


def test_a_lock_can_be_taken_again_and_tells_only_the_last_address(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with HouseLock(database) as lock:
        lock.tell("http://localhost:12345678/")
    with HouseLock(database) as lock:
        lock.tell("http://localhost:1/")
        with pytest.raises(AlreadyOpen, match=r"^http://localhost:1/$"):
            HouseLock(database)


def test_what_is_no_file_is_not_locked(tmp_path: Path) -> None:
    for database in ("postgresql://host/house", "sqlite:///:memory:", "house.db", f"sqlite:///{tmp_path}"):
        assert lock_file(database) is None
        with HouseLock(database), HouseLock(database):
            pass
