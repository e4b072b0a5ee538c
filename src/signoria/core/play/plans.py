"""Plans: what a seat wants done when it is asked, so that it need not be there."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from signoria.core.play.match import Match
from signoria.core.rules.auctions import Auctions
from signoria.core.rules.journal import EVERYBODY
from signoria.core.rules.moves import Move

PlanKind = Literal["limit", "pass", "choice"]
"""Bid up to a limit, let a lot go, make a move."""
Beyond = Literal["pass", "ask"]
"""What is done beyond a limit."""
Broken = Literal["lot-over", "limit", "not-legal", "changed"]
"""Why a plan holds no more: the lot went, the limit is reached, the move is not legal, somebody took from the seat."""
View = Mapping[str, Any]


@dataclass(frozen=True)
class Lot:
    """What is bid for: a message of the game's words and its arguments."""

    say: str
    arguments: dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What a seat has planned; `lot` is what it bids for, None for what comes next; `told` is how much of the journal
    there was then."""

    kind: PlanKind
    limit: int = 0
    beyond: Beyond = "pass"
    move: str = ""
    data: dict[str, Any] = field(default_factory=dict)
    """What the move is about."""
    anyway: bool = False
    """Whether a move is made even if somebody has done something to the seat meanwhile."""
    lot: Lot | None = None
    told: int = 0


def lot_of(auctions: Auctions | None, view: View) -> Lot | None:
    """What is bid for now."""
    named = None if auctions is None else auctions.lot(view)
    return None if named is None else Lot(named[0], dict(named[1]))


@dataclass(frozen=True)
class Offer:
    """What is bid for now, and what can be planned for it."""

    lot: Lot | None
    bidders: Collection[int]
    """The seats that may bid for it, where bids are open."""
    is_sealed: bool
    """Whether all bid at once."""

    def may_limit(self, seat: int) -> bool:
        """Whether a seat can say how high it goes."""
        return seat in self.bidders

    def may_let_go(self, seat: int) -> bool:
        """Whether a seat can let a lot go beforehand: this one, or where all bid at once the next one."""
        return self.lot is None if self.is_sealed else self.may_limit(seat)


def offer_of(auctions: Auctions | None, view: View) -> Offer:
    """What can be planned for what is bid for now."""
    lot = lot_of(auctions, view)
    if auctions is None or auctions.is_sealed or lot is None:
        return Offer(lot, (), auctions is not None and auctions.is_sealed)
    return Offer(lot, auctions.bidders(view), is_sealed=False)


def bound(plan: Plan, auctions: Auctions | None, view: View) -> Plan:
    """The plan for what is bid for now, if it was for what comes next."""
    if plan.kind == "choice" or plan.lot is not None:
        return plan
    return replace(plan, lot=lot_of(auctions, view))


def broken(plan: Plan, match: Match, view: View, seat: int, legal: Sequence[Move]) -> Broken | None:
    """Why a plan holds no more, given the legal moves of its seat; None if it holds."""
    auctions = match.game.kit.auctions
    if plan.kind != "choice" and plan.lot is not None and lot_of(auctions, view) != plan.lot:
        return "lot-over"
    if not legal:
        return None
    if plan.kind == "choice":
        if all(move.text != plan.move for move in legal):
            return "not-legal"
        return "changed" if not plan.anyway and is_touched(match, seat, plan.told) else None
    if plan.lot is None:
        return None
    text = planned(plan, auctions, view, legal)
    if text is None:
        return "not-legal"
    is_beyond = plan.kind == "limit" and plan.beyond == "ask" and auctions is not None and text == auctions.letting_go
    return "limit" if is_beyond else None


def planned(plan: Plan, auctions: Auctions | None, view: View, legal: Sequence[Move]) -> str | None:
    """The move that a plan makes, by its text: of all bids up to the limit the lowest; None where there is none."""
    if plan.kind == "choice":
        return plan.move if any(move.text == plan.move for move in legal) else None
    if auctions is None or plan.lot is None:
        return None
    heights = {move.text: auctions.height(view, move.data) for move in legal}
    bids = {text: height for text, height in heights.items() if height is not None and height <= plan.limit}
    if plan.kind == "limit" and bids:
        return min(bids, key=lambda text: bids[text])
    return auctions.letting_go if auctions.letting_go in heights else None


def described(match: Match, seat: int, text: str) -> Move | None:
    """A move by its text, whether or not it is legal now; None if none is called so. The match is one dealt anew."""
    action = match.game.book.parse(match.state, seat, text)
    if action is None or not 0 <= action < match.game.actions:
        return None
    try:
        return match.game.book.describe(match.state, seat, action)
    except (LookupError, ValueError):
        return None  # it is about something that there is at another time only


def is_touched(match: Match, seat: int, since: int) -> bool:
    """Whether somebody else has done something to what is a seat's, as far as it was told."""
    told = [event for to, event in match.told(since) if to in (EVERYBODY, seat)]
    return any(event.get("owner") == seat != event.get("seat") for event in told)
