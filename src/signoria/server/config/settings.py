"""How a server is run: where it listens, where it keeps things, and how much one visitor may ask of it."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path

from platformdirs import user_data_path

PORT = 8655
LOOPBACK = "127.0.0.1"
EVERY_ADDRESS = "0.0.0.0"
HOUSE = "house.db"


@dataclass
class Limits:
    """What one visitor may do, so that nobody starves the others.

    The only settings that change while a house is open: see `live/changed_settings.py`.
    """

    new_guests: str = "200/hour"
    """Names taken from one address: a club evening of forty people has one address, and some come with two devices."""
    sign_ins: str = "200/hour"
    """Times that somebody signs up or in from one address, or tries to."""
    mails: str = "60/hour"
    """Links by mail that one address asks for."""
    mails_to: str = "5/hour"
    """Links that are sent to one mail address, whoever asks for them."""
    exports: str = "10/hour"
    """Times that one member takes all that is kept of them."""
    trials: str = "30/hour"
    """Times that one member changes where notices go, or tries whether they come."""
    reports: str = "20/hour"
    """Lines and people that one guest reports."""
    orders: str = "600/minute"
    """Requests of one host or administrator about keeping order."""
    friend_asks: str = "30/hour"
    """People whom one member asks to be friends."""
    invitations: str = "100/hour"
    """People whom one guest invites by name."""
    searches: str = "120/hour"
    """Times that one guest begins to look for a game."""
    requests: str = "600/minute"
    """HTTP requests about guests and tables, of one guest, or of one address for those who are no guest."""
    new_tables: str = "30/hour"
    open_tables: int = 50
    """Tables a guest has opened that are neither over nor forgotten."""
    looks: str = "300/minute"
    """Parts of replays that one guest looks at, or one address for those who are no guest."""
    new_records: str = "30/hour"
    """Records that one guest brings."""
    records: int = 300
    """Records of one guest that are kept."""
    connections: int = 40
    """Sockets of one guest, or of one address for those who are no guest."""
    address_connections: int = 400
    """Connections of one address, sockets and others: forty people, each with a table and a page that is loading."""
    openings: int = 400
    """Connections that one address opens at once."""
    openings_a_second: float = 20.0
    """Connections that one address opens in the long run."""
    messages: int = 200
    """Messages at once of one guest, on all sockets; one that costs more work counts for several."""
    messages_a_second: float = 20.0
    """Messages of one guest in the long run."""
    previews: int = 60
    """Previews, looks at the game as it was and at earlier lines of chat, at once of one guest."""
    previews_a_second: float = 12.0
    """Previews and looks at the game as it was, of one guest in the long run."""
    look_seconds: float = 1.0
    """Seconds of a core that previews and looks of one guest take at once."""
    look_seconds_a_second: float = 0.1
    """Seconds of a core that previews and looks of one guest take each second, in the long run."""
    address_guests: int = 10
    """How many times what one guest may send and look at is allowed to all guests of one address together."""
    lines: str = "30/minute"
    """Lines of chat of one guest; as often a host removes lines, mutes and says who may speak at a table."""
    message_bytes: int = 4_096
    body_bytes: int = 65_536
    record_bytes: int = 200_000
    """The longest record that may be brought."""
    misunderstood: int = 20
    """Messages that make no sense before a socket is closed."""
    outbox: int = 256
    """Messages waiting to be sent on one socket before it counts as too slow."""
    outbox_bytes: int = 1_000_000
    """Bytes waiting to be sent on one socket before it counts as too slow."""


@dataclass(frozen=True)
class Settings:
    """All that can be set."""

    host: str = LOOPBACK
    port: int = PORT
    database: str = ""
    public_url: str | None = None
    """The address people use, where the server stands behind another one."""
    old_url: str | None = None
    """The address at which the version before still serves running games that were begun with other rules."""
    proxies: str = "127.0.0.1, ::1"
    """With a public address: where its proxy stands, whose word is taken for where a visitor comes from."""
    metrics_token: str = ""
    """Who sends it as a bearer token is shown the measures; without one only this machine is."""
    mail_server: str = ""
    """Where mail is handed in, as `smtp://USER:PASSWORD@HOST:PORT`; without one nobody is sent any."""
    mail_from: str = "Signoria <signoria@localhost>"
    """From whom mail comes."""
    workers: int | None = None
    """Processes of the house's own in which bots think; as many as there are cores but one if it is not said. With 0
    there is one that thinks only while no other machine does."""
    bots_secret: str = ""
    """Who sends it as a bearer token may think for bots, on whatever machine; without one nobody else may."""
    thought: float = 0.7
    """Seconds a bot that looks ahead thinks about a move."""
    pace: float = 0.1
    """Seconds that a bot takes for its move at least; every page shows moves as fast as its reader likes."""
    answer: float = 2.5
    """Seconds after which a move is made that was planned ahead, more or less: as if its person had been asked."""
    shortest_clock: float = 60.0
    """Seconds that a clock gives at least, for a move or for a game."""
    turn_mail_after: float = 600.0
    """Seconds that a game which takes days waits for somebody before they are written to."""
    letters_apart: float = 3600.0
    """Seconds between two letters about games to the same member; what happens meanwhile is in the next."""
    notice_after: float = 20.0
    """Seconds after which a member who is not at the table is told by push or webhook."""
    notice_networks: str = ""
    """Networks of this machine or around it to which notices may be posted; nothing is posted there otherwise."""
    tournament_makers: str = "hosts"
    """Who makes tournaments: `hosts`, and who runs the house, or all `members`."""
    away: float = 60.0
    """Seconds after which a person who is not connected counts as away."""
    hello: float = 10.0
    """Seconds in which a new socket must say hello."""
    head: float = 10.0
    """Seconds in which the head of a request must have come."""
    body: float = 30.0
    """Seconds in which the body of a request must have come."""
    unread: float = 20.0
    """Seconds after which a visitor who takes nothing of what waits for them is cut off."""
    idle: float = 900.0
    """Seconds after which a table at which nobody is connected is put away."""
    snapshot_every: int = 64
    """Entries of a table's log between two snapshots."""
    keep_tables_days: int | None = None
    """Days after which a table goes to which nothing has happened; a running game only if its people stay away, too."""
    keep_records_days: int | None = None
    """Days after which a record goes that a guest brought."""
    keep_guests_days: int | None = None
    """Days after which a guest is forgotten who has not come, and has no table and no record."""
    seasons: str = "by-hand"
    """When seasons of ratings begin: `by-hand`, `quarters` or `years`."""
    limits: Limits = field(default_factory=Limits)

    @property
    def bot_processes(self) -> int:
        return max(1, (os.cpu_count() or 2) - 1) if self.workers is None else self.workers

    @property
    def mailed_address(self) -> str:
        """The address that mail names; nothing where the server cannot know it, and then it sends none."""
        if self.public_url:
            return self.public_url.rstrip("/")
        return "" if self.is_for_others else f"http://localhost:{self.port}"

    @property
    def mail_sender(self) -> str:
        """The mail address alone from which mail comes."""
        return parseaddr(self.mail_from)[1]

    @property
    def sends_mail(self) -> bool:
        return bool(self.mail_server and self.mailed_address)

    @property
    def is_for_others(self) -> bool:
        """Whether other machines can reach the server."""
        return self.host not in (LOOPBACK, "localhost", "::1")


def default_database() -> str:
    """A file among the user's own data; on some systems earlier versions had it elsewhere, and it stays there."""
    usual, earlier = user_data_path("signoria", appauthor=False), Path.home() / ".local" / "share" / "signoria"
    is_there = not os.environ.get("XDG_DATA_HOME") and (earlier / HOUSE).exists()
    return f"sqlite:///{(earlier if is_there else usual) / HOUSE}"
