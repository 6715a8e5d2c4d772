"""Whom what comes is from, and how much of it waits: bounded for each address, and in all."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Scope

from spielwerk.server.ground import metrics
from spielwerk.server.ground.clock import now

MOST_IN_ALL = 64 * 1024 * 1024
"""Bytes that wait, whoever sent them."""

MOST_OF_ONE = 8 * 1024 * 1024
"""Bytes that wait of one address."""

FORWARDED = b"x-forwarded-for"

SEAL = "x-spielwerk-handed"
"""The header of who is handed on: when, by which scheme and from where, and the seal of that."""

SEALED_SECONDS = 30
"""A seal that is older opens nothing."""


class Incoming:
    """All connections of a server: how many there are from where, and how much of them waits."""

    def __init__(self, connections: int, proxies: Iterable[str], secret: str) -> None:
        self._most = connections
        self._secret = secret
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._there: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()
        self._in_all = 0
        metrics.UNREAD.set_function(lambda: self._in_all)

    # Who

    def is_proxy(self, address: str) -> bool:
        """Whether it is believed in what it says of others."""
        try:
            return any(ip_address(address) in proxy for proxy in self._proxies)
        except ValueError:
            return False

    def sender(self, scope: Mapping[str, Any]) -> tuple[str, bool]:
        """Who sends a request, as those say who are believed; whether a server hands it on."""
        told = dict(scope)
        open_seal(self._secret, told)
        peer = told["client"][0] if told["client"] else ""
        if is_handed_on(told):
            return network_of(peer), True
        said = [value.decode("latin-1") for name, value in told["headers"] if name == FORWARDED]
        hops = [peer, *(hop.strip() for hop in reversed(",".join(said).split(",")) if hop.strip())]
        return network_of(next((hop for hop in hops if not self.is_proxy(hop)), hops[-1])), False

    # How many

    def enter(self, who: str) -> bool:
        """One more connection; False if there are too many from there."""
        if self._there[who] >= self._most:
            metrics.TURNED_AWAY.labels("connections").inc()
            return False
        self._there[who] += 1
        return True

    def leave(self, who: str) -> None:
        """One that was counted has gone."""
        _lessen(self._there, who, 1)

    # How much

    def hold(self, who: str, size: int) -> bool:
        """So many bytes more wait; False if that is too much: they are not to be kept."""
        if self._waiting[who] + size > MOST_OF_ONE or self._in_all + size > MOST_IN_ALL:
            metrics.TURNED_AWAY.labels("bytes").inc()
            return False
        self._waiting[who] += size
        self._in_all += size
        return True

    def release(self, who: str, size: int) -> None:
        """They were dealt with, or their connection is closed."""
        _lessen(self._waiting, who, size)
        self._in_all -= size


class Share:
    """What waits of one connection."""

    def __init__(self, incoming: Incoming, who: str) -> None:
        self._incoming = incoming
        self._who = who
        self.size = 0

    def hold(self, size: int) -> bool:
        """So many bytes more wait; False if that is too much."""
        if not self._incoming.hold(self._who, size):
            return False
        self.size += size
        return True

    def release(self) -> None:
        """Nothing waits any more."""
        if self.size:
            self._incoming.release(self._who, self.size)
            self.size = 0


def network_of(host: str) -> str:
    """Who counts as one: an address, or of IPv6 the network that one household has."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), 64), strict=False))


def _lessen(counted: Counter[str], who: str, by: int) -> None:
    counted[who] -= by
    if counted[who] <= 0:
        del counted[who]


# What servers tell each other of whom they hand on, sealed with a secret that they share


def sealed(secret: str, scope: Scope) -> str:
    """What the owner is told of whom it is handed."""
    address = scope["client"][0] if scope["client"] else ""
    said = f"{now()} {scope['scheme']} {address}"
    return f"{said} {_seal(secret, said, scope)}"


def open_seal(secret: str, scope: Scope) -> None:
    """Believe the header of who is handed on, if its seal is right; else it says nothing."""
    told = Headers(scope=scope).get(SEAL)
    if not told or not secret:
        return
    said, _, seal = told.rpartition(" ")
    if not hmac.compare_digest(seal.encode(), _seal(secret, said, scope).encode()):
        return
    at, scheme, address = said.split(" ")
    if abs(now() - int(at)) < SEALED_SECONDS * 1000:
        scope["client"], scope["scheme"], scope["handed_on"] = (address, 0), scheme, True


def _seal(secret: str, said: str, scope: Scope) -> str:
    told = f"{said} {scope['path'].removeprefix(scope.get('root_path', ''))}"
    return hmac.new(secret.encode(), told.encode(), hashlib.sha256).hexdigest()


def is_handed_on(scope: Scope) -> bool:
    """Whether another server has looked at it already."""
    return bool(scope.get("handed_on"))
