"""Playing on: a table that begins where a replay is looked at."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import BadPosition, BadRecord, Match
from signoria.core.errors import BadOption
from signoria.core.play.fair_deal import Deal
from signoria.core.play.replays import Replay
from signoria.server.live.loading import load_table
from signoria.server.live.new_table import open_table
from signoria.server.protocol.bodies import NewTable
from signoria.server.tables import requests
from tests.play import Setting, play_some, with_all_options
from tests.server.recording import kept_of
from tests.server.replay.test_replays import bring
from tests.server.running import Server, Visitor, play_out
from tests.server.stored import GUEST, a_guest, a_house, playing, sitting, state_of
from tests.server.table_builders import the_match

SETTINGS = [with_all_options(name, 3) for name in signoria.GAMES]
DEAL = Deal("ab" * 32, ("x", "-", "-"))


def without_generator(position: Any) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name != "generator"}


def a_game(how: Setting) -> Match:
    return play_some(how.start(61), 61, 10_000)


@pytest.mark.full
@pytest.mark.parametrize("how", SETTINGS, ids=str)
def test_a_game_is_played_on_from_its_middle_to_an_end_with_a_restart_in_between(tmp_path: Path, how: Setting) -> None:
    replay = Replay(a_game(how))
    middle = replay.at(replay.steps // 2)
    with Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log", {"snapshot_every": 1000}) as server:
        anna = server.guest("Anna")
        id = bring(anna, replay.at(replay.steps).record()).json["id"]
        table = anna.post(f"/api/replays/{id}/play-on", {"step": replay.steps // 2})["id"]
        check_opened(anna, table, how)
        token = anna.sit(table, 0, nonce="a-nonce")
        for seat in range(1, how.seats):
            anna.seat_bot(table, seat)
        anna.start(table)
        page = anna.connect(table, token)
        assert page.play["view"] == as_told(middle.view(None))
        assert page.play["own"] == as_told(middle.own_view(0))
        assert page.play["log"] == []
        play_out([page], 3)
        page.close()
        server.stop()
        server.start()
        page = anna.connect(table, token)
        play_out([page])
        check_record(anna.ask("GET", f"/api/replays/{table}/record").text, middle)
        facts = anna.get(f"/api/replays/{table}")
        assert (facts["from_position"], facts["is_whole"]) == (True, True)
        check_rematch(anna, table, how)


def as_told(view: object) -> Any:
    """A view as it comes over the wire."""
    return json.loads(json.dumps(view))


def check_opened(anna: Visitor, table: str, how: Setting) -> None:
    """The new table waits for people, is in no list, and has the game's seats and options."""
    facts = anna.get(f"/api/tables/{table}")
    assert (facts["status"], facts["listed"], facts["from_position"]) == ("waiting", False, True)
    assert [seat["holder"] for seat in facts["seats"]] == ["nobody"] * how.seats
    assert facts["options"] == how.chosen
    lobby = anna.get("/api/tables")
    assert table in [card["id"] for card in lobby["yours"]]
    assert table not in [card["id"] for card in lobby["open"]]


def check_record(record: str, middle: Match) -> None:
    """The record begins with the position, and what chance decided after it comes from the table's own deal."""
    match = signoria.replay(record)
    assert match.over
    assert match.names == ("Anna", "Novice B", "Novice C")
    assert match.deal is not None and match.deal.nonces == ("a-nonce", "-", "-")
    assert match.start_position is not None
    assert without_generator(match.start_position) == without_generator(middle.position())
    assert match.start_position["generator"] != middle.position()["generator"]


def check_rematch(anna: Visitor, table: str, how: Setting) -> None:
    """Who plays again begins with a deal."""
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    facts = anna.get(f"/api/tables/{again}")
    assert (facts["from_position"], facts["options"]) == (False, how.chosen)
    assert kept_of(anna.server, again).row.position is None


def test_who_plays_on_is_a_guest_and_the_step_is_one_before_the_end(house: Server) -> None:
    anna, match = house.guest("Anna"), a_game(SETTINGS[0])
    path, last = f"/api/replays/{bring(anna, match.record()).json['id']}/play-on", len(match.decisions())
    expected = {
        last: (409, "refused-over"),
        last + 1: (422, "refused-no-such-step"),
        -1: (422, "refused-invalid"),
        "1": (422, "refused-invalid"),
        100_001: (422, "refused-invalid"),
    }
    for step, refusal in expected.items():
        answer = anna.ask("POST", path, {"step": step})
        assert (answer.status, answer.json["say"]) == refusal, step
    assert Visitor(house).ask("POST", path, {"step": 1}).json["say"] == "refused-no-guest"
    assert anna.ask("POST", path, {"step": 1, "seat": 0}).json["say"] == "refused-invalid"
    unknown = anna.ask("POST", "/api/replays/abcdefghjkmnpqrs/play-on", {"step": 1})
    assert (unknown.status, unknown.json["say"]) == (404, "refused-no-such-replay")
    listed = anna.post(path, {"step": last - 1, "listed": True})["id"]
    assert listed in [card["id"] for card in anna.get("/api/tables")["open"]]


def test_nothing_of_the_position_is_told_before_the_game_begins(house: Server) -> None:
    anna, match = house.guest("Anna"), a_game(SETTINGS[0])
    id = bring(anna, match.record()).json["id"]
    tables = [anna.post(f"/api/replays/{id}/play-on", {"step": step})["id"] for step in (3, 30)]
    for path in ("", "/record"):
        answers = [anna.ask("GET", f"/api/tables/{table}{path}") for table in tables]
        told = [answer.text.replace(table, "") for answer, table in zip(answers, tables, strict=True)]
        without = [text.replace(text.partition('"commitment":"')[2][:64], "") for text in told]
        assert without[0] == without[1]


def test_a_table_that_began_with_a_position_comes_back_from_its_log_and_from_its_snapshot(database_url: str) -> None:
    position = play_some(signoria.game("patrician").start(2, 62), 62, 25).position()

    async def story() -> None:
        async with a_house(database_url, snapshot_every=3) as house:
            for number in range(2):
                await house.store.guests.add(a_guest(number))
            id = await open_table(house, GUEST, NewTable("patrician", 2), position=position)
            live = await house.table(id)
            for number in range(2):
                await house.change(live, sitting(number))
            again, _ = await load_table(house.store, id)
            assert state_of(again) == state_of(live.table)
            await house.change(live, lambda table: requests.start(table, "guest-0"))
            for _ in range(4):
                again, _ = await load_table(house.store, id)
                assert state_of(again) == state_of(live.table)
                await house.change(live, playing("a-key"))
            start = the_match(live.table).start_position
            assert start is not None and without_generator(start) == without_generator(position)

    asyncio.run(story())


# -- fair deals from a position ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", SETTINGS, ids=str)
def test_what_chance_decides_after_a_position_comes_from_the_deal(how: Setting) -> None:
    position = play_some(how.start(63), 63, 20).position()
    match = how.game.resume_deal(DEAL, position)
    other = how.game.resume_deal(Deal("ab" * 32, ("y", "-", "-")), position)
    assert match.state.generator != other.state.generator
    assert without_generator(match.position()) == without_generator(position)
    assert match.commitment() == DEAL.commitment
    play_some(match, 63, 10_000)
    assert signoria.replay(match.record()).record() == match.record()


def test_a_record_whose_position_was_not_dealt_so_is_refused() -> None:
    match = SETTINGS[0].game.resume_deal(DEAL, play_some(SETTINGS[0].start(64), 64, 20).position())
    assert match.start_position is not None
    record = match.record().rpartition("check ")[0] + "check none\n"
    assert signoria.replay(record).deal == DEAL
    for old, new, why in (
        (match.start_position["generator"], "00000001 00000002 00000003 00000004", "position: its generator is not"),
        ("nonces x", "nonces z", "position: its generator is not"),
        ("nonces x - -", "nonces x -", "nonces: there should be one for each of 3 seats"),
        (DEAL.commitment, "0" * 64, "commitment: it is not the one the secret gives"),
    ):
        assert old in record
        with pytest.raises(BadRecord, match=why):
            signoria.replay(record.replace(old, new))


def test_a_deal_for_other_seats_or_a_position_of_another_game_is_refused() -> None:
    position = SETTINGS[0].start(65).position()
    with pytest.raises(BadOption, match="a deal for 3 seats has as many nonces, not 2"):
        SETTINGS[0].game.resume_deal(Deal("ab" * 32, ("x", "y")), position)
    with pytest.raises(BadPosition, match="the position is for game"):
        SETTINGS[1].game.resume_deal(DEAL, position)
