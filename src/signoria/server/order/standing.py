"""Who may act on whom: a host on members and guests, an administrator on all but themselves, and one always stays."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.protocol.refusals import Refused
from signoria.server.store import schema
from signoria.server.store.account_rows import Role
from signoria.server.store.accounts import account_of, guest_of
from signoria.server.store.deeds import add_deed
from signoria.server.store.former_guests import former_guests
from signoria.server.store.order_rows import DeedRow, What
from signoria.server.store.sanctions import holding_of
from signoria.server.tables.names import NOBODY, one_line

KEEPERS: tuple[Role, ...] = ("host", "administrator")
ACCOUNT = schema.account.c
FORMER = schema.former_guest.c


@dataclass(frozen=True)
class Keeper:
    """Who keeps order: a host or an administrator; without an id whoever runs the machine."""

    id: str | None
    name: str
    role: Role


@dataclass(frozen=True)
class Person:
    """A guest or a member, with all the ids they ever had."""

    id: str
    name: str
    role: Role | None
    ids: tuple[str, ...]


@dataclass(frozen=True)
class About:
    """Whom or what a line of the log is about."""

    name: str
    id: str | None = None
    table: str | None = None


def about(person: Person, table: str | None = None) -> About:
    """A person, perhaps at a table."""
    return About(person.name, person.id, table)


def person_of(connection: sa.Connection, id: str) -> Person:
    """Whose id this is; who was a guest and is a member now is that member. Refused if there is nobody."""
    member = connection.scalar(sa.select(FORMER.account_id).where(FORMER.guest_id == id)) or id
    guest = guest_of(connection, str(member))
    if guest is None or guest.name == NOBODY:
        raise Refused("refused-no-such-person", status=404)
    account = account_of(connection, guest.id)
    ids = (guest.id, *former_guests(connection, guest.id))
    return Person(guest.id, guest.name, None if account is None else account.role, ids)


def may_act_on(keeper: Keeper, person: str, role: Role | None) -> bool:
    """Whether somebody may act on a person with this role."""
    if keeper.id is None:
        return True
    return person != keeper.id and (keeper.role == "administrator" or role not in KEEPERS)


def must_act_on(connection: sa.Connection, keeper: Keeper, id: str, now: float) -> Person:
    """The person, whom the keeper may act on; both are looked at anew, and nobody's role changes meanwhile."""
    lock_keepers(connection)
    person = person_of(connection, id)
    if keeper.id is not None:
        must_still_keep(connection, keeper, now)
        if person.id == keeper.id:
            raise Refused("refused-not-on-yourself", status=403)
        if not may_act_on(keeper, person.id, person.role):
            raise Refused("refused-not-on-keepers", status=403)
    return person


def must_still_keep(connection: sa.Connection, keeper: Keeper, now: float) -> None:
    """Refused if who acts has lost their role meanwhile, or was banned."""
    if keeper.id is None:
        return
    account = account_of(connection, keeper.id)
    is_banned = holding_of(connection, keeper.id, "ban", now) is not None
    if account is None or account.role != keeper.role or is_banned:
        raise Refused("refused-not-for-you", status=403)


def lock_keepers(connection: sa.Connection) -> None:
    """Let one change at a time be made to who keeps order."""
    query = sa.select(ACCOUNT.id).where(ACCOUNT.role.in_(KEEPERS)).order_by(ACCOUNT.id)
    connection.execute(query.with_for_update()).all()


def must_leave_an_administrator(connection: sa.Connection, now: float) -> None:
    """Refused if after what was done nobody is left who may run the house from its page."""
    ids = connection.scalars(sa.select(ACCOUNT.id).where(ACCOUNT.role == "administrator"))
    if all(holding_of(connection, str(id), "ban", now) is not None for id in ids.all()):
        raise Refused("refused-last-administrator")


def note_deed(
    connection: sa.Connection,
    keeper: Keeper,
    what: What,
    now: float,
    whom: About,
    why: str = "",
    **facts: Any,
) -> None:
    """A line in the log of what hosts did, in the transaction in which it is done."""
    row = DeedRow(new_id(), now, keeper.id, keeper.name, what, whom.id, whom.name, whom.table, one_line(why), facts)
    add_deed(connection, row)


def roles_of(connection: sa.Connection, ids: Collection[str]) -> dict[str, Role]:
    """What these members may do."""
    query = sa.select(ACCOUNT.id, ACCOUNT.role).where(ACCOUNT.id.in_(ids))
    return {str(row.id): row.role for row in connection.execute(query)}
