"""Ratings as they follow from games: better who wins, less uncertain who plays, the same however games come in."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.ratings.counting import begin_season, count_game
from signoria.server.ratings.rating import (
    CENTRE,
    LISTED,
    MU,
    NEW,
    SIGMA,
    games_to_go,
    in_season,
    is_listed,
    rated,
    ratings_of,
    shown,
    uncertainty,
)
from signoria.server.store.rating_rows import RatedGame, Rating
from signoria.server.store.ratings import season_starts
from tests.server.ratings.rated_games import a_game, an_engine, kept

MEMBERS = [f"m{number}" for number in range(5)]


def test_who_has_never_played_is_in_the_middle_and_nothing_is_known() -> None:
    assert (shown(MU), uncertainty(SIGMA)) == (CENTRE, 500)
    assert not is_listed(SIGMA)


def test_who_wins_gains_and_who_loses_loses_and_both_are_known_better() -> None:
    first, last = rated([NEW, NEW], [1, 2])
    assert shown(first.mu) > CENTRE > shown(last.mu)
    assert first.sigma < SIGMA > last.sigma
    assert (first.games, last.games) == (1, 1)


def test_places_count_and_a_shared_place_is_shared() -> None:
    first, second, third, last = (one.mu for one in rated([NEW] * 4, [2, 3, 1, 4]))
    assert third > first > second > last
    tied = rated([NEW] * 3, [1, 1, 3])
    assert tied[0].mu == pytest.approx(tied[1].mu)
    assert tied[0].mu > tied[2].mu


def test_the_order_of_seats_makes_no_difference() -> None:
    before = [Rating(20.0 + seat, 5.0 + seat / 2, 1, 3) for seat in range(4)]
    one = rated(before, [2, 1, 4, 3])
    other = rated(before[::-1], [3, 4, 1, 2])[::-1]
    for this, that in zip(one, other, strict=True):
        assert (this.mu, this.sigma) == pytest.approx((that.mu, that.sigma))


def test_to_beat_somebody_strong_gains_more() -> None:
    strong, weak = Rating(35.0, 5.0, 1, 9), Rating(15.0, 5.0, 1, 9)
    gains = [rated([Rating(25.0, 5.0, 1, 9), rival], [1, 2])[0].mu - 25.0 for rival in (strong, weak)]
    assert gains[0] > gains[1] > 0.0


def test_a_new_season_keeps_the_rating_and_knows_it_less() -> None:
    known = Rating(30.0, 4.0, 1, 20)
    next_one, later = in_season(known, 2), in_season(known, 4)
    assert (next_one.mu, next_one.games, next_one.season) == (30.0, 0, 2)
    assert known.sigma < next_one.sigma < later.sigma <= SIGMA
    assert in_season(known, 1) == known


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_how_many_games_are_to_go_is_about_right(seats: int) -> None:
    """Everybody new, drawn by lot, strong and weak: who has played as many games as were said is listed, or nearly."""
    said = games_to_go(SIGMA, seats)
    assert 5 <= said <= 20
    assert games_to_go(LISTED / 60, seats) == 0
    dice = random.Random(seats)
    sigma, rivals = SIGMA, [Rating(MU, dice.uniform(5.0, SIGMA), 1, 1) for _ in range(seats - 1)]
    for _ in range(said):
        places = dice.sample(range(1, seats + 1), seats)
        sigma = rated([Rating(MU, sigma, 1, 1), *rivals], places)[0].sigma
    assert uncertainty(sigma) <= 1.1 * LISTED
    assert games_to_go(sigma, seats) <= said // 2


def test_games_with_other_numbers_of_seats_and_other_games_have_ratings_of_their_own() -> None:
    games = [
        a_game(1, 1.0, {"a": 1, "b": 2}),
        a_game(2, 2.0, {"a": 1, "b": 2, "c": 3}),
        a_game(3, 3.0, {"a": 1, "b": 2}, "il-principe"),
    ]
    after = ratings_of(games, [0.0])
    assert all(after[game.id][0].mu_before == MU and after[game.id][0].games == 1 for game in games)


@st.composite
def some_games(draw: st.DrawFn) -> list[RatedGame]:
    """Games at a few moments, so that some end at the same one, with ties."""
    games = []
    for number in range(draw(st.integers(1, 12))):
        members = draw(st.lists(st.sampled_from(MEMBERS), min_size=2, max_size=3, unique=True))
        places = {member: draw(st.integers(1, len(members))) for member in members}
        games.append(a_game(number, float(draw(st.integers(1, 6))), places))
    return games


@settings(max_examples=60, deadline=None)
@given(games=some_games(), starts=st.sets(st.integers(1, 7), max_size=2), data=st.data())
def test_counted_one_by_one_in_any_order_all_is_as_it_follows_from_the_whole_list(
    games: list[RatedGame], starts: set[int], data: st.DataObject
) -> None:
    everything: list[RatedGame | float] = [*games, *(float(at) for at in starts), games[0]]
    coming = data.draw(st.permutations(everything))
    engine = an_engine()
    for one in coming:
        with engine.begin() as connection:
            if isinstance(one, RatedGame):
                count_game(connection, one, "by-hand")
            else:
                begin_season(connection, one)
    assert kept(engine) == ratings_of(games, [0.0, *sorted(float(at) for at in starts)])
    assert ratings_of(games[::-1], [0.0]) == ratings_of(games, [0.0])
    engine.dispose()


def test_seasons_by_the_calendar_begin_with_the_first_game_of_each() -> None:
    def day(text: str) -> float:
        from datetime import UTC, datetime

        return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()

    engine = an_engine()
    days = ["2026-11-19", "2026-12-31T23:59:59", "2027-01-01", "2027-08-01"]
    for number, text in enumerate(days):
        with engine.begin() as connection:
            count_game(connection, a_game(number, day(text), {"a": 1, "b": 2}), "quarters")
    with engine.connect() as connection:
        starts = season_starts(connection)
    assert starts == [0.0, day("2026-10-01"), day("2027-01-01"), day("2027-07-01")]
    assert [seats[0].season for seats in kept(engine).values()] == [2, 2, 3, 4]
    assert [seats[0].games for seats in kept(engine).values()] == [1, 2, 1, 1]
    engine.dispose()
