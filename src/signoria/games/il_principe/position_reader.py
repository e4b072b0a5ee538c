"""Reads a position of Il Principe in words; what the words leave out follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from signoria.core.position_words import (
    bits_of_seats,
    listed,
    mapping,
    named,
    number_of,
    number_or_nothing,
    require,
    seat_at,
    seat_or_nobody,
    whole,
    yes_or_no,
)
from signoria.games.il_principe.components import PrincipeComponents, reserve_choices
from signoria.games.il_principe.kinds import (
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    MAX_CARDS_OF_COLOUR,
    MAX_COINS,
    REGION_NAMES,
    ROLES,
)
from signoria.games.il_principe.state import (
    BY_CITIES,
    BY_CLERGY,
    BY_OFFICIALS,
    ENDINGS,
    GOING_ON,
    GROUP_LOT,
    NEXT_COLOUR,
    NEXT_TURN,
    NOTHING,
    OPEN_GROUP,
    PHASES,
    RESERVE,
    ROLE_LOT,
    SETTLE_MINOR,
    SOURCES,
    State,
)
from signoria.games.il_principe.words import role_name

if TYPE_CHECKING:
    from signoria.core.game import Game
    from signoria.core.record import GridRow, Row

KEYS = (
    "round", "last_round", "phase", "turn", "after", "ending", "principe", "deck", "unsold", "reserve", "colour",
    "auction", "seconds", "cities_on_offer", "city_pile", "cities_out", "built", "building", "regions", "roles",
    "players",
)  # fmt: skip
AUCTION_KEYS = ("role", "bid", "bidder", "rivals", "bidding")
BUILDING_KEYS = ("city", "shields_due")
PLAYER_KEYS = ("coins", "hand", "known", "up", "down", "earned", "chosen")
EARNED = (BY_OFFICIALS, BY_CLERGY)
"""The points that do not follow from what lies on the table."""
AFTER = {"auction": OPEN_GROUP, "turn": NEXT_TURN, "minor": SETTLE_MINOR, "colour": NEXT_COLOUR}
"""What goes on after shields, roles and cards turned up; once it has gone on the word means nothing any more."""
MOST_ROUNDS = 99
MOST_POINTS = 999
MOST_SHIELDS = 99


def roles_in_play(state: State) -> range:
    """IP-7: with two players no minor ones."""
    return range(COLOURS if state.seats == 2 else ROLES)


class Reader:
    """Fills a blank state from words."""

    def __init__(self, game: Game, state: State) -> None:
        assert isinstance(game.components, PrincipeComponents)
        self.rules = game.rules
        self.state = state
        self.components = game.components
        self.tables = game.components.tables
        self.placed: dict[int, str] = {}

    def read(self, position: object) -> None:
        """Everything the words say, and what follows from it."""
        state, words = self.state, mapping(position, KEYS, "the position")
        self.rules.clear_table(state)
        self._read_moment(words)
        for field, name in ((state.deck, "deck"), (state.discards, "unsold"), (state.reserve, "reserve")):
            self._read_cards(field, words[name], name)
        state.deck_size = sum(state.deck)
        self._read_auction(words["auction"])
        self._read_cities(words)
        self._read_roles(words["roles"])
        self._read_players(words["players"])
        self._read_regions(words["regions"])

    def _seat(self, value: object, what: str) -> int:
        return seat_at(value, what, self.state.seats)

    def _read_moment(self, words: Mapping[str, Any]) -> None:
        state = self.state
        state.round = whole(words["round"], "round", 1, MOST_ROUNDS)
        state.is_last_round = yes_or_no(words["last_round"], "last_round")
        state.phase = number_of(words["phase"], "phase", PHASES)
        state.turn = self._seat(words["turn"], "turn")
        after = number_or_nothing(words["after"], "after", tuple(AFTER))
        state.after = 0 if after == NOTHING else tuple(AFTER.values())[after]
        ending = number_or_nothing(words["ending"], "ending", ENDINGS[1:])
        state.ending = GOING_ON if ending == NOTHING else ending + 1
        state.principe = self._seat(words["principe"], "principe")
        state.colour = number_or_nothing(words["colour"], "colour", COLOUR_NAMES)
        state.seconds = bits_of_seats(words["seconds"], "seconds", state.seats)

    def _read_cards(self, field: Row | GridRow, cards: object, what: str) -> None:
        words = mapping(cards, COLOUR_NAMES, what)
        for colour, name in enumerate(COLOUR_NAMES):
            field[colour] = whole(words[name], f"{what} {name}", 0, MAX_CARDS_OF_COLOUR)

    def _read_auction(self, auction: object) -> None:
        state = self.state
        if auction is None:
            return
        words = mapping(auction, AUCTION_KEYS, "auction")
        state.role = number_or_nothing(
            words["role"], "auction role", [role_name(role) for role in roles_in_play(state)]
        )
        state.lot = GROUP_LOT if state.role == NOTHING else ROLE_LOT
        state.bid = whole(words["bid"], "auction bid", 0, MAX_COINS)
        state.bidder = seat_or_nobody(words["bidder"], "auction bidder", state.seats)
        state.rivals = bits_of_seats(words["rivals"], "auction rivals", state.seats)
        state.bidding = bits_of_seats(words["bidding"], "auction bidding", state.seats)

    # -- cities

    def _read_cities(self, words: Mapping[str, Any]) -> None:
        state = self.state
        offer = listed(words["cities_on_offer"], "cities_on_offer")
        require(len(offer) == FACE_UP, f"cities_on_offer has {FACE_UP} places, null where there is no city (IP-3)")
        for place, name in enumerate(offer):
            if name is not None:
                state.face_up[place] = self._place_city(name, "cities_on_offer")
        self._read_pile(words["cities_out"], words["city_pile"])
        for name, builder in named(words["built"], "built").items():
            city = self._place_city(name, "built")
            state.built_by[city] = self._seat(builder, f"built {name}")
            self.rules.gain(state, state.built_by[city], int(self.tables["CITY_POINTS"][city]), BY_CITIES)
        for city in range(CITIES):
            require(city in self.placed, f"{self.components.cities[city]} is nowhere (IP-3)")
        self._read_building(words["building"])

    def _place_city(self, name: object, where: str) -> int:
        city = number_of(name, where, self.components.cities)
        require(city not in self.placed, f"{name} is in two places: {self.placed.get(city)} and {where} (IP-3)")
        self.placed[city] = where
        return city

    def _read_pile(self, cities_out: object, city_pile: object) -> None:
        """Those left out lie under the pile, whose next city is on top."""
        state = self.state
        left_out, pile = listed(cities_out, "cities_out"), listed(city_pile, "city_pile")
        wanted = int(self.tables["CITIES_OUT"][state.seats])
        require(len(left_out) == wanted, f"{wanted} cities are left out with {state.seats} players (IP-7)")
        for place, name in enumerate(left_out):
            state.city_pile[place] = self._place_city(name, "cities_out")
        for place, name in enumerate(reversed(pile), start=wanted):
            state.city_pile[place] = self._place_city(name, "city_pile")
        state.city_pile_size = len(pile)

    def _read_building(self, building: object) -> None:
        if building is not None:
            words = mapping(building, BUILDING_KEYS, "building")
            self.state.city = number_of(words["city"], "building city", self.components.cities)
            self.state.shields_due = whole(words["shields_due"], "building shields_due", 1, MOST_SHIELDS)

    # -- roles, players, shields

    def _read_roles(self, roles: object) -> None:
        state = self.state
        words = mapping(roles, [role_name(role) for role in roles_in_play(state)], "roles")
        for role in roles_in_play(state):
            state.holder[role] = seat_or_nobody(words[role_name(role)], role_name(role), state.seats)

    def _read_players(self, players: object) -> None:
        state = self.state
        everybody = listed(players, "players")
        require(len(everybody) == state.seats, f"players is a list of {state.seats} players")
        for seat, player in enumerate(everybody):
            what = f"player {seat}"
            words = mapping(player, PLAYER_KEYS, what)
            state.coins[seat] = whole(words["coins"], f"{what} coins", 0, MAX_COINS)
            for field, name in (
                (state.hand, "hand"),
                (state.known, "known"),
                (state.face_up_cards, "up"),
                (state.face_down_cards, "down"),
            ):
                self._read_cards(field[seat], words[name], f"{what} {name}")
            state.hand_size[seat] = sum(state.hand[seat])
            earned = mapping(words["earned"], [SOURCES[source] for source in EARNED], f"{what} earned")
            for source in EARNED:
                points = whole(earned[SOURCES[source]], f"{what} earned {SOURCES[source]}", 0, MOST_POINTS)
                self.rules.gain(state, seat, points, source)
            self._read_chosen(seat, words["chosen"], f"{what} chosen")

    def _read_chosen(self, seat: int, chosen: object, what: str) -> None:
        """IP-12: the reserve is revealed once everybody has chosen."""
        state = self.state
        if chosen is None:
            state.chosen |= 0 if state.phase == RESERVE else 1 << seat
            return
        require(state.phase == RESERVE, f"{what}: cards are chosen in the phase reserve only (IP-12)")
        colours = [number_of(name, what, COLOUR_NAMES) for name in listed(chosen, what)]
        wanted = int(self.tables["RESERVED"][state.seats])
        require(len(colours) == wanted, f"{what}: everybody lays {wanted} cards into the reserve (IP-12)")
        state.choice[seat] = reserve_choices().index([colours.count(colour) for colour in range(COLOURS)])
        state.chosen |= 1 << seat

    def _read_regions(self, regions: object) -> None:
        state, words = self.state, mapping(regions, REGION_NAMES, "regions")
        most = int(self.tables["SHIELDS"][state.edition])
        for seat in range(state.seats):
            state.shields_left[seat] = most
        for region, name in enumerate(REGION_NAMES):
            shields = listed(words[name], f"region {name}")
            require(len(shields) == state.seats, f"region {name} is a list of shields by seat")
            for seat in range(state.seats):
                state.shields[region, seat] = whole(shields[seat], f"region {name}", 0, most)
                state.shields_left[seat] -= state.shields[region, seat]
        for seat in range(state.seats):
            require(state.shields_left[seat] >= 0, f"player {seat} has {most} shields, not more (IP-1)")
