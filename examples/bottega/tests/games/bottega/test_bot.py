"""What a bot may know, and how the apprentice plays."""

from __future__ import annotations

import pytest

from signoria.arena.simulation.compiled_games import Setting
from signoria.arena.simulation.simulate import Plan, simulate
from signoria.bots import Apprentice, ask
from tests.games.bottega.tables import GAME, Table
from tests.probes import play


def test_the_features_of_a_table() -> None:
    match = play(Table(3).florins(20, 18, 20, box=2).taken(1, "goldwork-4").match(), "offer painting-2", "bid 5")
    seen = dict(zip(GAME.features, match.observe(2), strict=True))
    assert seen["open painting-1"] == seen["open painting-2"] == seen["offered painting-2"] == 1
    assert seen["open painting-3"] == seen["offered painting-1"] == 0
    assert (seen["highest bid"], seen["alms box"], seen["phase bid"]) == (5, 2, 1)
    assert seen["patron rucellai"] == 1 and seen["patron pitti"] == 0
    assert (seen["+1 master"], seen["+2 highest bidder"], seen["+2 bid"]) == (1, 1, 5)
    assert (seen["+2 florins"], seen["+2 works goldwork"], seen["+2 fame goldwork"]) == (18, 1, 4)


def test_the_apprentice_takes_for_little_what_it_can_and_pays_more_for_what_its_patron_loves() -> None:
    cheap = play(Table(3).lay("painting-6", "tapestry-1").match(), "offer painting-6", "bid 1", "pass")
    assert ask(Apprentice(seed=1), cheap, 0).text == "bid 1"
    dear = play(Table(3).lay("tapestry-1", "painting-6").match(), "offer tapestry-1", "bid 15", "pass")
    assert ask(Apprentice(seed=1), dear, 0).text == "pass"


@pytest.mark.compiles
@pytest.mark.parametrize(("seats", "share"), [(3, 0.94), (4, 0.87), (5, 0.77)])
def test_the_apprentice_beats_novices_in_a_thousand_seat_balanced_games(seats: int, share: float) -> None:
    report = simulate(GAME, GAME.compiled, Setting(seats, {}), Plan(["apprentice", "novice"], games=1000, seed=1))
    apprentice = next(bot for bot in report.by_bot if bot.bot == "apprentice")
    assert apprentice.win_share >= share
