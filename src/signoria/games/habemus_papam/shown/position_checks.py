"""What contradicts itself in a position."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.text.position_words import require
from signoria.games.habemus_papam.constants import (
    ACTION_NAMES,
    BIDS,
    BLACK_SMOKE,
    BRIBE,
    CARDINALS,
    FIRST_LEADER,
    ORDERS_DEALT,
    RUBIES,
    SECOND,
    SWAP,
    THREE_RUBIES,
    UNDER_WHITE_SMOKE,
    WHITE_SMOKE,
)
from signoria.games.habemus_papam.rules.action_cards import NO_CARD
from signoria.games.habemus_papam.state import (
    ACTION,
    BID,
    BID_SECOND,
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

USUAL_OFFER = 4
RESOLVING = (BRIBE_WHOM, SWAP_ONE, SWAP_OTHER)
"""Action cards are resolved."""
TAKING = (TAKE, EXCLUDE, NAME_VICTIM)
"""Bids are ranked and paid for, and cards are taken."""


def cardinals_and_smokes(state: State) -> list[int]:
    """The cardinals' deck, the next card last."""
    return list(state.cardinals)[: state.cardinals_left + 2 - state.smoke - state.is_last_round]


def has_chosen(state: State, seat: int) -> bool:
    """Where all choose at once: who has, or is not asked; elsewhere everybody has."""
    if state.phase == ORDER:
        return state.discarded[seat] != NOTHING
    has_choice = state.choice[seat] != NOTHING
    if state.phase == ACTION:
        return has_choice or state.action_count[seat] == 0
    if state.phase == BID:
        return has_choice or state.played[seat] in (SECOND, RUBIES)
    return has_choice or state.phase != BID_SECOND or state.played[seat] != SECOND


def step(state: State) -> int:
    """How many of a phase's players are done with."""
    if state.phase in (ORDER, ACTION):
        return 0
    if state.phase in RESOLVING:
        return (state.turn - state.camerlengo) % state.seats + 1
    if state.phase in (BID, BID_SECOND):
        nobody_had_a_card = not any(state.action_count) and set(list(state.played)[: state.seats]) == {NOTHING}
        return 0 if nobody_had_a_card else state.seats
    if state.phase == OVER:
        return min(state.seats, _turned_up(state))
    ranking = ranked(state)
    return ranking.index(state.turn) + 1 if state.turn in ranking else 0


def ranked(state: State) -> list[int]:
    """The seats in the order of their bids: of this round's, or of the last round's before they are ranked."""
    return list(state.rank)[: state.seats]


def _turned_up(state: State) -> int:
    """HP-10, HP-21: how many cards lay open at the beginning of this round."""
    return 1 + 3 * (CARDINALS + 1 - state.round) if state.is_last_round else USUAL_OFFER


def check_decks(game: GameRules, state: State) -> None:
    """HP-2, HP-10, HP-15, HP-21: every round turns up a card of each deck, the last one all; everybody takes one."""
    deck, phase = cardinals_and_smokes(state), PHASES[state.phase]
    left = 0 if state.is_last_round else CARDINALS - state.round
    for what, size in (("cardinals", state.cardinals_left), ("politics", state.deck_size)):
        require(size == left, f"{left} cards of {what} are left in round {state.round}, not {size} (HP-10)")
    first_last = CARDINALS + 1 - UNDER_WHITE_SMOKE
    if state.is_last_round:
        require(state.round >= first_last, f"the last round is from {first_last} on, not {state.round} (HP-21)")
    else:
        under = deck.index(WHITE_SMOKE)
        require(under <= UNDER_WHITE_SMOKE, f"at most {UNDER_WHITE_SMOKE} cards lie under White Smoke (HP-2)")
        require(BLACK_SMOKE not in deck[:under], "Black Smoke lies above White Smoke (HP-2)")
        require(state.phase != OVER, "White Smoke has not risen, so play goes on (HP-22)")
    require(state.smoke or not state.is_last_round, "Black Smoke rises before White Smoke (HP-2)")
    is_ranked = any(state.rank)
    is_due = state.phase in (*TAKING, OVER) or state.round > 1
    require(is_ranked == is_due, f"ranking is that of the last bids in the phase {phase} here (HP-13)")
    taken = state.step - (state.phase == TAKE) if state.phase in TAKING else 0
    wanted = 0 if state.phase == OVER else _turned_up(state) - taken
    require(state.offer_size == wanted, f"{wanted} cards are on offer now, not {state.offer_size} (HP-15)")


def check_orders(state: State) -> None:
    """HP-5, HP-20: two for everybody, of which one is discarded at Black Smoke."""
    require(state.smoke or state.phase != ORDER, "orders are discarded at Black Smoke (HP-20)")
    for seat in range(state.seats):
        held = sum(order != NOTHING for order in state.order[seat])
        wanted = 1 if state.discarded[seat] != NOTHING else ORDERS_DEALT
        require(held == wanted, f"players[{seat}].orders: {ORDERS_DEALT} were dealt, held or discarded (HP-5)")
        right = state.phase == ORDER or bool(state.smoke) == (wanted == 1)
        require(right, f"players[{seat}].discarded: everybody discards an order at Black Smoke (HP-20)")


def check_choice(game: GameRules, state: State, seat: int) -> None:
    """HP-11, HP-12: chosen is what one has, by those who are asked."""
    choice, played, phase = state.choice[seat], state.played[seat], PHASES[state.phase]
    is_early = state.phase in (ORDER, ACTION)
    require(not is_early or played == NOTHING, f"player {seat} has played nothing yet in the phase {phase} (HP-11)")
    if choice == NOTHING:
        return
    if state.phase == ACTION:
        is_held = choice == NO_CARD or state.actions[seat, choice] > 0
        require(state.action_count[seat] and is_held, f"player {seat} has no such action card (HP-11)")
        return
    is_asked = (played == SECOND) == (state.phase == BID_SECOND) and played != RUBIES
    require(is_asked, f"player {seat} does not bid in the phase {phase} (HP-42)")
    _check_gems_bid(game, state, seat, choice)


def _check_gems_bid(game: GameRules, state: State, seat: int, bid: int) -> None:
    """HP-12: gems of one's own that are not in the bank yet; HP-43: two where the best counts twice."""
    has_them = all(needed <= state.gems[seat, gem] for gem, needed in enumerate(BIDS[bid]))
    require(has_them, f"player {seat} has bid gems that are not behind the screen (HP-12)")
    most = game.rules.most_in_bid(state, seat)
    require(sum(BIDS[bid]) <= most, f"player {seat} bids {most} gems at most (HP-43)")


def check_bid(game: GameRules, state: State, seat: int) -> None:
    """HP-12, HP-42, HP-44: whose bid is revealed, and what it may be."""
    played, bid = state.played[seat], state.bid[seat]
    is_paid = state.phase in (*TAKING, OVER)
    is_open = {BID: played == RUBIES, BID_SECOND: played != SECOND}.get(state.phase, is_paid)
    says = "has revealed a bid" if is_open else "has no bid yet"
    require((bid != NOTHING) == is_open, f"player {seat} {says} in the phase {PHASES[state.phase]} (HP-12)")
    if is_open and played == RUBIES:
        require(bid == THREE_RUBIES, f"the bid of player {seat} is three rubies (HP-44)")
    elif is_open and not is_paid:
        _check_gems_bid(game, state, seat, bid)


def check_decision(game: GameRules, state: State) -> None:
    """HP-11, HP-15, HP-32, HP-34, HP-45, HP-46: who is asked has something to decide."""
    rules, seat, phase, people = game.rules, state.turn, state.phase, range(FIRST_LEADER)
    is_open = not rules.all_choose(state) or state.chosen != (1 << state.seats) - 1
    require(is_open, "everybody has chosen, so play has gone on (HP-11)")
    is_swapping = (state.swapping != NOTHING) == (phase == SWAP_OTHER)
    require(is_swapping, "swapping is named in the phase swap-with, and only there (HP-46)")
    if phase in RESOLVING:
        wanted = BRIBE if phase == BRIBE_WHOM else SWAP
        require(state.played[seat] == wanted, f"player {seat} has not played {ACTION_NAMES[wanted]} (HP-11)")
    if phase == BRIBE_WHOM:
        can = state.gold[seat] >= game.components.tables["BRIBE_GOLD"]
        can = can and any(rules.may_bribe(state, seat, person) == 0 for person in people)
        require(can, f"player {seat} can bribe nobody (HP-45)")
    elif phase == SWAP_ONE:
        owners = rules.owners_of_swappable(state, seat)
        require(owners & (owners - 1), f"there are no two cardinals for player {seat} to swap (HP-46)")
    elif phase == SWAP_OTHER:
        can = rules.may_swap(state, seat, state.swapping) == 0
        can = can and any(rules.may_swap_with(state, seat, person) == 0 for person in people)
        require(can, f"player {seat} cannot swap this cardinal (HP-46)")
    elif phase == TAKE:
        require(state.offer_size > 1, "the last card on offer is taken without asking (HP-15)")
    elif phase == EXCLUDE:
        can = state.felipe[seat] == 2 and any(rules.may_exclude(state, person) == 0 for person in people)
        require(can, f"player {seat} has no cardinal to exclude with a second Felipe (HP-32)")
    elif phase == NAME_VICTIM:
        can = any(rules.may_name_victim(state, seat, other) == 0 for other in range(state.seats))
        require(can, f"no opponent of player {seat} has anybody mortal (HP-34)")
