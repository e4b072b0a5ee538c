"""The component data: the totals the rulebook prints, and that the data is what is played with."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from signoria.core.rules.components import PROVENANCES, provenances
from tests.games.patrician.games import game_with
from tests.games.patrician.tables import COMPONENTS, GAME, Table, city, city_view
from tests.probes import play, player, texts

Data = dict[str, Any]
DATA: Data = tomllib.loads(GAME.components_file.read_text(encoding="utf-8"))
COUNTS = {
    "bologna": 7, "firenze": 7, "ferrara": 4, "lucca": 5, "siena": 5,
    "milano": 5, "parma": 4, "pistoia": 7, "roma": 7, "verona": 4,
}  # fmt: skip


def deck(seats: int) -> list[Data]:
    """The cards that are played with."""
    return [card for card in DATA["card"] if seats == 5 or card["city"] != "pistoia"]


# -- what the rulebook prints


@pytest.mark.clause("PA-1")
def test_there_are_fifty_five_cards_in_ten_colours_and_forty_eight_without_pistoia() -> None:
    assert (len(DATA["card"]), len(deck(4)), len(DATA["city"])) == (55, 48, 10)
    assert Counter(card["city"] for card in DATA["card"]) == COUNTS
    assert len({row["colour"] for row in DATA["city"]}) == 10
    assert DATA["city"][city("pistoia")]["colour"] == "orange"


@pytest.mark.clause("PA-2")
def test_there_are_twenty_tiles_two_a_city_by_its_capacity() -> None:
    tiles = [value for row in DATA["city"] for value in row["tiles"]]
    assert len(tiles) == 20
    assert (sum(tiles), sum(tiles) - 15) == (114, 99)
    assert all(row["tiles"] == [row["capacity"], row["capacity"] - 3] for row in DATA["city"])
    assert Counter(row["capacity"] for row in DATA["city"]) == {9: 4, 7: 3, 5: 3}


@pytest.mark.clause("PA-3")
def test_the_box_holds_149_floors() -> None:
    """The colours of two players, of the third, and of the fourth and fifth."""
    floors = DATA["floors"]
    assert 2 * floors["2"] + floors["3"] + floors["4"] + floors["5"] == 149


@pytest.mark.clause("PA-3", "PA-11")
@pytest.mark.parametrize(("seats", "most"), [(2, 39), (3, 29), (4, 21), (5, 19)])
def test_nobody_can_need_more_floors_than_were_handed_out(seats: int, most: int) -> None:
    """Equally many cards each, three of them star cards, and all the others with two coats of arms if there are any."""
    turns = len(deck(seats)) // seats
    doubles = sum(card["symbol"] == "crest" for card in deck(seats))
    assert turns + min(doubles, turns - 3) == most <= DATA["floors"][str(seats)]


@pytest.mark.clause("PA-4")
@pytest.mark.parametrize(
    ("seats", "symbols"),
    [
        (4, {"crest": 15, "star": 15, "heads": 6, "choice": 6, "move": 6}),
        (5, {"crest": 17, "star": 18, "heads": 6, "choice": 7, "move": 7}),
    ],
)
def test_symbols_and_heads_are_balanced(seats: int, symbols: dict[str, int]) -> None:
    assert Counter(card["symbol"] for card in deck(seats)) == symbols
    heads: Counter[str] = Counter()
    for card in deck(seats):
        if "head" in card:
            heads[card["head"]] += 2 if card["symbol"] == "heads" else 1
    assert set(heads.values()) == {symbols["star"] // 3 + 2 * symbols["heads"] // 3}
    assert symbols["star"] > 3 * seats


@pytest.mark.clause("PA-23", "PA-12")
def test_the_coats_of_arms_of_a_city_are_its_capacity() -> None:
    crests: Counter[str] = Counter()
    for card in DATA["card"]:
        crests[card["city"]] += 2 if card["symbol"] == "crest" else 1
    assert crests == {row["name"]: row["capacity"] for row in DATA["city"]}


@pytest.mark.clause("PA-54")
def test_the_neighbours_are_those_the_rulebook_lists() -> None:
    listed = """roma-siena siena-lucca siena-bologna lucca-milano lucca-ferrara milano-parma parma-verona verona-ferrara
        ferrara-bologna bologna-firenze roma-pistoia pistoia-firenze"""
    assert ["-".join(pair) for pair in COMPONENTS.roads] == listed.split()


@pytest.mark.clause("PA-57", "PA-50", "PA-55", "PA-56", "PA-30")
def test_messengers_tokens_and_sets_are_worth_what_is_printed() -> None:
    each = DATA["messengers"]
    assert max(seats * each[str(seats)] for seats in range(2, 6)) == 6
    assert (each["token"], each["penalty"]) == (2, -3)
    assert (DATA["portraits"]["set"], DATA["portraits"]["points"]) == (3, 6)
    assert 6 * 2 * 2 == 24, "six messengers, two cities each, two winners each"


def test_every_row_says_where_it_comes_from() -> None:
    assert all(provenances(row) <= set(PROVENANCES) and provenances(row) for _, row in COMPONENTS.rows())
    assert 0 < COMPONENTS.reconstructed() < len(list(COMPONENTS.rows()))


# -- another data file


@pytest.mark.clause("PA-2", "PA-21")
def test_a_changed_tile_changes_what_is_scored(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('tiles = [5, 2]\ncolour = "grey"', 'tiles = [20, 3]\ncolour = "grey"'))
    table = Table(game=game).city("verona", "000", "1").play(1, "verona-2").hold(0, "roma-1")
    match = play(table.match(), "floor verona right")
    assert [player(match, seat)["points"] for seat in (0, 1)] == [20, 3]
    assert [tile["value"] for tile in city_view(match, "verona")["tiles"]] == [20, 3]
    assert game.components.digest != GAME.components.digest


@pytest.mark.clause("PA-15")
def test_a_changed_symbol_changes_what_a_card_does(tmp_path: Path) -> None:
    star = 'city = "lucca"\nsymbol = "star"\nhead = "a"'
    game = game_with(tmp_path, (star, 'city = "lucca"\nsymbol = "choice"'))
    table = Table(game=game).play(0, "lucca-3").lay(lucca="roma-1", roma="siena-1").hold(1, "roma-2")
    assert texts(play(table.match(), "floor lucca left")) == ["take lucca", "take roma"]
    assert player(table.match(), 0)["top_card"]["symbol"] == "choice"


@pytest.mark.clause("PA-40", "PA-41")
def test_a_larger_tile_of_the_value_counts_for_an_ambassador_as_well(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('tiles = [9, 6]\ncolour = "violet"', 'tiles = [6, 6]\ncolour = "violet"'))
    assert game.rules.winner_of_small_card(Table(game=game).tiles(firenze="1.").state, 0) == 1
    assert game.rules.winner_of_small_card(Table(3, game=game).tiles(firenze="12", roma=".0").state, 0) == 1
    assert game.rules.winner_of_small_card(Table(3, game=game).tiles(firenze="11", roma=".0").state, 0) == 1


@pytest.mark.clause("PA-42")
def test_the_large_ambassador_stays_away_from_a_tie_that_nothing_breaks(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('tiles = [7, 4]\ncolour = "blue"', 'tiles = [7, 7]\ncolour = "blue"'))
    for tiles, winner in (
        ({"milano": "01"}, -1),
        ({"milano": "12"}, -1),
        ({"milano": "01", "parma": ".2"}, -1),
        ({"milano": "01", "parma": "2.", "verona": "2."}, 2),
        ({"milano": "12", "parma": "0.", "verona": "0."}, 0),
    ):
        assert game.rules.winner_of_large_card(Table(3, game=game).tiles(**tiles).state) == winner


@pytest.mark.clause("PA-42")
def test_the_large_ambassador_may_picture_one_city(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('cities = ["verona", "parma", "milano"]', 'cities = ["verona"]'))
    table = Table(3, game=game).tiles(verona="12", parma="00", milano="00")
    assert [game.rules.points_from_all_pictured(table.state, seat) for seat in range(3)] == [0, 5, 2]
    assert game.rules.winner_of_large_card(table.state) == 1


def test_a_corrected_provenance_changes_no_record(tmp_path: Path) -> None:
    game = game_with(tmp_path, ('provenance = "reconstructed"', 'provenance = "public"'))
    assert game.components.digest == GAME.components.digest
