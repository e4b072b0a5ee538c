"""The grand master: looks ahead with a network that says which moves to look at and what they lead to."""

from __future__ import annotations

from functools import cache

from signoria.bots.network_bot import NetworkBot
from signoria.bots.search import NUMBER_BITS, Search
from signoria.core.compiled_rules import Compilation, CompiledRules
from signoria.core.network import evaluate
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for
from signoria.core.play.match import Match
from signoria.core.rules.moves import Move
from signoria.core.rules.twins import Twin
from signoria.core.search import guided
from signoria.core.search.guided_tree import GuidedTree

CHAPTERS = (evaluate, guided)
"""What its library has beside the rules and what all games share."""


class GuidedRules:
    """A game's rules and the search that a network guides, compiled when a grand master first asks for them."""

    def __init__(self, game: CompiledRules) -> None:
        self.game = game
        self.twin: Twin | None = None
        self.compilation = Compilation(game.name, self.build).start()

    def build(self) -> None:
        """Find or build the library."""
        from signoria.core.compiled.twin import compile_twin

        self.twin = compile_twin(self.game, *CHAPTERS)


@cache
def guided_rules(game: CompiledRules) -> GuidedRules:
    """Those of a game, being compiled since somebody first asked."""
    return GuidedRules(game)


class GuidedSearch(Search):
    """A search in one thread, on rules that have it."""

    def __init__(self, game: CompiledRules, network: Network, twin: Twin) -> None:
        super().__init__(game, trees=[GuidedTree(game, network)], twin=twin)


class GrandMaster(NetworkBot):
    """Searches as long as its budget lasts; until its rules are compiled, or where they cannot be, its network decides.

    It remembers what it has thought for the seat it sits in, and forgets it when it is asked for another one.
    """

    _search: GuidedSearch | None = None
    _seat = -1

    def choose(self, match: Match, seat: int, budget: float) -> Move:
        moves = match.legal(seat)
        network = network_for(match.game)
        if len(moves) == 1 or network is None:
            return super().choose(match, seat, budget)
        rules = guided_rules(match.game)
        if not rules.compilation.ready or rules.twin is None:
            return super().choose(match, seat, budget)
        search = self._search_for(match, seat, network, rules.twin)
        thought = search.think(match.state, seat, budget, self.dice.getrandbits(NUMBER_BITS))
        return next(move for move in moves if move.id == thought.best)

    def _search_for(self, match: Match, seat: int, network: Network, twin: Twin) -> GuidedSearch:
        if self._search is None or self._search.game is not match.game:
            self._search = GuidedSearch(match.game, network, twin)
        elif self._seat != seat:
            self._search.forget()
        self._seat = seat
        return self._search
