"""Cards of 1655 as a view shows them."""

from __future__ import annotations

from typing import TypedDict

from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import CAMERLENGO, FIRST_ACTION, FIRST_LATE, FIRST_LEADER, PEOPLE


class CardView(TypedDict):
    """A card: of a person also faction, coats of arms, age and symbol."""

    name: str
    full_name: str | None
    kind: str
    faction: str | None
    coats: int
    age: int | None
    symbol: str | None
    is_immune: bool


def kind_of(card: int) -> str:
    """What a card is."""
    if card < FIRST_LATE:
        return "cardinal"
    if card < FIRST_LEADER:
        return "late"
    if card < PEOPLE:
        return "leader"
    if card < FIRST_ACTION:
        return "politics"
    return "action" if card < CAMERLENGO else "camerlengo"


def card_view(components: PapamComponents, card: int) -> CardView:
    """A card by its number."""
    person = components.people[card] if card < PEOPLE else {}
    return {
        "name": components.cards[card],
        "full_name": person.get("full_name"),
        "kind": kind_of(card),
        "faction": person.get("faction"),
        "coats": int(components.tables["COATS"][card]) if card < PEOPLE else 0,
        "age": person.get("age"),
        "symbol": person.get("symbol"),
        "is_immune": person.get("is_immune", False),
    }
