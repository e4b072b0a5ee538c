"""`signoria house members` and `signoria house role`: who is a member, and what they may do."""

from __future__ import annotations

import typing

from rich.markup import escape

from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.problems import Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue
from signoria.server.store.account_rows import AccountRow, Role
from signoria.server.store.accounts import all_accounts, change_account
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import Unusable, prepare
from signoria.server.store.rows import Trouble

ROLES: tuple[Role, ...] = typing.get_args(Role)


def look_after_members(database: str, action: str, member: str | None, role: str | None, words: Catalogue) -> None:
    """List members or give one a role; the house may be open meanwhile."""
    must_be_there(database, words)
    try:
        if action == "members":
            list_members(database, words)
        else:
            set_role(database, member, role, words)
    except (Unusable, Trouble):
        raise no_database(database, words) from None


def list_members(database: str, words: Catalogue) -> None:
    """All members, the oldest first."""
    members = members_of(database)
    for account, name in members:
        role = words.say(f"page-role-{account.role}")
        line = f"{account.id}  {name}  {role}" + (f"  {account.email}" if account.email else "")
        screen().print(escape(line), soft_wrap=True)
    screen().print(escape(words.say("house-members", count=len(members))))


def set_role(database: str, member: str | None, role: str | None, words: Catalogue) -> None:
    """Give a member, named by id or mail address, a role."""
    if member is None or role not in ROLES:
        raise Problem(words.say("house-role-what", known=", ".join(ROLES)))
    found = [(account, name) for account, name in members_of(database) if member in (account.id, account.email)]
    if not found:
        raise Problem(words.say("house-no-such-member", member=member))
    [(account, name)] = found
    engine = make_engine(database)
    with engine.begin() as connection:
        change_account(connection, account.id, role=role)
    engine.dispose()
    screen().print(escape(words.say("house-role-is", name=name, role=words.say(f"page-role-{role}"))))


def members_of(database: str) -> list[tuple[AccountRow, str]]:
    """All members with their names."""
    prepare(database)
    engine = make_engine(database)
    with engine.connect() as connection:
        members = all_accounts(connection)
    engine.dispose()
    return members
