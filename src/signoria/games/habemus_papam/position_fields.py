"""What the fields of a position mean, for those who read or edit one: `docs/fields` is made from it."""

from __future__ import annotations

POSITION_FIELDS: dict[str, str] = {
    "round": "the round, from 1 on",
    "phase": "what is decided now",
    "turn": "the seat that is asked, where one is asked alone",
    "camerlengo": "who is Camerlengo",
    "ranking": "the seats in the order of their bids",
    "swapping": "the first of two cardinals to be exchanged",
    "offer": "the cards on offer",
    "cardinals": "cardinals and smokes to come, the next one first",
    "politics": "the politics deck, its next card first",
    "actions": "the deck of action cards and leaders, its next card first",
    "gone": "cardinals and leaders that have left the game",
    "orders_out": "the orders that nobody was dealt",
    "bank.*": "gems in the bank",
    "squadrone": "who has the Squadrone Volante",
    "players[].gold": "gold behind the screen",
    "players[].gems.*": "gems behind the screen",
    "players[].orders": "the orders held",
    "players[].discarded": "the order discarded at Black Smoke",
    "players[].actions.*": "action cards held, by kind",
    "players[].people": "the cardinals and leaders in the display",
    "players[].mazarin": "Mazarin cards",
    "players[].louis": "Louis XIV cards",
    "players[].felipe": "Felipe IV cards",
    "players[].chosen": "what was chosen and is not yet revealed: an order, an action card or gems",
    "players[].played": "the action card played in this round",
    "players[].bid": "the gems bid in this round, once revealed",
}
