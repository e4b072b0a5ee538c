"""Options of a game: what may be chosen before it starts, and with how many seats."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from signoria.core.errors import BadOption

Choice = bool | str

ON_OFF: tuple[Choice, ...] = (False, True)


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game: its choices in the order of their numbers in the record."""

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    seats: Collection[int]
    summary: str = ""

    def number(self, choice: Choice) -> int:
        """The number that stands for a choice in the record."""
        return self.choices.index(choice)

    def word(self, number: int) -> str:
        """The choice that a number stands for, as records write it."""
        return word(self.choices[number])


def word(choice: Choice) -> str:
    """A choice as it is written in records and on the command line."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return choice


def choice_of(option: Option, said: object) -> Choice:
    """The choice that was meant: True, "on" and "true" are the same; BadOption names the words there are."""
    text = said.lower() if isinstance(said, str) else word(said) if isinstance(said, bool) else None
    for choice in option.choices:
        if text == word(choice) or (isinstance(choice, bool) and text == str(choice).lower()):
            return choice
    raise _bad_choice(option, said)


def _bad_choice(option: Option, said: object) -> BadOption:
    known = ", ".join(word(choice) for choice in option.choices)
    shown = said if isinstance(said, str) else word(said) if isinstance(said, bool) else repr(said)
    sentence = f"option {option.name} is {_one_of(option.choices)}, not {said!r}"
    return BadOption(sentence, "bad-choice", name=option.name, known=known, said=shown)


def _one_of(choices: Sequence[Choice]) -> str:
    return " or ".join(word(choice) for choice in choices)


def _hint(name: str, known: Collection[str]) -> str:
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return f"did you mean {near[0]}?"
    return f"it has {', '.join(sorted(known))}" if known else "it has none"


def check_seats(title: str, allowed: Collection[int], seats: object) -> int:
    """The number of seats, if the game can be played with it."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in allowed:
        low, high = min(allowed), max(allowed)
        sentence = f"{title} is for {low} to {high} seats, not {seats!r}"
        raise BadOption(sentence, "bad-seats", title=title, low=low, high=high, seats=str(seats))
    return seats


def known_option(title: str, known: Mapping[str, Option], name: str) -> Option:
    """The option of this name; BadOption names those there are."""
    if name not in known:
        listed = ", ".join(known) or "–"
        sentence = f"{title} has no option {name!r}: {_hint(name, known)}"
        raise BadOption(sentence, "no-such-option", title=title, name=name, known=listed)
    return known[name]


def check_options(
    title: str, known: Mapping[str, Option], seats: int, chosen: Mapping[str, object]
) -> dict[str, Choice]:
    """Every option's choice, defaults filled in; BadOption says which one does not fit and why."""
    for name in chosen:
        known_option(title, known, name)
    result: dict[str, Choice] = {}
    for name, option in known.items():
        choice = choice_of(option, chosen.get(name, option.default))
        if choice != option.default and seats not in option.seats:
            counts = ", ".join(str(count) for count in option.seats)
            sentence = f"option {name} is for {counts} seats, not {seats}"
            raise BadOption(sentence, "option-not-for-seats", name=name, counts=counts, seats=seats)
        result[name] = choice
    return result


def check_first(seats: int, first: object) -> int | None:
    """The seat that begins, or None for one drawn by lot."""
    if first is None:
        return None
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadOption(f"first is a seat from 0 to {seats - 1} or None, not {first!r}")
    return first


def check_seed(seed: object) -> int:
    """A seed is any whole number from 0 on."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise BadOption(f"a seed is a whole number from 0 on, not {seed!r}")
    return seed
