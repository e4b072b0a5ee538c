"""What a move would lead to is shown as far as its seat can know it, and no further."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

import signoria
from signoria.core.errors import BadSeat, IllegalMove
from signoria.core.play.match import Match
from signoria.core.play.previews import Preview, preview
from signoria.core.rules.moves import Move
from tests.play import Setting, random_play

STEP = 11
"""Every so many decisions previews are looked at, in a short game more often."""
LOOKS = 30
"""So often at least in the longest game there can be."""
MOST = 4
"""So many moves of a seat, at a time."""


def moments(setting: Setting, seed: int) -> Iterator[tuple[Match, int, Move]]:
    """Moves that seats may make, at many moments of a game played by chance."""
    dice, step = random.Random(seed), max(1, min(STEP, setting.game.kit.longest // LOOKS))
    for made, match in enumerate(random_play(setting.start(seed=seed), seed=seed)):
        if made % step and made > 2:
            continue
        for seat in match.to_act:
            legal = match.legal(seat)
            for move in dice.sample(legal, min(MOST, len(legal))):
                yield match, seat, move


def shown(seen: Preview) -> str:
    return json.dumps(seen)


def after(match: Match, seat: int, move: Move) -> Match:
    """The match in which the move was really made."""
    played = match.copy()
    played.play(seat, move)
    return played


def test_a_preview_is_the_same_however_the_unknown_is_dealt(setting: Setting) -> None:
    for number, (match, seat, move) in enumerate(moments(setting, seed=61)):
        expected = shown(preview(match, seat, move))
        assert shown(preview(match, seat, move, seed=number + 2)) == expected, move
        assert shown(preview(match.redeal(seat, seed=number), seat, move)) == expected, move


def test_a_preview_says_whether_the_move_can_be_taken_back(setting: Setting) -> None:
    seen = set()
    for match, seat, move in moments(setting, seed=62):
        final = preview(match, seat, move).final
        assert after(match, seat, move).may_undo(seat) is not final, move
        seen.add(final)
    assert seen == {True, False}


def test_a_preview_of_what_can_be_taken_back_is_what_comes_of_it(setting: Setting) -> None:
    for match, seat, move in moments(setting, seed=63):
        told, seen, played = len(match.events(seat)), preview(match, seat, move), after(match, seat, move)
        events = played.events(seat, told)
        assert seen.events == events[: len(seen.events)], move
        if not seen.final:
            assert ({**seen.public, **seen.own}, seen.events) == (played.view(seat), events), move


def test_a_preview_changes_nothing(game_name: str) -> None:
    setting = Setting(game_name, signoria.game(game_name).seats[-1], ())
    for match, seat, move in moments(setting, seed=64):
        before = json.dumps(match.freeze())
        preview(match, seat, move)
        assert json.dumps(match.freeze()) == before


def test_a_move_that_cannot_be_made_has_no_preview(game_name: str) -> None:
    game = signoria.game(game_name)
    match = game.start(game.seats[-1], seed=65)
    with pytest.raises(IllegalMove):
        preview(match, match.to_act[0], "no such move")
    with pytest.raises(BadSeat):
        preview(match, match.seats, match.legal(match.to_act[0])[0])


def test_a_card_of_the_own_hand_is_shown_played_though_it_cannot_be_taken_back() -> None:
    match = signoria.game("patrician").start(3, seed=66)
    seat = match.to_act[0]
    seen = preview(match, seat, match.legal(seat)[0])
    assert seen.final
    assert [event["kind"] for event in seen.events] == ["card-played"]
    assert (seen.public["phase"], len(seen.own["you"]["hand"])) == ("build", 2)


def test_a_card_still_to_be_turned_up_is_not_shown() -> None:
    match = signoria.game("patrician").start(3, seed=67)
    while match.view(None)["phase"] != "take":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    move = match.legal(seat)[0]
    seen = preview(match, seat, move)
    assert seen.final
    assert [event["kind"] for event in seen.events] == ["card-taken"]
    known, really = seen.public["cities"], after(match, seat, move).view(None)["cities"]
    empty = [number for number, city in enumerate(known) if city["card"] is None]
    assert len(empty) == 1 and really[empty[0]]["card"] is not None


def test_choices_made_in_secret_stay_so_in_the_preview_of_the_last_one() -> None:
    match = signoria.game("princes-of-florence").start(3, seed=68)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    last = preview(match, 2, match.legal(2)[0])
    assert (last.final, last.events) == (True, [])
    assert [player["professions"] for player in last.public["players"]] == [4, 4, 4]
