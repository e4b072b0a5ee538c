"""Addresses from which no guests are let in: never this machine's own, nor that of the proxy before it."""

from __future__ import annotations

import ipaddress

import sqlalchemy as sa

from signoria.server.accounts.secrets_of_members import new_id
from signoria.server.config.networks import networks
from signoria.server.config.settings import Settings
from signoria.server.order.acting import HOUR
from signoria.server.order.standing import About, Keeper, lock_keepers, must_still_keep, note_deed
from signoria.server.protocol.refusals import Refused
from signoria.server.store.order_rows import SanctionRow
from signoria.server.store.sanctions import add_sanction, lift_network
from signoria.server.tables.names import one_line

OWN = "127.0.0.0/8, ::1/128, ::/128, 0.0.0.0/32"
WIDEST = {4: 8, 6: 16}
"""Bits that a network of each version must name at least."""


def checked_network(text: str, settings: Settings, own: list[str]) -> str:
    """A network as it is kept; `own` are addresses of this machine. Refused if it is none, or must not be kept out."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refused("refused-no-network", status=422) from None
    mapped = network.network_address.ipv4_mapped if isinstance(network, ipaddress.IPv6Network) else None
    if mapped is not None and network.prefixlen >= 96:
        network = ipaddress.ip_network((mapped, network.prefixlen - 96), strict=False)
    listened = "" if settings.host in ("localhost", "") else settings.host
    spared = networks(", ".join([OWN, settings.proxies, listened, *own]))
    if network.prefixlen < WIDEST[network.version] or any(_overlap(network, other) for other in spared):
        raise Refused("refused-own-network", status=422)
    return str(network)


def _overlap(
    one: ipaddress.IPv4Network | ipaddress.IPv6Network, other: ipaddress.IPv4Network | ipaddress.IPv6Network
) -> bool:
    return one.version == other.version and one.overlaps(other)


def ban_network(connection: sa.Connection, keeper: Keeper, network: str, hours: int, why: str, now: float) -> None:
    """Keep guests of a network out for so many hours."""
    lock_keepers(connection)
    must_still_keep(connection, keeper, now)
    lift_network(connection, network, now)
    row = SanctionRow(
        new_id(), "address", None, network, network, [], one_line(why), keeper.name, now, now + hours * HOUR
    )
    add_sanction(connection, row)
    note_deed(connection, keeper, "ban-address", now, About(network), why, hours=hours)


def let_network_in(connection: sa.Connection, keeper: Keeper, network: str, why: str, now: float) -> None:
    lock_keepers(connection)
    must_still_keep(connection, keeper, now)
    if not lift_network(connection, network, now):
        raise Refused("refused-not-sanctioned", status=404)
    note_deed(connection, keeper, "unban-address", now, About(network), why)
