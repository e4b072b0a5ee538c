"""Views made of parts that are kept are those made anew, and little of them is made anew."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import signoria
from signoria.core.game import Game
from signoria.core.play.match import Match
from signoria.core.play.parts import FORGET, Watched
from signoria.core.rules.held import held_by

MOVES = 150


def two_alike(game: Game, seed: int) -> Iterator[tuple[Match, Match]]:
    """The same match twice, of which the first keeps the parts of its views, after each decision and each undo."""
    dice, seats = random.Random(seed), list(game.seats)[seed % len(game.seats)]
    options: dict[str, Any] = {
        name: option.choices[seed % len(option.choices)]
        for name, option in game.options.items()
        if fits(game, name, seats)
    }
    kept = game.start(seats, seed=seed, **options)
    kept.keep_parts()
    anew = kept.copy()
    for _ in range(MOVES):
        if kept.over:
            return
        seat = dice.choice(kept.to_act)
        if kept.may_undo(seat) and dice.random() < 0.2:
            kept.undo(seat)
            anew.undo(seat)
        else:
            move = dice.choice(kept.legal(seat))
            kept.play(seat, move)
            anew.play(seat, move)
        yield kept, anew


def fits(game: Game, option: str, seats: int) -> bool:
    return seats in game.options[option].seats


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", signoria.GAMES)
def test_views_of_kept_parts_are_those_made_anew(name: str, seed: int) -> None:
    for kept, anew in two_alike(signoria.game(name), seed):
        if random.Random(len(kept.decisions())).random() < 0.8:  # sometimes nobody looks
            assert kept.view(None) == anew.view(None)
            for seat in range(kept.seats):
                assert kept.own_view(seat) == anew.own_view(seat)
                assert kept.view(seat) == anew.view(seat)


@pytest.mark.parametrize("name", signoria.GAMES)
def test_a_part_that_nothing_has_changed_is_given_again(name: str) -> None:
    again = made = 0
    before: dict[str, object] = {}
    for kept, _ in two_alike(signoria.game(name), 1):
        players = {str(number): player for number, player in enumerate(kept.view(None)["players"])}
        again += sum(player is before.get(number) for number, player in players.items())
        made += len(players)
        before = players
    assert again > made / 4


def test_parts_that_nobody_asks_for_any_more_are_forgotten() -> None:
    kept, *_ = next(two_alike(signoria.game("princes-of-florence"), 1))
    state = kept.state
    watching = kept._watched
    assert isinstance(watching, Watched)
    kept.view(None)
    assert watching._parts
    for version in range(2 * FORGET):
        watching.of(held_by(state), -2 - version)
    assert not watching._parts


def test_a_negative_index_is_refused_as_a_record_refuses_it() -> None:
    kept, _ = next(two_alike(signoria.game("patrician"), 1))
    kept.view(None)
    state: Any = kept._looked_at()
    reads: list[Callable[[], int]] = [
        lambda: state.tile_owner[-1],
        lambda: state.floor[-1, 0],
        lambda: state.floor[0, -1],
    ]
    for read in reads:
        with pytest.raises(IndexError):
            read()
    with pytest.raises(AttributeError):
        _ = state.no_such_field
