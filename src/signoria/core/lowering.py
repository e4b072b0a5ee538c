"""What Numba may take for granted about rules, told by compilers of our own.

Indices are never negative: the interpreter refuses them, so compiled code need not ask whether one counts from the end.
An observation is never part of the state it is made from, and neither is a list of moves, so writing one never means
reading the other again. An observation's many small numbers are converted several at a time: a fifth to a third less
time for a step of a batch. A function that only compiled code calls is not built by itself, but only as a part of what
calls it: a quarter less time to compile.
Only functions compiled with these classes are lowered so; other Numba code of the same process is as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any


@cache
def compiler_of_rules() -> Any:
    """Numba's compiler with indices that never count from the end; None where its insides are not as they were."""
    return _compiler(apart=False, observing=False)


@cache
def compiler_of_listings() -> Any:
    """The same for functions that read a state and write its legal moves."""
    return _compiler(apart=True, observing=False)


@cache
def compiler_of_observations() -> Any:
    """The same for functions that read a state and write an observation."""
    return _compiler(apart=True, observing=True)


def _compiler(*, apart: bool, observing: bool) -> Any:
    try:
        from numba.core.codegen import JITCodeLibrary
        from numba.core.compiler import CompilerBase, DefaultPassBuilder
        from numba.core.compiler_machinery import AnalysisPass, register_pass
        from numba.core.typed_passes import IRLegalization
    except ImportError:
        return None

    class Whole(JITCodeLibrary):
        """The code of a function with all its parts, optimised and built together."""

        observes = False

        def add_linking_library(self, library: Any) -> None:
            super().add_linking_library(library)  # type: ignore[no-untyped-call]
            self.observes = self.observes or getattr(library, "observes", False)

        def _optimize_final_module(self) -> None:
            with _several_at_a_time(self.observes):
                super()._optimize_final_module()  # type: ignore[no-untyped-call]

    class Part(Whole):
        """The code of a function that becomes a part of others: as it was lowered, for them to link in and optimise."""

        observes = observing

        @property
        def codegen(self) -> Any:
            return _NoWayIn()

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()  # type: ignore[no-untyped-call]
            return 0

        def _optimize_final_module(self) -> None:
            """What calls it is optimised with it."""

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
            self._finalized = True

    @register_pass(mutates_CFG=False, analysis_only=True)  # type: ignore[no-untyped-call]
    class RulesAsTheyAre(AnalysisPass):
        """Changes how indices are read, and says which arguments are apart, when all types are known."""

        _name = f"rules_as_they_are_{apart}_{observing}"

        def __init__(self) -> None:
            super().__init__()  # type: ignore[no-untyped-call]

        def run_pass(self, state: Any) -> bool:
            state.flags.noalias = apart
            is_part = state.flags.no_cpython_wrapper and state.flags.no_cfunc_wrapper
            library: Any = Part if is_part else Whole
            state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
            if not is_part:
                state.library.enable_object_caching()
            for operation, signature in list(state.calltypes.items()):
                if _is_indexing(operation):
                    del state.calltypes[operation]
                    state.calltypes[operation] = _never_negative(signature)
            return False

    class RulesCompiler(CompilerBase):
        """Numba's own passes and one more."""

        def define_pipelines(self) -> list[Any]:
            passes = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
            passes.add_pass_after(RulesAsTheyAre, IRLegalization)
            passes.finalize()
            return [passes]

    return RulesCompiler


class _NoWayIn:
    """For Numba to prepare a function's calls from Python with, where there are none."""

    def set_env(self, name: str, env: Any) -> None:
        """There is no code yet that would look there."""


@contextmanager
def _several_at_a_time(wanted: bool) -> Iterator[None]:
    """Whether neighbouring numbers are worked on together; Numba compiles one function at a time, and so does this."""
    from numba.core import config as numba_config
    from numba.core.compiler_lock import global_compiler_lock

    config: Any = numba_config
    with global_compiler_lock:
        before = config.SLP_VECTORIZE
        config.SLP_VECTORIZE = int(wanted)
        try:
            yield
        finally:
            config.SLP_VECTORIZE = before


def _is_indexing(operation: Any) -> bool:
    """Whether typed code reads or writes an element by it."""
    from numba.core import ir

    if isinstance(operation, ir.Expr):
        return operation.op in {"getitem", "static_getitem"}
    return isinstance(operation, ir.SetItem | ir.StaticSetItem)


def _never_negative(signature: Any) -> Any:
    """The same way of indexing an array, by whole numbers without a sign."""
    from numba.core import types

    indexed, index, *value = signature.args
    if not isinstance(indexed, types.Array):
        return signature
    if index == types.intp:
        return signature.replace(args=(indexed, types.uintp, *value))
    if isinstance(index, types.UniTuple) and index.dtype == types.intp:
        places = types.UniTuple(types.uintp, index.count)  # type: ignore[no-untyped-call]
        return signature.replace(args=(indexed, places, *value))
    return signature
