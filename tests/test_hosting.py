"""docs/hosting.md walked through from an empty folder, command by command, behind Caddy and behind nginx; and deploy/.

The folder stands for the machine: what would go to /etc, /opt and /var/lib goes into it. Left out is what the network
or the machine's own administration is needed for (LEFT_OUT); what systemd would start is started by the same units.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import socket
import stat
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from datetime import datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from signoria.server.config.kinds import KINDS
from signoria.server.config.overrides import variable
from tests.server.conftest import postgres, postgres_url
from tests.server.http.proxies import NAME, Proxy, RemoteVisitor, caddy, free_port, nginx, trusting
from tests.server.installed import Installation, ServedHouse

__all__ = ["postgres", "postgres_url"]
ROOT = Path(__file__).parents[1]
PATIENCE = 120
"""Seconds that a command may take."""
DEPLOY = ROOT / "deploy"
PAGES = [ROOT / "docs" / name for name in ("hosting.md", "hosting.fr.md")]
LEFT_OUT = ("apt-get", "useradd", "certbot", "TMPDIR=/var/tmp", "runuser -u postgres", "NAME=")
"""`TMPDIR=` stands before pip."""
PLACES = re.compile(r"(?<![\w.])/(?=(?:etc|opt/signoria|var/lib/signoria)(?:/|\b))")
OWNERS = re.compile(r" -o signoria -g signoria| *runuser -u signoria -- ")


def sections(page: Path) -> list[tuple[str, str]]:
    """The last heading before each block of commands, and the block."""
    found, heading = [], ""
    for title, code in re.findall(
        r"^##+ ([^\n]*)$|^```sh\n(.*?)^```", page.read_text(), flags=re.MULTILINE | re.DOTALL
    ):
        heading = title or heading
        found += [(heading, code)] if code else []
    return found


class Walk:
    """A host who follows the page on a machine of their own."""

    def __init__(self, machine: Path, open_: ExitStack, postgres: str) -> None:
        self.machine = machine
        self.open = open_
        self.postgres = postgres
        """The database that is there in place of one made by the machine's administrator."""
        self.port, self.behind = free_port(), free_port()
        self.proxy: Proxy | None = None
        self.house: ServedHouse | None = None
        self.serving = open_.enter_context(ExitStack())
        self.said: list[str] = []
        for place in ("etc/systemd/system", "etc/caddy", "etc/nginx/conf.d", "var/lib", "opt/signoria/bin"):
            (machine / place).mkdir(parents=True)

    def here(self, text: str) -> str:
        return PLACES.sub(f"{self.machine}/", text).replace("postgresql:///signoria", self.postgres)

    @property
    def in_postgres(self) -> bool:
        settings = self.machine / "var" / "lib" / "signoria" / "house.toml"
        return settings.is_file() and 'database = "postgresql:' in settings.read_text()

    def put_away(self) -> None:
        """An empty database, as `dropdb` and `createdb` make one."""
        with psycopg.connect(self.postgres, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")

    def follow(self, line: str) -> None:
        line = line.replace("$NAME", NAME)
        words = shlex.split(line)
        if line.startswith(LEFT_OUT):
            return
        if words[:3] == ["python3", "-m", "venv"]:
            command = Path(self.here(words[3])) / "bin" / "signoria"
            command.parent.mkdir(parents=True, exist_ok=True)
            command.symlink_to(Path(sys.executable).with_name("signoria"))
        elif words[0] == "mv" and self.in_postgres:
            self.put_away()
        elif words[0] == "systemctl":
            self.systemctl(*words[1:])
        elif words[0] == "curl":
            self.curl(words[-1])
        else:
            self.shell(self.here(OWNERS.sub("", line)))

    def shell(self, line: str) -> None:
        done = subprocess.run(
            line, shell=True, cwd=ROOT, env=Installation().environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, f"{line}: {done.stderr}"
        self.said.append(done.stdout)

    def unit(self, name: str) -> dict[str, str]:
        text = (self.machine / "etc" / "systemd" / "system" / f"{name}.service").read_text()
        return dict(re.findall(r"^(\w+)=(.*)$", text, flags=re.MULTILINE))

    def systemctl(self, *words: str) -> None:
        match words:
            case ("enable", "--now", "signoria") | ("start", "signoria"):
                program, *arguments = shlex.split(self.here(self.unit("signoria")["ExecStart"]))
                assert Path(program).is_symlink() and arguments[0] == "serve"
                served = Installation().serve(*arguments[1:], "--port", str(self.behind))
                self.house = self.serving.enter_context(served)
            case ("stop", "signoria"):
                self.serving.close()
            case ("restart", "signoria"):
                self.systemctl("stop", "signoria")
                self.systemctl("start", "signoria")
            case ("restart", "caddy" as kind) | ("reload", "nginx" as kind):
                place = "caddy/Caddyfile" if kind == "caddy" else "nginx/conf.d/signoria.conf"
                start = caddy if kind == "caddy" else nginx
                running, authority = start(self.machine, self.behind, self.port, self.machine / "etc" / place)
                self.open.callback(running.wait, 30)
                self.open.callback(running.terminate)
                self.proxy = trusting(authority, self.port, running, self.machine / "proxy.log")
            case ("enable", "--now", "signoria-backup.timer"):
                assert (self.machine / "etc" / "systemd" / "system" / "signoria-backup.timer").is_file()
            case ("start", "signoria-backup"):
                unit = self.unit("signoria-backup")
                for state in unit["StateDirectory"].split():
                    (self.machine / "var" / "lib" / state).mkdir(mode=0o700, exist_ok=True)
                for what in ("ExecStart", "ExecStartPost"):
                    self.shell(self.here(unit[what]).replace("$$", "$").replace("%%", "%"))
            case _:
                raise AssertionError(f"no such service: {words}")

    def curl(self, address: str) -> None:
        if address.startswith("http://"):
            with urllib.request.urlopen(address.replace("8655", str(self.behind))) as answer:
                assert answer.status == 200 and answer.read() == b'{"well":true}'
        else:
            assert self.proxy is not None
            assert RemoteVisitor(self.proxy, "127.0.0.2").ask("GET", "/health").text == '{"well":true}'


@pytest.mark.full
@pytest.mark.parametrize(
    ("page", "left"),
    [(PAGES[0], {"In PostgreSQL", "nginx"}), (PAGES[1], {"Dans un fichier", "Caddy"})],
    ids=["English, a file, Caddy", "French, PostgreSQL, nginx"],
)
def test_a_host_who_follows_the_page_has_a_club_that_people_play_in_and_its_backup(
    page: Path, left: set[str], tmp_path: Path, postgres_url: str
) -> None:
    assert left < {heading for heading, _ in sections(page)}
    with ExitStack() as open_:
        walk = Walk(tmp_path, open_, postgres_url)
        for heading, code in sections(page):
            if heading in left:
                continue
            for line in code.splitlines():
                walk.follow(line)
            if heading in ("Caddy", "nginx"):
                assert walk.proxy is not None
                visitor = RemoteVisitor(walk.proxy, "127.0.0.3")
                # The name has another port here, since nobody else may listen on 443.
                origin = {"Origin": f"https://{NAME}"}
                assert visitor.ask("POST", "/api/guest", {"name": "Anna"}, **origin).status < 300
                wanted = {"game": "patrician", "seats": 2, "options": {}, "listed": True}
                opened = visitor.ask("POST", "/api/tables", wanted, **origin)
                assert opened.status < 300, opened.text
        state = tmp_path / "var" / "lib" / "signoria"
        backups = sorted((state / "backups").iterdir())
        assert len(backups) == 2 and {stat.S_IMODE(backup.stat().st_mode) for backup in backups} == {0o600}
        assert not (state / "trial").exists() and not (tmp_path / "opt" / "signoria-new").exists()
        assert (state / "broken" / "house.db").is_file() != walk.in_postgres
        assert sum("1 tables with" in said for said in walk.said) == 4, "backed up and restored, twice"
        assert "Nobody is a member.\n" in walk.said
        assert walk.proxy is not None
        lobby = RemoteVisitor(walk.proxy, "127.0.0.4").ask("GET", "/api/tables").text
        assert len(json.loads(lobby)["open"]) == 1, "the house that was restored, served by the new version"


def test_both_languages_have_the_same_commands() -> None:
    english, french = ([code for _, code in sections(page)] for page in PAGES)
    assert english == [code.replace(" --lang fr", "") for code in french] and len(english) >= 8
    assert PAGES[1].read_text().count(" --lang fr\n") == 2, "the French page founds a house with a French settings file"


@pytest.mark.full
def test_whoever_started_the_service_is_told_when_the_house_is_open(tmp_path: Path) -> None:
    assert "\nType=notify\n" in (DEPLOY / "signoria.service").read_text()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(PATIENCE)
        started = Installation({"NOTIFY_SOCKET": str(tmp_path / "notify")})
        house = ("--database", f"sqlite:///{tmp_path / 'house.db'}", "--port", str(free_port()))
        with started.serve(*house) as served:
            assert manager.recv(100) == b"READY=1"
            with urllib.request.urlopen(f"{served.address}/health") as answer:
                assert answer.status == 200


def test_two_backups_within_a_minute_have_names_of_their_own_the_later_one_last() -> None:
    text = (DEPLOY / "signoria-backup.service").read_text().replace("%%", "%")
    found = re.search(r"house-\$\$\(date \+(\S+)\)\.db", text)
    assert found is not None
    first = datetime(2026, 11, 20, 4, 30, 1)
    names = [(first + timedelta(seconds=later)).strftime(found[1]) for later in (0, 1, 60, 86400)]
    assert names == sorted(set(names))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = unit.read_text().replace("/opt/signoria/bin/signoria", sys.executable)
        (tmp_path / unit.name).write_text(text)
    command = ["systemd-analyze", "verify", *(str(unit) for unit in tmp_path.iterdir())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_file_names_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    known = {variable(name) for name in KINDS} | {"SIGNORIA_CONFIG", "SIGNORIA_CACHE"}
    assert set(re.findall(r"SIGNORIA_\w+", text)) <= known
    assert 'ENTRYPOINT ["/opt/signoria/bin/signoria"]\nCMD ["serve"]' in text
    health = re.search(r'^HEALTHCHECK CMD \[".*?", "-c", "(.*)"\]$', text, re.MULTILINE)
    assert health is not None
    compile(health[1], "HEALTHCHECK", "exec")
    sources = [words[1] for line in text.splitlines() if (words := line.split()) and words[0] == "COPY"]
    assert sources == [".", "--from=build"]
