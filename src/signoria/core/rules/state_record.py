"""The state record: every field of a game named once, with its kind, shape and visibility.

A game declares a subclass of `Record`. From that one description come the NumPy dtype that compiled rules run on and,
as instances of the class itself, the interpreted twin: Python integers and lists that refuse unknown fields, values
outside a field's range and negative indices, which compiled code would accept in silence.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar, Protocol, Self, SupportsIndex, overload

import numpy as np
import numpy.typing as npt

GENERATOR_WORDS = 4


class Visibility(enum.Enum):
    """Who may know a field."""

    PUBLIC = "public"
    OWNER = "owner"
    HIDDEN = "hidden"


class Field:
    """One named field of a state record."""

    def __init__(
        self, kind: npt.DTypeLike, shape: tuple[int, ...], visibility: Visibility, meaning: str, known_to: str = ""
    ) -> None:
        if len(shape) > 2:
            raise TypeError("a field has two dimensions at most; number the pairs instead")
        self.name = ""
        self.kind: np.dtype[Any] = np.dtype(kind)
        self.shape = shape
        self.visibility = visibility
        self.meaning = meaning
        self.known_to = known_to
        limits = np.iinfo(self.kind)
        self.low, self.high = int(limits.min), int(limits.max)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def blank(self) -> int | Row | Grid:
        """The zero value of the interpreted twin."""
        if not self.shape:
            return 0
        if len(self.shape) == 1:
            return row_kind(self.low, self.high)([0] * self.shape[0])
        return Grid([0] * (self.shape[0] * self.shape[1]), self.shape[1], self.low, self.high)


def public(kind: npt.DTypeLike, *shape: int, meaning: str) -> Any:
    """Declare a field everybody may know."""
    return Field(kind, shape, Visibility.PUBLIC, meaning)


def owned(kind: npt.DTypeLike, *shape: int, meaning: str) -> Any:
    """Declare a field whose first index is a seat: only that seat may know its part."""
    if not shape:
        raise TypeError("an owned field needs a first dimension: the seat")
    return Field(kind, shape, Visibility.OWNER, meaning)


def hidden(kind: npt.DTypeLike, *shape: int, meaning: str, known_to: str = "") -> Any:
    """Declare a field nobody may know; `known_to` names a public field of the same shape that says by bits which seats
    know which place of it all the same (a card somebody put under a pile)."""
    return Field(kind, shape, Visibility.HIDDEN, meaning, known_to)


class IntTable(Protocol):
    """What a rule sees of a component table or a row: integers by index."""

    def __getitem__(self, index: Any, /) -> int: ...


class Row(list[int]):
    """A list of integers that refuses negative indices and values outside a range, which is that of its `row_kind`."""

    __slots__ = ()
    low: ClassVar[int]
    high: ClassVar[int]

    def __getitem__(self, index: SupportsIndex) -> int:  # type: ignore[override]
        if index < 0:  # type: ignore[operator]
            raise IndexError(f"negative index {index}: test for 'nobody' or 'nothing' before looking it up")
        return list.__getitem__(self, index)

    def __setitem__(self, index: SupportsIndex, value: int) -> None:  # type: ignore[override]
        if index < 0:  # type: ignore[operator]
            raise IndexError(f"negative index {index}: test for 'nobody' or 'nothing' before writing to it")
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit a field of {self.low} to {self.high}")
        list.__setitem__(self, index, int(value))

    def copy(self) -> Row:
        return self.__class__(self)


@cache
def row_kind(low: int, high: int) -> type[Row]:
    """Rows of numbers in a range: with the range of the class they are copied several times as fast."""
    return type("Row", (Row,), {"__slots__": (), "low": low, "high": high})


class Grid:
    """A table of integers, indexed `grid[i, j]`; `grid[i]` is a row that writes through. One list, so quick to copy."""

    __slots__ = ("cells", "high", "low", "width")

    def __init__(self, cells: list[int], width: int, low: int, high: int) -> None:
        self.cells = cells
        self.width = width
        self.low = low
        self.high = high

    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...

    @overload
    def __getitem__(self, index: int) -> GridRow: ...

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return GridRow(self, index)
        row, column = index
        if row < 0 or not 0 <= column < self.width:
            raise IndexError(f"index {index} is negative or beyond a row: test for 'nobody' or 'nothing' first")
        return self.cells[row * self.width + column]

    def __setitem__(self, index: tuple[int, int], value: int) -> None:
        row, column = index
        if row < 0 or not 0 <= column < self.width:
            raise IndexError(f"index {index} is negative or beyond a row: test for 'nobody' or 'nothing' first")
        if not self.low <= value <= self.high:
            raise OverflowError(f"{value} does not fit a field of {self.low} to {self.high}")
        self.cells[row * self.width + column] = int(value)

    def __len__(self) -> int:
        return len(self.cells) // self.width

    def __iter__(self) -> Iterator[GridRow]:
        return (GridRow(self, row) for row in range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and self.width == other.width and self.cells == other.cells

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Grid:
        return Grid(self.cells[:], self.width, self.low, self.high)

    def to_lists(self) -> list[list[int]]:
        """The rows as plain lists."""
        return [self.cells[start : start + self.width] for start in range(0, len(self.cells), self.width)]


class GridRow:
    """One row of a grid; what is written here is written there."""

    __slots__ = ("grid", "row")

    def __init__(self, grid: Grid, row: int) -> None:
        if not 0 <= row < len(grid):
            raise IndexError(f"row {row} is negative or beyond the table: test for 'nobody' or 'nothing' first")
        self.grid = grid
        self.row = row

    def __getitem__(self, column: int) -> int:
        return self.grid[self.row, column]

    def __setitem__(self, column: int, value: int) -> None:
        self.grid[self.row, column] = value

    def __len__(self) -> int:
        return self.grid.width

    def __iter__(self) -> Iterator[int]:
        return (self.grid[self.row, column] for column in range(self.grid.width))


class Record:
    """The interpreted twin of a game's state, and the description both twins come from."""

    FIELDS: ClassVar[dict[str, Field]] = {}
    NUMBERS: ClassVar[tuple[str, ...]]
    ROWS: ClassVar[tuple[str, ...]]
    GRIDS: ClassVar[tuple[str, ...]]
    """The fields by what they hold."""
    DTYPE: ClassVar[np.dtype[Any]]

    generator: Row = hidden(np.uint32, GENERATOR_WORDS, meaning="the generator every chance event is drawn from")
    seats: int = public(np.int8, meaning="how many seats are taken")
    first: int = public(np.int8, meaning="the seat that begins")

    def __init_subclass__(cls) -> None:
        _collect_fields(cls)

    def __init__(self) -> None:
        values = self.__dict__
        values["journal"] = None
        for name, field in self.FIELDS.items():
            values[name] = field.blank()

    def __setattr__(self, name: str, value: Any) -> None:
        field = self.FIELDS.get(name)
        if field is None:
            raise AttributeError(f"{type(self).__name__} has no field {name!r}")
        if field.shape:
            raise AttributeError(f"{name} is a table: write to its places")
        if not field.low <= value <= field.high:
            raise OverflowError(f"{name} = {value} does not fit {field.low} to {field.high}")
        self.__dict__[name] = int(value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(self.__dict__[name] == other.__dict__[name] for name in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Self:
        """An independent record with the same values (its journal is not copied)."""
        new = object.__new__(type(self))
        values = new.__dict__
        values.update(self.__dict__)
        for name in (*self.ROWS, *self.GRIDS):
            values[name] = values[name].copy()
        values["journal"] = None
        return new

    def write_to(self, states: npt.NDArray[Any], index: int = 0) -> None:
        """Copy every field into place `index` of an array of records."""
        for name in self.FIELDS:
            value = self.__dict__[name]
            states[name][index] = value.to_lists() if isinstance(value, Grid) else value

    @classmethod
    def read_from(cls, states: npt.NDArray[Any], index: int = 0) -> Self:
        """The interpreted twin of one record of an array."""
        new = cls()
        for name, field in cls.FIELDS.items():
            value = states[name][index].tolist()
            if not field.shape:
                new.__dict__[name] = value
            elif len(field.shape) == 1:
                new.__dict__[name] = row_kind(field.low, field.high)(value)
            else:
                cells = [number for row in value for number in row]
                new.__dict__[name] = Grid(cells, field.shape[1], field.low, field.high)
        return new

    def to_array(self) -> npt.NDArray[Any]:
        """An array of one record with the same values."""
        states = np.zeros(1, self.DTYPE)
        self.write_to(states)
        return states


def _collect_fields(cls: type[Record]) -> None:
    own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    for name in own:
        delattr(cls, name)
    inherited = next((base.FIELDS for base in cls.__mro__[1:] if issubclass(base, Record)), {})
    cls.FIELDS = {**inherited, **own}
    cls.NUMBERS, cls.ROWS, cls.GRIDS = (
        tuple(name for name, field in cls.FIELDS.items() if len(field.shape) == dimensions) for dimensions in range(3)
    )
    cls.DTYPE = np.dtype(
        [
            (field.name, field.kind, field.shape) if field.shape else (field.name, field.kind)
            for field in cls.FIELDS.values()
        ],
        align=True,
    )


_collect_fields(Record)
