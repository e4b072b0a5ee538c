"""OpenSpiel: every game as `signoria_NAME`, with the number of players, the options and the reward as parameters.

Importing this module registers them. A game begins with chance nodes that draw its deal; what chance decides later
follows from it. Those who choose at the same time are asked in the order of seats and learn nothing of each other.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from signoria.adapters.episode import Episode
from signoria.adapters.episode_factory import RULES, EpisodeFactory
from signoria.arena.simulation.compiled_games import usual_seats
from signoria.core import about, registry
from signoria.core.batch.rewards import REWARDS
from signoria.core.game import Game
from signoria.core.play.options import Choice

DRAWS = 4
"""So many chance nodes draw the seed of a deal,"""
OUTCOMES = 256
"""each of them one of so many."""
LONGEST_REDEAL = 1 << 62
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"signoria_{game.name.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Choice | int]:
    """The parameters of a game and what they usually are."""
    options = {option.name: option.default for option in game.options.values()}
    return {"players": usual_seats(game), "reward": next(iter(REWARDS)), "rules": RULES[0], **options}


@cache
def game_type(name: str, reward: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    game = registry.game(name)
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sums.CONSTANT_SUM if REWARDS[reward].together else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the house's games with a number of players and a choice of options; each has a class of its own."""

    house_name: ClassVar[str]

    def __init__(self, chosen: dict[str, Any] | None = None) -> None:
        house_game = registry.game(self.house_name)
        asked = {**parameters(house_game), **(chosen or {})}
        options = {option: asked[option] for option in house_game.options}
        self.factory = EpisodeFactory(house_game, asked["players"], None, asked["reward"], asked["rules"], options)
        reward = self.factory.reward
        information = pyspiel.GameInfo(
            num_distinct_actions=house_game.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.factory.seats,
            min_utility=reward.least,
            max_utility=reward.most,
            utility_sum=reward.together,
            max_game_length=house_game.kit.longest,
        )
        super().__init__(game_type(self.house_name, asked["reward"]), information, chosen or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def make_py_observer(self, kind: Any = None, asked: Any = None) -> Observer:
        return Observer(self.factory, kind, asked)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being dealt, being played or over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        self.episode: Episode | None = None
        self._player = CHANCE

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, for callers from Python: without a way through C++, twice as fast."""
        if self.episode is None:
            legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return legal
        return sorted(self.episode.session.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this player cannot tell from this one: what it does not know and all chance are dealt anew."""
        other: SpielState = self.clone()
        if self.episode is not None:
            other.episode = self.episode.redeal(player, int(sampler() * LONGEST_REDEAL))
        return other

    def __str__(self) -> str:
        """All there is, secrets included."""
        if self.episode is None:
            return f"deal {' '.join(str(outcome) for outcome in self.drawn)}".rstrip()
        return json.dumps(self.episode.match().position(), separators=(",", ":"))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else self.episode.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.drawn = (*self.drawn, action)
            if len(self.drawn) < DRAWS:
                return
            self.episode = self.get_game().factory.deal(seed_of(self.drawn))
        else:
            self.episode.session.play(action)
        acting = self.episode.session.acting
        self._player = acting if acting >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if self.episode is None or player < 0:
            return f"deal {action}"
        return self.episode.text(player, action)


def seed_of(drawn: tuple[int, ...]) -> int:
    """The seed that chance has drawn: `Game.start` with it gives the same deal."""
    seed = 0
    for outcome in drawn:
        seed = seed * OUTCOMES + outcome
    return seed


class Observer:
    """What a player may know: as numbers named by `game.features`, and in words."""

    def __init__(self, factory: EpisodeFactory, kind: Any, asked: Any) -> None:
        if asked:
            raise ValueError(f"observations take no parameters, not {asked}")
        own_only = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and (kind.perfect_recall or not kind.public_info or kind.private_info != own_only):
            raise ValueError("observations are what one player may know now: public and its own, without recall")
        self.tensor = np.zeros(len(factory.game.features), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the numbers in; all are 0 until the game is dealt."""
        self.tensor[:] = 0 if state.episode is None else state.episode.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view as JSON."""
        return "" if state.episode is None else json.dumps(state.episode.view(player), separators=(",", ":"))


def register(name: str) -> None:
    """Make a game known to OpenSpiel, by a class: one that holds a function when Python ends would make it crash."""
    kind = type("SpielGame", (SpielGame,), {"house_name": name})
    pyspiel.register_game(game_type(name, next(iter(REWARDS))), kind)


for _name in about.games():
    register(_name)
