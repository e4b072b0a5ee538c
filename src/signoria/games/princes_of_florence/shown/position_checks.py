"""What contradicts itself in a position of The Princes of Florence: what is decided must be there to be decided."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.core.text.position_words import require
from signoria.games.princes_of_florence.constants import BUILDINGS, CHARACTER_NAMES, PIECE_NAMES, PILE_NAMES, ROUNDS
from signoria.games.princes_of_florence.rules.setting_up import DEALT
from signoria.games.princes_of_florence.shown.position_auctions import check_auctions, check_characters, check_purchase
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
    PRESTIGE_PILE,
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
    "piece": ("piece", (PLACE, *OFFERING)),
    "partner": ("offer", (JOIN, PRICE, ANSWER, REPLY)),
    "place": ("offer with a square", (PRICE, ANSWER, REPLY)),
    "price": ("offer with florins", (ANSWER, REPLY)),
    "looked_pile": ("looking", CARDS),
}


def check_state(game: GameRules, state: State) -> None:
    """Refuse what contradicts itself."""
    _check_moment(state)
    _check_cards(game, state)
    check_auctions(game, state)
    if state.muse_and_princess:
        check_characters(game, state)
    _check_actor(game, state)
    check_purchase(game, state)
    _check_action(game, state)


def _check_moment(state: State) -> None:
    """PF-5: round, stage and phase fit; a piece, an offer and cards are there when it is about them, and only then."""
    stage, phase = STAGES[state.stage], PHASES[state.phase]
    require(state.phase in PHASES_OF[state.stage], f"there is no phase {phase} in the stage {stage}")
    is_opening, is_ending = state.stage == OPENING_HANDS, state.stage in (CLOSING, GAME_OVER)
    require((state.round == 0) == is_opening, "round is 0 in the stage opening, and only there (PF-2)")
    require(not is_ending or state.round == ROUNDS, f"the game ends with round {ROUNDS} (PF-5)")
    is_last = (state.turn - state.first) % state.seats == state.seats - 1
    require(not is_ending or is_last, "the last turn is the last one of a round (PF-30)")
    is_character_stage = state.stage in (LAST_CALL, CHARACTER_BIDS, CLOSING)
    is_there = not is_character_stage or state.muse_and_princess
    require(is_there, f"there is no stage {stage} without Muse & Princess (PF-100)")
    for field, (name, phases) in PHASES_WITH.items():
        is_named = getattr(state, field) != NOTHING
        require(is_named or state.phase not in phases, f"the phase {phase} needs {name}")
        require(not is_named or state.phase in phases, f"there is no {name} in the phase {phase}")


# -- cards


def _check_cards(game: GameRules, state: State) -> None:
    """PF-2, PF-24, PF-25: hands, what is known of them and of the piles, and cards looked at."""
    names = game.components.professions
    returned = [state.returned[seat] for seat in range(state.seats)]
    for seat, card in enumerate(returned):
        dealt = state.phase != RETURN or state.hand_size[seat] == DEALT
        require(dealt, f"players[{seat}].hand has {DEALT} professions before one is given back (PF-2)")
        require(not state.shown[seat] & ~state.hand[seat], f"players[{seat}].shown is in the hand (PF-25)")
        if card == NOTHING:
            continue
        require(returned.count(card) == 1, f"{names[card]} was given back twice (PF-2)")
        if state.phase == RETURN:
            require(has_bit(state.hand[seat], card), f"players[{seat}].returned is of the hand (PF-2)")
            continue
        for other in range(state.seats):
            secret = state.hand[other] & ~state.shown[other] if state.drawn[other] == 0 else 0
            require(not has_bit(secret, card), f"player {other} has not drawn {names[card]} again (PF-2)")
    for pile, name in enumerate(PILE_NAMES):
        put_there = [state.pile_known[pile, place] != 0 for place in range(state.pile_size[pile])]
        in_order = put_there == sorted(put_there)
        require(in_order, f"what players put under the {name} pile lies under all the rest (PF-24)")
    if state.phase in CARDS:
        _check_looking(game, state)


def _check_looking(game: GameRules, state: State) -> None:
    """PF-24, PF-45, PF-47, PF-109: which pile, and how many."""
    pile, count, most = state.looked_pile, state.looked_size, int(game.components.tables["LOOK"])
    least, most = (1, most) if state.phase == LOOK_AT else (2, most - 1)
    require(least <= count <= most, f"looking.cards is a list of {least} to {most} here (PF-24)")
    if state.stage == AUCTIONS:
        require(pile == PRESTIGE_PILE, "in the auctions only prestige cards are looked at (PF-24)")
    elif pile == PROFESSION_PILE:
        is_action = state.stage == ACTIONS_STAGE and state.drew_profession
        require(is_action, "who looks at professions drew_profession in an action turn (PF-45)")
    elif state.stage != ACTIONS_STAGE or pile == PRESTIGE_PILE:
        used = has_bit(state.taken, PROFESSOR) and state.character_owner[PROFESSOR] == NOBODY
        require(used, "only the professor lets a player look at these cards here (PF-109)")


# -- who decides, and what


def _check_actor(game: GameRules, state: State) -> None:
    """Whose decision it is."""
    phase, actor = PHASES[state.phase], state.actor
    if state.stage == GAME_OVER:
        require(actor == NOBODY, "actor is null once the game is over (PF-72)")
        return
    require(actor != NOBODY, f"there is nobody to decide in the phase {phase}")
    if state.phase == BID:
        can = actor != state.bidder and game.rules.is_bidding(state, actor)
        require(can, f"player {actor} cannot bid (PF-11)")
        return
    wanted = state.turn
    if state.stage == AUCTIONS and state.phase not in (OPEN, LAST):
        wanted = state.bidder
    elif state.stage in (LAST_CALL, CLOSING):
        wanted = actor
    elif state.phase == ANSWER:
        wanted = state.partner
    require(actor == wanted, f"actor is {wanted} in the phase {phase} here")
    is_first = state.stage != OPENING_HANDS or state.turn == state.first
    require(is_first, "turn is the first player in the stage opening (PF-5)")
    for user, character in ((PROFESSOR_PHASE, PROFESSOR), (MERCHANT_PHASE, MERCHANT)):
        has_it = state.phase != user or state.character_owner[character] == actor
        require(has_it, f"player {actor} does not have the {CHARACTER_NAMES[character]} (PF-104)")
    can_use = state.phase != PROFESSOR_PHASE or game.rules.can_use_professor(state)
    require(can_use, f"player {actor} cannot use the professor (PF-109)")


def _check_action(game: GameRules, state: State) -> None:
    """PF-30 to PF-33, PF-40, PF-121 to PF-125: the action being done."""
    rules, seat, phase = game.rules, state.turn, state.phase
    is_work = phase in (BONUS, PAY)
    require(is_work or state.work_value == 0, f"there is no work_value in the phase {PHASES[phase]} (PF-33)")
    if state.stage != ACTIONS_STAGE:
        require(state.actions_left == 0, "actions are left in an action turn only (PF-30)")
        return
    if phase == ACT:
        can_act = state.actions_left or rules.can_act_without_action(state, seat)
        require(can_act, f"player {seat} has nothing left to do, so the turn is over (PF-30)")
        return
    if phase in CARDS:
        return
    require(state.actions_left, f"player {seat} has no action left (PF-30)")
    if is_work:
        _check_work(game, state)
        return
    require(state.piece < BUILDINGS, f"{PIECE_NAMES[state.piece]} is no building (PF-40)")
    forbidden = rules.may_build(state, seat, state.piece) if phase == PLACE else _may_offer(game, state)
    clause = game.clause(forbidden) if forbidden else ""
    require(not forbidden, f"player {seat} cannot build {PIECE_NAMES[state.piece]} like this ({clause})")


def _check_work(game: GameRules, state: State) -> None:
    """PF-31, PF-32: who has begun a work can make one that is worth enough."""
    seat, reached = state.turn, state.work_value
    if state.phase == BONUS:
        require(state.bonus_size[seat], f"player {seat} has no bonus card to play (PF-31)")
        reached += game.rules.all_bonus_values(state, seat, 0)
    princess = state.phase == PAY and has_bit(state.taken, PRINCESS) and state.character_owner[PRINCESS] == NOBODY
    require(state.table[seat] or princess, f"player {seat} has no profession at work (PF-31)")
    least = int(game.components.tables["MINIMUM"][state.round])
    require(reached >= least, f"a work of round {state.round} is worth at least {least} (PF-32)")


def _may_offer(game: GameRules, state: State) -> int:
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
