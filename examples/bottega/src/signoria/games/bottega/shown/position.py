"""A position of Bottega in words: the table of its fields, what follows from them, and what contradicts itself."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.text.position_table import PositionTable, PositionWords, each, fields, list_in, owned
from signoria.core.text.position_words import Pool, Word, name_of, or_null, require, seat_of, whole
from signoria.games.bottega.components import COMMISSIONS, OPEN, PATRONS, BottegaComponents
from signoria.games.bottega.state import BID, NOBODY, NOTHING, OFFER, OVER, PASSED, PHASES, State


def table(game: GameRules, state: State) -> PositionTable:
    """Every field of a position."""
    components: BottegaComponents = game.components
    commissions = Pool(components.commissions, [1] * COMMISSIONS, "BO-1")
    patrons = Pool(components.patrons, [1] * PATRONS, "BO-2")
    placed = commissions.placed(name_of(components.commissions))
    patron = patrons.placed(name_of(components.patrons))
    all_florins = components.data["supplies"]["florins"] * state.seats
    player = fields(
        ("florins", whole(0, all_florins), "florins in the purse"),
        ("commissions", owned("owner", placed), "the commissions taken"),
        ("patron", patron, "the secret patron"),
        ("bid", _bid(all_florins), "the bid of this day; `passed` without one, null before it"),
    )
    whole_table = fields(
        ("phase", name_of(PHASES), "what is decided now"),
        ("master", seat_of(state.seats), "the master of the day"),
        ("turn", seat_of(state.seats), "who decides"),
        ("open", list_in("open", or_null(placed), OPEN, OPEN), "the commissions that lie open, null where none does"),
        ("offered", or_null(name_of(components.commissions)), "the one of them that is bid for"),
        ("players", each(state.seats, player), ""),
        ("box", whole(0, all_florins), "florins in the alms box"),
        (
            "deck",
            list_in("deck", placed, "deck_size", COMMISSIONS, is_top_last=True),
            "the deck, its next commission first, and those set aside behind it",
        ),
        ("patrons_aside", list_in("other_patrons", patron, PATRONS - state.seats, PATRONS), "patrons set aside"),
    )
    return PositionTable(whole_table, [commissions, patrons])


def _bid(most: int) -> Word:
    """A price, `passed`, or null."""
    price = whole(1, most)

    def read(said: object, path: str) -> int:
        return 0 if said is None else PASSED if said == "passed" else price.read(said, path)

    return Word(lambda bid: None if bid == 0 else "passed" if bid == PASSED else bid, read)


def clear(game: GameRules, state: State) -> None:
    """An empty table."""
    game.rules.clear_table(state)


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end everything is counted again."""
    fame = game.components.tables["FAME"]
    for commission in range(COMMISSIONS):
        if state.owner[commission] != NOBODY:
            state.points[state.owner[commission]] += int(fame[commission])
    _check_florins(game, state)
    _check_commissions(game, state)
    if state.phase == BID:
        _check_bidding(game, state)
    else:
        _check_no_bidding(state)
    if state.phase == OVER:
        game.rules.end_game(state)


POSITION = PositionWords(table, clear, finish)


# -- what contradicts itself


def _check_florins(game: GameRules, state: State) -> None:
    """BO-2, BO-20: none comes, none goes."""
    there_are = game.components.data["supplies"]["florins"] * state.seats
    found = sum(state.florins[seat] for seat in range(state.seats)) + state.box
    require(found == there_are, f"there are {there_are} florins, in purses and in the box, not {found} (BO-20)")


def _check_commissions(game: GameRules, state: State) -> None:
    """BO-1, BO-22, BO-30: two lie open while there are any, one on the last day, and none once it is over."""
    to_come, aside = game.rules.commissions_to_come(state), game.components.tables["ASIDE"][state.seats]
    require(to_come >= 0, f"{aside} commissions are set aside behind the deck (BO-1)")
    lying = sum(state.open[place] != NOTHING for place in range(OPEN))
    require(lying == OPEN or to_come == 0, "two commissions lie open while there are more to come (BO-22)")
    require((lying == 0) == (state.phase == OVER), "the game is over when nothing lies open, and not before (BO-30)")
    require(lying == OPEN or state.phase != OFFER, "with one commission open there is nothing to choose (BO-10)")


def _check_bidding(game: GameRules, state: State) -> None:
    """BO-11 to BO-15: bids rise, in the order of the seats, and somebody can still bid."""
    is_lying = state.offered != NOTHING and state.offered in [state.open[place] for place in range(OPEN)]
    require(is_lying, "a commission that lies open is offered (BO-10)")
    order = [(state.master + 1 + step) % state.seats for step in range(state.seats)]
    spoken = order.index(state.turn)
    for step, seat in enumerate(order):
        bid, path = state.bid[seat], f"players[{seat}].bid"
        require((bid != 0) == (step < spoken), f"{path}: all before player {state.turn} have bid or passed (BO-11)")
        require(bid <= state.florins[seat], f"{path} is more than the purse (BO-12)")
        if bid > 0:
            require(bid > state.highest, f"{path} is not above those before it (BO-12)")
            state.highest, state.highest_bidder = bid, seat
    require(game.rules.is_asked(state), f"player {state.turn} has nothing to decide (BO-12, BO-14)")


def _check_no_bidding(state: State) -> None:
    """BO-10: before the offer nobody has bid, and it is the master's turn."""
    is_idle = state.offered == NOTHING and not any(state.bid[seat] for seat in range(state.seats))
    require(is_idle, "nothing is offered and nobody bids but in the phase bid (BO-11)")
    require(state.turn == state.master, "the master of the day decides what to offer (BO-10)")
