"""Choices made at once may cross each other, come twice or come after a restart: each is taken, and counts once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import signoria
from signoria.server.protocol.from_page import Move, Undo
from signoria.server.tables import requests
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.games.habemus_papam.choices import CHOICES, choosing
from tests.server.recording import entries_of
from tests.server.running import KEYS, Page, Server
from tests.server.sealed import a_round
from tests.server.stubborn import StubbornPage
from tests.server.table_builders import happen, started_at, the_match

TWICE = 0.3
"""How often a page sends its choice a second time, as if it had heard no answer."""


def first_moves(table: Table) -> dict[int, Move]:
    """What everybody who chooses sends, knowing of nobody else's choice."""
    return {seat: Move(table.legal(seat)[0].id, table.seq, f"key-{seat}") for seat in the_match(table).to_act}


def orders_of(what: str, seats: int) -> Iterator[tuple[Table, list[tuple[int, Move]]]]:
    """A table and what is sent there, in every order in which it may come in."""
    match = choosing(what, seats)
    for order in permutations(match.to_act):
        table = started_at(match)
        sent = first_moves(table)
        yield table, [(seat, sent[seat]) for seat in order]


def result_of(table: Table) -> str:
    """What has come of it: the record, in which choices made at once have no order, and everybody's view."""
    match = the_match(table)
    return json.dumps([match.record(), match.views()])


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("what", list(CHOICES))
def test_choices_that_cross_are_taken_in_every_order_and_lead_to_the_same(what: str, seats: int) -> None:
    results = set()
    for table, sent in orders_of(what, seats):
        for seat, move in sent:
            happen(table, requests.move(table, seat, move))
        assert the_match(table).view(None)["phase"] != choosing(what, seats).view(None)["phase"]
        results.add(result_of(table))
    assert len(results) == 1


@pytest.mark.parametrize("what", list(CHOICES))
def test_choices_that_cross_are_taken_though_the_table_is_put_away_after_each(what: str) -> None:
    results = set()
    for table, sent in orders_of(what, 4):
        now = table
        for seat, move in sent:
            now = thawed(now.charter, frozen(now))
            happen(now, requests.move(now, seat, move))
            assert requests.done_before(thawed(now.charter, frozen(now)), f"seat {seat}", move.key) == now.seq
        results.add(result_of(now))
    assert len(results) == 1


@pytest.mark.parametrize("what", ["order", "action", "bid"])
def test_choices_that_cross_somebodys_second_thoughts_are_taken_in_every_order(what: str) -> None:
    results = set()
    match = choosing(what)
    for order in permutations(("undo", "1", "2")):
        table = started_at(match)
        sent = first_moves(table)
        happen(table, requests.move(table, 0, sent[0]))
        known = table.seq
        for who in order:
            if who == "undo":
                happen(table, requests.undo(table, 0, Undo(known, "undo")))
            else:
                happen(table, requests.move(table, int(who), sent[int(who)]))
        assert the_match(table).to_act == (0, 3)
        happen(table, requests.move(table, 3, sent[3]))
        happen(table, requests.move(table, 0, Move(table.legal(0)[-1].id, table.seq, "again")))
        results.add(result_of(table))
    assert len(results) == 1


# -- at a real server --------------------------------------------------------------------------------------------------


def send_at_once(pages: list[Page], dice: random.Random) -> int:
    """All who are asked send a choice before anybody hears of another's, some twice; how many have chosen."""
    acting = [page for page in pages if page.play["moves"]]
    asked: list[tuple[Page, Any]] = []
    for page in acting:
        move = dice.choice(page.play["moves"])
        sent = {"do": "move", "id": move["id"], "seq": page.play["seq"], "key": f"key-{next(KEYS)}"}
        asked += [(page, sent)] * (1 + (dice.random() < TWICE))
    for page, message in dice.sample(asked, len(asked)):
        page.send(message)
    answers: dict[tuple[int, str], set[int]] = {}
    for page, message in asked:
        answer = page.until("accepted", "refused")
        assert answer["it"] == "accepted" and answer["key"] == message["key"], answer
        answers.setdefault((id(page), answer["key"]), set()).add(answer["seq"])
    assert all(len(numbers) == 1 for numbers in answers.values())
    for page in pages:
        page.send({"do": "ping"})
        page.until("pong")
    return len(acting)


@pytest.mark.parametrize("seats", [3, 4])
def test_to_the_end_of_a_game_nobody_is_refused_who_chooses_at_the_same_instant(house: Server, seats: int) -> None:
    people = a_round(house, choosing("order", seats))
    pages: list[Page] = [*people.pages]
    dice, together, made = random.Random(seats), set(), 0
    while pages[0].play["outcome"] is None:
        phase = pages[0].play["view"]["phase"]
        chosen = send_at_once(pages, dice)
        together.add((phase, chosen))
        made += chosen
    assert {("bid", seats), ("order", seats), ("action", seats)} <= together
    match = signoria.replay(people.visitors[0].ask("GET", f"/api/tables/{people.table}/record").text)
    assert match.over and len(match.decisions()) == made > 15 * seats
    for page in pages:
        page.close()


def test_choices_are_taken_though_the_server_dies_between_them(house: Server) -> None:
    people = a_round(house, choosing("bid"))
    asked = [page.play for page in people.pages[:-1]]
    sent = [
        {"do": "move", "id": play["moves"][seat]["id"], "seq": play["seq"], "key": f"key-{seat}"}
        for seat, play in enumerate(asked)
    ]
    made = [answer_to(people.pages[seat], sent[seat]) for seat in (2, 0)]
    people.pages[1].send(sent[1])
    house.kill()
    house.start()
    seats = zip(people.visitors, people.tokens, strict=False)
    again = [StubbornPage(visitor, people.table, token) for visitor, token in seats]
    made += [answer_to(again[seat], sent[seat]) for seat in (1, 2, 1, 3, 3, 0)]
    first = made[0]
    assert made == [first, first + 1, first + 2, first, first + 2, first + 3, first + 3, first + 1]
    assert entries_of(house, people.table) == first + 3
    bids = [play["moves"][seat]["data"]["gems"] for seat, play in enumerate(asked)]
    assert [player["bid"] for player in again[3].play["view"]["players"]] == bids


def answer_to(page: Page, message: dict[str, Any]) -> int:
    """The number of the entry that a choice has made."""
    page.send(message)
    answer = page.until("accepted", "refused")
    assert (answer["it"], answer["key"]) == ("accepted", message["key"]), answer
    page.send({"do": "ping"})
    page.until("pong")
    return int(answer["seq"])
