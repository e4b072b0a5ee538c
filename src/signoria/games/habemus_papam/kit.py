"""The kit: all that the engine needs of the game."""

from signoria.core.kit import Kit
from signoria.games.habemus_papam import ABOUT, components, moves, state
from signoria.games.habemus_papam.bot import features, heuristic, heuristic_bids, heuristic_orders, prospects, reasons
from signoria.games.habemus_papam.rules import (
    action_cards,
    bidding,
    counting_votes,
    flow,
    redeal,
    revealing,
    setting_up,
    taking,
)
from signoria.games.habemus_papam.shown import board, measures, phrases, position, refusals, view

KIT = Kit(
    about=ABOUT,
    version="1",
    clauses="HP",
    state=state.State,
    chapters=(
        setting_up,
        revealing,
        action_cards,
        bidding,
        taking,
        counting_votes,
        flow,
        moves.move_rules,
        redeal,
        features,
        features.FEATURES.chapter,
        heuristic_orders,
        prospects,
        heuristic_bids,
        heuristic,
        heuristic.weights,
    ),
    actions=moves.MOVES.actions,
    longest=600,
    read=components.read,
    moves=moves.MOVES.book,
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
