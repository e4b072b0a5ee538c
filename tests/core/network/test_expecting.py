"""What a network expects, told beside a reason: chances of winning, and no secret of anybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria import Match
from signoria.core.network.expecting import expected, expected_for_line, whole_percents
from signoria.core.network.shipped import network_for
from signoria.core.play.explanations import reason_for_line
from signoria.core.play.replays import Replay
from tests.play import Setting, play_some, random_play, with_all_options
from tests.twin_games import twins

SEATS = 3
TRUTHS = 4


def positions(name: str) -> Iterator[tuple[Match, int]]:
    """Decisions of a seat in the middle of games."""
    for seed in range(6):
        match = play_some(with_all_options(name, SEATS).start(seed), seed, 12 + 9 * seed)
        if not match.over:
            yield match, match.to_act[-1]


def with_hidden_cards_of(match: Match, other: Match) -> Match:
    """The match, had what is hidden been dealt as in the other."""
    truth = match.copy()
    truth._state = other.state
    return truth


@pytest.mark.few(2)
@pytest.mark.parametrize("name", signoria.GAMES)
def test_what_is_hidden_from_its_reader_changes_nothing_of_what_they_are_told(name: str) -> None:
    for match, seat in positions(name):
        for reader in range(SEATS):
            truths = [match, *(with_hidden_cards_of(match, match.redeal(reader, number)) for number in range(TRUTHS))]
            told = [expected(truth, seat, reader) for truth in truths]
            assert told[0] is not None
            assert all(one == told[0] for one in told), "a hidden card shows"


@pytest.mark.parametrize("name", signoria.GAMES)
def test_what_a_seat_knows_itself_is_in_what_it_is_told_and_in_what_all_are_told_afterwards(name: str) -> None:
    differs = 0
    for match, seat in positions(name):
        own, others = expected(match, seat, seat), expected(match, seat, (seat + 1) % SEATS)
        assert own is not None and others is not None
        assert own.is_open and not others.is_open
        assert own == expected(match, seat, None)
        assert sum(own.percents) == sum(others.percents) == 100
        differs += own.percents != others.percents
    assert differs


def test_without_a_network_nothing_is_expected(game_name: str) -> None:
    game = signoria.game(game_name)
    if network_for(game) is None:
        match = game.start(max(game.seats), seed=1)
        assert expected(match, match.to_act[0], None) is None


@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_line_of_the_log_is_told_what_was_expected_when_it_was_chosen(name: str) -> None:
    match = with_all_options(name, SEATS).start(3)
    for _ in random_play(match, 3):
        if match.told_count > 60:
            break
    replay, explained = Replay(match), 0
    for line in range(len(match.events(1))):
        reason = reason_for_line(replay, 1, line)
        told = expected_for_line(replay, 1, line, is_open=False)
        assert (reason is None) == (told is None)
        assert reason is None or told is None or told.is_open == (reason.data["seat"] == 1)
        explained += told is not None
    assert explained
    public = [expected_for_line(replay, None, line, is_open=False) for line in range(len(match.events(None)))]
    assert set(public) == {None}, "a spectator of a running game is told nothing"
    opened = [expected_for_line(replay, None, line, is_open=True) for line in range(len(match.events(None)))]
    assert any(one is not None and one.is_open for one in opened)


@given(st.lists(st.floats(0.001, 1), min_size=2, max_size=5))
def test_percents_are_a_hundred_together_and_each_is_next_to_its_share(parts: list[float]) -> None:
    shares = [part / sum(parts) for part in parts]
    percents = whole_percents(shares)
    assert sum(percents) == 100
    assert all(abs(percent - 100 * share) < 1.001 for percent, share in zip(percents, shares, strict=True))


def test_of_games_that_a_seat_cannot_tell_apart_the_same_is_told(setting: Setting) -> None:
    if network_for(setting.game) is None:
        return
    for seed in range(4):
        for pair in twins(setting, seed % setting.seats, seed, 4 + 11 * seed):
            replays = Replay(pair.one), Replay(pair.other)
            last = len(pair.one.events(pair.reader)) - 1
            told = [expected_for_line(replay, pair.reader, last, is_open=False) for replay in replays]
            assert last < 0 or told[0] == told[1]
