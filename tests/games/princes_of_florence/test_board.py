"""The table in text: drawn from a view alone, in 100 columns, with or without colour."""

from __future__ import annotations

import json
import re

import pytest
from rich.style import Style
from rich.text import Text

from signoria import Match
from signoria.core.text.words import LANGUAGES
from signoria.games.princes_of_florence.constants import CHARACTER_NAMES, FREEDOM_NAMES, PIECE_NAMES
from signoria.games.princes_of_florence.shown.board import board
from signoria.games.princes_of_florence.shown.board_grids import STYLES
from tests.games.princes_of_florence.games import SETTINGS, Options, finished, name_of, random_game
from tests.games.princes_of_florence.situations import SITUATIONS, answering, over, putting_prestige_cards_under
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, Table
from tests.probes import play
from tests.thinning import some_of

WIDTH = 100
EMPTY = "· · · · · · ·"


def drawn(match: Match, reader: int | None, language: str = "en") -> str:
    return Text.from_markup(board(match.view(reader), GAME.words(language))).plain


def lines(match: Match, reader: int | None, language: str = "en") -> list[str]:
    return drawn(match, reader, language).splitlines()


def flowing(match: Match, reader: int | None, language: str = "en") -> str:
    """All that is drawn, as if no line had to be broken."""
    return drawn(match, reader, language).replace("\n  ", " ")


def area(match: Match) -> list[str]:
    """The rows of the grids, from the letters of the columns on."""
    shown = lines(match, None)
    top = next(number for number, text in enumerate(shown) if text.startswith("   a b c"))
    return shown[top : shown.index("", top)]


# -- everywhere


@pytest.mark.few(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), some_of(SETTINGS, 4), ids=name_of)
def test_the_board_fits_a_terminal_throughout_a_game(seats: int, options: Options, language: str) -> None:
    for step, match in enumerate(random_game(seats, options)):
        if step % 12 == 0 or match.over:
            for reader in (None, step % seats):
                shown = drawn(match, reader, language)
                assert max(len(text) for text in shown.splitlines()) < WIDTH
                assert not re.search(r" $|[{}\[\]]", shown, flags=re.MULTILINE), shown


@pytest.mark.few(18)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_everything_a_player_can_have_to_decide_is_drawn_for_every_reader(name: str, language: str) -> None:
    match = SITUATIONS[name]()
    for reader in (None, *range(match.seats)):
        assert max(len(text) for text in lines(match, reader, language)) < WIDTH
    assert any(text.startswith("▸ B") for text in lines(match, None, language))


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_view_sent_as_text_is_drawn_the_same(name: str) -> None:
    view = SITUATIONS[name]().view(1)
    assert board(json.loads(json.dumps(view)), GAME.words("en")) == board(view, GAME.words("en"))


def test_all_who_choose_at_once_are_marked() -> None:
    match = GAME.start(3, seed=1)
    match.play(1, match.legal(1)[0])
    marked = [text[2] for text in lines(match, None) if text.startswith("▸")]
    assert marked == ["A", "C"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_mark_and_a_style_of_its_own(language: str) -> None:
    words = GAME.words(language)
    marks = [words.say(f"mark-{name}") for name in PIECE_NAMES]
    assert len({*marks, "#", "·", "?"}) == len(PIECE_NAMES) + 3
    assert all(len(mark) == 1 for mark in marks)
    assert set(STYLES) == set(PIECE_NAMES)
    for style in STYLES.values():
        Style.parse(style)


# -- the table


def test_the_round_its_minimum_and_the_first_player_head_the_board() -> None:
    match = Table(3, first=1).round(3).match()
    assert lines(match, None)[0] == "Round 3 of 7, a work needs 12 VA, first player B"
    assert lines(match, None, "fr")[0] == "Tour 3 sur 7, une œuvre demande 12 VA, premier joueur B"
    assert lines(GAME.start(3, seed=1, first=2), None)[0] == "Before the first round of 7, first player C"


def test_supplies_are_counted_and_explain_the_marks() -> None:
    shown = drawn(Table(4).tile(0, "opera b1 r0").tile(1, "lake a1 r0").freedoms(2, "travel").match(), None)
    for part in (
        "f forest 6",
        "l lake 5",
        "jester 7",
        "prestige card 14",
        "U university 3",
        "O opera 2",
        "# is a palace",
    ):
        assert part in shown, part
    assert "Freedoms left: travel 2, religion 3, opinion 3   To be drawn: profession 21, bonus 20" in shown


def test_a_running_auction_shows_item_bid_and_who_is_out() -> None:
    match = play(Table(4).match(), "open park", "pass", "pass", "pass", "place park a1 r0", "open jester", "bid 300")
    shown = lines(match, None)
    assert "Auction of a jester: C bids 300 florins." in shown
    assert "Sold this round: park" in shown
    assert "Have bought or given up: A" in shown
    play(match, "pass")
    assert "Passed: D" in lines(match, None)
    assert "Aux enchères, un saltimbanque\u00a0: C mise 300 florins." in lines(match, None, "fr")


def test_characters_are_shown_with_who_stands_on_them_and_what_the_banker_holds() -> None:
    match = Table(3, muse_and_princess=True).characters().match()
    shown = drawn(match, None)
    assert "muse (from 300), cardinal (from 300)" in shown
    assert "banker (from 0, holds 600 florins)" in shown
    play(match, "muse 5")
    assert "muse (A bids 500)" in drawn(match, None)
    play(match, "pass", "pass")
    assert "Characters: muse (A has it)" in drawn(match, None)
    assert not any(name in drawn(Table(3).match(), None) for name in CHARACTER_NAMES)


def test_a_turn_shows_the_actions_left_and_the_work_being_made() -> None:
    table = Table(3).hand(0, "poet", "painter", "lawyer").jesters(0, 2).bonus(0, "jesters")
    match = table.actions().match()
    assert "A has 2 actions left." in lines(match, None)
    play(match, "work poet")
    assert "A work of 7 VA is being made." in lines(match, None)


def test_a_piece_to_be_placed_is_named_with_who_places_it() -> None:
    match = play(Table(3).match(), "open forest", "pass", "pass")
    assert "A places a forest." in lines(match, None)


# -- the grids


def test_a_grid_shows_every_tile_square_by_square_with_the_palace() -> None:
    table = Table(3).architects(0, 2)
    for place in ("university a1 r0", "forest d1 r0", "forest e2 r0", "lake a4 r0", "tower d7 r0"):
        table.tile(0, place)
    assert [text[:16].rstrip() for text in area(table.match())] == [
        "   a b c d e f g",
        " 1 UUUUU fffff ·",
        " 2 U · U f fffff",
        " 3 U · U f f · ·",
        " 4 lllll · f · ·",
        " 5 l · · · · · ·",
        " 6 ##### · · · ·",
        " 7 ##### RRRRR ·",
    ]


def test_the_grids_of_five_players_stand_side_by_side() -> None:
    rows = area(Table(5).match())
    assert rows[1] == "   ".join([f" 1 {EMPTY}"] * 5)
    assert rows[7] == "   ".join([" 7 ##### · · · ·"] * 5)


def test_cooperation_joins_the_lands_with_a_border_between_them() -> None:
    table = Table(3, cooperation=True).joint(0, 1, "tower f1 r0").tile(2, "park d8 r0")
    rows = area(table.match())
    assert rows[0].split() == list("abcdefghijklmn")
    assert rows[1] == " 1 · · · · · RRR│R · · · · · ·"
    assert rows[2] == f" 2 {EMPTY}│{EMPTY}"
    assert rows[7:11] == [
        f" 7 {EMPTY}│{EMPTY}",
        "         ───────┼─────",
        " 8       ppp · · · · ·",
        " 9       p · · · · · ·",
    ]
    assert rows[-1].split() == ["C"]


def test_five_joined_lands_have_twenty_one_columns() -> None:
    rows = area(Table(5, cooperation=True).match())
    assert rows[0].split() == list("abcdefghijklmnopqrstu")
    assert rows[9] == f" 8{' ' * 7}{EMPTY}│{EMPTY}"
    assert rows[-1].split() == ["D", "E"]


def test_an_offer_is_shown_where_it_would_lie() -> None:
    match = answering()
    assert area(match)[1] == " 1 · · · · · ???│? · · · · · ·"
    shown = lines(match, 1)
    offer = shown.index("A offers B to build a tower together.")
    assert shown[offer + 1] == "It would lie on f1–h1 (?). B would pay 500 florins."


# -- the players


def test_a_line_of_figures_for_each_player() -> None:
    table = Table(3).points(1, 12).jesters(1, 2).architects(1, 1).freedoms(1, "religion", "opinion")
    table.hand(1, "poet", "lawyer").recruiting(1, in_hand=1, on_table=1).worked(1, "painter").bonus(1, "lakes")
    match = table.tile(1, "tower a1 r0").tile(1, "lake a3 r0").tile(1, "lake e3 r0").match()
    heading, first, second = (text.split() for text in lines(match, 1) if re.match(r"..(player|[AB] )", text))
    assert heading == [
        "player", "PP", "buildings", "f", "l", "p", "jesters", "architects", "freedoms", "hand", "works", "bonus",
        "prestige", "free", "best", "VA",
    ]  # fmt: skip
    assert first == ["▸", "A", "0", "0", "0", "0", "0", "0", "0", "–", "0", "0", "0", "0", "43", "–"]
    assert second == ["B", "(you)", "12", "1", "0", "2", "0", "2", "1", "rel", "opi", "3", "2", "1", "0", "32", "–"]


def test_professions_face_up_and_those_known_to_be_in_hand_are_named() -> None:
    table = Table(3).worked(1, "poet", "painter").recruiting(0, in_hand=1)
    match = play(table.actions().match(), "recruit poet")
    shown = lines(match, None)
    assert "A  Known to be in hand: poet" in shown
    assert "B  Face up: painter, recruiting card" in shown
    assert "B  Face visible\u00a0: peintre, carte de recrutement" in lines(match, None, "fr")


# -- what the reader alone knows


def test_the_hand_shows_what_each_work_is_worth_and_what_it_lacks() -> None:
    table = Table(3).hand(0, "poet", "organbuilder").tile(0, "theatre a1 r0").freedoms(0, "opinion").florins(0, 0)
    shown = lines(table.match(), 0)
    assert "Your purse: 0 florins; a building costs you 700." in shown
    assert "  poet            6  ✓ theatre  – lake    – travel" in shown
    assert "  organ builder   5  – chapel   – forest  ✓ opinion" in shown
    assert "Votre bourse\u00a0: 0 florin\u202f; un bâtiment vous coûte 700." in lines(table.match(), 0, "fr")
    assert "You have no profession in hand." in lines(table.match(), 1)


def test_cards_in_hand_show_their_value_now() -> None:
    table = Table(3).jesters(0, 2).bonus(0, "jesters").prestige(0, "most-jesters", "two-large").recruiting(0, in_hand=2)
    shown = lines(table.match(), 0)
    assert "Your bonus cards, with what they would add now: “2 per jester” +4" in shown
    assert "if the game ended now: “two large buildings” 0, “most jesters” 6" in flowing(table.match(), 0)
    assert "You have 2 recruiting cards in hand." in shown


def test_cards_being_looked_at_and_cards_put_back_are_shown_to_who_saw_them() -> None:
    match = putting_prestige_cards_under()
    looked = "“two large buildings”, “fewest free squares”, “all three kinds of landscape”, “most landscapes”"
    assert f"You look at: {looked}" in flowing(match, 1)
    assert "B looks at 4 cards of the prestige pile." in lines(match, None)
    play(match, "rest")
    remembered = "You remember in the prestige pile, from its top: 10. “two large buildings”, 11. “fewest free squares”"
    assert remembered in flowing(match, 1)
    for reader in (None, 0, 2):
        assert "large buildings" not in drawn(match, reader)


def test_a_profession_given_back_is_shown_until_all_have_chosen() -> None:
    match = GAME.start(3, seed=1)
    returned = match.legal(1)[0]
    match.play(1, returned)
    assert any(text.startswith("You give back the ") for text in lines(match, 1))
    assert "You give back" not in drawn(match, 0)
    play(match, match.legal(0)[0].text, match.legal(2)[0].text)
    assert "You give back" not in drawn(match, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_sees_the_cards_and_the_purse_of_another(language: str) -> None:
    table = Table(3).hand(0, *COMPONENTS.professions[:5]).bonus(0, *COMPONENTS.bonus_cards[:5]).florins(0, 7700)
    match = table.prestige(0, *COMPONENTS.prestige_cards[:5]).match()
    words = GAME.words(language)
    secrets = [words.say(f"profession-{name}", form="bare") for name in COMPONENTS.professions]
    secrets += [words.say(f"bonus-{name}", form="bare") for name in COMPONENTS.bonus_cards[:5]]
    secrets += [words.say(f"prestige-{name}") for name in COMPONENTS.prestige_cards[:5]]
    for secret in (*secrets[:5], *secrets[21:], "7700"):
        assert secret in drawn(match, 0, language), secret
    for reader in (None, 1, 2):
        assert not [secret for secret in (*secrets, "7700") if secret in drawn(match, reader, language)]


# -- the end


def sheet_of(match: Match) -> dict[str, list[int]]:
    """The figures of the score sheet, by their labels."""
    shown = lines(match, None)
    top = next(number for number, text in enumerate(shown) if text.startswith("Final score"))
    rows = (text for text in shown[top + 1 :] if "(PF-" in text)
    return {text[:36].strip(): [int(cell.replace("\u2212", "-")) for cell in text[36:].split()] for text in rows}


@pytest.mark.clause("PF-72")
@pytest.mark.parametrize("muse_and_princess", [False, True])
def test_the_score_sheet_adds_up_and_cites_its_clauses(muse_and_princess: bool) -> None:
    match = finished(4, muse_and_princess)
    outcome = match.outcome
    assert outcome is not None
    figures = sheet_of(match)
    florins, total, place = (figures.pop(f"{label} (PF-72)") for label in ("Florins", "Total", "Place"))
    assert (total, place) == (list(outcome.points), list(outcome.places))
    assert florins == [row["florins"] for row in match.view(None)["sheet"]]
    assert [sum(column) for column in zip(*figures.values(), strict=True)] == total
    extra = ("Merchant (PF-108)", "Banker’s exchange (PF-110)") if muse_and_princess else ("Given back (PF-71)",)
    assert set(figures) == {
        "Works (PF-33)",
        "Best works (PF-35)",
        "Buildings (PF-40)",
        "Further landscapes (PF-21)",
        "Architects (PF-23)",
        "Prestige cards (PF-80 to PF-93)",
        *extra,
    }


def test_the_sheet_names_each_prestige_card_with_its_points() -> None:
    match = finished(4)
    shown = lines(match, None)
    cards = [(row["seat"], card) for row in match.view(None)["sheet"] for card in row["cards"]]
    assert cards
    for seat, card in cards:
        name = GAME.words("en").say(f"prestige-{card['name']}")
        assert f"{'ABCD'[seat]}  “{name}” {card['value']}" in shown


def test_the_end_shows_no_minimum_and_no_hand() -> None:
    shown = drawn(over(), 1)
    assert shown.startswith("Round 7 of 7, first player B")
    assert "Your purse" not in shown
    assert "Final score" in shown


def test_every_freedom_has_a_short_form() -> None:
    for language in LANGUAGES:
        shorts = [GAME.words(language).say(f"mark-{name}") for name in FREEDOM_NAMES]
        assert len(set(shorts)) == len(FREEDOM_NAMES)
