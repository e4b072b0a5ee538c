"""Of what a member wants to be told, and how; what they have not chosen is as most would have it."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import AccountRow
from signoria.server.store.notice_rows import CHANNELS, KINDS, Channel, Choices, Kind
from signoria.server.store.notice_schema import notice_choice
from signoria.server.store.statements import rows

CHOICE, ACCOUNT = notice_choice.c, schema.account.c
NOT_BY_ITSELF: frozenset[tuple[Channel, Kind]] = frozenset(
    {("mail", "time"), ("mail", "ended"), ("mail", "seat"), ("mail", "invited")}
)
"""What nobody is told who has not asked for it: of letters most want few."""
AT_ONCE = 500
"""Members in one statement."""


def usual() -> Choices:
    """What holds for who has chosen nothing."""
    return {channel: {kind: (channel, kind) not in NOT_BY_ITSELF for kind in KINDS} for channel in CHANNELS}


def choices_of(connection: sa.Connection, accounts: Iterable[str]) -> dict[str, Choices]:
    """What each of these members wants."""
    found = {account: usual() for account in accounts}
    for some in _parts(list(found)):
        for row in connection.execute(sa.select(notice_choice).where(CHOICE.account_id.in_(some))):
            if row.channel in CHANNELS and row.kind in KINDS:
                found[row.account_id][row.channel][row.kind] = bool(row.wanted)
    return found


def choose(connection: sa.Connection, account: str, channel: Channel, kind: Kind, *, wanted: bool) -> None:
    mine = sa.and_(CHOICE.account_id == account, CHOICE.channel == channel, CHOICE.kind == kind)
    if connection.execute(sa.update(notice_choice).where(mine).values(wanted=wanted)).rowcount == 0:
        row = {"account_id": account, "channel": channel, "kind": kind, "wanted": wanted}
        connection.execute(sa.insert(notice_choice), [row])


def members_among(connection: sa.Connection, guests: Collection[str]) -> list[AccountRow]:
    """Those of these guests who are members."""
    found: list[AccountRow] = []
    for some in _parts(sorted(guests)):
        found += rows(connection, sa.select(schema.account).where(ACCOUNT.id.in_(some)), AccountRow)
    return found


def choose_by_key(connection: sa.Connection, key: str, *, wanted: bool) -> bool:
    """Whoever has a letter stops all, or has those sent again that most want; whether there is such a key."""
    query = sa.select(ACCOUNT.id).where(ACCOUNT.letters_key == key, ACCOUNT.letters_key != "")
    account = connection.execute(query).scalar_one_or_none()
    if account is None:
        return False
    connection.execute(sa.delete(notice_choice).where(CHOICE.account_id == account, CHOICE.channel == "mail"))
    if not wanted:
        none = [{"account_id": account, "channel": "mail", "kind": kind, "wanted": False} for kind in KINDS]
        connection.execute(sa.insert(notice_choice), none)
    return True


def _parts(ids: list[str]) -> list[list[str]]:
    return [ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)]
