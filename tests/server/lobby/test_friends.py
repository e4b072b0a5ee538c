"""Friends and blocking: who asks learns nothing of who is there, and who is blocked nothing at all."""

from __future__ import annotations

import asyncio
from typing import Any

from signoria.server.lobby import friends
from signoria.server.lobby.here import Here
from signoria.server.protocol.lobby_bodies import Whom
from tests.server.lobby.guests import a_member, come, refused
from tests.server.running import Server, Visitor
from tests.server.stored import a_house

HOUSE = {"limits": {"sign_ins": "1000/hour"}}

ASK, BLOCK = "/api/friends", "/api/blocks"


def of(visitor: Visitor) -> Any:
    return visitor.get(ASK)


def become_friends(one: Visitor, other: Visitor, name: str) -> None:
    """One asks the other, who has this name."""
    one.post(ASK, {"name": name})
    (ask,) = of(other)["asking"]
    assert other.ask("PUT", f"{ASK}/asking/{ask['id']}", {"accept": True}).status == 204


def test_one_asks_by_name_the_other_accepts_and_both_have_a_friend_until_one_parts(house: Server) -> None:
    ada, bo = a_member(house, "Adele"), a_member(house, "Boris")
    ada.post(ASK, {"name": " boris "})
    assert [ask["name"] for ask in of(ada)["asked"]] == ["boris"]
    assert bo.get("/api/news")["asking"] == 1
    become_friends(ada, bo, "Boris")
    assert [friend["name"] for friend in of(ada)["friends"]] == ["Boris"]
    assert [friend["name"] for friend in of(bo)["friends"]] == ["Adele"]
    assert of(ada)["asked"] == of(bo)["asking"] == []
    assert refused(ada, "POST", ASK, {"name": "Boris"}) == (409, "refused-friend-already")
    assert bo.ask("DELETE", f"{ASK}/{of(bo)['friends'][0]['id']}").status == 204
    assert of(ada)["friends"] == of(bo)["friends"] == []


def test_who_asks_somebody_that_asks_them_has_a_friend(house: Server) -> None:
    ada, bo = a_member(house, "Alba"), a_member(house, "Bona")
    ada.post(ASK, {"name": "Bona"})
    bo.post(ASK, {"name": "Alba"})
    assert len(of(ada)["friends"]) == len(of(bo)["friends"]) == 1
    assert of(ada)["asked"] == of(bo)["asked"] == of(ada)["asking"] == of(bo)["asking"] == []


def test_asking_a_member_a_guest_nobody_and_who_has_blocked_us_is_answered_alike(house: Server) -> None:
    eve, ada = a_member(house, "Evita"), a_member(house, "Aurea")
    house.guest("Just a guest")
    table = eve.open_table(seats=2)
    eve.sit(table, 0)
    ada.post(BLOCK, {"table": table, "seat": 0})
    a_member(house, "Benno")
    answers = [eve.ask("POST", ASK, {"name": name}) for name in ("Benno", "Just a guest", "Nobody at all", "Aurea")]
    assert {(answer.status, answer.text) for answer in answers} == {(204, "")}
    asked = of(eve)["asked"]
    assert [ask["name"] for ask in asked] == ["Benno", "Just a guest", "Nobody at all", "Aurea"]
    assert len({tuple(sorted(ask)) for ask in asked}) == 1
    assert of(ada)["asking"] == [] and ada.get("/api/news")["asking"] == 0


def test_who_declined_is_not_asked_again_and_who_asked_is_not_told(house: Server) -> None:
    ada, bo = a_member(house, "Agnese"), a_member(house, "Bruna")
    ada.post(ASK, {"name": "Bruna"})
    before = of(ada)["asked"]
    (ask,) = of(bo)["asking"]
    bo.ask("PUT", f"{ASK}/asking/{ask['id']}", {"accept": False})
    assert of(ada)["asked"] == before
    assert ada.ask("DELETE", f"{ASK}/asked/{before[0]['id']}").status == 204
    assert of(ada)["asked"] == []
    ada.post(ASK, {"name": "Bruna"})
    assert len(of(ada)["asked"]) == 1 and of(bo)["asking"] == []
    bo.post(ASK, {"name": "Agnese"})
    assert len(of(bo)["friends"]) == 1, "who declined may change their mind"


def test_one_asks_whom_one_sat_with_at_a_table(house: Server) -> None:
    ada, bo = a_member(house, "Anselma"), a_member(house, "Biagio")
    table = ada.open_table(seats=2)
    ada.sit(table, 0)
    bo.sit(table, 1)
    assert refused(ada, "POST", ASK, {"table": table, "seat": 0}) == (422, "refused-yourself")
    assert refused(ada, "POST", ASK, {"table": table, "seat": 7}) == (404, "refused-nobody-there")
    ada.post(ASK, {"table": table, "seat": 1})
    assert [ask["name"] for ask in of(bo)["asking"]] == ["Anselma"]


def test_only_members_have_friends_and_the_ids_of_others_are_refused(house: Server) -> None:
    ada, bo, eve = a_member(house, "Antea"), a_member(house, "Bice"), a_member(house, "Egle")
    anybody = house.guest("Visitor")
    for method, path in (("GET", ASK), ("POST", ASK), ("POST", BLOCK), ("PUT", f"{ASK}/seen-by")):
        bodies: dict[str, Any] = {f"{ASK}/seen-by": {"seen_by": "nobody"}}
        body = None if method == "GET" else bodies.get(path, {"name": "Antea"})
        assert refused(anybody, method, path, body) == (401, "refused-no-member")
    ada.post(ASK, {"name": "Bice"})
    (ask,) = of(bo)["asking"]
    assert refused(eve, "PUT", f"{ASK}/asking/{ask['id']}", {"accept": True}) == (404, "refused-nobody-there")
    assert refused(eve, "DELETE", f"{ASK}/asked/{ask['id']}") == (404, "refused-nobody-there")
    become_friends(ada, bo, "Bice")
    friend = of(ada)["friends"][0]["id"]
    assert refused(eve, "DELETE", f"{ASK}/{friend}") == (404, "refused-nobody-there")
    assert refused(bo, "DELETE", f"{ASK}/{friend}") == (404, "refused-nobody-there"), "it is the other side's"
    assert refused(eve, "POST", BLOCK, {"id": friend}) == (404, "refused-nobody-there")
    ada.post(BLOCK, {"id": friend})
    block = of(ada)["blocked"][0]["id"]
    assert refused(eve, "DELETE", f"{BLOCK}/{block}") == (404, "refused-nobody-there")
    assert ada.ask("DELETE", f"{BLOCK}/{block}").status == 204


# -- who is here -------------------------------------------------------------------------------------------------------


def test_a_friend_is_seen_here_and_at_a_listed_table_and_never_at_another(house: Server) -> None:
    ada, bo = a_member(house, "Aida"), a_member(house, "Brigida")
    become_friends(ada, bo, "Brigida")

    def seen() -> tuple[bool, str | None]:
        (friend,) = of(ada)["friends"]
        return friend["here"], friend["table"]

    assert seen() == (False, None)
    bo.get("/api/news")
    assert seen() == (True, None)
    hidden = bo.open_table(seats=2)
    page = bo.connect(hidden, bo.sit(hidden, 0))
    assert seen() == (True, None)
    listed = str(bo.post("/api/tables", {"game": "patrician", "seats": 2, "listed": True})["id"])
    other = bo.connect(listed)
    assert seen() == (True, listed)
    for seen_by, expected in (("nobody", (False, None)), ("everybody", (True, listed)), ("friends", (True, listed))):
        assert bo.ask("PUT", f"{ASK}/seen-by", {"seen_by": seen_by}).status == 204
        assert seen() == expected
    bo.post(BLOCK, {"id": of(bo)["friends"][0]["id"]})
    assert of(ada)["friends"] == [], "as if they were no friends any more"
    page.close()
    other.close()


def test_all_are_counted_and_only_those_are_named_who_wish_it_and_have_not_blocked_the_reader(house: Server) -> None:
    ada, bo, eve = a_member(house, "Azzurra"), a_member(house, "Berta"), a_member(house, "Elda")
    anybody = house.guest("Passing by")
    for visitor in (bo, eve, anybody):
        visitor.get("/api/news")
    before = ada.get("/api/news")
    assert before["here"] >= 4 and "Berta" not in before["names"]
    bo.ask("PUT", f"{ASK}/seen-by", {"seen_by": "everybody"})
    assert "Berta" in ada.get("/api/news")["names"]
    assert anybody.get("/api/news")["names"] == [], "names are for members"
    assert Visitor(house).get("/api/news")["names"] == []
    table = eve.open_table(seats=2)
    eve.sit(table, 0)
    bo.post(BLOCK, {"table": table, "seat": 0})
    assert "Berta" not in eve.get("/api/news")["names"]
    assert "Berta" in ada.get("/api/news")["names"]


# -- blocking ----------------------------------------------------------------------------------------------------------


def test_who_is_blocked_takes_no_seat_asks_for_none_and_sees_no_listed_table(house: Server) -> None:
    ada, eve, bo = a_member(house, "Alida"), house.guest("Eufemia"), a_member(house, "Bettina")
    table = str(ada.post("/api/tables", {"game": "patrician", "seats": 3, "listed": True})["id"])
    ada.sit(table, 0)
    page = eve.connect(table)
    ada.ask("PATCH", f"/api/tables/{table}", {"admission": "open"})
    where = eve.open_table(seats=2)
    eve.sit(where, 0)
    ada.post(BLOCK, {"table": where, "seat": 0})
    taken = eve.ask("POST", f"/api/tables/{table}/seats/1", {})
    assert (taken.status, taken.json["say"]) == (403, "refused-kept-out"), "as who is kept out by the host"
    assert refused(eve, "POST", f"/api/tables/{table}/requests") == (403, "refused-kept-out")
    assert table not in {card["id"] for card in eve.get("/api/tables")["open"]}
    assert table in {card["id"] for card in bo.get("/api/tables")["open"]}
    bo.sit(table, 1)
    page.close()
    third = bo.open_table(seats=3)
    ada.sit(third, 1)
    assert refused(eve, "POST", f"/api/tables/{third}/seats/0", {}) == (403, "refused-kept-out")


def test_what_who_is_blocked_says_is_not_heard_on_any_device_of_the_member(house: Server) -> None:
    ada, eve = a_member(house, "Ortensia"), house.guest("Elettra")
    table = ada.open_table(seats=2)
    ada.sit(table, 0)
    page = eve.connect(table, eve.sit(table, 1))
    page.ask("say", text="Boo")
    while not page.last["chat"]["chat"]:
        page.until("chat")
    author = page.last["chat"]["chat"][-1]["author"]
    assert ada.get(f"/api/tables/{table}/unheard") == []
    ada.post(BLOCK, {"table": table, "author": author})
    assert [blocked["name"] for blocked in of(ada)["blocked"]] == ["Elettra"]
    assert ada.get(f"/api/tables/{table}/unheard") == [author]
    another = ada.open_table(seats=2)
    assert ada.get(f"/api/tables/{another}/unheard") != [author], "an author is another one at another table"
    assert refused(ada, "POST", BLOCK, {"table": table, "author": "0" * 16}) == (404, "refused-nobody-there")
    page.close()


def test_who_is_blocked_as_a_guest_is_so_as_a_member(house: Server) -> None:
    ada, eve = a_member(house, "Olimpia"), house.guest("Ersilia")
    table = eve.open_table(seats=2)
    eve.sit(table, 0)
    ada.post(BLOCK, {"table": table, "seat": 0})
    eve.post("/api/sign-in/new")
    eve.post(ASK, {"name": "Olimpia"})
    assert of(ada)["asking"] == []


def test_nobody_is_blocked_by_a_name_that_others_may_have(house: Server) -> None:
    ada = a_member(house, "Oriana")
    assert refused(ada, "POST", BLOCK, {"name": "Ersilia"}) == (422, "refused-invalid")


def test_who_leaves_for_good_takes_all_of_it_along(house: Server) -> None:
    ada, bo = a_member(house, "Ornella"), a_member(house, "Beatrice")
    become_friends(ada, bo, "Beatrice")
    taken = bo.get("/api/account/export")
    assert [friend["name"] for friend in taken["friends"]] == ["Ornella"] and taken["seen_by"] == "friends"
    assert bo.ask("DELETE", "/api/account").status == 204
    assert of(ada)["friends"] == []


def test_two_who_accept_at_once_are_friends_once(database_url: str) -> None:
    async def story() -> None:
        async with a_house(database_url) as first, a_house(database_url) as second:
            await come(first, "Anna", "Bruno")
            asking = (
                friends.ask(first, "anna", Whom(name="Bruno")),
                friends.ask(second, "bruno", Whom(name="Anna")),
            )
            await asyncio.gather(*asking)
            for house, account in ((first, "anna"), (second, "bruno")):
                for ask in (await friends.friends(house, Here(house), account)).asking:
                    await friends.answer(house, account, ask.id, accept=True)
            for account in ("anna", "bruno"):
                found = await friends.friends(first, Here(first), account)
                assert len(found.friends) == 1 and found.asking == found.asked == []

    asyncio.run(story())
