"""The client's types, made from the messages.

`python -m spielwerk.server.messages.typescript > web/src/messages.ts`.
"""

import inspect
import sys
from collections.abc import Iterable
from typing import get_args

from pydantic import TypeAdapter

from spielwerk.core.documents import Written
from spielwerk.server.messages import effects, http, lessons, puzzles, said, stories, told
from spielwerk.server.messages.fields import Incoming, Outgoing
from spielwerk.server.messages.told import Update

Schema = Written

Model = type[Incoming] | type[Outgoing] | type[Update]

HEADER = """\
// What crosses the wire. Made by `python -m spielwerk.server.messages.typescript` from
// src/spielwerk/server/messages: change that, never this.

/** A game's own document: an observation, an event, the values of its options. */
export type Told = Record<string, unknown>;

/** Right and down, in the units of the board's size. */
export type Point = [number, number];
"""

CODES = {"ErrorCode": told.ErrorCode, "ProblemCode": http.ProblemCode}

UNIONS = {
    "ClientMessage": said.ClientMessage,
    "ServerMessage": told.ServerMessage,
    "SeatWish": http.SeatWish,
}

SPARSE = {http.Cell, http.Geometry}
"""Models whose None is left out when they are sent."""

WHOLE = {said.Pace}
"""Models that both send, the browser too with all their fields."""

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The whole file."""
    parts = [HEADER]
    parts += [_alias(name, map(_constant, get_args(codes))) for name, codes in CODES.items()]
    parts += [_interface(model) for model in _models()]
    parts += [_alias(name, _members(union)) for name, union in UNIONS.items()]
    return "\n".join(parts)


def _models() -> list[Model]:
    """All messages, in the order of their files."""
    return [
        thing
        for module in (said, told, http, stories, effects, lessons, puzzles)
        for thing in vars(module).values()
        if inspect.isclass(thing)
        and issubclass(thing, (Incoming, Outgoing, Update))
        and thing.__module__ == module.__name__
    ]


def _members(union: object) -> list[str]:
    models = get_args(union)
    if not inspect.isclass(models[0]):  # Annotated: the union is within
        models = get_args(models[0])
    return [model.__name__ for model in models]


def _alias(name: str, options: Iterable[str]) -> str:
    """Laid out as Prettier does: in one line, after the name, or an option a line."""
    options = list(options)
    head, line = f"export type {name} =", f"{' | '.join(options)};\n"
    if len(f"{head} {line}") <= 100:
        return f"{head} {line}"
    if len(f"  {line}") <= 100:
        return f"{head}\n  {line}"
    return f"{head}\n" + "\n".join(f"  | {option}" for option in options) + ";\n"


def _interface(model: Model) -> str:
    incoming = issubclass(model, Incoming)
    schema = TypeAdapter(model).json_schema(
        mode="validation" if incoming or model in SPARSE else "serialization",
        ref_template="{model}",
    )
    # Without a value, a field may be missing where the browser sends it; the server sends it.
    may_lack = model in SPARSE or (incoming and model not in WHOLE)
    required = schema.get("required", []) if may_lack else schema["properties"]
    fields = []
    for name, field in schema["properties"].items():
        type_ = type_of(field)
        if model in SPARSE:
            type_ = type_.removesuffix(" | null")
        fields.append(f"  {name}{'' if name in required else '?'}: {type_};\n")
    return f"{_comment(model)}export interface {model.__name__} {{\n{''.join(fields)}}}\n"


def _comment(model: Model) -> str:
    lines = (inspect.getdoc(model) or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def type_of(schema: Schema) -> str:
    """One JSON schema as a TypeScript type."""
    if not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return _constant(schema["const"])
    if "enum" in schema:
        return _enumeration(schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        options = schema.get("anyOf") or schema["oneOf"]
        return " | ".join(dict.fromkeys(type_of(option) for option in options))
    return _structure(schema)


def _structure(schema: Schema) -> str:
    if "prefixItems" in schema:
        return "Point"  # the only kind of tuple
    if schema["type"] == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema["type"] == "object":
        values = schema["additionalProperties"]
        return "Told" if values is True else f"Record<string, {type_of(values)}>"
    return PLAIN[schema["type"]]


def _enumeration(values: list[str]) -> str:
    for name, codes in CODES.items():
        if list(get_args(codes)) == values:
            return name
    return " | ".join(map(_constant, values))


def _constant(value: str) -> str:
    return f"'{value}'"


if __name__ == "__main__":
    sys.stdout.write(typescript())
