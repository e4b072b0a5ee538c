"""Reports: kept with what was said, told to hosts alone, and dealt with."""

from __future__ import annotations

import pytest

from tests.server.evening import check_answer
from tests.server.order.keepers import asked, deeds, id_of, keeper, member, sitting, someone_rude
from tests.server.running import Server, Visitor

HOUSE = {"limits": {"reports": "6/hour"}}


def test_a_line_is_kept_with_its_report_though_the_table_forgets_it(house: Server) -> None:
    hugo, anna = keeper(house, "Hugo", "host"), house.guest("Anna")
    table = anna.open_table(seats=3)
    host, rude = sitting(anna, table, 0), sitting(house.guest("Rudi"), table, 1)
    for text in ("Good evening", "You play like a goat", "Baa"):
        rude.ask("say", text=text)
    host.ask("remove", line=1)
    anna.post(f"/api/tables/{table}/reports", {"line": 1, "reason": "insults", "text": "Every  evening!"})
    anna.post(f"/api/tables/{table}/reports", {"line": 1, "reason": "spam"})  # again: it is there already
    [report] = [report for report in hugo.get("/api/admin/reports")["reports"] if report["table"] == table]
    assert (report["name"], report["reporter"], report["reason"], report["text"]) == (
        "Rudi",
        "Anna",
        "insults",
        "Every evening!",
    )
    said = [(line["line"], line["text"], line["accused"]) for line in report["said"]]
    assert said == [(0, "Good evening", True), (1, "You play like a goat", True), (2, "Baa", True)]
    assert report["person"] == id_of(house, "Rudi") and report["yours"]


def test_a_person_is_reported_by_their_seat_and_a_spectator_may_report(house: Server) -> None:
    hugo, rude = keeper(house, "Hubert", "host"), house.guest("Rosa")
    table = rude.open_table(seats=2)
    sitting(rude, table, 0)
    house.guest("Zita").post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "name"})
    found = hugo.get("/api/admin/reports")["reports"]
    assert [(report["name"], report["said"]) for report in found if report["table"] == table] == [("Rosa", [])]


def test_who_has_reported_is_told_that_it_was_dealt_with_and_nothing_more(house: Server) -> None:
    hugo, anna = keeper(house, "Henri", "host"), house.guest("Anne")
    rude, table, page = someone_rude(house, anna, "Rocco")
    anna.post(f"/api/tables/{table}/reports", {"line": 0, "reason": "insults"})
    assert anna.get("/api/house")["you"]["dealt_with"] == 0
    [report] = [report for report in hugo.get("/api/admin/reports")["reports"] if report["table"] == table]
    path = f"/api/admin/reports/{report['id']}/close"
    hugo.post(path, {"note": "muted for a day"})
    check_answer(hugo.ask("POST", path, {"note": ""}), 409, "refused-report-closed")
    assert anna.get("/api/house")["you"] == {"rename": False, "muted": None, "muted_until": None, "dealt_with": 1}
    anna.post("/api/reports/read")
    assert anna.get("/api/house")["you"]["dealt_with"] == 0
    closed = hugo.get("/api/admin/reports?closed=true")["reports"][0]
    assert (closed["id"], closed["note"], closed["closed_by"]) == (report["id"], "muted for a day", "Henri")
    assert deeds(hugo)[0]["what"] == "close-report" and "Anne" not in str(deeds(hugo))
    heard = str(page.frames) + str(rude.get("/api/house")) + str(rude.get("/api/tables"))
    assert "Anne" not in heard and "report" not in heard


def test_nobody_reads_what_was_reported_of_themselves(house: Server) -> None:
    hugo, other = keeper(house, "Horst", "host"), keeper(house, "Helga", "host")
    table = hugo.open_table(seats=2)
    sitting(hugo, table, 0)
    house.guest("Zoe").post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "cheating"})
    assert all(report["table"] != table for report in hugo.get("/api/admin/reports")["reports"])
    [report] = [report for report in other.get("/api/admin/reports")["reports"] if report["table"] == table]
    assert not report["yours"], "a host acts on no host"
    check_answer(
        hugo.ask("POST", f"/api/admin/reports/{report['id']}/close", {"note": ""}), 404, "refused-no-such-report"
    )


@pytest.mark.parametrize(
    ("body", "say"),
    [
        ({"reason": "insults"}, "refused-invalid"),
        ({"reason": "insults", "line": 0, "seat": 0}, "refused-invalid"),
        ({"reason": "boring", "line": 0}, "refused-invalid"),
        ({"reason": "other", "line": 0, "text": "x" * 501}, "refused-invalid"),
        ({"reason": "other", "line": 7}, "refused-report-nobody"),
        ({"reason": "other", "seat": 1}, "refused-report-nobody"),
        ({"reason": "other", "seat": 11}, "refused-report-nobody"),
        ({"reason": "other", "seat": 0}, "refused-report-yourself"),
    ],
)
def test_what_cannot_be_reported_is_not(house: Server, body: dict[str, object], say: str) -> None:
    anna = house.guest("Anja")
    table = anna.open_table(seats=2)
    sitting(anna, table, 0)
    anna.seat_bot(table, 1)
    answer = anna.ask("POST", f"/api/tables/{table}/reports", body)
    assert (answer.status in (404, 422), answer.json["say"]) == (True, say)
    assert asked(house, "SELECT count(*) FROM report WHERE table_id = :id", id=table) == [(0,)]


def test_nobody_reports_for_ever_and_a_stranger_not_at_all(house: Server) -> None:
    anna = house.guest("Alma")
    table = anna.open_table(seats=2)
    path, body = f"/api/tables/{table}/reports", {"reason": "other", "seat": 0}
    check_answer(Visitor(house).ask("POST", path, body), 401, "refused-no-guest")
    answers = [anna.ask("POST", path, body) for _ in range(7)]
    check_answer(answers[-1], 429, "refused-too-often")


def test_who_leaves_for_good_takes_their_name_and_what_was_reported_of_them_along(house: Server) -> None:
    hugo, anna = keeper(house, "Hanna", "host"), member(house, "Alba")
    table = anna.open_table(seats=3)
    sitting(anna, table, 0)
    bea = member(house, "Bea")
    sitting(bea, table, 1)
    anna.post(f"/api/tables/{table}/reports", {"seat": 1, "reason": "other", "text": "hm"})
    bea.post(f"/api/tables/{table}/reports", {"seat": 0, "reason": "other"})
    assert [one["text"] for one in anna.get("/api/account/export")["reports"]] == ["hm"]
    assert anna.ask("DELETE", "/api/account").status == 204
    [left] = [report for report in hugo.get("/api/admin/reports")["reports"] if report["table"] == table]
    assert (left["reporter"], left["name"]) == ("–", "Bea")
