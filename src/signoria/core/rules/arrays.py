"""The arrays that compiled rules take from Python, by the names that loops over games give their parameters."""

from __future__ import annotations

from typing import Any, NamedTuple

from signoria.core.rules.state_record import GENERATOR_WORDS

RECORDS = "records"
"""Instead of a NumPy kind: the game's state record."""


class ArrayKind(NamedTuple):
    """What an array holds, and how long its rows are: a number, the name of a game's number, or `any`."""

    holds: str
    row: int | str | None = None
    """None: it has no rows."""
    is_row: bool = False
    """It is one such row by itself, and told to rules as a row of many is: they are compiled once for both."""


ANY = "any"
MAX_LEVELS = 8
"""Seats a row of bot levels has room for."""
BITS = 32
"""Legal moves in each whole number of a game's row of bits."""

States = Any
"""A record for each game."""
Counts = Any
"""Whole numbers of 64 bits."""
CountRows = Any
Moves = Any
Weights = Any
Dice = Any
DiceRows = Any
Levels = Any
LevelRows = Any
Features = Any
FeatureRows = Any
Mask = Any
MaskRows = Any
BitRows = Any
PreferenceRows = Any
Seats = Any
Flags = Any
FlagRows = Any
PointRows = Any
Shares = Any
ShareRows = Any
NetworkSizes = Any
NetworkWeights = Any
NetworkBiases = Any
NetworkSums = Any
NetworkLayer = Any
TreeTable = Any
TreeNodes = Any
TreeEdges = Any
TreePath = Any
TreeResults = Any

ARRAY_KINDS: dict[str, ArrayKind] = {
    "States": ArrayKind(RECORDS),
    "Counts": ArrayKind("int64"),
    "CountRows": ArrayKind("int64", ANY),
    "Moves": ArrayKind("int32"),
    "Weights": ArrayKind("int64"),
    "Dice": ArrayKind("uint32"),
    "DiceRows": ArrayKind("uint32", GENERATOR_WORDS),
    "Levels": ArrayKind("int8"),
    "LevelRows": ArrayKind("int8", ANY),
    "Features": ArrayKind("float32", "FEATURES", is_row=True),
    "FeatureRows": ArrayKind("float32", "FEATURES"),
    "Mask": ArrayKind("uint8"),
    "MaskRows": ArrayKind("uint8", "ACTIONS"),
    "PreferenceRows": ArrayKind("int8", "ACTIONS"),
    "BitRows": ArrayKind("int64", "WORDS"),
    "Seats": ArrayKind("int8"),
    "Flags": ArrayKind("uint8"),
    "FlagRows": ArrayKind("uint8", ANY),
    "PointRows": ArrayKind("int32", ANY),
    "Shares": ArrayKind("float32"),
    "ShareRows": ArrayKind("float32", ANY),
    "NetworkSizes": ArrayKind("int32"),
    "NetworkWeights": ArrayKind("int16"),
    "NetworkBiases": ArrayKind("int32"),
    "NetworkSums": ArrayKind("int32"),
    "NetworkLayer": ArrayKind("int16"),
    "TreeTable": ArrayKind("int64", 2),
    "TreeNodes": ArrayKind("int64", 4),
    "TreeEdges": ArrayKind("int64", 4),
    "TreePath": ArrayKind("int64", 3),
    "TreeResults": ArrayKind("int64", ANY),
}
"""Every such name and what it means."""

LENGTHS_FOR_ONE: dict[str, int | str] = {
    "States": 1,
    "Moves": "ACTIONS",
    "Weights": "ACTIONS",
    "Mask": "ACTIONS",
    "Features": "FEATURES",
    "Dice": GENERATOR_WORDS,
    "Levels": MAX_LEVELS,
}
"""How long these are where a function is about one game: it needs their addresses only."""
