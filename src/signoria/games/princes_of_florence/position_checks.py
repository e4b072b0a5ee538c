"""What makes a position of The Princes of Florence impossible: what is decided now must be there to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import has_bit
from signoria.core.position_words import require
from signoria.games.princes_of_florence.kinds import BUILDINGS, PIECE_NAMES, ROUNDS
from signoria.games.princes_of_florence.position_bids import (
    check_auctions,
    check_characters,
    check_purchase,
    next_bidder,
)
from signoria.games.princes_of_florence.position_cards import check_cards
from signoria.games.princes_of_florence.position_counts import check_counts
from signoria.games.princes_of_florence.position_figures import actions_a_turn, actions_spent, drawing, order_of
from signoria.games.princes_of_florence.position_table import check_touching
from signoria.games.princes_of_florence.state import (
    ACT,
    ACTIONS_STAGE,
    ANSWER,
    AUCTIONS,
    BID,
    BONUS,
    CHARACTER,
    CHARACTER_BIDS,
    CHOOSE,
    CLOSING,
    GAME_OVER,
    JOIN,
    LAST,
    LAST_CALL,
    LOOK_AT,
    MERCHANT,
    MERCHANT_PHASE,
    NOBODY,
    NOTHING,
    OPEN,
    OPENING_HANDS,
    OVER,
    PARTNER,
    PAY,
    PHASES,
    PLACE,
    PRICE,
    PRINCESS,
    PROFESSION_PILE,
    PROFESSOR,
    PROFESSOR_PHASE,
    RECRUIT,
    REPLY,
    RETURN,
    SETTLE,
    STAGES,
    UNDER,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

CARDS = (LOOK_AT, UNDER)
OFFERING = (PARTNER, JOIN, PRICE, ANSWER, REPLY)
PHASES_OF = {
    GAME_OVER: (OVER,),
    OPENING_HANDS: (RETURN,),
    AUCTIONS: (OPEN, BID, LAST, SETTLE, CHOOSE, PLACE, RECRUIT, *CARDS),
    LAST_CALL: (PROFESSOR_PHASE, *CARDS),
    CHARACTER_BIDS: (CHARACTER, MERCHANT_PHASE, PROFESSOR_PHASE, *CARDS),
    ACTIONS_STAGE: (ACT, BONUS, PAY, PLACE, *OFFERING, *CARDS),
    CLOSING: (PROFESSOR_PHASE, *CARDS),
}
PHASES_WITH = {
    "piece": (PLACE, *OFFERING),
    "partner": (JOIN, PRICE, ANSWER, REPLY),
    "place": (PRICE, ANSWER, REPLY),
    "price": (ANSWER, REPLY),
    "looked_pile": CARDS,
}
NAMED = {
    "piece": "piece",
    "partner": "offer",
    "place": "offer with a square",
    "price": "offer with florins",
    "looked_pile": "looking",
}


def check_state(game: Game, state: State) -> None:
    """Refuse what no game can come to."""
    _check_moment(state)
    _check_what_is_named(state)
    check_auctions(game, state)
    if state.muse_and_princess:
        check_characters(game, state)
    _check_actor(game, state)
    _check_action_turn(game, state)
    check_touching(game, state)
    check_cards(game, state)
    _check_character_in_use(game, state)
    check_purchase(game, state)
    _check_action(game, state)
    check_counts(game, state)


def _check_moment(state: State) -> None:
    """PF-5: round, stage and phase fit."""
    stage, phase = STAGES[state.stage], PHASES[state.phase]
    require(state.phase in PHASES_OF[state.stage], f"there is no phase {phase} in the stage {stage}")
    if state.stage == OPENING_HANDS:
        require(state.round == 0, "round is 0 in the stage opening (PF-2)")
    else:
        require(state.round >= 1, f"round is 1 to {ROUNDS} in the stage {stage} (PF-5)")
    if state.stage in (LAST_CALL, CHARACTER_BIDS, CLOSING):
        require(state.muse_and_princess, f"there is no stage {stage} without Muse & Princess (PF-100)")
    if state.stage in (CLOSING, GAME_OVER):
        require(state.round == ROUNDS, f"the game ends with round {ROUNDS} (PF-5)")
        require(order_of(state, state.turn) == state.seats - 1, "the last turn is the last one of a round (PF-30)")


def _check_what_is_named(state: State) -> None:
    """A piece, an offer and cards are there when it is about them, and only then."""
    for field, phases in PHASES_WITH.items():
        if state.phase in phases:
            require(getattr(state, field) != NOTHING, f"the phase {PHASES[state.phase]} needs {NAMED[field]}")
        else:
            require(getattr(state, field) == NOTHING, f"there is no {NAMED[field]} in the phase {PHASES[state.phase]}")


def _check_actor(game: Game, state: State) -> None:
    """Whose decision it is."""
    if state.stage == GAME_OVER:
        require(state.actor == NOBODY, "actor is null once the game is over (PF-72)")
        return
    if state.stage == OPENING_HANDS:
        require(state.turn == state.first, "turn is the first player in the stage opening (PF-5)")
    wanted = state.turn
    if state.stage == AUCTIONS and state.phase not in (OPEN, LAST):
        wanted = next_bidder(game, state) if state.phase == BID else state.bidder
    elif state.stage in (LAST_CALL, CLOSING):
        wanted = state.character_owner[PROFESSOR] if state.phase == PROFESSOR_PHASE else state.actor
    elif state.phase == ANSWER:
        wanted = state.partner
    require(wanted != NOBODY, f"there is nobody to decide in the phase {PHASES[state.phase]}")
    require(state.actor == wanted, f"actor is {wanted} in the phase {PHASES[state.phase]} here")


# -- characters


def _check_character_in_use(game: Game, state: State) -> None:
    """PF-108, PF-109: the one who is asked has the character."""
    if state.phase == PROFESSOR_PHASE:
        has_it = state.character_owner[PROFESSOR] == state.actor and game.rules.can_use_professor(state)
        require(has_it, f"player {state.actor} cannot use the professor (PF-109)")
    if state.phase == MERCHANT_PHASE:
        require(
            state.character_owner[MERCHANT] == state.actor, f"player {state.actor} does not have the merchant (PF-108)"
        )


# -- action turns


def _check_action_turn(game: Game, state: State) -> None:
    """PF-30, PF-125: what is left of a turn."""
    most = int(game.components.tables["MAX_REFUSALS"]) if state.cooperation else 0
    require(state.refusals <= most, f"there are at most {most} refusals in a turn (PF-125)")
    if state.phase not in (BONUS, PAY):
        require(state.work_value == 0, f"there is no work_value in the phase {PHASES[state.phase]} (PF-33)")
    if state.stage == ACTIONS_STAGE:
        done = state.drew_profession + state.took_freedom
        require(actions_spent(state) >= 0, f"player {state.turn} has {actions_a_turn(state)} actions a turn (PF-30)")
        require(done <= actions_spent(state), f"player {state.turn} has not done so many actions yet (PF-30)")
        drawn = state.drawn[state.turn] + drawing(state, PROFESSION_PILE)
        require(not state.drew_profession or drawn, f"player {state.turn} has drawn no profession (PF-45)")
        freedoms = state.freedoms[state.turn]
        require(not state.took_freedom or freedoms, f"player {state.turn} has introduced no freedom (PF-46)")
        return
    require(state.actions_left == 0, "actions are left in an action turn only (PF-30)")
    if state.round <= 1 and state.stage not in (CLOSING, GAME_OVER):
        idle = not state.drew_profession and not state.took_freedom and not state.refusals
        require(idle, "nobody has had an action turn yet (PF-30)")


def _check_action(game: Game, state: State) -> None:
    """PF-30 to PF-33, PF-40, PF-121 to PF-125: the action being done."""
    rules, seat, phase = game.rules, state.turn, state.phase
    if state.stage != ACTIONS_STAGE or phase in CARDS:
        return
    if phase == ACT:
        can_act = state.actions_left or rules.can_act_without_action(state, seat)
        require(can_act, f"player {seat} has nothing left to do, so the turn is over (PF-30)")
        return
    require(state.actions_left, f"player {seat} has no action left (PF-30)")
    if phase in (BONUS, PAY):
        _check_work(game, state)
        return
    require(state.piece < BUILDINGS, f"{PIECE_NAMES[state.piece]} is no building (PF-40)")
    forbidden = rules.may_build(state, seat, state.piece) if phase == PLACE else _may_offer(game, state)
    name = PIECE_NAMES[state.piece]
    require(not forbidden, f"player {seat} cannot build {name} like this ({game.clause(forbidden)})")


def _check_work(game: Game, state: State) -> None:
    """PF-31, PF-32."""
    seat, reached = state.turn, state.work_value
    if state.phase == BONUS:
        require(state.bonus_size[seat], f"player {seat} has no bonus card to play (PF-31)")
        reached += game.rules.all_bonus_values(state, seat, 0)
    princess = state.phase == PAY and has_bit(state.taken, PRINCESS) and state.character_owner[PRINCESS] == NOBODY
    require(state.table[seat] or princess, f"player {seat} has no profession at work (PF-31)")
    least = int(game.components.tables["MINIMUM"][state.round])
    require(reached >= least, f"a work of round {state.round} is worth at least {least} (PF-32)")


def _may_offer(game: Game, state: State) -> int:
    """The clause that forbids an offer, as far as it is named."""
    rules, seat = game.rules, state.turn
    forbidden = int(rules.may_offer(state, seat, state.piece))
    if not forbidden and state.partner != NOBODY:
        forbidden = rules.may_join(state, seat, state.partner, state.piece)
    if not forbidden and state.place != NOTHING:
        forbidden = rules.may_lay_jointly(state, seat, state.partner, state.piece, state.place)
    if not forbidden and state.phase == REPLY:
        forbidden = rules.may_accept(state, state.partner)
    return forbidden
