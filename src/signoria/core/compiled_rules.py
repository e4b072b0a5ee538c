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
        self._guided: Twin | None = None
        self._compilations: dict[bool, Compilation] = {}
        self._slow: Twin | None = None
        self.why_interpreted: CannotCompile | None = None

    @cached_property
    def rules_key(self) -> str:
        """A hash of the rules and tables: bytes of a state are for rules that have the same."""
        from signoria.core.compiled.twin import key_of

        return key_of(self)

    def compile_in_background(self, *, guided: bool = False) -> Compilation:
        """Start compiling without waiting for it, the guided search too if asked; asked again, the same compilation."""
        with self._asking:
            if guided not in self._compilations:
                self._compilations[guided] = Compilation(self.name, self.build_guided if guided else self.build).start()
            return self._compilations[guided]

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
                from signoria.core.compiled.twin import library_of

                try:
                    self._twins[checked] = library_of(self).build(checked=checked)
                except CannotCompile as error:
                    if not checked:
                        self.why_interpreted = error
                    raise
            return self._twins[checked]

    @property
    def guided(self) -> Twin:
        """The search that a network guides, compiled."""
        return self.build_guided()

    def build_guided(self) -> Twin:
        """It, after the rules themselves; CannotCompile says why there is none."""
        self.build()
        with self._compiling:
            if self._guided is None:
                from signoria.core.compiled.twin import guided_library_of

                self._guided = guided_library_of(self).build()
            return self._guided


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
