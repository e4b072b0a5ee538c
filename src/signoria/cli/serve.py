"""`signoria serve`: the house in the browser."""

from __future__ import annotations

import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from signoria.cli.arguments import Language
from signoria.cli.language import house_words
from signoria.cli.problems import FAILED, Problem
from signoria.cli.screen import screen
from signoria.cli.settings import Config, list_settings, settings_of, without_password
from signoria.core.text.words import Catalogue

if TYPE_CHECKING:
    from signoria.server.config.settings import Settings
    from signoria.server.store.file_lock import HouseLock


def serve(  # noqa: PLR0913 - each is an option of the command
    *,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
    config: Config = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="help-port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")] = None,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="help-public-url")] = None,
    workers: Annotated[str | None, typer.Option("--workers", metavar="N", help="help-workers")] = None,
    thought: Annotated[str | None, typer.Option("--thought", metavar="SECONDS", help="help-thought")] = None,
    pace: Annotated[str | None, typer.Option("--pace", metavar="SECONDS", help="help-pace")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE", help="help-limit")] = None,
    show_limits: Annotated[bool, typer.Option("--limits", help="help-limits")] = False,
    open_page: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Language = None,
) -> None:
    from signoria.server.config.settings import EVERY_ADDRESS
    from signoria.server.ops.logs import configure
    from signoria.server.ops.service_manager import tell_open
    from signoria.server.store.file_lock import AlreadyOpen
    from signoria.server.store.migration_runner import Unusable, prepare
    from signoria.server.uvicorn_server import serve as run

    words = house_words(lang)
    bots = {"workers": workers, "thought": thought, "pace": pace}
    doors = {"host": EVERY_ADDRESS if lan else None, "port": port, "public_url": public_url}
    settings = settings_of(config, limit or (), words, database=database, **doors, **bots)
    if show_limits:
        list_settings(settings, words)
        return
    database = settings.database
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
    listening = open_port(settings, is_any_good=port is None and not settings.public_url, words=words)
    configure()
    address = f"http://localhost:{listening.getsockname()[1]}/"

    def ready() -> None:
        lock.tell(address)
        announce(address, settings.is_for_others, open_page, words)
        tell_open()

    if not run(settings, listening, ready):
        raise Problem(words.say("serve-failed", database=without_password(database)))


def open_port(settings: Settings, is_any_good: bool, words: Catalogue) -> socket.socket:
    """A socket on the port of the settings; on any free one if the usual port is taken and nobody counts on it."""
    from signoria.server.config.settings import PORT
    from signoria.server.uvicorn_server import PortTaken, listen

    try:
        return listen(settings.host, settings.port)
    except PortTaken:
        if settings.port == PORT and is_any_good:
            return listen(settings.host, 0)
    raise Problem(words.say("port-taken", port=str(settings.port)))


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
