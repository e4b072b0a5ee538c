"""Networks in settings: addresses and networks in a list with commas."""

from __future__ import annotations

import ipaddress


def networks(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks in a list with commas; ValueError if one is neither."""
    return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]
