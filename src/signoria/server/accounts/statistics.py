"""What a member's games come to: by game, and by rival."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from signoria.server.accounts.archive import Games, Played, games_of
from signoria.server.live.house import House
from signoria.server.protocol.account_bodies import GameStatistics, RivalStatistics, Statistics
from signoria.server.store.results import ResultRow

RIVALS = 50
"""So many are told: those met most often."""


async def statistics(house: House, account: str) -> Statistics:
    """By game and by rival, the most played first."""
    games = await games_of(house, account)
    counted = [played for played in games.played if len(played.seats_of(games.own)) == 1]
    by_game = sorted({played.row.game for played in counted})
    told = [of_game(game, [played for played in counted if played.row.game == game], games) for game in by_game]
    told.sort(key=lambda one: -one.played)
    return Statistics(told, rivals(counted, games)[:RIVALS], games.unread)


def of_game(game: str, counted: list[Played], games: Games) -> GameStatistics:
    """One game; those that were broken off count as such, and for nothing else."""
    seats = [played.seats_of(games.own)[0] for played in counted]
    places = [seat.place for seat in seats if seat.place is not None]
    points = [seat.points for seat in seats if seat.points is not None]
    return GameStatistics(
        game=game,
        played=len(places),
        won=places.count(1),
        broken_off=len(seats) - len(places),
        place=round(fmean(places), 2) if places else None,
        best=max(points, default=None),
    )


def rivals(counted: Iterable[Played], games: Games) -> list[RivalStatistics]:
    """Who was met: people by who they are and not by their name, which may have been another then; bots by level."""
    met: dict[str, list[tuple[ResultRow, ResultRow]]] = {}
    for played in counted:
        [mine] = played.seats_of(games.own)
        for other in played.results:
            if other is not mine and mine.place is not None:
                met.setdefault(who(other), []).append((mine, other))
    told = [_told(pairs) for key, pairs in met.items() if key]
    return sorted(told, key=lambda rival: (-rival.played, rival.name, rival.level or ""))


def who(result: ResultRow) -> str:
    """By what a rival is known; nothing for one of whom nothing is known any more."""
    if result.guest_id is not None:
        return f"person {result.guest_id}"
    return f"bot {result.level}" if result.level is not None and not result.name else ""


def _told(pairs: list[tuple[ResultRow, ResultRow]]) -> RivalStatistics:
    """The name is that of the last game."""
    last = pairs[0][1]
    behind = [(mine.place or 0, other.place or 0) for mine, other in pairs]
    return RivalStatistics(
        name=last.name,
        level=None if last.guest_id is not None else last.level,
        played=len(pairs),
        ahead=sum(mine < other for mine, other in behind),
        behind=sum(mine > other for mine, other in behind),
    )
