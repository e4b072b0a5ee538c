"""The search: the same tree interpreted and compiled, its budgets, its memory, its threads."""

from __future__ import annotations

import itertools
import random
from typing import Any, cast

import numpy as np
import pytest

import signoria
from signoria import Game, Match
from signoria.bots import Apprentice, Master
from signoria.bots.search import FIRST_CHUNK, Search, Thought, is_decided
from signoria.bots.seat import ask
from signoria.core.compiled.buffers import Buffers
from signoria.core.play import playouts
from signoria.core.rules.state_record import GENERATOR_WORDS, Record
from signoria.core.search.tree import Style, Tree, Tried
from tests.play import Setting, play_some, random_play

STYLES = {
    "as a master": Style(),
    "at random": Style(rollout=playouts.NOVICE, margin=0, widening=400, caution=0),
    "cut short": Style(horizon=9, whim=30, sharpness=900, most_moves=3),
    "paranoid": Style(rollout=playouts.NOVICE, paranoid=1, exploration=20),
}
FEW_NODES = 400


class Copies(list[Record]):
    """Records in a list that are copied when they are put there, as those in an array are."""

    def __setitem__(self, index: Any, record: Any) -> None:
        super().__setitem__(index, record.copy())


def interpreted(game: Game, style: Style, match: Match) -> Tree:
    """A tree that the interpreted search can grow, on lists where the compiled one has arrays."""
    tree = Tree(game, style, FEW_NODES)
    tree.states = cast("Any", Copies([match.state, match.state]))
    tree.room = cast("Any", Buffers(*cast("Any", ([0] * game.actions, [0] * game.actions, [0] * GENERATOR_WORDS, [0]))))
    tree.features = cast("Any", [0] * len(game.features))
    return tree


def with_a_choice(setting: Setting, seed: int, decisions: int) -> tuple[Match, int]:
    """A match after so many random decisions or a few more, and a seat that has to choose."""
    for match in random_play(play_some(setting.start(seed), seed, decisions), seed):
        for seat in match.to_act:
            if len(match.legal(seat)) > 2:
                return match, seat
    raise AssertionError("nobody has anything to choose any more")


def think(match: Match, seat: int, simulations: int, number: int = 1, threads: int = 1) -> Thought:
    return Search(match.game, threads=threads, most_nodes=FEW_NODES).think(match.state, seat, simulations, number)


@pytest.mark.few(6)
@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_a_tree_grows_the_same_interpreted_and_compiled(setting: Setting, style: Style) -> None:
    game = setting.game
    match, seat = with_a_choice(setting, seed=5, decisions=12)
    slow, fast = interpreted(game, style, match), Tree(game, style, FEW_NODES)
    fast.begin(match.state)
    for number in (3, 1 << 61):
        assert slow.grow(game.rules, seat, 4, number) == fast.grow(game.compiled, seat, 4, number)
    for name in ("counters", "nodes", "edges", "table", "results"):
        assert np.array_equal(getattr(slow, name), getattr(fast, name)), name


def test_two_decisions_have_one_key_only_where_their_seat_sees_the_same(setting: Setting) -> None:
    game = setting.game
    seen: dict[int, tuple[int, list[int]]] = {}
    for match in random_play(setting.start(seed=8), seed=8):
        for seat in match.to_act:
            features = [0] * len(game.features)
            key = game.rules.key_of(match.state, seat, features)
            assert 0 < key < 1 << 62
            assert seen.setdefault(key, (seat, features)) == (seat, features)
    assert len(seen) > 10


def test_the_same_number_and_as_many_simulations_find_the_same(setting: Setting) -> None:
    match, seat = with_a_choice(setting, seed=6, decisions=9)
    first = think(match, seat, 30)
    assert think(match, seat, 30) == first
    assert sum(first.visits) == first.simulations == 30
    assert {*first.actions} <= {move.id for move in match.legal(seat)}
    assert all(0 <= value <= 1 for value in first.values)


def test_threads_grow_a_tree_each_and_their_visits_are_counted_together() -> None:
    match, seat = with_a_choice(Setting("patrician", 4, ()), seed=6, decisions=9)
    both = think(match, seat, 40, threads=2)
    assert both == think(match, seat, 40, threads=2)
    assert sum(both.visits) == both.simulations == 40
    assert both != think(match, seat, 40)


def test_a_search_by_time_ends_soon_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = with_a_choice(Setting("il-principe", 3, ()), seed=6, decisions=9)
    assert match.game.compile_in_background().wait()
    clock = itertools.count()
    monkeypatch.setattr("signoria.bots.search.time.monotonic", lambda: next(clock) / 1000)
    thought = Search(match.game).think(match.state, seat, 0.02, 1)
    assert sum(thought.visits) == thought.simulations > FIRST_CHUNK
    assert next(clock) < 40


def test_a_search_ends_when_no_other_move_can_catch_up() -> None:
    assert is_decided({1: Tried(50, 0), 2: Tried(20, 0), 3: Tried(29, 0)}, left=20)
    assert not is_decided({1: Tried(50, 0), 2: Tried(20, 0), 3: Tried(30, 0)}, left=20)
    assert is_decided({7: Tried(1, 0)}, left=1000)
    match, seat = with_a_choice(Setting("patrician", 3, ()), seed=6, decisions=9)
    thought = Search(match.game).think(match.state, seat, 5000, 1)
    assert sum(thought.visits) == thought.simulations < 5000
    first, second, *_ = sorted(thought.visits, reverse=True)
    assert first - second > 5000 - thought.simulations


def test_a_search_without_time_still_looks_once() -> None:
    match, seat = with_a_choice(Setting("il-principe", 3, ()), seed=6, decisions=9)
    assert Search(match.game).think(match.state, seat, 0.0, 1).simulations > 0


def test_what_was_thought_before_is_kept_for_the_next_decision() -> None:
    match, seat = with_a_choice(Setting("il-principe", 3, ()), seed=6, decisions=9)
    mind = Search(match.game)
    assert sum(mind.think(match.state, seat, 50, 1).visits) == 50
    assert sum(mind.think(match.state, seat, 50, 2).visits) == 100
    mind.forget()
    assert sum(mind.think(match.state, seat, 50, 2).visits) == 50


def test_a_tree_without_room_still_answers_and_then_forgets() -> None:
    match, seat = with_a_choice(Setting("patrician", 3, ()), seed=6, decisions=9)
    mind = Search(match.game, most_nodes=4)
    assert sum(mind.think(match.state, seat, 50, 1).visits) == 50
    assert mind.trees[0].size == 4
    assert sum(mind.think(match.state, seat, 50, 1).visits) == 50


def last_choice(setting: Setting, seed: int) -> tuple[Record, int]:
    """The state before the last real choice of a random game, and whose choice it was."""
    chooser, match, last = random.Random(seed), setting.start(seed), None
    while not match.over:
        seat = chooser.choice(match.to_act)
        moves = match.legal(seat)
        if len(moves) > 1:
            last = match.state, seat
        match.play(seat, chooser.choice(moves))
    assert last is not None
    return last


def wins_at_once(game: Game, state: Record, seat: int) -> dict[int, bool]:
    """For each move that ends the game whether it wins it for the seat."""
    ends, moves = {}, [0] * game.actions
    for action in moves[: game.rules.legal(state, seat, moves)]:
        after = state.copy()
        game.rules.apply(after, seat, action)
        if not game.rules.to_act(after):
            ends[action] = game.rules.place(after, seat) == 1
    return ends


@pytest.mark.parametrize("name", ["il-principe", "patrician"])
def test_a_move_that_wins_at_once_is_found(name: str) -> None:
    setting, decided = Setting(name, 2 if name == "patrician" else 3, ()), 0
    for seed in range(60):
        state, seat = last_choice(setting, seed)
        ends = wins_at_once(setting.game, state, seat)
        if {*ends.values()} == {True, False}:
            decided += 1
            assert ends[Search(setting.game, most_nodes=FEW_NODES).think(state, seat, 200, seed).best]
    assert decided > 2


@pytest.mark.full
def test_a_master_beats_apprentices() -> None:
    game, wins = signoria.game("patrician"), 0.0
    assert game.compile_in_background().wait()
    for seed in range(8):
        match, masters = game.start(3, seed), seed % 3
        bots = [Apprentice(random.Random(seed)) for _ in range(3)]
        bots[masters] = Master(random.Random(seed))
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(bots[seat], match, seat, 60, seed))
        assert match.outcome is not None
        wins += (masters in match.outcome.winners) / len(match.outcome.winners)
    assert wins > 4, "more than half of the games; by chance it would be a third"
