"""All that a house takes: every address and way of its own list, and every kind of message on the socket."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import Mount, Route

from signoria.server.app import inner_app
from signoria.server.config.settings import Settings
from signoria.server.protocol.from_page import FromPage

Schema = dict[str, Any]


@dataclass(frozen=True)
class Parameter:
    """What is named in an address."""

    name: str
    place: str
    """`path` or `query`."""
    schema: Schema
    is_needed: bool


@dataclass(frozen=True)
class Door:
    """One way to ask one address."""

    method: str
    path: str
    parameters: tuple[Parameter, ...] = ()
    body: Schema | None = None
    media: str = "application/json"

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(frozen=True)
class Doors:
    """The list; `parts` are the schemas to which others refer."""

    http: tuple[Door, ...]
    sockets: tuple[str, ...]
    messages: dict[str, Schema]
    parts: dict[str, Schema]


@cache
def all_doors() -> Doors:
    """Taken from the application itself, so that what is new is on it."""
    app = inner_app(Settings())
    described = app.openapi()
    http: list[Door] = []
    sockets: list[str] = []
    for route in app.routes:
        if isinstance(route, APIWebSocketRoute):
            sockets.append(route.path)
        elif isinstance(route, APIRoute):
            ways = described["paths"].get(route.path, {})
            http += [_door(method, route.path, ways.get(method.lower(), {})) for method in sorted(route.methods or ())]
        elif isinstance(route, Mount):
            http.append(_door("GET", f"{route.path}/{{file}}", {}))
        elif isinstance(route, Route):
            http.append(_door("GET", route.path, {}))
        else:
            raise AssertionError(f"what is this? {route}")
    of_messages = msgspec.json.schema(FromPage)
    kinds = of_messages["discriminator"]["mapping"]
    parts = {**described["components"]["schemas"], **of_messages["$defs"]}
    messages = {do: parts[where.rpartition("/")[2]] for do, where in kinds.items()}
    return Doors(tuple(http), tuple(sockets), messages, parts)


def _door(method: str, path: str, way: Schema) -> Door:
    told = {parameter["name"]: parameter for parameter in way.get("parameters", [])}
    parameters = [
        Parameter(name, one["in"], one.get("schema", {}), one.get("required", False)) for name, one in told.items()
    ]
    unsaid = [name for name in re.findall(r"{(\w+)", path) if name not in told]
    parameters += [Parameter(name, "path", {"type": "string"}, is_needed=True) for name in unsaid]
    body, media = None, "application/json"
    if "requestBody" in way:
        ((media, content),) = way["requestBody"]["content"].items()
        body = content["schema"]
    return Door(method, path, tuple(parameters), body, media)
