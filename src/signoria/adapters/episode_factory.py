"""Episode factories: who knows what is played, and deals episodes of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from signoria.adapters.episode import Episode
from signoria.core import registry
from signoria.core.batch.rewards import Reward, reward_named
from signoria.core.errors import BadOption
from signoria.core.game import Game
from signoria.core.play.session import Calls, Session

Rules = Literal["ready", "compiled", "interpreted"]
"""Which rules an episode runs on: the compiled ones once they are ready, or always the one or the other kind."""
RULES: tuple[Rules, ...] = ("ready", "compiled", "interpreted")


class EpisodeFactory:
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
        self._blank = self.game.blank(seats, first, options or {})[0].to_array()
        self._made_of = (seats, first, reward, rules, dict(options or {}))
        self._rules = rules

    def __deepcopy__(self, _memo: dict[int, Any]) -> EpisodeFactory:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _factory_of, (self.game.name, str(self.game.components_file), *self._made_of)

    def is_compiled(self) -> bool:
        """Whether an episode dealt now runs on compiled rules."""
        return self._rules == "compiled" or (self._rules == "ready" and self.game.compile_in_background().ready)

    def _session(self, seed: int) -> Session:
        calls = self.game.calls if self.is_compiled() else self._interpreted
        return Session.begin(calls, self._blank, seed)

    @cached_property
    def _interpreted(self) -> Calls:
        return Calls(self.game, interpreted=True)

    def deal(self, seed: int) -> Episode:
        """The episode that is the match `Game.start` gives with this seed."""
        return Episode(self, self._session(seed))

    def load(self, saved: bytes) -> Episode:
        """The episode that `Episode.save` wrote down."""
        session = self._session(0)
        session.load(saved)
        return Episode(self, session)


def _factory_of(name: str, components: str, *made_of: Any) -> EpisodeFactory:
    """The factory that was pickled."""
    game = registry.game(name)
    if str(game.components_file) != components:
        game = registry.game(name, components)
    return EpisodeFactory(game, *made_of)
