"""Tables as lists show them."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.server.live.loading import is_stranded
from signoria.server.protocol.facts import TableCard
from signoria.server.store import TableRow
from signoria.server.store.table_lists import Arranged
from signoria.server.tables.names import BOT


def card_of(
    row: TableRow,
    door: Arranged,
    turns: Mapping[str, float | None],
    *,
    slow: bool,
    rated: bool = False,
    lesson: str | None = None,
) -> TableCard:
    """A table in a list; `turns` says which wait for the reader, and how long still."""
    return TableCard(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=row.seats,
        names=["" if name.startswith(BOT) else name for name in row.names],
        levels=[name.removeprefix(BOT) if name.startswith(BOT) else None for name in row.names],
        admission=door.admission,
        slow=slow,
        rated=rated,
        changed=row.changed_at,
        your_turn=row.id in turns,
        time_left=turns.get(row.id),
        lesson=lesson,
        stranded=is_stranded(row),
    )
