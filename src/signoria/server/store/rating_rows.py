"""Rows about ratings, as the rest of the server sees them."""

from __future__ import annotations

import msgspec


class RatedGame(msgspec.Struct, frozen=True):
    """A rated game that counts: who sat in which seat, and in which place each ended."""

    id: str
    game: str
    seats: int
    ended_at: float
    members: tuple[str, ...]
    places: tuple[int, ...]

    @property
    def moment(self) -> Moment:
        """Games count in the order in which they ended."""
        return (self.ended_at, self.id)

    @property
    def pool(self) -> Pool:
        return (self.game, self.seats)


Moment = tuple[float, str]
Pool = tuple[str, int]
"""A game with so many seats: each has ratings of its own."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is: a mean and a deviation, and after how many games of which season."""

    mu: float
    sigma: float
    season: int
    games: int


class RatedSeat(msgspec.Struct, frozen=True):
    """What a rated game made of the rating of a seat's member."""

    seat: int
    member_id: str
    place: int
    season: int
    mu_before: float
    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, self.season, self.games)


class OwnPoint(msgspec.Struct, frozen=True):
    """The same with the game that it was."""

    table_id: str
    game: str
    seats: int
    ended_at: float
    place: int
    season: int
    mu: float
    sigma: float
    games: int


class ListedMember(msgspec.Struct, frozen=True):
    """A member with the last rating of a season."""

    member_id: str
    name: str
    off_leaderboards: bool
    mu: float
    sigma: float
    games: int
