"""The kit: all that the engine needs of the game."""

from signoria.core.kit import Kit
from signoria.games.il_principe import ABOUT, components, moves, state
from signoria.games.il_principe.bot import features, heuristic, prospects, reasons
from signoria.games.il_principe.rules import (
    build_or_lay,
    building_auctions,
    coins_and_cards,
    final_scoring,
    flow,
    redeal,
    roles,
    setting_up,
    the_end,
)
from signoria.games.il_principe.shown import board, measures, phrases, position, refusals, view

KIT = Kit(
    about=ABOUT,
    version="1",
    clauses="IP",
    state=state.State,
    chapters=(
        setting_up,
        coins_and_cards,
        building_auctions,
        build_or_lay,
        roles,
        the_end,
        final_scoring,
        flow,
        moves.move_rules,
        redeal,
        features,
        features.FEATURES.chapter,
        prospects,
        heuristic,
        heuristic.weights,
    ),
    actions=moves.MOVES.actions,
    longest=1000,
    read=components.read,
    moves=moves.move_book,
    known_to=moves.MOVES.known_to,
    features=features.FEATURES,
    events=state.EVENTS.kinds,
    view=view.view,
    own_view=view.own_view,
    position=position.POSITION,
    ending=phrases.ending,
    board=board.board,
    phrases=phrases.phrases,
    refusal_cause=refusals.refusal_cause,
    reasons=reasons.REASONS,
    measures=measures.MEASURES,
)
