"""The table in text: drawn from a view alone, in 80 columns, with or without colour."""

from __future__ import annotations

import pytest
from rich.text import Text

import signoria
from signoria.core.text.words import LANGUAGES
from signoria.games.habemus_papam.shown.board import board
from tests.games.habemus_papam.tables import GAME, Table
from tests.play import play_some, random_play


def drawn(match: signoria.Match, reader: int | None, language: str = "en") -> str:
    return Text.from_markup(board(match.view(reader), GAME.words(language))).plain


def line_with(shown: str, beginning: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(beginning))


def unbroken(shown: str) -> str:
    """The text without its line breaks."""
    return " ".join(shown.split())


def widest(shown: str) -> int:
    return max(len(line) for line in shown.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_fits_a_terminal_throughout_a_game(seats: int, language: str) -> None:
    for step, match in enumerate(random_play(GAME.start(seats, 1), seed=1)):
        if step % 3 == 0 or match.over:
            assert widest(drawn(match, 0, language)) < 80
    assert widest(drawn(match, None, language)) < 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_of_all_fit_side_by_side(language: str) -> None:
    table = (
        Table(4).display(0, "francesco").display(1, "facchinetti").display(2, "maidalchini").display(3, "brancaccio")
    )
    assert widest(drawn(table.bids(), 3, language)) < 80


def test_the_head_tells_the_round_the_camerlengo_the_smoke_and_the_decks() -> None:
    head = drawn(GAME.start(4, 1, 2), None).splitlines()[0]
    assert head == "Round 1 · ♛ Camerlengo: C · no smoke yet · 17 cards in each deck"
    assert "Round 12 · ♛ Camerlengo: A · black smoke has risen" in drawn(Table().round(12).bids(), None)
    last = unbroken(drawn(Table().last_round().bids(), None))
    assert "Round 17, the last one" in last
    assert "white smoke has risen · the decks are empty" in last


def test_a_person_on_offer_is_shown_with_faction_age_and_symbol() -> None:
    shown = drawn(Table().offer("barberini harrach este camerlengo").bids(), None)
    assert "Barberini – cardinal of ⚜ France, aged 47, ♔ one vote with two Louis XIV\n" in shown
    assert "Harrach – late cardinal, aged 56, Ψ one vote with the other eagle\n" in shown
    assert "d’Este – leader of ⚜ France, aged 37, two coats of arms\n" in shown
    shown = drawn(Table().offer("chigi louis gold camerlengo").bids(), None)
    assert "Chigi – cardinal of ❧ Innocent X, aged 55, ✧ nobody can touch him\n" in shown


def test_another_card_on_offer_is_shown_with_what_it_does() -> None:
    shown = drawn(Table().offer("bichi squadrone gold camerlengo").bids(), None)
    assert "Squadrone Volante – You pay 20 gold and it is worth 3 votes;" in shown
    assert "10 gold – When played, it brings 10 gold from the bank." in shown


def test_an_empty_offer_is_told() -> None:
    view = {**GAME.start(3, 1).view(None), "offer": []}
    assert "No card is on offer." in board(view, GAME.words("en"))


def test_a_display_lists_its_people_by_faction_the_oldest_first_with_their_marks() -> None:
    match = Table().display(0, "savelli lugo chigi").display(1, "medici colonna").display(2, "durazzo").bids()
    lines = drawn(match, None).splitlines()
    spain = next(number for number, line in enumerate(lines) if line.startswith("♜ Spain"))
    assert lines[spain].split()[2:] == ["de", "Lugo", "71≡", "de’", "Medici", "59★", "·"]
    assert lines[spain + 1].split() == ["Savelli", "48Π", "Colonna", "50Ψ"]
    assert lines[spain + 2].split()[3:] == ["Chigi", "55✧", "·", "·"]
    assert line_with(drawn(match, None), "late").split()[1:] == ["·", "·", "Durazzo", "60≈"]


def test_coats_of_arms_and_completed_symbols_are_shown_for_each_player() -> None:
    table = Table().display(0, "este barberini brancaccio filomarino").politics(0, louis=2).display(1, "lugo")
    shown = drawn(table.bids(), None)
    assert line_with(shown, "coats of arms").split()[3:] == ["⚜3", "✻1", "♜1", "·"]
    assert line_with(shown, "old boys").split()[2:] == ["☼♔", "·", "·"]
    assert "[bold yellow]☼[/]" in board(table.match().view(None), GAME.words("en"))


def test_politics_cards_are_counted_and_action_cards_only_by_number() -> None:
    table = Table().politics(0, mazarin=2, felipe=1).politics(1, louis=3).squadrone(2).hold(1, "swap bribe")
    shown = drawn(table.bids(), None)
    assert line_with(shown, "Mazarin   ").split()[1:] == ["2", "·", "·"]
    assert line_with(shown, "Louis XIV   ").split()[2:] == ["·", "3", "·"]
    assert line_with(shown, "Felipe IV   ").split()[2:] == ["1", "·", "·"]
    assert line_with(shown, "Squadrone   ").split()[1:] == ["·", "·", "✓"]
    assert line_with(shown, "action cards").split()[2:] == ["·", "2", "·"]
    assert "Your action cards" not in shown


def test_a_chosen_bid_is_shown_to_who_chose_it_and_that_it_is_chosen_to_all() -> None:
    match = GAME.start(3, 1)
    assert "▸ B" in drawn(match, None)
    match.play(1, "bid diamond")
    for reader in (None, 0, 2):
        assert "▸ B" not in drawn(match, reader)
        assert "You have chosen" not in drawn(match, reader)
    assert "You have chosen a diamond." in drawn(match, 1)


def asked(match: signoria.Match) -> str:
    """The letters of the seats that are marked as asked."""
    return "".join(letter for letter in "ABCD" if f"▸ {letter}" in drawn(match, None))


def test_who_has_nothing_to_choose_is_not_marked_as_asked() -> None:
    match = Table(4).hold(1, "gold").hold(3, "swap").actions()
    assert asked(match) == "BD"
    match.play(3, "pass")
    assert asked(match) == "B"
    match = Table(4).played(0, "second").played(1, "rubies").bids()
    assert asked(match) == "CD"
    match.play(2, "bid nothing")
    assert asked(match) == "D"
    match.play(3, "bid amber")
    assert asked(match) == "A"


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_is_asked_is_marked_throughout_a_game_and_nobody_else(seats: int) -> None:
    for match in random_play(GAME.start(seats, 3), seed=3, every=3):
        assert asked(match) == "".join("ABCD"[seat] for seat in match.to_act)


def test_a_chosen_action_card_is_shown_to_who_chose_it() -> None:
    match = Table().hold(0, "gold").hold(1, "swap").hold(2, "swap").actions()
    match.play(0, "play gold")
    match.play(1, "pass")
    assert "You have chosen “10 gold”." in drawn(match, 0)
    assert "You have chosen to play no card." in drawn(match, 1)
    for reader in (None, 2):
        assert "You have chosen" not in drawn(match, reader)


def test_bids_and_their_order_are_shown_once_revealed() -> None:
    match = GAME.start(4, 1, 0)
    for seat, gems in enumerate(("nothing", "ruby amber", "diamond diamond", "diamond")):
        match.play(seat, f"bid {gems}")
    shown = drawn(match, None)
    assert line_with(shown, "bids").split()[1:] == ["–", "●▲", "◆◆", "◆"]
    assert "Order of taking: C, B, D, A" in shown
    assert "▸ C" in shown


def test_a_gem_that_counts_twice_stands_in_brackets_and_virtual_rubies_are_seen_at_once() -> None:
    match = Table().played(0, "twice").played(1, "rubies").bids()
    assert line_with(drawn(match, None), "bids").split()[1:] == ["·", "●●●", "·"]
    match.play(0, "bid ruby amber")
    match.play(2, "bid nothing")
    shown = drawn(match, None)
    assert line_with(shown, "plays").split()[1:] == ["Best", "gem", "twice", "Three", "rubies", "·"]
    assert line_with(shown, "bids").split()[1:] == ["(●)●▲", "●●●", "–"]


def test_the_first_of_two_to_be_exchanged_is_named_with_its_owner() -> None:
    match = Table().display(1, "colonna").display(2, "bichi").hold(0, "swap").actions()
    match.play(0, "play swap")
    match.play(0, "choose colonna")
    assert "To be exchanged: Colonna (B)." in drawn(match, None)


def test_the_bank_and_who_has_left_the_game_are_shown() -> None:
    bank = "Bank: ◆ no diamond, ● 6 rubies, ■ 3 sapphires, ▲ 3 ambers"
    assert bank in drawn(GAME.start(4, 1), None)
    assert "Left the game: Colonna" in drawn(Table().gone("colonna").bids(), None)


def test_what_is_behind_a_screen_is_shown_to_its_owner_and_to_nobody_else() -> None:
    match = Table().gold(7, 20, 20).gems(0, "diamond 2 amber").hold(0, "bribe bribe gold").bids()
    assert "Behind your screen: 7 gold, ◆ a diamond, ▲ 2 ambers" in drawn(match, 0)
    assert "Your action cards: 10 gold, 2 × Bribe" in drawn(match, 0)
    assert "You have no action card." in drawn(match, 1)
    for hidden in ("Behind your screen", "action cards:", "Order “", "If the game ended"):
        assert hidden not in drawn(match, None)


def test_orders_are_shown_with_what_they_ask_for_and_whether_it_is_so() -> None:
    match = Table().orders(0, "france leaders").display(0, "este").bids()
    shown = unbroken(drawn(match, 0))
    assert "✗ Order “France” (3 votes), not fulfilled yet: three coats of arms of France." in shown
    assert "✓ Order “Most leaders” (2 votes), fulfilled now: more leaders than every other player." in shown
    assert "You have discarded “Most leaders”." in drawn(Table().orders(0, "france leaders").round(12).bids(), 0)


def test_votes_if_the_game_ended_now_are_shown_line_by_line() -> None:
    match = Table().display(0, "lugo maculani este").gold(30, 20, 20).gems(0, "amber").politics(0, mazarin=1).bids()
    lines = "One faction leader +1 · 31 gold, at 10 a vote +3 · Old boys book +1"
    assert f"you would have 7 votes, without the order: 2 cardinals +2 · {lines}" in unbroken(drawn(match, 0))


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_sheet_of_votes_adds_up_and_cites_its_clauses(seats: int) -> None:
    match = play_some(GAME.start(seats, 2), seed=2, decisions=2000)
    outcome = match.outcome
    assert outcome is not None
    shown = drawn(match, 0)
    assert line_with(shown, "Votes (HP-57)").split()[2:] == [str(points) for points in outcome.points]
    sources = ("HP-51", "HP-52", "HP-53", "HP-54", "HP-55", "HP-56")
    rows = [next(line for line in shown.splitlines() if f"({clause})" in line) for clause in sources]
    columns = zip(*(map(int, row.partition(")")[2].split()) for row in rows), strict=True)
    assert tuple(sum(column) for column in columns) == tuple(outcome.points)


def test_every_line_of_the_sheet_of_votes_is_shown() -> None:
    table = Table().display(0, "este barberini").politics(0, louis=2).squadrone(0).gold(14, 0, 0)
    for seat, order in enumerate(("france", "leaders", "spain-urban")):
        table.gems(seat, "").orders(seat, order)
    shown = unbroken(drawn(table.votes(), None))
    order = "A Order “France” fulfilled +3 · One cardinal +1 · One faction leader +1 · 2 Louis XIV +2"
    assert f"{order} · 14 gold, at 15 a vote +0 · Old boys Louis XIV +1 · Squadrone Volante +3" in shown
    assert "B Order “Most leaders” not fulfilled +0 · 0 gold, at 15 a vote +0" in shown
