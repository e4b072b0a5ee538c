"""How games are played on boards of their own: what `page.py` in the folder of a game's tests brings."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

import signoria
from signoria import Game
from tests.browser.person import Person

TESTS = Path(__file__).parent.parent / "games"


class GamePage(Protocol):
    """A person's way to play a game on its board, and when to take a picture."""

    TABLES: tuple[tuple[int, int], ...]
    """Tables worth a visit: how many seats, and how many of the game's options are chosen."""

    def make_a_move(self, person: Person, /) -> str:
        """Make a move as a person does; what it is called."""

    def picture(self, person: Person, made: int, /) -> str | None:
        """What a picture taken now, after so many moves, would show, if it is worth one."""


def game_pages() -> Iterator[tuple[Game, GamePage]]:
    """Every game with a board of its own; all others are played in words."""
    for game in map(signoria.game, signoria.GAMES):
        folder = game.kit.folder.name
        if (TESTS / folder / "page.py").exists():
            yield game, cast("GamePage", import_module(f"tests.games.{folder}.page"))
