"""What a seat may know of Morra, as numbers."""

from __future__ import annotations

from signoria.core.rules.feature_rows import number
from signoria.core.rules.feature_table import FeatureTable
from signoria.games.morra.components import PRIZE
from signoria.games.morra.state import State


def prize_now(state: State) -> int:
    return PRIZE[state.prize]


FEATURES = FeatureTable(
    __name__,
    State,
    number("round", "round_number"),
    number("prize", prize_now),
    number("own points", "points"),
    number("chosen", "has_chosen"),
)
