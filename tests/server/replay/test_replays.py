"""Replays over HTTP: what a game that is over shows to which eyes, and records that are brought."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis

import signoria
from signoria.core.play.fair_deal import Deal
from signoria.server.tables.table import Table
from tests.play import mostly_full, play_some, with_everything
from tests.server.recording import Game, kept_of
from tests.server.running import Answer, Server, Visitor
from tests.server.table_builders import the_match

GAMES = {name: with_everything(name) for name in signoria.GAMES}


def bring(visitor: Visitor, text: str | bytes, **headers: str) -> Answer:
    """Bring a record."""
    data = text.encode() if isinstance(text, str) else text
    return visitor.ask("POST", "/api/replays", data, Content_Type="text/plain", **headers)


class Finished:
    """A game with undos, chat and reloads that is over, and all there is to see of it."""

    def __init__(self, server: Server, name: str) -> None:
        self.game = Game(server, name, GAMES[name], seed=51)
        assert self.game.play()
        self.id = self.game.table
        self.stranger = Visitor(server)
        self.facts = self.get("")
        self.tables = list(tables_of_the_end(server, self.id))

    def get(self, path: str) -> Any:
        return self.stranger.get(f"/api/replays/{self.id}{path}")

    def steps(self, eyes: str) -> list[Any]:
        return [
            step
            for first in range(0, self.facts["steps"] + 1, 50)
            for step in self.get(f"/steps?from={first}&to={first + 50}&eyes={eyes}")
        ]


def tables_of_the_end(server: Server, id: str) -> Iterator[tuple[int, int]]:
    """Each entry after which the game stood where it also came by in the end, and the step of its replay."""
    kept = kept_of(server, id)
    made = the_match(kept.at(len(kept.log)))._decisions
    for table in kept.replay():
        if table.match is not None and is_beginning(table, made):
            yield table.seq, len(table.match._decisions)


def is_beginning(table: Table, made: list[Any]) -> bool:
    here = [(decision.seat, decision.text) for decision in the_match(table)._decisions]
    return here == [(decision.seat, decision.text) for decision in made[: len(here)]]


@pytest.fixture(scope="module", params=mostly_full(GAMES, usual="il-principe"))
def finished(request: pytest.FixtureRequest, house: Server) -> Finished:
    return Finished(house, request.param)


@pytest.fixture(scope="module")
def record() -> str:
    """A game that was played elsewhere."""
    match = signoria.game("patrician").start_deal(Deal("cd" * 32, ("x", "y", "-")), 3, messengers=True)
    match.names = ("Marianne", "", "Cosimo")
    return play_some(match, 5, 10_000).record()


# -- looking -----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_over_tells_its_seats_its_decisions_and_how_it_ended(finished: Finished) -> None:
    facts, game = finished.facts, finished.game
    assert facts["id"] == facts["table"] == finished.id
    assert (facts["game"], facts["origin"], facts["is_whole"]) == (game.name, "table", True)
    assert facts["from_position"] is False
    assert facts["options"].items() >= GAMES[game.name].items()
    assert [(seat["seat"], seat["name"], seat["level"]) for seat in facts["seats"]] == [
        (0, "Anna", None),
        (1, "Bruno", None),
        (2, "Bruno", None),
        (3, "", "novice"),
    ]
    assert facts["outcome"] == game.pages[0].play["outcome"]
    made = the_match(kept_of(game.server, finished.id).at(game.pages[0].play["seq"]))._decisions
    assert [(move["seat"], move["text"]) for move in facts["moves"]] == [(one.seat, one.text) for one in made]
    assert facts["steps"] == len(made) == len(finished.steps("spectator")) - 1
    for move in facts["moves"]:
        assert signoria.game(game.name).words("en").has(f"move-{move['data']['do']}")


def test_eyes_see_exactly_what_the_frames_of_their_seat_showed(finished: Finished) -> None:
    step_of = dict(finished.tables)
    steps, logs, seen = {}, {}, 0
    for viewer, message, _ in finished.game.frames():
        if message["it"] != "play" or message["seq"] not in step_of:
            continue
        eyes = "spectator" if viewer is None else str(viewer)
        if eyes not in steps:
            steps[eyes], logs[eyes] = finished.steps(eyes), finished.get(f"/log?eyes={eyes}")
        step = steps[eyes][step_of[message["seq"]]]
        assert step["view"] == message["view"]
        assert step["owns"] == ({} if viewer is None else {eyes: message["own"]})
        assert step["waiting"] == message["waiting"]
        assert step["lines"] == message["log_from"] + len(message["log"])
        assert logs[eyes][message["log_from"] : step["lines"]] == message["log"]
        seen += 1
    assert steps.keys() == {"0", "1", "2", "spectator"}
    assert seen > 200


def test_with_all_cards_open_every_seats_own_part_is_there(finished: Finished) -> None:
    everything = finished.steps("all")
    for seat in range(4):
        own = finished.steps(str(seat))
        assert [step["owns"][str(seat)] for step in everything] == [step["owns"][str(seat)] for step in own]
        assert [step["view"] for step in everything] == [step["view"] for step in own]
    log = finished.get("/log?eyes=all")
    assert everything[-1]["lines"] == len(log) > len(finished.get("/log"))
    assert finished.get("/log") == finished.get("/log?eyes=spectator")


def test_steps_are_told_from_one_up_to_another_and_never_more_than_fifty(finished: Finished) -> None:
    last = finished.facts["steps"]
    assert last > 60

    def numbers(query: str) -> list[int]:
        return [step["step"] for step in finished.get(f"/steps{query}")]

    assert numbers("") == list(range(50))
    assert numbers("?from=3&to=7") == [3, 4, 5, 6]
    assert numbers("?from=5&to=100000") == list(range(5, 55))
    assert numbers(f"?from={last - 1}&to={last + 20}") == [last - 1, last]
    assert numbers(f"?from={last + 1}&to={last + 5}") == numbers("?from=9&to=9") == numbers("?from=9&to=2") == []


def test_what_is_told_of_a_replay_is_what_the_server_says_it_tells(finished: Finished) -> None:
    schema = schemathesis.openapi.from_url(f"{finished.game.server.address}/api/openapi.json")
    for path in ("", "/steps", "/log", "/record"):
        case = schema[f"/api/replays/{{id}}{path}"]["GET"].Case(path_parameters={"id": finished.id})
        assert case.call_and_validate().status_code == 200


def test_the_record_of_a_replay_is_that_of_its_table(finished: Finished) -> None:
    answer = finished.stranger.ask("GET", f"/api/replays/{finished.id}/record")
    table = finished.stranger.ask("GET", f"/api/tables/{finished.id}/record")
    assert answer.text == table.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    name = f'attachment; filename="{finished.game.name}-{finished.id}.txt"'
    assert answer.headers["content-disposition"] == name


@pytest.mark.parametrize(
    ("path", "status", "say"),
    [
        ("/steps?eyes=4", 404, "refused-no-such-seat"),
        ("/log?eyes=11", 404, "refused-no-such-seat"),
        ("/steps?eyes=nobody", 422, "refused-invalid"),
        ("/steps?eyes=-1", 422, "refused-invalid"),
        ("/steps?from=-1", 422, "refused-invalid"),
        ("/steps?to=100001", 422, "refused-invalid"),
        ("/log?eyes=12", 422, "refused-invalid"),
    ],
)
def test_eyes_and_steps_that_there_are_not_are_refused(finished: Finished, path: str, status: int, say: str) -> None:
    answer = finished.stranger.ask("GET", f"/api/replays/{finished.id}{path}")
    assert (answer.status, answer.json["say"]) == (status, say)


@pytest.mark.parametrize("path", ["", "/steps", "/log", "/record"])
def test_at_an_address_without_a_game_there_is_none(house: Server, path: str) -> None:
    answer = Visitor(house).ask("GET", f"/api/replays/abcdefghjkmnpqrs{path}", Accept_Language="fr")
    assert (answer.status, answer.json["say"]) == (404, "refused-no-such-replay")
    assert answer.json["sentence"].startswith("Aucune partie n’est conservée")


@pytest.mark.parametrize("path", ["/r/abcdefghjkmnpqrs", "/records"])
def test_the_page_answers_where_replays_are_looked_at(house: Server, path: str) -> None:
    visitor = Visitor(house)
    assert visitor.ask("GET", path).text == visitor.ask("GET", "/").text


# -- bringing ----------------------------------------------------------------------------------------------------------


def test_a_record_comes_back_as_it_was_brought_byte_for_byte(house: Server, finished: Finished) -> None:
    taken = finished.stranger.ask("GET", f"/api/replays/{finished.id}/record").text
    anna = house.guest("Anna")
    answer = bring(anna, taken)
    assert answer.status == 201
    again = Visitor(house).ask("GET", f"/api/replays/{answer.json['id']}/record")
    assert again.text == taken
    assert bring(anna, again.text).json["id"] != answer.json["id"]


def test_a_record_that_was_brought_is_looked_at_like_any_game(house: Server, record: str) -> None:
    anna = house.guest("Anna")
    id = bring(anna, record).json["id"]
    facts = anna.get(f"/api/replays/{id}")
    match = signoria.replay(record)
    assert (facts["origin"], facts["table"], facts["is_whole"]) == ("upload", None, True)
    assert [seat["name"] for seat in facts["seats"]] == ["Marianne", "", "Cosimo"]
    assert len({seat["family"] for seat in facts["seats"]}) == 3
    assert facts["steps"] == len(match.decisions())
    last = anna.get(f"/api/replays/{id}/steps?from={facts['steps']}&to={facts['steps'] + 1}&eyes=1")[0]
    assert last["view"] == json.loads(json.dumps(match.view(None)))
    assert last["owns"] == {"1": json.loads(json.dumps(match.own_view(1)))}
    assert len(anna.get(f"/api/replays/{id}/log?eyes=1")) == last["lines"] == len(match.events(1))


def test_a_record_that_ends_before_its_game_is_welcome(house: Server, record: str) -> None:
    anna = house.guest("Anna")
    lines = record.splitlines()
    start = lines.index("") + 1
    facts = anna.get(f"/api/replays/{bring(anna, chr(10).join([*lines[: start + 4], 'check none'])).json['id']}")
    assert (facts["is_whole"], facts["outcome"], facts["steps"]) == (False, None, 4)


def test_names_in_a_record_are_shown_in_one_short_line(house: Server, record: str) -> None:
    anna = house.guest("Anna")
    lines = record.replace("name 0 Marianne", f"name 0 \u202eMari\tanne {'x' * 500}").splitlines()
    id = bring(anna, "\n".join([*lines[:-1], "check none"])).json["id"]
    assert anna.get(f"/api/replays/{id}")["seats"][0]["name"] == "Mari anne " + "x" * 14


def spoiled(record: str, old: str, new: str) -> str:
    assert old in record
    return record.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("signoria-record 1", "[Event]", 1, "a record begins with"),
        ("game patrician", "game chess", 2, "no game is called"),
        ("rules 1", "rules 0", 3, "the record was made with rules 0"),
        ("\n\n", "\n\n0 take the-money-and-run\n", 15, "cannot be played by seat 0"),
        ("seed ", "position [[[\nseed ", 10, "the position is not JSON"),
        ("seed ", f"position {'[' * 100_000}\nseed ", 10, "the position is not JSON"),
        ("seed ", f"position {'9' * 100_000}\nseed ", 10, "the position is not JSON"),
        ("seed ", 'position {"game": "patrician"}\nseed ', 10, "the position says nothing of rules"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_line(
    house: Server, record: str, old: str, new: str, line: int, why: str
) -> None:
    answer = bring(house.guest("Anna"), spoiled(record, old, new))
    assert (answer.status, answer.json["say"]) == (422, "refused-bad-record")
    assert answer.json["arguments"]["line"] == line
    assert why in answer.json["arguments"]["why"]
    assert answer.json["sentence"].startswith(f"This record cannot be opened: line {line}, ")
    assert len(answer.json["sentence"]) < 400


def test_a_french_reader_is_told_in_french_that_a_record_cannot_be_opened(house: Server) -> None:
    answer = bring(house.guest("Anna"), "", Accept_Language="fr")
    assert answer.json["sentence"].startswith("Cet enregistrement ne peut pas être ouvert\u00a0: ligne 1, ")


@pytest.mark.parametrize("data", [b"\xff\xfe", b"signoria-record 1\nname 0 a\0b\n"])
def test_what_is_no_text_is_no_record(house: Server, data: bytes) -> None:
    answer = bring(house.guest("Anna"), data)
    assert (answer.status, answer.json["say"]) == (422, "refused-no-text")


def test_only_guests_bring_records_and_only_from_the_servers_own_page(house: Server, record: str) -> None:
    assert bring(Visitor(house), record).json["say"] == "refused-no-guest"
    foreign = bring(house.guest("Anna"), record, Origin="http://elsewhere.example")
    assert (foreign.status, foreign.json["say"]) == (403, "refused-foreign-origin")


def test_a_record_may_be_longer_than_other_bodies_but_not_as_long_as_one_likes(house: Server, record: str) -> None:
    anna = house.guest("Anna")
    padded = spoiled(record, "name 0 Marianne", f"name 0 {'x' * 150_000}").splitlines()
    assert bring(anna, "\n".join([*padded[:-1], "check none"])).status == 201
    assert bring(anna, "x" * 200_001).json["say"] == "refused-too-large"
    assert anna.ask("POST", "/api/guest", {"name": "x" * 70_000}).status == 413
