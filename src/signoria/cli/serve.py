"""`signoria serve`: the house in the browser."""

from __future__ import annotations

import os
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from signoria.cli.arguments import Language, read_thought
from signoria.cli.language import house_words
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.config.settings import Settings
    from signoria.server.store.file_lock import HouseLock


def _option(name: str, **more: Any) -> Any:
    """An option that a variable of the environment gives, too."""
    variable = f"SIGNORIA_{name.removeprefix('--').replace('-', '_').upper()}"
    return typer.Option(name, envvar=variable, show_envvar=False, **more)


def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
    port: Annotated[int | None, _option("--port", metavar="N", help="help-port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")] = None,
    public_url: Annotated[str | None, _option("--public-url", metavar="URL", help="help-public-url")] = None,
    workers: Annotated[int | None, _option("--workers", metavar="N", help="help-workers")] = None,
    thought: Annotated[float, _option("--thought", metavar="SECONDS", help="help-thought")] = 0.7,
    pace: Annotated[float, _option("--pace", metavar="SECONDS", help="help-pace")] = 0.1,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE", help="help-limit")] = None,
    show_limits: Annotated[bool, typer.Option("--limits", help="help-limits")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Language = None,
) -> None:
    from signoria.server.config.settings import EVERY_ADDRESS, LOOPBACK, PORT, Settings, default_database
    from signoria.server.ops.logs import configure
    from signoria.server.store.file_lock import AlreadyOpen
    from signoria.server.store.migration_runner import Unusable, prepare
    from signoria.server.uvicorn_server import PortTaken, listen
    from signoria.server.uvicorn_server import serve as run

    words = house_words(lang)
    thought = read_thought(thought, words)
    settings = read_limits(Settings(), limit or (), words)
    if show_limits:
        list_limits(settings, words)
        return
    database = database or os.environ.get("SIGNORIA_DATABASE") or default_database()
    make_folder(database, words)
    try:
        lock = take_lock(database, words)
    except AlreadyOpen as other:
        show_other(other.address, open_page, words)
        return
    try:
        prepare(database)
    except Unusable:
        raise Problem(words.say("serve-no-database", database=without_password(database))) from None
    host = EVERY_ADDRESS if lan else LOOPBACK
    try:
        listening = listen(host, PORT if port is None else port)
    except PortTaken:
        if port is not None:
            raise Problem(words.say("port-taken", port=str(port))) from None
        listening = listen(host, 0)
    configure()
    settings = replace(
        settings,
        host=host,
        database=database,
        public_url=public_url,
        workers=workers or spare_cores(),
        thought=thought,
        pace=max(0.0, pace),
    )
    address = f"http://localhost:{listening.getsockname()[1]}/"

    def ready() -> None:
        lock.tell(address)
        announce(address, settings.is_for_others, open_page, words)

    if not run(settings, listening, ready):
        raise Problem(words.say("serve-failed", database=without_password(database)))


def take_lock(database: str, words: Catalogue) -> HouseLock:
    """The house's lock; AlreadyOpen if another server has it."""
    from signoria.server.store.file_lock import HouseLock

    try:
        return HouseLock(database)
    except OSError:
        raise Problem(words.say("serve-no-database", database=without_password(database))) from None


def show_other(address: str, open_page: bool, words: Catalogue) -> None:
    """The house is open already: say where and, if that was asked for, show its page; else it is a failure."""
    if not address:
        raise Problem(words.say("serve-being-opened"), FAILED)
    sentence = words.say("serve-already-open", address=address)
    if not open_page:
        raise Problem(sentence, FAILED)
    screen().print(escape(sentence), soft_wrap=True)
    webbrowser.open(address)


def read_limits(settings: Settings, texts: Sequence[str], words: Catalogue) -> Settings:
    """The settings with the limits that the environment and the command line give."""
    from signoria.server.config.overrides import BadSetting, with_overrides

    try:
        return with_overrides(settings, texts, os.environ)
    except BadSetting as bad:
        raise Problem(words.say(bad.message, **bad.arguments)) from None


def list_limits(settings: Settings, words: Catalogue) -> None:
    """Every limit with its value, the variable that gives it, and what it is about."""
    from signoria.server.config.overrides import SECRET, named, variable

    for name, value in named(settings).items():
        shown = "…" if name in SECRET and value else value
        screen().print(escape(f"{name}={shown}  {variable(name)}"), soft_wrap=True)
        meaning = words.say(f"limit-{name.replace('_', '-')}")
        screen().print(escape(f"    {meaning}"), soft_wrap=True)


def announce(address: str, is_for_others: bool, open_page: bool, words: Catalogue) -> None:
    """Say where the page is, and show it if that was asked for."""
    from signoria.server.http.addresses import lan_addresses

    screen().print(escape(words.say("serve-ready", address=address)), soft_wrap=True)
    if is_for_others:
        for lan in lan_addresses():
            elsewhere = address.replace("localhost", lan)
            screen().print(escape(words.say("serve-lan", address=elsewhere)), soft_wrap=True)
    screen().print(escape(words.say("serve-stop")))
    if open_page:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def make_folder(database: str, words: Catalogue) -> None:
    """The folder of a SQLite file, readable by nobody else: the file holds running games' secrets."""
    if not database.startswith("sqlite:///"):
        return
    folder = Path(database.removeprefix("sqlite:///")).parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        raise Problem(words.say("save-impossible", file=str(folder))) from None


def spare_cores() -> int:
    """Bots think on all cores but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def without_password(database: str) -> str:
    """A database's address as it may be shown."""
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
