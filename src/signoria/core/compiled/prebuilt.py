"""Libraries that came with the package: built beforehand, by `scripts/build_libraries.py`, for its own rules and data.

For x86-64 there are two of a game, one for every such processor and one for newer ones, x86-64-v3. The name of a file
holds the key of the rules, so that changed rules or components never meet an old one, and a hash of the file, since a
library that is not whole can end the process.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
from pathlib import Path

FOLDER = Path(__file__).with_name("libraries")
PLAIN, NEWER = "plain", "newer"


def prebuilt(name: str, key: str) -> Path | None:
    """The library of this key that is best for this processor, if one came with the package and can be loaded."""
    plain = _whole_file(name, key, PLAIN)
    library = _loaded(plain)
    if library is None:
        return None
    newer = _whole_file(name, key, NEWER) if runs_newer(library) else None
    return plain if _loaded(newer) is None else newer


def runs_newer(plain: ctypes.CDLL) -> bool:
    """Whether this processor runs libraries for newer ones: `processor.h`, in every library that has a newer one."""
    return hasattr(plain, "runs_newer") and bool(plain.runs_newer())


def file_name(name: str, key: str, kind: str, content: bytes, suffix: str) -> str:
    """What a library of this content is called."""
    return f"{name}-{key}-{kind}-{hashlib.sha256(content).hexdigest()[:16]}{suffix}"


def _whole_file(name: str, key: str, kind: str) -> Path | None:
    with contextlib.suppress(OSError):
        for file in FOLDER.glob(f"{name}-{key}-{kind}-*"):
            if file.name == file_name(name, key, kind, file.read_bytes(), file.suffix):
                return file
    return None


def _loaded(file: Path | None) -> ctypes.CDLL | None:
    """None, too, for a library of another system."""
    if file is not None:
        with contextlib.suppress(OSError):
            return ctypes.CDLL(str(file))
    return None
