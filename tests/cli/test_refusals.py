"""Whatever is wrong with a command is said in one sentence, and the exit code says that it was the input."""

from __future__ import annotations

from pathlib import Path

import pytest

import signoria
from tests.cli.terminal import refusal, run

PLAY = ("play", "patrician")
REFUSALS = {
    "a game there is not": (("play", "chess"), "There is no game called “chess”"),
    "a command there is not": (("dance",), "There is no command “dance”"),
    "an option of the command there is not": ((*PLAY, "--colour", "red"), "There is no option --colour"),
    "no game": (("play",), "GAME is missing"),
    "an option without its value": ((*PLAY, "--seats"), "The option --seats needs a value"),
    "a number that is none": ((*PLAY, "--seats", "four"), "--seats takes a whole number"),
    "a number with a fraction that is none": (
        ("serve", "--thought", "long"),
        "thought must be a number greater than 0, not long.",
    ),
    "more games than anybody waits for": (("simulate", "patrician", "-n", "9" * 20), "At most 1,000,000,000 games"),
    "too much": (("games", "patrician"), "There are more arguments than it takes"),
    "too many seats": ((*PLAY, "--seats", "9"), "Patrician is for 2 to 5 players, not 9."),
    "absurdly many seats": ((*PLAY, "--seats", "9" * 40), f"not {'9' * 40}."),
    "too few seats": (("simulate", "patrician", "--seats", "1"), "Patrician is for 2 to 5 players, not 1."),
    "a seat there is not": ((*PLAY, "--seat", "E"), "There is no seat “E”: the seats are A to D, or 0 to 3."),
    "a first seat there is not": ((*PLAY, "--first", "7"), "There is no seat “7”"),
    "too many people": ((*PLAY, "--hotseat", "5"), "Between 1 and 4 people can share this table, not 5."),
    "a bot there is not": ((*PLAY, "--bots", "wizard"), "No bot is called “wizard”"),
    "a game's option there is not": ((*PLAY, "--option", "dragons"), "Patrician has no option “dragons”"),
    "a choice there is not": ((*PLAY, "--option", "messengers=two"), "Option messengers cannot be “two”"),
    "a negative seed": ((*PLAY, "--seed", "-1"), "A seed is a whole number from 0 on, not -1."),
    "a language there is not": (("games", "--lang", "de"), "There are no words in “de”"),
    "a clause there is not": (("rules", "patrician", "--clause", "PA-99"), "have no clause “PA-99”"),
    "no games": (("simulate", "patrician", "-n", "0"), "At least one game must be played, not 0."),
    "a seed too high": (("simulate", "patrician", "--seed", str(1 << 70)), "is too high for so many games"),
    "too many bots": (
        ("simulate", "patrician", "--seats", "2", "--bots", "novice,novice,novice"),
        "There are 3 bots but only 2 seats",
    ),
    "a bot in the list there is not": (
        ("simulate", "patrician", "--bots", "novice,wizard"),
        "No bot is called “wizard”",
    ),
    "a bot that does not play by thousands": (
        ("simulate", "patrician", "--bots", "novice,master"),
        "Only novice and apprentice play here, thousands of games a second; for master",
    ),
    "no time to think": ((*PLAY, "--thought", "0"), "A bot may think for more than 0 and up to 600 seconds, not 0.0."),
    "no number to think by": (("serve", "--thought", "nan"), "thought must be a number greater than 0, not nan."),
    "components of no game": (("bench", "--components", "x.toml"), "Name the game that the components belong to."),
    "components that are not there": ((*PLAY, "--components", "no.toml"), "These components cannot be used: no.toml"),
    "a record that is not there": (("verify", "no.txt"), "The file no.txt cannot be read."),
    "a record to replay that is not there": (("replay", "no.txt"), "The file no.txt cannot be read."),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_it_is_refused_in_one_sentence(what: str) -> None:
    arguments, sentence = REFUSALS[what]
    assert sentence in refusal(*arguments)


@pytest.mark.parametrize("what", [what for what in REFUSALS if what != "a language there is not"])
def test_it_is_refused_in_french_too(what: str) -> None:
    arguments, _ = REFUSALS[what]
    french = refusal("--lang", "fr", *arguments)
    assert french != refusal(*arguments)
    assert french.endswith((".", "--help."))


def test_a_components_file_that_makes_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    good = signoria.game("patrician").components_file.read_text(encoding="utf-8")
    file.write_text(good.replace("capacity = 9", "capacity = 1"), encoding="utf-8")
    for command in (("play", "patrician"), ("simulate", "patrician"), ("bench", "patrician")):
        assert "These components cannot be used" in refusal(*command, "--components", str(file))
    file.write_text("= not toml", encoding="utf-8")
    assert "not TOML" in refusal("play", "patrician", "--components", str(file))


def test_an_own_components_file_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    good = signoria.game("patrician").components_file.read_text(encoding="utf-8")
    file.write_text(good.replace('"siena"', '"arezzo"'), encoding="utf-8")
    shown = run("play", "patrician", "--seed", "1", "--components", str(file), "--option", "messengers").stdout
    assert "Arezzo" in shown
    assert "Siena" not in shown
