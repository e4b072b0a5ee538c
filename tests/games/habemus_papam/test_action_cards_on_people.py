"""Bribe and swap, and who is immune to them (HP-45 to HP-47)."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.tables import Table, display, gold, hand, phase
from tests.probes import forbids, kinds, play, player, texts

# -- bribe (HP-45)


def bribing(table: Table) -> Table:
    return table.hold(0, "bribe")


@pytest.mark.clause("HP-45")
def test_a_bribe_pays_five_gold_to_an_opponent_and_takes_a_cardinal_of_ones_choice() -> None:
    table = bribing(Table()).gold(7, 1, 1).display(0, "bichi").display(1, "lugo colonna").display(2, "ottoboni")
    match = play(table.actions(), "play bribe")
    assert (phase(match), match.to_act, match.view(None)["turn"]) == ("bribe", (0,), 0)
    assert texts(match) == ["choose colonna", "choose lugo", "choose ottoboni"]
    play(match, "choose lugo")
    assert gold(match) == [2, 6, 1]
    assert [display(match, seat) for seat in range(3)] == [["bichi", "lugo"], ["colonna"], ["ottoboni"]]
    bribed = {"kind": "bribed", "seat": 0, "owner": 1, "card": "lugo", "gold": 5}
    assert match.events(None)[-1] == bribed
    assert (phase(match), hand(match, 0), player(match, 0)["played"]) == ("bid", [], "bribe")


@pytest.mark.clause("HP-45", "HP-47")
def test_neither_own_cardinals_nor_leaders_nor_chigi_nor_anybody_on_offer_can_be_bribed() -> None:
    table = (
        bribing(Table())
        .display(0, "bichi")
        .display(1, "lugo este")
        .display(2, "chigi")
        .offer("hessen louis gold camerlengo")
    )
    match = play(table.actions(), "play bribe")
    assert texts(match) == ["choose lugo"]
    assert [forbids(match, f"choose {name}") for name in ("bichi", "hessen", "este", "chigi")] == [
        "HP-45",
        "HP-45",
        "HP-47",
        "HP-47",
    ]


@pytest.mark.clause("HP-45", "HP-35")
def test_a_late_cardinal_can_be_bribed() -> None:
    match = play(bribing(Table()).display(2, "harrach").actions(), "play bribe", "choose harrach")
    assert display(match, 0) == ["harrach"]


@pytest.mark.clause("HP-45")
def test_a_bribe_is_compulsory_once_revealed() -> None:
    match = play(bribing(Table()).display(1, "lugo").actions(), "play bribe")
    assert forbids(match, "pass") == "HP-45"
    assert texts(match) == ["choose lugo"]


@pytest.mark.clause("HP-45")
@pytest.mark.parametrize("purse", [0, 4])
def test_a_bribe_without_gold_goes_back_and_was_the_card_of_this_round(purse: int) -> None:
    match = bribing(Table()).hold(0, "gold").display(1, "lugo").gold(purse, 9, 9).actions()
    play(match, "play bribe")
    assert (phase(match), hand(match, 0), gold(match)) == ("bid", ["gold", "bribe"], [purse, 9, 9])
    assert match.events(None)[-1] == {"kind": "action-returned", "seat": 0, "action": "bribe"}
    assert (player(match, 0)["played"], player(match, 0)["action_cards"]) == (None, 2)
    assert display(match, 1) == ["lugo"]


@pytest.mark.clause("HP-45")
def test_five_gold_are_just_enough() -> None:
    match = play(bribing(Table()).display(1, "lugo").gold(5, 0, 0).actions(), "play bribe")
    assert phase(match) == "bribe"
    assert gold(play(match, "choose lugo")) == [0, 5, 0]


@pytest.mark.clause("HP-45", "HP-47")
@pytest.mark.parametrize(
    "displays", [("", "", ""), ("lugo bichi", "", ""), ("lugo", "chigi", "este medici"), ("", "azzolini", "chigi")]
)
def test_a_bribe_without_anybody_to_bribe_goes_back(displays: tuple[str, ...]) -> None:
    table = bribing(Table())
    for seat, names in enumerate(displays):
        table.display(seat, names)
    match = play(table.actions(), "play bribe")
    assert (phase(match), hand(match, 0), gold(match)) == ("bid", ["bribe"], [20, 20, 20])
    assert kinds(match.events(None)) == ["action-played", "action-returned"]


@pytest.mark.clause("HP-45", "HP-40")
def test_a_theft_before_it_can_make_a_bribe_impossible() -> None:
    table = Table().hold(0, "second").hold(1, "bribe").display(2, "lugo").gold(0, 6, 0)
    match = play(table.camerlengo(0).actions(), "play second", "play bribe")
    assert (gold(match), hand(match, 1)) == ([2, 4, 0], ["bribe"])
    assert player(match, 1)["played"] is None
    table = Table().hold(0, "second").hold(1, "bribe").display(2, "lugo").gold(0, 6, 0)
    match = play(table.camerlengo(1).actions(), "play second", "play bribe", "choose lugo")
    assert gold(match) == [3, 0, 3]


@pytest.mark.clause("HP-45", "HP-40", "HP-11")
def test_a_bribe_before_it_can_pay_for_another_that_takes_the_cardinal_back() -> None:
    table = Table().hold(0, "bribe").hold(1, "bribe").display(1, "lugo").gold(5, 0, 0)
    match = play(table.actions(), "play bribe", "play bribe", "choose lugo")
    assert (phase(match), match.to_act, gold(match)) == ("bribe", (1,), [0, 5, 0])
    play(match, "choose lugo")
    assert (gold(match), display(match, 1)) == ([5, 0, 0], ["lugo"])


@pytest.mark.clause("HP-45")
def test_a_card_that_came_back_can_be_played_in_a_later_round() -> None:
    match = play(bribing(Table()).actions(), "play bribe", "bid nothing", "bid nothing", "bid nothing")
    while phase(match) == "take":
        play(match, texts(match)[0])
    assert (phase(match), match.to_act[0]) == ("action", 0)
    assert "play bribe" in [move.text for move in match.legal(0)]


# -- swap (HP-46)


def swapping(table: Table) -> Table:
    return table.hold(0, "swap")


@pytest.mark.clause("HP-46")
def test_two_cardinals_in_displays_of_two_players_change_places() -> None:
    table = swapping(Table()).display(0, "bichi").display(1, "lugo colonna").display(2, "ottoboni durazzo")
    match = play(table.actions(), "play swap")
    assert (phase(match), match.to_act) == ("swap", (0,))
    everybody = ["bichi", "colonna", "lugo", "ottoboni", "durazzo"]
    assert texts(match) == [*(f"choose {name}" for name in everybody), "pass"]
    play(match, "choose lugo")
    assert (phase(match), match.view(None)["swapping"]) == ("swap-with", "lugo")
    assert texts(match) == ["choose bichi", "choose ottoboni", "choose durazzo"]
    play(match, "choose durazzo")
    assert [display(match, seat) for seat in range(3)] == [["bichi"], ["colonna", "durazzo"], ["lugo", "ottoboni"]]
    assert match.events(None)[-1] == {"kind": "swapped", "seat": 0, "card": "lugo", "other": "durazzo"}
    assert (phase(match), match.view(None)["swapping"], hand(match, 0)) == ("bid", None, [])
    assert gold(match) == [20, 20, 20]


@pytest.mark.clause("HP-46")
def test_ones_own_cardinal_may_be_one_of_them() -> None:
    table = swapping(Table()).display(0, "bichi").display(1, "lugo")
    match = play(table.actions(), "play swap", "choose bichi", "choose lugo")
    assert (display(match, 0), display(match, 1)) == (["lugo"], ["bichi"])


@pytest.mark.clause("HP-46")
def test_the_second_lies_in_another_display_and_nobody_declines_any_more() -> None:
    table = swapping(Table()).display(0, "bichi").display(1, "lugo colonna").offer("hessen louis gold camerlengo")
    match = play(table.actions(), "play swap", "choose lugo")
    assert [forbids(match, f"choose {name}") for name in ("lugo", "colonna", "hessen")] == ["HP-46"] * 3
    assert forbids(match, "pass") == "HP-46"
    assert texts(match) == ["choose bichi"]


@pytest.mark.clause("HP-46")
def test_declining_uses_the_card_up() -> None:
    table = swapping(Table()).display(0, "bichi").display(1, "lugo")
    match = play(table.actions(), "play swap", "pass")
    assert (phase(match), hand(match, 0), display(match, 0)) == ("bid", [], ["bichi"])
    assert match.events(None)[-1] == {"kind": "swap-declined", "seat": 0}
    assert player(match, 0)["played"] == "swap"


@pytest.mark.clause("HP-46", "HP-47")
@pytest.mark.parametrize(
    "displays",
    [
        ("", "", ""),
        ("", "lugo bichi", ""),
        ("lugo", "chigi", "este"),
        ("este", "medici", "azzolini"),
        ("chigi bichi", "este", ""),
    ],
)
def test_where_no_pair_can_be_exchanged_the_card_goes_back(displays: tuple[str, ...]) -> None:
    table = swapping(Table())
    for seat, names in enumerate(displays):
        table.display(seat, names)
    match = play(table.actions(), "play swap")
    assert (phase(match), hand(match, 0)) == ("bid", ["swap"])
    assert match.events(None)[-1] == {"kind": "action-returned", "seat": 0, "action": "swap"}
    assert (player(match, 0)["played"], player(match, 0)["action_cards"]) == (None, 1)


@pytest.mark.clause("HP-46", "HP-35")
def test_a_late_cardinal_can_be_swapped() -> None:
    table = swapping(Table()).display(1, "harrach").display(2, "filomarino")
    match = play(table.actions(), "play swap", "choose harrach", "choose filomarino")
    assert (display(match, 1), display(match, 2)) == (["filomarino"], ["harrach"])


# -- who is immune (HP-47)


@pytest.mark.clause("HP-47", "HP-46")
def test_leaders_and_anothers_chigi_cannot_be_swapped_as_first_or_as_second() -> None:
    table = swapping(Table()).display(0, "bichi este").display(1, "lugo medici").display(2, "chigi")
    match = play(table.actions(), "play swap")
    names = ("este", "medici", "chigi")
    assert [forbids(match, f"choose {name}") for name in names] == ["HP-47"] * 3
    assert texts(match) == ["choose bichi", "choose lugo", "pass"]
    play(match, "choose lugo")
    assert [forbids(match, f"choose {name}") for name in names] == ["HP-47"] * 3
    assert texts(match) == ["choose bichi"]


@pytest.mark.clause("HP-47", "HP-46")
@pytest.mark.parametrize(("first", "second"), [("chigi", "lugo"), ("lugo", "chigi")])
def test_chigi_can_be_given_away_by_his_holders_own_swap_card(first: str, second: str) -> None:
    table = swapping(Table()).display(0, "chigi").display(1, "lugo")
    match = play(table.actions(), "play swap", f"choose {first}", f"choose {second}")
    assert (display(match, 0), display(match, 1)) == (["lugo"], ["chigi"])


@pytest.mark.clause("HP-47", "HP-46")
def test_his_holder_gives_chigi_away_only_with_a_card_of_ones_own() -> None:
    table = Table().hold(1, "swap").display(0, "chigi").display(1, "lugo").display(2, "bichi")
    match = play(table.actions(), "play swap")
    assert texts(match) == ["choose bichi", "choose lugo", "pass"]
    assert forbids(match, "choose chigi") == "HP-47"
    play(match, "choose bichi")
    assert texts(match) == ["choose lugo"]
