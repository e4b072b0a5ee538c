"""Where members want notices to be posted, and how that went."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store.notice_rows import WebhookRow
from signoria.server.store.notice_schema import delivery, webhook
from signoria.server.store.statements import insert, one

HOOK = webhook.c


def keep_webhook(connection: sa.Connection, row: WebhookRow) -> None:
    """In place of the one of before."""
    drop_webhook(connection, row.account_id)
    insert(connection, webhook, row)


def webhook_of(connection: sa.Connection, account: str) -> WebhookRow | None:
    return one(connection, sa.select(webhook).where(HOOK.account_id == account), WebhookRow)


def all_with_webhooks(connection: sa.Connection) -> set[str]:
    """The members whose webhook is on."""
    return {str(id) for id in connection.scalars(sa.select(HOOK.account_id).where(HOOK.is_on))}


def drop_webhook(connection: sa.Connection, account: str) -> bool:
    """Post nothing there any more; what is on its way goes, too."""
    waiting = sa.delete(delivery).where(delivery.c.channel == "webhook", delivery.c.target == account)
    connection.execute(waiting.where(delivery.c.state == "waiting"))
    return connection.execute(sa.delete(webhook).where(HOOK.account_id == account)).rowcount > 0


def note_answer(connection: sa.Connection, row: WebhookRow, said: str, now: float, *, taken: bool, most: int) -> None:
    """What an address has answered; after so many failures in a row it is switched off."""
    mine = sa.update(webhook).where(HOOK.account_id == row.account_id, HOOK.secret == row.secret)
    if taken:
        connection.execute(mine.values(failures=0, said=said, changed_at=now))
        return
    connection.execute(mine.values(failures=HOOK.failures + 1, said=said, changed_at=now))
    connection.execute(mine.where(HOOK.failures >= most, HOOK.is_on).values(is_on=False))


def switch_on(connection: sa.Connection, account: str, now: float) -> bool:
    """Try again from the beginning."""
    on = sa.update(webhook).where(HOOK.account_id == account)
    return connection.execute(on.values(is_on=True, failures=0, said="", changed_at=now)).rowcount > 0
