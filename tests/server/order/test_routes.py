"""Every request about keeping order, tried by a stranger, a guest, a member, a host, an administrator
and an administrator who is banned."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.server.app import inner_app
from signoria.server.config.settings import Settings
from tests.server.order.keepers import id_of, keeper, member
from tests.server.running import Server, Visitor

WHY = {"why": "because"}
HOSTS: dict[str, tuple[Any, int]] = {
    "GET /api/admin": (None, 200),
    "GET /api/admin/reports": (None, 200),
    "POST /api/admin/reports/{id}/close": ({"note": "talked to them"}, 404),
    "GET /api/admin/log": (None, 200),
    "GET /api/admin/sanctions": (None, 200),
    "POST /api/admin/people/{person}/ban": ({"hours": 1, **WHY}, 404),
    "POST /api/admin/people/{person}/unban": (WHY, 404),
    "POST /api/admin/people/{person}/mute": ({"hours": 1, **WHY}, 404),
    "POST /api/admin/people/{person}/unmute": (WHY, 404),
    "POST /api/admin/people/{person}/rename": (WHY, 404),
    "POST /api/admin/tables/{id}/lines/{line}/remove": (WHY, 404),
}
"""What hosts may do: what to ask with, and what is answered when there is nobody and nothing of that number."""
ADMINISTRATORS: dict[str, tuple[Any, int]] = {
    "GET /api/admin/tables": (None, 200),
    "POST /api/admin/tables/{id}/close": (WHY, 404),
    "GET /api/admin/people": (None, 200),
    "POST /api/admin/people/{person}/role": ({"role": "host"}, 404),
    "POST /api/admin/people/{person}/sign-out": (WHY, 404),
    "POST /api/admin/addresses/ban": ({"network": "127.0.0.1", "hours": 1, **WHY}, 422),
    "POST /api/admin/addresses/unban": ({"network": "192.0.2.0/24", **WHY}, 404),
    "GET /api/admin/state": (None, 200),
    "GET /api/admin/settings": (None, 200),
    "PUT /api/admin/settings/{name}": ({"value": "1/hour"}, 404),
    "PUT /api/admin/texts/{name}": ({"language": "en", "text": "Hello"}, 404),
}
"""What is for administrators alone."""
EVERY = {**HOSTS, **ADMINISTRATORS}


def test_every_address_of_the_administration_is_on_the_list() -> None:
    paths = inner_app(Settings()).openapi()["paths"]
    asked = {
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        if path.startswith("/api/admin")
        for method in methods
    }
    named = {route.replace("/people/{person}", "/people/{id}") for route in EVERY}
    assert asked == named


def test_each_does_what_it_may_and_nothing_else(house: Server) -> None:
    visitors = {
        "stranger": Visitor(house),
        "guest": house.guest("Gina"),
        "member": member(house, "Mona"),
        "host": keeper(house, "Hugo", "host"),
        "administrator": keeper(house, "Ada", "administrator"),
        "banned": keeper(house, "Boris", "administrator"),
    }
    boris = f"/api/admin/people/{id_of(house, 'Boris')}"
    visitors["administrator"].post(f"{boris}/ban", {"hours": 24, "why": "rude"})
    for route, (body, done) in EVERY.items():
        for who, visitor in visitors.items():
            expected, say = done, ""
            if who in ("stranger", "guest"):
                expected, say = 401, "refused-no-member"
            elif who == "banned":
                expected, say = 403, "refused-banned"
            elif who == "member" or (who == "host" and route in ADMINISTRATORS):
                expected, say = 403, "refused-not-for-you"
            answer = visitor.ask(*address_of(route), body)
            assert answer.status == expected, (route, who, answer)
            assert not say or answer.json["say"] == say
            assert answer.headers.get("cache-control") == "no-store", (route, who)
    visitors["administrator"].post(f"{boris}/unban", WHY)


def test_another_sites_page_does_nothing_with_an_administrators_cookie(house: Server) -> None:
    ada, goat = keeper(house, "Adele", "administrator"), house.guest("Goat")
    for route, (body, _) in EVERY.items():
        method, path = address_of(route, id_of(house, "Goat"))
        if method != "GET":
            answer = ada.ask(method, path, body, Origin="https://example.org")
            assert (answer.status, answer.json["say"]) == (403, "refused-foreign-origin")
    assert goat.get("/api/guest") == {"guest": {"name": "Goat"}}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("people/0123456789abcdef/ban", {"hours": 0, "why": "x"}),
        ("people/0123456789abcdef/ban", {"why": ""}),
        ("people/0123456789abcdef/ban", {"why": " . "}),
        ("people/0123456789abcdef/ban", {"why": "x" * 301}),
        ("people/0123456789abcdef/ban", {"why": "x", "forever": True}),
        ("people/0123456789abcdef/role", {"role": "king"}),
        ("addresses/ban", {"network": "192.0.2.0/24", "why": "x"}),
    ],
)
def test_what_is_asked_wrongly_changes_nothing(house: Server, path: str, body: Any) -> None:
    ada = keeper(house, "Agnes", "administrator")
    assert ada.ask("POST", f"/api/admin/{path}", body).status == 422
    assert ada.get("/api/admin/sanctions") == []


def address_of(route: str, person: str = "0123456789abcdef") -> tuple[str, str]:
    method, path = route.split()
    path = path.replace("{person}", person).replace("{line}", "0").replace("{name}", "nothing")
    return method, path.replace("{id}", "0123456789abcdef")
