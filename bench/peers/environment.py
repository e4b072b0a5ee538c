"""The peers' own environment: made once, with the versions of requirements.txt."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE / "requirements.txt"
VENV = HERE.parent.parent / "build" / "peers" / "venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / ".stamp"


def is_ready() -> bool:
    """Say whether the environment holds just what is required."""
    return STAMP.is_file() and STAMP.read_text() == wanted()


def wanted() -> str:
    """Return a digest of what is required."""
    return hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()


def make() -> str | None:
    """Make the environment unless it is ready; return what went wrong, if anything did."""
    if is_ready():
        return None
    print("Setting up build/peers/venv, once.", file=sys.stderr, flush=True)
    run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    run([str(PYTHON), "-m", "pip", "install", "--quiet", "uv"])
    fast = run([str(VENV / "bin" / "uv"), "pip", "install", "--python", str(PYTHON), "-r", str(REQUIREMENTS)])
    if fast is None or run([str(PYTHON), "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS)]) is None:
        STAMP.write_text(wanted())
        return None
    return one_by_one()


def one_by_one() -> str | None:
    """Install each requirement by itself, so that one that cannot be had costs its own rows only."""
    failed = []
    for line in REQUIREMENTS.read_text().split():
        if run([str(PYTHON), "-m", "pip", "install", "--quiet", line]) is not None:
            failed.append(line)
    return f"could not be installed: {', '.join(failed)}" if failed else None


def run(command: list[str]) -> str | None:
    """Run a command; return the last line it wrote if it failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        return str(error)
    return None if done.returncode == 0 else (done.stderr.strip().splitlines() or ["failed"])[-1]
