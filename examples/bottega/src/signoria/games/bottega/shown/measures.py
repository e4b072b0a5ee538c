"""What is worth counting in Bottega."""

from __future__ import annotations

from signoria.core.rules.measures import Measure, Measures, Price, at_the_end, deeds, paid

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
    prices=(Price("commission", paid("commission-taken", lot="commission", amount="price")),),
)
