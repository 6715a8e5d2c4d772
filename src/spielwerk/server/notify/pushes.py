"""Word to browsers that are closed, by Web Push (VAPID), in games of days. Needs the extra `push`.

Only the services of the great browsers are spoken to: an address that a browser names must not
make the server ask anything else.
"""

import json
import logging
from functools import cache, partial
from urllib.parse import urlsplit

from spielwerk.core.documents import Written
from spielwerk.server.ground.settings import Settings
from spielwerk.server.messages.said import Push
from spielwerk.server.notify.letters import words
from spielwerk.server.notify.outbox import Outbox
from spielwerk.text import game_texts

logger = logging.getLogger(__name__)

SERVICE_SECONDS = 20.0
"""For a push service to answer."""

KEPT_SECONDS = 86_400
"""So long a service keeps word for a browser that is off."""


class Pushes:
    """The way to browsers' push services; none without a key, or without the extra `push`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.public_key = public_key_of(settings.push_key) if settings.push_key else None
        self._outbox = Outbox("word to a browser")

    def allows(self, push: Push) -> bool:
        """Whether this is a service that may be spoken to."""
        try:
            asked = urlsplit(push.endpoint)
            asked_port = asked.port
        except ValueError:
            return False
        for allowed in map(urlsplit, self._settings.push_services):
            same = (asked.scheme, asked_port) == (allowed.scheme, allowed.port)
            if same and _is_at(asked.hostname or "", allowed.hostname or ""):
                return True
        return False

    def send(self, push: Push, language: str, game: str, table: str) -> bool:
        """Send word, some time; whether that is under way."""
        if self.public_key is None or not self.allows(push):
            return False
        called = game_texts(game, language).say(f"{game}-name")
        title = words(language).say("call-subject", game=called)
        told = {"title": title, "link": f"table/{table}"}
        return self._outbox.post(partial(deliver, self._settings, push, told))


def _is_at(host: str, allowed: str) -> bool:
    """Whether this host is the allowed one, or with `*.` one below it."""
    return host.endswith(allowed[1:]) if allowed.startswith("*.") else host == allowed


def deliver(settings: Settings, push: Push, told: dict[str, str]) -> None:
    """Hand word to a push service, so that only that browser can read it."""
    from pywebpush import webpush

    keys = {"p256dh": push.p256dh, "auth": push.auth}
    subscription: Written = {"endpoint": push.endpoint, "keys": keys}
    webpush(
        subscription,
        data=json.dumps(told),
        vapid_private_key=settings.push_key,
        vapid_claims={"sub": settings.push_contact or settings.public_url},
        ttl=KEPT_SECONDS,
        timeout=SERVICE_SECONDS,
    )


@cache
def public_key_of(private: str) -> str | None:
    """What browsers must know of the host's key; None where it is none, or without the extra."""
    try:
        from py_vapid import Vapid
        from py_vapid.utils import b64urlencode

        public = Vapid.from_string(private).public_key
    except ImportError:
        logger.warning("push_key needs the extra: pip install 'spielwerk[push]'")
        return None
    except Exception:  # noqa: BLE001
        logger.warning("push_key is no VAPID key; make one with: vapid --gen")
        return None
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    raw = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(raw))
