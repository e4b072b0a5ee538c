"""Bans: who is banned is out at once and cannot come back, by whatever way; and who may do what to whom."""

from __future__ import annotations

import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts.people import new_passkey, show_passkey
from tests.server.evening import check_answer
from tests.server.order.keepers import asked, deeds, id_of, keeper, set_role, sitting, someone_rude
from tests.server.running import Page, Server, Visitor

DAY = {"hours": 24, "why": "Be\u2028 kind\n"}


def ban(by: Visitor, house: Server, name: str, **how: Any) -> str:
    id = id_of(house, name)
    by.post(f"/api/admin/people/{id}/ban", {**DAY, **how})
    return id


def hears_why(page: Page) -> Any:
    """Why a page was closed."""
    why = page.until("closing")["why"]
    with pytest.raises(ConnectionClosed) as closed:
        page.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    return why


def test_a_banned_guest_is_let_go_at_once_and_told_until_when_and_why(house: Server) -> None:
    hugo = keeper(house, "Hugo", "host")
    rude, table, page = someone_rude(house, hugo, "Rudi")
    watching = rude.connect(rude.open_table())
    token = rude.get(f"/api/tables/{table}/mine")[0]["token"]
    ban(hugo, house, "Rudi")
    for open_page in (page, watching):
        why = hears_why(open_page)
        assert why["say"] == "refused-banned" and why["with"]["why"] == "Be kind"
        assert 23 * 3600 < why["with"]["at"] - time.time() < 25 * 3600
    for path in ("/api/guest", "/api/tables", f"/api/tables/{table}/mine"):
        check_answer(rude.ask("GET", path), 403, "refused-banned")
    check_answer(rude.ask("POST", "/api/guest", {"name": "Angelo"}), 403, "refused-banned")
    again = Page(rude, table)
    again.open()
    assert hears_why(again)["say"] == "refused-banned"
    thief = Page(Visitor(house), table)  # the token of a banned person's seat opens nothing either
    thief.open()
    thief.send({"do": "hello", "token": token})
    assert thief.until("refused")["why"]["say"] == "refused-banned"
    thief.close()
    sentence = rude.ask("GET", "/api/guest", Accept_Language="fr").json["sentence"]
    assert (
        sentence.startswith("Vous ne pouvez pas entrer")
        and sentence.endswith("(«\u00a0Be kind\u00a0»).")
        and "\n" not in sentence
    )


def test_a_banned_member_is_signed_out_and_comes_back_neither_by_code_nor_by_passkey(house: Server) -> None:
    hugo, rita = keeper(house, "Hubert", "host"), house.guest("Rita")
    device, codes = new_passkey(rita)
    second = Visitor(house)
    second.post("/api/sign-in/code", {"code": codes[0]})
    page = second.connect(second.open_table())
    id = ban(hugo, house, "Rita", hours=None)
    assert hears_why(page)["with"]["until"] == "never"
    assert asked(house, "SELECT count(*) FROM session WHERE account_id = :id", id=id) == [(0,)]
    for visitor in (rita, second):
        check_answer(visitor.ask("GET", "/api/account"), 403, "refused-banned")
        check_answer(visitor.ask("POST", "/api/sign-in/new"), 403, "refused-banned")
    stranger = Visitor(house)
    check_answer(stranger.ask("POST", "/api/sign-in/code", {"code": codes[1]}), 403, "refused-banned")
    shown = show_passkey(stranger, device)
    check_answer(stranger.ask("POST", "/api/sign-in/passkeys/use", {"answer": shown}), 403, "refused-banned")
    assert stranger.get("/api/guest") == {"guest": None}
    hugo.post(f"/api/admin/people/{id}/unban", {"why": "They said sorry"})
    assert rita.get("/api/guest") == {"guest": None}, "signed out is signed out"
    stranger.post("/api/sign-in/code", {"code": codes[1]})  # what was refused has not used it up
    assert stranger.get("/api/guest") == {"guest": {"name": "Rita"}}
    assert [deed["what"] for deed in deeds(hugo, "Rita")] == ["unban", "ban"]


def test_a_ban_ends_by_itself(house: Server) -> None:
    hugo, rude = keeper(house, "Harald", "host"), house.guest("Rolf")
    ban(hugo, house, "Rolf", hours=1)
    assert rude.ask("GET", "/api/guest").status == 403
    asked(house, "UPDATE sanction SET until = :now WHERE name = 'Rolf'", now=time.time() - 1)
    deadline = time.monotonic() + 10
    while rude.ask("GET", "/api/guest").status == 403:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert rude.get("/api/guest") == {"guest": {"name": "Rolf"}}


def test_who_is_muted_speaks_at_no_table_but_plays_on(house: Server) -> None:
    hugo = keeper(house, "Heinz", "host")
    rude, _, page = someone_rude(house, hugo, "Romy")
    id = id_of(house, "Romy")
    hugo.post(f"/api/admin/people/{id}/mute", {"hours": 2, "why": "Too loud"})
    other = sitting(rude, rude.open_table(), 0)
    for speaking in (page, other):
        answer = speaking.ask("say", text="Hello?")
        assert (answer["it"], answer["why"]["say"]) == ("refused", "refused-muted-in-house")
    you = rude.get("/api/house")["you"]
    assert you["muted"] == "Too loud" and you["muted_until"] > time.time() + 7000
    hugo.post(f"/api/admin/people/{id}/unmute", {"why": "Calm again"})
    assert other.ask("say", text="Hello.")["it"] == "accepted"
    check_answer(hugo.ask("POST", f"/api/admin/people/{id}/unmute", {"why": "Again"}), 404, "refused-not-sanctioned")


def test_a_name_that_cannot_stay_is_gone_everywhere_and_is_not_chosen_again(house: Server) -> None:
    hugo = keeper(house, "Hedwig", "host")
    rude, table, page = someone_rude(house, hugo, "Goat Eater")
    hugo.post(f"/api/admin/people/{id_of(house, 'Goat Eater')}/rename", {"why": "No such names"})
    neutral = rude.get("/api/guest")["guest"]["name"]
    assert neutral.startswith("Guest ")
    assert rude.get("/api/house")["you"]["rename"] is True
    facts = rude.get(f"/api/tables/{table}")
    assert facts["seats"][1]["name"] == neutral
    seen = rude.connect(table)
    assert [line["name"] for line in seen.last["chat"]["chat"]] == [neutral]
    assert "Goat Eater" not in str(seen.last)
    for name in ("Goat Eater", "G0at  Eater", "goat eater"):
        check_answer(rude.ask("POST", "/api/guest", {"name": name}), 422, "refused-name-forbidden")
    other = rude.open_table()
    check_answer(
        rude.ask("POST", f"/api/tables/{other}/seats/0", {"name": "Goat eater"}), 422, "refused-name-forbidden"
    )
    rude.post("/api/guest", {"name": "Goliath"})
    assert rude.get("/api/house")["you"]["rename"] is False
    assert deeds(hugo, "Goat")[0]["facts"] == {"name": neutral}
    page.close()


def test_a_line_is_removed_at_any_table(house: Server) -> None:
    hugo, anna = keeper(house, "Hilda", "host"), house.guest("Anna")
    _, table, page = someone_rude(house, anna, "Rene")
    path = f"/api/admin/tables/{table}/lines/0/remove"
    hugo.post(path, {"why": "Goats have feelings"})
    assert page.until("removed")["line"] == 0
    check_answer(hugo.ask("POST", path, {"why": "Again"}), 404, "refused-no-such-line")
    [deed] = deeds(hugo, "feelings")
    assert (deed["what"], deed["name"], deed["table"], deed["facts"]) == ("remove-line", "Rene", table, {"line": 0})


def test_hosts_act_on_no_administrator_nobody_on_themselves_and_one_administrator_stays(house: Server) -> None:
    ada, hugo = keeper(house, "Ada", "administrator"), keeper(house, "Hans", "host")
    keeper(house, "Holger", "host")
    own = {"Ada": ada, "Hans": hugo}
    for action, body in (("ban", DAY), ("mute", DAY), ("rename", {"why": "x"})):
        for name in ("Ada", "Holger"):
            path = f"/api/admin/people/{id_of(house, name)}/{action}"
            check_answer(hugo.ask("POST", path, body), 403, "refused-not-on-keepers")
        for name, visitor in own.items():
            path = f"/api/admin/people/{id_of(house, name)}/{action}"
            check_answer(visitor.ask("POST", path, body), 403, "refused-not-on-yourself")
    check_answer(ada.ask("DELETE", "/api/account"), 409, "refused-last-administrator")
    other = keeper(house, "Alice", "administrator")
    id = id_of(house, "Alice")
    ada.post(f"/api/admin/people/{id}/role", {"role": "member"})
    check_answer(other.ask("GET", "/api/admin"), 403, "refused-not-for-you")
    set_role(house, id, "administrator")
    other.post(f"/api/admin/people/{id_of(house, 'Ada')}/ban", DAY)
    check_answer(ada.ask("GET", "/api/admin"), 403, "refused-banned")
    check_answer(other.ask("DELETE", "/api/account"), 409, "refused-last-administrator")
    assert [deed["facts"] for deed in deeds(other) if deed["what"] == "role"] == [
        {"role": "member", "before": "administrator"}
    ]
    other.post(f"/api/admin/people/{id_of(house, 'Ada')}/unban", {"why": "x"})


def test_a_member_who_was_a_guest_is_banned_under_either_number(house: Server) -> None:
    hugo, mona = keeper(house, "Herta", "host"), house.guest("Mona")
    codes = mona.post("/api/sign-in/new")["codes"]
    guest = house.guest("Guest 7")
    before = id_of(house, "Guest 7")
    guest.post("/api/sign-in/code", {"code": codes[0], "takes_along": True})
    hugo.post(f"/api/admin/people/{before}/ban", DAY)
    check_answer(mona.ask("GET", "/api/guest"), 403, "refused-banned")
    assert asked(house, "SELECT name FROM sanction WHERE guest_id = :id", id=id_of(house, "Mona")) == [("Mona",)]


def test_a_game_goes_on_without_who_was_banned(house: Server) -> None:
    hugo, rude = keeper(house, "Hermann", "host"), house.guest("Rosalba")
    table = hugo.open_table(seats=2)
    mine, theirs = sitting(hugo, table, 0), sitting(rude, table, 1)
    hugo.start(table)
    mine.until("play")
    ban(hugo, house, "Rosalba")
    assert hears_why(theirs)["say"] == "refused-banned"
    while 1 in {seat["seat"] for seat in mine.until("seating")["table"]["seats"] if seat["present"]}:
        pass
    facts = hugo.get(f"/api/tables/{table}")
    assert (facts["status"], facts["seats"][1]["name"]) == ("playing", "Rosalba")


@pytest.mark.parametrize("network", ["127.0.0.0/24", "::1", "10.0.0.1", "0.0.0.0/0", "1.0.0.0/4", "::ffff:127.0.0.1"])
def test_this_machine_and_its_proxy_are_not_kept_out(proxied: Server, network: str) -> None:
    ada = keeper(proxied, "Ada", "administrator")
    answer = ada.ask("POST", "/api/admin/addresses/ban", {"network": network, "hours": 1, "why": "x"})
    check_answer(answer, 422, "refused-own-network")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house behind a proxy on this machine, which says where visitors come from."""
    home = tmp_path_factory.mktemp("proxied")
    settings = {"public_url": "http://127.0.0.1:1", "proxies": "127.0.0.1, 10.0.0.1"}
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", settings) as running:
        yield running


def test_no_guests_are_let_in_from_an_address_that_is_kept_out_but_members_are(proxied: Server) -> None:
    ada = keeper(proxied, "Agata", "administrator")
    there = {"X_Forwarded_For": "192.0.2.77"}
    guest, mona = proxied.guest("Gino"), proxied.guest("Mona")
    mona.post("/api/sign-in/new")
    table = guest.open_table()
    page = Page(guest, table)
    page.open(**{"X-Forwarded-For": "192.0.2.77"})
    page.hello(None)
    ada.post("/api/admin/addresses/ban", {"network": "192.0.2.64/26", "hours": 5, "why": "Spam from there"})
    assert hears_why(page)["say"] == "refused-banned-address"
    check_answer(guest.ask("GET", "/api/guest", **there), 403, "refused-banned-address")
    check_answer(Visitor(proxied).ask("POST", "/api/guest", {"name": "New"}, **there), 403, "refused-banned-address")
    assert mona.ask("GET", "/api/guest", **there).status == 200
    assert guest.get("/api/guest") == {"guest": {"name": "Gino"}}, "elsewhere they are welcome"
    [held] = ada.get("/api/admin/sanctions")
    assert (held["network"], held["kind"], held["by"]) == ("192.0.2.64/26", "address", "Agata")
    ada.post("/api/admin/addresses/unban", {"network": "192.0.2.64/26", "why": "Quiet again"})
    assert guest.ask("GET", "/api/guest", **there).status == 200
