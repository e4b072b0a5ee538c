"""What must add up in a position of The Princes of Florence: purchases, actions, points and money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import count_bits, has_bit
from signoria.core.position_words import require
from signoria.games.princes_of_florence.kinds import BONUS_CARDS, BUILDINGS, ITEM_NAMES, LANDSCAPE_ITEM, ROUNDS
from signoria.games.princes_of_florence.position_figures import (
    actions_spent,
    drawing,
    order_of,
    recruited_by,
    tiles_laid,
    tiles_of,
)
from signoria.games.princes_of_florence.state import (
    ACTIONS_STAGE,
    ARCHITECT,
    AUCTIONS,
    BONUS,
    BONUS_PILE,
    BY_BANKER,
    BY_BEST_WORKS,
    BY_MERCHANT,
    BY_WORKS,
    CHOOSE,
    CLOSING,
    GAME_OVER,
    GONE_BACK,
    JESTER,
    LAST_CALL,
    LOOK_AT,
    MAX_PRESTIGE,
    MERCHANT,
    NOBODY,
    NOTHING,
    OPENING_HANDS,
    PAY,
    PLACE,
    PRESTIGE_CARD,
    PRESTIGE_PILE,
    PROFESSION_PILE,
    PROFESSOR,
    RECRUITING,
    SETTLE,
    State,
)
from signoria.games.princes_of_florence.turns import ACTIONS_A_TURN

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_counts(game: Game, state: State) -> None:
    """Refuse what does not add up."""
    _check_purchases(state)
    _check_actions(state)
    _check_points(game, state)
    _check_money(game, state)


# -- purchases


def _character_rounds(state: State) -> int:
    """PF-100: how often characters have been shared out, this time included."""
    if not state.muse_and_princess or state.round == 0:
        return 0
    return state.round - 1 if state.stage in (AUCTIONS, LAST_CALL) else state.round


def _times_used(state: State, character: int) -> int:
    """PF-104: how often a character that is given back can have been used; the last time it was only if it is back."""
    used = has_bit(state.taken, character) and state.character_owner[character] == NOBODY
    return max(0, _character_rounds(state) - 1) + (1 if used else 0)


def _check_purchases(state: State) -> None:
    """PF-10, PF-14: an item of a kind and a purchase of a player each round, and the professor's cards (PF-109)."""
    before = max(0, state.round - 1)
    laid = [piece for piece, _, _ in tiles_laid(state)] + [state.piece]
    bought = [laid.count(BUILDINGS + item) for item in range(JESTER)] + [0] * (len(ITEM_NAMES) - JESTER)
    bought[JESTER], bought[ARCHITECT] = sum(state.jesters), sum(state.architects)
    bought[PRESTIGE_CARD] = sum(state.prestige_size) + drawing(state, PRESTIGE_PILE)
    bought[RECRUITING] = sum(state.recruiting_hand) + sum(state.recruiting_table)
    if state.seats == 2:
        bought[:JESTER], bought[LANDSCAPE_ITEM] = [0] * JESTER, sum(bought[:JESTER])
    for item, name in enumerate(ITEM_NAMES):
        if state.phase in (SETTLE, CHOOSE) and state.item == item:
            bought[item] += 1
        sold = has_bit(state.sold, item)
        most = before + sold + (_times_used(state, PROFESSOR) if item == PRESTIGE_CARD else 0)
        require(bought[item] <= most, f"more of {name} are with players than were sold (PF-10)")
        require(bought[item] or not sold, f"{name} is sold, but nobody has one (PF-10)")
    for seat in range(state.seats):
        items = state.jesters[seat] + state.architects[seat] + sum(state.landscapes[seat]) + state.prestige_size[seat]
        items += state.recruiting_hand[seat] + recruited_by(state, seat)
        if seat == state.bidder and state.phase in (SETTLE, CHOOSE, PLACE, LOOK_AT):
            items += 1
        most = before + has_bit(state.out, seat) + _times_used(state, PROFESSOR)
        require(items <= most, f"player {seat} has {items} items, but could buy only {most} (PF-14)")


# -- actions


def _turns(state: State, seat: int) -> int:
    """PF-30: how many action turns a player has had, the present one not counted."""
    if state.stage in (CLOSING, GAME_OVER):
        return ROUNDS
    if state.stage == ACTIONS_STAGE and order_of(state, seat) < order_of(state, state.turn):
        return state.round
    return max(0, state.round - 1)


def _is_acting(state: State, seat: int) -> bool:
    return state.stage == ACTIONS_STAGE and seat == state.turn


def _actions(state: State, seat: int) -> int:
    """PF-30, PF-106: how many actions a player can have spent."""
    most = (ACTIONS_A_TURN + state.muse_and_princess) * _turns(state, seat)
    if _is_acting(state, seat):
        most += actions_spent(state)
    return most


def _check_actions(state: State) -> None:
    """PF-30: every work, building, freedom, profession and bonus card took an action, or the professor (PF-109)."""
    by_professor = _times_used(state, PROFESSOR)
    working = 1 if state.phase in (BONUS, PAY) else 0
    done = 0
    for seat in range(state.seats):
        acting = _is_acting(state, seat)
        works = count_bits(state.table[seat]) + state.recruiting_table[seat]
        freedoms = count_bits(state.freedoms[seat])
        drawn = state.drawn[seat] + (drawing(state, PROFESSION_PILE) if acting else 0)
        built = sum(piece < BUILDINGS and border == NOTHING for piece, _, border in tiles_of(state, seat))
        actions = works + freedoms + drawn + built
        bonus = state.bonus_size[seat] + (drawing(state, BONUS_PILE) if seat == state.actor else 0)
        enough = actions + bonus <= _actions(state, seat) + by_professor + (working if acting else 0)
        require(enough, f"player {seat} has more than the actions until now can bring (PF-30)")
        once = freedoms <= _turns(state, seat) + (state.took_freedom if acting else 0)
        require(once, f"player {seat} has introduced more freedoms than one a turn (PF-30)")
        once = drawn <= _turns(state, seat) + (state.drew_profession if acting else 0)
        require(once, f"player {seat} has drawn more professions than one a turn (PF-30)")
        done += actions
    done += sum(border != NOTHING for _, _, border in tiles_laid(state))
    looked = state.looked_size if state.looked_pile == BONUS_PILE else 0
    bonus = BONUS_CARDS - state.pile_size[BONUS_PILE] - looked + drawing(state, BONUS_PILE)
    most = sum(_actions(state, seat) for seat in range(state.seats)) + by_professor + working
    require(done + bonus <= most, "there is more on the table than the actions until now can bring (PF-30)")


# -- points and money


def _check_points(game: Game, state: State) -> None:
    """PF-33, PF-35, PF-71, PF-108, PF-110: points for works, best works, merchant and banker, and going back."""
    tables = game.components.tables
    finished = ROUNDS if state.stage in (CLOSING, GAME_OVER) else max(0, state.round - 1)
    for seat in range(state.seats):
        earned = state.earned[seat]
        require(state.prestige[seat] >= 0, f"player {seat} has gone back below no points at all (PF-71)")
        require(not earned[GONE_BACK] or not state.muse_and_princess, f"player {seat} cannot have gone back (PF-111)")
        most = (MAX_PRESTIGE - 1) * _actions(state, seat)
        require(earned[BY_WORKS] <= most, f"player {seat} has more points for works than possible (PF-33)")
        most = int(tables["BEST_WORK_POINTS"]) * finished
        require(earned[BY_BEST_WORKS] <= most, f"player {seat} has more points for best works than possible (PF-35)")
        most = state.seats * _times_used(state, MERCHANT)
        require(earned[BY_MERCHANT] <= most, f"player {seat} has more points from the merchant than possible (PF-108)")
        exchanged = state.stage == GAME_OVER and state.banker_taker == seat
        require(not earned[BY_BANKER] or exchanged, f"player {seat} has no points from the banker (PF-110)")
        had_turn = _is_acting(state, seat) or (state.stage == ACTIONS_STAGE and _turns(state, seat) == state.round)
        best, least = state.best_work[seat], int(tables["MINIMUM"][state.round])
        require(not best or (had_turn and best >= least), f"player {seat} has made no such best_work (PF-35)")


def _check_money(game: Game, state: State) -> None:
    """PF-1, PF-75: what everybody starts with; PF-110: the banker's florins."""
    tables = game.components.tables
    for seat in range(state.seats):
        start = int(tables["START_FLORINS"][state.seats])
        right = state.stage != OPENING_HANDS or state.florins[seat] == start
        require(right, f"everybody begins with {start * 100} florins (PF-1)")
        exchanged = state.stage == GAME_OVER and state.banker_taker == seat
        left = state.florins[seat] >= tables["PRESTIGE_PRICE"]
        require(not exchanged or not left, f"player {seat} turns florins into points with the banker (PF-110)")
    if state.muse_and_princess:
        start, growth = int(tables["BANKER_START"]), int(tables["BANKER_GROWTH"])
        possible = {start + growth * times for times in range(max(1, _character_rounds(state)))}
        if state.banker_taker != NOBODY:
            possible = {0}
        require(state.banker_money in possible, f"there cannot be {state.banker_money * 100} banker_florins (PF-110)")
