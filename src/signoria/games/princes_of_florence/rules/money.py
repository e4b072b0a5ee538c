"""Money and prestige (PF-16, PF-70, PF-71): what a player can pay, paying, and points by where they come from."""

from __future__ import annotations

from signoria.core.rules.events import reveal, tell
from signoria.games.princes_of_florence.state import GONE_BACK, POINTS_GAINED, WENT_BACK, State


def means_of(state: State, seat: int) -> int:
    """PF-16: florins and, without Muse & Princess (PF-111), 100 for each prestige point."""
    if state.muse_and_princess:
        return state.florins[seat]
    return state.florins[seat] + state.prestige[seat]


def pay(state: State, seat: int, amount: int) -> None:
    """PF-71: for the hundreds missing the player goes back on the prestige track, which shows an empty purse."""
    missing = amount - state.florins[seat]
    if missing > 0:
        reveal(state, seat)
        state.florins[seat] = 0
        state.prestige[seat] -= missing
        state.earned[seat, GONE_BACK] -= missing
        tell(state, WENT_BACK, seat, missing)
    else:
        state.florins[seat] -= amount


def touch_purse(state: State, seat: int, actor: int) -> None:
    """Before a seat pays because of what another has decided: whether it can is no one else's to know beforehand."""
    if seat != actor:
        reveal(state, seat)


def gain(state: State, seat: int, points: int, source: int) -> None:
    """Prestige points, and where they come from."""
    state.prestige[seat] += points
    state.earned[seat, source] += points


def gain_and_tell(state: State, seat: int, points: int, source: int) -> None:
    """The same, told by itself; nothing is told of no points."""
    if points > 0:
        gain(state, seat, points, source)
        tell(state, POINTS_GAINED, seat, points, source)


def place_on_track(state: State, seat: int) -> int:
    """PF-108: one more than the players strictly ahead."""
    place = 1
    for other in range(state.seats):
        if state.prestige[other] > state.prestige[seat]:
            place += 1
    return place
