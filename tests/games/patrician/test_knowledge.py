"""What a seat cannot know, dealt anew."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from signoria import Match
from tests.games.patrician.games import game_with, random_game, random_states
from tests.games.patrician.tables import COMPONENTS, GAME, RULES, Table, card, cards_in_play, symbol_of
from tests.probes import play


def redealt(table: Table, seat: int, number: int) -> Table:
    """The table as a search deals it anew for a seat, from a fresh stream."""
    anew = copy.copy(table)
    anew.state = table.state.copy()
    RULES.reseed(anew.state.generator, number)
    RULES.redeal(anew.state, seat)
    return anew


def held(table: Table, seat: int) -> list[str]:
    """A hand, whoever looks."""
    return [COMPONENTS.cards[table.state.hand[seat, place]] for place in range(table.state.hand_size[seat])]


def in_deck(table: Table) -> list[str]:
    """The deck, its top card last."""
    return [COMPONENTS.cards[table.state.deck[place]] for place in range(table.state.deck_size)]


def stars_nobody_saw(match: Match) -> set[str]:
    words = match.position()
    return {name for name in words["deck"] if symbol_of(name) == "star"} | set(words["unseen"])


@pytest.mark.clause("PA-10", "PA-4")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_seat_cannot_tell_a_redealt_match_from_the_true_one(seats: int) -> None:
    for step, match in enumerate(random_game(seats, True, True, seed=6)):
        seat = step % seats
        if step % 7 == 0:
            anew = match.redeal(seat, seed=step)
            assert anew.view(seat) == match.view(seat)
            assert [move.id for move in anew.legal(seat)] == [move.id for move in match.legal(seat)]
            assert anew.events(seat) == match.events(seat)


@pytest.mark.clause("PA-4", "PA-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_redeal_keeps_every_card_once_and_every_size(seats: int) -> None:
    for step, state in enumerate(random_states(seats, True, True, seed=8)):
        if step % 11:
            continue
        match = Match(GAME, state)
        anew = match.redeal(step % seats, seed=step).position()
        true = match.position()
        assert len(anew["deck"]) == len(true["deck"])
        cards = list(anew["deck"])
        for owner, before in zip(anew["players"], true["players"], strict=True):
            assert (owner["pile"], owner["top_card"]) == (before["pile"], before["top_card"])
            assert len(owner["hand"]) == len(before["hand"])
            cards += owner["hand"] + owner["pile"]
        assert anew["cities"] == true["cities"]
        cards += [shown["card"] for shown in anew["cities"].values() if shown["card"]]
        assert sorted(cards) == sorted(cards_in_play(seats))


@pytest.mark.clause("PA-4", "PA-10")
def test_cards_taken_face_up_stay_and_dealt_cards_are_dealt_anew() -> None:
    table = Table(3).deal(0, "roma-3").hold(0, "roma-1 siena-5").deal(1, "lucca-3").hold(1, "siena-3 verona-4")
    table.deal(2, "verona-2 parma-3").hold(2, "milano-4").deck("firenze-4 roma-2 ferrara-2 lucca-5 milano-3")
    seen: list[set[str]] = [set(), set(), set()]
    for number in range(80):
        anew = redealt(table, 0, number)
        assert held(anew, 0) == ["roma-3", "roma-1", "siena-5"]
        assert held(anew, 1)[1:] == ["siena-3", "verona-4"]
        assert held(anew, 2)[2] == "milano-4"
        seen[1].add(held(anew, 1)[0])
        seen[2].update(held(anew, 2)[:2])
        assert anew.state.seen == table.state.seen
    every_star = {"lucca-3", "verona-2", "parma-3", "firenze-4", "ferrara-2", "milano-3"}
    assert seen[1] == seen[2] == every_star


@pytest.mark.clause("PA-4")
def test_every_card_of_the_deck_can_come_next_after_a_redeal() -> None:
    table = Table().deal(1, "verona-2").hold(0, "roma-1").deck("firenze-4 roma-2 ferrara-2 lucca-5")
    orders = [in_deck(redealt(table, 0, number)) for number in range(100)]
    for place in range(4):
        assert {order[place] for order in orders} == {"firenze-4", "roma-2", "ferrara-2", "lucca-5", "verona-2"}
    assert {len(order) for order in orders} == {4}


@pytest.mark.clause("PA-4")
def test_stars_are_dealt_anew_evenly() -> None:
    table = Table().deal(1, "verona-2").hold(0, "roma-1").deck("firenze-4 roma-2 ferrara-2 lucca-5 siena-1")
    dealt = [redealt(table, 0, number) for number in range(300)]
    stars = [held(anew, 1)[0] for anew in dealt]
    assert all(70 <= stars.count(name) <= 130 for name in ("verona-2", "firenze-4", "ferrara-2"))
    following = [symbol_of(in_deck(anew)[-1]) for anew in dealt]
    assert 95 <= following.count("star") <= 145, "two of the five cards left in the deck are star cards"


@pytest.mark.clause("PA-10")
def test_a_card_is_unknown_if_nobody_saw_it_and_it_is_in_another_hand() -> None:
    state = Table().deal(0, "roma-3").hold(0, "roma-1").deal(1, "lucca-3").hold(1, "siena-3").state
    assert [RULES.is_unknown_to(state, 0, 0, place) for place in (0, 1)] == [0, 0]
    assert [RULES.is_unknown_to(state, 0, 1, place) for place in (0, 1)] == [1, 0]
    assert [RULES.is_unknown_to(state, 1, 0, place) for place in (0, 1)] == [1, 0]


@pytest.mark.clause("PA-4")
@pytest.mark.parametrize(
    ("deck", "star", "left"),
    [
        ("roma-3 roma-1 siena-1", "roma-3", ["roma-1", "siena-1"]),
        ("roma-1 roma-3 siena-1", "roma-3", ["roma-1", "siena-1"]),
        ("roma-1 siena-1 roma-3", "roma-3", ["siena-1", "roma-1"]),
        ("roma-4 roma-3 siena-1", "roma-4", ["roma-3", "siena-1"]),
    ],
)
def test_a_star_card_is_drawn_from_the_top_of_the_deck(deck: str, star: str, left: list[str]) -> None:
    table = Table().deck(deck)
    assert RULES.draw_star_card(table.state) == card(star)
    assert in_deck(table) == left[::-1]
    assert table.state.deck[2] == 0


@pytest.mark.clause("PA-4")
def test_a_place_beyond_the_deck_holds_no_star_card(tmp_path: Path) -> None:
    """Blank places look like the first card there is: with other components that may be a star card."""
    crest = 'city = "bologna"\nsymbol = "crest"'
    game = game_with(tmp_path, (crest, 'city = "bologna"\nsymbol = "star"\nhead = "a"'))
    table = Table(game=game).deck("roma-1 siena-3 lucca-1")
    assert game.rules.draw_star_card(table.state) == card("siena-3")
    assert in_deck(table) == ["lucca-1", "roma-1"]


@pytest.mark.clause("PA-10")
def test_once_all_dealt_cards_are_played_only_the_deck_is_dealt_anew() -> None:
    table = Table(3).hold(0, "roma-3 roma-1 siena-5").hold(1, "lucca-3 siena-3 verona-4").hold(2, "verona-2 parma-3")
    table.deck("firenze-4 roma-2 ferrara-2")
    for number in range(9):
        anew = redealt(table, 1, number)
        assert [held(anew, seat) for seat in range(3)] == [held(table, seat) for seat in range(3)]
        assert sorted(in_deck(anew)) == ["ferrara-2", "firenze-4", "roma-2"]


@pytest.mark.clause("PA-10")
def test_the_same_seed_deals_the_same_cards_anew() -> None:
    match = GAME.start(4, seed=3, first=0)
    assert match.redeal(2, seed=9).position() == match.redeal(2, seed=9).position()
    assert match.redeal(2, seed=9).position() != match.redeal(2, seed=10).position()
    assert match.redeal(2, seed=9).position()["deck"] != match.position()["deck"]


@pytest.mark.clause("PA-10")
def test_a_redealt_match_is_played_on_and_the_true_one_stays_as_it_is() -> None:
    match = GAME.start(3, seed=3, first=0)
    before = match.position()
    anew = match.redeal(0, seed=1)
    play(anew, anew.legal(0)[0].text)
    assert match.position() == before
    assert stars_nobody_saw(match) == stars_nobody_saw(match.redeal(1, seed=5))
