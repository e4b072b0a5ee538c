"""Why something was done, asked at a table or of a replay: everybody is told the same."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

import signoria
from signoria.server.live.live_table import LiveTable
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.from_page import AskReason
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.replay_facts import ReplaySeat
from signoria.server.replay.replay_frames import ReplayFrames
from signoria.server.socket.previews import reason_then
from signoria.server.tables.frames import encode
from tests.play import everybody
from tests.server.running import Server, Visitor, play_out
from tests.server.table_builders import a_table, looker, play_on, started, the_match


def reason(live: LiveTable, seat: int | None, line: int) -> dict[str, Any] | None:
    """The reason that a seat is given for a line of its log."""
    given = json.loads(encode(asyncio.run(reason_then(live, looker(), seat, AskReason(line, "k")))))
    assert (given["it"], given["key"], given["line"]) == ("reason", "k", line)
    why: dict[str, Any] | None = given["reason"]
    return why


@pytest.mark.few(1)
@pytest.mark.parametrize("game", list(signoria.GAMES))
def test_everybody_at_a_table_is_given_the_same_reasons(game: str) -> None:
    table = started(game, 3)
    live = LiveTable(table, lambda: 0.0, 60.0)
    for _ in play_on(table, random.Random(71), 15):
        pass
    told = []
    for seat in everybody(the_match(table)):
        lines = the_match(table).events(seat)
        told.append([why for line in range(len(lines)) if (why := reason(live, seat, line)) is not None])
    assert told[0] and all(reasons == told[0] for reasons in told)
    words = signoria.game(game).words("fr")
    assert all(words.has(f"reason-{why['kind']}") for why in told[0])


@pytest.mark.few(1)
@pytest.mark.parametrize("game", list(signoria.GAMES))
def test_what_a_network_expected_is_told_of_bots_that_have_one_to_who_sits_there(game: str) -> None:
    table = started(game, 3)
    live = LiveTable(table, lambda: 0.0, 60.0)
    for _ in play_on(table, random.Random(71), 15):
        pass
    table.seats[1].level, table.seats[2].level = "grand-master", "apprentice"
    match, told = the_match(table), set()
    for seat in everybody(match):
        lines = range(len(match.events(seat)))
        for why in filter(None, (reason(live, seat, line) for line in lines)):
            expected = why["expected"]
            told.add((seat, why["data"]["seat"], expected is not None))
            assert expected is None or (sum(expected["percents"]) == 100 and expected["is_open"] == (seat == 1))
    assert {one for one in told if one[2]} <= {(0, 1, True), (1, 1, True), (2, 1, True)}
    assert (0, 1, True) in told


def test_a_line_that_there_is_not_is_refused() -> None:
    table = started()
    live = LiveTable(table, lambda: 0.0, 60.0)
    with pytest.raises(Refused, match="refused-from-the-future"):
        reason(live, None, len(the_match(table).events(None)))
    with pytest.raises(Refused, match="refused-not-begun"):
        reason(LiveTable(a_table(), lambda: 0.0, 60.0), None, 0)


def test_a_page_and_its_spectators_ask_why_on_the_socket(house: Server) -> None:
    anna = house.guest("Anna")
    table = anna.open_table()
    token = anna.sit(table, 0)
    anna.seat_bot(table, 1)
    anna.start(table)
    page, watching = anna.connect(table, token), anna.connect(table)
    play_out([page], 4)
    line = next(line for line, event in enumerate(page.log) if event["kind"] == "card-played")
    given = page.ask("reason", line=line)
    assert given["it"] == "reason" and given["reason"]["kind"]
    watching.send({"do": "ping"})
    watching.until("pong")
    seen = next(line for line, event in enumerate(watching.log) if event["kind"] == "card-played")
    assert watching.ask("reason", line=seen)["reason"] == given["reason"]
    assert page.ask("reason", line=0)["reason"] is None
    assert page.ask("reason", line=len(page.log) + 50)["why"]["say"] == "refused-from-the-future"


# -- of a replay -------------------------------------------------------------------------------------------------------


def brought(visitor: Visitor) -> str:
    """The address of the replay of a game of three."""
    table = started("patrician", 3)
    for _ in play_on(table, random.Random(72)):
        pass
    record = the_match(table).record().encode()
    answer = visitor.ask("POST", "/api/replays", record, Content_Type="text/plain")
    return f"/api/replays/{answer.json['id']}"


def test_a_replay_gives_the_same_reasons_to_all_eyes(house: Server) -> None:
    anna = house.guest("Anna")
    path = brought(anna)
    told = {}
    for eyes in ("spectator", "all", "1"):
        lines = anna.get(f"{path}/log?eyes={eyes}")
        deeds = [line for line, event in enumerate(lines) if event["kind"] == "floor-built"][:5]
        told[eyes] = [anna.get(f"{path}/log/{line}/reason?eyes={eyes}") for line in deeds]
    assert told["spectator"] == told["all"] == told["1"]
    assert all(reason["kind"] for reason in told["all"])
    dealt = next(line for line, event in enumerate(anna.get(f"{path}/log?eyes=1")) if event["kind"] == "card-dealt")
    assert anna.get(f"{path}/log/{dealt}/reason?eyes=1") is None


def test_in_a_replay_all_eyes_see_what_a_network_expected_by_all_that_its_seat_knew() -> None:
    table = started("patrician", 3)
    for _ in play_on(table, random.Random(72)):
        pass
    seats = [
        ReplaySeat(seat, "", FAMILIES[seat], level, False) for seat, level in enumerate((None, "master", "novice"))
    ]
    frames = ReplayFrames("id", the_match(table), seats)
    events = json.loads(frames.log("spectator"))
    deeds = [line for line, event in enumerate(events) if event["kind"] == "card-played"]
    told = [json.loads(frames.reason(line, "spectator")) for line in deeds]
    assert {why["data"]["seat"] for why in told if why["expected"] is not None} == {1}
    assert all(why["expected"] is None or why["expected"]["is_open"] for why in told)


def test_lines_and_eyes_that_there_are_not_are_refused(house: Server) -> None:
    anna = house.guest("Anna")
    path = brought(anna)
    for rest, status, say in (
        ("90000/reason", 422, "refused-from-the-future"),
        ("0/reason?eyes=7", 404, "refused-no-such-seat"),
        ("none/reason", 422, "refused-invalid"),
    ):
        answer = anna.ask("GET", f"{path}/log/{rest}")
        assert (answer.status, answer.json["say"]) == (status, say)


def test_the_page_is_told_which_lines_can_be_asked_why(house: Server) -> None:
    for game in house.guest("Anna").get("/api/games"):
        assert game["explained"] == list(signoria.game(game["name"]).kit.reasons)
