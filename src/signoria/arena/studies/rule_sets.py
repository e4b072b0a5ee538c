"""Rule sets from what is to be varied: every combination of choices, on one or several data files."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from signoria.arena.problems import ArenaProblem
from signoria.arena.studies.plan import USUAL, RuleSet
from signoria.arena.studies.wording import COMPONENTS
from signoria.core import registry
from signoria.core.game import Game
from signoria.core.play.options import check_options, choice_of, known_option, word

MOST_RULE_SETS = 6


@dataclass(frozen=True)
class Variations:
    """What was said of options and data: lists of choices by name, and what is held fast."""

    varied: Mapping[str, Sequence[str]]
    fixed: Mapping[str, str]


def read_variations(game: Game, vary: Sequence[str], fixed: Mapping[str, str], file: Path | None) -> Variations:
    """Read `name=choice,choice` as often as it was said."""
    held = {**fixed, **({COMPONENTS: str(file)} if file is not None else {})}
    varied: dict[str, list[str]] = {}
    for text in vary:
        name, _, said = text.partition("=")
        choices = [part.strip() for part in said.split(",") if part.strip()]
        if not choices:
            raise ArenaProblem("study-vary-how", said=text, example=_example(game))
        if name != COMPONENTS:
            option = known_option(game.title, game.options, name)
            choices = [word(choice_of(option, choice)) for choice in choices]
        if name in varied or name in held or len(set(choices)) < len(choices):
            raise ArenaProblem("study-vary-twice", name=name)
        varied[name] = choices
    return Variations(varied, held)


def _example(game: Game) -> str:
    for name, option in game.options.items():
        return f"{name}={','.join(word(choice) for choice in option.choices)}"
    return f"{COMPONENTS}={USUAL},mine.toml"


def rule_sets(game: Game, seats: int, variations: Variations) -> tuple[RuleSet, ...]:
    """Every combination, in the order of the choices; options are checked, and data is read."""
    count = 1
    for choices in variations.varied.values():
        count *= len(choices)
    if count > MOST_RULE_SETS:
        raise ArenaProblem("study-too-many", count=count, most=MOST_RULE_SETS)
    names = list(variations.varied)
    return tuple(
        _rule_set(game, seats, {**variations.fixed, **dict(zip(names, chosen, strict=True))})
        for chosen in itertools.product(*variations.varied.values())
    )


def _rule_set(game: Game, seats: int, said: Mapping[str, str]) -> RuleSet:
    chosen = {name: choice for name, choice in said.items() if name != COMPONENTS}
    options = {name: word(choice) for name, choice in check_options(game.title, game.options, seats, chosen).items()}
    file = said.get(COMPONENTS, USUAL)
    if file == USUAL:
        return RuleSet(options, game.components.digest)
    other = registry.game(game.name, file)
    return RuleSet(options, other.components.digest, file, Path(file).read_text(encoding="utf-8"))
