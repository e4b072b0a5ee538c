"""The master: looks ahead over compiled rules, with the apprentice's judgement to begin with."""

from __future__ import annotations

from signoria.bots.apprentice import Apprentice
from signoria.bots.search import NUMBER_BITS, Search
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class Master(Apprentice):
    """Searches as long as its budget lasts; while a game's rules are still being compiled it plays as an apprentice.

    Where they cannot be compiled, a number of simulations makes it search all the same, slowly, and find the same;
    in a second there would be too few of them, and it plays as an apprentice.

    It remembers what it has thought for the seat it sits in, and forgets it when it is asked for another one.
    """

    _search: Search | None = None
    _seat = -1

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        compilation = match.game.compile_in_background()
        if not compilation.ready and not (compilation.failed and isinstance(budget, int)):
            return super().choose(match, seat, budget)
        thought = self._search_for(match, seat).think(match.state, seat, budget, self.dice.getrandbits(NUMBER_BITS))
        return next(move for move in moves if move.id == thought.best)

    def _search_for(self, match: Match, seat: int) -> Search:
        if self._search is None or self._search.game is not match.game:
            self._search = Search(match.game)
        elif self._seat != seat:
            self._search.forget()
        self._seat = seat
        return self._search
