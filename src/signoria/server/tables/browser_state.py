"""The state of a game for the rules in a seat's browser."""

from __future__ import annotations

import hmac
from base64 import b64encode

import numpy as np

from signoria.core.play.match import Match
from signoria.server.protocol.bodies import SeatState


def dealt_anew(match: Match, seat: int, secret: str) -> Match:
    """A match that the seat cannot tell from the true one; as long as it sees the same, it is given the same."""
    seen = np.asarray(match.observe(seat), np.float32).tobytes()
    seed = hmac.digest(bytes.fromhex(secret), seen + bytes([seat]), "sha256")[:16]
    return match.redeal(seat, int.from_bytes(seed))


def seat_state(match: Match, seat: int, secret: str) -> SeatState:
    """The state of such a match."""
    dealt = dealt_anew(match, seat, secret)
    state = b64encode(dealt.state.to_array().tobytes()).decode("ascii")
    return SeatState(match.game.name, match.seats, dict(match.options), match.game.rules_key, seat, state)
