"""What a seat cannot know is dealt anew, and nothing else."""

from __future__ import annotations

import pytest

from tests.games.bottega.tables import GAME, RULES, Table, state_of


@pytest.mark.clause("BO-1", "BO-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_unseen_commissions_and_the_patrons_of_others_are_dealt_anew(seats: int) -> None:
    state = state_of(GAME.start(seats, seed=1))
    own, seen = state.patron[1], set()
    for _ in range(200):
        RULES.redeal(state, 1)
        dealt = [state.patron[seat] for seat in range(seats)]
        aside = [state.other_patrons[place] for place in range(6 - seats)]
        assert sorted(dealt + aside) == list(range(6))
        assert state.patron[1] == own
        seen.add((state.patron[0], state.deck[0]))
    assert {patron for patron, _ in seen} == set(range(6)) - {own}
    assert len({card for _, card in seen}) == 22


@pytest.mark.clause("BO-30")
def test_at_the_end_only_what_was_set_aside_is_dealt_anew() -> None:
    state = Table(3).patrons("banker", "pitti", "cardinal").end()
    before = list(state.patron)
    RULES.redeal(state, 0)
    assert list(state.patron) == before
