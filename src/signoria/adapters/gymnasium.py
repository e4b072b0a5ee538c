"""Gymnasium: one seat of any game, with bots in all others.

Importing this module registers `signoria/NAME-vVERSION` for every game.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from signoria.adapters.episode import Episode
from signoria.adapters.episode_factory import EpisodeFactory, Rules
from signoria.adapters.opponents import SEED_BITS, Opponents, contestants, seat_opponents
from signoria.adapters.spaces import Observation, action_space, observation_space
from signoria.core import about, registry
from signoria.core.errors import BadOption, BadSeat
from signoria.core.game import Game

ILLEGAL = -1.0
"""The reward of an illegal move, which ends the episode."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat at a table of bots.

    `seat` is a number, or None for another one by lot in every game. `bots` is one name for all other seats, or a name
    for each of them, clockwise from yours: a level, or what `signoria arena` understands (`master@200`). A bot is
    handed a match dealt anew for its seat, and is made anew for every game.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (declared by Gymnasium)

    def __init__(  # noqa: PLR0913 (all that a table can be set up with)
        self,
        game: Game | str,
        seats: int,
        *,
        seat: int | None = None,
        bots: str | Sequence[str] = "apprentice",
        first: int | None = None,
        reward: str = "win",
        rules: Rules = "ready",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f"render_mode is None or ansi, not {render_mode!r}")
        self.factory = EpisodeFactory(game, seats, first, reward, rules, options)
        if seat is not None and not 0 <= seat < seats:
            raise BadSeat(f"there is no seat {seat!r}: the seats are 0 to {seats - 1}, and None is one by lot")
        self.wanted_seat = seat
        self.contestants = contestants(bots, seats - 1)
        if any(bot.needs_compiled_rules for bot in self.contestants):
            self.game.compile_in_background().wait()
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.seat = 0
        self.episode: Episode = self.factory.deal(0)
        self._opponents: Opponents | None = None

    @property
    def game(self) -> Game:
        return self.factory.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game: with a seed the match that `Game.start` gives with it; there are no `options`."""
        super().reset(seed=seed)
        deal, dice = (int(self.np_random.integers(1 << SEED_BITS)) for _ in range(2))
        lot = int(self.np_random.integers(self.factory.seats))
        self.seat = lot if self.wanted_seat is None else self.wanted_seat
        self.episode = self.factory.deal(deal if seed is None else int(seed))
        self.close()
        self._opponents = seat_opponents(self.contestants, self.seat, dice)
        self._opponents.answer(self.episode)
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Your move, and the bots' until you are to act again; an illegal one ends the episode and costs one point."""
        if self._opponents is None:
            raise BadOption("the episode is over: reset it")
        refusal = self.episode.why_not(self.seat, int(action))
        if refusal is not None:
            self.close()
            return self._observation(), ILLEGAL, True, False, {"illegal": refusal}
        self.episode.play(self.seat, int(action))
        self._opponents.answer(self.episode)
        is_over = self.episode.over
        if is_over:
            self.close()
        return self._observation(), self.episode.rewards()[self.seat], is_over, False, {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are legal now, as learners that mask by themselves ask for it."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str:
        """The board in text, as your seat sees it."""
        return self.episode.board(self.seat)

    def close(self) -> None:
        """End the episode: the bots leave the table."""
        if self._opponents is not None:
            self._opponents.leave()
            self._opponents = None

    def copy(self) -> SeatEnv:
        """An independent environment at the same point, secrets, coming chance and simple bots' dice and all."""
        return copy.deepcopy(self)

    def redeal(self, seed: int) -> SeatEnv:
        """A copy that your seat cannot tell from this one: what it does not know and all chance are dealt anew."""
        other = self.copy()
        other.episode = self.episode.redeal(self.seat, seed)
        if self._opponents is not None:
            other._opponents = seat_opponents(self.contestants, self.seat, seed)
        return other

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}


for _kit in map(registry.kit, about.games()):
    gymnasium.register(
        f"signoria/{_kit.name}-v{_kit.version}", entry_point=f"{__name__}:SeatEnv", kwargs={"game": _kit.name}
    )
