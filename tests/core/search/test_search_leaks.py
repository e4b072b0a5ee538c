"""The search profits from nothing its seat may not know: handed the true state it chooses as it does handed another.

The same test finds a bot out that looks at the cards.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from signoria import Match
from signoria.bots import LEVELS, Master, NetworkBot
from signoria.bots.grand_master import GuidedSearch
from signoria.bots.search import Search, Thought
from signoria.bots.seat import ask
from signoria.core.compiled import buffers
from signoria.core.network.shipped import network_for_match
from signoria.core.play import playouts
from tests.play import play_some
from tests.play import with_all_options as everything

CHOICES = 60
SIMULATIONS = 20
SHUFFLES = 1000
TOO_UNLIKELY = 0.001
POSITIONS = 8

Chooser = Callable[[Match, int, int], int]
"""The move somebody makes for a seat of a match, with dice from a number."""


def a_searcher(match: Match, seat: int, number: int) -> int:
    return Search(match.game, most_nodes=SIMULATIONS).think(match.state, seat, SIMULATIONS, number).best


def a_guided_searcher(match: Match, seat: int, number: int) -> int:
    network = network_for_match(match)
    if network is None:
        return a_searcher(match, seat, number)
    return GuidedSearch(match.game, network).think(match.state, seat, SIMULATIONS, number).best


def a_cheat(match: Match, seat: int, number: int) -> int:
    """Tries every move in the game as it is, hidden cards, secret choices and all, and sees who wins."""
    game = match.game
    moves = [move.id for move in match.legal(seat)]
    states = np.repeat(match.state.to_array(), len(moves))
    for place, move in enumerate(moves):
        game.compiled.apply_one(states[place : place + 1], seat, move)
    levels, room = buffers.levels_for(len(moves)), buffers.buffers_for(game)
    levels[:] = playouts.APPRENTICE
    decisions = buffers.counts_for(len(moves))
    game.compiled.contest_many(
        states, levels, number << 8, decisions, room.moves, room.weights, room.dice, game.kit.longest
    )
    points = buffers.table_for(len(moves), match.seats)
    game.compiled.points_many(states, points)
    leads = 2 * points[:, seat] - points.max(axis=1)
    return moves[int(leads.argmax())]


def choices(chooser: Chooser, matches: list[Match], seat: int, first: int) -> npt.NDArray[Any]:
    return np.array([chooser(match, seat, first + place) for place, match in enumerate(matches)])


def unlikeness(some: npt.NDArray[Any], others: npt.NDArray[Any]) -> float:
    """Pearson's measure of how differently two lots of choices fall."""
    total = 0.0
    for move in np.unique(np.concatenate([some, others])):
        mine, theirs = float((some == move).sum()), float((others == move).sum())
        total += (mine - theirs) ** 2 / (mine + theirs)
    return total


def likelihood(some: npt.NDArray[Any], others: npt.NDArray[Any]) -> float:
    """How often two lots drawn from one would be as unlike as these are."""
    dice, both, seen = np.random.default_rng(1), np.concatenate([some, others]), unlikeness(some, others)
    as_unlike = 1
    for _ in range(SHUFFLES):
        dice.shuffle(both)
        as_unlike += unlikeness(both[: len(some)], both[len(some) :]) >= seen
    return as_unlike / (SHUFFLES + 1)


def positions(game_name: str) -> list[tuple[Match, int]]:
    """Choices in the middle of random games; of seats that act at once the last, after the others' secret choices."""
    found: list[tuple[Match, int]] = []
    for seed in range(200):
        match = play_some(everything(game_name, 4).start(seed), seed, 20 + 7 * (seed % 12))
        seat = random.Random(seed).choice(match.to_act or (0,))
        if not match.over and len(match.legal(seat)) > 2 and match.redeal(seat, 1).state != match.redeal(seat, 2).state:
            found.append((match, seat))
        if len(found) == POSITIONS:
            break
    return found


def taken_together(likely: list[float]) -> float:
    """How likely it is that all of it is chance, by Fisher's method."""
    half = -sum(math.log(each) for each in likely)
    return math.exp(-half) * sum(half**power / math.factorial(power) for power in range(len(likely)))


def verdict(chooser: Chooser, game_name: str) -> float:
    """How likely it is that somebody chooses alike from true matches and from ones re-dealt for the seat."""
    likely = []
    for match, seat in positions(game_name):
        assert match.game.compile_in_background().wait()
        redealt = [match.redeal(seat, number) for number in range(CHOICES)]
        from_truth = choices(chooser, [match] * CHOICES, seat, 1)
        likely.append(likelihood(from_truth, choices(chooser, redealt, seat, 1 + CHOICES)))
    assert len(likely) == POSITIONS
    return taken_together(likely)


@pytest.mark.full
@pytest.mark.parametrize("searcher", [a_searcher, a_guided_searcher])
def test_a_search_chooses_alike_from_the_true_state_and_from_any_other_it_cannot_tell_from_it(
    searcher: Chooser, game_name: str
) -> None:
    assert verdict(searcher, game_name) > TOO_UNLIKELY


@pytest.mark.few(2)
def test_a_bot_with_the_same_dice_decides_the_same_whatever_the_truth_is(game_name: str) -> None:
    for match, seat in positions(game_name):
        assert match.game.compile_in_background().wait(), "without it a master is an apprentice"
        truths = [match, *(with_hidden_cards_of(match, match.redeal(seat, number)) for number in range(3))]
        for bot in (*LEVELS.values(), NetworkBot):
            decided = {ask(bot(random.Random(5)), truth, seat, SIMULATIONS, seed=7) for truth in truths}
            assert len(decided) == 1, f"{bot.__name__} decides by what is hidden"


def with_hidden_cards_of(match: Match, other: Match) -> Match:
    """The match, had what is hidden been dealt as in the other."""
    truth = match.copy()
    truth._state = other.state
    return truth


@pytest.mark.full
def test_a_bot_that_looks_at_the_cards_is_found_out(game_name: str) -> None:
    assert verdict(a_cheat, game_name) <= TOO_UNLIKELY


def test_a_master_remembers_its_thoughts_for_its_own_seat_and_for_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    match = everything("habemus-papam", 4).start(3)
    match.game.compile_in_background().wait()
    while len(match.to_act) < 2:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    thoughts: list[Thought] = []
    think = Search.think

    def overheard(self: Search, *question: Any) -> Thought:
        thoughts.append(think(self, *question))
        return thoughts[-1]

    monkeypatch.setattr(Search, "think", overheard)
    master = Master(random.Random(1))
    first, second = match.to_act[:2]
    for seat in (first, first, second, first):
        master.choose(match.redeal(seat, 1), seat, SIMULATIONS)
    assert [sum(thought.visits) // SIMULATIONS for thought in thoughts] == [1, 2, 1, 1]
