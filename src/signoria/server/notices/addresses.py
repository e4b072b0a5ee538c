"""Where notices may be posted: to what the internet reaches, and to this machine or network only where settings say so.

A name is looked up once; what is connected to is the address that was checked, whatever the name says a moment later.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from signoria.server.config.networks import networks

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
LONGEST = 800
"""Characters of an address."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
OF_THE_INTERNET = ipaddress.ip_network("2000::/3")
"""What is given out of IPv6."""
PORTS = {"https": 443, "http": 80}


class BadAddress(ValueError):
    """Nothing may be posted there."""


@dataclass(frozen=True)
class Target:
    """An address taken apart, with where it leads: addresses that were checked."""

    is_encrypted: bool
    host: str
    port: int
    path: str
    addresses: tuple[str, ...]

    @property
    def authority(self) -> str:
        """As the header `Host` has it."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == PORTS["https" if self.is_encrypted else "http"] else f"{name}:{self.port}"


async def target_of(address: str, allowed: str) -> Target:
    """Where an address leads; BadAddress if nothing may be posted there, OSError if its name cannot be looked up.

    `allowed` are networks beside those of the internet. Without encryption only this machine is posted to.
    """
    is_encrypted, host, port, path = parts_of(address)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    checked = tuple(dict.fromkeys(str(one[4][0]) for one in found if may_post_to(str(one[4][0]), allowed)))
    if not is_encrypted:
        checked = tuple(one for one in checked if ipaddress.ip_address(one).is_loopback)
    if not checked:
        raise BadAddress(host)
    return Target(is_encrypted, host, port, path, checked)


def parts_of(address: str) -> tuple[bool, str, int, str]:
    """Whether it is encrypted, host, port and path; BadAddress if it is no address of the web."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
        host.encode("ascii")
    except ValueError:
        raise BadAddress(address) from None
    is_plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
    if not is_plain or parts.scheme not in PORTS or not host or "@" in parts.netloc or parts.fragment or port == 0:
        raise BadAddress(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme == "https", host, port or PORTS[parts.scheme], path


def may_post_to(address: str, allowed: str) -> bool:
    """Whether it is an address of the internet, or of a network that was allowed; what hides another is that one."""
    found = _plain(ipaddress.ip_address(address.partition("%")[0]))
    if any(found in network for network in networks(allowed)):
        return True
    is_of_the_internet = found.version == 4 or found in OF_THE_INTERNET
    return is_of_the_internet and found.is_global and not found.is_multicast and not found.is_reserved


def _plain(address: Address) -> Address:
    """An address of IPv4 that is written as one of IPv6, as the network in between reads it."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        return inner or address
    return address
