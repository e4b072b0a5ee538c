"""`signoria play --from`: a game goes on from a record or a position, and a bad one is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import signoria
from tests.cli.terminal import refusal, run, unwrapped
from tests.play import play_some


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.txt"
    match = signoria.game("patrician").start(3, seed=8, first=0, messengers=True)
    file.write_text(play_some(match, seed=8, decisions=30).record())
    return file


@pytest.fixture
def position(unfinished: Path, tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(run("replay", str(unfinished), "--step", "12", "--position").stdout)
    return file


def test_a_record_is_played_on_to_the_end_and_saved_whole(unfinished: Path, tmp_path: Path) -> None:
    saved = tmp_path / "whole.txt"
    done = run("play", "patrician", "--from", str(unfinished), "--save", str(saved), typed="1\n" * 300)
    assert "Final score" in done.stdout
    whole = signoria.replay(saved.read_text())
    assert whole.over
    before = signoria.replay(unfinished.read_text())
    assert [d.text for d in whole.decisions()][:30] == [d.text for d in before.decisions()]
    assert whole.options == before.options


def test_a_position_is_printed_in_words_and_played_on(position: Path, tmp_path: Path) -> None:
    words = json.loads(position.read_text())
    assert words["game"] == "patrician"
    assert words["seats"] == 3
    saved = tmp_path / "on.txt"
    run("play", "patrician", "--from", str(position), "--save", str(saved), typed="1\n" * 300)
    assert signoria.replay(saved.read_text()).start_position == words


def test_an_impossible_position_is_refused_with_what_is_wrong(position: Path) -> None:
    words = json.loads(position.read_text())
    words["deck"][0] = words["deck"][1]
    position.write_text(json.dumps(words))
    assert "is in two places: deck and deck" in refusal("play", "patrician", "--from", str(position))
    assert refusal("play", "patrician", "--from", str(position), "--lang", "fr").startswith(
        "On ne peut pas jouer la suite"
    )


@pytest.mark.parametrize("text", ["", "hello", "[1, 2]", "{}", "signoria-record 1\n", "[" * 100_000])
def test_a_file_that_is_neither_record_nor_position_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_text(text)
    code = 1 if text.startswith("signoria") else 2
    assert "odd cannot be " in refusal("play", "patrician", "--from", str(file), code=code)


def test_a_game_from_a_file_keeps_its_own_seats_options_seed_and_first_seat(unfinished: Path) -> None:
    for extra in (("--seats", "4"), ("--option", "messengers"), ("--seed", "1"), ("--first", "A")):
        told = refusal("play", "patrician", "--from", str(unfinished), *extra)
        assert told.endswith(f"leave out {extra[0]}.")


def test_a_game_that_is_over_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "over.txt"
    file.write_text(play_some(signoria.game("patrician").start(2, seed=8), seed=8, decisions=1000).record())
    assert refusal("play", "patrician", "--from", str(file)) == "The game in over.txt is over: choose one that is not."


def test_help_in_french_explains_it() -> None:
    assert "Reprendre ce fichier" in unwrapped(run("play", "--help", "--lang", "fr").stdout)
