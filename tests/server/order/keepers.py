"""Hosts, administrators, and people who are kept in order."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import sqlalchemy as sa

from signoria.server.store.accounts import change_account
from signoria.server.store.engine import make_engine
from tests.server.running import Page, Server, Visitor


def member(house: Server, name: str) -> Visitor:
    """Somebody who has become a member with recovery codes."""
    visitor = house.guest(name)
    visitor.post("/api/sign-in/new")
    return visitor


def keeper(house: Server, name: str, role: str) -> Visitor:
    """A host or an administrator."""
    visitor = member(house, name)
    set_role(house, id_of(house, name), role)
    return visitor


def set_role(house: Server, id: str, role: str) -> None:
    engine = make_engine(house.database)
    with engine.begin() as connection:
        change_account(connection, id, role=role)
    engine.dispose()


def id_of(house: Server, name: str) -> str:
    """The id of who was last called so."""
    return str(asked(house, "SELECT id FROM guest WHERE name = :name ORDER BY created_at DESC", name=name)[0][0])


def asked(house: Server, statement: str, **values: Any) -> list[Any]:
    """What the house's database answers."""
    engine = make_engine(house.database)
    with engine.begin() as connection:
        found = connection.execute(sa.text(statement), values)
        rows = list(found.all()) if found.returns_rows else []
    engine.dispose()
    return rows


def sitting(visitor: Visitor, table: str, seat: int) -> Page:
    """A page of somebody who has sat down."""
    return visitor.connect(table, visitor.sit(table, seat))


def someone_rude(house: Server, host: Visitor, name: str) -> tuple[Visitor, str, Page]:
    """A guest at a table who has said what they should not: the guest, the table, and their page."""
    table = host.open_table(seats=3)
    rude = house.guest(name)
    page = sitting(rude, table, 1)
    page.ask("say", text="You play like a goat")
    return rude, table, page


def deeds(visitor: Visitor, text: str = "") -> list[Any]:
    """What the log says, the last first."""
    found: list[Any] = visitor.get(f"/api/admin/log?text={quote(text)}")["deeds"]
    return found
