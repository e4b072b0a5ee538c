"""What is worth counting in 1655."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.measures import Counting, Measure, Measures, Price, Story, Whole, at_the_end, deeds
from signoria.games.habemus_papam.shown import card_view

KINDS = ("cardinal", "leader", "politics", "action", "camerlengo")


def kind_of(story: Story, card: str) -> str:
    """What kind of card a name stands for; late cardinals are cardinals."""
    kind = card_view.kind_of(story.components.cards.index(card))
    return "cardinal" if kind == "late" else kind


def taken(kind: str) -> Counting:
    """Cards of a kind that each seat took from the offer."""

    def count(story: Story) -> list[float]:
        sums = [0.0] * story.seats
        for event in story.of("card-taken"):
            sums[event["seat"]] += kind_of(story, event["card"]) == kind
        return sums

    return count


def gems_bid(story: Story) -> list[float]:
    """HP-12: gems in all bids."""
    sums = [0.0] * story.seats
    for event in story.of("bid-revealed"):
        sums[event["seat"]] += len(event["gems"])
    return sums


def gems_for_cards(story: Story) -> Iterator[tuple[str, float]]:
    """HP-15: every card taken, with how many gems its taker had bid in that round."""
    bid = [0] * story.seats
    for event in story.of("bid-revealed", "round-begun", "card-taken"):
        if event["kind"] == "round-begun":
            bid = [0] * story.seats
        elif event["kind"] == "bid-revealed":
            bid[event["seat"]] = len(event["gems"])
        else:
            yield kind_of(story, event["card"]), float(bid[event["seat"]])


MEASURES = Measures(
    seats=(
        *(Measure(f"{kind}-taken", taken(kind)) for kind in KINDS),
        Measure("bids-won", deeds("ranked", place=(1,))),
        Measure("gems-bid", gems_bid),
        Measure("gold-left", at_the_end("gold")),
        Measure("bags-paid", deeds("bags-paid", amount="gold")),
        Measure("bribes", deeds("bribed")),
        Measure("bribed-away", deeds("bribed", of="owner")),
        Measure("swaps", deeds("swapped")),
        Measure("deaths", deeds("died", of="owner")),
        Measure("exclusions", deeds("excluded", of="owner")),
        Measure("mazarins", at_the_end("mazarin")),
        Measure("louis", at_the_end("louis")),
        Measure("felipes", at_the_end("felipe")),
        Measure("gems-sold", deeds("gems-sold", amount="count")),
        Measure("orders-fulfilled", deeds("order-opened", fulfilled=(True,))),
    ),
    whole=(Whole("rounds", lambda story: float(story.state.round)),),
    prices=(Price("card", gems_for_cards),),
)
