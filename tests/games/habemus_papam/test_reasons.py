"""What can be said for a move of 1655: every kind of reason, with its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from signoria.games.habemus_papam.shown.card_view import CardView, card_view
from tests.games.habemus_papam.tables import COMPONENTS, GAME, card
from tests.games.reasoning import Case, kinds_in_words, reasons_in

TABLE = GAME.start(3, seed=1).view(None)


def cards(names: str) -> list[CardView]:
    return [card_view(COMPONENTS, card(name)) for name in names.split()]


COLONNA = cards("colonna")
"""An old boy of Harrach's."""


def take(kind: str, name: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    event = {"kind": "card-taken", "seat": 0, "card": name}
    return Case(kind, data, event, {"offer": cards(f"{name} bichi"), **before})


def bid(kind: str, gems: str, offer: str, before: Mapping[str, Any], rival: str = "", /, **data: Any) -> Case:
    """A bid beside that of a rival; who bids has Colonna."""
    event = {"kind": "bid-revealed", "seat": 0, "gems": gems.split()}
    before = {"offer": cards(offer), "camerlengo": 1, "players.0.people": COLONNA, **before}
    return Case(kind, data, event, before, others=[{"kind": "bid-revealed", "seat": 1, "gems": rival.split()}])


def action(kind: str, name: str, before: Mapping[str, Any], /, **data: Any) -> Case:
    event = {"kind": "action-played", "seat": 0, "action": name}
    return Case(kind, data, event, {"offer": cards("harrach gold"), "players.0.people": COLONNA, **before})


def harm(kind: str, deed: str, before: Mapping[str, Any], after: Mapping[str, Any], /, **data: Any) -> Case:
    """What is done to Colonna in the display of seat 1."""
    event = {"kind": deed, "seat": 0, "owner": 1, "card": "colonna", "gold": 5}
    return Case(kind, data, event, {"players.1.people": COLONNA, **before}, after)


def swap(kind: str, after: Mapping[str, Any], /, **data: Any) -> Case:
    return Case(kind, data, {"kind": "swapped", "seat": 0, "card": "colonna", "other": "bichi"}, {}, after)


NO_ACTION = {"kind": "no-action", "seat": 0}
CASES = [
    take("take-vote", "lugo", {}, card="lugo"),
    take("take-pair", "harrach", {"players.0.people": COLONNA}, card="harrach", other="colonna"),
    take("take-denies", "harrach", {"players.1.people": COLONNA}, card="harrach", other="colonna", owner=1),
    take("take-royal", "barberini", {"players.0.louis": 2}, card="barberini", king="louis"),
    take("take-leader", "este", {}, card="este", faction="france"),
    take("take-coats", "orsini", {"players.0.coats.france": 1}, faction="france", count=2),
    take("take-louis", "louis", {"players.0.louis": 2}, count=3, votes=4, gain=2),
    take("take-mazarin", "mazarin", {"players.0.mazarin": 1}, before=10, now=8),
    take("take-felipe", "felipe", {}, count=1),
    take("take-second-felipe", "felipe", {"players.0.felipe": 1, "players.1.people": COLONNA}),
    take("take-squadrone", "squadrone", {}, votes=3),
    take("take-death", "death", {}),
    take("take-action", "gold", {}, card="gold", does="gold"),
    take("take-camerlengo", "camerlengo", {"bank.ruby": 0}, count=2),
    take("take-last", "lugo", {"offer": cards("lugo")}),
    Case(
        "take-unpaid",
        {"card": "squadrone"},
        {"kind": "card-taken", "seat": 0, "card": "squadrone"},
        {"offer": cards("squadrone bichi")},
        others=[{"kind": "squadrone-unpaid", "seat": 0}],
    ),
    bid("bid-for", "diamond amber", "harrach gold", {}, card="harrach", count=2),
    bid("bid-ahead", "diamond amber", "harrach gold", {}, "amber", count=2, behind=1),
    bid("bid-level", "diamond amber", "harrach gold", {"camerlengo": 0}, "ruby amber", count=2),
    bid("bid-alike", "", "bichi louis", {}),
    bid("bid-saves", "", "harrach gold", {}),
    bid("bid-rubies", "ruby ruby ruby", "harrach gold", {"players.0.played": "rubies"}),
    action("action-last", "gold", {"last_round": True}),
    action("action-bid", "second", {}, card="harrach", does="second"),
    action("action-gold", "gold", {}),
    action("action-display", "bribe", {"players.1.people": cards("lugo bichi")}, owner=1, count=2, does="bribe"),
    action("action-early", "swap", {}),
    Case("keeps-actions", {"count": 2}, NO_ACTION, {"players.0.action_cards": 2}),
    Case("no-actions", {}, NO_ACTION, {"players.0.action_cards": 0}),
    harm("brings-vote", "bribed", {}, {}, owner=1, card="colonna"),
    harm("costs-vote", "died", {}, {}, owner=1, card="colonna"),
    harm("breaks-pair", "excluded", {"players.1.symbols": ["eagle"]}, {"players.1.symbols": []}, owner=1),
    harm("against-leader", "excluded", {"players.1.louis": 2}, {}, owner=1, votes=3),
    swap("gains-pair", {"players.0.symbols": ["eagle"]}, count=1),
    swap("swap-shifts", {}),
    Case("no-swap", {}, {"kind": "swap-declined", "seat": 0}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_kind_of_reason_is_given_with_its_numbers(case: Case) -> None:
    assert reasons_in(GAME, TABLE, case)[case.kind].data == case.data


def test_no_kind_of_reason_is_left_out() -> None:
    assert {case.kind for case in CASES} == kinds_in_words(GAME)


def test_a_swap_can_complete_the_coats_of_an_order() -> None:
    case = swap("take-coats", {"players.0.coats.spain": 2})
    assert reasons_in(GAME, TABLE, case)["take-coats"].data == {"faction": "spain", "count": 2}


def test_old_boys_weigh_more_than_a_vote_and_a_leader_more_than_another_cardinal() -> None:
    pair = reasons_in(GAME, TABLE, take("", "harrach", {"players.0.people": COLONNA}))
    assert pair["take-pair"].weight > pair["take-vote"].weight
    leader = reasons_in(GAME, TABLE, take("", "este", {}))
    assert leader["take-leader"].weight > leader["take-vote"].weight
