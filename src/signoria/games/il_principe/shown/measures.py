"""What is worth counting in Il Principe."""

from __future__ import annotations

from signoria.core.rules.measures import Measure, Measures, Price, Whole, column, deeds, paid
from signoria.games.il_principe.constants import COLOUR_NAMES
from signoria.games.il_principe.state import SOURCES

MAJOR = tuple(f"major-{colour}" for colour in COLOUR_NAMES)
MINOR = tuple(f"minor-{colour}" for colour in COLOUR_NAMES)

MEASURES = Measures(
    seats=(
        Measure("groups-bought", deeds("group-won")),
        Measure("cards-bought", deeds("group-won", amount="count")),
        Measure("coins-for-groups", deeds("group-won", amount="coins")),
        Measure("coins-for-roles", deeds("role-won", amount="coins")),
        Measure("cities-built", deeds("city-built")),
        Measure("coins-for-cities", deeds("city-built", amount="coins")),
        Measure("cards-laid", deeds("cards-laid", amount="count")),
        Measure("turns-passed", deeds("turn-passed")),
        Measure("shields-placed", deeds("shield-placed")),
        Measure("coins-left", deeds("purse-opened", amount="coins")),
        Measure("cards-left", deeds("purse-opened", amount="count")),
        Measure("minor-roles", deeds("role-taken", "role-won", role=MINOR)),
        *(
            Measure(f"major-role-{colour}", deeds("role-taken", "role-won", role=(role,)))
            for colour, role in zip(COLOUR_NAMES, MAJOR, strict=True)
        ),
        *(Measure(f"points-{source}", column("earned", place)) for place, source in enumerate(SOURCES)),
    ),
    whole=(
        Whole("rounds", lambda story: float(story.state.round)),
        Whole("groups-unsold", lambda story: float(len(list(story.of("group-unsold"))))),
    ),
    prices=(
        Price("group", paid("group-won", lot="count", amount="coins")),
        Price("card", paid("group-won", lot="colour", amount="coins", per="count")),
        Price("role", paid("role-won", lot="role", amount="coins")),
    ),
)
