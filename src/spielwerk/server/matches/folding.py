"""Choices as a socket sends them: what many have in common stands there once.

A shape is a choice with its sentences, in which a 0 stands for the next value of a row. Clients
know the notation from `legal`.
"""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec
import orjson
from msgspec.structs import astuple, fields

from spielwerk.core.documents import Written
from spielwerk.core.lines import BARE, Line, Pattern
from spielwerk.core.records import Choice, tag_of

HOLE = 0

written = msgspec.json.Encoder().encode


Folded = tuple[bytes, bytes]
"""A choice in JSON: its shape, and its values, each after a comma."""


def folded(choice: Choice, lines: Sequence[Line]) -> Folded:
    """A choice with what it is called."""
    parts = astuple(choice)[1:]
    absent: tuple[bool, ...] = ()
    row = [*parts]
    if None in parts:
        absent = tuple([part is None for part in parts])
        row = [part for part in parts if part is not None]
    patterns: tuple[Pattern, ...] = ()
    for line in lines:
        pattern, spoken_of = line.taken_apart()
        patterns += (pattern,)
        row += spoken_of
    values = b",%s" % written(row)[1:-1] if row else b""
    return _shape(type(choice), absent, patterns), values


@cache
def _shape(kind: type[Choice], absent: tuple[bool, ...], patterns: tuple[Pattern, ...]) -> bytes:
    """What is the same for all choices of this kind that have these parts and are said so."""
    names = [field.encode_name for field in fields(kind)[1:]]
    there = [name for at, name in enumerate(names) if not (absent and absent[at])]
    shape: Written = {"kind": tag_of(kind.__name__)} | dict.fromkeys(there, HOLE)
    return written(shape | {"said": [_line(pattern) for pattern in patterns]})


def _line(pattern: Pattern) -> Written:
    args = {
        name: _variable(inner) for name, inner in zip(pattern.names, pattern.inner, strict=True)
    }
    return {"as": "line", "id": pattern.text} | ({"args": args} if args else {})


def _variable(inner: Pattern | None) -> Written | int:
    if inner is None:
        return HOLE
    return {"as": "line", "id": HOLE} if inner is BARE else _line(inner)


def in_rows(choices: Iterable[Folded]) -> orjson.Fragment:
    """Choices in their order: the number of each one's shape, and its values."""
    shapes: dict[bytes, int] = {}
    rows = [
        b"[%d%s]" % (shapes.setdefault(shape, len(shapes)), values) for shape, values in choices
    ]
    return orjson.Fragment(b'{"shapes":[%s],"rows":[%s]}' % (b",".join(shapes), b",".join(rows)))
