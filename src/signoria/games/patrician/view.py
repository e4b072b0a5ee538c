"""What a seat sees of a game of Patrician: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from signoria.games.patrician.components import (
    HEAD_NAMES,
    LETTERS,
    SITE_NAMES,
    SITES,
    PatricianComponents,
)
from signoria.games.patrician.state import NOBODY, NOTHING, OVER, PHASES, State

if TYPE_CHECKING:
    from signoria.core.game import Game


class CardView(TypedDict):
    """A card: `symbol` is crest, star, heads, move or choice; `head` a, b, c or nothing."""

    name: str
    city: str
    symbol: str
    crests: int
    head: str | None


class TowerView(TypedDict):
    """A tower: whose each floor is, from the ground up, and who leads it."""

    site: str
    floors: list[int]
    leader: int | None


class TileView(TypedDict):
    """A prestige tile: `owner` is nobody until its city is scored."""

    value: int
    owner: int | None


class CityView(TypedDict):
    """A city: the larger tile comes first."""

    name: str
    colour: str
    cell: list[int]
    capacity: int
    towers: list[TowerView]
    tiles: list[TileView]
    card: CardView | None
    scored: bool
    messengers: int


class PlayerView(TypedDict):
    """What lies open before a player."""

    seat: int
    hand_size: int
    pile_size: int
    top_card: CardView | None
    reserve: int
    points: int
    tokens: int
    messengers: int


class OwnView(TypedDict):
    """What only the seat itself knows."""

    seat: int
    hand: list[CardView]
    pile: list[CardView]
    heads: dict[str, int]


class RoadView(TypedDict):
    """Two neighbouring cities, and whether a messenger lies between them."""

    cities: list[str]
    messenger: bool


class SheetView(TypedDict):
    """How a seat's points came about, at the end."""

    seat: int
    tiles: int
    tokens: int
    portraits: int
    sets: int
    heads: dict[str, int]
    ambassadors: list[str]
    penalty: int
    total: int
    floors: int
    place: int


class PatricianView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    options: dict[str, bool]
    first: int
    phase: str
    turn: int | None
    card_played: CardView | None
    floors_due: int
    deck: int
    cities: list[CityView]
    roads: list[RoadView]
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: Game, state: State, seat: int | None) -> PatricianView:
    """The view of a seat; None is a spectator."""
    components = game.components
    assert isinstance(components, PatricianComponents)
    in_play = [city for city in range(len(components.cities)) if game.rules.is_in_play(state, city)]
    return {
        "game": game.name,
        "seats": state.seats,
        "options": {"ambassadors": bool(state.ambassadors), "messengers": bool(state.messengers)},
        "first": state.first,
        "phase": PHASES[state.phase],
        "turn": None if state.phase == OVER else state.turn,
        "card_played": _card(components, state.card_played),
        "floors_due": state.floors_due,
        "deck": state.deck_size,
        "cities": [_city(game, components, state, city) for city in in_play],
        "roads": _roads(components, state, {components.cities[city] for city in in_play}) if state.messengers else [],
        "players": [_player(components, state, player) for player in range(state.seats)],
        "you": None if seat is None else _own(components, state, seat),
        "sheet": [_sheet(game, state, player) for player in range(state.seats)] if state.phase == OVER else None,
    }


def own_view(game: Game, state: State, seat: int) -> dict[str, Any]:
    """What of a seat's view differs from a spectator's."""
    assert isinstance(game.components, PatricianComponents)
    return {"you": _own(game.components, state, seat)}


def _card(components: PatricianComponents, card: int) -> Any:
    return None if card == NOTHING else components.card_in_words(card)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _city(game: Game, components: PatricianComponents, state: State, city: int) -> CityView:
    row = components.data["city"][city]
    return {
        "name": row["name"],
        "colour": row["colour"],
        "cell": row["cell"],
        "capacity": row["capacity"],
        "towers": [_tower(game, state, city * SITES + site, name) for site, name in enumerate(SITE_NAMES)],
        "tiles": [
            {"value": value, "owner": _seat(state.tile_owner[city * SITES + rank])}
            for rank, value in enumerate(row["tiles"])
        ],
        "card": _card(components, state.face_up[city]),
        "scored": bool(state.scored[city]),
        "messengers": state.near[city],
    }


def _tower(game: Game, state: State, tower: int, site: str) -> TowerView:
    height = state.height[tower]
    return {
        "site": site,
        "floors": [state.floor[tower, level] for level in range(height)],
        "leader": game.rules.leader_of(state, tower) if height else None,
    }


def _roads(components: PatricianComponents, state: State, in_play: set[str]) -> list[RoadView]:
    return [
        {"cities": list(road), "messenger": bool(state.sent[number])}
        for number, road in enumerate(components.roads)
        if in_play.issuperset(road)
    ]


def _player(components: PatricianComponents, state: State, seat: int) -> PlayerView:
    return {
        "seat": seat,
        "hand_size": state.hand_size[seat],
        "pile_size": state.pile_size[seat],
        "top_card": _card(components, state.top_card[seat]),
        "reserve": state.reserve[seat],
        "points": state.points[seat],
        "tokens": state.tokens[seat],
        "messengers": state.messengers_left[seat],
    }


def _own(components: PatricianComponents, state: State, seat: int) -> OwnView:
    pile = state.pile[seat]
    return {
        "seat": seat,
        "hand": [_card(components, state.hand[seat, held]) for held in range(state.hand_size[seat])],
        "pile": [_card(components, card) for card in range(len(components.cards)) if pile >> card & 1],
        "heads": _heads(state, seat),
    }


def _heads(state: State, seat: int) -> dict[str, int]:
    return {name: state.heads[seat, head] for head, name in enumerate(HEAD_NAMES)}


def _sheet(game: Game, state: State, seat: int) -> SheetView:
    rules, data = game.rules, game.components.data
    sets = rules.sets_of(state, seat)
    portraits = sets * data["portraits"]["points"]
    tokens = state.tokens[seat] * data["messengers"]["token"]
    penalty = data["messengers"]["penalty"] if state.burdened == seat else 0
    return {
        "seat": seat,
        "tiles": state.points[seat] - portraits - tokens - penalty,
        "tokens": tokens,
        "portraits": portraits,
        "sets": sets,
        "heads": _heads(state, seat),
        "ambassadors": [letter for number, letter in enumerate(LETTERS) if state.ambassador_owner[number] == seat],
        "penalty": penalty,
        "total": state.points[seat],
        "floors": rules.floors_on_board(state, seat),
        "place": rules.place(state, seat),
    }
