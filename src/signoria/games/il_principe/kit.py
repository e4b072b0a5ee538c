"""The kit: all that the engine needs of the game."""

from signoria.core.game_rooms import kit_of
from signoria.core.play.levels import Levels
from signoria.games.il_principe.moves import move_book

KIT = kit_of(
    __package__,
    version="1",
    clauses="IP",
    longest=1000,
    rules=(
        "setting_up",
        "coins_and_cards",
        "building_auctions",
        "build_or_lay",
        "roles",
        "the_end",
        "final_scoring",
        "flow",
        "redeal",
    ),
    bot=("prospects", "heuristic"),
    moves=move_book,
    levels=Levels(temperature=3.5),
)
