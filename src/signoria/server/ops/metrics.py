"""What whoever runs the server can measure; no name, token or card is in it."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from signoria.server.ops.collectors import Counted, Lasted

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The server's measures, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counted("signoria_entries", "Entries written, by kind.", "kind", self.registry)
        self.refused = Counter("signoria_refused", "Requests refused, by reason.", ["reason"], registry=self.registry)
        self.faults = Counter(
            "signoria_faults",
            "What went wrong on our side, by kind and place.",
            ["kind", "place"],
            registry=self.registry,
        )
        self.connections = Gauge("signoria_connections", "Open sockets.", registry=self.registry)
        self.tables = Gauge("signoria_tables", "Tables in memory.", registry=self.registry)
        self.bots_waiting = Gauge("signoria_bots_waiting", "Questions waiting for a bot.", registry=self.registry)
        self.bot_restarts = Gauge("signoria_bot_restarts", "Bot workers started anew.", registry=self.registry)
        self.bot_workers = Gauge(
            "signoria_bot_workers",
            "Workers that think for bots, here and on other machines.",
            ["where"],
            registry=self.registry,
        )
        self.bot_seconds = Gauge(
            "signoria_bot_seconds", "Seconds bots have thought.", ["level"], registry=self.registry
        )
        self.bot_moves = Gauge(
            "signoria_bot_moves",
            "Moves of bots, by the level asked for and the level that moved.",
            ["asked", "moved"],
            registry=self.registry,
        )
        self.change_seconds = Lasted("signoria_change_seconds", "From a request to its answer.", self.registry, SECONDS)
        self.write_seconds = Lasted("signoria_write_seconds", "Until an entry is on disk.", self.registry, SECONDS)

    def text(self) -> bytes:
        """All of it in Prometheus's format."""
        return generate_latest(self.registry)
