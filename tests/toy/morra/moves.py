"""Morra's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.components import Components
from signoria.core.rules.move_table import MoveTable, Parameter, Value
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.written_moves import moves_chapter
from signoria.core.rules.written_weights import weights_chapter
from signoria.games.morra.rules import choose, show_fingers_if_all_chose, to_act, weight_of_showing
from signoria.games.morra.state import CHOOSE, FINGERS, PHASES


def _fingers(_components: Components) -> Iterator[Value]:
    for fingers in range(1, FINGERS + 1):
        yield Value(str(fingers), {"fingers": fingers})


MOVES = MoveTable("MO", PHASES, to_act=to_act, over="MO-1", then=show_fingers_if_all_chose)
SHOW = MOVES.kind(
    "show {fingers}",
    Parameter("fingers", FINGERS, _fingers, start=1),
    known_to=KnownTo.EVERYBODY_ONCE_ALL_CHOSE,
)
MOVES.phase(CHOOSE, "MO-2", SHOW.row(do=choose))

move_rules = moves_chapter(MOVES, __package__)
weights = weights_chapter(MOVES, __package__, {SHOW: weight_of_showing})
