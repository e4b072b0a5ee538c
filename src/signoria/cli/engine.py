"""`signoria engine`: a bot of the house for another program, by lines of JSON."""

from __future__ import annotations

import random
import secrets
import sys
from typing import Annotated

import typer

from signoria.adapters.engine import HouseEngine
from signoria.cli.arguments import Language, read_level, read_seed
from signoria.cli.language import house_words


def engine(
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="help-engine-level")] = "master",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="help-engine-seed")] = None,
    lang: Language = None,
) -> None:
    words = house_words(lang)
    dice = random.Random(f"engine {secrets.randbits(128) if read_seed(seed, words) is None else seed}")
    HouseEngine(read_level(level, words), dice, words).serve(sys.stdin, say)


def say(line: str) -> None:
    """Write a line at once."""
    print(line, flush=True)
