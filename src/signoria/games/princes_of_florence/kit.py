"""The kit: all that the engine needs of the game."""

from signoria.core.game_rooms import kit_of
from signoria.core.play.levels import Levels
from signoria.games.princes_of_florence.move_book import PrincesMoveBook

KIT = kit_of(
    __package__,
    version="1",
    clauses="PF",
    longest=30_000,
    rules=(
        "setting_up",
        "money",
        "auctions",
        "items",
        "recruiting",
        "piles",
        "turns",
        "works",
        "card_values",
        "actions",
        "grid",
        "rounds",
        "characters",
        "cooperation",
        "flow",
        "redeal",
    ),
    bot=("prospects", "worth_of_items", "heuristic_extras", "heuristic_actions", "heuristic"),
    moves=PrincesMoveBook,
    levels=Levels(temperature=3.0),
)
