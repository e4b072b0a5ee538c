"""What the fields of a position mean, for those who read or edit one: `docs/fields` is made from it."""

from __future__ import annotations

POSITION_FIELDS: dict[str, str] = {
    "phase": "what is decided now",
    "turn": "whose turn it is",
    "card_played": "the card played in this turn",
    "floors_due": "how many floors must still be built for it",
    "cities.*.left": "the owners of the left tower's floors, from the ground up",
    "cities.*.right": "the owners of the right tower's floors, from the ground up",
    "cities.*.card": "the card that lies face up at the city",
    "cities.*.messengers_when_scored": "how many messengers it had when it was scored; only where it is",
    "players[].hand": "the cards in hand, in the order in which they came",
    "players[].pile": "the cards played",
    "players[].top_card": "the card on top of the pile, the only one that others see",
    "players[].messengers": "messengers not yet sent",
    "deck": "the deck, its next card first",
    "unseen": "cards of hands that nobody else has seen yet",
    "messengers_on": "the roads with a messenger, as `roma-siena`",
}
