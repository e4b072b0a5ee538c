"""What makes the gems and the gold of a position of 1655 impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.position_words import require
from signoria.games.habemus_papam.kinds import (
    BRIBE,
    DEATH,
    FIRST_ACTION,
    GEM_NAMES,
    GEMS,
    GOLD,
    MOST_IN_A_BID,
    RUBIES,
)
from signoria.games.habemus_papam.position_bids import PAID
from signoria.games.habemus_papam.position_cards import cards_left_over, unseen_takes
from signoria.games.habemus_papam.position_following import USUAL_OFFER, is_camerlengo_taken
from signoria.games.habemus_papam.state import NOTHING, OVER, State

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Sequence

    from signoria.core.game import Game


def check_gains(game: Game, state: State) -> None:
    """HP-3, HP-14, HP-19: gems and gold are those of the box, bid, gained and paid."""
    _check_gems_of_the_box(game, state)
    for seat in range(state.seats):
        _check_gems(game, state, seat)
    _check_bank(game, state)
    _check_gold(game, state)


def _check_gems_of_the_box(game: Game, state: State) -> None:
    for gem, name in enumerate(GEM_NAMES):
        there_are = int(game.components.tables["GEMS_IN_ALL"][gem])
        found = state.bank[gem] + sum(state.gems[seat, gem] for seat in range(state.seats))
        require(found == there_are, f"there are {there_are} gems {name}, not {found} (HP-3)")


def _paid(game: Game, state: State, seat: int) -> Sequence[int]:
    """HP-14: the gems a seat has given to the bank this round."""
    if state.phase not in PAID or state.played[seat] == RUBIES or state.bid[seat] == NOTHING:
        return [0] * GEMS
    return [int(count) for count in game.components.tables["BID_NEEDS"][state.bid[seat]]]


def _check_gems(game: Game, state: State, seat: int) -> None:
    """HP-12, HP-19: what one had, what the Camerlengo card may have brought, what may have been bid."""
    tables, paid = game.components.tables, _paid(game, state, seat)
    times = unseen_takes(state, seat)
    for gem, name in enumerate(GEM_NAMES):
        most = int(tables["START_GEMS"][gem] + times * tables["CAMERLENGO_GEMS"][gem])
        found = state.gems[seat, gem] + paid[gem]
        require(found <= most, f"player {seat} can have had {most} {name} at most, not {found} (HP-19)")
    least = int(sum(tables["START_GEMS"])) - MOST_IN_A_BID * (state.round - 1)
    found = sum(state.gems[seat]) + sum(paid)
    require(found >= least, f"player {seat} cannot have bid so many gems by round {state.round} (HP-12)")


def _check_bank(game: Game, state: State) -> None:
    """HP-14: the gems of this round's bids are in the bank, but for those the Camerlengo card brought since."""
    for gem, name in enumerate(GEM_NAMES):
        bid = sum(_paid(game, state, seat)[gem] for seat in range(state.seats))
        brought = int(game.components.tables["CAMERLENGO_GEMS"][gem]) if is_camerlengo_taken(state) else 0
        require(state.bank[gem] >= bid - brought, f"the {name} that were bid are in the bank (HP-14)")


# -- gold


def _check_gold(game: Game, state: State) -> None:
    """HP-3: what everybody began with, and what came from the bank or the others or went there."""
    tables, left = game.components.tables, cards_left_over(game, state)
    gold = [_gold_before_the_end(game, state, seat) for seat in range(state.seats)]
    taken = sum(left[FIRST_ACTION + kind] * int(theft) for kind, theft in enumerate(tables["THEFT"]))
    paid = left[FIRST_ACTION + BRIBE] * tables["BRIBE_GOLD"]
    from_bank = _most_from_bank(game, state, left)
    for seat in range(state.seats):
        certain = _certain_gold(game, state, seat)
        gained = (state.seats - 1) * taken + unseen_takes(state, seat) * tables["CAMERLENGO_GOLD"]
        least, most = max(0, certain - taken - paid), certain + gained + paid + from_bank
        in_bounds = least <= gold[seat] <= most
        require(in_bounds, f"player {seat} can have {least} to {most} gold by now, not {gold[seat]} (HP-3)")
    certain = sum(_certain_gold(game, state, seat) for seat in range(state.seats))
    fewest, most_often = (times * tables["CAMERLENGO_GOLD"] for times in _camerlengos(state))
    require(sum(gold) >= certain + fewest, f"all have {certain + fewest} gold or more, not {sum(gold)} (HP-3)")
    most = certain + most_often + from_bank
    require(sum(gold) <= most, f"all have {most} gold at most, not {sum(gold)} (HP-3)")


def _gold_before_the_end(game: Game, state: State, seat: int) -> int:
    """HP-50: without what gems and Felipe brought at the end."""
    if state.phase != OVER:
        return state.gold[seat]
    sold = game.rules.gems_left(state, seat) + int(game.components.tables["FELIPE_END"][state.felipe[seat]])
    require(state.gold[seat] >= sold, f"player {seat} got {sold} gold for gems and Felipe at the end (HP-50)")
    return int(state.gold[seat] - sold)


def _certain_gold(game: Game, state: State, seat: int) -> int:
    """HP-3, HP-32, HP-33: what one began with, and what cards in the display brought or cost."""
    tables = game.components.tables
    cost = tables["SQUADRONE_GOLD"] if state.squadrone == seat else 0
    return int(tables["START_GOLD"] + tables["FELIPE_GOLD"] * state.felipe[seat] - cost)


def _camerlengos(state: State) -> tuple[int, int]:
    """HP-15, HP-19: how often the Camerlengo card has been taken, at least and at most."""
    rounds = state.round - 1 if state.seats == USUAL_OFFER else 0
    is_taken = is_camerlengo_taken(state)
    return rounds + (is_taken and state.phase != OVER), state.round - 1 + is_taken


def _most_from_bank(game: Game, state: State, left: Counter[int]) -> int:
    """HP-20, HP-34, HP-41: the most that gold bags, the Case of Death and action cards can have brought."""
    tables = game.components.tables
    bags = int(max(tables["ABOVE_BLACK"])) * tables["BAG_GOLD"] if state.smoke else 0
    by_actions = left[FIRST_ACTION + GOLD] * tables["ACTION_GOLD"]
    return int(bags + by_actions + left[DEATH] * tables["DEATH_GOLD"])
