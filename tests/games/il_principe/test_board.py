"""The board in text: drawn from a view alone, in 80 columns, with or without colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from rich.text import Text

import signoria
from signoria.core.text.words import LANGUAGES
from signoria.games.il_principe.shown.board import board
from tests.play import play_some, random_play

GAME = signoria.game("il-principe")


def drawn(match: signoria.Match, reader: int | None, language: str = "en") -> str:
    return Text.from_markup(board(match.view(reader), GAME.words(language))).plain


def line_with(shown: str, beginning: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(beginning))


def game_at(seats: int, wanted: Callable[[Mapping[str, Any]], bool], **options: Any) -> signoria.Match:
    """A random game at the first view that is wanted."""
    return next(
        match
        for seed in range(20)
        for match in random_play(GAME.start(seats, seed, **options), seed)
        if wanted(match.view(None))
    )


@pytest.mark.few(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_board_fits_a_terminal_throughout_a_game(seats: int, language: str) -> None:
    for step, match in enumerate(random_play(GAME.start(seats, 1, abundance=True), seed=1)):
        for reader in (None, 0) if step % 5 == 0 or match.over else ():
            assert max(len(line) for line in drawn(match, reader, language).splitlines()) < 80


def test_a_city_shows_its_price_its_points_its_regions_and_what_the_reader_lacks() -> None:
    match = GAME.start(4, 1)
    offers = {offer["city"]: offer for offer in match.view(0)["you"]["offers"]}
    marks = {"green": "φ", "white": "†", "red": "⌂", "blue": "♜", "yellow": "¤"}
    for city in match.view(0)["cities"]:
        line = line_with(drawn(match, 0), city["name"].capitalize())
        assert line.split()[1:5] == [
            "".join(marks[colour] for colour in city["buildings"]),
            *(str(city[key]) for key in ("price", "points", "shields")),
        ]
        assert ", ".join(city["regions"]) in line
        assert line.endswith("".join(marks[colour] for colour in offers[city["name"]]["missing"]) or "✓")


def test_what_is_lacking_is_shown_to_a_seat_and_not_to_a_spectator() -> None:
    match = GAME.start(3, 1)
    assert "you lack" in drawn(match, 1)
    assert "you lack" not in drawn(match, None)


def test_lacking_coins_are_counted() -> None:
    match = game_at(3, lambda view: view["phase"] == "turn" and view["round"] > 1, edition="first")
    poor = [
        (seat, offer) for seat in range(3) for offer in match.view(seat)["you"]["offers"] if offer["missing_coins"] > 1
    ]
    assert poor
    for seat, offer in poor:
        line = line_with(drawn(match, seat), offer["city"].capitalize())
        assert line.endswith(f"{offer['missing_coins']} coins")


def test_a_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    match = GAME.start(3, 1)
    assert "Your hand: " in drawn(match, 1)
    assert "You have 10 coins." in drawn(match, 1)
    assert "Your hand" not in drawn(match, None)
    assert "coins" not in drawn(match, None)


def test_a_choice_for_the_reserve_is_shown_to_who_made_it_and_that_it_is_made_to_all() -> None:
    match = GAME.start(3, 1)
    assert "▸ B" in drawn(match, None)
    match.play(1, match.legal(1)[0])
    assert "You give up to the reserve: " in drawn(match, 1)
    for reader in (None, 0, 2):
        assert "You give up to the reserve" not in drawn(match, reader)
        assert "▸ B" not in drawn(match, reader)


def test_a_running_auction_shows_the_bid_who_may_bid_and_who_has_passed() -> None:
    match = game_at(4, lambda view: view["phase"] == "bid")
    assert "no bid yet · bidding: A, B, C, D" in drawn(match, None)
    first, second = match.to_act[0], (match.to_act[0] + 1) % 4
    match.play(first, "bid 3")
    match.play(second, "pass")
    letters = "ABCD"
    still = ", ".join(letter for letter in letters if letter != letters[second])
    assert f"{letters[first]} bids 3 coins · bidding: {still} · passed: {letters[second]}" in drawn(match, None)


def test_the_groups_still_to_be_auctioned_are_listed_in_their_order() -> None:
    match = game_at(4, lambda view: view["phase"] == "bid" and len(view["reserve"]) == 4)
    counts = [group["count"] for group in match.view(None)["reserve"][1:]]
    listed = " ".join(drawn(match, None).partition("To be auctioned next: ")[2].split()).split(", ")
    assert [1 if part.startswith("a ") else int(part.split()[0]) for part in listed] == counts


def test_a_role_is_shown_with_its_title_in_the_edition_and_who_would_have_it_now() -> None:
    assert "Magistrate" in drawn(GAME.start(3, 1), None)
    assert "Gonfalonier" in drawn(GAME.start(3, 1, edition="first"), None)
    match = game_at(3, lambda view: view["phase"] == "turn" and view["roles"][0]["would"] == [0])
    assert line_with(drawn(match, None), "φ  Master").split()[3] == "A"


def test_an_auctioned_role_is_named_with_its_kind() -> None:
    match = game_at(4, lambda view: view["auction"] is not None and view["auction"]["role"] == "major-white")
    assert "Auction of Bishop (white major role):" in drawn(match, None)


def test_two_players_see_no_minor_roles() -> None:
    assert "Knight" in drawn(GAME.start(3, 1), None)
    assert "Knight" not in drawn(GAME.start(2, 1), None)


def test_shields_are_shown_with_the_points_they_would_bring() -> None:
    match = game_at(3, lambda view: view["regions"][0]["shields"] == [1, 0, 0])
    rows = drawn(match, None).partition("brown  violet\n")[2].splitlines()
    assert rows[0].split()[:3] == ["A", "1", "(5)"]


def test_shields_that_are_due_are_announced() -> None:
    match = game_at(3, lambda view: view["phase"] == "shields" and view["shields_due"] == 2)
    city = match.view(None)["built"].capitalize()
    assert f"2 shields are to be placed for {city}." in drawn(match, None)


def test_cards_face_down_stand_in_brackets() -> None:
    match = game_at(3, lambda view: view["players"][0]["down"]["green"] == 1)
    up = match.view(None)["players"][0]["up"]["green"]
    assert f"{up} (1)" in next(line for line in drawn(match, None).splitlines() if line[2:3] == "A")


def test_a_city_built_is_listed_with_its_builder() -> None:
    match = game_at(3, lambda view: len(view["players"][0]["cities"]) == 1)
    city = match.view(None)["players"][0]["cities"][0].capitalize()
    assert f"A {city}" in line_with(drawn(match, None), "Built: ")


def test_cards_that_everybody_knows_to_be_in_a_hand_are_listed() -> None:
    match = game_at(3, lambda view: view["players"][1]["known"]["blue"] == 2)
    assert "B " in line_with(drawn(match, None), "Known to be in hand: ")
    assert "♜2" in line_with(drawn(match, None), "Known to be in hand: ")


def test_unsold_cards_are_listed() -> None:
    match = game_at(3, lambda view: view["unsold"]["red"] == 2)
    assert "2 red town halls" in line_with(drawn(match, None), "Unsold so far: ")


def test_the_last_round_is_called_so() -> None:
    match = game_at(4, lambda view: view["last_round"])
    assert ", the last one" in drawn(match, None).splitlines()[0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_score_sheet_adds_up_and_cites_its_clauses(seats: int) -> None:
    match = play_some(GAME.start(seats, 2), seed=2, decisions=2000)
    outcome = match.outcome
    assert outcome is not None
    shown = drawn(match, None)
    total = line_with(shown, "Total (IP-65)")
    assert total.split()[2:] == [str(points) for points in outcome.points]
    sources = ("IP-33", "IP-35", "IP-47", "IP-60", "IP-61", "IP-62", "IP-63", "IP-64")
    rows = [next(line for line in shown.splitlines() if f"({clause})" in line) for clause in sources]
    columns = zip(*(map(int, row.partition(")")[2].split()) for row in rows), strict=True)
    assert tuple(sum(column) for column in columns) == tuple(outcome.points)
