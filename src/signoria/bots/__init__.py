"""Bots that play any game, by level, the weakest first."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.bots.grand_master import GrandMaster
from signoria.bots.journeyman import Journeyman
from signoria.bots.level import LevelBot
from signoria.bots.master import Master
from signoria.bots.network_bot import NetworkBot
from signoria.bots.novice import Novice
from signoria.bots.seat import ask

LEVELS: dict[str, type[LevelBot]] = {
    "novice": Novice,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
    "grand-master": GrandMaster,
}
DRIVEN = ("novice", "apprentice")
"""The levels that play whole games inside compiled code, thousands a second."""
BY_NETWORK = ("journeyman", "master", "grand-master")
"""The levels that have a game's network, if only until they can look ahead."""
NEED_A_NETWORK = ("journeyman", "grand-master")
"""Those that play otherwise where no network has learned the game as it is played."""

__all__ = [
    "BY_NETWORK",
    "DRIVEN",
    "LEVELS",
    "Apprentice",
    "GrandMaster",
    "Journeyman",
    "LevelBot",
    "Master",
    "NetworkBot",
    "Novice",
    "ask",
]
