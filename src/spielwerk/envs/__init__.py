"""The research door: environments over the games for those who study decisions."""

from typing import Any

from spielwerk import extras


def optional(name: str) -> Any:
    """A module that comes with the extra `envs`; MissingExtra says how to get it."""
    return extras.needed(name, "envs")
