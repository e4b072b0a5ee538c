"""The page: one document for every address of it, and its files."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from signoria.server.http.built_page import DOCUMENT, STATIC
from signoria.server.protocol.refusals import Refused

MANIFEST = "application/manifest+json"
FOREVER = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


class LastingFiles(StaticFiles):
    """Files whose names change with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


@router.get("/")
@router.get("/g/{name}")
@router.get("/t/{id}")
@router.get("/r/{id}")
@router.get("/puzzles")
@router.get("/puzzles/{name}")
@router.get("/puzzles/{name}/{id}")
@router.get("/records")
@router.get("/tournaments")
@router.get("/tournaments/{id}")
@router.get("/account")
@router.get("/friends")
@router.get("/sign-in")
@router.get("/letters")
@router.get("/ratings")
@router.get("/admin")
@router.get("/think")
async def page() -> Response:
    """The page; what it shows follows from its address."""
    if not DOCUMENT.is_file():
        raise Refused("refused-no-page", status=503)
    return FileResponse(DOCUMENT, headers={"cache-control": "no-cache"})


@router.get("/rules/{name}")
async def rules(name: str) -> Response:
    """A game's rules for the browser: a module and a network, named by what is in them, or the facts that name both."""
    path = {path.name: path for path in (STATIC / "rules").glob("[!.]*")}.get(name)
    if path is None:
        raise Refused("refused-no-such-address", status=404)
    if path.suffix == ".wasm":
        return FileResponse(path, media_type="application/wasm", headers={"cache-control": FOREVER})
    if path.suffix == ".gz":
        packed = {"cache-control": FOREVER, "content-encoding": "gzip"}
        return FileResponse(path, media_type="application/octet-stream", headers=packed)
    return FileResponse(path, headers={"cache-control": "no-cache"})


@router.get("/{name}")
async def file(name: str) -> Response:
    """A file beside the document: the favicon, the manifest, the service worker and the like."""
    files = {path.name: path for path in STATIC.glob("[!.]*") if path.is_file()}
    if name not in files:
        raise Refused("refused-no-such-address", status=404)
    kind = MANIFEST if name.endswith(".webmanifest") else None
    return FileResponse(files[name], media_type=kind, headers={"cache-control": "no-cache"})
