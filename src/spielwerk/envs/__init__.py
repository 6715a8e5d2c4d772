"""The research door: environments over the games for those who study decisions."""

import importlib
from typing import Any

from spielwerk.core.errors import MissingExtra


def optional(name: str) -> Any:
    """A module that comes with the extra `envs`; MissingExtra says how to get it."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        raise MissingExtra(missing.name or name, "envs") from missing
