"""Numbers for the operator of the server, in Prometheus's format. Nothing about persons."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.responses = Counter("beagle_http_responses", "HTTP answers", ["status"], registry=self.registry)
        self.messages = Counter("beagle_live_messages", "Messages of live play received", registry=self.registry)
        self.refusals = Counter("beagle_refusals", "Requests refused in live play", ["code"], registry=self.registry)
        self.events = Counter("beagle_events", "Events committed", registry=self.registry)
        self.append_seconds = Histogram(
            "beagle_append_seconds",
            "From a checked event to its commit",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
        )
        self.connections = Gauge("beagle_live_connections", "Open live connections", registry=self.registry)
        self.commits = Gauge("beagle_commits", "Commits of this process", registry=self.registry)
        self.writes = Gauge("beagle_writes", "Writes of this process; several share a commit", registry=self.registry)
        self.thoughts = Gauge("beagle_thoughts_waiting", "Bot moves being thought about", registry=self.registry)
        self.live_matches = Gauge("beagle_live_matches", "Matches in memory", registry=self.registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
