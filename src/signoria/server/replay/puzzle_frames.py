"""A puzzle as its reader is told of it: through the eyes of the seat that decides, and nobody else's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from signoria.core.game import Game
from signoria.core.play.previews import preview
from signoria.core.play.puzzles import Puzzle, puzzle_match
from signoria.core.play.replays import Replay
from signoria.core.text.message_refs import phrased
from signoria.server.protocol.facts import FAMILIES
from signoria.server.protocol.play_facts import EventFacts, MoveFacts
from signoria.server.protocol.puzzle_facts import JudgedMove, PuzzleAnswer, PuzzleCard, PuzzleFacts, PuzzlePreview
from signoria.server.protocol.refusals import Refused, Said
from signoria.server.protocol.replay_facts import ReplaySeat
from signoria.server.protocol.to_page import Because
from signoria.server.replay.reasons import reason_to_be
from signoria.server.tables.browser_state import seat_state
from signoria.server.tables.encoded import event_facts

ENCODER = msgspec.json.Encoder()
LEVEL = "grand-master"
"""Who played the games."""
NO_SECRET = ""
"""A puzzle is dealt anew for its seat in the same way everywhere."""


class PuzzleFrames:
    """One puzzle, at its decision."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.match = puzzle_match(game, puzzle)
        self.numbers = {move.text: move.id for move in self.match.legal(puzzle.seat)}
        self.facts = ENCODER.encode(self._facts())

    def _facts(self) -> PuzzleFacts:
        puzzle, match = self.puzzle, self.match
        own = match.own_view(puzzle.seat)
        view = match.view(None)
        return PuzzleFacts(
            **msgspec.structs.asdict(card_of(puzzle)),
            game=self.game.name,
            options=dict(match.options),
            seats=[self._seat(seat) for seat in range(match.seats)],
            seat=puzzle.seat,
            view=_raw(view),
            own=_raw(own),
            waiting=list(match.to_act),
            moves=[self._move(action) for action in self.numbers.values()],
            log=self._told(match.events(puzzle.seat), view),
            news_from=self._news_from(),
        )

    def _seat(self, seat: int) -> ReplaySeat:
        level = None if seat == self.puzzle.seat else LEVEL
        return ReplaySeat(seat, "", FAMILIES[seat], level, False)

    def _news_from(self) -> int:
        """How many lines the seat knew when it had last decided."""
        replay, seat = Replay(self.match), self.puzzle.seat
        last = max((step + 1 for step, made in enumerate(replay.decisions) if made.seat == seat), default=0)
        return replay.lines(seat)[last]

    def _move(self, action: int) -> MoveFacts:
        seat, match = self.puzzle.seat, self.match
        move = self.game.book.describe(match.state, seat, action)
        view = {**match.view(None), **match.own_view(seat)}
        return MoveFacts(move.id, move.text, dict(move.data), phrased(self.game, view, move.data))

    def _told(self, events: list[dict[str, object]], view: Mapping[str, Any]) -> list[EventFacts]:
        return [event_facts(self.game, event, view) for event in events]

    def preview(self, action: int) -> bytes:
        """What a move would lead to."""
        self._check(action)
        seen = preview(self.match, self.puzzle.seat, action)
        told = self._told(seen.events, seen.public)
        return ENCODER.encode(PuzzlePreview(_raw(seen.public), _raw(seen.own), told, seen.final))

    def why_not(self, text: str) -> bytes:
        """Which rule forbids a move."""
        refusal = self.match.why_not(self.puzzle.seat, text)
        if refusal is None:
            return ENCODER.encode(Because(text, None, None))
        said = Said("no-such-move", {"text": text}) if refusal.clause is None else Said(refusal.message)
        return ENCODER.encode(Because(text, said, refusal.clause))

    def answer(self, action: int) -> bytes:
        """What is right, to who has tried a move."""
        self._check(action)
        right = [self.numbers[text] for text in self.puzzle.answers]
        worths = {self.numbers[text]: worth.share for text, worth in self.puzzle.shares.items()}
        others = [number for number in worths if (number in right) is not (action in right)]
        return ENCODER.encode(
            PuzzleAnswer(
                is_right=action in right,
                tried=self._judged(action),
                beside=self._judged(max(others, key=worths.__getitem__)),
                right=right,
                shares={str(number): share for number, share in worths.items()},
                state=seat_state(self.match, self.puzzle.seat, NO_SECRET),
            )
        )

    def _judged(self, action: int) -> JudgedMove:
        move = self._move(action)
        worth = self.puzzle.shares[move.text]
        seen = preview(self.match, self.puzzle.seat, action)
        told = self._told(seen.events, seen.public)
        return JudgedMove(move, worth.share, worth.games, told, reason_to_be(self.match, self.puzzle.seat, seen))

    def _check(self, action: int) -> None:
        if action not in self.numbers.values():
            raise Refused("refused-no-such-choice", status=422)


def card_of(puzzle: Puzzle) -> PuzzleCard:
    return PuzzleCard(puzzle.id, puzzle.kind, puzzle.left, puzzle.grade)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(value))
