"""`signoria engine`, and programs in the seats of `signoria play`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.adapters.programs import REFERENCE
from tests.cli.terminal import refusal, run, unwrapped

PLAYING = f"{sys.executable} {REFERENCE}"
TABLE = ("play", "patrician", "--seats", "2", "--seed", "11", "--thought", "30")


def test_the_engine_answers_what_is_typed_and_ends_with_it() -> None:
    typed = '{"do": "hello", "protocol": 1}\nnonsense\n'
    greeting, sorry = (json.loads(line) for line in run("engine", "--level", "novice", typed=typed).stdout.splitlines())
    assert (greeting["it"], greeting["name"]) == ("hello", "signoria novice")
    assert sorry["it"] == "sorry"


def test_the_engine_is_sorry_in_the_readers_language() -> None:
    (sorry,) = run("engine", "--lang", "fr", typed="nonsense\n").stdout.splitlines()
    assert "pas un message" in json.loads(sorry)["why"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("engine", "--level", "grandmaster"), "No bot is called “grandmaster”"),
        (("engine", "--seed", "-1"), "A seed is a whole number"),
        ((*TABLE, "--engine", "no-such-program"), "--engine: there is no program “no-such-program”"),
        ((*TABLE, "--engine", "   "), "--engine: “” is no command"),
        ((*TABLE, "--engine", PLAYING, "--engine", PLAYING), "There is only one seat for an engine, not 2"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*arguments)
    assert refusal(*arguments, "--lang", "fr")


def test_a_program_plays_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = run(*TABLE, "--engine", PLAYING, "--save", str(file), typed="1\n" * 300).stdout
    assert "Engine B" in shown
    assert "plays for it" not in unwrapped(shown)
    record = file.read_text(encoding="utf-8")
    assert "\nname 1 Engine B\n" in record
    assert "\nresult " in record


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "Engine B wrote “no”, which is no message of the engine protocol. From here on an apprentice plays for it.",
        ),
        (
            "fr",
            "Programme B a écrit « no », qui n’est pas un message du protocole des programmes. Désormais, un apprenti",
        ),
    ],
)
def test_a_program_that_fails_is_told_of_once_and_its_seat_goes_on(language: str, sentence: str) -> None:
    bad = f"""{sys.executable} -S -c 'print("no")'"""
    shown = unwrapped(run(*TABLE, "--engine", bad, "--lang", language, typed="1\n" * 300).stdout)
    assert shown.count(sentence) == 1


def test_a_program_gives_no_reasons_that_the_house_would_have_to_invent() -> None:
    shown = run(*TABLE, "--engine", PLAYING, "--first", "B", typed="why\nq\n").stdout
    assert "No bot has done anything since that could be explained." in shown
