"""Addresses: by which names the server may be called, and where friends find it."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from signoria.server.config.settings import Settings

LOOPBACK_NAMES = {"localhost", "127.0.0.1", "::1"}
OUTSIDE = ("192.0.2.1", 9)
"""An address of nobody: asking for the way to it tells our own, and nothing is sent."""


def is_own_host(host: str, settings: Settings) -> bool:
    """Whether a Host header names this server: another name would be a page of somebody else's, rebound to us."""
    name = _name_in(host)
    if name in LOOPBACK_NAMES or (settings.public_url and name == urlsplit(settings.public_url).hostname):
        return True
    return settings.is_for_others and (_is_address(name) or name in _own_names())


def is_loopback(host: str) -> bool:
    """Whether a Host header names this machine as only it can."""
    return _name_in(host) in LOOPBACK_NAMES


def is_own_origin(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a request comes from the server's own page, or from no page at all."""
    if origin is None:
        return True
    if settings.public_url and origin == _origin_of(settings.public_url):
        return True
    return origin.lower() in (f"http://{host.lower()}", f"https://{host.lower()}")


def invitation_links(path: str, host: str, settings: Settings) -> list[str]:
    """Where a friend finds a page, the best address first."""
    if settings.public_url:
        return [f"{settings.public_url.rstrip('/')}{path}"]
    here = f"http://{host}{path}"
    if not settings.is_for_others:
        return [here]
    port = urlsplit(f"//{host}").port or settings.port
    lan = [f"http://{address}:{port}{path}" for address in lan_addresses()]
    return list(dict.fromkeys([*lan, here]))


def lan_addresses() -> list[str]:
    """This machine's address on the local network, if it has one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(OUTSIDE)
            address = str(probe.getsockname()[0])
    except OSError:
        return []
    return [] if ipaddress.ip_address(address).is_loopback else [address]


def _name_in(host: str) -> str:
    """The name in a Host header without its port; nothing if it holds anything else."""
    try:
        parts = urlsplit(f"//{host}")
        whole = parts.netloc == host and "@" not in host and (parts.port is None or parts.port > 0)
    except ValueError:
        return ""
    return (parts.hostname or "") if whole else ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _own_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, f"{name}.local"}


def _origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
