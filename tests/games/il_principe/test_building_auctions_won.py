"""Phase 2: what comes of a building auction (IP-23 to IP-26)."""

from __future__ import annotations

import pytest

from signoria.games.il_principe.state import NO_LOT, OPEN_GROUP
from tests.games.il_principe.tables import Table, auctions, cards, coins, colour, hand, on_offer, points, state_of
from tests.probes import forbids, kinds, play, player, texts

# -- nobody wants it (IP-23)


@pytest.mark.clause("IP-23")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_group_nobody_wants_leaves_the_game_and_the_marker_stays(edition: str) -> None:
    table = Table(3, first=1, edition=edition).reserve(green=2, blue=3).unsold(green=1)
    match = play(table.match(OPEN_GROUP), "pass", "pass", "pass")
    assert match.view(None)["unsold"] == cards(green=3)
    assert match.events(None)[-2:] == [
        {"kind": "group-unsold", "colour": "green", "count": 2},
        {"kind": "auction-opened", "colour": "blue", "count": 3},
    ]
    assert (match.view(None)["principe"], match.to_act) == (1, (2,))
    assert match.view(None)["reserve"] == [{"colour": "blue", "count": 3}]


# -- the winner (IP-24 to IP-26)


@pytest.mark.clause("IP-24", "IP-25", "IP-8")
def test_the_winner_pays_takes_the_whole_group_and_the_marker() -> None:
    match = play(auctions(green=2, blue=3), "bid 4", "pass", "pass")
    assert match.events(None)[-2:] == [
        {"kind": "group-won", "seat": 1, "colour": "green", "count": 2, "coins": 4},
        {"kind": "auction-opened", "colour": "blue", "count": 3},
    ]
    assert (coins(match), hand(match, 1)) == ([9, 5, 9], cards(green=2))
    shown = player(match, 1)
    assert (shown["hand_size"], shown["known"], shown["up"]) == (2, cards(green=2), cards())
    assert match.view(None)["principe"] == 1
    assert match.to_act == (2,), "the seat on the left of the new Il Principe speaks first"
    assert points(match) == [0, 0, 0]


@pytest.mark.clause("IP-26", "IP-25")
def test_one_player_may_win_every_auction() -> None:
    match = auctions(green=1, white=1, red=1)
    for _ in range(3):
        while match.to_act != (1,):
            play(match, "pass")
        match.play(1, "bid 1")
        while match.view(None)["phase"] == "bid" and match.view(None)["auction"]["bidder"] == 1:
            play(match, "pass")
    assert (hand(match, 1), coins(match)) == (cards(green=1, white=1, red=1), [9, 6, 9])


@pytest.mark.clause("IP-24", "IP-31")
def test_the_winner_may_build_at_once_with_the_cards_and_coins_left() -> None:
    table = Table(3, first=2).coins(8, 9, 9).hand(0, green=1, white=1).reserve(red=1, blue=2)
    match = play(table.match(OPEN_GROUP), "bid 5", "pass", "pass")
    assert (match.to_act, match.view(None)["phase"], match.view(None)["auction"]) == ((0,), "extra", None)
    assert texts(match) == ["build siena", "pass"]
    play(match, "build siena")
    assert (coins(match)[0], points(match)[0], hand(match, 0)) == (0, 4, cards())
    assert player(match, 0)["up"] == cards(green=1, white=1, red=1)
    assert on_offer(match)[0] == "pisa"
    assert (match.view(None)["phase"], match.to_act) == ("bid", (1,))
    assert match.view(None)["auction"]["colour"] == "blue"


@pytest.mark.clause("IP-24")
def test_the_bid_is_paid_before_the_city() -> None:
    table = Table(3, first=2).coins(8, 9, 9).hand(0, green=1, white=1).reserve(red=1)
    match = play(table.match(OPEN_GROUP), "bid 6", "pass", "pass")
    assert texts(match) == ["pass"]
    assert forbids(match, "build siena") == "IP-32"


@pytest.mark.clause("IP-24")
def test_laying_is_not_allowed_after_an_auction_and_building_can_be_forgone() -> None:
    table = Table(3, first=2).coins(9, 9, 9).hand(0, green=1, white=1).reserve(red=1)
    match = play(table.match(OPEN_GROUP), "bid 1", "pass", "pass")
    assert forbids(match, "lay green 1") == "IP-24"
    assert forbids(match, "build siena", seat=1) == "IP-24"
    play(match, "pass")
    assert match.events(None)[-1] == {"kind": "building-forgone", "seat": 0}
    assert (match.view(None)["phase"], match.to_act) == ("turn", (0,))


@pytest.mark.clause("IP-24", "IP-30")
def test_one_city_for_each_auction_won_and_another_in_phase_three() -> None:
    table = Table(3, first=2, abundance=True).coins(20, 0, 0).hand(0, green=3, white=3, blue=3, yellow=2)
    match = table.cities("siena venezia orvieto verona", "lucca").reserve(red=1).match(OPEN_GROUP)
    play(match, "bid 1", "pass", "pass", "build venezia")
    assert (match.view(None)["phase"], match.to_act) == ("turn", (0,))
    assert "build siena" in texts(match)
    play(match, "build siena")
    assert player(match, 0)["cities"] == ["siena", "venezia"]


@pytest.mark.clause("IP-24", "IP-31")
def test_in_the_first_round_the_winner_is_not_asked_to_build() -> None:
    for number, abundance, phase in ((1, False, "bid"), (1, True, "extra"), (2, False, "extra")):
        table = Table(3, first=2, abundance=abundance).round(number).coins(9, 9, 9)
        table.hand(0, green=1, white=1).reserve(red=1, blue=2)
        match = play(table.match(OPEN_GROUP), "bid 1", "pass", "pass")
        assert match.view(None)["phase"] == phase


@pytest.mark.clause("IP-24")
@pytest.mark.parametrize(("held", "asked"), [(1, False), (2, True)])
def test_the_winner_is_asked_when_the_cards_are_as_many_as_some_city_needs(held: int, asked: bool) -> None:
    table = Table().coins(9, 9, 9).cities("siena milano firenze lucca").hand(1, yellow=held).reserve(yellow=1)
    match = play(table.match(OPEN_GROUP), "bid 9", "pass", "pass")
    assert (match.view(None)["phase"] == "extra") == asked
    assert not asked or texts(match) == ["pass"]


@pytest.mark.clause("IP-24")
def test_places_without_a_city_ask_nobody() -> None:
    table = Table().coins(9, 9, 9).cities("firenze").hand(1, yellow=3).reserve(yellow=1)
    assert play(table.match(OPEN_GROUP), "bid 9", "pass", "pass").view(None)["phase"] == "turn"


@pytest.mark.clause("IP-24", "IP-21")
def test_after_an_auction_nothing_of_it_is_left() -> None:
    for moves in (["pass", "pass", "pass"], ["bid 2", "pass", "pass"]):
        state = state_of(play(auctions(green=1), *moves))
        assert (state.lot, state.bid, state.bidder, state.rivals, state.bidding) == (NO_LOT, 0, -1, 0, 0)
        assert (state.role, state.colour, state.reserve[colour("green")]) == (-1, -1, 0)


@pytest.mark.clause("IP-20", "IP-30")
def test_after_the_last_group_the_turns_begin_with_il_principe() -> None:
    table = Table().coins(9, 9, 9).hand(0, red=1).hand(1, red=1).reserve(green=1)
    match = play(table.match(OPEN_GROUP), "pass", "bid 1", "pass")
    assert kinds(match.events(None))[-1] == "group-won"
    assert (match.view(None)["phase"], match.to_act, match.view(None)["principe"]) == ("turn", (2,), 2)
