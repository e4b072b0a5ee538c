"""The networks that ship with the games, and what each of them has learned."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from signoria.core.network.network import Network

if TYPE_CHECKING:
    from signoria.core.kit import GameRules
    from signoria.core.play.match import Match
    from signoria.core.play.options import Choice

FILE = "network.npz"
"""In the folder `bot` of a game."""


@cache
def network_for(game: GameRules) -> Network | None:
    """The network that learned a game; None where there is none, or for other components than it learned with."""
    folder = game.kit.folder
    file = folder / "bot" / FILE
    if game.components_file != folder / "components.toml" or not file.is_file():
        return None
    network = Network.read(file)
    return network if network.fits(game) else None


def network_for_match(match: Match) -> Network | None:
    """The network that has learned the game as it is played here."""
    return network_for_table(match.game, match.seats, match.options)


def network_for_table(game: GameRules, seats: int, options: Mapping[str, Choice]) -> Network | None:
    """None, too, with so many players, or with a choice, that the network has never met."""
    network = network_for(game)
    return network if network is not None and network.knows(seats, options) else None
