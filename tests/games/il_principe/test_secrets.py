"""Nobody is shown what is secret: hands, coins, choices for the reserve, and what a question would give away."""

from __future__ import annotations

import json
import random

import pytest

from signoria import Match
from signoria.core.play.previews import preview
from signoria.games.il_principe.state import OPEN_GROUP, RESERVE, TURN
from tests.games.il_principe.games import SETTINGS, random_game
from tests.games.il_principe.tables import GAME, RULES, Table, state_of
from tests.play import everybody
from tests.probes import play
from tests.spoiling import fields_that_show, spoil

SECRET = ["coins", "hand", "choice", "deck", "city_pile"]


def shown(match: Match, seat: int | None) -> str:
    """All that a seat is told and shown, and whether it may take something back."""
    undo = [match.may_undo(one) for one in range(match.seats)]
    return json.dumps([match.view(seat), match.events(seat), match.to_act, undo])


@pytest.mark.clause("IP-13", "IP-12")
@pytest.mark.parametrize(("seats", "edition", "abundance"), SETTINGS[::3])
def test_other_hands_coins_and_choices_leave_no_trace(seats: int, edition: str, abundance: bool) -> None:
    chooser = random.Random(5)
    for step, match in enumerate(random_game(seats, edition, abundance, seed=51)):
        if step % 8 or match.over:
            continue
        for seat in everybody(match):
            assert not fields_that_show(match, SECRET, seat, chooser, shown)


@pytest.mark.clause("IP-12", "IP-13")
def test_a_choice_for_the_reserve_is_told_to_nobody_else() -> None:
    match = GAME.start(4, seed=7)
    moves = match.legal(2)
    match.play(2, moves[0])
    for move in moves[1:]:
        other = GAME.start(4, seed=7)
        other.play(2, move)
        for seat in (0, 1, 3, None):
            assert shown(match, seat) == shown(other, seat)
    assert len(moves) > 2


@pytest.mark.clause("IP-12")
def test_the_preview_of_the_last_choice_shows_nothing_of_the_others() -> None:
    match = GAME.start(3, seed=6)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    move = match.legal(2)[0]
    last = preview(match, 2, move)
    assert last.final
    assert [event["kind"] for event in last.events] == ["reserve-laid"] * len(set(move.text.split()[1:]))
    assert last.public["reserve"] == []
    assert last.public["phase"] == "reserve"
    for choice in range(3):
        other = GAME.start(3, seed=6)
        other.play(0, other.legal(0)[choice])
        other.play(1, other.legal(1)[choice])
        assert json.dumps(preview(other, 2, move)) == json.dumps(last)


@pytest.mark.clause("IP-12")
def test_once_revealed_the_reserve_does_not_tell_who_laid_what() -> None:
    """Seats 0 and 1 hold the same; whichever lays which, the third sees the same."""
    seen = set()
    for texts in (("green green", "red red"), ("red red", "green green"), ("green red", "green red")):
        table = Table().hand(0, green=2, red=2).hand(1, green=2, red=2).hand(2, blue=2)
        table.state.phase = RESERVE
        match = table.match()
        for seat, text in enumerate((*texts, "blue blue")):
            match.play(seat, f"reserve {text}")
        seen.add(shown(match, 2))
    assert len(seen) == 1


@pytest.mark.clause("IP-24")
def test_the_question_whether_to_build_says_nothing_of_hand_and_purse() -> None:
    """The winner holds the right cards, the wrong ones, or too few coins: the others see the same."""
    seen = set()
    for held, purse in (({"green": 1, "white": 1}, 9), ({"blue": 2}, 9), ({"green": 1, "white": 1}, 1)):
        table = Table().coins(9, purse, 9).hand(1, **held).reserve(red=1, yellow=2)
        match = play(table.match(OPEN_GROUP), "bid 1", "pass", "pass")
        assert match.view(None)["phase"] == "extra"
        seen.add(shown(match, 2))
        seen.add(shown(match, None))
        play(match, "pass")
        assert match.view(None)["phase"] == "bid"
    assert len(seen) == 2, "one sight for the seat, one for a spectator"


@pytest.mark.clause("IP-22", "IP-13")
def test_who_cannot_raise_is_asked_all_the_same() -> None:
    for purse in (0, 2, 9):
        table = Table().coins(9, 9, purse).reserve(red=1)
        match = play(table.match(OPEN_GROUP), "bid 2")
        assert match.to_act == (2,)


@pytest.mark.clause("IP-13", "IP-47")
def test_a_card_drawn_for_the_red_role_is_seen_by_its_holder_alone() -> None:
    seen = set()
    for deck in ({"blue": 1}, {"white": 1}):
        table = Table().up(0, red=1).deck(**deck)
        table.state.after = TURN
        told = table.told(RULES.take_role, 0, 2)
        assert [event["to"] for event in told if event["kind"] == "cards-seen"] == [0]
        match = Match(GAME, table.state)
        seen.add(json.dumps([match.view(1), match.view(None)]))
    assert len(seen) == 1


@pytest.mark.clause("IP-13")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_preview_tells_nothing_of_the_purses_of_others(seats: int) -> None:
    chooser, looked = random.Random(64), 0
    for step, match in enumerate(random_game(seats, "second", True, seed=64)):
        for seat in match.to_act if step % 4 == 0 else ():
            legal = match.legal(seat)
            for move in chooser.sample(legal, min(3, len(legal))):
                other = match.copy()
                spoil(other._state, "coins", seat, chooser)
                assert json.dumps(preview(match, seat, move)) == json.dumps(preview(other, seat, move)), move.text
                looked += 1
    assert looked > 40


@pytest.mark.clause("IP-13")
def test_coins_and_hands_are_opened_at_the_end_alone() -> None:
    for match in random_game(3, "second", False, seed=65):
        for row in match.view(None)["players"]:
            assert (row["coins"] is not None) == (row["hand"] is not None) == match.over
        assert ("purse-opened" in {event["kind"] for event in match.events(None)}) == match.over
    assert state_of(match).ending > 0
