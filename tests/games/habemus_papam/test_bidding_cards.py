"""Action cards that change the bids: bid second, best gem twice, three rubies (HP-42 to HP-44)."""

from __future__ import annotations

import pytest

from tests.games.habemus_papam.bids import RICH, ranked, ranking
from tests.games.habemus_papam.tables import Table, gems, phase
from tests.probes import forbids, kinds, play, player, texts

# -- bid second (HP-42)


@pytest.mark.clause("HP-42")
def test_who_bids_second_sees_the_others_bids_first() -> None:
    match = Table(4).played(1, "second").bids()
    assert (phase(match), match.to_act) == ("bid", (0, 2, 3))
    assert forbids(match, "bid nothing", 1) == "HP-12"
    play(match, "bid amber", "bid ruby", "bid nothing")
    assert (phase(match), match.to_act) == ("bid-second", (1,))
    assert [player(match, seat)["bid"] for seat in range(4)] == [["amber"], None, ["ruby"], []]
    assert [forbids(match, text, 1) for text in ("pass", "bid ruby ruby")] == ["HP-42", "HP-12"]
    play(match, "bid sapphire sapphire")
    assert ranking(match) == [1, 2, 0, 3]
    assert kinds(match.events(None))[:4] == ["bid-revealed"] * 4


@pytest.mark.clause("HP-42")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_two_who_bid_second_bid_at_once_and_secretly_from_each_other(order: tuple[int, int]) -> None:
    match = Table(4).played(0, "second").played(2, "second").bids()
    play(match, "bid amber", "bid sapphire")
    assert (phase(match), match.to_act) == ("bid-second", (0, 2))
    match.play(order[0], "bid diamond")
    assert [player(match, seat)["bid"] for seat in order] == [None, None]
    assert kinds(match.events(order[1])) == ["bid-revealed", "bid-revealed"]
    assert (phase(match), match.to_act) == ("bid-second", (order[1],))
    match.play(order[1], "bid diamond")
    assert ranking(match) == [0, 2, 3, 1]


@pytest.mark.clause("HP-42", "HP-44")
def test_virtual_rubies_are_seen_already_and_where_nobody_is_left_the_second_bids_begin() -> None:
    match = Table().played(0, "rubies").played(1, "rubies").played(2, "second").bids()
    assert (phase(match), match.to_act) == ("bid-second", (2,))
    assert [player(match, seat)["bid"] for seat in range(3)] == [["ruby"] * 3, ["ruby"] * 3, None]


# -- best gem twice (HP-43)


@pytest.mark.clause("HP-43")
def test_with_the_best_gem_twice_one_bids_two_gems_at_most() -> None:
    match = Table().played(0, "twice").bids()
    assert max(text.count(" ") for text in texts(match)[: len(match.legal(0))]) == 2
    assert [forbids(match, text, 0) for text in ("bid amber amber amber", "bid diamond ruby", "bid ruby ruby")] == [
        "HP-43",
        None,
        "HP-12",
    ]
    assert forbids(match, "bid amber amber amber", 1) is None


@pytest.mark.clause("HP-43")
@pytest.mark.parametrize(
    ("twice", "other", "first"),
    [
        ("amber amber", "diamond diamond", 0),
        ("diamond amber", "diamond diamond ruby", 1),
        ("diamond amber", "diamond ruby ruby", 0),
        ("ruby sapphire", "ruby ruby amber", 0),
        ("sapphire", "ruby amber", 1),
        ("ruby", "ruby amber", 0),
        ("amber", "diamond", 0),
        ("", "amber", 1),
    ],
)
def test_the_best_gem_counts_once_more_in_number_and_comparison(twice: str, other: str, first: int) -> None:
    assert ranked(twice, other, "", camerlengo=2, played={0: "twice"})[0] == first
    order = ranked(other, twice, "", camerlengo=2, played={1: "twice"})
    assert order[0] == 1 - first


@pytest.mark.clause("HP-43", "HP-13")
def test_a_bid_of_none_stays_none_and_a_doubled_gem_ties_with_two_real_ones() -> None:
    assert ranked("", "", "", camerlengo=1, played={0: "twice"}) == [1, 2, 0]
    assert ranked("ruby", "ruby ruby", "", camerlengo=1, played={0: "twice"}) == [1, 0, 2]
    assert ranked("ruby", "ruby ruby", "", camerlengo=0, played={0: "twice"}) == [0, 1, 2]


@pytest.mark.clause("HP-43", "HP-14")
def test_only_the_real_gems_go_to_the_bank() -> None:
    match = play(Table().played(0, "twice").bids(), "bid diamond ruby", "bid nothing", "bid nothing")
    assert gems(match, 0) == {"diamond": 3, "ruby": 0, "sapphire": 2, "amber": 3}
    assert (match.view(None)["bank"]["diamond"], player(match, 0)["bid"]) == (5, ["diamond", "ruby"])


# -- three rubies (HP-44)


@pytest.mark.clause("HP-44", "HP-14")
def test_three_virtual_rubies_are_bid_without_a_question_and_move_nothing() -> None:
    match = Table().played(1, "rubies").bids()
    assert (phase(match), match.to_act) == ("bid", (0, 2))
    assert player(match, 1)["bid"] == ["ruby"] * 3
    before = match.view(None)["bank"]
    play(match, "bid nothing", "bid nothing")
    assert ranking(match) == [1, 0, 2]
    assert gems(match, 1) == {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3}
    assert match.view(None)["bank"] == before
    assert kinds(match.events(None)).count("bid-revealed") == 2


@pytest.mark.clause("HP-44", "HP-13")
@pytest.mark.parametrize(
    ("names", "first"), [("diamond amber amber", 0), ("diamond diamond", 1), ("ruby ruby ruby", 0), ("", 1)]
)
def test_they_rank_as_three_real_rubies_would(names: str, first: int) -> None:
    table = Table().gems(0, RICH).gems(1, "").played(1, "rubies").camerlengo(2)
    match = play(table.bids(), f"bid {names or 'nothing'}", "bid nothing")
    assert ranking(match)[0] == first
    assert ranked(names, "ruby ruby ruby", "", camerlengo=1)[0] == (1 if names == "ruby ruby ruby" else first)


@pytest.mark.clause("HP-44")
def test_where_everybody_plays_rubies_or_nobody_is_asked_the_order_is_known_at_once() -> None:
    table = Table().played(0, "rubies").played(1, "rubies").camerlengo(1)
    table.state.played[2] = table.state.played[0]
    match = table.bids()
    assert (phase(match), ranking(match), match.to_act) == ("take", [1, 2, 0], (1,))
