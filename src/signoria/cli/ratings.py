"""`signoria house ratings` and `signoria house season`: ratings made anew from the games, and a new season."""

from __future__ import annotations

import time

import sqlalchemy as sa
from rich.markup import escape

from signoria.cli.existing_house import must_be_there, no_database
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue
from signoria.server.ratings.counting import begin_season
from signoria.server.store.engine import make_engine
from signoria.server.store.migration_runner import Unusable, prepare
from signoria.server.store.rows import Trouble
from signoria.server.upkeep.recount import recount


def look_after_ratings(database: str, action: str, write: bool, words: Catalogue) -> None:
    """Compare or make anew all ratings, or begin a season; the house may be open meanwhile."""
    must_be_there(database, words)
    try:
        prepare(database)
        engine = make_engine(database)
        try:
            said = _new_season(engine, words) if action == "season" else _recounted(engine, write, words)
        finally:
            engine.dispose()
    except (Unusable, Trouble):
        raise no_database(database, words) from None
    screen().print(escape(said), soft_wrap=True)


def _recounted(engine: sa.Engine, write: bool, words: Catalogue) -> str:
    done = recount(engine, write=write)
    what = "house-ratings-same" if done.is_same else "house-ratings-made" if write else "house-ratings-differ"
    said = words.say(
        what,
        games=done.games,
        added=done.added,
        removed=done.removed,
        changed=done.changed,
        ratings=done.ratings,
    )
    return f"{said}\n{words.say('house-ratings-unread', games=done.unread)}" if done.unread else said


def _new_season(engine: sa.Engine, words: Catalogue) -> str:
    with engine.begin() as connection:
        number = begin_season(connection, time.time())
    return words.say("house-season-begun", number=number)
