"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counters of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._entries = Counter("pantheon_entries", "Entries written to logs", registry=self.registry)
        self._append = Histogram(
            "pantheon_append_seconds", "From asking for an append to its being durable",
            registry=self.registry, buckets=_QUICK,
        )  # fmt: skip
        self._load = Histogram(
            "pantheon_load_seconds", "Loading a table from its log", registry=self.registry, buckets=_QUICK
        )
        self._tables = Gauge("pantheon_tables_in_memory", "Tables in memory", registry=self.registry)
        self._sockets = Gauge("pantheon_sockets", "Open sockets", registry=self.registry)
        self._refused = Counter("pantheon_refused", "Commands that were refused", ["reason"], registry=self.registry)
        self._cut = Counter("pantheon_cut", "Sockets that were cut off", ["reason"], registry=self.registry)
        self._thoughts = Histogram(
            "pantheon_bot_seconds", "From asking a bot to its answer", registry=self.registry, buckets=_QUICK
        )

    def appended(self, entries: int, seconds: float) -> None:
        """Entries are durable."""
        self._entries.inc(entries)
        self._append.observe(seconds)

    def loaded(self, seconds: float) -> None:
        """A table was loaded."""
        self._load.observe(seconds)

    def counted(self, tables: int) -> None:
        """So many tables are in memory."""
        self._tables.set(tables)

    def connected(self, change: int) -> None:
        """A socket more or less."""
        self._sockets.inc(change)

    def refused(self, reason: str) -> None:
        """A command was refused."""
        self._refused.labels(reason).inc()

    def cut(self, reason: str) -> None:
        """A socket was cut off, because of too much of something."""
        self._cut.labels(reason).inc()

    def thought(self, seconds: float) -> None:
        """A bot has answered."""
        self._thoughts.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
