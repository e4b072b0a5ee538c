"""What is worth counting in The Princes of Florence."""

from __future__ import annotations

from signoria.core.rules.bits import count_bits
from signoria.core.rules.measures import Measure, Measures, Price, Story, column, deeds, paid
from signoria.games.princes_of_florence.constants import LANDSCAPE_NAMES
from signoria.games.princes_of_florence.state import SOURCES

ITEMS = ("jester", "architect", "prestige", "recruiting")


def buildings(story: Story) -> list[float]:
    """PF-44: kinds of building owned or shared at the end; nobody has two of a kind."""
    return [float(count_bits(story.state.buildings[seat])) for seat in range(story.seats)]


MEASURES = Measures(
    seats=(
        Measure("works", deeds("work-made")),
        Measure("work-value", deeds("work-made", amount="value")),
        Measure("best-works", deeds("best-work")),
        Measure("florins-for-works", deeds("work-paid", amount="florins")),
        Measure("buildings", buildings),
        Measure("landscapes", deeds("tile-placed", piece=LANDSCAPE_NAMES)),
        *(Measure(f"{item}s-bought", deeds("item-bought", "item-free", item=(item,))) for item in ITEMS),
        Measure("florins-for-items", deeds("item-bought", amount="florins")),
        Measure("freedoms", deeds("freedom-taken")),
        Measure("recruited", deeds("recruited")),
        Measure("bonus-cards-played", deeds("bonus-played")),
        Measure("characters-taken", deeds("character-taken")),
        Measure("florins-exchanged", deeds("florins-exchanged", amount="florins")),
        *(Measure(f"points-{source}", column("earned", place)) for place, source in enumerate(SOURCES)),
    ),
    prices=(
        Price("item", paid("item-bought", lot="item", amount="florins")),
        Price("character", paid("character-taken", lot="character", amount="florins")),
    ),
)
