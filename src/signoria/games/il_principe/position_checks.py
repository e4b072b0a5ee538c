"""What makes a position of Il Principe impossible: what is decided now must be there to be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.position_words import require
from signoria.games.il_principe.components import PrincipeComponents
from signoria.games.il_principe.kinds import CITIES, COLOURS, FACE_UP, SECOND
from signoria.games.il_principe.position_auctions import check_auction, check_reserve
from signoria.games.il_principe.position_counts import check_cards
from signoria.games.il_principe.position_figures import chances_to_build, is_selling
from signoria.games.il_principe.position_gains import check_gains
from signoria.games.il_principe.position_roles import check_roles
from signoria.games.il_principe.state import (
    BID,
    CITIES_GONE,
    DECK_GONE,
    EXTRA,
    GOING_ON,
    NEXT_TURN,
    NO_LOT,
    NOBODY,
    NOTHING,
    OPEN_GROUP,
    OVER,
    PHASES,
    RESERVE,
    ROLE_SHIELD,
    SHIELDS_DUE,
    TURN,
    TURN_UP,
    State,
)

if TYPE_CHECKING:
    from signoria.core.game import Game

WITH_A_COLOUR = (BID, EXTRA, TURN_UP, ROLE_SHIELD)


def check_state(game: Game, state: State) -> None:
    """Refuse what no game can come to."""
    _check_what_is_named(state)
    _check_rounds(state)
    _check_the_end(game, state)
    _check_offer(state)
    _check_built(state)
    _check_choices(game, state)
    check_reserve(game, state)
    check_auction(state)
    check_roles(game, state)
    _check_turn(game, state)
    _check_building(game, state)
    check_cards(game.components.tables, state)
    check_gains(game.components.tables, state)


def _check_what_is_named(state: State) -> None:
    """An auction, a colour, a city to be finished: there when it is about them, and only then."""
    phase = PHASES[state.phase]
    for is_there, belongs, name in (
        (state.lot != NO_LOT, state.phase == BID, "auction"),
        (state.city != NOTHING, state.phase == SHIELDS_DUE, "building"),
        (state.ending != GOING_ON, state.phase == OVER, "ending"),
    ):
        require(is_there or not belongs, f"the phase {phase} needs {name}")
        require(belongs or not is_there, f"there is no {name} in the phase {phase}")
    require(state.colour != NOTHING or state.phase not in WITH_A_COLOUR, f"the phase {phase} needs colour")
    has_one = state.phase in (*WITH_A_COLOUR, SHIELDS_DUE)
    require(state.colour == NOTHING or has_one, f"there is no colour in the phase {phase}")
    require(not state.seconds or state.phase in (TURN_UP, ROLE_SHIELD), f"there are no seconds in the phase {phase}")
    if state.phase == SHIELDS_DUE:
        wanted = NEXT_TURN if state.colour == NOTHING else OPEN_GROUP
        name = "turn" if state.colour == NOTHING else "auction"
        require(state.after == wanted, f"after is {name} in the phase shields here (IP-36)")


def _check_rounds(state: State) -> None:
    """IP-8, IP-51, IP-52: which round it is."""
    if state.is_last_round:
        require(state.round > 1, "the first round is not the last one (IP-51)")
        require(state.phase != RESERVE, "nobody lays cards into the reserve of the last round (IP-52)")
    if state.round == 1 and state.phase == RESERVE:
        require(state.principe == state.first, "the marker is with the first player before the first auction (IP-8)")


def _check_the_end(game: Game, state: State) -> None:
    """IP-50, IP-54, IP-55: how the game ended, if it did."""
    if state.ending == CITIES_GONE:
        require(not state.is_last_round, "after the last round nobody counts the cities (IP-55)")
        require(game.rules.cities_on_offer(state) < FACE_UP, "there are four cities on offer, so play goes on (IP-50)")
    elif state.ending == DECK_GONE:
        least = game.components.tables["LAST_RESERVE"][state.seats]
        ends_so = state.edition == SECOND and state.seats > 2
        require(ends_so, "the deck ends the game with three players or more of the second edition only (IP-54)")
        require(state.is_last_round, "the deck ends the game in its last round (IP-54)")
        require(state.deck_size < least, f"{state.deck_size} cards are enough for the last reserve (IP-54)")
    elif state.ending != GOING_ON:
        require(state.is_last_round, "the last round is not played yet (IP-55)")


def _check_offer(state: State) -> None:
    """IP-36: a city built is replaced at once; IP-50: with fewer than four on offer no round begins."""
    gaps = sum(state.face_up[offer] == NOTHING for offer in range(FACE_UP))
    is_finishing = state.phase == SHIELDS_DUE
    require(gaps or not is_finishing, "the city that is built is not on offer any more (IP-36)")
    filled = gaps == is_finishing or not state.city_pile_size
    require(filled, "four cities are on offer while the pile lasts (IP-36)")
    chances = chances_to_build(state)
    require(gaps <= chances, f"the round began with four cities, and {chances} can have been built since (IP-50)")


def _check_built(state: State) -> None:
    """IP-24, IP-30, IP-31: cities are built after auctions and in turns."""
    built = sum(state.built_by[city] != NOBODY for city in range(CITIES))
    if state.round == 1 and not state.abundance:
        require(not built, "no city is built in the first round (IP-31)")
    rounds = state.round - 1 if state.abundance else max(0, state.round - 2)
    most = rounds * (COLOURS + state.seats) + chances_to_build(state)
    require(built <= most, f"{built} cities are built, but there were {most} occasions to build (IP-30)")


def _check_choices(game: Game, state: State) -> None:
    """IP-12: cards laid into the reserve are of the own hand, and not everybody has laid them."""
    if state.phase != RESERVE:
        return
    require(state.chosen != (1 << state.seats) - 1, "everybody has chosen, so the reserve is revealed (IP-12)")
    needs = game.components.tables["RESERVE_NEEDS"]
    for seat in range(state.seats):
        chosen = needs[state.choice[seat]] if state.choice[seat] != NOTHING else ()
        held = all(count <= state.hand[seat, colour] for colour, count in enumerate(chosen))
        require(held, f"player {seat} has chosen cards that are not in the hand (IP-12)")


def _check_turn(game: Game, state: State) -> None:
    """IP-24, IP-30, IP-47: who is asked has something to decide."""
    seat = state.turn
    if state.phase == TURN:
        require(state.hand_size[seat] > 0, f"player {seat} has no card, so the turn is passed (IP-30)")
    elif state.phase == EXTRA:
        require(
            state.principe == seat, f"who won the auction has the marker, so player {state.principe} builds (IP-24)"
        )
        require(game.rules.can_be_asked_to_build(state, seat), f"player {seat} has no city to build now (IP-24)")
        require(state.known[seat, state.colour] > 0, f"player {seat} has won a card that all have seen (IP-24)")
    elif state.phase == TURN_UP:
        require(game.rules.can_turn_up(state, seat), f"player {seat} has no card to turn up (IP-47)")
    elif state.phase == ROLE_SHIELD:
        require(state.shields_left[seat] > 0, f"player {seat} has no shield left (IP-47)")


def _check_building(game: Game, state: State) -> None:
    """IP-34: the city whose shields are placed."""
    if state.phase != SHIELDS_DUE:
        return
    components, seat, due = game.components, state.turn, state.shields_due
    assert isinstance(components, PrincipeComponents)
    tables, name = components.tables, components.cities[state.city]
    require(state.built_by[state.city] != NOBODY, f"{name} is not built (IP-34)")
    require(state.built_by[state.city] == seat, f"{name} is built by player {state.built_by[state.city]} (IP-34)")
    regions = int(tables["CITY_REGIONS"][state.city])
    require(regions.bit_count() > 1, f"{name} touches one region, so its shields are placed (IP-34)")
    most = min(int(tables["CITY_SHIELDS"][state.city]), state.shields_left[seat])
    require(due <= most, f"{name} brings player {seat} {most} shields at most (IP-34)")
    if is_selling(state):
        require(
            state.principe == seat, f"who won the auction has the marker, so player {state.principe} builds (IP-24)"
        )
