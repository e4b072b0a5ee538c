"""Reasons for moves, for every game that has some: from what everybody saw, in both languages, mostly to the point."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

import signoria
from signoria import Game, Match
from signoria.bots import LEVELS
from signoria.bots.seat import ask
from signoria.cli.sentences import Narrator
from signoria.core.play.explanations import deeds_of, reason_for, reason_for_line
from signoria.core.play.replays import Replay
from signoria.core.rules.reasons import Deed, Reason
from signoria.core.text.words import LANGUAGES
from tests.play import everybody, random_play, with_all_options
from tests.spoiling import secret_fields, spoil

DECISIONS = 400
ENOUGH = 0.8
"""How much of what apprentices choose is to be given a reason that speaks for it."""
EXPLAINED = [name for name in signoria.GAMES if signoria.game(name).kit.reasons]
"""Games that have reasons: a game may do without."""

for_every_explained_game = pytest.mark.parametrize("explained", EXPLAINED)


@cache
def played_at_random(name: str, seats: int, seed: int = 61) -> Replay:
    match = with_all_options(name, seats).start(seed)
    for _ in random_play(match, seed):
        pass
    return Replay(match)


def told_reasons(replay: Replay, step: int) -> Iterator[tuple[Deed, Reason | None]]:
    """What a decision made public, and why."""
    game = replay.at(0).game
    return ((deed, reason_for(game, deed)) for deed in deeds_of(replay, step))


# -- what is said ------------------------------------------------------------------------------------------------------


@for_every_explained_game
def test_whole_games_are_explained_in_both_languages(explained: str) -> None:
    game = signoria.game(explained)
    said = set()
    for seats in (min(game.seats), max(game.seats)):
        replay = played_at_random(explained, seats)
        narrators = [
            Narrator(game, game.words(language), ["Anna"] * seats, reader)
            for language in LANGUAGES
            for reader in (None, 0)
        ]
        for step in range(1, replay.steps + 1):
            for deed, reason in told_reasons(replay, step):
                assert reason is not None, deed.event
                assert reason.data["seat"] == deed.event["seat"]
                assert all(narrator.reason(reason, deed.after).strip() for narrator in narrators)
                said.add(reason.kind)
    assert len(said) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_a_rival_and_knows_when_that_is_the_reader(language: str) -> None:
    game = signoria.game("patrician")
    reason = Reason("takes-from", 100, {"seat": 0, "owner": 1, "city": "siena", "points": 7})
    view = game.start(3, seed=1).view(None)
    names = ["Anna", "Bruno", "Carla"]
    heard = [Narrator(game, game.words(language), names, reader).reason(reason, view) for reader in (0, 1)]
    assert ["Bruno" in sentence for sentence in heard] == [True, False]
    assert all("7" in sentence and "Siena" in sentence for sentence in heard)


def apprentices(game: Game, seed: int) -> tuple[Replay, list[int]]:
    """A game between apprentices, and how many moves there were to choose from each time."""
    match, dice, counts = game.start(3, seed), random.Random(seed), []
    bots = [LEVELS["apprentice"](dice) for _ in range(match.seats)]
    while not match.over:
        seat = match.to_act[0]
        counts.append(len(match.legal(seat)))
        match.play(seat, ask(bots[seat], match, seat, 1.0, dice.getrandbits(64)))
    return Replay(match), counts


@pytest.mark.few(1)
@for_every_explained_game
def test_most_of_what_apprentices_choose_is_given_a_reason_that_speaks_for_it(explained: str) -> None:
    game, seed, reasons = signoria.game(explained), 0, list[Reason | None]()
    while len(reasons) < DECISIONS:
        seed += 1
        replay, counts = apprentices(game, seed)
        for step, count in enumerate(counts, start=1):
            told = list(told_reasons(replay, step))
            if count > 1 and told:
                reasons.append(told[0][1])
    good = [reason for reason in reasons if reason is not None and not reason.is_modest]
    assert len(good) >= ENOUGH * len(reasons)
    assert len({reason.kind for reason in good}) > 8


# -- what is not -------------------------------------------------------------------------------------------------------


@for_every_explained_game
def test_what_is_hidden_changes_no_reason(explained: str) -> None:
    game, chooser, compared = signoria.game(explained), random.Random(62), 0
    replay = played_at_random(explained, max(game.seats))
    for step in range(1, replay.steps + 1, 9):
        for deed, reason in told_reasons(replay, step):
            before, after = replay.at(step - 1).state, replay.at(step).state
            for name in secret_fields(game):
                spoil(before, name, None, chooser)
                spoil(after, name, None, chooser)
            views = game.kit.view(game, before, None), game.kit.view(game, after, None)
            assert reason_for(game, Deed(game.components, *views, deed.events, deed.event)) == reason
            compared += 1
    assert compared


@for_every_explained_game
def test_a_move_made_with_other_secrets_is_given_the_same_reason(explained: str) -> None:
    game, compared = signoria.game(explained), 0
    replay = played_at_random(explained, max(game.seats))
    for step in range(1, replay.steps + 1, 7):
        decision, truly = replay.decisions[step - 1], list(told_reasons(replay, step))
        other = replay.at(step - 1).redeal(decision.seat, seed=step)
        other.play(decision.seat, decision.action)
        again = list(told_reasons(Replay(other), 1))
        if [deed.events for deed, _ in again] == [deed.events for deed, _ in truly]:
            assert [reason for _, reason in again] == [reason for _, reason in truly]
            compared += len(truly)
    assert compared


def test_a_sealed_choice_is_explained_when_it_is_shown_and_not_before() -> None:
    match = signoria.game("habemus-papam").start(3, seed=1)
    while match.view(None)["phase"] != "bid":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    bidders = match.to_act
    for seat in bidders:
        match.play(seat, match.legal(seat)[-1])
    replay = Replay(match)
    asked = [[deed.event for deed in deeds_of(replay, step)] for step in range(replay.steps - 2, replay.steps + 1)]
    assert asked[:2] == [[], []]
    assert [(event["kind"], event["seat"]) for event in asked[2]] == [("bid-revealed", seat) for seat in bidders]


# -- lines of a log ----------------------------------------------------------------------------------------------------


def explained_lines(match: Match, replay: Replay, reader: int | None) -> list[tuple[str, Reason]]:
    """The kinds of the lines of a reader's log that have a reason."""
    events = match.events(reader)
    found = [(str(event["kind"]), reason_for_line(replay, reader, line)) for line, event in enumerate(events)]
    return [(kind, reason) for kind, reason in found if reason is not None]


@for_every_explained_game
def test_everybody_is_given_the_same_reasons_for_the_same_lines(explained: str) -> None:
    game = signoria.game(explained)
    match = game.start(min(game.seats), seed=63)
    for made, _ in enumerate(random_play(match, seed=63)):
        if made == 40:
            break
    replay = Replay(match)
    told = [explained_lines(match, replay, reader) for reader in everybody(match)]
    assert told[0] and all(lines == told[0] for lines in told)
    assert {kind for kind, _ in told[0]} <= set(game.kit.reasons)


def test_what_was_dealt_or_only_whispered_has_no_reason() -> None:
    match = signoria.game("patrician").start(2, seed=64)
    replay = Replay(match)
    assert [reason_for_line(replay, 0, line) for line in range(len(match.events(0)))] == [None] * len(match.events(0))


@for_every_explained_game
def test_reasons_are_given_only_for_kinds_of_events_that_have_a_seat(explained: str) -> None:
    game = signoria.game(explained)
    with_a_seat = {kind.name for kind in game.kit.events if "seat" in kind.arguments}
    assert set(game.kit.reasons) <= with_a_seat
