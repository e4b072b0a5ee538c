"""Bottega's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.move_table import MoveTable, Parameter, Value, counted
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.bottega import state
from signoria.games.bottega.components import ALL_FLORINS, COMMISSIONS, BottegaComponents
from signoria.games.bottega.rules import day


def _commissions(components: BottegaComponents) -> Iterator[Value]:
    for number, name in enumerate(components.commissions):
        yield Value(name, {"commission": components.commission_in_words(number)})


MOVES = MoveTable("BO", state.PHASES, to_act=day.to_act, over="BO-30", waiting="BO-11", then=day.go_on)
OFFER_ONE = MOVES.kind("offer {commission}", Parameter("commission", COMMISSIONS, _commissions))
MAKE_BID = MOVES.kind("bid {price}", counted("price", ALL_FLORINS, start=1))
PASS = MOVES.kind("pass")

MOVES.phase(state.OFFER, "BO-10", OFFER_ONE.row(may=day.may_offer, do=day.offer), waiting="BO-10")
MOVES.phase(state.BID, "BO-11", MAKE_BID.row(may=day.may_bid, do=day.make_bid), PASS.row(do=day.pass_bid))

move_rules = moves_chapter(MOVES, __package__)
