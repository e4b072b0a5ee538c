"""A market with a few moves, declared as a game declares its own, for the tests of move tables."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from signoria.core.rules.move_table import MoveTable, Parameter, Value, named
from signoria.core.rules.moves import WHOLE_NUMBER, KnownTo
from signoria.core.rules.state_record import Record, Row, public

PHASES = ("over", "trade", "look-on")
OVER, TRADE, LOOK_ON = range(len(PHASES))


class Market(Record):
    """Who trades, what they own, and how often anything was done."""

    phase: int = public(np.int8, meaning="what is decided now")
    turn: int = public(np.int8, meaning="the seat whose turn it is")
    coins: Row = public(np.int8, 3, meaning="coins of each")
    wares: Row = public(np.int8, 4, meaning="wares sold of each kind")
    made: int = public(np.int8, meaning="moves made")


def market(turn: int = 1, coins: int = 3, phase: int = TRADE) -> Market:
    """Somebody's turn, with some coins."""
    state = Market()
    state.seats, state.phase, state.turn = 3, phase, turn
    state.coins[turn] = coins
    return state


def to_act(state: Market) -> int:
    return 1 << state.turn if state.phase != OVER else 0


def may_buy(state: Market, seat: int, ware: int, count: int) -> int:
    """MA-4: nobody buys silk twice; MA-3: for coins one has."""
    if ware == 2 and count > 1:
        return 4
    return 3 if count > state.coins[seat] else 0


def buy(state: Market, seat: int, ware: int, count: int) -> None:
    state.coins[seat] -= count
    state.wares[ware] += count


def list_purchases(state: Market, seat: int, moves: Row, count: int, first: int) -> int:
    """Those who have no coin buy nothing; the others are asked about all."""
    for place in range(12 if state.coins[seat] > 0 else 0):
        if may_buy(state, seat, place // 3, place % 3 + 1) == 0:
            moves[count] = first + place
            count += 1
    return count


def may_give(state: Market, other: int) -> int:
    """MA-5: not to the seat whose turn it is."""
    return 5 if other == state.turn else 0


def give(state: Market, seat: int, other: int) -> None:
    state.coins[seat] -= 1
    state.coins[other] += 1


def walk_on(state: Market) -> None:
    state.phase = LOOK_ON


def stay(state: Market, seat: int) -> None:
    state.turn = seat


def clause_of_looking(state: Market) -> int:
    return 6 + state.made


def next_turn(state: Market) -> None:
    state.made += 1


def wares(names: tuple[str, ...]) -> Iterator[Value | None]:
    """The wares of a season, some of which are known under two names; there are none with the third number."""
    for name in names[:2]:
        yield Value(name, {"ware": name}, also=(f"{name}s",))
    yield None
    yield from (Value(name, {"ware": name}) for name in names[2:])


def counts(_names: tuple[str, ...]) -> Iterator[Value]:
    for count in (1, 2, 3):
        yield Value(str(count), {"count": count})


NAMES = ("apple", "barrel", "dye")
WARE = Parameter("ware", 4, wares)
COUNT = Parameter("count", 3, counts, start=1)
SEAT = named("seat", ("left", "middle", "right"))

MARKET = MoveTable("MA", PHASES, to_act=to_act, over="MA-9", then=next_turn)
BUY = MARKET.kind("buy {ware} {count}", WARE, COUNT, alike=f"buy [a-z]+ {WHOLE_NUMBER}")
GIVE = MARKET.kind("give {seat}", SEAT, do="present", known_to=KnownTo.OWN_SEAT)
BET = MARKET.kind("bet {coins}", Parameter("coins", 5))
WALK_ON = MARKET.kind("walk on")
MARKET.phase(TRADE, "MA-2", BUY.row(may=may_buy, do=buy), GIVE.row(may=may_give, do=give), WALK_ON.row(do=walk_on))
MARKET.phase(LOOK_ON, clause_of_looking, WALK_ON.row(do=stay), waiting="MA-7")
