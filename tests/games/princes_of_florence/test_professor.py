"""What the professor does (PF-109)."""

from __future__ import annotations

import pytest

from signoria import Match
from tests.games.princes_of_florence.powers import after, gained, owners, table
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, Table, cards_of_pile, own
from tests.probes import REVEALED, forbids, kinds, play, player, texts


def taking_the_professor(prepared: Table | None = None) -> Match:
    return play((prepared or table()).characters().match(), "professor 4", "pass", "pass")


@pytest.mark.clause("PF-109", "PF-24", "PF-47")
@pytest.mark.parametrize("pile", ["bonus", "prestige"])
def test_on_taking_the_professor_a_card_can_be_drawn_for_nothing(pile: str) -> None:
    match = taking_the_professor()
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("professor", (0,), {"professor": 0})
    assert texts(match) == ["professor bonus", "professor prestige", "later"]
    top = cards_of_pile(match, pile)[:6]
    assert after(match, f"professor {pile}") == [{"kind": "cards-looked-at", "seat": 0, "pile": pile, "count": 5}]
    assert owners(match) == {}
    assert texts(match) == [f"keep {card}" for card in top[:5]]
    play(match, f"keep {top[1]}", "rest")
    assert cards_of_pile(match, pile)[0] == top[5]
    assert cards_of_pile(match, pile)[-4:] == [top[0], *top[2:5]]
    assert [held["name"] for held in own(match, 0)["bonus" if pile == "bonus" else "prestige_cards"]] == [top[1]]
    assert own(match, 0)["florins"] == 3500 - 400
    assert (match.view(None)["stage"], match.to_act) == ("actions", (0,))
    assert match.view(None)["action"]["actions_left"] == 2


@pytest.mark.clause("PF-109", "PF-100")
def test_the_other_players_are_asked_after_the_professors_owner_has_chosen() -> None:
    for choice in (["later"], ["professor bonus", "keep buildings", "rest"]):
        match = play(table().characters().match(), "professor 3", "muse 3", "muse 4", *choice)
        assert (match.view(None)["phase"], match.to_act) == ("character", (1,))
        assert owners(match) == ({"professor": 0} if choice == ["later"] else {})


@pytest.mark.clause("PF-109")
def test_professions_are_not_the_professors() -> None:
    match = taking_the_professor()
    assert match.game.book.parse(match.state, 0, "professor profession") is None
    for pile, expected in enumerate([109, 0, 0]):
        assert RULES.may_use_professor(match.state, 0, pile) == expected
        assert RULES.may_use_professor(match.state, 1, pile) == 109


@pytest.mark.clause("PF-109")
def test_the_professor_can_wait_and_be_used_in_the_turn_without_an_action() -> None:
    match = play(taking_the_professor(), "later")
    assert owners(match) == {"professor": 0}
    assert {"professor bonus", "professor prestige"} <= set(texts(match))
    play(match, "professor prestige", "keep two-large", "rest")
    assert (match.to_act, match.view(None)["action"]["actions_left"]) == ((0,), 2)
    assert (player(match, 0)["prestige_cards"], owners(match)) == (1, {})
    assert forbids(match, "professor bonus") == "PF-109"


@pytest.mark.clause("PF-109", "PF-30")
def test_a_turn_with_the_professor_unused_does_not_end_by_itself() -> None:
    match = play(taking_the_professor(), "later", "freedom travel", "draw bonus", "keep buildings", "rest")
    assert (match.to_act, texts(match)) == ((0,), ["professor bonus", "professor prestige", "end"])
    kept = play(match.copy(), "end")
    assert (kept.to_act, owners(kept)) == ((1,), {"professor": 0})
    play(match, "professor bonus", "keep landscapes", "rest")
    assert match.to_act == (1,)


@pytest.mark.clause("PF-109", "PF-100")
def test_when_the_next_characters_come_the_professor_is_used_for_the_last_time() -> None:
    match = play(taking_the_professor(), "later", "end", "end", "end")
    assert (match.view(None)["round"], owners(match)) == (2, {"professor": 0})
    play(match, "give up", "give up", "give up")
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("last-call", "professor", (0,))
    assert texts(match) == ["professor bonus", "professor prestige", "decline"]
    play(match, "professor prestige", "keep most-buildings")
    assert match.view(None)["stage"] == "last-call"
    events = after(match, "rest")
    assert events == [{"kind": "cards-returned", "seat": 0, "pile": "prestige"}]
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("character", (1,), {})
    assert "professor 3" in texts(match)


@pytest.mark.clause("PF-109")
def test_declined_at_the_last_moment_the_professor_is_lost() -> None:
    match = play(taking_the_professor(), "later", *["end"] * 3, *["give up"] * 3)
    assert after(match, "decline") == [{"kind": "professor-lost", "seat": 0}]
    assert (match.view(None)["phase"], match.to_act, owners(match)) == ("character", (1,), {})


def empty(prepared: Table, *piles: str) -> Table:
    """Seat 2 holds all cards of a pile."""
    if "bonus" in piles:
        prepared.bonus(2, *COMPONENTS.bonus_cards)
    if "prestige" in piles:
        prepared.prestige(2, *COMPONENTS.prestige_cards)
    return prepared


@pytest.mark.clause("PF-109")
@pytest.mark.parametrize(("gone", "left"), [("bonus", "prestige"), ("prestige", "bonus")])
def test_an_empty_pile_cannot_be_chosen(gone: str, left: str) -> None:
    match = taking_the_professor(empty(table(), gone))
    assert texts(match) == [f"professor {left}", "later"]
    assert forbids(match, f"professor {gone}") == "PF-109"
    play(match, "later")
    assert f"professor {left}" in texts(match)
    assert forbids(match, f"professor {gone}") == "PF-109"
    play(match, "end", "end", "end", "give up", "give up", "give up")
    assert texts(match) == [f"professor {left}", "decline"]


@pytest.mark.clause("PF-109", "PF-30")
def test_with_both_piles_empty_nothing_is_asked_and_the_professor_is_lost_in_the_end() -> None:
    match = taking_the_professor(empty(table(), "bonus", "prestige"))
    assert (match.view(None)["stage"], match.to_act, owners(match)) == ("actions", (0,), {"professor": 0})
    assert forbids(match, "professor bonus") == "PF-109"
    play(match, "freedom travel", "draw profession", "keep botanist", "rest")
    assert match.to_act == (1,)
    play(match, "end", "end", "give up", "give up")
    assert after(match, "give up") == [{"kind": "gave-up", "seat": 0}, {"kind": "professor-lost", "seat": 0}]
    assert (match.view(None)["phase"], match.to_act) == ("character", (1,))


@pytest.mark.clause("PF-109", "PF-30")
@pytest.mark.parametrize(("gone", "left"), [("bonus", "prestige"), ("prestige", "bonus")])
def test_one_card_left_is_enough_for_the_professor(gone: str, left: str) -> None:
    few = empty(table(), gone)
    if left == "bonus":
        few.bonus(2, *COMPONENTS.bonus_cards[1:])
    else:
        few.prestige(2, *COMPONENTS.prestige_cards[1:])
    match = taking_the_professor(few)
    assert texts(match) == [f"professor {left}", "later"]
    play(match, "later", "freedom travel", "draw profession", "keep botanist", "rest")
    assert (match.to_act, texts(match)) == ((0,), [f"professor {left}", "end"])
    play(match, "end", "end", "end", "give up", "give up", "give up")
    assert texts(match) == [f"professor {left}", "decline"]
    play(match, f"professor {left}", "keep buildings" if left == "bonus" else "keep most-buildings")
    assert (match.view(None)["piles"][left], match.view(None)["phase"]) == (0, "character")


@pytest.mark.clause("PF-109", "PF-24")
def test_of_a_pile_with_fewer_cards_all_are_looked_at() -> None:
    few = table().prestige(2, *COMPONENTS.prestige_cards[2:])
    match = play(taking_the_professor(few), "professor prestige")
    assert texts(match) == ["keep most-buildings", "keep two-large"]
    play(match, "keep two-large")
    assert (match.view(None)["stage"], cards_of_pile(match, "prestige")) == ("actions", ["most-buildings"])


@pytest.mark.clause("PF-109", "PF-72", "PF-35")
def test_in_round_seven_the_professors_last_moment_is_after_the_best_work_and_before_the_cards_score() -> None:
    last = table().round(7).owner("professor", 1).owner("merchant", 2).hand(0, "poet").jesters(0, 6)
    match = last.owning(0, "theatre").architects(1, 1).on_top("prestige", "most-architects").actions().match()
    play(match, "work poet", "prestige 0", "end", "end")
    assert after(match, "end") == [
        {"kind": "turn-ended", "seat": 2},
        {"kind": "best-work", "seat": 0, "value": 17, "points": 3},
        gained(2, 2, "merchant"),
    ]
    assert (match.view(None)["stage"], match.view(None)["phase"], match.to_act) == ("closing", "professor", (1,))
    assert texts(match) == ["professor bonus", "professor prestige", "decline"]
    play(match, "professor prestige", "keep most-architects")
    assert not match.over
    assert after(match, "rest") == [
        {"kind": "cards-returned", "seat": 1, "pile": "prestige"},
        {"kind": "card-scored", "seat": 1, "card": "most-architects", "points": 6},
        {"kind": "game-ended"},
    ]
    assert (match.over, player(match, 1)["prestige"]) == (True, 6)


@pytest.mark.clause("PF-109", "PF-72")
def test_in_round_seven_a_professor_declined_or_without_cards_is_lost() -> None:
    match = play(table().round(7).owner("professor", 1).actions().match(), "end", "end", "end")
    assert after(match, "decline") == [{"kind": "professor-lost", "seat": 1}, {"kind": "game-ended"}]
    assert (match.over, owners(match), match.may_undo(1)) == (True, {}, False)
    without = empty(table().round(7).owner("professor", 1), "bonus", "prestige").actions()
    match = play(without.match(), "end", "end")
    events = after(match, "end")
    assert kinds(events)[:2] == ["turn-ended", "professor-lost"]
    assert match.over


@pytest.mark.clause("PF-109")
def test_using_the_professor_cannot_be_taken_back() -> None:
    used = table().owner("professor", 0).actions()
    events = used.told(
        RULES.apply, 0, next(move.id for move in used.match().legal(0) if move.text == "professor bonus")
    )
    assert kinds(events) == ["cards-looked-at", "revealed", *["card-seen"] * 5]
    assert REVEALED in events
    match = play(table().owner("professor", 0).actions().match(), "professor bonus")
    assert not match.may_undo(0)
