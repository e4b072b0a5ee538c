"""Said: what a page makes of references is what the terminal says, in every language."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import signoria
from signoria import Game, Match
from signoria.cli.sentences import Narrator
from signoria.core.kit import GameRules
from signoria.core.text.message_refs import phrased, references, resolve
from signoria.core.text.words import LANGUAGES, Catalogue
from tests.play import Setting, everybody, random_play
from tests.thinning import step_of

NAMES = ("Marianne", "Cosimo", "Isabella", "Galeazzo", "Ludovica")


def sent(game: GameRules, view: Mapping[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """What of the data's sentence goes to the page, after it went there."""
    overlay = phrased(game, view, data)
    assert overlay == {name: value for name, value in overlay.items() if name not in data or data[name] != value}
    arrived = json.loads(json.dumps(overlay))
    assert arrived == overlay
    return {**json.loads(json.dumps(dict(data))), **arrived}


def sentence_of_move(page: Mapping[str, Any], text: str, words: Catalogue) -> str:
    """A move's sentence as a page makes it."""
    message = f"move-{page['do']}"
    return words.say(message, **resolve(page, words)) if words.has(message) else text


def sentence_of_event(kind: str, page: Mapping[str, Any], reader: int | None, words: Catalogue) -> str:
    """An event's sentence as a page makes it: seats become names and who is addressed."""
    put = resolve(page, words)
    seat, owner = page.get("seat"), page.get("owner")
    if seat is not None:
        put.update(seat=NAMES[seat], who="you" if seat == reader else "other")
    if owner is not None:
        put.update(owner=NAMES[owner], whose="self" if owner == seat else "you" if owner == reader else "other")
    return words.say(f"event-{kind}", **put)


def compare_moves(match: Match, languages: Mapping[str, Catalogue]) -> int:
    """Every legal move of every seat; how many there were."""
    game, compared = match.game, 0
    for seat in match.to_act:
        view = match.view(seat)
        for move in match.legal(seat):
            page = sent(game, view, move.data)
            compared += 1
            for words in languages.values():
                said = Narrator(game, words, NAMES, seat).move(move, view)
                assert sentence_of_move(page, move.text, words) == said, move.text
    return compared


def compare_events(match: Match, languages: Mapping[str, Catalogue]) -> int:
    """Every event of the game for everybody; how many there were."""
    game, compared = match.game, 0
    for reader in everybody(match):
        view = match.view(reader)
        for event in match.events(reader):
            said = {name: value for name, value in event.items() if name != "kind"}
            seats = {name: value for name, value in said.items() if name in ("seat", "owner")}
            page = {**sent(game, view, said), **seats}
            compared += 1
            for words in languages.values():
                narrated = Narrator(game, words, NAMES, reader).event(event, view)
                assert sentence_of_event(str(event["kind"]), page, reader, words) == narrated, event
    return compared


def test_references_resolved_in_any_language_are_what_the_terminal_says(setting: Setting) -> None:
    languages = {language: setting.game.words(language) for language in LANGUAGES}
    match, moves = setting.start(seed=6), 0
    for step, at in enumerate(random_play(match, seed=6)):
        if step % (5 * step_of(3)) == setting.seats % 5:
            moves += compare_moves(at, languages)
    assert moves > 20 // step_of(3)
    assert compare_events(match, languages) > 100


def test_a_reference_names_a_message_and_its_arguments() -> None:
    game = signoria.game("princes-of-florence")
    item = {"say": "item-jester", "with": {"form": "a"}}
    assert references(game).say("item-jester", form="a") == item
    overlay = phrased(game, {}, {"seat": 1, "item": "jester", "florins": 0, "value": 5})
    assert overlay == {"item": item}
    assert resolve(overlay, game.words("en")) == {"item": "a jester"}
    assert resolve(overlay, game.words("fr")) == {"item": "un saltimbanque"}


def test_references_are_made_for_a_game_once_and_refuse_what_has_no_words(game_name: str) -> None:
    game = signoria.game(game_name)
    assert references(game) is references(game)
    with pytest.raises(LookupError, match="no words for 'city-of-nowhere'"):
        references(game).say("city-of-nowhere")


def test_references_resolve_wherever_they_stand() -> None:
    words = signoria.game("patrician").words("en")
    city = {"say": "city-roma", "with": {}}
    assert resolve([city, {"here": (city, 3)}, None], words) == ["Roma", {"here": ["Roma", 3]}, None]


def test_a_game_without_phrases_sends_nothing_but_the_data() -> None:
    wordless = Game(replace(signoria.game("patrician").kit, phrases=None))
    assert phrased(wordless, {}, {"city": "roma"}) == {}
