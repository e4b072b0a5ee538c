"""What a network expects of a decision: how likely each seat is to win, without what the reader may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from signoria.core.network.judging import judge
from signoria.core.network.shipped import network_for_match
from signoria.core.play.explanations import deed_for_line

if TYPE_CHECKING:
    from signoria.core.play.match import Match
    from signoria.core.play.replays import Replay

DEALS = 8
"""What the reader cannot know is dealt anew so often."""
LEAST = 1e-6


@dataclass(frozen=True)
class Expected:
    """The percentage of wins of each seat; open if it is by all that who decided knew, not by what a reader knows."""

    percents: list[int]
    is_open: bool


def expected(match: Match, seat: int, reader: int | None) -> Expected | None:
    """What the network of a seat that is to act expects, by what a reader knows; None knows all that the seat does.

    No secret of the seat is in it for another reader: it is the mean over deals that the reader cannot tell apart.
    """
    network = network_for_match(match)
    if network is None:
        return None
    if reader is None or reader == seat:
        is_open, deals = True, [match]
    else:
        is_open, deals = False, [match.redeal(reader, deal) for deal in range(DEALS)]
    judged = [judge(network, deal, seat, deal.legal(seat) if network.trust else ()) for deal in deals]
    hopes = np.mean([hope for _, hope in judged], axis=0)
    shares = np.clip(hopes[: match.seats], LEAST, None)
    return Expected(whole_percents(np.roll(shares / shares.sum(), seat).tolist()), is_open)


def expected_for_line(replay: Replay, reader: int | None, line: int, *, is_open: bool) -> Expected | None:
    """What its network expected when a seat chose what a line tells, as far as the reader may know.

    `is_open` is whether everybody may know everything by now, as after a game. A spectator is told nothing before.
    """
    step, deed = deed_for_line(replay, reader, line)
    if deed is None or (reader is None and not is_open):
        return None
    chosen = next((made for made in range(step - 1, -1, -1) if replay.decisions[made].seat == deed.seat), None)
    return None if chosen is None else expected(replay.at(chosen), deed.seat, None if is_open else reader)


def whole_percents(shares: Sequence[float]) -> list[int]:
    """Whole numbers that are a hundred together: those whose parts were cut off most are rounded up."""
    percents = [int(100 * share) for share in shares]
    most_cut = sorted(range(len(shares)), key=lambda place: percents[place] - 100 * shares[place])
    for place in most_cut[: 100 - sum(percents)]:
        percents[place] += 1
    return percents
