"""What contradicts itself in a position while things are sold: auctions and characters."""

from __future__ import annotations

from signoria.core.kit import GameRules
from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.text.position_words import require
from signoria.games.princes_of_florence.constants import (
    BUILDINGS,
    CHARACTER_NAMES,
    ITEM_NAMES,
    LANDSCAPE_ITEM,
    LANDSCAPES,
    PIECE_NAMES,
)
from signoria.games.princes_of_florence.state import (
    AUCTIONS,
    BANKER,
    BID,
    CHARACTER,
    CHARACTER_BIDS,
    CHOOSE,
    LAST,
    MERCHANT,
    NOBODY,
    NOTHING,
    OPEN,
    OPENING_HANDS,
    PHASES,
    PLACE,
    PRESTIGE_CARD,
    RECRUIT,
    RECRUITING,
    SETTLE,
    State,
)


def check_auctions(game: GameRules, state: State) -> None:
    """PF-10 to PF-16: who is in, what is sold, and the auction going on; PF-20: a landscape a round at most."""
    everybody = (1 << state.seats) - 1
    for item, name in enumerate(ITEM_NAMES):
        sold_here = not has_bit(state.sold, item) or game.rules.is_sold_here(state, item)
        require(sold_here, f"{name} is not for sale with {state.seats} players (PF-76)")
    for seat in range(state.seats):
        is_placing = state.stage == AUCTIONS and state.phase in (SETTLE, CHOOSE, PLACE) and seat == state.bidder
        bought = sum(state.landscapes[seat]) + is_placing
        most = max(0, state.round - 1) + has_bit(state.out, seat)
        require(bought <= most, f"player {seat} can have bought {most} landscapes by now, not {bought} (PF-14)")
    if state.stage != AUCTIONS:
        wanted = 0 if state.stage == OPENING_HANDS else everybody
        require(state.out == wanted, "auction.out is nobody before the first auction, everybody after one (PF-15)")
    if state.stage == AUCTIONS and state.phase in (OPEN, BID, LAST):
        left = state.seats - count_bits(state.out)
        require(not has_bit(state.out, state.turn), f"player {state.turn} is out and opens nothing (PF-13)")
        require((left == 1) == (state.phase == LAST), f"the phase last is for one player left, not {left} (PF-15)")
    if state.stage == AUCTIONS and state.phase not in (OPEN, LAST):
        _check_auction(game, state)
    else:
        idle = state.item == NOTHING and state.bidder == NOBODY and state.bid == 0 and state.passed == 0
        require(idle, f"nothing is being auctioned in the phase {PHASES[state.phase]} (PF-11)")


def _check_auction(game: GameRules, state: State) -> None:
    """PF-11: item, bidder and bid; who has passed is no longer in."""
    item, bidder = state.item, state.bidder
    require(item != NOTHING and bidder != NOBODY, "an auction has an item and a bidder (PF-11)")
    raised = state.bid - game.rules.opening_price(state)
    possible = raised >= 0 and raised % game.components.tables["RAISE"] == 0
    require(possible, f"nobody can have bid {state.bid * 100} (PF-11)")
    require(not state.passed & (state.out | 1 << bidder), "who has passed is neither out nor the bidder (PF-11)")
    if state.phase == BID:
        require(not has_bit(state.out, bidder), f"player {bidder} is out and cannot bid (PF-14)")
        forbidden = game.rules.may_buy(state, bidder, item, state.bid)
        clause = game.clause(forbidden) if forbidden else ""
        require(not forbidden, f"player {bidder} cannot bid so much for {ITEM_NAMES[item]} ({clause})")
    else:
        is_done = has_bit(state.out, bidder) and has_bit(state.sold, item)
        require(is_done, f"player {bidder} has bought {ITEM_NAMES[item]}: it is sold, and the player out (PF-14)")


def check_purchase(game: GameRules, state: State) -> None:
    """PF-20, PF-25, PF-76, PF-108: what the winner of an auction decides."""
    rules, item, seat = game.rules, state.item, state.actor
    if state.stage != AUCTIONS or state.phase in (OPEN, BID, LAST):
        return
    if state.phase == SETTLE:
        can = state.character_owner[MERCHANT] == seat and state.bid <= rules.means_of(state, seat)
        require(can, f"player {seat} has no merchant, or cannot pay {state.bid * 100} (PF-108)")
    elif state.phase == CHOOSE:
        kinds = sum(rules.may_choose_landscape(state, seat, kind) == 0 for kind in range(LANDSCAPES))
        require(item == LANDSCAPE_ITEM and kinds > 1, f"player {seat} has no landscape to choose (PF-76)")
    elif state.phase == PLACE:
        wanted = state.piece - BUILDINGS if state.seats > 2 else LANDSCAPE_ITEM
        can = state.piece >= BUILDINGS and item == wanted and rules.fits_somewhere(state, seat, state.piece)
        require(can, f"{PIECE_NAMES[state.piece]} is not what was bought, or fits nowhere (PF-20)")
    elif state.phase == RECRUIT:
        can = item == RECRUITING and rules.can_recruit(state, seat)
        require(can, f"player {seat} has nobody to recruit now (PF-25)")
    else:
        require(item == PRESTIGE_CARD, "only a prestige card lets its buyer look at cards (PF-24)")


def check_characters(game: GameRules, state: State) -> None:
    """PF-100 to PF-103, PF-110: who has a character took it; one a player; where the pieces stand."""
    owners = [*(state.character_owner[number] for number in range(BANKER)), state.banker_taker]
    for number, owner in enumerate(owners):
        if owner != NOBODY:
            took_it = has_bit(state.taken, number) and has_bit(state.settled, owner) and owners.count(owner) == 1
            name = CHARACTER_NAMES[number]
            require(took_it, f"player {owner} has {name}: taken, the player settled, and no other (PF-102)")
    if state.stage != CHARACTER_BIDS:
        first = state.round == 0 or (state.round == 1 and state.stage == AUCTIONS)
        wanted = 0 if first else (1 << state.seats) - 1
        require(state.settled == wanted, f"settled lists {'nobody' if first else 'everybody'} here (PF-103)")
    else:
        is_choosing = state.phase == CHARACTER and state.standing[state.turn] == NOTHING
        right = is_choosing != has_bit(state.settled, state.turn) and (is_choosing or state.phase != CHARACTER)
        require(right, f"player {state.turn} chooses a character once, and is settled after it (PF-102)")
    for seat in range(state.seats):
        character, number = state.standing[seat], state.number[seat]
        if character != NOTHING:
            _check_piece(game, state, seat, character, number)


def _check_piece(game: GameRules, state: State, seat: int, character: int, number: int) -> None:
    """PF-101 to PF-103: a piece on a character."""
    tables, path = game.components.tables, f"players[{seat}].standing"
    is_free = not has_bit(state.settled, seat) and not has_bit(state.taken, character)
    is_free = is_free and state.stage == CHARACTER_BIDS and game.rules.holder_of(state, character) == seat
    require(is_free, f"{path}: nobody stands there now, or somebody else does (PF-101)")
    in_range = tables["CHARACTER_LOW"][character] <= number <= tables["CHARACTER_HIGH"][character]
    require(in_range and number <= state.florins[seat], f"{path}: there is no such number, or no money for it (PF-103)")
