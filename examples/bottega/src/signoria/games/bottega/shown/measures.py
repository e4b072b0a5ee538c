"""What is worth counting in Bottega."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.measures import Measure, Measures, Price, Story, at_the_end, deeds


def paid_for_arts(story: Story) -> Iterator[tuple[str, float]]:
    """What a commission of each art cost."""
    for event in story.of("commission-taken"):
        yield str(event["commission"]).rpartition("-")[0], float(event["price"])


MEASURES = Measures(
    seats=(
        Measure("commissions-taken", deeds("commission-taken")),
        Measure("florins-paid", deeds("commission-taken", amount="price")),
        Measure("florins-left", at_the_end("florins")),
        Measure("bids-made", deeds("bid-made")),
        Measure("box-florins", deeds("box-emptied", amount="florins")),
        Measure("arts-won", deeds("art-won")),
        Measure("patron-points", deeds("patron-shown", amount="points")),
    ),
    prices=(Price("commission", paid_for_arts),),
)
