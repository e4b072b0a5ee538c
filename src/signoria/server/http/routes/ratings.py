"""Ratings: leaderboards, a member's own, and what a rated game made of those who sat there."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Response

from signoria.server.accounts import ratings
from signoria.server.http.dependencies import AGuest, TableId, TheHouse, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.members import AMember
from signoria.server.protocol.rating_bodies import GameRatings, Leaderboard, OwnRatings

router = APIRouter(prefix="/api", tags=["ratings"], dependencies=[Depends(not_too_often)])
Game = Annotated[str, Query(max_length=60)]
Seats = Annotated[int, Query(ge=2, le=12)]
SeasonNumber = Annotated[int | None, Query(ge=1, le=100_000)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/ratings", responses=refusals(401, 404))
async def leaderboard(
    response: Response,
    house: TheHouse,
    member: AMember,
    game: Game = "",
    seats: Seats = 2,
    season: SeasonNumber = None,
    skip: Skip = 0,
) -> Leaderboard:
    """A leaderboard, 100 members at a time; without a game, of what was played most."""
    house.limiter.check("looks", f"guest {member.id}")
    response.headers["cache-control"] = "no-store"
    return await ratings.leaderboard(house, member.id, (game, seats) if game else None, season, skip)


@router.get("/account/ratings", responses=refusals(401))
async def my_ratings(response: Response, house: TheHouse, member: AMember) -> OwnRatings:
    """Your ratings, and what each of your rated games made of them."""
    house.limiter.check("looks", f"guest {member.id}")
    response.headers["cache-control"] = "no-store"
    return await ratings.own_ratings(house, member.id)


@router.get("/tables/{id}/ratings", responses=refusals(401, 403, 404, 409, 410))
async def of_a_game(response: Response, house: TheHouse, guest: AGuest, id: TableId) -> GameRatings:
    """What a game you played made of ratings."""
    response.headers["cache-control"] = "no-store"
    return await ratings.game_ratings(house, await house.table(id), guest.id)
