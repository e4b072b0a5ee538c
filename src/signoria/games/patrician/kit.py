"""The kit: all that the engine needs of the game."""

from signoria.core.kit import Kit
from signoria.games.patrician import ABOUT, components, moves, state
from signoria.games.patrician.bot import features, heuristic, prospects, reasons
from signoria.games.patrician.rules import ambassadors, messengers, redeal, scoring, setting_up, the_end, turn
from signoria.games.patrician.shown import board, measures, phrases, position, refusals, view

KIT = Kit(
    about=ABOUT,
    version="1",
    clauses="PA",
    state=state.State,
    chapters=(
        setting_up,
        turn,
        scoring,
        the_end,
        ambassadors,
        messengers,
        moves.move_rules,
        redeal,
        features,
        features.FEATURES.chapter,
        prospects,
        heuristic,
        heuristic.weights,
    ),
    actions=moves.MOVES.actions,
    longest=400,
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
