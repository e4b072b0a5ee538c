"""What is shown of cities and their towers, and of whose the ambassadors would be."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.rules.bits import has_bit
from signoria.core.text.naming import seat_or_none
from signoria.games.patrician.components import SITE_NAMES, SITES, PatricianComponents
from signoria.games.patrician.rules.ambassadors import LETTER_D
from signoria.games.patrician.rules.scoring import LARGER, SMALLER, add_floor, leader_of, would_lead
from signoria.games.patrician.state import NOTHING, State


class CardView(TypedDict):
    """A card: `symbol` is crest, star, heads, move or choice; `head` a, b, c or nothing."""

    name: str
    city: str
    symbol: str
    crests: int
    head: str | None


class TowerView(TypedDict):
    """A tower: whose each floor is, from the ground up, and who leads it.

    `takers` do not lead it and would with the next floor. `is_higher` and `stake` say whether it would take the city's
    larger tile, and how much it would win, were the city scored now; once scored, what it won.
    """

    site: str
    floors: list[int]
    leader: int | None
    takers: list[int]
    """Those who would lead it with the next floor."""
    is_higher: bool
    """Whether it would take the larger tile, or did."""
    stake: int
    """What it would win now, or has won."""


class TileView(TypedDict):
    """A prestige tile: `owner` is nobody until its city is scored."""

    value: int
    owner: int | None


class CityView(TypedDict):
    """A city: `room` for so many more floors; the larger tile comes first."""

    name: str
    colour: str
    cell: list[int]
    """Row and column on the map, from the top left."""
    capacity: int
    room: int
    """How many more floors fit."""
    towers: list[TowerView]
    tiles: list[TileView]
    card: CardView | None
    scored: bool
    messengers: int


class AmbassadorView(TypedDict):
    """An ambassador: whose it would be now, or at the end is, by tiles of this value or by these cities."""

    letter: str
    owner: int | None
    value: int | None
    cities: list[str]


def card_view(components: PatricianComponents, card: int) -> Any:
    """A card, or nothing."""
    return None if card == NOTHING else components.card_in_words(card)


@part
def city_view(game: GameRules, components: PatricianComponents, state: State, city: int) -> CityView:
    """A city as everybody sees it."""
    row = components.data["city"][city]
    is_scored = bool(state.scored[city])
    higher = game.rules.higher_tower(state, city)
    towers = (city * SITES, city * SITES + 1)
    return {
        "name": row["name"],
        "colour": row["colour"],
        "cell": row["cell"],
        "capacity": row["capacity"],
        "room": 0 if is_scored else row["capacity"] - game.rules.floors_in(state, city),
        "towers": [_tower(game, state, tower, tower == higher, row["tiles"]) for tower in towers],
        "tiles": [
            {"value": value, "owner": seat_or_none(state.tile_owner[city * SITES + rank])}
            for rank, value in enumerate(row["tiles"])
        ],
        "card": card_view(components, state.face_up[city]),
        "scored": is_scored,
        "messengers": state.near[city],
    }


def _tower(game: GameRules, state: State, tower: int, is_higher: bool, tiles: list[int]) -> TowerView:
    built = [state.floor[tower, level] for level in range(state.height[tower])]
    leader, takers = claims(state.seats, tuple(built))
    can_grow = not state.scored[tower // SITES] and not game.rules.may_add_floor(state, tower)
    return {
        "site": SITE_NAMES[tower % SITES],
        "floors": built,
        "leader": seat_or_none(leader),
        "takers": list(takers) if can_grow else [],
        "is_higher": bool(built) and is_higher,
        "stake": tiles[LARGER if is_higher else SMALLER] if built else 0,
    }


@lru_cache(maxsize=5000)
def claims(seats: int, floors: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Who leads a tower of these floors, and who else would with the next; most towers are asked for again."""
    state = State()
    state.seats = seats
    for seat in floors:
        add_floor(state, 0, seat)
    leader, would = leader_of(state, 0), would_lead(state, 0)
    return leader, tuple(seat for seat in range(seats) if seat != leader and has_bit(would, seat))


@part
def ambassador_views(game: GameRules, components: PatricianComponents, state: State) -> list[AmbassadorView]:
    """Every ambassador with its owner of this moment."""
    owners = _ambassador_owners(game, state.seats, tuple(state.tile_owner))
    return [
        {
            "letter": row["letter"],
            "owner": seat_or_none(owner),
            "value": row.get("value"),
            "cities": list(row.get("cities", ())),
        }
        for row, owner in zip(components.data["ambassador"], owners, strict=True)
    ]


@lru_cache(maxsize=1000)
def _ambassador_owners(game: GameRules, seats: int, tile_owners: tuple[int, ...]) -> tuple[int, ...]:
    """Whose each ambassador would be if no tile but these were won."""
    state = State()
    state.seats = seats
    for tile, owner in enumerate(tile_owners):
        state.tile_owner[tile] = owner
    small = (game.rules.winner_of_small_card(state, letter) for letter in range(LETTER_D))
    return (*small, game.rules.winner_of_large_card(state))
