"""The rules as C++, built for a GPU by NVRTC, which needs none."""

from __future__ import annotations

import ctypes
from importlib.metadata import files
from pathlib import Path

import pytest

import signoria
from signoria.core.batch.cuda import BY_LOT, OPTIONS
from signoria.core.batch.cuda_program import program_for

pytestmark = [pytest.mark.full, pytest.mark.compiles]


def nvrtc() -> ctypes.CDLL:
    """The compiler that CuPy calls, too."""
    found = [
        Path(str(file.locate())) for file in files("nvidia-cuda-nvrtc") or [] if file.name.startswith("libnvrtc.so")
    ]
    return ctypes.CDLL(str(found[0]))


def built_for(chip: str, text: str, *part: str) -> bytes:
    """The machine code of a program for a chip; a failed build is told in the compiler's words."""
    library, program = nvrtc(), ctypes.c_void_p()
    assert library.nvrtcCreateProgram(ctypes.byref(program), text.encode(), b"rules.cu", 0, None, None) == 0
    options = [option.encode() for option in (*OPTIONS, *part, f"-arch={chip}")]
    failed = library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    assert not failed, told(library, program, "nvrtcGetProgramLog").decode()
    code = told(library, program, "nvrtcGetCUBIN")
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return code


def told(library: ctypes.CDLL, program: ctypes.c_void_p, what: str) -> bytes:
    size = ctypes.c_size_t()
    getattr(library, f"{what}Size")(program, ctypes.byref(size))
    room = ctypes.create_string_buffer(size.value)
    getattr(library, what)(program, room)
    return room.raw


def test_every_game_builds_for_an_h200(game_name: str) -> None:
    code = built_for("sm_90", program_for(signoria.game(game_name)))
    assert code.startswith(b"\x7fELF")
    for kernel in (b"deal_many", b"ask_many", b"check_many", b"advance_many"):
        assert kernel in code
    assert b"play_random_many" not in code


# The same rules once more, for half a minute each: one game tells whether that part builds, a soak tries all.
@pytest.mark.parametrize(
    "name", ["il-principe", *(pytest.param(name, marks=pytest.mark.slow) for name in signoria.GAMES[1:])]
)
def test_the_loop_of_every_game_builds_for_an_h200(name: str) -> None:
    code = built_for("sm_90", program_for(signoria.game(name)), *BY_LOT)
    assert code.startswith(b"\x7fELF")
    assert b"play_random_many" in code
    assert b"advance_many" not in code


def test_a_program_with_a_mistake_is_told_in_the_compilers_words() -> None:
    with pytest.raises(AssertionError, match="no_such_rule"):
        built_for("sm_90", program_for(signoria.game("patrician")) + "\nRULE int wrong() { return no_such_rule(); }\n")
