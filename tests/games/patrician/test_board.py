"""The board in text: drawn from a view alone, in 80 columns, with or without colour."""

from __future__ import annotations

import pytest
from rich.text import Text

import signoria
from signoria.core.text.words import LANGUAGES, seat_letter
from signoria.games.patrician.shown.board import board
from tests.play import play_some, random_play

GAME = signoria.game("patrician")


def drawn(match: signoria.Match, reader: int | None, language: str = "en") -> str:
    return Text.from_markup(board(match.view(reader), GAME.words(language))).plain


@pytest.mark.few(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_fits_a_terminal_throughout_a_game(seats: int, language: str) -> None:
    for step, match in enumerate(random_play(GAME.start(seats, 1, messengers=True, ambassadors=True), seed=1)):
        for reader in (None, 0) if step % 5 == 0 or match.over else ():
            assert max(len(line) for line in drawn(match, reader, language).splitlines()) < 80


def test_a_city_shows_its_floors_from_the_ground_up_and_who_leads() -> None:
    match = GAME.start(2, 1, 0)
    match.play(0, match.legal(0)[0])
    city = match.view(0)["card_played"]["city"]
    match.play(0, f"floor {city} right")
    shown = drawn(match, 0)
    assert "right A (A)" in shown
    assert "1/" in shown


def test_a_scored_city_shows_who_has_its_tiles() -> None:
    match = play_some(GAME.start(3, 1), seed=1, decisions=1000)
    shown = drawn(match, None)
    for city in match.view(None)["cities"]:
        larger, smaller = city["tiles"]
        assert f"\u2713 {larger['value']}:{seat_letter(larger['owner'])} {smaller['value']}:" in shown


def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    match = GAME.start(3, 1)
    assert "Your hand: " in drawn(match, 1)
    assert "Your hand" not in drawn(match, None)


def test_roads_are_shown_with_messengers_only() -> None:
    assert "Roads" not in drawn(GAME.start(3, 1), 0)
    assert "Roma\u2013Siena" in drawn(GAME.start(3, 1, messengers=True), 0)


def test_pistoia_is_shown_with_five_players_only() -> None:
    assert "Pistoia" in drawn(GAME.start(5, 1), None)
    assert "Pistoia " not in drawn(GAME.start(4, 1), None)


def test_the_score_sheet_adds_up_and_cites_its_clauses() -> None:
    match = play_some(GAME.start(4, 2, messengers=True, ambassadors=True), seed=2, decisions=1000)
    outcome = match.outcome
    assert outcome is not None
    lines = drawn(match, None).splitlines()
    total = next(line for line in lines if line.startswith("Total (PA-31)"))
    assert total.split()[2:] == [str(points) for points in outcome.points]
    for clause in ("PA-21", "PA-30", "PA-40", "PA-55", "PA-56"):
        assert any(clause in line for line in lines), clause
