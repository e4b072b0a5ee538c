"""Replays: looking at games that are over, bringing records, and playing on from where they were."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from signoria.server.http.dependencies import AGuest, TableId, not_too_often, who_asks
from signoria.server.http.exception_handlers import answered, refusals
from signoria.server.protocol.bodies import KeptRecord, Opened, PlayOn
from signoria.server.protocol.play_facts import EventFacts, ReasonFacts
from signoria.server.protocol.replay_facts import CourseFacts, MadeMove, ReplayFacts, StepFacts
from signoria.server.replay.replay_frames import SPECTATOR
from signoria.server.replay.replays import Replays

MOST_STEPS = 50
"""Steps in one answer."""
RECORD = {"content": {"text/plain": {"schema": {"type": "string", "minLength": 1}}}, "required": True}


def the_replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


async def not_looked_too_often(request: Request) -> None:
    """How much of replays one visitor may look at in a while."""
    the_replays(request).house.limiter.check("looks", await who_asks(request))


router = APIRouter(prefix="/api/replays", tags=["replays"], dependencies=[Depends(not_too_often)])
LOOKING = [Depends(not_looked_too_often)]
TheReplays = Annotated[Replays, Depends(the_replays)]
Eyes = Annotated[str, Query(pattern=r"^(spectator|all|[0-9]|1[01])$")]
LineNumber = Annotated[int, Path(ge=0, le=100_000)]
StepNumber = Annotated[int, Query(ge=0, le=100_000)]
DecisionNumber = Annotated[int, Path(ge=0, le=100_000)]
ActionNumber = Annotated[int, Path(ge=0, le=1_000_000)]


@router.post("", status_code=201, responses=refusals(401), openapi_extra={"requestBody": RECORD})
async def bring_record(request: Request, replays: TheReplays, guest: AGuest) -> KeptRecord:
    """Bring a record, as text; it opens as a replay with the id that is answered."""
    return KeptRecord(await replays.keep(guest, await request.body()))


@router.get(
    "/{id}", response_class=Response, responses=refusals(404, 409, 410) | answered(ReplayFacts), dependencies=LOOKING
)
async def replay(replays: TheReplays, id: TableId) -> Response:
    """A game that is over, or one that was brought as a record."""
    return told((await replays.of(id)).facts)


@router.get(
    "/{id}/steps",
    response_class=Response,
    responses=refusals(404, 409, 410) | answered(list[StepFacts]),
    dependencies=LOOKING,
)
async def steps(
    replays: TheReplays,
    id: TableId,
    first: Annotated[StepNumber, Query(alias="from")] = 0,
    to: StepNumber = MOST_STEPS,
    eyes: Eyes = SPECTATOR,
) -> Response:
    """The game after each step from `from` up to and without `to`, at most 50 of them, as these eyes saw it."""
    shown = await replays.of(id)
    return told(await replays.work(shown.steps, first, min(to, first + MOST_STEPS), eyes))


@router.get(
    "/{id}/log",
    response_class=Response,
    responses=refusals(404, 409, 410) | answered(list[EventFacts]),
    dependencies=LOOKING,
)
async def log(replays: TheReplays, id: TableId, eyes: Eyes = SPECTATOR) -> Response:
    """What happened, as far as these eyes were told of it."""
    shown = await replays.of(id)
    return told(await replays.work(shown.log, eyes))


@router.get(
    "/{id}/log/{line}/reason",
    response_class=Response,
    responses=refusals(404, 409, 410) | answered(ReasonFacts | None),
    dependencies=LOOKING,
)
async def reason(replays: TheReplays, id: TableId, line: LineNumber, eyes: Eyes = SPECTATOR) -> Response:
    """Why what a line of the log tells was done, from what everybody could see; null where no reason is given."""
    shown = await replays.of(id)
    return told(await replays.work(shown.reason, line, eyes))


@router.get(
    "/{id}/course",
    response_class=Response,
    responses=refusals(404, 409, 410) | answered(CourseFacts),
    dependencies=LOOKING,
)
async def course(replays: TheReplays, id: TableId) -> Response:
    """The whole game for the rules in a browser: its opening, every decision by number, and what was bid for."""
    shown = await replays.of(id)
    return told(await replays.work(lambda: shown.course))


@router.get(
    "/{id}/decisions/{step}/moves/{action}",
    response_class=Response,
    responses=refusals(404, 409, 410) | answered(MadeMove),
    dependencies=LOOKING,
)
async def other_move(replays: TheReplays, id: TableId, step: DecisionNumber, action: ActionNumber) -> Response:
    """A move, by its number, that could have been made in place of a decision, in the words of then."""
    shown = await replays.of(id)
    return told(await replays.work(shown.other_move, step, action))


@router.get("/{id}/record", response_class=Response, responses=refusals(404, 409, 410), dependencies=LOOKING)
async def record(replays: TheReplays, id: TableId) -> Response:
    """The whole game as text."""
    shown = await replays.of(id)
    name = f'attachment; filename="{shown.game.name}-{id}.txt"'
    return Response(shown.record, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.post("/{id}/play-on", status_code=201, responses=refusals(401, 404, 409, 410))
async def play_on(replays: TheReplays, guest: AGuest, id: TableId, body: PlayOn) -> Opened:
    """Open a table at which the game goes on from a step; you sit down separately."""
    return Opened(await replays.play_on(guest, id, body.step, body.listed))


def told(content: bytes) -> Response:
    """An answer that is JSON already."""
    return Response(content, media_type="application/json")
