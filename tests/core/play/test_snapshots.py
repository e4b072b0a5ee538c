"""Snapshots: a thawed match is the frozen one, whatever is asked of it and however it goes on."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import signoria
from signoria import Match
from signoria.core.errors import BadSnapshot
from signoria.core.play.fair_deal import Deal, new_secret
from signoria.core.play.snapshots import thaw
from tests.play import Setting, everybody, play_some

POINTS = (0, 1, 7, 40, 10_000)
"""After how many decisions a match is frozen; the last is after its end."""


def again(match: Match) -> Match:
    """The match after it went into a store and came back."""
    return thaw(match.game, json.loads(json.dumps(match.freeze())))


def all_of(match: Match) -> dict[str, Any]:
    """Whatever can be asked of a match."""
    return {
        "position": match.position(),
        "views": [match.view(seat) for seat in everybody(match)],
        "events": [match.events(seat) for seat in everybody(match)],
        "legal": [[(move.id, move.text, move.data) for move in match.legal(seat)] for seat in range(match.seats)],
        "records": [match.record(), *(match.record(seat, sealed=True) for seat in everybody(match))],
        "may_undo": [match.may_undo(seat) for seat in range(match.seats)],
        "decisions": match.decisions(),
        "outcome": match.outcome,
        "commitment": match.commitment(),
        "deal": match.deal,
    }


@pytest.mark.parametrize("decisions", POINTS)
def test_a_thawed_match_is_the_frozen_one_and_goes_on_like_it(setting: Setting, decisions: int) -> None:
    match = play_some(setting.start(seed=decisions), seed=decisions, decisions=decisions)
    thawed = again(match)
    assert all_of(thawed) == all_of(match)
    assert thawed.freeze() == match.freeze()
    for way in (play_on, take_back):
        one, other = match.copy(), again(match)
        way(one)
        way(other)
        assert all_of(one) == all_of(other)


def play_on(match: Match) -> None:
    play_some(match, seed=3, decisions=6)


def take_back(match: Match) -> None:
    """Every seat takes back what it may, as far as it goes."""
    for seat in range(match.seats):
        while match.may_undo(seat):
            match.undo(seat)


def test_a_seat_takes_back_after_a_thaw_what_it_decided_before(setting: Setting) -> None:
    match = setting.start(seed=8)
    undoable = 0
    for decisions in range(60):
        play_some(match, seed=decisions, decisions=1)
        seats = [seat for seat in range(match.seats) if match.may_undo(seat)]
        if decisions % 10 == 9 and seats:
            undoable += 1
            thawed, same = again(match), match.copy()
            thawed.undo(seats[0])
            same.undo(seats[0])
            assert all_of(thawed) == all_of(same)
    assert undoable


def test_names_a_starting_seat_a_start_in_the_middle_and_a_deal_come_back() -> None:
    game = signoria.game("patrician")
    match = game.start_deal(Deal(new_secret(), ("one", "-", "three")), 3, first=2, messengers=True)
    match.names = ("Marianne", "", "Cosimo")
    thawed = again(match)
    assert (thawed.names, thawed.chosen_first, thawed.seed, thawed.deal) == (match.names, 2, match.seed, match.deal)
    middle = play_some(game.from_position(match.position()), seed=1, decisions=5)
    assert again(middle).record() == middle.record()
    assert again(middle).seed is None


def test_a_frozen_match_does_not_change_when_the_match_goes_on() -> None:
    match = play_some(signoria.game("patrician").start(3, seed=2), seed=2, decisions=9)
    frozen = match.freeze()
    before = copy.deepcopy(frozen)
    play_some(match, seed=5, decisions=20)
    assert frozen == before


@pytest.fixture(scope="module")
def frozen() -> dict[str, Any]:
    return play_some(signoria.game("patrician").start(3, seed=2), seed=2, decisions=9).freeze()


def test_a_snapshot_of_another_game_is_refused(frozen: dict[str, Any]) -> None:
    with pytest.raises(BadSnapshot, match="made with game 'patrician', but this is game 'princes-of-florence'"):
        thaw(signoria.game("princes-of-florence"), frozen)


@pytest.mark.parametrize("what", ["format", "rules", "components", "layout"])
def test_a_snapshot_of_other_rules_components_or_fields_is_refused(frozen: dict[str, Any], what: str) -> None:
    for changed in ({**frozen, what: "0"}, {name: value for name, value in frozen.items() if name != what}):
        with pytest.raises(BadSnapshot, match=f"the snapshot was made with {what} (None|'0'), but this is {what} '"):
            thaw(signoria.game("patrician"), changed)


def test_a_snapshot_with_any_value_changed_or_missing_is_refused(frozen: dict[str, Any]) -> None:
    for name, value in frozen.items():
        for other in ({**frozen, name: 7 if value != 7 else 8}, {key: frozen[key] for key in frozen if key != name}):
            with pytest.raises(BadSnapshot):
                thaw(signoria.game("patrician"), other)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"state": "AAAA"}, "the snapshot cannot be read"),
        ({"state": ""}, "a state of the snapshot is not one record"),
        ({"state": "é?"}, "the snapshot cannot be read"),
        ({"state": "A"}, "a state of the snapshot is not base64"),
        ({"told": [[1, 2]]}, "the snapshot cannot be read"),
        ({"deal": ["secret"]}, "a deal's secret is 64 hexadecimal digits"),
    ],
)
def test_a_snapshot_whose_check_fits_nonsense_is_refused_all_the_same(
    frozen: dict[str, Any], change: dict[str, Any], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.core.play.snapshots.check_of", lambda body: frozen["check"])
    with pytest.raises(BadSnapshot, match=sentence):
        thaw(signoria.game("patrician"), {**frozen, **change})


def test_what_is_no_mapping_is_no_snapshot() -> None:
    with pytest.raises(BadSnapshot, match="a snapshot is a mapping"):
        thaw(signoria.game("patrician"), [])  # type: ignore[arg-type]
