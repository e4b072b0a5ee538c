"""Nothing is created or lost, whatever is played: cards, money, points, tiles; and what is noted of the grids is so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest

from signoria.core.rules.journal import Told
from signoria.games.princes_of_florence.constants import (
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    ITEMS,
    LANDSCAPES,
    MAX_SEATS,
    PIECES,
)
from signoria.games.princes_of_florence.state import (
    ACTIONS_STAGE,
    ANSWER,
    AUCTIONS,
    BANKER,
    BANKER_PAID,
    BEST_WORK,
    BID,
    BONUS,
    BONUS_PILE,
    BONUS_PLAYED,
    BY_CARDS,
    CARD_SCORED,
    CARDS_LOOKED_AT,
    CHARACTER_BIDS,
    CHARACTER_TAKEN,
    CHOOSE,
    FLORINS_EXCHANGED,
    FREEDOM_TAKEN,
    GONE_BACK,
    ITEM_BOUGHT,
    JOIN,
    LAST,
    LOOK_AT,
    MAX_TILES,
    MERCHANT,
    OPEN,
    OVER,
    PARTNER,
    PARTNER_PAID,
    PAY,
    PHASES,
    PLACE,
    POINTS_GAINED,
    PRESTIGE_PILE,
    PRICE,
    PROFESSION_PILE,
    PROFESSOR,
    RECRUITING,
    REPLY,
    RETURN,
    TILE_PLACED,
    UNDER,
    WENT_BACK,
    WORK_BEGUN,
    WORK_PAID,
    State,
)
from tests.games.princes_of_florence.games import SETTINGS, Options, finished, name_of, random_states
from tests.games.princes_of_florence.tables import COMPONENTS, RULES, state_of

Square = tuple[int, int]
Squares = frozenset[Square]

COPIES = {0: 6, 1: 6, 2: 6, 3: 7, 4: 6, 5: 14, 6: 5}
COST = [7, 3, 3, 0]
"""What a building costs with none, one, two and three architects, in hundreds."""


def bits(number: int) -> list[int]:
    return [place for place in range(64) if number >> place & 1]


# -- cards


def check_cards(state: State, played: set[int]) -> None:
    """Every card is in exactly one place, and a place that holds none is blank."""
    hands = (state.hand, state.bonus_hand, state.prestige_hand)
    sizes = (state.hand_size, state.bonus_size, state.prestige_size)
    for pile, count in ((PROFESSION_PILE, 21), (BONUS_PILE, 20), (PRESTIGE_PILE, 14)):
        size = state.pile_size[pile]
        cards = list(state.pile[pile])[:size]
        assert set(list(state.pile[pile])[size:]) <= {0}
        assert set(list(state.pile_known[pile])[size:]) <= {0}
        assert max(state.pile_known[pile]) < 1 << state.seats
        for seat in range(state.seats):
            in_hand = bits(hands[pile][seat])
            assert len(in_hand) == sizes[pile][seat]
            cards += in_hand
            if pile == PROFESSION_PILE:
                cards += bits(state.table[seat])
                assert state.shown[seat] & ~state.hand[seat] == 0
        if state.looked_pile == pile:
            cards += list(state.looked[state.actor])[: state.looked_size]
        gone = played if pile == BONUS_PILE else set()
        assert sorted(cards) == [card for card in range(count) if card not in gone]
    check_looked(state)


def check_looked(state: State) -> None:
    """Cards are looked at by one player at most; all other places are blank."""
    assert (state.looked_pile != -1) == (state.phase in (LOOK_AT, UNDER))
    assert (state.looked_size > 0) == (state.looked_pile != -1)
    for seat in range(MAX_SEATS):
        first = state.looked_size if seat == state.actor else 0
        assert set(list(state.looked[seat])[first:]) <= {0}


def check_opening(state: State) -> None:
    """Four professions until all have given one back; then that one is somewhere else, or in the hand again."""
    for seat in range(state.seats):
        if state.phase == RETURN:
            assert state.hand_size[seat] == 4
            assert (state.returned[seat] != -1) == bool(state.chosen >> seat & 1)
            assert state.returned[seat] == -1 or state.hand[seat] >> state.returned[seat] & 1
        else:
            assert state.returned[seat] != -1
    assert state.chosen < 1 << state.seats
    assert (state.phase == RETURN) == (state.round == 0)


# -- supplies


def check_supplies(state: State, freedoms: list[int]) -> None:
    """What is out of the supply is with a player, or just being placed."""
    for kind in range(LANDSCAPES):
        placed = sum(state.landscapes[seat, kind] for seat in range(MAX_SEATS)) + (state.piece == BUILDINGS + kind)
        assert state.supply[kind] + placed == COPIES[kind]
    assert state.supply[3] + sum(state.jesters) == COPIES[3]
    assert state.supply[4] + sum(state.architects) == COPIES[4]
    assert max(state.architects) <= 3
    assert state.supply[5] == COPIES[5], "prestige cards are counted by their pile"
    recruiting = sum(state.recruiting_hand) + sum(state.recruiting_table)
    assert state.supply[RECRUITING] + recruiting == COPIES[RECRUITING]
    for freedom in range(FREEDOMS):
        owners = sum(state.freedoms[seat] >> freedom & 1 for seat in range(state.seats))
        assert state.freedom_supply[freedom] + owners == freedoms[freedom]
    laid = Counter(piece for piece, _ in tiles_of(state) if piece < BUILDINGS)
    assert [state.stock[kind] + laid[kind] for kind in range(BUILDINGS)] == [3] * BUILDINGS
    assert min([*state.supply, *state.stock, *state.freedom_supply]) >= 0


def check_owned(state: State) -> None:
    """Counts of buildings and landscapes are those of the tiles that lie there."""
    for seat in range(MAX_SEATS):
        count = state.tile_count[seat]
        pieces = list(state.tile_piece[seat])[:count]
        assert sorted(piece for piece in pieces if piece < BUILDINGS) == bits(state.buildings[seat])
        kinds = Counter(piece - BUILDINGS for piece in pieces if piece >= BUILDINGS)
        assert list(state.landscapes[seat]) == [kinds[kind] for kind in range(LANDSCAPES)]
        for row in (state.tile_piece[seat], state.tile_place[seat], state.tile_border[seat]):
            assert set(list(row)[count:]) <= {0}
        assert count <= MAX_TILES


# -- points and money


def check_points(state: State) -> None:
    """The track shows what was earned, less what was gone back."""
    for seat in range(MAX_SEATS):
        earned = list(state.earned[seat])
        assert state.prestige[seat] == sum(earned)
        assert state.prestige[seat] >= 0 <= state.florins[seat]
        assert earned[GONE_BACK] <= 0 <= min(earned[:GONE_BACK])
        assert not (state.muse_and_princess and earned[GONE_BACK])
        assert state.phase == OVER or earned[BY_CARDS] == 0


def florins_by(told: Told, before: State) -> list[int]:
    """PF-70: what an event does to each purse, in hundreds."""
    change = [0] * before.seats
    event, (seat, second, third, _) = told.event, told.arguments
    if event in (WORK_PAID, BANKER_PAID, WENT_BACK):
        change[seat] += second
    elif event == ITEM_BOUGHT or (event == CHARACTER_TAKEN and second != BANKER):
        change[seat] -= third
    elif event == FREEDOM_TAKEN or (event == CARDS_LOOKED_AT and second != PRESTIGE_PILE):
        change[seat] -= 3
    elif event == TILE_PLACED and second < BUILDINGS:
        change[seat] -= COST[before.architects[seat]]
    elif event == PARTNER_PAID:
        change[seat] -= third
        change[second] += third
    elif event == FLORINS_EXCHANGED:
        change[seat] -= second
    return change


def points_by(told: Told, seats: int) -> list[int]:
    """What an event does to each player's points."""
    change = [0] * seats
    seat, second, third, _ = told.arguments
    if told.event == POINTS_GAINED:
        change[seat] += second
    elif told.event in (WORK_PAID, BEST_WORK, CARD_SCORED, FLORINS_EXCHANGED):
        change[seat] += third
    elif told.event == WENT_BACK:
        change[seat] -= second
    return change


def check_changes(before: State, state: State, journal: list[Told]) -> None:
    """Purses and points change by what is told, and by nothing else; the professor's card is free."""
    seats = state.seats
    free_card = before.character_owner[PROFESSOR] != -1 == state.character_owner[PROFESSOR]
    florins, points = list(before.florins)[:seats], list(before.prestige)[:seats]
    for told in journal:
        if not (free_card and told.event == CARDS_LOOKED_AT):
            florins = [old + new for old, new in zip(florins, florins_by(told, before), strict=True)]
        points = [old + new for old, new in zip(points, points_by(told, seats), strict=True)]
    assert florins == list(state.florins)[:seats]
    assert points == list(state.prestige)[:seats]


# -- grids, by slow and obvious ways


@cache
def origins(seats: int) -> list[Square]:
    """Where the boards' corners lie with Cooperation."""
    drawing = next(row["area"] for row in COMPONENTS.data["layout"] if row["seats"] == seats).splitlines()
    corners: dict[str, Square] = {}
    for row, line in enumerate(drawing):
        for column, sign in enumerate(line):
            corners.setdefault(sign, (row, column))
    return [corners[letter] for letter in "ABCDE"[:seats]]


@cache
def corner_of(cooperation: int, seats: int, seat: int) -> Square:
    """A board's corner; without Cooperation boards lie far apart."""
    return origins(seats)[seat] if cooperation else (0, 100 * seat)


def moved(cells: Iterable[Square], corner: Square) -> Squares:
    return frozenset((row + corner[0], column + corner[1]) for row, column in cells)


@cache
def land_of(cooperation: int, seats: int, seat: int) -> Squares:
    cells = ((row, column) for row in range(7) for column in range(7))
    return moved(cells, corner_of(cooperation, seats, seat))


@cache
def palace_of(cooperation: int, seats: int, seat: int) -> Squares:
    drawing = COMPONENTS.data["board"]["back" if cooperation else "front"].splitlines()
    cells = [(row, column) for row, line in enumerate(drawing) for column, sign in enumerate(line) if sign == "#"]
    return moved(cells, corner_of(cooperation, seats, seat))


@cache
def along_borders(cooperation: int, seats: int, seat: int) -> Squares:
    """The squares of a land that share a side with one of another."""
    others = {square for other in range(seats) if other != seat for square in land_of(cooperation, seats, other)}
    return frozenset(square for square in land_of(cooperation, seats, seat) if beside(square) & others)


@cache
def places_of(cooperation: int, seats: int, seat: int, piece: int) -> list[Squares]:
    """Every place of a piece on the empty grid of a seat."""
    corner = corner_of(cooperation, seats, seat)
    return [moved(place.cells, corner) for place in COMPONENTS.placements(cooperation, piece)]


@cache
def joint_places_of(seats: int, border: int, piece: int) -> list[Squares]:
    """Every place of a building across a border."""
    relation, low = (int(COMPONENTS.tables[name][border]) for name in ("BORDER_RELATION", "BORDER_LOW"))
    corner = corner_of(1, seats, low)
    return [moved(place.cells, corner) for place in COMPONENTS.joint_placements(relation, piece)]


def tiles_of(state: State) -> set[tuple[int, Squares]]:
    """Every tile that lies anywhere, a joint building once."""
    found = set()
    for seat in range(state.seats):
        for tile in range(state.tile_count[seat]):
            piece, place, border = (row[seat, tile] for row in (state.tile_piece, state.tile_place, state.tile_border))
            if border == -1:
                found.add((piece, places_of(state.cooperation, state.seats, seat, piece)[place]))
            else:
                found.add((piece, joint_places_of(state.seats, border, piece)[place]))
    return found


@cache
def beside(square: Square) -> Squares:
    row, column = square
    return frozenset({(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)})


def as_bits(squares: Iterable[Square], corner: Square) -> int:
    return sum(1 << ((row - corner[0]) * 7 + column - corner[1]) for row, column in squares)


def check_grids(state: State) -> None:
    """Covered squares are palace and tiles, none twice; what is beside buildings, and where pieces fit first."""
    tiles = tiles_of(state)
    boards = [(state.cooperation, state.seats, seat) for seat in range(state.seats)]
    lands = [land_of(*board) for board in boards]
    standing = [*(squares for piece, squares in tiles if piece < BUILDINGS), *(palace_of(*board) for board in boards)]
    built = {square for squares in standing for square in squares}
    everything = [
        square for squares in (*standing, *(one for piece, one in tiles if piece >= BUILDINGS)) for square in squares
    ]
    assert len(everything) == len(set(everything)), "two things on one square"
    for piece, squares in tiles:
        owners = [seat for seat in range(state.seats) if squares & lands[seat]]
        assert sum(len(squares & lands[seat]) for seat in owners) == len(squares)
        assert len(owners) == 1 or (len(owners) == 2 and piece < BUILDINGS and state.cooperation)
        assert piece >= BUILDINGS or all(state.buildings[seat] >> piece & 1 for seat in owners)
    for seat, land in enumerate(lands):
        covered = land & set(everything)
        touched = {near for building in standing for square in building & land for near in beside(square) - building}
        across = {square for square in along_borders(*boards[seat]) if (beside(square) - land) & built}
        corner = corner_of(*boards[seat])
        assert state.covered[seat] == as_bits(covered, corner)
        assert state.touched[seat] == as_bits(touched & land, corner)
        assert state.across[seat] == as_bits(across, corner)
        check_fits(state, seat, covered, touched | across)
    for seat in range(state.seats, MAX_SEATS):
        assert (state.covered[seat], state.touched[seat], state.across[seat]) == (0, 0, 0)
        assert set(state.first_fit[seat]) == {0}


def check_fits(state: State, seat: int, covered: Squares, near: set[Square]) -> None:
    """PF-20, PF-41, PF-42, PF-124: the first place of each piece in which its owner may lay it alone."""
    board = (state.cooperation, state.seats, seat)
    closed = covered | near if state.architects[seat] < 2 else covered
    closed_to_building = closed | along_borders(*board) if state.architects[seat] == 0 else closed
    for piece in range(PIECES):
        places = places_of(*board, piece)
        not_here = closed_to_building if piece < BUILDINGS else covered
        fitting = (number for number, place in enumerate(places) if place.isdisjoint(not_here))
        assert state.first_fit[seat, piece] == next(fitting, len(places))


# -- what is blank when nothing is decided about it


def check_blanks(state: State) -> None:
    """A state says nothing of what is not going on, so that equal situations are equal states."""
    seats, phase = state.seats, state.phase
    in_auction = state.stage == AUCTIONS and phase not in (OPEN, LAST)
    assert (state.item != -1) == in_auction == (state.bidder != -1) == (state.bid > 0)
    assert state.passed == 0 or in_auction
    assert (state.piece != -1) == (phase in (PLACE, PARTNER, JOIN, PRICE, ANSWER, REPLY))
    assert (state.partner != -1) == (phase in (JOIN, PRICE, ANSWER, REPLY))
    assert (state.place != -1) == (phase in (PRICE, ANSWER, REPLY))
    assert (state.price != -1) == (phase in (ANSWER, REPLY))
    assert phase in (BONUS, PAY) or state.work_value == 0
    assert state.stage == ACTIONS_STAGE or state.actions_left == 0
    if state.stage != ACTIONS_STAGE:
        assert (state.drew_profession, state.took_freedom, state.refusals, sum(state.best_work)) == (0, 0, 0, 0)
        assert list(state.character_owner)[:MERCHANT] == [-1] * MERCHANT or state.stage == CHARACTER_BIDS
    assert phase < len(PHASES), "the rules stop only where somebody decides"
    assert phase != CHOOSE or seats == 2
    assert phase not in (BID, OPEN) or state.stage == AUCTIONS
    for seat in range(seats):
        assert state.standing[seat] == -1 or state.stage == CHARACTER_BIDS
        assert state.number[seat] == 0 or state.standing[seat] != -1
    assert state.muse_and_princess or list(state.character_owner) == [-1] * CHARACTERS
    assert (state.actor == -1) == (phase == OVER)
    assert state.sold < 1 << (ITEMS + 1)
    assert state.out < 1 << seats
    for name, field in state.FIELDS.items():
        if field.shape and field.shape[0] == MAX_SEATS and name != "generator":
            beyond = [getattr(state, name)[seat] for seat in range(seats, MAX_SEATS)]
            assert all(row == 0 if isinstance(row, int) else set(row) == {0} for row in beyond), name


# -- all of it, after every decision


@pytest.mark.few(7)
@pytest.mark.clause(
    "PF-1", "PF-2", "PF-3", "PF-14", "PF-20", "PF-23", "PF-34", "PF-41", "PF-44", "PF-46", "PF-70", "PF-71", "PF-77",
    "PF-111", "PF-122", "PF-124",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=name_of)
def test_nothing_is_created_or_lost(seats: int, options: Options) -> None:
    journal: list[Told] = []
    played: set[int] = set()
    works = 0
    laid: object = None
    before: State | None = None
    for state in random_states(seats, options, seed=20 + seats):
        if before is None:
            freedoms = list(state.freedom_supply)
        else:
            check_changes(before, state, journal)
            played |= {told.arguments[1] for told in journal if told.event == BONUS_PLAYED}
            works += sum(told.event == WORK_BEGUN for told in journal)
            assert sum(cards.bit_count() for cards in state.table) + sum(state.recruiting_table) == works
        check_cards(state, played)
        check_opening(state)
        check_supplies(state, freedoms)
        check_owned(state)
        check_points(state)
        check_blanks(state)
        if laid != (now := (list(state.tile_count), list(state.architects))):
            check_grids(state)
            laid = now
        before = state.copy()
        journal.clear()
        state.__dict__["journal"] = journal
    assert state.phase == OVER
    assert sum(state.tile_count) > seats


@pytest.mark.clause("PF-10", "PF-14")
@pytest.mark.parametrize(("seats", "options"), SETTINGS[::3], ids=name_of)
def test_in_a_round_each_item_is_bought_once_and_each_player_buys_once(seats: int, options: Options) -> None:
    bought: set[tuple[int, str, int]] = set()
    journal: list[Told] = []
    for state in random_states(seats, options, seed=30 + seats):
        for told in journal:
            if told.event == ITEM_BOUGHT:
                seat, item, bid, _ = told.arguments
                assert bid >= (3 if seats == 2 else 2)
                for key in ((state.round, "seat", seat), (state.round, "item", item)):
                    assert key not in bought
                    bought.add(key)
        journal.clear()
        state.__dict__["journal"] = journal
    assert {number for number, _, _ in bought} >= {1, 2, 3}


@pytest.mark.clause("PF-72", "PF-70")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("muse_and_princess", [False, True])
def test_the_final_points_add_up(seats: int, muse_and_princess: bool) -> None:
    last = finished(seats, muse_and_princess, cooperation=True)
    outcome = last.outcome
    state = state_of(last)
    assert outcome is not None
    sheet = last.view(None)["sheet"]
    for seat in range(seats):
        assert outcome.points[seat] == sheet[seat]["total"] == sum(sheet[seat]["earned"].values())
        scored = [event for event in last.events(None) if event["kind"] == "card-scored" and event["seat"] == seat]
        assert sum(card["value"] for card in sheet[seat]["cards"]) == state.earned[seat, BY_CARDS]
        assert len(scored) == state.prestige_size[seat]
    assert outcome.places == tuple(RULES.place(state, seat) for seat in range(seats))
