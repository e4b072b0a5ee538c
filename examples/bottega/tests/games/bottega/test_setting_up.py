"""Setting up (BO-1 to BO-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.bottega.tables import ASIDE, COMPONENTS, GAME, state_of


@pytest.mark.clause("BO-1")
def test_each_of_four_arts_has_six_commissions_with_a_fame_of_1_to_6() -> None:
    assert COMPONENTS.arts == ("painting", "sculpture", "goldwork", "tapestry")
    shown = [COMPONENTS.commission_in_words(number) for number in range(24)]
    assert Counter(one["art"] for one in shown) == dict.fromkeys(COMPONENTS.arts, 6)
    assert all([one["fame"] for one in shown if one["art"] == art] == [1, 2, 3, 4, 5, 6] for art in COMPONENTS.arts)


@pytest.mark.clause("BO-1", "BO-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_commissions_lie_open_and_all_but_those_set_aside_are_to_come(seats: int) -> None:
    view = GAME.start(seats, seed=1).view(None)
    assert len(view["open"]) == 2
    assert view["to_come"] == 24 - 2 - ASIDE[seats]


@pytest.mark.clause("BO-1", "BO-2")
def test_the_deck_and_the_patrons_are_shuffled() -> None:
    states = [state_of(GAME.start(4, seed=seed)) for seed in range(20)]
    assert len({tuple(state.deck) for state in states}) == 20
    assert {state.patron[0] for state in states} == set(range(6))
    assert all(sorted([*list(state.deck)[:22], *state.open]) == list(range(24)) for state in states)


@pytest.mark.clause("BO-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_gets_20_florins_and_another_patron(seats: int) -> None:
    match = GAME.start(seats, seed=3)
    assert [player["florins"] for player in match.view(None)["players"]] == [20] * seats
    patrons = {match.view(seat)["you"]["patron"]["name"] for seat in range(seats)}
    assert len(patrons) == seats and patrons <= set(COMPONENTS.patrons)
    state = state_of(match)
    aside = [state.other_patrons[place] for place in range(6 - seats)]
    assert sorted([*aside, *(state.patron[seat] for seat in range(seats))]) == list(range(6))


@pytest.mark.clause("BO-2")
def test_only_its_holder_is_told_of_a_patron() -> None:
    match = GAME.start(4, seed=3)
    for seat in range(4):
        dealt = [event for event in match.events(seat) if event["kind"] == "patron-dealt"]
        assert [event["seat"] for event in dealt] == [seat]
    assert "patron-dealt" not in [event["kind"] for event in match.events(None)]
    assert all(player["patron"] is None for player in match.view(0)["players"])


@pytest.mark.clause("BO-3")
def test_the_first_master_is_drawn_by_lot_unless_the_table_names_one() -> None:
    assert {GAME.start(5, seed=seed).view(None)["master"] for seed in range(40)} == set(range(5))
    assert {GAME.start(5, seed=seed, first=2).view(None)["master"] for seed in range(5)} == {2}
