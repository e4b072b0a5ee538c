"""How bots of a level play a game, where that differs from game to game: chosen by what was measured."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Levels:
    """A row of the game's kit, so that the levels of every game lie evenly between novice and grand master."""

    temperature: float | None = 1.0
    """How freely a journeyman chooses among the moves its network likes: 0 makes the best of them always, 1 as freely
    as when it learned. None: it looks ahead instead, a little."""
    simulations: int = 15
    """How often a journeyman looks ahead where it does not play by its network."""
    sharpness: int = 40
    """How far differences of the network's likings count when it guides a grand master's search, in percent."""
