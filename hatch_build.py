"""Builds the page, and for a wheel the libraries of the rules, whenever the package is built: by pip, by uv, by hatch.

An editable install has the page alone: what it plays is built by the machine's own compiler when it is first needed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import build_libraries
import build_web


class PackageHook(BuildHookInterface):
    """Hatchling asks it for requirements first, so that nothing is downloaded that this build does not need."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        page = build_web.requirements(Path(self.root))
        libraries = build_libraries.requirements() if self.target_name == "wheel" else []
        return [*page, *libraries]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_web.build(Path(self.root))
        except build_web.PageError as error:
            self.app.abort(
                f"Signoria's page could not be built. {error}\nSIGNORIA_SKIP_WEB=1 installs Signoria without it."
            )
        if self.target_name == "wheel" and version == "standard":
            self.add_libraries(build_data)

    def add_libraries(self, build_data: dict[str, Any]) -> None:
        """With libraries it is a wheel for one platform, without them one for all."""
        try:
            tag, files = build_libraries.build()
        except build_libraries.LibrariesError as error:
            if build_libraries.is_named():
                self.app.abort(f"Signoria's libraries could not be built. {error}")
            self.app.display_warning(f"This wheel brings no libraries and needs a compiler. {error}")
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{tag}"
        build_data["force_include"].update(
            {str(file): f"signoria/core/compiled/libraries/{file.name}" for file in files}
        )
