"""What makes a position of The Princes of Florence impossible: professions, known cards, and cards looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import count_bits, has_bit
from signoria.core.position_words import require
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.kinds import PILE_NAMES
from signoria.games.princes_of_florence.position_figures import actions_spent, recruited_by
from signoria.games.princes_of_florence.state import (
    ACTIONS_STAGE,
    AUCTIONS,
    BONUS_PILE,
    LOOK_AT,
    NOBODY,
    NOTHING,
    PRESTIGE_PILE,
    PROFESSION_PILE,
    PROFESSOR,
    RETURN,
    UNDER,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_cards(game: Game, state: State) -> None:
    """Refuse cards that cannot be where they are."""
    _check_professions(state)
    _check_returned(game, state)
    _check_known_cards(state)
    if state.phase in (LOOK_AT, UNDER):
        _check_looking(game, state)


def _check_professions(state: State) -> None:
    """PF-2, PF-25, PF-45: professions come from the deal, the pile and other players' tables."""
    for seat in range(state.seats):
        recruited, shown = recruited_by(state, seat), state.shown[seat]
        require(recruited >= 0, f"player {seat} has {-recruited} professions fewer than dealt and drawn (PF-2)")
        require(not shown & ~state.hand[seat], f"what is shown of player {seat} is in the hand (PF-25)")
        require(count_bits(shown) <= recruited, f"player {seat} has recruited only {recruited} professions (PF-25)")
    recruited = sum(recruited_by(state, seat) for seat in range(state.seats))
    left = sum(state.recruiting_table)
    require(recruited == left, f"players have recruited {recruited} professions with {left} recruiting cards (PF-25)")


def _check_returned(game: Game, state: State) -> None:
    """PF-2: what was given back is in nobody's hand before it is drawn."""
    assert isinstance(game.components, PrincesComponents)
    names = game.components.professions
    returned = [state.returned[seat] for seat in range(state.seats) if state.returned[seat] != NOTHING]
    for seat in range(state.seats):
        card = state.returned[seat]
        if card == NOTHING:
            continue
        require(returned.count(card) == 1, f"{names[card]} was given back twice (PF-2)")
        if state.phase == RETURN:
            require(has_bit(state.hand[seat], card), f"player {seat} gives back a card of the hand (PF-2)")
            continue
        for other in range(state.seats):
            secret = state.hand[other] & ~state.shown[other] if state.drawn[other] == 0 else 0
            require(not has_bit(secret, card), f"player {other} has not drawn {names[card]} again (PF-2)")


def _check_known_cards(state: State) -> None:
    """PF-24: cards that somebody put under a pile lie under all others."""
    for pile, name in enumerate(PILE_NAMES):
        known = [state.pile_known[pile, place] for place in range(state.pile_size[pile])]
        put_there = [seats != 0 for seats in known]
        in_order = put_there == sorted(put_there)
        require(in_order, f"what players put under the {name} pile lies under all the rest (PF-24)")
        for seat in range(state.seats):
            knows = pile == PROFESSION_PILE and any(has_bit(seats, seat) for seats in known)
            require(not knows or state.drawn[seat], f"player {seat} has put no profession under the pile (PF-45)")


def _check_looking(game: Game, state: State) -> None:
    """PF-24, PF-45, PF-47, PF-109: which pile, and how many."""
    pile, count = state.looked_pile, state.looked_size
    most = int(game.components.tables["LOOK"])
    if state.phase == LOOK_AT:
        all_cards = count + state.pile_size[pile]
        require(count == min(most, all_cards) > 0, f"a player looks at {most} cards, or all that are left (PF-24)")
    else:
        require(2 <= count < most, f"2 to {most - 1} cards are left to be put under the pile (PF-24)")
    if state.stage == ACTIONS_STAGE and pile == PROFESSION_PILE:
        require(state.drew_profession, "who looks at professions drew_profession (PF-45)")
    elif state.stage == ACTIONS_STAGE and pile == BONUS_PILE and actions_spent(state) > 0:
        return
    elif state.stage == AUCTIONS:
        require(pile == PRESTIGE_PILE, "in the auctions only prestige cards are looked at (PF-24)")
    else:
        used = has_bit(state.taken, PROFESSOR) and state.character_owner[PROFESSOR] == NOBODY
        require(used and pile != PROFESSION_PILE, "only the professor lets a player look at these cards here (PF-109)")
