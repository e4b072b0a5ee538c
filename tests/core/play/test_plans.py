"""Plans: how high a seat goes, what it lets go, and which move it makes when it is asked."""

from __future__ import annotations

import random

import pytest

import signoria
from signoria.core.play.ahead import moves_ahead
from signoria.core.play.match import Match
from signoria.core.play.plans import Lot, Plan, bound, broken, described, lot_of, offer_of, planned
from tests.play import play_some, random_play, with_all_options

OPEN = ("il-principe", "princes-of-florence")
"""Games in which one is outbid."""


def auction_of(name: str, seed: int = 3, seats: int = 4) -> Match:
    """A match with a lot on offer for which several may bid."""
    for match in random_play(with_all_options(name, seats).start(seed), seed):
        view = match.view(None)
        if sum(offer_of(match.game.kit.auctions, view).may_limit(seat) for seat in range(match.seats)) > 2:
            return match
    raise AssertionError("nothing was auctioned")


def text_of(match: Match, plan: Plan) -> str | None:
    """What a plan makes of what is asked now."""
    auctions, view = match.game.kit.auctions, match.view(None)
    return planned(bound(plan, auctions, view), auctions, view, match.legal(match.to_act[0]))


@pytest.mark.parametrize("name", OPEN)
def test_the_lowest_bid_up_to_the_limit_is_made_and_beyond_it_the_lot_goes(name: str) -> None:
    match = auction_of(name)
    auctions, view = match.game.kit.auctions, match.view(None)
    assert auctions is not None
    heights = {move.text: auctions.height(view, move.data) for move in match.legal(match.to_act[0])}
    least = min(height for height in heights.values() if height is not None)
    text = text_of(match, Plan("limit", limit=least))
    assert text is not None and heights[text] == least
    assert text_of(match, Plan("limit", limit=least + 999_000)) == text
    assert text_of(match, Plan("limit", limit=least - 1)) == "pass"
    assert text_of(match, Plan("pass")) == "pass"


@pytest.mark.parametrize("name", OPEN)
def test_who_wants_to_be_asked_beyond_the_limit_is(name: str) -> None:
    match = auction_of(name)
    seat, view = match.to_act[0], match.view(None)
    plan = bound(Plan("limit", limit=0, beyond="ask"), match.game.kit.auctions, view)
    assert broken(plan, match, view, seat, match.legal(seat)) == "limit"
    assert broken(plan, match, view, seat, ()) is None, "nobody asks this seat yet"
    passing = bound(Plan("limit", limit=0), match.game.kit.auctions, view)
    assert broken(passing, match, view, seat, match.legal(seat)) is None


@pytest.mark.parametrize("name", OPEN)
def test_a_plan_for_a_lot_is_over_with_the_lot(name: str) -> None:
    match = auction_of(name)
    plan = bound(Plan("pass"), match.game.kit.auctions, match.view(None))
    seat = match.to_act[0]
    while lot_of(match.game.kit.auctions, match.view(None)) == plan.lot:
        assert broken(plan, match, match.view(None), seat, ()) is None
        match.play(match.to_act[0], "pass")
    assert broken(plan, match, match.view(None), seat, ()) == "lot-over"


def test_where_all_bid_at_once_the_next_lot_is_let_go_before_it_comes() -> None:
    match = signoria.game("habemus-papam").start(4, seed=5)
    auctions = match.game.kit.auctions
    dice, tried, plan = random.Random(5), 0, Plan("pass")
    while not match.over:
        view, seat = match.view(None), match.to_act[0]
        assert not offer_of(auctions, view).may_limit(seat)
        assert offer_of(auctions, view).may_let_go(seat) is (lot_of(auctions, view) is None)
        now = bound(plan, auctions, view)
        if view["phase"] in ("bid", "bid-second"):
            assert now.lot == Lot("lot", {"round": view["round"]})
            assert planned(now, auctions, view, match.legal(seat)) == "bid nothing"
            tried += 1
        else:
            assert now == plan and planned(now, auctions, view, match.legal(seat)) is None
        match.play(seat, dice.choice(match.legal(seat)))
    assert tried > 3


def test_nothing_is_bid_for_in_patrician() -> None:
    match = signoria.game("patrician").start(3, seed=1)
    offer = offer_of(None, match.view(None))
    assert not (offer.may_limit(0) or offer.may_let_go(0))


def test_who_is_out_of_an_auction_has_nothing_to_plan_for_it() -> None:
    match = auction_of("il-principe")
    seat = match.to_act[0]
    match.play(seat, "pass")
    assert not offer_of(match.game.kit.auctions, match.view(None)).may_limit(seat)


def test_a_move_is_made_if_it_is_legal_and_nobody_has_done_anything_to_its_seat() -> None:
    match = signoria.game("patrician").start(3, seed=4)
    asked = match.to_act[0]
    card = match.legal(asked)[0].text
    plan = Plan("choice", move=card, told=match.told_count)
    assert broken(plan, match, match.view(None), asked, match.legal(asked)) is None
    assert planned(plan, None, match.view(None), match.legal(asked)) == card
    other = Plan("choice", move="take roma", told=match.told_count)
    assert broken(other, match, match.view(None), asked, match.legal(asked)) == "not-legal"


def test_a_floor_that_somebody_moved_is_a_reason_to_ask_after_all() -> None:
    seen = set()
    for match in random_play(with_all_options("patrician", 4).start(6), 6):
        events = match.events(None)
        moved = [event for event in events if event["kind"] == "floor-moved" and event["owner"] != event["seat"]]
        if not moved or match.over:
            continue
        victim = moved[-1]["owner"]
        assert isinstance(victim, int)
        if victim in match.to_act:
            text = match.legal(victim)[0].text
            for anyway in (False, True):
                plan = Plan("choice", move=text, anyway=anyway, told=0)
                seen.add((anyway, broken(plan, match, match.view(None), victim, match.legal(victim))))
    assert seen == {(False, "changed"), (True, None)}


def test_what_may_be_chosen_beforehand_is_the_same_in_all_games_a_seat_cannot_tell_apart(game_name: str) -> None:
    seats = 4
    match = play_some(with_all_options(game_name, seats).start(8), 8, 25)
    offered = 0
    for seat in range(seats):
        dealt = match.redeal(seat, 7)
        moves = moves_ahead(dealt, seat)
        assert moves == moves_ahead(dealt, seat)
        for move in moves:
            assert described(match.redeal(seat, 99), seat, move.text) == move
        offered += len(moves)
    assert offered > 4


def test_a_text_that_no_move_is_called_is_no_move() -> None:
    match = signoria.game("patrician").start(3, seed=4)
    assert described(match, 0, "dance") is None
    found = described(match, 0, "play roma-7")
    assert found is not None and found.text == "play roma-7"
