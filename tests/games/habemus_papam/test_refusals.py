"""Which of a clause's causes a refusal names (HP-11, HP-12, HP-42); bids there are no moves for."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.tables import Table, phase
from tests.probes import why


@pytest.mark.clause("HP-11")
def test_an_action_card_that_may_not_be_played_is_refused_for_its_own_cause() -> None:
    match = Table().round(2).hold(0, "gold").hold(1, "swap").actions()
    assert why(match, "play bribe", seat=0) == "HP-11-not-held"
    assert why(match, "bid ruby", seat=0) == "HP-11-now"
    assert why(match, "play gold", seat=2) == "HP-11-no-card"
    match.play(0, "play gold")
    assert why(match, "play gold", seat=0) == "HP-11-done"


@pytest.mark.clause("HP-12", "HP-42", "HP-44")
def test_a_bid_that_may_not_be_made_is_refused_for_its_own_cause() -> None:
    match = Table(4).played(2, "second").played(3, "rubies").gems(0, "2 ruby").gems(2, "amber").bids()
    assert why(match, "bid diamond", seat=0) == "HP-12-not-held"
    assert why(match, "pass", seat=0) == "HP-12-now"
    assert why(match, "bid amber", seat=2) == why(match, "bid nothing", seat=3) == "HP-12-card"
    match.play(0, "bid ruby")
    assert why(match, "bid ruby", seat=0) == "HP-12-done"
    match.play(1, "bid nothing")
    assert (phase(match), match.to_act) == ("bid-second", (2,))
    assert why(match, "pass", seat=2) == "HP-42-now"
    assert why(match, "bid ruby", seat=0) == "HP-42"


@pytest.mark.clause("HP-12")
def test_a_bid_of_more_gems_than_three_is_refused_with_the_clause_for_bids() -> None:
    match = Table().gems(0, "3 diamond 3 ruby").bids()
    for text in ("bid diamond diamond diamond ruby", "bid amber amber amber amber", "BID  ruby" + " ruby" * 20):
        assert why(match, text, seat=0) == "HP-12-now"
    for text in ("bid", "bid pearl", "bid ruby 2", "bid nothing nothing"):
        assert why(match, text, seat=0) == "no-such-move"
