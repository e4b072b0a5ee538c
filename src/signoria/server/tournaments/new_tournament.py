"""New tournaments: what is asked of one is checked against the game, with a sentence for what does not fit."""

from __future__ import annotations

import secrets

from signoria.server.live.house import House
from signoria.server.live.new_table import checked_options, known_game, new_id
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.tournament_bodies import LONGEST_TITLE, NewTournament
from signoria.server.store.account_rows import Role
from signoria.server.store.accounts import account_of
from signoria.server.store.tournament_rows import TournamentRow
from signoria.server.tables.names import has_stacked_marks, is_seen, one_line
from signoria.server.tables.requests import check_level
from signoria.server.tables.timing import checked_clock
from signoria.server.tournaments.rounds import sizes_of

MOST_OPEN = 10
"""Tournaments of one member that are not over."""
LONGEST_WAIT = 366 * 24 * 3600.0
"""Seconds until registration ends."""


async def role_of(house: House, member: str) -> Role | None:
    """What a member may do in the house."""
    account = await house.store.read(lambda connection: account_of(connection, member))
    return None if account is None else account.role


async def may_make(house: House, member: str) -> bool:
    """Whether a member may make tournaments: hosts and administrators or, if the house says so, everybody."""
    role = await role_of(house, member)
    return role is not None and (role != "member" or house.settings.tournament_makers == "members")


async def open_tournament(house: House, member: str, wanted: NewTournament) -> str:
    """A new tournament, for which nobody is registered; its id."""
    if not await may_make(house, member):
        raise Refused("refused-tournament-makers", status=403)
    await house.shared_limiter.check("new_tables", member)
    if await house.store.tournaments.count_open(member) >= MOST_OPEN:
        raise Refused("refused-too-many-tournaments", status=429)
    row = checked(house, member, wanted)
    await house.store.tournaments.add(row)
    return row.id


def checked(house: House, member: str, wanted: NewTournament) -> TournamentRow:
    """A tournament as it is kept."""
    game, now = known_game(wanted.game), house.clock()
    if wanted.seats not in sizes_of(game.name):
        raise Refused("refused-tournament-seats", status=422, title=game.title)
    if wanted.places < wanted.seats:
        raise Refused("refused-tournament-places", status=422)
    if wanted.closes_at is not None and not now <= wanted.closes_at <= now + LONGEST_WAIT:
        raise Refused("refused-tournament-closes", status=422)
    return TournamentRow(
        id=new_id(),
        name=checked_title(wanted.name),
        host_id=member,
        game=game.name,
        seats=wanted.seats,
        options=checked_options(game, NewTable(game.name, wanted.seats, wanted.options)),
        clock=checked_clock(wanted.clock, house.settings.shortest_clock),
        system=wanted.system,
        scoring=wanted.scoring,
        rounds=wanted.rounds,
        places=wanted.places,
        bots=wanted.bots,
        level=check_level(wanted.level),
        closes_at=wanted.closes_at,
        round_seconds=wanted.round_seconds,
        seed=secrets.token_hex(16),
        status="open",
        entered=0,
        round=0,
        created_at=now,
        changed_at=now,
    )


def checked_title(name: str) -> str:
    """What a tournament is called: one line that can be read."""
    shown = one_line(name)
    if not is_seen(shown) or len(shown) > LONGEST_TITLE or has_stacked_marks(shown):
        raise Refused("refused-tournament-name", status=422, longest=LONGEST_TITLE)
    return shown
