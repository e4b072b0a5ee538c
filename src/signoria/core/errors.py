"""What can go wrong from a caller's side; each message is one sentence that says what to do."""

from __future__ import annotations


class SignoriaError(Exception):
    """Anything this package refuses; `str()` of it is one clear sentence."""


class UnknownGame(SignoriaError, KeyError):
    """No game has that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadOption(SignoriaError, ValueError):
    """An option, seat count, first seat, seed or deal that does not fit the game.

    `message` and `arguments` say the same in the words of the catalogue, for those who read another language.
    """

    def __init__(self, sentence: str, message: str | None = None, **arguments: object) -> None:
        super().__init__(sentence)
        self.message = message
        self.arguments = arguments


class BadSeat(SignoriaError, ValueError):
    """There is no such seat at this table."""


class IllegalMove(SignoriaError, ValueError):
    """A move the rules forbid now; when a clause forbids it, `clause` is its id, and `message` that of the sentence."""

    def __init__(self, sentence: str, clause: str | None = None, message: str | None = None) -> None:
        super().__init__(sentence)
        self.clause = clause
        self.message = message


class CannotUndo(SignoriaError, ValueError):
    """This seat has nothing that may still be taken back."""


class BadPosition(SignoriaError, ValueError):
    """A position that cannot occur, or cannot be read."""


class BadRecord(SignoriaError, ValueError):
    """A record that cannot be replayed; `line` is where it goes wrong (counted from 1)."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line


class BadSnapshot(SignoriaError, ValueError):
    """A snapshot that was made with another game, other rules or components, or is not whole."""


class BadComponents(SignoriaError, ValueError):
    """A component file that does not make a playable game."""


class CannotCompile(SignoriaError, RuntimeError):
    """There is no compiler, or it does not build the rules; they run interpreted all the same.

    `message` and `arguments` say the same in the words of the catalogue.
    """

    def __init__(self, sentence: str, message: str, **arguments: object) -> None:
        super().__init__(sentence)
        self.message = message
        self.arguments = arguments


class InterpretedRules(RuntimeWarning):
    """Compiled rules were asked for and could not be built."""


class BadGame(SignoriaError, TypeError):
    """A game's folder that does not bring what a game must bring."""
