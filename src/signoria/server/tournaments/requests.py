"""What people ask of a tournament: each request is checked and becomes the entries to be written, or is refused."""

from __future__ import annotations

from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.tournament_bodies import Standing
from signoria.server.tournaments import log_entries as entries
from signoria.server.tournaments.log_entries import By, TournamentEntry
from signoria.server.tournaments.rounds import bots_wanted, makes_a_table
from signoria.server.tournaments.tournament import Entrant, Tournament

MOST_WAITING = 64
"""Members who wait for a place."""
MOST_ENTRIES = 5000
"""Of a tournament's log: nobody comes and goes for ever."""


def register(tournament: Tournament, guest: str) -> list[TournamentEntry]:
    """A member wants to take part; when all places are taken, or it has begun, they wait for one."""
    must_not_be_over(tournament)
    entrant = tournament.entrant_of(guest)
    if entrant is not None and entrant.standing != "out":
        raise Refused("refused-registered")
    if tournament.seq > MOST_ENTRIES:
        raise Refused("refused-too-often", status=429)
    is_full = tournament.status != "open" or len(tournament.playing()) >= tournament.row.places
    if is_full and len(tournament.reserves()) >= MOST_WAITING:
        raise Refused("refused-tournament-full", status=429)
    return [entries.Registered(guest)]


def withdraw(tournament: Tournament, guest: str) -> list[TournamentEntry]:
    """A member takes part no more; once it runs a bot has the place, if bots play along."""
    must_not_be_over(tournament)
    entrant = tournament.entrant_of(guest)
    if entrant is None or entrant.standing == "out":
        raise Refused("refused-not-registered")
    if tournament.status == "open" or entrant.standing == "reserve":
        return [entries.Withdrew(guest)]
    return leaving(tournament, entrant, "self")


def leaving(tournament: Tournament, entrant: Entrant, by: By) -> list[TournamentEntry]:
    """Somebody goes while it runs."""
    if tournament.row.bots == "none":
        return [entries.TakenOut(entrant.number, by)]
    return [entries.Replaced(entrant.number, by, None, tournament.row.level)]


def begin(tournament: Tournament, by: By) -> list[TournamentEntry]:
    """Registration ends."""
    if tournament.status != "open":
        raise Refused("refused-tournament-begun")
    if not makes_a_table(tournament):
        if by == "host":
            raise Refused("refused-tournament-too-few")
        return [entries.CalledOff(by)]
    return [entries.Begun(by, bots_wanted(tournament))]


def hurry(tournament: Tournament) -> list[TournamentEntry]:
    """The host ends the round: nobody is waited for any more."""
    must_run(tournament)
    if tournament.rounds[-1].hurried:
        return []
    return [entries.Hurried()]


def replace(tournament: Tournament, number: int, reserve: int | None) -> list[TournamentEntry]:
    """The host gives somebody's place to another, or to a bot."""
    must_run(tournament)
    if reserve is None:
        entrant = known(tournament, number, "in")
        if entrant.level is not None:
            raise Refused("refused-is-bot")
        return [entries.Replaced(number, "host", None, tournament.row.level)]
    known(tournament, number, "in", "out")
    waiting = known(tournament, reserve, "reserve")
    return [entries.Replaced(number, "host", waiting.guest, None)]


def take_out(tournament: Tournament, number: int) -> list[TournamentEntry]:
    """The host takes somebody out; before it begins they are only no longer registered."""
    must_not_be_over(tournament)
    entrant = known(tournament, number, "in", "reserve")
    if entrant.guest is not None and (tournament.status == "open" or entrant.standing == "reserve"):
        return [entries.Withdrew(entrant.guest)]
    return [entries.TakenOut(number, "host")]


def call_off(tournament: Tournament) -> list[TournamentEntry]:
    """The host calls it off; games that run go on."""
    must_not_be_over(tournament)
    return [entries.CalledOff("host")]


# -- what must hold ----------------------------------------------------------------------------------------------------


def known(tournament: Tournament, number: int, *standings: Standing) -> Entrant:
    """Who has this number and stands so."""
    entrant = tournament.entrants.get(number)
    if entrant is None or entrant.standing not in standings:
        raise Refused("refused-no-such-entrant", status=404)
    return entrant


def must_not_be_over(tournament: Tournament) -> None:
    if tournament.status in ("over", "called-off"):
        raise Refused("refused-tournament-over")


def must_run(tournament: Tournament) -> None:
    must_not_be_over(tournament)
    if tournament.status == "open":
        raise Refused("refused-tournament-not-begun")
