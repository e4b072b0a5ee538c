"""What each game is learned with: seat counts, options, and how fast."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import signoria


@dataclass(frozen=True)
class Setting:
    """A number of seats with options, and its part of all games that are played at once."""

    seats: int
    part: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Plan:
    """How a game is learned."""

    settings: tuple[Setting, ...]
    hidden: tuple[int, ...] = (512, 512, 256)
    games: int = 32_768
    """Played at once, all settings together."""
    steps: int = 64
    """Decisions of each game in a wave; then the network learns from them."""
    rate: float = 5e-4
    entropy: float = 0.03
    lead: float = 0.5
    """How much the lead in points counts beside winning; a quarter of it is left at the end."""
    fading: float = 0.95
    """The lambda of advantages: how far later decisions count."""
    apprentices: float = 0.25
    """The part of games in which apprentices sit in some of the seats."""
    past: float = 0.125
    """The part in which earlier selves do."""
    judges: tuple[int, ...] = (64,)
    """The layers in which facts of a move are judged."""
    weighed: bool = False
    """Whether the network is told how an apprentice likes each move, and begins by liking the same."""
    part: int = 65_536
    """Decisions learned from at a time."""
    epochs: int = 2

    def smaller(self, games: int, steps: int) -> Plan:
        """The same with so many games at once and decisions in a wave."""
        return replace(self, games=games, steps=steps)


PLANS: dict[str, Plan] = {
    "il-principe": Plan(
        (
            Setting(4, 10),
            Setting(2, 4),
            Setting(3, 4),
            Setting(5, 5),
            Setting(4, 3, {"edition": "first"}),
            Setting(4, 3, {"abundance": True}),
            Setting(3, 3, {"edition": "first", "abundance": True}),
        ),
        entropy=0.04,
    ),
    "patrician": Plan(
        (
            Setting(4, 10),
            Setting(2, 4),
            Setting(3, 4),
            Setting(5, 4),
            Setting(4, 4, {"ambassadors": True, "messengers": True}),
            Setting(4, 3, {"messengers": True}),
            Setting(3, 3, {"ambassadors": True}),
        ),
        games=65_536,
        steps=32,
        entropy=0.01,
        apprentices=0.4,
        weighed=True,
    ),
    "habemus-papam": Plan((Setting(4, 20), Setting(3, 12)), entropy=0.05),
    "princes-of-florence": Plan(
        (
            Setting(4, 10),
            Setting(2, 3, {"scarce_freedoms": True}),
            Setting(2, 2),
            Setting(3, 4),
            Setting(5, 4),
            Setting(4, 4, {"muse_and_princess": True}),
            Setting(4, 3, {"cooperation": True}),
            Setting(3, 2, {"muse_and_princess": True, "cooperation": True}),
        ),
        entropy=0.03,
    ),
}


def settings_met(name: str) -> list[dict[str, Any]]:
    """What a network of this game meets, for its file: seats, all options, and the part of the games in percent."""
    options = signoria.game(name).options
    settings = PLANS[name].settings
    parts = sum(setting.part for setting in settings)
    return [
        {
            "seats": setting.seats,
            "options": {option: setting.options.get(option, known.default) for option, known in options.items()},
            "percent": round(100 * setting.part / parts, 1),
        }
        for setting in settings
    ]
