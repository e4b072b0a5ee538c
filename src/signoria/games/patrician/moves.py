"""Patrician's moves: what they are called, when they can be made, what allows them and what follows."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.rules.move_table import MoveTable, Parameter, Value, named_by
from signoria.core.rules.written_moves import moves_chapter
from signoria.games.patrician import state
from signoria.games.patrician.components import (
    CITIES,
    MAX_CARDS,
    MAX_ROADS,
    SITE_NAMES,
    TOWERS,
    PatricianComponents,
)
from signoria.games.patrician.rules import messengers, turn


def _cards(components: PatricianComponents) -> Iterator[Value]:
    for number, card in enumerate(components.cards):
        yield Value(card, {"card": components.card_in_words(number)})


def _towers(components: PatricianComponents) -> Iterator[Value]:
    for city in components.cities:
        for site in SITE_NAMES:
            yield Value(f"{city} {site}", {"city": city, "site": site})


def _roads(components: PatricianComponents) -> Iterator[Value]:
    for one, other in components.roads:
        yield Value(f"{one} {other}", {"cities": [one, other]}, also=(f"{other} {one}",))


CARD = Parameter("card", MAX_CARDS, _cards)
CITY = named_by("cities", "city", CITIES)
TOWER = Parameter("tower", TOWERS, _towers)
ROAD = Parameter("road", MAX_ROADS, _roads, used="ROADS")

MOVES = MoveTable("PA", state.PHASES, to_act=turn.to_act, over="PA-18", waiting="PA-6")
PLAY_CARD = MOVES.kind("play {card}", CARD)
BUILD_ON = MOVES.kind("floor {tower}", TOWER)
MOVE_FROM = MOVES.kind("move {tower}", TOWER)
TAKE_AT = MOVES.kind("take {city}", CITY)
SEND_BETWEEN = MOVES.kind("messenger {road}", ROAD)
PASS = MOVES.kind("pass")

MOVES.phase(state.PLAY, "PA-10", PLAY_CARD.row(may=turn.may_play_card, do=turn.play_card, listing=turn.list_hand))
MOVES.phase(state.BUILD, "PA-11", BUILD_ON.row(may=turn.may_build, do=turn.build_floor, listing=turn.list_sites))
MOVES.phase(
    state.MOVE_FLOOR, "PA-14", MOVE_FROM.row(may=turn.may_move, do=turn.move_floor), PASS.row(do=turn.move_nothing)
)
MOVES.phase(state.TAKE, "PA-15", TAKE_AT.row(may=turn.may_take, do=turn.take_card))
MOVES.phase(
    state.SEND, "PA-51", SEND_BETWEEN.row(may=messengers.may_send, do=turn.send_between), PASS.row(do=turn.send_nobody)
)

move_rules = moves_chapter(MOVES, __package__)
