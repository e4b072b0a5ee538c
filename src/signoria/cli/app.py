"""The application: its commands, its help in the reader's language, and one sentence for whatever is wrong."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from signoria.cli import helping
from signoria.cli.arguments import Language
from signoria.cli.commands import COMMANDS, NAME, print_version
from signoria.cli.language import before_the_command, language_in, language_of
from signoria.cli.problems import BAD_INPUT, Problem, usage_sentence
from signoria.core.errors import SignoriaError
from signoria.core.text.words import Catalogue, catalogue


class House(TyperGroup):
    """The group of all commands."""

    words: Catalogue

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; every refusal is one sentence on standard error and a code that means something."""
        arguments = list(sys.argv[1:] if args is None else args)
        _never_fail_on_a_character()
        self.words = catalogue(language_in(arguments))
        _translate([self, *self.commands.values()], self.words)
        helping.speak(self.words)
        try:
            code = super().main(arguments, NAME, complete_var, standalone_mode=False, **extra)
        except SignoriaError as problem:
            _complain(str(problem))
            sys.exit(problem.exit_code if isinstance(problem, Problem) else BAD_INPUT)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            _complain(usage_sentence(error, self.words))
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command named first."""
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise Problem(self.words.say("no-such-command", name=args[0], known=known))
        return super().resolve_command(ctx, args)


def _translate(commands: Iterable[Any], words: Catalogue) -> None:
    """Help is declared by message ids; put the words in their place."""
    for command in commands:
        command.help = command.short_help = words.say(command.help)
        for parameter in command.params:
            parameter.help = words.say(parameter.help)
        command.get_help_option(typer.Context(command)).help = words.say("help-help")


def _never_fail_on_a_character() -> None:
    """A terminal that cannot show or send a character gets a substitute."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(sentence: str) -> None:
    sys.stderr.write(" ".join(sentence.splitlines()) + "\n")


def house(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    lang: Language = None,
) -> None:
    """What stands before the command counts for every command; without a command there is only help."""
    before_the_command.set(lang)
    if show_version:
        print_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        language_of(lang)
        print(context.get_help())


def application(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The command with these commands in it; only their modules are imported."""
    made = typer.Typer(
        cls=House, help="help-signoria", add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
    )
    made.callback(invoke_without_command=True)(house)
    for name in names:
        module = importlib.import_module(f"signoria.cli.{name}")
        made.command(name, help=f"help-{name}")(getattr(module, name))
    return made


def named_in(arguments: Sequence[str]) -> Sequence[str]:
    """The command that the arguments name, or all if they name none that there is."""
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return (word,) if word in COMMANDS else COMMANDS
    return COMMANDS
