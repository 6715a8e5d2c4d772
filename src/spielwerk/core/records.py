"""What crosses a game's border: records, from which JSON and the client's types are made.

A field says by its type how it is spoken of: `Seat`, `Place`. A field that may be absent has the
default None, and is absent then, never null; one that may be null has no default.
"""

import re
from collections.abc import Sequence
from typing import Annotated, TypeVar

import msgspec

from spielwerk.core.documents import Written

Seat = Annotated[int, msgspec.Meta(extra_json_schema={"x-said": "seat"})]
Place = Annotated[str, msgspec.Meta(extra_json_schema={"x-said": "place"})]

NAMES = {"origin": "from", "target": "to"}
"""Fields whose name in documents is a word that Python keeps for itself."""


def tag_of(name: str) -> str:
    """`FoxMoved` is told as fox_moved."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, tag_field="event", tag=tag_of, rename=NAMES, omit_defaults=True):
    """Something that happened."""


class Choice(msgspec.Struct, tag_field="kind", tag=tag_of, rename=NAMES, omit_defaults=True):
    """A legal action with its parts; `text` is its notation."""

    text: str


class Seen(msgspec.Struct, rename=NAMES, omit_defaults=True):
    """What a seat may know, or a part of it."""


class Agreed(Event):
    """What people have agreed on: the match tells of it, and no game knows it."""

    seat: Seat


class Resigned(Agreed):
    """The side of this seat has given up."""


class AgreedDraw(Agreed):
    """All have agreed on a draw, which this seat had offered."""


R = TypeVar("R", bound=msgspec.Struct)


def document(record: msgspec.Struct) -> Written:
    """A record as the dictionary that JSON is made from."""
    written: Written = msgspec.to_builtins(record)
    return written


def documents(records: Sequence[msgspec.Struct]) -> list[Written]:
    """Records as dictionaries, all at once."""
    written: list[Written] = msgspec.to_builtins(records)
    return written


def said(*lines: msgspec.Struct) -> Written:
    """How a document carries its sentences; one that has none says nothing of it."""
    return {"said": [document(line) for line in lines]} if lines else {}


def record(kind: type[R], written: object) -> R:
    """The record of this kind that a dictionary of ours describes; more is left out."""
    return msgspec.convert(written, kind)


def changed(whole: R, **fields: object) -> R:
    """A record like this one but for some fields."""
    return msgspec.structs.replace(whole, **fields)
