"""What is said in notices: what still holds of it, in its reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any, Literal

import sqlalchemy as sa

import signoria
from signoria.core.text.words import catalogue
from signoria.server.store import schema
from signoria.server.store.notice_rows import Happening, Kind
from signoria.server.store.notice_told import games_waiting_for, is_answered
from signoria.server.store.rows import Turn

HOUR = 3600.0
TWO_DAYS = 48
TABLE = schema.game_table.c
Said = Literal["turn", "time", "ended", "seat", "admitted", "invited", "round"]


@dataclass(frozen=True)
class News:
    """Something to tell that still holds."""

    kind: Kind
    said: Said
    table: str
    title: str
    game: str
    turn: Turn | None

    def left(self, language: str, now: float) -> str:
        """About how much time there is still, as in “2 days left”; nothing where no clock runs."""
        if self.turn is None or self.turn.until is None:
            return ""
        hours, say = max(0.0, self.turn.until - now) / HOUR, catalogue(language).say
        if hours < 1:
            return say("notice-left-minutes", minutes=max(1, ceil(hours * 60)))
        if hours < TWO_DAYS:
            return say("notice-left-hours", hours=ceil(hours))
        return say("notice-left-days", days=int(hours / 24))

    def sentence(self, language: str, now: float) -> str:
        say, left = catalogue(language).say, self.left(language, now)
        return say(f"notice-{self.said}-left", left=left) if left else say(f"notice-{self.said}")


def news_of(connection: sa.Connection, account: str, item: Mapping[str, Any]) -> News | None:
    """What there is to say of something that was to be told; nothing if it has passed."""
    kind, table, number = item["kind"], str(item["table"]), float(item["turn"])
    found = connection.execute(sa.select(TABLE.game, TABLE.host_id).where(TABLE.id == table)).first()
    if found is None:
        return None
    said, turn = kind, None
    if kind in ("turn", "time"):
        turn = games_waiting_for(connection, account, [table]).get(table)
        if turn is not None and turn.since != number:
            return None
    if turn is None and kind != "ended":
        if is_answered(connection, Happening(account, table, found.game, kind, int(number), 0.0)):
            return None
        if kind == "seat" and found.host_id != account:
            said = "admitted"
    return News(kind, said, table, title_of(str(found.game)), str(found.game), turn)


def title_of(game: str) -> str:
    return signoria.game(game).title if game in signoria.GAMES else game
