"""What makes the choices, action cards, bids and ranking of a position of 1655 impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.position_words import require
from signoria.games.habemus_papam.action_cards import NO_CARD
from signoria.games.habemus_papam.kinds import GEMS, MOST_IN_A_BID, RUBIES, SECOND, THREE_RUBIES, TWICE
from signoria.games.habemus_papam.position_following import (
    TAKING,
    is_camerlengo_taken,
    ranked,
)
from signoria.games.habemus_papam.state import ACTION, BID, BID_SECOND, NOTHING, ORDER, OVER, PHASES, State

if TYPE_CHECKING:
    from signoria.core.game import Game

PAID = (*TAKING, OVER)
"""The gems bid are in the bank."""


def check_bids(game: Game, state: State) -> None:
    """HP-11 to HP-14: what everybody has chosen, played and bid in this phase."""
    for seat in range(state.seats):
        _check_played(state, seat)
        _check_choice(game, state, seat)
        _check_bid(game, state, seat)
    _check_ranking(game, state)


def _check_played(state: State, seat: int) -> None:
    """HP-11: cards are played in phase 2, from the second round on."""
    if state.played[seat] != NOTHING:
        phase = PHASES[state.phase]
        require(
            state.phase not in (ORDER, ACTION), f"player {seat} has played nothing yet in the phase {phase} (HP-11)"
        )
        require(state.round > 1, "nobody plays an action card in the first round (HP-11)")


def _check_choice(game: Game, state: State, seat: int) -> None:
    """HP-11, HP-12: chosen is what one has, by those who are asked."""
    choice = state.choice[seat]
    if choice == NOTHING:
        return
    if state.phase == ACTION:
        require(state.action_count[seat] > 0, f"player {seat} has no action card to choose (HP-11)")
        is_held = choice == NO_CARD or state.actions[seat, choice] > 0
        require(is_held, f"player {seat} has chosen an action card that is not behind the screen (HP-11)")
    else:
        is_second = state.played[seat] == SECOND
        is_asked = is_second == (state.phase == BID_SECOND) and state.played[seat] != RUBIES
        require(is_asked, f"player {seat} does not bid in the phase {PHASES[state.phase]} (HP-42)")
        _check_gems_bid(game, state, seat, choice)


def _check_gems_bid(game: Game, state: State, seat: int, bid: int) -> None:
    """HP-12: gems of one's own that are not in the bank yet."""
    needs = game.components.tables["BID_NEEDS"][bid]
    has_them = all(needs[gem] <= state.gems[seat, gem] for gem in range(GEMS))
    require(has_them, f"player {seat} has bid gems that are not behind the screen (HP-12)")
    _check_twice(game, state, seat, bid)


def _check_twice(game: Game, state: State, seat: int, bid: int) -> None:
    is_too_large = state.played[seat] == TWICE and game.components.tables["BID_SIZE"][bid] == MOST_IN_A_BID
    require(not is_too_large, f"player {seat}, whose best gem counts twice, bids two at most (HP-43)")


def _check_bid(game: Game, state: State, seat: int) -> None:
    """HP-12, HP-42, HP-44: whose bid is revealed, and what it may be."""
    is_open = state.bid[seat] != NOTHING
    phase = PHASES[state.phase]
    require(is_open or not _has_revealed(state, seat), f"player {seat} has revealed a bid in the phase {phase} (HP-12)")
    require(_has_revealed(state, seat) or not is_open, f"player {seat} has no bid yet in the phase {phase} (HP-12)")
    if is_open and state.played[seat] == RUBIES:
        require(state.bid[seat] == THREE_RUBIES, f"the bid of player {seat} is three rubies (HP-44)")
    elif is_open and state.phase in PAID:
        _check_twice(game, state, seat, state.bid[seat])
    elif is_open:
        _check_gems_bid(game, state, seat, state.bid[seat])


def _has_revealed(state: State, seat: int) -> bool:
    if state.phase == BID:
        return state.played[seat] == RUBIES
    if state.phase == BID_SECOND:
        return state.played[seat] != SECOND
    return state.phase in PAID


# -- the ranking


def _check_ranking(game: Game, state: State) -> None:
    """HP-13: the better bids first, of equal ones the nearest to who was Camerlengo then."""
    is_ranked = any(state.rank)
    if state.phase not in PAID:
        require(is_ranked == (state.round > 1), "ranking is that of the last bids, empty before the first (HP-13)")
        return
    require(is_ranked, f"the phase {PHASES[state.phase]} needs ranking (HP-13)")
    rankings = [_ranking(game, state, seat) for seat in _camerlengos_before(state)]
    require(ranked(state) in rankings, "ranking is not the order of the bids (HP-13)")


def _camerlengos_before(state: State) -> list[int]:
    """Who may have been Camerlengo when the bids were ranked."""
    if state.round == 1:
        return [state.first]
    if not is_camerlengo_taken(state):
        return [state.camerlengo]
    return list(range(state.seats))


def _ranking(game: Game, state: State, camerlengo: int) -> list[int]:
    seats = [(camerlengo + step) % state.seats for step in range(state.seats)]
    return sorted(seats, key=lambda seat: -game.rules.strength_of(state, seat))
