"""`signoria study`: what it prints, what it keeps, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import signoria
from signoria.cli import study as cli
from tests.arena.small_tournaments import here
from tests.cli.terminal import refusal, run, unwrapped

SMALL = ("study", "patrician", "--vary", "messengers=off,on", "--seats", "2", "--seed", "3", "-n", "6", "--close", "2")
WATCHFUL = ("--bots", "tests.arena.sitters:Watchful")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games are played in this process."""
    monkeypatch.setattr(cli, "read_executor", lambda where, workers: here)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a small study is kept."""
    return tmp_path_factory.mktemp("studies") / "study"


def test_a_study_prints_the_same_at_a_glance_in_both_languages(folder: Path) -> None:
    english = run(*SMALL, "--out", str(folder))
    shown = unwrapped(english.stdout)
    assert "6 games of Patrician with 2 players for each rule set, apprentice in every seat; seat A begins." in shown
    assert "plain Messengers difference" in shown
    assert "A, who begins" in shown
    assert "report.html" in unwrapped(english.stderr)
    plan = (folder / "games.jsonl").read_bytes()
    french = unwrapped(run(*SMALL, "--out", str(folder), "--lang", "fr").stdout)
    assert "6 parties de Patrician à 2 joueurs" in french
    assert (folder / "games.jsonl").read_bytes() == plan
    assert 'lang="fr"' in (folder / "report.html").read_text(encoding="utf-8")


def test_a_study_leaves_plan_games_numbers_report_and_summary_in_its_folder(folder: Path) -> None:
    run(*SMALL, "--out", str(folder))
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["games.jsonl", "plan.json", "report.html", "study.json", "summary.md"]
    numbers = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    assert json.loads(run(*SMALL, "--json").stdout) == numbers
    assert len(numbers["wins"]) == 2
    assert len(numbers["ties"]["values"]) == 2
    assert len(numbers["ties"]["differences"]) == 1


def test_a_folder_remembers_its_seed_and_refuses_another_study(folder: Path) -> None:
    place = SMALL.index("--seed")
    run(*SMALL[:place], *SMALL[place + 2 :], "--out", str(folder))
    assert "holds another study" in refusal(*SMALL, "--option", "ambassadors", "--out", str(folder))


def test_data_files_are_compared_with_bots_of_any_kind(tmp_path: Path) -> None:
    text = signoria.game("patrician").components_file.read_text(encoding="utf-8")
    file = tmp_path / "high.toml"
    file.write_text(text.replace("tiles = [9, 6]", "tiles = [12, 6]"), encoding="utf-8")
    varied = ("study", "patrician", "--vary", f"components=usual,{file}", "--seats", "2", "-n", "3", *WATCHFUL)
    numbers = json.loads(run(*varied, "--seed", "1", "--json").stdout)
    assert numbers["all_points"]["means"]["differences"][0]["value"] > 0
    assert numbers["study"]["is_driven"] is False


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--vary", "towers=off,on"), "Patrician has no option “towers”"),
        (("--vary", "ambassadors"), "“ambassadors” cannot be varied: say an option and its choices"),
        (("--vary", "ambassadors=off,sometimes"), "Option ambassadors cannot be “sometimes”"),
        (("--vary", "messengers=on"), "messengers is said twice"),
        (("--vary", "ambassadors=on,on"), "ambassadors is said twice"),
        (("--option", "messengers"), "messengers is said twice"),
        (("--vary", "components=usual,no.toml"), "These components cannot be used: no.toml"),
        (("--vary", "ambassadors=off,on", "--vary", "components=a,b"), "There are 8 rule sets: at most 6"),
        (("--close", "7"), "Between 0 and 6 games can be watched closely, not 7."),
        (("--bots", "apprentice,novice"), "No bot is called “apprentice,novice”"),
        (("-n", "0"), "At least one game must be played, not 0."),
        (("--seats", "9"), "Patrician is for 2 to 5 players, not 9."),
        (("--seed", "-1"), "A seed is a whole number from 0 on, not -1."),
        (("--seed", str(1 << 61)), "is too high for so many games"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_sentence_and_nothing_is_written(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    out = tmp_path / "study"
    assert sentence in refusal(*SMALL, *arguments, "--out", str(out))
    assert refusal(*SMALL, *arguments, "--lang", "fr")
    assert not out.exists()


def test_a_study_that_is_broken_off_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run", impatient)
    monkeypatch.setattr(cli, "get_ready", lambda plan: None)
    arguments = (*SMALL, *WATCHFUL)
    assert refusal(*arguments, code=130).startswith("Broken off, and nothing is kept")
    assert refusal(*arguments, "--out", str(tmp_path), code=130) == "Broken off: the same command goes on from here."


def test_a_bot_that_fails_ends_the_command_as_a_failure() -> None:
    assert "LookupError: no idea" in refusal(*SMALL, "--bots", "tests.arena.sitters:Careless", "--json", code=1)
