"""A game that is over, as the rules in a browser go through it."""

from __future__ import annotations

from base64 import b64encode

from signoria.core.play.auctions import Lot, auctioned
from signoria.core.play.replays import Replay
from signoria.server.protocol.refusals import Said
from signoria.server.protocol.replay_facts import AskedFacts, CourseFacts, LotFacts


def course_facts(replay: Replay) -> CourseFacts:
    """What it began as, who decided what, and what was bid for."""
    first, found = replay.at(0), auctioned(replay)
    places = {height: place for place, height in enumerate(sorted(found.heights))}
    return CourseFacts(
        rules=first.game.rules_key,
        state=b64encode(first.state.to_array().tobytes()).decode("ascii"),
        seats=[decision.seat for decision in replay.decisions],
        actions=[decision.action for decision in replay.decisions],
        heights=[dict(found.heights[height]) for height in places],
        lots=[_lot_facts(lot, places) for lot in found.lots],
    )


def _lot_facts(lot: Lot, places: dict[int, int]) -> LotFacts:
    """`places` are those of all heights."""
    asked = [
        AskedFacts(one.step, {str(move): places[height] for move, height in one.heights.items()}) for one in lot.asked
    ]
    name, standing = Said(lot.message, dict(lot.arguments)), lot.standing
    if standing is None:
        return LotFacts(name, asked, None, None)
    return LotFacts(name, asked, standing.seat, places[standing.height])
