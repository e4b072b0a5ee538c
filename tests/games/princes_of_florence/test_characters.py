"""Muse & Princess, phase A2 (PF-100 to PF-104): pieces on characters, round and round."""

from __future__ import annotations

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import CHARACTER_NAMES
from tests.games.princes_of_florence.tables import RULES, Table, character, own, state_of
from tests.probes import forbids, kinds, play, texts


def bidding(seats: int = 4, first: int = 0) -> Table:
    """Nobody has bought anything and the characters come next."""
    return Table(seats, first=first, muse_and_princess=True)


def pieces(match: Match) -> dict[str, tuple[int, int]]:
    """Whose piece stands on a character, and at which number."""
    shown = match.view(None)["characters"]
    return {row["name"]: (row["standing"], row["number"]) for row in shown if row["standing"] is not None}


def owners(match: Match) -> dict[str, int]:
    return {row["name"]: row["owner"] for row in match.view(None)["characters"] if row["owner"] is not None}


def taken(match: Match) -> list[str]:
    return [row["name"] for row in match.view(None)["characters"] if row["taken"]]


def florins(match: Match) -> list[int]:
    return [own(match, seat)["florins"] for seat in range(match.seats)]


# -- when and in what order (PF-100)


@pytest.mark.clause("PF-100")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_characters_come_after_the_auctions_from_the_first_player_clockwise(seats: int) -> None:
    match = play(bidding(seats, first=1).match(), *["give up"] * seats)
    assert (match.view(None)["stage"], match.view(None)["phase"]) == ("characters", "character")
    asked: list[int] = []
    for _ in range(seats):
        asked += match.to_act
        play(match, "pass")
    assert asked == [(1 + step) % seats for step in range(seats)]
    assert (match.view(None)["stage"], match.to_act) == ("actions", (1,))


@pytest.mark.clause("PF-100")
def test_without_the_expansion_the_actions_follow_at_once() -> None:
    match = play(Table(3).match(), "give up", "give up", "give up")
    assert (match.view(None)["stage"], match.view(None)["characters"]) == ("actions", [])


@pytest.mark.clause("PF-100", "PF-101", "PF-103")
def test_six_characters_with_their_numbers_can_be_chosen_or_one_passes() -> None:
    expected = [f"{name} {number}" for name in CHARACTER_NAMES[:5] for number in range(3, 16)]
    expected += [f"banker {number}" for number in range(6)]
    assert texts(bidding().characters().match()) == [*expected, "pass"]


@pytest.mark.clause("PF-100", "PF-102")
def test_a_player_has_one_character_a_round() -> None:
    match = play(bidding(2).characters().match(), "muse 3", "banker 0")
    assert owners(match) == {"muse": 0}
    assert taken(match) == ["muse", "banker"]
    assert match.view(None)["stage"] == "actions"


@pytest.mark.clause("PF-100", "PF-102")
def test_players_go_on_round_and_round_while_pieces_come_back() -> None:
    match = bidding(3).characters().match()
    for seat, text in enumerate(["muse 3", "muse 4", "muse 5", "muse 6", "muse 7", "muse 8", "muse 9"]):
        assert match.to_act == (seat % 3,)
        play(match, text)
    play(match, "pass", "cardinal 3")
    assert florins(match) == [3500 - 900, 3500, 3500 - 300]
    assert owners(match) == {"muse": 0, "cardinal": 2}


# -- placing a piece (PF-101)


@pytest.mark.clause("PF-101")
def test_a_piece_stands_on_a_character_at_a_number() -> None:
    match = play(bidding().characters().match(), "princess 7")
    assert pieces(match) == {"princess": (0, 7)}
    assert owners(match) == {}
    assert taken(match) == []
    assert florins(match) == [3500] * 4
    assert match.events(None) == [{"kind": "character-chosen", "seat": 0, "character": "princess", "florins": 700}]
    assert match.to_act == (1,)


@pytest.mark.clause("PF-101")
def test_on_a_character_somebody_stands_on_a_higher_number_is_needed() -> None:
    match = play(bidding().characters().match(), "princess 7")
    for number in range(3, 8):
        assert forbids(match, f"princess {number}") == "PF-101"
    for number in range(8, 16):
        assert forbids(match, f"princess {number}") is None
    assert [text for text in texts(match) if text.startswith("princess")] == [f"princess {n}" for n in range(8, 16)]
    assert forbids(match, "muse 3") is None


@pytest.mark.clause("PF-101", "PF-103")
def test_a_piece_on_the_banker_at_0_is_outbid_by_1() -> None:
    match = play(bidding().characters().match(), "banker 0")
    assert [text for text in texts(match) if text.startswith("banker")] == [f"banker {n}" for n in range(1, 6)]
    assert forbids(match, "banker 0") == "PF-101"
    play(match, "banker 1")
    assert pieces(match) == {"banker": (1, 1)}


@pytest.mark.clause("PF-101")
def test_a_piece_outbid_goes_back_to_its_owner_who_places_again_or_passes() -> None:
    match = play(bidding().characters().match(), "princess 7", "princess 8")
    assert pieces(match) == {"princess": (1, 8)}
    state = state_of(match)
    assert (state.standing[0], state.number[0]) == (-1, 0)
    play(match, "pass", "pass")
    assert match.to_act == (0,)
    assert forbids(match, "princess 8") == "PF-101"
    again = play(match.copy(), "princess 9")
    assert pieces(again) == {"princess": (0, 9)}
    assert again.to_act == (1,)
    elsewhere = play(match.copy(), "muse 3")
    assert florins(elsewhere) == [3200, 2700, 3500, 3500]
    assert owners(elsewhere) == {"muse": 0, "princess": 1}
    passed = play(match.copy(), "pass")
    assert florins(passed) == [3500, 2700, 3500, 3500]


@pytest.mark.clause("PF-101")
def test_whoever_passes_is_not_asked_again() -> None:
    match = play(bidding().characters().match(), "pass")
    assert match.events(None) == [{"kind": "character-passed", "seat": 0}]
    assert state_of(match).settled == 0b0001
    play(match, "muse 3", "muse 4", "cardinal 3")
    assert match.to_act == (1,)
    play(match, "pass")
    assert match.view(None)["stage"] == "actions"
    assert owners(match) == {"muse": 2, "cardinal": 3}


@pytest.mark.clause("PF-101")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
def test_whose_piece_stands_on_a_character_is_known_of_every_seat(holder: int) -> None:
    table = bidding().characters()
    assert RULES.holder_of(table.state, character("muse")) == -1
    table.state.standing[holder] = character("muse")
    assert RULES.holder_of(table.state, character("muse")) == holder
    assert RULES.holder_of(table.state, character("cardinal")) == -1


# -- taking a character (PF-102)


@pytest.mark.clause("PF-102")
def test_a_piece_still_on_its_card_pays_and_takes_it_without_a_question() -> None:
    match = play(bidding().characters().match(), "muse 8", "cardinal 3", "pass")
    assert florins(match) == [3500] * 4
    play(match, "muse 9")
    assert match.to_act == (0,)
    play(match, "princess 4")
    assert florins(match) == [3100, 3200, 3500, 2600]
    assert owners(match) == {"cardinal": 1, "muse": 3, "princess": 0}
    assert match.events(None)[5:] == [
        {"kind": "character-taken", "seat": 1, "character": "cardinal", "florins": 300},
        {"kind": "character-taken", "seat": 3, "character": "muse", "florins": 900},
        {"kind": "character-taken", "seat": 0, "character": "princess", "florins": 400},
    ]
    assert pieces(match) == {}
    assert [state_of(match).number[seat] for seat in range(4)] == [0] * 4


@pytest.mark.clause("PF-102")
def test_what_is_taken_can_be_had_by_nobody_else_this_round() -> None:
    match = play(bidding(3).characters().match(), "muse 3", "cardinal 3", "cardinal 4")
    assert match.to_act == (1,)
    assert owners(match) == {"muse": 0}
    for number in range(16):
        assert forbids(match, f"muse {number}") == "PF-102"
    assert not any(text.startswith("muse") for text in texts(match))
    assert forbids(match, "cardinal 5") is None


@pytest.mark.clause("PF-102")
def test_the_banker_is_taken_too_though_he_goes_back_at_once() -> None:
    match = play(bidding(3).characters().match(), "banker 2", "muse 3", "muse 4")
    assert match.to_act == (1,)
    assert owners(match) == {}
    assert taken(match) == ["banker"]
    assert forbids(match, "banker 3") == "PF-102"


@pytest.mark.clause("PF-102")
def test_whoever_took_a_character_is_out_of_this_phase() -> None:
    match = play(bidding(3).characters().match(), "muse 3", "cardinal 3", "cardinal 4", "princess 3")
    assert kinds(match.events(None)).count("character-taken") == 3
    assert owners(match) == {"muse": 0, "cardinal": 2, "princess": 1}
    assert match.view(None)["stage"] == "actions"


# -- numbers and purses (PF-103)


@pytest.mark.clause("PF-103")
@pytest.mark.parametrize("name", CHARACTER_NAMES)
def test_the_numbers_are_3_to_15_and_of_the_banker_0_to_5(name: str) -> None:
    match = bidding().characters().match()
    low, high = (0, 5) if name == "banker" else (3, 15)
    for number in range(16):
        assert forbids(match, f"{name} {number}") == (None if low <= number <= high else "PF-103")
    assert forbids(match, f"{name} 16") == ("PF-103" if high < 15 else "PF-101")


@pytest.mark.clause("PF-103", "PF-101")
@pytest.mark.parametrize(("name", "highest"), [("muse", 15), ("banker", 5)])
def test_the_highest_number_cannot_be_outbid(name: str, highest: int) -> None:
    match = play(bidding().characters().match(), f"{name} {highest}")
    assert not any(text.startswith(name) for text in texts(match))
    assert forbids(match, f"{name} {highest}") == "PF-101"


@pytest.mark.clause("PF-103", "PF-111")
def test_nobody_places_more_hundreds_than_they_have_florins() -> None:
    match = bidding().florins(0, 700).points(0, 9).characters().match()
    assert [text for text in texts(match) if text.startswith("muse")] == [f"muse {number}" for number in range(3, 8)]
    assert forbids(match, "muse 7") is None
    assert forbids(match, "muse 8") == "PF-103"
    assert forbids(match, "muse 15") == "PF-103"


@pytest.mark.clause("PF-103")
def test_the_banker_too_takes_no_number_beyond_the_purse() -> None:
    match = bidding().florins(0, 200).characters().match()
    assert texts(match) == ["banker 0", "banker 1", "banker 2", "pass"]
    assert forbids(match, "banker 3") == "PF-103"
    assert texts(bidding().florins(0, 0).characters().match()) == ["banker 0", "pass"]


@pytest.mark.clause("PF-103")
def test_to_be_outbid_a_piece_needs_somebody_who_has_more() -> None:
    match = play(bidding().florins(1, 500).characters().match(), "muse 5")
    assert not any(text.startswith("muse") for text in texts(match))
    assert forbids(match, "muse 6") == "PF-103"
    assert forbids(match, "muse 5") == "PF-101"


@pytest.mark.clause("PF-103")
def test_the_phase_ends_when_all_have_passed_or_taken() -> None:
    match = play(bidding(first=2).characters().match(), "cardinal 5", "pass", "pass")
    assert (match.view(None)["stage"], match.to_act) == ("characters", (1,))
    play(match, "pass")
    view = match.view(None)
    assert (view["stage"], view["phase"], view["turn"], match.to_act) == ("actions", "act", 2, (2,))
    assert view["action"]["actions_left"] == 3
    assert state_of(match).settled == 0b1111


# -- until when (PF-104)


@pytest.mark.clause("PF-104")
def test_all_characters_lie_ready_when_the_phase_starts() -> None:
    table = bidding(5)
    for seat, name in enumerate(["muse", "cardinal", "princess", "merchant", "professor"]):
        table.owner(name, seat)
    table.state.taken = 0b111111
    table.state.settled = 0b11111
    match = table.characters().match()
    assert (owners(match), taken(match)) == ({}, [])
    assert match.to_act == (0,)
    assert len(texts(match)) == 5 * 13 + 6 + 1


@pytest.mark.clause("PF-104", "PF-102")
def test_a_character_can_be_taken_anew_in_the_next_round() -> None:
    match = play(bidding(3).characters().match(), "muse 3", "cardinal 3", "pass", "end", "end", "end")
    assert (match.view(None)["round"], owners(match), taken(match)) == (2, {}, ["muse", "cardinal"])
    play(match, "give up", "give up", "give up")
    assert (owners(match), taken(match), match.to_act) == ({}, [], (1,))
    play(match, "muse 3", "pass", "cardinal 3")
    assert owners(match) == {"muse": 1, "cardinal": 0}
    assert florins(match) == [3500 - 600, 3500 - 600, 3500]


@pytest.mark.clause("PF-104", "PF-108", "PF-109")
@pytest.mark.parametrize("number", [1, 6])
def test_only_merchant_and_professor_outlast_the_round(number: int) -> None:
    table = bidding(5).round(number)
    for seat, name in enumerate(["muse", "cardinal", "princess", "merchant", "professor"]):
        table.owner(name, seat)
    match = play(table.actions().match(), "end", "end", "end", "end")
    assert owners(match) == {"muse": 0, "cardinal": 1, "princess": 2, "merchant": 3, "professor": 4}
    play(match, "end")
    assert (match.view(None)["round"], owners(match)) == (number + 1, {"merchant": 3, "professor": 4})
