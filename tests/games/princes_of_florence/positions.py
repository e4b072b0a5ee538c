"""Whole positions of The Princes of Florence in words, and ways to change them, for its tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from signoria import Match
from tests.core.text.changed_positions import Case, Change, Words, changed, refusal_of
from tests.games.princes_of_florence.games import finished
from tests.games.princes_of_florence.tables import COMPONENTS, GAME
from tests.probes import play


def position(seats: int = 3, *, round: int = 1, first: int = 0, hands: Sequence[str] = (), **options: bool) -> Words:
    """The auctions of a round begin; everybody has three professions, the named ones or the next, and nothing else."""
    words = GAME.start(seats, seed=1, first=first, **options).position()
    named = " ".join(hands).split()
    rest = [name for name in COMPONENTS.professions if name not in named]
    for seat, player in enumerate(words["players"]):
        player["hand"] = hands[seat].split() if seat < len(hands) else []
        while len(player["hand"]) < 3:
            player["hand"].append(rest.pop(0))
    words["piles"]["profession"] = rest
    words.update(round=round, stage="auctions", phase="open", turn=first, actor=first)
    if words["characters"] is not None and round > 1:
        words["characters"]["settled"] = list(range(seats))
    return words


def acting(words: Words, seat: int = 0, left: int = 2) -> Words:
    """The action turn of a seat, in the same round; nothing was sold."""
    everybody = list(range(words["seats"]))
    words.update(stage="actions", phase="act", turn=seat, actor=seat)
    words["auction"]["out"] = everybody
    words["action"]["left"] = left
    if words["characters"] is not None:
        words["characters"]["settled"] = everybody
    return words


def take(words: Words, pile: str, *cards: str) -> list[str]:
    """Cards out of a pile."""
    words["piles"][pile] = [card for card in words["piles"][pile] if card not in cards]
    return list(cards)


def tile(piece: str, square: str, turn: str = "r0", partner: int | None = None) -> Words:
    return {"piece": piece, "square": square, "turn": turn, "with": partner}


def table() -> Words:
    """Three players with both expansions in round four; a lot has happened, and the first player has made a work."""
    words = acting(position(3, round=4, hands=["botanist poet"], muse_and_princess=True, cooperation=True))
    ann, bob, cleo = words["players"]
    ann.update(florins=900, jesters=1, architects=1, freedoms=["travel"], bonus=take(words, "bonus", "lakes", "hand"))
    ann.update(table=[ann["hand"].pop()], best_work=14)
    ann["tiles"] = [tile("tower", "a1"), tile("chapel", "g1", partner=1), tile("forest", "a5")]
    bob["tiles"] = [tile("lake", "j6"), tile("chapel", "g1", partner=0)]
    bob.update(florins=400, prestige=take(words, "prestige", "most-lakes"), earned={**bob["earned"], "works": 5})
    recruited = bob["hand"].pop()
    bob.update(recruiting_table=1)
    cleo.update(florins=2000, drawn=1, shown=[recruited])
    cleo["hand"] += [recruited, *take(words, "profession", "lawyer")]
    words["piles"]["profession"][-1] = {"card": words["piles"]["profession"][-1], "known_to": 2}
    words["bonus_gone"] = take(words, "bonus", "table")
    words["auction"]["sold"] = ["jester", "forest"]
    words["characters"]["owners"].update(muse=0, banker=2)
    words["characters"].update(taken=["muse", "banker"], banker_florins=0)
    words["action"].update(left=1)
    return words


def put_back(count: int) -> Change:
    """Some of the cards looked at back on their pile."""

    def change(words: Words) -> None:
        for _ in range(count):
            words["piles"][words["looking"]["pile"]].insert(0, words["looking"]["cards"].pop())

    return change


def look_at(pile: str) -> Change:
    """The top five cards of another pile looked at instead."""

    def change(words: Words) -> None:
        words["looking"] = {"pile": pile, "cards": words["piles"][pile][:5]}
        del words["piles"][pile][:5]

    return change


# -- positions to be changed


def characters() -> Words:
    """Round two, A2: player 0 stands on the muse, player 1 is to choose."""
    words = position(3, round=2, muse_and_princess=True)
    return play(GAME.from_position(words), "give up", "give up", "give up", "muse 5").position()


def settling() -> Words:
    """The merchant's owner has won a jester."""
    words = position(3, round=2, muse_and_princess=True)
    words["characters"]["owners"]["merchant"] = 0
    words["characters"]["taken"] = ["merchant"]
    return play(GAME.from_position(words), "open jester", "pass", "pass").position()


def closing() -> Words:
    """The professor after the last round."""
    words = acting(position(3, round=7, muse_and_princess=True), seat=2)
    words["characters"]["owners"]["professor"] = 1
    words["characters"]["taken"] = ["professor"]
    return play(GAME.from_position(words), "end").position()


def making_a_work() -> Words:
    """Player 0 plays bonus cards."""
    words = acting(position(3, round=3))
    words["players"][0].update(jesters=2, bonus=take(words, "bonus", "hand", "jesters"))
    return play(GAME.from_position(words), "work mathematician", "bonus jesters").position()


def answering() -> Words:
    """Player 1 answers an offer of player 0."""
    moves = ("offer theatre", "partner 1", "place theatre g4 r0", "price 500")
    return play(GAME.from_position(table()), *moves).position()


BASES: dict[str, Callable[[], Words]] = {
    "opening": lambda: GAME.start(3, seed=1, first=0).position(),
    "open": lambda: position(3, round=2),
    "bid": lambda: play(GAME.from_position(position(4, round=2)), "open jester", "bid 300", "pass").position(),
    "place": lambda: play(GAME.from_position(position(3)), "open forest", "pass", "pass").position(),
    "choose": lambda: play(GAME.from_position(position(2)), "open landscape", "pass").position(),
    "settle": settling,
    "look": lambda: play(GAME.from_position(position(3)), "open prestige", "pass", "pass").position(),
    "characters": characters,
    "closing": closing,
    "act": table,
    "draw": lambda: play(GAME.from_position(table()), "draw profession").position(),
    "under": lambda: play(GAME.from_position(table()), "draw profession", "keep bellmaker").position(),
    "professor": lambda: play(GAME.from_position(closing()), "professor bonus").position(),
    "bonus": making_a_work,
    "pay": lambda: play(GAME.from_position(making_a_work()), "bonus hand").position(),
    "build": lambda: play(GAME.from_position(table()), "build opera").position(),
    "answer": answering,
    "reply": lambda: play(GAME.from_position(answering()), "counter 400").position(),
    "over": lambda: finished(3, True, True).position(),
}


@cache
def base(name: str) -> Match:
    """A match in such a position."""
    return GAME.from_position(BASES[name]())


def refused(case: Case) -> str:
    """The sentence with which a base changed so is refused."""
    name, changes, _ = case
    return refusal_of(GAME, changed(base(name).position(), *changes))
