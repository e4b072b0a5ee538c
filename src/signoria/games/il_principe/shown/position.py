"""A position of Il Principe in words: the table of its fields, what follows from them, and what contradicts itself.

What follows from the rest is left out: sizes of hands and of the deck, shields left, points for cities and at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from signoria.core.rules.bits import has_bit
from signoria.core.text.position_table import (
    Part,
    PositionWords,
    Table,
    by_name,
    each,
    fields,
    list_in,
    null_or,
    own,
    owners,
    value,
)
from signoria.core.text.position_words import (
    YES_OR_NO,
    Pool,
    bits,
    listed,
    name_of,
    or_null,
    require,
    seat_of,
    whole,
)
from signoria.games.il_principe.components import PrincipeComponents, reserve_choices
from signoria.games.il_principe.constants import (
    BLUE,
    CITIES,
    COLOUR_NAMES,
    COLOURS,
    FACE_UP,
    GREEN,
    MAX_CARDS_OF_COLOUR,
    MAX_COINS,
    REGION_NAMES,
    REGIONS,
    ROLES,
    YELLOW,
)
from signoria.games.il_principe.shown.words import role_name
from signoria.games.il_principe.state import (
    BID,
    BY_CITIES,
    BY_CLERGY,
    BY_OFFICIALS,
    ENDINGS,
    EXTRA,
    GOING_ON,
    GROUP_LOT,
    NEXT_COLOUR,
    NEXT_TURN,
    NO_LOT,
    NOBODY,
    NOTHING,
    OPEN_GROUP,
    OVER,
    PHASES,
    RESERVE,
    ROLE_LOT,
    ROLE_SHIELD,
    SETTLE_MINOR,
    SHIELDS_DUE,
    SOURCES,
    TURN,
    TURN_UP,
    State,
)

if TYPE_CHECKING:
    from signoria.core.kit import GameRules

EARNED = (BY_OFFICIALS, BY_CLERGY)
"""The points that do not follow from what lies on the table."""
AFTER = {OPEN_GROUP: "auction", NEXT_TURN: "turn", SETTLE_MINOR: "minor", NEXT_COLOUR: "colour"}
"""What goes on after shields, roles and cards turned up; once it has gone on the word means nothing any more."""
ENDINGS_OF_GAMES = {how: name for how, name in enumerate(ENDINGS) if how != GOING_ON}
WITH_A_COLOUR = (BID, EXTRA, TURN_UP, ROLE_SHIELD)
MOST_ROUNDS = 99
MOST_POINTS = 999
MOST_SHIELDS = 99


def table(game: GameRules, state: State) -> Table:
    """Every field of a position."""
    components, seats = game.components, state.seats
    assert isinstance(components, PrincipeComponents)
    tables, city = components.tables, name_of(components.cities)
    left_out = int(tables["CITIES_OUT"][seats])
    cities = Pool(components.cities, [1] * CITIES, "IP-3")
    buildings = Pool(
        [f"{colour} cards" for colour in COLOUR_NAMES], [int(tables["CARDS_OF_COLOUR"][seats])] * 5, "IP-2"
    )
    roles = {role: role_name(role) for role in range(COLOURS if seats == 2 else ROLES)}  # IP-7
    owner, nobody, count = seat_of(seats), or_null(seat_of(seats)), whole(0, MAX_CARDS_OF_COLOUR)

    def cards(field: str) -> Part:
        return by_name(COLOUR_NAMES, lambda colour: value(field, buildings.counted(count, colour)))

    auction = fields(
        ("role", value("role", or_null(name_of(roles))), "the role that is auctioned; null: a group of cards"),
        ("bid", value("bid", whole(0, MAX_COINS)), "the last bid, 0 for none"),
        ("bidder", value("bidder", nobody), "who made it"),
        ("rivals", value("rivals", bits(owner)), "the seats that take part"),
        ("bidding", value("bidding", bits(owner)), "the seats that have not passed"),
    )
    building = fields(
        ("city", value("city", city), "its name"),
        ("shields_due", value("shields_due", whole(1, MOST_SHIELDS)), "the shields still to be placed for it"),
    )
    earned = {source: SOURCES[source] for source in EARNED}
    player = fields(
        ("coins", value("coins", whole(0, MAX_COINS)), "coins"),
        ("hand", cards("hand"), "cards in hand, by colour"),
        (
            "known",
            by_name(COLOUR_NAMES, value("known", count)),
            "cards that everybody knows to be in the hand, by colour: at least so many",
        ),
        ("up", cards("face_up_cards"), "cards laid and face up, by colour"),
        ("down", cards("face_down_cards"), "cards laid and turned face down, by colour"),
        (
            "earned",
            by_name(earned, value("earned", whole(0, MOST_POINTS))),
            "points that nothing on the table shows, by where they came from",
        ),
        (
            "chosen",
            own(lambda seat: _chosen(state, seat), lambda *words: _read_chosen(game, state, *words)),
            "the colours laid into the reserve and not yet revealed",
        ),
    )
    whole_table = fields(
        ("round", value("round", whole(1, MOST_ROUNDS)), "the round, from 1 on"),
        ("last_round", value("is_last_round", YES_OR_NO), "whether it is the last one"),
        ("phase", value("phase", name_of(PHASES)), "what is decided now"),
        ("turn", value("turn", owner), "the seat that is asked, but for the reserve"),
        (
            "after",
            value("after", or_null(name_of(AFTER), 0)),
            "what goes on once the shields or the card of a role are settled",
        ),
        (
            "ending",
            value("ending", or_null(name_of(ENDINGS_OF_GAMES), GOING_ON)),
            "how the game ended, once it is over",
        ),
        ("principe", value("principe", owner), "who holds the Il Principe marker"),
        ("deck", cards("deck"), "building cards left in the deck, by colour"),
        ("unsold", cards("discards"), "cards of groups that nobody bought, by colour"),
        ("reserve", cards("reserve"), "cards of each group still to be auctioned, by colour"),
        (
            "colour",
            value("colour", or_null(name_of(COLOUR_NAMES))),
            "the colour that is auctioned or whose roles are settled",
        ),
        ("auction", null_or("lot", auction, NO_LOT, GROUP_LOT), "the auction that is running"),
        (
            "seconds",
            value("seconds", bits(owner)),
            "the seats that come second in the colour and may have its minor role",
        ),
        (
            "cities_on_offer",
            each(FACE_UP, value("face_up", or_null(cities.placed(city)))),
            "the cities that lie face up",
        ),
        (
            "city_pile",
            list_in("city_pile", cities.placed(city), "city_pile_size", CITIES - left_out, left_out, is_top_last=True),
            "the cities to come, the next one first",
        ),
        (
            "cities_out",
            list_in("city_pile", cities.placed(city), left_out, left_out),
            "the cities that left the game unseen (two players)",
        ),
        ("built", owners("built_by", cities.placed(city), owner), "who built a city, by its name"),
        ("building", null_or("city", building), "the city whose shields are being placed"),
        (
            "regions",
            by_name(REGION_NAMES, each(seats, value("shields", whole(0, int(tables["SHIELDS"][state.edition]))))),
            "each seat's shields in a region, by its name",
        ),
        ("roles", by_name(roles, value("holder", nobody)), "who holds a role, by its name"),
        ("players", each(seats, player), ""),
    )
    return Table(whole_table, [cities, buildings])


def _chosen(state: State, seat: int) -> list[str] | None:
    """The colours laid into the reserve."""
    if state.choice[seat] == NOTHING:
        return None
    needs = reserve_choices()[state.choice[seat]]
    return [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(needs[colour])]


def _read_chosen(game: GameRules, state: State, words: Any, path: str, seat: int) -> None:
    """IP-12: so many cards of the own hand, in the phase reserve only."""
    if words is None:
        state.chosen |= 0 if state.phase == RESERVE else 1 << seat
        return
    require(state.phase == RESERVE, f"{path}: cards are chosen in the phase reserve only (IP-12)")
    colours = [name_of(COLOUR_NAMES).read(word, path) for word in listed(words, path)]
    wanted = int(game.components.tables["RESERVED"][state.seats])
    require(len(colours) == wanted, f"{path}: everybody lays {wanted} cards into the reserve (IP-12)")
    counts = [colours.count(colour) for colour in range(COLOURS)]
    held = all(counts[colour] <= state.hand[seat, colour] for colour in range(COLOURS))
    require(held, f"{path}: these cards are not in the hand (IP-12)")
    state.choice[seat] = reserve_choices().index(counts)
    state.chosen |= 1 << seat


def clear(game: GameRules, state: State) -> None:
    """An empty table."""
    game.rules.clear_table(state)


def finish(game: GameRules, state: State) -> None:
    """Fill in what follows, and check it; at the end everything is counted again."""
    tables = game.components.tables
    state.deck_size = sum(state.deck)
    if state.lot != NO_LOT and state.role != NOTHING:
        state.lot = ROLE_LOT
    for seat in range(state.seats):
        state.hand_size[seat] = sum(state.hand[seat])
        placed = sum(state.shields[region, seat] for region in range(REGIONS))
        most = int(tables["SHIELDS"][state.edition])
        require(placed <= most, f"player {seat} has {most} shields, not {placed} (IP-1)")
        state.shields_left[seat] = most - placed
        built = [city for city in range(CITIES) if state.built_by[city] == seat]
        state.earned[seat, BY_CITIES] = sum(int(tables["CITY_POINTS"][city]) for city in built)
        state.points[seat] = sum(state.earned[seat])
    _check_what_is_named(state)
    _check_players(game, state)
    _check_auction(state)
    _check_decision(game, state)
    if state.phase == OVER:
        game.rules.end_game(state, state.ending)


POSITION = PositionWords(table, clear, finish)


# -- what contradicts itself


def _check_what_is_named(state: State) -> None:
    """An auction, a colour, a city to be finished, an ending: there when it is about them, and only then."""
    phase = PHASES[state.phase]
    settling = (TURN_UP, ROLE_SHIELD)
    for is_there, needed, allowed, what in (
        (state.lot != NO_LOT, (BID,), (BID,), "auction"),
        (state.city != NOTHING, (SHIELDS_DUE,), (SHIELDS_DUE,), "building"),
        (state.ending != GOING_ON, (OVER,), (OVER,), "ending"),
        (state.colour != NOTHING, WITH_A_COLOUR, (*WITH_A_COLOUR, SHIELDS_DUE), "colour"),
        (state.seconds, (), settling if state.seats > 2 else (), "list of seconds"),
        (sum(state.reserve), (), (BID, EXTRA, SHIELDS_DUE), "reserve"),
    ):
        require(is_there or state.phase not in needed, f"the phase {phase} needs {what}")
        require(not is_there or state.phase in allowed, f"there is no {what} in the phase {phase}")
    wanted = {SHIELDS_DUE: NEXT_TURN if state.colour == NOTHING else OPEN_GROUP}.get(state.phase, state.after)
    require(state.after == wanted, f"after is {AFTER.get(wanted)} in the phase shields here (IP-36)")
    if state.phase in settling or state.lot == ROLE_LOT:
        require(state.after in (SETTLE_MINOR, NEXT_COLOUR), "after is minor or colour while a role is settled (IP-42)")


def _check_players(game: GameRules, state: State) -> None:
    """IP-13: what is known is held; IP-12: who is still to lay cards has them; nobody can ever have too many coins."""
    tables = game.components.tables
    rounds = state.deck_size // (state.seats * int(tables["DRAWN"][state.seats])) + 1
    to_come = rounds * int(tables["INCOME"][state.seats, state.abundance] + tables["YELLOW_COINS"])
    is_paid = state.phase == OVER or state.role == COLOURS + YELLOW  # this round's yellow roles
    for seat in range(state.seats):
        known = all(state.known[seat, colour] <= state.hand[seat, colour] for colour in range(COLOURS))
        require(known, f"player {seat} holds fewer cards than everybody knows (IP-13)")
        enough = state.phase != RESERVE or state.hand_size[seat] >= tables["RESERVED"][state.seats]
        require(enough, f"player {seat} has too few cards for the reserve (IP-12)")
        most = MAX_COINS - to_come - (0 if is_paid else int(tables["YELLOW_COINS"]))
        require(state.coins[seat] <= most, f"player {seat} can have {most} coins at most by now (IP-10)")
    everybody = (1 << state.seats) - 1
    is_open = state.phase != RESERVE or state.chosen != everybody
    require(is_open, "everybody has chosen, so the reserve is revealed (IP-12)")


def _check_auction(state: State) -> None:
    """IP-20 to IP-22, IP-45: who bids, for what, and how much."""
    if state.phase != BID:
        return
    if state.lot == GROUP_LOT:
        groups = [colour for colour in range(COLOURS) if state.reserve[colour]]
        smallest = min(groups, key=lambda colour: state.reserve[colour], default=NOTHING)
        require(state.colour == smallest, "colour is that of the smallest group of the reserve (IP-20)")
        require(state.rivals == (1 << state.seats) - 1, "everybody takes part in the auction of a group (IP-21)")
    else:
        require(state.colour == state.role % COLOURS, "the colour is that of the role that is auctioned (IP-45)")
        require(not sum(state.reserve), "there is no reserve while roles are settled (IP-40)")
    require(not state.bidding & ~state.rivals, "only who takes part in the auction can bid (IP-45)")
    has_bidder = state.bidder != NOBODY
    require(has_bidder == (state.bid > 0), "there is a bidder with a bid of 1 or more, or neither (IP-21)")
    if has_bidder:
        require(has_bit(state.bidding, state.bidder), "the bidder has not passed (IP-21)")
        require(state.bid <= state.coins[state.bidder], f"player {state.bidder} has not so many coins (IP-22)")
    can_bid = has_bit(state.bidding, state.turn) and state.turn != state.bidder
    require(can_bid, f"player {state.turn} cannot bid now (IP-21)")


def _check_decision(game: GameRules, state: State) -> None:
    """IP-24, IP-30, IP-34, IP-36, IP-47: who is asked has something to decide."""
    tables, rules, seat = game.components.tables, game.rules, state.turn
    gaps = FACE_UP - rules.cities_on_offer(state)
    filled = gaps == (state.phase == SHIELDS_DUE) or not state.city_pile_size
    require(filled, "four cities are on offer while the pile lasts, but for one being built (IP-36)")
    if state.phase == TURN:
        require(state.hand_size[seat], f"player {seat} has no card, so the turn is passed (IP-30)")
    elif state.phase == EXTRA:
        require(rules.can_be_asked_to_build(state, seat), f"player {seat} has no city to build now (IP-24)")
    elif state.phase == SHIELDS_DUE:
        require(state.built_by[state.city] == seat, f"building is not a city of player {seat} (IP-34)")
        most = min(int(tables["CITY_SHIELDS"][state.city]), state.shields_left[seat])
        require(state.shields_due <= most, f"building brings player {seat} {most} shields at most (IP-34)")
    elif state.phase in (TURN_UP, ROLE_SHIELD):
        wanted = GREEN if state.phase == TURN_UP else BLUE
        require(state.colour == wanted, f"this is the effect of the {COLOUR_NAMES[wanted]} roles (IP-47)")
        can = rules.can_turn_up(state, seat) if state.phase == TURN_UP else state.shields_left[seat] > 0
        require(can, f"player {seat} has no card to turn up, or no shield left (IP-47)")
