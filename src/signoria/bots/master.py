"""The master: looks ahead over compiled rules, with the apprentice's judgement to begin with."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.bots.search import Search
from signoria.core.game import Game
from signoria.core.match import Match
from signoria.core.moves import Move

NUMBER_BITS = 40

_searches: dict[tuple[str, str], Search] = {}


class Master(Apprentice):
    """Searches as long as its budget lasts; while a game's rules are still being compiled it plays as an apprentice."""

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if not match.game.compile_in_background().ready:
            return super().choose(match, seat, budget)
        thought = search_of(match.game).think(match.state, seat, budget, self.dice.getrandbits(NUMBER_BITS))
        return next(move for move in moves if move.id == thought.best)


def search_of(game: Game) -> Search:
    """The search of a game with these components, with its memory, made once."""
    key = game.name, game.components.digest
    if key not in _searches:
        _searches[key] = Search(game)
    return _searches[key]
