"""What a game at one sitting is, and one over days: the clock of a game that was looked for, and the word for any."""

from __future__ import annotations

from signoria.server.protocol.facts import ClockRules
from signoria.server.protocol.lobby_bodies import Pace

MINUTE, DAY = 60, 24 * 3600
CLOCKS: dict[Pace, ClockRules] = {
    "live": ClockRules("game", 45 * MINUTE, 30, "bot"),
    "slow": ClockRules("move", 3 * DAY, 0, "bot"),
}
"""Of a game that was looked for."""


def pace_of(clock: ClockRules | None) -> Pace:
    """Whether a game with this clock is played at one sitting; without one it is."""
    return "slow" if clock is not None and clock.seconds >= DAY else "live"
