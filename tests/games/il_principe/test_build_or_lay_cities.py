"""Phase 3: building a city (IP-32 to IP-36, IP-38)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from signoria import Match
from signoria.games.il_principe.state import NEXT_TURN
from tests.games.il_principe.tables import (
    COMPONENTS,
    RULES,
    Table,
    cards,
    city,
    coins,
    hand,
    on_offer,
    points,
    role,
    shields_in,
    state_of,
)
from tests.probes import REVEALED, forbids, kinds, play, player, texts

WORTH = {"small": (3, 4, 1, 1), "medium": (4, 6, 2, 2), "large": (5, 8, 2, 3)}
FACTS = {facts["name"]: facts for facts in COMPONENTS.city_facts}


def ready(name: str, **changes: Any) -> Table:
    """Seat 0 is to build a city and has just the cards and coins for it; seat 1 comes next."""
    others = [other for other in COMPONENTS.cities if other != name]
    table = Table(**changes).cities(" ".join([name, *others[:3]]), " ".join(others[3:]))
    table.coins(FACTS[name]["price"], 0, 0).hand(0, **Counter(FACTS[name]["buildings"]))
    return table.hand(1, red=1, green=1)


def built(name: str, **changes: Any) -> Match:
    return play(ready(name, **changes).match(), f"build {name}")


# -- cards and coins (IP-32, IP-38)


@pytest.mark.clause("IP-32", "IP-38", "IP-33")
@pytest.mark.parametrize("name", COMPONENTS.cities)
def test_a_city_takes_a_card_for_each_icon_and_its_price_and_brings_its_points(name: str) -> None:
    facts = FACTS[name]
    price, worth, _, _ = WORTH[facts["size"]]
    match = ready(name).match()
    assert coins(match)[0] == price
    play(match, f"build {name}")
    assert (coins(match)[0], points(match)[0]) == (0, worth)
    assert hand(match, 0) == cards()
    assert player(match, 0)["up"] == cards(**Counter(facts["buildings"]))
    assert (player(match, 0)["hand_size"], player(match, 0)["down"]) == (0, cards())
    assert match.events(None)[0] == {"kind": "city-built", "seat": 0, "city": name, "coins": price, "points": worth}
    assert player(match, 0)["cities"] == [name]


@pytest.mark.clause("IP-38")
@pytest.mark.parametrize("name", COMPONENTS.cities)
def test_a_city_touches_one_two_or_three_regions_by_its_size(name: str) -> None:
    facts = FACTS[name]
    assert len(facts["regions"]) == WORTH[facts["size"]][3]
    assert len(facts["buildings"]) == {"small": 3, "medium": 4, "large": 5}[facts["size"]]


@pytest.mark.clause("IP-32")
@pytest.mark.parametrize("name", COMPONENTS.cities)
def test_without_every_card_or_with_a_coin_too_few_a_city_cannot_be_built(name: str) -> None:
    assert forbids(ready(name).match(), f"build {name}") is None
    poor = ready(name).coins(FACTS[name]["price"] - 1, 9, 9)
    assert forbids(poor.match(), f"build {name}") == "IP-32"
    for colour in range(5):
        lacking = ready(name)
        if lacking.state.hand[0, colour]:
            lacking.state.hand[0, colour] -= 1
            lacking.state.hand_size[0] -= 1
            assert forbids(lacking.match(), f"build {name}") == "IP-32"
            assert f"build {name}" not in texts(lacking.match())


@pytest.mark.clause("IP-32")
def test_only_a_city_that_lies_face_up_can_be_built() -> None:
    table = Table().coins(9, 9, 9).hand(0, white=2, blue=2, yellow=2, red=2, green=2)
    match = table.cities("siena milano firenze lucca", "venezia").match()
    assert forbids(match, "build venezia") == "IP-32"
    assert [text for text in texts(match) if text.startswith("build")] == [
        "build siena",
        "build milano",
        "build firenze",
        "build lucca",
    ]
    assert [RULES.place_on_offer(table.state, city(name)) for name in ("siena", "lucca", "venezia")] == [0, 3, -1]


@pytest.mark.clause("IP-32")
def test_cards_already_laid_do_not_help_to_build() -> None:
    match = Table().coins(9, 9, 9).hand(0, green=1, white=1).up(0, red=3).match()
    assert forbids(match, "build siena") == "IP-32"


@pytest.mark.clause("IP-32", "IP-13")
def test_of_cards_known_to_be_in_a_hand_those_are_laid_first() -> None:
    table = Table().coins(9, 9, 9).won(0, green=2, red=1, blue=1).hand(0, white=1).hand(1, red=1)
    match = play(table.match(), "build siena")
    assert player(match, 0)["known"] == cards(green=1, blue=1)


# -- shields (IP-34)


@pytest.mark.clause("IP-34")
@pytest.mark.parametrize("name", [name for name in COMPONENTS.cities if FACTS[name]["size"] == "small"])
def test_the_shield_of_a_small_city_goes_to_its_region_without_a_question(name: str) -> None:
    match = built(name)
    region = FACTS[name]["regions"][0]
    assert shields_in(match, region) == [1, 0, 0]
    assert player(match, 0)["shields"] == 11
    assert {"kind": "shield-placed", "seat": 0, "region": region} in match.events(None)
    assert match.to_act == (1,)


@pytest.mark.clause("IP-34", "IP-38")
@pytest.mark.parametrize("name", [name for name in COMPONENTS.cities if FACTS[name]["size"] != "small"])
def test_two_shields_go_to_regions_the_city_touches(name: str) -> None:
    match = built(name)
    regions = FACTS[name]["regions"]
    assert (match.to_act, match.view(None)["phase"], match.view(None)["shields_due"]) == ((0,), "shields", 2)
    assert match.view(None)["built"] == name
    assert set(texts(match)) == {f"shield {region}" for region in regions}
    both = play(match.copy(), f"shield {regions[0]}", f"shield {regions[0]}")
    assert shields_in(both, regions[0]) == [2, 0, 0]
    split = play(match, f"shield {regions[-1]}")
    assert (split.to_act, split.view(None)["shields_due"]) == ((0,), 1)
    play(split, f"shield {regions[0]}")
    assert [shields_in(split, region)[0] for region in (regions[0], regions[-1])] == [1, 1]
    assert (player(split, 0)["shields"], split.to_act, split.view(None)["built"]) == (10, (1,), None)


@pytest.mark.clause("IP-34")
def test_a_shield_cannot_go_elsewhere_nor_be_kept() -> None:
    match = built("milano")
    refused = [forbids(match, text) for text in ("shield red", "pass", "shield blue", "lay red 1")]
    assert refused == ["IP-34", "IP-34", None, "IP-34"]


@pytest.mark.clause("IP-34")
@pytest.mark.parametrize(("left", "asked"), [(0, 0), (1, 1), (2, 2)])
def test_with_too_few_shields_as_many_are_placed_as_are_left(left: int, asked: int) -> None:
    match = play(ready("milano").shields_left(0, left).match(), "build milano")
    assert match.view(None)["shields_due"] == asked
    for _ in range(asked):
        play(match, "shield green")
    assert (shields_in(match, "green"), player(match, 0)["shields"], match.to_act) == ([asked, 0, 0], 0, (1,))


@pytest.mark.clause("IP-34")
def test_without_a_shield_a_small_city_gets_none() -> None:
    match = play(ready("siena").shields_left(0, 0).match(), "build siena")
    assert (shields_in(match, "brown"), player(match, 0)["shields"]) == ([0, 0, 0], 0)


# -- roles of the others (IP-35)


@pytest.mark.clause("IP-35", "IP-49")
@pytest.mark.parametrize("name", COMPONENTS.cities)
def test_every_other_player_scores_for_roles_of_the_citys_colours(name: str) -> None:
    for colour in ("green", "white", "red", "blue", "yellow"):
        for rank, worth in (("major", 2), ("minor", 1)):
            table = ready(name).roles(2, f"{rank}-{colour}")
            scored = worth if colour in FACTS[name]["buildings"] else 0
            assert RULES.officials_worth(table.state, 2, city(name)) == scored
            told = table.told(RULES.pay_officials, 0, city(name))
            assert told == ([{"kind": "officials-paid", "seat": 2, "points": scored}] if scored else [])
            assert list(table.state.points)[:3] == [0, 0, scored]


@pytest.mark.clause("IP-35")
def test_the_builder_scores_nothing_for_roles_and_others_once_for_each_colour() -> None:
    table = ready("milano").roles(0, "major-blue", "minor-red").roles(1, "minor-blue", "major-red", "major-green")
    match = play(table.roles(2, "major-yellow", "minor-yellow").match(), "build milano")
    assert points(match) == [6, 1 + 2, 2 + 1]
    assert match.events(None)[1:3] == [
        {"kind": "officials-paid", "seat": 1, "points": 3},
        {"kind": "officials-paid", "seat": 2, "points": 3},
    ]


@pytest.mark.clause("IP-35", "IP-49")
def test_points_for_roles_come_before_the_shields_are_placed() -> None:
    table = ready("milano").roles(1, "minor-blue")
    assert kinds(table.told(RULES.build_in_turn, 0, city("milano"))) == ["revealed", "city-built", "officials-paid"]


# -- what is left of it (IP-36)


@pytest.mark.clause("IP-36")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_built_city_is_shown_with_its_builder_and_on_the_map(edition: str) -> None:
    match = built("siena", edition=edition)
    places = {shown["name"]: shown["builder"] for shown in match.view(None)["places"]}
    assert {name: builder for name, builder in places.items() if builder is not None} == {"siena": 0}
    assert state_of(match).built_by[city("siena")] == 0
    assert "siena" not in on_offer(match)


@pytest.mark.clause("IP-32", "IP-30")
def test_building_shows_cards_of_the_hand_and_ends_the_turn() -> None:
    table = ready("siena").roles(1, "major-yellow")
    assert table.told(RULES.build_in_turn, 0, city("siena")) == [
        REVEALED,
        {"kind": "city-built", "seat": 0, "city": "siena", "coins": 3, "points": 4},
        {"kind": "shield-placed", "seat": 0, "region": "brown"},
        REVEALED,
        {"kind": "city-turned-up", "city": on_offer(table.match())[0]},
    ]
    assert (table.state.phase, table.state.city, table.state.shields_due) == (NEXT_TURN, -1, 0)
    assert table.state.holder[role("major-yellow")] == 1
