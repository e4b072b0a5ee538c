"""Where a game shows its clauses: games are played, and refusals, counted points and rules that ran are noted."""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from inspect import isfunction
from types import FrameType
from typing import Any

from signoria import Game, Match, Move
from signoria.bots import Apprentice, Novice, ask
from signoria.core.text.message_refs import phrased
from tests.conftest import settings

MOST = 200
"""So many places are enough for a clause."""
HEADER = ("game", "rules", "components", "generator")


@dataclass(frozen=True, order=True)
class Place:
    """What a clause did: at which position (a game and a step) and how natural that is, 0 for the best."""

    unnatural: int
    position: tuple[int, int]
    seat: int
    text: str


Found = tuple[str, Place]
"""How a place shows a clause: by a move that is refused or made there, or by what is counted."""


@dataclass
class Search:
    """Games of every setting, and what was noted of them, by clause."""

    game: Game
    positions: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)
    refused: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))
    counted: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))
    ran: dict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))
    made: list[tuple[Place, set[str]]] = field(default_factory=list)
    """Every move, with the kinds of events it led to."""
    ends: list[Place] = field(default_factory=list)

    @property
    def kinds(self) -> set[str]:
        """The kinds of events there are."""
        return {kind.name for kind in self.game.kit.events}

    def play_all(self) -> None:
        mine = [setting for setting in settings() if setting.name == self.game.name]
        # Who plays badly gets into more trouble.
        games = [
            *((Apprentice, setting) for setting in mine),
            *((Novice, setting) for setting in mine[:: len(mine) // 4]),
        ]
        for number, (level, setting) in enumerate(games):
            self._play(number, setting.start(100 + number), level)

    def _play(self, number: int, match: Match, level: type[Apprentice | Novice]) -> None:
        bots = [level(seed=10 * number + seat) for seat in range(match.seats)]
        step = 0
        while not match.over:
            here, seat = (number, step), match.to_act[0]
            self.positions[here] = match.position()
            self._note_refusals(match, here, seat)
            self._note_waiting(match, here)
            move = ask(bots[seat], match, seat)
            text = self.game.book.describe(match.state, seat, match.legal_number(seat, move)).text
            told = match.told_count
            clauses = self._clauses_run(match, seat, text)
            kinds = [str(event["kind"]) for _, event in match.told(told)]
            # What leads to little is easier to see.
            place = Place(len(kinds), here, seat, text)
            self.made.append((place, {*kinds}))
            for clause in clauses:
                _note(self.ran, clause, place)
            step += 1
        self.positions[number, step] = match.position()
        self.ends.append(Place(0, (number, step), 0, match.game.kit.ending(match.game, match.state)))
        for row in match.view(None).get("sheet") or ():
            for line in row["lines"]:
                _note(
                    self.counted,
                    line["clause"],
                    Place(int(line["points"] <= 0), (number, step), row["seat"], line["why"]),
                )

    def _note_refusals(self, match: Match, here: tuple[int, int], seat: int) -> None:
        """A move of a kind that may be made now is more natural than others, and so is a reason beyond the phase."""
        game, state = self.game, match.state
        kinds = {move.data["do"] for move in match.legal(seat)}
        for action in range(game.actions):
            number = game.rules.may(state, seat, action)
            if number == 0 or len(self.refused[game.clause(number)]) >= 20 * MOST:
                continue
            move = _described(game, state, seat, action)
            if move is None:
                continue
            message = game.refusal_message(state, seat, action, number)
            unnatural = 2 * (move.data["do"] not in kinds) + message.endswith("-now")
            self.refused[game.clause(number)].append(Place(unnatural, here, seat, move.text))

    def _note_waiting(self, match: Match, here: tuple[int, int]) -> None:
        """Who waits is refused what others may do."""
        wanted = match.legal(match.to_act[0])[0].text
        for seat in set(range(match.seats)) - set(match.to_act):
            refusal = match.why_not(seat, wanted)
            if refusal is not None and refusal.clause is not None and len(self.refused[refusal.clause]) < MOST:
                self.refused[refusal.clause].append(Place(3, here, seat, wanted))

    @cached_property
    def _clauses_of_rules(self) -> dict[str, set[str]]:
        """The clauses that each rule names, by the rule's name."""
        rules = (rule for chapter in self.game.kit.chapters for rule in vars(chapter).values() if isfunction(rule))
        named = rf"\b{self.game.kit.clauses}-\d+\b"
        return {rule.__name__: set(re.findall(named, rule.__doc__ or "")) for rule in rules}

    def _clauses_run(self, match: Match, seat: int, text: str) -> set[str]:
        """Make a move: the clauses named by the rules that ran."""
        ran = set()

        def look(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                ran.add(frame.f_code.co_name)

        sys.setprofile(look)
        try:
            match.play(seat, text)
        finally:
            sys.setprofile(None)
        return set().union(*(self._clauses_of_rules.get(name, set()) for name in ran))


def _described(game: Game, state: Any, seat: int, action: int) -> Move | None:
    """A move, if it is called anything now."""
    try:
        move = game.book.describe(state, seat, action)
    except KeyError:
        return None
    try:
        phrased(game, game.kit.view(game, state, seat), move.data)
    except (AttributeError, LookupError, RuntimeError, StopIteration, TypeError, ValueError):
        return None  # nothing on the table is called that
    return move if game.book.parse(state, seat, move.text) == action else None


def _note(places: dict[str, list[Place]], clause: str, place: Place) -> None:
    if len(places[clause]) < MOST:
        places[clause].append(place)


def written(search: Search, wanted: Mapping[str, str]) -> str:
    """The examples found for these clauses, as TOML, and what else is known of the others.

    For a clause a beginning of a move may be wanted (after "!": of one that is refused), a kind of event, an ending.
    """
    best = {clause: _best(search, clause, what) for clause, what in wanted.items()}
    chosen: dict[str, Found] = {}
    left = {clause for clause in wanted if best[clause]}
    while left:
        shown: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
        for clause in left:
            for _, place in best[clause]:
                shown[place.position].add(clause)
        position = max(shown, key=lambda at: (len(shown[at]), -at[1], -at[0]))
        for clause in shown[position]:
            chosen[clause] = next(found for found in best[clause] if found[1].position == position)
        left -= set(shown[position])
    return "\n".join([*_positions(search, chosen), *_examples(search, wanted, chosen), *_others(search, best)])


def _best(search: Search, clause: str, what: str) -> list[Found]:
    """The most natural places of all that show a clause."""
    found = list(_all_found(search, clause, what))
    least = min((place.unnatural for _, place in found), default=0)
    return [(how, place) for how, place in found if place.unnatural == least]


def _all_found(search: Search, clause: str, what: str) -> Iterator[Found]:
    if what == "end":
        yield from (("counted", place) for place in search.ends)
    elif what.startswith("ending-"):
        last = {place.position[0]: place for place, _ in search.made}
        yield from (("move", last[place.position[0]]) for place in search.ends if place.text.startswith(what))
    elif what.startswith("!"):
        yield from (("refused", place) for place in search.refused[clause] if place.text.startswith(what[1:]))
    elif what:
        parts = what.split("+")
        for place, kinds in search.made:
            if all(part in kinds or place.text.startswith(part) for part in parts):
                yield "move", place
    elif search.refused.get(clause):
        yield from (("refused", place) for place in search.refused[clause])
    else:
        yield from (("counted", place) for place in search.counted.get(clause, ()))


def _name(position: tuple[int, int]) -> str:
    return "game-{}-step-{}".format(*position)


def _positions(search: Search, chosen: Mapping[str, Found]) -> Iterator[str]:
    yield "[position]"
    for at in sorted({place.position for _, place in chosen.values()}):
        words = {key: value for key, value in search.positions[at].items() if key not in HEADER}
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in words.items())
        yield f"{_name(at)} = '''\n{{\n{lines}\n}}\n'''\n"


def _examples(search: Search, wanted: Mapping[str, str], chosen: Mapping[str, Found]) -> Iterator[str]:
    for clause in sorted(chosen, key=lambda clause: int(clause.partition("-")[2])):
        how, place = chosen[clause]
        what = wanted[clause].rpartition("+")[2]
        told = what if what in search.kinds else "game-ended" if what.startswith("ending-") else ""
        tells = f'tells = ["{told}"]\n' if told else ""
        what = 'part = "sheet"' if how == "counted" else f'{how} = "{place.text}"'
        where = f'position = "{_name(place.position)}"\nseat = {place.seat}'
        yield f'[[example]]\nclauses = ["{clause}"]\n{where}\n{what}\n{tells}'


def _others(search: Search, best: Mapping[str, list[Found]]) -> Iterator[str]:
    for clause in sorted(best):
        if not best[clause]:
            places = [f"{_name(place.position)} {place.seat} {place.text}" for place in search.ran.get(clause, ())]
            yield f"# {clause}: {'; '.join(places[:6]) or 'nothing was seen of it'}"
