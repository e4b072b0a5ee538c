"""Events and moves in sentences, in both languages, for every reader: nothing is left of what names things in code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria import Match
from signoria.cli.sentences import Narrator
from signoria.core.text.words import LANGUAGES
from signoria.games.princes_of_florence.constants import FREEDOM_NAMES, ITEM_NAMES, PIECE_NAMES, PILE_NAMES
from signoria.games.princes_of_florence.shown.phrases import squares_in_words
from signoria.games.princes_of_florence.state import EVENTS
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_game
from tests.games.princes_of_florence.situations import (
    SITUATIONS,
    acting,
    answering,
    bidding,
    choosing_a_character,
    last_call,
    last_to_buy,
    looking_at_prestige_cards,
    naming_a_partner,
    placing_a_building,
    playing_bonus_cards,
    recruiting,
    replying,
    settling,
    using_the_merchant,
)
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, state_of
from tests.probes import play
from tests.thinning import some_of

NAMES = ("Anne", "Émile", "Béatrice", "Hugo", "Ottavia")
"""Three of them begin with a vowel, as do the names of bots."""
WIDTH = 100
SAME_IN_FRENCH = {"religion", "opinion", "prestige", "table"}
CARDS = (*COMPONENTS.professions, *COMPONENTS.bonus_cards, *COMPONENTS.prestige_cards)
ENGLISH = {*PIECE_NAMES, *ITEM_NAMES, *FREEDOM_NAMES, *CARDS} - SAME_IN_FRENCH
CODED = {name for name in CARDS if "-" in name} | {"bellmaker", "organbuilder"}
"""Names of things in code that are no words of a sentence: in French, and in English."""


def narrator(match: Match, reader: int | None, language: str = "en") -> Narrator:
    return Narrator(GAME, GAME.words(language), NAMES[: match.seats], reader)


def moves(match: Match, language: str = "en", seat: int | None = None) -> dict[str, str]:
    """What each legal move of a seat (or of who is to act) is called, by the text that plays it."""
    seat = match.to_act[0] if seat is None else seat
    told, view = narrator(match, seat, language), match.view(seat)
    return {move.text: told.move(move, view) for move in match.legal(seat)}


def check(sentence: str, language: str) -> None:
    """A sentence begins like one, is set properly and holds nothing but words."""
    assert sentence[0].isupper(), sentence
    assert not re.search(r"  |[{}$]|None|\bseat\b| [.,)]|\( ", sentence), sentence
    words = set(re.findall(r"[\w-]+", sentence))
    if language == "en":
        assert not words & CODED, sentence
        assert not re.search(r"\ba [aeio]|\ban [^aeio]", sentence), sentence
    else:
        assert not words & ENGLISH, sentence
        assert not re.search(r"\b(?:[ldnsj]e|la|que) (?:[aeiouâêéèœ]|h[oô])", sentence, flags=re.IGNORECASE), sentence
        assert not re.search(r"\b[Dd]e (?:le|les|un|une)\b|\w [:;!?»]|« ", sentence), sentence


# -- everything can be said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), some_of(SETTINGS, 4), ids=name_of)
def test_the_log_of_a_game_reads_well_for_everybody(seats: int, options: Options, language: str) -> None:
    *_, match = random_game(seats, options, seed=2)
    for reader in (None, 0, seats - 1):
        for sentence in narrator(match, reader, language).news(match):
            check(sentence, language)
            assert sentence.endswith("."), sentence


def told_of() -> Iterator[Match]:
    """Matches in which, together, everything there is to tell has happened."""
    for seats, options in ((4, {"muse_and_princess": True}), (3, {"cooperation": True}), (4, {})):
        *_, match = random_game(seats, options, seed=2)
        yield match
    yield play(settling(), "free")
    yield play(last_call(), "decline")
    yield play(replying(), "drop")
    yield play(answering(), "decline")
    yield play(replying(), "accept")
    princess = Table(3, muse_and_princess=True).owner("princess", 0).tile(0, "park a1 r0").tile(0, "park d1 r0")
    yield play(princess.hand(0, "poet").actions().match(), "princess")


def test_everything_there_is_to_tell_has_been_told() -> None:
    kinds = {event["kind"] for match in told_of() for seat in range(match.seats) for event in match.events(seat)}
    assert kinds == {kind.name for kind in EVENTS.kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_there_is_to_tell_reads_well(language: str) -> None:
    for match in told_of():
        for reader in (None, *range(match.seats)):
            for sentence in narrator(match, reader, language).news(match):
                check(sentence, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_move_reads_well_and_fits_its_line(name: str, language: str) -> None:
    match = SITUATIONS[name]()
    said = moves(match, language)
    assert len(set(said.values())) == len(said)
    for sentence in said.values():
        check(sentence, language)
    assert max(len(sentence) for sentence in said.values()) + max(len(text) for text in said) + 7 < WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pile", PILE_NAMES)
def test_every_card_can_be_chosen_on_one_line(pile: str, language: str) -> None:
    names = COMPONENTS.cards(PILE_NAMES.index(pile))
    for first in range(len(names)):
        shown = (names * 2)[first : first + 5]
        table = Table(3, muse_and_princess=True).on_top(pile, *shown).owner("professor", 0).actions()
        said = moves(play(table.match(), "draw profession" if pile == "profession" else f"professor {pile}"), language)
        assert list(said) == [f"keep {name}" for name in shown]
        for sentence in said.values():
            check(sentence, language)
        assert max(len(sentence) for sentence in said.values()) + max(len(text) for text in said) + 7 < WIDTH


# -- what sentences say


@pytest.mark.parametrize(
    ("reader", "language", "sentence"),
    [
        (1, "en", "You recruit the poet from Anne."),
        (0, "en", "Émile recruits the poet from you."),
        (None, "en", "Émile recruits the poet from Anne."),
        (1, "fr", "Vous recrutez le poète chez Anne."),
        (0, "fr", "Émile recrute le poète chez vous."),
        (2, "fr", "Émile recrute le poète chez Anne."),
    ],
)
def test_a_reader_is_addressed(reader: int | None, language: str, sentence: str) -> None:
    match = play(recruiting(), "recruit poet")
    assert narrator(match, reader, language).news(match)[-1] == sentence


@pytest.mark.parametrize(
    ("reader", "language", "sentences"),
    [
        (0, "en", ["You propose to build a tower together at f1.", "You ask Émile for 500 florins."]),
        (1, "en", ["Anne proposes to build a tower together at f1.", "Anne asks you for 500 florins."]),
        (0, "fr", ["Vous proposez de bâtir une tour en commun, en f1.", "Vous demandez 500 florins à Émile."]),
        (1, "fr", ["Anne propose de bâtir une tour en commun, en f1.", "Anne vous demande 500 florins."]),
        (2, "fr", ["Anne propose de bâtir une tour en commun, en f1.", "Anne demande 500 florins à Émile."]),
    ],
)
def test_an_offer_is_told_to_both_sides(reader: int, language: str, sentences: list[str]) -> None:
    match = answering()
    assert narrator(match, reader, language).news(match)[-2:] == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Anne asks nothing of Émile for it."), ("fr", "Anne ne demande rien à Émile.")],
)
def test_no_price_is_told_as_none(language: str, sentence: str) -> None:
    table = Table(3, cooperation=True).actions()
    match = play(table.match(), "offer tower", "partner 1", "place tower f1 r0", "price 0")
    assert narrator(match, None, language).news(match)[-1] == sentence


@pytest.mark.parametrize(
    ("points", "english", "french"),
    [
        (0, "Émile receives 700 florins for it.", "Émile en reçoit 700 florins."),
        (2, "Émile receives 2 PP and 300 florins for it.", "Émile en reçoit 2 PP et 300 florins."),
    ],
)
def test_pay_for_a_work_is_told_in_florins_and_points(points: int, english: str, french: str) -> None:
    match = play(acting(), "work poet", f"prestige {points}")
    assert narrator(match, None).news(match)[-1] == english
    assert narrator(match, None, "fr").news(match)[-1] == french


def test_only_points_are_told_when_no_florins_are_left() -> None:
    table = Table(3).hand(0, "poet", "painter", "lawyer", "botanist").jesters(0, 2)
    match = play(table.actions().match(), "work poet")
    assert moves(match)["prestige 4"] == "Take 4 PP and no florins"
    play(match, "prestige 4")
    assert narrator(match, 0).news(match)[-1] == "You receive 4 PP for it."
    assert narrator(match, 0, "fr").news(match)[-1] == "Vous en recevez 4 PP."


def test_secret_cards_are_told_to_their_owner_only() -> None:
    match = play(looking_at_prestige_cards(), "keep two-large", "rest")
    chosen = "You have chosen the prestige card “two large buildings”."
    assert chosen in narrator(match, 1).news(match)
    for reader in (None, 0, 2):
        told = narrator(match, reader).news(match)
        assert "Émile keeps a prestige card." in told
        assert not any("“" in sentence for sentence in told)


# -- what moves say


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("work poet", "Make a work with the poet: 7 VA", "Œuvre avec le poète\u00a0: 7 VA"),
        ("build opera", "Build an opera for 700 florins", "Bâtir un opéra pour 700 florins"),
        (
            "draw profession",
            "Draw a profession card for 300 florins",
            "Piocher une carte de profession pour 300 florins",
        ),
        (
            "freedom travel",
            "Introduce the freedom of travel for 300 florins",
            "Instituer la liberté de voyager pour 300 florins",
        ),
        ("end", "End your turn, 2 actions unused", "Terminer votre tour, 2 actions inutilisées"),
    ],
)
def test_an_action_says_what_it_costs_or_brings(text: str, english: str, french: str) -> None:
    assert moves(acting())[text] == english
    assert moves(acting(), "fr")[text] == french


def test_buildings_of_three_architects_are_free() -> None:
    match = Table(3).architects(0, 3).actions().match()
    assert moves(match)["build tower"] == "Build a tower free"
    assert moves(match, "fr")["build tower"] == "Bâtir gratuitement une tour"


@pytest.mark.clause("PF-32")
def test_a_work_says_what_bonus_cards_must_add() -> None:
    match = Table(3).round(2).hand(0, "poet", "painter").jesters(0, 3).bonus(0, "jesters").actions().match()
    assert moves(match)["work poet"] == "Make a work with the poet: 8 VA, +2 needed"
    assert moves(match, "fr")["work poet"] == "Œuvre avec le poète\u00a0: 8 VA, +2 requis"


def test_auctions_open_at_the_price_of_the_table() -> None:
    assert moves(Table(3).match())["open lake"] == "Open the auction of a lake at 200 florins"
    two = Table(2).match()
    assert moves(two)["open landscape"] == "Open the auction of a landscape at 300 florins"
    assert moves(two, "fr")["open landscape"] == "Mettre aux enchères un paysage à 300 florins"
    assert moves(last_to_buy())["take jester"] == "Take a jester for 200 florins"
    assert moves(last_to_buy())["give up"] == "Take nothing"
    assert moves(bidding())["bid 300"] == "Bid 300 florins for a jester"


def test_passing_and_waiting_say_what_is_given_up_or_kept() -> None:
    assert moves(bidding())["pass"] == "Pass in this auction"
    assert moves(choosing_a_character())["pass"] == "Pass: no character this round"
    assert moves(recruiting())["later"] == "Keep the recruiting card for later"
    assert moves(using_the_merchant())["later"] == "Keep the merchant for later"
    assert moves(last_call())["decline"] == "Use the professor for nothing: he is lost"
    assert moves(answering())["decline"] == "Decline the offer"


def test_money_is_written_as_it_is_typed() -> None:
    match = Table(3, muse_and_princess=True).characters().match()
    assert moves(match)["muse 12"] == "Bid 1200 florins for the muse"
    assert moves(match, "fr")["muse 12"] == "Miser 1200 florins sur la muse"
    assert moves(match, "fr")["banker 0"] == "Miser 0 florin sur le banquier"


def test_a_card_to_be_chosen_says_what_it_likes_or_is_worth() -> None:
    assert moves(recruiting())["recruit poet"] == "Recruit the poet (theatre, lake, travel) from A"
    assert moves(recruiting(), "fr")["recruit painter"] == "Recruter le peintre (atelier, lac, voyager) chez C"
    kept = moves(looking_at_prestige_cards())
    assert kept["keep most-buildings"] == "Keep “most buildings”, 6 PP or, tied, 3"
    assert kept["keep two-large"] == "Keep “two large buildings”, 5 PP"
    assert moves(playing_bonus_cards())["bonus jesters"] == "Play “2 per jester”: +4"


def test_a_partner_has_the_letter_of_the_board() -> None:
    assert moves(naming_a_partner())["partner 2"] == "Build with C"


@pytest.mark.parametrize(("phase", "sentence"), [("answer", "you pay 500"), ("reply", "your neighbour pays 400")])
def test_accepting_says_who_pays_what(phase: str, sentence: str) -> None:
    match = answering() if phase == "answer" else replying()
    assert moves(match)["accept"] == f"Accept: {sentence} florins"


def test_a_place_names_the_squares_it_covers() -> None:
    assert moves(placing_a_building())["place tower a1 r0"] == "Place a tower on a1–c1"
    assert moves(placing_a_building(), "fr")["place tower a1 r90"] == "Placer une tour en a1, a2, a3"


def test_squares_of_a_row_are_put_together() -> None:
    assert squares_in_words(["a1", "b1", "c1", "a2", "c2"]) == "a1–c1, a2, c2"
    assert squares_in_words(["g9", "h9", "g10", "h10"]) == "g9–h9, g10–h10"


# -- refusals


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("place tower a6 r0", "en", "on squares nothing covers yet: choose another place. (PF-41)"),
        ("place tower a5 r0", "en", "may not share a side with another building or the palace"),
        ("place tower a5 r0", "fr", "aucun côté commun avec un autre bâtiment ni avec le palais"),
        ("end", "fr", "Vous bâtissez\u00a0: choisissez où placer le bâtiment. (PF-40)"),
    ],
)
def test_a_refusal_says_which_rule_forbids_and_what_to_do(text: str, language: str, words: str) -> None:
    refusal = placing_a_building().why_not(1, text, language)
    assert refusal is not None
    assert words in refusal.sentence


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_refusal_can_be_said(name: str) -> None:
    state = state_of(SITUATIONS[name]())
    forbidding = {RULES.may(state, seat, action) for seat in range(state.seats) for action in range(-1, GAME.actions)}
    for language in LANGUAGES:
        for number in forbidding - {0}:
            sentence = GAME.words(language).say(f"why-PF-{number}")
            check(sentence, language)
            assert sentence.endswith(".")


# -- other components


def test_a_card_that_only_an_own_file_knows_is_written_as_it_is_there(tmp_path: Path) -> None:
    text = GAME.components_file.read_text(encoding="utf-8").replace('"poet"', '"sonnet-writer"', 1)
    (tmp_path / "components.toml").write_text(text, encoding="utf-8")
    game = signoria.game("princes-of-florence", components=tmp_path / "components.toml")
    assert isinstance(game.components, type(COMPONENTS))
    table = Table(3, game=game)
    table.state.hand[0] |= 1 << game.components.professions.index("sonnet-writer")
    table.state.hand_size[0] += 1
    match = table.jesters(0, 3).actions().match()
    told = Narrator(game, game.words("en"), NAMES[:3], 0)
    shown = [told.move(move, match.view(0)) for move in match.legal(0)]
    assert "Make a work with sonnet writer: 7 VA" in "\n".join(shown)
    assert "sonnet writer" in game.kit.board(match.view(0), game.words("en"))  # type: ignore[misc]
