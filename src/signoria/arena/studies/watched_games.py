"""Games watched closely: the same games as compiled code plays, with the rules interpreted, so that all is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from signoria.arena.simulation.compiled_games import Setting
from signoria.core.compiled import buffers
from signoria.core.game import Game
from signoria.core.kit import GameRules
from signoria.core.play.match import Match
from signoria.core.play.playouts import APPRENTICE
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.journal import REVELATION, Told
from signoria.core.rules.measures import Story
from signoria.core.rules.state_record import GENERATOR_WORDS

Counted = tuple[list[list[float]], list[float], list[list[tuple[str, float]]]]
"""By measure and seat, by measure of the whole game, and by kind of price every lot with what it cost."""


@dataclass(frozen=True)
class Watched:
    """A finished game and its story."""

    points: list[int]
    places: list[int]
    decisions: int
    story: Story


def watch(game: Game, setting: Setting, level: int, seed: int) -> Watched:
    """A game between driven bots, move for move as compiled code plays it.

    Compiled rules go along to weigh the moves, which is most of the work; what happens is told by interpreted ones.
    """
    journal: list[Told] = []
    state, _ = game.blank(setting.seats, setting.first, setting.options)
    state.__dict__["journal"] = journal
    game.set_up(state, seed)
    compiled, rules, along, room = game.compiled, game.rules, state.to_array(), buffers.buffers_for(game)
    dice = [0] * GENERATOR_WORDS
    rules.reseed(dice, seed)
    decisions = 0
    while (waiting := rules.to_act(state)) != 0:
        seat = lowest_bit(waiting)
        count = compiled.weigh_one(along, seat, room.moves, room.weights)
        place = _choice(rules, level, dice, room.weights[:count].tolist()) if count > 1 else 0
        action = int(room.moves[place])
        compiled.apply_one(along, seat, action)
        rules.apply(state, seat, action)
        decisions += 1
    kinds, seats = game.kit.events, range(setting.seats)
    events = [kinds[one.event].in_words(game.components, one) for one in journal if one.event != REVELATION]
    return Watched(
        points=[rules.points(state, seat) for seat in seats],
        places=[rules.place(state, seat) for seat in seats],
        decisions=decisions,
        story=Story(setting.seats, events, state, game.components),
    )


def _choice(rules: Any, level: int, dice: list[int], weights: list[int]) -> int:
    """What `playouts.choose` chooses with the same dice."""
    count = len(weights)
    return int(rules.heaviest(dice, weights, count) if level == APPRENTICE else rules.below(dice, count))


def watched_match(match: Match) -> Watched:
    """A finished match and its story."""
    assert match.outcome is not None
    return Watched(
        points=list(match.outcome.points),
        places=list(match.outcome.places),
        decisions=len(match.decisions()),
        story=Story(match.seats, [event for _, event in match.told()], match.state, match.game.components),
    )


def count(game: GameRules, story: Story) -> Counted:
    """All that the game declares worth counting."""
    measures = game.kit.measures
    return (
        [[float(number) for number in one.count(story)] for one in measures.seats],
        [float(one.count(story)) for one in measures.whole],
        [[(lot, float(cost)) for lot, cost in one.sold(story)] for one in measures.prices],
    )
