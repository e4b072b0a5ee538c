"""Which rated games count, and how who leaves is placed."""

from __future__ import annotations

import random

from signoria.server.ratings.places import places_of, rated_game
from signoria.server.tables import ending, entries, requests
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.server.table_builders import a_table, happen, play_on, sit_all, the_match


def a_rated_game(seats: int = 4) -> Table:
    table = a_table(seats=seats)
    happen(table, entries.Arranged("open", False, rated=True))
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    return table


def play_out(table: Table) -> Table:
    """By chance; for who has resigned a bot would move."""
    dice = random.Random(7)
    while table.status == "playing":
        seat = dice.choice(the_match(table).to_act)
        happen(table, entries.Decided(seat, dice.choice(table.legal(seat)).text))
    return table


def test_a_game_played_to_its_end_counts_by_its_places() -> None:
    table = a_rated_game()
    list(play_on(table, random.Random(3)))
    outcome = the_match(table).outcome
    assert outcome is not None
    game = rated_game(table, 5.0)
    assert game is not None and game.places == tuple(outcome.places)
    assert game.members == ("guest-0", "guest-1", "guest-2", "guest-3")
    assert (game.game, game.seats, game.ended_at) == ("patrician", 4, 5.0)


def test_a_game_that_is_not_rated_does_not_count() -> None:
    table = a_table(seats=2)
    sit_all(table)
    happen(table, requests.start(table, "guest-0"))
    assert rated_game(play_out(table), 5.0) is None


def test_who_resigns_is_behind_all_who_play_on_and_who_went_first_is_last() -> None:
    table = a_rated_game()
    happen(table, ending.resign(table, 2, "k1"))
    happen(table, ending.resign(table, 0, "k2"))
    play_out(table)
    outcome, places = the_match(table).outcome, places_of(table)
    assert outcome is not None and places is not None
    assert (places[2], places[0]) == (4, 3)
    assert (places[1] < places[3]) == (outcome.places[1] < outcome.places[3])


def test_who_loses_by_the_clock_has_resigned() -> None:
    table = a_rated_game(3)
    happen(table, entries.TimeEnded(1, "lose", "apprentice"))
    places = places_of(play_out(table))
    assert places is not None and places[1] == 3


def test_who_never_came_back_is_last_and_who_did_is_not() -> None:
    for back in (False, True):
        table = a_rated_game(2)
        happen(table, requests.rest(table, 0, "k1"))
        if back:
            happen(table, requests.back(table, 0, "k2"))
        play_out(table)
        outcome = the_match(table).outcome
        assert outcome is not None
        assert places_of(table) == (list(outcome.places) if back else [2, 1])


def test_who_resigned_is_before_who_just_stayed_away() -> None:
    table = a_rated_game(3)
    happen(table, requests.rest(table, 0, "k1"))
    happen(table, ending.resign(table, 1, "k2"))
    assert places_of(play_out(table)) == [3, 2, 1]


def test_a_game_that_two_or_more_broke_off_does_not_count() -> None:
    table = a_rated_game(3)
    happen(table, ending.resign(table, 0, "k1"))
    happen(table, entries.Ended("agreed"))
    assert places_of(table) is None and rated_game(table, 5.0) is None


def test_once_all_others_have_resigned_it_counts_however_it_ends() -> None:
    for last in (entries.Ended("agreed"), entries.Resigned(1, "apprentice")):
        table = a_rated_game(3)
        happen(table, ending.resign(table, 2, "k1"))
        happen(table, ending.resign(table, 0, "k2"))
        happen(table, last)
        assert table.status == "ended"
        assert places_of(table) == [2, 1, 3]


def test_who_left_in_which_order_is_in_a_snapshot_too() -> None:
    table = a_rated_game(3)
    happen(table, ending.resign(table, 2, "k1"))
    happen(table, ending.resign(table, 0, "k2"))
    again = thawed(table.charter, frozen(table))
    assert (again.left, again.rated) == ([2, 0], True)
