"""Ambassadors (PA-40 to PA-43)."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import signoria
from tests.games.patrician.tables import GAME, RULES, Table, city

NOBODY = -1


def winners(table: Table) -> str:
    """Who gets A, B, C and D, a digit each; a dot for nobody."""
    RULES.send_ambassadors(table.state)
    return "".join("." if seat == NOBODY else str(seat) for seat in table.state.ambassador_owner)


# -- A, B and C (PA-40, PA-41)


@pytest.mark.clause("PA-40")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({"roma": ".1", "bologna": ".1", "firenze": ".0"}, "1..."),
        ({"roma": "00", "bologna": "01", "firenze": "02"}, "2..."),
        ({"siena": "0.", "lucca": ".0"}, ".0.."),
        ({"siena": ".2", "lucca": ".2"}, ".2.."),
        ({"ferrara": "12"}, "..2."),
        ({"roma": ".0", "siena": ".1", "ferrara": ".2"}, "012."),
        ({"roma": "0.", "siena": "1.", "ferrara": "2."}, "...."),
        ({}, "...."),
    ],
)
def test_the_small_cards_go_to_most_tiles_worth_six_four_and_two(tiles: dict[str, str], expected: str) -> None:
    assert winners(Table(3, ambassadors=True).tiles(**tiles)) == expected


@pytest.mark.clause("PA-40")
def test_tiles_of_a_value_are_counted_for_their_holder() -> None:
    state = Table(3).tiles(roma="10", bologna="01", firenze="11", verona="21", lucca="20").state
    assert [RULES.tiles_worth(state, seat, 9) for seat in range(3)] == [1, 2, 0]
    assert [RULES.tiles_worth(state, seat, 6) for seat in range(3)] == [1, 2, 0]
    assert [RULES.tiles_worth(state, seat, 2) for seat in range(3)] == [0, 1, 0]
    assert [RULES.tiles_worth(state, seat, 5) for seat in range(3)] == [0, 0, 1]
    assert [RULES.tiles_worth(state, seat, 4) for seat in range(3)] == [1, 0, 0]


ORDERS = {
    "a": ("firenze", "roma", "bologna", "pistoia"),
    "b": ("milano", "siena", "lucca"),
    "c": ("verona", "parma", "ferrara"),
}


@pytest.mark.clause("PA-41")
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_a_tie_goes_to_the_tile_furthest_left_on_the_picture(letter: str) -> None:
    number = "abc".index(letter)
    for size in (2, 3):
        for tied in itertools.permutations(ORDERS[letter], size):
            table = Table(5).tiles(**{name: f".{4 - seat}" for seat, name in enumerate(tied)})
            leftmost = min(tied, key=ORDERS[letter].index)
            assert RULES.winner_of_small_card(table.state, number) == 4 - tied.index(leftmost)


@pytest.mark.clause("PA-41")
@pytest.mark.parametrize(
    ("tiles", "winner"),
    [
        ({"firenze": ".0", "roma": ".1", "bologna": ".1", "pistoia": ".0"}, 0),
        ({"firenze": ".1", "roma": ".0", "bologna": ".0", "pistoia": ".1"}, 1),
        ({"firenze": ".2", "roma": ".0", "bologna": ".1", "pistoia": ".1"}, 1),
        ({"firenze": ".2", "roma": ".1", "bologna": ".0", "pistoia": ".0"}, 0),
    ],
)
def test_only_those_with_most_tiles_are_tied(tiles: dict[str, str], winner: int) -> None:
    """The holder of the tile furthest left is passed over when somebody has more."""
    assert RULES.winner_of_small_card(Table(5).tiles(**tiles).state, 0) == winner


# -- D (PA-42)


@pytest.mark.clause("PA-42")
@pytest.mark.parametrize(
    ("tiles", "winner"),
    [
        ({"verona": "0.", "parma": "1.", "milano": "1."}, 1),
        ({"verona": ".1"}, 1),
        ({"parma": ".2"}, 2),
        ({"milano": ".2"}, 2),
        ({"verona": "01", "milano": "2."}, 2),
        ({"verona": "12", "parma": ".2", "milano": ".0"}, 1),
        ({"verona": "01", "parma": "10", "milano": ".2"}, 0),
        ({"verona": "10", "parma": "01", "milano": ".2"}, 1),
        ({"verona": "2.", "parma": "01", "milano": ".1"}, 1),
        ({"verona": ".2", "parma": "10", "milano": ".0"}, 0),
        ({"parma": "21", "milano": "12"}, 2),
        ({"parma": "12", "milano": "21"}, 1),
        ({"verona": "22", "milano": "1."}, 2),
        ({"parma": "22", "milano": "0."}, 2),
        ({"roma": "00", "lucca": "11", "ferrara": "22"}, NOBODY),
        ({}, NOBODY),
    ],
)
def test_the_large_card_goes_to_most_points_from_three_cities(tiles: dict[str, str], winner: int) -> None:
    """Tied in all: by Verona, then by Parma."""
    assert RULES.winner_of_large_card(Table(3).tiles(**tiles).state) == winner


@pytest.mark.clause("PA-42")
@pytest.mark.parametrize("first", [0, 1])
def test_a_claim_that_nothing_tells_apart_wins_nothing_until_a_stronger_one(first: int) -> None:
    """It cannot happen with the printed tiles: two claims of nothing are the only equal ones."""
    table = Table(3).tiles(milano=f".{first}")
    assert [RULES.points_from_all_pictured(table.state, seat) for seat in range(3)] == [
        4 if seat == first else 0 for seat in range(3)
    ]
    assert RULES.compare_claims(table.state, 1 - first, 2) == 0
    assert RULES.winner_of_large_card(table.state) == first


@pytest.mark.clause("PA-42")
def test_points_from_a_city_are_those_of_its_tiles() -> None:
    state = Table(3).tiles(verona="01", parma="22", milano="11").state
    assert [RULES.points_from_city(state, seat, city("verona")) for seat in range(3)] == [5, 2, 0]
    assert [RULES.points_from_city(state, seat, city("parma")) for seat in range(3)] == [0, 0, 7]
    assert [RULES.points_from_city(state, seat, city("milano")) for seat in range(3)] == [0, 11, 0]
    assert [RULES.points_from_all_pictured(state, seat) for seat in range(3)] == [5, 13, 7]


# -- messengers' tokens (PA-43)


@pytest.mark.clause("PA-43")
def test_tokens_are_no_tiles_worth_two_and_add_nothing_to_a_city() -> None:
    table = Table(2, ambassadors=True, messengers=True)
    table.city("milano", "00000", "11").messengers("milano-parma", "lucca-milano").scored("milano")
    table.tiles(ferrara=".1", verona="1.")
    assert list(table.state.tokens)[:2] == [2, 2]
    assert RULES.points_from_city(table.state, 0, city("milano")) == 7
    assert (RULES.tiles_worth(table.state, 0, 2), RULES.tiles_worth(table.state, 1, 2)) == (0, 1)
    assert winners(table) == ".111"


# -- the heads (PA-40, PA-42)


@pytest.mark.clause("PA-40")
@pytest.mark.parametrize(
    ("heads", "free", "sets"),
    [
        ((2, 0, 0), 1, 1),
        ((0, 2, 0), 1, 1),
        ((0, 0, 2), 1, 1),
        ((1, 1, 1), 1, 0),
        ((2, 2, 1), 1, 1),
        ((2, 1, 2), 1, 1),
        ((1, 2, 2), 1, 1),
        ((3, 0, 0), 1, 1),
        ((1, 0, 0), 2, 1),
        ((0, 1, 0), 2, 1),
        ((0, 0, 1), 2, 1),
        ((2, 2, 0), 2, 2),
        ((2, 0, 2), 2, 2),
        ((0, 2, 2), 2, 2),
        ((2, 2, 2), 2, 2),
        ((0, 0, 0), 2, 0),
        ((0, 0, 0), 3, 1),
        ((2, 2, 2), 3, 3),
        ((1, 2, 0), 3, 2),
        ((0, 1, 2), 3, 2),
        ((5, 4, 3), 3, 5),
        ((5, 0, 0), 1, 2),
        ((0, 5, 0), 1, 2),
        ((0, 0, 5), 1, 2),
        ((2, 0, 0), 2, 1),
        ((0, 2, 0), 2, 1),
        ((0, 0, 2), 2, 1),
        ((1, 0, 0), 3, 1),
        ((0, 1, 0), 3, 1),
        ((0, 0, 1), 3, 1),
        ((4, 4, 4), 3, 4),
    ],
)
def test_free_heads_are_chosen_together_for_most_sets(heads: tuple[int, int, int], free: int, sets: int) -> None:
    table = Table(2, ambassadors=True).heads(1, *heads).heads(0, 2, 2, 2)
    for letter in range(free):
        table.state.ambassador_owner[2 - letter] = 1
    assert RULES.sets_of(table.state, 1) == sets
    assert RULES.sets_of(table.state, 0) == 0


@pytest.mark.clause("PA-42", "PA-40")
@pytest.mark.parametrize(
    ("heads", "free", "sets"),
    [
        ((2, 2, 2), 0, 3),
        ((2, 1, 0), 0, 1),
        ((0, 2, 0), 0, 1),
        ((0, 0, 2), 0, 1),
        ((1, 1, 1), 0, 0),
        ((1, 1, 1), 1, 1),
        ((1, 1, 1), 3, 3),
        ((0, 0, 1), 1, 1),
        ((0, 0, 0), 3, 1),
        ((2, 0, 1), 1, 2),
    ],
)
def test_the_large_card_adds_a_head_of_every_kind_before_free_heads_are_chosen(
    heads: tuple[int, int, int], free: int, sets: int
) -> None:
    table = Table(2, ambassadors=True).heads(1, *heads)
    table.state.ambassador_owner[3] = 1
    for letter in range(free):
        table.state.ambassador_owner[letter] = 1
    assert RULES.sets_of(table.state, 1) == sets


@pytest.mark.clause("PA-40", "PA-42")
def test_ambassadors_come_at_the_end_and_complete_sets() -> None:
    table = Table(2, ambassadors=True).heads(0, 2, 0, 0).heads(1, 1, 1, 0).tiles(roma=".0", milano="1.")
    told = table.told(RULES.send_ambassadors)
    assert told == [
        {"kind": "ambassador-won", "seat": 0, "letter": "a"},
        {"kind": "ambassador-won", "seat": 1, "letter": "d"},
    ]
    assert [RULES.sets_of(table.state, seat) for seat in (0, 1)] == [1, 0]
    assert GAME.options["ambassadors"].default is False


@pytest.mark.clause("PA-40", "PA-41")
def test_the_picture_decides_ties_only(tmp_path: Path) -> None:
    text = GAME.components_file.read_text(encoding="utf-8")
    pictured = 'order = ["firenze", "roma", "bologna", "pistoia"]'
    assert pictured in text
    file = tmp_path / "firenze-alone.toml"
    file.write_text(text.replace(pictured, 'order = ["firenze"]'), encoding="utf-8")
    game = signoria.game("patrician", file)
    most = Table(3, ambassadors=True, game=game).tiles(firenze=".0", roma=".1", bologna=".1")
    assert game.rules.winner_of_small_card(most.state, 0) == 1
    alone = Table(3, ambassadors=True, game=game).tiles(roma=".1", bologna=".1")
    assert game.rules.winner_of_small_card(alone.state, 0) == 1
    tied = Table(3, ambassadors=True, game=game).tiles(firenze=".2", roma=".1")
    assert game.rules.winner_of_small_card(tied.state, 0) == 2
    unpictured = Table(3, ambassadors=True, game=game).tiles(bologna=".2", roma=".1")
    assert game.rules.winner_of_small_card(unpictured.state, 0) == -1
