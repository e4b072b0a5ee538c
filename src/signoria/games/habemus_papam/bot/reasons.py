"""Why a move of 1655 was made, from what lies open: the offer, the displays, and bids and action cards once shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from signoria.core.rules.reasons import Deed, Explainer, Reason, reason
from signoria.games.habemus_papam.bot.reasons_of_cards import (
    COATS,
    COATS_OF_ORDERS,
    OLD_BOYS,
    VOTE,
    best_on_offer,
    promises,
    votes_on_display,
)

ALIKE = 60
"""Cards on offer that differ by less than this are much the same."""
AGAINST_THE_LEADER = 60
TIE = 90
GEMS = 40
SMALL = 10
LAST_CHANCE = 150
BIDDING = ("second", "twice", "rubies")
"""Action cards that help to bid."""


def why_taken(deed: Deed) -> Iterator[Reason]:
    """A card is taken for what it promises."""
    card = next(card for card in deed.before["offer"] if card["name"] == deed.event["card"])
    if len(deed.before["offer"]) == 1:
        yield reason("take-last")
    elif deed.told("squadrone-unpaid"):
        yield reason("take-unpaid", SMALL, card=card["name"])
    else:
        yield from promises(deed.components, deed.before, deed.seat, card)


def why_bid(deed: Deed) -> Iterator[Reason]:
    """Gems are bid to choose early, and kept where little hangs on it."""
    count = len(deed.event["gems"])
    if deed.before["players"][deed.seat]["played"] == "rubies":
        yield reason("bid-rubies")
        return
    best, spread = best_on_offer(deed.components, deed.before, deed.seat)
    if count == 0:
        yield reason("bid-alike", ALIKE) if spread < ALIKE else reason("bid-saves", SMALL)
        return
    if spread >= ALIKE:
        yield reason("bid-for", GEMS + spread // 2, card=best["name"], count=count)
    behind = sum(len(event["gems"]) < count for event in deed.told("bid-revealed"))
    yield reason("bid-ahead", SMALL + behind, count=count, behind=behind)
    if _level(deed, count) and deed.before["camerlengo"] == deed.seat:
        yield reason("bid-level", TIE, count=count)


def _level(deed: Deed, count: int) -> list[int]:
    """Who else has shown as many gems."""
    shown = deed.told("bid-revealed")
    return [event["seat"] for event in shown if event["seat"] != deed.seat and len(event["gems"]) == count]


def why_action(deed: Deed) -> Iterator[Reason]:
    """An action card is played for a bid, for gold, or for what lies in the displays."""
    action = deed.event["action"]
    if deed.before["last_round"]:
        yield reason("action-last", LAST_CHANCE)
    if action in BIDDING:
        best, spread = best_on_offer(deed.components, deed.before, deed.seat)
        yield reason("action-bid", GEMS + spread, card=best["name"], does=action)
    elif action == "gold":
        yield reason("action-gold", GEMS)
    else:
        yield from _action_on_displays(deed, action)


def _action_on_displays(deed: Deed, action: str) -> Iterator[Reason]:
    rivals = [player for player in deed.before["players"] if player["seat"] != deed.seat]
    richest = max(rivals, key=lambda player: len(player["people"]))
    if richest["people"]:
        said = {"owner": richest["seat"], "count": len(richest["people"]), "does": action}
        yield reason("action-display", GEMS, **said)
    else:
        yield reason("action-early")


def why_no_action(deed: Deed) -> Iterator[Reason]:
    """An action card that is not played is kept for another round."""
    count = deed.before["players"][deed.seat]["action_cards"]
    yield reason("keeps-actions", SMALL, count=count) if count else reason("no-actions")


def why_bribed(deed: Deed) -> Iterator[Reason]:
    """A bribe brings a vote over from another display, and perhaps an old boy."""
    yield from _pairs_gained(deed)
    yield from _harm(deed, deed.event["owner"])
    yield reason("brings-vote", VOTE // 2, owner=deed.event["owner"], card=deed.event["card"])


def why_harmed(deed: Deed) -> Iterator[Reason]:
    """Whom death or exclusion takes is missing from a rival's votes."""
    yield from _harm(deed, deed.event["owner"])
    yield reason("costs-vote", SMALL, owner=deed.event["owner"], card=deed.event["card"])


def why_swapped(deed: Deed) -> Iterator[Reason]:
    """Two people change displays for their symbols or their coats of arms."""
    yield from _pairs_gained(deed)
    before, after = (view["players"][deed.seat] for view in (deed.before, deed.after))
    for faction, count in after["coats"].items():
        if count > before["coats"][faction] and count in COATS_OF_ORDERS:
            yield reason("take-coats", COATS, faction=faction, count=count)
    for rival in deed.before["players"]:
        if rival["seat"] != deed.seat:
            yield from _pairs_broken(deed, rival["seat"])
    yield reason("swap-shifts")


def why_not_swapped(_deed: Deed) -> Iterator[Reason]:
    """Nothing that lies open speaks against it."""
    yield reason("no-swap")


def _pairs_gained(deed: Deed) -> Iterator[Reason]:
    before, after = (view["players"][deed.seat]["symbols"] for view in (deed.before, deed.after))
    if len(after) > len(before):
        yield reason("gains-pair", VOTE + OLD_BOYS, count=len(after))


def _harm(deed: Deed, owner: int) -> Iterator[Reason]:
    yield from _pairs_broken(deed, owner)
    votes = {player["seat"]: votes_on_display(deed.components, player) for player in deed.before["players"]}
    if votes[owner] == max(count for seat, count in votes.items() if seat != deed.seat):
        yield reason("against-leader", AGAINST_THE_LEADER, owner=owner, votes=votes[owner])


def _pairs_broken(deed: Deed, owner: int) -> Iterator[Reason]:
    before, after = (view["players"][owner]["symbols"] for view in (deed.before, deed.after))
    if len(after) < len(before):
        yield reason("breaks-pair", OLD_BOYS, owner=owner)


REASONS: Mapping[str, Explainer] = {
    "action-played": why_action,
    "no-action": why_no_action,
    "bribed": why_bribed,
    "swapped": why_swapped,
    "swap-declined": why_not_swapped,
    "bid-revealed": why_bid,
    "card-taken": why_taken,
    "excluded": why_harmed,
    "died": why_harmed,
}
