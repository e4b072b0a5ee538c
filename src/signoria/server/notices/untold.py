"""What there is to tell members who are away: their turns, and what happened, without what they were told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from signoria.server.store.account_rows import AccountRow
from signoria.server.store.notice_choices import choices_of, members_among
from signoria.server.store.notice_rows import Channel, Choices, Happening, Kind, WaitingGame
from signoria.server.store.notice_told import happenings, last_letters, told_of, waiting_games
from signoria.server.store.push_devices import all_with_push_devices
from signoria.server.store.webhooks import all_with_webhooks

SHORT = 0.2
"""Of the time that a turn had, so much is left when it runs short."""


@dataclass(frozen=True)
class Item:
    """Something to tell a member of a table."""

    kind: Kind
    table: str
    game: str
    turn: float
    """Which turn it is, or which entry of the log: later ones have larger numbers."""
    ready: float
    """Since when there is something to tell."""
    is_slow: bool = True
    """Whether its game takes days, or somebody waits whatever it is."""


@dataclass(frozen=True)
class Situation:
    """All that is to be known for telling everybody, as of one moment."""

    members: Sequence[AccountRow]
    items: dict[str, list[Item]]
    """By member."""
    told: dict[tuple[str, str, Kind, Channel], float]
    choices: dict[str, Choices]
    letters: dict[str, float]
    """When members were written to lately."""
    reached: dict[Channel, set[str]]
    """Who has a device, or a webhook."""
    happened: Sequence[Happening]

    def untold(self, member: AccountRow, channel: Channel, there: set[tuple[str, str]]) -> list[Item]:
        """What a member wants to be told in this way and was not, of tables at which they are not."""
        found: dict[tuple[str, Kind], Item] = {}
        wanted = [item for item in self.items.get(member.id, []) if self._is_wanted(member, channel, item)]
        turns = {item.table for item in wanted if item.kind == "turn"}
        for item in wanted:
            kind = told_as(item.kind, channel)
            is_new = self.told.get((member.id, item.table, kind, channel), -1.0) < item.turn
            is_said = item.kind == "round" and item.table in turns
            if is_new and not is_said and (item.table, member.id) not in there:
                found.setdefault((item.table, kind), item)
        return list(found.values())

    def _is_wanted(self, member: AccountRow, channel: Channel, item: Item) -> bool:
        return self.choices[member.id][channel][item.kind] and (item.is_slow or channel != "mail")


def told_as(kind: Kind, channel: Channel) -> Kind:
    """Of a turn there is one letter, whether because it came or because its time runs short."""
    return "turn" if channel == "mail" and kind == "time" else kind


def situation(connection: sa.Connection, now: float, letters_since: float) -> Situation:
    waiting, happened = waiting_games(connection), happenings(connection)
    members = members_among(connection, {*waiting, *(one.account_id for one in happened)})
    items = {
        member.id: [
            *items_of(waiting.get(member.id, []), now),
            *(_item(one) for one in happened if one.account_id == member.id),
        ]
        for member in members
    }
    told = {(one.account_id, one.table_id, one.kind, one.channel): one.turn for one in told_of(connection)}
    reached: dict[Channel, set[str]] = {
        "push": all_with_push_devices(connection),
        "webhook": all_with_webhooks(connection),
    }
    choices = choices_of(connection, [member.id for member in members])
    return Situation(members, items, told, choices, last_letters(connection, letters_since), reached, happened)


def items_of(games: Iterable[WaitingGame], now: float) -> Iterable[Item]:
    """Turns, and those of games that take days whose time runs short."""
    for one in games:
        yield Item("turn", one.table, one.game, one.since, one.since, one.is_slow)
        if one.is_slow and one.until is not None:
            short = one.until - SHORT * (one.until - one.since)
            if short <= now:
                yield Item("time", one.table, one.game, one.since, short)


def _item(one: Happening) -> Item:
    return Item(one.kind, one.table_id, one.game, float(one.seq), one.at)
