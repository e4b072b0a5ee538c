"""Games of a tournament: repeatable, fair to every seat, on one core or several, whatever happens to a process."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import signoria
from signoria.arena.problems import ArenaFailure
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.plan import Fixture
from signoria.arena.tournament.playing import get_ready, play
from signoria.arena.tournament.runner import on_cores, run
from tests.arena.sitters import CARELESS, LIVES, MORTAL, WATCHFUL
from tests.arena.small_tournaments import here, of_line_ups, small, without_times


def test_a_game_follows_from_the_seed_and_its_number() -> None:
    tournament = small()
    (first, record), (again, same) = play(tournament, Fixture(0, 1)), play(tournament, Fixture(0, 1))
    assert without_times([first]) == without_times([again])
    assert record == same
    assert record != play(tournament, Fixture(0, 2))[1]


def test_both_turns_of_a_deal_begin_with_the_same_cards() -> None:
    tournament = small()
    first, second = (play(tournament, Fixture(0, game))[0] for game in (0, 1))
    assert first.seed == second.seed
    assert first.bots == second.bots[::-1]


def test_a_record_says_who_sat_where_and_replays() -> None:
    result, record = play(small(), Fixture(0, 1))
    match = signoria.replay(record)
    assert match.names == result.bots == ("novice", "apprentice")
    assert match.outcome is not None
    assert match.outcome.points == result.points
    assert sum(seat.decisions for seat in result.thinking) == result.decisions == len(match.decisions())


def test_those_who_share_a_win_have_equal_parts_of_it() -> None:
    result, _ = play(small(), Fixture(0, 0))
    object.__setattr__(result, "places", (1, 1, 3, 4))
    assert result.wins() == [0.5, 0.5, 0, 0]


def test_a_bot_of_another_module_plays_and_is_told_no_secret() -> None:
    result, _ = play(small([WATCHFUL, "novice"]), Fixture(0, 0))
    assert WATCHFUL in result.bots


def test_a_bot_that_fails_is_named_with_its_reason() -> None:
    with pytest.raises(ArenaFailure, match=f"{CARELESS} failed.*LookupError: no idea"):
        play(small([CARELESS, "novice"]), Fixture(0, 0))


@pytest.mark.compiles
def test_an_apprentice_on_compiled_rules_makes_the_same_moves(game_name: str) -> None:
    game = signoria.game(game_name)
    match, seat = game.start(max(game.seats), 3), 0
    apprentice = contestant("apprentice")
    for _ in range(40):
        seat = match.to_act[0]
        plain, quick = (apprentice.sit_down(random.Random(5), compiled=how) for how in (False, True))
        move = plain.choose(match, seat, 1)
        assert quick.choose(match, seat, 1) == move
        match.play(seat, move)
        if match.over:
            break
    assert type(plain) is not type(quick)


@pytest.mark.compiles
def test_a_master_with_a_number_of_simulations_plays_the_same_game_again() -> None:
    tournament = small(["master@4", "apprentice"])
    get_ready(tournament)
    _, record = play(tournament, Fixture(0, 1))
    play(tournament, Fixture(0, 0))
    assert play(tournament, Fixture(0, 1))[1] == record


@pytest.mark.full
def test_results_do_not_depend_on_the_number_of_workers() -> None:
    tournament = small(games=6)
    alone, together = (run(tournament, on_cores(workers)) for workers in (1, 2))
    assert without_times(alone) == without_times(together) == without_times(run(tournament, here))


@pytest.fixture
def deaths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of deaths that are still to come."""
    file = tmp_path / "deaths"
    monkeypatch.setenv(LIVES, str(file))
    return file


def test_a_game_whose_worker_dies_is_played_again_with_the_same_result(deaths: Path) -> None:
    tournament = small([MORTAL, "novice"])
    deaths.write_bytes(b"\n\n")
    results = run(tournament, on_cores(1))
    assert deaths.stat().st_size == 0
    assert without_times(results) == without_times(run(tournament, here))


def test_a_game_whose_worker_dies_again_and_again_ends_the_tournament(deaths: Path) -> None:
    deaths.write_bytes(b"\n" * 3)
    with pytest.raises(ArenaFailure, match="died 3 times"):
        run(small([MORTAL, "novice"]), on_cores(1))


def test_a_bot_that_fails_in_a_worker_is_told_of_here() -> None:
    with pytest.raises(ArenaFailure, match="no idea"):
        run(of_line_ups([(CARELESS, "novice")], 2), on_cores(1))
