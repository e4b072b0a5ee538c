"""Counting votes, and who is elected (HP-50 to HP-57)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria import Match
from signoria.games.habemus_papam.state import ROUND_DONE
from tests.games.habemus_papam.tables import RULES, Table, gold, votes
from tests.probes import kinds, play


def bare(seats: int = 3) -> Table:
    """Nobody has gold or gems, and nobody's order is fulfilled."""
    table = Table(seats).gold(*[0] * seats).last_round()
    for seat in range(seats):
        table.gems(seat, "")
    return table


def row(table: Table, seat: int = 0) -> dict[str, Any]:
    """A seat's row of the sheet."""
    return dict(table.votes().view(None)["sheet"][seat])


# -- gold first (HP-50)


@pytest.mark.clause("HP-50")
def test_every_gem_left_brings_a_gold() -> None:
    assert gold(bare().gems(0, "4 diamond ruby 2 sapphire 3 amber").gems(1, "amber").votes()) == [10, 1, 0]
    told = bare().gems(0, "2 diamond").goes_on(ROUND_DONE)
    assert {"kind": "gems-sold", "seat": 0, "count": 2} in told
    assert kinds(told).count("gems-sold") == 1


@pytest.mark.clause("HP-50", "HP-32")
@pytest.mark.parametrize(("cards", "brings"), [(0, 0), (1, 5), (2, 15), (3, 25)])
def test_felipe_brings_five_fifteen_or_twenty_five_gold_in_all(cards: int, brings: int) -> None:
    table = bare().politics(1, felipe=cards).gold(3, 4, 5)
    assert gold(table.votes()) == [3, 4 + brings, 5]
    told = bare().politics(1, felipe=cards).goes_on(ROUND_DONE)
    paid = [event for event in told if event["kind"] == "felipe-paid"]
    assert paid == ([{"kind": "felipe-paid", "seat": 1, "count": cards, "gold": brings}] if cards else [])


@pytest.mark.clause("HP-50", "HP-54")
def test_gems_and_felipe_are_paid_before_gold_is_counted() -> None:
    assert row(bare().gold(5, 0, 0).gems(0, "2 diamond 3 amber").politics(0, felipe=1))["gold"] == 1


@pytest.mark.clause("HP-50")
def test_action_cards_still_held_are_worth_nothing() -> None:
    assert votes(bare().hold(0, "gold gold rubies bribe swap").votes()) == [0, 0, 0]
    assert gold(bare().hold(0, "gold gold").votes()) == [0, 0, 0]


# -- the order kept (HP-51)


@pytest.mark.clause("HP-51")
def test_the_order_kept_brings_its_votes_if_its_condition_holds_now() -> None:
    kept = bare().display(0, "este barberini").orders(0, "france leaders")
    assert row(kept)["order"] == 3
    failed = bare().display(0, "este").orders(0, "france leaders")
    assert row(failed)["order"] == 0


@pytest.mark.clause("HP-51")
def test_every_order_is_opened_before_votes_are_counted() -> None:
    told = bare().display(0, "este barberini").orders(0, "france").orders(1, "leaders").goes_on(ROUND_DONE)
    opened = [event for event in told if event["kind"] == "order-opened"]
    assert opened[:2] == [
        {"kind": "order-opened", "seat": 0, "order": "france", "fulfilled": True},
        {"kind": "order-opened", "seat": 1, "order": "leaders", "fulfilled": False},
    ]
    assert kinds(told) == ["revealed", "game-ended", *["order-opened"] * 3, *["votes-counted"] * 3]
    assert told[-3] == {"kind": "votes-counted", "seat": 0, "votes": 3 + 2}


@pytest.mark.clause("HP-51", "HP-20")
def test_a_discarded_order_brings_nothing_even_if_fulfilled() -> None:
    table = bare().display(0, "este barberini").orders(0, "spain-urban france")
    assert table.state.discarded[0] == 4
    assert row(table)["order"] == 0


@pytest.mark.clause("HP-51", "HP-34")
def test_an_order_fulfilled_earlier_counts_for_nothing() -> None:
    table = bare().offer("hessen death gold camerlengo").display(1, "barberini este").orders(1, "france")
    assert RULES.is_fulfilled(table.state, 1, 4)
    match = play(table.taking(0, 2, 1), "take death", "victim 1", "take hessen", "take gold")
    assert match.over
    assert match.view(None)["sheet"][1]["order"] == 0


# -- people, Louis, gold, old boys, Squadrone (HP-52 to HP-56)


@pytest.mark.clause("HP-52", "HP-35")
def test_one_vote_for_each_cardinal_late_ones_and_chigi_included_and_each_leader() -> None:
    table = bare().display(0, "chigi hessen harrach este").display(1, "medici").orders(0, "felipe-mazarin")
    assert [row["people"] for row in table.votes().view(None)["sheet"]] == [4, 1, 0]


@pytest.mark.clause("HP-52", "HP-30", "HP-31")
def test_politics_cards_are_no_people() -> None:
    assert row(bare().politics(0, mazarin=2, louis=2, felipe=2))["people"] == 0


@pytest.mark.clause("HP-53", "HP-31")
@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_louis_brings_one_two_four_six_or_eight_votes(cards: int, expected: int) -> None:
    table = bare().politics(0, louis=cards)
    assert (row(table)["louis"], votes(table.match())[0]) == (expected, expected)


@pytest.mark.clause("HP-54", "HP-30")
@pytest.mark.parametrize(("mazarin", "rate"), [(0, 15), (1, 10), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_gold_buys_votes_at_the_rate_of_the_mazarin_cards_rounded_down(mazarin: int, rate: int) -> None:
    for purse, expected in ((0, 0), (rate - 1, 0), (rate, 1), (2 * rate - 1, 1), (7 * rate, 7)):
        assert row(bare().politics(0, mazarin=mazarin).gold(purse, 0, 0))["gold"] == expected


@pytest.mark.clause("HP-55", "HP-35")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("colonna", "harrach"),
        ("imperiali", "durazzo"),
        ("brancaccio", "filomarino"),
        ("savelli", "orsini"),
        ("lugo", "maculani"),
        ("carafa", "ginetti"),
    ],
)
def test_a_pair_with_the_same_symbol_in_one_display_brings_a_vote(one: str, other: str) -> None:
    assert row(bare().display(0, f"{one} {other}"))["symbols"] == 1
    apart = bare().display(0, one).display(1, other).votes()
    assert [sheet["symbols"] for sheet in apart.view(None)["sheet"]] == [0, 0, 0]
    assert row(bare().display(0, f"{one} bichi hessen chigi"))["symbols"] == 0


@pytest.mark.clause("HP-55")
@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 1)])
def test_barberini_needs_two_louis_and_sacchetti_two_mazarin(cards: int, expected: int) -> None:
    assert row(bare().display(0, "barberini").politics(0, louis=cards))["symbols"] == expected
    assert row(bare().display(0, "sacchetti").politics(0, mazarin=cards))["symbols"] == expected
    assert row(bare().display(0, "barberini").politics(0, mazarin=cards))["symbols"] == 0
    assert row(bare().display(0, "sacchetti").politics(0, louis=cards))["symbols"] == 0


@pytest.mark.clause("HP-55")
def test_the_leader_of_urban_is_another_barberini_and_chigis_dove_brings_nothing() -> None:
    assert row(bare().display(0, "francesco chigi").politics(0, louis=3, mazarin=3))["symbols"] == 0


@pytest.mark.clause("HP-55")
def test_every_completed_symbol_brings_its_vote() -> None:
    table = bare().display(0, "barberini sacchetti savelli orsini colonna harrach lugo carafa")
    assert row(table.politics(0, louis=2, mazarin=2))["symbols"] == 4


@pytest.mark.clause("HP-56", "HP-33")
def test_the_squadrone_brings_three_votes_to_its_owner() -> None:
    match = bare().squadrone(1).votes()
    assert [sheet["squadrone"] for sheet in match.view(None)["sheet"]] == [0, 3, 0]
    assert votes(match) == [0, 3, 0]


# -- who wins (HP-57)


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.clause("HP-57")
def test_most_votes_win() -> None:
    match = bare().politics(0, louis=1).politics(2, louis=3).display(1, "maculani lugo").votes()
    assert match.outcome is not None
    assert (match.outcome.points, match.outcome.winners, match.outcome.places) == ((1, 3, 4), (2,), (3, 2, 1))
    assert match.outcome.ranking == (2, 1, 0)


@pytest.mark.clause("HP-57", "HP-35")
@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        ("lugo", "bichi", 0),
        ("bichi", "medici", 1),
        ("filomarino", "lugo", 0),
        ("maidalchini maculani", "carafa filomarino", 0),
        ("chigi", "colonna", 0),
        ("chigi", "harrach", 1),
        ("este", "hessen", 1),
    ],
)
def test_a_tie_goes_to_the_oldest_cardinal_or_leader(one: str, other: str, first: int) -> None:
    for table, winner in (
        (bare().display(0, one).display(1, other), first),
        (bare().display(1, one).display(0, other), 1 - first),
    ):
        for seat, unfulfilled in enumerate(("felipe-mazarin", "spain-urban")):
            table.orders(seat, unfulfilled)
        assert winners(table.votes()) == (winner,)


@pytest.mark.clause("HP-57")
def test_an_older_cardinal_of_somebody_who_is_not_tied_decides_nothing() -> None:
    table = bare().politics(0, louis=2).politics(1, louis=1).display(1, "bichi").display(2, "maculani")
    match = table.votes()
    assert (votes(match), winners(match)) == ([2, 2, 1], (1,))


@pytest.mark.clause("HP-57")
def test_of_tied_players_who_has_nobody_loses_to_who_has_somebody() -> None:
    match = bare().politics(0, louis=1).display(2, "maidalchini").orders(2, "felipe-mazarin").votes()
    assert (votes(match), winners(match)) == ([1, 0, 1], (2,))
    assert match.outcome is not None
    assert match.outcome.places == (2, 3, 1)


@pytest.mark.clause("HP-57")
def test_if_no_tied_player_has_anybody_they_share_the_win() -> None:
    match = bare(4).politics(0, louis=1).politics(3, louis=1).votes()
    assert (votes(match), winners(match)) == ([1, 0, 0, 1], (0, 3))
    assert match.outcome is not None
    assert match.outcome.places == (1, 3, 3, 1)
    assert winners(bare().votes()) == (0, 1, 2)
