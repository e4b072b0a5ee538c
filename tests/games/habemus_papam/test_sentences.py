"""Events and moves in sentences, in both languages, for every reader: nothing is left of what names things in code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from signoria import Match
from signoria.cli.sentences import Narrator
from signoria.core.rules.moves import Move
from signoria.core.text.words import LANGUAGES
from signoria.games.habemus_papam.components import DATA, PapamComponents, read
from signoria.games.habemus_papam.shown.phrases import card_in_sentence, short_name
from signoria.games.habemus_papam.state import EVENTS
from tests.games.habemus_papam.tables import GAME, Table
from tests.play import everybody, random_play

DEFAULT = read(DATA)
NAMES = ("Anne", "Émile", "Béatrice", "Hugo")
"""Two of them begin with a vowel, as do the names of bots."""
CODED = {"diamond", "sapphire", "amber", "rubies", "twice", "bribe", "swap", "innocent", "urban", "leaders"}
"""Names of things in code that are no words of a French sentence."""


def narrator(match: Match, reader: int | None, language: str = "en") -> Narrator:
    return Narrator(GAME, GAME.words(language), NAMES[: match.seats], reader)


def moves(match: Match, language: str = "en") -> dict[str, str]:
    """What each legal move of who is to act is called, by the text that plays it."""
    seat = match.to_act[0]
    told, view = narrator(match, seat, language), match.view(seat)
    return {move.text: told.move(move, view) for move in match.legal(seat)}


def news(match: Match, reader: int | None, language: str = "en") -> list[str]:
    return narrator(match, reader, language).news(match)


def check(sentence: str, language: str) -> None:
    """A sentence begins like one, is set properly and holds nothing but words."""
    assert sentence.lstrip("“«\u00a0")[0].isupper(), sentence
    assert sentence.endswith("."), sentence
    assert not re.search(r"  |[{}$]|None|\bseat\b| [.,)]|\( |\.\.", sentence), sentence
    if language == "fr":
        assert not set(re.findall(r"\w+", sentence)) & CODED, sentence
        assert not re.search(r"\b(?:[ldnsj]e|la|que) (?:[aeiouâêéèœ]|h[oô])", sentence, flags=re.IGNORECASE), sentence
        assert not re.search(r"\b[Dd]e (?:le|les|un|une)\b|\w [:;!?»]|« ", sentence), sentence


def swap_declined() -> Match:
    match = Table().display(0, "bichi").display(1, "colonna").hold(0, "swap").hold(1, "bribe").actions()
    match.play(0, "play swap")
    match.play(1, "pass")
    match.play(0, "pass")
    return match


def told_of() -> Iterator[Match]:
    """Matches in which, together, everything there is to tell has happened."""
    for seed in range(12):
        *_, match = random_play(GAME.start(3 + seed % 2, seed), seed)
        yield match
    poor = Table().offer("bichi squadrone gold camerlengo").gold(19, 20, 20).taking(0, 1, 2)
    poor.play(0, "take squadrone")
    yield poor
    yield swap_declined()


def test_everything_there_is_to_tell_reads_well_for_everybody_in_both_languages() -> None:
    kinds: set[str] = set()
    for match in told_of():
        kinds |= {str(event["kind"]) for reader in everybody(match) for event in match.events(reader)}
        for language in LANGUAGES:
            for reader in (0, 1, None):
                for sentence in news(match, reader, language):
                    check(sentence, language)
    assert kinds == {kind.name for kind in EVENTS.kinds}


def test_a_person_is_named_in_full_as_the_components_have_it() -> None:
    data = {**DEFAULT.data, "cardinal": [{**row, "full_name": row["name"].upper()} for row in DEFAULT.data["cardinal"]]}
    other = PapamComponents(data, DEFAULT.tables)
    words = GAME.words("en")
    assert card_in_sentence(DEFAULT, "francesco", words) == "Francesco Barberini"
    assert card_in_sentence(other, "lugo", words) == "LUGO"
    assert short_name("francesco", words) == "F. Barberini"
    assert short_name("somebody", words) == "Somebody"


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("mazarin", "Mazarin", "Mazarin"),
        ("squadrone", "the Squadrone Volante", "le Squadrone Volante"),
        ("death", "the Case of Death", "le Décès"),
        ("second", "“Bid second”", "«\u00a0Mise en second\u00a0»"),
        ("camerlengo", "the Camerlengo card", "la carte du camerlingue"),
    ],
)
def test_another_card_has_its_article_or_its_quotes(card: str, english: str, french: str) -> None:
    assert card_in_sentence(DEFAULT, card, GAME.words("en")) == english
    assert card_in_sentence(DEFAULT, card, GAME.words("fr")) == french


def test_a_bid_counts_gems_of_a_kind() -> None:
    called = moves(GAME.start(3, 1, 0))
    assert called["bid nothing"] == "Bid nothing"
    assert called["bid diamond diamond diamond"] == "Bid 3 diamonds"
    assert called["bid diamond ruby amber"] == "Bid a diamond, a ruby and an amber"
    assert moves(GAME.start(3, 1, 0), "fr")["bid ruby amber amber"] == "Miser un rubis et 2 ambres"


def test_choosing_a_person_is_called_by_what_they_are_chosen_for() -> None:
    table = Table().display(0, "bichi").display(1, "colonna").hold(0, "swap bribe")
    bribing = table.actions()
    bribing.play(0, "play bribe")
    assert moves(bribing)["choose colonna"] == "Bribe Girolamo Colonna (B)"
    swapping = table.match()
    swapping.play(0, "play swap")
    called = moves(swapping)
    assert called["choose bichi"] == "Exchange Alessandro Bichi (A)"
    assert called["pass"] == "Exchange nobody"
    swapping.play(0, "choose bichi")
    assert moves(swapping)["choose colonna"] == "Exchange Alessandro Bichi for Girolamo Colonna (B)"
    felipe = Table().display(1, "colonna").politics(0, felipe=1).offer("bichi felipe gold camerlengo").taking(0, 1, 2)
    felipe.play(0, "take felipe")
    assert moves(felipe)["choose colonna"] == "Exclude Girolamo Colonna (B)"


def test_a_victim_is_called_by_whom_death_would_take() -> None:
    match = Table().display(1, "chigi colonna hessen").offer("bichi death gold camerlengo").taking(0, 1, 2)
    match.play(0, "take death")
    assert moves(match)["victim 1"] == "Let death come for Girolamo Colonna (B)"


@pytest.mark.parametrize(
    ("data", "called"),
    [
        ({"do": "choose", "card": "lugo"}, "Bribe Juan de Lugo (–)"),
        ({"do": "victim", "owner": 3}, "Let death come for – (D)"),
        ({"do": "pass"}, "Play no action card"),
    ],
)
def test_a_move_that_is_not_legal_can_be_said_too(data: dict[str, object], called: str) -> None:
    match = GAME.start(3, 1)
    assert narrator(match, 0).move(Move(0, "", data), match.view(0)) == called
