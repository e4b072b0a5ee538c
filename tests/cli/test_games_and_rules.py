"""`signoria games`, `signoria rules`, help, and the choice of a language."""

from __future__ import annotations

import json
from importlib.metadata import version

import pytest

import signoria
from tests.cli.terminal import run, unwrapped

COMMANDS = (
    "games",
    "rules",
    "serve",
    "house",
    "play",
    "simulate",
    "arena",
    "study",
    "bench",
    "replay",
    "verify",
    "engine",
)


def test_the_games_are_listed_in_both_languages() -> None:
    english = unwrapped(run("games").stdout)
    assert "Patrician (patrician), Michael Schacht, 2007, 2 to 5 players" in english
    assert "--option messengers" in english
    french = unwrapped(run("games", "--lang", "fr").stdout)
    assert "de 2 à 5 joueurs" in french
    assert "Messagers : les étoiles permettent" in french


def test_the_games_are_listed_for_a_program() -> None:
    games = json.loads(run("games", "--json").stdout)["games"]
    assert [game["name"] for game in games] == list(signoria.GAMES)
    patrician = next(game for game in games if game["name"] == "patrician")
    assert patrician["seats"] == [2, 3, 4, 5]
    assert patrician["options"]["messengers"]["choices"] == ["off", "on"]
    assert patrician["options"]["messengers"]["default"] == "off"
    assert patrician["pitch"]


def test_the_rules_are_shown_in_both_languages() -> None:
    assert "A turn, always in this order" in run("rules", "patrician").stdout
    assert "Un tour, toujours dans cet ordre" in run("rules", "patrician", "--lang", "fr").stdout


@pytest.mark.parametrize("clause", ["PA-5", "pa-5", "5"])
def test_the_rules_about_one_clause_are_those_that_cite_it(clause: str) -> None:
    shown = unwrapped(run("rules", "patrician", "--clause", clause).stdout)
    assert "[PA-5]" in shown
    assert "[PA-50]" not in shown
    assert "[PA-5]" in unwrapped(run("rules", "patrician", "--clause", clause, "--lang", "fr").stdout)


def test_a_clause_is_shown_with_its_example_a_board_and_why_a_move_is_refused() -> None:
    shown = unwrapped(run("rules", "patrician", "--clause", "PA-10").stdout)
    assert "Not allowed. A turn begins with playing a card" in shown
    assert "Bologna" in shown.partition("Not allowed")[2]
    french = unwrapped(run("rules", "patrician", "--clause", "PA-10", "--lang", "fr").stdout)
    assert "Ce n’est pas permis." in french


def test_without_a_command_there_is_help() -> None:
    for arguments in ((), ("--help",), ("--lang", "en")):
        shown = run(*arguments).stdout
        assert all(f"  {command} " in shown for command in COMMANDS)
        assert "..." not in shown.partition("Commands:")[2]
    french = run("--lang", "fr").stdout
    assert "jeux de société" in french
    assert "Commandes\u00a0:" in french
    assert run("--lang", "de", code=2).stdout == ""


def test_the_version_is_that_of_the_package() -> None:
    for arguments in (("--version",), ("--lang", "fr", "--version"), ("--version", "games")):
        assert run(*arguments).stdout == f"signoria {version('signoria')}\n"
    assert "Montrer la version et sortir." in run("--help", "--lang", "fr").stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(command: str) -> None:
    english = run(command, "--help").stdout
    assert "help-" not in english
    assert "Show this message and exit." in english
    french = run(command, "--help", "--lang", "fr").stdout
    assert "Montrer ce message et sortir." in french
    assert "Usage\u00a0: signoria" in french
    assert not any(word in french for word in ("Options:", "Arguments:", "default", "required", "<", "{"))


@pytest.mark.parametrize(
    ("variables", "word"),
    [
        ({"SIGNORIA_LANG": "fr"}, "joueurs"),
        ({"SIGNORIA_LANG": None, "LC_ALL": "fr_FR.UTF-8"}, "joueurs"),
        ({"SIGNORIA_LANG": None, "LC_ALL": None, "LC_MESSAGES": "fr-CA"}, "joueurs"),
        ({"SIGNORIA_LANG": None, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr"}, "joueurs"),
        ({"SIGNORIA_LANG": "en", "LC_ALL": "fr_FR.UTF-8"}, "players"),
        ({"SIGNORIA_LANG": None, "LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "players"),
        ({"SIGNORIA_LANG": "de"}, "players"),
    ],
)
def test_the_language_is_that_of_the_environment(variables: dict[str, str | None], word: str) -> None:
    assert word in run("games", variables=variables).stdout


def test_the_language_on_the_command_line_comes_first() -> None:
    assert "players" in run("games", "--lang", "en", variables={"SIGNORIA_LANG": "fr"}).stdout
    assert "joueurs" in run("--lang", "fr", "games").stdout
    assert "joueurs" in run("games", "--lang=fr").stdout
