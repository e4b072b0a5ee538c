"""Worked examples of the games' clauses; they are the same for everybody, and nothing of a table is in them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from signoria.core.play.examples import explained_clauses
from signoria.server.http.exception_handlers import answered, refusals
from signoria.server.http.routes.games import folder_of, unless_known
from signoria.server.protocol.example_facts import ExampleFacts
from signoria.server.replay.examples import examples_told

router = APIRouter(prefix="/api/games/{game}/examples", tags=["games"])
Clause = Annotated[str, Path(pattern=r"^[A-Z]{2}-[0-9]{1,3}$")]


@router.get("", responses=refusals(404))
async def clauses(game: str) -> list[str]:
    """The clauses that have an example."""
    return explained_clauses(folder_of(game))


@router.get("/{clause}", response_class=Response, responses=refusals(404) | answered(list[ExampleFacts]))
async def examples(request: Request, game: str, clause: Clause) -> Response:
    """The examples of a clause; none where it has none."""
    known = clause in explained_clauses(folder_of(game))
    return unless_known(request, examples_told(game, clause) if known else "[]", "application/json")
