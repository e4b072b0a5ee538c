"""A position of Patrician in words: the table of its fields, what follows from them, and what contradicts itself.

Towers are told from the ground up, the deck with its next card first. Tiles, tokens and points follow from the towers.
"""

from __future__ import annotations

from typing import Any

from signoria.core.kit import GameRules
from signoria.core.rules.bits import has_bit
from signoria.core.text.naming import numbers_of_bits
from signoria.core.text.position_table import (
    PositionTable,
    PositionWords,
    at_index,
    by_name,
    each,
    fields,
    flagged,
    left_out_or,
    list_in,
    own,
    value,
)
from signoria.core.text.position_words import Pool, bits, name_of, or_null, require, seat_of, whole
from signoria.games.patrician.components import (
    CITIES,
    HAND,
    MAX_CAPACITY,
    SITE_NAMES,
    SITES,
    TOWERS,
    PatricianComponents,
)
from signoria.games.patrician.rules.messengers import MOST_AT_A_CITY
from signoria.games.patrician.state import BUILD, MOVE_FLOOR, NOTHING, OVER, PHASES, PLAY, SEND, TAKE, State

MOST_CRESTS = 2


def _messengers_each(game: GameRules, state: State) -> int:
    """PA-50: by the number of players."""
    return int(game.components.data["messengers"][str(state.seats)]) if state.messengers else 0


def table(game: GameRules, state: State) -> PositionTable:
    """Every field of a position."""
    components, in_play = game.components, game.rules.is_in_play
    cities = {city: name for city, name in enumerate(components.cities) if in_play(state, city)}
    counts = [int(in_play(state, city)) for city in components.tables["CARD_CITY"][: len(components.cards)]]
    cards = Pool(components.cards, counts, "PA-1")
    card, owner = name_of(components.cards), seat_of(state.seats)
    placed = cards.placed(card)
    towers = [
        at_index(lambda city, site=site: (city * SITES + site,), list_in("floor", owner, "height", MAX_CAPACITY))
        for site in range(SITES)
    ]
    roads = name_of(["-".join(road) for road in components.roads])
    city = fields(
        (SITE_NAMES[0], towers[0], "the owners of the left tower's floors, from the ground up"),
        (SITE_NAMES[1], towers[1], "the owners of the right tower's floors, from the ground up"),
        ("card", value("face_up", or_null(placed)), "the card that lies face up at the city"),
        (
            "messengers_when_scored",
            left_out_or("scored", value("near_when_scored", whole(0, MOST_AT_A_CITY))),
            "how many messengers it had when it was scored; only where it is",
        ),
    )
    player = fields(
        ("hand", list_in("hand", placed, "hand_size", HAND), "the cards in hand, in the order in which they came"),
        ("pile", bits(placed), "the cards played"),
        ("top_card", or_null(card), "the card on top of the pile, the only one that others see"),
        ("messengers", value("messengers_left", whole(0, _messengers_each(game, state))), "messengers not yet sent"),
    )
    whole_table = fields(
        ("phase", name_of(PHASES), "what is decided now"),
        ("turn", owner, "whose turn it is"),
        ("card_played", or_null(card), "the card played in this turn"),
        ("floors_due", whole(0, MOST_CRESTS), "how many floors must still be built for it"),
        ("cities", by_name(cities, city), ""),
        ("players", each(state.seats, player), ""),
        (
            "deck",
            list_in("deck", placed, "deck_size", len(components.cards), is_top_last=True),
            "the deck, its next card first",
        ),
        (
            "unseen",
            own(lambda: _unseen(components, state), lambda *words: _read_unseen(components, state, *words)),
            "cards of hands that nobody else has seen yet",
        ),
        ("messengers_on", flagged("sent", roads), "the roads with a messenger, as `roma-siena`"),
    )
    return PositionTable(whole_table, [cards])


def _cards_in_hands(state: State) -> list[int]:
    return [state.hand[seat, held] for seat in range(state.seats) for held in range(state.hand_size[seat])]


def _unseen(components: PatricianComponents, state: State) -> list[str]:
    return sorted(components.cards[card] for card in _cards_in_hands(state) if not has_bit(state.seen, card))


def _read_unseen(components: PatricianComponents, state: State, words: Any, path: str) -> None:
    """Everything else that lies open, is in a pile or in a hand was seen."""
    unseen = bits(name_of(components.cards)).read(words, path)
    held = sum(1 << card for card in _cards_in_hands(state))
    require(not unseen & ~held, f"{path} names a card in no hand")
    lying = sum(1 << state.face_up[city] for city in range(CITIES) if state.face_up[city] != NOTHING)
    state.seen = lying | sum(state.pile[seat] for seat in range(state.seats)) | (held & ~unseen)


def clear(game: GameRules, state: State) -> None:
    """An empty board, and pieces for everybody."""
    game.rules.clear_board(state)
    game.rules.hand_out_pieces(state)


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end everything is counted again."""
    tables, rules = game.components.tables, game.rules
    for seat in range(state.seats):
        for card in numbers_of_bits(state.pile[seat]):
            state.pile_size[seat] += 1
            if tables["CARD_HEADS"][card]:
                state.heads[seat, tables["CARD_HEAD"][card]] += tables["CARD_HEADS"][card]
    for tower in range(TOWERS):
        owners = [state.floor[tower, level] for level in range(state.height[tower])]
        state.height[tower] = 0
        for owner in owners:
            rules.add_floor(state, tower, owner)
            state.reserve[owner] -= 1
    for road in range(len(game.components.roads)):
        state.near[tables["ROAD_FROM"][road]] += state.sent[road]
        state.near[tables["ROAD_TO"][road]] += state.sent[road]
    _check_piles_and_floors(game, state)
    _check_cities(game, state)
    _check_hands(state)
    _check_messengers(game, state)
    _check_phase(game, state)
    for city in range(CITIES):
        if state.scored[city]:
            near_now = state.near[city]
            state.near[city] = state.near_when_scored[city]
            rules.score_city(state, city)
            state.near[city] = near_now
    if state.phase == OVER:
        rules.end_game(state)


POSITION = PositionWords(table, clear, finish)


# -- what contradicts itself


def _check_piles_and_floors(game: GameRules, state: State) -> None:
    """PA-10, PA-11: everybody has built in each city what the cards of the pile say (a move stays within its city)."""
    tables = game.components.tables
    for seat in range(state.seats):
        cards, top = numbers_of_bits(state.pile[seat]), state.top_card[seat]
        on_top = top in cards if cards else top == NOTHING
        require(on_top, f"players[{seat}].top_card is of the pile, null without one (PA-10)")
        due = [0] * CITIES
        for card in cards:
            due[tables["CARD_CITY"][card]] += int(tables["CARD_CRESTS"][card])
        if state.phase == BUILD and seat == state.turn and state.card_played != NOTHING:
            due[tables["CARD_CITY"][state.card_played]] -= state.floors_due
        for city, name_of_it in enumerate(game.components.cities):
            floors = state.floors_of[seat, city * SITES] + state.floors_of[seat, city * SITES + 1]
            fits = floors == due[city]
            require(fits, f"player {seat} has {floors} floors in {name_of_it}, but cards for {due[city]} (PA-11)")
        require(state.reserve[seat] >= 0, f"player {seat} has built more floors than there are (PA-3)")


def _check_cities(game: GameRules, state: State) -> None:
    """PA-13, PA-20: a full city has two towers and is scored; another is not, before the last card."""
    rules = game.rules
    last = state.floors_due == 0 and rules.is_last_card_of_the_game(state) and state.phase != PLAY
    for city, row in enumerate(game.components.data["city"]):
        if rules.is_in_play(state, city):
            where, full = f"cities.{row['name']}", rules.floors_in(state, city) == row["capacity"]
            heights = [state.height[city * SITES + site] for site in range(SITES)]
            require(not full or all(heights), f"{where} is full with an empty site (PA-13)")
            wanted = "is scored, so it" if full or last else "is not full, so it never"
            said = bool(state.scored[city]) == bool(full or last)
            require(said, f"{where} {wanted} says messengers_when_scored (PA-20)")
            filled = state.deck_size == 0 or state.face_up[city] != NOTHING
            require(filled, f"{where}.card is null though the deck has some (PA-17)")


def _check_hands(state: State) -> None:
    """PA-10: three cards each while any can be taken; two while taking one is still to come."""
    if state.deck_size or any(state.face_up[city] != NOTHING for city in range(CITIES)):
        playing = state.turn if state.phase in (BUILD, MOVE_FLOOR, TAKE) else NOTHING
        for seat in range(state.seats):
            wanted = HAND - 1 if seat == playing else HAND
            require(state.hand_size[seat] == wanted, f"players[{seat}].hand has {wanted} cards now (PA-10)")


def _check_messengers(game: GameRules, state: State) -> None:
    """PA-50, PA-52: messengers lie on roads in play, two at most at a city, and none is lost."""
    there_are = _messengers_each(game, state) * state.seats
    found = sum(state.messengers_left[seat] for seat in range(state.seats)) + sum(state.sent)
    require(found == there_are, f"there are {there_are} messengers, on roads and with players, not {found} (PA-50)")
    for city, name_of_it in enumerate(game.components.cities):
        most = MOST_AT_A_CITY if game.rules.is_in_play(state, city) else 0
        require(state.near[city] <= most, f"{name_of_it} has more than {most} messengers (PA-52)")


def _check_phase(game: GameRules, state: State) -> None:
    """What is decided now must be there to be decided."""
    rules, seat, card, phase = game.rules, state.turn, state.card_played, PHASES[state.phase]
    if state.phase in (OVER, PLAY):
        is_idle = card == NOTHING and state.floors_due == 0
        require(is_idle, f"card_played is null and floors_due 0 in the phase {phase} (PA-10)")
        held = [state.hand_size[other] for other in range(state.seats)]
        if state.phase == PLAY:
            require(held[seat], f"player {seat} has no card to play (PA-18)")
        else:
            left = sum(held) + state.deck_size + rules.cities_with_a_card(state)
            require(not left, "the game is not over while there are cards (PA-18)")
        return
    is_there = card != NOTHING and state.top_card[seat] == card
    require(is_there, f"card_played is not on the pile of player {seat} (PA-10)")
    most = int(game.components.tables["CARD_CRESTS"][card]) if state.phase == BUILD else 0
    in_range = min(1, most) <= state.floors_due <= most
    require(in_range, f"floors_due is {min(1, most)} to {most} in the phase {phase} with this card (PA-11)")
    if state.phase == MOVE_FLOOR:
        require(rules.can_move_somewhere(state, seat), f"player {seat} can move no floor (PA-14)")
    elif state.phase == TAKE:
        has_choice = rules.may_choose_card(state) and rules.cities_with_a_card(state) > 1
        require(has_choice, f"player {seat} has no choice of a card to take (PA-15)")
    elif state.phase == SEND:
        require(rules.can_send_somewhere(state, seat), f"player {seat} can send no messenger (PA-51)")
