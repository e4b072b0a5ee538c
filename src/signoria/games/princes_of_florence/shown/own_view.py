"""What only a seat itself knows."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from signoria.core.kit import GameRules
from signoria.core.play.parts import part
from signoria.core.rules.bits import has_bit
from signoria.core.text.naming import name_or_none, numbers_of_bits
from signoria.games.princes_of_florence.components import PrincesComponents
from signoria.games.princes_of_florence.constants import PILE_NAMES
from signoria.games.princes_of_florence.shown.area import area_of
from signoria.games.princes_of_florence.shown.ground_view import OwnGroundView, own_ground
from signoria.games.princes_of_florence.shown.work_view import HandView, profession_view
from signoria.games.princes_of_florence.state import BONUS_PILE, PROFESSION_PILE, State


class CardView(TypedDict):
    """A bonus or prestige card with what it would add or score now; a prestige card scores `points`, or `tied`."""

    name: str
    value: int
    points: NotRequired[int]
    tied: NotRequired[int]


class OwnView(TypedDict):
    """What only the seat itself knows; `remembered` are cards it put back, by place in the pile from the top.

    `recruits` could be recruited; `looked_professions` and `looked_cards` are what is looked at, as if it were kept.
    """

    seat: int
    florins: int
    princess_work: int
    hand: list[HandView]
    bonus: list[CardView]
    prestige_cards: list[CardView]
    returned: str | None
    looked: list[str]
    looked_professions: list[HandView]
    looked_cards: list[CardView]
    recruits: list[HandView]
    remembered: dict[str, dict[str, str]]
    ground: OwnGroundView
    """Where one can lay."""


@part
def own(game: GameRules, state: State, seat: int) -> OwnView:
    """What only the seat knows."""
    components: PrincesComponents = game.components
    looked = _looked(state, seat)
    return {
        "seat": seat,
        "florins": state.florins[seat] * 100,
        "princess_work": game.rules.value_of_princess_work(state, seat),
        "hand": [profession_view(game, state, seat, card) for card in numbers_of_bits(state.hand[seat])],
        "bonus": [_bonus_card(game, state, seat, card) for card in numbers_of_bits(state.bonus_hand[seat])],
        "prestige_cards": [
            _prestige_card(game, state, seat, card) for card in numbers_of_bits(state.prestige_hand[seat])
        ],
        "returned": name_or_none(components.professions, state.returned[seat]),
        "looked": [components.cards(state.looked_pile)[card] for card in looked],
        "looked_professions": [
            profession_view(game, state, seat, card, 1) for card in looked if state.looked_pile == PROFESSION_PILE
        ],
        "looked_cards": [
            (_bonus_card if state.looked_pile == BONUS_PILE else _prestige_card)(game, state, seat, card)
            for card in looked
            if state.looked_pile != PROFESSION_PILE
        ],
        "recruits": [
            profession_view(game, state, seat, card)
            for card in range(len(components.professions))
            if game.rules.may_recruit(state, seat, card) == 0
        ]
        if state.recruiting_hand[seat] > 0
        else [],
        "remembered": _remembered(components, state, seat),
        "ground": own_ground(game, area_of(components), state, seat),
    }


@part
def _looked(state: State, seat: int) -> list[int]:
    return [state.looked[seat, place] for place in range(state.looked_size)] if state.actor == seat else []


@part
def _remembered(components: PrincesComponents, state: State, seat: int) -> dict[str, dict[str, str]]:
    return {pile: _remembered_of(components, state, seat, number) for number, pile in enumerate(PILE_NAMES)}


@part
def _remembered_of(components: PrincesComponents, state: State, seat: int, number: int) -> dict[str, str]:
    return {
        str(place + 1): components.cards(number)[state.pile[number, place]]
        for place in range(state.pile_size[number])
        if has_bit(state.pile_known[number, place], seat)
    }


@part
def _bonus_card(game: GameRules, state: State, seat: int, card: int) -> CardView:
    return {"name": game.components.bonus_cards[card], "value": game.rules.bonus_value_now(state, seat, card)}


@part
def _prestige_card(game: GameRules, state: State, seat: int, card: int) -> CardView:
    row = game.components.data["prestige"][card]
    shown: CardView = {
        "name": row["name"],
        "value": game.rules.prestige_card_points(state, seat, card),
        "points": row.get("alone", row.get("points")),
    }
    return {**shown, "tied": row["tied"]} if "tied" in row else shown
