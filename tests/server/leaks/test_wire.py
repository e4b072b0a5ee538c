"""Every byte of whole games at a real server: nothing on the wire depends on what its reader may not know."""

from __future__ import annotations

import itertools
import json
import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.core.play.examples import explained_clauses
from signoria.core.play.match import Match
from signoria.core.rules.state_record import Row, Visibility
from signoria.server.protocol.from_page import Preview
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import Chat
from signoria.server.tables import entries
from signoria.server.tables.frames import Attendance, encode, seating
from signoria.server.tables.table import Table
from tests.play import with_everything
from tests.server.history import History
from tests.server.recording import Game, Kept, kept_of
from tests.server.running import Server, Visitor
from tests.server.spoiled import check_frame, check_preview, play_frame, preview_frame, with_match
from tests.server.table_builders import the_match
from tests.thinning import some_of, step_of

GAMES = {name: with_everything(name) for name in signoria.GAMES}
STEP = 10 * step_of(3)
"""Every so many frames other secrets are tried."""
HALF = 60
"""Decisions after which the addresses are looked at."""
ORDINARY = {"welcome", "seating", "chat", "door", "play", "preview", "then", "accepted", "refused", "pong"}
USUAL = ("il-principe", "princes-of-florence")
"""The games of which `make test` plays a whole one; the others are for `make full`."""
SOON = 8
"""Entries within which a page that asks to be shown something has its answer."""
SETTINGS: dict[str, tuple[str, int, dict[str, Any]]] = {name: (name, 4, options) for name, options in GAMES.items()} | {
    "princes-of-florence for two": ("princes-of-florence", 2, {"scarce_freedoms": True}),
    "princes-of-florence with neighbours": ("princes-of-florence", 4, {"cooperation": True}),
}
"""With all its options every game, and one also without those that leave out what is decided without them.

Every seat count with every choice of options is looked at in `test_frames.py`, without a server."""


class Recorded:
    """A game from its beginning to its end, and what was answered over HTTP in the middle of it."""

    def __init__(self, server: Server, setting: str) -> None:
        name, seats, options = SETTINGS[setting]
        self.game = Game(server, name, options, seed=41, seats=seats)
        self.game.play(HALF)
        self.answers = dict(crawl(self.game))
        assert self.game.play()
        self.after = dict(crawl(self.game))
        self.kept: Kept = kept_of(server, self.game.table)
        self.log = server.log.read_text()
        self.cookies = [visitor.cookie.partition("=")[2] for visitor in (self.game.anna, self.game.bruno)]


def crawl(game: Game) -> Iterator[tuple[tuple[str, str], str]]:
    """The answer of every address that can be asked for, to a seat, a spectator and a stranger."""
    visitors = {"a seat": game.anna, "a spectator": game.carla, "a stranger": Visitor(game.server)}
    paths = [path for path, ways in game.anna.get("/api/openapi.json")["paths"].items() if "get" in ways]
    paths += ["/api/openapi.json", "/", f"/t/{game.table}", "/nothing", f"/api/tables/{game.table}/seats/1"]
    clause = explained_clauses(signoria.game(game.name).kit.folder)[0]
    for who, visitor in visitors.items():
        for path in paths:
            zeros = dict.fromkeys(("line", "seat", "step", "action"), 0)
            asked = path.format(id=game.table, game=game.name, clause=clause, language="fr", **zeros)
            answer = visitor.ask("GET", asked)
            yield (who, path), json.dumps(answer.headers) + answer.text


@pytest.fixture(
    scope="module",
    params=[pytest.param(name, marks=() if name in USUAL else pytest.mark.full) for name in SETTINGS],
    ids=list(SETTINGS),
)
def recorded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Recorded]:
    home: Path = tmp_path_factory.mktemp("wire")
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log") as server:
        yield Recorded(server, request.param)


def secrets_of(recorded: Recorded) -> list[str]:
    """What nobody may read before the end."""
    table = recorded.kept.at(len(recorded.kept.log))
    seed = the_match(table).seed
    assert seed is not None
    people = [seat for seat in table.seats if seat.guest]
    return [
        table.charter.secret,
        str(seed),
        f"{seed:x}",
        *recorded.cookies,
        *recorded.game.tokens.values(),
        *(seat.token_hash for seat in people),
        *(str(seat.guest) for seat in people),
    ]


def orders_of_decks(kept: Kept) -> set[str]:
    """How the hidden rows of the game's state would look in a message, at every moment of the game."""
    found = set()
    for table in kept.replay():
        if table.match is None:
            continue
        for name, kind in table.game.kit.state.FIELDS.items():
            if kind.visibility is not Visibility.HIDDEN:
                continue
            value = getattr(table.match.state, name)
            rows = [value] if isinstance(value, Row) else [value[number] for number in range(kind.shape[0])]
            found |= {json.dumps(list(row), separators=(",", ":"))[1:-1] for row in rows if len(set(row)) > 3}
    return found


def test_the_game_had_everything_in_it(recorded: Recorded) -> None:
    kinds = {type(entry) for entry, _ in recorded.kept.log}
    assert {entries.Decided, entries.Undone, entries.Spoke, entries.Started} <= kinds
    viewers = {viewer for viewer, message, _ in recorded.game.frames() if message["it"] == "play"}
    assert viewers == {*recorded.game.people, None}
    assert recorded.game.gone


def test_every_frame_of_the_game_is_the_same_whatever_its_reader_may_not_know(recorded: Recorded) -> None:
    frames = defaultdict(set)
    for viewer, message, frame in recorded.game.frames():
        if message["it"] == "play":
            frames[message["seq"]].add((viewer, frame))
    chooser, number, seen = random.Random(42), itertools.count(), 0
    for table in recorded.kept.replay():
        for viewer, frame in sorted(frames[table.seq], key=str):
            check_frame(table, viewer, frame, chooser if next(number) % STEP == 0 else None)
            seen += 1
    assert seen == sum(map(len, frames.values())) > 200


def test_previews_are_the_same_whatever_their_reader_may_not_know(recorded: Recorded) -> None:
    asked = [
        (viewer, message, frame) for viewer, message, frame in recorded.game.frames() if message["it"] == "preview"
    ]
    assert {viewer for viewer, _, _ in asked} == {*recorded.game.people}
    assert {message["final"] for _, message, _ in asked} == {True, False}
    for table in recorded.kept.replay():
        for viewer, message, frame in list(asked):
            assert viewer is not None
            wish = Preview(message["id"], message["seq"], message["key"])
            if not 0 <= table.seq - message["seq"] < SOON or frame != preview_now(table, viewer, wish):
                continue
            asked.remove((viewer, message, frame))
            for seed in range(2):
                check_preview(table, viewer, wish, frame, seed)
    assert not asked


def preview_now(table: Table, seat: int, asked: Preview) -> str | None:
    """The frame that answers a preview now; None if it is refused."""
    try:
        return preview_frame(table, seat, asked)
    except Refused:
        return None


def test_the_game_as_it_was_is_shown_as_it_was_seen_then(recorded: Recorded) -> None:
    looks = list(looks_back(recorded.game))
    assert len(looks) > 10 and {viewer for viewer, _, _ in looks} == {*recorded.game.people, None}
    asked = list(some_of(looks, 3))
    history = History()
    for table in recorded.kept.replay():
        if table.match is None:
            continue
        history.follow(table)
        for viewer, since, message in list(asked):
            seen = (json.dumps(message["view"]), json.dumps(message["own"]))
            if 0 <= table.seq - since < SOON and seen == history.told(viewer, message["line"]):
                asked.remove((viewer, since, message))
    assert not asked


def looks_back(game: Game) -> Iterator[tuple[int | None, int, dict[str, Any]]]:
    """Every look at the game as it was, with who looked and the number of the last entry they had heard of."""
    since = 0
    for viewer, message, _ in game.frames():
        if message["it"] == "play":
            since = message["seq"]
        if message["it"] == "then":
            yield viewer, since, message


def test_all_other_frames_are_made_from_what_everybody_knows(recorded: Recorded) -> None:
    tables = {table.seq: encode(seating(table, Attendance())).decode() for table in recorded.kept.replay()}
    said = recorded.kept.at(len(recorded.kept.log)).chat.lines
    for _, message, frame in recorded.game.frames():
        match message["it"]:
            case "seating":
                assert without_attendance(message) == without_attendance(json.loads(tables[message["seq"]]))
            case "chat":
                since = message["chat_from"]
                lines = said[since : since + len(message["chat"])]
                assert frame == encode(Chat(since, lines, 0, message["anew"])).decode()
            case "accepted":
                assert message.keys() == {"it", "key", "seq"}
            case "refused":
                assert message["why"]["with"] == {} and message["clause"] is None
        assert message["it"] in ORDINARY


def without_attendance(message: dict[str, Any]) -> str:
    """A `seating` message without who is there at the moment."""
    for seat in message["table"]["seats"]:
        for name in ("present", "away", "agreed"):
            del seat[name]
    nobody = {"spectators": 0, "host_away": False, "deserted": False}
    return json.dumps({**message, "table": {**message["table"], **nobody}})


def test_no_secret_is_in_any_frame_or_answer_before_the_end(recorded: Recorded) -> None:
    decks = orders_of_decks(recorded.kept)
    assert len(decks) > 1
    sent = "\n".join(frame for _, _, frame in recorded.game.frames())
    for secret in [*secrets_of(recorded), *decks]:
        assert secret not in sent
        for where, answer in recorded.answers.items():
            is_own = secret == recorded.game.tokens[0] and where == ("a seat", "/api/tables/{id}/mine")
            assert is_own or secret not in answer, where


def test_no_secret_and_no_sentence_of_a_person_is_in_the_servers_log(recorded: Recorded) -> None:
    assert recorded.log
    for secret in [*secrets_of(recorded), *orders_of_decks(recorded.kept), "Buona sera", "Anna"]:
        assert secret not in recorded.log


def test_the_record_tells_the_secret_once_the_game_is_over_and_not_before(recorded: Recorded) -> None:
    secret, seed = secrets_of(recorded)[:2]
    assert "refused-record-running" in recorded.answers["a stranger", "/api/tables/{id}/record"]
    for who in ("a seat", "a spectator", "a stranger"):
        assert secret not in recorded.answers[who, "/api/tables/{id}/record"]
        assert secret in recorded.after[who, "/api/tables/{id}/record"]
        assert seed not in recorded.answers[who, "/api/tables/{id}/record"]
    for (_, path), answer in recorded.after.items():
        assert secret not in answer or path.endswith("/record")


def test_a_frame_that_shows_too_much_would_be_found(recorded: Recorded, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(table for table in recorded.kept.replay() if table.match is not None)
    own_view = Match.own_view
    hidden = next(name for name, kind in table.game.kit.state.FIELDS.items() if kind.visibility is Visibility.OWNER)

    def shows_too_much(match: Match, seat: int) -> Mapping[str, Any]:
        values = getattr(match.state, hidden)
        other = values[(seat + 1) % match.seats]
        return {**own_view(match, seat), "seen": other if isinstance(other, int) else list(other)}

    monkeypatch.setattr(Match, "own_view", shows_too_much)
    frame = play_frame(table, 0, 0)
    check_frame(table, 0, frame)
    with pytest.raises(AssertionError, match=f"the deal|{hidden} shows to 0"):
        check_frame(table, 0, frame, random.Random(43))


@pytest.mark.parametrize(
    "recorded",
    [pytest.param("habemus-papam", marks=pytest.mark.full), "il-principe", "princes-of-florence"],
    indirect=True,
)
def test_of_choices_made_in_secret_others_learn_only_that_they_were_made(recorded: Recorded) -> None:
    told = defaultdict(set)
    for viewer, message, frame in recorded.game.frames():
        if message["it"] == "play":
            told[message["seq"]].add((viewer, message["log_from"], frame))
    dice, looked = random.Random(45), 0
    for table, entry, before in recorded.kept.secret_choices():
        for move in dice.sample(before.legal(entry.seat), min(2, len(before.legal(entry.seat)))):
            match = before.copy()
            match.play(entry.seat, move)
            for viewer, log_from, frame in told[table.seq]:
                if viewer != entry.seat:
                    assert frame == play_frame(with_match(table, match), viewer, log_from), move.text
                    looked += 1
    assert looked > 5
