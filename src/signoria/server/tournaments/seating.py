"""The tables of a round: the house opens them, seats everybody and deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

import signoria
from signoria.core.play.fair_deal import NO_NONCE
from signoria.server.accounts.secrets_of_members import dead_hash
from signoria.server.live.house import House
from signoria.server.live.loading import charter_of
from signoria.server.live.new_table import arranged, new_row
from signoria.server.protocol.bodies import NewTable
from signoria.server.protocol.facts import FAMILIES, Choice
from signoria.server.store import EntryRow, GuestRow
from signoria.server.store.tournament_rows import NewGame
from signoria.server.tables import entries
from signoria.server.tables.entries import Entry, as_data, kind_of
from signoria.server.tables.names import look_alike
from signoria.server.tables.snapshots import from_log
from signoria.server.tables.timing import clock_row
from signoria.server.tournaments.tournament import Entrant, Tournament


def new_game(house: House, tournament: Tournament, seated: Sequence[Entrant], names: Mapping[str, str]) -> NewGame:
    """A table at which these sit in the order of play, begun.

    A member's devices have tokens of their own for a seat, so none is needed here.
    """
    now = house.clock()
    wanted = NewTable(
        tournament.row.game,
        len(seated),
        options_for(tournament.row.game, len(seated), tournament.row.options),
        clock=tournament.row.clock,
    )
    host = GuestRow(tournament.row.host_id, "", "", now)
    row = new_row(house, host, wanted)
    log: list[Entry] = [*arranged(wanted), *_sitting(seated, names), entries.Started()]
    table = from_log(charter_of(row), [(entry, now) for entry in log])
    kept = [EntryRow(seq, now, kind_of(entry), as_data(entry)) for seq, entry in enumerate(log, start=1)]
    row = msgspec.structs.replace(row, status=table.status, names=table.names())
    members = [entrant.guest for entrant in seated if entrant.guest is not None]
    return NewGame(row, kept, members, clock_row(table))


def _sitting(seated: Sequence[Entrant], names: Mapping[str, str]) -> list[Entry]:
    called: list[str] = []
    sitting: list[Entry] = []
    for seat, entrant in enumerate(seated):
        if entrant.guest is None:
            sitting.append(entries.BotSat(seat, entrant.level or "", FAMILIES[seat]))
            continue
        name = names[entrant.guest]
        if any(look_alike(name, other) for other in called):
            name = f"{name} ({entrant.number})"
        called.append(name)
        sitting.append(entries.Sat(seat, entrant.guest, name, FAMILIES[seat], dead_hash(), NO_NONCE))
    return sitting


def options_for(game: str, seats: int, chosen: Mapping[str, Choice]) -> dict[str, Choice]:
    """What is chosen, of the options that so many may play with."""
    options = signoria.game(game).options
    return {name: choice for name, choice in chosen.items() if seats in options[name].seats}
