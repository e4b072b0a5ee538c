"""What people see: the terminal's board, the score sheet, sentences."""

from __future__ import annotations

import re

import pytest

from signoria.games.bottega.shown.board import board
from tests.games.bottega.tables import GAME, Table
from tests.probes import play


def shown(match: object, seat: int | None, language: str = "en") -> str:
    text = board(match.view(seat), GAME.words(language))  # type: ignore[attr-defined]
    return re.sub(r"\[/?[a-z ]*\]", "", text)


def test_the_board_shows_what_is_offered_the_bids_and_ones_own_patron() -> None:
    match = play(Table().florins(17, box=3).match(), "offer painting-2", "bid 4", "pass")
    text = shown(match, 3)
    assert "On the table: painting 1, ▸ painting 2" in text
    assert "3 florins are in the alms box." in text
    assert "Bids: B\u00a04, C\u00a0passes" in text
    assert "▸ D (you)" in text and "A master" in text
    patron = "Your secret patron is Tornabuoni: 2 points for each commission of tapestry (now 0 points)."
    assert patron in " ".join(text.split())
    assert "secret" not in shown(match, None)
    assert max(len(line) for line in text.splitlines()) <= 79


@pytest.mark.parametrize(
    ("language", "patron"),
    [
        ("en", "the Banker: one point for every 5 florins"),
        ("fr", "le Banquier\u00a0: un point par tranche de 5 florins"),
    ],
)
def test_at_the_end_the_board_shows_the_patrons_and_the_sheet(language: str, patron: str) -> None:
    match = play(Table(3).patrons("banker").last_day("painting-1").match(), "offer painting-1", "pass", "pass")
    text = shown(match, 1, language)
    assert patron in text
    assert GAME.words(language).say("sheet-total") in text


@pytest.mark.clause("BO-31", "BO-32", "BO-33", "BO-34")
def test_the_sheet_has_a_line_for_every_reason() -> None:
    table = Table(3).florins(7, 33, 20).taken(0, "painting-3 painting-4").last_day("painting-1")
    match = play(table.match(), "offer painting-1", "pass", "pass")
    row = match.view(None)["sheet"][0]
    said = [(line["clause"], line["points"], line["why"]) for line in row["lines"]]
    assert said == [("BO-31", 8, "fame"), ("BO-32", 5, "most"), ("BO-33", 6, "patron"), ("BO-34", 1, "florins")]
    assert (row["total"], row["place"]) == (20, 1)
