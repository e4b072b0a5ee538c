"""A house's settings in a file: written with sentences, read back, and each wrong line refused in one sentence."""

from __future__ import annotations

import re
import stat
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.core.text.words import LANGUAGES, catalogue
from signoria.server.config.overrides import every, sentence
from signoria.server.config.settings import Settings
from signoria.server.config.settings_file import NAME, settings_in
from tests.cli.terminal import refusal, run, unwrapped

NOBODYS = {"SIGNORIA_CONFIG": None, "SIGNORIA_DATABASE": None}


def founded(folder: Path, *more: str) -> Path:
    run("house", "init", str(folder), *more)
    return folder / NAME


def shown(*arguments: str, **variables: str) -> list[str]:
    """The settings with which a server would start."""
    said = run("serve", "--limits", *arguments, variables={**NOBODYS, **variables}).stdout
    return [line.partition("  ")[0] for line in said.splitlines() if not line.startswith(" ")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_house_has_a_settings_file_with_a_sentence_for_every_setting(tmp_path: Path, language: str) -> None:
    text = founded(tmp_path, "--lang", language).read_text(encoding="utf-8")
    words = catalogue(language)
    for name in every(Settings()):
        assert re.search(rf"^# {re.escape(words.say(sentence(name)))}\n(# .*\n)?(# )?{name} = ", text, re.MULTILINE), (
            name
        )


def test_a_settings_file_with_all_its_lines_switched_on_says_what_holds_without_it(tmp_path: Path) -> None:
    file = founded(tmp_path)
    text = re.sub(r"^# ([a-z_]+ = )", r"\1", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = tomllib.loads(text)
    assert list(found) == list(every(Settings()))
    file.write_text(text, encoding="utf-8")
    same = {name for name, value in every(Settings()).items() if value not in (None, "")}
    read = every(settings_in(file, Settings()))
    assert {name: read[name] for name in same} == {name: every(Settings())[name] for name in same}


def test_a_house_is_kept_beside_its_settings_wherever_the_command_is_given(tmp_path: Path) -> None:
    file = founded(tmp_path / "club", "--public-url", "https://games.example.org")
    settings = settings_in(file, Settings())
    assert settings == replace(
        Settings(), database=f"sqlite:///{tmp_path / 'club' / 'house.db'}", public_url="https://games.example.org"
    )
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_options_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nthought = 2\nidle = 3\nlines = "4/minute"\nkeep_tables_days = 5\n')
    config = ("--config", str(file))
    assert {"port=1", "thought=2.0", "idle=3.0", "lines=4/minute", "keep_tables_days=5"} <= set(shown(*config))
    named = {"SIGNORIA_CONFIG": str(file), "SIGNORIA_PORT": "11", "SIGNORIA_IDLE": "13"}
    assert {"port=11", "thought=2.0", "idle=13.0"} <= set(shown(**named))
    assert {"port=21", "idle=23.0"} <= set(shown("--port", "21", "--limit", "idle=23", **named))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = ", "house.toml cannot be read as settings: look at line 1"),
        ('port = 1\nhost = "a', "house.toml cannot be read as settings: look at line 2"),
        ("new_guest = 3", "house.toml sets new_guest, which is no setting: did you mean new_guests"),
        ("[limits]\nlines = 3", "house.toml sets limits, which is no setting"),
        ('port = "many"', "port must be a number from 1 to 65535, or 0 for any that is free, not many."),
        ("port = 80.5", "port must be a number from 1 to 65535, or 0 for any that is free, not 80.5."),
        ("port = true", "port must be a number from 1 to 65535, or 0 for any that is free, not True."),
        ("port = 70000", "port must be a number from 1 to 65535, or 0 for any that is free, not 70000."),
        ("idle = [1]", "idle must be a number greater than 0, not [1]."),
        ("lines = 30", "lines must be so many in a time, as in 30/hour or 5/minute, not 30."),
        ("metrics_token = 5", "metrics_token must be a text between quotation marks, not 5."),
        ('public_url = "games"', "public_url must be an address as people use it"),
        ('database = "house.db"', "database must be sqlite:///FILE or postgresql://"),
    ],
)
def test_what_is_wrong_in_a_settings_file_is_said_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    for command in (("serve",), ("house", "prune", "--tables", "9")):
        assert said in unwrapped(refusal(*command, "--config", str(file)))
    assert [path.name for path in tmp_path.iterdir()] == ["house.toml"]


def test_a_settings_file_that_is_not_there_or_there_already_is_told_of(tmp_path: Path) -> None:
    assert "none.toml cannot be read" in refusal("serve", "--config", str(tmp_path / "none.toml"))
    text = founded(tmp_path).read_bytes()
    assert "There is a settings file already" in refusal("house", "init", str(tmp_path))
    assert (tmp_path / NAME).read_bytes() == text
    assert "public_url must be" in refusal("house", "init", str(tmp_path / "other"), "--public-url", "games")
    assert not (tmp_path / "other").exists()
