"""A tournament: what follows from its log, entry by entry."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal

from signoria.server.protocol.tournament_bodies import Progress, Standing
from signoria.server.store.tournament_rows import Change, TournamentRow
from signoria.server.tournaments import log_entries as entries
from signoria.server.tournaments.groups import drawn_groups, usual_groups
from signoria.server.tournaments.history import History
from signoria.server.tournaments.log_entries import By, TournamentEntry
from signoria.server.tournaments.standings import Played, standings
from signoria.server.tournaments.standings import Standing as Ranked

Deeds = Literal["begun", "hurried", "replaced", "replaced-by-bot", "taken-out", "left", "called-off", "too-few"]


@dataclass
class Entrant:
    """Who takes part under a number: a member, or a bot of a level."""

    number: int
    guest: str | None
    level: str | None = None
    standing: Standing = "in"


@dataclass
class RoundTable:
    """A table of a round and, once it has ended, how."""

    id: str
    entrants: tuple[int, ...]
    ended: entries.TableEnded | None = None


@dataclass
class Round:
    """A round that has begun."""

    number: int
    began: float
    ends_at: float | None
    final: bool
    tables: list[RoundTable]
    byes: tuple[int, ...]
    hurried: bool = False

    @property
    def is_over(self) -> bool:
        return all(table.ended is not None for table in self.tables)


@dataclass(frozen=True)
class Deed:
    """Something that was done by hand, and to whom: members by their ids, bots by nothing."""

    at: float
    what: Deeds
    guest: str | None = None
    other: str | None = None


@dataclass
class Tournament:
    """A tournament after `seq` entries of its log."""

    row: TournamentRow
    seq: int = 0
    status: Progress = "open"
    entrants: dict[int, Entrant] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    groups: list[list[int]] = field(default_factory=list)
    """The groups, once they are drawn."""
    deeds: list[Deed] = field(default_factory=list)
    numbers: int = 0
    """The last number that was given."""
    moved: set[int] = field(default_factory=set)
    """Those whose place has been another's, or nobody's, since the round began."""

    # -- what is asked -----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    def playing(self) -> list[int]:
        """The numbers of those who take part."""
        return [number for number, entrant in self.entrants.items() if entrant.standing == "in"]

    def reserves(self) -> list[int]:
        """The numbers of those who wait for a place, the first first."""
        return [number for number, entrant in self.entrants.items() if entrant.standing == "reserve"]

    def people(self) -> list[Entrant]:
        """The members who take part."""
        return [entrant for entrant in self.entrants.values() if entrant.standing == "in" and entrant.guest is not None]

    def entrant_of(self, guest: str) -> Entrant | None:
        """A member who takes part, waits for a place or, if neither, plays no more."""
        own = [entrant for entrant in self.entrants.values() if entrant.guest == guest]
        return min(own, key=lambda entrant: ("in", "reserve", "out").index(entrant.standing), default=None)

    def lots(self) -> dict[int, int]:
        """The order of the lot, by number."""
        drawn = sorted(self.entrants, key=lambda number: _lot(self.row.seed, number))
        return {number: place for place, number in enumerate(drawn)}

    def history(self) -> History:
        history = History()
        for past in self.rounds:
            history.add([table.entrants for table in past.tables], past.byes)
        return history

    def standings(self) -> list[Ranked]:
        """Who is where after all tables that have ended; the final counts before all else."""
        before = [past for past in self.rounds if not past.final]
        tables = [_played(table) for past in before for table in past.tables if table.ended is not None]
        ranked = standings(
            [number for number, entrant in self.entrants.items() if entrant.standing != "reserve"],
            tables,
            [player for past in before for player in past.byes],
            self.row.seats,
            self.row.scoring,
            self.lots(),
            [number for number, entrant in self.entrants.items() if entrant.standing == "out"],
        )
        return _final_first(ranked, self.rounds[-1]) if self.rounds and self.rounds[-1].final else ranked

    def group_of(self) -> dict[int, int]:
        return {player: group for group, players in enumerate(self.groups) for player in players}

    def change(self) -> Change:
        """What lists show of it."""
        return Change(self.status, len(self.people()), len(self.rounds))

    # -- what happens ------------------------------------------------------------------------------------------------

    def apply(self, entry: TournamentEntry, at: float) -> None:
        """Let an entry happen; it was checked before it was written."""
        self.seq += 1
        match entry:
            case entries.Registered():
                is_free = self.status == "open" and len(self.playing()) < self.row.places
                self._enter(entry.guest, None, "in" if is_free else "reserve")
            case entries.Withdrew():
                self._withdraw(entry.guest)
            case entries.Begun():
                self._begin(entry, at)
            case entries.RoundBegun():
                tables = [RoundTable(table.id, table.entrants) for table in entry.tables]
                number = len(self.rounds) + 1
                self.moved.clear()
                self.rounds.append(Round(number, at, entry.ends_at, entry.final, tables, entry.byes))
            case entries.TableEnded():
                for table in self.rounds[-1].tables:
                    if table.id == entry.table:
                        table.ended = entry
            case entries.Hurried():
                self.rounds[-1].hurried = True
                self.deeds.append(Deed(at, "hurried"))
            case entries.Replaced():
                self._replace(entry, at)
            case entries.TakenOut():
                entrant = self.entrants[entry.entrant]
                entrant.standing = "out"
                self.moved.add(entrant.number)
                self.deeds.append(Deed(at, _gone(entry.by), entrant.guest))
            case entries.Over():
                self.status = "over"
            case entries.CalledOff():
                self.status = "called-off"
                self.deeds.append(Deed(at, "called-off" if entry.by == "host" else "too-few"))

    def _enter(self, guest: str | None, level: str | None, standing: Standing) -> None:
        self.numbers += 1
        self.entrants[self.numbers] = Entrant(self.numbers, guest, level, standing)

    def _withdraw(self, guest: str) -> None:
        entrant = self.entrant_of(guest)
        if entrant is None:
            return
        del self.entrants[entrant.number]
        if self.status == "open":
            for number in self.reserves()[: max(0, self.row.places - len(self.playing()))]:
                self.entrants[number].standing = "in"

    def _begin(self, entry: entries.Begun, at: float) -> None:
        for _ in range(entry.bots):
            self._enter(None, self.row.level, "in")
        self.status = "running"
        if self.row.system == "groups":
            lots = self.lots()
            drawn = sorted(self.playing(), key=lambda number: lots[number])
            self.groups = drawn_groups(drawn, usual_groups(len(drawn), self.row.seats))
        if entry.by == "host":
            self.deeds.append(Deed(at, "begun"))

    def _replace(self, entry: entries.Replaced, at: float) -> None:
        entrant = self.entrants[entry.entrant]
        if entry.guest is not None:
            waiting = self.entrant_of(entry.guest)
            if waiting is not None:
                del self.entrants[waiting.number]
        what: Deeds = "replaced-by-bot" if entry.guest is None else "replaced"
        self.deeds.append(Deed(at, what if entry.by == "host" else "left", entrant.guest, entry.guest))
        self.moved.add(entrant.number)
        entrant.guest, entrant.level, entrant.standing = entry.guest, entry.level, "in"


def _gone(by: By) -> Deeds:
    return "taken-out" if by == "host" else "left"


def _lot(seed: str, number: int) -> str:
    return hashlib.sha256(f"signoria lot {seed} {number}".encode()).hexdigest()


def _played(table: RoundTable) -> Played:
    assert table.ended is not None
    return Played(table.entrants, table.ended.places, table.ended.points)


def _final_first(ranked: list[Ranked], final: Round) -> list[Ranked]:
    """Those of the last table come first, in the order in which they ended there."""
    places: dict[int, int] = {}
    for table in final.tables:
        ended = table.ended.places if table.ended is not None else [1] * len(table.entrants)
        places.update(zip(table.entrants, ended, strict=True))
    much = len(ranked) + 1
    ordered = sorted(ranked, key=lambda one: (places.get(one.player, much), one.place))
    return [
        Ranked(place, one.player, one.score, one.wins, one.rivals, one.share, one.played, one.byes)
        for place, one in enumerate(ordered, start=1)
    ]
