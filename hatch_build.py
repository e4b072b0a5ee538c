"""Builds the page whenever the package is built: by pip install, by uv, and for an editable install, too."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))

import build_web


class PageHook(BuildHookInterface):
    """Hatchling asks it for requirements first, so that they are downloaded only for a page that is stale."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        page = [] if build_web.is_page_fresh(root) else [build_web.NODE]
        modules = [] if page == [] and build_web.are_modules_fresh(root) else build_web.MODULES_NEED
        return [*page, *modules]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build_web.build(Path(self.root))
        except build_web.PageError as error:
            self.app.abort(
                f"Signoria's page could not be built. {error}\nSIGNORIA_SKIP_WEB=1 installs Signoria without it."
            )
