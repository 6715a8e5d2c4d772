"""Starting and stopping the server: an address, the database, uvicorn around the application."""

import contextlib
import errno
import gc
import ipaddress
import logging
import os
import resource
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI

from spielwerk.server.app import create_app
from spielwerk.server.ground import metrics
from spielwerk.server.ground.limits import MAX_FRAME
from spielwerk.server.ground.settings import Settings
from spielwerk.server.storage.database import StorageError
from spielwerk.server.storage.storage import Storage
from spielwerk.server.transport.pipes import SpliceSocket
from spielwerk.server.transport.requests import Requests

logger = logging.getLogger(__name__)

HOST = "127.0.0.1"
PORT = 8000

PORTS_TRIED = 100
"""How many ports from `PORT` on are tried when nobody asks for a certain one."""

SOCKETS = 65_536
"""Open at once, where the system allows it."""

GARBAGE = (20_000, 20, 20)
"""How seldom Python looks for garbage: the usual (700, 10, 10) takes 4 % of the server's time."""

GRACE_SECONDS = 5
"""For what is under way when the server is told to stop."""

UNREAD_SECONDS = 60
"""A browser that takes nothing for so long has gone."""

SEND_BUFFER = 64 * 1024
"""Bytes that the kernel is to hold for a browser that is slow to read."""


class AddressError(OSError):
    """The server cannot listen there; the message is one clear sentence."""


def serve(
    host: str = HOST,
    port: int | None = None,
    database_url: str | None = None,
    settings: Settings | None = None,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Serve until told to stop (Ctrl-C or SIGTERM); `announce` is given the address to open.

    Without a port: 8000, or the next one that is free. StorageError and AddressError say in one
    sentence why it cannot start.
    """
    settings = settings or Settings()
    proxies = believed(settings.trusted_proxies)
    if settings.cluster_address and not settings.cluster_secret:
        raise StorageError("servers that share a database need a secret to know each other by")
    listening = listen(host, port)
    _make_room()
    with contextlib.closing(listening), _metrics(settings), _ending_well():
        while _serve_once(listening, database_url, settings, proxies, announce):
            logger.warning("this server begins anew")
            announce = None


def _serve_once(
    listening: socket.socket,
    database_url: str | None,
    settings: Settings,
    proxies: list[str],
    announce: Callable[[str], None] | None,
) -> bool:
    """Serve until told to stop: False; or until others have declared this server dead."""
    storage = Storage(database_url, settings.cluster_address)
    with contextlib.closing(storage):
        app = create_app(storage, settings)

        def started() -> None:
            logger.info("listening on %s with %s", address(listening), storage.database)
            tell_supervisor("READY=1")
            if announce is not None:
                announce(address(listening))

        try:
            Server(_config(app, settings, proxies), started, app).run([listening.dup()])
        finally:
            logger.info("stopped")
        return storage.lease is not None and storage.lease.dead


def _config(app: FastAPI, settings: Settings, proxies: list[str]) -> uvicorn.Config:
    """What uvicorn is told."""
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=Requests,
        ws=SpliceSocket,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        root_path=settings.root_path,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )


def believed(proxies: tuple[str, ...]) -> list[str]:
    """The proxies, each an address or a network; AddressError if one is neither."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise AddressError(f"a trusted proxy is an address or a network: {error}") from None
    return list(proxies)


@contextlib.contextmanager
def _metrics(settings: Settings) -> Iterator[None]:
    host, port = settings.metrics_host, settings.metrics_port
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(metrics.telling(host, port))
        except OSError as error:
            why = error.strerror or str(error)
            raise AddressError(f"cannot tell metrics on {host}:{port}: {why}") from error
        yield


def tell_supervisor(news: str) -> None:
    """Tell systemd, if it started us and wants to know (`sd_notify`)."""
    where = os.environ.get("NOTIFY_SOCKET")
    if not where:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(f"\0{where[1:]}" if where.startswith("@") else where)
        line.send(news.encode())


@contextlib.contextmanager
def _ending_well() -> Iterator[None]:
    """Ctrl-C and SIGTERM, which uvicorn raises once more when all is put away, end here."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        yield


def _make_room() -> None:
    """Many sockets, and many small objects that stay: looking for lost ones is worth it seldom."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < SOCKETS and hard != soft:
        most = SOCKETS if hard == resource.RLIM_INFINITY else min(hard, SOCKETS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    gc.set_threshold(*GARBAGE)


class Server(uvicorn.Server):
    """uvicorn, which says when it listens, and when it is to listen no more."""

    def __init__(
        self, config: uvicorn.Config, started: Callable[[], object], app: FastAPI
    ) -> None:
        super().__init__(config)
        self._started = started
        self._app = app
        app.state.send_away = self._send_away
        app.state.end = self._end

    def _send_away(self) -> None:
        """End all sockets: browsers come again, perhaps to another server."""
        self._app.state.door.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()

    def _end(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, after other servers may have all tables, and what would go on has ended."""
        await self._app.state.hall.leave()
        self._app.state.door.close()
        await super().shutdown(sockets)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens there."""
    ports = range(PORT, PORT + PORTS_TRIED) if port is None else [port]
    for candidate in ports:
        try:
            return _bind(host, candidate)
        except OSError as error:
            failure = error
            if error.errno != errno.EADDRINUSE:
                break
    why = failure.strerror or str(failure)
    raise AddressError(f"cannot listen on {host}:{ports[0]}: {why}") from failure


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Accepted sockets inherit these.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        with contextlib.suppress(AttributeError, OSError):
            milliseconds = UNREAD_SECONDS * 1000
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
        listening.bind(where)
        listening.listen(1024)
    except BaseException:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = listening.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - everywhere, so here too
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
