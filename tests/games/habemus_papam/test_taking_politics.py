"""Politics cards (HP-30 to HP-35)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.habemus_papam.tables import RULES, Table, display, gold, on_offer, phase, votes
from tests.probes import REVEALED, forbids, kinds, play, player, texts


def taking(table: Table, name: str) -> Match:
    """The first player takes this politics card; the others are to follow."""
    return play(table.offer(f"hessen {name} gold camerlengo").taking(0, 1, 2), f"take {name}")


# -- Mazarin and Louis (HP-30, HP-31)


@pytest.mark.clause("HP-30", "HP-31", "HP-52")
def test_mazarin_and_louis_are_no_cardinals_and_pay_nothing_when_taken() -> None:
    for name in ("mazarin", "louis"):
        match = taking(Table(), name)
        assert (gold(match), display(match, 0), player(match, 0)[name]) == ([20, 20, 20], [], 1)
        assert match.events(None) == [{"kind": "card-taken", "seat": 0, "card": name}]
    bare = Table().gold(0, 0, 0).gems(0, "").orders(0, "leaders")
    assert votes(bare.politics(0, mazarin=5).votes())[0] == 0


@pytest.mark.clause("HP-30", "HP-32", "HP-34", "HP-45")
def test_mazarin_cannot_be_excluded_killed_or_bribed() -> None:
    match = taking(Table().politics(1, mazarin=2), "death")
    assert (phase(match), player(match, 1)["mazarin"]) == ("take", 2)
    match = play(Table().hold(0, "bribe").politics(1, mazarin=2).actions(), "play bribe")
    assert kinds(match.events(None))[-1] == "action-returned"


# -- Felipe (HP-32)


@pytest.mark.clause("HP-32")
def test_the_first_felipe_brings_five_gold_and_excludes_nobody() -> None:
    match = taking(Table().display(1, "lugo"), "felipe")
    assert (gold(match), phase(match), player(match, 0)["felipe"]) == ([25, 20, 20], "take", 1)
    assert match.events(None)[1:] == [{"kind": "gold-gained", "seat": 0, "gold": 5}]


@pytest.mark.clause("HP-32")
def test_the_second_excludes_a_cardinal_from_the_game() -> None:
    table = Table().politics(0, felipe=1).display(0, "bichi").display(1, "lugo harrach").display(2, "colonna")
    match = taking(table, "felipe")
    assert (phase(match), match.to_act, gold(match)) == ("exclude", (0,), [25, 20, 20])
    assert texts(match) == ["choose colonna", "choose lugo", "choose harrach"]
    play(match, "choose lugo")
    assert (display(match, 1), "lugo" in match.view(None)["gone"]) == (["harrach"], True)
    assert match.events(None)[-1] == {"kind": "excluded", "seat": 0, "owner": 1, "card": "lugo"}
    assert (phase(match), match.to_act) == ("take", (1,))


@pytest.mark.clause("HP-32", "HP-47")
def test_leaders_chigi_own_cardinals_and_those_on_offer_cannot_be_excluded_and_nobody_passes() -> None:
    table = Table().politics(0, felipe=1).display(0, "bichi").display(1, "lugo este").display(2, "chigi medici")
    match = taking(table, "felipe")
    assert texts(match) == ["choose lugo"]
    names = ("este", "chigi", "medici", "bichi", "hessen", "rossetti")
    assert [forbids(match, f"choose {name}") for name in names] == ["HP-47"] * 3 + ["HP-32"] * 3
    assert forbids(match, "pass") == "HP-32"


@pytest.mark.clause("HP-32")
def test_whoever_has_a_felipe_is_safe() -> None:
    table = Table().politics(0, felipe=1).politics(1, felipe=1).display(1, "lugo").display(2, "colonna")
    match = taking(table, "felipe")
    assert texts(match) == ["choose colonna"]
    assert forbids(match, "choose lugo") == "HP-32"


@pytest.mark.clause("HP-32", "HP-35")
def test_a_late_cardinal_can_be_excluded() -> None:
    match = taking(Table().politics(0, felipe=1).display(2, "durazzo"), "felipe")
    assert texts(match) == ["choose durazzo"]
    assert display(play(match, "choose durazzo"), 2) == []


@pytest.mark.clause("HP-32", "HP-47")
@pytest.mark.parametrize("displays", [("bichi", "", ""), ("", "este", "chigi"), ("", "lugo bichi", "")])
def test_nothing_happens_if_there_is_nobody_to_exclude(displays: tuple[str, ...]) -> None:
    table = Table().politics(0, felipe=1).politics(1, felipe=1)
    for seat, names in enumerate(displays):
        table.display(seat, names)
    match = taking(table, "felipe")
    assert (phase(match), match.to_act, gold(match)[0], player(match, 0)["felipe"]) == ("take", (1,), 25, 2)


@pytest.mark.clause("HP-32")
def test_the_third_brings_five_gold_only() -> None:
    match = taking(Table().politics(0, felipe=2).display(1, "lugo"), "felipe")
    assert (phase(match), gold(match), display(match, 1)) == ("take", [25, 20, 20], ["lugo"])
    assert player(match, 0)["felipe"] == 3


# -- Squadrone (HP-33)


@pytest.mark.clause("HP-33", "HP-17")
@pytest.mark.parametrize(("purse", "left"), [(20, 0), (31, 11)])
def test_the_squadrone_must_be_paid_with_twenty_gold(purse: int, left: int) -> None:
    match = taking(Table().gold(purse, 0, 0), "squadrone")
    assert (gold(match), player(match, 0)["squadrone"]) == ([left, 0, 0], True)
    assert match.events(None)[-1] == {"kind": "squadrone-paid", "seat": 0, "gold": 20}
    assert match.to_act == (1,)


@pytest.mark.clause("HP-33", "HP-17")
@pytest.mark.parametrize("purse", [0, 19])
def test_with_less_nothing_is_paid_and_the_card_leaves_the_game(purse: int) -> None:
    match = taking(Table().gold(purse, 50, 50), "squadrone")
    assert gold(match) == [purse, 50, 50]
    assert [player(match, seat)["squadrone"] for seat in range(3)] == [False] * 3
    assert "squadrone" not in on_offer(match)
    assert match.events(None)[-1] == {"kind": "squadrone-unpaid", "seat": 0}
    words = match.position()
    assert "squadrone" not in [*words["politics"], *words["offer"]]


@pytest.mark.clause("HP-33")
def test_whether_it_can_be_paid_is_news_to_all_but_the_taker() -> None:
    table = Table().offer("hessen squadrone gold camerlengo")
    told = table.told(RULES.take_squadrone, 0)
    assert told == [REVEALED, {"kind": "squadrone-paid", "seat": 0, "gold": 20}]


# -- Case of Death (HP-34)


@pytest.mark.clause("HP-34")
def test_death_brings_five_gold_and_takes_the_oldest_of_an_opponent_one_names() -> None:
    table = Table().display(0, "maculani").display(1, "lugo colonna").display(2, "bichi medici")
    match = taking(table, "death")
    assert (phase(match), match.to_act, gold(match)) == ("death", (0,), [25, 20, 20])
    assert texts(match) == ["victim 1", "victim 2"]
    play(match, "victim 1")
    assert (display(match, 1), "lugo" in match.view(None)["gone"]) == (["colonna"], True)
    assert match.events(None)[-1] == {"kind": "died", "seat": 0, "owner": 1, "card": "lugo"}
    assert (phase(match), match.to_act) == ("take", (1,))


@pytest.mark.clause("HP-34")
def test_one_names_an_opponent_and_nobody_passes() -> None:
    match = taking(Table().display(0, "maculani").display(1, "lugo"), "death")
    assert texts(match) == ["victim 1"]
    assert [forbids(match, text) for text in ("victim 0", "victim 2", "victim 3", "pass")] == ["HP-34"] * 4


@pytest.mark.clause("HP-34", "HP-47", "HP-35")
@pytest.mark.parametrize(
    ("people", "dies"),
    [
        ("bichi medici", "medici"),
        ("bichi harrach", "bichi"),
        ("filomarino lugo", "filomarino"),
        ("chigi ottoboni", "ottoboni"),
        ("chigi este ottoboni", "ottoboni"),
        ("chigi lugo", "lugo"),
        ("azzolini maidalchini", "azzolini"),
        ("maculani carafa filomarino", "maculani"),
    ],
)
def test_the_oldest_but_for_chigi_dies_leader_or_late_or_not(people: str, dies: str) -> None:
    match = play(taking(Table().display(1, people), "death"), "victim 1")
    assert sorted(display(match, 1)) == sorted(name for name in people.split() if name != dies)


@pytest.mark.clause("HP-34", "HP-47")
@pytest.mark.parametrize("displays", [("", "", ""), ("lugo", "", ""), ("lugo", "chigi", "")])
def test_if_no_opponent_has_anybody_else_only_the_gold_is_paid(displays: tuple[str, ...]) -> None:
    table = Table()
    for seat, names in enumerate(displays):
        table.display(seat, names)
    match = taking(table, "death")
    assert (phase(match), match.to_act, gold(match)) == ("take", (1,), [25, 20, 20])
    assert [display(match, seat) for seat in range(3)] == [names.split() for names in displays]


@pytest.mark.clause("HP-34")
def test_who_has_chigi_alone_cannot_be_named() -> None:
    match = taking(Table().display(1, "chigi").display(2, "este"), "death")
    assert texts(match) == ["victim 2"]
    assert forbids(match, "victim 1") == "HP-34"


@pytest.mark.clause("HP-34", "HP-17")
def test_the_card_itself_leaves_the_game() -> None:
    match = play(taking(Table().display(1, "lugo"), "death"), "victim 1")
    words = match.position()
    assert "death" not in [*words["politics"], *words["offer"]]
    assert not any("death" in row["people"] for row in words["players"])


# -- late cardinals (HP-35)


@pytest.mark.clause("HP-35", "HP-16")
@pytest.mark.parametrize("name", ["harrach", "durazzo", "filomarino"])
def test_a_late_cardinal_goes_into_the_display_and_is_worth_a_vote(name: str) -> None:
    match = taking(Table(), name)
    assert (display(match, 0), gold(match)) == ([name], [20, 20, 20])
    assert set(player(match, 0)["coats"].values()) == {0}
    bare = Table().gold(0, 0, 0).gems(0, "").display(0, name).orders(0, "leaders")
    assert votes(bare.votes())[0] == 1
