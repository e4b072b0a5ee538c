"""Morra's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from signoria.core.rules.move_table import MoveTable, counted
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.written_moves import moves_chapter
from signoria.core.rules.written_weights import weights_chapter
from signoria.games.morra.rules import choose, show_fingers_if_all_chose, to_act, weight_of_showing
from signoria.games.morra.state import CHOOSE, FINGERS, PHASES

MOVES = MoveTable("MO", PHASES, to_act=to_act, over="MO-1", then=show_fingers_if_all_chose)
SHOW = MOVES.kind("show {fingers}", counted("fingers", FINGERS, start=1), known_to=KnownTo.EVERYBODY_ONCE_ALL_CHOSE)
MOVES.phase(CHOOSE, "MO-2", SHOW.row(do=choose))

move_rules = moves_chapter(MOVES, __package__)
weights = weights_chapter(MOVES, __package__, {SHOW: weight_of_showing})
