"""A game's rules, compiled when something asks for it: at once, in the background, or not at all where none can be.

What compiles is imported then only: most commands and most processes of a server never need it.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from signoria.core.errors import CannotCompile, InterpretedRules
from signoria.core.kit import GameRules, Kit
from signoria.core.rules.twins import Twin


class CompiledRules(GameRules):
    """The rules of one game with one set of components, interpreted and compiled."""

    def __init__(self, kit: Kit, components: str | Path | None = None) -> None:
        super().__init__(kit, components)
        self._compiling, self._asking = threading.Lock(), threading.Lock()
        self._twins: dict[bool, Twin] = {}
        self._compilation: Compilation | None = None
        self._slow: Twin | None = None
        self.why_interpreted: CannotCompile | None = None

    @cached_property
    def rules_key(self) -> str:
        """A hash of the rules and tables: bytes of a state are for rules that have the same."""
        from signoria.core.compiled.twin import key_of

        return key_of(self)

    def compile_in_background(self) -> Compilation:
        """Start compiling without waiting for it; asked again, the same compilation."""
        with self._asking:
            if self._compilation is None:
                self._compilation = Compilation(self.name, self.build).start()
            return self._compilation

    @property
    def compiled(self) -> Twin:
        """The compiled twin, found or built when it is first asked for.

        Where it cannot be built, an interpreted one that is called alike; `why_interpreted` says why.
        """
        try:
            return self.build()
        except CannotCompile as error:
            if self._slow is None:
                from signoria.core.compiled.interpreted import interpreted_twin

                warnings.warn(f"{self.title} runs interpreted, which is slow: {error}", InterpretedRules, stacklevel=2)
                self._slow = interpreted_twin(self)
            return self._slow

    @property
    def checked(self) -> Twin:
        """The compiled twin that checks every index."""
        return self.build(checked=True)

    def build(self, *, checked: bool = False) -> Twin:
        """The compiled twin; CannotCompile says why there is none."""
        with self._compiling:
            if checked not in self._twins:
                if self.why_interpreted is not None:
                    raise self.why_interpreted
                from signoria.core.compiled.twin import compile_twin

                try:
                    self._twins[checked] = compile_twin(self, checked=checked)
                except CannotCompile as error:
                    if not checked:
                        self.why_interpreted = error
                    raise
            return self._twins[checked]


class Compilation:
    """One compilation for a game, under way or done."""

    def __init__(self, name: str, build: Callable[[], object]) -> None:
        self._build = build
        self.error: Exception | None = None
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"compile-{name}", daemon=True)

    def start(self) -> Compilation:
        self._thread.start()
        return self

    @property
    def ready(self) -> bool:
        """Whether compiled rules answer without any wait."""
        return self._done.is_set() and self.error is None

    @property
    def failed(self) -> bool:
        """Whether there will be none: `error` says why."""
        return self._done.is_set() and self.error is not None

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the end of it; whether compiled rules are ready."""
        self._done.wait(seconds)
        return self.ready

    def _run(self) -> None:
        try:
            self._build()
        except Exception as error:
            self.error = error
        finally:
            self._done.set()
