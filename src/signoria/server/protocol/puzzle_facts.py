"""What is told of puzzles."""

from __future__ import annotations

import msgspec

from signoria.core.play.puzzles import Kind
from signoria.server.protocol.bodies import SeatState
from signoria.server.protocol.facts import Choice
from signoria.server.protocol.play_facts import EventFacts, MoveFacts, ReasonFacts
from signoria.server.protocol.replay_facts import ReplaySeat


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in a list. `kind` is `last` for one of a seat's last decisions, of which it has `left` at most."""

    id: str
    kind: Kind
    left: int | None
    grade: int


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, which begins at midnight UTC, as in `2027-03-01`."""

    day: str
    game: str
    puzzle: PuzzleCard


class GamePuzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleCard]


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of the house; `daily` is null where there are none."""

    daily: DailyPuzzle | None
    games: list[GamePuzzles]


class PuzzleFacts(msgspec.Struct, frozen=True):
    """A decision as its seat saw it: the view is `view` with what is in `own` put over it.

    Lines of the log from `news_from` on were told since the seat's last decision.
    """

    id: str
    game: str
    options: dict[str, Choice]
    seats: list[ReplaySeat]
    seat: int
    kind: Kind
    left: int | None
    grade: int
    view: msgspec.Raw
    own: msgspec.Raw
    waiting: list[int]
    moves: list[MoveFacts]
    log: list[EventFacts]
    news_from: int


class PuzzlePreview(msgspec.Struct, frozen=True):
    """The game after a move, as far as the seat can know, and what it would be told; `final` as for a preview at a
    table."""

    view: msgspec.Raw
    own: msgspec.Raw
    log: list[EventFacts]
    final: bool


class JudgedMove(msgspec.Struct, frozen=True):
    """A move, its share of the win in so many games, what it would do, and what speaks for it, if that is known."""

    move: MoveFacts
    share: float
    games: int
    log: list[EventFacts]
    reason: ReasonFacts | None


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What is told after a move was tried: whether it is right and what it is worth.

    `beside` is the best of the moves that are right or, beside a right one, the best of those that are wrong. `right`
    are the numbers of all moves that are right, and `shares` what every move is worth. `state` is for the rules in a
    browser: what the seat cannot know is dealt anew.
    """

    is_right: bool
    tried: JudgedMove
    beside: JudgedMove
    right: list[int]
    shares: dict[str, float]
    state: SeatState
