"""What people give to the command line: files, options, seats, languages."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import spielwerk
from spielwerk import Game
from spielwerk.cli.commands.refused import Refused
from spielwerk.core.documents import Document, Written
from spielwerk.text import LANGUAGES

if TYPE_CHECKING:
    import typer


def one_of(allowed: Sequence[object]) -> str:
    return ", ".join(str(value) for value in allowed)


def check_ending(name: str, what: str, allowed: Collection[str]) -> None:
    """Refused unless a file's name ends as what is written there has to."""
    if Path(name).suffix not in allowed:
        raise Refused(f"{name}: {what} ends with {one_of(sorted(allowed))}")


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except FileNotFoundError:
        raise Refused(f"{name}: there is no such file") from None
    except IsADirectoryError:
        raise Refused(f"{name}: this is a directory, a file is needed") from None
    except (OSError, ValueError) as error:
        raise Refused(f"{name}: cannot be read ({reason(error)})") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused(f"{name}: byte {error.start} is not UTF-8, which JSON has to be") from None


def reason(error: OSError | ValueError) -> str:
    """What the system says about an error, without its number and file name."""
    return getattr(error, "strerror", None) or str(error)


def read_json(name: str) -> Written:
    """The JSON object in a file, or in standard input for `-`."""
    try:
        document = json.loads(
            read_text(name), object_pairs_hook=no_key_twice, parse_constant=no_number
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise Refused(f"{name}: not JSON, {where}: {error.msg}") from None
    except RecursionError:
        raise Refused(f"{name}: not a document, it is nested too deeply") from None
    except ValueError as error:
        raise Refused(f"{name}: not JSON that can be read: {error}") from None
    if not isinstance(document, dict):
        raise Refused(f"{name}: a JSON object is needed, this is {kind(document)}")
    return document


def no_key_twice(pairs: list[tuple[str, object]]) -> Written:
    """An object's keys and values; ValueError if a key stands there twice."""
    known = dict(pairs)
    if len(known) < len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {double!r} stands there twice in one object")
    return known


def no_number(name: str) -> None:
    raise ValueError(f"{name} is no number in JSON")


def kind(value: object) -> str:
    """What JSON calls a value that is no object."""
    names = {list: "an array", str: "a string", bool: "true or false", type(None): "null"}
    return names.get(type(value), "a number")


def options(pairs: Sequence[str] | None) -> dict[str, str]:
    """Options from `name=value` texts; several may stand in one text, divided by commas."""
    chosen: dict[str, str] = {}
    for pair in [part.strip() for text in pairs or () for part in text.split(",")]:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise Refused(f"option {pair!r}: write name=value, for example fold=one_card")
        if name in chosen:
            raise Refused(f"option {name}: given twice")
        chosen[name] = value
    return chosen


def language(asked: str | None) -> str:
    """The language asked for, else the environment's, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refused(f"language {asked!r} is unknown; allowed: {one_of(LANGUAGES)}")
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def seat(asked: int, count: int) -> int:
    """A seat of a game with `count` seats."""
    if not 0 <= asked < count:
        raise Refused(f"seat {asked} does not exist; allowed: {one_of(range(count))}")
    return asked


def seats(asked: int | None, start: Document | None) -> int | None:
    """How many seats were asked for. Refused if the position to begin with has others."""
    if start and asked is not None and asked != start.get("seats", asked):
        raise Refused(f"seats {asked}: the position has {start['seats']!r}")
    return asked


def game(name: str, options: Mapping[str, str] | None = None, seats: int | None = None) -> Game:
    """The game of that name; GameError and OptionError say what is allowed."""
    return spielwerk.load(name, options, seats)


def usual(wanted: str, known: Sequence[str]) -> str:
    """The bot that plays if nobody says who does; where it cannot, whoever can play any game."""
    return wanted if wanted in known else "random"


def bots(asked: str, known: Sequence[str], seats: int) -> tuple[str, ...]:
    """Names of bots divided by commas: one for all seats, or one for each."""
    names = bot_names(asked, known)
    if len(names) not in {1, seats}:
        raise Refused(f"bots: {len(names)} names; allowed: one for all, or {seats}")
    return names


def bot_names(asked: str, known: Sequence[str]) -> tuple[str, ...]:
    """Names of bots divided by commas."""
    names = tuple(name.strip() for name in asked.split(","))
    check_bots(names, known)
    return names


def check_bots(names: Sequence[str], known: Sequence[str]) -> None:
    """Refused if one of them is none that there is."""
    for name in names:
        if name not in known:
            raise Refused(f"bot {name!r} is unknown; allowed: {one_of(known)}")


def check_alone(context: typer.Context, option: str, beside: Collection[str]) -> None:
    """Refused if other parameters than these were given `beside` an option: they do nothing."""
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        if name not in beside and source is not None and source.name == "COMMANDLINE":
            raise Refused(
                f"{parameter.opts[0]} has no effect with {option}; leave one of them out"
            )
