"""Phase 3: bids, their order, and where the gems go (HP-12 to HP-14)."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from signoria.games.habemus_papam.constants import BIDS
from tests.games.habemus_papam.bids import RICH, ranked, ranking
from tests.games.habemus_papam.tables import COMPONENTS, RULES, Table, bid, gems, phase
from tests.probes import REVEALED, forbids, play, player

# -- bidding (HP-12)


@pytest.mark.clause("HP-12")
def test_everybody_bids_none_to_three_gems_of_their_own() -> None:
    table = Table().gems(0, "").gems(1, "2 diamond amber").gems(2, "ruby")
    match = table.bids()
    assert (phase(match), match.to_act) == ("bid", (0, 1, 2))
    assert [move.text for move in match.legal(0)] == ["bid nothing"]
    assert {move.text for move in match.legal(1)} == {
        *("bid nothing", "bid diamond", "bid amber", "bid diamond diamond", "bid diamond amber"),
        "bid diamond diamond amber",
    }
    assert [move.text for move in match.legal(2)] == ["bid nothing", "bid ruby"]
    assert [forbids(match, text, 2) for text in ("bid diamond", "bid ruby ruby", "bid ruby amber")] == ["HP-12"] * 3
    assert forbids(match, "pass", 2) == "HP-12"


@pytest.mark.clause("HP-12")
def test_with_three_of_each_gem_every_bid_there_is_is_possible() -> None:
    match = Table().gems(0, RICH).bids()
    assert len(match.legal(0)) == len(BIDS) == 35
    assert len(Table().bids().legal(0)) == 29


@pytest.mark.clause("HP-12")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_bids_are_revealed_once_the_last_one_is_made_in_whatever_order(order: tuple[int, ...]) -> None:
    match = Table().bids()
    bids = ["bid diamond amber", "bid nothing", "bid sapphire"]
    for seat in order[:2]:
        match.play(seat, bids[seat])
        assert match.events(None) == []
        assert [player(match, one)["bid"] for one in range(3)] == [None] * 3
        assert player(match, seat)["has_chosen"]
    match.play(order[2], bids[order[2]])
    assert match.events(None)[:3] == [
        {"kind": "bid-revealed", "seat": 0, "gems": ["diamond", "amber"]},
        {"kind": "bid-revealed", "seat": 1, "gems": []},
        {"kind": "bid-revealed", "seat": 2, "gems": ["sapphire"]},
    ]
    assert [player(match, one)["bid"] for one in range(3)] == [["diamond", "amber"], [], ["sapphire"]]
    assert (phase(match), match.to_act) == ("take", (0,))


@pytest.mark.clause("HP-12")
def test_a_bid_is_made_once_and_told_to_its_player_alone() -> None:
    match = Table().bids()
    match.play(1, "bid ruby")
    assert match.events(1) == [{"kind": "bid-chosen", "seat": 1, "gems": ["ruby"]}]
    assert match.events(0) == match.events(None) == []
    assert (match.to_act, match.view(1)["you"]["choice"]) == ((0, 2), ["ruby"])
    assert forbids(match, "bid amber", 1) == "HP-12"
    assert RULES.may_bid(match.state, 1, bid("amber")) == 12


# -- the order of bids (HP-13)


@pytest.mark.clause("HP-13")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("amber amber amber", "diamond diamond"),
        ("amber amber", "diamond"),
        ("amber", ""),
        ("diamond", "ruby"),
        ("ruby", "sapphire"),
        ("sapphire", "amber"),
        ("diamond amber", "ruby ruby"),
        ("diamond ruby", "diamond sapphire"),
        ("ruby amber amber", "sapphire sapphire sapphire"),
        ("diamond diamond amber", "diamond ruby ruby"),
        ("diamond ruby sapphire", "diamond ruby amber"),
        ("sapphire amber amber", "amber amber amber"),
    ],
)
def test_number_comes_first_then_the_best_gem_then_the_next(better: str, worse: str) -> None:
    assert ranked(worse, better, "") == [1, 0, 2]
    assert ranked(better, worse, "", camerlengo=1) == [0, 1, 2]


@pytest.mark.clause("HP-13")
def test_the_strength_of_all_bids_is_in_the_order_of_number_best_next_and_last() -> None:
    def worth(gems: tuple[int, ...]) -> tuple[int, list[int]]:
        return sum(gems), [-gem for gem in range(4) for _ in range(gems[gem])]

    in_order = sorted(BIDS, key=worth)
    strengths = [int(COMPONENTS.tables["STRENGTH"][BIDS.index(gems)]) for gems in in_order]
    assert all(one < other for one, other in pairwise(strengths))


@pytest.mark.clause("HP-13")
@pytest.mark.parametrize("names", ["", "amber", "diamond ruby sapphire"])
@pytest.mark.parametrize(
    ("camerlengo", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (2, [2, 3, 0, 1]), (3, [3, 0, 1, 2])]
)
def test_equal_bids_and_bids_of_nothing_go_by_the_distance_from_the_camerlengo(
    names: str, camerlengo: int, order: list[int]
) -> None:
    assert ranked(names, names, names, names, camerlengo=camerlengo) == order


@pytest.mark.clause("HP-13")
def test_the_order_is_told_and_shown() -> None:
    match = play(Table(4).camerlengo(2).bids(), "bid amber", "bid nothing", "bid nothing", "bid ruby amber")
    assert ranking(match) == [3, 0, 2, 1]
    told = [event for event in match.events(None) if event["kind"] == "ranked"]
    assert [(event["seat"], event["place"]) for event in told] == [(3, 1), (0, 2), (2, 3), (1, 4)]


# -- the gems bid (HP-14)


@pytest.mark.clause("HP-14")
def test_gems_go_to_the_bank_before_any_card_is_taken() -> None:
    match = play(Table().bids(), "bid diamond diamond ruby", "bid sapphire", "bid nothing")
    assert phase(match) == "take"
    assert gems(match, 0) == {"diamond": 2, "ruby": 0, "sapphire": 2, "amber": 3}
    assert gems(match, 1) == {"diamond": 4, "ruby": 1, "sapphire": 1, "amber": 3}
    assert match.view(None)["bank"] == {"diamond": 6, "ruby": 8, "sapphire": 6, "amber": 6}


@pytest.mark.clause("HP-14", "HP-19")
def test_a_gem_bid_in_this_round_can_be_got_back_as_camerlengo() -> None:
    match = play(Table().bank(ruby=0).bids(), "bid ruby", "bid nothing", "bid nothing")
    play(match, "take camerlengo")
    assert (gems(match, 0)["ruby"], match.view(None)["bank"]["ruby"]) == (1, 0)


@pytest.mark.clause("HP-12")
def test_opening_bids_reveals_them() -> None:
    table = Table()
    table.state.choice[0] = bid("amber")
    assert table.told(RULES.reveal_bids)[0] == REVEALED
