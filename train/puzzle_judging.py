"""Judging a decision for a puzzle: what each move wins, how soon a search settles on the best, and its grade."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np

from signoria import Game, Match
from signoria.core.network.judging import judge
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for_match
from signoria.core.play.playouts import as_preferences
from signoria.core.search.continuing import TO_END, TO_OWN
from signoria.core.search.guided_tree import GuidedTree
from signoria.core.search.shares import Continuations
from signoria.core.search.tree import Tree

SEARCH = 2048
"""Simulations of the search that must find the answer."""
TIMES = 10
"""A search so many times as long must find it, too."""
NODES = 100_000
"""Room for what that finds."""
CHECKPOINTS = (16, 64, 256, 1024, SEARCH)
DEEP = (64, 256)
"""An answer that a search stays with after more simulations lies a grade deeper."""
LOOKS = 12
"""Games in which a decision is looked at first."""
ROUNDS = (24, 96, 480)
"""So many games more are played on from each move that may still be the best: 600 in all."""
MOST_MOVES = 40
LEAST_GAP = 0.05
"""By so much of the win the best move that is wrong is worse."""
SAME = 0.02
"""Moves that differ less are equally right."""
CERTAINTY = 3.5
"""A difference of so many standard errors is no chance."""
HOPELESS = 0.05
MOST_ANSWERS = 3
CLOSE = 0.12
"""A gap below which a puzzle is a grade harder."""


@dataclass(frozen=True)
class Judged:
    """What is known of a decision: every legal move's share of the win and in how many games, and the right ones."""

    shares: dict[int, tuple[float, int]]
    answers: tuple[int, ...]
    gap: float
    """Between the worst of the right moves and the best of the others."""


class Judge:
    """All that judges decisions of one game; its memory is used again for every decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._trees: dict[bool, Tree] = {}
        self._continuations: dict[bool, Continuations] = {}

    def network(self, match: Match) -> Network | None:
        """The network of who plays, where one guides the search of a grand master well."""
        return network_for_match(match) if self.game.kit.levels.temperature is not None else None

    def picks(self, match: Match, seat: int, number: int, checkpoints: Sequence[int]) -> list[int]:
        """The move that the strongest search would make after so many simulations."""
        network = self.network(match)
        tree, twin = self.tree(network), self.game.compiled if network is None else self.game.guided
        tree.forget()
        tree.begin(match.state)
        found, done = [], 0
        for wanted in checkpoints:
            moves = tree.grow(twin, seat, wanted - done, number + done)
            done = wanted
            found.append(max(moves, key=lambda action: (moves[action].visits, moves[action].total)))
        return found

    def tree(self, network: Network | None) -> Tree:
        """A search's memory."""
        is_guided = network is not None
        if is_guided not in self._trees:
            self._trees[is_guided] = self._new_tree(network)
        return self._trees[is_guided]

    def _new_tree(self, network: Network | None) -> Tree:
        if network is None:
            return Tree(self.game, most_nodes=NODES)
        return GuidedTree(self.game, network, most_nodes=NODES)

    def first_thoughts(self, match: Match, seat: int) -> tuple[int, ...]:
        """What an apprentice would do, and what the network likes best."""
        legal = match.legal(seat)
        weights = [0] * len(legal)
        self.game.rules.weigh(match.state, seat, [move.id for move in legal], len(legal), weights)
        as_preferences(weights, len(weights))
        thoughts = [legal[weights.index(max(weights))].id]
        network = self.network(match)
        if network is not None:
            likings, _ = judge(network, match, seat, legal)
            thoughts.append(legal[likings.index(max(likings))].id)
        return tuple(thoughts)

    def promise(self, match: Match, seat: int, number: int) -> float:
        """How clear a decision seems at a first look: the largest step among the best of its moves, by what is hoped
        for when the seat is to decide again."""
        legal = [move.id for move in match.legal(seat)]
        playing = self._playing(match)
        reach = TO_END if self.network(match) is None else TO_OWN
        shares = sorted(
            (float(playing.shares(seat, action, times=LOOKS, number=number, reach=reach)[seat]) for action in legal),
            reverse=True,
        )
        most = min(MOST_ANSWERS, len(legal) // 2)
        return max(shares[place - 1] - shares[place] for place in range(1, most + 1))

    def judged(self, match: Match, seat: int, number: int) -> Judged | None:
        """What every move wins, in the same deals; None where it is not clear which are right."""
        legal = [move.id for move in match.legal(seat)]
        games: dict[int, list[float]] = {action: [] for action in legal}
        alive = legal
        for more in ROUNDS:
            done = len(games[alive[0]])
            for action in alive:
                games[action] += self._won(match, seat, action, more, number + done)
            alive = [action for action in alive if not self._is_hopeless(games, alive, action)]
            if len(alive) > max(MOST_ANSWERS, len(legal) // 3) and more != ROUNDS[0]:
                return None
        return settled(games, alive)

    def _won(self, match: Match, seat: int, action: int, times: int, number: int) -> list[float]:
        playing = self._playing(match)
        return [float(playing.shares(seat, action, times=1, number=number + one)[seat]) for one in range(times)]

    def _playing(self, match: Match) -> Continuations:
        """Games played on from here."""
        network = self.network(match)
        is_guided = network is not None
        if is_guided not in self._continuations:
            self._continuations[is_guided] = Continuations(self.game, self.game.guided, network)
        self._continuations[is_guided].begin(match.state)
        return self._continuations[is_guided]

    @staticmethod
    def _is_hopeless(games: dict[int, list[float]], alive: Sequence[int], action: int) -> bool:
        best = max(alive, key=lambda one: float(np.mean(games[one])))
        gain, error = behind(games[best], games[action])
        return gain > HOPELESS and gain > CERTAINTY * error


def is_confirmed(judge: Judge, match: Match, seat: int, answers: Collection[int], number: int) -> bool:
    """Whether ten times the search, with these dice, chooses one of the answers."""
    return judge.picks(match, seat, number, [TIMES * SEARCH])[0] in answers


def behind(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much of the win a move is worse, in the deals that both have played, and the standard error of that."""
    count = min(len(best), len(other))
    gains = np.array(best[:count]) - np.array(other[:count])
    # Few games that all end alike are no certainty.
    return float(gains.mean()), max(float(gains.std()) / math.sqrt(count), 0.1 / count)


def settled(games: dict[int, list[float]], alive: Sequence[int]) -> Judged | None:
    """The right moves, if they are few and all others are clearly worse."""
    mean = {action: float(np.mean(won)) for action, won in games.items()}
    best = max(alive, key=mean.__getitem__)
    answers = tuple(action for action in alive if mean[best] - mean[action] <= SAME)
    others = [action for action in games if action not in answers]
    if not others or len(answers) > MOST_ANSWERS or 2 * len(answers) > len(games):
        return None
    for action in others:
        gain, error = behind(games[best], games[action])
        if gain < LEAST_GAP or gain < CERTAINTY * error:
            return None
    gap = min(mean[answer] for answer in answers) - max(mean[action] for action in others)
    if gap < LEAST_GAP - SAME:
        return None
    return Judged({action: (mean[action], len(won)) for action, won in games.items()}, answers, gap)


def settled_at(answers: Sequence[int], picks: Sequence[int]) -> int:
    """After how many simulations the search stayed with the answer."""
    late = next((place for place in range(len(picks), 0, -1) if picks[place - 1] not in answers), 0)
    return CHECKPOINTS[late]


def grade_of(answers: Sequence[int], thoughts: Sequence[int], settled: int, gap: float) -> int:
    """From 1 to 5: how deep the answer lies, and one more where the next best move is not much worse."""
    is_seen_at_once = all(thought in answers for thought in thoughts)
    depth = 1 if is_seen_at_once else 2 + sum(settled > simulations for simulations in DEEP)
    return depth + (gap < CLOSE)
