"""Who learns of a move: nothing that repeats a decision tells it to a reader who may not know it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

import signoria
from signoria import Match
from signoria.core.play.explanations import reason_for_line
from signoria.core.play.previews import preview
from signoria.core.play.replays import Replay
from signoria.core.rules.moves import KnownTo
from tests.play import Setting, everybody, random_play, with_all_options
from tests.thinning import some_of
from tests.twin_games import Twins, twins

STARTS = (0, 4, 9, 17, 30, 48, 70, 95)
SAMPLE = 12

Told = Callable[[Match, int | None], object]


def why_not(match: Match, reader: int | None) -> object:
    """Reasons against moves of all kinds, possible ones and others."""
    if reader is None:
        return None
    texts = random.Random(len(match.decisions())).sample(texts_of(match.game.name), SAMPLE)
    return [match.why_not(reader, text) for text in texts]


@cache
def texts_of(game_name: str) -> list[str]:
    """What somebody may do in a random game."""
    games = random_play(with_all_options(game_name, max(signoria.game(game_name).seats)).start(seed=3), seed=3)
    return sorted({move.text for match in games for seat in match.to_act for move in match.legal(seat)})


def previews(match: Match, reader: int | None) -> object:
    if reader is None:
        return None
    return [preview(match, reader, move) for move in match.legal(reader)[:SAMPLE]]


def looks_back(match: Match, reader: int | None) -> object:
    """How the game was after every decision, and why what was told was done."""
    replay = Replay(match)
    steps = [(replay.at(step).view(reader), replay.at(step).to_act) for step in range(replay.steps + 1)]
    lines = range(len(match.events(reader)))
    return steps, [repr(reason_for_line(replay, reader, line)) for line in lines], replay.lines(reader)


TOLD: dict[str, Told | str] = {
    "seats": lambda match, _: match.seats,
    "options": lambda match, _: match.options,
    "names": lambda match, _: match.names,
    "to_act": lambda match, _: match.to_act,
    "legal": lambda match, reader: None if reader is None else [str(move.data) for move in match.legal(reader)],
    "why_not": why_not,
    "decided": lambda match, _: match.decided,
    "over": lambda match, _: match.over,
    "outcome": lambda match, _: match.outcome,
    "may_undo": lambda match, reader: None if reader is None else match.may_undo(reader),
    "view": lambda match, reader: match.view(reader),
    "views": lambda match, reader: match.views()[match.seats if reader is None else reader],
    "own_view": lambda match, reader: None if reader is None else match.own_view(reader),
    "observe": lambda match, reader: None if reader is None else match.observe(reader).tolist(),
    "events": lambda match, reader: match.events(reader),
    "redeal": lambda match, reader: None if reader is None else match.redeal(reader, 5).position(),
    "record": lambda match, reader: match.record(reader, sealed=True),
    "commitment": lambda match, _: match.commitment(),
    "may_learn": lambda match, reader: [match.may_learn(made, reader) for made in match.decisions()],
    # What follows is for the house, which sorts it before anything leaves.
    "game": "the rules, the same for all",
    "begin": "makes a match",
    "resume": "makes a match",
    "keep_parts": "how views are made, not what they tell",
    "play": "changes it",
    "play_listed": "changes it",
    "legal_number": "what play asks first",
    "undo": "changes it",
    "has_undo": "whether anything can be taken back: a server asks it of other matches",
    "copy": "another match",
    "told": "every event with its reader: a server sorts them",
    "told_count": "of all events",
    "journal": "a server keeps what it has made of them",
    "position": "the whole truth",
    "freeze": "the whole truth",
    "state": "the whole truth",
    "decisions": "the whole truth; may_learn says who may be told",
    "is_sealed": "part of may_learn",
    "seed": "the whole truth",
    "deal": "the whole truth",
    "chosen_first": "what the record's header says",
    "start_position": "the whole truth",
}
"""What can be had from a match: what a reader is told, or why it is told to nobody."""
LOOKS: tuple[Told, ...] = (previews, looks_back)
"""What is made of a match on request."""


def all_twins(setting: Setting, seed: int = 40) -> Iterator[Twins]:
    """Twins of every seat and of a spectator, from several moments of games on."""
    readers = everybody(setting.start(1))
    for number, first in enumerate(some_of(STARTS, 2)):
        yield from twins(setting, readers[number % len(readers)], seed=seed + number, first=first)


def check_alike(pair: Twins, name: str, tell: Told) -> None:
    one, other = (repr(tell(match, pair.reader)) for match in (pair.one, pair.other))
    assert one == other, f"{name} tells {pair.reader} what it may not know: {pair.other_secrets()}"


def test_two_games_that_differ_only_in_what_a_reader_may_not_know_are_told_alike(setting: Setting) -> None:
    last: Twins | None = None
    for pair in all_twins(setting):
        for name, tell in TOLD.items():
            if callable(tell):
                check_alike(pair, name, tell)
        if last is not None and last is not pair:
            for tell in LOOKS:
                check_alike(last, tell.__name__, tell)
        last = pair


@pytest.mark.few(1)
def test_twins_have_other_hands_and_other_secret_moves(game_name: str) -> None:
    game = signoria.game(game_name)
    setting = Setting(game_name, max(game.seats), tuple((name, one.default) for name, one in game.options.items()))
    kinds = {do for do, known_to in game.kit.known_to.items() if known_to is not KnownTo.EVERYBODY}
    hands, secrets = 0, set[str]()
    for seed in range(0, 200, len(STARTS)):
        for pair in all_twins(setting, seed):
            hands += pair.one.state != pair.other.state
            secrets |= {made.text.split()[0] for both in pair.other_secrets() for made in both}
        if hands and secrets >= kinds:
            break
    assert hands
    assert secrets == kinds


def test_all_that_can_be_had_from_a_match_is_on_the_list() -> None:
    match = signoria.game("patrician").start(2, seed=1)
    assert {name for name in dir(match) if not name.startswith("_")} == set(TOLD)


def test_every_kind_of_move_says_who_learns_of_it(setting: Setting) -> None:
    together: set[str] = set()
    made: set[str] = set()
    for seed in range(2):
        for match in random_play(setting.start(seed), seed):
            for seat in match.to_act:
                kinds = {str(move.data["do"]) for move in match.legal(seat)}
                made |= kinds
                together |= kinds if len(match.to_act) > 1 else set()
    known_to = setting.game.kit.known_to
    assert made <= set(known_to)
    assert {do for do in together if known_to[do] is KnownTo.EVERYBODY} == set()


def test_a_record_of_a_running_game_leaves_out_what_its_reader_may_not_know() -> None:
    match = signoria.game("il-principe").start(3, seed=5)
    for seat in match.to_act:
        match.play(seat, match.legal(seat)[0])
    while not match.over and len(match.to_act) == 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert not match.over
    own, spectator = (match.record(reader, sealed=True) for reader in (1, None))
    assert own.splitlines()[1] == "sealed for seat 1" and spectator.splitlines()[1] == "sealed for a spectator"
    assert own.count(" reserve ") == 1 and "\n1 reserve " in own
    assert " reserve " not in spectator and "\n0 sealed\n1 sealed\n2 sealed\n" in spectator
    assert match.record().count(" reserve ") == 3
    for _ in random_play(match, seed=5):
        pass
    assert match.record(1) == match.record(sealed=True) == match.record()
    assert json.loads(json.dumps(signoria.replay(match.record(1)).position())) == match.position()
