"""The kit: all that the engine needs of the game."""

from signoria.core.game_rooms import kit_of

KIT = kit_of(
    __package__,
    version="1",
    clauses="BO",
    longest=140,
    rules=("setting_up", "day", "florins", "the_end", "redeal"),
    bot=("heuristic",),
)
