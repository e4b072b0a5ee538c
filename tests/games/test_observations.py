"""An observation leaves nothing of the row it is written to, in every game and with every choice of options."""

from __future__ import annotations

from tests.play import Setting, random_play

STALE = 99_999
"""A number that no observation has."""


def test_every_number_of_an_observation_is_written_anew(setting: Setting) -> None:
    match = setting.start(seed=3)
    rules, names = match.game.rules, match.game.features
    for step, _ in enumerate(random_play(match, seed=3)):
        if step % 5 == 0:
            for seat in range(match.state.seats):
                features = [STALE] * len(names)
                rules.observe(match.state, seat, features)
                assert features == match.observe(seat).tolist()
