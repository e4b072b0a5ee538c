"""The grand master: looks ahead with a network that says which moves to look at and what they lead to."""

from __future__ import annotations

from signoria.bots.master import Master
from signoria.bots.search import Search
from signoria.core.compiled_rules import CompiledRules
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for_match
from signoria.core.play.match import Match
from signoria.core.rules.twins import Twin
from signoria.core.search.guided_tree import GuidedTree


class GuidedSearch(Search):
    """A search in one thread that a network guides."""

    def __init__(self, game: CompiledRules, network: Network) -> None:
        super().__init__(game, trees=[GuidedTree(game, network)])

    @property
    def twin(self) -> Twin:
        return self.game.guided


class GrandMaster(Master):
    """Searches as long as its budget lasts; until its rules are compiled, or where they cannot be, its network decides.

    Where no network has learned the game as it is played here it is a master.
    """

    is_guided = True

    def looks_ahead(self, match: Match, budget: float) -> bool:
        if network_for_match(match) is None:
            return super().looks_ahead(match, budget)
        return match.game.compile_in_background(guided=True).ready

    def new_search(self, match: Match) -> Search:
        network = network_for_match(match)
        return super().new_search(match) if network is None else GuidedSearch(match.game, network)
