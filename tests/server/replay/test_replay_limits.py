"""What replays cost the house: how often, how many, and which are held."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.server.protocol.refusals import Refused
from signoria.server.replay.replays import Replays
from signoria.server.store import RecordRow
from tests.play import play_some
from tests.server.replay.test_replays import bring
from tests.server.running import Server, Visitor
from tests.server.stored import GUEST, a_house


def a_record(seed: int = 1) -> str:
    return play_some(signoria.game("patrician").start(2, seed), seed, 20).record()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which everything is soon too much."""
    home: Path = tmp_path_factory.mktemp("strict")
    limits = {"new_records": "2/hour", "records": 1, "looks": "3/minute", "open_tables": 1}
    with Server(f"sqlite:///{home / 'house.db'}", home / "server.log", {"limits": limits}) as server:
        yield server


def test_a_guest_brings_only_so_many_records_in_a_while_and_has_only_so_many_kept(strict: Server) -> None:
    anna = strict.guest("Anna")
    answers = [bring(anna, a_record()) for _ in range(3)]
    assert [answer.status for answer in answers] == [201, 429, 429]
    assert [answer.json["say"] for answer in answers[1:]] == ["refused-too-many-records", "refused-too-often"]
    assert bring(strict.guest("Bruno"), a_record()).status == 201


def test_replays_are_looked_at_only_so_often_in_a_while(strict: Server) -> None:
    anna = strict.guest("Anna")
    path = f"/api/replays/{bring(anna, a_record()).json['id']}"
    looks = [anna.ask("GET", f"{path}{part}") for part in ("", "/steps", "/log", "/record")]
    assert [look.status for look in looks] == [200, 200, 200, 429]
    assert Visitor(strict).ask("GET", path).status == 200
    assert anna.ask("GET", "/api/tables").status == 200


def test_tables_that_play_on_count_like_others(strict: Server) -> None:
    anna = strict.guest("Anna")
    path = f"/api/replays/{bring(anna, a_record()).json['id']}/play-on"
    assert anna.ask("POST", path, {"step": 1}).status == 201
    assert anna.ask("POST", path, {"step": 1}).json["say"] == "refused-too-many-tables"


def test_a_replay_is_made_once_however_many_ask_and_the_oldest_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.replay.replays.HELD", 2)

    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            await house.store.guests.add(GUEST)
            replays = Replays(house)
            ids = [await replays.keep(GUEST, a_record(seed).encode()) for seed in range(3)]
            first = await asyncio.gather(*(replays.of(ids[0]) for _ in range(5)))
            assert len(set(map(id, first))) == 1
            for other in ids[1:]:
                await replays.of(other)
            assert await replays.of(ids[2]) is await replays.of(ids[2])
            assert await replays.of(ids[0]) is not first[0]
            replays.close()

    asyncio.run(story())


def test_a_record_that_other_rules_were_for_when_it_was_brought_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
            await house.store.guests.add(GUEST)
            text = a_record().replace("rules 1", "rules 0")
            await house.store.records.add(RecordRow("record-0", "patrician", text, GUEST.id, 1.0))
            replays = Replays(house)
            for _ in range(2):
                with pytest.raises(Refused) as caught:
                    await replays.of("record-0")
                assert (caught.value.status, caught.value.said.say) == (410, "refused-other-rules")
            replays.close()

    asyncio.run(story())
