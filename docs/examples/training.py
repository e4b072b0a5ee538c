"""Trains a small agent for 1655 - Habemus Papam by play against itself: NumPy and nothing else."""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import signoria

GAME = signoria.game("habemus-papam")
SEATS = 3
GAMES = 128
"""Played at once before the agent learns from them."""
PART = 2048
"""Decisions it learns from at a time."""
HIDDEN = 64
RATE = 0.002
CURIOSITY = 0.01
"""What keeps it from settling on one move too early."""

Numbers = npt.NDArray[np.float32]
Masks = npt.NDArray[np.bool_]
Whole = npt.NDArray[np.int64]


class Decisions(NamedTuple):
    """What was known, what was legal, what was chosen, and the reward it led to: one row for every decision."""

    features: Numbers
    masks: Masks
    chosen: Whole
    rewards: Numbers

    def part(self, rows: Whole) -> Decisions:
        return Decisions._make(column[rows] for column in self)


class Agent:
    """One hidden layer, and out of it a liking for every move and a guess at the reward to come."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        shapes = {"hidden": (len(GAME.features), HIDDEN), "likings": (HIDDEN, GAME.actions), "guess": (HIDDEN,)}
        self.weights = {name: self.dice.normal(0, 0.03, shape).astype(np.float32) for name, shape in shapes.items()}
        self.means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.lessons = 0

    def think(self, features: Numbers, masks: Masks) -> tuple[Numbers, Numbers, Numbers]:
        """The hidden layer, the chances of every move (none for illegal ones) and the guesses."""
        hidden = np.maximum(features @ self.weights["hidden"], 0)
        likings = np.where(masks, hidden @ self.weights["likings"], -np.inf)
        chances = np.exp(likings - likings.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), hidden @ self.weights["guess"]

    def draw(self, features: Numbers, masks: Masks) -> Whole:
        """A move for every row, by the chances."""
        reached = self.think(features, masks)[1].cumsum(axis=1)
        chosen: Whole = (reached > reached[:, -1:] * self.dice.random((len(reached), 1))).argmax(axis=1)
        return chosen

    def learn(self, from_these: Decisions) -> None:
        """Go through decisions once, in mixed order; likelier becomes what led to more than was guessed."""
        order = self.dice.permutation(len(from_these.chosen))
        for start in range(0, len(order), PART):
            self.take_a_step(self.slopes(from_these.part(order[start : start + PART])))

    def slopes(self, part: Decisions) -> dict[str, Numbers]:
        """Which way every weight should go, by the policy gradient."""
        hidden, chances, guesses = self.think(part.features, part.masks)
        better = part.rewards - guesses
        taken = np.zeros_like(chances)
        taken[np.arange(len(taken)), part.chosen] = 1
        logarithms = np.log(chances + 1e-9)
        surprise = -(chances * logarithms).sum(axis=1, keepdims=True)
        likings = (taken - chances) * (better / (better.std() + 1e-6))[:, None]
        likings -= CURIOSITY * chances * (logarithms + surprise)
        back = likings @ self.weights["likings"].T + np.outer(better, self.weights["guess"])
        slopes = {
            "hidden": part.features.T @ (back * (hidden > 0)),
            "likings": hidden.T @ likings,
            "guess": hidden.T @ better,
        }
        return {name: slope / len(part.chosen) for name, slope in slopes.items()}

    def take_a_step(self, slopes: dict[str, Numbers]) -> None:
        """Adam's rule: steps of one length whatever the slopes, shorter where they disagree."""
        self.lessons += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.lessons)
            square = self.squares[name] / (1 - 0.999**self.lessons)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-8)


def play(agent: Agent, games: int, seed: int, reward: str, alone: bool) -> tuple[Decisions, Numbers]:
    """Whole games, with the agent in every seat or alone among novices; its decisions and everybody's rewards."""
    batch = GAME.batch(games, seats=SEATS, seed=seed, reward=reward)
    turn = batch.turn
    seat_of_agent = np.arange(games) % SEATS
    rewards = np.zeros((games, SEATS), np.float32)
    rows = []
    while (turn.seats >= 0).any():
        asked = np.flatnonzero(turn.seats == seat_of_agent if alone else turn.seats >= 0)
        features, masks = np.arcsinh(turn.features[asked]), turn.masks[asked]
        actions = turn.random_moves.copy()
        actions[asked] = agent.draw(features, masks)
        rows.append((features, masks, actions[asked], asked, turn.seats[asked]))
        turn = batch.advance(actions)
        rewards[turn.ended] = turn.rewards[turn.ended]
    features, masks, chosen, game, seat = (np.concatenate(column) for column in zip(*rows, strict=True))
    return Decisions(features, masks, chosen, rewards[game, seat]), rewards


def share_of_wins(agent: Agent, games: int, seed: int = 1_000_000) -> float:
    """How often the agent wins, alone among novices and once in every seat."""
    _, wins = play(agent, games, seed, reward="win", alone=True)
    return float(wins[np.arange(games), np.arange(games) % SEATS].mean())


def train(agent: Agent, waves: int, first: int = 0) -> None:
    """So many waves of games against itself, each with deals of its own, and what they teach."""
    for wave in range(first, first + waves):
        decisions, _ = play(agent, GAMES, seed=wave * GAMES, reward="margin", alone=False)
        agent.learn(decisions)


def main(minutes: int = 5) -> None:
    agent = Agent(seed=1)
    print(f"untrained it wins {share_of_wins(agent, 400):.1%} against novices")
    started = time.monotonic()
    wave = 0
    for minute in range(1, minutes + 1):
        while time.monotonic() - started < 60 * minute:
            train(agent, 1, first=wave)
            wave += 1
        print(f"after {minute} min and {wave * GAMES:,} games it wins {share_of_wins(agent, 400):.1%}")
    np.savez("agent.npz", hidden=agent.weights["hidden"], likings=agent.weights["likings"])


if __name__ == "__main__":
    main()
