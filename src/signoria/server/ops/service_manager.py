"""Whatever started the server as a service learns when it is open: systemd's notification protocol, `Type=notify`."""

from __future__ import annotations

import os
import socket


def tell_open() -> None:
    """Say so, once, if anybody asked for it."""
    address = os.environ.pop("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.sendto(b"READY=1", address)
