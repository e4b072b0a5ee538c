"""Studies: the same games in every rule set, however they are played, watched closely or not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import signoria
from signoria.arena.problems import ArenaFailure, ArenaProblem
from signoria.arena.resumable_folder import GAMES
from signoria.arena.simulation.compiled_games import GameResults, SeededGames, Setting
from signoria.arena.studies import playing
from signoria.arena.studies.folder import PLAN, StudyFolder
from signoria.arena.studies.numbers import numbers_of
from signoria.arena.studies.plan import Chunk, RuleSet, study_from
from signoria.arena.studies.playing import Played, play, played_from
from signoria.arena.studies.runner import run
from signoria.arena.studies.watched_games import Watched, watch
from signoria.arena.studies.worker import answer, work_of
from signoria.arena.tournament.playing import code_digest
from signoria.arena.workers.executors import on_cores, on_ray
from signoria.arena.workers.work import Work
from tests.arena.small_studies import MESSENGERS, PLAIN, small
from tests.arena.small_tournaments import here, nobody


@pytest.mark.parametrize("bot", ["novice", "apprentice"])
def test_a_game_watched_closely_is_the_one_compiled_code_plays(bot: str) -> None:
    study = small([PLAIN, {"ambassadors": "on", "messengers": "on"}], games=6, seats=3, bot=bot)
    for rule_set in (0, 1):
        played, watched = (play(study, Chunk(rule_set, 0, 6, is_watched)) for is_watched in (False, True))
        assert watched.points == played.points
        assert watched.places == played.places
        assert watched.decisions == played.decisions


def test_rule_sets_are_played_on_the_same_seeds_and_seat_a_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, list[tuple[int, int | None]]] = {"off": [], "on": []}

    def noting(game: signoria.Game, setting: Setting, level: int, seed: int) -> Watched:
        watched = watch(game, setting, level, seed)
        seen["on" if setting.options["messengers"] else "off"].append((seed, watched.story.events[0]["seat"]))
        return watched

    monkeypatch.setattr(playing, "watch", noting)
    run(small(), here)
    assert seen["off"] == seen["on"] == [(7 + number, 0) for number in range(4)]


def test_every_chunk_is_played_once_and_a_plan_is_read_as_it_was_written() -> None:
    study = small(games=2500, close=30)
    chunks = list(study.chunks())
    assert len(set(chunks)) == len(chunks)
    for watched, games in ((False, 2500), (True, 30)):
        for rule_set in (0, 1):
            theirs = [one for one in chunks if one.watched == watched and one.rule_set == rule_set]
            assert sum(one.games for one in theirs) == games
    assert study_from(study.as_json()) == study
    played = play(study, Chunk(1, 0, 1, True))
    assert played_from(played.as_json()) == played


def test_bots_that_are_not_driven_play_as_matches_and_only_some_are_watched() -> None:
    study = small([PLAIN], games=3, close=1, bot="tests.arena.sitters:Watchful", is_driven=False)
    played = run(study, here)
    assert [len(one.measures) for one in played] == [1, 0, 0]
    assert all(len(one.points) == 1 for one in played)
    assert run(study, here) == played


def test_another_data_file_is_played_wherever_the_plan_goes(tmp_path: Path) -> None:
    usual = signoria.game("patrician")
    text = usual.components_file.read_text(encoding="utf-8").replace("tiles = [9, 6]", "tiles = [12, 6]")
    file = tmp_path / "high.toml"
    file.write_text(text, encoding="utf-8")
    digest = signoria.game("patrician", file).components.digest
    study = small([PLAIN], games=2, close=0, bot="tests.arena.sitters:Watchful", is_driven=False)
    study = replace(study, rule_sets=(*study.rule_sets, RuleSet(PLAIN, digest, "high.toml", text)))
    file.unlink()
    played = run(study, here)
    points = [np.sum([one.points for one in played if one.chunk.rule_set == number]) for number in (0, 1)]
    assert points[1] > points[0]


@pytest.mark.full
def test_all_executors_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    study = small([PLAIN], games=4, close=2, bot="tests.arena.sitters:Watchful", is_driven=False)
    alone = run(study, here)
    assert run(study, on_cores(2)) == alone
    assert run(study, on_ray(2)) == alone


def test_a_study_that_was_broken_off_goes_on_and_is_not_played_twice(tmp_path: Path) -> None:
    study, folder = small(), StudyFolder(tmp_path / "study")
    played = run(study, here, folder)
    file = folder.path / GAMES
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:40])
    told: list[int] = []
    assert run(study, here, folder, told.append) == played
    assert told[0] == 2
    assert run(study, nobody, folder) == played


def test_every_chunk_names_the_code_that_played_it_though_the_study_went_on_with_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study, folder = small(), StudyFolder(tmp_path / "study")
    monkeypatch.setattr(playing, "code_digest", lambda game: "earlier")
    earlier = run(study, here, folder)
    file = folder.path / GAMES
    before, *lines = file.read_text().splitlines(keepends=True)
    nameless = json.loads(lines[0])
    del nameless["code"]
    file.write_text(before + json.dumps(nameless) + "\n")
    monkeypatch.undo()
    now = code_digest(signoria.game("patrician"))
    on = run(study, here, folder)
    assert [one.code for one in on] == ["earlier", "?", *[now] * (len(earlier) - 2)]
    assert [replace(one, code="earlier") for one in on] == earlier
    assert numbers_of(study, on, signoria.game("patrician").kit.measures).codes == ("earlier", "?", now)


def test_a_folder_refuses_another_study_and_what_it_cannot_read(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    folder.open(small())
    with pytest.raises(ArenaProblem, match="holds another study"):
        folder.open(small([MESSENGERS]))
    (tmp_path / GAMES).write_text("{}\n")
    with pytest.raises(ArenaProblem, match=r"Line 1 of games\.jsonl"):
        folder.open(small())
    (tmp_path / PLAN).write_text("no plan")
    with pytest.raises(ArenaProblem, match=r"plan\.json"):
        folder.plan()


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    study = small([PLAIN], games=1, close=0, bot="tests.arena.sitters:Careless", is_driven=False)
    work: Work[Chunk, Played] = work_of(study)
    with pytest.raises(ArenaFailure, match="no idea"):
        work.read(answer(work.plan, work.write(Chunk(0, 0, 1, False))))


def test_a_game_that_does_not_end_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(table: SeededGames, seed: int, games: int) -> GameResults:
        nothing = np.zeros((games, table.seats), np.int32)
        return GameResults(nothing, nothing, np.array([5, -2, 5], np.int64))

    monkeypatch.setattr(SeededGames, "play", faulty)
    with pytest.raises(ArenaFailure, match="seed 8"):
        play(small(), Chunk(0, 0, 3, False))
