"""What is worth counting in Patrician."""

from __future__ import annotations

from signoria.core.rules.measures import Measure, Measures, Story, at_the_end, deeds
from signoria.games.patrician.components import HEADS


def portraits(story: Story) -> list[float]:
    """PA-30: heads in the pile, whatever they scored."""
    return [float(sum(story.state.heads[seat, head] for head in range(HEADS))) for seat in range(story.seats)]


def moved_by_others(story: Story) -> list[float]:
    """PA-14: floors that others moved."""
    lost = [0.0] * story.seats
    for event in story.of("floor-moved"):
        if event["owner"] != event["seat"]:
            lost[event["owner"]] += 1
    return lost


MEASURES = Measures(
    seats=(
        Measure("floors-built", deeds("floor-built")),
        Measure("floors-left", at_the_end("reserve")),
        Measure("tiles-won", deeds("tile-won")),
        Measure("tile-points", deeds("tile-won", amount="value")),
        Measure("portraits", portraits),
        Measure("portrait-sets", deeds("portraits-scored", amount="sets")),
        Measure("portrait-points", deeds("portraits-scored", amount="points")),
        Measure("floors-moved", deeds("floor-moved")),
        Measure("floors-moved-by-others", moved_by_others),
        Measure("moves-forgone", deeds("move-forgone")),
        Measure("messengers-sent", deeds("messenger-sent")),
        Measure("tokens-won", deeds("tokens-won", amount="count")),
        Measure("penalties", deeds("penalty-taken")),
        Measure("ambassadors-won", deeds("ambassador-won")),
    )
)
