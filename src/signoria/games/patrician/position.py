"""A position of Patrician in words, and back; what makes one impossible is in `position_checks`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from signoria.core.bits import has_bit
from signoria.core.position_words import mapping, require, seat_at, whole
from signoria.games.patrician.components import CITIES, HAND, SITE_NAMES, SITES, PatricianComponents
from signoria.games.patrician.position_checks import check_state
from signoria.games.patrician.state import NOTHING, OVER, PHASES, State

if TYPE_CHECKING:
    from signoria.core.game import Game

KEYS = ("phase", "turn", "card_played", "floors_due", "cities", "players", "deck", "unseen", "messengers_on")
PLAYER_KEYS = ("hand", "pile", "top_card", "messengers")


def to_words(game: Game, state: State) -> dict[str, Any]:
    """The position in words: towers from the ground up, the deck's next card first."""
    components = _components(game)
    in_play = [city for city in range(CITIES) if game.rules.is_in_play(state, city)]
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "card_played": _name(components.cards, state.card_played),
        "floors_due": state.floors_due,
        "cities": {components.cities[city]: _city_in_words(components, state, city) for city in in_play},
        "players": [_player_in_words(components, state, seat) for seat in range(state.seats)],
        "deck": [components.cards[state.deck[place]] for place in range(state.deck_size - 1, -1, -1)],
        "unseen": sorted(
            components.cards[card]
            for seat in range(state.seats)
            for card in _hand(state, seat)
            if not has_bit(state.seen, card)
        ),
        "messengers_on": ["-".join(road) for number, road in enumerate(components.roads) if state.sent[number]],
    }


def _components(game: Game) -> PatricianComponents:
    assert isinstance(game.components, PatricianComponents)
    return game.components


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _city_in_words(components: PatricianComponents, state: State, city: int) -> dict[str, Any]:
    words: dict[str, Any] = {
        name: [state.floor[city * SITES + site, level] for level in range(state.height[city * SITES + site])]
        for site, name in enumerate(SITE_NAMES)
    }
    words["card"] = _name(components.cards, state.face_up[city])
    if state.scored[city]:
        words["messengers_when_scored"] = state.near_when_scored[city]
    return words


def _hand(state: State, seat: int) -> list[int]:
    return [state.hand[seat, held] for held in range(state.hand_size[seat])]


def _player_in_words(components: PatricianComponents, state: State, seat: int) -> dict[str, Any]:
    return {
        "hand": [components.cards[card] for card in _hand(state, seat)],
        "pile": [components.cards[card] for card in range(len(components.cards)) if has_bit(state.pile[seat], card)],
        "top_card": _name(components.cards, state.top_card[seat]),
        "messengers": state.messengers_left[seat],
    }


# -- and back


def from_words(game: Game, words: dict[str, Any], state: State) -> None:
    """Fill a blank state (seats, options, first seat and generator are there) from the words, and check it."""
    reader = _Reader(game, state)
    reader.read(words)
    check_state(game, state)


class _Reader:
    """Fills a state from words; what the words leave out follows from the rest."""

    def __init__(self, game: Game, state: State) -> None:
        self.rules = game.rules
        self.state = state
        self.components = _components(game)
        self.card_numbers = {name: number for number, name in enumerate(self.components.cards)}
        self.placed: dict[int, str] = {}

    def read(self, words: Mapping[str, Any]) -> None:
        state = self.state
        mapping(words, KEYS, "the position")
        self.rules.clear_board(state)
        self.rules.hand_out_pieces(state)
        require(words["phase"] in PHASES, f"there is no phase {words['phase']!r}: it is one of {', '.join(PHASES)}")
        state.phase = PHASES.index(words["phase"])
        state.turn = self._seat(words["turn"], "turn")
        state.floors_due = whole(words["floors_due"], "floors_due", 0, 100)
        if words["card_played"] is not None:
            state.card_played = self._card(words["card_played"])
        self._read_players(words["players"])
        self._read_messengers(words["messengers_on"])
        self._read_cities(words["cities"])
        self._read_deck(words["deck"], words["unseen"])
        self._check_all_cards_placed()
        self._score()

    def _seat(self, value: object, where: str) -> int:
        return seat_at(value, where, self.state.seats)

    def _card(self, name: object) -> int:
        require(isinstance(name, str) and name in self.card_numbers, f"there is no card {name!r}")
        assert isinstance(name, str)
        card = self.card_numbers[name]
        city = self.components.tables["CARD_CITY"][card]
        require(
            self.rules.is_in_play(self.state, city), f"{name} is not in play with {self.state.seats} players (PA-1)"
        )
        return card

    def _place_card(self, name: object, where: str) -> int:
        card = self._card(name)
        require(card not in self.placed, f"{name} is in two places: {self.placed.get(card)} and {where}")
        self.placed[card] = where
        return card

    def _read_players(self, players: list[Mapping[str, Any]]) -> None:
        state = self.state
        require(isinstance(players, list) and len(players) == state.seats, f"players lists {state.seats} players")
        for seat, player in enumerate(players):
            mapping(player, PLAYER_KEYS, f"player {seat}")
            require(len(player["hand"]) <= HAND, f"player {seat} holds more than {HAND} cards (PA-10)")
            for held, name in enumerate(player["hand"]):
                state.hand[seat, held] = self._place_card(name, f"the hand of player {seat}")
            state.hand_size[seat] = len(player["hand"])
            for name in player["pile"]:
                self._put_on_pile(seat, self._place_card(name, f"the pile of player {seat}"))
            if player["top_card"] is not None:
                state.top_card[seat] = self._card(player["top_card"])
            state.messengers_left[seat] = whole(player["messengers"], f"messengers of player {seat}", 0, 100)

    def _put_on_pile(self, seat: int, card: int) -> None:
        state, tables = self.state, self.components.tables
        state.pile[seat] |= 1 << card
        state.pile_size[seat] += 1
        state.seen |= 1 << card
        if tables["CARD_HEADS"][card]:
            state.heads[seat, tables["CARD_HEAD"][card]] += tables["CARD_HEADS"][card]

    def _read_messengers(self, roads: list[str]) -> None:
        numbers = {"-".join(road): number for number, road in enumerate(self.components.roads)}
        for road in roads:
            require(road in numbers, f"messengers_on: there is no road {road!r}")
            number = numbers[road]
            require(not self.state.sent[number], f"two messengers lie on {road} (PA-52)")
            self.state.sent[number] = 1
            for name in self.components.roads[number]:
                self.state.near[self.components.cities.index(name)] += 1

    def _read_cities(self, cities: Mapping[str, Mapping[str, Any]]) -> None:
        in_play = [name for city, name in enumerate(self.components.cities) if self.rules.is_in_play(self.state, city)]
        require(
            isinstance(cities, Mapping) and set(cities) == set(in_play),
            f"cities are {', '.join(in_play)}, each once (PA-1)",
        )
        for name in in_play:
            self._read_city(self.components.cities.index(name), name, cities[name])

    def _read_city(self, city: int, name: str, words: Mapping[str, Any]) -> None:
        state = self.state
        capacity = self.components.data["city"][city]["capacity"]
        mapping({key: None for key in words if key != "messengers_when_scored"}, (*SITE_NAMES, "card"), name)
        require(
            sum(len(words[site]) for site in SITE_NAMES) <= capacity,
            f"{name} has more floors than the {capacity} it has room for (PA-12)",
        )
        for site, site_name in enumerate(SITE_NAMES):
            for seat in words[site_name]:
                owner = self._seat(seat, f"{name} {site_name}")
                self.rules.add_floor(state, city * SITES + site, owner)
                require(state.reserve[owner] > 0, f"player {owner} has built more floors than there are (PA-3)")
                state.reserve[owner] -= 1
        if words["card"] is not None:
            state.face_up[city] = self._place_card(words["card"], name)
            state.seen |= 1 << state.face_up[city]
        if "messengers_when_scored" in words:
            near = whole(words["messengers_when_scored"], f"{name} messengers_when_scored", 0, 100)
            require(near <= state.near[city], f"{name} had more messengers when it was scored than it has now (PA-51)")
            state.near_when_scored[city] = near
            state.scored[city] = 1

    def _read_deck(self, deck: list[str], unseen: list[str]) -> None:
        state = self.state
        for name in reversed(deck):
            self.rules.put_on_deck(state, self._place_card(name, "the deck"))
        secret = {self._card(name) for name in unseen}
        for seat in range(state.seats):
            for card in _hand(state, seat):
                if card not in secret:
                    state.seen |= 1 << card
                secret.discard(card)
        require(not secret, f"unseen names a card in no hand: {', '.join(self.components.cards[c] for c in secret)}")

    def _check_all_cards_placed(self) -> None:
        for card, name in enumerate(self.components.cards):
            city = self.components.tables["CARD_CITY"][card]
            in_play = self.rules.is_in_play(self.state, city)
            require(not in_play or card in self.placed, f"{name} is nowhere")

    def _score(self) -> None:
        """Tiles, tokens and points follow from the towers; at the end everything is counted again."""
        state = self.state
        for city in range(CITIES):
            if state.scored[city]:
                near_now = state.near[city]
                state.near[city] = state.near_when_scored[city]
                self.rules.score_city(state, city)
                state.near[city] = near_now
        if state.phase == OVER:
            self.rules.end_game(state)
