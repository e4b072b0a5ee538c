"""Studies in words and figures."""

from __future__ import annotations

import math
from pathlib import Path

from signoria.arena.reports.number_words import figure, percent
from signoria.arena.studies.estimates import Estimate
from signoria.arena.studies.plan import USUAL, RuleSet, Study
from signoria.core.text.words import Catalogue

COMPONENTS = "components"
MOST_DIGITS = 2
RARE = 0.01


class Wording:
    """How the rule sets, the measures and the numbers of one study read in one language."""

    def __init__(self, study: Study, words: Catalogue) -> None:
        self.study = study
        self.words = words
        self.labels = [self._label(one) for one in study.rule_sets]

    @property
    def is_comparison(self) -> bool:
        return len(self.labels) > 1

    def say(self, message: str, **arguments: object) -> str:
        return self.words.say(message, **arguments)

    def _label(self, rule_set: RuleSet) -> str:
        """By what differs between rule sets: what is on, what else was chosen, and the data file."""
        parts = [self._choice(name, rule_set.options[name]) for name in self.study.varied if name != COMPONENTS]
        if COMPONENTS in self.study.varied:
            parts.append(self.say("study-usual-data") if rule_set.file == USUAL else Path(rule_set.file).name)
        return ", ".join(part for part in parts if part) or self.say("study-plain")

    def _choice(self, name: str, said: str) -> str:
        if said == "off":
            return ""
        if said == "on":
            return self.say(f"option-name-{name.replace('_', '-')}")
        return self.say(f"word-{said}") if self.words.has(f"word-{said}") else said

    def measure(self, name: str) -> str:
        """What a measure counts."""
        return self.say(f"measure-{name}")

    def lot(self, price: str, lot: str) -> str:
        """The name of a lot."""
        if self.words.has(f"price-{price}-lot"):
            return self.say(f"price-{price}-lot", lot=int(lot) if lot.isdecimal() else lot)
        return self.say(f"word-{lot}") if self.words.has(f"word-{lot}") else lot

    def number(self, value: float, digits: int) -> str:
        """A number as the language writes it; what rounds to nothing has no sign."""
        return figure(round(value, digits) or 0.0, self.words.language, digits)

    def whole(self, value: float) -> str:
        return figure(value, self.words.language)

    def value(self, one: Estimate, *, share: bool = False) -> str:
        """An estimate's number, with as many digits as its interval allows."""
        if share:
            return percent(one.value, self.words.language, _share_digits(one))
        return self.number(one.value, digits_of(one))

    def interval(self, one: Estimate, *, share: bool = False) -> str:
        """From where to where it may be."""
        if share:
            return " – ".join(percent(bound, self.words.language, _share_digits(one)) for bound in one.interval)
        return " – ".join(self.number(bound, digits_of(one)) for bound in one.interval)

    def both(self, one: Estimate, *, share: bool = False) -> str:
        """Number and interval."""
        return f"{self.value(one, share=share)} ({self.interval(one, share=share)})"

    def signed(self, one: Estimate, *, share: bool = False) -> str:
        """A difference with its sign, and its interval; shares in points of a per cent."""
        scaled = Estimate(100 * one.value, 100 * one.low, 100 * one.high, one.games) if share else one
        sign = "+" if round(scaled.value, digits_of(scaled)) > 0 else ""
        return f"{sign}{self.both(scaled)}"


def _share_digits(one: Estimate) -> int:
    """Rare things need a digit more."""
    return 1 if one.value >= RARE else 2


def digits_of(one: Estimate) -> int:
    """One digit more than the interval leaves certain."""
    half = (one.high - one.low) / 2
    if half <= 0:
        return 0 if one.value == int(one.value) else 2
    return max(0, min(MOST_DIGITS, 1 - math.floor(math.log10(half))))
