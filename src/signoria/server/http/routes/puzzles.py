"""Puzzles of the games: which there are, the one of today, and each of them."""

from __future__ import annotations

import time
from functools import cache, lru_cache
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

import signoria
from signoria.core.play.puzzles import puzzle_of_day, puzzles_in
from signoria.server.http.dependencies import not_too_often
from signoria.server.http.exception_handlers import answered, refusals
from signoria.server.http.routes.games import folder_of
from signoria.server.http.routes.replays import LOOKING, ActionNumber, TheReplays, told
from signoria.server.protocol.puzzle_facts import (
    DailyPuzzle,
    GamePuzzles,
    PuzzleAnswer,
    PuzzleFacts,
    PuzzleList,
    PuzzlePreview,
)
from signoria.server.protocol.refusals import Refused
from signoria.server.protocol.to_page import Because
from signoria.server.replay.puzzle_frames import ENCODER, PuzzleFrames, card_of

DAY = 86_400
HELD = 64
"""Puzzles in memory."""
LONGEST_MOVE = 200

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], dependencies=[Depends(not_too_often)])
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$")]
MoveText = Annotated[str, Query(max_length=LONGEST_MOVE)]


@router.get("", response_class=Response, responses=refusals() | answered(PuzzleList))
async def puzzles() -> Response:
    """All puzzles, those of each game with the easiest first, and the one of today, which is the same for everybody."""
    games = game_puzzles()
    return told(ENCODER.encode(PuzzleList(daily(int(time.time()) // DAY), games)))


@router.get(
    "/{game}/{id}", response_class=Response, responses=refusals(404) | answered(PuzzleFacts), dependencies=LOOKING
)
async def puzzle(replays: TheReplays, game: str, id: PuzzleId) -> Response:
    """A puzzle, as the seat that decides saw it."""
    shown = await replays.work(frames_of, game, id)
    return told(shown.facts)


@router.get(
    "/{game}/{id}/moves/{action}",
    response_class=Response,
    responses=refusals(404) | answered(PuzzlePreview),
    dependencies=LOOKING,
)
async def preview(replays: TheReplays, game: str, id: PuzzleId, action: ActionNumber) -> Response:
    """What a move would lead to, as far as its seat can know."""
    return told(await replays.work(lambda: frames_of(game, id).preview(action)))


@router.get(
    "/{game}/{id}/why", response_class=Response, responses=refusals(404) | answered(Because), dependencies=LOOKING
)
async def why(replays: TheReplays, game: str, id: PuzzleId, text: MoveText) -> Response:
    """Which rule forbids a move."""
    return told(await replays.work(lambda: frames_of(game, id).why_not(text)))


@router.get(
    "/{game}/{id}/answers/{action}",
    response_class=Response,
    responses=refusals(404) | answered(PuzzleAnswer),
    dependencies=LOOKING,
)
async def answer(replays: TheReplays, game: str, id: PuzzleId, action: ActionNumber) -> Response:
    """Whether a move that the reader has made is right, and what every move is worth."""
    return told(await replays.work(lambda: frames_of(game, id).answer(action)))


@cache
def game_puzzles() -> list[GamePuzzles]:
    """The puzzles of every game."""
    found = {name: puzzles_in(signoria.game(name).kit.folder) for name in signoria.GAMES}
    return [GamePuzzles(name, [card_of(one) for one in known.values()]) for name, known in found.items()]


def daily(day: int) -> DailyPuzzle | None:
    """The puzzle of a day since 1970."""
    cards = {one.game: {card.id: card for card in one.puzzles} for one in game_puzzles()}
    found = puzzle_of_day(day, {game: list(known) for game, known in cards.items()})
    if found is None:
        return None
    game, id = found
    return DailyPuzzle(time.strftime("%Y-%m-%d", time.gmtime(day * DAY)), game, cards[game][id])


@lru_cache(HELD)
def frames_of(game: str, id: str) -> PuzzleFrames:
    """A puzzle of a game of the house."""
    found = puzzles_in(folder_of(game)).get(id)
    if found is None:
        raise Refused("refused-no-puzzle", status=404)
    return PuzzleFrames(signoria.game(game), found)
