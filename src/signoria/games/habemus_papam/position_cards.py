"""What makes the cards of a position of 1655 impossible: each is in one place, and everybody takes one a round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from signoria.core.position_words import require
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.kinds import (
    ACTION_KINDS,
    BRIBE,
    CAMERLENGO,
    DEATH,
    FELIPE,
    FIRST_ACTION,
    FIRST_LATE,
    FIRST_LEADER,
    LOUIS,
    MAZARIN,
    PEOPLE,
    SQUADRONE,
)
from signoria.games.habemus_papam.position_following import (
    RESOLVING,
    USUAL_OFFER,
    cards_in_decks,
    cards_in_the_box,
    distance,
    is_camerlengo_taken,
    on_offer,
    ranked,
    takers,
    turned_up,
    under_white,
)
from signoria.games.habemus_papam.state import EXCLUDE, NAME_VICTIM, NOBODY, NOTHING, OVER, State

if TYPE_CHECKING:
    from signoria.core.game import Game


def check_cards(game: Game, state: State) -> None:
    """Every card has its place, and came there as the rules have it."""
    _check_kinds(game, state)
    _check_offer(state)
    _check_camerlengo(state)
    _check_takes(state)
    _check_what_left(game, state)


def cards_left_over(game: Game, state: State) -> Counter[int]:
    """The cards that are in no deck, display or hand, nor on offer: used up, or left over."""
    placed = cards_in_decks(state) + Counter(on_offer(state)) + _cards_of_players(state)
    left = cards_in_the_box(game.components)
    left.subtract(placed)
    return left


def _cards_of_players(state: State) -> Counter[int]:
    cards = Counter(person for person in range(PEOPLE) if state.owner[person] != NOBODY)
    for seat in range(state.seats):
        cards[MAZARIN] += state.mazarin[seat]
        cards[LOUIS] += state.louis[seat]
        cards[FELIPE] += state.felipe[seat]
        for kind in range(ACTION_KINDS):
            cards[FIRST_ACTION + kind] += state.actions[seat, kind]
    if state.squadrone != NOBODY:
        cards[SQUADRONE] += 1
    return cards


def _check_kinds(game: Game, state: State) -> None:
    """HP-1: no more cards of a kind than there are, with those that are played now."""
    components = game.components
    assert isinstance(components, PapamComponents)
    left = cards_left_over(game, state)
    left.subtract(FIRST_ACTION + kind for kind in list(state.played)[: state.seats] if kind != NOTHING)
    there_are = cards_in_the_box(components)
    for card in range(CAMERLENGO):
        name = components.cards[card]
        require(left[card] >= 0, f"there are {there_are[card]} cards {name}, not more (HP-1)")


# -- the offer


def _check_offer(state: State) -> None:
    """HP-10, HP-15, HP-21: so many cards of each deck, less one for everybody who has taken."""
    wanted = 0 if state.phase == OVER else turned_up(state) - len(takers(state))
    offer = on_offer(state)
    require(len(offer) == wanted, f"{wanted} cards are on offer now, not {len(offer)} (HP-15)")
    of_each = under_white(state) if state.is_last_round else 1
    counts = Counter(deck_of(card) for card in offer)
    for deck in ("cardinals", "politics", "actions"):
        require(counts[deck] <= of_each, f"{of_each} cards of {deck} were turned up, not {counts[deck]} (HP-10)")
    require(counts["camerlengo"] <= 1, "there is one Camerlengo card (HP-10)")


def deck_of(card: int) -> str:
    """Where a card comes from: one of the three decks, or `camerlengo`."""
    if card < FIRST_LATE:
        return "cardinals"
    if card == CAMERLENGO:
        return "camerlengo"
    return "politics" if card < FIRST_LEADER or PEOPLE <= card < FIRST_ACTION else "actions"


def _check_camerlengo(state: State) -> None:
    """HP-4, HP-10, HP-19: the card is on offer until somebody takes it, who is Camerlengo then."""
    seat = state.camerlengo
    if state.phase == OVER:
        only_one = under_white(state) == 0
        require(not only_one or seat == ranked(state)[0], f"player {ranked(state)[0]} is Camerlengo (HP-21)")
    elif is_camerlengo_taken(state):
        require(seat in takers(state), "the Camerlengo card is on offer, or its taker is Camerlengo (HP-19)")
    elif state.round == 1:
        require(seat == state.first, f"player {state.first} is Camerlengo until somebody takes the card (HP-4)")


# -- what everybody has taken


def takes(state: State, seat: int) -> int:
    """HP-15: how many cards a player has taken, one a round."""
    return state.round - 1 + (seat in takers(state))


def unseen_takes(state: State, seat: int) -> int:
    """How many of the cards a player has taken were used up, were the Camerlengo, or are with others."""
    held = sum(state.owner[person] == seat for person in range(PEOPLE)) + state.action_count[seat]
    held += state.mazarin[seat] + state.louis[seat] + state.felipe[seat] + (state.squadrone == seat)
    return takes(state, seat) - held - _is_playing(state, seat)


def _is_playing(state: State, seat: int) -> bool:
    """Whether an action card was played this round; a bribe that is carried out is a cardinal instead."""
    if state.played[seat] == NOTHING:
        return False
    is_to_come = state.phase in RESOLVING and distance(state, seat) >= distance(state, state.turn)
    return state.played[seat] != BRIBE or is_to_come


def _check_takes(state: State) -> None:
    """HP-15, HP-19: nobody has more cards than were taken, and the Camerlengo took that card."""
    for seat in range(state.seats):
        count = takes(state, seat)
        unseen = unseen_takes(state, seat)
        require(unseen >= 0, f"player {seat} has taken {count} cards, one a round, and not {count - unseen} (HP-15)")
    seat = state.camerlengo
    is_always_taken = state.seats == USUAL_OFFER and state.round > 1
    was_taken = seat != state.first or is_always_taken or (state.phase != OVER and is_camerlengo_taken(state))
    require(not was_taken or unseen_takes(state, seat), f"player {seat} has not taken the Camerlengo card (HP-19)")


# -- what has left the game


def _check_what_left(game: Game, state: State) -> None:
    """HP-15, HP-22: what was not used was left over, a card a round with three players, and some in the last round."""
    left = cards_left_over(game, state)
    forced = left[MAZARIN] + left[LOUIS] + left[FELIPE] + _people_left_over(game, state, left)
    if state.round == 1:  # HP-11: no action card was played
        forced += sum(left[FIRST_ACTION + kind] for kind in range(ACTION_KINDS))
    most = (USUAL_OFFER - state.seats) * (state.round - 1)
    if state.phase == OVER:
        most += max(0, turned_up(state) - state.seats)
    require(forced <= most, f"at least {forced} cards were left over, but at most {most} can have been (HP-15)")


def _people_left_over(game: Game, state: State, left: Counter[int]) -> int:
    """HP-32, HP-34, HP-47: people who are gone and were neither excluded nor dead; the immune never are."""
    immune = game.components.tables["IS_IMMUNE"]
    gone = [person for person in range(PEOPLE) if left[person]]
    mortal = [person for person in gone if not immune[person]]
    leaders = sum(person >= FIRST_LEADER for person in mortal)
    dead = int(left[DEATH] > 0 and state.phase != NAME_VICTIM)
    excluded = int(max(state.felipe) > 1 and state.phase != EXCLUDE)
    cardinals = len(mortal) - leaders
    surviving = max(0, leaders - dead) + max(0, cardinals - excluded - max(0, dead - leaders))
    return len(gone) - len(mortal) + surviving
