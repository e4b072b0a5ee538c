"""Databases for the server's tests, a file of SQLite and a real PostgreSQL, and servers that run."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import structlog

from tests.server.databases import postgres_server
from tests.server.evening import Evening
from tests.server.running import Server


@pytest.fixture(scope="session", autouse=True)
def plain_logs() -> None:
    """Faults in the tests' own process are told in plain text: coloured, with all variables, one takes two seconds."""
    structlog.configure(
        processors=[structlog.processors.format_exc_info, structlog.processors.KeyValueRenderer()],
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgres_server() as url:
        yield url


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A database of its own on that server."""
    name = f"signoria_{secrets.token_hex(4)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type,call-overload,unused-ignore] # our own name
    head, _, query = postgres.partition("?")
    yield f"{head.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")  # type: ignore[arg-type,call-overload,unused-ignore]


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A running server on SQLite."""
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log") as running:
        yield running


@pytest.fixture(scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a module, with the settings that the module names as HOUSE, if it does."""
    home = tmp_path_factory.mktemp("house")
    settings = getattr(request.module, "HOUSE", {})
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", settings) as running:
        yield running
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def evening(house: Server) -> Evening:
    """Princes of Florence's opening: all must choose, so nothing moves on but by Anna and Bruno."""
    anna, bruno, carla = (house.guest(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.open_table("princes-of-florence", 3)
    tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
    anna.seat_bot(table, 2)
    watching = carla.connect(table)
    anna.start(table)
    while 2 in watching.until("play")["waiting"]:
        pass
    watching.close()
    return Evening(house, anna, bruno, carla, table, tokens)
