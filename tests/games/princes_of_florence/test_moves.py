"""Moves by number and by text."""

from __future__ import annotations

from itertools import islice

import pytest

from signoria import Match
from signoria.games.princes_of_florence.constants import (
    BUILDING_NAMES,
    CHARACTER_NAMES,
    ITEM_NAMES,
    MAX_PLACES,
    PIECE_NAMES,
    TURN_NAMES,
)
from signoria.games.princes_of_florence.move_book import PrincesMoveBook
from signoria.games.princes_of_florence.moves import KEEP_CARD, MOVES, PLACE_AT, PROFESSOR_DRAW, RAISE_BID, UNDER_CARD
from signoria.games.princes_of_florence.placements import orientation
from signoria.games.princes_of_florence.state import PROFESSION_PILE
from tests.games.princes_of_florence.games import SETTINGS, Options, name_of, random_states
from tests.games.princes_of_florence.situations import SITUATIONS
from tests.games.princes_of_florence.tables import COMPONENTS, GAME, RULES, Table, state_of
from tests.probes import forbids, numbers, play, texts

assert isinstance(GAME.book, PrincesMoveBook)
BOOK: PrincesMoveBook = GAME.book
STATE = GAME.start(2, seed=1).state


# -- moves that always mean the same


def test_every_number_has_one_meaning_and_every_text_one_number() -> None:
    fixed = BOOK.fixed.by_id
    assert len({move.text for move in fixed.values()}) == len(fixed)
    by_state = {action for kind in (RAISE_BID, PLACE_AT, KEEP_CARD, UNDER_CARD) for action in numbers(kind)}
    assert sorted([*fixed, *by_state, PROFESSOR_DRAW.number(PROFESSION_PILE)]) == list(range(MOVES.actions))
    assert GAME.actions == MOVES.actions <= 1024


def test_every_text_is_understood_as_the_move_it_names_in_any_case_and_with_any_spaces() -> None:
    for number, move in BOOK.fixed.by_id.items():
        assert move.id == number
        assert BOOK.parse(STATE, 0, move.text) == number
        assert BOOK.parse(STATE, 0, f"  {move.text.upper().replace(' ', '   ')} ") == number
        assert BOOK.describe(STATE, 0, number) == move
        assert str(move) == move.text


def test_every_card_item_character_price_and_answer_has_its_texts() -> None:
    expected = {f"{verb} {name}" for verb in ("return", "recruit", "work") for name in COMPONENTS.professions}
    expected |= {f"bonus {name}" for name in COMPONENTS.bonus_cards}
    expected |= {f"{verb} {name}" for verb in ("open", "take") for name in ITEM_NAMES}
    expected |= {f"{verb} {name}" for verb in ("build", "offer") for name in BUILDING_NAMES}
    expected |= {f"choose {name}" for name in ("forest", "lake", "park")}
    expected |= {f"freedom {name}" for name in ("travel", "religion", "opinion")}
    expected |= {f"{name} {number}" for name in CHARACTER_NAMES for number in range(16)}
    expected |= {f"prestige {points}" for points in range(128)} | {f"partner {seat}" for seat in range(5)}
    expected |= {f"{verb} {price}" for verb in ("price", "counter") for price in range(0, 3001, 100)}
    expected |= {"give up", "pass", "free", "pay points", "pay", "later", "rest", "merchant points", "decline", "end"}
    expected |= {"professor bonus", "professor prestige", "princess", "draw profession", "draw bonus", "done", "accept"}
    assert {move.text for move in BOOK.fixed.by_id.values()} == expected | {"drop"}


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("return poet", {"do": "return", "card": "poet"}),
        ("open recruiting", {"do": "open", "item": "recruiting"}),
        ("open landscape", {"do": "open", "item": "landscape"}),
        ("take jester", {"do": "take", "item": "jester"}),
        ("give up", {"do": "give-up"}),
        ("pass", {"do": "pass"}),
        ("free", {"do": "free"}),
        ("pay points", {"do": "pay-points"}),
        ("pay", {"do": "pay"}),
        ("choose lake", {"do": "choose", "piece": "lake"}),
        ("recruit mathematician", {"do": "recruit", "card": "mathematician"}),
        ("later", {"do": "later"}),
        ("rest", {"do": "rest"}),
        ("muse 5", {"do": "character", "character": "muse", "number": 5, "florins": 500}),
        ("banker 0", {"do": "character", "character": "banker", "number": 0, "florins": 0}),
        ("merchant points", {"do": "merchant"}),
        ("professor bonus", {"do": "professor", "pile": "bonus"}),
        ("professor prestige", {"do": "professor", "pile": "prestige"}),
        ("decline", {"do": "decline"}),
        ("work organbuilder", {"do": "work", "card": "organbuilder"}),
        ("princess", {"do": "princess"}),
        ("build tower", {"do": "build", "piece": "tower"}),
        ("offer university", {"do": "offer", "piece": "university"}),
        ("draw profession", {"do": "draw", "pile": "profession"}),
        ("draw bonus", {"do": "draw", "pile": "bonus"}),
        ("freedom opinion", {"do": "freedom", "freedom": "opinion"}),
        ("end", {"do": "end"}),
        ("bonus lakes", {"do": "bonus", "card": "lakes"}),
        ("done", {"do": "done"}),
        ("prestige 3", {"do": "prestige", "points": 3}),
        ("partner 2", {"do": "partner", "owner": 2}),
        ("price 500", {"do": "price", "florins": 500}),
        ("accept", {"do": "accept"}),
        ("counter 3000", {"do": "counter", "florins": 3000}),
        ("drop", {"do": "drop"}),
    ],
)
def test_a_move_carries_what_a_page_needs_to_show_it(text: str, data: dict[str, object]) -> None:
    number = BOOK.parse(STATE, 0, text)
    assert number is not None
    assert BOOK.describe(STATE, 0, number).data == data


@pytest.mark.parametrize(
    "text",
    [
        "", "7", "open", "open tower", "build forest", "offer lake", "muse", "muse x", "banker 5.0",
        "partner 5", "price x", "counter", "prestige 1 2", "professor profession", "draw prestige",
        "bid", "bid x", "bid 3 00", "keep", "keep nobody", "under", "keep jester", "work nobody",
        "place", "place tower", "place tower a1", "place tower a1 r45", "place castle a1 r0", "place tower 11 r0",
        "place tower a r0", "place tower ab r0", "place tower a1 r0 r0", "place tower é1 r0", "giveup",
    ],
)  # fmt: skip
def test_what_names_no_move_is_not_understood(text: str) -> None:
    for situation in ("opening", "bidding", "looking_at_professions", "placing_a_building", "choosing_a_character"):
        assert BOOK.parse(SITUATIONS[situation]().state, 1, text) is None


@pytest.mark.clause("PF-120")
def test_a_partner_may_be_named_by_the_letter_of_the_board() -> None:
    for seat, letter in enumerate("ABCDE"):
        assert BOOK.parse(STATE, 0, f"partner {letter}") == BOOK.parse(STATE, 0, f"partner {seat}")
    assert BOOK.parse(STATE, 0, "partner F") is None
    match = play(SITUATIONS["naming_a_partner"](), "partner c")
    assert match.decisions()[-1].text == "partner 2"


# -- bids


@pytest.mark.clause("PF-11")
def test_the_next_bid_is_named_by_its_florins() -> None:
    match = SITUATIONS["bidding"]()
    for florins in (300, 400, 500):
        raising, passing = match.legal(match.to_act[0])
        assert (raising.id, raising.text, raising.data) == (
            RAISE_BID.number(),
            f"bid {florins}",
            {"do": "bid", "florins": florins},
        )
        assert passing.text == "pass"
        for other in (0, florins - 100, florins + 100, florins * 100):
            assert forbids(match, f"bid {other}") == "PF-11"
        assert forbids(match, f"BID  {florins}") is None
        play(match, f"bid {florins}")


@pytest.mark.clause("PF-11", "PF-30", "PF-101")
def test_a_bid_at_another_time_is_refused_by_the_clause_of_what_is_decided() -> None:
    for situation, clause in (("opening", "PF-11"), ("acting", "PF-30"), ("choosing_a_character", "PF-101")):
        for florins in (100, 200, 300):
            assert forbids(SITUATIONS[situation](), f"bid {florins}") == clause
    assert forbids(SITUATIONS["bidding"](), "bid 300", 0) == "PF-11"


# -- cards of a pile


@pytest.mark.clause("PF-24", "PF-45", "PF-47")
def test_cards_being_looked_at_are_kept_and_put_under_by_their_names() -> None:
    match = SITUATIONS["looking_at_professions"]()
    assert texts(match) == [
        "keep mathematician", "keep theologian", "keep philosopher", "keep botanist", "keep alchemist",
    ]  # fmt: skip
    assert [move.id for move in match.legal(1)] == list(numbers(KEEP_CARD))
    assert match.legal(1)[2].data == {"do": "keep", "card": "philosopher", "pile": "profession"}
    play(match, "Keep  Theologian")
    assert texts(match) == ["under mathematician", "under philosopher", "under botanist", "under alchemist", "rest"]
    assert [move.id for move in match.legal(1)[:4]] == list(numbers(UNDER_CARD)[:4])
    assert match.legal(1)[1].data == {"do": "under", "card": "philosopher", "pile": "profession"}
    play(match, "under botanist")
    assert texts(match) == ["under mathematician", "under philosopher", "under alchemist", "rest"]
    assert forbids(match, "under botanist") == "PF-45"
    assert forbids(match, "keep mathematician") == "PF-45"


@pytest.mark.clause("PF-24", "PF-30", "PF-47")
def test_a_card_that_is_not_looked_at_is_refused_by_the_clause_of_what_is_decided() -> None:
    for situation, text, clause in (
        ("looking_at_prestige_cards", "keep poet", "PF-24"),
        ("looking_at_prestige_cards", "keep most-works", "PF-24"),
        ("looking_at_prestige_cards", "under most-buildings", "PF-24"),
        ("looking_at_the_last_call", "keep most-buildings", "PF-47"),
        ("putting_bonus_cards_under", "keep landscapes", "PF-47"),
        ("acting", "keep poet", "PF-30"),
        ("acting", "under lakes", "PF-30"),
        ("opening", "keep two-large", "PF-11"),
    ):
        assert forbids(SITUATIONS[situation](), text) == clause
    assert forbids(SITUATIONS["looking_at_professions"](), "keep botanist", 0) == "PF-30"
    assert BOOK.parse(SITUATIONS["looking_at_professions"]().state, 0, "keep botanist") == -1


# -- places


def test_a_place_is_named_by_its_first_square_and_orientation_and_carries_its_squares() -> None:
    match = SITUATIONS["placing_a_building"]()
    found = {move.text: move for move in match.legal(1)}
    assert found["place tower b2 r90"].data == {
        "do": "place",
        "piece": "tower",
        "square": "b2",
        "squares": ["b2", "b3", "b4"],
        "turn": "r90",
    }
    assert forbids(match, " PLACE tower  B2 R0 ") is None


@pytest.mark.parametrize("name", PIECE_NAMES)
def test_a_symmetrical_piece_is_understood_under_all_names_of_an_orientation(name: str) -> None:
    """What lies where is read off the drawing: the anchor is the first square of the turned shape."""
    number = PIECE_NAMES.index(name)
    (shape,) = {place.cells for place in COMPONENTS.placements(0, number)[:1]}
    table = Table(3, first=1).architects(1, 2)
    if number < len(BUILDING_NAMES):
        match = play(table.actions().match(), f"build {name}")
    else:
        match = play(table.match(), f"open {name}", "pass", "pass")
    by_squares = {frozenset(squares_of(move.data["squares"])): move for move in match.legal(1)}
    for turn, turn_name in enumerate(TURN_NAMES):
        cells = sorted(orientation(shape, turn))
        squares = [f"{'abcdefg'[column + 1]}{row + 2}" for row, column in cells]
        move = by_squares.get(frozenset(squares))
        assert move is not None
        assert BOOK.parse(match.state, 1, f"place {name} {squares[0]} {turn_name}") == move.id


def squares_of(squares: object) -> list[str]:
    assert isinstance(squares, list)
    return squares


def test_the_names_of_symmetrical_orientations() -> None:
    match = SITUATIONS["placing_a_building"]()
    state = match.state
    for same in ("r180", "m0", "m180"):
        assert BOOK.parse(state, 1, f"place tower a1 {same}") == BOOK.parse(state, 1, "place tower a1 r0")
    for same in ("r270", "m90", "m270"):
        assert BOOK.parse(state, 1, f"place tower a1 {same}") == BOOK.parse(state, 1, "place tower a1 r90")
    assert BOOK.parse(state, 1, "place tower a1 r90") != BOOK.parse(state, 1, "place tower a1 r0")
    match.play(1, "place tower a1 m180")
    assert match.decisions()[-1].text == "place tower a1 r0"
    jointly = play(SITUATIONS["placing_jointly"](), "place tower f1 m0")
    assert jointly.decisions()[-1].text == "place tower f1 r0"


@pytest.mark.clause("PF-41", "PF-20", "PF-121")
@pytest.mark.parametrize(
    ("situation", "text", "clause"),
    [
        ("placing_a_building", "place tower f1 r0", "PF-41"),
        ("placing_a_building", "place tower a6 r90", "PF-41"),
        ("placing_a_building", "place tower z99 r0", "PF-41"),
        ("placing_a_building", "place tower h1 r90", "PF-41"),
        ("placing_a_building", "place tower a0 r0", "PF-41"),
        ("placing_a_landscape", "place forest f1 r0", "PF-20"),
        ("placing_a_landscape", "place forest a6 r0", "PF-20"),
        ("placing_jointly", "place tower a1 r0", "PF-121"),
        ("placing_jointly", "place tower e1 r0", "PF-121"),
        ("placing_jointly", "place tower g1 r90", "PF-121"),
    ],
)
def test_a_place_off_the_grid_has_a_name_and_is_refused(situation: str, text: str, clause: str) -> None:
    match = SITUATIONS[situation]()
    assert forbids(match, text) == clause
    assert BOOK.parse(match.state, 1, text) == PLACE_AT.number(MAX_PLACES)


@pytest.mark.clause("PF-20", "PF-30", "PF-40", "PF-121", "PF-125")
@pytest.mark.parametrize(
    ("situation", "clause"),
    [
        ("acting", "PF-30"),
        ("opening", "PF-11"),
        ("placing_a_building", "PF-40"),
        ("placing_a_landscape", "PF-20"),
        ("placing_jointly", "PF-121"),
        ("asking_a_price", "PF-125"),
        ("answering", "PF-125"),
    ],
)
def test_a_place_of_another_piece_or_at_another_time_is_refused_by_the_clause_of_what_is_decided(
    situation: str, clause: str
) -> None:
    match = SITUATIONS[situation]()
    assert BOOK.parse(match.state, 1, "place chapel a1 r0") == -1
    assert forbids(match, "place chapel a1 r0") == clause


@pytest.mark.clause("PF-30", "PF-11")
def test_a_place_named_by_somebody_else_is_refused_by_the_clause_that_says_whose_turn_it_is() -> None:
    assert forbids(SITUATIONS["placing_a_building"](), "place tower a1 r0", 0) == "PF-30"
    assert forbids(SITUATIONS["placing_a_landscape"](), "place forest a1 r0", 2) == "PF-11"
    assert forbids(SITUATIONS["placing_jointly"](), "place tower f1 r0", 0) == "PF-30"


@pytest.mark.clause("PF-120")
@pytest.mark.parametrize(
    ("seat", "columns", "rows"),
    [
        (0, "abcdefg", range(1, 8)),
        (1, "hijklmn", range(1, 8)),
        (2, "opqrstu", range(1, 8)),
        (3, "defghij", range(8, 15)),
        (4, "klmnopq", range(8, 15)),
    ],
)
def test_with_cooperation_places_are_named_by_squares_of_the_joined_area(seat: int, columns: str, rows: range) -> None:
    table = Table(5, first=seat, cooperation=True).architects(seat, 3)
    match = play(table.actions().match(), "build chapel")
    covered = {square for move in match.legal(seat) for square in squares_of(move.data["squares"])}
    palace = {f"{column}{row}" for column in columns[2:5] for row in (rows[2], rows[3])}
    assert covered == {f"{column}{row}" for column in columns for row in rows} - palace
    play(match, f"place chapel {columns[0]}{rows[0]} r0")
    assert match.view(None)["players"][seat]["tiles"] == [
        {
            "piece": "chapel",
            "squares": [f"{columns[0]}{rows[0]}", f"{columns[1]}{rows[0]}", f"{columns[0]}{rows[1]}"],
            "turn": "r0",
            "partner": None,
        }
    ]
    assert match.events(None)[0] == {
        "kind": "tile-placed",
        "seat": seat,
        "piece": "chapel",
        "square": f"{columns[0]}{rows[0]}",
        "turn": "r0",
    }


@pytest.mark.clause("PF-120")
def test_without_cooperation_everybodys_squares_are_a1_to_g7() -> None:
    for seat in range(3):
        match = play(Table(3, first=seat).actions().match(), "build tower")
        assert {move.text.split()[2][0] for move in match.legal(seat)} <= set("abcdefg")
        assert forbids(match, "place tower a1 r0") is None


# -- at any table


@pytest.mark.parametrize("name", list(SITUATIONS))
def test_in_every_situation_legal_moves_are_told_apart_and_understood(name: str) -> None:
    match = SITUATIONS[name]()
    state = match.state
    legal = match.legal(1)
    assert len({move.text for move in legal}) == len(legal)
    for move in legal:
        assert BOOK.parse(state, 1, move.text) == move.id
        assert BOOK.parse(state, 1, f" {move.text.title()} ") == move.id
        assert "do" in move.data


@pytest.mark.parametrize(("seats", "options"), SETTINGS[1::2], ids=name_of)
def test_at_random_tables_legal_moves_are_told_apart_and_understood(seats: int, options: Options) -> None:
    for state in islice(random_states(seats, options, seed=6), 0, None, 7):
        if RULES.to_act(state):
            seat = RULES.lowest_bit(RULES.to_act(state))
            legal = Match(GAME, state).legal(seat)
            assert len({move.text for move in legal}) == len(legal)
            assert [BOOK.parse(state, seat, move.text) for move in legal] == [move.id for move in legal]


def test_a_legal_move_can_be_made_by_its_text_its_number_or_itself() -> None:
    for situation in SITUATIONS.values():
        by_text, by_number, by_itself = (situation() for _ in range(3))
        before = state_of(by_text)
        move = by_text.legal(1)[-1]
        by_text.play(1, move.text)
        by_number.play(1, move.id)
        by_itself.play(1, move)
        assert by_text.state == by_number.state == by_itself.state != before
