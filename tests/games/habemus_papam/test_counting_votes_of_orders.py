"""Orders (HP-60 to HP-66)."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.habemus_papam.tables import RULES, Table, order, votes


def is_fulfilled(name: str, *displays: str) -> bool:
    """Whether the first player fulfils an order with this display, and these of the others."""
    table = Table(4)
    for seat, names in enumerate(displays):
        table.display(seat, names)
    return bool(RULES.is_fulfilled(table.state, 0, order(name)))


@pytest.mark.clause("HP-60")
@pytest.mark.parametrize(
    ("people", "expected"),
    [
        ("bichi lugo chigi rossetti", True),
        ("este medici azzolini francesco", True),
        ("este lugo azzolini ginetti", True),
        ("bichi lugo chigi rossetti este harrach", True),
        ("lugo chigi rossetti", False),
        ("bichi chigi rossetti", False),
        ("bichi lugo rossetti", False),
        ("bichi lugo chigi", False),
        ("bichi lugo chigi harrach durazzo filomarino", False),
        ("bichi orsini barberini este", False),
        ("", False),
    ],
)
def test_four_arms_needs_a_coat_of_each_faction(people: str, expected: bool) -> None:
    assert is_fulfilled("four-arms", people) == expected


TWO_EACH = {
    "spain-innocent": ("lugo hessen", "medici", "chigi ottoboni", "azzolini"),
    "innocent-urban": ("chigi ottoboni", "azzolini", "rossetti ginetti", "francesco"),
    "spain-urban": ("lugo hessen", "medici", "rossetti ginetti", "francesco"),
}


@pytest.mark.clause("HP-61", "HP-62", "HP-63")
@pytest.mark.parametrize("name", list(TWO_EACH))
def test_two_coats_each_are_two_cardinals_or_the_leader_alone(name: str) -> None:
    cardinals, leader, other_cardinals, other_leader = TWO_EACH[name]
    for one in (cardinals, leader, f"{cardinals} {leader}"):
        for other in (other_cardinals, other_leader, f"{other_cardinals} {other_leader}"):
            assert is_fulfilled(name, f"{one} {other}")
            assert is_fulfilled(name, f"{one} {other} este harrach bichi")


@pytest.mark.clause("HP-61", "HP-62", "HP-63")
@pytest.mark.parametrize("name", list(TWO_EACH))
def test_one_coat_of_a_faction_is_too_few_and_no_other_faction_makes_up_for_it(name: str) -> None:
    cardinals, leader, other_cardinals, other_leader = TWO_EACH[name]
    assert not is_fulfilled(name, f"{cardinals.split()[0]} {other_leader}")
    assert not is_fulfilled(name, f"{leader} {other_cardinals.split()[0]}")
    assert not is_fulfilled(name, cardinals)
    assert not is_fulfilled(name, f"{other_cardinals} {other_leader}")
    assert not is_fulfilled(name, f"{leader} {cardinals} este bichi barberini harrach durazzo")


@pytest.mark.clause("HP-61", "HP-62", "HP-63")
def test_each_of_these_orders_is_of_its_own_two_factions() -> None:
    leaders = {"spain": "medici", "innocent": "azzolini", "urban": "francesco", "france": "este"}
    for (one, leader), (other, another) in combinations(leaders.items(), 2):
        fulfilled = {name for name in TWO_EACH if is_fulfilled(name, f"{leader} {another}")}
        assert fulfilled == {name for name in TWO_EACH if set(name.split("-")) == {one, other}}


@pytest.mark.clause("HP-64")
@pytest.mark.parametrize(
    ("people", "expected"),
    [
        ("barberini bichi orsini", True),
        ("este barberini", True),
        ("este bichi", True),
        ("este barberini bichi orsini", True),
        ("este", False),
        ("barberini bichi", False),
        ("barberini orsini medici azzolini harrach", False),
        ("este francesco", False),
    ],
)
def test_france_needs_three_coats(people: str, expected: bool) -> None:
    assert is_fulfilled("france", people) == expected


@pytest.mark.clause("HP-65")
@pytest.mark.parametrize(
    ("displays", "expected"),
    [
        (("este",), True),
        (("este medici azzolini francesco",), True),
        (("este medici azzolini", "francesco"), True),
        (("este medici", "azzolini", "francesco"), True),
        (("este medici", "azzolini francesco"), False),
        (("este", "medici"), False),
        (("este", "", "", "medici"), False),
        (("este", "medici azzolini"), False),
        (("",), False),
        (("lugo bichi chigi harrach",), False),
        (("", "este"), False),
    ],
)
def test_more_leaders_than_every_other_player_and_so_at_least_one(displays: tuple[str, ...], expected: bool) -> None:
    assert is_fulfilled("leaders", *displays) == expected


@pytest.mark.clause("HP-66")
@pytest.mark.parametrize(
    ("felipe", "mazarin", "expected"), [(2, 2, True), (3, 5, True), (2, 1, False), (1, 2, False), (0, 5, False)]
)
def test_two_felipe_and_two_mazarin(felipe: int, mazarin: int, expected: bool) -> None:
    table = Table().politics(0, felipe=felipe, mazarin=mazarin)
    assert bool(RULES.is_fulfilled(table.state, 0, order("felipe-mazarin"))) == expected


@pytest.mark.clause("HP-60", "HP-61", "HP-62", "HP-63", "HP-64", "HP-65", "HP-66", "HP-51")
@pytest.mark.parametrize(
    ("name", "people", "worth"),
    [
        ("four-arms", "bichi lugo chigi rossetti", 2),
        ("spain-innocent", "lugo hessen chigi ottoboni", 2),
        ("innocent-urban", "chigi ottoboni rossetti ginetti", 2),
        ("spain-urban", "lugo hessen rossetti ginetti", 2),
        ("france", "este bichi", 3),
        ("leaders", "este", 2),
        ("felipe-mazarin", "", 2),
    ],
)
def test_a_fulfilled_order_brings_its_votes(name: str, people: str, worth: int) -> None:
    table = Table().last_round().gold(0, 0, 0).display(0, people).orders(0, name).gems(0, "")
    if name == "felipe-mazarin":
        table.politics(0, felipe=2, mazarin=2)
    match = table.votes()
    sheet = match.view(None)["sheet"][0]
    assert sheet["order"] == worth
    assert votes(match)[0] == worth + len(people.split()) + (1 if name == "felipe-mazarin" else 0)


@pytest.mark.clause("HP-51")
def test_an_own_order_shows_whether_its_condition_holds_now() -> None:
    match = Table().display(0, "este barberini").orders(0, "france leaders").orders(1, "four-arms").bids()
    assert match.view(0)["you"]["orders"] == [
        {"name": "france", "votes": 3, "fulfilled": True},
        {"name": "leaders", "votes": 2, "fulfilled": True},
    ]
    assert [shown["fulfilled"] for shown in match.view(1)["you"]["orders"]] == [False, False]
