"""Features are declared in rows, from which their names and their numbers come."""

from __future__ import annotations

import numpy as np
import pytest

import signoria
from signoria.core.errors import BadGame
from signoria.core.rules import twins
from signoria.core.rules.components import Components
from signoria.core.rules.feature_rows import (
    Axis,
    Block,
    Feature,
    Group,
    axis,
    bit,
    bits,
    block,
    equals,
    for_each,
    for_each_seat,
    is_here,
    is_there,
    looked_up,
    number,
    one_hot,
)
from signoria.core.rules.feature_table import FeatureTable
from signoria.core.rules.state_record import Grid, Record, Row, public, row_kind
from signoria.core.shared_chapters import SHARED_CHAPTERS
from tests.play import random_play, with_all_options

STALE = 99_999
COLOUR = axis("colour", ("red", "blue"))
CITY = Axis("city", 2, lambda components: components.data["cities"])
PRICES = np.array([[0, 0], [3, 5], [4, 6], [7, 8]])
"""A component table: what is seen of no owner, and of each."""


class Board(Record):
    """A record for these tests: three seats, two cities, two colours."""

    phase: int = public(np.int8, meaning="what is decided")
    passed: int = public(np.int8, meaning="who has passed, a bit for each")
    leader: int = public(np.int8, meaning="who leads")
    coins: Row = public(np.int8, 3, meaning="coins of each")
    cards: Grid = public(np.int8, 3, 2, meaning="cards of each by colour")
    owner: Row = public(np.int8, 2, meaning="who owns each city")


def board() -> Board:
    state = Board()
    state.seats, state.phase, state.passed, state.leader = 3, 1, 0b101, 2
    for seat in range(3):
        state.coins[seat] = 10 + seat
        for colour in range(2):
            state.cards[seat, colour] = 10 * seat + colour
    state.owner[0], state.owner[1] = -1, 2
    return state


def observed(seat: int, *rows: Feature | Block | Group, state: Board | None = None) -> dict[str, int]:
    """What a seat sees, by name."""
    table = FeatureTable("board", Board, *rows)
    names = table.names(Components({"cities": ["roma", "pisa"]}, {"PRICES": PRICES}))
    features = [STALE] * len(names)
    vars(table.chapter)["PRICES"] = PRICES
    table.chapter.observe(state or board(), seat, features)
    return dict(zip(names, features, strict=True))


def coins_and(state: Board, seat: int, colour: int) -> int:
    return state.coins[seat] + state.cards[seat, colour]


def all_coins(state: Board) -> int:
    return state.coins[0] + state.coins[1] + state.coins[2]


def double_coins(state: Board, seat: int) -> int:
    return 2 * state.coins[seat]


def share_of(state: Board, seat: int, coins_in_all: int) -> int:
    return coins_in_all - state.coins[seat]


def write_cards(state: Board, seat: int, features: Row, at: int) -> None:
    features[at + 1] = state.cards[seat, 1]


def test_a_number_is_read_from_a_field_of_the_seat_that_observes() -> None:
    assert observed(1, number("phase", "phase"), number("coins", "coins"), number("more", "coins", plus=5)) == {
        **{"phase": 1, "coins": 11, "more": 16},
    }
    assert observed(2, number("cards {colour}", "cards", COLOUR)) == {"cards red": 20, "cards blue": 21}


def test_a_number_is_worked_out_by_a_rule_function_given_what_its_parameters_are_called() -> None:
    assert observed(1, number("all", all_coins), number("with {colour}", coins_and, COLOUR)) == {
        **{"all": 33, "with red": 21, "with blue": 22},
    }


def test_one_of_several_is_one_hot_a_bit_or_a_number_of_its_own() -> None:
    assert observed(0, one_hot("decides {colour}", "phase", COLOUR)) == {"decides red": 0, "decides blue": 1}
    assert observed(0, bits("passed {colour}", "passed", COLOUR)) == {"passed red": 1, "passed blue": 0}
    assert observed(0, bit("passed", "passed"), equals("second", "phase", 1)) == {"passed": 1, "second": 1}
    assert observed(0, is_there("{city} owned", "owner", CITY)) == {"roma owned": 0, "pisa owned": 1}
    assert observed(2, is_here("own {city}", "owner", CITY)) == {"own roma": 0, "own pisa": 1}


def test_the_first_row_of_a_table_is_for_nothing() -> None:
    assert observed(0, for_each(CITY, looked_up("{city} {colour}", "PRICES", "owner", COLOUR))) == {
        **{"roma red": 0, "roma blue": 0, "pisa red": 7, "pisa blue": 8},
    }


def test_a_table_whose_rows_are_longer_than_their_names_is_refused() -> None:
    table = FeatureTable("board", Board, looked_up("{colour}", "PRICES", "leader", COLOUR))
    with pytest.raises(BadGame, match="a row of PRICES has not 2 numbers"):
        table.names(Components({}, {"PRICES": np.zeros((4, 3))}))


def test_seats_come_clockwise_from_the_one_that_observes_and_empty_ones_are_all_0() -> None:
    state = board()
    state.seats = 2
    rows = for_each_seat(3, number("{seat} coins", "coins"), is_here("{seat} leads", "leader"))
    assert observed(1, rows) == {
        **{"+0 coins": 11, "+0 leads": 0, "+1 coins": 12, "+1 leads": 1, "+2 coins": 10, "+2 leads": 0},
    }
    assert observed(1, rows, state=state) == {
        **{"+0 coins": 11, "+0 leads": 0, "+1 coins": 10, "+1 leads": 0, "+2 coins": 0, "+2 leads": 0},
    }


def test_what_several_rows_need_is_worked_out_once() -> None:
    rows = for_each_seat(
        3,
        number("{seat} others", share_of),
        number("{seat} all", "coins_in_all"),
        number("{seat} double", "double"),
        once={"coins_in_all": all_coins, "double": double_coins},
    )
    table = FeatureTable("board", Board, rows)
    assert table.source.count("all_coins(state)") == 1
    seen = observed(0, rows)
    assert (seen["+1 others"], seen["+1 all"], seen["+1 double"]) == (22, 33, 22)


def test_a_block_begins_with_nothing_but_0() -> None:
    assert observed(2, number("phase", "phase"), block(write_cards, ("a {colour}", COLOUR), ("b {city}", CITY))) == {
        **{"phase": 1, "a red": 0, "a blue": 21, "b roma": 0, "b pisa": 0},
    }


def test_a_group_is_all_0_where_there_is_nothing_to_see() -> None:
    def is_owned(state: Board, city: int) -> int:
        return state.owner[city] >= 0

    rows = for_each(CITY, number("{city} owner", "owner"), number("{city} phase", "phase"), where=is_owned)
    assert observed(0, rows) == {"roma owner": 0, "roma phase": 0, "pisa owner": 2, "pisa phase": 1}


def test_places_that_a_component_file_leaves_empty_have_names_and_too_many_are_refused() -> None:
    table = FeatureTable("board", Board, number("{city} owner", "owner", CITY))
    assert table.names(Components({"cities": ["roma"]}, {})) == ("roma owner", "no-city-1 owner")
    with pytest.raises(BadGame, match="3 names for 2 features: there is no room for siena"):
        table.names(Components({"cities": ["roma", "pisa", "siena"]}, {}))


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (number("gold", "gold"), "gold: Board has no field gold"),
        (number("cards", "cards"), r"cards: cards has the shape \(3, 2\), which does not fit this row"),
        (number("coins {colour}", "coins", COLOUR), r"coins has the shape \(3,\), which does not fit this row"),
        (number("coins", coins_and), "coins_and takes colour, which its row does not have"),
        (number("share", share_of), "share_of takes coins_in_all, which its row does not have"),
    ],
)
def test_a_row_that_does_not_fit_the_record_is_refused_by_name(row: Feature, sentence: str) -> None:
    with pytest.raises(BadGame, match=sentence):
        assert FeatureTable("board", Board, row).source


def test_two_groups_about_the_same_are_refused() -> None:
    rows = [for_each(CITY, number(f"{{city}} {field}", field)) for field in ("owner", "phase")]
    with pytest.raises(BadGame, match="two groups of features are about the same"):
        assert FeatureTable("board", Board, *rows).source


def test_every_row_writes_exactly_the_numbers_it_names(game_name: str) -> None:
    game = signoria.game(game_name)
    table = game.kit.features
    others = tuple(chapter for chapter in game.kit.chapters if chapter is not table.chapter)
    alone = []
    for row in table.rows:
        part = FeatureTable(table.module, table.state, row)
        rules = twins.interpret(SHARED_CHAPTERS, (*others, part.chapter), game.components.tables)
        alone.append((part.names(game.components), rules.observe))
    setting = with_all_options(game_name, max(game.seats))
    for step, match in enumerate(random_play(setting.start(seed=5), seed=5)):
        if step % 20 == 0:
            seat = step // 20 % match.seats
            whole: list[int] = []
            for names, observe in alone:
                part_of_it = row_kind(-STALE, STALE)([STALE] * len(names))
                observe(match.state, seat, part_of_it)
                whole += part_of_it
            assert dict(zip(game.features, whole, strict=True)) == dict(
                zip(game.features, match.observe(seat).tolist(), strict=True)
            )
