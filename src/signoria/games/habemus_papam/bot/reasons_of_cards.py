"""What a card of 1655 that lies on offer promises a display, as everybody can see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from signoria.core.rules.components import Components
from signoria.core.rules.reasons import Reason, reason
from signoria.games.habemus_papam.constants import PAIR_SYMBOLS, SYMBOL_NAMES

VOTE = 100
OLD_BOYS = 150
LEADER = 140
COATS = 115
DENIAL = 110
SQUADRONE = 150
DEATH = 110
EXCLUSION = 170
FELIPE = 60
ACTION = 70
GEM = 25
USUAL_PURSE = 30
"""The gold that a player is taken to have at the end."""
COATS_OF_ORDERS = (2, 3)
"""How many coats of a faction orders ask for."""

View = Mapping[str, Any]


def promises(components: Components, view: View, seat: int, card: View) -> Iterator[Reason]:
    """All that speaks for taking a card."""
    if card["kind"] in ("cardinal", "late", "leader"):
        yield from _of_person(view, seat, card)
    elif card["kind"] == "politics":
        yield from _of_politics(components, view, seat, card)
    elif card["kind"] == "action":
        yield reason("take-action", ACTION, card=card["name"], does=card["name"])
    else:
        gems = sum(view["bank"][gem] > 0 for gem in ("ruby", "sapphire", "amber"))
        yield reason("take-camerlengo", GEM * (gems + 1), count=gems)


def _of_person(view: View, seat: int, card: View) -> Iterator[Reason]:
    """HP-52, HP-55: a vote, and one more with an old boy; HP-60 to HP-65: coats of arms for orders."""
    yield reason("take-vote", VOTE, card=card["name"])
    if card["symbol"] in SYMBOL_NAMES[:PAIR_SYMBOLS]:
        yield from _old_boys(view, seat, card)
    elif card["symbol"] is not None and view["players"][seat][card["symbol"]] >= 2:
        yield reason("take-royal", VOTE + OLD_BOYS, card=card["name"], king=card["symbol"])
    if card["kind"] == "leader":
        yield reason("take-leader", LEADER, card=card["name"], faction=card["faction"])
    if card["faction"] is not None:
        coats = view["players"][seat]["coats"][card["faction"]] + card["coats"]
        if coats in COATS_OF_ORDERS:
            yield reason("take-coats", COATS, faction=card["faction"], count=coats)


def _old_boys(view: View, seat: int, card: View) -> Iterator[Reason]:
    for player in view["players"]:
        for person in player["people"]:
            if person["symbol"] == card["symbol"] and person["name"] != card["name"]:
                if player["seat"] == seat:
                    yield reason("take-pair", VOTE + OLD_BOYS, card=card["name"], other=person["name"])
                else:
                    said = {"card": card["name"], "other": person["name"], "owner": player["seat"]}
                    yield reason("take-denies", DENIAL, **said)


def _of_politics(components: Components, view: View, seat: int, card: View) -> Iterator[Reason]:
    """HP-30 to HP-34: what a politics card does, given those in the display."""
    me, name = view["players"][seat], card["name"]
    if name == "louis":
        votes: Sequence[int] = components.data["votes"]["louis"]
        gain = votes[me["louis"] + 1] - votes[me["louis"]]
        yield reason("take-louis", VOTE * gain, count=me["louis"] + 1, votes=votes[me["louis"] + 1], gain=gain)
    elif name == "mazarin":
        rates = components.tables["GOLD_FOR_A_VOTE"]
        was, now = int(rates[me["mazarin"]]), int(rates[me["mazarin"] + 1])
        yield reason("take-mazarin", VOTE * USUAL_PURSE // now - VOTE * USUAL_PURSE // was, before=was, now=now)
    elif name == "felipe":
        victims = [player for player in view["players"] if player["seat"] != seat and not player["felipe"]]
        if me["felipe"] == 1 and any(player["people"] for player in victims):
            yield reason("take-second-felipe", EXCLUSION)
        yield reason("take-felipe", FELIPE, count=me["felipe"] + 1)
    elif name == "squadrone":
        yield reason("take-squadrone", SQUADRONE, votes=components.data["votes"]["squadrone"])
    else:
        yield reason("take-death", DEATH)


def best_on_offer(components: Components, view: View, seat: int) -> tuple[View, int]:
    """The card on offer that promises most, and how much more than the one that promises least."""
    weights = [max(found.weight for found in promises(components, view, seat, card)) for card in view["offer"]]
    most = max(weights)
    return view["offer"][weights.index(most)], most - min(weights)


def votes_on_display(components: Components, player: View) -> int:
    """HP-52, HP-53, HP-55, HP-56: the votes that everybody can count."""
    votes = components.data["votes"]
    people = len(player["people"]) * votes["person"] + len(player["symbols"]) * votes["symbol"]
    return int(people + votes["louis"][player["louis"]] + (votes["squadrone"] if player["squadrone"] else 0))
