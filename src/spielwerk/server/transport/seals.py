"""What servers tell each other of whom they hand on, sealed with a secret that they share."""

import hashlib
import hmac

from starlette.datastructures import Headers
from starlette.types import Scope

from spielwerk.server.ground.clock import now

SEAL = "x-spielwerk-handed"
"""The header of who is handed on: when, by which scheme and from where, and the seal of that."""

SEALED_SECONDS = 30
"""A seal that is older opens nothing."""


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
