"""The kit: all that the engine needs of the game."""

from signoria.core.game_rooms import kit_of
from signoria.core.play.levels import Levels

KIT = kit_of(
    __package__,
    version="1",
    clauses="PA",
    longest=400,
    rules=("setting_up", "turn", "scoring", "the_end", "ambassadors", "messengers", "redeal"),
    bot=("prospects", "heuristic"),
    levels=Levels(temperature=None, sharpness=100),  # its network is little better than an apprentice
)
