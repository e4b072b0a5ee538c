"""Engines in a tournament: named by their command, and counted when they forfeit."""

from __future__ import annotations

import json
import os
import random
import shlex
import sys
from pathlib import Path

import pytest

import signoria
from signoria.arena.problems import ArenaProblem
from signoria.arena.tournament.contestants import contestant
from signoria.arena.tournament.folder import ResultFolder
from signoria.arena.tournament.plan import Fixture
from signoria.arena.tournament.playing import Forfeit, Result, play, result_from
from signoria.arena.tournament.report import report
from signoria.arena.tournament.runner import on_cores, run
from signoria.arena.tournament.summary import Forfeits, summarise
from signoria.arena.tournament.wording import forfeits_said
from signoria.bots.engines import EngineBot
from signoria.core.text.words import LANGUAGES, catalogue
from tests.adapters.programs import REFERENCE
from tests.arena.small_tournaments import here, small, won_by

PLAYING = f"engine:{sys.executable} {REFERENCE}"


def failing(folder: Path, program: str) -> str:
    """The name of an engine that runs a program."""
    file = folder / "engine.py"
    file.write_text(program)
    return f"engine:{sys.executable} {file}"


def test_an_engine_is_named_by_its_command_and_its_budget() -> None:
    one = contestant(" engine: signoria engine --level novice@200ms")
    assert one.name == "engine:signoria engine --level novice@200ms"
    assert (one.kind, one.budget, one.is_timed) == (EngineBot, 0.2, True)
    assert one.command == (sys.executable, "-m", "signoria", "engine", "--level", "novice")
    assert not one.needs_compiled_rules
    assert contestant(one.name) == one


def test_an_at_that_no_budget_follows_is_part_of_the_command() -> None:
    one = contestant(f"engine:{sys.executable} play.py me@home")
    assert one.command[-1] == "me@home"
    assert (one.name.endswith("me@home"), one.budget, one.is_timed) == (True, 400, False)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("engine:", "engine:: “” is no command"),
        ("engine:'", "is no command that can be run"),
        ("engine:python3 -c '1\n2'", "is no command that can be run"),
        ("engine:no-such-program -x", "there is no program “no-such-program”"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_before_the_first_game(text: str, sentence: str) -> None:
    with pytest.raises(ArenaProblem) as caught:
        contestant(text)
    assert sentence in str(caught.value)
    for language in LANGUAGES:
        assert caught.value.said(catalogue(language))


def test_an_engine_plays_in_every_seat_of_a_tournament() -> None:
    tournament = small([PLAYING, "novice"], games=2)
    results = run(tournament, on_cores(1))
    assert {result.bots.index(PLAYING) for result in results} == {0, 1}
    assert [result.forfeits for result in results] == [(), ()]
    assert summarise(tournament, results).forfeits == ()


def test_an_engine_that_fails_forfeits_to_a_novice_and_is_counted(tmp_path: Path) -> None:
    bad = failing(tmp_path, "raise SystemExit('no licence')")
    tournament = small([bad, "novice"], games=2)
    results = run(tournament, here)
    given = Forfeit("engine-ended-saying", {"last": "no licence"})
    assert [result.forfeits[result.bots.index(bad)] for result in results] == [given] * len(results)
    assert [result.forfeits[result.bots.index("novice")] for result in results] == [None] * len(results)
    summary = summarise(tournament, results)
    assert summary.forfeits == (Forfeits(bad, 2, 2, given),)
    said = forfeits_said(summary.forfeits[0], catalogue("en"))
    assert said == (
        f"{bad} ended before the game was over, after writing “no licence”. "
        "For this or the like a novice played to the end in 2 of its 2 seats."
    )
    assert "2 de ses 2 places" in forfeits_said(summary.forfeits[0], catalogue("fr"))
    assert "after writing “no licence”" in report(signoria.game("patrician"), summary, catalogue("en"))
    assert json.loads(json.dumps(summary.as_json()))["forfeits"][0]["seats"] == 2


def test_forfeits_are_kept_in_the_folder_and_older_folders_are_read(tmp_path: Path) -> None:
    tournament = small(games=2)
    folder = ResultFolder(tmp_path)
    folder.open(tournament)
    first, second, *_ = tournament.fixtures()
    told = Forfeit("engine-silent", {"seconds": "2"})
    forfeited = Result(**{**vars(won_by(tournament, first, [0])), "forfeits": (None, told)})
    folder.add(forfeited)
    older = won_by(tournament, second, [0]).as_json()
    del older["forfeits"]
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write(json.dumps(older) + "\n")
    assert folder.played() == {first: forfeited, second: result_from(older)}


def test_an_engine_gets_the_search_path_of_the_command_and_not_that_of_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outer = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("PYTHONPATH", outer)
    name = failing(tmp_path, "import os, sys\nsys.stderr.write(os.environ['PYTHONPATH'][-60:])")
    (result, *_) = run(small([name, "novice"], games=2), on_cores(1))
    (told,) = [forfeit for forfeit in result.forfeits if forfeit is not None]
    assert told.arguments == {"last": outer[-60:]}


def test_a_tournament_whose_engine_cannot_go_on_leaves_no_process_behind(tmp_path: Path) -> None:
    number = tmp_path / "number"
    name = failing(
        tmp_path, f"import os, time\nopen({str(number)!r}, 'w').write(str(os.getpid()))\nprint('hm')\ntime.sleep(9)"
    )
    play(small([name, "novice"]), Fixture(0, 0))
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)


def test_a_command_is_split_as_a_shell_does_it() -> None:
    assert contestant(f"engine:{sys.executable} {shlex.quote('my  engine.py')}").command[1] == "my  engine.py"
    bot = contestant(PLAYING).sit_down(random.Random(1))
    assert isinstance(bot, EngineBot)
    bot.leave()
