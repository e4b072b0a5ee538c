"""Replays: a match looked at after any of its decisions is as it was then."""

from __future__ import annotations

import random

import pytest

import signoria
from signoria import Match
from signoria.core.play.fair_deal import Deal
from signoria.core.play.replays import Replay, opening
from tests.play import Setting, everybody, play_some, random_play, with_all_options
from tests.thinning import step_of

SETTINGS = [
    *(Setting(name, min(signoria.game(name).seats), ()) for name in signoria.GAMES),
    *(with_all_options(name, max(signoria.game(name).seats)) for name in signoria.GAMES),
]
PRINCES = Setting("princes-of-florence", 3, ())


def look(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match."""
    known = [(match.view(seat), match.events(seat)) for seat in everybody(match)]
    made = [(decision.seat, decision.text) for decision in match.decisions()]
    return match.state, match.told(), match.to_act, made, match.record(sealed=True), known


def looks(replay: Replay, stride: int = 1) -> list[tuple[object, ...]]:
    return [look(replay.at(step)) for step in range(0, replay.steps + 1, stride)]


def looks_while_playing(match: Match, seed: int, stride: int) -> list[tuple[object, ...]]:
    return [look(match) for step, match in enumerate(random_play(match, seed)) if step % stride == 0]


some_or_all_steps = pytest.mark.parametrize(
    "stride", [5, pytest.param(1, marks=pytest.mark.slow)], ids=["every fifth step", "every step"]
)


@pytest.mark.few(3)
@some_or_all_steps
@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
def test_a_match_at_a_step_is_as_it_was_then(chosen: Setting, stride: int) -> None:
    match = chosen.start(7)
    seen = looks_while_playing(match, 7, stride)
    replay = Replay(match)
    assert replay.steps == len(replay.decisions) == match_length(match)
    assert looks(replay, stride) == seen
    assert look(replay.at(replay.steps)) == look(match)
    assert replay.at(replay.steps).record() == match.record()


@pytest.mark.few(3)
@some_or_all_steps
@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
def test_a_match_that_began_in_the_middle_is_looked_at_from_there(chosen: Setting, stride: int) -> None:
    match = chosen.game.from_position(play_some(chosen.start(8), 8, 30).position())
    match.names = tuple("ABCDE"[: match.seats])
    seen = looks_while_playing(match, 8, stride)
    replay = Replay(match)
    assert looks(replay, stride) == seen
    assert replay.at(3).names == match.names


def test_a_dealt_match_keeps_its_deal() -> None:
    match = signoria.game("patrician").start_deal(Deal("ab" * 32, ("x", "y")), 2, first=1)
    play_some(match, 1, 10_000)
    assert Replay(match).at(match_length(match)).record() == match.record()
    assert opening(match).deal == match.deal


def match_length(match: Match) -> int:
    return len(match.decisions())


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
def test_the_lines_of_a_log_are_counted_for_everybody(chosen: Setting) -> None:
    match = play_some(chosen.start(9), 9, 60)
    replay = Replay(match)
    matches = [replay.at(step) for step in range(replay.steps + 1)]
    for seat in everybody(match):
        assert replay.lines(seat) == [len(earlier.events(seat)) for earlier in matches]
    assert replay.lines_of_all() == [earlier.told_count for earlier in matches]


@pytest.mark.parametrize("chosen", SETTINGS, ids=str)
def test_a_replay_follows_a_match_with_its_undos(chosen: Setting) -> None:
    match, dice, undone = chosen.start(10), random.Random(10), 0
    replay = Replay(match)
    while not match.over and match_length(match) < 120:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(match.legal(seat)))
        takers = [seat for seat in range(match.seats) if match.may_undo(seat)]
        if takers and dice.random() < 0.3:
            match.undo(dice.choice(takers))
            undone += 1
        if dice.random() < 0.5:
            replay.follow(match)
    replay.follow(match)
    assert undone > 3
    assert look(replay.at(replay.steps)) == look(match)
    assert looks(replay, step_of(5)) == looks(Replay(match), step_of(5))


def test_sealed_choices_stay_sealed_in_the_step_between() -> None:
    match = PRINCES.start(11)
    while len(match.to_act) < 2:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before = match_length(match)
    match.play(match.to_act[-1], match.legal(match.to_act[-1])[0])
    replay = Replay(match)
    assert f"{replay.decisions[before].seat} sealed" in replay.at(before + 1).record(sealed=True).splitlines()


def test_what_is_done_to_a_match_of_a_replay_stays_there() -> None:
    match = play_some(PRINCES.start(12), 12, 40)
    replay = Replay(match)
    before = looks(replay)
    play_some(replay.at(20), 1, 30)
    assert looks(replay) == before


@pytest.mark.parametrize("step", [-1, 11])
def test_there_is_nothing_beyond_the_last_step(step: int) -> None:
    replay = Replay(play_some(PRINCES.start(12), 12, 10))
    with pytest.raises(IndexError, match=f"there is no step {step}: the steps are 0 to 10"):
        replay.at(step)
