"""Matches of 1655 in every phase, to be changed and refused by its tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from signoria import Match
from tests.core.text.changed_positions import Case, changed, refusal_of
from tests.games.habemus_papam.positions import go_on, opening, play_round
from tests.games.habemus_papam.tables import GAME
from tests.probes import play


def ranked() -> Match:
    """The first bids are paid: player 2 takes a card first, then player 1, then player 0."""
    return play(opening(), "bid amber", "bid diamond", "bid sapphire sapphire")


def with_action(name: str) -> Match:
    """The second round: player 0 has taken chigi, player 1 this action card, player 2 a Mazarin."""
    match = opening(cardinals="chigi bichi orsini", politics="mazarin louis louis", actions=f"{name} swap gold")
    return play_round(match, "chigi", name, "mazarin")


def with_actions() -> Match:
    """The fourth round: player 0 has three cardinals, player 1 bribe, gold and louis, player 2 swap and others."""
    match = play_round(with_action("bribe"), "bichi", "louis", "swap")
    return play_round(match, "orsini", "gold", "louis")


def bribing() -> Match:
    """Player 1 is to bribe somebody, and player 2 to swap then."""
    return play(with_actions(), "play bribe", "play swap")


def excluding() -> Match:
    """Player 0 has taken a second Felipe; player 1 has barberini, player 2 bichi and is Camerlengo."""
    match = play_round(opening(politics="felipe felipe louis"), "felipe", "barberini", "camerlengo")
    return play_round(match, "bichi", "felipe")


def killing() -> Match:
    """Player 1 has taken the Case of Death; player 0 has barberini."""
    return play_round(opening(politics="death"), "barberini", "death")


SITUATIONS: dict[str, Callable[[], Match]] = {
    "opening": opening,
    "opening of four": lambda: opening(4, first=2),
    "bid": lambda: play(opening(), "bid diamond amber"),
    "take": ranked,
    "taken": lambda: play(ranked(), "take camerlengo"),
    "taken gold": lambda: play_round(opening(actions="gold"), "gold"),
    "action": lambda: with_action("bribe"),
    "actions": with_actions,
    "choosing": lambda: play(with_actions(), "play gold"),
    "choosing none": lambda: play(with_actions(), "pass"),
    "bribe": bribing,
    "swap": lambda: play(bribing(), "choose bichi"),
    "swap with": lambda: play(bribing(), "choose bichi", "choose orsini"),
    "swapped": lambda: play(bribing(), "choose bichi", "choose orsini", "choose bichi"),
    "bid first": lambda: play(with_action("second"), "play second", "bid diamond"),
    "bid second": lambda: play(with_action("second"), "play second", "bid diamond", "bid nothing"),
    "rubies": lambda: play(with_action("rubies"), "play rubies"),
    "rubies taken": lambda: play(with_action("rubies"), "play rubies", "bid diamond", "bid nothing"),
    "twice": lambda: play(with_action("twice"), "play twice", "bid diamond", "bid diamond amber"),
    "twice taken": lambda: play(with_action("twice"), "play twice", "bid diamond", "bid diamond amber", "bid nothing"),
    "exclude": excluding,
    "death": killing,
    "order": lambda: play(go_on(opening(), "order"), "discard four-arms"),
    "after black smoke": lambda: go_on(opening(), "bid", 11),
    "before white smoke": lambda: go_on(opening(under_white=0), "take", 18),
    "last round": lambda: go_on(opening(), "take", 17),
    "four in round two": lambda: go_on(opening(4), "bid", 2),
    "four": lambda: go_on(opening(4), "take", 5),
    "four before bids": lambda: go_on(opening(4), "bid", 5),
    "over": lambda: go_on(opening(), "over"),
    "over with four": lambda: go_on(opening(4, under_white=0), "over"),
}


@cache
def situation(name: str) -> Match:
    """A match in such a situation."""
    return SITUATIONS[name]()


def refused(case: Case) -> str:
    """The sentence with which a situation changed so is refused."""
    name, changes, _ = case
    return refusal_of(GAME, changed(situation(name).position(), *changes))
