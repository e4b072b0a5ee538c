"""What a seat sees of a game of 1655: every name below is shown, and nothing else is."""

from __future__ import annotations

from typing import TypedDict

from signoria.core.kit import GameRules
from signoria.core.text.naming import name_or_none, names_of_bits
from signoria.games.habemus_papam.components import PapamComponents
from signoria.games.habemus_papam.constants import GEM_NAMES
from signoria.games.habemus_papam.shown.card_view import CardView, card_view
from signoria.games.habemus_papam.shown.player_view import OwnView, PlayerView, own, player
from signoria.games.habemus_papam.shown.votes_view import SheetView, sheet
from signoria.games.habemus_papam.state import (
    EXCLUDE,
    NAME_VICTIM,
    NEW_ROUND,
    NEXT_TAKER,
    OVER,
    PHASES,
    ROUND_DONE,
    TAKE,
    State,
)

TAKING = (TAKE, EXCLUDE, NAME_VICTIM, NEXT_TAKER, ROUND_DONE, NEW_ROUND)
"""While the bids' order matters, and until the next round has begun."""


class PapamView(TypedDict):
    """All that a seat (or a spectator) may know."""

    game: str
    seats: int
    first: int
    round: int
    last_round: bool
    black_smoke: bool
    phase: str
    turn: int | None
    camerlengo: int
    cardinals_left: int
    deck: int
    offer: list[CardView]
    bank: dict[str, int]
    ranking: list[int]
    swapping: str | None
    gone: list[str]
    players: list[PlayerView]
    you: OwnView | None
    sheet: list[SheetView] | None


def view(game: GameRules, state: State, seat: int | None) -> PapamView:
    """The view of a seat; None is a spectator."""
    components: PapamComponents = game.components
    is_asking = OVER < state.phase < len(PHASES) and not game.rules.all_choose(state)
    is_ranked = state.phase in TAKING and state.step > 0
    return {
        "game": game.name,
        "seats": state.seats,
        "first": state.first,
        "round": state.round,
        "last_round": bool(state.is_last_round),
        "black_smoke": bool(state.smoke),
        "phase": PHASES[state.phase] if state.phase < len(PHASES) else "between",
        "turn": state.turn if is_asking else None,
        "camerlengo": state.camerlengo,
        "cardinals_left": state.cardinals_left,
        "deck": state.deck_size,
        "offer": [card_view(components, state.offer[place]) for place in range(state.offer_size)],
        "bank": {name: state.bank[gem] for gem, name in enumerate(GEM_NAMES)},
        "ranking": [state.rank[place] for place in range(state.seats)] if is_ranked else [],
        "swapping": name_or_none(components.cards, state.swapping),
        "gone": names_of_bits(components.cards, state.gone),
        "players": [player(game, state, number) for number in range(state.seats)],
        "you": None if seat is None else own(game, state, seat),
        "sheet": [sheet(game, state, number) for number in range(state.seats)] if state.phase == OVER else None,
    }
