"""Invitations by name: into a seat or declined, gone with the table, and no way to learn who is a member."""

from __future__ import annotations

from typing import Any

from tests.server.lobby.guests import a_member, refused
from tests.server.lobby.test_friends import become_friends
from tests.server.running import Server, Visitor

HOUSE = {"limits": {"sign_ins": "1000/hour"}}


def invitations(visitor: Visitor) -> Any:
    return visitor.get("/api/news")["invitations"]


def a_table(visitor: Visitor, seats: int = 3, **how: Any) -> str:
    """A table that somebody has opened, and at which they sit."""
    table = str(visitor.post("/api/tables", {"game": "patrician", "seats": seats, **how})["id"])
    visitor.sit(table, 0)
    return table


def invited(visitor: Visitor, table: str) -> list[tuple[str, bool]]:
    return [(one["name"], one["declined"]) for one in visitor.get(f"/api/tables/{table}/invitations")]


def names_at(visitor: Visitor, table: str) -> list[str]:
    return [seat["name"] for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def test_a_member_invited_by_name_sees_it_at_once_and_sits_down(house: Server) -> None:
    ada, bo = a_member(house, "Adriana"), a_member(house, "Bertoldo")
    table = a_table(ada)
    assert invitations(bo) == []
    ada.post(f"/api/tables/{table}/invitations", {"name": "bertoldo"})
    (found,) = invitations(bo)
    assert (found["table"], found["host"], found["names"], found["pace"]) == (table, "Adriana", ["Adriana"], "live")
    assert invited(ada, table) == [("bertoldo", False)]
    assert bo.post(f"/api/invitations/{found['id']}/seat", {"nonce": "mine"}) == {"id": table}
    assert names_at(ada, table) == ["Adriana", "Bertoldo", ""]
    assert house.guest("Anybody").get(f"/api/tables/{table}")["nonces"][1] == "mine"
    assert len(bo.get(f"/api/tables/{table}/mine")) == 1
    assert invitations(bo) == [] and invited(ada, table) == []


def test_whom_the_host_invites_need_not_ask_for_a_seat_and_whom_another_invites_must(house: Server) -> None:
    ada, bo, clara = a_member(house, "Amata"), a_member(house, "Bianca"), a_member(house, "Clara")
    table = a_table(ada, listed=True, seats=4)
    ada.post(f"/api/tables/{table}/invitations", {"name": "Bianca"})
    bo.post(f"/api/invitations/{invitations(bo)[0]['id']}/seat", {})
    assert names_at(ada, table)[1] == "Bianca"
    bo.post(f"/api/tables/{table}/invitations", {"name": "Clara"})
    (found,) = invitations(clara)
    assert refused(clara, "POST", f"/api/invitations/{found['id']}/seat", {}) == (403, "refused-ask-first")
    assert len(invitations(clara)) == 1, "nothing has changed"


def test_who_declines_is_asked_no_more_and_who_invited_sees_it(house: Server) -> None:
    ada, bo = a_member(house, "Amelia"), a_member(house, "Beato")
    table = a_table(ada)
    ada.post(f"/api/tables/{table}/invitations", {"name": "Beato"})
    assert bo.ask("DELETE", f"/api/invitations/{invitations(bo)[0]['id']}").status == 204
    ada.post(f"/api/tables/{table}/invitations", {"name": "Beato"})
    assert invitations(bo) == [] and invited(ada, table) == [("Beato", True)]


def test_inviting_nobody_a_guest_and_who_has_blocked_us_is_answered_alike(house: Server) -> None:
    eve, ada, bo = a_member(house, "Elena"), a_member(house, "Alma"), a_member(house, "Benigno")
    house.guest("Only a guest")
    table = a_table(eve, seats=4)
    ada.post("/api/blocks", {"table": table, "seat": 0})
    answers = [
        eve.ask("POST", f"/api/tables/{table}/invitations", {"name": name})
        for name in ("Benigno", "Alma", "Only a guest", "Nobody")
    ]
    assert {(answer.status, answer.text) for answer in answers} == {(204, "")}
    shown = eve.get(f"/api/tables/{table}/invitations")
    assert [one["name"] for one in shown] == ["Benigno", "Alma", "Only a guest", "Nobody"]
    assert len({tuple(sorted(one)) for one in shown}) == 1
    assert invitations(ada) == [] and len(invitations(bo)) == 1
    bo.post("/api/blocks", {"table": table, "seat": 0})
    assert invitations(bo) == [], "who is blocked afterwards invites no longer"


def test_a_friend_is_invited_though_others_have_the_same_name(house: Server) -> None:
    ada, one, other = a_member(house, "Arianna"), a_member(house, "Bernardo"), a_member(house, "Tommaso")
    become_friends(ada, one, "Bernardo")
    other.post("/api/guest", {"name": "Bernardo"})
    table = a_table(ada)
    ada.post(f"/api/tables/{table}/invitations", {"name": "Bernardo"})
    assert len(invitations(one)) == 1 and invitations(other) == []
    friend = ada.get("/api/friends")["friends"][0]["id"]
    second = a_table(ada)
    ada.post(f"/api/tables/{second}/invitations", {"friend": friend})
    assert {found["table"] for found in invitations(one)} == {table, second}


def test_an_invitation_ends_with_the_table_and_when_it_is_withdrawn(house: Server) -> None:
    ada, bo = a_member(house, "Aurora"), a_member(house, "Biancamaria")
    table, second = a_table(ada), a_table(ada)
    for one in (table, second):
        ada.post(f"/api/tables/{one}/invitations", {"name": "Biancamaria"})
    assert ada.ask("DELETE", f"/api/tables/{table}").status == 204
    bo.get("/api/tables")
    (kept,) = [found for found in invitations(bo) if found["table"] != table] or [None]
    assert kept is not None
    (shown,) = ada.get(f"/api/tables/{second}/invitations")
    assert ada.ask("DELETE", f"/api/tables/{second}/invitations/{shown['id']}").status == 204
    assert invitations(bo) == []
    assert refused(bo, "POST", f"/api/invitations/{kept['id']}/seat", {}) == (404, "refused-no-such-invitation")


def test_only_who_is_of_a_table_invites_to_it_and_the_invitations_of_others_are_refused(house: Server) -> None:
    ada, bo, eve = a_member(house, "Agata"), a_member(house, "Bonifacio"), a_member(house, "Emma")
    table = a_table(ada)
    path = f"/api/tables/{table}/invitations"
    assert refused(eve, "POST", path, {"name": "Bonifacio"}) == (403, "refused-not-seated")
    assert refused(eve, "GET", path) == (403, "refused-not-seated")
    ada.post(path, {"name": "Bonifacio"})
    (found,) = invitations(bo)
    assert refused(eve, "POST", f"/api/invitations/{found['id']}/seat", {}) == (404, "refused-no-such-invitation")
    assert refused(eve, "DELETE", f"/api/invitations/{found['id']}") == (404, "refused-no-such-invitation")
    assert refused(eve, "DELETE", f"{path}/{found['id']}") == (403, "refused-not-seated")
    assert refused(ada, "POST", path, {"name": "Agata", "friend": "0" * 16}) == (404, "refused-nobody-there")
    assert refused(ada, "POST", path, {}) == (422, "refused-invalid")


def test_where_no_seat_is_left_who_is_invited_is_told_so(house: Server) -> None:
    ada, bo = a_member(house, "Ambra"), a_member(house, "Brando")
    table = a_table(ada, seats=2)
    ada.post(f"/api/tables/{table}/invitations", {"name": "Brando"})
    (found,) = invitations(bo)
    ada.seat_bot(table, 1)
    assert refused(bo, "POST", f"/api/invitations/{found['id']}/seat", {}) == (409, "refused-no-seat-left")


def test_a_rematch_invites_all_who_played_but_whom_its_host_has_blocked(house: Server) -> None:
    ada, bo, eve = a_member(house, "Allegra"), house.guest("Baldo"), house.guest("Eva")
    table = ada.open_table(seats=3)
    tokens = [ada.sit(table, 0), bo.sit(table, 1), eve.sit(table, 2)]
    ada.start(table)
    ada.post("/api/blocks", {"table": table, "seat": 2})
    pages = [visitor.connect(table, token) for visitor, token in zip((ada, bo, eve), tokens, strict=True)]
    for page in pages:
        assert page.ask("end", agree=True)["it"] == "accepted"
    again = ada.post(f"/api/tables/{table}/rematch")["id"]
    (found,) = invitations(bo)
    assert found["table"] == again and invitations(eve) == []
    assert again not in {card["id"] for card in eve.get("/api/tables")["yours"]}
    bo.post(f"/api/invitations/{found['id']}/seat", {})
    assert names_at(bo, again) == ["Allegra", "Baldo", ""]
    assert refused(eve, "POST", f"/api/tables/{again}/seats/2", {}) == (403, "refused-kept-out")
    for page in pages:
        page.close()
