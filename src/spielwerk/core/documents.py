"""Reading position documents: what every game checks alike. Each refusal is a PositionError."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeGuard, cast

from spielwerk.core.errors import PositionError, one_of

Document = Mapping[str, Any]
"""What comes from outside: it may hold anything until it has been checked."""

Written = dict[str, Any]
"""What is written for outside: what JSON is made from."""

MOST_PLIES = 1_000_000_000


def is_object(value: object) -> TypeGuard[Document]:
    """Is it an object of names and values?"""
    return isinstance(value, Mapping)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Is it a list of anything?"""
    return isinstance(value, list)


def is_pair(value: object) -> TypeGuard[Sequence[Any]]:
    """Is it a list (or tuple) of two?"""
    return isinstance(value, (list, tuple)) and len(cast("Sequence[object]", value)) == 2


def check_document(document: object) -> Document:
    """The document, which is an object."""
    if not is_object(document):
        raise PositionError("document", f"an object is needed, not {type(document).__name__}")
    return document


def known_keys(document: Document, keys: Iterable[str], where: str = "") -> None:
    """Refuse a document with a key that is not one of `keys`."""
    allowed = list(keys)
    for key in document:
        if key not in allowed:
            raise PositionError(f"{where}{key}", f"unknown key; {one_of(allowed)}")


def needed(document: Document, key: str) -> Any:
    """The value of a key that must be there."""
    if key not in document:
        raise PositionError(key, "missing, but it must be given")
    return document[key]


def whole(value: object, key: str, low: int, high: int) -> int:
    """A whole number between `low` and `high`, both allowed."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise PositionError(key, f"{value!r} is not allowed; a whole number from {low} to {high} is")


def choice(value: object, key: str, allowed: Sequence[str]) -> str:
    """One of the allowed texts."""
    if isinstance(value, str) and value in allowed:
        return value
    raise PositionError(key, f"{value!r} is not allowed; {one_of(allowed)}")


def items(value: object, key: str, length: int | None = None) -> list[Any]:
    """A list, of this length if one is given."""
    if not is_list(value):
        raise PositionError(key, f"a list is needed, not {value!r}")
    if length is not None and len(value) != length:
        raise PositionError(key, f"{length} entries are needed, not {len(value)}")
    return value


def card_left(
    code: str, key: str, codes: Sequence[str], left: list[int], box: Sequence[int]
) -> int:
    """The card with this code, which is none of those that are left any more.

    `codes` and `box`, how many of each there are at all, begin at index 1.
    """
    if code not in codes[1:]:
        raise PositionError(key, f"{code!r} is no card")
    card = codes.index(code)
    if left[card] == 0:
        raise PositionError(key, f"there are only {box[card]} cards {code}")
    left[card] -= 1
    return card


def check_returns(document: Document, result: list[int] | None) -> None:
    """Refuse `returns` that are not the result of what is described; None: it is not over."""
    if "returns" not in document:
        return
    if result is None:
        raise PositionError("returns", "there is no result before the game is over")
    if document["returns"] != result:
        raise PositionError("returns", f"{document['returns']!r} does not fit; it is {result}")


def text(value: object, key: str) -> str:
    if not isinstance(value, str):
        raise PositionError(key, f"a text is needed, not {value!r}")
    return value
