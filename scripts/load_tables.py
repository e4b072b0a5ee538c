"""Tables for programs that put a server under load: people in every seat, the game begun, and what it costs to play."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import signoria
from signoria.core.play.fair_deal import new_secret
from signoria.server.protocol.facts import FAMILIES
from signoria.server.store import EntryRow, GuestRow, Store, TableRow
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.seat import hash_of_token

HERE = Path(__file__).resolve().parents[1]
"""This working tree."""
SEATS, SOCKETS = 4, 5
"""At every table four people and a spectator are connected."""


def token(table: str, seat: int) -> str:
    return f"token of {table} {seat}"


async def set_tables(database: str, game: str, names: list[str], secrets: Sequence[str] = ()) -> None:
    """Tables with people in every seat and the game begun; without secrets each has a new one."""
    rules, store, now = signoria.game(game), await Store.open(database), time.time()
    options = {name: option.choices[-1] for name, option in rules.options.items() if SEATS in option.seats}
    host = f"host of {names[0]}"
    await store.guests.add(GuestRow(host, host, "Load", now))
    for place, name in enumerate(names):
        row = TableRow(
            id=name, game=game, seats=SEATS, options=options, listed=False, host_id=host, status="playing",
            secret=secrets[place] if secrets else new_secret(), rules_version=rules.kit.version,
            components=rules.components.digest, created_at=now, changed_at=now, names=["Load"] * SEATS, rematch_of=None,
        )  # fmt: skip
        log: list[Entry] = [
            entries.Sat(seat, host, f"Name {seat}", FAMILIES[seat], hash_of_token(token(name, seat)), f"n{seat}")
            for seat in range(SEATS)
        ]
        log.append(entries.Started())
        await store.tables.add(row, rows_of(log, now), [host])
    await store.close()


def rows_of(log: Sequence[Entry], now: float) -> list[EntryRow]:
    """The beginning of a table's log."""
    return [EntryRow(number, now, kind_of(entry), as_data(entry)) for number, entry in enumerate(log, start=1)]


def address_of(number: int) -> str:
    """An address of this machine for the people of one table."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


Server = tuple[subprocess.Popen[str], int]
"""A server's process, and its port."""


def start_server(database: str, *more: str, tree: Path = HERE, script: str = "load") -> Server:
    """A server of this working tree, or of another."""
    command = [sys.executable, str(tree / "scripts" / script), "--serve", database, *more]
    rules = {**os.environ, "PYTHONPATH": str(tree / "src")}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=rules)
    assert server.stdout is not None
    return server, int(server.stdout.readline())


def processor_seconds(pid: int) -> float:
    """How long all threads of a process have run so far."""
    return time.clock_gettime((~pid << 3) | 2)  # the clock that clock_getcpuclockid gives
