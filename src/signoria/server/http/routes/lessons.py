"""Lessons of the games, and a table for whoever begins one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from fastapi import APIRouter, Depends, Request, Response

import signoria
from signoria.core.play.lessons import LEARNER, Saying, lesson_minutes, lessons_in
from signoria.server.http.dependencies import AGuest, TheHouse, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.guests import COOKIE
from signoria.server.http.routes.games import Language, folder_of, unless_known
from signoria.server.http.rules_html import text_of
from signoria.server.http.seat_keys import keep_keys
from signoria.server.live.lessons import begin_lesson, known_lesson
from signoria.server.protocol.bodies import BeginLesson, HeldSeat, Opened
from signoria.server.protocol.lesson_facts import LessonFacts, LessonStepFacts, SayingFacts
from signoria.server.tables.seat import hash_of_token, token_of_seat

router = APIRouter(prefix="/api/games/{game}/lessons", tags=["lessons"])


@router.get("", responses=refusals(404))
async def lessons(game: str) -> list[LessonFacts]:
    """The lessons of a game, in their order."""
    folder_of(game)
    return lesson_facts(game)


@router.get("/words/{language}", response_class=Response, responses=refusals(404))
async def lesson_words(request: Request, game: str, language: Language) -> Response:
    """What is said in a game's lessons, as Fluent."""
    return unless_known(request, text_of(folder_of(game) / "text" / f"lessons.{language}.ftl"), "text/plain")


@router.post("/{lesson}", status_code=201, responses=refusals(401, 404), dependencies=[Depends(not_too_often)])
async def begin(request: Request, house: TheHouse, guest: AGuest, game: str, lesson: str, body: BeginLesson) -> Opened:
    """The table of a lesson, begun: you have its first seat. One that is under way is gone on with."""
    token = request.cookies[COOKIE]
    found = known_lesson(game, lesson)
    id = await begin_lesson(
        house, guest, *found, lambda table: hash_of_token(token_of_seat(token, table, LEARNER)), body.anew
    )
    await keep_keys(request, house, id, [HeldSeat(LEARNER, token_of_seat(token, id, LEARNER))])
    return Opened(id)


@cache
def lesson_facts(game: str) -> list[LessonFacts]:
    folder = signoria.game(game).kit.folder
    return [
        LessonFacts(
            name=lesson.name,
            minutes=lesson_minutes(folder, lesson.name),
            steps=[LessonStepFacts(said(step.sayings), step.seat == LEARNER) for step in lesson.steps],
            alone=said(lesson.alone),
            closing=said(lesson.closing),
        )
        for lesson in lessons_in(folder).values()
    ]


def said(sayings: Iterable[Saying]) -> list[SayingFacts]:
    return [SayingFacts(saying.message, list(saying.at)) for saying in sayings]
