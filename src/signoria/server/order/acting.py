"""What a host does to a person: each in one transaction with its line in the log."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.order.standing import (
    Keeper,
    Person,
    about,
    must_act_on,
    must_leave_an_administrator,
    note_deed,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.account_rows import Role
from signoria.server.store.accounts import change_account, change_guest
from signoria.server.store.order_rows import SanctionKind, SanctionRow
from signoria.server.store.sanctions import add_sanction, cookies_of, holding_of, lift
from signoria.server.store.sessions import end_sessions
from signoria.server.tables.names import one_line

HOUR = 3600.0


def sanction(
    connection: sa.Connection, keeper: Keeper, id: str, kind: SanctionKind, hours: int | None, why: str, now: float
) -> Person:
    """Ban or mute somebody, for so many hours or for good; who is banned is signed out everywhere."""
    person = must_act_on(connection, keeper, id, now)
    until = None if hours is None else now + hours * HOUR
    cookies: list[str] = []
    if kind == "ban":
        before = holding_of(connection, person.id, "ban", now)
        cookies = [*cookies_of(connection, person.id), *(before.cookies if before is not None else ())]
        end_sessions(connection, person.id)
    lift(connection, person.id, kind, now)
    row = SanctionRow(new_id(), kind, person.id, person.name, None, cookies, one_line(why), keeper.name, now, until)
    add_sanction(connection, row)
    if kind == "ban" and person.role == "administrator":
        must_leave_an_administrator(connection, now)
    note_deed(connection, keeper, "ban" if kind == "ban" else "mute", now, about(person), why, hours=hours)
    return person


def end_sanction(
    connection: sa.Connection, keeper: Keeper, id: str, kind: SanctionKind, why: str, now: float
) -> Person:
    """Let somebody in again, or be heard again."""
    person = must_act_on(connection, keeper, id, now)
    if not lift(connection, person.id, kind, now):
        raise Refused("refused-not-sanctioned", status=404)
    note_deed(connection, keeper, "unban" if kind == "ban" else "unmute", now, about(person), why)
    return person


def rename(connection: sa.Connection, keeper: Keeper, id: str, neutral: str, why: str, now: float) -> Person:
    """Give somebody whose name cannot stay another one; they are asked to choose again, and not the same."""
    person = must_act_on(connection, keeper, id, now)
    change_guest(connection, person.id, name=neutral)
    played = schema.result
    connection.execute(sa.update(played).where(played.c.guest_id.in_(person.ids)).values(name=neutral))
    lift(connection, person.id, "name", now)
    add_sanction(
        connection, SanctionRow(new_id(), "name", person.id, person.name, None, [], one_line(why), keeper.name, now)
    )
    note_deed(connection, keeper, "rename", now, about(person), why, name=neutral)
    return person


def give_role(connection: sa.Connection, keeper: Keeper, id: str, role: Role, why: str, now: float) -> Person:
    """Give a member a role."""
    person = must_act_on(connection, keeper, id, now)
    if person.role is None:
        raise Refused("refused-no-such-person", status=404)
    change_account(connection, person.id, role=role)
    if person.role == "administrator":
        must_leave_an_administrator(connection, now)
    note_deed(connection, keeper, "role", now, about(person), why, role=role, before=person.role)
    return person


def sign_out(connection: sa.Connection, keeper: Keeper, id: str, why: str, now: float) -> tuple[Person, list[str]]:
    """Sign a member out on all their devices."""
    person = must_act_on(connection, keeper, id, now)
    ended = end_sessions(connection, person.id)
    note_deed(connection, keeper, "sign-out", now, about(person), why, devices=len(ended))
    return person, ended
