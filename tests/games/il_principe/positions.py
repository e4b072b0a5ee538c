"""Whole positions of Il Principe in words, and ways to change them, for its tests.

Cards are written as `3 green white`: three green ones and a white one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from signoria import Match
from signoria.games.il_principe.constants import COLOUR_NAMES, EDITIONS, FACE_UP, REGION_NAMES
from tests.core.text.changed_positions import Change, Words, add
from tests.games.il_principe.tables import COMPONENTS, GAME
from tests.probes import play

TABLES: Any = COMPONENTS.tables
CITY = {facts["name"]: facts for facts in COMPONENTS.city_facts}

Cards = Counter[str]
Path = Sequence[str | int]
"""The way to a place within a position."""


def cards(text: str = "") -> Cards:
    """Cards by colour: `3 green white`."""
    counts: Cards = Counter()
    number = 1
    for part in text.split():
        if part.isdecimal():
            number = int(part)
        else:
            assert part in COLOUR_NAMES, f"there is no colour {part!r}"
            counts[part] += number
            number = 1
    return counts


def by_colour(text: str | Cards = "") -> dict[str, int]:
    """Cards as a position writes them."""
    counts = cards(text) if isinstance(text, str) else text
    return {name: counts[name] for name in COLOUR_NAMES}


def position(
    seats: int = 3,
    *,
    edition: str = "second",
    abundance: bool = False,
    phase: str = "turn",
    round: int | None = None,
    first: int = 0,
    principe: int = 0,
    turn: int | None = None,
    hands: Sequence[str] = (),
    known: Sequence[str] = (),
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    coins: Sequence[int] = (),
    roles: Mapping[str, int] | None = None,
    offer: Sequence[str] = (),
    built: Mapping[str, int] | None = None,
    regions: Mapping[str, Sequence[int]] | None = None,
    reserve: str = "",
    deck: int | str | None = None,
) -> Words:
    """A whole position that a game can come to; what is not named is filled in.

    The phase is `turn` (that of Il Principe or of the seat named), `bid` (the first word on the smallest group of
    `reserve`, which has all the cards that everybody laid there: two each, three each with two players) or `reserve`.
    The round is the second, or a later one if more colours were laid than that. What built cities need and nobody laid
    lies face down; their shields are in the first region of each, unless `regions` names the shields by seat. Every
    round brings everybody two cards to keep: who is given fewer, laid and in hand, holds some more (of the colours most
    are left of). `deck` is its size or its very cards: if it is smaller than usual, red roles have drawn from it.
    """
    options: dict[str, Any] = {"edition": edition, "abundance": abundance}
    words = GAME.start(seats, seed=1, first=first, **options).position()
    colours_laid = [len(cards(_of(up, seat)) + cards(_of(down, seat))) for seat in range(seats)]
    words.update(phase=phase, round=round or 1 + max(1, *colours_laid), principe=principe)
    words.update(turn=principe if turn is None else turn, reserve=by_colour(reserve))
    words["roles"].update(roles or {})
    for seat, player in enumerate(words["players"]):
        player["coins"] = coins[seat] if seat < len(coins) else usual_coins(seats, edition, abundance)
        for where, texts in (("hand", hands), ("known", known), ("up", up), ("down", down)):
            player[where] = cards(_of(texts, seat))
    _lay_cities(words, offer, built or {})
    words["regions"] = _shields(seats, built or {}, regions or {})
    _deal(words, deck)
    if phase == "bid":
        _open_auction(words)
    return words


def _of(texts: Sequence[str], seat: int) -> str:
    return texts[seat] if seat < len(texts) else ""


def usual_coins(seats: int, edition: str, abundance: bool) -> int:
    """What everybody has in the first round before the auctions."""
    start = TABLES["START_COINS"][EDITIONS.index(edition), int(abundance)]
    return int(start + TABLES["INCOME"][seats, int(abundance)])


def _lay_cities(words: Words, offer: Sequence[str], built: Mapping[str, int]) -> None:
    """Four cities on offer, the named ones first, the others in the order of their numbers; and those built."""
    names = [*offer, *(name for name in COMPONENTS.cities if name not in built and name not in offer)]
    staying = len(names) - int(TABLES["CITIES_OUT"][words["seats"]])
    words.update(cities_on_offer=names[:FACE_UP], city_pile=names[FACE_UP:staying], cities_out=names[staying:])
    words["built"] = {name: built[name] for name in COMPONENTS.cities if name in built}
    for seat, player in enumerate(words["players"]):
        needs = Counter(colour for name in built if built[name] == seat for colour in CITY[name]["buildings"])
        player["down"] += needs - (player["up"] + player["down"])


def _shields(seats: int, built: Mapping[str, int], named: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    """Shields by region and seat: the named ones, or those of the cities built."""
    shields = {region: list(named.get(region, [0] * seats)) for region in REGION_NAMES}
    for name, builder in built.items():
        if not named:
            shields[CITY[name]["regions"][0]][builder] += CITY[name]["shields"]
    return shields


def _deal(words: Words, deck: int | str | None) -> None:
    """Every card in its place: the deck, what everybody has got to keep; what is left over was not sold."""
    seats, players = words["seats"], words["players"]
    drawn = int(TABLES["DRAWN"][seats]) * words["round"]
    kept = drawn - int(TABLES["RESERVED"][seats]) * (words["round"] - (words["phase"] == "reserve"))
    named = cards(deck) if isinstance(deck, str) else Counter()
    left = Counter({name: int(TABLES["CARDS_OF_COLOUR"][seats]) for name in COLOUR_NAMES})
    usual = left.total() - drawn * seats
    size = deck if isinstance(deck, int) else named.total() if isinstance(deck, str) else usual
    left -= Counter(words["reserve"]) + named + sum((_owned(player) for player in players), Counter())
    for player in players:
        _hold(player, kept + player["known"].total() - _owned(player).total(), left)
    owned = sum(_owned(player).total() for player in players)
    _hold(players[0], kept * seats + usual - size - owned, left)
    unsold: Cards = Counter()
    for _ in range(left.total() + named.total() - size):
        unsold[_take(left)] += 1
    assert left.total() + named.total() == size, f"more cards are named than are drawn by round {words['round']}"
    words.update(deck=by_colour(left + named), unsold=by_colour(unsold))
    for player in players:
        player.update({where: by_colour(player[where]) for where in ("hand", "known", "up", "down")})


def _owned(player: Words) -> Cards:
    owned: Cards = player["hand"] + player["up"] + player["down"]
    return owned


def _hold(player: Words, count: int, left: Cards) -> None:
    """So many more cards in a hand."""
    for _ in range(count):
        player["hand"][_take(left)] += 1


def _take(left: Cards) -> str:
    """A card of the colour that most are left of."""
    colour = max(COLOUR_NAMES, key=lambda name: left[name])
    left[colour] -= 1
    return colour


def _open_auction(words: Words) -> None:
    """The player on the left of Il Principe has the first word on the smallest group."""
    everybody = list(range(words["seats"]))
    groups = [name for name in COLOUR_NAMES if words["reserve"][name]]
    words["colour"] = min(groups, key=lambda name: words["reserve"][name])
    words["turn"] = (words["principe"] + 1) % words["seats"]
    words["auction"] = {"role": None, "bid": 0, "bidder": None, "rivals": everybody, "bidding": everybody[:]}


# -- matches


def begin(words: Words) -> Match:
    """The match that goes on from a position."""
    return GAME.from_position(words)


def bidding(reserve: str, seats: int = 3, **changes: Any) -> Match:
    """The auctions of a reserve begin (`3 green 2 white yellow`)."""
    return begin(position(seats, phase="bid", reserve=reserve, **changes))


def settling_roles(seats: int = 3, *, principe: int = 0, **changes: Any) -> Match:
    """Everybody has had a turn, and the last one passed: the roles are settled by the cards face up."""
    last = (principe - 1) % seats
    return play(begin(position(seats, principe=principe, turn=last, **changes)), "pass")


# -- changing positions


def move(count: int, colour: str, source: Path, goal: Path) -> Change:
    """Cards of a colour from one place of a position to another: `move(1, "red", ["deck"], ["players", 0, "hand"])`."""

    def change(words: Words) -> None:
        add(-count, *source, colour)(words)
        add(count, *goal, colour)(words)

    return change
