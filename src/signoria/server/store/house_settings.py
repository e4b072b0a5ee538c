"""What is set while the house is open: limits and texts, by name, as text."""

from __future__ import annotations

import sqlalchemy as sa

from signoria.server.store import order_schema

SETTING = order_schema.house_setting.c


def house_settings(connection: sa.Connection) -> dict[str, str]:
    """All that was set."""
    return {str(row.name): str(row.value) for row in connection.execute(sa.select(order_schema.house_setting))}


def set_in_house(connection: sa.Connection, name: str, value: str | None, now: float) -> None:
    """Set one; None takes it back."""
    changed = sa.update(order_schema.house_setting).where(SETTING.name == name)
    if value is None:
        connection.execute(sa.delete(order_schema.house_setting).where(SETTING.name == name))
    elif not connection.execute(changed.values(value=value, changed_at=now)).rowcount:
        row = {"name": name, "value": value, "changed_at": now}
        connection.execute(sa.insert(order_schema.house_setting), [row])
