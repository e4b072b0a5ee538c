"""What makes a position of 1655 impossible: what is decided now must be there to be decided."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from signoria.core.position_words import require
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import (
    BLACK_SMOKE,
    BRIBE,
    CARDINALS,
    DEATH,
    FIRST_LEADER,
    ORDER_NAMES,
    ORDERS_DEALT,
    SWAP,
    UNDER_WHITE_SMOKE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.position_bids import check_bids
from signoria.games.habemus_papam.position_cards import cards_left_over, check_cards
from signoria.games.habemus_papam.position_following import TAKING, cardinals_and_smokes, on_offer
from signoria.games.habemus_papam.position_gains import check_gains
from signoria.games.habemus_papam.state import (
    BRIBE_WHOM,
    EXCLUDE,
    NAME_VICTIM,
    NOTHING,
    ORDER,
    OVER,
    PHASES,
    SWAP_ONE,
    SWAP_OTHER,
    TAKE,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

LAST_ROUNDS = range(CARDINALS + 1 - UNDER_WHITE_SMOKE, CARDINALS + 2)


def check_state(game: Game, state: State) -> None:
    """Refuse what no game can come to."""
    _check_round(state)
    _check_smokes(game, state)
    _check_orders(game, state)
    check_bids(game, state)
    _check_turn(game, state)
    check_cards(game, state)
    check_gains(game, state)


def _check_round(state: State) -> None:
    """HP-10, HP-21: every round turns up a card of each deck, the last one all that are left."""
    left = 0 if state.is_last_round else CARDINALS - state.round
    for name, size in (("cardinals", state.cardinals_left), ("politics", state.deck_size)):
        require(size == left, f"{left} cards of {name} are left in round {state.round}, not {size} (HP-10)")
    if state.is_last_round:
        first, last = LAST_ROUNDS[0], LAST_ROUNDS[-1]
        require(state.round in LAST_ROUNDS, f"the last round is from {first} to {last}, not {state.round} (HP-21)")
    require(state.is_last_round or state.phase != OVER, "White Smoke has not risen, so play goes on (HP-22)")


def _check_smokes(game: Game, state: State) -> None:
    """HP-2: where the smokes lie, or when Black Smoke has risen."""
    deck = cardinals_and_smokes(state)
    above = [int(count) for count in game.components.tables["ABOVE_BLACK"]]
    if not state.is_last_round:
        under = deck.index(WHITE_SMOKE)
        require(BLACK_SMOKE not in deck[:under], "Black Smoke lies above White Smoke (HP-2)")
        require(under <= UNDER_WHITE_SMOKE, f"at most {UNDER_WHITE_SMOKE} cards lie under White Smoke (HP-2)")
    if not state.smoke:
        place = state.round + len(deck) - 1 - deck.index(BLACK_SMOKE)
        places = f"{', '.join(map(str, above))}"
        require(place in above, f"Black Smoke lies under the first {places} cardinals, not {place} (HP-2)")
    elif state.phase == ORDER:
        require(state.round - 1 in above, f"Black Smoke does not rise in round {state.round} (HP-2)")
    else:
        require(state.round > min(above), f"Black Smoke has not risen by round {state.round} (HP-2)")


def _check_orders(game: Game, state: State) -> None:
    """HP-5, HP-20: every order is somewhere, and one of two is discarded at Black Smoke."""
    orders = Counter(list(state.orders_out)[: len(game.components.tables["ORDER_DECK"]) - ORDERS_DEALT * state.seats])
    for seat in range(state.seats):
        has_discarded = state.discarded[seat] != NOTHING
        orders.update(order for order in (*state.order[seat], state.discarded[seat]) if order != NOTHING)
        if state.phase != ORDER:
            when = (
                "at Black Smoke everybody discards an order" if state.smoke else "orders are discarded at Black Smoke"
            )
            require(has_discarded == state.smoke, f"player {seat}: {when} (HP-20)")
        else:
            require(state.smoke, "orders are discarded at Black Smoke (HP-20)")
    there_are = Counter(map(int, game.components.tables["ORDER_DECK"]))
    for order, name in enumerate(ORDER_NAMES):
        require(
            orders[order] == there_are[order], f"there are {there_are[order]} orders {name}, not {orders[order]} (HP-5)"
        )


def _check_turn(game: Game, state: State) -> None:
    """Who is asked has something to decide."""
    rules, seat, phase = game.rules, state.turn, PHASES[state.phase]
    everybody = (1 << state.seats) - 1
    if rules.all_choose(state):
        require(state.chosen != everybody, "everybody has chosen, so play has gone on (HP-11)")
    is_swapping = state.phase == SWAP_OTHER
    require(is_swapping or state.swapping == NOTHING, f"nobody is being swapped in the phase {phase} (HP-46)")
    if state.phase in (BRIBE_WHOM, SWAP_ONE, SWAP_OTHER):
        wanted, name = (BRIBE, "bribe") if state.phase == BRIBE_WHOM else (SWAP, "swap")
        require(state.played[seat] == wanted, f"player {seat} has not played {name} (HP-11)")
        _check_resolving(game, state)
    elif state.phase in TAKING:
        _check_taking(game, state)


def _check_resolving(game: Game, state: State) -> None:
    """HP-45, HP-46: there is somebody to bribe or to swap."""
    components, rules, seat = game.components, game.rules, state.turn
    assert isinstance(components, PapamComponents)
    people = range(FIRST_LEADER)
    if state.phase == BRIBE_WHOM:
        price = components.tables["BRIBE_GOLD"]
        require(state.gold[seat] >= price, f"player {seat} cannot pay {price} gold for a bribe (HP-45)")
        can_bribe = any(rules.may_bribe(state, seat, person) == 0 for person in people)
        require(can_bribe, f"there is nobody for player {seat} to bribe (HP-45)")
    elif state.phase == SWAP_ONE:
        owners = rules.owners_of_swappable(state, seat)
        require(owners & (owners - 1), f"there are no two cardinals for player {seat} to swap (HP-46)")
    else:
        require(state.swapping != NOTHING, "swapping is the first of two cardinals (HP-46)")
        name = components.cards[state.swapping]
        require(rules.may_swap(state, seat, state.swapping) == 0, f"player {seat} cannot swap {name} (HP-46)")
        has_partner = any(rules.may_swap_with(state, seat, person) == 0 for person in people)
        require(has_partner, f"there is nobody to swap {name} with (HP-46)")


def _check_taking(game: Game, state: State) -> None:
    """HP-15, HP-32, HP-34: there is a choice of cards, of cardinals to exclude, of victims."""
    rules, seat = game.rules, state.turn
    if state.phase == TAKE:
        require(len(on_offer(state)) > 1, "the last card on offer is taken without asking (HP-15)")
    elif state.phase == EXCLUDE:
        require(state.felipe[seat] == 2, f"player {seat} has not just taken a second Felipe (HP-32)")
        can_exclude = any(rules.may_exclude(state, person) == 0 for person in range(FIRST_LEADER))
        require(can_exclude, "there is no cardinal to be excluded (HP-32)")
    elif state.phase == NAME_VICTIM:
        require(cards_left_over(game, state)[DEATH], f"player {seat} has not taken the Case of Death (HP-34)")
        can_kill = any(rules.may_name_victim(state, seat, other) == 0 for other in range(state.seats))
        require(can_kill, f"no opponent of player {seat} has anybody mortal (HP-34)")
