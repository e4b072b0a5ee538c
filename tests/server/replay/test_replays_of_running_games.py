"""Nothing of a running game can be seen through the address of a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

import signoria
from signoria import BadRecord, Match
from signoria.core.play.fair_deal import Deal
from tests.play import Setting, play_some, with_all_options
from tests.server.replay.test_replays import bring
from tests.server.running import Answer, Page, Server, Visitor, play_out

SETTINGS = [
    *(with_all_options(name, min(signoria.game(name).seats)) for name in signoria.GAMES),
    *(with_all_options(name, 3) for name in signoria.GAMES if min(signoria.game(name).seats) < 3),
]
FEW = 1
"""The others are played by `make full`."""
MARKED = [pytest.param(how, marks=() if number < FEW else pytest.mark.full) for number, how in enumerate(SETTINGS)]
PATHS = [
    "",
    "/log",
    "/log?eyes=0",
    "/log?eyes=7",
    "/log?eyes=all",
    "/record",
    "/steps",
    *(f"/steps?from=5&to=6&eyes={eyes}" for eyes in ("0", "1", "7", "all", "spectator")),
    "/steps?from=0&to=1",
    "/steps?from=99999&to=100000&eyes=all",
]


class Told(NamedTuple):
    """What somebody is answered."""

    status: int
    headers: tuple[tuple[str, str], ...]
    text: str


class Table(NamedTuple):
    """A table with Anna in the first seat, bots in the others, and Carla, who only watches."""

    id: str
    seats: int
    anna: Visitor
    carla: Visitor
    token: str


def a_table(house: Server, how: Setting) -> Table:
    anna, carla = house.guest("Anna"), house.guest("Carla")
    id = anna.open_table(how.name, how.seats, **how.chosen)
    return Table(id, how.seats, anna, carla, anna.sit(id, 0, nonce="a-nonce"))


def looks(table: Table) -> dict[tuple[str, str], Told]:
    """What every address of the replay answers, to everybody."""
    visitors = {"a seat": table.anna, "a guest": table.carla, "a stranger": Visitor(table.anna.server)}
    answers = {}
    for who, visitor in visitors.items():
        for path in PATHS:
            answers[who, path] = told(visitor, "GET", f"/api/replays/{table.id}{path}")
        for step in (0, 7, 99_999):
            path = f"/api/replays/{table.id}/play-on"
            answers[who, f"play on from {step}"] = told(visitor, "POST", path, {"step": step})
    return answers


def told(visitor: Visitor, method: str, path: str, body: object = None) -> Told:
    answer = visitor.ask(method, path, body)
    headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
    return Told(answer.status, tuple(headers), answer.text)


class Played:
    """A game from the opening of its table to its end: at many points, what all its replay addresses answered."""

    def __init__(self, house: Server, how: Setting) -> None:
        self.table = a_table(house, how)
        self.looks = {"one seat is taken": looks(self.table)}
        self.brought: list[Answer] = []
        self._begin()
        page = self.table.anna.connect(self.table.id, self.table.token)
        for number in range(5):
            self._look(f"part {number} of the game")
            play_some_more(page, 4)
        self.last_seen = page.play["outcome"]
        play_out([page])
        page.close()
        self.after = looks(self.table)

    def _begin(self) -> None:
        for seat in range(1, self.table.seats):
            self.table.anna.seat_bot(self.table.id, seat)
        self.looks["all seats are taken"] = looks(self.table)
        self.table.anna.start(self.table.id)

    def _look(self, stage: str) -> None:
        self.looks[stage] = looks(self.table)
        record = self.table.anna.ask("GET", f"/api/tables/{self.table.id}/record").text
        self.brought.append(bring(self.table.anna, record))


def play_some_more(page: Page, moves: int) -> None:
    play_out([page], moves)
    if page.play["may_undo"]:
        page.ask("undo", seq=page.play["seq"])


@pytest.fixture(scope="module")
def waiting(house: Server) -> dict[tuple[str, str], Told]:
    """What is answered for a table at which nothing has happened."""
    return looks(a_table(house, SETTINGS[0]))


@pytest.fixture(scope="module", params=MARKED, ids=list(map(str, SETTINGS)))
def played(request: pytest.FixtureRequest, house: Server) -> Played:
    return Played(house, request.param)


def test_a_game_that_has_not_begun_is_refused_in_words_that_say_nothing_of_it(
    waiting: dict[tuple[str, str], Told],
) -> None:
    assert {(answer.status, answer.text) for answer in waiting.values()} == {
        (409, '{"say":"refused-not-over","arguments":{},"sentence":"The game is not over yet."}'),
        (401, '{"say":"refused-no-guest","arguments":{},"sentence":"Tell us your name first."}'),
    }


@pytest.mark.few(1)
def test_at_every_stage_of_a_running_game_all_replay_addresses_answer_alike(
    played: Played, waiting: dict[tuple[str, str], Told]
) -> None:
    assert played.last_seen is None
    assert len(played.looks) == 7
    for stage, answers in played.looks.items():
        assert answers == waiting, stage


def test_once_the_game_is_over_everything_opens(played: Played) -> None:
    for who in ("a seat", "a guest", "a stranger"):
        assert {played.after[who, path].status for path in PATHS if "eyes=7" not in path} == {200}
        assert {played.after[who, path].status for path in PATHS if "eyes=7" in path} == {404}
    assert played.after["a guest", "play on from 0"].status == 201
    assert played.after["a stranger", "play on from 0"].status == 401


def test_the_record_of_a_running_game_cannot_be_brought(played: Played) -> None:
    assert len(played.brought) == 5
    for answer in played.brought:
        assert (answer.status, answer.json["say"]) == (422, "refused-bad-record")
        assert "the record is sealed" in answer.json["sentence"]


def test_a_table_that_was_given_up_has_no_replay_either(house: Server, waiting: dict[tuple[str, str], Told]) -> None:
    table = a_table(house, SETTINGS[1])
    assert table.anna.ask("DELETE", f"/api/tables/{table.id}").status == 204
    assert looks(table) == waiting


def running(how: Setting) -> Iterator[Match]:
    """Running games, from their deal and from a position."""
    deal = Deal("ef" * 32, ("x",) * how.seats)
    match = play_some(how.game.start_deal(deal, how.seats, **how.chosen), 3, 30)
    yield match
    yield how.game.resume_deal(deal, match.position())


@pytest.mark.parametrize("how", SETTINGS, ids=str)
def test_no_seats_record_of_a_running_game_can_be_replayed(how: Setting) -> None:
    for match in running(how):
        for seat in (None, *range(match.seats)):
            record = match.record(seat, sealed=True)
            assert "position" not in record and "secret" not in record
            with pytest.raises(BadRecord, match="the record is sealed"):
                signoria.replay(record)
