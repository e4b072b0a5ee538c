"""What ends a command early: one sentence and an exit code."""

from __future__ import annotations

from typing import Any

from signoria.core.errors import SignoriaError
from signoria.core.text.words import Catalogue

FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130
"""As a shell has it."""


class Problem(SignoriaError):
    """A sentence for the person at the terminal, and the code the command ends with."""

    def __init__(self, sentence: str, exit_code: int = BAD_INPUT) -> None:
        super().__init__(sentence)
        self.exit_code = exit_code


def usage_sentence(error: Any, words: Catalogue) -> str:
    """What the argument parser complains of, in one sentence of ours; `error` is one of its exceptions."""
    path = error.ctx.command_path if getattr(error, "ctx", None) else "signoria"
    more = f"{path} --help"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return words.say("usage-no-such-option", option=error.option_name, more=more)
    if kind == "BadOptionUsage":
        return words.say("usage-needs-value", option=error.option_name, more=more)
    if kind == "MissingParameter":
        return words.say("usage-missing", name=_name(error.param), more=more)
    if kind == "BadParameter":
        kind = "number" if isinstance(error.param.default, float) else "whole-number"
        return words.say(f"usage-bad-{kind}", name=_name(error.param), more=more)
    if "unexpected extra argument" in error.format_message():
        return words.say("usage-extra", more=more)
    return words.say("usage-bad", detail=error.format_message().strip().rstrip("."), more=more)


def _name(parameter: Any) -> str:
    if parameter is None:
        return "?"
    options = [name for name in parameter.opts if name.startswith("-")]
    return options[-1] if options else str(parameter.metavar or parameter.name.upper())
