"""Passkeys and recovery codes: good where, when and by whom they were made, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.accounts.authenticator import Authenticator
from tests.server.accounts.people import account_of, new_passkey, show_passkey
from tests.server.evening import check_answer
from tests.server.running import Server, Visitor

HOUSE = {"limits": {"sign_ins": "100000/hour"}}
USE = "/api/sign-in/passkeys/use"


def test_a_guest_signs_up_with_a_passkey_and_signs_in_with_it_elsewhere(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    device, codes = new_passkey(anna)
    assert len(codes) == 10 and account_of(anna)["codes"] == 10
    assert [passkey["name"] for passkey in account_of(anna)["passkeys"]] == ["phone"]
    other = Visitor(house)
    other.post(USE, {"answer": show_passkey(other, device)})
    assert other.get("/api/guest") == {"guest": {"name": "Anna"}}
    assert [card["id"] for card in other.get("/api/tables")["yours"]] == [table]
    assert account_of(other)["passkeys"][0]["used"] is not None
    assert {session["way"] for session in account_of(other)["sessions"]} == {"new", "passkey"}


def test_a_member_adds_a_second_passkey_and_is_told_no_codes(house: Server) -> None:
    anna = house.guest("Anna")
    new_passkey(anna)
    device, codes = new_passkey(anna, "  laptop\n ")
    assert codes == [] and [passkey["name"] for passkey in account_of(anna)["passkeys"]] == ["phone", "laptop"]
    asked = anna.post("/api/sign-in/passkeys/ask")["options"]
    assert len(asked["excludeCredentials"]) == 2
    twice = anna.ask("POST", "/api/sign-in/passkeys/new", {"answer": device.make(asked), "name": "again"})
    check_answer(twice, 403, "refused-passkey")


def test_what_a_passkey_has_signed_is_good_once(house: Server) -> None:
    anna = house.guest("Anna")
    device, _ = new_passkey(anna)
    answer = show_passkey(anna, device)
    Visitor(house).post(USE, {"answer": answer})
    check_answer(Visitor(house).ask("POST", USE, {"answer": answer}), 410, "refused-passkey-late")
    options = anna.post("/api/sign-in/passkeys/ask")["options"]
    stranger = house.guest("Bruno")
    made = Authenticator(house.address).make(options)
    answered = stranger.ask("POST", "/api/sign-in/passkeys/new", {"answer": made, "name": ""})
    check_answer(answered, 410, "refused-passkey-late")


def broken(change: str, device: Authenticator, options: dict[str, Any]) -> dict[str, Any]:
    """What a device answers that does one thing wrongly."""
    match change:
        case "another origin":
            device.origin = "https://example.org"
        case "another domain":
            device.domain = "example.org"
        case "nobody verified":
            device.flags = 0x01
        case "another key":
            return Authenticator(device.origin, id=device.id).show(options)
        case "counted back":
            device.count = -1
        case "a passkey of nobody":
            return Authenticator(device.origin).show(options)
    answer = device.show(options)
    if change == "another signature":
        answer["response"]["signature"] = answer["response"]["signature"][::-1]
    return answer


@pytest.mark.parametrize(
    "change",
    ["another origin", "another domain", "nobody verified", "another key", "another signature", "a passkey of nobody"],
)
def test_a_passkey_that_is_shown_wrongly_is_refused_in_the_same_words(house: Server, change: str) -> None:
    device, _ = new_passkey(house.guest("Anna"))
    visitor = Visitor(house)
    options = visitor.post("/api/sign-in/passkeys/any")["options"]
    answer = visitor.ask("POST", USE, {"answer": broken(change, device, options)})
    check_answer(answer, 403, "refused-passkey")
    assert visitor.get("/api/guest") == {"guest": None}


def test_a_copied_passkey_that_counts_back_is_refused(house: Server) -> None:
    device, _ = new_passkey(house.guest("Anna"))
    for _ in range(2):
        Visitor(house).post(USE, {"answer": show_passkey(Visitor(house), device)})
    device.count = 0
    check_answer(
        Visitor(house).ask("POST", USE, {"answer": show_passkey(Visitor(house), device)}), 403, "refused-passkey"
    )


@pytest.mark.parametrize(
    "answer",
    [{}, {"id": 7}, {"response": []}, {"response": {"clientDataJSON": "!"}}, {"response": {"clientDataJSON": "W10"}}],
)
def test_an_answer_that_makes_no_sense_is_refused(house: Server, answer: Any) -> None:
    check_answer(Visitor(house).ask("POST", USE, {"answer": answer}), 403, "refused-passkey")


def test_who_has_lost_every_device_comes_back_with_a_code_that_is_good_once(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    anna.sit(table, 0)
    _, codes = new_passkey(anna)
    new = Visitor(house)
    typed = codes[3].upper().replace("-", " ").replace("0", "O").replace("1", "l")
    new.post("/api/sign-in/code", {"code": typed})
    assert [held["seat"] for held in new.get(f"/api/tables/{table}/mine")] == [0]
    assert account_of(new)["codes"] == 9
    check_answer(Visitor(house).ask("POST", "/api/sign-in/code", {"code": codes[3]}), 403, "refused-code")
    fresh = new.post("/api/account/codes")["codes"]
    assert account_of(new)["codes"] == 10
    check_answer(Visitor(house).ask("POST", "/api/sign-in/code", {"code": codes[4]}), 403, "refused-code")
    Visitor(house).post("/api/sign-in/code", {"code": fresh[0]})


def test_a_guest_becomes_a_member_with_codes_alone_once(house: Server) -> None:
    anna = house.guest("Anna")
    assert len(anna.post("/api/sign-in/new")["codes"]) == 10
    check_answer(anna.ask("POST", "/api/sign-in/new"), 409, "refused-member-already")
    check_answer(Visitor(house).ask("POST", "/api/sign-in/new"), 401, "refused-no-guest")


def test_nobody_is_left_without_a_way_to_come_back(house: Server) -> None:
    anna = house.guest("Anna")
    _, codes = new_passkey(anna)
    for code in codes:
        Visitor(house).post("/api/sign-in/code", {"code": code})
    [passkey] = account_of(anna)["passkeys"]
    check_answer(anna.ask("DELETE", f"/api/account/passkeys/{passkey['id']}"), 409, "refused-last-way")
    assert account_of(anna)["passkeys"] == [passkey]
    new_passkey(anna, "laptop")
    assert anna.ask("DELETE", f"/api/account/passkeys/{passkey['id']}").status == 204
    check_answer(anna.ask("DELETE", f"/api/account/passkeys/{passkey['id']}"), 404, "refused-no-such-passkey")
