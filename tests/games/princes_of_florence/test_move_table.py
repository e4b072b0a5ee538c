"""What may be decided, by whom, and what follows."""

from __future__ import annotations

import pytest

from signoria import IllegalMove
from signoria.core.rules.move_table import Kind
from signoria.games.princes_of_florence.moves import KEEP_CARD, MOVES, UNDER_CARD
from signoria.games.princes_of_florence.state import OVER, PHASES, RETURN
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_states
from tests.games.princes_of_florence.situations import SITUATIONS, over, returning
from tests.games.princes_of_florence.tables import GAME, RULES, Table, state_of
from tests.probes import forbids, numbers, play, texts

STALE = -9
IN_A_TURN = "work princess build offer draw freedom recruit merchant professor end"


def test_seat_1_decides_in_every_situation_and_every_phase_has_one() -> None:
    matches = [situation() for situation in SITUATIONS.values()]
    assert {RULES.to_act(match.state) for match in matches} == {0b10}
    assert {match.view(None)["phase"] for match in matches} | {"over", "return"} == set(PHASES)


# -- whose turn it is


@pytest.mark.clause("PF-11", "PF-30", "PF-100", "PF-109", "PF-125")
@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("opening", 11),
        ("bidding", 11),
        ("last_to_buy", 11),
        ("settling", 11),
        ("choosing", 11),
        ("placing_a_landscape", 11),
        ("recruiting", 11),
        ("looking_at_prestige_cards", 11),
        ("putting_prestige_cards_under", 11),
        ("last_call", 109),
        ("looking_at_the_last_call", 109),
        ("choosing_a_character", 100),
        ("using_the_merchant", 100),
        ("using_the_professor", 100),
        ("putting_bonus_cards_under", 100),
        ("acting", 30),
        ("placing_a_building", 30),
        ("looking_at_professions", 30),
        ("playing_bonus_cards", 30),
        ("being_paid", 30),
        ("naming_a_partner", 30),
        ("placing_jointly", 30),
        ("asking_a_price", 30),
        ("answering", 125),
        ("replying", 30),
        ("closing", 109),
        ("looking_at_the_close", 109),
    ],
)
def test_who_is_not_asked_is_refused_by_the_clause_that_says_whose_turn_it_is(name: str, clause: int) -> None:
    match = SITUATIONS[name]()
    state = match.state
    for seat in set(range(match.seats)) - {1}:
        assert {RULES.may(state, seat, action) for action in range(-1, MOVES.actions + 1)} == {clause}
        assert match.legal(seat) == ()
        moves = [STALE] * MOVES.actions
        assert RULES.legal(state, seat, moves) == 0
        assert set(moves) == {STALE}


@pytest.mark.clause("PF-2")
def test_all_return_a_card_at_once_and_each_once() -> None:
    match = returning()
    assert list(match.to_act) == [0, 1, 2]
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[3])
        assert match.legal(seat) == ()
        state = match.state
        assert {RULES.may(state, seat, action) for action in range(-1, MOVES.actions + 1)} == {2}
    assert list(match.to_act) == [1]
    allowed = [move.id for move in match.legal(1)]
    assert len(allowed) == 4
    for action in range(-1, MOVES.actions + 1):
        assert RULES.may(state, 1, action) == (0 if action in allowed else 2)


@pytest.mark.clause("PF-72")
def test_nobody_acts_once_the_game_is_over() -> None:
    match = over()
    assert (match.over, match.to_act, state_of(match).phase, state_of(match).actor) == (True, (), OVER, -1)
    state, moves = match.state, [STALE] * MOVES.actions
    for seat in range(3):
        assert RULES.legal(state, seat, moves) == 0
        assert {RULES.may(state, seat, action) for action in range(-1, MOVES.actions + 1)} == {72}


# -- what is decided


@pytest.mark.clause("PF-11", "PF-15", "PF-20", "PF-24", "PF-25", "PF-30", "PF-31", "PF-33", "PF-40", "PF-45", "PF-47")
@pytest.mark.clause("PF-76", "PF-101", "PF-108", "PF-109", "PF-121", "PF-125")
@pytest.mark.parametrize(
    ("name", "clause", "decided"),
    [
        ("opening", 11, "open give-up"),
        ("bidding", 11, "bid pass"),
        ("last_to_buy", 15, "take give-up"),
        ("settling", 108, "free pay-points pay"),
        ("choosing", 76, "choose"),
        ("placing_a_landscape", 20, "place"),
        ("recruiting", 25, "recruit later"),
        ("looking_at_prestige_cards", 24, "keep"),
        ("putting_prestige_cards_under", 24, "under rest"),
        ("last_call", 109, "professor decline"),
        ("looking_at_the_last_call", 47, "keep"),
        ("choosing_a_character", 101, "character pass"),
        ("using_the_merchant", 108, "merchant later"),
        ("using_the_professor", 109, "professor later"),
        ("putting_bonus_cards_under", 47, "under rest"),
        ("acting", 30, IN_A_TURN),
        ("placing_a_building", 40, "place"),
        ("looking_at_professions", 45, "keep"),
        ("playing_bonus_cards", 31, "bonus done"),
        ("being_paid", 33, "prestige"),
        ("naming_a_partner", 121, "partner"),
        ("placing_jointly", 121, "place"),
        ("asking_a_price", 125, "price"),
        ("answering", 125, "counter accept decline"),
        ("replying", 125, "accept drop"),
        ("closing", 109, "professor decline"),
        ("looking_at_the_close", 24, "keep"),
    ],
)
def test_a_move_of_another_step_is_refused_by_the_clause_of_this_one(name: str, clause: int, decided: str) -> None:
    state = SITUATIONS[name]().state
    own = [kind for kind in MOVES.kinds if kind.do in decided.split()]
    for action in range(-2, MOVES.actions + 2):
        if not any(action in kind for kind in own):
            assert RULES.may(state, 1, action) == clause, action
    if name != "acting":
        assert all(RULES.may(state, 1, kind.number()) == 0 for kind in own if not kind.over)


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
@pytest.mark.parametrize(
    ("name", "kind", "refused"),
    [
        ("looking_at_prestige_cards", KEEP_CARD, 24),
        ("looking_at_the_last_call", KEEP_CARD, 47),
        ("looking_at_professions", KEEP_CARD, 45),
        ("putting_prestige_cards_under", UNDER_CARD, 24),
        ("putting_bonus_cards_under", UNDER_CARD, 47),
    ],
)
def test_only_cards_being_looked_at_can_be_kept_or_put_under(name: str, kind: Kind, refused: int) -> None:
    match = SITUATIONS[name]()
    there = state_of(match).looked_size
    assert there == (5 if kind is KEEP_CARD else 4)
    found = [RULES.may(match.state, 1, action) for action in numbers(kind)]
    assert found == [0] * there + [refused] * (5 - there)


@pytest.mark.clause("PF-109")
def test_the_professor_can_be_kept_for_later_before_and_declined_at_the_last_moment() -> None:
    for name, may_wait in (("using_the_professor", True), ("last_call", False), ("closing", False)):
        match = SITUATIONS[name]()
        assert forbids(match, "later") == (None if may_wait else "PF-109")
        assert forbids(match, "decline") == ("PF-109" if may_wait else None)


# -- what may be done is what is listed


@pytest.mark.clause("PF-10", "PF-30", "PF-101", "PF-121")
@pytest.mark.parametrize("name", list(SITUATIONS))
def test_legal_moves_are_written_once_and_are_those_no_clause_forbids(name: str) -> None:
    state = SITUATIONS[name]().state
    moves = [STALE] * MOVES.actions
    count = RULES.legal(state, 1, moves)
    assert sorted(moves[:count]) == [action for action in range(MOVES.actions) if RULES.may(state, 1, action) == 0]
    assert set(moves[count:]) == {STALE}


@pytest.mark.few(7)
@pytest.mark.clause("PF-10", "PF-30", "PF-101", "PF-121")
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=name_of)
def test_at_random_tables_legal_moves_are_those_no_clause_forbids(seats: int, options: Options) -> None:
    moves = [0] * MOVES.actions
    for step, state in enumerate(random_states(seats, options, seed=4)):
        if step % 4 == 0 and state.phase != OVER:
            seat = RULES.lowest_bit(RULES.to_act(state))
            count = RULES.legal(state, seat, moves)
            assert count > 0
            assert sorted(moves[:count]) == [
                action for action in range(MOVES.actions) if RULES.may(state, seat, action) == 0
            ]


@pytest.mark.clause("PF-2")
def test_the_cards_to_return_are_listed_in_order() -> None:
    table = Table(2).hand(0, "organbuilder", "poet", "mathematician", "lawyer")
    table.state.phase, table.state.chosen = RETURN, 0
    assert texts(table.match()) == ["return mathematician", "return lawyer", "return poet", "return organbuilder"]


@pytest.mark.clause("PF-11", "PF-13", "PF-15")
def test_items_are_listed_in_order_and_giving_up_last() -> None:
    items = ["forest", "lake", "park", "jester", "architect", "prestige", "recruiting"]
    assert texts(SITUATIONS["opening"]()) == [*(f"open {item}" for item in items), "give up"]
    assert texts(SITUATIONS["last_to_buy"]()) == [*(f"take {item}" for item in items), "give up"]
    assert texts(SITUATIONS["bidding"]()) == ["bid 300", "pass"]
    assert texts(SITUATIONS["settling"]()) == ["free", "pay points", "pay"]
    assert texts(SITUATIONS["choosing"]()) == ["choose forest", "choose lake", "choose park"]
    assert texts(SITUATIONS["recruiting"]()) == ["recruit painter", "recruit poet", "later"]


@pytest.mark.clause("PF-30")
def test_everything_a_turn_offers_is_listed_in_order() -> None:
    table = (
        Table(3, cooperation=True, muse_and_princess=True).hand(0, "poet", "lawyer", "painter").worked(1, "sculptor")
    )
    table.jesters(0, 2).recruiting(0, in_hand=1).architects(0, 2).tile(0, "tower a1 r0")
    table.owner("princess", 0).owner("merchant", 0).owner("professor", 0)
    others = ["university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theatre", "chapel"]
    assert texts(table.actions().match()) == [
        "work lawyer",
        "work painter",
        "work poet",
        "princess",
        *(f"build {kind}" for kind in others),
        *(f"offer {kind}" for kind in others),
        "draw profession",
        "draw bonus",
        "freedom travel",
        "freedom religion",
        "freedom opinion",
        "recruit sculptor",
        "merchant points",
        "professor bonus",
        "professor prestige",
        "end",
    ]


@pytest.mark.clause("PF-30", "PF-25", "PF-108", "PF-109")
def test_without_an_action_left_only_what_takes_none_is_offered() -> None:
    table = (
        Table(3, muse_and_princess=True, cooperation=True).hand(0, "poet", "lawyer", "painter").worked(1, "sculptor")
    )
    table.jesters(0, 2).recruiting(0, in_hand=1).owner("princess", 0).owner("merchant", 0).owner("professor", 0)
    match = play(table.architects(0, 2).actions().match(), "freedom travel", "draw bonus", "keep buildings", "rest")
    assert texts(match) == ["recruit sculptor", "merchant points", "professor bonus", "professor prestige", "end"]
    refused = ("work poet", "princess", "build tower", "offer tower", "draw profession", "draw bonus")
    for text in (*refused, "freedom opinion"):
        assert forbids(match, text) == "PF-30"


@pytest.mark.clause("PF-108", "PF-109", "PF-107")
def test_who_has_no_character_cannot_use_one_in_the_turn() -> None:
    table = Table(3, muse_and_princess=True).owner("merchant", 1).owner("professor", 1).owner("princess", 1)
    match = table.architects(0, 3).owning(0, "forest").actions().match()
    assert forbids(match, "merchant points") == "PF-108"
    assert forbids(match, "professor bonus") == "PF-109"
    assert forbids(match, "princess") == "PF-107"
    assert not any(text.startswith(("merchant", "professor", "princess")) for text in texts(match))


# -- what follows


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_every_legal_move_leads_on_and_an_illegal_one_changes_nothing(name: str) -> None:
    match = SITUATIONS[name]()
    before = match.state
    for move in match.legal(1):
        after = match.copy()
        after.play(1, move)
        assert after.state != before
        assert after.decisions()[-1].text == move.text
    allowed = {move.id for move in match.legal(1)}
    for action in (
        next(action for action in range(MOVES.actions) if action not in allowed),
        -1,
        MOVES.actions,
        "dance",
    ):
        with pytest.raises(IllegalMove):
            match.play(1, action)
    assert match.state == before


@pytest.mark.clause("PF-24", "PF-109")
@pytest.mark.parametrize(
    ("name", "stage", "phase", "actor"),
    [
        ("looking_at_prestige_cards", "auctions", "open", 2),
        ("looking_at_the_last_call", "characters", "character", 0),
        ("putting_bonus_cards_under", "actions", "act", 1),
        ("looking_at_professions", "actions", "act", 1),
        ("looking_at_the_close", "over", "over", None),
    ],
)
def test_after_the_last_card_the_game_goes_on_where_the_cards_were_drawn(
    name: str, stage: str, phase: str, actor: int | None
) -> None:
    match = SITUATIONS[name]()
    if match.view(None)["phase"] == "look":
        match.play(1, match.legal(1)[2])
    for _ in range(3):
        assert match.to_act == (1,)
        assert match.view(None)["phase"] == "under"
        match.play(1, match.legal(1)[0])
    view = match.view(None)
    assert (view["stage"], view["phase"]) == (stage, phase)
    assert match.to_act == (() if actor is None else (actor,))
    assert view["looking"] is None


def test_no_game_takes_more_decisions_than_it_says() -> None:
    for seats, options in SETTINGS[::3]:
        assert sum(1 for _ in random_states(seats, options, seed=2)) - 1 <= GAME.kit.longest


def test_random_games_reach_every_phase() -> None:
    """So that the test of legal moves at random tables means something."""
    reached = {
        state.phase
        for seed in (1, 5, 7)
        for seats, options in SETTINGS
        for state in random_states(seats, options, seed)
    }
    assert reached == set(range(len(PHASES)))
