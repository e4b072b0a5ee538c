"""Reads a position of The Princes of Florence in words; what the words leave out follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from signoria.core.bits import count_bits
from signoria.core.position_words import (
    bits_of_names,
    bits_of_seats,
    listed,
    mapping,
    number_of,
    number_or_nothing,
    require,
    seat_at,
    seat_or_nobody,
    whole,
    yes_or_no,
)
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    MAX_ARCHITECTS,
    PIECE_NAMES,
    PILE_NAMES,
    ROUNDS,
)
from signoria.games.princes_of_florence.position_table import TableReader
from signoria.games.princes_of_florence.position_words import MOST_POINTS, hundreds
from signoria.games.princes_of_florence.state import (
    BANKER,
    BONUS_PILE,
    BY_BANKER,
    BY_BEST_WORKS,
    BY_MERCHANT,
    BY_WORKS,
    GONE_BACK,
    HAND_LOOKED_AT,
    NOBODY,
    NOTHING,
    NUMBERS,
    PHASES,
    PRESTIGE_PILE,
    PROFESSION_PILE,
    RETURN,
    SOURCES,
    STAGES,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

KEYS = (
    "round", "stage", "phase", "turn", "actor", "auction", "characters", "action", "piece", "offer", "looking", "piles",
    "bonus_gone", "extra_freedoms", "players",
)  # fmt: skip
AUCTION_KEYS = ("item", "florins", "bidder", "passed", "out", "sold")
CHARACTERS_KEYS = ("owners", "taken", "settled", "banker_florins")
ACTION_KEYS = ("left", "drew_profession", "took_freedom", "refusals", "work_value")
PLAYER_KEYS = (
    "florins", "earned", "hand", "shown", "table", "recruiting_hand", "recruiting_table", "returned", "drawn", "bonus",
    "prestige", "jesters", "architects", "freedoms", "best_work", "standing", "tiles",
)  # fmt: skip
EARNED = (BY_WORKS, BY_BEST_WORKS, BY_MERCHANT, BY_BANKER, GONE_BACK)
"""The points that do not follow from what lies on the table."""
MANY = 99


class Reader:
    """Fills a blank state from words."""

    def __init__(self, game: Game, state: State) -> None:
        assert isinstance(game.components, PrincesComponents)
        self.rules = game.rules
        self.state = state
        self.components = game.components
        self.table = TableReader(game, state)
        self.placed: dict[tuple[int, int], str] = {}

    def read(self, position: object) -> None:
        state = self.state
        words = mapping(position, KEYS, "the position")
        self.rules.clear_decisions(state)
        for seat in range(state.seats):
            self.rules.clear_grid(state, seat)
        self._read_moment(words)
        self._read_auction(words["auction"])
        self._read_characters(words["characters"])
        self._read_action(words["action"])
        self._read_players(words["players"])
        self._read_cards(words)
        self.table.check_joint_buildings()
        self.table.read_offer(words["offer"])
        self.table.fill_supplies(words["extra_freedoms"])
        self.table.count_points()
        self.rules.refresh_all_fits(state)

    def _seat(self, value: object, what: str) -> int:
        return seat_at(value, what, self.state.seats)

    def _read_moment(self, words: Mapping[str, Any]) -> None:
        state = self.state
        state.round = whole(words["round"], "round", 0, ROUNDS)
        state.stage = number_of(words["stage"], "stage", STAGES)
        state.phase = number_of(words["phase"], "phase", PHASES)
        state.turn = self._seat(words["turn"], "turn")
        state.actor = seat_or_nobody(words["actor"], "actor", state.seats)
        state.piece = number_or_nothing(words["piece"], "piece", PIECE_NAMES)

    def _read_auction(self, auction: object) -> None:
        state, words = self.state, mapping(auction, AUCTION_KEYS, "auction")
        state.item = number_or_nothing(words["item"], "auction item", ITEM_NAMES)
        state.bid = hundreds(words["florins"], "auction florins")
        state.bidder = seat_or_nobody(words["bidder"], "auction bidder", state.seats)
        state.passed = bits_of_seats(words["passed"], "auction passed", state.seats)
        state.out = bits_of_seats(words["out"], "auction out", state.seats)
        state.sold = bits_of_names(words["sold"], "auction sold", ITEM_NAMES)

    def _read_characters(self, characters: object) -> None:
        state = self.state
        if not state.muse_and_princess:
            require(characters is None, "there are no characters without Muse & Princess (PF-100)")
            return
        words = mapping(characters, CHARACTERS_KEYS, "characters")
        owners = mapping(words["owners"], CHARACTER_NAMES, "characters owners")
        for character, name in enumerate(CHARACTER_NAMES):
            owner = seat_or_nobody(owners[name], name, state.seats)
            if character == BANKER:
                state.banker_taker = owner
            else:
                state.character_owner[character] = owner
        state.taken = bits_of_names(words["taken"], "characters taken", CHARACTER_NAMES)
        state.settled = bits_of_seats(words["settled"], "characters settled", state.seats)
        state.banker_money = hundreds(words["banker_florins"], "banker_florins", 12_000)

    def _read_action(self, action: object) -> None:
        state, words = self.state, mapping(action, ACTION_KEYS, "action")
        state.actions_left = whole(words["left"], "action left", 0, MANY)
        state.drew_profession = yes_or_no(words["drew_profession"], "action drew_profession")
        state.took_freedom = yes_or_no(words["took_freedom"], "action took_freedom")
        state.refusals = whole(words["refusals"], "action refusals", 0, MANY)
        state.work_value = whole(words["work_value"], "action work_value", 0, MOST_POINTS)

    # -- players

    def _read_players(self, players: object) -> None:
        state = self.state
        require(
            isinstance(players, list) and len(players) == state.seats, f"players is a list of {state.seats} players"
        )
        for seat, player in enumerate(listed(players, "players")):
            what = f"player {seat}"
            words = mapping(player, PLAYER_KEYS, what)
            self._read_belongings(seat, words, what)
            self._read_hands(seat, words, what)
            self._read_standing(seat, words["standing"], what)
            self.table.read_tiles(seat, words["tiles"], f"{what} tiles")
        for seat in range(state.seats):
            if state.phase != RETURN or state.returned[seat] != NOTHING:
                state.chosen |= 1 << seat

    def _read_belongings(self, seat: int, words: Mapping[str, Any], what: str) -> None:
        state = self.state
        state.florins[seat] = hundreds(words["florins"], f"{what} florins")
        earned = mapping(words["earned"], [SOURCES[source] for source in EARNED], f"{what} earned")
        for source in EARNED:
            low, high = (-MOST_POINTS, 0) if source == GONE_BACK else (0, MOST_POINTS)
            points = whole(earned[SOURCES[source]], f"{what} earned {SOURCES[source]}", low, high)
            self.rules.gain(state, seat, points, source)
        for field, name in (
            (state.recruiting_hand, "recruiting_hand"),
            (state.recruiting_table, "recruiting_table"),
            (state.drawn, "drawn"),
            (state.jesters, "jesters"),
            (state.architects, "architects"),
        ):
            field[seat] = whole(words[name], f"{what} {name}", 0, MANY)
        require(state.architects[seat] <= MAX_ARCHITECTS, f"{what} has more than three architects (PF-23)")
        state.freedoms[seat] = bits_of_names(words["freedoms"], f"{what} freedoms", FREEDOM_NAMES)
        state.best_work[seat] = whole(words["best_work"], f"{what} best_work", 0, MOST_POINTS)

    def _read_hands(self, seat: int, words: Mapping[str, Any], what: str) -> None:
        state, professions = self.state, self.components.professions
        state.hand[seat] = self._place_cards(PROFESSION_PILE, words["hand"], f"{what} hand")
        state.table[seat] = self._place_cards(PROFESSION_PILE, words["table"], f"{what} table")
        state.bonus_hand[seat] = self._place_cards(BONUS_PILE, words["bonus"], f"{what} bonus")
        state.prestige_hand[seat] = self._place_cards(PRESTIGE_PILE, words["prestige"], f"{what} prestige")
        state.hand_size[seat] = count_bits(state.hand[seat])
        state.bonus_size[seat] = count_bits(state.bonus_hand[seat])
        state.prestige_size[seat] = count_bits(state.prestige_hand[seat])
        state.shown[seat] = bits_of_names(words["shown"], f"{what} shown", professions)
        state.returned[seat] = number_or_nothing(words["returned"], f"{what} returned", professions)

    def _read_standing(self, seat: int, standing: object, what: str) -> None:
        if standing is not None:
            require(self.state.muse_and_princess, "there are no characters without Muse & Princess (PF-100)")
            words = mapping(standing, ("character", "number"), f"{what} standing")
            self.state.standing[seat] = number_of(words["character"], f"{what} standing", CHARACTER_NAMES)
            self.state.number[seat] = whole(words["number"], f"{what} standing number", 0, NUMBERS - 1)

    # -- cards

    def _place_cards(self, pile: int, names: object, where: str) -> int:
        """A list of cards as bits."""
        bits = 0
        for name in listed(names, where):
            bits |= 1 << self._place_card(pile, name, where)
        return bits

    def _place_card(self, pile: int, name: object, where: str) -> int:
        card = number_of(name, where, self.components.cards(pile))
        require(
            (pile, card) not in self.placed, f"{name} is in two places: {self.placed.get((pile, card))} and {where}"
        )
        self.placed[pile, card] = where
        return card

    def _read_cards(self, words: Mapping[str, Any]) -> None:
        piles = mapping(words["piles"], PILE_NAMES, "piles")
        for pile, kind in enumerate(PILE_NAMES):
            for entry in listed(piles[kind], f"the {kind} pile"):
                self._read_card_of_pile(pile, entry, f"the {kind} pile")
        self._read_looking(words["looking"])
        self._place_cards(BONUS_PILE, words["bonus_gone"], "bonus_gone")
        for pile in range(len(PILE_NAMES)):
            for card, name in enumerate(self.components.cards(pile)):
                require((pile, card) in self.placed, f"{name} is nowhere")

    def _read_card_of_pile(self, pile: int, entry: object, what: str) -> None:
        name, known_to = entry, 0
        if isinstance(entry, Mapping):
            words = mapping(entry, ("card", "known_to"), f"a card of {what}")
            name, known_to = words["card"], 1 << self._seat(words["known_to"], f"{what} known_to")
        self.rules.put_under(self.state, pile, self._place_card(pile, name, what), known_to)

    def _read_looking(self, looking: object) -> None:
        if looking is None:
            return
        state, words = self.state, mapping(looking, ("pile", "cards"), "looking")
        require(state.actor != NOBODY, "looking: nobody is there to look at cards")
        state.looked_pile = number_of(words["pile"], "looking", PILE_NAMES)
        cards = listed(words["cards"], "looking cards")
        require(len(cards) <= HAND_LOOKED_AT, f"looking: nobody looks at more than {HAND_LOOKED_AT} cards (PF-24)")
        for place, name in enumerate(cards):
            state.looked[state.actor, place] = self._place_card(state.looked_pile, name, "looking")
        state.looked_size = len(cards)
