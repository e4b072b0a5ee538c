"""The worked examples the rulebook prints."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.tables import RULES, Table, gems, gold, on_offer, order, phase
from tests.probes import play, player

AMELIE, BRIGITTE, RALF, CHRISTOPHE = range(4)


def ranking(table: Table, *bids: str) -> list[int]:
    """Who takes first, second and so on, after these bids of the four."""
    match = play(table.bids(), *(f"bid {names or 'nothing'}" for names in bids))
    return list(match.view(None)["ranking"])


@pytest.mark.clause("HP-13")
def test_three_gems_come_before_two_one_and_none() -> None:
    order_of_bids = ranking(Table(4), "amber amber amber", "diamond diamond", "ruby", "")
    assert order_of_bids == [AMELIE, BRIGITTE, RALF, CHRISTOPHE]


@pytest.mark.clause("HP-13")
def test_two_diamonds_and_a_ruby_come_before_two_diamonds_and_an_amber_and_a_ruby_before_a_sapphire() -> None:
    order_of_bids = ranking(Table(4), "diamond diamond amber", "diamond diamond ruby", "ruby", "sapphire")
    assert order_of_bids == [BRIGITTE, AMELIE, RALF, CHRISTOPHE]


@pytest.mark.clause("HP-13")
def test_of_three_sapphires_the_camerlengos_comes_first_and_then_the_nearest_clockwise() -> None:
    """Clockwise from Amélie, the Camerlengo, sit Brigitte, Ralf and Christophe."""
    table = Table(4).camerlengo(AMELIE)
    assert ranking(table, "sapphire", "sapphire", "amber amber", "sapphire") == [RALF, AMELIE, BRIGITTE, CHRISTOPHE]


@pytest.mark.clause("HP-43", "HP-14")
def test_brigittes_two_diamonds_count_as_three() -> None:
    table = Table(4).played(BRIGITTE, "twice").gems(AMELIE, "2 diamond 3 ruby").gems(RALF, "3 diamond")
    table.camerlengo(CHRISTOPHE)
    match = play(table.bids(), "bid diamond diamond ruby", "bid diamond diamond", "bid diamond diamond diamond")
    play(match, "bid diamond diamond")
    assert match.view(None)["ranking"] == [BRIGITTE, RALF, AMELIE, CHRISTOPHE]
    assert gems(match, BRIGITTE)["diamond"] == 2


@pytest.mark.clause("HP-20")
def test_black_smoke_brings_brigitte_twenty_gold_for_four_cardinals() -> None:
    table = Table(4).gold(20, 20, 20, 20).display(BRIGITTE, "bichi lugo carafa rossetti este durazzo")
    match = table.coming(cardinals="black-smoke").revealing()
    assert (phase(match), gold(match)) == ("order", [20, 40, 20, 20])


@pytest.mark.clause("HP-62")
def test_the_leaders_of_urban_and_innocent_alone_fulfil_their_order() -> None:
    table = Table(4).display(BRIGITTE, "francesco azzolini")
    assert RULES.is_fulfilled(table.state, BRIGITTE, order("innocent-urban"))


@pytest.mark.clause("HP-54")
def test_sixty_two_gold_with_three_mazarin_buy_eight_votes() -> None:
    table = Table(4).politics(BRIGITTE, mazarin=3).gold(0, 62, 0, 0).gems(BRIGITTE, "").last_round()
    assert table.votes().view(None)["sheet"][BRIGITTE]["gold"] == 8


@pytest.mark.clause("HP-65")
@pytest.mark.parametrize(
    ("own", "others", "is_sure"),
    [
        ("este medici azzolini", "francesco", True),
        ("este medici", "azzolini francesco", False),
        ("este medici", "azzolini", True),
        ("este", "medici", False),
        ("este", "", True),
    ],
)
def test_with_three_leaders_one_is_sure_with_two_or_one_it_depends(own: str, others: str, is_sure: bool) -> None:
    table = Table(4).display(BRIGITTE, own).display(RALF, others)
    assert bool(RULES.is_fulfilled(table.state, BRIGITTE, order("leaders"))) == is_sure


@pytest.mark.clause("HP-19", "HP-21", "HP-50", "HP-51", "HP-52", "HP-53", "HP-54", "HP-55", "HP-56", "HP-64")
def test_brigitte_is_left_with_the_camerlengo_and_has_eighteen_votes() -> None:
    people = "este barberini sacchetti chigi ottoboni hessen facchinetti"
    table = Table(4).last_round(18).offer("bichi mazarin gold camerlengo").gold(0, 26, 0, 0)
    table.display(BRIGITTE, people).politics(BRIGITTE, louis=2, mazarin=2, felipe=1).hold(BRIGITTE, "swap")
    table.orders(BRIGITTE, "france").gems(BRIGITTE, "ruby amber").bank(ruby=3, sapphire=3, amber=3)
    match = table.taking(AMELIE, RALF, CHRISTOPHE, BRIGITTE)
    play(match, "take bichi", "take mazarin", "take gold")
    assert match.over
    assert on_offer(match) == []
    assert match.view(None)["camerlengo"] == BRIGITTE
    assert gems(match, BRIGITTE) == {"diamond": 0, "ruby": 2, "sapphire": 1, "amber": 2}
    assert (player(match, BRIGITTE)["action_cards"], gold(match)[BRIGITTE]) == (1, 27 + 5 + 5)
    row = match.view(None)["sheet"][BRIGITTE]
    parts = [row[key] for key in ("order", "people", "louis", "gold", "symbols", "squadrone")]
    assert parts == [3, 7, 2, 4, 2, 0]
    assert row["total"] == sum(parts) == 18
    told = [event for event in match.events(None) if event.get("seat") == BRIGITTE]
    assert {"kind": "gems-sold", "seat": BRIGITTE, "count": 5} in told
    assert {"kind": "felipe-paid", "seat": BRIGITTE, "count": 1, "gold": 5} in told
