"""Tournaments go on: one task looks whether a table, a round or registration has ended, whoever is there to see it."""

from __future__ import annotations

import asyncio

from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Trouble
from signoria.server.tournaments import requests
from signoria.server.tournaments.desk import TournamentDesk
from signoria.server.tournaments.log_entries import TableEnded, TournamentEntry
from signoria.server.tournaments.table_ends import how_it_ended, lost, out_of_time, relieved
from signoria.server.tournaments.tournament import Round, RoundTable, Tournament

LOOK = 2.0
"""Seconds between two looks."""
AT_REST = 30.0
"""Seconds without anything at a table after which it is taken up here: the process that had it may have gone."""
ENDED = ("over", "ended", "closed")


async def run_tournaments(desk: TournamentDesk) -> None:
    """For ever."""
    house = desk.house
    while True:
        await asyncio.sleep(LOOK)
        try:
            due = await house.store.tournaments.to_look_after(house.clock())
        except Trouble as trouble:
            house.faults.note("tournaments could not be looked at", trouble)
            continue
        for id in due:
            try:
                await look_after(desk, id)
            except Exception as error:
                house.faults.note("a tournament cannot go on", error)


async def look_after(desk: TournamentDesk, id: str) -> None:
    """Do all that is due in a tournament; done twice, or by two, it happens once."""
    tournament = await desk.find(id)
    if tournament.status == "open":
        closes_at = tournament.row.closes_at
        if closes_at is not None and closes_at <= desk.house.clock():
            await desk.change(id, lambda one: requests.begin(one, "house") if one.status == "open" else [])
        return
    if tournament.status != "running":
        return
    await _let_go(desk, tournament)
    current = tournament.rounds[-1]
    statuses = await desk.house.store.tournaments.statuses([table.id for table in _running(current)])
    for table in _running(current):
        status, last = statuses.get(table.id, ("", 0.0))
        if status not in ENDED and status != "":
            status = await _keep_going(desk, tournament, current, table, last) or status
        if status in ENDED or status in ("", "lost"):
            ended = lost(table) if status in ("", "lost") else await how_it_ended(desk.house, table)
            await desk.change(id, lambda one: _noted(one, ended))  # noqa: B023


def _running(current: Round) -> list[RoundTable]:
    return [table for table in current.tables if table.ended is None]


def _noted(tournament: Tournament, ended: TableEnded) -> list[TournamentEntry]:
    """How a table ended is written once."""
    is_due = tournament.status == "running" and any(one.id == ended.table for one in _running(tournament.rounds[-1]))
    return [ended] if is_due else []


async def _let_go(desk: TournamentDesk, tournament: Tournament) -> None:
    """Whoever has left the house for good plays no more."""
    people = {one.guest for one in tournament.people() if one.guest is not None}
    gone = people - await desk.house.store.tournaments.members_among(people)
    for guest in sorted(gone):

        def leave(one: Tournament, guest: str = guest) -> list[TournamentEntry]:
            entrant = one.entrant_of(guest)
            is_in = one.status == "running" and entrant is not None and entrant.standing == "in"
            return requests.leaving(one, entrant, "house") if is_in and entrant is not None else []

        await desk.change(tournament.id, leave)


async def _keep_going(
    desk: TournamentDesk, tournament: Tournament, current: Round, table: RoundTable, last: float
) -> str:
    """See to it that a running table comes to its end; "lost" if it cannot any more and the round's time has ended."""
    house, now = desk.house, desk.house.clock()
    is_time_up = current.hurried or (current.ends_at is not None and current.ends_at <= now)
    has_changed = bool(tournament.moved & set(table.entrants))
    is_at_rest = now - last >= AT_REST and table.id not in house.tables and desk.taken_up.get(table.id) != last
    if not (is_time_up or has_changed or is_at_rest):
        return ""
    desk.taken_up[table.id] = last
    try:
        live = await house.table(table.id)
    except Refused as refused:
        return "lost" if is_time_up and refused.status < 500 else ""
    await _relieve(desk, tournament, table, live)
    if is_time_up:
        then = "bot" if current.hurried else tournament.row.clock.then
        while out_of_time(live.table, then) is not None:
            await house.change(live, lambda one: out_of_time(one, then))
    return ""


async def _relieve(desk: TournamentDesk, tournament: Tournament, table: RoundTable, live: LiveTable) -> None:
    entrants = [tournament.entrants[number] for number in table.entrants]
    while relieved(live.table, entrants) is not None:
        await desk.house.change(live, lambda one: relieved(one, entrants))
