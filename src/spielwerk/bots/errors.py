"""What goes wrong before a bot thinks."""

from collections.abc import Sequence

from spielwerk.core.errors import one_of


class BotError(ValueError):
    """There is no such bot for this game."""

    def __init__(self, name: object, allowed: Sequence[str]) -> None:
        super().__init__(f"unknown bot {name!r}; {one_of(allowed)}")
        self.name = name
