"""Packages that only come with an extra of ours, imported when they are needed."""

import importlib
from typing import Any

from spielwerk.core.errors import MissingExtra


def needed(package: str, extra: str) -> Any:
    """A package or a module of it; MissingExtra says how to get it."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as missing:
        raise MissingExtra(missing.name or package, extra) from missing
