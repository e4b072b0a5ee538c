"""Patrician, by Michael Schacht (2007), with Ambassadors and Messengers."""

from pathlib import Path

from signoria.core.kit import Kit
from signoria.core.options import ON_OFF, Option
from signoria.games.patrician import (
    ambassadors,
    board,
    components,
    decisions,
    feature_names,
    features,
    heuristic,
    knowledge,
    messengers,
    moves,
    phrases,
    position,
    scoring,
    setting_up,
    state,
    the_end,
    turn,
    view,
    words,
)

KIT = Kit(
    name="patrician",
    title="Patrician",
    designer="Michael Schacht",
    year=2007,
    shelf=2,
    version="1",
    clauses="PA",
    folder=Path(__file__).parent,
    seats=components.SEAT_COUNTS,
    options=(
        Option("ambassadors", ON_OFF, False, components.SEAT_COUNTS),
        Option("messengers", ON_OFF, False, components.SEAT_COUNTS),
    ),
    state=state.State,
    chapters=(
        setting_up,
        turn,
        scoring,
        the_end,
        ambassadors,
        messengers,
        decisions,
        knowledge,
        features,
        heuristic,
    ),
    actions=state.ACTIONS,
    longest=400,
    read=components.read,
    moves=moves.move_book,
    features=feature_names.feature_names,
    events=words.EVENTS,
    view=view.view,
    own_view=view.own_view,
    to_words=position.to_words,
    from_words=position.from_words,
    ending=words.ending,
    board=board.board,
    phrases=phrases.phrases,
)
