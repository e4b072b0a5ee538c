"""Plans: who meets whom, who sits where, and on which deals."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.plan import (
    Fixture,
    Tournament,
    arguments,
    mixed,
    one_against_the_rest,
    plan,
    tournament_from,
)
from tests.arena.small_tournaments import of_line_ups, small

NAMES = ["novice", "apprentice", "master@50", "master@200", "master@100ms", "master@1s"]


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Any tournament of the house's bots."""
    seats = draw(st.integers(2, 5))
    bots = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=4, unique=True))
    against = draw(st.lists(st.sampled_from([name for name in NAMES if name not in bots]), max_size=2, unique=True))
    line_ups = mixed(bots, seats) if draw(st.booleans()) else one_against_the_rest(bots, against, seats)
    games, seed = draw(st.integers(1, 60)), draw(st.integers(0, 1 << 52))
    return plan(signoria.game("patrician"), seats, line_ups, games, seed, {"messengers": draw(st.booleans())})


@given(tournaments())
def test_on_every_deal_every_bot_sits_in_every_seat_as_often_as_in_any_other(tournament: Tournament) -> None:
    for number, line_up in enumerate(tournament.line_ups):
        for deal in range(tournament.deals):
            games = [Fixture(number, deal * tournament.seats + turn) for turn in range(tournament.seats)]
            assert {tournament.deal(game) for game in games} == {deal}
            for seat in range(tournament.seats):
                assert Counter(tournament.sitting(game)[seat] for game in games) == Counter(line_up)


@given(tournaments())
def test_every_game_of_every_line_up_is_played_once(tournament: Tournament) -> None:
    fixtures = list(tournament.fixtures())
    assert len(fixtures) == len(set(fixtures)) == tournament.games * len(tournament.line_ups)
    assert tournament.games % tournament.seats == 0


@given(tournaments())
def test_the_command_in_a_report_plans_the_same_line_ups(tournament: Tournament) -> None:
    words = arguments(tournament)
    said = dict(zip(words[1::2], words[2::2], strict=False)) if "--mixed" not in words else {}
    bots = words[words.index("--bots") + 1].split(",")
    if "--mixed" in words:
        again = mixed(bots, tournament.seats)
    else:
        again = one_against_the_rest(
            bots, [name for name in said.get("--against", "").split(",") if name], tournament.seats
        )
    assert tuple(again) == tournament.line_ups


@given(tournaments())
def test_a_plan_is_written_down_and_read_again(tournament: Tournament) -> None:
    assert tournament_from(json.loads(json.dumps(tournament.as_json()))) == tournament


def test_neighbours_change_from_deal_to_deal_at_a_mixed_table() -> None:
    tournament = of_line_ups(mixed(["novice", "apprentice", "master@50", "master@200"], 4), games=24)
    orders = {tournament.sitting(Fixture(0, 4 * deal)) for deal in range(6)}
    assert len(orders) == 6


def test_all_line_ups_meet_the_same_deals_and_no_two_deals_are_alike() -> None:
    tournament = small(games=40)
    seeds = [tournament.number("deal", deal) for deal in range(tournament.deals)]
    assert len(set(seeds)) == 20
    assert replace(tournament, seed=8).number("deal", 0) not in seeds


def test_one_bot_meets_the_others_both_ways_or_only_those_it_is_sent_against() -> None:
    both = one_against_the_rest(["novice", "apprentice"], (), 3)
    assert both == [("novice", "apprentice", "apprentice"), ("apprentice", "novice", "novice")]
    assert one_against_the_rest(["novice"], ["apprentice"], 3) == both[:1]


def test_at_a_table_for_two_a_pair_meets_once() -> None:
    assert one_against_the_rest(["novice", "apprentice"], (), 2) == [("novice", "apprentice")]


def test_mixed_tables_seat_everybody_as_far_as_there_are_seats() -> None:
    three = ["novice", "apprentice", "master@50"]
    assert mixed(three, 2) == [("novice", "apprentice"), ("novice", "master@50"), ("apprentice", "master@50")]
    assert mixed(three, 3) == [tuple(three)]
    assert [line_up[3] for line_up in mixed(three, 4)] == three
    assert mixed(["novice"], 3) == [("novice", "novice", "novice")]


def test_games_are_rounded_up_so_that_every_seat_has_its_turn() -> None:
    assert small(games=401, seats=4).games == 404


@pytest.mark.parametrize(
    ("text", "name", "budget"),
    [
        ("apprentice", "apprentice", 400),
        ("master@200", "master@200", 200),
        ("master@100ms", "master@100ms", 0.1),
        ("master@1000ms", "master@1s", 1.0),
        (" master@2s", "master@2s", 2.0),
        ("grand-master@700ms", "grand-master@700ms", 0.7),
        ("journeyman", "journeyman", 400),
        ("network", "network", 400),
        ("signoria.bots.novice:Novice@5", "signoria.bots.novice:Novice@5", 5),
    ],
)
def test_a_bot_is_named_with_what_it_may_spend_on_a_move(text: str, name: str, budget: float) -> None:
    found = contestant(text)
    assert (found.name, found.budget) == (name, budget)
    assert found.is_timed == isinstance(budget, float) == isinstance(found.budget, float)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("grandmaster", "No bot is called “grandmaster”: take one of novice, apprentice, journeyman, master, grand"),
        ("master@soon", "A bot cannot think for “soon”"),
        ("master@0", "A bot cannot think for “0”"),
        ("master@0ms", "A bot cannot think for “0ms”"),
        ("no.such.module:Bot", "cannot be imported"),
        ("signoria.bots:LEVELS", "is no bot"),
        ("signoria.bots:Nobody", "is no bot"),
    ],
)
def test_a_bot_that_is_none_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ArenaProblem, match=sentence):
        contestant(text)


def test_bots_that_cannot_meet_are_refused() -> None:
    with pytest.raises(ArenaProblem, match="needs somebody to play against"):
        one_against_the_rest(["novice"], (), 3)
    with pytest.raises(ArenaProblem, match="needs somebody to play against"):
        one_against_the_rest(["novice"], ["novice"], 3)
    with pytest.raises(ArenaProblem, match="named twice"):
        one_against_the_rest(["master@1s", "master@1000ms"], (), 3)
