"""The real server in a process without secrets: its first table deals the same cards every time.

What comes from the module `secrets` is known beforehand: the names and keys of tables, the secret
behind the cards, and the luck of the bots. And there are only bots that are no levels: those play
otherwise whenever they have learned more. All else is as `spielwerk serve` runs it.
"""

import random
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from spielwerk.bots import Maker, own_bots
from tests.server import serving
from tests.server.serving import Serving

LEVELS = {"child", "casual", "club", "master"}


@dataclass
class KnownServing(Serving):
    """A server whose first table is the same every time; `cards` chooses among such tables."""

    cards: int = 0

    def told(self) -> dict[str, Any]:
        return super().told() | {"cards": self.cards}


def simple_bots(game: str) -> dict[str, Maker]:
    """The bots of a game that are no levels."""
    return {name: maker for name, maker in own_bots(game).items() if name not in LEVELS}


def serve_as_told(told: dict[str, Any]) -> None:
    """A server, in its own process."""
    known = random.Random(told["cards"])
    with (
        patch("secrets.token_bytes", known.randbytes),
        patch(
            "secrets.token_urlsafe", lambda size: urlsafe_b64encode(known.randbytes(size)).decode()
        ),
        patch("secrets.randbits", lambda bits: 1),
        patch("spielwerk.server.matches.beginning.seeds_of", lambda record: []),
        patch("spielwerk.bots.bots_for", simple_bots),
    ):
        serving.serve_as_told(told)
