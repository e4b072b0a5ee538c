"""Which of a clause's causes a refusal names (PA-14, PA-52)."""

from __future__ import annotations

import pytest

from tests.games.patrician.tables import Table
from tests.probes import play, why


@pytest.mark.clause("PA-14")
def test_a_floor_that_may_not_be_moved_is_refused_for_its_own_cause() -> None:
    table = Table().city("milano", "0").city("roma", "0", "1").city("parma", "1", "11")
    table.city("verona", "000", "11").scored("verona")
    table.hold(0, "roma-7 siena-1").hold(1, "siena-2").lay(roma="lucca-1", lucca="roma-1").deck("roma-2 lucca-2")
    match = play(table.match(), "play roma-7", "floor roma left")
    assert why(match, "move roma left") == "PA-14-built"
    assert why(match, "move verona left") == "PA-14-scored"
    assert why(match, "move milano right") == "PA-14-empty"
    assert why(match, "move parma right") == "PA-14-no-floor"
    assert why(match, "take roma") == why(match, "floor roma left") == "PA-14-now"
    assert why(match, "move milano left", seat=1) == "PA-6"


@pytest.mark.clause("PA-52")
def test_a_messenger_that_may_not_go_there_is_refused_for_its_own_cause() -> None:
    table = Table(3, messengers=True).hold(1, "siena-1").built(0, "roma-3").hold(0, "siena-2")
    table.messengers("lucca-milano", "milano-parma", by=1)
    table.rules.start_taking(table.state, 0)
    match = table.match()
    assert why(match, "messenger roma siena") == "PA-52-built"
    assert why(match, "messenger lucca milano") == "PA-52-taken"
    assert why(table.messengers("lucca-ferrara", by=1).match(), "messenger siena lucca") == "PA-52-two"
