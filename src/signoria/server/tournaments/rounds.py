"""What comes next in a tournament: who plays in the next round, at which tables."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import signoria
from signoria.server.tournaments import pairing
from signoria.server.tournaments.groups import finalists
from signoria.server.tournaments.table_sizes import SIZES, table_sizes
from signoria.server.tournaments.tournament import Tournament


@dataclass(frozen=True)
class NextRound:
    """Tables in the order of play, who has none, and whether it is the last table of groups."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]
    final: bool = False


def sizes_of(game: str) -> list[int]:
    """How large the tables of a tournament of a game may be."""
    return [size for size in SIZES if size in signoria.game(game).seats]


def bots_wanted(tournament: Tournament) -> int:
    """How many bots play along once it begins."""
    row, people = tournament.row, len(tournament.playing())
    match row.bots:
        case "none":
            return 0
        case "even":
            return -people % row.seats
        case "all":
            return row.places - people


def makes_a_table(tournament: Tournament) -> bool:
    """Whether there are enough to begin, one person at least."""
    players = len(tournament.playing()) + bots_wanted(tournament)
    sizes = table_sizes(players, tournament.row.seats, sizes_of(tournament.row.game))
    return bool(tournament.people() and sizes.tables)


def next_round(tournament: Tournament, unwilling: pairing.Pairs = ()) -> NextRound | None:
    """The round after those that are over; None if there is none. Who are `unwilling` to meet do so in a final, and
    where there is no other way."""
    row, number = tournament.row, len(tournament.rounds) + 1
    if number > row.rounds:
        return _final(tournament) if row.system == "groups" and not tournament.rounds[-1].final else None
    ranked = tournament.standings()
    playing = set(tournament.playing())
    scores = {one.player: one.score if row.system == "swiss" else Fraction(0) for one in ranked}
    group_of = tournament.group_of()
    parts: list[pairing.Round] = []
    for group in range(max(1, len(tournament.groups))):
        players = [one.player for one in ranked if one.player in playing and group_of.get(one.player, 0) == group]
        seed = f"{row.seed} {number} {group}"
        allowed = sizes_of(row.game)
        history = tournament.history()
        parts.append(pairing.pair(players, scores, history, row.seats, seed, allowed, unwilling))
    tables = tuple(table for part in parts for table in part.tables)
    return NextRound(tables, tuple(player for part in parts for player in part.byes)) if tables else None


def _final(tournament: Tournament) -> NextRound | None:
    playing = set(tournament.playing())
    ranked = [one for one in tournament.standings() if one.player in playing]
    chosen = finalists(ranked, tournament.group_of(), tournament.row.seats)
    sizes = table_sizes(len(chosen), tournament.row.seats, sizes_of(tournament.row.game))
    if not sizes.tables:
        return None
    at_table = chosen[: sizes.tables[0]]
    scores = dict.fromkeys(at_table, Fraction(0))
    last = pairing.pair(at_table, scores, tournament.history(), len(at_table), f"{tournament.row.seed} final", SIZES)
    return NextRound(last.tables, (), final=True)
