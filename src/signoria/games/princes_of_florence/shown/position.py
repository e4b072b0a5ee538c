"""A position of The Princes of Florence in words: the table of its fields, and what follows from them.

Piles are told from the top down, tiles in the order in which they were laid. What follows from the rest is left out:
covered squares, supplies, the sizes of hands, and points for what lies there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from signoria.core.kit import GameRules
from signoria.core.rules.bits import count_bits, has_bit
from signoria.core.text.position_table import (
    PositionTable,
    PositionWords,
    at_index,
    by_name,
    each,
    fields,
    null_or,
    only_with,
    own,
    value,
)
from signoria.core.text.position_words import (
    YES_OR_NO,
    Pool,
    bits,
    listed,
    mapping,
    name_of,
    or_null,
    require,
    seat_of,
    whole,
)
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import (
    BONUS_CARDS,
    CHARACTER_NAMES,
    FREEDOM_NAMES,
    ITEM_NAMES,
    MAX_ARCHITECTS,
    PIECE_NAMES,
    PILE_NAMES,
    ROUNDS,
)
from signoria.games.princes_of_florence.rules.turns import ACTIONS_A_TURN
from signoria.games.princes_of_florence.shown.position_checks import check_state
from signoria.games.princes_of_florence.shown.position_table import TilesInWords, count_points, fill_supplies
from signoria.games.princes_of_florence.state import (
    BANKER,
    BONUS_PILE,
    BY_BANKER,
    BY_BEST_WORKS,
    BY_MERCHANT,
    BY_WORKS,
    GONE_BACK,
    HAND_LOOKED_AT,
    NOBODY,
    NOTHING,
    NUMBERS,
    PHASES,
    RETURN,
    SOURCES,
    STAGES,
    State,
)

EARNED = (BY_WORKS, BY_BEST_WORKS, BY_MERCHANT, BY_BANKER, GONE_BACK)
"""The points that do not follow from what lies on the table."""
MANY = 99
MOST_POINTS = 5_000
FLORINS = whole(0, 10_000, 100)
BANKER_FLORINS = whole(0, 120, 100)
COUNT = whole(0, MANY)


def table(game: GameRules, state: State) -> PositionTable:
    """Every field of a position."""
    components, seats = game.components, state.seats
    pools = [Pool(cards, [1] * len(cards), clause) for cards, clause in _cards_of_piles(components)]
    professions, bonus, prestige = (pool.placed(name_of(pool.names)) for pool in pools)
    profession, owner, nobody = name_of(components.professions), seat_of(seats), or_null(seat_of(seats))
    seats_bits, tiles = bits(owner), TilesInWords(game, state)
    auction = fields(
        ("item", or_null(name_of(ITEM_NAMES)), "the item being auctioned or settled"),
        ("florins", value("bid", FLORINS), "the last bid"),
        ("bidder", nobody, "who made it"),
        ("passed", seats_bits, "the seats that have passed in this auction"),
        ("out", seats_bits, "the seats that have bought or given up in this round"),
        ("sold", bits(name_of(ITEM_NAMES)), "the items sold in this round"),
    )
    banker = at_index(lambda _character: (), value("banker_taker", nobody))
    characters = fields(
        (
            "owners",
            by_name(CHARACTER_NAMES, lambda number: banker if number == BANKER else value("character_owner", nobody)),
            "who has a character, by its name; the banker's is who took him last",
        ),
        ("taken", bits(name_of(CHARACTER_NAMES)), "the characters taken in this round"),
        ("settled", seats_bits, "the seats that have passed or taken a character"),
        ("banker_florins", value("banker_money", BANKER_FLORINS), "the money on the banker"),
    )
    refusals = int(components.tables["MAX_REFUSALS"]) if state.cooperation else 0
    action = fields(
        ("left", value("actions_left", whole(0, ACTIONS_A_TURN + 1)), "actions left in this turn"),
        ("drew_profession", YES_OR_NO, "whether a profession was drawn in this turn"),
        ("took_freedom", YES_OR_NO, "whether a freedom was introduced in this turn"),
        ("refusals", whole(0, refusals), "offers refused in this turn"),
        ("work_value", whole(0, MOST_POINTS), "the value of the work being made"),
    )
    looking = fields(
        ("pile", value("looked_pile", name_of(PILE_NAMES)), "which pile they are from"),
        (
            "cards",
            own(lambda: _looked(components, state), lambda *words: _read_looked(state, pools, *words)),
            "the cards",
        ),
    )
    standing = fields(
        ("character", value("standing", name_of(CHARACTER_NAMES)), "on which character"),
        ("number", whole(0, NUMBERS - 1), "at which number"),
    )
    earned = by_name(
        {source: SOURCES[source] for source in EARNED},
        lambda source: value("earned", whole(-MOST_POINTS, 0) if source == GONE_BACK else whole(0, MOST_POINTS)),
    )
    player = fields(
        ("florins", FLORINS, "money"),
        ("earned", earned, "prestige points that nothing on the table shows, by where they came from"),
        ("hand", bits(professions), "professions in hand"),
        ("shown", bits(profession), "those of them that all saw being recruited"),
        ("table", bits(professions), "professions that have made a work and lie face up"),
        ("recruiting_hand", COUNT, "recruiting cards in hand"),
        ("recruiting_table", COUNT, "recruiting cards used and lying with the player"),
        ("returned", or_null(profession), "the profession given back at the start"),
        ("drawn", COUNT, "professions drawn from the pile so far"),
        ("bonus", value("bonus_hand", bits(bonus)), "bonus cards in hand"),
        ("prestige", value("prestige_hand", bits(prestige)), "prestige cards in hand"),
        ("jesters", COUNT, "jesters"),
        ("architects", whole(0, MAX_ARCHITECTS), "architects"),
        ("freedoms", bits(name_of(FREEDOM_NAMES)), "freedoms"),
        ("best_work", whole(0, MOST_POINTS), "the value of the best work of this round"),
        (
            "standing",
            only_with(state.muse_and_princess, null_or("standing", standing)),
            "where the player's piece stands",
        ),
        ("tiles", own(tiles.write, tiles.read, tiles.MEANINGS), ""),
    )
    whole_table = fields(
        ("round", whole(0, ROUNDS), "the round, from 1 to 7"),
        ("stage", name_of(STAGES), "the part of the round"),
        ("phase", name_of(PHASES), "what is decided now"),
        ("turn", owner, "whose opening, piece or action turn it is"),
        ("actor", nobody, "who decides now, unless all choose at once"),
        ("auction", auction, ""),
        (
            "characters",
            only_with(state.muse_and_princess, characters),
            "the characters of Muse & Princess; null without it",
        ),
        ("action", action, ""),
        ("piece", or_null(name_of(PIECE_NAMES)), "the piece to be placed"),
        (
            "offer",
            null_or("partner", own(tiles.write_offer, tiles.read_offer, tiles.OFFER_MEANINGS)),
            "the offer to build together that is being made",
        ),
        ("looking", null_or("looked_pile", looking), "the cards of a pile that are being looked at"),
        (
            "piles",
            by_name(
                PILE_NAMES,
                own(
                    lambda pile: _pile(components, state, pile),
                    lambda words, path, pile: _read_pile(game, state, pools[pile], words, path, pile),
                ),
            ),
            "a pile, its top card first; a card that one seat knows is `card` and `known_to`",
        ),
        (
            "bonus_gone",
            own(lambda: _bonus_gone(components, state), lambda *words: _read_bonus_gone(pools[BONUS_PILE], *words)),
            "bonus cards that were played",
        ),
        (
            "extra_freedoms",
            own(lambda: _extra_freedoms(components, state), lambda *words: _read_extra_freedoms(game, state, *words)),
            "the freedoms drawn by lot as extra ones (two players)",
        ),
        ("players", each(seats, player), ""),
    )
    return PositionTable(whole_table, pools)


def _cards_of_piles(components: PrincesComponents) -> list[tuple[tuple[str, ...], str]]:
    return [(components.cards(pile), clause) for pile, clause in enumerate(("PF-45", "PF-47", "PF-24"))]


# -- words of its own


def _looked(components: PrincesComponents, state: State) -> list[str]:
    names = components.cards(state.looked_pile)
    return [names[state.looked[state.actor, place]] for place in range(state.looked_size)]


def _read_looked(state: State, pools: list[Pool], words: Any, path: str) -> None:
    cards, pool = listed(words, path), pools[state.looked_pile]
    require(state.actor != NOBODY, f"{path}: nobody is there to look at cards")
    require(len(cards) <= HAND_LOOKED_AT, f"{path}: nobody looks at more than {HAND_LOOKED_AT} cards (PF-24)")
    for place, card in enumerate(cards):
        state.looked[state.actor, place] = pool.placed(name_of(pool.names)).read(card, path)
    state.looked_size = len(cards)


def _pile(components: PrincesComponents, state: State, pile: int) -> list[Any]:
    """From the top down; a card that a player put there is told with who knows it."""
    words: list[Any] = []
    for place in range(state.pile_size[pile]):
        card, known = components.cards(pile)[state.pile[pile, place]], state.pile_known[pile, place]
        words.append({"card": card, "known_to": known.bit_length() - 1} if known else card)
    return words


def _read_pile(game: GameRules, state: State, pool: Pool, words: Any, path: str, pile: int) -> None:
    for entry in listed(words, path):
        card, known_to = entry, 0
        if isinstance(entry, Mapping):
            known = mapping(entry, ("card", "known_to"), f"a card of {path}")
            card, known_to = known["card"], 1 << seat_of(state.seats).read(known["known_to"], f"{path} known_to")
        game.rules.put_under(state, pile, pool.placed(name_of(pool.names)).read(card, path), known_to)


def _bonus_gone(components: PrincesComponents, state: State) -> list[str]:
    """PF-47: those played."""
    left = {state.pile[BONUS_PILE, place] for place in range(state.pile_size[BONUS_PILE])}
    if state.looked_pile == BONUS_PILE:
        left |= {state.looked[state.actor, place] for place in range(state.looked_size)}
    held = sum(state.bonus_hand[seat] for seat in range(state.seats))
    return [components.bonus_cards[card] for card in range(BONUS_CARDS) if card not in left and not has_bit(held, card)]


def _read_bonus_gone(pool: Pool, words: Any, path: str) -> None:
    bits(pool.placed(name_of(pool.names))).read(words, path)


def _extra_freedoms(components: PrincesComponents, state: State) -> list[str]:
    """PF-77: those drawn by lot for two players."""
    copies = int(components.tables["FREEDOM_COPIES"][state.seats])
    return [
        name
        for freedom, name in enumerate(FREEDOM_NAMES)
        if state.freedom_supply[freedom] + sum(has_bit(owned, freedom) for owned in state.freedoms) > copies
    ]


def _read_extra_freedoms(game: GameRules, state: State, words: Any, path: str) -> None:
    extra = bits(name_of(FREEDOM_NAMES)).read(words, path)
    due = int(game.components.tables["EXTRA_FREEDOMS"][state.scarce_freedoms]) if state.seats == 2 else 0
    require(count_bits(extra) == due, f"{path} names {due} freedoms here (PF-77)")
    for freedom in range(len(FREEDOM_NAMES)):
        state.freedom_supply[freedom] = has_bit(extra, freedom)


# -- what follows


def clear(game: GameRules, state: State) -> None:
    """An empty table."""
    game.rules.clear_decisions(state)
    for seat in range(state.seats):
        game.rules.clear_grid(state, seat)


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it."""
    for seat in range(state.seats):
        state.hand_size[seat] = count_bits(state.hand[seat])
        state.bonus_size[seat] = count_bits(state.bonus_hand[seat])
        state.prestige_size[seat] = count_bits(state.prestige_hand[seat])
        if state.phase != RETURN or state.returned[seat] != NOTHING:
            state.chosen |= 1 << seat
    TilesInWords(game, state).check_joint_buildings()
    fill_supplies(game, state)
    count_points(game, state)
    game.rules.refresh_all_fits(state)
    check_state(game, state)


POSITION = PositionWords(table, clear, finish)
