"""Notes to oneself: kept with the table, through everything, and sent to nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from signoria.server.live.loading import load_table
from signoria.server.protocol.from_page import LONGEST_NOTE, Note
from signoria.server.tables import entries, requests
from signoria.server.tables.entries import Entry
from signoria.server.tables.frames import Attendance, PlayFrames, encode, seating
from signoria.server.tables.snapshots import frozen, thawed
from signoria.server.tables.table import Table
from tests.play import everybody
from tests.server.running import Page, Server
from tests.server.stored import a_house, two_at_a_table
from tests.server.table_builders import happen, started, the_match

TEXT = "Bruno a gardé Firenze ?\nEt deux « 7 »."


def noting(seat: int, text: str, key: str = "n") -> Callable[[Table], Entry | None]:
    return lambda table: requests.note(table, seat, Note(text, key))


def frames(table: Table) -> list[bytes]:
    """What everybody is sent of the table and its game, numbers included."""
    play = PlayFrames(table)
    return [
        encode(seating(table, Attendance())),
        *(encode(play.first(seat)) for seat in everybody(the_match(table))),
    ]


def test_no_frame_says_that_somebody_has_noted_something() -> None:
    table = started("patrician", 2)
    before = frames(table)
    entry = noting(1, TEXT)(table)
    assert entry == entries.Noted(1, TEXT, "n")
    happen(table, entry)
    assert frames(table) == before
    assert table.seats[1].note == TEXT and table.seats[0].note == ""
    assert noting(1, TEXT, "m")(table) is None, "the same again is nothing new"


def test_notes_are_kept_when_a_table_is_put_away_and_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def story() -> None:
        async with a_house(url) as house:
            live = await two_at_a_table(house)
            await house.change(live, noting(0, "Roma"))
            await house.change(live, noting(0, TEXT))
            id = live.table.id
            assert thawed(live.table.charter, frozen(live.table)).seats[0].note == TEXT
        async with a_house(url) as house:
            table, _ = await load_table(house.store, id)
            assert [seat.note for seat in table.seats] == [TEXT, ""]

    asyncio.run(story())


def test_who_leaves_the_house_takes_their_notes_along() -> None:
    table = started("patrician", 2)
    happen(table, entries.Noted(1, TEXT))
    happen(table, entries.Forgotten(("guest-1",)))
    assert table.seats[1].note == ""


def pages(house: Server) -> tuple[str, list[str], list[Page]]:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    table = anna.open_table(seats=2)
    tokens = [anna.sit(table, 0), bruno.sit(table, 1)]
    found = [anna.connect(table, tokens[0]), bruno.connect(table, tokens[1])]
    anna.start(table)
    for page in found:
        page.until("play")
    return table, tokens, found


def test_only_the_pages_of_the_seat_are_sent_its_notes(house: Server) -> None:
    table, tokens, (anna, bruno) = pages(house)
    other = anna.visitor.connect(table, tokens[0])
    anna.send({"do": "note", "text": TEXT, "key": "n"})
    assert anna.until("accepted", "refused")["it"] == "accepted"
    assert other.until("note")["text"] == TEXT
    again = anna.visitor.connect(table, tokens[0])
    assert again.until("note")["text"] == TEXT
    for page in (bruno, house.guest("Carla").connect(table)):
        page.hello(tokens[1] if page is bruno else None)
        page.send({"do": "ping"})
        page.until("pong")
        assert "note" not in page.last
    assert TEXT.split("\n", maxsplit=1)[0] not in "".join(bruno.frames)


def test_bad_notes_are_refused_and_change_nothing(house: Server) -> None:
    table, _, (anna, _) = pages(house)
    anna.send({"do": "note", "text": "x" * (LONGEST_NOTE + 1), "key": "long"})
    assert anna.until("refused")["why"]["say"] == "refused-not-understood"
    watching = house.guest("Carla").connect(table)
    watching.send({"do": "note", "text": "x", "key": "watch"})
    assert watching.until("refused")["why"]["say"] == "refused-spectator"
    longest = "\U0001f3f0" * LONGEST_NOTE
    anna.send(json.dumps({"do": "note", "text": longest, "key": "fits"}, ensure_ascii=False))
    assert anna.until("accepted")["key"] == "fits"
