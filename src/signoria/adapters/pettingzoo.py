"""PettingZoo: any game as an environment whose agents take turns (AEC) or are all asked at once (Parallel)."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from signoria.adapters.episode import Episode
from signoria.adapters.episode_factory import EpisodeFactory, Rules
from signoria.adapters.spaces import Observation, action_space, observation_space, state_space
from signoria.core.errors import BadOption, IllegalMove
from signoria.core.game import Game

RENDER_MODES = ("ansi",)


class _Table:
    """What both environments share: a factory, an agent for every seat, its spaces, and the episode being played."""

    more_moves = 0
    """How many moves there are besides the game's own."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        *,
        first: int | None = None,
        reward: str = "win",
        rules: Rules = "ready",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode is None or {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.factory = EpisodeFactory(game, seats, first, reward, rules, options)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{self.game.name}_v{self.game.kit.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Any] = {
            agent: observation_space(self.game, self.more_moves) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Any] = {
            agent: action_space(self.game, self.more_moves) for agent in self.possible_agents
        }
        self.state_space = state_space(self.game, seats)
        self.episode: Episode = self.factory.deal(0)
        self._chance = np.random.default_rng()

    @property
    def game(self) -> Game:
        return self.factory.game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What this agent may know, and which moves it may make now."""
        seat = self.seat_of[agent]
        return {
            "observation": self.episode.observe(seat),
            "action_mask": self.episode.mask(seat, self.more_moves),
        }

    def state(self) -> Any:
        """What all seats know, one after another: for a critic in training, never for an agent."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.factory.seats)])

    def render(self) -> str:
        """The board in text, as a spectator sees it."""
        return self.episode.board(None)

    def close(self) -> None:
        """Nothing is held open."""

    def save(self) -> bytes:
        """The whole state, secrets and coming chance and all: for tools and training, never for an agent."""
        return self.episode.save()

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` gave."""
        self._begin(self.factory.load(saved))

    def copy(self) -> Self:
        """An independent environment at the same point, secrets and coming chance and all."""
        return copy.deepcopy(self)

    def redeal(self, agent: str, seed: int) -> Self:
        """A copy that this agent cannot tell from this one: what it does not know and all chance are dealt anew."""
        other = self.copy()
        other.episode = self.episode.redeal(self.seat_of[agent], seed)
        return other

    def _deal(self, seed: int | None) -> Episode:
        """The deal of a seed, or, without one, the next that follows from the last seed given."""
        if seed is None:
            return self.factory.deal(int(self._chance.integers(1 << 62)))
        self._chance = np.random.default_rng(seed)
        return self.factory.deal(int(seed))

    def _begin(self, episode: Episode) -> None:
        """Seat everybody at an episode."""
        self.episode = episode
        self.agents = self.possible_agents[:]


class TableEnv(_Table, AECEnv[str, Observation, int]):
    """A table at which one agent acts at a time; those who choose at the same time are asked in the order of seats.

    Nobody is told what the others have chosen before the game's rules reveal it.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed the match that `Game.start` gives with it; there are no `options`."""
        self._begin(self._deal(seed))

    def step(self, action: int | None) -> None:
        """The selected agent's move; IllegalMove says why one is not legal, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if action is None:
            raise IllegalMove(f"{agent} is to act: None is for agents whose game is over")
        self.episode.play(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._look_around()

    def _begin(self, episode: Episode) -> None:
        super()._begin(episode)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.truncations = dict.fromkeys(self.agents, False)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._look_around()

    def _look_around(self) -> None:
        """Who is next, whether it is over, and what came of it."""
        acting = self.episode.acting
        self.agent_selection = self.possible_agents[max(acting, 0)]
        self.terminations = dict.fromkeys(self.agents, acting < 0)
        if acting >= 0:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            return
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()


class ParallelTableEnv(_Table, ParallelEnv[str, Observation, int]):
    """A table at which all agents are asked at once; those not to act have one move: to wait, the last number."""

    more_moves = 1

    @property
    def wait(self) -> int:
        """The move of an agent that is not to act."""
        return self.game.actions

    def observe(self, agent: str) -> Observation:
        observation = super().observe(agent)
        mask = observation["action_mask"]
        mask[self.wait] = not mask.any()
        return observation

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game: with a seed the match that `Game.start` gives with it; there are no `options`."""
        self._begin(self._deal(seed))
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody's move; IllegalMove says whose is not legal and why, and then nothing has changed."""
        self.episode = self._after(actions)
        asked, is_over = self.agents, self.episode.over
        observations = self._observations()
        if is_over:
            self.agents = []
        rewards = self.episode.rewards()
        return (
            observations,
            {agent: rewards[self.seat_of[agent]] for agent in asked},
            dict.fromkeys(asked, is_over),
            dict.fromkeys(asked, False),
            {agent: {} for agent in asked},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _after(self, actions: Mapping[str, int]) -> Episode:
        """The episode after everybody's move."""
        episode = self.episode.copy()
        to_act = episode.to_act
        for agent in self.agents:
            seat, action = self.seat_of[agent], actions.get(agent, self.wait)
            if seat in to_act:
                episode.play(seat, int(action))
            elif action != self.wait:
                raise IllegalMove(f"{agent} is not to act: it waits, which is move {self.wait}")
        return episode
