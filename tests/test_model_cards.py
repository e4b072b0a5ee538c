"""The cards of the networks: what their files and what was measured say, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import signoria
from scripts import model_cards
from signoria.arena.simulation.intervals import wilson
from signoria.core.network.network import Network
from signoria.core.network.shipped import network_for

ROW = {
    "game": "patrician",
    "seats": 4,
    "options": {"messengers": True},
    "contestant": "network",
    "against": "apprentice",
    "games": 400,
    "wins": 0.5,
    "low": 0.45,
    "high": 0.55,
}


def shipped(name: str) -> Network:
    network = network_for(signoria.game(name))
    assert network is not None
    return network


def test_every_card_is_as_the_script_writes_it() -> None:
    pages = model_cards.cards()
    assert {file.stem for file in pages} == set(signoria.GAMES)
    for file, text in pages.items():
        assert file.read_text(encoding="utf-8") == text, f"run scripts/model_cards.py: {file.name}"


@pytest.mark.parametrize("name", signoria.GAMES)
def test_every_network_says_how_it_was_trained_and_has_met_every_choice(name: str) -> None:
    game, network = signoria.game(name), shipped(name)
    assert {"seconds", "games", "decisions", "done", "hidden", "settings"} <= set(network.about)
    assert sum(one["percent"] for one in network.settings) == pytest.approx(100, abs=1)
    assert all(network.knows_seats(count) for count in game.seats)
    for option in game.options.values():
        assert all(network.knows_choice(option.name, choice) for choice in option.choices)


def test_what_was_measured_is_a_share_with_its_interval() -> None:
    rows = model_cards.read_rows()
    for row in rows:
        game = signoria.game(row["game"])
        assert row["seats"] in game.seats and row["games"] % row["seats"] == 0
        assert all(choice in game.options[name].choices for name, choice in row["options"].items())
        low, high = wilson(row["wins"], row["games"])
        assert (row["low"], row["high"]) == (pytest.approx(low, abs=0.01), pytest.approx(high, abs=0.01))
    places = [(row["game"], row["seats"], str(row["options"]), row["contestant"], row["against"]) for row in rows]
    assert len(set(places)) == len(places), "something was measured twice"


@pytest.mark.parametrize(
    ("changed", "why"),
    [({"wins": 50}, "wins are a share"), ({"low": 0.6}, "between low and high"), ({"elo": 1}, "row 0 of")],
)
def test_a_row_that_is_not_as_it_should_be_is_named(changed: dict[str, object], why: str, tmp_path: Path) -> None:
    file = tmp_path / "strength.json"
    file.write_text(json.dumps([{**ROW, **changed}]), encoding="utf-8")
    with pytest.raises(ValueError, match=why):
        model_cards.read_rows(file)


def test_a_card_tells_strength_with_intervals_and_where_the_network_is_weak() -> None:
    game, weak = signoria.game("patrician"), {**ROW, "seats": 2, "options": {}, "low": 0.4, "wins": 0.45, "high": 0.5}
    text = model_cards.card(game, shipped("patrician"), 1_500_000, [ROW, weak], ["It dislikes Roma."])
    assert "| network | 3 × apprentice | messengers=on | 400 | 50.0% (45.0% to 55.0%) | 25.0% |" in text
    assert "- It dislikes Roma." in text
    assert "- Nothing shows that by itself it is better than an apprentice with 2 players (as usual)." in text
    assert "- It is weakest with 2 players (as usual): -35 points of rating above an apprentice." in text
    assert "- Not measured yet with 3 and 5 players." in text
    assert "1.50 MB" in text
    assert re.search(r"In [\d,]+ seconds of one GPU it played [\d,]+ games against itself", text)
    assert "Nothing has been measured yet." in model_cards.card(game, shipped("patrician"), 1, [], [])
