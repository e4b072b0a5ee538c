"""Handlers of exceptions, answers to requests that are not done: one sentence, in the language that was asked for."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from signoria.core.text.words import LANGUAGES
from signoria.server.http.refusal_page import refusal_page, wants_page
from signoria.server.ops.fault_log import refusal_of
from signoria.server.protocol.bodies import Refusal
from signoria.server.protocol.refusals import Refused
from signoria.server.store import Trouble

LONGEST_PLACE = 60
"""Characters of what is named as wrong in a request."""
OTHER_WAYS = {404: "refused-no-such-address", 405: "refused-no-such-method"}


def language_of(request: Request) -> str:
    """The first language of ours that Accept-Language names."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def refusal_answer(request: Request, refused: Refused) -> Response:
    """A page for who has opened an address in a browser, else JSON."""
    said, language = refused.said, language_of(request)
    sentence = refused.sentence(language)
    if wants_page(request):
        return refusal_page(sentence, refused.status, language)
    content = {"say": said.say, "arguments": said.arguments, "sentence": sentence}
    return JSONResponse(content, refused.status, {"cache-control": "no-store"})


async def answer_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return refusal_answer(request, refused)


async def answer_invalid(request: Request, error: Exception) -> Response:
    """A body or a parameter that is not what the route takes."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "body"
    where = where.encode(errors="replace").decode()[:LONGEST_PLACE]
    return refusal_answer(request, Refused("refused-invalid", status=422, where=where))


async def answer_http(request: Request, error: Exception) -> Response:
    """No such address, not that way, or a body that cannot even be read."""
    assert isinstance(error, HTTPException)
    refused = Refused("refused-invalid", status=422, where="body")
    if error.status_code in OTHER_WAYS:
        refused = Refused(OTHER_WAYS[error.status_code], status=error.status_code)
    answer = refusal_answer(request, refused)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def answer_trouble(request: Request, trouble: Exception) -> Response:
    """The store could not do what was asked of it."""
    assert isinstance(trouble, Trouble)
    request.app.state.house.faults.note("a request could not be kept or answered", trouble)
    return refusal_answer(request, refusal_of(trouble))


async def answer_unkeepable(request: Request, _error: Exception) -> Response:
    """What was sent holds something that the database does not take."""
    return refusal_answer(request, Refused("refused-invalid", status=422, where="text"))


async def answer_conflict(request: Request, _error: Exception) -> Response:
    """Somebody was faster, or what was to be changed is gone: nothing was done, and it may be tried again."""
    return refusal_answer(request, Refused("refused-meanwhile"))


async def answer_gone(request: Request, _error: Exception) -> Response:
    """Who asked has gone, or was cut off, before all of it had come: no fault of ours, and nobody reads this."""
    return refusal_answer(request, Refused("refused-too-slow", status=408))


async def answer_fault(request: Request, error: Exception) -> Response:
    house = getattr(request.app.state, "house", None)
    if house is not None:
        house.faults.note("a request could not be answered", error, path=request.url.path)
    return refusal_answer(request, Refused("refused-our-fault", status=500))


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route documents of its refusals; some can happen to every request."""
    return {status: {"model": Refusal, "description": "Refused."} for status in sorted({403, 413, 422, 429, *statuses})}


def answered(kind: Any) -> dict[int | str, dict[str, Any]]:
    """What a route documents of an answer that it encodes itself."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="{name}")
    content = {"application/json": {"schema": _written_out(schema, parts)}}
    return {200: {"description": "Done.", "content": content}}


def _written_out(schema: Any, parts: dict[str, Any]) -> Any:
    """A schema with all it refers to put in its place."""
    if isinstance(schema, list):
        return [_written_out(part, parts) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _written_out(parts[schema["$ref"]], parts)
    return {name: _written_out(part, parts) for name, part in schema.items()}
