"""The interpreted twin of a state record refuses what compiled code would accept in silence."""

from __future__ import annotations

import numpy as np
import pytest

from signoria.core.rules.state_record import Grid, Record, Row, Visibility, hidden, owned, public, row_kind


class Purse(Record):
    """A record for these tests."""

    coins: Row = owned(np.int8, 3, meaning="coins of each seat")
    board: Grid = public(np.int16, 2, 4, meaning="a board")
    secret: int = hidden(np.uint8, meaning="a secret")


def test_fields_are_described_once_with_kind_shape_and_visibility() -> None:
    assert list(Purse.FIELDS) == ["generator", "seats", "first", "coins", "board", "secret"]
    assert Purse.FIELDS["coins"].visibility is Visibility.OWNER
    assert Purse.FIELDS["secret"].visibility is Visibility.HIDDEN
    assert Purse.DTYPE["board"].shape == (2, 4)
    assert Purse.DTYPE["secret"] == np.uint8


def test_a_blank_record_is_all_zero() -> None:
    purse = Purse()
    assert (purse.secret, list(purse.coins), [list(row) for row in purse.board]) == (0, [0, 0, 0], [[0] * 4] * 2)


def test_an_unknown_field_is_refused() -> None:
    purse = Purse()
    with pytest.raises(AttributeError, match="Purse has no field 'coin'"):
        purse.coin = 1
    with pytest.raises(AttributeError):
        _ = purse.coin  # type: ignore[attr-defined]


def test_a_table_cannot_be_replaced_whole() -> None:
    with pytest.raises(AttributeError, match="coins is a table"):
        Purse().coins = row_kind(0, 1)([1])


@pytest.mark.parametrize("value", [-1, 256])
def test_a_number_outside_a_fields_range_is_refused(value: int) -> None:
    purse = Purse()
    with pytest.raises(OverflowError, match=rf"secret = {value} does not fit 0 to 255"):
        purse.secret = value
    assert purse.secret == 0


@pytest.mark.parametrize("value", [-129, 128])
def test_a_number_outside_a_places_range_is_refused(value: int) -> None:
    purse = Purse()
    with pytest.raises(OverflowError, match="does not fit a field of -128 to 127"):
        purse.coins[0] = value
    with pytest.raises(OverflowError):
        purse.board[0, 0] = 1 << 15
    purse.coins[0], purse.coins[1] = -128, 127
    assert list(purse.coins) == [-128, 127, 0]


def test_negative_indices_are_refused() -> None:
    purse = Purse()
    for index in (-1, -3):
        with pytest.raises(IndexError, match="negative index"):
            _ = purse.coins[index]
        with pytest.raises(IndexError, match="negative index"):
            purse.coins[index] = 1
        with pytest.raises(IndexError, match="negative or beyond"):
            _ = purse.board[index]
        with pytest.raises(IndexError, match="negative or beyond"):
            _ = purse.board[index, 0]
        with pytest.raises(IndexError, match="negative or beyond"):
            _ = purse.board[0, index]
        with pytest.raises(IndexError, match="negative or beyond"):
            purse.board[index, 0] = 1
        with pytest.raises(IndexError, match="negative or beyond"):
            purse.board[0, index] = 1


def test_indices_past_the_end_are_refused() -> None:
    purse = Purse()
    with pytest.raises(IndexError):
        _ = purse.coins[3]
    with pytest.raises(IndexError):
        purse.board[2, 0] = 1
    with pytest.raises(IndexError):
        _ = purse.board[2, 0]
    with pytest.raises(IndexError):
        _ = purse.board[2]
    with pytest.raises(IndexError):
        _ = purse.board[0, 4]
    with pytest.raises(IndexError):
        purse.board[0, 4] = 1


def test_a_row_of_a_board_writes_through_to_it() -> None:
    purse = Purse()
    row = purse.board[1]
    row[3] = 5
    assert purse.board[1, 3] == row[3] == 5
    assert list(row) == [0, 0, 0, 5]
    assert (len(row), len(purse.board)) == (4, 2)
    with pytest.raises(OverflowError):
        row[0] = 1 << 15
    with pytest.raises(IndexError):
        _ = row[4]


def test_truth_values_are_stored_as_numbers() -> None:
    purse = Purse()
    purse.secret = True
    purse.coins[0] = True
    assert type(purse.secret) is int
    assert type(purse.coins[0]) is int


def test_a_copy_is_equal_and_independent() -> None:
    purse = Purse()
    purse.board[1, 2] = 7
    copy = purse.copy()
    assert copy == purse
    copy.board[1, 2] = 8
    copy.coins[0] = 1
    copy.secret = 9
    assert (purse.board[1, 2], purse.coins[0], purse.secret) == (7, 0, 0)
    assert copy != purse
    with pytest.raises(OverflowError):
        copy.coins[0] = 200


def test_an_array_of_records_holds_the_same_values() -> None:
    purse = Purse()
    purse.board[1, 2] = 7
    purse.coins[2] = -5
    purse.secret = 255
    array = purse.to_array()
    assert array["board"][0, 1, 2] == 7
    again = Purse.read_from(array)
    assert again == purse
    with pytest.raises(OverflowError):
        again.board[0, 0] = 1 << 15
    with pytest.raises(IndexError):
        _ = again.coins[-1]


def test_a_field_of_three_dimensions_or_an_owned_number_is_no_field() -> None:
    with pytest.raises(TypeError, match="two dimensions at most"):
        public(np.int8, 2, 2, 2, meaning="too much")
    with pytest.raises(TypeError, match="needs a first dimension"):
        owned(np.int8, meaning="whose?")
