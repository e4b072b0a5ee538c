"""Reading records: the match that a text describes, or the line that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable

from signoria.core.compiled_rules import CompiledRules
from signoria.core.errors import BadOption, BadPosition, BadRecord, BadSeat, IllegalMove
from signoria.core.play.fair_deal import Deal, check_secret
from signoria.core.play.game_record import BY_LOT, DEAL, FORMAT, HEADER, LONGEST_NUMBER, check_of
from signoria.core.play.match import Match
from signoria.core.play.options import choice_of, word
from signoria.core.play.starting import dealt_generator, match_of_position, start

FindGame = Callable[[str], CompiledRules]


class _Reader:
    """A record being read, line by line."""

    def __init__(self, text: str, find: FindGame) -> None:
        self.lines = text.splitlines()
        self.find = find
        self.header: dict[str, tuple[int, str]] = {}
        self.names: dict[int, str] = {}

    def read(self) -> Match:
        match = self._start(self._read_header())
        return self._play(match)

    def _read_header(self) -> int:
        """Fill the header; the place of the first line after it."""
        if not self.lines or self.lines[0].strip() != FORMAT:
            raise BadRecord(1, f"a record begins with the line {FORMAT!r}")
        for place, line in enumerate(self.lines[1:], start=1):
            if not line.strip():
                return place + 1
            key, _, value = line.partition(" ")
            if key == "name":
                self._read_name(place + 1, value)
            elif len(value) > LONGEST_NUMBER and key not in ("position", "options", "nonces"):
                raise BadRecord(place + 1, f"{key} is too long")
            elif key in self.header:
                raise BadRecord(place + 1, f"{key} is there twice")
            else:
                self.header[key] = (place + 1, value.strip())
        raise BadRecord(len(self.lines), "the record ends within its header")

    def _read_name(self, line: int, value: str) -> None:
        seat, _, name = value.partition(" ")
        if not seat.isdecimal() or len(seat) > 2 or not name:
            raise BadRecord(line, "a name line is 'name', a seat and a name")
        self.names[int(seat)] = name

    def _get(self, key: str) -> tuple[int, str]:
        if key not in self.header:
            raise BadRecord(1, f"the header has no {key}")
        return self.header[key]

    def _start(self, after_header: int) -> Match:
        self.first_move = after_header
        for key, (line, _) in self.header.items():
            if key not in HEADER + DEAL:
                raise BadRecord(line, f"a record's header has no {key!r}")
        if "sealed" in self.header:
            line, reader = self._get("sealed")
            raise BadRecord(line, f"the record is sealed {reader}: what others did in secret is left out until the end")
        line, name = self._get("game")
        try:
            game = self.find(name)
        except KeyError as error:
            raise BadRecord(line, str(error)) from None
        self._same("rules", game.kit.version, f"{game.title} is now at rules version {game.kit.version}")
        self._same("components", game.components.digest, f"{game.title} now has components {game.components.digest}")
        match = self._from_position(game) if "position" in self.header else self._from_seed(game)
        if any(key in self.header for key in DEAL):
            match.deal = self._read_deal(match)
        if self.names:
            if max(self.names) >= match.seats:
                raise BadRecord(1, f"a name is for seat {max(self.names)}, which is not taken")
            match.names = tuple(self.names.get(seat, "") for seat in range(match.seats))
        return match

    def _same(self, key: str, wanted: str, now: str) -> None:
        line, value = self._get(key)
        if value != wanted:
            raise BadRecord(line, f"the record was made with {key} {value}, but {now}, so it cannot be replayed here")

    def _from_position(self, game: CompiledRules) -> Match:
        line, text = self._get("position")
        try:
            match = match_of_position(game, json.loads(text))
        except BadPosition as error:
            raise BadRecord(line, str(error)) from None
        except (ValueError, RecursionError):
            raise BadRecord(line, "the position is not JSON") from None
        for key, said in (("seats", str(match.seats)), ("options", _options_line(match))):
            if self._get(key)[1] != said:
                raise BadRecord(self._get(key)[0], f"{key} differ from the position's")
        return match

    def _from_seed(self, game: CompiledRules) -> Match:
        line, seed = self._get("seed")
        if not seed.isdecimal():
            raise BadRecord(line, "the seed is sealed: this is one seat's record of a game that was not over")
        seats_line, seats = self._get("seats")
        if not seats.isdecimal():
            raise BadRecord(seats_line, f"seats is a number, not {seats!r}")
        first_line, first = self._get("first")
        if first != BY_LOT and not first.isdecimal():
            raise BadRecord(first_line, f"first is a seat or {BY_LOT}, not {first!r}")
        options_line, options = self._get("options")
        try:
            chosen = _read_options(game, options)
        except BadOption as error:
            raise BadRecord(options_line, str(error)) from None
        try:
            match = start(game, int(seats), int(seed), None if first == BY_LOT else int(first), chosen)
        except BadOption as error:
            raise BadRecord(seats_line, str(error)) from None
        return match

    def _read_deal(self, match: Match) -> Deal:
        """The deal, if the commitment fits its secret and all chance comes from the secret and a nonce of each seat."""
        try:
            key = "secret"
            secret = check_secret(self._get(key)[1])
            key = "nonces"
            deal = Deal(secret, tuple(self._get(key)[1].split()))
        except BadOption as error:
            raise BadRecord(self._get(key)[0], str(error)) from None
        self._require(self._get("commitment")[1] == deal.commitment, "commitment", "it is not the one the secret gives")
        self._require(len(deal.nonces) == match.seats, "nonces", f"there should be one for each of {match.seats} seats")
        if match.start_position is None:
            self._require(deal.seed == match.seed, "seed", "it is not the one the secret and the nonces give")
        else:
            is_dealt = match.start_position["generator"] == dealt_generator(deal)
            self._require(is_dealt, "position", "its generator is not the one the secret and the nonces give")
        return deal

    def _require(self, holds: bool, key: str, sentence: str) -> None:
        if not holds:
            raise BadRecord(self._get(key)[0], f"{key}: {sentence}")

    def _play(self, match: Match) -> Match:
        checked = False
        for place in range(self.first_move, len(self.lines)):
            line = self.lines[place].strip()
            seat, _, text = line.partition(" ")
            if checked and line:
                raise BadRecord(place + 1, "nothing may follow the check line")
            if seat == "check":
                self._compare_check(place, text)
                checked = True
            elif seat == "result":
                self._compare_result(place, text, match)
            elif line:
                self._play_line(place, seat, text, match)
        if not checked:
            raise BadRecord(len(self.lines), "the record ends without its check line, so it is not whole")
        return match

    def _play_line(self, place: int, seat: str, text: str, match: Match) -> None:
        if not seat.isdecimal() or len(seat) > 2:
            raise BadRecord(place + 1, f"a line is a seat and a move, not {self.lines[place]!r}")
        try:
            match.play(int(seat), text)
        except (IllegalMove, BadSeat) as error:
            raise BadRecord(place + 1, f"{text!r} cannot be played by seat {seat}: {error}") from None

    def _compare_result(self, place: int, text: str, match: Match) -> None:
        outcome = match.outcome
        if outcome is None or text != " ".join(str(points) for points in outcome.points):
            raise BadRecord(place + 1, "the result is not what the moves lead to")

    def _compare_check(self, place: int, text: str) -> None:
        above = "\n".join(self.lines[:place]) + "\n"
        if text not in ("none", check_of(above)):
            raise BadRecord(place + 1, "the check does not match: a line above was changed after it was written")


def _options_line(match: Match) -> str:
    return " ".join(f"{name}={word(choice)}" for name, choice in match.options.items())


def _read_options(game: CompiledRules, text: str) -> dict[str, object]:
    chosen: dict[str, object] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        chosen[name] = choice_of(game.options[name], value) if name in game.options else value
    return chosen


def read_record(text: str, find: FindGame) -> Match:
    """The match a record describes; BadRecord names the line that is wrong."""
    return _Reader(text, find).read()
