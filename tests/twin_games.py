"""Twin games: two games that one reader cannot tell apart by what they see, with other hands and secret moves.

Whatever else is told of one of them must be told of the other, byte for byte. Twins are found by play, not by what the
code says is secret, so that a secret move that was declared public is found out.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass

from signoria import Match
from signoria.core.play.fair_deal import Deal
from signoria.core.play.playing import Decision
from tests.play import Setting, play_some

LONGEST = 14
"""Decisions for which twins are followed, at most."""
SECRET = "5e" * 32
TRIES = 5
"""Other moves that are tried for one that might be secret."""


@dataclass
class Twins:
    """The two games, and who cannot tell them apart: a seat, or a spectator (None)."""

    one: Match
    other: Match
    reader: int | None

    def are_alike(self) -> bool:
        return seen(self.one, self.reader) == seen(self.other, self.reader)

    def other_secrets(self) -> list[tuple[Decision, Decision]]:
        """The decisions that differ."""
        both = zip(self.one.decisions(), self.other.decisions(), strict=True)
        return [(mine, theirs) for mine, theirs in both if mine.text != theirs.text]


def seen(match: Match, reader: int | None) -> str:
    """What a reader is shown of a game, by the views and events of its rules."""
    moves = [] if reader is None else [move.text for move in match.legal(reader)]
    return json.dumps([match.view(reader), match.events(reader), match.to_act, moves, match.over])


def twins(setting: Setting, reader: int | None, seed: int, first: int) -> Iterator[Twins]:
    """Twins after each decision, beginning so many decisions after the deal; none once they can be told apart."""
    dice = random.Random(seed)
    match = play_some(setting.start(seed), seed, first)
    if match.over:
        return
    knower = dice.randrange(match.seats) if reader is None else reader
    deal = Deal(SECRET, tuple(f"nonce-{seat}" for seat in range(match.seats)))
    positions = match.position(), match.redeal(knower, seed).position()
    one, other = (setting.game.resume_deal(deal, position) for position in positions)
    pair = Twins(one, other, reader)
    assert pair.are_alike()
    for _ in range(LONGEST):
        yield pair
        if not go_on(pair, dice) or pair.one.over:  # then nothing is secret any more
            return


def go_on(pair: Twins, dice: random.Random) -> bool:
    """One more decision in both games; whether there is one after which they are still alike."""
    seat = dice.choice(pair.one.to_act)
    moves = list(pair.one.legal(seat))
    dice.shuffle(moves)
    for move in moves[:TRIES]:
        one = pair.one.copy()
        one.play(seat, move.text)
        for text in candidates(pair, seat, move.text, dice):
            other = pair.other.copy()
            other.play(seat, text)
            if Twins(one, other, pair.reader).are_alike():
                pair.one, pair.other = one, other
                return True
    return False


def candidates(pair: Twins, seat: int, text: str, dice: random.Random) -> list[str]:
    """What the seat might have done instead in the other game: of another's moves rather another one."""
    legal = [move.text for move in pair.other.legal(seat)]
    others = [] if seat == pair.reader else [one for one in legal if one != text]
    dice.shuffle(others)
    return [*others[:TRIES], *([text] if text in legal else [])]
