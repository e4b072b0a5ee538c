"""`signoria arena`: what it prints, what it keeps, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.cli import arena as cli
from tests.cli.terminal import refusal, run, unwrapped

SMALL = ("arena", "patrician", "--seats", "2", "--seed", "3", "-n", "3", "--workers", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small tournament."""
    path = tmp_path_factory.mktemp("arena") / "results"
    run(*SMALL, "--records", "--out", str(path))
    return path


def test_a_tournament_prints_shares_and_ratings_in_both_languages(folder: Path) -> None:
    english = run(*SMALL, "--out", str(folder))
    shown = unwrapped(english.stdout)
    assert "Patrician, 2 players, no options: 4 games, seed 3." in shown
    assert "the same 2 deals" in shown
    assert "apprentice one novice" in shown
    assert "95% interval" in shown
    assert "1,000" in shown
    assert "report.html" in unwrapped(english.stderr)
    french = unwrapped(run(*SMALL, "--out", str(folder), "--lang", "fr").stdout)
    assert "Patrician, 2 joueurs, sans option : 4 parties, graine 3." in french
    assert "cote" in french


def test_a_tournament_leaves_plan_games_records_and_report_in_its_folder(folder: Path) -> None:
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["games.jsonl", "records", "report.html", "tournament.json"]
    assert len((folder / "games.jsonl").read_text().splitlines()) == 4
    assert len(list((folder / "records").iterdir())) == 4
    assert "<svg" in (folder / "report.html").read_text()


def test_a_program_reads_the_same_as_json(folder: Path) -> None:
    summary = json.loads(run(*SMALL, "--out", str(folder), "--json").stdout)
    assert summary["games"] == 4
    (share,) = summary["shares"]
    assert (share["bot"], share["chance"]) == ("apprentice", 0.5)
    assert share["interval"][0] <= share["share"] <= share["interval"][1]
    assert {rating["bot"] for rating in summary["ratings"]} == {"apprentice", "novice"}
    assert len(summary["by_seat"]) == 2


def test_a_folder_remembers_its_seed(folder: Path) -> None:
    place = SMALL.index("--seed")
    shown = run(*SMALL[:place], *SMALL[place + 2 :], "--out", str(folder)).stdout
    assert "seed 3" in unwrapped(shown)


def test_another_plan_in_the_same_folder_is_refused(folder: Path) -> None:
    said = refusal(*SMALL, "--out", str(folder), "--option", "messengers")
    assert said.startswith(f"The folder {folder} holds another tournament")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "grandmaster,novice"), "No bot is called “grandmaster”"),
        (("--bots", ","), "Nobody plays: name bots"),
        (("--bots", ",", "--mixed"), "Nobody plays: name bots"),
        (("--bots", "novice"), "novice needs somebody to play against"),
        (("--bots", "novice,novice"), "The bot novice is named twice."),
        (("--bots", "master@never,novice"), "A bot cannot think for “never”"),
        (("--mixed", "--against", "novice"), "leave out --against"),
        (("--records",), "name one with --out"),
        (("--workers", "0"), "At least one worker must play, not 0."),
        (("-n", "0"), "At least one game must be played, not 0."),
        (("--seats", "9"), "Patrician is for 2 to 5 players, not 9."),
        (("--on", "mars"), "Games cannot be played on “mars”: choose one of cores, ray."),
        (("--option", "towers"), "Patrician has no option “towers”"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*SMALL, *arguments)
    assert refusal(*SMALL, *arguments, "--lang", "fr")


def test_a_folder_that_cannot_be_made_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for out in (file, file / "within"):
        assert refusal(*SMALL, "--out", str(out)) == f"Nothing can be kept in {out}: choose another folder."


def test_a_tournament_that_is_broken_off_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run", impatient)
    assert refusal(*SMALL, code=130).startswith("Broken off, and nothing is kept")
    assert refusal(*SMALL, "--out", str(tmp_path), code=130) == "Broken off: the same command goes on from here."


def test_a_bot_that_fails_ends_the_command_as_a_failure() -> None:
    said = refusal(*SMALL, "--bots", "tests.arena.sitters:Careless,novice", "--json", code=1)
    assert "LookupError: no idea" in said
