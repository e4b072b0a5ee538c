"""Plans at a table: what may be planned, what a seat is told of it, and the move that a plan makes."""

from __future__ import annotations

from typing import Any

from signoria.core.play import plans
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.from_page import MakePlan
from signoria.server.protocol.play_facts import LotOnOffer, MoveFacts, PlanFacts, PlanningFacts
from signoria.server.protocol.refusals import Refused
from signoria.server.tables import entries
from signoria.server.tables.browser_state import dealt_anew
from signoria.server.tables.requests import must_be_playing, must_play_oneself
from signoria.server.tables.table import Table


def plan(table: Table, seat: int, asked: MakePlan) -> entries.Planned:
    """A person says beforehand what is to be done when they are asked."""
    match = must_be_playing(table)
    must_play_oneself(table, seat)
    if table.lesson is not None:
        raise Refused("refused-plan-lesson")
    offer = plans.offer_of(match.game.kit.auctions, table.view())
    if asked.what == "limit":
        if not offer.may_limit(seat):
            raise Refused("refused-plan-no-bids")
        return entries.Planned(seat, "limit", limit=asked.limit, beyond=asked.beyond, key=asked.key)
    if asked.what == "pass":
        if not offer.may_let_go(seat):
            raise Refused("refused-plan-no-lot")
        return entries.Planned(seat, "pass", key=asked.key)
    if seat in table.waiting():
        raise Refused("refused-plan-asked")
    return _choice(table, seat, asked)


def _choice(table: Table, seat: int, asked: MakePlan) -> entries.Planned:
    """What the move is about is told from a game dealt anew: in the true one it may be about what others hold."""
    dealt = dealt_anew(must_be_playing(table), seat, table.charter.secret)
    move = plans.described(dealt, seat, asked.move)
    if move is None:
        raise Refused("no-such-move", status=422, text=asked.move)
    return entries.Planned(seat, "choice", move=move.text, anyway=asked.anyway, data=dict(move.data), key=asked.key)


def give_up_plan(table: Table, seat: int, key: str) -> entries.Unplanned | None:
    """A person withdraws what they have planned; without a plan there is nothing to do."""
    must_be_playing(table)
    return entries.Unplanned(seat, key) if seat in table.plans.of or seat in table.plans.broken else None


def move_of(table: Table, seat: int) -> str | None:
    """The move that a seat's plan makes now; None where it is for the person to decide."""
    made = table.plans.of.get(seat)
    if made is None or table.match is None or seat not in table.waiting() or table.seats[seat].is_played_by_a_bot:
        return None
    return plans.planned(made, table.match.game.kit.auctions, table.view(), table.legal(seat))


def carry_out(table: Table, seat: int, question: int, made: plans.Plan) -> entries.Decided | None:
    """Make the planned move, if what was asked and what was planned still stand."""
    if table.asked[seat].question != question or table.plans.of.get(seat) != made:
        return None
    text = move_of(table, seat)
    return None if text is None else entries.Decided(seat, text)


class PlanningNow:
    """What seats have planned, and may plan now; what is the same for all is found once."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self._table = table
        self._waiting = table.waiting()
        self._is_open = self._waiting != () and table.lesson is None
        self._offer = offer = plans.offer_of(table.match.game.kit.auctions, table.view())
        lot = offer.lot
        self._lot = None if lot is None else LotOnOffer(lot.say, _phrased(table, lot.arguments))

    def of(self, seat: int) -> PlanningFacts:
        """What a seat has planned, and may plan now."""
        table, is_open = self._table, self._is_open and not self._table.seats[seat].is_played_by_a_bot
        return PlanningFacts(
            plan=_plan_facts(table, seat),
            broken=table.plans.broken.get(seat),
            lot=self._lot,
            may_limit=is_open and self._offer.may_limit(seat),
            may_let_go=is_open and self._offer.may_let_go(seat),
            may_choose=is_open and seat not in self._waiting,
        )


def _plan_facts(table: Table, seat: int) -> PlanFacts | None:
    made = table.plans.of.get(seat)
    if made is None:
        return None
    move = None
    if made.kind == "choice":
        move = MoveFacts(0, made.move, dict(made.data), phrased(table.game, table.view(), made.data))
    return PlanFacts(made.kind, made.limit, made.beyond, move, made.anyway)


def _phrased(table: Table, arguments: dict[str, Any]) -> dict[str, Any]:
    return {**arguments, **phrased(table.game, table.view(), arguments)}
