"""The research door: environments over the games for those who study decisions."""

import operator
from typing import Any, SupportsIndex

from spielwerk import extras


def optional(name: str) -> Any:
    """A module that comes with the extra `envs`; MissingExtra says how to get it."""
    return extras.needed(name, "envs")


def whole(value: object, name: str, least: int | None = None) -> int:
    """A whole number, of NumPy's kinds too; ValueError says what is allowed."""
    wanted = "a whole number" if least is None else f"a whole number, at least {least}"
    refused = ValueError(f"{name} is {wanted}, not {value!r}")
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise refused
    try:
        number = operator.index(value)
    except TypeError:  # an array, or one of NumPy's booleans
        raise refused from None
    if least is not None and number < least:
        raise refused
    return number
