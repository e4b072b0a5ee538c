"""Everything on 1655's table says what it is: each thing has a card, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.explaining import TABLE, expect_cards, explained, read_in
from tests.browser.person import THE_END, Person
from tests.games.habemus_papam.page import make_a_move, play_on
from tests.games.habemus_papam.positions import go_on, opening
from tests.games.habemus_papam.situations import situation

pytestmark = pytest.mark.compiles

BARE = """
() => [...document.querySelectorAll("#view svg, .hand svg")]
  .filter((one) => one.checkVisibility() && !one.closest("[data-explained], .tray, .chosen"))
  .filter((one) => one.querySelector("[data-explained]") === null)
  .map((one) => one.outerHTML.slice(0, 160))
"""
"""Pictures that nothing explains, but those of a choice that says in words what it is."""
MOMENTS = ("opening of four", "four", "actions", "choosing", "bribe", "swap with", "exclude", "death", "order")
"""What somebody may be asked for, and what then lies on the table: bids, cards played, orders, people."""
AMONG_PEOPLE = ("bribe", "swap", "swap-with", "exclude")
"""Where one of the people is chosen they have all the room."""
POLITICS = ("mazarin", "louis", "felipe", "squadrone")


def names_of(view: Mapping[str, Any], mine: int) -> set[str]:
    """What must be explained of a view: each thing by its name."""
    own, seats = view["you"], range(view["seats"])
    names = {"smoke", "decks", "camerlengo", "seat-camerlengo", "own-votes", f"own-gold-{mine}"}
    names |= {f"step-{step}" for step in ("action", "bid", "take")}
    names |= {f"bank-{gem}" for gem in view["bank"]} | {f"own-{gem}-{mine}" for gem in own["gems"]}
    names |= {f"offer-{card['name']}" for card in view["offer"]}
    names |= {f"action-{card}" for card, count in own["actions"].items() if count > 0}
    names |= {f"order-{order['name']}-{place}" for place, order in enumerate(own["orders"])}
    names |= {f"{kind}-{seat}" for kind in ("seat", "row", "votes", *POLITICS) for seat in seats}
    names |= {f"fact-{fact}-{seat}" for fact in ("votes", "people", "actions") for seat in seats}
    for player in view["players"]:
        names |= names_before(player)
        if view["phase"] not in AMONG_PEOPLE:
            empty = {*player["coats"], None} - {person["faction"] for person in player["people"]}
            names |= {f"waiting-{faction or 'late'}-{player['seat']}" for faction in empty}
    return names | ({"gone"} if view["gone"] else set())


def names_before(player: dict[str, Any]) -> set[str]:
    """What lies before a player."""
    seat = player["seat"]
    names = {f"card-{person['name']}" for person in player["people"]}
    names |= {f"old-boys-{symbol}-{seat}" for symbol in player["symbols"]}
    if player["played"] is not None:
        names |= {f"played-{seat}", f"seat-played-{seat}"}
    if player["bid"] is not None:
        names |= {f"row-bid-{seat}", f"seat-bid-{seat}"}
    return names | ({f"chosen-{seat}"} if player["has_chosen"] else set())


@pytest.fixture
def ada(visit: Visit) -> Person:
    ada = visit(**TABLE)
    ada.enter("Ada")
    return ada


@pytest.mark.full
@pytest.mark.parametrize("name", MOMENTS)
def test_everything_public_has_a_card(ada: Person, name: str) -> None:
    match = situation(name)
    mine = match.to_act[0]
    play_on(ada, match)
    names = explained(ada)
    assert len(names) == len(set(names))
    assert names_of(match.view(mine), mine) - set(names) == set()
    assert ada.page.evaluate(BARE) == []


@pytest.mark.full
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_mouse_that_rests_on_a_thing_is_told_what_it_is(ada: Person, language: str) -> None:
    play_on(ada, situation("four"))
    read_in(ada, language)
    names = explained(ada)
    assert len(names) > 60
    expect_cards(ada, names, language)


@pytest.mark.full
def test_what_is_revealed_at_the_end_has_its_cards(ada: Person) -> None:
    play_on(ada, go_on(opening(4, under_white=3), "take", 16))
    make_a_move(ada)
    expect(ada.heading(THE_END)).to_be_visible()
    ada.button("page-to-board").click()
    names = explained(ada)
    seats = range(4)
    assert {f"fact-purse-{seat}" for seat in seats} | {f"seat-order-{seat}" for seat in seats} <= set(names)
    assert ada.page.evaluate(BARE) == []
    expect_cards(ada, names, "en")
