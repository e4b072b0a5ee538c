"""Bodies of the answers about ratings. A rating is a number near 1500 and its uncertainty: 1512, give or take 90."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class RatedPool:
    """A game with so many seats: each has ratings of its own."""

    game: str
    seats: int


@dataclass(frozen=True)
class Season:
    """A season; the first has no beginning, and the one that goes on no end."""

    number: int
    begins: float | None
    ends: float | None


@dataclass(frozen=True)
class LeaderboardRow:
    """A member on a leaderboard, in order of what the rating is worth at least; who is worth the same has the place."""

    place: int
    name: str
    rating: int
    uncertainty: int
    games: int
    """Rated games in the season."""
    yours: bool


@dataclass(frozen=True)
class OwnStanding:
    """Where you stand yourself; without a place you are not on the leaderboard."""

    place: int | None
    rating: int
    uncertainty: int
    games: int
    games_to_go: int
    """About how many more games it takes until enough is known; 0 if it is."""
    off: bool
    """Whether you wish to stay off leaderboards."""


@dataclass(frozen=True)
class Leaderboard:
    """Who is how strong at a game with so many seats, in a season; without a pool nobody has played any in it."""

    pool: RatedPool | None
    season: int
    seasons: list[Season]
    """Those in which there were games, and the one that goes on; the last first."""
    pools: list[RatedPool]
    """In which there were games in the season."""
    rows: list[LeaderboardRow]
    listed: int
    """How many are on the leaderboard, the rows and those after them."""
    hidden: int
    """Members of whom too little is known yet."""
    own: OwnStanding | None


@dataclass(frozen=True)
class RatingPoint:
    """What a game made of your rating."""

    table: str
    at: float
    season: int
    place: int
    rating: int
    uncertainty: int


@dataclass(frozen=True)
class OwnRating:
    """Your rating at a game with so many seats, and how it came about, the last of it."""

    pool: RatedPool
    rating: int
    uncertainty: int
    games: int
    """In the season that goes on."""
    games_to_go: int
    points: list[RatingPoint]


@dataclass(frozen=True)
class OwnRatings:
    """Your ratings, those first at which you played last."""

    off: bool
    """Whether you wish to stay off leaderboards."""
    ratings: list[OwnRating]


@dataclass(frozen=True)
class SeatRating:
    """What a rated game made of a seat's rating."""

    seat: int
    place: int
    rating: int
    uncertainty: int
    change: int


@dataclass(frozen=True)
class GameRatings:
    """What a game made of ratings: nothing of a seat whose member is shown on no leaderboard, unless it is yours."""

    counts: bool
    """Whether the game counts; one that was broken off may not."""
    seats: list[SeatRating]
