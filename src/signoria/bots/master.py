"""The master: looks ahead over compiled rules, with the apprentice's judgement to begin with."""

from __future__ import annotations

from signoria.bots.network_bot import NetworkBot
from signoria.bots.search import NUMBER_BITS, Search
from signoria.core.network.shipped import network_for_match
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move


class Master(NetworkBot):
    """Searches as long as its budget lasts; while a game's rules are still being compiled its network moves for it.

    Where they cannot be compiled, a number of simulations makes it search all the same, slowly, and find the same;
    in a second there would be too few of them, and its network moves. Without a network it plays as an apprentice.

    It remembers what it has thought for the seat it sits in, and forgets it when it is asked for another one.
    """

    _search: Search | None = None
    _seat = -1

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        if not self.looks_ahead(match, budget):
            return super().choose(match, seat, budget)
        thought = self._search_for(match, seat).think(match.state, seat, budget, self.dice.getrandbits(NUMBER_BITS))
        return next(move for move in moves if move.id == thought.best)

    def looks_ahead(self, match: Match, budget: float) -> bool:
        compilation = match.game.compile_in_background(guided=self.is_guided)
        return compilation.ready or (compilation.failed and isinstance(budget, int))

    def stand_in(self, match: Match, budget: float) -> str | None:
        if self.looks_ahead(match, budget):
            return None
        return "apprentice" if network_for_match(match) is None else "network"

    def new_search(self, match: Match) -> Search:
        """A search for one seat of this match."""
        return Search(match.game)

    def _search_for(self, match: Match, seat: int) -> Search:
        if self._search is None or self._search.game is not match.game:
            self._search = self.new_search(match)
        elif self._seat != seat:
            self._search.forget()
        self._seat = seat
        return self._search
