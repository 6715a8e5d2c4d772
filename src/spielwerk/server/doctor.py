"""What a host should know before people come: what is wrong with a server, and what to do.

Nothing is changed, and nobody is asked but the host's own database, mail server and address. It
may be run beside the server.
"""

import os
import platform
import resource
import shutil
import socket
import sqlite3
import ssl
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from email.message import Message
from importlib.metadata import version
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import Connection, func, inspect, select, text

from spielwerk.server.ground.clock import now
from spielwerk.server.ground.settings import Settings
from spielwerk.server.notify.pushes import public_key_of
from spielwerk.server.running import SOCKETS, AddressError, believed
from spielwerk.server.storage.database import Database, StorageError, default_path
from spielwerk.server.storage.lease import NOW, living
from spielwerk.server.storage.schema import HEAD, log
from spielwerk.server.storage.wal import lost_commits
from spielwerk.server.transport.pages import STATIC

Grade = Literal["good", "look", "wrong"]

MEGABYTE = 1024 * 1024

LITTLE, SOME = 200 * MEGABYTE, 2048 * MEGABYTE
"""Free on a disk: too little to go on, and little enough to say so."""

FEW_FILES = 4096
"""So many sockets and files at once are few for a server that others use."""

APART = 1000
"""Milliseconds by which two clocks may differ."""

PATIENCE = 5.0
"""Seconds for anybody to answer."""


class Finding(NamedTuple):
    """One thing that was looked at; `todo` where there is something to do."""

    grade: Grade
    about: str
    found: str
    todo: str = ""


def examined(url: str | None, settings: Settings, address: str | None) -> Iterator[Finding]:
    """All that was found; `address`: where browsers reach the server."""
    yield from of_versions()
    yield from of_database(url)
    yield from of_limits(settings)
    yield from of_cluster(settings)
    yield from of_proxies(settings)
    yield from of_letters(settings)
    yield from of_pushes(settings)
    if address:
        yield from of_address(address.rstrip("/"), settings)


# This machine


def of_versions() -> Iterator[Finding]:
    """What it runs on."""
    said = f"Spielwerk {version('spielwerk')}, Python {platform.python_version()}"
    yield Finding("good", "versions", f"{said}, SQLite {sqlite3.sqlite_version}")
    if not (STATIC / "index.html").is_file():
        yield Finding(
            "wrong", "client", "the pages are not there", "build them: ./run in a checkout"
        )


def of_limits(settings: Settings) -> Iterator[Finding]:
    """How much this machine lets the server have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = SOCKETS if most == resource.RLIM_INFINITY else most
    if files < FEW_FILES:
        todo = "raise it: LimitNOFILE=65536 in the unit, or `ulimit -Hn 65536`"
        yield Finding("look", "limits", f"at most {files} sockets and files at once", todo)
    else:
        yield Finding("good", "limits", f"{files} sockets and files at once")
    processors = len(os.sched_getaffinity(0))
    if settings.bot_processes > 2 * processors:
        todo = "set bot_processes to the number of processors"
        found = f"{settings.bot_processes} processes for bots on {processors} processors"
        yield Finding("look", "limits", found, todo)


# The database


def of_database(url: str | None) -> Iterator[Finding]:
    """Whether it is there, whole, and of this version, and whether there is room."""
    try:
        database = Database(url, only_reads=True)
    except StorageError as error:
        yield from _missing(url, error)
        return
    with closing(database):
        try:
            yield from _looked_into(database)
        except StorageError as error:
            yield Finding(
                "wrong", "database", str(error), 'see "When something happens" in hosting'
            )
    if database.is_sqlite:
        yield from of_disk(database.path)


def _missing(url: str | None, error: StorageError) -> Iterator[Finding]:
    """It cannot be opened; a file of SQLite's is made when the server starts."""
    if not str(error).endswith("is not there"):
        yield Finding("wrong", "database", str(error), "set SPIELWERK_DATABASE to what is there")
        return
    path = Path(url.removeprefix("sqlite:///")) if url else default_path()
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if os.access(folder, os.W_OK):
        yield Finding("good", "database", f"{path} is made at the first start")
    else:
        yield Finding("wrong", "database", f"{folder} cannot be written", "give it to the server")
    yield from of_disk(folder)


def _looked_into(database: Database) -> Iterator[Finding]:
    if database.is_sqlite and (lost := lost_commits(database.path)):
        found = f"{lost} commits in {database.path.name}-wal cannot be read"
        todo = "a torn end of a power cut; nothing" if lost == 1 else "copy both files first"
        yield Finding("look" if lost == 1 else "wrong", "database", found, todo)
    with database.explained(), database.reader.connect() as connection:
        database.check_whole(connection)
        if not inspect(connection).has_table("alembic_version"):
            yield Finding(
                "good", "database", f"{database} is empty, and filled at the first start"
            )
            return
        kept = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        database.check_known(kept)
        if kept == HEAD:
            yield Finding("good", "database", f"{database} is whole, and of this version")
        else:
            todo = "make a backup; the next start brings it up to date"
            yield Finding("look", "database", f"{database} is of an older version", todo)
            return
        yield from of_clocks(database, connection)
        if not database.is_sqlite:
            yield from of_postgresql(connection)


def of_clocks(database: Database, connection: Connection) -> Iterator[Finding]:
    """Whether this machine's time is the database's, and later than what was kept."""
    here, last = now(), connection.execute(select(func.max(log.c.at))).scalar() or 0
    if not database.is_sqlite:
        apart = abs(connection.execute(select(NOW)).scalar_one() - here)
        if apart > APART:
            found = f"this machine's clock and the database's differ by {apart / 1000:.1f} s"
            yield Finding(
                "look", "clocks", found, "set both by NTP; the database's is the one used"
            )
            return
    elif last > here + APART:
        found = f"the last move was kept {(last - here) / 1000:.0f} s later than it is now"
        yield Finding("wrong", "clocks", found, "set the machine's clock (NTP) before people play")
        return
    yield Finding("good", "clocks", "it is later than all that was kept")


DURABLE = {"fsync": ("on",), "synchronous_commit": ("on", "remote_write", "remote_apply")}
"""Settings of PostgreSQL's without which an answered move may be lost."""


def of_postgresql(connection: Connection) -> Iterator[Finding]:
    """Whether it keeps what it has taken, and who lives on it."""
    for name, allowed in DURABLE.items():
        value = connection.execute(text(f"SHOW {name}")).scalar_one()
        if value not in allowed:
            found = f"{name} is {value}: a crash loses moves that were answered"
            yield Finding("wrong", "database", found, f"set {name} to on")
    servers = living(connection)
    said = ", ".join(server.address or "one alone" for server in servers) or "none"
    yield Finding("good", "servers", f"on this database: {said}")


def of_disk(path: Path) -> Iterator[Finding]:
    """Whether there is room, and whether others may read what nobody may."""
    free = shutil.disk_usage(path if path.is_dir() else path.parent).free
    grade: Grade = "wrong" if free < LITTLE else "look" if free < SOME else "good"
    todo = "" if grade == "good" else "make room: without any, moves are refused"
    yield Finding(grade, "disk", f"{free // MEGABYTE:,} MB are free", todo)
    if path.is_file() and path.stat().st_mode & 0o077:
        yield Finding("wrong", "disk", f"others may read {path}", f"chmod 600 {path}")


# What is set


def of_cluster(settings: Settings) -> Iterator[Finding]:
    """Whether servers that share a database can reach each other."""
    if not settings.cluster_address:
        return
    host, _, port = settings.cluster_address.rpartition(":")
    if not settings.cluster_secret:
        yield Finding("wrong", "cluster", "there is no secret", "set SPIELWERK_CLUSTER_SECRET")
    if not host or not port.isdecimal():
        found = f"{settings.cluster_address} is no address"
        yield Finding("wrong", "cluster", found, "name host and port: 10.0.0.2:8000")
    elif host in {"localhost", "127.0.0.1"}:
        found = f"{settings.cluster_address} is reached from this machine alone"
        yield Finding("look", "cluster", found, "right only if all servers are on it")


def of_proxies(settings: Settings) -> Iterator[Finding]:
    """Whether whoever is believed is a proxy."""
    try:
        proxies = believed(settings.trusted_proxies)
    except AddressError as error:
        yield Finding("wrong", "proxy", str(error), "set SPIELWERK_TRUSTED_PROXIES")
        return
    if {"0.0.0.0/0", "::/0"} & {*proxies}:
        todo = "name the proxy alone: else everybody says who they are"
        yield Finding("wrong", "proxy", "everybody is believed as a proxy", todo)
    if settings.public_url and not proxies:
        found = "no proxy is believed: behind one all people count as one"
        yield Finding("look", "proxy", found, "name it in SPIELWERK_TRUSTED_PROXIES")


def of_letters(settings: Settings) -> Iterator[Finding]:
    """Whether the mail server listens."""
    if not settings.smtp_host:
        return
    if not settings.mail_from or not settings.public_url:
        found = "no letters without SPIELWERK_MAIL_FROM and SPIELWERK_PUBLIC_URL"
        yield Finding("wrong", "letters", found, "set both")
    where = settings.smtp_host, settings.smtp_port
    try:
        socket.create_connection(where, timeout=PATIENCE).close()
    except OSError as error:
        found = f"{where[0]}:{where[1]} does not answer: {error.strerror or error}"
        yield Finding(
            "wrong", "letters", found, "see SPIELWERK_SMTP_HOST and _PORT, and firewalls"
        )
    else:
        yield Finding("good", "letters", f"{where[0]}:{where[1]} answers")


def of_pushes(settings: Settings) -> Iterator[Finding]:
    """Whether the key is one."""
    if not settings.push_key:
        return
    if public_key_of(settings.push_key) is None:
        todo = "make one with `vapid --gen`; install spielwerk[push]"
        yield Finding("wrong", "push key", "it is no VAPID key, or its library is missing", todo)
    elif not (settings.push_contact or settings.public_url):
        todo = "set SPIELWERK_PUSH_CONTACT=mailto:… or SPIELWERK_PUBLIC_URL"
        yield Finding("wrong", "push key", "push services want to know whom to turn to", todo)
    else:
        yield Finding("good", "push key", "it is one")


# From outside, as browsers come


class Answered(NamedTuple):
    """What the address has answered."""

    status: int
    headers: Message


def of_address(address: str, settings: Settings) -> Iterator[Finding]:
    """Whether the proxy hands on what the server has to know."""
    try:
        ready = _asked(f"{address}/health/ready")
    except (OSError, ValueError) as error:
        yield Finding(
            "wrong", "address", f"{address} does not answer: {error}", "start the server"
        )
        return
    if ready.status != 200 or ready.headers.get_content_type() != "application/json":
        found = f"/health/ready answers {ready.status}, {ready.headers.get_content_type()}"
        yield Finding(
            "wrong", "address", found, "see its log; is the path taken off by the proxy?"
        )
        return
    yield Finding("good", "address", f"{address} is ready")
    if address.startswith("https:") and "strict-transport-security" not in ready.headers:
        found = "the server does not know that browsers come by HTTPS"
        yield Finding("wrong", "proxy", found, f"{HAND_ON} X-Forwarded-Proto; trust the proxy")
    yield from _of_origin(address, settings)
    yield from _of_sockets(address)


HAND_ON = "let the proxy hand on"


def _of_origin(address: str, settings: Settings) -> Iterator[Finding]:
    scheme, _, rest = address.partition("://")
    origin = f"{scheme}://{rest.partition('/')[0]}"
    if _asked(f"{address}/api/tables", {"origin": origin}, b"{}").status == 403:
        todo = f"{HAND_ON} Host, or set SPIELWERK_ORIGINS={origin}"
        yield Finding("wrong", "proxy", "the server takes its own pages for others'", todo)
    elif origin not in settings.origins:
        yield Finding("good", "proxy", "Host is handed on")


def _of_sockets(address: str) -> Iterator[Finding]:
    upgrade = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    status = _upgraded(f"{address}/ws/tables/doctor", upgrade)
    if status == 101:
        yield Finding("good", "proxy", "sockets are let through")
    else:
        found = f"a socket is answered {status}"
        yield Finding("wrong", "proxy", found, f"{HAND_ON} Upgrade and Connection (WebSockets)")


def _asked(url: str, headers: dict[str, str] | None = None, body: bytes | None = None) -> Answered:
    more = {"content-type": "application/json"} | (headers or {})
    request = urllib.request.Request(url, data=body, headers=more)  # noqa: S310 - the host's own
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            return Answered(answer.status, answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return Answered(error.code, error.headers)


def _upgraded(url: str, headers: dict[str, str]) -> int:
    """What a wish for a socket is answered; urllib would not ask so."""
    scheme, _, rest = url.partition("://")
    host, _, path = rest.partition("/")
    name, _, port = host.partition(":")
    line = socket.create_connection(
        (name, int(port or (443 if scheme == "https" else 80))), timeout=PATIENCE
    )
    if scheme == "https":
        line = ssl.create_default_context().wrap_socket(line, server_hostname=name)
    with closing(line):
        lines = [f"GET /{path} HTTP/1.1", f"host: {host}"]
        lines += [f"{header}: {value}" for header, value in headers.items()]
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        words = line.recv(100).split()
        return int(words[1]) if len(words) > 1 and words[1].isdigit() else 0


def told(findings: Iterator[Finding], say: Callable[[str], object]) -> bool:
    """Say what was found, a line each and what to do below it; whether nothing is wrong."""
    signs = {"good": "  ", "look": "? ", "wrong": "! "}
    well = True
    for finding in findings:
        well = well and finding.grade != "wrong"
        say(f"{signs[finding.grade]}{finding.about + ':':10} {finding.found}")
        if finding.todo:
            say(f"{'':13}-> {finding.todo}")
    return well
