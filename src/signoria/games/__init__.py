"""The games, each in its own folder; whatever folder is here, or in $SIGNORIA_GAMES, is a game."""

import os

__path__ += [path for path in os.environ.get("SIGNORIA_GAMES", "").split(os.pathsep) if path]
