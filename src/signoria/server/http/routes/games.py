"""The games, their sentences and their rules."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, Request, Response

import signoria
from signoria.bots import LEVELS
from signoria.core.game import Game
from signoria.core.network.shipped import network_for
from signoria.core.play.lessons import lesson_minutes, lessons_in
from signoria.core.rules.components import Components, provenances
from signoria.core.text.words import HOUSE_WORDS
from signoria.server.http.exception_handlers import refusals
from signoria.server.http.rules_html import rules_of, text_of
from signoria.server.protocol.facts import GameFacts, LearnedFacts, LessonHead, OptionFacts, ProvenanceFacts
from signoria.server.protocol.refusals import Refused

router = APIRouter(prefix="/api", tags=["games"])
Language = Literal["en", "fr"]


@router.get("/games", responses=refusals())
async def games() -> list[GameFacts]:
    """The games of the house."""
    return [game_facts(name) for name in signoria.GAMES]


@cache
def game_facts(name: str) -> GameFacts:
    game = signoria.game(name)
    options = [
        OptionFacts(option.name, list(option.choices), option.default, sorted(option.seats))
        for option in game.options.values()
    ]
    kit = game.kit
    return GameFacts(
        name=game.name,
        title=game.title,
        designer=kit.about.designer,
        year=kit.about.year,
        seats=list(game.seats),
        options=options,
        levels=list(LEVELS),
        learned=learned_facts(game),
        provenance=provenance_of(game.components),
        explained=list(kit.reasons),
        lessons=[LessonHead(name, lesson_minutes(kit.folder, name)) for name in lessons_in(kit.folder)],
    )


def learned_facts(game: Game) -> LearnedFacts | None:
    """What the game's network has met."""
    network = network_for(game)
    if network is None:
        return None
    options = {
        name: [choice for choice in option.choices if network.knows_choice(name, choice)]
        for name, option in game.options.items()
    }
    return LearnedFacts(list(filter(network.knows_seats, game.seats)), options)


def provenance_of(components: Components) -> list[ProvenanceFacts]:
    """Where the rows of each component table come from."""
    tables: dict[str, list[set[str]]] = {}
    for table, row in components.rows():
        tables.setdefault(table, []).append(provenances(row))
    return [
        ProvenanceFacts(
            table=table,
            rows=len(rows),
            reconstructed=sum("reconstructed" in said for said in rows),
            derived=sum("derived" in said and "reconstructed" not in said for said in rows),
        )
        for table, rows in tables.items()
    ]


@router.get("/words/{language}", response_class=Response, responses=refusals())
async def house_words(request: Request, language: Language) -> Response:
    """The house's sentences, as Fluent."""
    return unless_known(request, text_of(HOUSE_WORDS / f"{language}.ftl"), "text/plain")


@router.get("/games/{game}/words/{language}", response_class=Response, responses=refusals(404))
async def game_words(request: Request, game: str, language: Language) -> Response:
    """A game's sentences, as Fluent."""
    return unless_known(request, text_of(folder_of(game) / "text" / f"words.{language}.ftl"), "text/plain")


@router.get("/games/{game}/rules/{language}", response_class=Response, responses=refusals(404))
async def game_rules(request: Request, game: str, language: Language) -> Response:
    """A game's rules, as HTML."""
    return unless_known(request, rules_of(folder_of(game) / "text" / f"rules.{language}.md"), "text/html")


def folder_of(name: str) -> Path:
    if name not in signoria.GAMES:
        raise Refused("no-such-game", status=404, name=name[:60], known=", ".join(signoria.GAMES))
    return signoria.game(name).kit.folder


def unless_known(request: Request, text: str, kind: str) -> Response:
    """The text, or nothing if the page has it already."""
    tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=headers)
