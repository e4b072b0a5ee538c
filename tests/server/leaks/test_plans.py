"""Of what somebody plans ahead others learn nothing, by no frame and no number, until the move itself is made."""

from __future__ import annotations

import json
import time
from typing import Any

from signoria.core.play.match import Match
from tests.games.habemus_papam.choices import choosing
from tests.server.live.test_plan_runner import before_an_auction
from tests.server.running import PATIENCE, Server
from tests.server.sealed import CHOOSER, Frames, Round, TappedPage, a_round

HOUSE = {"answer": 0.2}


def said(frames: Frames) -> list[dict[str, Any]]:
    return [json.loads(frame[frame.index(b"{") :]) for frame in frames]


def heard_by_others(people: Round) -> list[Frames]:
    """Every byte that went to the others, numbers included."""
    return [page.sent() for page in people.others]


def plan(page: TappedPage, what: str, **how: Any) -> None:
    assert page.ask("plan", what=what, **how)["it"] == "accepted"


def test_no_byte_goes_to_others_when_somebody_plans_or_withdraws(house: Server) -> None:
    people = a_round(house, waited_for_another())
    seq = people.others[0].ask("say", text="Allora")["seq"]
    heard_by_others(people)
    for what, how in (("limit", {"limit": 4}), ("limit", {"limit": 2, "beyond": "ask"}), ("pass", {})):
        plan(people.chooser, what, **how)
        assert people.chooser.ask("unplan")["it"] == "accepted"
    assert people.chooser.ask("ahead")["moves"]
    plan(people.chooser, "choice", move="pass")
    told = [said(frames) for frames in heard_by_others(people)]
    assert [[message["it"] for message in messages] for messages in told] == [["pong"]] * len(people.others)
    assert people.others[0].ask("say", text="Ebbene?")["seq"] == seq + 1, "no number is left out"


def waited_for_another() -> Match:
    """An auction in which the chooser may bid, though not now."""
    return next(match for seed in range(9) if (match := before_an_auction(seed)).to_act[0] != CHOOSER)


def test_whoever_comes_anew_is_told_the_same_whether_somebody_has_planned_or_not(house: Server) -> None:
    people = a_round(house, waited_for_another())

    def come_anew() -> list[Frames]:
        for page, token in zip(people.pages, [*people.tokens, None], strict=True):
            page.hello(token)
        people.chooser.sent()
        return heard_by_others(people)

    come_anew()
    without = come_anew()
    plan(people.chooser, "limit", limit=0)
    planned = come_anew()
    people.chooser.ask("unplan")
    assert planned == without == come_anew()


def test_nothing_that_others_fetch_tells_of_a_plan(house: Server) -> None:
    people = a_round(house, waited_for_another())
    table = f"/api/tables/{people.table}"
    others = [visitor for seat, visitor in enumerate(people.visitors) if seat != CHOOSER]
    paths = ["/api/tables", table, *(f"{table}/{part}" for part in ("record", "mine", "invitation"))]

    def fetch() -> list[str]:
        return [visitor.ask("GET", path).text for visitor in others for path in paths]

    before = fetch()
    plan(people.chooser, "limit", limit=3)
    assert fetch() == before


def test_a_planned_sealed_choice_is_told_like_one_that_was_made_by_hand(house: Server) -> None:
    """Byte for byte, numbers included: the others learn that it was made, not by whom, nor what it was."""
    told = []
    for is_planned in (False, True):
        people = a_round(house, choosing("action"))
        if is_planned:
            plan(people.chooser, "pass")
        heard_by_others(people)
        for page in people.pages[:-1]:
            make(page, "pass")
        people.chooser.sent()
        if not is_planned:
            make(people.chooser, "bid nothing")
        wait_until_chosen(people)
        told.append([[frame for frame in frames if b'{"it":"play"' in frame] for frames in heard_by_others(people)])
    assert told[0] == told[1]
    assert len(told[0][-1]) == 5, "who watches is told of every choice"


def make(page: TappedPage, text: str) -> None:
    page.sent()
    move = next(move for move in page.play["moves"] if move["text"] == text)
    assert page.ask("move", id=move["id"], seq=page.play["seq"])["it"] == "accepted"


def wait_until_chosen(people: Round) -> None:
    """Until the chooser's move is made, by whomever."""
    until = time.monotonic() + PATIENCE
    while CHOOSER in people.chooser.play["waiting"]:
        assert time.monotonic() < until
        people.chooser.send({"do": "ping"})
        people.chooser.until("pong")
        time.sleep(0.02)
