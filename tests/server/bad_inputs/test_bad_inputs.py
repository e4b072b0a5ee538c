"""Some hundreds of bad inputs, at every address and of every kind of message; 100,000 by `make bad-inputs`."""

from __future__ import annotations

from pathlib import Path

from tests.server.accounts.mailbox import mail_server
from tests.server.bad_inputs.asking import Asked
from tests.server.bad_inputs.campaign import HOUSE, Campaign, Tally, complaints
from tests.server.bad_inputs.doors import all_doors
from tests.server.bad_inputs.wire import Heard
from tests.server.running import Server

CAREFULLY, INPUTS = 100, 500


def test_no_bad_input_finds_a_fault_or_changes_what_it_was_refused(tmp_path: Path) -> None:
    doors = all_doors()
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with (
        mail_server() as mailbox,
        Server(database, tmp_path / "log", {**HOUSE, "mail_server": mailbox.address}) as house,
    ):
        campaign = Campaign(house, mailbox, seed=1)
        campaign.run_carefully(CAREFULLY)
        campaign.run(INPUTS)
        campaign.still_serves()
        tally = campaign.tally
        assert complaints(house.log) == []
    assert tally.faults == tally.socket.faults == tally.changed == []
    assert set(tally.by_door) == {door.name for door in doors.http}
    assert set(tally.socket.kinds) == set(doors.messages)
    assert tally.compared > CAREFULLY // 2
    assert tally.statuses[429] == 0, "most would be refused at the first door"
    assert {200, 204, 400, 401, 403, 404, 422} <= set(tally.statuses)
    assert tally.statuses[422] > tally.statuses[401] // 2, "many get past asking who they are"
    assert tally.socket.heard["welcome"] > 0 and tally.socket.heard["refused refused-not-understood"] > 30


def test_an_answer_that_is_a_fault_is_one() -> None:
    tally = Tally()
    asked = Asked(b"GET / HTTP/1.1\r\n\r\n", all_doors().http[0], "guest", "noise")
    for status in (200, 422, 500, 503):
        tally.note(asked, Heard(status, b"", b'{"say": "refused-invalid"}'))
    assert [fault[:3] for fault in tally.faults] == ["500", "503"]


def test_a_line_of_the_log_that_tells_of_a_fault_is_found(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"event": "pruned", "level": "info"}\n{"event": "a fault", "level": "error"}\n')
    assert len(complaints(log)) == 1
