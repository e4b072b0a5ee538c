"""Why a work would be worth what it is, and what would make it worth more."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.rules.bits import has_bit
from signoria.games.princes_of_florence.constants import BUILDING_NAMES, FREEDOM_NAMES, LANDSCAPE_NAMES
from signoria.games.princes_of_florence.state import State


class ReasonView(TypedDict):
    """Something that adds value to a work: `points` now, and `more` if there were one more of it."""

    name: str
    points: int
    more: int


class HandView(TypedDict):
    """A profession, held or to be had: what it likes, and the value of its work now without bonus cards, and why."""

    name: str
    building: str
    landscape: str
    freedom: str
    value: int
    reasons: list[ReasonView]


@part
def profession_view(game: GameRules, state: State, seat: int, card: int, more_cards: int = 0) -> HandView:
    """A profession as a seat would see it with so many cards more than it has."""
    row = game.components.data["profession"][card]
    reasons = reasons_for_value(game, state, seat, card, more_cards)
    return {
        "name": row["name"],
        "building": row["building"],
        "landscape": row["landscape"],
        "freedom": row["freedom"],
        "value": sum(reason["points"] for reason in reasons),
        "reasons": reasons,
    }


def reasons_for_value(game: GameRules, state: State, seat: int, card: int, more_cards: int = 0) -> list[ReasonView]:
    """PF-31: the building, landscape and freedom that the profession likes, jesters, cards and the muse (PF-105)."""
    row, tables, rules = game.components.data["profession"][card], game.components.tables, game.rules
    liked = (
        (row["building"], has_bit(state.buildings[seat], BUILDING_NAMES.index(row["building"])), "WORK_BUILDING"),
        (row["landscape"], state.landscapes[seat, LANDSCAPE_NAMES.index(row["landscape"])] > 0, "WORK_LANDSCAPE"),
        (row["freedom"], has_bit(state.freedoms[seat], FREEDOM_NAMES.index(row["freedom"])), "WORK_FREEDOM"),
    )
    each = {"jester": int(tables["WORK_JESTER"]), "profession": int(tables["WORK_CARD"])}
    cards = rules.cards_in_hand(state, seat) + rules.cards_on_table(state, seat) + more_cards
    muse = rules.muse_value(state, seat)
    return [
        *(
            ReasonView(name=name, points=int(tables[worth]) if has else 0, more=0 if has else int(tables[worth]))
            for name, has, worth in liked
        ),
        ReasonView(name="jester", points=state.jesters[seat] * each["jester"], more=each["jester"]),
        ReasonView(name="profession", points=cards * each["profession"], more=each["profession"]),
        *([ReasonView(name="muse", points=muse, more=0)] if muse else []),
    ]
