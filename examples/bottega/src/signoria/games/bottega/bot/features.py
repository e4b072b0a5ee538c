"""What a seat may know, as numbers for learning."""

from __future__ import annotations

from signoria.core.rules.feature_rows import Axis, axis, for_each_seat, is_here, number, one_hot
from signoria.core.rules.feature_table import FeatureTable
from signoria.games.bottega.components import ARTS, COMMISSIONS, MAX_SEATS, PATRONS
from signoria.games.bottega.rules.setting_up import commissions_to_come
from signoria.games.bottega.rules.the_end import fame_in, works_of
from signoria.games.bottega.state import PHASES, State


def is_lying_open(state: State, commission: int) -> int:
    """Whether a commission lies open."""
    return 1 if state.open[0] == commission or state.open[1] == commission else 0


ART = Axis("art", ARTS, lambda components: components.arts)
COMMISSION = Axis("commission", COMMISSIONS, lambda components: components.commissions)
PATRON = Axis("patron", PATRONS, lambda components: components.patrons)

FEATURES = FeatureTable(
    __name__,
    State,
    number("seats", "seats"),
    one_hot("phase {phase}", "phase", axis("phase", PHASES)),
    number("to come", commissions_to_come),
    number("alms box", "box"),
    number("highest bid", "highest"),
    number("open {commission}", is_lying_open, COMMISSION),
    one_hot("offered {commission}", "offered", COMMISSION),
    one_hot("patron {patron}", "patron", PATRON),
    for_each_seat(
        MAX_SEATS,
        number("{seat} florins", "florins"),
        number("{seat} points", "points"),
        number("{seat} bid", "bid"),
        is_here("{seat} master", "master"),
        is_here("{seat} highest bidder", "highest_bidder"),
        number("{seat} works {art}", works_of, ART),
        number("{seat} fame {art}", fame_in, ART),
    ),
)
