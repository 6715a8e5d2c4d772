"""A game's types for the client, made from the records of its `Definition`.

`python -m spielwerk.server.messages.game_types GAME > web/src/wire/GAME.ts`.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

import msgspec

import spielwerk
from spielwerk.core.contract import Definition
from spielwerk.core.documents import Written
from spielwerk.core.options import Holds, Where
from spielwerk.core.records import AgreedDraw, Resigned

Schema = Written

HEADER = """\
// Made by `python -m spielwerk.server.messages.game_types {game}` from
// src/spielwerk/games/{game}/records.py: change that, never this.

import type {{ Holds }} from '../rulings/holds';
import type {{ Heading, Spoken }} from '../said';
"""

MOST = 80
"""So long may be where a text holds, to stand on one line."""
NEXT = "\n    "

PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript(definition: Definition) -> str:
    """The file of one game: its events, what is seen of it, and what can be done in it."""
    records, name = definition.records, definition.name.capitalize()
    events = [*members(records.events), Resigned, AgreedDraw]
    seen = [] if records.observation is None else [records.observation]
    choices = members(records.choices)
    _, parts = msgspec.json.schema_components([*events, *seen, *choices], ref_template="{name}")
    spoken = {kind.__name__ for kind in (*events, *choices)}
    whole = {kind.__name__ for kind in seen}
    made = [HEADER.format(game=definition.name)]
    made += [interface(part, schema, spoken, whole) for part, schema in parts.items()]
    made.append(alias(f"{name}Event", events))
    made += [alias(f"{name}Choice", choices)] if choices else []
    made.append(
        "/** The event of this kind. */\n"
        f"export type Told<Kind extends {name}Event['event']> = "
        f"Extract<{name}Event, {{ event: Kind }}>;\n"
    )
    made += [constants(name, rows) for name, rows in records.tables.items()]
    made.append(holding(definition.holds))
    return "\n".join(made)


def constants(name: str, rows: Mapping[str, Mapping[int, int]]) -> str:
    """A table of the rulebook."""
    lines = [
        f"  {row}: {{ {', '.join(f'{key}: {value}' for key, value in cells.items())} }},\n"
        for row, cells in rows.items()
    ]
    kind = "Record<string, Record<number, number>>"
    return f"export const {name}: {kind} = {{\n{''.join(lines)}}};\n"


def holding(holds: Holds) -> str:
    """Where the texts of the rules hold."""
    lines = "".join(f"  {quoted(text)}: {places(tables)},\n" for text, tables in holds.items())
    return f"export const holds: Holds = {{{f'{chr(10)}{lines}' if lines else ''}}};\n"


def quoted(text: str) -> str:
    return f"'{text}'"


def places(tables: Sequence[Where]) -> str:
    """Laid out as Prettier does."""
    written = [place(where) for where in tables]
    line = f"[{', '.join(written)}]"
    return line if len(line) < MOST else f"[{''.join(f'{NEXT}{one},' for one in written)}\n  ]"


def place(where: Where) -> str:
    """Tables as an object of which only what matters is written."""
    given = [f"{name}: [{', '.join(map(quoted, some))}]" for name, some in where.given.items()]
    parts = [
        *([f"seats: [{', '.join(map(str, where.seats))}]"] if where.seats else []),
        *([f"given: {{ {', '.join(given)} }}"] if given else []),
    ]
    return f"{{ {', '.join(parts)} }}" if parts else "{}"


def members(union: object) -> list[type]:
    """The records of a union, or the only one."""
    return list(get_args(union)) or ([union] if isinstance(union, type) else [])


def interface(name: str, schema: Schema, spoken: set[str], whole: set[str]) -> str:
    """A record; a field that may be left out is optional. Events and choices can be said."""
    needed = schema.get("required", [])
    fields = [
        f"  {key}{'' if key in needed else '?'}: {type_of(field, optional=key not in needed)};\n"
        for key, field in schema["properties"].items()
    ]
    above = " extends Spoken" if name in spoken else " extends Heading" if name in whole else ""
    return f"{comment(schema)}export interface {name}{above} {{\n{''.join(fields)}}}\n"


def comment(schema: Schema) -> str:
    lines = schema.get("description", "").splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def alias(name: str, kinds: Iterable[type]) -> str:
    """Laid out as Prettier does."""
    names = [kind.__name__ for kind in kinds]
    head, line = f"export type {name} =", f" {' | '.join(names)};\n"
    if len(head + line) <= 100:
        return head + line
    if len(line) < 100:
        return f"{head}\n {line}"
    return f"{head}\n" + "\n".join(f"  | {one}" for one in names) + ";\n"


def type_of(schema: Schema, *, optional: bool = False) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(constant(value) for value in schema["enum"])
    if "anyOf" in schema:
        kinds = dict.fromkeys(type_of(one) for one in schema["anyOf"])
        return " | ".join(kind for kind in kinds if not (optional and kind == "null"))
    if schema["type"] == "array":
        return "".join(array(schema))
    if schema["type"] == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


def array(schema: Schema) -> Iterator[str]:
    if "prefixItems" in schema:
        yield f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    else:
        item = type_of(schema["items"])
        yield f"({item})[]" if " | " in item else f"{item}[]"


def constant(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    sys.stdout.write(typescript(spielwerk.definition(sys.argv[1])))
