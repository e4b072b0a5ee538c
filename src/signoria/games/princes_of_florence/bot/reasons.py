"""Why a move of The Princes of Florence was made, from what lies open; what is in a hand is only counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from signoria.core.rules.reasons import Deed, Explainer, Reason, reason
from signoria.games.princes_of_florence.bot import reasons_of_items as items
from signoria.games.princes_of_florence.bot import reasons_of_works as works


def why_together(deed: Deed) -> Iterator[Reason]:
    """PF-121: a building shared brings both its points, on fewer squares."""
    yield reason("together", items.LAST, points=deed.components.data["points"]["building"])


def why_price(deed: Deed) -> Iterator[Reason]:
    """What the partner pays is measured by what the building costs."""
    offer = deed.before["offer"] or deed.after["offer"]
    if offer is None:
        yield reason("together", items.LAST, points=deed.components.data["points"]["building"])
    else:
        yield reason("joint-price", items.SMALL, florins=offer["cost"], points=offer["points"])


def why_declined(deed: Deed) -> Iterator[Reason]:
    """An offer is declined that costs more than its points."""
    offer = deed.before["offer"]
    yield reason("declined", items.SMALL, florins=offer["florins"] or 0, points=offer["points"])


REASONS: Mapping[str, Explainer] = {
    "auction-opened": items.why_opened,
    "bid-raised": items.why_raised,
    "bid-passed": items.why_let_go,
    "gave-up": items.why_gave_up,
    "item-bought": items.why_bought,
    "character-chosen": items.why_character,
    "character-passed": items.why_no_character,
    "work-begun": works.why_work,
    "bonus-played": works.why_bonus,
    "work-paid": works.why_paid,
    "tile-placed": works.why_placed,
    "freedom-taken": works.why_freedom,
    "cards-looked-at": works.why_looked,
    "recruited": works.why_recruited,
    "turn-ended": works.why_ended,
    "joint-proposed": why_together,
    "price-asked": why_price,
    "price-countered": why_price,
    "joint-built": why_together,
    "offer-declined": why_declined,
    "counter-dropped": why_declined,
}
