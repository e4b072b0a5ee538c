"""A position of The Princes of Florence in words, and back; reading and checking it is in the modules beside.

What follows from the rest is left out: covered squares, supplies, the sizes of hands, and points for what lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.bits import has_bit
from signoria.games.princes_of_florence.area import Area, Laid, area_of
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import (
    BONUS_CARDS,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    PIECE_NAMES,
    PILE_NAMES,
)
from signoria.games.princes_of_florence.position_checks import check_state
from signoria.games.princes_of_florence.position_reader import EARNED, Reader
from signoria.games.princes_of_florence.state import (
    BANKER,
    BONUS_PILE,
    NOBODY,
    NOTHING,
    PHASES,
    SOURCES,
    STAGES,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

Words = dict[str, Any]


def from_words(game: Game, words: Words, state: State) -> None:
    """Fill a blank state (seats, options, first seat and generator are there) from the words, and check it."""
    Reader(game, state).read(words)
    check_state(game, state)


def to_words(game: Game, state: State) -> Words:
    """The position in words: piles from the top down, tiles in the order in which they were laid."""
    components = _area(game).components
    return {
        "round": state.round,
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "actor": _seat(state.actor),
        "auction": _auction(state),
        "characters": _characters(state) if state.muse_and_princess else None,
        "action": {
            "left": state.actions_left,
            "drew_profession": bool(state.drew_profession),
            "took_freedom": bool(state.took_freedom),
            "refusals": state.refusals,
            "work_value": state.work_value,
        },
        "piece": _name(PIECE_NAMES, state.piece),
        "offer": _offer(game, state),
        "looking": _looking(components, state),
        "piles": {name: _pile(components, state, pile) for pile, name in enumerate(PILE_NAMES)},
        "bonus_gone": _bonus_gone(components, state),
        "extra_freedoms": _extra_freedoms(components, state),
        "players": [_player(game, state, seat) for seat in range(state.seats)],
    }


def _area(game: Game) -> Area:
    assert isinstance(game.components, PrincesComponents)
    return area_of(game.components)


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _seats(state: State, bits: int) -> list[int]:
    return [seat for seat in range(state.seats) if has_bit(bits, seat)]


def _name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    return [name for number, name in enumerate(names) if has_bit(bits, number)]


def _auction(state: State) -> Words:
    return {
        "item": _name(ITEM_NAMES, state.item),
        "florins": state.bid * 100,
        "bidder": _seat(state.bidder),
        "passed": _seats(state, state.passed),
        "out": _seats(state, state.out),
        "sold": _names(ITEM_NAMES, state.sold),
    }


def _characters(state: State) -> Words:
    """The banker, used at once, is said to be with whoever took him in the last A2."""
    owners = {name: _seat(state.character_owner[number]) for number, name in enumerate(CHARACTER_NAMES)}
    owners[CHARACTER_NAMES[BANKER]] = _seat(state.banker_taker)
    return {
        "owners": owners,
        "taken": _names(CHARACTER_NAMES, state.taken),
        "settled": _seats(state, state.settled),
        "banker_florins": state.banker_money * 100,
    }


def _offer(game: Game, state: State) -> Words | None:
    if state.partner == NOBODY:
        return None
    words: Words = {"with": state.partner, "square": None, "turn": None}
    if state.place != NOTHING:
        border = game.rules.border_between(state, state.turn, state.partner)
        words |= _where(_area(game).joint(state, border, state.piece)[state.place])
    return {**words, "florins": None if state.price == NOTHING else state.price * 100}


def _where(laid: Laid) -> Words:
    squares, turn = laid
    return {"square": squares[0], "turn": turn}


def _looking(components: PrincesComponents, state: State) -> Words | None:
    if state.looked_pile == NOTHING:
        return None
    names = components.cards(state.looked_pile)
    return {
        "pile": PILE_NAMES[state.looked_pile],
        "cards": [names[state.looked[state.actor, place]] for place in range(state.looked_size)],
    }


def _pile(components: PrincesComponents, state: State, pile: int) -> list[Any]:
    """From the top down; a card that a player put there is told with who knows it."""
    words: list[Any] = []
    for place in range(state.pile_size[pile]):
        name = components.cards(pile)[state.pile[pile, place]]
        known_to = _seats(state, state.pile_known[pile, place])
        words.append({"card": name, "known_to": known_to[0]} if known_to else name)
    return words


def _bonus_gone(components: PrincesComponents, state: State) -> list[str]:
    """PF-47: those played."""
    left = {state.pile[BONUS_PILE, place] for place in range(state.pile_size[BONUS_PILE])}
    if state.looked_pile == BONUS_PILE:
        left |= {state.looked[state.actor, place] for place in range(state.looked_size)}
    held = sum(state.bonus_hand[seat] for seat in range(state.seats))
    return [components.bonus_cards[card] for card in range(BONUS_CARDS) if card not in left and not has_bit(held, card)]


def _extra_freedoms(components: PrincesComponents, state: State) -> list[str]:
    """PF-77: those drawn by lot for two players."""
    copies = int(components.tables["FREEDOM_COPIES"][state.seats])
    return [
        name
        for freedom, name in enumerate(FREEDOM_NAMES)
        if state.freedom_supply[freedom] + sum(has_bit(owned, freedom) for owned in state.freedoms) > copies
    ]


def _player(game: Game, state: State, seat: int) -> Words:
    components, standing = _area(game).components, state.standing[seat]
    return {
        "florins": state.florins[seat] * 100,
        "earned": {SOURCES[source]: state.earned[seat, source] for source in EARNED},
        "hand": _names(components.professions, state.hand[seat]),
        "shown": _names(components.professions, state.shown[seat]),
        "table": _names(components.professions, state.table[seat]),
        "recruiting_hand": state.recruiting_hand[seat],
        "recruiting_table": state.recruiting_table[seat],
        "returned": _name(components.professions, state.returned[seat]),
        "drawn": state.drawn[seat],
        "bonus": _names(components.bonus_cards, state.bonus_hand[seat]),
        "prestige": _names(components.prestige_cards, state.prestige_hand[seat]),
        "jesters": state.jesters[seat],
        "architects": state.architects[seat],
        "freedoms": _names(FREEDOM_NAMES, state.freedoms[seat]),
        "best_work": state.best_work[seat],
        "standing": None
        if standing == NOTHING
        else {"character": CHARACTER_NAMES[standing], "number": state.number[seat]},
        "tiles": [_tile(game, state, seat, tile) for tile in range(state.tile_count[seat])],
    }


def _tile(game: Game, state: State, seat: int, tile: int) -> Words:
    border = state.tile_border[seat, tile]
    partners = (other for other in range(state.seats) if game.rules.border_between(state, seat, other) == border)
    return {
        "piece": PIECE_NAMES[state.tile_piece[seat, tile]],
        **_where(_area(game).tile(state, seat, tile)),
        "with": None if border == NOTHING else next(partners),
    }
