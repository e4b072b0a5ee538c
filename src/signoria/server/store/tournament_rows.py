"""Rows about tournaments, as the rest of the server sees them."""

from __future__ import annotations

import msgspec

from signoria.server.protocol.facts import Choice, ClockRules
from signoria.server.protocol.tournament_bodies import Fillers, Progress, Scoring, System
from signoria.server.store.rows import ClockRow, EntryRow, TableRow


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament: what was settled when it was opened, and what lists show of it."""

    id: str
    name: str
    host_id: str
    game: str
    seats: int
    options: dict[str, Choice]
    clock: ClockRules
    system: System
    scoring: Scoring
    rounds: int
    places: int
    bots: Fillers
    level: str
    closes_at: float | None
    round_seconds: int | None
    seed: str
    status: Progress
    entered: int
    round: int
    created_at: float
    changed_at: float


class NewGame(msgspec.Struct, frozen=True):
    """A table that is begun with a round: its row, its log so far, who sits there, and when its clock ends."""

    row: TableRow
    entries: list[EntryRow]
    members: list[str]
    clock: ClockRow | None


class Change(msgspec.Struct, frozen=True):
    """What lists show of a tournament from now on."""

    status: Progress
    entered: int
    round: int
