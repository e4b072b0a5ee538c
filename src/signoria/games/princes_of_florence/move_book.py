"""The moves of The Princes of Florence by number and by text, as they are now: some depend on what is being decided."""

from __future__ import annotations

import re

from signoria.core.rules.moves import NOT_NOW, WHOLE_NUMBER, FixedMoveBook, Move
from signoria.core.rules.state_record import Record
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import (
    CHARACTER_NAMES,
    MAX_PLACES,
    MAX_SEATS,
    PIECE_NAMES,
    PILE_NAMES,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.moves import KEEP_CARD, MOVES, PLACE_AT, RAISE_BID, STAND_ON, UNDER_CARD
from signoria.games.princes_of_florence.placements import orientation
from signoria.games.princes_of_florence.shown.area import Laid, area_of, place_text
from signoria.games.princes_of_florence.state import BID, JOIN, LOOK_AT, NUMBERS, PILES, PLACE, UNDER, State

OTHER_NUMBERS = re.compile(f"({'|'.join(CHARACTER_NAMES)}) {WHOLE_NUMBER}")
ANY_BID = re.compile(f"bid {WHOLE_NUMBER}")


class PrincesMoveBook:
    """Most numbers always mean the same move; bids, places and cards of a pile depend on what is being decided."""

    def __init__(self, components: PrincesComponents) -> None:
        self.components = components
        self.area = area_of(components)
        self.fixed = MOVES.book(components)
        self.raising = int(components.tables["RAISE"])
        self._places: dict[tuple[int, int], FixedMoveBook] = {}

    def describe(self, state: Record, seat: int, action: int) -> Move:
        """The move with this number, as it would be now."""
        assert isinstance(state, State)
        if action in PLACE_AT:
            return self._placing(state, seat).describe(state, seat, action)
        if action in RAISE_BID:
            florins = (state.bid + self.raising) * 100
            return Move(action, f"bid {florins}", {"do": "bid", "florins": florins})
        for kind in (KEEP_CARD, UNDER_CARD):
            if action in kind:
                card = self.components.cards(state.looked_pile)[state.looked[seat, kind.values(action)[0]]]
                data = {"do": kind.do, "card": card, "pile": PILE_NAMES[state.looked_pile]}
                return Move(action, f"{kind.do} {card}", data)
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
            return RAISE_BID.number() if is_next else NOT_NOW
        if verb in ("keep", "under"):
            return self._parse_card(state, seat, verb, rest)
        return self._parse_place(state, seat, rest) if verb == "place" else None

    def _beyond(self, state: State, seat: int, character: str) -> int:
        """A number above all there are: refused as the highest one is, if that cannot be reached."""
        number, highest = CHARACTER_NAMES.index(character), NUMBERS - 1
        most = min(state.florins[seat], int(self.components.tables["CHARACTER_HIGH"][number]))
        return STAND_ON.number(number, highest) if most < highest else NOT_NOW

    def _parse_card(self, state: State, seat: int, verb: str, card: str) -> int | None:
        if not any(card in self.components.cards(pile) for pile in range(PILES)):
            return None
        if state.phase == (LOOK_AT if verb == "keep" else UNDER) and seat == state.actor:
            names = self.components.cards(state.looked_pile)
            for place in range(state.looked_size):
                if names[state.looked[seat, place]] == card:
                    return (KEEP_CARD if verb == "keep" else UNDER_CARD).number(place)
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
        return PLACE_AT.number(MAX_PLACES) if place is None else place

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
    return Move(PLACE_AT.number(place), place_text(piece, laid), data)
