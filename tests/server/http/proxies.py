"""A reverse proxy in front of a house: Caddy or nginx, with the configuration that `deploy/` has for a host."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import time
from dataclasses import dataclass
from http.client import HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

NAME = "games.example.org"
DEPLOY = Path(__file__).parents[3] / "deploy"
PATIENCE = 30.0


Started = tuple[subprocess.Popen[bytes], Path]
"""A proxy's process, and the file that says whom to trust."""


@dataclass
class Proxy:
    """A proxy that runs, under HTTPS with a certificate that its visitors trust."""

    port: int
    context: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def socket_from(self, address: str) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, source_address=(address, 0))


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    text: str


@dataclass
class RemoteVisitor:
    """Somebody at an address of their own, of those that this machine has."""

    proxy: Proxy
    address: str
    cookie: str = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        sent = {"Origin": self.proxy.url, "Content-Type": "application/json", "Cookie": self.cookie}
        sent.update({name.replace("_", "-"): value for name, value in headers.items()})
        connection = HTTPSConnection(NAME, self.proxy.port, context=self.proxy.context, timeout=PATIENCE)
        connection.sock = self.proxy.context.wrap_socket(self.proxy.socket_from(self.address), server_hostname=NAME)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), sent)
            response = connection.getresponse()
            answer = Answer(response.status, dict(response.getheaders()), response.read().decode(errors="replace"))
        finally:
            connection.close()
        headers_ = {name.lower(): value for name, value in answer.headers.items()}
        if "set-cookie" in headers_:
            self.cookie = headers_["set-cookie"].partition(";")[0]
        return Answer(answer.status, headers_, answer.text)

    def connect(self, table: str, origin: str | None = None) -> ClientConnection:
        wanted: Any = origin or self.proxy.url
        return connect(
            f"{self.proxy.url.replace('https', 'wss')}/api/tables/{table}/live",
            sock=self.proxy.socket_from(self.address),
            ssl=self.proxy.context,
            server_hostname=NAME,
            origin=wanted,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE,
        )


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def needed(program: str) -> str:
    """A program of the machine, looked for where administrators have it, too."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def caddy(folder: Path, house: int, port: int, site_file: Path = DEPLOY / "Caddyfile") -> Started:
    """Caddy, with a certificate of its own authority."""
    program = needed("caddy")
    site = site_file.read_text()
    assert f"\n{NAME} {{" in site and "127.0.0.1:8655" in site
    site = site.replace(f"\n{NAME} {{", f"\n{NAME}:{port} {{").replace("127.0.0.1:8655", f"127.0.0.1:{house}")
    ports = f"http_port {free_port()}\n\thttps_port {free_port()}"
    usual = f"{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\tauto_https disable_redirects\n\t{ports}\n}}\n"
    file = folder / "Caddyfile"
    file.write_text(usual + site)
    environment = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    log = (folder / "proxy.log").open("wb")
    running = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    log.close()
    return running, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def nginx(folder: Path, house: int, port: int, site_file: Path = DEPLOY / "nginx.conf") -> Started:
    """nginx, with a certificate that signs itself."""
    program, openssl = needed("nginx"), needed("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([openssl, *made], check=True, capture_output=True)
    site = site_file.read_text()
    for before, after in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("127.0.0.1:8655", f"127.0.0.1:{house}"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
    ):
        assert before in site
        site = site.replace(before, after)
    own = "\n".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{own}\n{site}}}\n")
    command = [program, "-c", str(file), "-e", str(folder / "proxy.log"), "-g", "daemon off;"]
    log = (folder / "proxy.log").open("wb")
    running = subprocess.Popen(command, stdout=log, stderr=log)
    log.close()
    return running, certificate


def trusting(authority: Path, port: int, running: subprocess.Popen[bytes], log: Path) -> Proxy:
    """The proxy, as soon as it answers."""
    deadline = time.monotonic() + PATIENCE
    while True:
        assert running.poll() is None and time.monotonic() < deadline, log.read_text()
        try:
            proxy = Proxy(port, ssl.create_default_context(cafile=str(authority)))
            with proxy.context.wrap_socket(proxy.socket_from("127.0.0.1"), server_hostname=NAME):
                return proxy
        except OSError:
            time.sleep(0.1)
