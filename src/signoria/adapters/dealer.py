"""Dealers: who knows what is played, and deals episodes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np

from signoria.adapters.episode import Episode, copy_of
from signoria.core import registry
from signoria.core.errors import BadOption
from signoria.core.game import Game
from signoria.core.options import check_seed
from signoria.core.rewards import Reward, reward_named
from signoria.core.seeds import words_of_seed
from signoria.core.twins import Twin

Rules = Literal["ready", "compiled", "interpreted"]
"""Which rules an episode runs on: the compiled ones once they are ready, or always the one or the other kind."""
RULES: tuple[Rules, ...] = ("ready", "compiled", "interpreted")


class Dealer:
    """Deals episodes of one game, with one number of seats and one choice of options; never changes."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        first: int | None = None,
        reward: str = "win",
        rules: Rules = "ready",
        options: Mapping[str, object] | None = None,
    ) -> None:
        if rules not in RULES:
            raise BadOption(f"rules is one of {', '.join(RULES)}, not {rules!r}")
        self.game = registry.game(game) if isinstance(game, str) else game
        self.seats = seats
        self.reward: Reward = reward_named(reward)
        self._blank = self.game.blank(seats, first, options or {})[0]
        self._blank_array = self._blank.to_array()
        self._made_of = (seats, first, reward, rules, dict(options or {}))
        self._rules = rules

    def __deepcopy__(self, _memo: dict[int, Any]) -> Dealer:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _dealer_of, (self.game.name, str(self.game.components_file), *self._made_of)

    def twin(self) -> Twin:
        """The rules that an episode dealt now runs on."""
        if self._rules == "interpreted":
            return self.game.rules
        if self._rules == "compiled" or self.game.compile_in_background().ready:
            return self.game.compiled
        return self.game.rules

    def deal(self, seed: int) -> Episode:
        """The episode that is the match `Game.start` gives with this seed."""
        words = words_of_seed(check_seed(seed))
        twin = self.twin()
        if twin is self.game.rules:
            states: Any = [self._blank.copy()]
        else:
            states = copy_of(self._blank_array)
        episode = Episode(self, twin, states)
        episode.fill_generator(words)
        twin.setup_many(states, 0, 1)
        return episode

    def load(self, saved: bytes) -> Episode:
        """The episode that `Episode.save` wrote down."""
        kind = self.game.kit.state
        if len(saved) != kind.DTYPE.itemsize:
            raise BadOption(f"what was saved is no state of {self.game.title}")
        twin, states = self.twin(), np.frombuffer(saved, kind.DTYPE).copy()
        return Episode(self, twin, [kind.read_from(states)] if twin is self.game.rules else states)


def _dealer_of(name: str, components: str, *made_of: Any) -> Dealer:
    """The dealer that was pickled."""
    game = registry.game(name)
    if str(game.components_file) != components:
        game = registry.game(name, components)
    return Dealer(game, *made_of)
