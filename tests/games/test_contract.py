"""The contract of api.md, over every game, seat count and option."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as limits
from hypothesis import strategies as some

import signoria
from signoria import IllegalMove, Match
from signoria.core.errors import BadSeat, CannotUndo
from tests.play import Setting, everybody, play_some, random_play, rows_of
from tests.thinning import step_of


def test_there_is_always_a_move_until_the_end_which_comes_in_time(setting: Setting) -> None:
    match = setting.start(seed=1)
    decisions = 0
    for before in random_play(match, seed=1):
        if before.over:
            break
        assert before.to_act
        assert all(before.legal(seat) for seat in before.to_act)
        assert all(before.legal(seat) == () for seat in range(before.seats) if seat not in before.to_act)
        assert before.outcome is None
        decisions += 1
        assert decisions <= setting.game.kit.longest
    assert match.over
    assert match.to_act == ()


def test_the_outcome_names_winners_ranking_and_a_reason(setting: Setting) -> None:
    match = play_some(setting.start(seed=2), seed=2, decisions=10_000)
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.points) == setting.seats
    assert outcome.winners == outcome.ranking[: len(outcome.winners)]
    assert sorted(outcome.ranking) == list(range(setting.seats))
    assert [outcome.places[seat] for seat in outcome.ranking] == sorted(outcome.places)
    assert {seat for seat, place in enumerate(outcome.places) if place == 1} == set(outcome.winners)
    best = max(outcome.points)
    assert all(outcome.points[seat] == best for seat in outcome.winners)
    assert setting.game.words("fr").say(outcome.reason) != setting.game.words("en").say(outcome.reason)


def test_legal_moves_are_exactly_those_no_clause_forbids(setting: Setting) -> None:
    for match in random_play(setting.start(seed=3), seed=3, every=3):
        state, rules = match.state, setting.game.rules
        for seat in range(match.seats):
            allowed = [action for action in range(setting.game.actions) if rules.may(state, seat, action) == 0]
            listed = sorted(move.id for move in match.legal(seat))
            assert listed == allowed, rows_of(setting.game, state, set(listed) ^ set(allowed))


def test_a_move_is_played_by_itself_its_text_or_its_number(setting: Setting) -> None:
    for match in random_play(setting.start(seed=4), seed=4, every=5):
        for seat in match.to_act:
            moves = match.legal(seat)
            assert len({move.text for move in moves}) == len({move.id for move in moves}) == len(moves)
            results = []
            for way in (moves[0], moves[0].text, moves[0].id):
                copy = match.copy()
                copy.play(seat, way)
                results.append(copy.position())
            assert results[0] == results[1] == results[2]
            assert match.why_not(seat, moves[0].text) is None


def test_an_illegal_move_is_refused_with_a_clause_and_changes_nothing(setting: Setting) -> None:
    game = setting.game
    for match in random_play(setting.start(seed=5), seed=5, every=5):
        before = (match.position(), match.events(0), match.record())
        for seat in range(match.seats):
            legal = {move.id for move in match.legal(seat)}
            for action in range(game.actions):
                if action not in legal:
                    with pytest.raises(IllegalMove, match=rf"\({game.kit.clauses}-\d+\)$"):
                        match.play(seat, action)
                    break
        for nonsense in ("fly to the moon", "", -1, game.actions):
            with pytest.raises(IllegalMove):
                match.play(0, nonsense)
        assert (match.position(), match.events(0), match.record()) == before


def test_why_not_gives_the_clause_and_a_sentence_in_both_languages(setting: Setting) -> None:
    game = setting.game
    match = play_some(setting.start(seed=6), seed=6, decisions=7)
    told = 0
    for seat in range(match.seats):
        legal = {move.id for move in match.legal(seat)}
        texts = {game.book.describe(match.state, seat, a).text for a in legal}
        for other in everybody(match):
            texts |= {move.text for move in match.legal(other)} if other is not None else set()
        for text in texts:
            english, french = match.why_not(seat, text), match.why_not(seat, text, "fr")
            if english is not None and french is not None:
                assert english.clause == french.clause
                assert english.clause is not None and english.clause.startswith(game.kit.clauses)
                assert english.sentence != french.sentence
                told += 1
    unknown = match.why_not(0, "fly to the moon")
    assert unknown is not None and unknown.clause is None and "fly to the moon" in unknown.sentence
    assert told or len(match.to_act) == match.seats


def test_copies_never_change_with_the_original(setting: Setting) -> None:
    copies: list[tuple[Match, object]] = []
    for match in random_play(setting.start(seed=7), seed=7, every=5):
        copies.append((match.copy(), (match.position(), match.record(), match.events(None))))
    for copy, then in copies:
        assert (copy.position(), copy.record(), copy.events(None)) == then


def test_a_copy_plays_on_without_touching_the_original(setting: Setting) -> None:
    match = play_some(setting.start(seed=8), seed=8, decisions=9)
    before = match.position()
    play_some(match.copy(), seed=9, decisions=10_000)
    assert match.position() == before


def test_a_position_restores_the_match_and_it_ends_the_same(setting: Setting) -> None:
    for made, match in enumerate(random_play(setting.start(seed=10), seed=10, every=2)):
        if made % 6 == 0 or match.over:
            words = json.loads(json.dumps(match.position()))
            restored = setting.game.from_position(words)
            assert restored.state == match.state
            assert restored.position() == words
    again = setting.game.from_position(setting.start(seed=10).position())
    assert play_some(again, seed=10, decisions=10_000).position() == match.position()


def test_a_record_replays_to_the_same_match_at_every_point(setting: Setting) -> None:
    for made, match in enumerate(random_play(setting.start(seed=11), seed=11, every=3)):
        if made % 10 == 0 or match.over:
            again = signoria.replay(match.record())
            assert again.state == match.state
            assert again.record() == match.record()
            assert all(again.events(seat) == match.events(seat) for seat in everybody(match))


def test_a_record_from_a_position_replays_too(setting: Setting) -> None:
    middle = play_some(setting.start(seed=12), seed=12, decisions=11)
    match = play_some(setting.game.from_position(middle.position()), seed=13, decisions=12)
    again = signoria.replay(match.record())
    assert again.state == match.state


def test_a_seats_record_holds_no_seed_and_refuses_to_replay(setting: Setting) -> None:
    match = play_some(setting.start(seed=123456789), seed=14, decisions=5)
    for record in (match.record(0), match.record(sealed=True)):
        assert "123456789" not in record
        with pytest.raises(ValueError, match="line 2: the record is sealed"):
            signoria.replay(record)
    over = play_some(setting.start(seed=14), seed=14, decisions=10_000)
    assert over.record(0) == over.record()


def test_views_and_events_are_json(setting: Setting) -> None:
    for made, match in enumerate(random_play(setting.start(seed=15), seed=15, every=3)):
        if made % 5 == 0 or match.over:
            for seat in everybody(match):
                view, events = match.view(seat), match.events(seat)
                assert match.views()[-1 if seat is None else seat] == view
                assert json.loads(json.dumps(view)) == view
                assert json.loads(json.dumps(events)) == events
                assert match.events(seat, since=len(events) - 1) == events[-1:]


def test_undo_goes_back_exactly_one_decision_of_the_seat(setting: Setting) -> None:
    undone = 0
    match = setting.start(seed=16)
    for made in range(60):
        if match.over:
            break
        before, seat = match.copy(), match.to_act[made % len(match.to_act)]
        move = match.legal(seat)[made % len(match.legal(seat))]
        match.play(seat, move)
        if match.may_undo(seat):
            after = match.copy()
            match.undo(seat)
            undone += 1
            assert match.position() == before.position()
            assert match.record() == before.record()
            assert all(match.events(who) == before.events(who) for who in everybody(match))
            match.play(seat, move)
            assert match.position() == after.position()
        else:
            with pytest.raises(CannotUndo):
                match.undo(seat)
    assert undone


def test_nobody_can_undo_after_somebody_else_has_acted_in_the_open(setting: Setting) -> None:
    match = setting.start(seed=17)
    last: int | None = None
    for before in random_play(match, seed=17):
        if last is not None and len(before.to_act) == 1 and before.to_act[0] != last:
            seat = before.to_act[0]
            probe = before.copy()
            probe.play(seat, probe.legal(seat)[0])
            assert not probe.may_undo(last)
        last = before.to_act[0] if len(before.to_act) == 1 else None


def test_the_same_seed_gives_the_same_game_and_another_seed_another(setting: Setting) -> None:
    ends = [play_some(setting.start(seed=seed), seed=18, decisions=10_000).record() for seed in (18, 18, 19)]
    assert ends[0] == ends[1] != ends[2]


def test_without_a_seed_every_deal_is_another(setting: Setting) -> None:
    deals = {setting.game.start(setting.seats, **setting.chosen).record() for _ in range(3)}
    assert len(deals) == 3


def test_first_is_by_lot_or_as_named(setting: Setting) -> None:
    drawn = {setting.start(seed=seed).view(None)["first"] for seed in range(40)}
    assert drawn == set(range(setting.seats))
    for first in range(setting.seats):
        match = setting.game.start(setting.seats, 1, first, **setting.chosen)
        assert match.view(None)["first"] == first
        assert signoria.replay(match.record()).state == match.state


def test_there_are_only_the_seats_there_are(setting: Setting) -> None:
    match = setting.start(seed=20)
    nobodies: list[Any] = [-1, setting.seats, True, "0"]
    for nobody in nobodies:
        for ask in (match.legal, match.view, match.events, match.record, match.may_undo, match.undo, match.redeal):
            with pytest.raises(BadSeat):
                ask(nobody)
        with pytest.raises(BadSeat):
            match.play(nobody, 0)


@limits(max_examples=60 // step_of(3), suppress_health_check=[HealthCheck.too_slow])
@given(data=some.data())
def test_any_choices_at_all_lead_to_an_end_that_replays(game_name: str, data: some.DataObject) -> None:
    game = signoria.game(game_name)
    seats = data.draw(some.sampled_from(game.seats))
    options: dict[str, Any] = {
        name: data.draw(some.sampled_from(option.choices)) if seats in option.seats else option.default
        for name, option in game.options.items()
    }
    match = game.start(seats, data.draw(some.integers(0, 2**128)), **options)
    choices = data.draw(some.lists(some.integers(0, 1000), min_size=1, max_size=40))
    made = 0
    while not match.over:
        seat = match.to_act[choices[made % len(choices)] % len(match.to_act)]
        moves = match.legal(seat)
        match.play(seat, moves[choices[made % len(choices)] % len(moves)])
        made += 1
    assert made <= game.kit.longest
    assert signoria.replay(match.record()).outcome == match.outcome
