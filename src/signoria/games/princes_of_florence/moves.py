"""The Princes of Florence's moves: number, text and what a page needs to show them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from signoria.core.components import Components
from signoria.core.moves import NOT_NOW, WHOLE_NUMBER, FixedMoveBook, KnownTo, Move
from signoria.core.record import Record
from signoria.games.princes_of_florence.area import Laid, area_of, place_text
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    BUILDING_NAMES,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    LANDSCAPE_NAMES,
    MAX_SEATS,
    PIECE_NAMES,
    PILE_NAMES,
    SEAT_LETTERS,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.placements import orientation
from signoria.games.princes_of_florence.state import (
    ACCEPT,
    ASK_PRICE,
    BID,
    BONUS_PILE,
    BUILD_KIND,
    CHOOSE_KIND,
    COUNTER,
    DECLINE,
    DRAW_BONUS,
    DRAW_PROFESSION,
    DROP,
    END_TURN,
    GIVE_UP,
    INTO_PRESTIGE,
    JOIN,
    KEEP_CARD,
    LATER,
    LOOK_AT,
    MAX_PRESTIGE,
    MAX_PRICES,
    MERCHANT_POINTS,
    NO_PLACE,
    NUMBERS,
    OFFER_KIND,
    OPEN_ITEM,
    PASS,
    PAY_AND_WAIT,
    PAY_POINTS,
    PILES,
    PLACE,
    PLACE_AT,
    PLAY_BONUS,
    PRESTIGE_PILE,
    PRINCESS_WORK,
    PROFESSOR_DRAW,
    RAISE_BID,
    RECRUIT_CARD,
    REST,
    RETURN_CARD,
    STAND_ON,
    TAKE_FREE,
    TAKE_FREEDOM,
    TAKE_ITEM,
    UNDER,
    UNDER_CARD,
    WITH_PARTNER,
    WORK_BY,
    WORK_DONE,
    State,
)

OTHER_AMOUNTS = f"(price|counter|prestige) {WHOLE_NUMBER}"
"""Prices and points of any number there is no move for."""
OTHER_NUMBERS = re.compile(f"({'|'.join(CHARACTER_NAMES)}) {WHOLE_NUMBER}")
ANY_BID = re.compile(f"bid {WHOLE_NUMBER}")

KNOWN_TO = {
    "return": KnownTo.OWN_SEAT,  # PF-2: face down
    "keep": KnownTo.OWN_SEAT,  # PF-24: face down
    "under": KnownTo.OWN_SEAT,  # PF-24: in an order that nobody else sees
    "rest": KnownTo.OWN_SEAT,  # the same
    "open": KnownTo.EVERYBODY,
    "bid": KnownTo.EVERYBODY,
    "take": KnownTo.EVERYBODY,
    "choose": KnownTo.EVERYBODY,
    "place": KnownTo.EVERYBODY,
    "build": KnownTo.EVERYBODY,
    "offer": KnownTo.EVERYBODY,
    "freedom": KnownTo.EVERYBODY,
    "character": KnownTo.EVERYBODY,
    "professor": KnownTo.EVERYBODY,
    "prestige": KnownTo.EVERYBODY,
    "partner": KnownTo.EVERYBODY,
    "price": KnownTo.EVERYBODY,
    "counter": KnownTo.EVERYBODY,
    "recruit": KnownTo.EVERYBODY,
    "work": KnownTo.EVERYBODY,
    "bonus": KnownTo.EVERYBODY,
    "give-up": KnownTo.EVERYBODY,
    "pass": KnownTo.EVERYBODY,
    "free": KnownTo.EVERYBODY,
    "pay-points": KnownTo.EVERYBODY,
    "pay": KnownTo.EVERYBODY,
    "later": KnownTo.EVERYBODY,
    "merchant": KnownTo.EVERYBODY,
    "decline": KnownTo.EVERYBODY,
    "princess": KnownTo.EVERYBODY,
    "end": KnownTo.EVERYBODY,
    "done": KnownTo.EVERYBODY,
    "accept": KnownTo.EVERYBODY,
    "drop": KnownTo.EVERYBODY,
    "draw": KnownTo.EVERYBODY,
}
"""Who learns of a move, by its `do`."""


class PrincesMoveBook:
    """Most numbers always mean the same move; bids, places and cards of a pile depend on what is being decided."""

    def __init__(self, components: PrincesComponents) -> None:
        self.components = components
        self.area = area_of(components)
        letters = {f"partner {letter}": WITH_PARTNER + seat for seat, letter in enumerate(SEAT_LETTERS.lower())}
        self.fixed = FixedMoveBook(_fixed_moves(components), letters, OTHER_AMOUNTS)
        self.raising = int(components.tables["RAISE"])
        self._places: dict[tuple[int, int], FixedMoveBook] = {}

    def describe(self, state: Record, seat: int, action: int) -> Move:
        """The move with this number, as it would be now."""
        assert isinstance(state, State)
        if PLACE_AT <= action < NO_PLACE:
            return self._placing(state, seat).describe(state, seat, action)
        if action == RAISE_BID:
            florins = (state.bid + self.raising) * 100
            return Move(action, f"bid {florins}", {"do": "bid", "florins": florins})
        if KEEP_CARD <= action < REST:
            word, first = ("keep", KEEP_CARD) if action < UNDER_CARD else ("under", UNDER_CARD)
            card = self.components.cards(state.looked_pile)[state.looked[seat, action - first]]
            data = {"do": word, "card": card, "pile": PILE_NAMES[state.looked_pile]}
            return Move(action, f"{word} {card}", data)
        return self.fixed.describe(state, seat, action)

    def _placing(self, state: State, seat: int) -> FixedMoveBook:
        """The moves that lay the piece in hand."""
        if state.phase == JOIN:
            border = int(self.components.tables["BORDER_OF"][state.seats * MAX_SEATS + seat][state.partner])
            laid = self.area.joint(state, border, state.piece)
        else:
            laid = self.area.alone(state, seat, state.piece)
        key = (state.piece, id(laid))
        if key not in self._places:
            self._places[key] = FixedMoveBook(_place_move(place, state.piece, at) for place, at in enumerate(laid))
        return self._places[key]

    def parse(self, state: Record, seat: int, text: str) -> int | None:
        """The number of the move with this text, legal or not; None if no move is called that."""
        assert isinstance(state, State)
        words = " ".join(text.lower().split())
        known = self.fixed.parse(state, seat, words)
        if known is not None:
            return known
        verb, _, rest = words.partition(" ")
        if OTHER_NUMBERS.fullmatch(words):
            return self._beyond(state, seat, verb) if int(rest) >= NUMBERS else NOT_NOW
        if ANY_BID.fullmatch(words):
            is_next = state.phase == BID and int(rest) == (state.bid + self.raising) * 100
            return RAISE_BID if is_next else NOT_NOW
        if verb in ("keep", "under"):
            return self._parse_card(state, seat, verb, rest)
        return self._parse_place(state, seat, rest) if verb == "place" else None

    def _beyond(self, state: State, seat: int, character: str) -> int:
        """A number above all there are: refused as the highest one is, if that cannot be reached."""
        number, highest = CHARACTER_NAMES.index(character), NUMBERS - 1
        most = min(state.florins[seat], int(self.components.tables["CHARACTER_HIGH"][number]))
        return STAND_ON + number * NUMBERS + highest if most < highest else NOT_NOW

    def _parse_card(self, state: State, seat: int, verb: str, card: str) -> int | None:
        if not any(card in self.components.cards(pile) for pile in range(PILES)):
            return None
        if state.phase == (LOOK_AT if verb == "keep" else UNDER) and seat == state.actor:
            names = self.components.cards(state.looked_pile)
            for place in range(state.looked_size):
                if names[state.looked[seat, place]] == card:
                    return (KEEP_CARD if verb == "keep" else UNDER_CARD) + place
        return NOT_NOW

    def _parse_place(self, state: State, seat: int, rest: str) -> int | None:
        words = rest.split()
        if len(words) != 3 or words[0] not in PIECE_NAMES or words[2] not in TURN_NAMES or not _is_square(words[1]):
            return None
        piece = PIECE_NAMES.index(words[0])
        if state.phase not in (PLACE, JOIN) or seat != state.actor or piece != state.piece:
            return NOT_NOW
        wanted = place_text(piece, ((words[1],), self._first_turn(piece, words[2])))
        place = self._placing(state, seat).parse(state, seat, wanted)
        return NO_PLACE if place is None else place

    def _first_turn(self, piece: int, turn: str) -> str:
        """The name of an orientation; a symmetrical piece has some of them under several names."""
        shape = self.components.placements(0, piece)[0].cells
        meant = orientation(shape, TURN_NAMES.index(turn))
        return next(name for number, name in enumerate(TURN_NAMES) if orientation(shape, number) == meant)


def _is_square(word: str) -> bool:
    return word[:1].isalpha() and word[:1].isascii() and word[1:].isdecimal()


def _place_move(place: int, piece: int, laid: Laid) -> Move:
    squares, turn = laid
    data = {"do": "place", "piece": PIECE_NAMES[piece], "square": squares[0], "squares": list(squares), "turn": turn}
    return Move(PLACE_AT + place, place_text(piece, laid), data)


def move_book(components: Components) -> PrincesMoveBook:
    """The book of these components."""
    assert isinstance(components, PrincesComponents)
    return PrincesMoveBook(components)


def _fixed_moves(components: PrincesComponents) -> Iterator[Move]:
    yield from _card_moves(components)
    for number, item in enumerate(ITEM_NAMES):
        yield Move(OPEN_ITEM + number, f"open {item}", {"do": "open", "item": item})
        yield Move(TAKE_ITEM + number, f"take {item}", {"do": "take", "item": item})
    for number, kind in enumerate(LANDSCAPE_NAMES):
        yield Move(CHOOSE_KIND + number, f"choose {kind}", {"do": "choose", "piece": kind})
    for number, kind in enumerate(BUILDING_NAMES):
        yield Move(BUILD_KIND + number, f"build {kind}", {"do": "build", "piece": kind})
        yield Move(OFFER_KIND + number, f"offer {kind}", {"do": "offer", "piece": kind})
    for number, freedom in enumerate(FREEDOM_NAMES):
        yield Move(TAKE_FREEDOM + number, f"freedom {freedom}", {"do": "freedom", "freedom": freedom})
    for number, name in enumerate(CHARACTER_NAMES):
        for hundreds in range(NUMBERS):
            data = {"do": "character", "character": name, "number": hundreds, "florins": hundreds * 100}
            yield Move(STAND_ON + number * NUMBERS + hundreds, f"{name} {hundreds}", data)
    for pile in (BONUS_PILE, PRESTIGE_PILE):
        name = PILE_NAMES[pile]
        yield Move(PROFESSOR_DRAW + pile, f"professor {name}", {"do": "professor", "pile": name})
    for points in range(MAX_PRESTIGE):
        yield Move(INTO_PRESTIGE + points, f"prestige {points}", {"do": "prestige", "points": points})
    for seat in range(MAX_SEATS):
        yield Move(WITH_PARTNER + seat, f"partner {seat}", {"do": "partner", "owner": seat})
    for hundreds in range(MAX_PRICES):
        florins = hundreds * 100
        yield Move(ASK_PRICE + hundreds, f"price {florins}", {"do": "price", "florins": florins})
        yield Move(COUNTER + hundreds, f"counter {florins}", {"do": "counter", "florins": florins})
    yield from _plain_moves()


def _card_moves(components: PrincesComponents) -> Iterator[Move]:
    for number, name in enumerate(components.professions):
        yield Move(RETURN_CARD + number, f"return {name}", {"do": "return", "card": name})
        yield Move(RECRUIT_CARD + number, f"recruit {name}", {"do": "recruit", "card": name})
        yield Move(WORK_BY + number, f"work {name}", {"do": "work", "card": name})
    for number, name in enumerate(components.bonus_cards):
        yield Move(PLAY_BONUS + number, f"bonus {name}", {"do": "bonus", "card": name})


def _plain_moves() -> Iterator[Move]:
    for number, text, do in (
        (GIVE_UP, "give up", "give-up"),
        (PASS, "pass", "pass"),
        (TAKE_FREE, "free", "free"),
        (PAY_POINTS, "pay points", "pay-points"),
        (PAY_AND_WAIT, "pay", "pay"),
        (LATER, "later", "later"),
        (REST, "rest", "rest"),
        (MERCHANT_POINTS, "merchant points", "merchant"),
        (DECLINE, "decline", "decline"),
        (PRINCESS_WORK, "princess", "princess"),
        (END_TURN, "end", "end"),
        (WORK_DONE, "done", "done"),
        (ACCEPT, "accept", "accept"),
        (DROP, "drop", "drop"),
    ):
        yield Move(number, text, {"do": do})
    for number, pile in ((DRAW_PROFESSION, "profession"), (DRAW_BONUS, "bonus")):
        yield Move(number, f"draw {pile}", {"do": "draw", "pile": pile})
