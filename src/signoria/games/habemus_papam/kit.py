"""The kit: all that the engine needs of the game."""

from signoria.core.game_rooms import kit_of
from signoria.core.play.levels import Levels

KIT = kit_of(
    __package__,
    version="1",
    clauses="HP",
    longest=600,
    rules=("setting_up", "revealing", "action_cards", "bidding", "taking", "counting_votes", "flow", "redeal"),
    bot=("heuristic_orders", "prospects", "heuristic_bids", "heuristic"),
    levels=Levels(temperature=2.5),
)
