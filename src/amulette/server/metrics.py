"""What a host can watch, in Prometheus' format."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
WAITS = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)


class Metrics:
    """A registry of its own, so that two servers in one process do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counter("requests", "Requests to tables, by outcome", "outcome")
        self.appended = Histogram(
            "amulette_append_seconds", "Until an entry was on disk", buckets=STEPS, registry=self.registry
        )
        self.tables = Gauge("amulette_tables", "Tables in memory", registry=self.registry)
        self.aside = Gauge("amulette_aside", "Tables that cannot go on, by reason", ["why"], registry=self.registry)
        self.connections = Gauge("amulette_connections", "Open sockets and streams", registry=self.registry)
        self.dropped = self.counter("dropped", "Connections ended by the server, by reason", "why")
        self.thoughts = self.counter("thoughts", "Moves of bots, by how they came about", "how")
        self.waiting = Gauge("amulette_waiting", "Questions to bots whose turn has not come", registry=self.registry)
        self.waited = Histogram(
            "amulette_waited_seconds", "Until the turn of a question came", buckets=WAITS, registry=self.registry
        )
        self.trouble = Counter("amulette_trouble", "Errors of the store", registry=self.registry)

    def counter(self, name: str, text: str, label: str) -> Counter:
        return Counter(f"amulette_{name}", text, [label], registry=self.registry)
