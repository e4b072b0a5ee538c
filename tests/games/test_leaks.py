"""No seat learns what it may not: by re-dealing, and by changing what is hidden and looking for a difference."""

from __future__ import annotations

import json
import random

from signoria import Match
from signoria.core.play.seeds import fill_generator
from tests.play import Setting, everybody, random_play
from tests.spoiling import fields_that_show, secret_fields


def shown_to(match: Match, seat: int | None) -> str:
    """View, events and moves of a seat, byte for byte."""
    moves = [] if seat is None else [(move.id, move.text, move.data) for move in match.legal(seat)]
    return json.dumps([match.view(seat), match.events(seat), moves, match.to_act])


def told_to(match: Match, seat: int | None) -> tuple[str, str]:
    """The same, and the record."""
    return shown_to(match, seat), match.record(seat, sealed=True)


def observed(match: Match, seat: int | None) -> list[int]:
    """What a seat observes."""
    assert seat is not None
    return [int(number) for number in match.observe(seat)]


def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_it_sees(setting: Setting) -> None:
    changed = 0
    for made, match in enumerate(random_play(setting.start(seed=21), seed=21, every=3)):
        if made % 4 and not match.over:
            continue
        for seat in range(match.seats):
            other = match.redeal(seat, seed=made)
            assert shown_to(other, seat) == shown_to(match, seat)
            assert other.over == match.over
            changed += other.state != match.state
    assert changed


def test_a_redealt_match_tells_nothing_of_the_true_one(setting: Setting) -> None:
    for made, match in enumerate(random_play(setting.start(seed=987654321), seed=22, every=2)):
        if made % 20 or match.over:
            continue
        for seat in range(match.seats):
            other = match.redeal(seat, seed=5)
            assert other.seed is None
            assert "987654321" not in other.record()
            assert not any(other.may_undo(player) for player in range(match.seats))
            told = {json.dumps(event) for who in everybody(match) for event in other.events(who)}
            assert told == {json.dumps(event) for event in match.events(seat)}
            assert list(other.state.generator) != list(match.state.generator)


def test_the_generator_that_dealt_anew_is_not_left_behind_to_be_run_backwards(setting: Setting) -> None:
    match = setting.start(seed=29)
    seat = match.to_act[0]
    factory = match.state
    fill_generator(factory, 3, "redeal")
    setting.game.rules.redeal(factory, seat)
    left = match.redeal(seat, seed=3).state
    assert not set(left.generator) & set(factory.generator)
    for place, word in enumerate(factory.generator):
        left.generator[place] = word
    assert left == factory


def test_a_redealt_match_can_be_played_to_the_end(setting: Setting) -> None:
    for made, match in enumerate(random_play(setting.start(seed=23), seed=23, every=2)):
        if made % 25 == 0:
            for seat in range(match.seats):
                for _ in random_play(match.redeal(seat, seed=made), seed=made):
                    pass


def test_redealing_gives_every_kind_of_deal_and_is_repeatable(setting: Setting) -> None:
    match = setting.start(seed=24)
    seat = match.to_act[0]
    assert match.redeal(seat, seed=3).position() == match.redeal(seat, seed=3).position()
    assert len({json.dumps(match.redeal(seat, seed=s).position()) for s in range(8)}) > 1


def test_changing_any_field_that_is_not_public_shows_to_nobody_who_may_not_know_it(setting: Setting) -> None:
    chooser = random.Random(25)
    secret = secret_fields(setting.game)
    assert "generator" in secret
    for made, match in enumerate(random_play(setting.start(seed=25), seed=25, every=3)):
        if made % 6 or match.over:
            continue
        for seat in everybody(match):
            assert not fields_that_show(match, secret, seat, chooser, told_to)


def test_observations_hold_nothing_hidden(setting: Setting) -> None:
    chooser = random.Random(26)
    game = setting.game
    for made, match in enumerate(random_play(setting.start(seed=26), seed=26)):
        if made % 6 or match.over:
            continue
        for seat in range(match.seats):
            secret = secret_fields(game)
            assert not fields_that_show(match, secret, seat, chooser, observed)


def test_what_is_dealt_anew_depends_on_the_dice_and_on_what_the_seat_knows_and_on_nothing_else(
    setting: Setting,
) -> None:
    for made, match in enumerate(random_play(setting.start(seed=27), seed=27, every=3)):
        if made % 5 and not match.over:
            continue
        for seat in range(match.seats):
            once, again = match.redeal(seat, 1), match.redeal(seat, 2)
            assert once.redeal(seat, 3).state == again.redeal(seat, 3).state == match.redeal(seat, 3).state
