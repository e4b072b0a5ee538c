"""The networks that ship with the games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from signoria.core.network.network import Network

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

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
