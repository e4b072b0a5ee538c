"""Recruiting cards (PF-25 to PF-27): a face-up profession of another player comes into the hand."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, hand, own, profession, state_of, worths
from tests.probes import forbids, kinds, play, player, texts


def recruits(match: Match) -> list[str]:
    return [text for text in texts(match) if text.startswith("recruit ")]


# -- bought (PF-25)


@pytest.mark.clause("PF-25")
def test_a_recruiting_card_may_be_used_at_once_when_bought() -> None:
    table = Table(3).worked(1, "poet", "lawyer").worked(2, "painter").worked(0, "botanist")
    match = play(table.match(), "open recruiting", "pass", "pass")
    assert (match.to_act, match.view(None)["phase"]) == ((0,), "recruit")
    assert texts(match) == ["recruit lawyer", "recruit painter", "recruit poet", "later"]
    assert (player(match, 0)["recruiting_hand"], match.view(None)["supply"]["recruiting"]) == (1, 4)
    play(match, "recruit painter")
    assert match.events(None)[-1] == {"kind": "recruited", "seat": 0, "card": "painter", "owner": 2}
    assert (hand(match, 0), player(match, 0)["professions"]) == (["painter"], 1)
    assert (player(match, 0)["recruiting_hand"], player(match, 0)["recruiting_table"]) == (0, 0)
    assert (player(match, 2)["table"], player(match, 2)["recruiting_table"]) == ([], 1)
    assert (player(match, 1)["table"], player(match, 1)["recruiting_table"]) == (["lawyer", "poet"], 0)
    assert (match.to_act, match.view(None)["phase"]) == ((1,), "open")


@pytest.mark.clause("PF-25")
def test_a_recruiting_card_may_be_kept_for_later() -> None:
    match = play(Table(3).worked(1, "poet").match(), "open recruiting", "pass", "pass", "later")
    assert kinds(match.events(None))[-1] == "item-bought"
    assert (player(match, 0)["recruiting_hand"], player(match, 1)["table"]) == (1, ["poet"])
    assert (match.to_act, match.view(None)["phase"]) == ((1,), "open")


@pytest.mark.clause("PF-25")
@pytest.mark.parametrize("own_work", [False, True])
def test_bought_while_nobody_else_has_a_face_up_profession_it_goes_to_the_hand_without_a_question(
    own_work: bool,
) -> None:
    table = Table(3).hand(1, "lawyer").recruiting(2, on_table=1)
    if own_work:
        table.worked(0, "poet")
    match = play(table.match(), "open recruiting", "pass", "pass")
    assert (player(match, 0)["recruiting_hand"], match.view(None)["supply"]["recruiting"]) == (1, 3)
    assert (match.to_act, match.view(None)["phase"]) == ((1,), "open")


@pytest.mark.clause("PF-25")
def test_what_can_be_recruited_lies_face_up_before_another_player() -> None:
    """Not one's own, not one of a hand, not one of the pile."""
    table = Table(3).worked(0, "botanist").worked(1, "poet").hand(0, "sculptor").hand(2, "painter")
    match = play(table.match(), "open recruiting", "pass", "pass")
    assert recruits(match) == ["recruit poet"]
    for name in COMPONENTS.professions:
        assert forbids(match, f"recruit {name}") == (None if name == "poet" else "PF-25")
    for wrong in ("pass", "give up", "open jester", "end", "take jester", "rest"):
        assert forbids(match, wrong) == "PF-25"
    for seat in (1, 2):
        assert forbids(match, "recruit poet", seat) == "PF-11"


@pytest.mark.clause("PF-25")
def test_a_recruiting_card_cannot_itself_be_recruited() -> None:
    table = Table(3).recruiting(1, on_table=1).recruiting(0, in_hand=1).recruiting(2, in_hand=1)
    assert RULES.can_recruit(table.state, 0) == 0
    match = table.actions(0).match()
    assert recruits(match) == []
    assert not any("recruiting" in move.text for move in match.legal(0))


# -- in the own action turn (PF-25)


@pytest.mark.clause("PF-25", "PF-30")
def test_recruiting_takes_no_action() -> None:
    table = Table(3).worked(1, "poet").recruiting(0, in_hand=1).actions(0)
    match = table.match()
    assert recruits(match) == ["recruit poet"]
    play(match, "recruit poet")
    assert match.view(None)["action"]["actions_left"] == 2
    assert (match.to_act, match.view(None)["phase"], recruits(match)) == ((0,), "act", [])
    assert own(match, 0)["florins"] == 3500


@pytest.mark.clause("PF-25", "PF-30")
def test_any_number_may_be_recruited_in_one_turn() -> None:
    table = Table(3).worked(1, "poet", "lawyer").worked(2, "painter").recruiting(0, in_hand=3).actions(0)
    match = play(table.match(), "recruit poet", "recruit painter")
    assert recruits(match) == ["recruit lawyer"]
    play(match, "recruit lawyer")
    assert hand(match, 0) == ["lawyer", "painter", "poet"]
    assert (player(match, 0)["professions"], player(match, 0)["recruiting_hand"]) == (3, 0)
    assert [player(match, seat)["recruiting_table"] for seat in range(3)] == [0, 2, 1]
    assert forbids(match, "recruit poet") == "PF-25"


@pytest.mark.clause("PF-25")
def test_without_a_recruiting_card_nobody_recruits() -> None:
    match = Table(3).worked(1, "poet").recruiting(2, in_hand=1).recruiting(0, on_table=1).actions(0).match()
    assert forbids(match, "recruit poet") == "PF-25"
    assert recruits(match) == []


@pytest.mark.clause("PF-25", "PF-30")
def test_recruiting_is_possible_before_between_and_after_actions() -> None:
    table = Table(3).worked(1, "poet", "lawyer", "painter").recruiting(0, in_hand=3).actions(0)
    match = play(table.match(), "recruit poet", "freedom travel", "recruit lawyer", "draw bonus")
    play(match, "keep buildings", "rest")
    assert (match.view(None)["action"]["actions_left"], match.to_act) == (0, (0,))
    assert texts(match) == ["recruit painter", "end"]
    play(match, "recruit painter")
    assert match.events(None)[-1] == {"kind": "turn-ended", "seat": 0}
    assert match.to_act == (1,)


@pytest.mark.clause("PF-25", "PF-30")
def test_one_need_not_recruit_at_the_end_of_the_turn() -> None:
    table = Table(3).worked(1, "poet").recruiting(0, in_hand=1).actions(0)
    match = play(table.match(), "freedom travel", "draw bonus", "keep buildings", "rest", "end")
    assert (match.to_act, player(match, 0)["recruiting_hand"]) == ((1,), 1)


@pytest.mark.clause("PF-25", "PF-30")
@pytest.mark.parametrize(
    ("inside", "clause"),
    [("build tower", "PF-40"), ("draw bonus", "PF-47"), ("draw profession", "PF-45"), ("work sculptor", "PF-33")],
)
def test_nobody_recruits_inside_an_action(inside: str, clause: str) -> None:
    table = Table(3).worked(1, "poet").recruiting(0, in_hand=1).hand(0, "sculptor").jesters(0, 4).actions(0)
    match = play(table.match(), inside)
    assert match.to_act == (0,)
    assert forbids(match, "recruit poet") == clause
    assert recruits(match) == []


@pytest.mark.clause("PF-25")
def test_nobody_recruits_in_anothers_turn() -> None:
    match = Table(3).worked(1, "poet").recruiting(2, in_hand=1).actions(0).match()
    assert forbids(match, "recruit poet", 2) == "PF-30"
    assert match.legal(2) == ()


@pytest.mark.clause("PF-25")
def test_a_recruited_profession_is_known_to_all_while_it_is_in_the_hand() -> None:
    table = Table(3).worked(1, "poet").hand(0, "lawyer").recruiting(0, in_hand=1).jesters(0, 4).actions(0)
    match = play(table.match(), "recruit poet")
    assert player(match, 0)["known_professions"] == ["poet"]
    assert state_of(match).shown[0] == 1 << profession("poet")
    play(match, "work poet")
    assert (player(match, 0)["known_professions"], player(match, 0)["table"]) == ([], ["poet"])
    assert state_of(match).shown[0] == 0


# -- what it counts for (PF-26)


@pytest.mark.clause("PF-26", "PF-31")
@pytest.mark.parametrize(("in_hand", "on_table"), [(0, 0), (1, 0), (2, 0), (0, 1), (1, 2)])
def test_a_recruiting_card_counts_as_a_profession_in_the_hand_and_on_the_table(in_hand: int, on_table: int) -> None:
    table = Table(3).hand(0, "poet", "lawyer").worked(0, "painter").recruiting(0, in_hand, on_table)
    assert [held["value"] for held in own(table.match(), 0)["hand"]] == [3 + in_hand + on_table] * 2
    assert RULES.cards_in_hand(table.state, 0) == 2 + in_hand
    assert RULES.cards_on_table(table.state, 0) == 1 + on_table
    assert (RULES.cards_in_hand(table.state, 1), RULES.cards_on_table(table.state, 1)) == (0, 0)


@pytest.mark.clause("PF-26", "PF-68", "PF-69")
def test_bonus_cards_count_recruiting_cards_too() -> None:
    table = Table(3).hand(0, "poet").worked(0, "painter").recruiting(0, in_hand=2, on_table=1).bonus(0, "hand", "table")
    held = {card["name"]: card["value"] for card in own(table.match(), 0)["bonus"]}
    assert held == {"hand": 2, "table": 3}


@pytest.mark.clause("PF-26", "PF-93")
def test_the_loser_keeps_the_work_in_every_count_and_the_recruiter_wins_a_card_in_hand() -> None:
    table = Table(3).worked(1, "poet", "lawyer").hand(0, "sculptor").recruiting(0, in_hand=1).prestige(1, "most-works")
    before = [(RULES.cards_in_hand(table.state, seat), RULES.cards_on_table(table.state, seat)) for seat in range(3)]
    assert before == [(2, 0), (0, 2), (0, 0)]
    match = play(table.actions(0).match(), "recruit poet")
    state = state_of(match)
    after = [(RULES.cards_in_hand(state, seat), RULES.cards_on_table(state, seat)) for seat in range(3)]
    assert after == before
    assert worths(match, 1) == {"most-works": 7}


@pytest.mark.clause("PF-26", "PF-88")
@pytest.mark.parametrize(("left_with", "points"), [(1, 6), (0, 0)])
def test_a_recruiting_card_on_the_table_is_a_work_for_prestige_cards(left_with: int, points: int) -> None:
    table = Table(3).worked(0, "poet", "lawyer", "painter").owning(0, "tower", "chapel", "opera", "studio")
    table.freedoms(0, "travel", "opinion").recruiting(0, in_hand=1 - left_with, on_table=left_with)
    table.prestige(0, "buildings-freedoms-works")
    assert worths(table.match(), 0) == {"buildings-freedoms-works": points}


@pytest.mark.clause("PF-25", "PF-26")
def test_a_recruiting_card_left_behind_stays_for_good() -> None:
    table = Table(3).worked(1, "poet").recruiting(0, in_hand=1).jesters(0, 4).actions(0)
    match = play(table.match(), "recruit poet", "work poet", "prestige 0", "end")
    assert (player(match, 0)["table"], player(match, 1)["recruiting_table"]) == (["poet"], 1)
    assert match.view(None)["supply"]["recruiting"] == 4
    assert forbids(match, "recruit poet") == "PF-25"


# -- working again (PF-27)


@pytest.mark.clause("PF-27")
def test_a_profession_played_makes_no_other_work() -> None:
    match = Table(3).worked(0, "poet").hand(0, "lawyer").jesters(0, 4).actions(0).match()
    assert forbids(match, "work poet") == "PF-31"
    assert [text for text in texts(match) if text.startswith("work")] == ["work lawyer"]


@pytest.mark.clause("PF-27")
def test_a_recruited_profession_works_in_the_same_turn_and_can_be_recruited_back() -> None:
    table = Table(2).worked(1, "poet").recruiting(0, in_hand=1).recruiting(1, in_hand=1).jesters(0, 3).jesters(1, 3)
    match = play(table.actions(0).match(), "recruit poet", "work poet", "prestige 0", "end")
    assert {"kind": "work-begun", "seat": 0, "card": "poet", "value": 7} in match.events(None)
    assert match.to_act == (1,)
    play(match, "recruit poet")
    assert match.events(None)[-1] == {"kind": "recruited", "seat": 1, "card": "poet", "owner": 0}
    assert (player(match, 0)["table"], player(match, 0)["recruiting_table"]) == ([], 1)
    play(match, "work poet")
    assert {"kind": "work-begun", "seat": 1, "card": "poet", "value": 8} in match.events(None)
    assert player(match, 1)["table"] == ["poet"]


# -- small questions


@pytest.mark.clause("PF-25")
def test_before_whom_a_profession_lies() -> None:
    state = Table(4).worked(0, "mathematician").worked(3, "organbuilder").hand(1, "poet").state
    owners = [RULES.owner_on_table(state, profession(name)) for name in ("mathematician", "organbuilder", "poet")]
    assert owners == [0, 3, -1]


@pytest.mark.clause("PF-25")
@pytest.mark.parametrize(
    ("in_hand", "worker", "able"), [(0, 1, 0), (1, 0, 0), (1, 1, 1), (2, 2, 1), (1, 3, 1), (1, None, 0)]
)
def test_who_can_recruit(in_hand: int, worker: int | None, able: int) -> None:
    table = Table(4).recruiting(0, in_hand).recruiting(1, 1)
    if worker is not None:
        table.worked(worker, "poet")
    assert RULES.can_recruit(table.state, 0) == able
    assert RULES.may_recruit(table.state, 0, profession("poet")) == (0 if able else 25)
