"""What makes a position of Patrician impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.bits import has_bit
from signoria.core.position_words import require
from signoria.games.patrician.components import CITIES, HAND, SITES, STAR, PatricianComponents
from signoria.games.patrician.messengers import MOST_AT_A_CITY
from signoria.games.patrician.state import BUILD, MOVE_FLOOR, NOTHING, OVER, PLAY, SEND, TAKE, State

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_state(game: Game, state: State) -> None:
    """Refuse what no game can come to."""
    assert isinstance(game.components, PatricianComponents)
    _check_turn(state)
    _check_piles(state)
    _check_floors(game.components, state)
    _check_cities(game, state)
    _check_hands(game.components, state)
    _check_face_up(game, state)
    _check_messengers(game, state)
    _check_phase(game, state)
    _check_senders(game.components, state)


def _check_turn(state: State) -> None:
    """PA-18: who is to play has a card."""
    if state.phase == PLAY:
        require(state.hand_size[state.turn] > 0, f"player {state.turn} has no card to play (PA-18)")


def _check_piles(state: State) -> None:
    """PA-6, PA-10, PA-19: everybody plays in turn."""
    order = [(state.first + step) % state.seats for step in range(state.seats)]
    sizes = [state.pile_size[seat] for seat in order]
    for seat in order:
        top = state.top_card[seat]
        if top == NOTHING:
            require(state.pile_size[seat] == 0, f"player {seat} has a pile, so a card on top of it (PA-10)")
        else:
            require(has_bit(state.pile[seat], top), f"the top card of player {seat} is not in the pile (PA-10)")
    played = state.phase != PLAY and state.phase != OVER
    if state.phase != OVER:
        place = order.index(state.turn)
        ahead = place + 1 if played else place
        wanted = [sizes[-1] + (1 if step < ahead else 0) for step in range(state.seats)]
        if ahead == state.seats:
            wanted = [sizes[-1]] * state.seats
        require(sizes == wanted, "the piles are not as high as playing in turn makes them (PA-6)")


def _cards_left(state: State) -> bool:
    """Whether there are cards yet to be taken (then nobody is ever skipped)."""
    return state.deck_size > 0 or any(state.face_up[city] != NOTHING for city in range(CITIES))


def _check_floors(components: PatricianComponents, state: State) -> None:
    """PA-11: everybody has built in each city what the cards of the pile say (a move stays within its city)."""
    tables = components.tables
    for seat in range(state.seats):
        due = [0] * CITIES
        for card in range(len(components.cards)):
            if has_bit(state.pile[seat], card):
                due[tables["CARD_CITY"][card]] += int(tables["CARD_CRESTS"][card])
        if state.phase == BUILD and seat == state.turn and state.card_played != NOTHING:
            due[tables["CARD_CITY"][state.card_played]] -= state.floors_due
        for city in range(CITIES):
            floors = state.floors_of[seat, city * SITES] + state.floors_of[seat, city * SITES + 1]
            require(
                floors == due[city],
                f"player {seat} has {floors} floors in {components.cities[city]}, but cards for {due[city]} (PA-11)",
            )


def _check_cities(game: Game, state: State) -> None:
    """PA-13, PA-20: a full city has two towers and is scored; another is not, before the last card."""
    last = state.floors_due == 0 and game.rules.is_last_card_of_the_game(state) and state.phase != PLAY
    for city, row in enumerate(game.components.data["city"]):
        if not game.rules.is_in_play(state, city):
            continue
        name = row["name"]
        full = game.rules.floors_in(state, city) == row["capacity"]
        heights = [state.height[city * SITES + site] for site in range(SITES)]
        require(not full or all(heights), f"{name} is full with an empty site (PA-13)")
        if full or last:
            require(state.scored[city], f"{name} is full, so it says messengers_when_scored (PA-20)")
        else:
            require(not state.scored[city], f"{name} is not full, so it is not scored yet (PA-20)")


def _check_hands(components: PatricianComponents, state: State) -> None:
    """PA-4, PA-10: three cards each while any can be taken; only cards dealt at the start can be unseen."""
    playing = state.turn if state.phase in (BUILD, MOVE_FLOOR, TAKE) else NOTHING
    for seat in range(state.seats):
        if _cards_left(state):
            wanted = HAND - 1 if seat == playing else HAND
            require(state.hand_size[seat] == wanted, f"player {seat} holds {wanted} cards now (PA-10)")
        cards = [state.hand[seat, held] for held in range(state.hand_size[seat])]
        taken = state.pile_size[seat] + len(cards) - HAND
        seen = sum(has_bit(state.seen, card) for card in cards)
        require(seen <= max(0, taken), f"player {seat} has taken {max(0, taken)} cards, but {seen} are seen (PA-4)")
        for card in cards:
            require(
                has_bit(state.seen, card) or components.tables["CARD_SYMBOL"][card] == STAR,
                f"{components.cards[card]} is no star card, so it was taken face up and everybody has seen it (PA-4)",
            )


def _check_face_up(game: Game, state: State) -> None:
    """PA-5, PA-17: while the deck lasts every city has a card."""
    if state.deck_size > 0:
        for city, row in enumerate(game.components.data["city"]):
            if game.rules.is_in_play(state, city):
                require(state.face_up[city] != NOTHING, f"{row['name']} has no card though the deck has some (PA-17)")


def _check_messengers(game: Game, state: State) -> None:
    """PA-50, PA-52: messengers lie on roads in play, two at most at a city, and none is lost."""
    components = game.components
    assert isinstance(components, PatricianComponents)
    each = components.data["messengers"][str(state.seats)] if state.messengers else 0
    left = [state.messengers_left[seat] for seat in range(state.seats)]
    require(max(left) <= each, f"a player has more than {each} messengers (PA-50)")
    require(
        sum(left) + sum(state.sent) == each * state.seats,
        f"there are {each * state.seats} messengers in play, on roads and with players (PA-50)",
    )
    for number, road in enumerate(components.roads):
        if state.sent[number]:
            cities = [components.cities.index(name) for name in road]
            require(
                all(game.rules.is_in_play(state, city) for city in cities),
                f"the road {' to '.join(road)} is not in play (PA-54)",
            )
    for city, name in enumerate(components.cities):
        require(state.near[city] <= MOST_AT_A_CITY, f"{name} has more than two messengers (PA-52)")


def _check_senders(components: PatricianComponents, state: State) -> None:
    """PA-51: a messenger is sent in a turn with a star card."""
    each = components.data["messengers"][str(state.seats)] if state.messengers else 0
    for seat in range(state.seats):
        sent = each - state.messengers_left[seat]
        stars = _star_cards_done(components, state, seat)
        require(sent <= stars, f"player {seat} has sent {sent} messengers with {stars} star cards (PA-51)")


def _star_cards_done(components: PatricianComponents, state: State, seat: int) -> int:
    """How many turns with a star card a seat has behind it."""
    symbols = components.tables["CARD_SYMBOL"]
    played = state.card_played if seat == state.turn and state.phase != PLAY else NOTHING
    return sum(
        has_bit(state.pile[seat], card) and symbols[card] == STAR and card != played
        for card in range(len(components.cards))
    )


def _check_phase(game: Game, state: State) -> None:
    """What is decided now must be there to be decided."""
    rules, seat = game.rules, state.turn
    cards_anywhere = _cards_left(state) or any(state.hand_size[player] for player in range(state.seats))
    if state.phase == OVER:
        require(not cards_anywhere, "the game is not over while there are cards (PA-18)")
        require(state.card_played == NOTHING and state.floors_due == 0, "nothing is played once the game is over")
        return
    if state.phase == PLAY:
        require(state.card_played == NOTHING and state.floors_due == 0, "nothing is played yet this turn (PA-10)")
        return
    card = state.card_played
    require(
        card != NOTHING and state.top_card[seat] == card, f"card_played is not on the pile of player {seat} (PA-10)"
    )
    crests = game.components.tables["CARD_CRESTS"][card]
    if state.phase == BUILD:
        require(1 <= state.floors_due <= crests, f"floors_due is 1 to {crests} with this card (PA-11)")
    else:
        require(state.floors_due == 0, "floors_due is 0 after building (PA-11)")
    if state.phase == MOVE_FLOOR:
        require(rules.can_move_somewhere(state, seat), f"player {seat} can move no floor (PA-14)")
    elif state.phase == TAKE:
        require(
            rules.may_choose_card(state) and rules.cities_with_a_card(state) > 1,
            f"player {seat} has no choice of a card to take (PA-15)",
        )
    elif state.phase == SEND:
        require(rules.can_send_somewhere(state, seat), f"player {seat} can send no messenger (PA-51)")
