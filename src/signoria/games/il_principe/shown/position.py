"""A position of Il Principe in words: the table of its fields, what follows from them, and what contradicts itself.

What follows from the rest is left out: sizes of hands and of the deck, shields left, points for cities and at the end.
"""

from __future__ import annotations

from typing import Any

from signoria.core.kit import GameRules
from signoria.core.text.position_table import (
    Part,
    PositionTable,
    PositionWords,
    by_name,
    each,
    fields,
    list_in,
    null_or,
    own,
    owners,
    value,
)
from signoria.core.text.position_words import YES_OR_NO, Pool, bits, listed, name_of, or_null, require, seat_of, whole
from signoria.games.il_principe.components import reserve_choices
from signoria.games.il_principe.constants import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    MAX_CARDS_OF_COLOUR,
    MAX_COINS,
    REGION_NAMES,
    REGIONS,
    ROLE_NAMES,
)
from signoria.games.il_principe.shown.player_view import choice_of
from signoria.games.il_principe.shown.position_checks import (
    AFTER,
    check_auction,
    check_decision,
    check_players,
    check_what_is_named,
)
from signoria.games.il_principe.state import (
    BY_CITIES,
    BY_CLERGY,
    BY_OFFICIALS,
    ENDINGS,
    GOING_ON,
    GROUP_LOT,
    NO_LOT,
    NOTHING,
    OVER,
    PHASES,
    RESERVE,
    ROLE_LOT,
    SOURCES,
    State,
)

EARNED = (BY_OFFICIALS, BY_CLERGY)
"""The points that do not follow from what lies on the table."""
ENDINGS_OF_GAMES = {how: name for how, name in enumerate(ENDINGS) if how != GOING_ON}
MOST_ROUNDS = 99
MOST_POINTS = 999
MOST_SHIELDS = 99


def table(game: GameRules, state: State) -> PositionTable:
    """Every field of a position."""
    components, seats = game.components, state.seats
    tables, city = components.tables, name_of(components.cities)
    left_out = int(tables["CITIES_OUT"][seats])
    cities = Pool(components.cities, [1] * CITIES, "IP-3")
    buildings = Pool(
        [f"{colour} cards" for colour in COLOUR_NAMES], [int(tables["CARDS_OF_COLOUR"][seats])] * 5, "IP-2"
    )
    roles = ROLE_NAMES[:COLOURS] if seats == 2 else ROLE_NAMES  # IP-7
    owner, nobody, count = seat_of(seats), or_null(seat_of(seats)), whole(0, MAX_CARDS_OF_COLOUR)

    def cards(field: str) -> Part:
        return by_name(COLOUR_NAMES, lambda colour: value(field, buildings.counted(count, colour)))

    auction = fields(
        ("role", or_null(name_of(roles)), "the role that is auctioned; null: a group of cards"),
        ("bid", whole(0, MAX_COINS), "the last bid, 0 for none"),
        ("bidder", nobody, "who made it"),
        ("rivals", bits(owner), "the seats that take part"),
        ("bidding", bits(owner), "the seats that have not passed"),
    )
    building = fields(
        ("city", city, "its name"),
        ("shields_due", whole(1, MOST_SHIELDS), "the shields still to be placed for it"),
    )
    earned = {source: SOURCES[source] for source in EARNED}
    player = fields(
        ("coins", whole(0, MAX_COINS), "coins"),
        ("hand", cards("hand"), "cards in hand, by colour"),
        (
            "known",
            by_name(COLOUR_NAMES, value("known", count)),
            "cards that everybody knows to be in the hand, by colour: at least so many",
        ),
        ("up", cards("face_up_cards"), "cards laid and face up, by colour"),
        ("down", cards("face_down_cards"), "cards laid and turned face down, by colour"),
        (
            "earned",
            by_name(earned, value("earned", whole(0, MOST_POINTS))),
            "points that nothing on the table shows, by where they came from",
        ),
        (
            "chosen",
            own(lambda seat: choice_of(components, state, seat), lambda *words: _read_chosen(game, state, *words)),
            "the colours laid into the reserve and not yet revealed",
        ),
    )
    whole_table = fields(
        ("round", whole(1, MOST_ROUNDS), "the round, from 1 on"),
        ("last_round", value("is_last_round", YES_OR_NO), "whether it is the last one"),
        ("phase", name_of(PHASES), "what is decided now"),
        ("turn", owner, "the seat that is asked, but for the reserve"),
        ("after", or_null(name_of(AFTER), 0), "what goes on once the shields or the card of a role are settled"),
        ("ending", or_null(name_of(ENDINGS_OF_GAMES), GOING_ON), "how the game ended, once it is over"),
        ("principe", owner, "who holds the Il Principe marker"),
        ("deck", cards("deck"), "building cards left in the deck, by colour"),
        ("unsold", cards("discards"), "cards of groups that nobody bought, by colour"),
        ("reserve", cards("reserve"), "cards of each group still to be auctioned, by colour"),
        ("colour", or_null(name_of(COLOUR_NAMES)), "the colour that is auctioned or whose roles are settled"),
        ("auction", null_or("lot", auction, NO_LOT, GROUP_LOT), "the auction that is running"),
        ("seconds", bits(owner), "the seats that come second in the colour and may have its minor role"),
        (
            "cities_on_offer",
            each(FACE_UP, value("face_up", or_null(cities.placed(city)))),
            "the cities that lie face up",
        ),
        (
            "city_pile",
            list_in("city_pile", cities.placed(city), "city_pile_size", CITIES - left_out, left_out, is_top_last=True),
            "the cities to come, the next one first",
        ),
        (
            "cities_out",
            list_in("city_pile", cities.placed(city), left_out, left_out),
            "the cities that left the game unseen (two players)",
        ),
        ("built", owners("built_by", cities.placed(city), owner), "who built a city, by its name"),
        ("building", null_or("city", building), "the city whose shields are being placed"),
        (
            "regions",
            by_name(REGION_NAMES, each(seats, value("shields", whole(0, int(tables["SHIELDS"][state.edition]))))),
            "each seat's shields in a region, by its name",
        ),
        ("roles", by_name(roles, value("holder", nobody)), "who holds a role, by its name"),
        ("players", each(seats, player), ""),
    )
    return PositionTable(whole_table, [cities, buildings])


def _read_chosen(game: GameRules, state: State, words: Any, path: str, seat: int) -> None:
    """IP-12: so many cards of the own hand, in the phase reserve only."""
    if words is None:
        state.chosen |= 0 if state.phase == RESERVE else 1 << seat
        return
    require(state.phase == RESERVE, f"{path}: cards are chosen in the phase reserve only (IP-12)")
    colours = [name_of(COLOUR_NAMES).read(word, path) for word in listed(words, path)]
    wanted = int(game.components.tables["RESERVED"][state.seats])
    require(len(colours) == wanted, f"{path}: everybody lays {wanted} cards into the reserve (IP-12)")
    counts = [colours.count(colour) for colour in range(COLOURS)]
    held = all(counts[colour] <= state.hand[seat, colour] for colour in range(COLOURS))
    require(held, f"{path}: these cards are not in the hand (IP-12)")
    state.choice[seat] = reserve_choices().index(counts)
    state.chosen |= 1 << seat


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end everything is counted again."""
    tables = game.components.tables
    state.deck_size = sum(state.deck)
    if state.lot != NO_LOT and state.role != NOTHING:
        state.lot = ROLE_LOT
    for seat in range(state.seats):
        state.hand_size[seat] = sum(state.hand[seat])
        placed = sum(state.shields[region, seat] for region in range(REGIONS))
        most = int(tables["SHIELDS"][state.edition])
        require(placed <= most, f"player {seat} has {most} shields, not {placed} (IP-1)")
        state.shields_left[seat] = most - placed
        built = [city for city in range(CITIES) if state.built_by[city] == seat]
        state.earned[seat, BY_CITIES] = sum(int(tables["CITY_POINTS"][city]) for city in built)
        state.points[seat] = sum(state.earned[seat])
    check_what_is_named(state)
    check_players(game, state)
    check_auction(state)
    check_decision(game, state)
    if state.phase == OVER:
        game.rules.end_game(state, state.ending)


POSITION = PositionWords(table, lambda game, state: game.rules.clear_table(state), finish)
