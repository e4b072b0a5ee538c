"""A tournament as members of the house are told of it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from signoria.server.protocol.tournament_bodies import (
    EntrantFacts,
    HostDeedFacts,
    RoundFacts,
    RoundSeatFacts,
    RoundTableFacts,
    StandingFacts,
    TournamentCard,
    TournamentFacts,
)
from signoria.server.store.tournament_rows import TournamentRow
from signoria.server.tables.names import NOBODY
from signoria.server.tournaments.scoring import scores_of
from signoria.server.tournaments.tournament import Round, RoundTable, Tournament

DIGITS = 3
"""Behind the point, of what is shown."""


def card(row: TournamentRow, registered: bool) -> TournamentCard:
    """A tournament in a list."""
    return TournamentCard(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        system=row.system,
        rounds=row.rounds,
        round=row.round,
        status=row.status,
        places=row.places,
        entered=row.entered,
        clock=row.clock,
        closes_at=row.closes_at,
        changed=row.changed_at,
        registered=registered,
    )


def guests_in(tournament: Tournament) -> set[str]:
    """Everybody who is named."""
    named = [tournament.row.host_id, *(one.guest for one in tournament.entrants.values())]
    named += [guest for deed in tournament.deeds for guest in (deed.guest, deed.other)]
    return {guest for guest in named if guest is not None}


def facts(tournament: Tournament, names: Mapping[str, str], member: str, may_arrange: bool) -> TournamentFacts:
    """All about a tournament, to a member."""
    row, own = tournament.row, tournament.entrant_of(member)
    is_on = own is not None and own.standing != "out"
    groups = tournament.group_of()
    return TournamentFacts(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        options=row.options,
        clock=row.clock,
        system=row.system,
        scoring=row.scoring,
        rounds=row.rounds,
        places=row.places,
        bots=row.bots,
        level=row.level,
        closes_at=row.closes_at,
        round_seconds=row.round_seconds,
        status=tournament.status,
        host=names.get(row.host_id, NOBODY),
        is_host=may_arrange,
        you=own.number if own is not None and is_on else None,
        your_table=table_of(tournament, own.number) if own is not None and is_on else None,
        entrants=[
            EntrantFacts(
                one.number,
                "" if one.guest is None else names.get(one.guest, NOBODY),
                one.level,
                one.standing,
                groups.get(one.number),
            )
            for one in tournament.entrants.values()
        ],
        standings=[
            StandingFacts(
                one.place,
                one.player,
                shown(one.score),
                shown(one.wins),
                shown(one.rivals),
                shown(one.share),
                one.played,
                one.byes,
            )
            for one in (tournament.standings() if tournament.rounds else [])
        ],
        played=[_round(tournament, past) for past in tournament.rounds],
        deeds=[
            HostDeedFacts(deed.at, deed.what, names.get(deed.guest or "", ""), names.get(deed.other or "", ""))
            for deed in tournament.deeds
        ],
    )


def table_of(tournament: Tournament, number: int) -> str | None:
    """Where somebody plays now."""
    if tournament.status != "running":
        return None
    sitting = [one for one in tournament.rounds[-1].tables if number in one.entrants and one.ended is None]
    return sitting[0].id if sitting and number not in tournament.moved else None


def shown(number: Fraction) -> float:
    return round(float(number), DIGITS)


def _round(tournament: Tournament, past: Round) -> RoundFacts:
    tables = [_table(tournament, past, table) for table in past.tables]
    return RoundFacts(past.number, past.final, past.began, past.ends_at, tables, list(past.byes))


def _table(tournament: Tournament, past: Round, table: RoundTable) -> RoundTableFacts:
    if table.ended is None:
        seats = [RoundSeatFacts(number, None, None, None) for number in table.entrants]
        return RoundTableFacts(table.id, seats, ended=False, broken_off=False)
    ended, row = table.ended, tournament.row
    worth: list[float | None] = [shown(score) for score in scores_of(ended.places, row.seats, row.scoring)]
    if past.final:
        worth = [None] * len(worth)
    seats = [
        RoundSeatFacts(number, ended.places[seat], None if ended.broken_off else ended.points[seat], worth[seat])
        for seat, number in enumerate(table.entrants)
    ]
    return RoundTableFacts(table.id, seats, ended=True, broken_off=ended.broken_off)
