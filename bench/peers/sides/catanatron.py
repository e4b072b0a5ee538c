"""catanatron: Catan for four, players who choose by lot."""

from __future__ import annotations

from importlib.metadata import version as version_of

from bench.peers.contests import MOVES, Contest


def version() -> str:
    """Return the library's version."""
    return version_of("catanatron")


def contests(quick: bool) -> list[Contest]:
    """Return its one game."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def new_game() -> Game:
        return Game([RandomPlayer(color) for color in Color])

    def play() -> tuple[int, float]:
        game = new_game()
        game.play()
        return len(game.state.actions), 1

    begun = new_game()
    for _ in range(100):
        begun.play_tick()
    return [Contest("catanatron", "Catan, 4 players", "euro", MOVES, "Game.play with RandomPlayer", play, begun.copy)]
