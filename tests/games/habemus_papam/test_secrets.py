"""Nobody is shown what is secret: orders, gold, gems, action cards, decks, and choices before they are revealed."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import permutations

import pytest

from signoria import Match
from signoria.core.play.previews import preview
from tests.games.habemus_papam.choices import CHOICES, choosing
from tests.games.habemus_papam.games import random_game
from tests.games.habemus_papam.positions import opening
from tests.games.habemus_papam.tables import Table, phase, state_of
from tests.play import everybody
from tests.probes import play, texts
from tests.spoiling import fields_that_show

SECRET = [
    "gold",
    "gems",
    "order",
    "discarded",
    "orders_out",
    "actions",
    "choice",
    "cardinals",
    "politics",
    "action_deck",
]


def shown(match: Match, seat: int | None) -> str:
    """All that a seat is told, shown and allowed, and who may take something back."""
    undo = [match.may_undo(one) for one in range(match.seats)]
    legal = [] if seat is None else [move.text for move in match.legal(seat)]
    record = match.record(seat, sealed=True)
    return json.dumps([match.view(seat), match.events(seat), match.to_act, legal, undo, record])


@pytest.mark.clause("HP-6", "HP-5", "HP-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_behind_other_screens_and_in_the_decks_leaves_no_trace(seats: int) -> None:
    chooser = random.Random(5)
    for step, match in enumerate(random_game(seats, seed=51)):
        if step % 9 or match.over:
            continue
        for seat in everybody(match):
            assert not fields_that_show(match, SECRET, seat, chooser, shown)


@pytest.mark.clause("HP-2")
def test_where_the_smokes_lie_shows_to_nobody() -> None:
    seen = {
        shown(opening(above_black=above, under_white=under), seat)
        for above in (8, 9, 10)
        for under in range(4)
        for seat in (0, 1, 2)
    }
    assert len(seen) == 3, "one sight for each seat"


# -- of a pending choice nothing is told but that it was made (HP-11, HP-12, HP-20)


ASKED = ("bid nothing", "bid ruby ruby ruby", "play swap", "pass", "discard france", "take camerlengo", "victim 1")
"""Moves of every kind, legal or not."""


def sights(match: Match, seat: int | None) -> list[str]:
    """What another seat is shown, what its own moves would lead to, and why others are not allowed."""
    looks = [shown(match, seat)]
    if seat is not None:
        looks += [json.dumps(preview(match, seat, move)) for move in match.legal(seat)[:6]]
        looks += [json.dumps([match.why_not(seat, text) for text in ASKED])]
    return looks


def others_of(match: Match) -> list[int | None]:
    """Everybody but player 1, who chooses."""
    return [seat for seat in everybody(match) if seat != 1]


def after_each(what: str, seats: int = 4) -> list[Match]:
    """The match after each choice that player 1 may make."""
    before = choosing(what, seats)
    matches = [before.copy() for _ in before.legal(1)]
    for match, move in zip(matches, before.legal(1), strict=True):
        match.play(1, move)
    assert len(matches) > 1
    return matches


@pytest.mark.few(4)
@pytest.mark.clause("HP-11", "HP-12", "HP-20", "HP-42")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("what", list(CHOICES))
def test_nothing_differs_for_anybody_else_by_what_was_chosen(what: str, seats: int) -> None:
    matches = after_each(what, seats)
    for seat in others_of(matches[0]):
        assert len({json.dumps(sights(match, seat)) for match in matches}) == 1


@pytest.mark.clause("HP-11", "HP-12", "HP-42")
@pytest.mark.parametrize("what", [what for what in CHOICES if what != "order"])
def test_a_bot_is_asked_the_same_whatever_others_have_chosen(what: str) -> None:
    matches = after_each(what)
    for seat in (0, 2, 3):
        assert len({json.dumps(match.redeal(seat, seed=seat).position()) for match in matches}) == 1


@pytest.mark.clause("HP-20")
def test_a_bot_is_as_likely_to_be_asked_with_any_order_discarded_by_others() -> None:
    for match in after_each("order"):
        dealt = Counter(match.redeal(0, seed=seed).position()["players"][1]["discarded"] for seed in range(600))
        assert len(dealt) == 6 and min(dealt.values()) > 60


@pytest.mark.clause("HP-11", "HP-12", "HP-20", "HP-42")
@pytest.mark.parametrize("what", list(CHOICES))
def test_a_choice_made_otherwise_shows_to_the_others_as_if_it_were_the_first(what: str) -> None:
    match = choosing(what)
    first, *_, last = match.legal(1)
    match.play(1, first)
    before = [shown(match, seat) for seat in others_of(match)]
    match.undo(1)
    match.play(1, last)
    assert [shown(match, seat) for seat in others_of(match)] == before


@pytest.mark.clause("HP-11", "HP-12", "HP-20", "HP-42")
@pytest.mark.parametrize("what", list(CHOICES))
def test_that_a_choice_was_made_is_all_that_changes(what: str) -> None:
    match = choosing(what)
    before = match.view(None), len(match.events(None))
    match.play(1, match.legal(1)[-1])
    view = json.loads(json.dumps(match.view(None)))
    assert view["players"][1]["has_chosen"]
    view["players"][1]["has_chosen"] = False
    assert (view, len(match.events(None))) == before


@pytest.mark.clause("HP-11", "HP-12", "HP-20")
@pytest.mark.parametrize("what", list(CHOICES))
def test_a_choice_taken_back_leaves_no_trace_for_the_others(what: str) -> None:
    match = choosing(what)
    before = [shown(match, seat) for seat in everybody(match)]
    match.play(1, match.legal(1)[0])
    match.undo(1)
    assert [shown(match, seat) for seat in everybody(match)] == before


@pytest.mark.clause("HP-11", "HP-12")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_choices_come_in_shows_to_nobody_once_they_are_revealed(order: tuple[int, ...]) -> None:
    def played(*seats: int) -> Match:
        match = Table().hold(0, "gold").hold(1, "second").hold(2, "twice").actions()
        for moves in (["play gold", "pass", "play twice"], ["bid amber", "bid ruby", "bid nothing"]):
            for seat in seats:
                match.play(seat, moves[seat])
        return match

    assert phase(played(*order)) == "take"
    for seat in (0, 1, 2, None):
        assert shown(played(*order), seat) == shown(played(0, 1, 2), seat)


@pytest.mark.clause("HP-12")
def test_the_preview_of_the_last_choice_shows_nothing_of_the_others() -> None:
    seen = set()
    for chosen in ("bid nothing", "bid diamond diamond", "bid amber"):
        match = Table().bids()
        match.play(0, chosen)
        match.play(1, "bid ruby")
        seen.add(json.dumps(preview(match, 2, "bid sapphire")))
        assert preview(match, 2, "bid sapphire").final
    assert len(seen) == 1


# -- orders (HP-5, HP-20)


@pytest.mark.clause("HP-5", "HP-20")
def test_the_orders_of_others_show_in_nothing_before_the_votes_are_counted() -> None:
    seen = set()
    for held in ("france leaders", "leaders france", "spain-urban four-arms"):
        table = Table().orders(0, "innocent-urban spain-innocent").orders(1, held).display(1, "este barberini")
        seen.add(shown(table.bids(), 0))
        seen.add(shown(table.bids(), None))
    assert len(seen) == 2, "one sight for the seat, one for a spectator"


@pytest.mark.clause("HP-20", "HP-51")
def test_which_order_was_discarded_is_never_opened() -> None:
    *_, last = random_game(4, seed=8)
    for seat in range(4):
        opened = [event for event in last.events(seat) if event["kind"] == "order-opened"]
        assert len(opened) == 4
        discarded = [event["seat"] for event in last.events(seat) if event["kind"] == "order-discarded"]
        assert discarded == [seat]
    assert "order-discarded" not in {event["kind"] for event in last.events(None)}


# -- screens (HP-6)


@pytest.mark.clause("HP-6", "HP-11")
def test_of_action_cards_held_their_number_shows_and_not_which_they_are() -> None:
    one = Table().hold(1, "gold").gone("swap").bids()
    other = Table().hold(1, "swap").gone("gold").bids()
    for seat in (0, 2, None):
        assert shown(one, seat) == shown(other, seat)
    assert shown(one, 1) != shown(other, 1)
    assert one.view(0)["players"][1]["action_cards"] == 1


@pytest.mark.clause("HP-6", "HP-45")
def test_whoever_plays_a_bribe_learns_nothing_of_others_gold_from_what_it_would_lead_to() -> None:
    seen = set()
    for purse in (0, 3, 30):
        table = Table().hold(0, "bribe").hold(1, "second").display(2, "lugo bichi").gold(9, purse, purse)
        match = play(table.actions(), "play bribe", "play second")
        seen.add(json.dumps([shown(match, 0), [preview(match, 0, text) for text in texts(match)]]))
    assert len(seen) == 1


@pytest.mark.clause("HP-6")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_preview_tells_nothing_of_what_is_secret(seats: int) -> None:
    chooser, looked = random.Random(64), 0
    for step, match in enumerate(random_game(seats, seed=64)):
        for seat in match.to_act if step % 4 == 0 else ():
            legal = match.legal(seat)
            for move in chooser.sample(legal, min(2, len(legal))):
                state = state_of(match.redeal(seat, seed=step))
                for opponent in set(range(seats)) - {seat}:
                    state.gold[opponent] = chooser.randrange(90)
                other = Match(match.game, state)
                assert json.dumps(preview(match, seat, move)) == json.dumps(preview(other, seat, move)), move.text
                looked += 1
    assert looked > 40
