"""The kit: all that the engine needs of the game."""

from signoria.core.kit import Kit
from signoria.games.bottega import ABOUT, components, moves, state
from signoria.games.bottega.bot import features, heuristic
from signoria.games.bottega.rules import day, florins, redeal, setting_up, the_end
from signoria.games.bottega.shown import board, measures, phrases, position, refusals, view

KIT = Kit(
    about=ABOUT,
    version="1",
    clauses="BO",
    state=state.State,
    chapters=(
        setting_up,
        day,
        florins,
        the_end,
        moves.move_rules,
        redeal,
        features,
        features.FEATURES.chapter,
        heuristic,
        heuristic.weights,
    ),
    actions=moves.MOVES.actions,
    longest=140,
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
    measures=measures.MEASURES,
)
