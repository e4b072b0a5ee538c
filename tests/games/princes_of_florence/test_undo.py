"""What can be taken back: all but what showed somebody something hidden."""

from __future__ import annotations

import pytest

from signoria import CannotUndo, Match
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_game
from tests.games.princes_of_florence.tables import GAME, Table, hand, own, state_of
from tests.probes import play, player


def undo_all(table: Table, *moves: str) -> None:
    """Play the moves of one seat and take each back again, the last first: everything is as it was."""
    match = table.match()
    before = []
    for text in moves:
        before.append((state_of(match), match.events(None), match.decisions(), match.to_act[0]))
        play(match, text)
    for state, events, decisions, seat in reversed(before):
        assert match.may_undo(seat)
        match.undo(seat)
        assert (match.state, match.events(None), match.decisions(), match.to_act) == (state, events, decisions, (seat,))
    assert not match.may_undo(table.state.actor)


def cannot_undo(match: Match, seat: int) -> None:
    """Nothing can be taken back, and trying to changes nothing."""
    before = match.state
    assert not any(match.may_undo(one) for one in range(match.seats))
    with pytest.raises(CannotUndo):
        match.undo(seat)
    assert match.state == before


# -- the opening hands (PF-2)


@pytest.mark.clause("PF-2")
def test_a_profession_given_back_can_be_taken_back_whoever_chose_since() -> None:
    match = GAME.start(3, seed=3)
    names = [hand(match, seat)[0] for seat in range(3)]
    match.play(0, f"return {names[0]}")
    match.play(2, f"return {names[2]}")
    assert [match.may_undo(seat) for seat in range(3)] == [True, False, True]
    match.undo(0)
    assert [own(match, seat)["returned"] for seat in range(3)] == [None, None, names[2]]
    assert (match.to_act, match.may_undo(0)) == ((0, 1), False)


@pytest.mark.clause("PF-2")
def test_once_all_have_chosen_nobody_takes_a_choice_back() -> None:
    match = GAME.start(3, seed=3)
    for seat in (1, 2, 0):
        match.play(seat, match.legal(seat)[0])
    cannot_undo(match, 0)


# -- auctions


@pytest.mark.clause("PF-11", "PF-13")
@pytest.mark.parametrize("text", ["open jester", "give up"])
def test_opening_and_giving_up_can_be_taken_back(text: str) -> None:
    undo_all(Table(3), text)


@pytest.mark.clause("PF-11")
def test_a_bid_or_a_pass_can_be_taken_back_until_somebody_else_acts() -> None:
    match = play(Table(3).match(), "open jester")
    before = match.state
    for text in ("bid 300", "pass"):
        play(match, text)
        assert [match.may_undo(seat) for seat in range(3)] == [False, True, False]
        match.undo(1)
        assert match.state == before
    play(match, "bid 300", "bid 400")
    assert [match.may_undo(seat) for seat in range(3)] == [False, False, True]


@pytest.mark.clause("PF-11", "PF-22")
def test_a_pass_that_ended_an_auction_stands_for_another_has_paid() -> None:
    match = play(Table(3).match(), "open jester", "pass")
    assert match.may_undo(1)
    play(match, "pass")
    assert own(match, 0)["florins"] == 3300
    cannot_undo(match, 2)


@pytest.mark.clause("PF-15", "PF-20", "PF-21")
def test_a_landscape_can_be_taken_up_again() -> None:
    table = Table(3).tile(2, "park a1 r0")
    table.state.out = 0b011
    table.rules.open_next_auction(table.state)
    undo_all(table, "take park", "place park d1 r0")


@pytest.mark.clause("PF-15", "PF-23", "PF-25")
def test_what_the_last_buyer_took_can_be_taken_back() -> None:
    table = Table(3).architects(2, 1).worked(0, "poet")
    table.state.out = 0b011
    table.rules.open_next_auction(table.state)
    undo_all(table, "take architect")
    undo_all(table, "take recruiting", "recruit poet")
    undo_all(table, "take recruiting", "later")
    undo_all(table, "take jester")


@pytest.mark.clause("PF-76")
def test_the_choice_of_a_landscape_can_be_taken_back() -> None:
    table = Table(2)
    table.state.out = 0b01
    table.rules.open_next_auction(table.state)
    undo_all(table, "take landscape", "choose lake", "place lake a1 r0")


@pytest.mark.clause("PF-108")
@pytest.mark.parametrize("text", ["free", "pay points", "pay"])
def test_how_the_merchants_owner_settles_can_be_taken_back(text: str) -> None:
    table = Table(3, muse_and_princess=True).round(2).owner("merchant", 2)
    table.state.out = 0b011
    table.rules.open_next_auction(table.state)
    undo_all(table, "take jester", text)


# -- cards of the piles


@pytest.mark.clause("PF-24")
def test_a_look_at_prestige_cards_cannot_be_taken_back_by_anybody() -> None:
    match = play(Table(3).match(), "open prestige", "pass", "pass")
    cannot_undo(match, 2)


@pytest.mark.clause("PF-45", "PF-47")
@pytest.mark.parametrize("text", ["draw bonus", "draw profession"])
def test_a_draw_cannot_be_taken_back(text: str) -> None:
    cannot_undo(play(Table(3).actions(0).match(), text), 0)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize(
    ("text", "kept", "under"),
    [("draw bonus", "large-buildings", "buildings"), ("draw profession", "philosopher", "mathematician")],
)
def test_what_was_kept_and_put_under_can_be_taken_back_up_to_the_look(text: str, kept: str, under: str) -> None:
    match = play(Table(3).actions(0).match(), text)
    states = [match.state]
    for move in (f"keep {kept}", f"under {under}", "rest"):
        play(match, move)
        states.append(match.state)
    for state in reversed(states[:-1]):
        match.undo(0)
        assert match.state == state
    cannot_undo(match, 0)


@pytest.mark.clause("PF-24")
def test_a_prestige_card_kept_can_be_changed_for_another_until_somebody_acts() -> None:
    match = play(Table(3).match(), "open prestige", "pass", "pass", "keep most-buildings", "rest")
    match.undo(0)
    match.undo(0)
    play(match, "keep two-large", "rest")
    assert [card["name"] for card in own(match, 0)["prestige_cards"]] == ["two-large"]
    play(match, "give up")
    assert not match.may_undo(0)


# -- action turns


@pytest.mark.clause("PF-40", "PF-46")
def test_buildings_and_freedoms_can_be_taken_back_with_the_money() -> None:
    undo_all(Table(3).actions(0), "build tower", "place tower d1 r0", "freedom travel")


@pytest.mark.clause("PF-31")
def test_a_profession_nobody_had_seen_cannot_be_taken_back_once_it_works() -> None:
    match = play(Table(3).hand(0, "poet").jesters(0, 3).actions(0).match(), "work poet")
    cannot_undo(match, 0)
    before = match.state
    play(match, "prestige 3")
    assert match.may_undo(0)
    match.undo(0)
    assert match.state == before


@pytest.mark.clause("PF-25", "PF-31")
def test_a_recruited_profession_everybody_knows_can_be_taken_back_from_its_work() -> None:
    table = Table(3).worked(1, "poet").recruiting(0, in_hand=1).jesters(0, 3).actions(0)
    undo_all(table, "recruit poet", "work poet", "prestige 2", "freedom travel")


@pytest.mark.clause("PF-31", "PF-47")
def test_a_bonus_card_played_cannot_be_taken_back() -> None:
    table = Table(3).hand(0, "poet").jesters(0, 3).bonus(0, "jesters", "lakes").actions(0)
    match = play(table.match(), "work poet", "bonus jesters")
    cannot_undo(match, 0)
    play(match, "done")
    assert match.may_undo(0)


@pytest.mark.clause("PF-30", "PF-35")
def test_the_end_of_a_turn_and_of_a_round_can_be_taken_back() -> None:
    table = Table(3, first=1).actions(0)
    table.state.best_work[2] = 9
    undo_all(table, "end")
    assert play(table.match(), "end").view(None)["round"] == 2


@pytest.mark.clause("PF-72")
def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    match = play(Table(3).round(7).prestige(1, "most-works").actions().match(), "end", "end")
    assert match.may_undo(1)
    play(match, "end")
    assert match.over
    cannot_undo(match, 2)


# -- characters and offers


@pytest.mark.clause("PF-101")
def test_a_piece_on_a_character_can_be_taken_back() -> None:
    undo_all(Table(3, muse_and_princess=True).characters(), "muse 5")
    undo_all(Table(3, muse_and_princess=True).characters(), "pass")


@pytest.mark.clause("PF-109")
def test_the_professors_look_cannot_be_taken_back() -> None:
    table = Table(3, muse_and_princess=True).owner("professor", 0).actions(0)
    cannot_undo(play(table.match(), "professor bonus"), 0)


@pytest.mark.clause("PF-107", "PF-108")
def test_the_princesss_work_and_the_merchants_points_can_be_taken_back() -> None:
    table = Table(3, muse_and_princess=True).owner("princess", 0).owner("merchant", 0).owning(0, "opera", "forest")
    undo_all(table.architects(0, 2).actions(0), "princess", "prestige 1", "merchant points")


@pytest.mark.clause("PF-125")
def test_an_offer_can_be_taken_back_until_it_is_answered() -> None:
    table = Table(3, cooperation=True).actions(0)
    undo_all(table, "offer tower", "partner 1", "place tower f1 r0", "price 500")
    match = play(table.match(), "offer tower", "partner 1", "place tower f1 r0", "price 500", "decline")
    assert [match.may_undo(seat) for seat in range(3)] == [False, True, False]


# -- whatever is played


@pytest.mark.clause("PF-2", "PF-11", "PF-30")
@pytest.mark.parametrize(("seats", "options"), SETTINGS[1::6], ids=name_of)
def test_whatever_can_be_taken_back_leaves_no_trace(seats: int, options: Options) -> None:
    taken_back = 0
    previous: object = None
    for step, match in enumerate(random_game(seats, options, seed=12)):
        if step % 3 == 1 and match.may_undo(match.decisions()[-1].seat):
            copy = match.copy()
            copy.undo(copy.decisions()[-1].seat)
            assert copy.state == previous
            taken_back += 1
        previous = match.state
    assert taken_back > 10


@pytest.mark.clause("PF-71", "PF-4")
@pytest.mark.parametrize(("florins", "points"), [(200, 5), (100, 4)])
def test_whether_a_pass_stands_says_nothing_of_the_purse_it_opened(florins: int, points: int) -> None:
    table = Table(3).florins(0, florins).points(0, 5)
    match = play(table.match(), "open jester", "pass", "pass")
    assert player(match, 0)["prestige"] == points
    assert not match.may_undo(2)
