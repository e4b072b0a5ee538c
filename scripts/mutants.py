"""Change a game's rules on purpose, one small change at a time, and see whether a test notices.

Cosmic Ray makes the changes (other operators, other numbers, negated conditions, loops that never run); this script
adds some of its own: leaving out a statement, or in a table of moves a row or what allows it, and naming another clause
there. Each changed copy is tested in a folder of its own. A change that no test notices is a survivor: a rule nobody
checks, or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import multiprocessing
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import hypothesis  # noqa: F401 (imported once, not in every process)
import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

import signoria

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.conftest import levels  # noqa: E402

TABLE = "moves"
"""What the rules that the house writes are written from."""
ENOUGH = 0.9
SECONDS = 300
QUIETLY = ["-x", "-q", "--no-header", "--tb=no", "--assert=plain", "-Wignore", "-pno:cacheprovider", "-pno:xdist"]
INTERPRETED = ["-m", "not full and not slow and not compiles and not gpu and not browser"]
"""What `make test` runs, but for what compiles: a mutant would be compiled anew each time."""
PASSED = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
OPERATORS = [
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Add")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("RShift_LShift", "LShift_RShift", "BitOr_BitAnd", "BitAnd_BitOr")),
    *(f"ReplaceBinaryOperator_{pair}" for pair in ("BitXor_BitAnd",)),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("Eq_NotEq", "NotEq_Eq", "Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    *(f"ReplaceComparisonOperator_{pair}" for pair in ("Lt_Gt", "Gt_Lt", "LtE_GtE", "GtE_LtE")),
    "AddNot",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_USub_UAdd",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "NumberReplacer",
    "ZeroIterationForLoop",
]


@dataclass(frozen=True)
class Mutant:
    """One changed source."""

    module: str
    operator: str
    source: str
    line: int
    change: str


def path_of(module: str) -> Path:
    """Where in a game's folder a chapter or the table of moves lies."""
    return Path(f"{module}.py") if module == TABLE else Path("rules") / f"{module}.py"


def mutants_of(file: Path, module: str) -> Iterator[Mutant]:
    """Every mutant of a rule module, each different source once."""
    original = file.read_text(encoding="utf-8")
    seen = {ast.dump(ast.parse(original))}
    for operator, source in (*by_cosmic_ray(original), *without_a_statement(original), *with_another_table(original)):
        try:
            tree = ast.dump(ast.parse(source))
        except SyntaxError:
            continue
        if tree not in seen:
            seen.add(tree)
            yield Mutant(module, operator, source, *difference(original, source))


def by_cosmic_ray(original: str) -> Iterator[tuple[str, str]]:
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        occurrence = 0
        while (source := mutate_code(original.encode(), operator, occurrence)) is not None:
            yield name, source.decode() if isinstance(source, bytes) else source
            occurrence += 1


def without_a_statement(original: str) -> Iterator[tuple[str, str]]:
    lines = original.splitlines(keepends=True)
    for function in ast.walk(ast.parse(original)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
            if is_call or isinstance(node, ast.Assign | ast.AugAssign):
                assert isinstance(node, ast.stmt) and node.end_lineno is not None
                gap = lines[node.lineno - 1][: node.col_offset] + "pass\n"
                yield "LeaveOut", "".join([*lines[: node.lineno - 1], gap, *lines[node.end_lineno :]])


def with_another_table(original: str) -> Iterator[tuple[str, str]]:
    """A table of moves with a row less, with one that nothing forbids, with another clause, or with an open secret."""
    for node in ast.walk(ast.parse(original)):
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg in ("may", "known_to", "then", "waiting"):
                    yield "LeaveOut", changed(original, keyword, "")
            for part in (*node.args, *(keyword.value for keyword in node.keywords)):
                if isinstance(part, ast.Constant) and re.fullmatch(r"[A-Z]+-\d+", str(part.value)):
                    prefix, _, number = str(part.value).partition("-")
                    yield "OtherClause", changed(original, part, f'"{prefix}-{int(number) + 1}"')
            rows = [part for part in node.args if isinstance(part, ast.Call)]
            if ast.unparse(node.func) == "MOVES.phase" and len(rows) > 1:
                yield from (("LeaveOut", changed(original, row, "")) for row in rows)


def changed(original: str, node: ast.expr | ast.keyword, text: str) -> str:
    """A source with something else in a node's place, or with nothing and without the comma after it."""
    assert node.end_lineno is not None and node.end_col_offset is not None
    lines = original.encode().splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    after = original.encode()[end:].decode()
    return original.encode()[:start].decode() + text + (after if text else re.sub(r"\A\s*,\s*", "", after))


def difference(original: str, source: str) -> tuple[int, str]:
    """The first changed line, and the change in short."""
    before, after = original.splitlines(), source.splitlines()
    for tag, start, stop, other_start, other_stop in difflib.SequenceMatcher(a=before, b=after).get_opcodes():
        if tag != "equal":
            old = " ".join(line.strip() for line in before[start:stop])
            new = " ".join(line.strip() for line in after[other_start:other_stop])
            return start + 1, f"{old}  ->  {new}"
    return 0, ""


def contract_tests(game: str) -> Iterator[str]:
    """The tests every game is held to, in the settings that `make test` tries."""
    tried = [setting for setting, level in levels().items() if setting.name == game and level in ("check", "test")]
    for file in ("tests/games/test_contract.py", "tests/games/test_leaks.py", "tests/games/test_known_to.py"):
        text = (ROOT / file).read_text(encoding="utf-8")
        for name in re.findall(r"^def (test_\w+)\(setting", text, re.MULTILINE):
            yield from (f"{file}::{name}[{setting}]" for setting in tried)


class Trial:
    """Tries mutants of one game, each in a copy of the repository and in a process of its own."""

    def __init__(self, game: str, original: Path) -> None:
        self.game = game
        self.package = game.replace("-", "_")
        self.original = original
        for name in ("src", "tests", "web/src"):
            shutil.copytree(ROOT / name, original / name, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", original)

    def __call__(self, mutant: Mutant | None) -> bool:
        """Whether a test fails, or does not end in time, with this mutant (None: with the rules as they are)."""
        copy = Path(tempfile.mkdtemp(prefix="mutant-"))
        try:
            self.prepare(copy, mutant)
            signal.signal(signal.SIGALRM, too_long)
            signal.alarm(SECONDS)
            with (copy / "output").open("w") as output, redirect_stdout(output), redirect_stderr(output):
                return any(pytest.main([*QUIETLY, *INTERPRETED, *stage]) not in PASSED for stage in self.stages(mutant))
        finally:
            signal.alarm(0)
            shutil.rmtree(copy, ignore_errors=True)

    def prepare(self, copy: Path, mutant: Mutant | None) -> None:
        """Copy sources and tests as they were at the start, change one, and forget what was imported of them."""
        shutil.copytree(self.original, copy, dirs_exist_ok=True)
        if mutant:
            file = copy / "src" / "signoria" / "games" / self.package / path_of(mutant.module)
            file.write_text(mutant.source, encoding="utf-8")
        for name in [name for name in sys.modules if name.split(".")[0] in ("signoria", "tests")]:
            del sys.modules[name]
        sys.path[:] = [str(copy / "src"), *(path for path in sys.path if path != str(ROOT))]
        sys.dont_write_bytecode = True
        os.chdir(copy)

    def stages(self, mutant: Mutant | None) -> Iterator[list[str]]:
        """The chapter's own tests, all the game's, its recorded games, and the contract."""
        own = ROOT / "tests" / "games" / self.package
        if mutant:
            yield [str(file.relative_to(ROOT)) for file in sorted(own.glob(f"test_{mutant.module}*.py"))]
        yield [str(own.relative_to(ROOT)), "--ignore-glob=*test_board.py"]
        yield ["tests/games/test_recorded_games.py"]
        yield [*contract_tests(self.game)]


def too_long(_signal: int, _frame: object) -> None:
    raise TimeoutError("the mutant does not end")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="patrician")
    parser.add_argument("--module", action="append", help="only this chapter (again for more)")
    parser.add_argument("--sample", type=int, metavar="N", help="only N mutants, evenly spread, for a first look")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if arguments.sample is not None and arguments.sample < 1:
        parser.error(f"--sample takes 1 or more, not {arguments.sample}")
    kit = signoria.game(arguments.game).kit
    rules = f"signoria.games.{kit.folder.name}.rules."
    chapters = [chapter.__name__.removeprefix(rules) for chapter in kit.chapters if chapter.__name__.startswith(rules)]
    chapters.append(TABLE)
    chosen = [name for name in chapters if name in (arguments.module or chapters)]
    mutants = [mutant for name in chosen for mutant in mutants_of(kit.folder / path_of(name), name)]
    sample = min(arguments.sample or len(mutants), len(mutants))
    mutants = [mutants[place * len(mutants) // sample] for place in range(sample)]
    print(f"{len(mutants)} mutants of {', '.join(chosen)}", flush=True)
    with (
        tempfile.TemporaryDirectory(prefix="mutants-") as original,
        multiprocessing.get_context("fork").Pool(arguments.jobs, maxtasksperchild=1) as pool,
    ):
        trial = Trial(arguments.game, Path(original))
        if pool.apply(trial, (None,)):
            print("the tests fail with the rules as they are: mend that first")
            return 2
        return report(mutants, pool.imap(trial, mutants))


def report(mutants: list[Mutant], noticed: Iterator[bool]) -> int:
    """Say how each chapter fares, and list the survivors."""
    started = time.monotonic()
    survivors: list[Mutant] = []
    for done, (mutant, killed) in enumerate(zip(mutants, noticed, strict=True), start=1):
        if not killed:
            survivors.append(mutant)
            print(f"survived: {mutant.module}.py:{mutant.line}: {mutant.operator}: {mutant.change}", flush=True)
        if done % 50 == 0:
            print(f"{done} tried, {len(survivors)} survived, {time.monotonic() - started:.0f} s", flush=True)
    total, alive = Counter(m.module for m in mutants), Counter(m.module for m in survivors)
    for module, count in total.items():
        print(f"{module:>16}: {count - alive[module]} of {count} killed ({1 - alive[module] / count:.1%})")
    share = 1 - len(survivors) / len(mutants)
    print(f"{'all':>16}: {len(mutants) - len(survivors)} of {len(mutants)} killed ({share:.1%})")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
