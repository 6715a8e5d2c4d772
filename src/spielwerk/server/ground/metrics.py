"""What a host may watch with Prometheus: how much is played, how fast, and what goes wrong.

Numbers only, and nothing of a match. They are told on a port of their own, never to browsers.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds of commits and requests."""

SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
"""Seconds that bots think."""

TABLES = Gauge("spielwerk_tables", "Tables in memory.", registry=REGISTRY)
VIEWERS = Gauge("spielwerk_viewers", "Sockets and streams at tables.", ["at"], registry=REGISTRY)
OPENED = Counter("spielwerk_tables_opened", "Tables set up.", ["game"], registry=REGISTRY)
OVER = Counter(
    "spielwerk_matches_over", "Matches played to their end.", ["game"], registry=REGISTRY
)
ACTIONS = Counter(
    "spielwerk_actions", "Actions kept, what was taken back too.", ["game"], registry=REGISTRY
)
REFUSED = Counter(
    "spielwerk_refusals", "What was asked for and refused.", ["code"], registry=REGISTRY
)
BEHIND = Counter("spielwerk_viewers_behind", "Times a browser did not keep up.", registry=REGISTRY)
DELETED = Counter(
    "spielwerk_tables_deleted", "Tables deleted as they were old.", registry=REGISTRY
)
REQUESTS = Histogram(
    "spielwerk_request_seconds",
    "HTTP requests, by what was asked for.",
    ["method", "route", "status"],
    buckets=FAST,
    registry=REGISTRY,
)
COMMITS = Histogram(
    "spielwerk_commit_seconds", "Commits to the database.", buckets=FAST, registry=REGISTRY
)
COMMIT_FAILURES = Counter(
    "spielwerk_commit_failures", "Commits that the database did not take.", registry=REGISTRY
)
CLAIMS = Counter("spielwerk_claims", "Tables that this server has taken up.", registry=REGISTRY)
BURIED = Counter(
    "spielwerk_servers_declared_dead", "Other servers declared dead by this.", registry=REGISTRY
)
LEASE_AGE = Gauge(
    "spielwerk_lease_seconds", "Since this server's row was prolonged.", registry=REGISTRY
)
HANDED_ON = Gauge(
    "spielwerk_handed_on", "Sockets and requests that other servers answer.", registry=REGISTRY
)
TURNED_AWAY = Counter(
    "spielwerk_turned_away",
    "Connections that were closed, or bodies not read: too much from an address, or in all.",
    ["why"],
    registry=REGISTRY,
)
UNREAD = Gauge("spielwerk_unread_bytes", "What has come and waits to be read.", registry=REGISTRY)
BOTS = Histogram(
    "spielwerk_bot_seconds",
    "From a question to a bot to its answer.",
    ["bot"],
    buckets=SLOW,
    registry=REGISTRY,
)


def seated(seat: int | None) -> str:
    """Whether a viewer sits or watches, as the numbers call it."""
    return "watch" if seat is None else "seat"


@contextmanager
def telling(host: str, port: int) -> Iterator[int | None]:
    """Tell whoever asks there meanwhile (no port: nobody); yields the port. OSError: it cannot."""
    if not port:
        yield None
        return
    server, thread = start_http_server(port, host, REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
