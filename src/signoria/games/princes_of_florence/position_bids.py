"""What makes a position of The Princes of Florence impossible: auctions, and pieces on characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import count_bits, has_bit
from signoria.core.position_words import require
from signoria.games.princes_of_florence.kinds import (
    BUILDINGS,
    CHARACTER_NAMES,
    ITEM_NAMES,
    LANDSCAPE_ITEM,
    LANDSCAPES,
    PIECE_NAMES,
)
from signoria.games.princes_of_florence.position_figures import everybody, order_of
from signoria.games.princes_of_florence.state import (
    ACTIONS_STAGE,
    AUCTIONS,
    BANKER,
    BID,
    CARDINAL,
    CHARACTER,
    CHARACTER_BIDS,
    CHOOSE,
    CLOSING,
    GAME_OVER,
    LAST,
    LAST_CALL,
    MERCHANT,
    MUSE,
    NOBODY,
    NOTHING,
    OPEN,
    OPENING_HANDS,
    PHASES,
    PLACE,
    PRESTIGE_CARD,
    PROFESSOR,
    RECRUIT,
    RECRUITING,
    SETTLE,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game


# -- auctions


def check_auctions(game: Game, state: State) -> None:
    """PF-10 to PF-16: who is in, what is sold, and the auction going on."""
    in_auctions = state.stage == AUCTIONS
    for item, name in enumerate(ITEM_NAMES):
        sold_here = not has_bit(state.sold, item) or game.rules.is_sold_here(state, item)
        require(sold_here, f"{name} is not for sale with {state.seats} players (PF-76)")
    require(count_bits(state.sold) <= count_bits(state.out), "more items are sold than players are out (PF-14)")
    if state.stage == OPENING_HANDS:
        require(state.out == 0, "nobody is out before the first auction (PF-13)")
    elif not in_auctions:
        require(state.out == everybody(state), "everybody is out after the auctions (PF-15)")
    if in_auctions and state.phase not in (OPEN, LAST):
        _check_auction(game, state)
    else:
        idle = state.item == NOTHING and state.bidder == NOBODY and state.bid == 0 and state.passed == 0
        require(idle, f"nothing is being auctioned in the phase {PHASES[state.phase]} (PF-11)")
    if in_auctions:
        _check_opener(state)


def _check_opener(state: State) -> None:
    """PF-12, PF-13, PF-15: the first player clockwise who is still in opens; the last one needs no auction."""
    for seat in range(state.seats):
        if order_of(state, seat) < order_of(state, state.turn):
            require(has_bit(state.out, seat), f"player {seat}, still in, opens before player {state.turn} (PF-12)")
    if state.phase in (OPEN, BID, LAST):
        require(not has_bit(state.out, state.turn), f"player {state.turn} is out and opens nothing (PF-13)")
        left = state.seats - count_bits(state.out)
        require((left == 1) == (state.phase == LAST), f"the phase last is for one player left, not {left} (PF-15)")


def _check_auction(game: Game, state: State) -> None:
    """PF-11: item, bidder and bid; who has passed is no longer in."""
    tables, bidder = game.components.tables, state.bidder
    require(state.item != NOTHING and bidder != NOBODY, "an auction has an item and a bidder (PF-11)")
    name = ITEM_NAMES[state.item]
    raised = state.bid - game.rules.opening_price(state)
    require(raised >= 0 and raised % tables["RAISE"] == 0, f"nobody can have bid {state.bid * 100} (PF-11)")
    require(raised > 0 or bidder == state.turn, f"player {state.turn} opened, so nobody else bids so little (PF-11)")
    require(not state.passed & (state.out | 1 << bidder), "who has passed is neither out nor the bidder (PF-11)")
    if state.phase == BID:
        require(not has_bit(state.out, bidder), f"player {bidder} is out and cannot bid (PF-14)")
        forbidden = game.rules.may_buy(state, bidder, state.item, state.bid)
        require(not forbidden, f"player {bidder} cannot bid so much for {name} ({game.clause(forbidden)})")
    else:
        require(has_bit(state.out, bidder), f"player {bidder} has bought, so is out (PF-14)")
        require(has_bit(state.sold, state.item), f"{name} is bought, so it is sold this round (PF-10)")
        for seat in range(state.seats):
            require(not game.rules.is_bidding(state, seat), f"player {seat} could still bid for {name} (PF-11)")


def next_bidder(game: Game, state: State) -> int:
    """PF-11: the next one clockwise from the last bidder who is in; the others were asked before, and passed."""
    for step in range(1, state.seats):
        seat = (state.bidder + step) % state.seats
        if game.rules.is_bidding(state, seat):
            return seat
    return NOBODY


def check_purchase(game: Game, state: State) -> None:
    """PF-20, PF-25, PF-76, PF-108: what the winner of an auction decides."""
    rules, item, seat = game.rules, state.item, state.actor
    if state.stage != AUCTIONS or state.phase in (OPEN, BID, LAST):
        return
    if state.phase == SETTLE:
        require(state.character_owner[MERCHANT] == seat, f"player {seat} does not have the merchant (PF-108)")
        require(state.bid <= rules.means_of(state, seat), f"player {seat} cannot pay {state.bid * 100} (PF-16)")
    elif state.phase == CHOOSE:
        kinds = sum(rules.may_choose_landscape(state, seat, kind) == 0 for kind in range(LANDSCAPES))
        require(item == LANDSCAPE_ITEM and kinds > 1, f"player {seat} has no landscape to choose (PF-76)")
    elif state.phase == PLACE:
        wanted = state.piece - BUILDINGS if state.seats > 2 else LANDSCAPE_ITEM
        name, bought = PIECE_NAMES[state.piece], state.piece >= BUILDINGS and item == wanted
        require(bought, f"{name} is not what was bought (PF-20)")
        require(rules.fits_somewhere(state, seat, state.piece), f"{name} fits nowhere with player {seat} (PF-20)")
    elif state.phase == RECRUIT:
        require(
            item == RECRUITING and rules.can_recruit(state, seat), f"player {seat} has nobody to recruit now (PF-25)"
        )
    else:
        require(item == PRESTIGE_CARD, "only a prestige card lets its buyer look at cards (PF-24)")


# -- characters


def check_characters(game: Game, state: State) -> None:
    """PF-100 to PF-104, PF-110: who has a character took it; one a player."""
    owners = [*(state.character_owner[number] for number in range(BANKER)), state.banker_taker]
    for number, name in enumerate(CHARACTER_NAMES):
        taken, owner = has_bit(state.taken, number), owners[number]
        require(taken or owner == NOBODY, f"{name} is with player {owner}, so it is taken (PF-102)")
        kept = number == BANKER or (number in (MUSE, CARDINAL) and state.stage in (CHARACTER_BIDS, ACTIONS_STAGE))
        require(not kept or not taken or owner != NOBODY, f"{name} is taken and stays with somebody (PF-104)")
        if owner != NOBODY:
            require(owners.count(owner) == 1, f"player {owner} has two characters (PF-100)")
            require(has_bit(state.settled, owner), f"player {owner} has {name}, so is settled (PF-102)")
    if state.stage in (LAST_CALL, CLOSING, GAME_OVER):
        require(owners[MERCHANT] == NOBODY, "the merchant goes back at the end of the auctions (PF-108)")
    if state.stage == GAME_OVER:
        require(owners[PROFESSOR] == NOBODY, "the professor goes back at the end (PF-109)")
    require(
        count_bits(state.taken) <= count_bits(state.settled),
        "more characters are taken than players are settled (PF-100)",
    )
    if state.stage != CHARACTER_BIDS:
        first = state.round == 0 or (state.round == 1 and state.stage == AUCTIONS)
        wanted = 0 if first else everybody(state)
        require(state.settled == wanted, f"settled lists {'nobody' if first else 'everybody'} here (PF-103)")
    elif state.phase == CHARACTER:
        require(not has_bit(state.settled, state.turn), f"player {state.turn} is settled and chooses nothing (PF-101)")
    else:
        require(has_bit(state.settled, state.turn), f"player {state.turn} has a character, so is settled (PF-102)")
    _check_pieces_on_characters(game, state)


def _check_pieces_on_characters(game: Game, state: State) -> None:
    """PF-101 to PF-103."""
    tables = game.components.tables
    for seat in range(state.seats):
        character, number = state.standing[seat], state.number[seat]
        if character == NOTHING:
            continue
        name = CHARACTER_NAMES[character]
        require(state.stage == CHARACTER_BIDS, "pieces stand on characters in the stage characters only (PF-101)")
        require(not has_bit(state.settled, seat), f"player {seat} is settled and stands on no character (PF-102)")
        require(not has_bit(state.taken, character), f"{name} is taken, so nobody stands there (PF-102)")
        in_range = tables["CHARACTER_LOW"][character] <= number <= tables["CHARACTER_HIGH"][character]
        require(in_range and number <= state.florins[seat], f"player {seat} cannot stand on {name} {number} (PF-103)")
        require(game.rules.holder_of(state, character) == seat, f"two pieces stand on {name} (PF-101)")
        acting = state.phase == CHARACTER and seat == state.turn
        require(not acting, f"player {seat} stands on {name}, so takes it now (PF-102)")
