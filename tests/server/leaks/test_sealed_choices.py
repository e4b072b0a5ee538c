"""Of a choice made in secret everybody else learns that it was made: no byte they are sent depends on what it was."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from tests.games.habemus_papam.choices import CHOICES, choosing
from tests.server.running import Server
from tests.server.sealed import CHOOSER, TEXT, Frames, Round, TappedPage, a_round, head_of, without_numbers

Seen = TypeVar("Seen")
OFTEN = 5
"""Choices that are tried where little depends on how many there are."""


def kinds(frames: Frames) -> list[str]:
    """What the frames are about."""
    return kinds_said(without_heads(frames))


def kinds_said(said: list[bytes]) -> list[str]:
    """What is said without heads is about."""
    return [json.loads(message)["it"] for message in said]


def without_heads(frames: Frames) -> Frames:
    """What the frames say, without their sizes: the time of a line of chat has more digits or fewer."""
    return [frame[head_of(frame) :] for frame in frames]


def seen_after_each(people: Round, moves: list[Any], look: Callable[[], Seen]) -> Seen:
    """What is seen by looking after each of these choices: always the same."""
    seen = []
    for move in moves:
        people.choose(move)
        people.hear()
        seen.append(look())
        people.take_back()
        people.hear()
    assert len(seen) > 1 and all(sight == seen[0] for sight in seen)
    return seen[0]


@pytest.mark.parametrize(("what", "seats"), [*((what, 4) for what in CHOICES), ("order", 3), ("action", 3)])
def test_what_goes_over_the_wire_to_others_is_the_same_whatever_is_chosen(house: Server, what: str, seats: int) -> None:
    people = a_round(house, choosing(what, seats))
    chosen, taken_back, moves = [], [], people.chooser.play["moves"]
    for move in moves:
        people.choose(move)
        chosen.append(people.hear())
        people.take_back()
        taken_back.append(people.hear())
    assert len(moves) == {"order": 2, "action": 7, "bid": 35, "bid with best gem twice": 15, "bid second": 35}[what]
    for told in (chosen, taken_back):
        assert all(frames == told[0] for frames in told)
        assert [kinds(frames) for frames in told[0]] == [["play", "pong"]] * seats
    assert chosen[0] != taken_back[0]


def test_no_frame_is_compressed_though_a_page_could_take_it(house: Server) -> None:
    people = a_round(house, choosing("bid"))
    people.choose(people.chooser.play["moves"][0])
    firsts = {frame[0] for page in people.pages for frame in page.sent()}
    assert firsts == {TEXT}
    assert not any(page.socket.protocol.extensions for page in people.pages)


@pytest.mark.parametrize("what", list(CHOICES))
def test_whoever_comes_anew_while_a_choice_is_pending_learns_nothing_of_it(house: Server, what: str) -> None:
    people = a_round(house, choosing(what))

    def come_anew() -> list[Frames]:
        for page, token in zip(people.pages, [*people.tokens, None], strict=True):
            page.hello(token)
        return people.hear()

    for frames in seen_after_each(people, people.chooser.play["moves"][-OFTEN:], come_anew):
        assert {"welcome", "seating", "chat", "play"} <= set(kinds(frames))


@pytest.mark.parametrize("what", list(CHOICES))
def test_whatever_others_ask_while_a_choice_is_pending_tells_nothing_of_it(house: Server, what: str) -> None:
    people = a_round(house, choosing(what))
    if what != "bid second":
        assert people.pages[0].move()["it"] == "accepted"
    people.hear()

    def ask_around() -> list[Frames]:
        for page in people.others:
            ask_all(page)
        return people.hear()

    told = seen_after_each(people, people.chooser.play["moves"][-OFTEN:], ask_around)
    answers = {kind for frames in told for kind in kinds(frames)}
    assert answers == {"because", "preview", "refused", "pong", *([] if what == "bid second" else ["then"])}


def ask_all(page: TappedPage) -> None:
    """What moves would lead to, why one is not allowed, and how it was when each line was told and the one to come."""
    for move in page.play["moves"][:2]:
        page.ask("preview", id=move["id"], seq=page.play["seq"], key=f"preview-{move['id']}")
    page.send({"do": "why", "text": "bid nothing"})
    for line in range(len(page.log) + 1):
        page.ask("then", line=line, key=f"then-{line}")


@pytest.mark.parametrize("what", list(CHOICES))
def test_nothing_that_others_fetch_while_a_choice_is_pending_tells_of_it(house: Server, what: str) -> None:
    people = a_round(house, choosing(what))
    table = f"/api/tables/{people.table}"
    paths = ["/api/tables", table, *(f"{table}/{part}" for part in ("record", "mine", "invitation"))]
    others = [visitor for seat, visitor in enumerate(people.visitors) if seat != CHOOSER]

    assert people.pages[0].ask("hint", seq=people.pages[0].play["seq"])["it"] == "accepted"

    def fetch() -> list[str]:
        state = others[0].ask("GET", f"{table}/seats/0/state")
        assert state.status == 200
        return [state.text] + [visitor.ask("GET", path).text for visitor in others for path in paths]

    seen_after_each(people, people.chooser.play["moves"][-OFTEN:], fetch)


def test_what_the_chooser_says_or_looks_at_before_and_after_tells_nothing(house: Server) -> None:
    people = a_round(house, choosing("bid"))
    seen = []
    for move in people.chooser.play["moves"][-OFTEN:]:
        people.chooser.ask("preview", id=move["id"], seq=people.chooser.play["seq"])
        looked = people.hear()
        people.choose(move)
        assert people.chooser.ask("say", text="Fatto")["it"] == "accepted"
        seen.append([looked, [without_heads(frames) for frames in people.hear()]])
        people.take_back()
        people.hear()
    assert all(frames == seen[0] for frames in seen)
    looked, spoken = seen[0]
    assert [kinds(frames) for frames in looked] == [["pong"]] * 4
    assert [kinds_said(said) for said in spoken] == [["play", "chat", "pong"]] * 4


@pytest.mark.parametrize("what", list(CHOICES))
def test_a_hint_before_a_choice_tells_that_it_was_taken_and_nothing_of_the_choice(house: Server, what: str) -> None:
    people = a_round(house, choosing(what))
    state = f"/api/tables/{people.table}/seats/{CHOOSER}/state"
    seen = []
    for move in people.chooser.play["moves"][-OFTEN:]:
        people.chooser.sent()
        assert people.chooser.ask("hint", seq=people.chooser.play["seq"])["it"] == "accepted"
        assert people.visitors[CHOOSER].ask("GET", state).status == 200
        people.chooser.ask("preview", id=move["id"], seq=people.chooser.play["seq"])
        hinted = people.hear()
        people.choose(move)
        seen.append([[without_counts(frames) for frames in told] for told in (hinted, people.hear())])
        people.take_back()
        people.hear()
    assert all(frames == seen[0] for frames in seen)
    hinted_kinds, chosen_kinds = ([kinds_said(said) for said in told] for told in seen[0])
    assert hinted_kinds == [["seating", "pong"]] * len(people.others)
    assert chosen_kinds == [["play", "pong"]] * len(people.others)


def without_counts(frames: Frames) -> list[bytes]:
    """What the frames say, but for how many hints were taken: one more each time."""
    return [re.sub(rb'"hints":\d+', b'"hints":0', said) for said in without_heads(frames)]


def test_a_choice_made_otherwise_is_told_like_the_same_one_made_again(house: Server) -> None:
    people = a_round(house, choosing("bid"))
    first, *_, last = people.chooser.play["moves"]
    seen = []
    for moves in ((first, first), (first, last), (last, first)):
        for move in moves:
            people.choose(move)
            people.take_back()
        people.choose(moves[0])
        seen.append(people.hear())
        people.take_back()
        people.hear()
    assert all(frames == seen[0] for frames in seen)


def test_a_frame_that_told_more_would_be_found(house: Server) -> None:
    people = a_round(house, choosing("bid"))
    people.chooser.sent()
    own = set()
    for move in people.chooser.play["moves"][:3]:
        people.choose(move)
        own.add(str(without_numbers(people.chooser.sent())))
        people.take_back()
    assert len(own) == 3, "the chooser sees what was chosen"
