"""A refusal says which of its clause's causes it is, and never more than the seat may know."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Iterator

import pytest

import signoria
from signoria import IllegalMove, Match, Refusal
from signoria.adapters.episode_factory import EpisodeFactory
from signoria.core.rules.moves import NOT_NOW
from signoria.core.text.words import LANGUAGES
from tests.play import random_play, with_everything

SEED = 5
EVERY = 7
"""Of so many moments of a game one is looked at."""


def moments(name: str, seats: int, seed: int) -> Iterator[Match]:
    match = signoria.game(name).start(seats, seed, **with_everything(name, seats))
    return (match for number, match in enumerate(random_play(match, seed)) if number % EVERY == 0)


def refused(match: Match, seat: int) -> dict[int, tuple[int, str]]:
    """The clause and the message for every move that this seat may not make."""
    game, state = match.game, match.state
    numbers = {action: game.rules.may(state, seat, action) for action in range(NOT_NOW, game.actions)}
    return {
        action: (number, game.refusal_message(state, seat, action, number))
        for action, number in numbers.items()
        if number
    }


def test_a_refusal_says_nothing_that_the_seat_may_not_know(game_name: str) -> None:
    """It is the same in a match that the seat cannot tell from the true one."""
    for match in moments(game_name, 3, SEED):
        for seat in range(match.seats):
            assert refused(match.redeal(seat, 11), seat) == refused(match, seat)


def test_every_cause_has_a_sentence_in_every_language(game_name: str) -> None:
    game = signoria.game(game_name)
    for match in moments(game_name, 3, SEED + 1):
        for seat in range(match.seats):
            for message in {message for _, message in refused(match, seat).values()}:
                assert all(game.words(language).has(message) for language in LANGUAGES), message


def test_every_sentence_about_a_cause_is_said_by_its_game(game_name: str) -> None:
    kit = signoria.game(game_name).kit
    code = (kit.folder / "shown" / "refusals.py").read_text(encoding="utf-8")
    text = (kit.folder / "text" / "words.en.ftl").read_text(encoding="utf-8")
    for cause in re.findall(rf"^why-{kit.clauses}-[0-9]+-([a-z-]+) =", text, re.MULTILINE):
        assert f'"{cause}"' in code


def test_a_refusal_is_a_clause_and_a_sentence_and_names_its_message() -> None:
    match = signoria.game("il-principe").start(3, 1)
    refusal = match.why_not(0, "pass")
    assert refusal is not None
    clause, sentence = refusal
    assert (clause, refusal.message) == ("IP-12", "why-IP-12-two")
    assert sentence == f"{match.game.words('en').say('why-IP-12-two')} (IP-12)"
    for same in (copy.copy(refusal), pickle.loads(pickle.dumps(refusal))):
        assert (same, same.message) == (refusal, refusal.message)
    unknown = match.why_not(0, "fly")
    assert unknown == Refusal(None, "No move is called “fly”.")
    assert unknown.message == "no-such-move"


def test_a_move_that_is_made_all_the_same_is_refused_with_the_same_sentence() -> None:
    match = signoria.game("il-principe").start(3, 1)
    refusal = match.why_not(0, "pass")
    assert refusal is not None
    with pytest.raises(IllegalMove) as caught:
        match.play(0, "pass")
    assert (caught.value.clause, str(caught.value), caught.value.message) == (*refusal, refusal.message)
    episode = EpisodeFactory("il-principe", 3, rules="interpreted").deal(1)
    number = match.game.book.parse(match.state, 0, "pass")
    assert number is not None
    assert episode.why_not(0, number) == refusal.sentence
