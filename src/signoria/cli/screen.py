"""The terminal: how boards and sentences are put on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape

from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.core.compiled_rules import CompiledRules
    from signoria.core.errors import CannotCompile
    from signoria.core.play.options import Choice


def screen(*, errors: bool = False) -> Console:
    """Standard output (or standard error) as it is now: colours and width only where it has them."""
    return Console(stderr=errors, highlight=False)


def say_if_interpreted(game: CompiledRules, words: Catalogue) -> None:
    """Say why a game's rules run interpreted if they do, and what would make them fast."""
    if game.why_interpreted is not None:
        why = why_not_compiled(game.why_interpreted, words)
        screen(errors=True).print(escape(words.say("runs-interpreted", why=why)))


def say_if_by_network(game: CompiledRules, bots: Sequence[str], words: Catalogue) -> None:
    """Say of bots that think by the clock that they cannot without compiled rules, and how they move."""
    if game.why_interpreted is not None and bots:
        screen(errors=True).print(escape(words.say("arena-by-network", bots=", ".join(bots), count=len(bots))))


def say_if_not_learned(
    console: Console,
    game: CompiledRules,
    seats: int,
    options: Mapping[str, Choice],
    bots: Sequence[str],
    words: Catalogue,
) -> None:
    """Say how levels play that have a network, where it has not learned the game as it is played here."""
    from signoria.bots import NEED_A_NETWORK
    from signoria.core.network.shipped import network_for_table

    levels = [level for level in NEED_A_NETWORK if any(bot.partition("@")[0] == level for bot in bots)]
    if levels and network_for_table(game, seats, options) is None:
        for level in levels:
            console.print(escape(words.say(f"not-learned-{level}", title=game.title)))


def why_not_compiled(error: CannotCompile, words: Catalogue) -> str:
    """Why there are no compiled rules, as a sentence."""
    return words.say(error.message, **error.arguments)


def show_board(console: Console, game: CompiledRules, view: Mapping[str, Any], words: Catalogue) -> None:
    """The game's own board, or every name and value of the view."""
    if game.kit.board is not None:
        console.print(game.kit.board(view, words), soft_wrap=True)
    else:
        console.print(escape("\n".join(plain_board(view, words))), soft_wrap=True)


def plain_board(value: Any, words: Catalogue, depth: int = 0) -> Iterator[str]:
    """A view of any game: one name and value a line, what belongs to a name indented below it."""
    pairs = value.items() if isinstance(value, Mapping) else enumerate(value)
    for key, item in pairs:
        name = f"{'  ' * depth}{str(key).replace('_', ' ')}:"
        if _fits_on_a_line(item):
            yield f"{name} {_on_a_line(item, words)}"
        else:
            yield name
            yield from plain_board(item, words, depth + 1)


def _fits_on_a_line(value: Any) -> bool:
    items = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return not any(isinstance(item, Mapping | list) for item in items)


def _on_a_line(value: Any, words: Catalogue) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_on_a_line(item, words)}" for name, item in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(_on_a_line(item, words) for item in value) or "–"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    return "–" if value is None else str(value)
