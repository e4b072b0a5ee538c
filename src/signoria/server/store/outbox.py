"""Mail that waits to be sent: taken by one process at a time, tried again later, and never sent twice."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from signoria.server.store import schema
from signoria.server.store.account_rows import MailRow, MailState
from signoria.server.store.statements import insert, rows

MAIL = schema.mail.c
DONE = ("sent", "failed", "unsure")


def add_mail(connection: sa.Connection, mail: MailRow) -> None:
    insert(connection, schema.mail, mail)


def due_mail(connection: sa.Connection, now: float, most: int, of: Sequence[MailState] = ("waiting",)) -> list[MailRow]:
    """What is to be sent now, the oldest first, or what is in another state since before then."""
    query = sa.select(schema.mail).where(MAIL.state.in_(of), MAIL.due_at <= now)
    return rows(connection, query.order_by(MAIL.due_at, MAIL.id).limit(most), MailRow)


def claim_mail(connection: sa.Connection, id: str, now: float) -> bool:
    """Take a mail to send it; false if another process has."""
    claim = sa.update(schema.mail).where(MAIL.id == id, MAIL.state == "waiting")
    return connection.execute(claim.values(state="claimed", due_at=now, tries=MAIL.tries + 1)).rowcount > 0


def begin_mail(connection: sa.Connection, id: str) -> None:
    """From now on it may be taken."""
    _change(connection, id, state="sending")


def mail_again(connection: sa.Connection, id: str, due_at: float) -> None:
    """It was surely not taken: try again later."""
    _change(connection, id, state="waiting", due_at=due_at)


def mail_done(connection: sa.Connection, id: str, state: MailState) -> None:
    """It will not be tried again, so its address is forgotten."""
    _change(connection, id, state=state, to_address="", data={})


def take_up_interrupted(connection: sa.Connection, before: float) -> None:
    """What was begun before then and never ended, as when the process died: what had not been sent yet is sent again;
    of the rest nobody knows whether it was taken, so it is not."""
    begun = MAIL.due_at < before
    again = sa.update(schema.mail).where(MAIL.state == "claimed", begun)
    connection.execute(again.values(state="waiting"))
    lost = sa.update(schema.mail).where(MAIL.state == "sending", begun)
    connection.execute(lost.values(state="unsure", to_address="", data={}))


def forget_mail(connection: sa.Connection, before: float) -> None:
    """What was done with so long ago goes."""
    connection.execute(sa.delete(schema.mail).where(MAIL.state.in_(DONE), MAIL.created_at < before))


def count_mail(connection: sa.Connection) -> dict[str, int]:
    """How many mails there are in each state."""
    query = sa.select(MAIL.state, sa.func.count()).group_by(MAIL.state)
    return {str(state): int(number) for state, number in connection.execute(query)}


def _change(connection: sa.Connection, id: str, **values: object) -> None:
    connection.execute(sa.update(schema.mail).where(MAIL.id == id).values(**values))
